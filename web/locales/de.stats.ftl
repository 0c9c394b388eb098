# Die Statistik und die Spiele, die aufgehoben werden.
# Zahlen mit Komma, Vorzeichen oder Prozent kommen fertig geschrieben an.

stats = Statistik
stats-since = seit { $date }
stats-all-rules = alle Regelwerke
stats-all-levels = alle Gegner
stats-nothing-chosen = Nach diesen Regeln gegen diesen Gegner ist noch kein Spiel dabei, das zählt.
stats-unkept = Dieser Browser lässt nichts speichern: Gespielt werden kann, aufgehoben wird nichts.

## Überblick

stats-overview = Überblick
stats-ratio = { $won } : { $lost }
stats-bummerl = Bummerl
# $count Bummerl hintereinander, bis zum letzten
stats-streak = { $who ->
    [you] { $count ->
        [one] das letzte gewonnen
       *[other] die letzten { $count } gewonnen
    }
   *[computer] { $count ->
        [one] das letzte verloren
       *[other] die letzten { $count } verloren
    }
}
stats-no-match = noch keines zu Ende gespielt
stats-deals = Spiele
stats-deals-won = { $tied ->
    [0] { $won } gewonnen, { $share }
   *[other] { $won } gewonnen, { $share }; { $tied } unentschieden
}
stats-average = Spielpunkte je Spiel
stats-average-of = { $won } im Sieg, { $lost } in der Niederlage
stats-rating = Wertung
stats-rating-none = nach dem ersten Bummerl gegen eine Stärke des Computers
# In 95 von 100 Fällen liegt die wahre Stärke so nahe.
stats-rating-unsure = { $matches ->
    [one] ± { $margin }, nach einem Bummerl noch unsicher
   *[other] ± { $margin }, nach { $matches } Bummerln noch unsicher
}
stats-rating-sure = Höchststand { $best }, { $change } in sieben Tagen
stats-curve-note = nach jedem Bummerl, alle Regeln
stats-curve-none = Nach dem zweiten Bummerl steht hier eine Linie.
stats-curve-label = Wertung vom { $from } bis zum { $to }: von { $first } auf { $last }, Höchststand { $best }
# $levels zählt alle Stärken mit ihren Wertungen auf.
stats-curve-levels = Zum Vergleich, aus gemessenen Partien: { $levels }.
stats-level-rating = { level } { $rating }

## Tafeln

stats-deals-count = { $deals ->
    [one] { $deals } Spiel
   *[other] { $deals } Spiele
}
stats-tied = gleich
stats-closings = Zudrehen
stats-closed-made = { $who ->
    [you] Sie: gelungen
   *[computer] Computer: gelungen
}
stats-closed-failed = { $who ->
    [you] Sie: verfehlt
   *[computer] Computer: verfehlt
}
stats-calls = Ansagen
stats-calls-note = Ihre, je 100 Spiele
stats-announced = { $worth } angesagt
stats-exchanges = Tausch
stats-false-claims = Falsch gemeldet
stats-luck = Glück
stats-luck-note = was die erste Hand brachte
stats-luck-had = Sie
stats-luck-expected = Erwartung
stats-luck-trumps = Atouts je Hand
stats-luck-marriage = Hände mit einem Paar (20 oder 40)
stats-luck-royal = Hände mit dem Atoutpaar (40)
stats-luck-forehand = zuerst ausgespielt
# $verdict: few bei weniger als $enough Spielen, chance im Rahmen des Zufalls, better oder worse außerhalb.
stats-luck-verdict = { $verdict ->
    [few] { $deals ->
        [one] Nach einem Spiel lässt sich über Glück noch nichts sagen; das braucht mindestens { $enough }.
       *[other] Nach { $deals } Spielen lässt sich über Glück noch nichts sagen; das braucht mindestens { $enough }.
    }
    [better] Ihre Karten waren besser, als der Zufall sie meistens gibt: So weit daneben liegt er in höchstens 5 von 100 Fällen.
    [worse] Ihre Karten waren schlechter, als der Zufall sie meistens gibt: So weit daneben liegt er in höchstens 5 von 100 Fällen.
   *[chance] Was Sie bekommen haben, liegt im Rahmen des Zufalls.
}

