// The command line; tests/bench/train.py builds and runs it.

#include "positions.h"
#include "training.h"

#include <cstdio>
#include <exception>
#include <memory>
#include <string>

namespace {

constexpr const char* USAGE = "trainer train five|six MINUTES SEED FILE\n"
                              "    trains a network and writes its weights\n"
                              "trainer positions five|six FILE SEED COUNT\n"
                              "    prints COUNT random positions of each profile and what the weights say of them\n";

int run(int count, char** words) {
    const std::string command = count == 6 ? words[1] : "";
    if (command == "train") {
        train(profiles_of(words[2]), std::stod(words[3]), std::stoull(words[4]), words[5]);
        return 0;
    }
    if (command == "positions") {
        const auto network = std::make_unique<Network>();
        read(*network, words[3]);
        print_positions(*network, profiles_of(words[2]), std::stoull(words[4]), std::stoi(words[5]));
        return 0;
    }
    std::fputs(USAGE, stderr);
    return 2;
}

} // namespace

int main(int count, char** words) {
    try {
        return run(count, words);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 1;
    }
}
