# Bauernschnapsen und Talonschnapsen: drei oder vier am Tisch, mit Ansagen vor dem Spiel.
# $who ist „you“ oder „other“; $name ist der Name von der oder dem anderen, wie er in many-name steht.
# $side ist „we“ (Sie und andere), „you“ (Sie allein) oder „they“ (die Gegner).

## Wer am Tisch sitzt

many-name = { $place ->
    [you] Sie
    [left] Franz
    [across] Resi
   *[right] Poldi
}
many-role = { $role ->
    [partner] { $name }, spielt mit Ihnen
    [opponent-left] { $name }, Gegner links
    [opponent-right] { $name }, Gegner rechts
    [opponent-across] { $name }, Gegnerin
   *[you] { $name }
}
many-team = { $side ->
    [we] Wir
    [you] Sie
   *[they] Gegner
}
many-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
many-cards-known = { many-cards }, bekannt: { $known }
badge-player = spielt
badge-caller = Rufer
badge-dealer = Geber
badge-out = setzt aus

## Spiele: Namen mit Stellen, an denen sie getrennt werden dürfen, und was zu erreichen ist

contract-N = Normales Spiel
contract-B = Bettler
contract-AB = Ass­bettler
contract-NB = Assen­bettler
contract-S = Schnapser
contract-DG = Damen­gang
contract-KG = Königs­gang
contract-G = Gang
contract-ZG = Zehner­gang
contract-KS = Kontra­schnapser
contract-BS = Bauern­schnapser
contract-BL = Bauern­loch
contract-FR = Farben­ring
contract-KB = Kontra­bauern­schnapser
contract-HS = Herren­schnapser
contract-line-N = { $game ->
    [bauern] Zu zweit 66 Punkte, mit Atout.
   *[talon] Allein 66 Punkte, mit Atout.
}
contract-line-B = Kein Stich, ohne Atout.
contract-line-AB = Bettler mit einem Ass.
contract-line-NB = Kein Stich; Ass am tiefsten.
contract-line-S = { $game ->
    [bauern] 66 mit den ersten drei Stichen.
   *[talon] Alle Stiche, bis 66 erreicht sind.
}
contract-line-DG = Alle Stiche; der König ist am niedrigsten.
contract-line-KG = Alle Stiche; der Zehner ist am niedrigsten.
contract-line-G = Alle Stiche, ohne Atout.
contract-line-ZG = Alle Stiche; Zehner hoch, Ass tief.
contract-line-KS = Schnapser gegen den Rufer.
contract-line-BS = Alle Stiche, mit Atout.
contract-line-BL = Alle Stiche mit Atout; das Ass ist am niedrigsten.
contract-line-FR = { $game ->
    [bauern] Fünf einer Farbe außer Atout: gewonnen.
   *[talon] Fünf einer Farbe: gewonnen.
}
contract-line-KB = Alle Stiche gegen den Rufer.
contract-line-HS = Fünf Atout: gewonnen.
value-range = { $least }–{ $most }
# Was das Spiel wert ist: 6 Punkte, 1–3 Punkte. $count ist die Zahl, oder 0, wenn $worth ein Bereich ist.
many-worth = { $count ->
    [one] { $worth } Punkt
   *[other] { $worth } Punkte
}
many-times = ×{ $factor }

## Ansagen

