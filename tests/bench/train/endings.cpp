#include "endings.h"

#include <algorithm>

namespace {

// Further from zero than any result.
constexpr int NO_RESULT = 99;

struct Order {
    Card cards[8];
    int count = 0;
};

// Leads that are likely to be good come first: high cards, of each rank the trump first.
Order leads_of(CardSet hand, int trump) {
    Order order;
    for (int rank = ACE; rank >= NINE; rank--)
        for (int i = 0; i < SUITS; i++) {
            const Card card = RANKS * ((trump + i) % SUITS) + rank;
            if (hand & set_of(card))
                order.cards[order.count++] = card;
        }
    return order;
}

// Dear winners come first, then cheap losers.
Order answers_of(CardSet answers, Card led, int trump) {
    Order order;
    for_each(answers, [&](Card card) { order.cards[order.count++] = card; });
    std::sort(order.cards, order.cards + order.count, [&](Card a, Card b) {
        const bool a_wins = answer_wins(led, a, trump), b_wins = answer_wins(led, b, trump);
        if (a_wins != b_wins)
            return a_wins;
        return a_wins ? value_of(a) > value_of(b) : value_of(a) < value_of(b);
    });
    return order;
}

CardSet marriage_leads(const Rules& rules, CardSet hand) {
    const CardSet queens = paired_queens(hand);
    return rules.marriage_by_king ? queens << 1 : with_kings(queens);
}

// Announces if the card is one of `announcing`, and plays it.
Side after_lead(const Rules& rules, int trump, Side side, Card card, CardSet announcing) {
    if (announcing & set_of(card))
        side.announce(rules, suit_of(card) == trump ? 40 : 20);
    side.hand ^= set_of(card);
    return side;
}

void win_trick(Side& side, Card led, Card answer) {
    side.points += value_of(led) + value_of(answer) + side.pending;
    side.pending = 0;
    side.tricks++;
}

} // namespace

int closing_success(const Rules& rules, const Side& opponent) {
    if (!rules.close_at_close)
        return 0;
    return opponent.tricks == 0 ? 3 : opponent.points < SCHNEIDER ? 2 : 1;
}

int closing_failure(const Rules& rules, const Side& closer, const Side& opponent) {
    const int tricks = rules.failed_close_by_opponents_tricks ? opponent.tricks : closer.tricks;
    return tricks == 0 ? 3 : 2;
}

int Ending::game_points(int winner, const Side& loser) const {
    if (closer != NOBODY && closer != winner)
        return failure;
    if (closer == winner && success)
        return success;
    return loser.tricks == 0 ? 3 : loser.points < SCHNEIDER ? 2 : 1;
}

int Ending::lead(int seat, Side own, Side other, int lower, int upper) const {
    const int most = game_points(seat, other), least = -game_points(1 - seat, own);
    if (own.points >= ENOUGH || most <= lower)
        return most;
    if (least >= upper)
        return least;
    lower = std::max(lower, least);
    upper = std::min(upper, most);
    const bool may_announce =
        !rules.marriage_when_strict ? false : rules.marriage_first_lead || own.tricks || other.tricks;
    const CardSet announcing = may_announce ? marriage_leads(rules, own.hand) : 0;
    const Order order = leads_of(own.hand, trump);
    int best = -NO_RESULT;
    for (int i = 0; i < order.count; i++) {
        const Side side = after_lead(rules, trump, own, order.cards[i], announcing);
        if (side.points >= ENOUGH)
            return most;
        best = std::max(best, answer(seat, order.cards[i], side, other, std::max(lower, best), upper));
        if (best >= upper)
            break;
    }
    return best;
}

