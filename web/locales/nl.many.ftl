# Bauernschnapsen en Talonschnapsen: met z'n drieën of vieren, met een bieding vóór het spel.
# $who is "you" of "other"; $name is de naam van de ander, zoals in many-name.
# $side is "we" (jij en anderen), "you" (jij alleen) of "they" (de tegenstanders).

## Wie er aan tafel zit

many-name = { $place ->
    [you] Jij
    [left] Franz
    [across] Resi
   *[right] Poldi
}
many-role = { $role ->
    [partner] { $name }, jouw partner
    [opponent-left] { $name }, tegenstander links
    [opponent-right] { $name }, tegenstander rechts
    [opponent-across] { $name }, tegenstander
   *[you] { $name }
}
many-team = { $side ->
    [we] Wij
    [you] Jij
   *[they] Zij
}
many-cards = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
many-cards-known = { many-cards }, bekend: { $known }
badge-player = speelt
badge-caller = roeper
badge-dealer = deler
badge-out = speelt niet mee

## Contracten: namen met plaatsen waar ze afgebroken mogen worden, en wat je moet halen

contract-N = Normaal spel
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
    [bauern] Samen 66 punten, met troef.
   *[talon] Alleen 66 punten, met troef.
}
contract-line-B = ‘Bedelaar’: geen enkele slag.
contract-line-AB = Bettler met een aas.
contract-line-NB = Geen slag; het aas is het laagst.
contract-line-S = { $game ->
    [bauern] 66 met de eerste drie slagen.
   *[talon] Alle slagen, tot je 66 hebt.
}
contract-line-DG = Alle slagen; de heer is het laagst.
contract-line-KG = Alle slagen; de tien is het laagst.
contract-line-G = Alle slagen, zonder troef.
contract-line-ZG = Alle slagen; tien hoog, aas laag.
contract-line-KS = Schnapser tegen de roeper.
contract-line-BS = Alle slagen, met troef.
contract-line-BL = Alle slagen, met troef; het aas is het laagst.
contract-line-FR = { $game ->
    [bauern] Vijf van één kleur, geen troef: gewonnen.
   *[talon] Vijf van één kleur: gewonnen.
}
contract-line-KB = Alle slagen tegen de roeper.
contract-line-HS = Vijf troeven: gewonnen.
value-range = { $least }–{ $most }
# Wat het spel waard is: 6 punten, 1–3 punten. $count is het getal, of 0 als $worth een bereik is.
many-worth = { $count ->
    [one] { $worth } punt
   *[other] { $worth } punten
}
many-times = ×{ $factor }

## Bieden

plan = Contract en stand
plan-open = Troef is nog open
plan-no-trump = Zonder troef
plan-caller = Roeper: { $name }
# $how is "both" (één tegen beiden), "together" (met $partner) of "alone" ($partner doet niet mee).
plan-player = { $how ->
    [both] { $name } tegen beiden
    [together] { $name } met { $mate ->
        [you] jou
       *[other] { $partner }
    }
   *[alone] { $name } alleen
}
calls = Biedingen, plaats voor plaats
call-pass = Pas
call-now = aan bod
offers = Contracten om te bieden
# Waarom een contract nu niet geboden kan worden, in het kort; $contract is de code.
offer-bid-too-low = Te laag.
offer-bid-not-yours = { $contract ->
    [KS] Alleen tegen de roeper.
    [KB] Alleen tegen de roeper.
   *[other] { $partner ->
        [true] Alleen voor roeper en partner.
       *[other] Alleen voor de roeper.
    }
}
offer-bid-needs-ace = Daarvoor heb je een aas nodig.
offer-bid-needs-suit = { $game ->
    [bauern] Vijf van één kleur nodig, geen troef.
   *[talon] Vijf van één kleur nodig.
}
offer-bid-needs-trumps = Vijf troeven nodig.
# Wat een aangetikt spel vraagt.
offer-chosen = { $contract }: { $line }
act-bid = Bieden
act-bid-what = { $contract } bieden
ask-trump = Kies troef
ask-trump-other = { $name } kiest troef
ask-trump-why = { $who ->
    [you] { $down ->
        [0] Een kleur waarvan je een kaart hebt, wordt troef.
       *[other] Je ziet nog maar drie kaarten. Een kleur waarvan je er een hebt, wordt troef.
    }
   *[other] { $down ->
        [0] Iedereen ziet al zijn vijf kaarten.
       *[other] Tot dan ziet iedereen maar drie kaarten.
    }
}
ask-turn-up = Omdraaien
ask-turn-up-why = De volgende kaart beslist.
ask-double = Dubbelen
ask-double-you = { $factor ->
    [2] Dubbelen?
   *[other] Herdubbelen?
}
ask-double-other = { $name } mag dubbelen
ask-double-why = { $who ->
    [you] Jij speelt { $contract }. Dubbelen verdubbelt wat de ronde telt.
   *[other] { $name } speelt { $contract }. Dubbelen verdubbelt wat de ronde telt.
}
act-double = { $factor ->
    [2] Dubbelen
   *[other] Herdubbelen
}
act-no-double = Niet dubbelen
talon = Talon
card-talon = { card }, uit de talon
card-down = Gedekte kaart
away = Weggelegd
away-none = nog geen kaart
act-lay-away = Wegleggen
act-lay-away-note = { $cards } van { $of }

