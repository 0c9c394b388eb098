#include "players.h"

#include <algorithm>
#include <cmath>

namespace {

// What results are worth to the seat that moves: less than their game points, so that winning the deal at all comes
// before winning it high.
constexpr float WORTH[RESULTS] = {-2.0f, -1.5f, -1.0f, 0.0f, 1.0f, 1.5f, 2.0f};

// The entries after a move, as the network learns from them.
Entries joined(const Entries& position, const Change& change) {
    Entries entries;
    for (const Entry each : position)
        if (each != change.removed)
            entries.add(each);
    for (const Entry each : change.added)
        entries.add(each);
    return entries;
}

} // namespace

Action NetworkPlayer::lead(const Deal& deal, int seat, const Actions& leads, Random& random) {
    return choose(Features(deal, seat, NO_CARD), seat, leads, random);
}

Card NetworkPlayer::answer(const Deal& deal, int seat, Card led, const Actions& answers, Random& random) {
    return choose(Features(deal, seat, led), seat, answers, random).card;
}

const Action& NetworkPlayer::choose(const Features& features, int seat, const Actions& actions, Random& random) const {
    const Sums sums = sums_of(network, features.entries());
    float worths[std::size(Actions().all)];
    for (int i = 0; i < actions.count; i++)
        worths[i] = chances_of(network, sums, features.of(actions.all[i])).mean(WORTH);
    const Action& chosen = actions.all[explore(actions, worths, random)];
    if (choices)
        choices->push_back({seat, joined(features.entries(), features.of(chosen))});
    return chosen;
}

int NetworkPlayer::explore(const Actions& actions, const float* worths, Random& random) const {
    if (exploration.chance > 0 && random.uniform() < exploration.chance) {
        // Closing at random mostly loses much: half as often is enough to learn that.
        const int any = random.below(actions.count);
        return actions.all[any].close && random.uniform() < 0.5 ? random.below(actions.count) : any;
    }
    const float* best = std::max_element(worths, worths + actions.count);
    if (exploration.temperature <= 0)
        return static_cast<int>(best - worths);
    float weights[std::size(Actions().all)], total = 0;
    for (int i = 0; i < actions.count; i++)
        total += weights[i] = expf((worths[i] - *best) / exploration.temperature);
    float rest = static_cast<float>(random.uniform() * total);
    for (int i = 0; i < actions.count; i++) {
        rest -= weights[i];
        if (rest <= 0)
            return i;
    }
    return actions.count - 1;
}
