// Exact results of endings in which all cards are known: by alpha-beta search, in game points for the leader.
#pragma once

#include "deal.h"

// More than any result: the bounds of a search that looks for the result itself.
constexpr int NO_BOUND = 4;

// What the closer wins if the close succeeds; 0 where the standing at the end decides.
int closing_success(const Rules& rules, const Side& opponent);

// What the opponent wins if the close fails.
int closing_failure(const Rules& rules, const Side& closer, const Side& opponent);

// Play without drawing: the stock is used up, or closed. Whoever has enough claims at once.
class Ending {
  public:
    // The stock is used up.
    Ending(const Rules& rules, int trump) : Ending(rules, trump, NOBODY, 0, 0) {}

    // `closer` has closed; `success` and `failure` are what that is worth to the closer and to the opponent.
    Ending(const Rules& rules, int trump, int closer, int success, int failure)
        : rules(rules), trump(trump), closer(closer), success(success), failure(failure) {}

    // The result for `seat`, on lead; exact between the bounds.
    int lead(int seat, Side own, Side other, int lower = -NO_BOUND, int upper = NO_BOUND) const;

    // The same once `seat` has led a card.
    int answer(int seat, Card led, const Side& own, const Side& other, int lower = -NO_BOUND,
               int upper = NO_BOUND) const;

    // Game points if `winner` has enough.
    int game_points(int winner, const Side& loser) const;

  private:
    static constexpr int NOBODY = -1;

    const Rules& rules;
    int trump, closer, success, failure;

    int after_trick(int seat, Card led, Card answer, Side own, Side other, int lower, int upper) const;
    int last_trick(int winner, const Side& own, const Side& other) const;
};

// Play with two cards in the stock whose places are known too. It is for games with twenty cards: none of those lets
// the opponent exchange when the stock is closed.
class LastDraw {
  public:
    LastDraw(const Rules& rules, int trump, Card turnup, Card top)
        : rules(rules), trump(trump), turnup(turnup), top(top), ending(rules, trump) {}

    // The result for `seat`, on lead.
    int lead(int seat, Side own, Side other);

  private:
    const Rules& rules;
    int trump;
    Card turnup, top;
    Ending ending;

    int answer(int seat, Card led, const Side& own, const Side& other, int lower) const;
    int close(int seat, const Side& own, const Side& other) const;
};