## Slag en spel

many-trick-card = { $name }: { card }
many-trick-full = { $who ->
    [you] Slag, voor jou
   *[other] Slag, voor { $name }
}
many-trick-past = { $who ->
    [you] Laatste slag, voor jou
   *[other] Laatste slag, voor { $name }
}
kept = { $side ->
    [we] Onze eerste slag
    [you] Jouw eerste slag
   *[they] Hun eerste slag
}
kept-none = nog geen slag
peek-none-yet = Er is nog geen slag.
act-last = Slag
act-last-note = bekijken
text-seats = Plaatsen

## Wat er gebeurt

many-deal = { $who ->
    [you] Jij deelt.
   *[other] { $name } deelt.
}
many-trump = { $who ->
    [you] Je maakt { suit } troef.
   *[other] { $name } maakt { suit } troef.
}
many-turn-up = { $who ->
    [you] Je draait { $card } om: { suit } is troef.
   *[other] { $name } draait { $card } om: { suit } is troef.
}
many-call = { $who ->
    [you] Je biedt: { $contract }.
   *[other] { $name } biedt: { $contract }.
}
many-pass = { $who ->
    [you] Je past.
   *[other] { $name } past.
}
# $factor is 1 als er niet gedubbeld wordt.
many-did-double = { $factor ->
    [1] { $who ->
        [you] Je dubbelt niet.
       *[other] { $name } dubbelt niet.
    }
   *[other] { $who ->
        [you] Je dubbelt: de ronde telt ×{ $factor }.
       *[other] { $name } dubbelt: de ronde telt ×{ $factor }.
    }
}
many-play = { $name } speelt { card }.
many-announce = { $who ->
    [you] Je meldt { $worth } in { suit }.
   *[other] { $name } meldt { $worth } in { suit }.
}
many-trick = { $who ->
    [you] Jouw slag met { card }.
   *[other] Slag voor { $name } met { card }.
}
many-claim = { $who ->
    [you] Je zegt: Ik heb 66!
   *[other] { $name } zegt: Ik heb 66!
}
many-enough = { $who ->
    [you] Met jouw slag is 66 gehaald.
   *[other] Met de slag van { $name } is 66 gehaald.
}
many-did-take = { $who ->
    [you] Je neemt de talon.
   *[other] { $name } neemt de talon.
}
many-did-lay-away = { $who ->
    [you] Je hebt twee kaarten weggelegd.
   *[other] { $name } heeft twee kaarten weggelegd.
}
many-did-show = { $who ->
    [you] Je toont vijf kaarten van één kleur.
   *[other] { $name } toont vijf kaarten van één kleur.
}
many-did-forfeit = { $who ->
    [you] Je hebt de ronde verloren.
   *[other] { $name } heeft de ronde verloren.
}
many-waiting = { $name } denkt na…
many-now-trump = Kies troef.
many-now-bid = Jij bent aan bod: kies een contract.
many-now-lay-away = Leg twee kaarten weg; ze tellen voor niemand.
many-now-double = Wil je dubbelen?
many-not-your-turn = { $name } is aan de beurt.

## Het einde

