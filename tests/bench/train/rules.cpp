#include "rules.h"

#include <stdexcept>

namespace {

Rules named(const char* name) {
    Rules rules;
    rules.name = name;
    return rules;
}

Rules with_six_cards(const char* name) {
    Rules rules = named(name);
    rules.nines = true;
    rules.hand_size = 6;
    rules.exchange_needs_trick = true;
    rules.majority = true;
    return rules;
}

Rules turnier() {
    Rules rules = named("turnier");
    rules.close_at_close = false;
    return rules;
}

Rules haus() {
    Rules rules = named("haus");
    rules.failed_close_by_opponents_tricks = false;
    rules.exchange_needs_trick = true;
    rules.claim_on_turn = true;
    rules.majority = true;
    rules.last_trick_bonus = 10;
    return rules;
}

Rules hollands() {
    Rules rules = named("hollands");
    rules.must_head = false;
    rules.close_at_close = false;
    rules.exchange_on_turn = true;
    return rules;
}

Rules klub() {
    Rules rules = named("klub");
    rules.close_min_stock = 2;
    rules.marriage_auto = true;
    return rules;
}

Rules scharf() {
    Rules rules = named("scharf");
    rules.strict_from_start = true;
    return rules;
}

Rules without_closing() {
    Rules rules = named("ohne-zudrehen");
    rules.close_min_stock = 0;
    return rules;
}

Rules vu() {
    Rules rules = named("vu");
    rules.close_min_stock = 0;
    rules.marriage_by_king = true;
    rules.marriage_next_trick = true;
    return rules;
}

Rules snapszer() {
    Rules rules = with_six_cards("snapszer");
    rules.failed_close_by_opponents_tricks = false;
    rules.claim_on_turn = true;
    rules.majority_of_cards = true;
    return rules;
}

Rules sixty_six() {
    Rules rules = with_six_cards("sechsundsechzig");
    rules.close_min_stock = 2;
    rules.close_at_close = false;
    rules.exchange_on_close = true;
    rules.marriage_when_strict = false;
    rules.last_trick_bonus = 10;
    return rules;
}

Rules santase() {
    Rules rules = with_six_cards("santase");
    rules.close_needs_trick = true;
    rules.close_at_close = false;
    rules.exchange_min_stock = 4;
    rules.marriage_first_lead = false;
    rules.last_trick_bonus = 10;
    return rules;
}

} // namespace

std::vector<Share> profiles_of(const std::string& network) {
    // The profile "snapszli" differs from "wiener" in nothing that happens during a deal.
    if (network == "five")
        return {{named("wiener"), 8}, {vu(), 4},   {turnier(), 2}, {haus(), 2},
                {hollands(), 2},      {klub(), 2}, {scharf(), 2},  {without_closing(), 1}};
    if (network == "six")
        return {{snapszer(), 1}, {sixty_six(), 1}, {santase(), 1}};
    throw std::invalid_argument("there is no network '" + network + "', only 'five' and 'six'");
}
