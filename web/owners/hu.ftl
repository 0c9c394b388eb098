# Az oldal azoknak, akik asztalt tesznek a saját oldalukra. A fordított ékezetek között kód áll.

language = Magyar
title = Snapszer beágyazása – Bummerl
heading = Snapszer a saját oldalán
description = Hogyan ágyazható be egy snapszerasztal a saját oldalba: válasszon, másolja a kódot, illessze be.
languages = Nyelvek
to-game = A játékhoz
lead = Állítson össze egy asztalt, másolja ki a kódot, és illessze be az oldalába. Ingyenes, fiók és reklám nélkül. Csak akkor töltődik be bármi, ha valaki játszani szeretne.

## Összeállítás

builder-script = Az összeállításhoz JavaScript kell. Minden más ezen az oldalon nélküle is olvasható.
options = Beállítások
opt-show = Az asztalon
show-game = új játék
show-record = egy állás
show-lesson = egy lecke
show-puzzle = egy feladvány
opt-lesson = Lecke
opt-puzzle = Feladvány
opt-rules = Szabályok
opt-level = Játékerő
opt-lang = Nyelv
lang-auto = az olvasóé
opt-deck = Kártya
deck-auto = a nyelv szerint
opt-theme = Színek
opt-start = Kezdés
start-click = gombnyomásra
start-visible = ha látszik
start-now = azonnal
opt-controls = Az asztal körül
controls-full = minden
controls-minimal = kevés
controls-none = semmi
opt-allow = Megengedett segítség
allow-hint = Tipp
allow-undo = Visszavétel
allow-review = Minden ütés
opt-size = Méret
opt-record = Állás vagy feljegyzés
record-how = Illesszen be egy linket a „Parti megosztása” oldalról vagy egy elmentett fájl szövegét. Nélküle új osztás lesz.
record-example = Példa beillesztése
opt-find = Feladványként: találja meg a lépést
record-wait = Ellenőrzés…
record-good = Ez az állás van az asztalon; az ő szabályai érvényesek.
record-unsure = Ez most nem ellenőrizhető: a Python itt nem indul el.
preview = Előnézet
preview-note = így lesz az oldalán
code = Beillesztésre
code-form = Forma
form-element = Elem
form-iframe = iframe
form-link = Link
form-element-note = Olyan oldalakra, amelyek engednek szkriptet. Sok asztal egyetlen Pythonon osztozik, és az oldala beszélhet velük.
form-iframe-note = Ahol szkript nem, de keret megengedett.
form-link-note = Ahol keret sem megengedett: a link ugyanezt az asztalt nyitja meg.
copy = Másolás
copied = Kimásolva.
marked = A böngésző nem engedi a másolást. A kód ki van jelölve: másolja kézzel.
play = Snapszerezés

## Példák

examples = Hová kerüljön
example-html = Egyszerű HTML
example-html-text = Illessze be az elemet oda, ahol az asztalnak lennie kell. A szkript oldalanként egyszer elég, akárhány asztal van. Ami az elemben áll, azt csak az látja, aki nem tudja betölteni.
example-wordpress = WordPress
example-wordpress-text = Válassza az „Egyéni HTML” blokkot, és illessze be az elemet. Ha a WordPress eltávolítja a szkriptet, mert az Ön fiókja nem helyezhet el ilyet, használja ugyanabban a blokkban az „iframe” formát. A bővítmények iframe-blokkja csak címet kér: az az `src` értéke.
example-markdown = Markdown
example-markdown-text = A Jekyll, az Eleventy és az MkDocs változatlanul hagyja a HTML-t; hagyjon előtte és utána egy üres sort. A Hugónak ehhez `markup.goldmark.renderer.unsafe = true` kell. Ahol a HTML-t kiszűrik, mint a GitHubon, marad a link:
example-frames = Szkript nélkül
example-frames-text = Az iframe-nek nem kell szkript az Ön oldalán. A `sandbox` csak azt engedi meg neki, ami kell; a `title` megmondja, mi van benne. Az állás a `#` után áll, amelyet egyetlen szerver sem lát.
example-lesson = Egy lecke
example-lesson-text = A tanfolyam minden leckéjének van kulcsa. A keret bármely oldalon sorban mutatja a lépéseit; a szövegek rögtön ott vannak, a Python csak az asztalnál töltődik be. A böngésző megjegyzi, ami már megvan, ha szabad neki. Az iframe címében `lesson=marriages` áll; 360 × 640 vagy több a jó.

