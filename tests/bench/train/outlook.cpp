#include "outlook.h"

namespace {

// The numbers of bummerl.ai.heuristics, where each is explained.
constexpr double TRUMP_KEPT = 26, STRICT_TRUMP_KEPT = 7, TRUMP_SHARE = 0.8;
constexpr double WINNER_KEPT = 1, LOSER_SHARE = 0.55;
constexpr double EXCHANGE_KEPT = 6;
constexpr double PARTNER_DRAWN = 0.17, MARRIAGE_KEPT = 0.8;
constexpr double ON_LEAD = -1, LEAD_FOR_MARRIAGE = 0.3;
constexpr double FIRST_TRICK = 1.5, DECISION = 60;
constexpr double LOW_REPLY = 2.5, HIGH_REPLY = 8, RUFF_REPLY = 3;

double choices(int from, int number) {
    if (number < 0 || from < number)
        return 0;
    double result = 1;
    for (int i = 0; i < number; i++)
        result = result * (from - i) / (i + 1);
    return result;
}

double eagerness_to_head(Card led, Card higher) {
    return value_of(led) >= 10 ? 0.95 : value_of(higher) == 10 ? 0.85 : 0.6;
}

double eagerness_to_ruff(Card led) {
    return value_of(led) >= 10 ? 0.9 : 0.15 + 0.05 * value_of(led);
}

} // namespace

Outlook::Outlook(const Deal& deal, int seat, Card led, int announcing)
    : deal(deal), rules(*deal.rules), own(deal.sides[seat]), other(deal.sides[1 - seat]), seat(seat), led(led),
      announcing(announcing), known(deal.known(1 - seat)), unseen(deal.unseen_by(seat, led)),
      out(unseen | known | (deal.stock_size ? set_of(deal.turnup()) : 0)), trumps(suit_set(deal.trump)),
      missing(count_of(other.hand) - count_of(known)) {}

// The chance that the opponent has at least one of the cards.
double Outlook::holds(CardSet cards) const {
    if (known & cards)
        return 1;
    const int unknown = count_of(unseen);
    return 1 - choices(unknown - count_of(unseen & cards), missing) / choices(unknown, missing);
}

double Outlook::kept(Card card) const {
    const double points = value_of(card);
    double worth;
    if (trumps & set_of(card)) {
        worth = TRUMP_SHARE * points + (rules.strict_from_start ? STRICT_TRUMP_KEPT : TRUMP_KEPT);
        if (card == rules.lowest(deal.trump) && deal.stock_size - 2 >= rules.exchange_min_stock)
            worth += EXCHANGE_KEPT;
    } else if (higher_than(card) & out) {
        worth = LOSER_SHARE * points;
    } else {
        worth = WINNER_KEPT + points;
    }
    return worth + marriage_kept(card);
}

double Outlook::marriage_kept(Card card) const {
    const int suit = suit_of(card);
    const CardSet pair = pair_of(suit);
    if (!(pair & set_of(card)) || suit == announcing || deal.announced[seat] >> suit & 1)
        return 0;
    const CardSet partner = pair ^ set_of(card);
    if (own.hand & partner)
        return MARRIAGE_KEPT * deal.worth(suit);
    return unseen & partner ? PARTNER_DRAWN * deal.worth(suit) : 0;
}

// The worth of being on lead next.
double Outlook::lead_worth() const {
    double worth = ON_LEAD;
    for_each(paired_queens(own.hand), [&](Card queen) {
        const int suit = suit_of(queen);
        if (suit != announcing && !(deal.announced[seat] >> suit & 1))
            worth += LEAD_FOR_MARRIAGE * deal.worth(suit);
    });
    return worth;
}

double Outlook::won(double points) const {
    double worth = points + lead_worth();
    if (!own.tricks)
        worth += FIRST_TRICK;
    return worth + own.pending + (own.points + own.pending + points >= ENOUGH ? DECISION : 0);
}

double Outlook::lost(double points) const {
    double worth = -points - ON_LEAD;
    if (!other.tricks)
        worth -= FIRST_TRICK;
    return worth - other.pending - (other.points + other.pending + points >= ENOUGH ? DECISION : 0);
}

double Outlook::answer(Card card) const {
    const double points = value_of(led) + value_of(card);
    return (answer_wins(led, card, deal.trump) ? won(points) : lost(points)) - kept(card);
}

double Outlook::lead(Card card) const {
    const double points = value_of(card);
    const Replies replies = rules.strict_from_start ? duties(card) : wishes(card);
    return replies.headed * lost(points + HIGH_REPLY) + replies.ruffed * lost(points + RUFF_REPLY) +
           (1 - replies.headed - replies.ruffed) * won(points + LOW_REPLY) - kept(card);
}

// Of an opponent who must head and ruff.
Outlook::Replies Outlook::duties(Card card) const {
    const double headed = holds(higher_than(card));
    if (trumps & set_of(card))
        return {headed, 0};
    return {headed, (1 - holds(suit_set(suit_of(card)))) * holds(trumps)};
}

// Of an opponent who may answer as it likes.
Outlook::Replies Outlook::wishes(Card card) const {
    double headed = 0;
    for_each(higher_than(card) & out,
             [&](Card higher) { headed += (1 - headed) * holds(set_of(higher)) * eagerness_to_head(card, higher); });
    if (trumps & set_of(card))
        return {headed, 0};
    return {headed, (1 - headed) * holds(trumps) * eagerness_to_ruff(card)};
}
