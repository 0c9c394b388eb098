# Die Seite für alle, die einen Tisch auf ihre eigene Seite stellen. Zwischen Gravis steht Code.

language = Deutsch
title = Schnapsen einbetten – Bummerl
heading = Schnapsen auf Ihrer Seite
description = Wie man einen Schnapstisch in die eigene Seite einbettet: auswählen, Code kopieren, einfügen.
languages = Sprachen
to-game = Zum Spiel
lead = Stellen Sie einen Tisch zusammen, kopieren Sie den Code und fügen Sie ihn in Ihre Seite ein. Frei, ohne Konto und ohne Werbung. Geladen wird erst, wenn jemand spielen will.

## Baukasten

builder-script = Zum Zusammenstellen braucht es JavaScript. Alles Weitere auf dieser Seite geht auch ohne.
options = Auswahl
opt-show = Auf dem Tisch
show-game = ein neues Spiel
show-record = eine Stellung
show-lesson = eine Lektion
show-puzzle = ein Rätsel
opt-lesson = Lektion
opt-puzzle = Rätsel
opt-rules = Regeln
opt-level = Spielstärke
opt-lang = Sprache
lang-auto = die des Lesers
opt-deck = Karten
deck-auto = nach der Sprache
opt-theme = Farben
opt-start = Beginnt
start-click = auf Druck
start-visible = in Sicht
start-now = sofort
opt-controls = Um den Tisch
controls-full = alles
controls-minimal = wenig
controls-none = nichts
opt-allow = Erlaubte Hilfe
allow-hint = Tipp
allow-undo = Zurücknehmen
allow-review = Alle Stiche
opt-size = Größe
opt-record = Stellung oder Aufzeichnung
record-how = Fügen Sie einen Link aus „Spiel teilen“ oder den Text einer gespeicherten Datei ein. Ohne sie wird neu gegeben.
record-example = Beispiel einsetzen
opt-find = Als Rätsel: Finden Sie den Zug
record-wait = Wird geprüft …
record-good = Diese Stellung liegt auf dem Tisch; ihre Regeln gelten.
record-unsure = Das lässt sich gerade nicht prüfen: Python startet hier nicht.
preview = Vorschau
preview-note = so steht es auf Ihrer Seite
code = Zum Einfügen
code-form = Form
form-element = Element
form-iframe = iframe
form-link = Link
form-element-note = Für Seiten, die Skripte erlauben. Viele Tische teilen sich ein Python, und Ihre Seite kann mit ihnen sprechen.
form-iframe-note = Wo Skripte nicht erlaubt sind, Rahmen aber schon.
form-link-note = Wo nicht einmal Rahmen erlaubt sind: Der Link öffnet denselben Tisch.
copy = Kopieren
copied = Kopiert.
marked = Der Browser lässt das Kopieren nicht zu. Der Code ist markiert: Kopieren Sie ihn von Hand.
play = Schnapsen spielen

## Beispiele

examples = Wohin damit
example-html = Reines HTML
example-html-text = Fügen Sie das Element dort ein, wo der Tisch liegen soll. Das Skript genügt einmal je Seite, auch bei vielen Tischen. Was im Element steht, sieht nur, wer es nicht laden kann.
example-wordpress = WordPress
example-wordpress-text = Nehmen Sie den Block „Individuelles HTML“ und fügen Sie das Element ein. Entfernt WordPress dabei das Skript, weil Ihr Konto keines einfügen darf, nehmen Sie im selben Block die Form „iframe“. Ein iframe-Block aus einem Plugin verlangt nur eine Adresse: Es ist die aus `src`.
example-markdown = Markdown
example-markdown-text = Jekyll, Eleventy und MkDocs übernehmen HTML, wie es dasteht; lassen Sie davor und danach eine Zeile frei. Hugo braucht dafür `markup.goldmark.renderer.unsafe = true`. Wo HTML gefiltert wird, wie auf GitHub, bleibt der Link:
example-frames = Ohne Skripte
example-frames-text = Der iframe kommt ohne Skript auf Ihrer Seite aus. `sandbox` erlaubt ihm nur, was er braucht; `title` sagt, was darin ist. Die Stellung steht hinter dem `#`, das kein Server zu sehen bekommt.
example-lesson = Eine Lektion
example-lesson-text = Jede Lektion des Kurses hat einen Schlüssel. Auf jeder Seite zeigt der Rahmen ihre Schritte der Reihe nach; die Texte stehen gleich da, Python wird erst am Tisch geladen. Was geschafft ist, merkt sich der Browser, wenn er darf. Im iframe steht `lesson=marriages` in der Adresse; gut sind 360 × 640 und mehr.

