# Die ersten Spiele: Hinweise zur rechten Zeit, und der Tisch als Text.

## Hinweise für den Anfang

tips = Hinweise für den Anfang
tip-next = Verstanden
tips-off = Keine Hinweise mehr
tips-note = Kurz und nur einmal, in den ersten Spielen
tip-turn = Sie sind am Zug: Drücken Sie auf die Karte, die Sie spielen wollen. { suit } ist Atout und sticht jede andere Farbe.
tip-marriage = { $deck ->
    [german] König und Ober
    [spanish] Rey und Caballo
   *[french] König und Dame
} in { suit } können Sie jetzt ansagen, das bringt { $worth } Punkte: Drücken Sie auf das helle Feld mit der { $worth }.
tip-exchange = Mit „Tauschen“ bekommen Sie { $turnup } und geben dafür { $card }.
tip-strict = { $how ->
    [closed] Der Talon ist zugedreht.
   *[empty] Der Talon ist aufgebraucht.
} Ab jetzt gilt: Farbe bedienen und überstechen, wenn Sie können, sonst Atout. Karten, die nicht erlaubt sind, sind grau.
tip-claim = Sie haben genug Punkte: Mit „Genug!“ gewinnen Sie das Spiel.
tip-lost = { $reason ->
    [claim] Ihr Gegner war schneller. Am meisten bringen Asse, Zehner und Ansagen.
    [false-claim] „Genug!“ lohnt sich erst, wenn Ihre Punkte reichen.
    [failed-close] Drehen Sie zu, wenn Ihre Karten ziemlich sicher reichen.
    [last-trick] Sagt niemand „Genug!“, entscheidet der letzte Stich: Heben Sie dafür ein hohes Atout auf.
   *[other] Verloren, aber nur dieses Spiel.
} Unten können Sie es sich noch einmal ansehen.

## Der Tisch als Text

text-on = Tisch als Text
text-off = Gezeichneter Tisch
text-note = Alles in Listen und Tabellen; auch mit der Taste V
key-text = Tisch als Text oder gezeichnet
text-stock = Atout und Talon
text-last = Letzter Stich
text-state = Stand
text-points = Punkte
text-announced = Angesagt
text-pending = Zählt noch nicht
text-tricks = Stiche
text-cards = Karten auf der Hand
text-known = Davon bekannt
text-needed = Noch zu gewinnen
text-made = Gewonnene Spielpunkte
text-bummerl = { $deck ->
    [spanish] Gewonnene Partien
   *[other] Gewonnene Bummerl
}
text-marriage = { $worth } in { suit }
text-none = keine
text-nothing = Keine Karten.
text-hidden = verdeckt

## Was auf dem Spiel steht

# Wer zugedreht hat: was zu gewinnen und was zu verlieren ist, in Spielpunkten.
stakes = { $who ->
    [you] Sie
   *[computer] Computer
}: +{ $wins } / −{ $loses }
stakes-open = { $who ->
    [you] Sie
   *[computer] Computer
}: −{ $loses }
