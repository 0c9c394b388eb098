// Trains a network by deals against itself and against the heuristic player.
#pragma once

#include "rules.h"

#include <cstdint>
#include <string>
#include <vector>

// Prints a line of progress now and then, and writes the averaged weights to `path` each time and at the end.
// The time decides how far exploration and steps have become smaller, so that no two runs are quite alike.
void train(const std::vector<Share>& shares, double minutes, uint64_t seed, const std::string& path);
