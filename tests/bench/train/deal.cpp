#include "deal.h"

#include <utility>

Deal::Deal(const Rules& rules, Random& random, int forehand) : rules(&rules), leader(forehand) {
    Card deck[CARD_COUNT];
    int size = 0;
    for_each(rules.deck(), [&](Card card) { deck[size++] = card; });
    for (int i = size - 1; i > 0; i--)
        std::swap(deck[i], deck[random.below(i + 1)]);
    const int hand = rules.hand_size;
    for (int i = 0; i < hand; i++) {
        sides[0].hand |= set_of(deck[i]);
        sides[1].hand |= set_of(deck[hand + i]);
    }
    for (int i = 2 * hand; i < size; i++)
        stock[stock_size++] = deck[i];
    trump = suit_of(turnup());
}

CardSet Deal::unseen_by(int seat, Card led) const {
    CardSet seen = sides[seat].hand | gone | known(1 - seat);
    if (stock_size)
        seen |= set_of(turnup());
    if (led != NO_CARD)
        seen |= set_of(led);
    return rules->deck() & ~seen;
}

bool Deal::may_exchange(int seat) const {
    return stock_size >= rules->exchange_min_stock && (sides[seat].hand & set_of(rules->lowest(trump))) &&
           (!rules->exchange_needs_trick || sides[seat].tricks);
}

void Deal::exchange(int seat) {
    const Card taken = turnup(), given = rules->lowest(trump);
    sides[seat].hand ^= set_of(taken) | set_of(given);
    stock[0] = given;
    shown[seat] |= set_of(taken);
}

bool Deal::may_close(int seat) const {
    return rules->close_min_stock && stock_size >= rules->close_min_stock &&
           (!rules->close_needs_trick || sides[seat].tricks);
}

void Deal::announce(int seat, int suit) {
    announced[seat] |= 1 << suit;
    shown[seat] |= pair_of(suit);
    sides[seat].announce(*rules, worth(suit));
}

bool Deal::wins_by_announcing(int seat, int suit) const {
    Side side = sides[seat];
    side.announce(*rules, worth(suit));
    return side.points >= ENOUGH;
}

CardSet Deal::marriage_leads(int seat) const {
    if (!may_announce())
        return 0;
    const CardSet queens = paired_queens(sides[seat].hand);
    return rules->marriage_by_king ? queens << 1 : with_kings(queens);
}

Actions Deal::leads(int seat) const {
    Actions actions;
    const CardSet announcing = marriage_leads(seat);
    for_each(sides[seat].hand,
             [&](Card card) { actions.add({card, announcing & set_of(card) ? suit_of(card) : NO_SUIT, false}); });
    if (may_close(seat)) {
        actions.add({NO_CARD, NO_SUIT, true});
        if (announcing && !rules->marriage_when_strict && !rules->marriage_auto)
            for_each(paired_queens(sides[seat].hand),
                     [&](Card queen) { actions.add({NO_CARD, suit_of(queen), true}); });
    }
    return actions;
}

Actions Deal::answers(int seat, Card led) const {
    Actions actions;
    const CardSet hand = sides[seat].hand;
    for_each(rules->strict_from_start ? strict_answers(*rules, hand, led, trump) : hand,
             [&](Card card) { actions.add({card, NO_SUIT, false}); });
    return actions;
}

void Deal::finish_trick(Card led, Card answer) {
    const int winner = answer_wins(led, answer, trump) ? 1 - leader : leader;
    tricks[trick_count++] = {leader, led, answer};
    gone |= set_of(led) | set_of(answer);
    Side& side = sides[winner];
    side.points += value_of(led) + value_of(answer) + side.pending;
    side.pending = 0;
    side.tricks++;
    leader = winner;
    side.hand |= set_of(stock[--stock_size]);
    const Card drawn = stock[--stock_size];
    sides[1 - winner].hand |= set_of(drawn);
    if (!stock_size)
        shown[1 - winner] |= set_of(drawn);
}

int Deal::game_points(int winner) const {
    const Side& loser = sides[1 - winner];
    return loser.tricks == 0 ? 3 : loser.points < SCHNEIDER ? 2 : 1;
}
