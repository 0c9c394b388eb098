# Tips: wat de computer in jouw plaats zou doen, en waarom.

hint = Tip
hint-close = Tip sluiten
hint-waiting = De computer zoekt een tip…
hint-failed = Er is nu geen tip.
hint-none = In dit spel zijn er geen tips.
key-hint = tip

hint-do-lead = Kom uit met { card }.
hint-do-answer = Speel { card }.
hint-do-exchange = Ruil.
hint-do-close = Sluit de stok.
hint-do-announce = Meld { $worth } in { suit }.
hint-do-claim = Zeg “Ik heb 66!”
hint-do-decline = Zeg nee.
hint-do-call = Meld dat de computer verzaakt heeft.

hint-name-card = { card }
hint-name-exchange = ruilen
hint-name-close = stok sluiten
hint-name-announce = { $worth } in { suit } melden
hint-name-claim = “Ik heb 66!”
hint-name-decline = nee
hint-name-call = verzaken melden

# $shown is "yes" als de punten worden meegeteld; anders mag de tip er geen noemen.
hint-why-claim = De punten zijn genoeg.
hint-why-counted-out = Beide handen zijn bekend, de rest is uitgerekend.
hint-why-exchange = Zo komt { card } in de hand.
hint-why-marriage = De melding telt { $points } punten.
# $all is "yes" als het in alle gevallen zo is, en "known" als er maar een is.
hint-why-close = { $all ->
    [yes] Met een gesloten stok is de ronde bij elke bekeken verdeling van de kaarten gewonnen.
   *[no] Met een gesloten stok is de ronde bij { $cases } van { $of } mogelijke verdelingen van de kaarten gewonnen.
}
hint-why-takes = { $shown ->
    [yes] Met { card } komt een slag van { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } binnen.
   *[no] Met { card } komt de slag binnen.
}
hint-why-gives = { $shown ->
    [yes] Met { card } laat je de computer een slag van { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
   *[no] Met { card } laat je de computer de slag.
}
hint-why-safe = Geen kaart die de computer kan hebben, slaat { card }.
# $by is de hoogste kaart van de kleur die slaat, of "trump" als alleen troef slaat.
hint-why-falls = { $by ->
    [trump] { $all ->
        [known] De computer kan { card } troeven.
        [yes] Bij elke bekeken hand kan de computer { card } troeven.
       *[no] Bij { $cases } van { $of } mogelijke handen kan de computer { card } troeven.
    }
   *[card] { $all ->
        [known] De computer kan { card } slaan, bijvoorbeeld met { $by }.
        [yes] Bij elke bekeken hand kan de computer { card } slaan, bijvoorbeeld met { $by }.
       *[no] Bij { $cases } van { $of } mogelijke handen kan de computer { card } slaan, bijvoorbeeld met { $by }.
    }
}
hint-why-better = Op een na beste: { $better } ({ NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } spelpunten minder).
# $better is de zet waarmee wordt vergeleken, $against hetzelfde getal daarvoor.
hint-why-more = { $shown ->
    [yes] Met { card } komen { $points } punten binnen, met { $better } maar { $against }.
   *[no] Met { card } komen meer punten binnen dan met { $better }.
}
hint-why-less = { $shown ->
    [yes] Met { card } kost deze slag { $points } punten, met { $better } { $against }.
   *[no] Met { card } kost deze slag minder punten dan met { $better }.
}
hint-why-keeps = Zo blijft { card } in de hand.
hint-why-pair = Zo blijft het huwelijk in { suit } bij elkaar.
hint-why-hope = Zo blijft { card } in de hand, en daar kan nog een huwelijk van komen.
hint-why-rarer = Bij { $cases } van { $of } mogelijke handen wordt { card } geslagen, { $better } bij { $against }.
hint-why-draws = { $all ->
    [known] De computer verliest een troef aan { card }.
    [yes] Bij elke bekeken hand trekt { card } een troef.
   *[no] Bij { $cases } van { $of } mogelijke handen trekt { card } een troef.
}
hint-why-little = { $shown ->
    [yes] Wordt { card } geslagen, dan kost dat maar { $points } punten, bij { $better } zijn het er { $against }.
   *[no] Wordt { card } geslagen, dan kost dat minder dan bij { $better }.
}
hint-why-chances = Winstkans: zo { $chance }, met { $better } { $against }.
hint-why-alike = Ongeveer even goed: { $better }.
hint-why-only = Er is geen andere zet.

hint-chance = Kans om de ronde te winnen: { $win }.
hint-chance-match = Kans om de ronde te winnen: { $win }, de Bummerl: { $match }.
hint-result-win = Dat wint { $points ->
    [one] { $points } spelpunt
   *[other] { $points } spelpunten
}.
hint-result-loss = De ronde is niet meer te winnen; zo kost hij { $points ->
    [one] { $points } spelpunt
   *[other] { $points } spelpunten
}.
hint-result-tie = De ronde eindigt gelijk.
hint-sure-cases = { $worlds ->
    [one] { $worlds } mogelijke verdeling
   *[other] { $worlds } mogelijke verdelingen
} van de kaarten doorgerekend.
hint-sure-experience = Geschat uit de ervaring van heel veel rondes.

hint-compare = Alle zetten vergeleken
hint-move = Zet
hint-win = Kans
hint-points = Spel­punten
hint-points-note = Spelpunten: wat een zet aan het eind van de ronde gemiddeld oplevert (+) of kost (−).
