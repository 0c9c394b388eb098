# Names of the cards.

suit = { $deck ->
    [german] { $suit ->
        [H] Hearts
        [D] Bells
        [S] Leaves
       *[C] Acorns
    }
    [spanish] { $suit ->
        [H] Copas
        [D] Oros
        [S] Espadas
       *[C] Bastos
    }
   *[french] { $suit ->
        [H] Hearts
        [D] Diamonds
        [S] Spades
       *[C] Clubs
    }
}
rank = { $deck ->
    [german] { $rank ->
        [A] Ace
        [T] Ten
        [K] King
        [Q] Ober
        [J] Unter
       *[9] Nine
    }
    [spanish] { $rank ->
        [A] Ace
        [3] Three
        [R] Rey
        [C] Caballo
        [S] Sota
        [7] Seven
        [6] Six
        [5] Five
        [4] Four
       *[2] Two
    }
   *[french] { $rank ->
        [A] Ace
        [T] Ten
        [K] King
        [Q] Queen
        [J] Jack
       *[9] Nine
    }
}
card = { rank } of { suit }