## Attribútumok

attributes = Attribútumok
attributes-text = A `record`, a `comments`, a `lesson`, a `start`, a `name`, a `title` és a `mode` kivételével akkor is módosíthatók, amikor az asztal már ott van. Az ismeretlen értékek helyébe a szokásosak lépnek. Az iframe címében ugyanez a nevük.
column-name = Név
column-values = Értékek
column-text = Jelentés
json = JSON
any-text = szöveg
number = szám
attribute-rules = A szabályok, vagy saját szabályok JSON-ként: egy név `base` néven, és mindaz, ami eltér tőle.
attribute-level = Milyen erősen játszik a számítógép.
attribute-lang = A nyelv. Ha nincs megadva, a böngészőé, különben angol.
attribute-deck = A kártya. Ha nincs megadva, a nyelvben szokásos.
attribute-seat = Az olvasó helye egy állásban. Ha nincs megadva, az, akinek a nézetét a feljegyzés mutatja (benne `seat`), különben `0`.
attribute-record = Egy állás, amelyből játszani lehet; `moves` mezővel egy parti, amely lépésenként megnézhető és folytatható.
attribute-comments = Szövegek a `record` lépéseihez: JSON-objektum, lásd „Állások”.
attribute-lesson = A tanfolyam egy leckéje, a kulcsa szerint: lépésről lépésre, ellenőrző asztalokkal. Legjobb a `height="auto"` értékkel.
attribute-puzzle = Feladat, „Találja meg a lépést”: egy feladvány kulcsa ebből: { $puzzles }, vagy `find` a `record` állásához; akkor az a jó, amit az elemzés a legjobbnak talál. Mindig az olvasó lép, utána az asztal megmondja, miért.
attribute-theme = A színek. Az `auto` a rendszert követi.
attribute-start = Mikor töltődik be a Python: gombnyomásra, amint az asztal látszik, vagy azonnal. Előtte csak egy kép van ott.
attribute-controls = Mennyi minden van a lapok körül. A `none` értéknél csak lapokkal és billentyűkkel lehet játszani. Ahol a `full` értékhez kevés a hely, ott `minimal` érvényes; a feladványoké megadás nélkül `minimal`.
attribute-allow = Milyen segítség van, szóközökkel elválasztva. Ha nincs megadva, `full` esetén mind, különben semmi.
attribute-name = A játszmát ezen a néven őrzi a böngésző. Nélküle minden látogatás elölről kezdődik.
attribute-width = Szélesség és magasság képpontban. Ha kevesebb a hely, az asztal ugyanabban az arányban kisebb lesz. Ha nincs megadva, a lehető legszélesebb, 3 : 4 arányban. A legkisebb, amelynek értelme van, 300 × 400. A `height="auto"` értékkel olyan magas, amilyet a tartalma kíván.
attribute-title = Hogyan nevezik a képernyőolvasók a keretet.
attribute-mode = A `frame` keretbe teszi az asztalt, az `inline` magába az oldalba, ha az ugyanazon a címen (origin) van, mint ezek a fájlok. Minden más ugyanaz marad. Más oldalakon keret lesz belőle, és ezt a konzol megmondja.

## Megjelenés

