#include "play.h"

#include "endings.h"

#include <algorithm>
#include <optional>

namespace {

class Table {
  public:
    Table(Deal& deal, Player* const* players, Random& random, std::string* moves)
        : deal(deal), players(players), random(random), moves(moves) {}

    Outcome play() {
        for (;;) {
            const int leader = deal.leader;
            if (const auto result = result_before_lead(leader))
                return {from_seat_0(leader, *result), false};
            const Action lead = players[leader]->lead(deal, leader, deal.leads(leader), random);
            if (lead.close)
                return {from_seat_0(leader, result_of_close(leader, lead.suit)), true};
            play_trick(leader, lead);
        }
    }

  private:
    Deal& deal;
    Player* const* players;
    Random& random;
    std::string* moves;

    static int from_seat_0(int seat, int result) { return seat == 0 ? result : -result; }

    void note(const std::string& move) {
        if (moves)
            *moves += (moves->empty() ? "" : " ") + move;
    }

    // The result for the leader, if there is nothing to choose any more. Exchanges if that is allowed.
    std::optional<int> result_before_lead(int leader) {
        const Side &own = deal.sides[leader], &other = deal.sides[1 - leader];
        const bool twenty_cards = !deal.rules->nines;
        if (own.points >= ENOUGH)
            return deal.game_points(leader);
        if (deal.stock_size == 0)
            return Ending(*deal.rules, deal.trump).lead(leader, own, other);
        if (deal.stock_size == 2 && twenty_cards)
            return LastDraw(*deal.rules, deal.trump, deal.stock[0], deal.stock[1]).lead(leader, own, other);
        exchange_if_allowed(leader);
        for (CardSet rest = deal.marriage_leads(leader); rest; rest &= rest - 1)
            if (deal.wins_by_announcing(leader, suit_of(first_of(rest))))
                return deal.game_points(leader);
        return std::nullopt;
    }

    void exchange_if_allowed(int seat) {
        if (deal.may_exchange(seat)) {
            deal.exchange(seat);
            note("x");
        }
    }

    int result_of_close(int closer, int suit) const {
        const Rules& rules = *deal.rules;
        Side own = deal.sides[closer], other = deal.sides[1 - closer];
        const Ending ending(rules, deal.trump, closer, closing_success(rules, other),
                            closing_failure(rules, own, other));
        const CardSet lowest = set_of(rules.lowest(deal.trump));
        if (rules.exchange_on_close && other.hand & lowest)
            other.hand ^= lowest | set_of(deal.turnup());
        if (suit == NO_SUIT)
            return ending.lead(closer, own, other);
        own.announce(rules, deal.worth(suit));
        int best = -NO_BOUND;
        for_each(rules.marriage_by_king ? pair_of(suit) & ~EVERY_QUEEN : pair_of(suit), [&](Card card) {
            Side after = own;
            after.hand ^= set_of(card);
            best = std::max(best, ending.answer(closer, card, after, other));
        });
        return best;
    }

    void play_trick(int leader, const Action& lead) {
        const int follower = 1 - leader;
        if (lead.suit != NO_SUIT) {
            if (!deal.rules->marriage_auto)
                note("m" + suit_name(lead.suit));
            deal.announce(leader, lead.suit);
        }
        note(card_name(lead.card));
        deal.sides[leader].hand ^= set_of(lead.card);
        if (deal.rules->exchange_on_turn)
            exchange_if_allowed(follower);
        const Actions answers = deal.answers(follower, lead.card);
        const Card answer = answers.count == 1 ? answers.all[0].card
                                               : players[follower]->answer(deal, follower, lead.card, answers, random);
        note(card_name(answer));
        deal.sides[follower].hand ^= set_of(answer);
        deal.finish_trick(lead.card, answer);
    }
};

} // namespace

Outcome play(Deal& deal, Player* const players[2], Random& random, std::string* moves) {
    return Table(deal, players, random, moves).play();
}