## Attribute

attributes = Attribute
attributes-text = Bis auf `record`, `comments`, `lesson`, `start`, `name`, `title` und `mode` lassen sie sich auch ändern, während der Tisch liegt. Unbekannte Werte werden durch die üblichen ersetzt. In der Adresse des iframes heißen sie ebenso.
column-name = Name
column-values = Werte
column-text = Bedeutung
json = JSON
any-text = Text
number = Zahl
attribute-rules = Das Regelwerk, oder ein eigenes als JSON: Name als `base`, dazu alles, was abweicht.
attribute-level = Wie stark der Computer spielt.
attribute-lang = Die Sprache. Ohne Angabe die des Browsers, sonst Englisch.
attribute-deck = Das Blatt. Ohne Angabe das in der Sprache übliche.
attribute-seat = Der Platz des Lesers in einer Stellung. Ohne Angabe der, dessen Sicht die Aufzeichnung ist (`seat` darin), sonst `0`.
attribute-record = Eine Stellung, von der aus gespielt wird; mit `moves` ein Spiel, das man Zug für Zug ansieht und weiterspielt.
attribute-comments = Texte zu den Zügen von `record`: ein JSON-Objekt, siehe „Stellungen“.
attribute-lesson = Eine Lektion des Kurses, nach ihrem Schlüssel: Schritt für Schritt, mit Tischen, die prüfen. Am besten mit `height="auto"`.
attribute-puzzle = Eine Aufgabe, „Finden Sie den Zug“: der Schlüssel eines Rätsels aus { $puzzles }, oder `find` für die Stellung in `record`; dann ist richtig, was die Analyse am besten findet. Am Zug ist immer der Leser, danach steht, warum.
attribute-theme = Die Farben. `auto` folgt dem System.
attribute-start = Wann Python geladen wird: auf Druck, sobald der Tisch zu sehen ist, oder gleich. Davor ist nur ein Bild da.
attribute-controls = Wie viel um die Karten liegt. Mit `none` wird nur mit Karten und Tasten gespielt. Wo für `full` zu wenig Platz ist, gilt `minimal`; Rätsel haben ohne Angabe `minimal`.
attribute-allow = Welche Hilfe es gibt, mit Leerzeichen dazwischen. Ohne Angabe alle bei `full`, sonst keine.
attribute-name = Unter diesem Namen wird die Partie im Browser aufgehoben. Ohne ihn beginnt jeder Besuch neu.
attribute-width = Breite und Höhe in Pixeln. Ist weniger Platz, wird der Tisch im selben Verhältnis kleiner. Ohne Angabe ist er so breit wie möglich, im Verhältnis 3 zu 4. Der kleinste sinnvolle misst 300 × 400. Mit `height="auto"` ist er so hoch, wie sein Inhalt es braucht.
attribute-title = Wie der Rahmen für Vorleseprogramme heißt.
attribute-mode = `frame` legt den Tisch in einen Rahmen, `inline` in Ihre Seite selbst, wenn sie unter derselben Adresse (Origin) liegt wie diese Dateien. Alles andere bleibt gleich. Auf anderen Seiten wird es ein Rahmen, und die Konsole sagt es.

## Aussehen

