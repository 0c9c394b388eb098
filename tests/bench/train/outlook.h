// Scores of cards while the stock is open, in card points, as in bummerl.ai.heuristics: what the trick is expected to
// bring or cost, less what the card would be worth if it were kept.
#pragma once

#include "deal.h"

class Outlook {
  public:
    // `announcing` is the suit of the marriage announced for this lead.
    Outlook(const Deal& deal, int seat, Card led, int announcing);

    double lead(Card card) const;
    double answer(Card card) const;

  private:
    // Chances that the opponent beats a lead with a card of its suit, and with a trump.
    struct Replies {
        double headed, ruffed;
    };

    const Deal& deal;
    const Rules& rules;
    const Side &own, &other;
    int seat;
    Card led;
    int announcing;
    CardSet known, unseen;
    CardSet out; // all cards that may still beat an own one
    CardSet trumps;
    int missing; // cards of the opponent's hand that are not known

    double holds(CardSet cards) const;
    double kept(Card card) const;
    double marriage_kept(Card card) const;
    double lead_worth() const;
    double won(double points) const;
    double lost(double points) const;
    Replies duties(Card card) const;
    Replies wishes(Card card) const;
};

// The first card with the highest score.
template <typename Score> Card best_of(CardSet cards, Score score) {
    Card best = NO_CARD;
    double most = 0;
    for_each(cards, [&](Card card) {
        const double value = score(card);
        if (best == NO_CARD || value > most) {
            best = card;
            most = value;
        }
    });
    return best;
}
