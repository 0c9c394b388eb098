#include "training.h"

#include "learning.h"
#include "players.h"
#include "thumb.h"

#include <algorithm>
#include <chrono>
#include <cstdio>

namespace {

constexpr int BATCH = 1024;
constexpr int BATCHES = 8; // are gathered before learning, so that a batch is not of a few deals alone

constexpr float RATE = 1e-3f;
constexpr double LAST_SHARE = 0.03; // of the rate, at the end
constexpr float TEMPERATURE = 0.2f;
constexpr double TEMPERATURE_LOST = 0.8; // of it, by the end
constexpr float RANDOM_MOVES = 0.03f;
constexpr double STEADY_DEALS = 0.25; // in which one seat does not explore: so its play is learned from too
constexpr double THUMB_DEALS = 0.5;   // in which one seat is the heuristic player

constexpr double FIRST_REPORT = 30, BETWEEN_REPORTS = 120;
constexpr uint64_t MATCH_SEED = 999;
constexpr int MAIN_MATCH = 6000, OTHER_MATCH = 1500;

// The learning rate once a share of the time is over: steady, then falling.
float rate_at(double done) {
    const double fall = std::max(LAST_SHARE, (1 - done) * 2 * (1 - LAST_SHARE) + LAST_SHARE);
    return RATE * static_cast<float>(done < 0.5 ? 1 : fall);
}

class Clock {
  public:
    double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(); }

  private:
    std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
};

struct Strength {
    double game_points, won; // a deal; the share of deals, half for a tie
};

// The network's results against the heuristic player: every deal twice, seats exchanged.
Strength against_thumb(const Network& network, const Rules& rules, int deals) {
    Random random(MATCH_SEED);
    NetworkPlayer learned(network, Exploration());
    ThumbPlayer thumb;
    double points = 0, won = 0;
    for (int number = 0; number < deals; number++) {
        const Deal start(rules, random, number & 1);
        for (int seat = 0; seat < 2; seat++) {
            Player* const players[2] = {seat ? static_cast<Player*>(&thumb) : &learned,
                                        seat ? static_cast<Player*>(&learned) : &thumb};
            Deal deal = start;
            const int result = play(deal, players, random).result * (seat ? -1 : 1);
            points += result;
            won += result > 0 ? 1 : result == 0 ? 0.5 : 0;
        }
    }
    return {points / (2 * deals), won / (2 * deals)};
}

class Training {
  public:
    Training(const std::vector<Share>& shares, double minutes, uint64_t seed, const std::string& path)
        : shares(shares), limit(60 * minutes), path(path), random(seed), learner(random) {
        for (const Share& share : shares)
            profiles.insert(profiles.end(), share.weight, &share.rules);
    }

    void run() {
        double next_report = FIRST_REPORT;
        while (clock.seconds() < limit) {
            const double done = clock.seconds() / limit;
            gather(TEMPERATURE * static_cast<float>(1 - TEMPERATURE_LOST * done));
            learn(rate_at(done));
            if (clock.seconds() > next_report) {
                next_report += BETWEEN_REPORTS;
                report(rate_at(done));
                write(learner.averaged(), path);
            }
        }
        write(learner.averaged(), path);
    }

  private:
    const std::vector<Share>& shares;
    double limit;
    std::string path;
    Random random;
    Learner learner;
    std::vector<const Rules*> profiles; // as often as they are to be played
    Clock clock;
    std::vector<Sample> samples;
    std::vector<Choice> choices;
    uint64_t deals = 0, closes = 0;
    double loss = 0;
    uint64_t learned = 0; // samples since the last report

    void gather(float temperature) {
        samples.clear();
        while (samples.size() < BATCHES * BATCH)
            play_one(temperature);
        for (size_t i = samples.size() - 1; i > 0; i--)
            std::swap(samples[i], samples[random.below(static_cast<int>(i + 1))]);
    }

    void play_one(float temperature) {
        const Rules& rules = *profiles[random.below(static_cast<int>(profiles.size()))];
        Deal deal(rules, random, deals & 1);
        Exploration explorations[2] = {{temperature, RANDOM_MOVES}, {temperature, RANDOM_MOVES}};
        if (random.uniform() < STEADY_DEALS)
            explorations[deals & 1] = Exploration();
        choices.clear();
        NetworkPlayer seat_0(learner.current(), explorations[0], &choices);
        NetworkPlayer seat_1(learner.current(), explorations[1], &choices);
        ThumbPlayer thumb;
        Player* players[2] = {&seat_0, &seat_1};
        if (random.uniform() < THUMB_DEALS)
            players[deals >> 1 & 1] = &thumb;
        const Outcome outcome = play(deal, players, random);
        for (const Choice& choice : choices) {
            const int result = choice.seat == 0 ? outcome.result : -outcome.result;
            samples.push_back({choice.entries, result - WORST_RESULT});
        }
        deals++;
        closes += outcome.closed;
    }

    // The few samples too many are dropped.
    void learn(float rate) {
        for (int batch = 0; batch < BATCHES; batch++)
            loss += learner.learn(&samples[batch * BATCH], BATCH, rate);
        learned += BATCHES * BATCH;
    }

    void report(float rate) {
        std::printf("%5.0f s, %.2f million deals, loss %.4f, closed %.1f %%, rate %.1e; against the heuristic player:",
                    clock.seconds(), deals / 1e6, loss / learned, 100.0 * closes / deals, rate);
        for (const Share& share : shares) {
            const bool main = &share == &shares.front();
            const Strength strength = against_thumb(learner.averaged(), share.rules, main ? MAIN_MATCH : OTHER_MATCH);
            std::printf(" %s %+.2f %.1f %%", share.rules.name.c_str(), strength.game_points, 100 * strength.won);
        }
        std::printf("\n");
        std::fflush(stdout);
        loss = 0;
        learned = 0;
    }
};

} // namespace

void train(const std::vector<Share>& shares, double minutes, uint64_t seed, const std::string& path) {
    Training(shares, minutes, seed, path).run();
}
