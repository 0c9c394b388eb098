// Random positions and what a network says of them, by which other programs can be checked.
#pragma once

#include "network.h"

#include <cstdint>
#include <vector>

// Prints, for every profile, `count` positions as lines of JSON: the deal's cards and moves, the move judged, all
// entries that are 1 then, and the chances of -3 to 3 game points.
void print_positions(const Network& network, const std::vector<Share>& shares, uint64_t seed, int count);
