// What the network is told: entries that are 1, all others being 0. The layout is that of bummerl.ai.features.
#pragma once

#include "deal.h"

namespace entry {

// Where each group of entries begins. Cards are those of the suit's place: the trumps come first.
constexpr int HAND = 0;
constexpr int OPPONENT_KNOWN = HAND + CARD_COUNT;
constexpr int UNSEEN = OPPONENT_KNOWN + CARD_COUNT;
constexpr int TURNUP = UNSEEN + CARD_COUNT;
constexpr int CARD = TURNUP + CARD_COUNT; // the card that is played
constexpr int LED = CARD + CARD_COUNT;
constexpr int OWN_SHOWN = LED + CARD_COUNT;

// The last tricks, the latest first: the card led and the answer.
constexpr int TRICKS = OWN_SHOWN + CARD_COUNT;
constexpr int TRICKS_TOLD = 4;
constexpr int OWN_LEADS = TRICKS + TRICKS_TOLD * 2 * CARD_COUNT;

// Points in steps of two, with one step for none and one for all from 66 on; announced points by twenties.
constexpr int POINTS = OWN_LEADS + TRICKS_TOLD;
constexpr int POINT_STEPS = ENOUGH / 2 + 2;
constexpr int OPPONENT_POINTS = POINTS + POINT_STEPS;
constexpr int PENDING = OPPONENT_POINTS + POINT_STEPS;
constexpr int PENDING_STEPS = 4;
constexpr int OPPONENT_PENDING = PENDING + PENDING_STEPS;
constexpr int TRICKLESS = OPPONENT_PENDING + PENDING_STEPS; // the own seat, then the opponent

constexpr int STOCK = TRICKLESS + 2; // by twos
constexpr int STOCK_STEPS = 7;
constexpr int ON_LEAD = STOCK + STOCK_STEPS;
constexpr int TAKES = ON_LEAD + 1;      // the answer wins the trick
constexpr int MARRIAGE = TAKES + 1;     // announced in a plain suit, then in trumps
constexpr int CLOSE = MARRIAGE + 2;     // the move closes
constexpr int TRICK_POINTS = CLOSE + 1; // by fours; two of the eight are never used
constexpr int RULES = TRICK_POINTS + 8;
constexpr int RULES_TOLD = 16;
constexpr int COUNT = RULES + RULES_TOLD;

} // namespace entry

static_assert(entry::COUNT == 480, "the engine knows 480 entries");

using Entry = int16_t;
constexpr Entry NO_ENTRY = -1;

struct Entries {
    Entry all[80];
    int count = 0;

    void add(int entry) { all[count++] = static_cast<Entry>(entry); }
    const Entry* begin() const { return all; }
    const Entry* end() const { return all + count; }
};

// What a move changes: entries that it adds, and the card that leaves the hand.
struct Change {
    Entries added;
    Entry removed = NO_ENTRY;
};

// The entries of what one seat knows, and those of each of its moves.
class Features {
  public:
    // `led` is the card to be answered, or NO_CARD on lead.
    Features(const Deal& deal, int seat, Card led);

    const Entries& entries() const { return found; }
    Change of(const Action& action) const;

  private:
    const Deal& deal;
    int seat;
    Card led;
    int places[SUITS]; // of the suits
    Entries found;

    int place(Card card) const { return RANKS * places[suit_of(card)] + rank_of(card); }
    void order_suits(CardSet unseen);
    void add_cards(int group, CardSet cards);
    void add_tricks();
    void add_standing();
    void add_rules();
};