many-result = { $points ->
    [0] Verloren
   *[other] Gewonnen
}
many-match = { $how ->
    [won] Partij gewonnen
    [lost] Bummerl verloren
   *[saved] Einde van de partij
}
# $who is wie het contract gespeeld heeft.
many-played = { $made ->
    [yes] { $who ->
        [you] Je hebt je contract gehaald: { $contract }.
       *[other] { $name } heeft het contract gehaald: { $contract }.
    }
   *[no] { $who ->
        [you] Je hebt je contract niet gehaald: { $contract }.
       *[other] { $name } heeft het contract niet gehaald: { $contract }.
    }
}
many-ended-claim = { $who ->
    [you] Met jouw slag waren 66 punten gehaald.
   *[other] Met de slag van { $name } waren 66 punten gehaald.
}
many-ended-false-claim = { $who ->
    [you] Je hebt 66 opgeëist zonder ze te hebben.
   *[other] { $name } heeft 66 opgeëist zonder ze te hebben.
}
many-ended-last-trick = { $who ->
    [you] Niemand haalde 66; de laatste slag was van jou.
   *[other] Niemand haalde 66; de laatste slag was van { $name }.
}
many-ended-trick-won = { $who ->
    [you] Je hebt een slag gemaakt.
   *[other] { $name } heeft een slag gemaakt.
}
many-ended-trick-lost = { $who ->
    [you] Een slag ging naar jou.
   *[other] Een slag ging naar { $name }.
}
many-ended-enough = De 66 punten waren op tijd gehaald.
many-ended-too-late = De 66 punten waren niet op tijd gehaald.
many-ended-all-tricks = Alle slagen gingen naar één hand.
many-ended-no-trick = Er werd geen enkele slag gemaakt.
many-ended-shown = De vijf kaarten werden getoond.
many-ended-forfeit = { $who ->
    [you] De ronde ging door een fout verloren.
   *[other] { $name } heeft door een fout verloren.
}
many-basis-no-trick = { $side ->
    [we] Wij hebben geen slag.
    [you] Je hebt geen slag.
   *[they] De tegenstanders hebben geen slag.
}
many-basis-below-33 = { $side ->
    [we] Wij hebben { $points } punten, minder dan 33.
    [you] Je hebt { $points } punten, minder dan 33.
   *[they] De tegenstanders hebben { $points } punten, minder dan 33.
}
many-basis-33-or-more = { $side ->
    [we] Wij hebben { $points } punten, minstens 33.
    [you] Je hebt { $points } punten, minstens 33.
   *[they] De tegenstanders hebben { $points } punten, minstens 33.
}
# $double is 1 als er niet gedubbeld is; $each is "yes" als elk van de twee anderen $points krijgt.
many-counts = { $double ->
    [1] { $each ->
        [yes] De twee anderen krijgen elk { $points }.
       *[no] { $side ->
            [we] Dat telt { $points } voor ons.
            [you] Dat telt { $points } voor jou.
            [they] Dat telt { $points } voor hen.
           *[one] Dat telt { $points } voor { $name }.
        }
    }
   *[other] { $each ->
        [yes] { $value } × { $double }: de twee anderen krijgen elk { $points }.
       *[no] { $side ->
            [we] { $value } × { $double } telt { $points } voor ons.
            [you] { $value } × { $double } telt { $points } voor jou.
            [they] { $value } × { $double } telt { $points } voor hen.
           *[one] { $value } × { $double } telt { $points } voor { $name }.
        }
    }
}
many-match-end = { $side ->
    [we] { $how ->
        [retour] Retourschneider! Wij hebben de partij gewonnen. De tegenstanders krijgen { $bummerl } Bummerls.
        [schneider] Schneider! Wij hebben de partij gewonnen. De tegenstanders krijgen { $bummerl } Bummerls.
       *[plain] Wij hebben de partij gewonnen. De tegenstanders krijgen de Bummerl.
    }
    [they] { $how ->
        [retour] Retourschneider! De tegenstanders hebben de partij gewonnen. Wij krijgen { $bummerl } Bummerls.
        [schneider] Schneider! De tegenstanders hebben de partij gewonnen. Wij krijgen { $bummerl } Bummerls.
       *[plain] De tegenstanders hebben de partij gewonnen. Wij krijgen de Bummerl.
    }
   *[one] { $how ->
        [retour] Retourschneider! Gewonnen door: { $winner }. { $bummerl } Bummerl voor: { $losers }.
        [schneider] Schneider! Gewonnen door: { $winner }. { $bummerl } Bummerl voor: { $losers }.
       *[plain] Gewonnen door: { $winner }. De Bummerl is voor: { $losers }.
    }
}
many-series-stands = Serie, best of { $series }: wij { $yours }, tegenstanders { $theirs }.
many-series-won = { $side ->
    [we] Wij winnen de serie, best of { $series }, met { $yours } : { $theirs }.
   *[they] De tegenstanders winnen de serie, best of { $series }, met { $theirs } : { $yours }.
}
many-bummerl = Bummerl { $bummerl }
many-got = Gekregen Bummerls
many-score = Stand van de partij
many-before = Ervoor
many-deal-points = Deze ronde
many-now = Stand
many-hands = Alle kaarten

## Tips en toetsen

hint-do-trump = { suit } troef maken
hint-do-turn-up = Omdraaien
hint-do-bid = { $contract } bieden
hint-do-pass = Passen
hint-do-lay-away = { $cards } wegleggen
hint-do-double = Dubbelen
hint-do-not-double = Niet dubbelen
hint-name-trump = { suit }
hint-name-turn-up = Omdraaien
hint-name-bid = { $contract }
hint-name-pass = Pas
hint-name-lay-away = { $cards }
hint-name-double = Dubbelen
hint-name-not-double = Niet dubbelen
hint-why-smears = De slag is zeker voor jou en je partner: { card } brengt er punten in.
hint-why-unbeaten = Geen kaart van een ander slaat { card }.
hint-why-all-known = Alle handen zijn bekend, de rest is uitgerekend.
key-confirm = het gekozene bieden, kaarten wegleggen
key-double = dubbelen
