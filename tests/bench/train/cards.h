// Cards and sets of cards, numbered as in engine/bummerl/cards.py: 6 * suit + strength, strengths from nine to ace.
#pragma once

#include <cstdint>
#include <string>

using Card = int;
using CardSet = uint32_t;

constexpr int SUITS = 4;
constexpr int RANKS = 6;
constexpr int CARD_COUNT = SUITS * RANKS;
constexpr int NINE = 0, QUEEN = 2, KING = 3, ACE = 5;
constexpr Card NO_CARD = -1;
constexpr int NO_SUIT = -1;

constexpr int ENOUGH = 66;
constexpr int SCHNEIDER = 33;

constexpr CardSet EVERY_NINE = 1u << NINE | 1u << 6 | 1u << 12 | 1u << 18;
constexpr CardSet EVERY_QUEEN = EVERY_NINE << QUEEN;

inline CardSet set_of(Card card) {
    return 1u << card;
}
inline int count_of(CardSet cards) {
    return __builtin_popcount(cards);
}
inline Card first_of(CardSet cards) {
    return __builtin_ctz(cards);
}

inline int suit_of(Card card) {
    return card / RANKS;
}
inline int rank_of(Card card) {
    return card % RANKS;
}

inline int value_of(Card card) {
    constexpr int VALUES[RANKS] = {0, 2, 3, 4, 10, 11};
    return VALUES[rank_of(card)];
}

// Names as in records.
inline std::string suit_name(int suit) {
    return std::string(1, "HDCS"[suit]);
}
inline std::string card_name(Card card) {
    return "9JQKTA"[rank_of(card)] + suit_name(suit_of(card));
}

inline CardSet suit_set(int suit) {
    return 63u << RANKS * suit;
}

// King and queen of a suit.
inline CardSet pair_of(int suit) {
    return 3u << (RANKS * suit + QUEEN);
}

// The queens whose kings are in the hand too.
inline CardSet paired_queens(CardSet hand) {
    return hand & hand >> 1 & EVERY_QUEEN;
}

// The queens given and their kings.
inline CardSet with_kings(CardSet queens) {
    return queens * 3;
}

inline CardSet higher_than(Card card) {
    return suit_set(suit_of(card)) & ~((2u << card) - 1);
}

inline bool answer_wins(Card led, Card answer, int trump) {
    return suit_of(answer) == suit_of(led) ? answer > led : suit_of(answer) == trump;
}

// Calls `action` with every card of a set, in the order of their numbers.
template <typename Action> inline void for_each(CardSet cards, Action action) {
    for (; cards; cards &= cards - 1)
        action(first_of(cards));
}
