// Learning from results: gradients, Adam, and weights averaged over the steps.
#pragma once

#include "network.h"

#include <memory>
#include <vector>

// A judged position and move, and how the deal ended.
struct Sample {
    Entries entries;
    int result; // 0 stands for the worst
};

class Learner {
  public:
    explicit Learner(Random& random);

    // The weights as they are: deals are played with them.
    const Network& current() const { return *network; }

    // The mean of the latest weights: single steps leave noise, the mean plays better.
    Network& averaged() const { return *average; }

    // One step from `count` samples. Returns their summed loss: the cross-entropy of the chances.
    double learn(const Sample* samples, int count, float rate);

  private:
    std::unique_ptr<Network> network, average, gradient, first_moment, second_moment;
    uint64_t steps = 0;

    double add_gradient(const Sample& sample);
    void adam(int count, float rate);
    void update_average();
};
