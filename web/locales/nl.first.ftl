# De eerste rondes: uitleg op het juiste moment, en de tafel als tekst.

## Uitleg voor beginners

tips = Uitleg voor beginners
tip-next = Begrepen
tips-off = Geen uitleg meer
tips-note = Kort en maar één keer, tijdens de eerste rondes
tip-turn = Je bent aan de beurt: druk op de kaart die je wilt spelen. { suit.cap } is troef en slaat elke andere kleur.
tip-marriage = Je kunt nu { $deck ->
    [german] koning en ober
    [spanish] rey en caballo
   *[french] heer en vrouw
} van { suit } melden voor { $worth } punten: druk op het lichte veld met de { $worth }.
tip-exchange = Met “Ruilen” krijg je { $turnup } en geef je daarvoor { $card }.
tip-strict = { $how ->
    [closed] De stok is gesloten.
   *[empty] De stok is op.
} Vanaf nu geldt: kleur bekennen en hoger spelen als je kunt, anders troeven. Kaarten die niet mogen, zijn grijs.
tip-claim = Je hebt genoeg punten: met “Ik heb 66!” win je de ronde.
tip-lost = { $reason ->
    [claim] Je tegenstander was sneller. Azen, tienen en meldingen leveren het meeste op.
    [false-claim] “Ik heb 66!” loont pas als je punten genoeg zijn.
    [failed-close] Sluit de stok als je kaarten vrijwel zeker genoeg zijn.
    [last-trick] Eist niemand de 66 op, dan beslist de laatste slag: bewaar daarvoor een hoge troef.
   *[other] Verloren, maar alleen deze ronde.
} Hieronder kun je de ronde nog eens bekijken.

## De tafel als tekst

text-on = Tafel als tekst
text-off = Getekende tafel
text-note = Alles in lijsten en tabellen; ook met de toets V
key-text = tafel als tekst of getekend
text-stock = Troef en stok
text-last = Laatste slag
text-state = Stand
text-points = Punten
text-announced = Gemeld
text-pending = Telt nog niet
text-tricks = Slagen
text-cards = Kaarten in de hand
text-known = Daarvan bekend
text-needed = Nog te winnen
text-made = Gewonnen spelpunten
text-bummerl = { $deck ->
    [spanish] Gewonnen partijen
   *[other] Gewonnen Bummerls
}
text-marriage = { $worth } in { suit }
text-none = geen
text-nothing = Geen kaarten.
text-hidden = verborgen

## Wat er op het spel staat

# Wie gesloten heeft: wat te winnen en te verliezen is, in spelpunten.
stakes = { $who ->
    [you] Jij
   *[computer] Computer
}: +{ $wins } / −{ $loses }
stakes-open = { $who ->
    [you] Jij
   *[computer] Computer
}: −{ $loses }
