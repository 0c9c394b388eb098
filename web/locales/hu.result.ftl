# Egy parti eredménye: hogyan ért véget, és mennyit ér.

result-deal = { $who ->
    [you] Ön nyert
   *[computer] Ön vesztett
}
result-match = { $who ->
    [you] Nyert játszma
   *[computer] Vesztett játszma
}
result-tie = Döntetlen
# $claim értéke "manual", ha a 66 pontot be kell mondani, "auto", ha a parti magától véget ér vele, és "none" a tutéban, ahol
# mindig minden lapot lejátszanak.
ended-claim = { $claim ->
    [auto] { $who ->
        [you] Ön { $points } ponttal elérte a 66‑ot.
       *[computer] A számítógép { $points } ponttal elérte a 66‑ot.
    }
   *[manual] { $who ->
        [you] Ön { $points } ponttal mondta be a 66‑ot.
       *[computer] A számítógép { $points } ponttal mondta be a 66‑ot.
    }
}
ended-false-claim = { $who ->
    [you] Téves bemondás: Önnek { $points } pontja volt, nem 66.
   *[computer] Téves bemondás: a számítógépnek { $points } pontja volt, nem 66.
}
ended-failed-close = { $who ->
    [you] Ön takart, és nem érte el a 66‑ot.
   *[computer] A számítógép takart, és nem érte el a 66‑ot.
}
ended-last-trick = { $claim ->
    [auto] Senkinek sincs 66 pontja.
    [none] Mindkét félnek ugyanannyi pontja van.
   *[manual] Senki sem mondta be a 66‑ot.
} { $who ->
    [you] Az utolsó ütés dönt, és az az Öné.
   *[computer] Az utolsó ütés dönt, és az a számítógépé.
}
# $compared értéke "cards", ha a bemondások nem számítanak az összehasonlításban, különben "total".
ended-majority = { $claim ->
    [auto] Senkinek sincs 66 pontja.
    [none] Minden lap elfogyott.
   *[manual] Senki sem mondta be a 66‑ot.
} { $compared ->
    [cards] { $who ->
        [you] Az Ön ütéseiben több pont van.
       *[computer] A számítógép ütéseiben több pont van.
    }
   *[total] { $who ->
        [you] Önnek több pontja van.
       *[computer] A számítógépnek több pontja van.
    }
}
ended-tie = { $compared ->
    [cards] Senki sem mondta be a 66‑ot, és a két fél ütései ugyanannyit érnek.
   *[total] Senki sem mondta be a 66‑ot, és mindkét félnek ugyanannyi pontja van.
}
ended-resigned = { $who ->
    [you] Ön feladta a partit.
   *[computer] A számítógép feladta a partit.
}
ended-forfeit = { $who ->
    [you] Ön játék nélkül elveszíti a partit.
   *[computer] A számítógép játék nélkül elveszíti a partit.
}
# $name vendég játékos, $message az, amit tett; mindkettő úgy áll itt, ahogy van.
guest-raised = A játékos („{ $name }”) hibába ütközött: { $message }.
guest-illegal = A játékos („{ $name }”) ezt akarta játszani: { $message }, pedig nem szabad.
guest-nonsense = A játékos („{ $name }”) válasza nem lépés: { $message }.
guest-late = A játékos („{ $name }”) { $message } másodpercnél tovább gondolkodott.
guest-gone = A játékos („{ $name }”) összeomlasztotta a Pythont.
guest-absent = A játékos („{ $name }”) már nincs itt.
guest-line = { $line }. sor.
ended-tute = { $who ->
    [you] Ön tutét mutatott.
   *[computer] A számítógép tutét mutatott.
}
# $call értéke "right", ha a renonszot joggal jelezték, "wrong", ha tévesen, különben "unknown". $who veszít.
ended-renonce = { $call ->
    [right] { $who ->
        [you] Renonsz: Ön szabálytalanul adott lapot.
       *[computer] Renonsz: a számítógép szabálytalanul adott lapot.
    }
    [wrong] { $who ->
        [you] Nem volt renonsz: Ön tévesen jelezte.
       *[computer] Nem volt renonsz: a számítógép tévesen jelezte.
    }
   *[unknown] { $who ->
        [you] Renonsz: Ön szabálytalanul adott lapot, vagy tévesen jelzett.
       *[computer] Renonsz: a számítógép szabálytalanul adott lapot, vagy tévesen jelzett.
    }
}
basis-no-trick = { $moment ->
    [close] { $who ->
        [you] A takaráskor Önnek nem volt ütése: ez { $worth } játszmapontot ér.
       *[computer] A takaráskor a számítógépnek nem volt ütése: ez { $worth } játszmapontot ér.
    }
   *[end] { $who ->
        [you] Önnek nincs ütése: ez { $worth } játszmapontot ér.
       *[computer] A számítógépnek nincs ütése: ez { $worth } játszmapontot ér.
    }
}
basis-below-33 = { $moment ->
    [close] { $who ->
        [you] A takaráskor Önnek { $points } pontja volt, kevesebb mint 33: ez { $worth } játszmapontot ér.
       *[computer] A takaráskor a számítógépnek { $points } pontja volt, kevesebb mint 33: ez { $worth } játszmapontot ér.
    }
   *[end] { $who ->
        [you] Önnek { $points } pontja van, kevesebb mint 33: ez { $worth } játszmapontot ér.
       *[computer] A számítógépnek { $points } pontja van, kevesebb mint 33: ez { $worth } játszmapontot ér.
    }
}
basis-33-or-more = { $moment ->
    [close] { $who ->
        [you] A takaráskor Önnek { $points } pontja volt, legalább 33: ez { $worth } játszmapontot ér.
       *[computer] A takaráskor a számítógépnek { $points } pontja volt, legalább 33: ez { $worth } játszmapontot ér.
    }
   *[end] { $who ->
        [you] Önnek { $points } pontja van, legalább 33: ez { $worth } játszmapontot ér.
       *[computer] A számítógépnek { $points } pontja van, legalább 33: ez { $worth } játszmapontot ér.
    }
}
basis-above-100 = { $who ->
    [you] Önnek { $points } pontja van: az ilyen magas győzelem értéke { $worth }.
   *[computer] A számítógépnek { $points } pontja van: az ilyen magas győzelem értéke { $worth }.
}
basis-fixed = E szabályok szerint ennek értéke { $worth }.
# Az a mondat követi, amely megmondja, mennyi az.
basis-mirror = A téves „Elég!” annyiba kerül, amennyit a helyes ért volna.
carry-next = A következő parti { $carry } játszmaponttal többet ér.
carry-won = Ehhez jön { $carry } játszmapont a döntetlen partikból.
match-won = { $who ->
    [you] A játszma véget ért: Ön nyerte.
   *[computer] A játszma véget ért: a számítógép nyerte.
}
# $series értéke 3 vagy 5: legfeljebb ennyi játszmából áll a sorozat. $yours és $theirs a megnyertek száma.
series-stands = Sorozat, legfeljebb { $series } játszma: Ön { $yours }, számítógép { $theirs }.
series-won = { $who ->
    [you] A legfeljebb { $series } játszmás sorozatot Ön nyerte, { $yours } : { $theirs }.
   *[computer] A legfeljebb { $series } játszmás sorozatot a számítógép nyerte, { $theirs } : { $yours }.
}
match-schneider = { $who ->
    [you] Snájder! A számítógép nem szerzett játszmapontot: Ön { $bummerl } játszmát nyert.
   *[computer] Snájder! Ön nem szerzett játszmapontot: { $bummerl } játszmát vesztett.
}
result-plus = +{ $worth }
game-points-unit = { $deck ->
    [spanish] { $worth ->
       *[other] parti
    }
   *[other] { $worth ->
       *[other] játszmapont
    }
}
game-points = { game-points-unit } { $who ->
    [you] Önnek
   *[computer] a számítógépnek
}
score-change = Állás: { $before } → { $now }
score-tie = Az állás nem változik.
# Mit hoztak korábban ugyanezek a lapok: $whose értéke "sender", ha a küldő ült ugyanitt, "opponent", ha az ellenfele, különben "before".
result-compare = { $whose ->
    [sender] Ugyanezekkel a lapokkal: Ön { $yours }, a küldő { $theirs }.
    [opponent] Ugyanezekkel a lapokkal: Ön { $yours }, a küldő ellenfele { $theirs }.
   *[before] Ugyanezekkel a lapokkal: most { $yours }, korábban { $theirs }.
}
tally = Így jön össze
tally-item = Tétel
tally-cards = Ütések
tally-tricks = { $yours } · { $theirs }
tally-marriage = { suit.cap } { $worth }
tally-void = { suit.cap } { $worth }, ütés nélkül
tally-other = Egyéb
tally-last = Utolsó ütés
tally-sum = Összesen
tally-none = –
next-deal = Következő parti
next-match = Új játszma
choose-rules = Más szabályok…
review-open = Minden ütés
review = { $deal }. parti: minden ütés
review-close = Vissza az eredményhez
review-trick = { $who ->
    [you] az Öné
   *[computer] a számítógépé
}
review-points = { $points }
review-no-trick = Nem volt ütés.
review-left = { $who ->
    [you] Az Ön kezében maradt lapok
   *[computer] A számítógép kezében maradt lapok
}
