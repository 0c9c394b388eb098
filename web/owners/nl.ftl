# De pagina voor iedereen die een tafel op zijn eigen pagina zet. Tussen accenttekens staat code.

language = Nederlands
title = Schnapsen insluiten – Bummerl
heading = Schnapsen op je eigen pagina
description = Hoe je een schnapstafel in je eigen pagina zet: kiezen, code kopiëren, plakken.
languages = Talen
to-game = Naar het spel
lead = Stel een tafel samen, kopieer de code en plak die in je pagina. Gratis, zonder account en zonder reclame. Er wordt pas iets geladen als iemand wil spelen.

## Samenstellen

builder-script = Om samen te stellen is JavaScript nodig. De rest van deze pagina kan ook zonder.
options = Keuzes
opt-show = Op tafel
show-game = een nieuw spel
show-record = een stelling
show-lesson = een les
show-puzzle = een puzzel
opt-lesson = Les
opt-puzzle = Puzzel
opt-rules = Regels
opt-level = Speelsterkte
opt-lang = Taal
lang-auto = die van de lezer
opt-deck = Kaarten
deck-auto = volgens de taal
opt-theme = Kleuren
opt-start = Begint
start-click = na een druk
start-visible = in beeld
start-now = meteen
opt-controls = Eromheen
controls-full = alles
controls-minimal = weinig
controls-none = niets
opt-allow = Toegestane hulp
allow-hint = Tip
allow-undo = Terugnemen
allow-review = Alle slagen
opt-size = Grootte
opt-record = Stelling of verslag
record-how = Plak een link uit “Ronde versturen” of de tekst van een bewaard bestand. Zonder wordt er nieuw gegeven.
record-example = Voorbeeld gebruiken
opt-find = Als puzzel: vind de zet
record-wait = Wordt nagekeken…
record-good = Deze stelling ligt op tafel; haar regels gelden.
record-unsure = Dit is nu niet na te kijken: Python start hier niet.
preview = Voorbeeld
preview-note = zo staat het op je pagina
code = Om te plakken
code-form = Vorm
form-element = Element
form-iframe = iframe
form-link = Link
form-element-note = Voor pagina’s die scripts toestaan. Veel tafels delen één Python, en je pagina kan met ze praten.
form-iframe-note = Waar scripts niet mogen, maar frames wel.
form-link-note = Waar zelfs frames niet mogen: de link opent dezelfde tafel.
copy = Kopiëren
copied = Gekopieerd.
marked = De browser staat kopiëren niet toe. De code is geselecteerd: kopieer haar met de hand.
play = Schnapsen spelen

## Voorbeelden

examples = Waar het heen kan
example-html = Gewoon HTML
example-html-text = Plak het element waar de tafel moet liggen. Het script is één keer per pagina genoeg, hoeveel tafels er ook zijn. Wat in het element staat, ziet alleen wie het niet kan laden.
example-wordpress = WordPress
example-wordpress-text = Neem het blok “Aangepaste HTML” en plak het element. Haalt WordPress het script weg omdat je account er geen mag plaatsen, neem dan in hetzelfde blok de vorm “iframe”. Een iframe-blok uit een plug-in vraagt alleen een adres: dat is het adres in `src`.
example-markdown = Markdown
example-markdown-text = Jekyll, Eleventy en MkDocs laten HTML zoals het is; laat ervoor en erna een regel leeg. Hugo heeft daarvoor `markup.goldmark.renderer.unsafe = true` nodig. Waar HTML gefilterd wordt, zoals op GitHub, blijft de link over:
example-frames = Zonder scripts
example-frames-text = Het iframe heeft geen script op je pagina nodig. `sandbox` staat alleen toe wat het nodig heeft; `title` zegt wat erin zit. De stelling staat achter het `#`, dat geen server te zien krijgt.
example-lesson = Een les
example-lesson-text = Elke les van de cursus heeft een sleutel. Het frame toont haar stappen op elke pagina na elkaar; de teksten staan er meteen, Python wordt pas aan tafel geladen. De browser onthoudt wat klaar is, als dat mag. In een iframe staat `lesson=marriages` in het adres; 360 × 640 en meer is goed.

## Attributen

