# Die Regelwerke und alles, was man daran wählen kann.
# rule-… benennt eine Einstellung, value-…-… sagt einen ihrer Werte mit einfachen Worten: Beides steht nebeneinander,
# in einer Tabelle und neben einem Wahlfeld. profile-… ist ein kurzer Name, about-rules-… sagt in einem Satz, was daran
# besonders ist. conflict-… sagt, warum ein Wert nicht zu den anderen passt.

## Auswahl

rules = Neue Partie
rules-linked = Diese Regeln kommen aus einem Link. So wird gespielt, wenn Sie beginnen.
rules-profile = Regelwerk
rules-party = Spieler
rules-players = { $players ->
    [2] Zu zweit
    [3] Zu dritt
   *[other] Zu viert
}
rules-chosen = Gewählt: { $rules }
rules-own = Eigene Regeln
rules-own-about = Von einem Regelwerk ausgehend selbst zusammengestellt.
rules-own-note = geändert wird nur, was Sie wählen
# $profile ist ein Name aus profile-…
rules-own-of = { $profile }, eigene Regeln
rules-base = Ausgehend von
# $value ist ein Wert aus value-…: der, den das Regelwerk sonst hat
rules-instead = statt: { $value }
rules-short = Kurz erklärt
rules-compare = Vergleich
rules-compare-note = worin sie sich unterscheiden
rules-parameter = Regel
rules-level = Gegner
rules-level-all = Mitspieler
rules-many = Auf allen anderen Plätzen spielt der Computer. Eigene Spieler und zwei Leute an einem Gerät gibt es nur zu zweit.
rules-series = Serie
# $series ist 1, 3 oder 5: So viele Bummerl werden höchstens gespielt.
rules-series-of = { $series ->
    [1] ein Bummerl
   *[other] höchstens { $series }
}
rules-spanish-cards = 40 Karten
rules-drops = Die laufende Partie wird dabei verworfen.
rules-share = Regeln teilen
rules-shared = Link kopiert
rules-link = Link zu diesen Regeln
rules-start = Spielen
rules-group-deal = Karten und Geben
rules-group-bid = Spiele
rules-group-partner = Partner des Rufers
rules-group-play = Zugeben und Nachsehen
rules-group-exchange = Tauschen
rules-group-marriage = Ansagen
rules-group-close = Zudrehen
rules-group-end = Ende des Spiels
rules-group-match = Partie
rules-group-other = Weiteres
# $message ist die Auskunft des Programms, auf Englisch.
conflict = Diese Regeln gehen so nicht: { $message }
conflict-hand_size = Mit so vielen Karten auf der Hand bleibt kein Talon.
conflict-deal_order = So zu geben passt nicht zur Zahl der Karten auf der Hand.
conflict-exchange_on_close = Das geht nur, wenn zugedreht werden darf.
conflict-marriage_lead = Den König allein kann man nur vorschreiben, wenn selbst angesagt wird.

## Regelwerke

