// Plays a deal to its result.
#pragma once

#include "deal.h"

#include <string>

class Player {
  public:
    virtual ~Player() = default;

    // One of `leads`. The exchange, and a marriage that brings enough, are never left to players.
    virtual Action lead(const Deal& deal, int seat, const Actions& leads, Random& random) = 0;

    // One of `answers`, of which there are at least two.
    virtual Card answer(const Deal& deal, int seat, Card led, const Actions& answers, Random& random) = 0;
};

struct Outcome {
    int result; // game points for seat 0
    bool closed;
};

// Plays on from any lead. From a close, from the end of the stock and, with twenty cards, from the last two stock
// cards on, the result is that of best play with all cards known: networks are not asked there.
// The moves made are added to `moves` in the form of records.
Outcome play(Deal& deal, Player* const players[2], Random& random, std::string* moves = nullptr);
