// One deal while the stock is open: cards, points, and the moves that need no thought.
#pragma once

#include "random.h"
#include "rules.h"

// What belongs to one seat.
struct Side {
    CardSet hand;
    int points;    // that count now
    int pending;   // announced, counting with a trick to come
    int tricks;    // how many are won
    int marriages; // points of all marriages announced

    void announce(const Rules& rules, int worth) {
        marriages += worth;
        if (tricks && !rules.marriage_next_trick)
            points += worth;
        else
            pending += worth;
    }
};

struct Trick {
    int leader;
    Card led, answer;
};

// What a seat does on lead or in answer: a card, as a lead perhaps with its marriage; or a close, perhaps with a
// marriage where none can be announced later.
struct Action {
    Card card = NO_CARD;
    int suit = NO_SUIT;
    bool close = false;
};

struct Actions {
    Action all[16];
    int count = 0;

    void add(const Action& action) { all[count++] = action; }
};

struct Deal {
    static constexpr int MOST_TRICKS = 12;

    const Rules* rules = nullptr;
    int trump = 0;
    Side sides[2] = {};
    CardSet shown[2] = {};  // cards of each seat that the other has seen, whether still held or not
    int announced[2] = {};  // suits of marriages, one bit each
    CardSet gone = 0;       // cards in tricks
    Card stock[CARD_COUNT]; // the turn-up first, the next card to be drawn last
    int stock_size = 0;
    int leader = 0;
    Trick tricks[MOST_TRICKS];
    int trick_count = 0;

    // A shuffled deal. `rules` must outlive it.
    Deal(const Rules& rules, Random& random, int forehand);

    Card turnup() const { return stock[0]; }
    int worth(int suit) const { return suit == trump ? 40 : 20; }
    CardSet known(int seat) const { return shown[seat] & sides[seat].hand; }

    // The cards of which `seat` cannot know whether the opponent holds them or the stock hides them.
    CardSet unseen_by(int seat, Card led) const;

    bool may_exchange(int seat) const;
    void exchange(int seat);
    bool may_close(int seat) const;
    bool may_announce() const { return rules->marriage_first_lead || sides[0].tricks || sides[1].tricks; }
    void announce(int seat, int suit);

    // Whether announcing a marriage brings `seat` enough at once.
    bool wins_by_announcing(int seat, int suit) const;

    // All cards with which a marriage of `seat` may be announced.
    CardSet marriage_leads(int seat) const;

    // The cards of a marriage are never led without announcing it.
    Actions leads(int seat) const;
    Actions answers(int seat, Card led) const;

    // The winner leads, and both draw. The cards have left the hands.
    void finish_trick(Card led, Card answer);

    // Game points for a winner who did not have to close.
    int game_points(int winner) const;
};