profile-wiener = Wiener
profile-turnier = Turnier
profile-haus = Hausregeln
profile-hollands = Holländisch
profile-klub = Klub
profile-snapszer = Snapszer
profile-sechsundsechzig = Sechsund­sechzig
profile-scharf = Scharf
profile-ohne-zudrehen = Ohne Zudrehen
profile-santase = Santase
profile-snapszli = Snapszli
profile-tute = Tute
profile-tute-habanero = Tute habanero
about-rules-wiener = Wie im Wirtshaus: Zudrehen zählt nach dem Stand beim Zudrehen, Schneider zählt doppelt.
about-rules-turnier = Strenger: gewertet wird am Ende, alte Stiche bleiben verdeckt.
about-rules-haus = Melden jederzeit, der letzte Stich zählt zehn, Gleichstand macht das nächste Spiel teurer.
about-rules-hollands = Ohne Stichzwang; getauscht wird auch beim Zugeben, die niedrigere Karte gibt.
about-rules-klub = Zählt von selbst: Ansagen und 66 muss niemand melden.
about-rules-snapszer = Ungarisch mit 24 Karten und sechs auf der Hand.
about-rules-sechsundsechzig = Die deutsche Schwester: 24 Karten, bei Farbzwang wird nicht mehr angesagt.
about-rules-scharf = Farb- und Stichzwang ab dem ersten Stich.
about-rules-ohne-zudrehen = Wiener, aber der Talon bleibt offen.
about-rules-santase = Bulgarisch: 24 Karten, eine Partie geht bis elf.
about-rules-snapszli = Das ungarische Spiel zu zweit mit 20 Karten.
about-rules-tute = Spanisch: 40 Karten, angesagt wird nach jedem Stich, am Ende zählt die Mehrheit.
about-rules-tute-habanero = Tute auf kubanische Art: acht Karten, ausgespieltes Atout muss bedient werden.
profile-dreier = Dreierschnapsen
profile-talon = Talonschnapsen
profile-bauern = Bauernschnapsen
about-rules-dreier = Wer gibt, setzt aus; die beiden anderen spielen zu zweit. Jeder zählt für sich von sieben herunter.
about-rules-talon = Mit Ansagen: Einer nimmt den Talon und spielt gegen die beiden anderen. Bis 24.
about-rules-bauern = Zwei gegen zwei mit Ansagen, vom Normalen bis zum Herrenschnapser. Bis 24.

## Einstellungen und ihre Werte

