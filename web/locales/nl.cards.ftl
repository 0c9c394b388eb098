# Namen van de kaarten.

suit = { $deck ->
    [german] { $suit ->
        [H] harten
        [D] bellen
        [S] bladeren
       *[C] eikels
    }
    [spanish] { $suit ->
        [H] copas
        [D] oros
        [S] espadas
       *[C] bastos
    }
   *[french] { $suit ->
        [H] harten
        [D] ruiten
        [S] schoppen
       *[C] klaveren
    }
}
    .cap = { $deck ->
        [german] { $suit ->
            [H] Harten
            [D] Bellen
            [S] Bladeren
           *[C] Eikels
        }
        [spanish] { $suit ->
            [H] Copas
            [D] Oros
            [S] Espadas
           *[C] Bastos
        }
       *[french] { $suit ->
            [H] Harten
            [D] Ruiten
            [S] Schoppen
           *[C] Klaveren
        }
    }
    .stem = { $deck ->
        [german] { $suit ->
            [H] harten
            [D] bellen
            [S] bladeren
           *[C] eikel
        }
       *[french] { $suit ->
            [H] harten
            [D] ruiten
            [S] schoppen
           *[C] klaver
        }
    }
rank = { $deck ->
    [german] { $rank ->
        [A] aas
        [T] tien
        [K] koning
        [Q] ober
        [J] unter
       *[9] negen
    }
    [spanish] { $rank ->
        [A] aas
        [3] drie
        [R] rey
        [C] caballo
        [S] sota
        [7] zeven
        [6] zes
        [5] vijf
        [4] vier
       *[2] twee
    }
   *[french] { $rank ->
        [A] aas
        [T] tien
        [K] heer
        [Q] vrouw
        [J] boer
       *[9] negen
    }
}
card = { $deck ->
    [spanish] { rank } van { suit }
   *[other] { suit.stem }{ rank }
}
