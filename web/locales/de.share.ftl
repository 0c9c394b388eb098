# Links, files and two people at one device

## Teilen

share-deal = An Freunde senden

## Ehrlich gemischt?

fair = Ehrlich gemischt?
fair-print-what = Bevor ein Spiel beginnt, ist die Reihenfolge seiner Karten fertig gemischt. Sie bleibt geheim, aber sie bekommt einen Fingerabdruck: 64 Zeichen, mit dem Verfahren SHA-256 aus den Karten und einer Zufallszahl errechnet.
fair-print-why = Eine einzige vertauschte Karte gäbe einen ganz anderen Fingerabdruck, und vom Fingerabdruck führt kein Weg zurück zu den Karten. So kann der Computer die Karten während des Spiels weder wählen noch tauschen, und Sie erfahren sie trotzdem nicht vorher.
# $moment: first = vor der ersten Karte, late = als das Spiel geöffnet wurde, anew = nach dem Zurücknehmen
fair-print = { $moment ->
    [first] Fingerabdruck, genannt vor der ersten Karte
    [late] Fingerabdruck, genannt, als Sie dieses Spiel öffneten
   *[anew] Fingerabdruck, genannt nach dem Zurücknehmen
}
fair-anew = Sie haben einen Zug zurückgenommen. Was Sie noch nicht gesehen hatten, wurde dabei neu gemischt; die neue Reihenfolge hat einen neuen Fingerabdruck.
fair-later = Nach dem Spiel werden Karten und Zufallszahl aufgedeckt. Dann können Sie hier nachprüfen, ob alles stimmt.
fair-chance = Der Zufall zum Mischen kommt aus Ihrem Browser. Wer für den Computer spielt, sieht nur die eigene Hand und was offen liegt.
fair-check = Jetzt nachprüfen
fair-fingerprint = { $holds ->
    [yes] Die aufgedeckten Karten haben genau diesen Fingerabdruck.
   *[no] Die aufgedeckten Karten haben einen anderen Fingerabdruck.
}
fair-hand = { $holds ->
    [yes] Ihre erste Hand ist die, die diese Reihenfolge Ihnen gibt.
   *[no] Ihre erste Hand ist nicht die, die diese Reihenfolge Ihnen gibt.
}
fair-turnup = { $holds ->
    [yes] Die aufgeschlagene Karte ist die an ihrem Platz.
   *[no] Die aufgeschlagene Karte ist nicht die an ihrem Platz.
}
fair-draws = { $holds ->
    [yes] Jede Karte, die Sie ziehen sahen, lag an dieser Stelle im Talon.
   *[no] Eine Karte, die Sie ziehen sahen, lag nicht an dieser Stelle im Talon.
}
fair-opponent = { $holds ->
    [yes] Die andere Seite hatte genau die Karten, die diese Reihenfolge ihr gibt.
   *[no] Die andere Seite hatte Karten, die diese Reihenfolge ihr nicht gibt.
}
fair-holds = Alles stimmt: Diese Reihenfolge lag vorher fest, und nach ihr wurde gegeben.
fair-fails = Hier stimmt etwas nicht: Diese Karten waren nicht die, die vorher festlagen.
fair-partial = Verglichen wurde nur der Fingerabdruck, weil diese Seite das Spiel nicht von der ersten Karte an gesehen hat.
fair-none = Über eine unverschlüsselte Verbindung rechnet der Browser keine Fingerabdrücke. Unten steht, wie Sie selbst nachrechnen.
fair-deck = So wurde gegeben
# $to: you und computer für eine Hand, sonst der Platz auf dem Tisch
fair-packet = { $to ->
    [you] { $cards } an Sie
    [computer] { $cards } an die andere Seite
    [turn-up] Aufgeschlagen
   *[stock] Talon, von oben nach unten
}
fair-self = Selbst nachrechnen
fair-self-how = Der Fingerabdruck gehört zu diesem Text: zuerst die Karten in der Reihenfolge wie oben, jede mit zwei Zeichen für Rang und Farbe, dann die Zufallszahl.
fair-self-command = Auf Linux und macOS rechnet ihn dieser Befehl aus:
