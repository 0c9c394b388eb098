// Rules as data, and the profiles of engine/bummerl/rules.py: of each, what matters to the play of a deal.
#pragma once

#include "cards.h"

#include <string>
#include <vector>

struct Rules {
    std::string name;

    bool nines = false;
    int hand_size = 5;

    bool strict_from_start = false;
    bool must_head = true;

    int close_min_stock = 4; // 0: there is no closing
    bool close_needs_trick = false;
    bool close_at_close = true;                   // whether the standing at closing decides what a success is worth
    bool failed_close_by_opponents_tricks = true; // else by the closer's: whether a failed close costs 2 or 3

    int exchange_min_stock = 2;
    bool exchange_on_turn = false; // else only on lead
    bool exchange_needs_trick = false;
    bool exchange_on_close = false;

    bool marriage_first_lead = true;
    bool marriage_when_strict = true;
    bool marriage_auto = false;
    bool marriage_by_king = false;    // the king must be led, not king or queen
    bool marriage_next_trick = false; // announced points count with the next trick won, not with any

    bool claim_on_turn = false; // else only on lead

    bool majority = false; // decides if nobody claims, else the last trick
    bool majority_of_cards = false;
    int last_trick_bonus = 0;

    Card lowest(int suit) const { return RANKS * suit + (nines ? 0 : 1); }
    CardSet deck() const { return nines ? (1u << CARD_COUNT) - 1 : ((1u << CARD_COUNT) - 1) & ~EVERY_NINE; }
};

// How often a profile is played in training, in relation to the others.
struct Share {
    Rules rules;
    int weight;
};

// The profiles that one network learns: "five" is the one for hands of five cards, "six" for hands of six.
// Throws std::invalid_argument for any other name.
std::vector<Share> profiles_of(const std::string& network);

// The cards that may be answered while suits must be followed.
inline CardSet strict_answers(const Rules& rules, CardSet hand, Card led, int trump) {
    const CardSet following = hand & suit_set(suit_of(led));
    if (following) {
        const CardSet heading = following & higher_than(led);
        return heading && (rules.must_head || suit_of(led) == trump) ? heading : following;
    }
    const CardSet trumps = hand & suit_set(trump);
    return trumps ? trumps : hand;
}