plan = Spiel und Stand
plan-open = Atout ist noch offen
plan-no-trump = Ohne Atout
plan-caller = Rufer: { $name }
# $how ist „both“ (einer gegen beide), „together“ (mit $partner) oder „alone“ ($partner setzt aus).
plan-player = { $how ->
    [both] { $name } gegen beide
    [together] { $name } mit { $mate ->
        [you] Ihnen
       *[other] { $partner }
    }
   *[alone] { $name } allein
}
calls = Ansagen, Platz für Platz
call-pass = Weiter
call-now = dran
offers = Spiele zum Ansagen
# Warum ein Spiel jetzt nicht angesagt werden kann, in aller Kürze; $contract ist sein Kürzel.
offer-bid-too-low = Zu niedrig.
offer-bid-not-yours = { $contract ->
    [KS] Nur gegen den Rufer.
    [KB] Nur gegen den Rufer.
   *[other] { $partner ->
        [true] Nur für Rufer und Partner.
       *[other] Nur für den Rufer.
    }
}
offer-bid-needs-ace = Nur mit einem Ass.
offer-bid-needs-suit = { $game ->
    [bauern] Nur mit fünf einer Farbe außer Atout.
   *[talon] Nur mit fünf einer Farbe.
}
offer-bid-needs-trumps = Nur mit fünf Atout.
# Was ein angetipptes Spiel verlangt.
offer-chosen = { $contract }: { $line }
act-bid = Ansagen
act-bid-what = { $contract } ansagen
ask-trump = Bestimmen Sie Atout
ask-trump-other = { $name } bestimmt Atout
ask-trump-why = { $who ->
    [you] { $down ->
        [0] Eine Farbe, von der Sie eine Karte haben, wird Atout.
       *[other] Sie sehen erst drei Karten. Eine Farbe, von der Sie eine haben, wird Atout.
    }
   *[other] { $down ->
        [0] Alle sehen schon ihre fünf Karten.
       *[other] Bis dahin sehen alle erst drei Karten.
    }
}
ask-turn-up = Aufschlagen
ask-turn-up-why = Die nächste Karte entscheidet.
ask-double = Flecken
ask-double-you = { $factor ->
    [2] Flecken?
   *[other] Zurückflecken?
}
ask-double-other = { $name } überlegt, ob gefleckt wird
ask-double-why = { $who ->
    [you] Sie spielen { $contract }. Wer fleckt, verdoppelt, was das Spiel zählt.
   *[other] { $name } spielt { $contract }. Wer fleckt, verdoppelt, was das Spiel zählt.
}
act-double = { $factor ->
    [2] Flecken
   *[other] Zurück
}
act-no-double = Nicht flecken
talon = Talon
card-talon = { card }, aus dem Talon
card-down = Verdeckte Karte
away = Weggelegt
away-none = noch keine Karte
act-lay-away = Weglegen
act-lay-away-note = { $cards } von { $of }

## Stich und Spiel

many-trick-card = { $name }: { card }
many-trick-full = { $who ->
    [you] Stich, an Sie
   *[other] Stich, an { $name }
}
many-trick-past = { $who ->
    [you] Letzter Stich, an Sie
   *[other] Letzter Stich, an { $name }
}
kept = { $side ->
    [we] Unser erster Stich
    [you] Ihr erster Stich
   *[they] Erster Stich der Gegner
}
kept-none = noch kein Stich
peek-none-yet = Es gibt noch keinen Stich.
act-last = Stich
act-last-note = ansehen
text-seats = Plätze

## Was geschieht