int Ending::answer(int seat, Card led, const Side& own, const Side& other, int lower, int upper) const {
    if (rules.claim_on_turn && other.points >= ENOUGH)
        return -game_points(1 - seat, own);
    const Order order = answers_of(strict_answers(rules, other.hand, led, trump), led, trump);
    int best = NO_RESULT;
    for (int i = 0; i < order.count; i++) {
        best = std::min(best, after_trick(seat, led, order.cards[i], own, other, lower, std::min(upper, best)));
        if (best <= lower)
            break;
    }
    return best;
}

int Ending::after_trick(int seat, Card led, Card answer, Side own, Side other, int lower, int upper) const {
    other.hand ^= set_of(answer);
    if (answer_wins(led, answer, trump)) {
        win_trick(other, led, answer);
        return other.hand ? -lead(1 - seat, other, own, -upper, -lower) : -last_trick(1 - seat, other, own);
    }
    win_trick(own, led, answer);
    return own.hand ? lead(seat, own, other, lower, upper) : last_trick(seat, own, other);
}

// The result for the winner of the last trick.
int Ending::last_trick(int winner, const Side& own, const Side& other) const {
    if (own.points >= ENOUGH)
        return game_points(winner, other);
    if (closer != NOBODY)
        return closer == winner ? -failure : failure;
    if (!rules.majority)
        return 1;
    Side with_bonus = own;
    with_bonus.points += rules.last_trick_bonus;
    const int ahead = rules.majority_of_cards
                          ? with_bonus.points - own.marriages - (other.points + other.pending - other.marriages)
                          : with_bonus.points - other.points;
    return ahead > 0 ? game_points(winner, other) : ahead < 0 ? -game_points(1 - winner, with_bonus) : 0;
}

int LastDraw::lead(int seat, Side own, Side other) {
    const int most = ending.game_points(seat, other);
    if (own.points >= ENOUGH)
        return most;
    const Card lowest = rules.lowest(trump);
    if (rules.exchange_min_stock <= 2 && own.hand & set_of(lowest) && (!rules.exchange_needs_trick || own.tricks)) {
        own.hand ^= set_of(lowest) | set_of(turnup);
        turnup = lowest;
    }
    const bool may_close = rules.close_min_stock == 2 && (!rules.close_needs_trick || own.tricks);
    int best = may_close ? close(seat, own, other) : -NO_RESULT;
    const bool may_announce = rules.marriage_first_lead || own.tricks || other.tricks;
    const CardSet announcing = may_announce ? marriage_leads(rules, own.hand) : 0;
    const Order order = leads_of(own.hand, trump);
    for (int i = 0; i < order.count; i++) {
        const Side side = after_lead(rules, trump, own, order.cards[i], announcing);
        if (side.points >= ENOUGH)
            return most;
        best = std::max(best, answer(seat, order.cards[i], side, other, best));
        if (best >= most)
            break;
    }
    return best;
}

int LastDraw::close(int seat, const Side& own, const Side& other) const {
    const Ending closed(rules, trump, seat, closing_success(rules, other), closing_failure(rules, own, other));
    return closed.lead(seat, own, other);
}

int LastDraw::answer(int seat, Card led, const Side& own, const Side& other, int lower) const {
    const CardSet answers = rules.strict_from_start ? strict_answers(rules, other.hand, led, trump) : other.hand;
    const int least = -ending.game_points(1 - seat, own);
    int best = NO_RESULT;
    for (CardSet rest = answers; rest; rest &= rest - 1) {
        const Card card = first_of(rest);
        Side leader = own, follower = other;
        follower.hand ^= set_of(card);
        int result;
        if (answer_wins(led, card, trump)) {
            win_trick(follower, led, card);
            follower.hand |= set_of(top);
            leader.hand |= set_of(turnup);
            result = -ending.lead(1 - seat, follower, leader, -best, -lower);
        } else {
            win_trick(leader, led, card);
            leader.hand |= set_of(top);
            follower.hand |= set_of(turnup);
            result = ending.lead(seat, leader, follower, lower, best);
        }
        best = std::min(best, result);
        if (best <= std::max(lower, least))
            break;
    }
    return best;
}