value-none = –
value-true = ja
value-false = nein
rule-ranks = Paket
value-ranks-ATKQJ = 20 Karten
value-ranks-ATKQJ9 = 24 Karten
rule-hand_size = Auf der Hand
value-hand_size-5 = 5 Karten
value-hand_size-6 = 6 Karten
value-hand_size-8 = 8 Karten
rule-deal_order = Geben
value-deal_order-3-up-2 = drei, aufschlagen, zwei
value-deal_order-3-2-up = drei, zwei, aufschlagen
value-deal_order-3-3-up = drei, drei, aufschlagen
value-deal_order-3-up-3 = drei, aufschlagen, drei
rule-first_dealer = Zuerst gibt
value-first_dealer-high = wer die höhere Karte zieht
value-first_dealer-low = wer die niedrigere Karte zieht
value-first_dealer-random = wen das Los trifft
rule-next_dealer = Danach gibt
value-next_dealer-alternate = immer der andere
value-next_dealer-winner = wer gewonnen hat
rule-strict_from_start = Farbzwang ab dem ersten Stich
rule-must_head = Stichzwang in jeder Farbe
rule-follow_trump = Atout bedienen bei offenem Talon
rule-close_min_stock = Zudrehen
value-close_min_stock-2 = bis zur letzten verdeckten Karte
value-close_min_stock-4 = ab drei verdeckten Karten
value-close_min_stock-null = gibt es nicht
rule-close_needs_trick = Zudrehen erst nach einem Stich
rule-close_score = Gewonnenes Zudrehen zählt
value-close_score-at-close = nach dem Stand beim Zudrehen
value-close_score-at-end = nach dem Stand am Ende
rule-failed_close = Verlorenes Zudrehen kostet
value-failed_close-opponent-trickless = 2, hat der Gegner keinen Stich: 3
value-failed_close-closer-trickless = 2, ohne eigenen Stich 3
value-failed_close-always-3 = immer 3
rule-exchange_min_stock = Tauschen
value-exchange_min_stock-2 = bis zur letzten verdeckten Karte
value-exchange_min_stock-4 = ab drei verdeckten Karten
rule-exchange_when = Getauscht wird
value-exchange_when-lead = vor dem Ausspielen
value-exchange_when-turn = auch vor dem Zugeben
rule-exchange_needs_trick = Tauschen erst nach einem Stich
rule-exchange_on_close = Tauschen, wenn der Gegner zudreht
rule-marriage_first_lead = Ansagen beim ersten Ausspiel
rule-marriage_when_strict = Ansagen bei Farbzwang
rule-marriage_auto = Ansagen geht von selbst
rule-marriage_lead = Nach dem Ansagen spielt man
value-marriage_lead-KQ = { $deck ->
    [german] König oder Ober
   *[french] König oder Dame
}
value-marriage_lead-K = den König
rule-marriage_counts = Angesagtes zählt
value-marriage_counts-with-trick = mit irgendeinem eigenen Stich
value-marriage_counts-next-trick = mit dem nächsten eigenen Stich
rule-claim = 66 Punkte
value-claim-manual = muss man melden
value-claim-auto = beenden das Spiel von selbst
rule-claim_window = Gemeldet wird
value-claim_window-lead = vor dem Ausspielen
value-claim_window-turn = auch vor dem Zugeben
rule-false_claim = Falsch melden kostet
value-false_claim-mirror = was es gewonnen hätte
value-false_claim-flat-2 = 2
value-false_claim-claimer-trickless = 2, ohne eigenen Stich 3
rule-unclaimed = Ohne Meldung gewinnt
value-unclaimed-last-trick = der letzte Stich
value-unclaimed-majority = wer mehr Punkte hat
rule-majority_of = Verglichen werden
value-majority_of-total = alle Punkte
value-majority_of-cards = die Karten allein
rule-last_trick_bonus = Letzter Stich im Vergleich
value-last_trick_bonus-0 = zählt nichts extra
value-last_trick_bonus-10 = zählt zehn mehr
rule-tie = Gleichstand
value-tie-none = gibt es nicht
value-tie-carry = nächstes Spiel zählt eins mehr
value-tie-redeal = derselbe gibt noch einmal
rule-resign = Aufgeben
rule-renonce = Renonce
value-renonce-blocked = kann nicht vorkommen
value-renonce-penalty = kostet 3, wenn sie gemeldet wird
rule-trick_review = Nachsehen darf man
value-trick_review-soft = eigene und den ersten des Gegners
value-trick_review-sharp = den letzten Stich bis zum Ausspiel
value-trick_review-last = den letzten Stich
rule-target = Gewonnen ist mit
value-target-2 = 2 Spielen
value-target-7 = 7 Spielpunkten
value-target-11 = 11 Spielpunkten
rule-count = Geschrieben wird
value-count-down = was noch fehlt
value-count-up = was gewonnen ist
rule-schneider_double = Schneider zählt doppelt
rule-hands = Regeln zu zweit
rule-knocking = Klopfen: fünf Karten auf einmal
rule-ass_bettler = Assbettler (5)
rule-assenbettler = Assenbettler (5): Ass ganz unten
rule-damengang = Damengang (7): Dame oder Ober ganz oben
rule-koenigsgang = Königsgang (8): König ganz oben
rule-bauernloch = Bauernloch (12): Ass ganz unten
rule-partner_may_schnapser = Auch er darf Schnapser ansagen
rule-partner_may_bauer = Auch er darf Bauernschnapser ansagen
rule-vierziger_must_finish = Ein Vierziger muss den Schnapser beenden
rule-must_undertrump = Auch untertrumpfen
rule-marriage_needs_trick = Gemeldetes zählt erst mit einem Stich
value-target-24 = 24 Punkten

## Eigene Spieler

players = Eigene Spieler
players-own = Eigener Spieler …
players-how = Wie man einen schreibt
players-page = players/de.html
players-forget = { $file } entfernen
players-wait = Der Spieler wird eingelassen …
# $message ist, was Python sagt.
players-refused = In dieser Datei ist kein Spieler, der mitspielen kann: { $message }.
players-late = Diese Datei wird nicht fertig: Sie rechnet, ohne aufzuhören.
players-gone = Diese Datei bringt Python zum Absturz.