many-deal = { $who ->
    [you] Sie geben.
   *[other] { $name } gibt.
}
many-trump = { $who ->
    [you] Sie bestimmen { suit } als Atout.
   *[other] { $name } bestimmt { suit } als Atout.
}
many-turn-up = { $who ->
    [you] Sie schlagen { $card } auf: { suit } ist Atout.
   *[other] { $name } schlägt { $card } auf: { suit } ist Atout.
}
many-call = { $who ->
    [you] Sie sagen an: { $contract }.
   *[other] { $name } sagt an: { $contract }.
}
many-pass = { $who ->
    [you] Sie sagen weiter.
   *[other] { $name } sagt weiter.
}
# $factor ist 1, wenn nicht gefleckt wird.
many-did-double = { $factor ->
    [1] { $who ->
        [you] Sie flecken nicht.
       *[other] { $name } fleckt nicht.
    }
   *[other] { $who ->
        [you] Sie flecken: Das Spiel zählt ×{ $factor }.
       *[other] { $name } fleckt: Das Spiel zählt ×{ $factor }.
    }
}
many-play = { $name } spielt { card }.
many-announce = { $who ->
    [you] Sie sagen { $worth } in { suit } an.
   *[other] { $name } sagt { $worth } in { suit } an.
}
many-trick = { $who ->
    [you] Ihr Stich mit { card }.
   *[other] Stich für { $name } mit { card }.
}
many-claim = { $who ->
    [you] Sie sagen: Genug!
   *[other] { $name } sagt: Genug!
}
many-enough = { $who ->
    [you] Mit Ihrem Stich sind 66 erreicht.
   *[other] Mit dem Stich von { $name } sind 66 erreicht.
}
many-did-take = { $who ->
    [you] Sie nehmen den Talon.
   *[other] { $name } nimmt den Talon.
}
many-did-lay-away = { $who ->
    [you] Sie haben zwei Karten weggelegt.
   *[other] { $name } hat zwei Karten weggelegt.
}
many-did-show = { $who ->
    [you] Sie zeigen fünf Karten einer Farbe.
   *[other] { $name } zeigt fünf Karten einer Farbe.
}
many-did-forfeit = { $who ->
    [you] Sie haben das Spiel verloren.
   *[other] { $name } hat das Spiel verloren.
}
many-waiting = { $name } überlegt …
many-now-trump = Bestimmen Sie Atout.
many-now-bid = Sie sind am Wort: Wählen Sie ein Spiel.
many-now-lay-away = Legen Sie zwei Karten weg; sie zählen für niemanden.
many-now-double = Wollen Sie flecken?
many-not-your-turn = { $name } ist am Zug.

## Ende