attributes = Attributen
attributes-text = Behalve `record`, `comments`, `lesson`, `start`, `name`, `title` en `mode` kunnen ze ook veranderen terwijl de tafel er ligt. Onbekende waarden worden door de gewone vervangen. In het adres van het iframe heten ze hetzelfde.
column-name = Naam
column-values = Waarden
column-text = Betekenis
json = JSON
any-text = tekst
number = getal
attribute-rules = De regels, of eigen regels als JSON: een naam als `base`, en wat daarvan afwijkt.
attribute-level = Hoe sterk de computer speelt.
attribute-lang = De taal. Zonder opgave die van de browser, anders Engels.
attribute-deck = Het kaartspel. Zonder opgave dat wat bij de taal hoort.
attribute-seat = De plaats van de lezer in een stelling. Zonder opgave die van wie het zicht in het verslag is (`seat` daarin), anders `0`.
attribute-record = Een stelling om vanaf te spelen; met `moves` een ronde die je zet voor zet bekijkt en verder speelt.
attribute-comments = Teksten bij de zetten van `record`: een JSON-object, zie “Stellingen”.
attribute-lesson = Een les van de cursus, met haar sleutel: stap voor stap, met tafels die controleren. Het best met `height="auto"`.
attribute-puzzle = Een opgave, “Vind de zet”: de sleutel van een puzzel uit { $puzzles }, of `find` voor de stelling in `record`; dan is goed wat de analyse het beste vindt. Altijd is de lezer aan zet, daarna staat er waarom.
attribute-theme = De kleuren. `auto` volgt het systeem.
attribute-start = Wanneer Python geladen wordt: na een druk, zodra de tafel in beeld is, of meteen. Daarvóór is er alleen een plaatje.
attribute-controls = Hoeveel er om de kaarten heen ligt. Met `none` speel je alleen met kaarten en toetsen. Waar voor `full` te weinig plaats is, geldt `minimal`; puzzels hebben zonder opgave `minimal`.
attribute-allow = Welke hulp er is, met spaties ertussen. Zonder opgave alles bij `full`, anders geen.
attribute-name = Onder deze naam wordt de partij in de browser bewaard. Zonder naam begint elk bezoek opnieuw.
attribute-width = Breedte en hoogte in pixels. Is er minder ruimte, dan wordt de tafel in dezelfde verhouding kleiner. Zonder opgave is hij zo breed als kan, 3 op 4. De kleinste die zin heeft is 300 × 400. Met `height="auto"` is de tafel zo hoog als de inhoud nodig heeft.
attribute-title = Hoe schermlezers het frame noemen.
attribute-mode = `frame` legt de tafel in een frame, `inline` in je pagina zelf, als die op hetzelfde adres (origin) ligt als deze bestanden. Al het andere blijft gelijk. Op andere pagina’s wordt het een frame, en de console zegt dat.

## Uiterlijk

looks = Uiterlijk
looks-text = Hoe de tafel eruitziet, zeggen eigenschappen die je stylesheet het element geeft. Het frame krijgt ze te horen, ook als ze veranderen met een klasse, een `style` of de kleuren van het systeem. In het adres van het iframe zijn het parameters met dezelfde namen zonder `--schnapsen-`. Kleuren zijn dekkend en overal dezelfde: een naam, `#…`, `rgb()`, `hsl()`, `oklch()` en dergelijke. Wat niet bruikbaar of niet leesbaar zou zijn, blijft zoals gewoonlijk, en de console zegt waarom. Wil de lezer sterk contrast, dan gelden die kleuren.
look-colour = kleur
look-length = lengte in `px`, `em` of `rem`
look-families = lettertypefamilies
look-table = Het laken. Wat erop staat, wordt zwart of wit, naargelang wat beter te lezen is.
look-page = De grond van balken, knoppen en tips, licht of donker genoeg voor alle teksten. Daarnaar richt zich ook of de tafel licht of donker is.
look-ink = De tekst op `--schnapsen-page`, en alleen samen daarmee.
look-accent = Wat er te doen is en wat gemarkeerd wordt. Moet zich van het laken onderscheiden.
look-card-back = De achterkanten van de kaarten.
look-radius = De hoeken van knoppen en tips, hoogstens 24 pixels.
look-font = Lettertypen die op het apparaat van de lezer staan. Wat je pagina laadt, is er in een frame niet.
looks-parts = In een frame reikt geen stylesheet van je pagina: daar zijn er alleen deze eigenschappen, en `::part(frame)` geeft het frame zelf vorm. Met `mode="inline"` zijn ook delen van de tafel te bereiken: `::part(hand)`, `::part(trick)` (de slag), `::part(stock)` (de stok) en `::part(score)` (namen en punten).

## Stellingen

record = Stellingen
record-text = Een stelling is een JSON-object. Kaarten zijn rang en kleur: `A T K Q J 9`, dan `H` harten, `D` ruiten of bellen, `C` klaveren of eikels, `S` schoppen of bladeren. `hands` zijn de handen van beide plaatsen, `trump` is de opengelegde kaart of, als die weg is, de letter van de kleur, `stock` is de dichte stok in de volgorde van trekken. Naar keuze: `rules`, `leader` (wie uitkomt, 0 of 1), `led` (de kaart op tafel), `won` (de slagen van beiden, zoals `["AH TH / KD QD", ""]`), `closed`, `score`, `moves` en `note`, een opschrift. In het spel levert “Ronde versturen” er een kant-en-klaar.
comments-text = Bij elke zet van zo’n verslag kan iets gezegd worden. `comments` is een JSON-object: de sleutel is het aantal gedane zetten, `0` het begin. Elke tekst telt hoogstens 1000 tekens, alle samen 16 KB. Ze worden als gewone tekst getoond. In het adres van het iframe staan ze achter het verslag: `#record=…&comments=…`.
comments-first = Wie uitkomt, heeft een huwelijk maar meldt het niet.
comments-second = De heer lokt de tien.

