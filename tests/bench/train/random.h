// Random numbers that are the same on every machine (xorshift64*).
#pragma once

#include <cstdint>

class Random {
  public:
    explicit Random(uint64_t seed) : state(seed * 0x9E3779B97F4A7C15ull + 12345) {
        // Seeds near each other begin alike without this.
        for (int i = 0; i < 8; i++)
            next();
    }

    uint64_t next() {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        return state * 0x2545F4914F6CDD1Dull;
    }

    // A whole number from 0 up to, but not including, `limit`.
    int below(int limit) { return static_cast<int>(((next() >> 32) * static_cast<uint64_t>(limit)) >> 32); }

    // A number from 0 up to, but not including, 1.
    double uniform() { return static_cast<double>(next() >> 11) * (1.0 / 9007199254740992.0); }

  private:
    uint64_t state;
};