many-result = { $points ->
    [0] Verloren
   *[other] Gewonnen
}
many-match = { $how ->
    [won] Partie gewonnen
    [lost] Bummerl verloren
   *[saved] Partie zu Ende
}
# $who ist, wer gespielt hat.
many-played = { $made ->
    [yes] { $who ->
        [you] Sie haben Ihr Spiel gewonnen: { $contract }.
       *[other] { $name } hat gewonnen: { $contract }.
    }
   *[no] { $who ->
        [you] Sie haben Ihr Spiel verloren: { $contract }.
       *[other] { $name } hat verloren: { $contract }.
    }
}
many-ended-claim = { $who ->
    [you] Mit Ihrem Stich waren 66 Punkte erreicht.
   *[other] Mit dem Stich von { $name } waren 66 Punkte erreicht.
}
many-ended-false-claim = { $who ->
    [you] Sie haben „Genug!“ gesagt, ohne 66 Punkte zu haben.
   *[other] { $name } hat „Genug!“ gesagt, ohne 66 Punkte zu haben.
}
many-ended-last-trick = { $who ->
    [you] Niemand kam auf 66; der letzte Stich ging an Sie.
   *[other] Niemand kam auf 66; der letzte Stich ging an { $name }.
}
many-ended-trick-won = { $who ->
    [you] Sie haben einen Stich gemacht.
   *[other] { $name } hat einen Stich gemacht.
}
many-ended-trick-lost = { $who ->
    [you] Ein Stich ging an Sie.
   *[other] Ein Stich ging an { $name }.
}
many-ended-enough = Die 66 Punkte waren rechtzeitig erreicht.
many-ended-too-late = Die 66 Punkte wurden nicht rechtzeitig erreicht.
many-ended-all-tricks = Alle Stiche gingen an eine Hand.
many-ended-no-trick = Kein einziger Stich wurde gemacht.
many-ended-shown = Die fünf Karten wurden gezeigt.
many-ended-forfeit = { $who ->
    [you] Das Spiel ging durch einen Fehler an die anderen.
   *[other] { $name } hat durch einen Fehler verloren.
}
many-basis-no-trick = { $side ->
    [we] Wir haben keinen Stich.
    [you] Sie haben keinen Stich.
   *[they] Die Gegner haben keinen Stich.
}
many-basis-below-33 = { $side ->
    [we] Wir haben { $points } Punkte, weniger als 33.
    [you] Sie haben { $points } Punkte, weniger als 33.
   *[they] Die Gegner haben { $points } Punkte, weniger als 33.
}
many-basis-33-or-more = { $side ->
    [we] Wir haben { $points } Punkte, mindestens 33.
    [you] Sie haben { $points } Punkte, mindestens 33.
   *[they] Die Gegner haben { $points } Punkte, mindestens 33.
}
# $double ist 1, wenn nicht gefleckt wurde; $each ist „yes“, wenn jeder der beiden Gegner $points bekommt.
many-counts = { $double ->
    [1] { $each ->
        [yes] Jeder der beiden anderen bekommt { $points }.
       *[no] { $side ->
            [we] Das zählt { $points } für uns.
            [you] Das zählt { $points } für Sie.
            [they] Das zählt { $points } für die Gegner.
           *[one] Das zählt { $points } für { $name }.
        }
    }
   *[other] { $each ->
        [yes] { $value } × { $double }: Jeder der beiden anderen bekommt { $points }.
       *[no] { $side ->
            [we] { $value } × { $double } zählt { $points } für uns.
            [you] { $value } × { $double } zählt { $points } für Sie.
            [they] { $value } × { $double } zählt { $points } für die Gegner.
           *[one] { $value } × { $double } zählt { $points } für { $name }.
        }
    }
}
many-match-end = { $side ->
    [we] { $how ->
        [retour] Retourschneider! Wir haben die Partie gewonnen. { $bummerl } Bummerl gehen an die Gegner.
        [schneider] Schneider! Wir haben die Partie gewonnen. { $bummerl } Bummerl gehen an die Gegner.
       *[plain] Wir haben die Partie gewonnen. Das Bummerl geht an die Gegner.
    }
    [they] { $how ->
        [retour] Retourschneider! Die Gegner haben die Partie gewonnen. { $bummerl } Bummerl gehen an uns.
        [schneider] Schneider! Die Gegner haben die Partie gewonnen. { $bummerl } Bummerl gehen an uns.
       *[plain] Die Gegner haben die Partie gewonnen. Das Bummerl geht an uns.
    }
   *[one] { $how ->
        [retour] Retourschneider! Die Partie gewinnt: { $winner }. { $bummerl } Bummerl bekommt: { $losers }.
        [schneider] Schneider! Die Partie gewinnt: { $winner }. { $bummerl } Bummerl bekommt: { $losers }.
       *[plain] Die Partie gewinnt: { $winner }. Das Bummerl bekommt: { $losers }.
    }
}
many-series-stands = Serie aus höchstens { $series } Bummerln: Wir { $yours }, Gegner { $theirs }.
many-series-won = { $side ->
    [we] Die Serie aus höchstens { $series } Bummerln gewinnen wir { $yours } : { $theirs }.
   *[they] Die Serie aus höchstens { $series } Bummerln gewinnen die Gegner { $theirs } : { $yours }.
}
many-bummerl = Bummerl { $bummerl }
many-got = Bekommene Bummerl
many-score = Stand der Partie
many-before = Vorher
many-deal-points = Dieses Spiel
many-now = Stand
many-hands = Alle Karten

## Tipps und Tasten

hint-do-trump = { suit } zu Atout machen
hint-do-turn-up = Aufschlagen
hint-do-bid = { $contract } ansagen
hint-do-pass = Weiter sagen
hint-do-lay-away = { $cards } weglegen
hint-do-double = Flecken
hint-do-not-double = Nicht flecken
hint-name-trump = { suit }
hint-name-turn-up = Aufschlagen
hint-name-bid = { $contract }
hint-name-pass = Weiter
hint-name-lay-away = { $cards }
hint-name-double = Flecken
hint-name-not-double = Nicht flecken
hint-why-smears = Der Stich ist Ihnen und Ihrem Partner sicher: { card } bringt Punkte hinein.
hint-why-unbeaten = Keine fremde Karte schlägt { card }.
hint-why-all-known = Alle Hände sind bekannt, der Rest ist ausgerechnet.
key-confirm = Gewähltes ansagen, Karten weglegen
key-double = flecken
