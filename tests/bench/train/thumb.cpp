#include "thumb.h"

#include "endings.h"
#include "outlook.h"

#include <algorithm>

namespace {

// Points of hand, marriages and tricks without which closing is not thought about: the opponent's cards bring some
// twelve more.
constexpr int LEAST_TO_CLOSE = ENOUGH - 12;

constexpr int CLOSED_WORLDS = 8;

// After so many worlds, closing is given up if it promises less than `LEAST_HOPE` game points.
constexpr int FIRST_WORLDS = 3;
constexpr double LEAST_HOPE = 0.5;

// What closing must promise, in game points.
constexpr double PROMISE = 1.5;

// What -3 to 3 game points are about worth at the start of a match to seven.
constexpr double WORTH[7] = {-3.0737, -2.0434, -1, 0, 1, 2.0434, 3.0737};

bool has_points_to_close(const Deal& deal, int seat) {
    const Side& own = deal.sides[seat];
    int points = own.points + own.pending;
    for_each(own.hand, [&](Card card) { points += value_of(card); });
    if (deal.rules->marriage_when_strict && deal.may_announce())
        for_each(paired_queens(own.hand), [&](Card queen) { points += deal.worth(suit_of(queen)); });
    return points >= LEAST_TO_CLOSE;
}

// What closing is worth with the same first card against random hands of the opponent, all cards being known from the
// second card on. Marriages are counted even where they may not be announced after closing.
class ClosedWorlds {
  public:
    ClosedWorlds(const Deal& deal, int seat)
        : deal(deal), seat(seat), known(deal.known(1 - seat)),
          missing(count_of(deal.sides[1 - seat].hand) - count_of(known)),
          ending(*deal.rules, deal.trump, seat, closing_success(*deal.rules, deal.sides[1 - seat]),
                 closing_failure(*deal.rules, deal.sides[seat], deal.sides[1 - seat])) {
        for_each(deal.unseen_by(seat, NO_CARD), [&](Card card) { hidden[hidden_count++] = card; });
    }

    // Plays all first cards against one more hand.
    void play_another(Random& random) {
        for (int i = 0; i < missing; i++)
            std::swap(hidden[i], hidden[i + random.below(hidden_count - i)]);
        Side other = deal.sides[1 - seat];
        other.hand = known;
        for (int i = 0; i < missing; i++)
            other.hand |= set_of(hidden[i]);
        for_each(deal.sides[seat].hand, [&](Card card) { sums[card] += WORTH[result_of(card, other) + 3]; });
        worlds++;
    }

    // The best mean so far.
    double promise() const {
        double most = -99;
        for_each(deal.sides[seat].hand, [&](Card card) { most = std::max(most, sums[card]); });
        return most / worlds;
    }

  private:
    const Deal& deal;
    int seat;
    CardSet known;
    int missing;
    Ending ending;
    Card hidden[CARD_COUNT];
    int hidden_count = 0;
    double sums[CARD_COUNT] = {};
    int worlds = 0;

    int result_of(Card card, const Side& other) const {
        Side own = deal.sides[seat];
        if (deal.marriage_leads(seat) & set_of(card))
            own.announce(*deal.rules, deal.worth(suit_of(card)));
        own.hand ^= set_of(card);
        return own.points >= ENOUGH ? ending.game_points(seat, other) : ending.answer(seat, card, own, other);
    }
};

bool closes(const Deal& deal, int seat, Random& random) {
    if (!has_points_to_close(deal, seat))
        return false;
    ClosedWorlds worlds(deal, seat);
    for (int number = 1; number <= CLOSED_WORLDS; number++) {
        worlds.play_another(random);
        if (number == FIRST_WORLDS && worlds.promise() < LEAST_HOPE)
            return false;
    }
    return worlds.promise() >= PROMISE;
}

// Trumps first, else the first suit.
Action announcement(const Deal& deal, int seat, CardSet queens) {
    const int suit = queens & suit_set(deal.trump) ? deal.trump : suit_of(first_of(queens));
    const Card queen = first_of(queens & suit_set(suit)), king = queen + 1;
    if (deal.rules->marriage_by_king)
        return {king, suit, false};
    Deal announced = deal;
    announced.announce(seat, suit);
    const Outlook outlook(announced, seat, NO_CARD, suit);
    return {outlook.lead(queen) >= outlook.lead(king) ? queen : king, suit, false};
}

} // namespace

Action ThumbPlayer::lead(const Deal& deal, int seat, const Actions&, Random& random) {
    if (deal.may_close(seat) && closes(deal, seat, random))
        return {NO_CARD, NO_SUIT, true};
    const CardSet hand = deal.sides[seat].hand, queens = paired_queens(hand);
    if (queens && deal.may_announce())
        return announcement(deal, seat, queens);
    const Outlook outlook(deal, seat, NO_CARD, NO_SUIT);
    return {best_of(hand, [&](Card card) { return outlook.lead(card); }), NO_SUIT, false};
}

Card ThumbPlayer::answer(const Deal& deal, int seat, Card led, const Actions& answers, Random&) {
    CardSet cards = 0;
    for (int i = 0; i < answers.count; i++)
        cards |= set_of(answers.all[i].card);
    const Outlook outlook(deal, seat, led, NO_SUIT);
    return best_of(cards, [&](Card card) { return outlook.answer(card); });
}