## Spiele zu dritt und viert

stats-matches = Partien gewonnen und verloren
# $ended sind die Partien, die zu Ende sind, $saved die weder gewonnen noch verloren wurden.
stats-matches-of = { $ended ->
    [0] noch keine zu Ende gespielt
   *[other] { $saved ->
        [0] keine dazwischen
       *[other] dazu { $saved } dazwischen, ohne Bummerl
    }
}
stats-declared = Als Spieler geschafft
stats-declared-of = { $deals ->
    [0] noch kein eigenes Spiel
    [one] { $made } von einem eigenen Spiel
   *[other] { $made } von { $deals } eigenen Spielen
}
stats-out = Ausgesetzt
stats-out-note = als Geber, nicht mitgezählt
stats-parts = Rollen
stats-part = { $part ->
    [declarer] Spieler
    [partner] Partner des Spielers
   *[defender] Gegner des Spielers
}
stats-won = gewonnen
stats-points-each = Punkte je Spiel
stats-contracts = Angesagte Spiele
stats-contracts-note = geschafft / gespielt
stats-ours = Ihre Seite
stats-theirs = Gegner
stats-made-of = { $made } / { $deals }
# $part ist „declarer“, „partner“ oder „defender“; $contract ist der Name des Spiels.
stats-contract = { $double ->
    [1] { $contract }
   *[other] { $contract } ×{ $double }
}
stats-played = { $part ->
    [declarer] { stats-contract }, von Ihnen
    [partner] { stats-contract }, vom Partner
   *[defender] { stats-contract }, vom Gegner
}

## Letzte Spiele

stats-last = Letzte Spiele
# $worth ist die Zahl der Spielpunkte mit Vorzeichen.
stats-outcome-of = { $who ->
    [you] Gewonnen { $worth }
    [computer] Verloren { $worth }
    [forehand] Vorhand gewinnt { $worth }
    [dealer] Geber gewinnt { $worth }
    [out] Ausgesetzt
   *[nobody] Unentschieden
}
# Regelwerk und Gegner eines Spiels
stats-game = { $rules } · { level }
# $closed ist „yes“, wenn derselbe zugedreht hatte.
stats-how-claim = { $who ->
    [you] { $closed ->
        [yes] zugedreht und „Genug!“ gemeldet
       *[no] „Genug!“ gemeldet
    }
   *[computer] { $closed ->
        [yes] der Computer dreht zu und meldet „Genug!“
       *[no] der Computer meldet „Genug!“
    }
}
stats-how-false-claim = { $who ->
    [you] falsch gemeldet
   *[computer] der Computer meldet falsch
}
stats-how-failed-close = { $who ->
    [you] zugedreht und verfehlt
   *[computer] der Computer dreht zu und verfehlt
}
stats-how-last-trick = { $who ->
    [you] letzter Stich an Sie
   *[computer] letzter Stich an den Computer
}
stats-how-majority = { $who ->
    [you] mehr Punkte bei Ihnen
   *[computer] mehr Punkte beim Computer
}
stats-how-tie = gleich viele Punkte
stats-how-resigned = { $who ->
    [you] aufgegeben
   *[computer] der Computer gibt auf
}
stats-how-renonce = Renonce
stats-how-tute = Tute gezeigt
stats-how-forfeit = kampflos
stats-for-two = Gezählt werden hier Spiele zu zweit. Jedes Spiel zu dritt oder viert hat eigene Zahlen: Wählen Sie es oben bei den Regeln.
stats-kind-practice = Übung, zählt nicht
stats-kind-person = zu zweit, zählt nicht
stats-kind-forfeit = kampflos, zählt nicht
stats-review = Analyse
stats-share = Teilen
stats-review-deal = Analyse: Spiel, { $day }, { $time }
stats-share-deal = Spiel teilen: { $day }, { $time }
stats-more = Weitere zeigen

## Für Neue

