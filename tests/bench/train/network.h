// Three layers that judge a move: binary entries, two hidden layers that cut off what is below zero, and the chances
// of each result of the deal.
#pragma once

#include "features.h"
#include "random.h"

#include <cstddef>
#include <string>

constexpr int FIRST = 192, SECOND = 32;
constexpr int RESULTS = 7;
constexpr int WORST_RESULT = -3; // results go from -3 to 3 game points

// All weights, in the order in which they lie in raw files.
struct Network {
    alignas(64) float first[entry::COUNT][FIRST], first_bias[FIRST];
    float second[SECOND][FIRST], second_bias[SECOND];
    float third[RESULTS][SECOND], third_bias[RESULTS];

    // Training and files treat the weights as one row of numbers; the last few only fill up the space.
    float* numbers() { return &first[0][0]; }
};

constexpr size_t NUMBERS = sizeof(Network) / sizeof(float);

// The first layer before anything is cut off.
struct Sums {
    alignas(64) float all[FIRST];
};

// What the layers hold in between; learning needs it.
struct Hidden {
    alignas(64) float first[FIRST];
    float second[SECOND];
};

struct Chances {
    float of[RESULTS];

    // The mean of what the results are worth.
    float mean(const float (&worth)[RESULTS]) const;
};

void randomize(Network& network, Random& random);

Sums sums_of(const Network& network, const Entries& entries);

// The sums after a move, from those of the position: most entries are common to all moves.
Sums changed(const Network& network, const Sums& sums, const Change& change);

Chances chances_of(const Network& network, const Sums& sums, Hidden& hidden);
Chances chances_of(const Network& network, const Sums& sums, const Change& change);

// Throw std::runtime_error if the file cannot be written, or is not one of such a network.
void write(Network& network, const std::string& path);
void read(Network& network, const std::string& path);