## Methoden en gebeurtenissen

methods = Methoden
methods-text = Elke geeft een promise. Die wordt afgewezen met een fout die `code` en `message` heeft. Wat een toestand is, staat in { $types }, en precies bij `Snapshot` in { $bridge }. Er staat nooit in wat de lezer niet mag weten.
column-gives = Geeft
state = toestand
method-start = Start Python en geeft de kaarten.
method-play = Doet een zet: een kaart zoals `KH`, `mH` (huwelijk melden), `x` (ruilen), `c` (sluiten), `66` (claimen). Een die niet mag, wordt afgewezen met de reden in `reason`. De zetten van de computer volgen als `schnapsen-move`; de lezer is aan de beurt als `state.turn` gelijk is aan `state.seat`.
method-next = De volgende ronde, na de laatste een nieuwe partij.
method-undo = Neemt de laatste zet van de lezer terug; `null` als die er niet is.
method-hint = Wat de computer in plaats van de lezer zou doen; `null` als de lezer niet aan de beurt is.
method-load = Legt een stelling op tafel, als object of als JSON daarvan; `comments` is een object en mag ontbreken. `null` vóór het begin.
method-state = Wat de lezer mag weten; `null` vóór het begin.
method-destroy = Beëindigt de tafel en haalt hem van de pagina.
events = Gebeurtenissen
events-text = Ze stijgen op en verlaten ook een shadow-DOM.
column-detail = `detail`
event-ready = De kaarten liggen er.
event-progress = Hoe ver het laden is, in procenten.
event-move = Een zet, van wie dan ook.
event-dealend = Een ronde is afgelopen.
event-matchend = De partij is afgelopen.
event-lesson = Een poging in een les of puzzel: welke, bij welke stap, en of ze gelukt is. Bij een puzzel zijn `lesson` en `step` haar sleutel.
event-error = Er ging iets mis; de tafel zegt het zelf ook.
event-example = Bijvoorbeeld:

## Berichten

messages = Berichten van het frame
messages-text = Het element praat met zijn frame; wie zelf een iframe plaatst, kan hetzelfde doen. Het frame groet met `hello`; je pagina antwoordt met `welcome` en geeft daarbij een `MessagePort` mee. Al het andere gaat door die poort: vragen met een `id` vanaf 1, antwoorden en fouten met dezelfde, gebeurtenissen met 0. Wat onbekend is, wordt met een fout beantwoord.
messages-resize = Met `resize` zegt het frame hoe hoog zijn inhoud zou willen zijn: tussen 150 en 4000 pixels, en alleen als dat verandert. Dat hangt van de breedte af en nooit van de hoogte. Een iframe dat meegroeit:
messages-schema = De vorm van alle berichten: { $embed }, en van toestanden { $bridge }. Typen voor TypeScript: { $types }.

## Servers en beleid

headers = Wat servers moeten toestaan
headers-cors = De server van deze bestanden moet `Access-Control-Allow-Origin: *` sturen, omdat het script een module is. GitHub Pages en de meeste aanbieders van statische sites doen dat, en `build.py serve` ook. Het iframe en de link hebben het niet nodig.
headers-csp = Je pagina hoeft niets bijzonders toe te staan. Heeft ze een strenge Content-Security-Policy, dan zijn deze twee regels nodig, voor het iframe alleen de tweede. WebAssembly en workers draaien in het frame, niet op je pagina.
headers-style = De `style` van het iframe vraagt `style-src 'unsafe-inline'`. Is dat verboden, dan wordt het op smalle schermen alleen niet kleiner; zet het dan in je stylesheet.
headers-inline = Een tafel met `mode="inline"` heeft ook `connect-src` en `img-src` nodig voor haar tekeningen. Python draait ook dan in een frame, in hetzelfde voor alle tafels van de pagina.

## Zelf hosten

hosting = Op je eigen server
hosting-text = Het spel bestaat alleen uit bestanden en draait onder elk pad. Bouw het en kopieer `dist/` naar de plek waar het moet staan:
hosting-after = Het samenstellen in die kopie toont dan haar eigen adres. Een adres alleen voor het spel, dus een subdomein, houdt het gescheiden van de gegevens van je pagina.

## Gegevens en licenties

data = Wat bewaard wordt
data-text = Geen verzoek verlaat het adres waar deze bestanden vandaan komen: geen tellers, geen vreemde lettertypen, geen cookies. Er wordt alleen iets bewaard in de browser van de lezer, en alleen de partij van een tafel met een `name`. Verbiedt de browser dat, dan wordt er toch gespeeld.
licences = Licenties
licences-text = Bummerl en zijn kaarten vallen onder de MIT-licentie. Meegeleverd worden CPython (PSF), Pyodide (MPL 2.0), Lit (BSD 3) en kleine modules onder MIT en Apache 2.0. Je mag de tafel overal insluiten, ook commercieel; wie de bestanden zelf verspreidt, geeft { $file } mee.

## Groottes

sizes = Negen groottes
sizes-text = De tafel past zich aan zijn plek aan. Deze negen zijn getest.
