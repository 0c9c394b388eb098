#include "positions.h"

#include "play.h"

#include <algorithm>
#include <cstdio>

namespace {

// Of all positions without a marriage, one in so many is taken; with one, which is rare, all.
constexpr int ONE_IN = 8;

std::string names_of(const Card* first, const Card* last) {
    std::string text;
    for (; first != last; first++)
        text += (text.empty() ? "" : " ") + card_name(*first);
    return text;
}

std::string names_of(CardSet cards) {
    Card all[CARD_COUNT];
    int count = 0;
    for_each(cards, [&](Card card) { all[count++] = card; });
    return names_of(all, all + count);
}

// Plays at random, never closes, and prints what the network says of some of its own moves.
class Witness : public Player {
  public:
    Witness(const Network& network, const Deal& start, const std::string& moves, int& wanted)
        : network(network), start(start), moves(moves), wanted(wanted) {}

    Action lead(const Deal& deal, int seat, const Actions& leads, Random& random) override {
        Actions cards, marriages;
        for (int i = 0; i < leads.count; i++) {
            const Action& action = leads.all[i];
            if (!action.close)
                (action.suit == NO_SUIT ? cards : marriages).add(action);
        }
        const Actions& possible = marriages.count ? marriages : cards;
        const Action& action = possible.all[random.below(possible.count)];
        consider(Features(deal, seat, NO_CARD), action, random);
        return action;
    }

    Card answer(const Deal& deal, int seat, Card led, const Actions& answers, Random& random) override {
        const Action& action = answers.all[random.below(answers.count)];
        consider(Features(deal, seat, led), action, random);
        return action.card;
    }

  private:
    const Network& network;
    const Deal& start;
    const std::string& moves; // made so far
    int& wanted;

    void consider(const Features& features, const Action& action, Random& random) const {
        if (wanted > 0 && (action.suit != NO_SUIT || random.below(ONE_IN) == 0)) {
            print(features, action);
            wanted--;
        }
    }

    void print(const Features& features, const Action& action) const {
        const Change change = features.of(action);
        std::vector<int> entries(features.entries().begin(), features.entries().end());
        entries.erase(std::remove(entries.begin(), entries.end(), change.removed), entries.end());
        entries.insert(entries.end(), change.added.begin(), change.added.end());
        std::sort(entries.begin(), entries.end());
        const bool announced = action.suit != NO_SUIT && !start.rules->marriage_auto;
        const std::string move = (announced ? "m" + suit_name(action.suit) + " " : "") + card_name(action.card);
        Card drawn[CARD_COUNT];
        std::reverse_copy(start.stock, start.stock + start.stock_size, drawn);
        std::printf("{\"rules\": \"%s\", \"hands\": [\"%s\", \"%s\"], \"stock\": \"%s\", \"forehand\": %d, ",
                    start.rules->name.c_str(), names_of(start.sides[0].hand).c_str(),
                    names_of(start.sides[1].hand).c_str(), names_of(drawn, drawn + start.stock_size).c_str(),
                    start.leader);
        std::printf("\"moves\": \"%s\", \"move\": \"%s\", \"entries\": [", moves.c_str(), move.c_str());
        for (size_t i = 0; i < entries.size(); i++)
            std::printf("%s%d", i ? ", " : "", entries[i]);
        const Chances chances = chances_of(network, sums_of(network, features.entries()), change);
        std::printf("], \"chances\": [");
        for (int i = 0; i < RESULTS; i++)
            std::printf("%s%.6f", i ? ", " : "", chances.of[i]);
        std::printf("]}\n");
    }
};

} // namespace

void print_positions(const Network& network, const std::vector<Share>& shares, uint64_t seed, int count) {
    Random random(seed);
    for (const Share& share : shares) {
        int wanted = count;
        for (int forehand = 0; wanted > 0; forehand = 1 - forehand) {
            const Deal start(share.rules, random, forehand);
            Deal deal = start;
            std::string moves;
            Witness witness(network, start, moves, wanted);
            Player* const players[2] = {&witness, &witness};
            play(deal, players, random, &moves);
        }
    }
}
