# Namen der Karten.

suit = { $deck ->
    [german] { $suit ->
        [H] Herz
        [D] Schellen
        [S] Laub
       *[C] Eichel
    }
    [spanish] { $suit ->
        [H] Copas
        [D] Oros
        [S] Espadas
       *[C] Bastos
    }
   *[french] { $suit ->
        [H] Herz
        [D] Karo
        [S] Pik
       *[C] Treff
    }
}
rank = { $deck ->
    [german] { $rank ->
        [A] Ass
        [T] Zehner
        [K] König
        [Q] Ober
        [J] Unter
       *[9] Neuner
    }
    [spanish] { $rank ->
        [A] Ass
        [3] Drei
        [R] Rey
        [C] Caballo
        [S] Sota
        [7] Sieben
        [6] Sechs
        [5] Fünf
        [4] Vier
       *[2] Zwei
    }
   *[french] { $rank ->
        [A] Ass
        [T] Zehner
        [K] König
        [Q] Dame
        [J] Bube
       *[9] Neuner
    }
}
card = { suit }-{ rank }