stats-empty = Noch ist kein Spiel zu Ende
stats-empty-figures = Hier stehen dann Ihre gewonnenen Bummerl und Spiele und die Spielpunkte je Spiel, nach Regelwerk und Gegner.
stats-empty-rating = Nach dem ersten Bummerl bekommen Sie eine Wertung, die sich mit den Stärken des Computers vergleichen lässt.
stats-empty-luck = Ob Sie gute Karten hatten, wird nachgerechnet: was Ihre ersten Hände brachten und was zu erwarten war.
stats-empty-deals = Die letzten hundert Spiele können Sie noch einmal ansehen.
stats-empty-not = Übungen und Spiele zu zweit zählen nicht mit.

## Aufheben

stats-keeping = Sichern
stats-keeping-note = Das alles liegt nur in diesem Browser, und manche Browser löschen es nach einiger Zeit. Als Datei bleibt es Ihnen: Einstellungen, Spiele und die laufende Partie.
stats-export = In Datei sichern
stats-import = Datei einlesen
stats-delete = Alles löschen
stats-cancel = Abbrechen
stats-found = In der Sicherung vom { $date }:
# $span ist „day“, wenn alle Spiele vom selben Tag sind.
stats-found-deals = { $deals ->
    [0] kein Spiel
    [one] ein Spiel, vom { $from }
   *[other] { $span ->
        [day] { $deals } Spiele, alle vom { $from }
       *[days] { $deals } Spiele, vom { $from } bis zum { $to }
    }
}
# $game ist „yes“, wenn eine laufende Partie dabei ist.
stats-found-game = { $game ->
    [yes] eine laufende Partie
   *[no] keine laufende Partie
}
stats-found-settings = die Einstellungen
stats-take = Was soll damit geschehen?
stats-merge = Das Vorhandene ergänzen
stats-merge-note = Spiele, die hier fehlen, kommen dazu. Einstellungen und laufende Partie bleiben.
stats-merge-do = Ergänzen
stats-replace = Alles hier ersetzen
stats-replace-note = Spiele, Wertung, Einstellungen und laufende Partie werden hier gelöscht. An ihre Stelle tritt, was in der Sicherung ist.
stats-replace-do = Ersetzen
stats-safe = Vorher sichern, was hier ist
stats-safe-note = In eine Datei. Gelingt das nicht ganz, wird nichts ersetzt.
stats-merged = { $deals ->
    [0] Alle Spiele der Datei waren schon da.
    [one] Ein Spiel ist dazugekommen.
   *[other] { $deals } Spiele sind dazugekommen.
}
stats-saved = Gesichert als { $file }.
stats-delete-ask = Gelöscht werden alle Spiele, die Wertung, die Einstellungen, eigene Spieler und die laufende Partie. Das lässt sich nicht zurücknehmen.
stats-delete-do = Endgültig löschen
# $place ist die Stelle, wie das Programm sie nennt.
stats-bad-broken = Die Sicherung bricht ab oder ist beschädigt: { $place }. Es ist alles geblieben, wie es war.
stats-bad-foreign = Das ist keine Sicherung dieses Spiels. Es ist alles geblieben, wie es war.
stats-bad-version = Die Datei hat die Fassung { $place }, die dieses Programm nicht kennt. Es ist alles geblieben, wie es war.
stats-bad-newer = Die Sicherung hat die Fassung { $place } und stammt von einem neueren Programm als diesem. Laden Sie die Seite neu und versuchen Sie es noch einmal. Es ist alles geblieben, wie es war.
stats-bad-incomplete = In der Datei fehlt etwas: { $place }. Es ist alles geblieben, wie es war.
stats-bad-checksum = Die Datei ist beschädigt: Ihre Prüfsumme stimmt nicht. Es ist alles geblieben, wie es war.
stats-bad-content = In der Datei stimmt etwas nicht, und zwar hier: { $place }. Es ist alles geblieben, wie es war.
stats-bad-game = Die laufende Partie in der Datei lässt sich nicht öffnen: { $place }. Es ist alles geblieben, wie es war.
stats-bad-storage = Der Speicher des Browsers ist voll oder gesperrt. Es ist alles geblieben, wie es war.
stats-bad-partial = Die laufende Partie ließ sich nicht sichern: { $place }. In der Datei ist nur das Übrige. Hier ist alles geblieben, wie es war.