looks = Megjelenés
looks-text = Hogy milyen az asztal, azt olyan tulajdonságok mondják meg, amelyeket az Ön stíluslapja ad az elemnek. A kerete megtudja őket, akkor is, ha egy osztállyal, egy `style` attribútummal vagy a rendszer színeivel változnak. Az iframe címében ugyanilyen nevű paraméterek, `--schnapsen-` nélkül. A színek fedők és mindenütt ugyanazok: név, `#…`, `rgb()`, `hsl()`, `oklch()` és hasonlók. Ami nem használható, vagy nem volna olvasható, az a szokásos marad, és a konzol megmondja, miért. Ha az olvasó erős kontrasztot kér, annak a színei érvényesek.
look-colour = szín
look-length = hossz `px`, `em` vagy `rem` egységben
look-families = betűcsaládok
look-table = A posztó. A rajta lévő szöveg fekete vagy fehér lesz, amelyik jobban olvasható.
look-page = A sávok, gombok és tippek alapja; legyen elég világos vagy elég sötét minden szöveghez. Ettől függ az is, hogy világos vagy sötét-e az asztal.
look-ink = A `--schnapsen-page` alapon álló szöveg, és csak vele együtt.
look-accent = Az, amit meg lehet tenni, és ami ki van emelve. El kell válnia a posztótól.
look-card-back = A lapok hátoldala.
look-radius = A gombok és tippek sarkai, legfeljebb 24 képpont.
look-font = Betűtípusok, amelyek megvannak az olvasó eszközén. Amit az Ön oldala tölt be, az egy keretben nincs meg.
looks-parts = Keretbe nem ér be az oldal stíluslapja: ott csak ezek a tulajdonságok vannak, és a `::part(frame)` magát a keretet formázza. Az asztal részei `mode="inline"` mellett érhetők el: `::part(hand)` (a kézben lévő lapok), `::part(trick)` (az ütés), `::part(stock)` (a talon) és `::part(score)` (nevek és pontok).

## Állások

record = Állások
record-text = Az állás egy JSON-objektum. A lapok értékből és színből állnak: `A T K Q J 9`, majd `H` kőr vagy piros, `D` káró vagy tök, `C` treff vagy makk, `S` pikk vagy zöld. A `hands` a két hely lapjai, a `trump` a felcsapott lap vagy, ha az már nincs ott, a szín betűje, a `stock` a lefordított talon a húzás sorrendjében. Tetszés szerint: `rules`, `leader` (ki hív, 0 vagy 1), `led` (az asztalon lévő lap), `won` (mindkettőjük ütései, például `["AH TH / KD QD", ""]`), `closed`, `score`, `moves` és `note`, egy cím. A játékban a „Parti megosztása” készen adja.
comments-text = Egy ilyen feljegyzés minden lépéséhez mondható valami. A `comments` egy JSON-objektum: a kulcs a megtett lépések száma, a `0` a kezdet. Egy szöveg legfeljebb 1000 karakter, az összes együtt 16 KB. Sima szövegként jelennek meg. Az iframe címében a feljegyzés után állnak: `#record=…&comments=…`.
comments-first = A hívónak párja van, de nem mondja be.
comments-second = A király kihozza a tízest.

## Metódusok és események

methods = Metódusok
methods-text = Mindegyik promise-t ad vissza. Az elutasítás hibájának `code` és `message` mezője van. Hogy mi az állapot, azt a { $types } írja le, részletesen pedig a { $bridge } `Snapshot` típusa. Sosem áll benne olyasmi, amit az olvasó nem tudhat.
column-gives = Visszaad
state = állapot
method-start = Elindítja a Pythont, és kiosztja a lapokat.
method-play = Lép egyet: egy lap, mint a `KH`, `mH` (pár bemondása), `x` (csere), `c` (takarás), `66` (elég). A szabálytalant elutasítja, az oka a `reason` mezőben áll. A számítógép lépései `schnapsen-move` eseményként következnek; az olvasó akkor van soron, ha a `state.turn` és a `state.seat` egyenlő.
method-next = A következő parti, az utolsó után új játszma.
method-undo = Visszaveszi az olvasó utolsó lépését; `null`, ha nincs ilyen.
method-hint = Mit tenne a számítógép az olvasó helyében; `null`, ha nem az olvasó van soron.
method-load = Egy állást tesz az asztalra, objektumként vagy JSON-szövegként; a `comments` objektum, és el is maradhat. A kezdés előtt `null`.
method-state = Amit az olvasó tudhat; a kezdés előtt `null`.
method-destroy = Befejezi az asztalt, és leveszi az oldalról.
events = Események
events-text = Felszállnak, és a shadow DOM-ot is elhagyják.
column-detail = `detail`
event-ready = A lapok ki vannak osztva.
event-progress = Hol tart a betöltés, százalékban.
event-move = Egy lépés, bárkié is.
event-dealend = Egy parti véget ért.
event-matchend = A játszma véget ért.
event-lesson = Egy próbálkozás a leckében vagy feladványban: melyikben, melyik lépésnél, és hogy sikerült‑e. Feladványnál a `lesson` és a `step` a kulcsa.
event-error = Valami nem sikerült; az asztal maga is megmondja.
event-example = Például:

