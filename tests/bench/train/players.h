// The player that is being trained.
#pragma once

#include "network.h"
#include "play.h"

#include <vector>

// How often something else is played than what seems best.
struct Exploration {
    float temperature = 0; // in game points: moves worth that much less are played e times less often
    float chance = 0;      // of a move regardless of its worth
};

// A move that the network chose, as it was told of it.
struct Choice {
    int seat;
    Entries entries;
};

class NetworkPlayer : public Player {
  public:
    // Choices are added to `choices` if there are to be any.
    NetworkPlayer(const Network& network, Exploration exploration, std::vector<Choice>* choices = nullptr)
        : network(network), exploration(exploration), choices(choices) {}

    Action lead(const Deal& deal, int seat, const Actions& leads, Random& random) override;
    Card answer(const Deal& deal, int seat, Card led, const Actions& answers, Random& random) override;

  private:
    const Network& network;
    Exploration exploration;
    std::vector<Choice>* choices;

    const Action& choose(const Features& features, int seat, const Actions& actions, Random& random) const;
    int explore(const Actions& actions, const float* worths, Random& random) const;
};