looks = Aussehen
looks-text = Wie der Tisch aussieht, sagen Eigenschaften, die Ihr Stylesheet dem Element gibt. Sein Rahmen erfährt davon, auch wenn sie sich mit einer Klasse, einem `style` oder den Farben des Systems ändern. In der Adresse des iframes sind es Parameter mit denselben Namen ohne `--schnapsen-`. Farben sind deckend und überall dieselben: ein Name, `#…`, `rgb()`, `hsl()`, `oklch()` und ihresgleichen. Was nicht zu brauchen oder nicht zu lesen wäre, bleibt wie üblich, und die Konsole nennt den Grund. Will der Leser starken Kontrast, so gelten dessen Farben.
look-colour = Farbe
look-length = Länge in `px`, `em` oder `rem`
look-families = Schriftfamilien
look-table = Das Tuch. Was darauf steht, wird schwarz oder weiß, je nachdem, was besser zu lesen ist.
look-page = Der Grund von Leisten, Tasten und Tipps, hell oder dunkel genug für alle Texte. Nach ihm richtet sich auch, ob der Tisch hell oder dunkel ist.
look-ink = Der Text auf `--schnapsen-page`, und nur zusammen damit.
look-accent = Was zu tun ist und was hervorgehoben wird. Muss sich vom Tuch abheben.
look-card-back = Die Rückseiten der Karten.
look-radius = Die Ecken von Tasten und Tipps, höchstens 24 Pixel.
look-font = Schriften, die auf dem Gerät des Lesers liegen. Was Ihre Seite lädt, gilt in keinem Rahmen.
looks-parts = In einen Rahmen reicht kein Stylesheet Ihrer Seite: Dort gibt es nur diese Eigenschaften, und `::part(frame)` gestaltet den Rahmen selbst. Mit `mode="inline"` sind auch Teile des Tisches zu erreichen: `::part(hand)`, `::part(trick)` (der Stich), `::part(stock)` (der Talon) und `::part(score)` (Namen und Punkte).

## Stellungen

record = Stellungen
record-text = Eine Stellung ist ein JSON-Objekt. Karten sind Rang und Farbe: `A T K Q J 9`, dann `H` Herz, `D` Karo oder Schellen, `C` Treff oder Eichel, `S` Pik oder Laub. `hands` sind die Hände beider Plätze, `trump` die aufgeschlagene Karte oder, wenn keine mehr liegt, der Buchstabe der Farbe, `stock` der verdeckte Talon in der Reihenfolge des Abhebens. Wahlweise: `rules`, `leader` (wer ausspielt, 0 oder 1), `led` (die Karte am Tisch), `won` (Stiche beider, etwa `["AH TH / KD QD", ""]`), `closed`, `score`, `moves` und `note`, eine Überschrift. Im Spiel liefert „Spiel teilen“ das Fertige.
comments-text = Zu jedem Zug einer solchen Aufzeichnung kann etwas gesagt werden. `comments` ist ein JSON-Objekt: Schlüssel ist die Zahl der gemachten Züge, `0` der Anfang. Jeder Text hat höchstens 1000 Zeichen, alle zusammen haben 16 KB. Gezeigt wird reiner Text. In der Adresse des iframes stehen sie hinter der Aufzeichnung: `#record=…&comments=…`.
comments-first = Vorhand hat ein Paar, sagt es aber nicht an.
comments-second = Der König zieht den Zehner.

## Methoden und Ereignisse

methods = Methoden
methods-text = Jede gibt ein Promise. Abgelehnt wird mit einem Fehler, der `code` und `message` hat. Was Zustand heißt, beschreibt { $types }, und im Einzelnen `Snapshot` in { $bridge }. Nie steht darin, was der Leser nicht wissen darf.
column-gives = Gibt
state = Zustand
method-start = Startet Python und gibt die Karten.
method-play = Macht einen Zug: eine Karte wie `KH`, `mH` (Paar ansagen), `x` (tauschen), `c` (zudrehen), `66` (Genug!). Ein unerlaubter wird mit seinem Grund in `reason` abgelehnt. Die Züge des Computers folgen als `schnapsen-move`; der Leser ist an der Reihe, wenn `state.turn` gleich `state.seat` ist.
method-next = Das nächste Spiel, nach dem letzten eine neue Partie.
method-undo = Nimmt den letzten Zug des Lesers zurück; `null`, wenn es keinen gibt.
method-hint = Was der Computer an Stelle des Lesers täte; `null`, wenn der Leser nicht an der Reihe ist.
method-load = Legt eine Stellung auf den Tisch, als Objekt oder dessen JSON; `comments` ist ein Objekt und darf fehlen. `null` vor dem Beginn.
method-state = Was der Leser wissen darf; `null` vor dem Beginn.
method-destroy = Beendet den Tisch und nimmt ihn von der Seite.
events = Ereignisse
events-text = Sie steigen auf und verlassen auch ein Shadow DOM.
column-detail = `detail`
event-ready = Die Karten liegen.
event-progress = So weit ist das Laden, in Prozent.
event-move = Ein Zug, von wem auch immer.
event-dealend = Ein Spiel ist zu Ende.
event-matchend = Die Partie ist zu Ende.
event-lesson = Ein Versuch in einer Lektion oder einem Rätsel: welche, welcher Schritt, und ob er gelungen ist. Bei einem Rätsel sind `lesson` und `step` sein Schlüssel.
event-error = Etwas ging schief; der Tisch sagt es auch selbst.
event-example = Zum Beispiel:

