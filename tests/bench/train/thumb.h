// A heuristic player: the rules of thumb of bummerl.ai.heuristics, and closing that is played out in a few worlds.
// The network learns from deals against it not to rely on opponents who think alike.
#pragma once

#include "play.h"

class ThumbPlayer : public Player {
  public:
    Action lead(const Deal& deal, int seat, const Actions& leads, Random& random) override;
    Card answer(const Deal& deal, int seat, Card led, const Actions& answers, Random& random) override;
};
