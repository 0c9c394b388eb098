#include "network.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <fstream>
#include <stdexcept>

float Chances::mean(const float (&worth)[RESULTS]) const {
    float sum = 0;
    for (int i = 0; i < RESULTS; i++)
        sum += worth[i] * of[i];
    return sum;
}

void randomize(Network& network, Random& random) {
    std::fill_n(network.numbers(), NUMBERS, 0.0f);
    // Three numbers added are near enough to the normal distribution.
    const auto near_zero = [&](float spread) {
        const double sum = random.uniform() + random.uniform() + random.uniform() - 1.5;
        return static_cast<float>(sum * 2 * spread);
    };
    for (auto& row : network.first)
        for (float& weight : row)
            weight = near_zero(0.15f);
    for (auto& row : network.second)
        for (float& weight : row)
            weight = near_zero(std::sqrt(2.f / FIRST) * 0.7f);
    for (auto& row : network.third)
        for (float& weight : row)
            weight = near_zero(0.1f);
}

Sums sums_of(const Network& network, const Entries& entries) {
    Sums sums;
    std::memcpy(sums.all, network.first_bias, sizeof sums.all);
    for (const Entry each : entries)
        for (int i = 0; i < FIRST; i++)
            sums.all[i] += network.first[each][i];
    return sums;
}

Sums changed(const Network& network, const Sums& sums, const Change& change) {
    Sums after = sums;
    for (const Entry each : change.added)
        for (int i = 0; i < FIRST; i++)
            after.all[i] += network.first[each][i];
    if (change.removed != NO_ENTRY)
        for (int i = 0; i < FIRST; i++)
            after.all[i] -= network.first[change.removed][i];
    return after;
}

Chances chances_of(const Network& network, const Sums& sums, Hidden& hidden) {
    for (int i = 0; i < FIRST; i++)
        hidden.first[i] = sums.all[i] > 0 ? sums.all[i] : 0;
    for (int k = 0; k < SECOND; k++) {
        float sum = 0;
        for (int i = 0; i < FIRST; i++)
            sum += network.second[k][i] * hidden.first[i];
        sum += network.second_bias[k];
        hidden.second[k] = sum > 0 ? sum : 0;
    }
    Chances chances;
    float most = -1e9f;
    for (int result = 0; result < RESULTS; result++) {
        float sum = network.third_bias[result];
        for (int k = 0; k < SECOND; k++)
            sum += network.third[result][k] * hidden.second[k];
        chances.of[result] = sum;
        most = std::max(most, sum);
    }
    float total = 0;
    for (float& chance : chances.of) {
        chance = expf(chance - most);
        total += chance;
    }
    for (float& chance : chances.of)
        chance /= total;
    return chances;
}

Chances chances_of(const Network& network, const Sums& sums, const Change& change) {
    Hidden hidden;
    return chances_of(network, changed(network, sums, change), hidden);
}

void write(Network& network, const std::string& path) {
    std::ofstream file(path, std::ios::binary);
    file.write(reinterpret_cast<const char*>(network.numbers()), sizeof network);
    file.close();
    if (!file)
        throw std::runtime_error(path + " cannot be written");
}

void read(Network& network, const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file.read(reinterpret_cast<char*>(network.numbers()), sizeof network) ||
        file.peek() != std::ifstream::traits_type::eof())
        throw std::runtime_error(path + " is not a file of this trainer's weights");
}
