#include "learning.h"

#include <algorithm>
#include <cmath>

Learner::Learner(Random& random)
    : network(std::make_unique<Network>()), gradient(std::make_unique<Network>()),
      first_moment(std::make_unique<Network>()), second_moment(std::make_unique<Network>()) {
    randomize(*network, random);
    average = std::make_unique<Network>(*network);
}

double Learner::learn(const Sample* samples, int count, float rate) {
    double loss = 0;
    for (int i = 0; i < count; i++)
        loss += add_gradient(samples[i]);
    adam(count, rate);
    update_average();
    return loss;
}

double Learner::add_gradient(const Sample& sample) {
    const Network& net = *network;
    Network& grad = *gradient;
    Hidden hidden;
    Chances error = chances_of(net, sums_of(net, sample.entries), hidden);
    const double loss = -logf(std::max(error.of[sample.result], 1e-9f));
    // Softmax and cross-entropy together: the error is what the chances are too high.
    error.of[sample.result] -= 1;

    float second_error[SECOND] = {};
    for (int result = 0; result < RESULTS; result++) {
        grad.third_bias[result] += error.of[result];
        for (int k = 0; k < SECOND; k++) {
            grad.third[result][k] += error.of[result] * hidden.second[k];
            second_error[k] += error.of[result] * net.third[result][k];
        }
    }
    alignas(64) float first_error[FIRST] = {};
    for (int k = 0; k < SECOND; k++) {
        if (hidden.second[k] <= 0)
            continue;
        grad.second_bias[k] += second_error[k];
        for (int i = 0; i < FIRST; i++) {
            grad.second[k][i] += second_error[k] * hidden.first[i];
            first_error[i] += second_error[k] * net.second[k][i];
        }
    }
    for (int i = 0; i < FIRST; i++)
        if (hidden.first[i] <= 0)
            first_error[i] = 0;
    for (int i = 0; i < FIRST; i++)
        grad.first_bias[i] += first_error[i];
    for (const Entry each : sample.entries)
        for (int i = 0; i < FIRST; i++)
            grad.first[each][i] += first_error[i];
    return loss;
}

void Learner::adam(int count, float rate) {
    constexpr float FIRST_KEPT = 0.9f, FIRST_NEW = 0.1f;
    constexpr float SECOND_KEPT = 0.999f, SECOND_NEW = 0.001f;
    constexpr float SMALL = 1e-7f;
    steps++;
    // Both moments begin at zero; early steps make up for that.
    const float first_share = 1 - powf(FIRST_KEPT, static_cast<float>(steps));
    const float second_share = 1 - powf(SECOND_KEPT, static_cast<float>(steps));
    float *weights = network->numbers(), *gradients = gradient->numbers();
    float *first = first_moment->numbers(), *second = second_moment->numbers();
    for (size_t i = 0; i < NUMBERS; i++) {
        const float mean = gradients[i] * (1.f / static_cast<float>(count));
        first[i] = FIRST_KEPT * first[i] + FIRST_NEW * mean;
        second[i] = SECOND_KEPT * second[i] + SECOND_NEW * mean * mean;
        weights[i] -= rate * (first[i] / first_share) / (sqrtf(second[i] / second_share) + SMALL);
        gradients[i] = 0;
    }
}

void Learner::update_average() {
    // Over about a thousand steps, but over fewer while there have been few.
    const float kept = std::min(0.999f, static_cast<float>(steps) / static_cast<float>(steps + 9));
    const float* weights = network->numbers();
    float* averages = average->numbers();
    for (size_t i = 0; i < NUMBERS; i++)
        averages[i] = kept * averages[i] + (1 - kept) * weights[i];
}