## Nachrichten

messages = Nachrichten des Rahmens
messages-text = Das Element spricht mit seinem Rahmen; wer selbst einen iframe stellt, kann dasselbe tun. Der Rahmen grüßt mit `hello`; Ihre Seite antwortet mit `welcome` und überträgt dabei einen `MessagePort`. Alles Weitere geht durch diesen: Anfragen mit einer `id` ab 1, Antworten und Fehler mit derselben, Ereignisse mit 0. Unbekanntes wird mit einem Fehler beantwortet.
messages-resize = Mit `resize` sagt der Rahmen, wie hoch sein Inhalt gern wäre: zwischen 150 und 4000 Pixel, und nur, wenn sich das ändert. Das hängt von der Breite ab und nie von der Höhe. Ein iframe, der mitwächst:
messages-schema = Das Format aller Nachrichten: { $embed }, und für Zustände { $bridge }. Typen für TypeScript: { $types }.

## Server und Richtlinien

headers = Was Server erlauben müssen
headers-cors = Der Server, auf dem diese Dateien liegen, muss `Access-Control-Allow-Origin: *` senden, weil das Skript ein Modul ist. GitHub Pages und die meisten Anbieter statischer Seiten tun das, und `build.py serve` auch. iframe und Link brauchen es nicht.
headers-csp = Ihre Seite muss nichts Besonderes erlauben. Hat sie eine strenge Content-Security-Policy, so braucht sie diese zwei Einträge, für den iframe nur den zweiten. WebAssembly und Worker laufen im Rahmen, nicht auf Ihrer Seite.
headers-style = Das `style` des iframes braucht `style-src 'unsafe-inline'`. Ist es verboten, fehlt nur, dass er auf schmalen Schirmen kleiner wird; verschieben Sie es dann in Ihr Stylesheet.
headers-inline = Ein Tisch mit `mode="inline"` braucht dazu `connect-src` und `img-src` für seine Zeichnungen. Python läuft auch dann in einem Rahmen, in demselben für alle Tische der Seite.

## Selbst hosten

hosting = Auf dem eigenen Server
hosting-text = Das Spiel besteht nur aus Dateien und läuft unter jedem Pfad. Bauen Sie es, und kopieren Sie `dist/` dorthin, wo es liegen soll:
hosting-after = Der Baukasten dieser Kopie zeigt dann ihre eigene Adresse. Eine Adresse nur für das Spiel, also eine Subdomain, hält es von den Daten Ihrer Seite getrennt.

## Daten und Lizenzen

data = Was gespeichert wird
data-text = Keine Anfrage verlässt die Adresse, von der diese Dateien kommen: keine Zähler, keine fremden Schriften, keine Cookies. Gespeichert wird nur im Browser des Lesers, und nur die Partie eines Tisches mit `name`. Verbietet der Browser das, wird trotzdem gespielt.
licences = Lizenzen
licences-text = Bummerl und seine Karten stehen unter der MIT-Lizenz. Mitgeliefert werden CPython (PSF), Pyodide (MPL 2.0), Lit (BSD 3) und kleine Bausteine unter MIT und Apache 2.0. Einbetten dürfen Sie den Tisch überall, auch gewerblich; wer die Dateien selbst verteilt, gibt { $file } mit.

## Größen

sizes = Neun Größen
sizes-text = Der Tisch passt sich seinem Platz an. Diese neun sind geprüft.
