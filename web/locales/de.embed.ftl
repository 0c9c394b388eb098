# Tische auf fremden Seiten, bevor gespielt wird.

embed-play = Spielen
embed-new = { $rules ->
    [dreier] Dreierschnapsen mit dem Computer
    [talon] Talonschnapsen mit dem Computer
    [bauern] Bauernschnapsen mit dem Computer
   *[other] Schnapsen gegen den Computer
}
embed-position = Spielen Sie ab hier weiter
embed-deal = Spielen Sie dieses Spiel
embed-find = Finden Sie den Zug.
embed-starting = Der Tisch wird gedeckt …
embed-site = Auf der Seite des Spiels öffnen
embed-failed = Das Spiel lässt sich hier nicht starten.
embed-bad-record = Diese Stellung ist nicht lesbar: { $reason }
embed-bad-comments = Der Kommentar { $where } ist nicht lesbar: { $reason }
embed-bad-lesson = Diese Lektion gibt es hier nicht.
embed-bad-puzzle = Dieses Rätsel gibt es hier nicht: { $reason }
embed-bad-version = Diese Seite bettet den Tisch in einer Fassung ein, die es hier nicht gibt.
embed-trump = { suit } ist Atout.
embed-turnup = Aufgeschlagen liegt { card }.
embed-stock = { $cards ->
    [0] Der Talon ist aufgebraucht.
    [one] Im Talon liegt eine Karte.
   *[other] Im Talon liegen { $cards } Karten.
}
embed-led = Der Computer hat { card } ausgespielt.
embed-hand = Ihre Karten: { $cards }.

embed-first = Anfang
embed-back = Zurück
embed-forward = Weiter
embed-last = Ende
embed-from-here = Ab hier spielen
embed-step = Zug { $step } von { $steps }
embed-task = Aufgabe { $step } von { $steps }
embed-move = { $who ->
    [you] Sie: { $move }
    [other] { $name }: { $move }
   *[computer] Computer: { $move }
}
