#include "features.h"

#include <algorithm>

namespace {

int step_of(int points) {
    if (points <= 0)
        return 0;
    return points >= ENOUGH ? entry::POINT_STEPS - 1 : 1 + points / 2;
}

int pending_step_of(int points) {
    return std::min(entry::PENDING_STEPS - 1, points / 20);
}

} // namespace

Features::Features(const Deal& deal, int seat, Card led) : deal(deal), seat(seat), led(led) {
    const CardSet known = deal.known(1 - seat), unseen = deal.unseen_by(seat, led);
    order_suits(unseen);
    add_cards(entry::OPPONENT_KNOWN, known);
    add_cards(entry::UNSEEN, unseen);
    if (deal.stock_size)
        found.add(entry::TURNUP + place(deal.turnup()));
    found.add(led == NO_CARD ? entry::ON_LEAD : entry::LED + place(led));
    add_cards(entry::OWN_SHOWN, deal.known(seat));
    add_tricks();
    add_standing();
    add_rules();
    add_cards(entry::HAND, deal.sides[seat].hand);
}

// One plain suit is as good as another: the own cards decide their order, then what is known of the others. So the
// network need not learn everything four times.
void Features::order_suits(CardSet unseen) {
    const auto part = [](CardSet cards, int suit) { return cards >> RANKS * suit & 63; };
    const auto key = [&](int suit) {
        return part(deal.sides[seat].hand, suit) << 12 | part(deal.known(1 - seat), suit) << 6 | part(unseen, suit);
    };
    int plain[SUITS], count = 0;
    for (int suit = 0; suit < SUITS; suit++)
        if (suit != deal.trump)
            plain[count++] = suit;
    std::stable_sort(plain, plain + count, [&](int a, int b) { return key(a) > key(b); });
    places[deal.trump] = 0;
    for (int i = 0; i < count; i++)
        places[plain[i]] = i + 1;
}

void Features::add_cards(int group, CardSet cards) {
    for_each(cards, [&](Card card) { found.add(group + place(card)); });
}

void Features::add_tricks() {
    for (int i = 0; i < std::min(deal.trick_count, entry::TRICKS_TOLD); i++) {
        const Trick& trick = deal.tricks[deal.trick_count - 1 - i];
        const int group = entry::TRICKS + 2 * CARD_COUNT * i;
        found.add(group + place(trick.led));
        found.add(group + CARD_COUNT + place(trick.answer));
        if (trick.leader == seat)
            found.add(entry::OWN_LEADS + i);
    }
}

void Features::add_standing() {
    const Side &own = deal.sides[seat], &other = deal.sides[1 - seat];
    found.add(entry::STOCK + std::min(entry::STOCK_STEPS - 1, deal.stock_size / 2));
    found.add(entry::OPPONENT_POINTS + step_of(other.points));
    found.add(entry::OPPONENT_PENDING + pending_step_of(other.pending));
    if (!own.tricks)
        found.add(entry::TRICKLESS);
    if (!other.tricks)
        found.add(entry::TRICKLESS + 1);
}

// What is other than in the Viennese game.
void Features::add_rules() {
    const Rules& rules = *deal.rules;
    const bool differs[entry::RULES_TOLD] = {
        rules.strict_from_start,
        !rules.must_head,
        rules.close_min_stock == 0,
        rules.close_min_stock == 2,
        rules.close_needs_trick,
        !rules.close_at_close,
        !rules.failed_close_by_opponents_tricks,
        rules.exchange_on_turn,
        rules.exchange_needs_trick,
        rules.exchange_min_stock == 4,
        !rules.marriage_first_lead,
        !rules.marriage_when_strict,
        rules.marriage_next_trick,
        rules.majority,
        rules.majority_of_cards,
        rules.marriage_by_king,
    };
    for (int i = 0; i < entry::RULES_TOLD; i++)
        if (differs[i])
            found.add(entry::RULES + i);
}

Change Features::of(const Action& action) const {
    Change change;
    Entries& added = change.added;
    Side own = deal.sides[seat];
    if (action.suit != NO_SUIT) {
        own.announce(*deal.rules, deal.worth(action.suit));
        added.add(entry::MARRIAGE + (action.suit == deal.trump));
    }
    if (action.close)
        added.add(entry::CLOSE);
    if (action.card != NO_CARD) {
        change.removed = static_cast<Entry>(entry::HAND + place(action.card));
        added.add(entry::CARD + place(action.card));
        if (led != NO_CARD) {
            if (answer_wins(led, action.card, deal.trump))
                added.add(entry::TAKES);
            added.add(entry::TRICK_POINTS + std::min(5, (value_of(led) + value_of(action.card)) / 4));
        }
    }
    added.add(entry::POINTS + step_of(own.points));
    added.add(entry::PENDING + pending_step_of(own.pending));
    return change;
}
