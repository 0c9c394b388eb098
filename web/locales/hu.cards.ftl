# A lapok nevei.

suit = { $deck ->
    [german] { $suit ->
        [H] piros
        [D] tök
        [S] zöld
       *[C] makk
    }
    [spanish] { $suit ->
        [H] copas
        [D] oros
        [S] espadas
       *[C] bastos
    }
   *[french] { $suit ->
        [H] kőr
        [D] káró
        [S] pikk
       *[C] treff
    }
}
    .cap = { $deck ->
        [german] { $suit ->
            [H] Piros
            [D] Tök
            [S] Zöld
           *[C] Makk
        }
        [spanish] { $suit ->
            [H] Copas
            [D] Oros
            [S] Espadas
           *[C] Bastos
        }
       *[french] { $suit ->
            [H] Kőr
            [D] Káró
            [S] Pikk
           *[C] Treff
        }
    }
    .acc = { $deck ->
        [german] { $suit ->
            [H] pirosat
            [D] tököt
            [S] zöldet
           *[C] makkot
        }
        [spanish] { $suit ->
            [H] copast
            [D] orost
            [S] espadast
           *[C] bastost
        }
       *[french] { $suit ->
            [H] kőrt
            [D] kárót
            [S] pikket
           *[C] treffet
        }
    }
rank = { $deck ->
    [german] { $rank ->
        [A] ász
        [T] tízes
        [K] király
        [Q] felső
        [J] alsó
       *[9] kilences
    }
    [spanish] { $rank ->
        [A] ász
        [3] hármas
        [R] rey
        [C] caballo
        [S] sota
        [7] hetes
        [6] hatos
        [5] ötös
        [4] négyes
       *[2] kettes
    }
   *[french] { $rank ->
        [A] ász
        [T] tízes
        [K] király
        [Q] dáma
        [J] bubi
       *[9] kilences
    }
}
    .acc = { $deck ->
        [german] { $rank ->
            [A] ászt
            [T] tízest
            [K] királyt
            [Q] felsőt
            [J] alsót
           *[9] kilencest
        }
        [spanish] { $rank ->
            [A] ászt
            [3] hármast
            [R] reyt
            [C] caballót
            [S] sotát
            [7] hetest
            [6] hatost
            [5] ötöst
            [4] négyest
           *[2] kettest
        }
       *[french] { $rank ->
            [A] ászt
            [T] tízest
            [K] királyt
            [Q] dámát
            [J] bubit
           *[9] kilencest
        }
    }
card = { suit } { rank }
    .acc = { $deck ->
        [spanish] { $suit ->
            [D] az
            [S] az
           *[H] a
        }
       *[other] a
    } { suit } { rank.acc }