## Üzenetek

messages = A keret üzenetei
messages-text = Az elem beszél a keretével; aki maga tesz ki iframe-et, ugyanezt megteheti. A keret `hello` üzenettel köszön; az Ön oldala `welcome` üzenettel válaszol, és átad vele egy `MessagePort`-ot. Minden más azon megy át: kérések 1‑től számozott `id` mezővel, válaszok és hibák ugyanazzal, események 0‑val. Az ismeretlenre hiba a válasz.
messages-resize = A `resize` üzenettel a keret azt mondja meg, milyen magas szeretne lenni a tartalma: 150 és 4000 képpont között, és csak akkor, ha ez változik. Ez a szélességtől függ, a magasságtól soha. Egy vele növő iframe:
messages-schema = Minden üzenet formája: { $embed }, az állapotoké pedig { $bridge }. TypeScript-típusok: { $types }.

## Szerverek és irányelvek

headers = Mit kell a szervereknek megengedniük
headers-cors = A fájlok szerverének `Access-Control-Allow-Origin: *` fejlécet kell küldenie, mert a szkript modul. A GitHub Pages és a legtöbb statikus tárhely megteszi, és a `build.py serve` is. Az iframe-nek és a linknek nem kell.
headers-csp = Az Ön oldalának semmi különöset nem kell megengednie. Ha szigorú Content-Security-Policy van rajta, ez a két bejegyzés kell, az iframe-hez csak a második. A WebAssembly és a workerek a keretben futnak, nem az Ön oldalán.
headers-style = Az iframe `style` attribútumához `style-src 'unsafe-inline'` kell. Ha ez tilos, csak annyi történik, hogy keskeny képernyőn nem lesz kisebb; tegye akkor a stíluslapjába.
headers-inline = A `mode="inline"` asztalnak a rajzaihoz `connect-src` és `img-src` is kell. A Python ekkor is keretben fut, az oldal minden asztalának ugyanabban.

## Saját tárhely

hosting = A saját szerverén
hosting-text = A játék csak fájlokból áll, és bármilyen útvonalon fut. Építse meg, és másolja a `dist/` mappát oda, ahol lennie kell:
hosting-after = Annak a példánynak az összeállítója a saját címét mutatja. Egy külön cím a játéknak, vagyis egy aldomain, elválasztja az oldala adataitól.

## Adatok és licencek

data = Mi tárolódik
data-text = Egyetlen kérés sem hagyja el azt a címet, ahonnan ezek a fájlok jönnek: nincs számláló, nincs idegen betűtípus, nincs süti. Tárolni csak az olvasó böngészője tárol, és csak a `name` attribútummal ellátott asztal játszmáját. Ha a böngésző ezt tiltja, attól még lehet játszani.
licences = Licencek
licences-text = A Bummerl és a kártyái MIT-licencűek. Velük jár a CPython (PSF), a Pyodide (MPL 2.0), a Lit (BSD 3) és néhány kis modul MIT- és Apache 2.0-licenccel. Az asztalt bárhová beágyazhatja, üzleti célra is; aki a fájlokat maga terjeszti, mellékelje ezt: { $file }.

## Méretek

sizes = Kilenc méret
sizes-text = Az asztal alkalmazkodik a helyéhez. Ezt a kilencet ki is próbáltuk.
