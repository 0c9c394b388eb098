# Az oldal az asztal körül: indulás és hibák, súgó, menü, értesítések.

## Indulás és hibák

boot = Betöltés
boot-percent = { $percent }%
boot-status = A számítógép kever…
stage-runtime = A Python betöltése
stage-library = A könyvtár betöltése
stage-engine = A szabályok megtanulása
stage-ready = Mindjárt kész
fault = Most nem lehet játszani.
fault-no-wasm = Ebben a böngészőben nincs WebAssembly, pedig a játéknak szüksége van rá. Kérjük, használjon újabb böngészőt.
fault-blocked = A böngésző vagy az oldal egyik beállítása tiltja a WebAssemblyt, nélküle pedig nem lehet játszani.
fault-corrupt = Egy fájl sérülten érkezett meg. Töltse be újra.
fault-timeout = A betöltés elakadt. Rendben van a kapcsolat?
fault-failed = A játékot nem sikerült betölteni. Rendben van a kapcsolat?
fault-stuck = A számítógép nem válaszol. A játéka el van mentve.
fault-replaced = Új változat érhető el, és ennek egyes részei már nincsenek meg. Töltse be újra az oldalt; a játéka el van mentve.
fault-details = Részletek
fault-detail = { $code }: { $message }
fault-again = Újra
fault-anew = Újratöltés

## Súgó

help = Súgó
help-open = Súgó: szabályok és billentyűk
help-rules = A szabályok röviden
wiener-aim = Az nyeri a partit, akinek előbb van 66 pontja, és bemondja: „Elég!”
wiener-values = Ász 11, tízes 10, király 4, { $deck ->
    [german] felső 3, alsó 2
   *[french] dáma 3, bubi 2
}. Az adu minden más színt üt.
wiener-open = Amíg a talon nyitva van, bármelyik lap adható. Minden ütés után mindkét fél húz, elsőként az, aki ütött.
wiener-strict = Ha a talon elfogyott vagy be van takarva, színre színt kell adni, és ha lehet, felül kell ütni; ha nincs szín, aduval kell ütni.
wiener-marriage = Egy szín királya és { $deck ->
    [german] felsője
   *[french] dámája
} a hívás előtt bemondva 20, aduban 40 pont – amint van ütése a bemondónak. Ezután a pár egyik lapját kell hívni.
wiener-exchange = Aki hív, az adu { $deck ->
    [german] alsót
   *[french] bubit
} elcserélheti a felcsapott lapra, amíg fölötte még van lefordított lap.
wiener-close = Aki hív, betakarhatja a talont, amíg legalább { $down } lefordított lap van benne. Az számít, ami az ellenfélnek a takaráskor volt. Ha a takaró nem éri el a 66‑ot, az ellenfél 2 játszmapontot kap, vagy 3‑at, ha a takaráskor nem volt ütése.
wiener-claim = Az „Elég!” híváskor mondható, saját ütés után. Aki téved, elveszíti a partit.
wiener-last = Ha senki sem mondja be a 66‑ot, az utolsó ütés nyer.
wiener-score = A győzelem 1 játszmapont, 33 pont alatti ellenfél ellen 2, ütés nélküli ellen 3.
wiener-match = Hét játszmapont egy játszma; duplán számít, ha a másiknak egy sincs.
tute-aim = Mindig minden lapot lejátszanak: akinek több pontja van, az nyeri a partit. Az utolsó ütés tízzel többet ér, és egyenlőségnél dönt.
tute-values = Ász 11, hármas 10, rey 4, caballo 3, sota 2; a hetestől a kettesig semmit sem érnek. Az adu minden más színt üt.
tute-open = Minden ütés után mindkét fél húz, elsőként az, aki ütött. Amíg van talon, bármelyik lap adható; a tute habaneróban a hívott adura adut kell adni.
tute-strict = Ha a talon elfogyott, színre színt kell adni, és ha lehet, felül kell ütni; ha nincs szín, aduval kell ütni.
tute-sing = Saját ütés után egy szín reye és caballója bemondható, amíg van talon: 20, aduban 40, és a 40 az első. Egyiket sem kell hívni.
tute-swap = Saját ütés után az adu hetes elcserélhető a felcsapott magas lapra, a kettes az alacsonyra.
tute-four = Mind a négy rey vagy mind a négy caballo: a „Tute!” azonnal megnyeri a partit.
tute-match = Két nyert parti a játszma. 101 ponttól a parti duplán számít; aki bemondott, annak ehhez 121 kell.
bauern-aim = Ketten játszanak kettő ellen, a társak egymással szemben ülnek. Aki eléri a huszonnégy pontot, nyer; a többieké a bummerli.
bauern-trump = { $knocking ->
    [true] Az osztótól balra ül a hívó. Mind az öt lapját látja, és ezek egyik színét adunak nevezi.
   *[other] Az osztótól balra ül a hívó. Öt lapjából hármat lát, és ezek egyik színét adunak nevezi, vagy felüti a következő lapját.
}
many-bid = A hívó legalább normált játszik. Sorban mindenki vállalhat magasabb játékot vagy passzolhat; aki passzolt, kimaradt a licitből.
many-follow = Az első ütéstől színre szín és felülütés kötelező, a társ lapját is. Akinek nincs színe, aduznia kell, ha azzal elviszi az ütést.
bauern-alone = Adu nélkül a játékos egyedül játszik és ő hív, a társa kimarad. Adus játékban a hívó kezd.
many-marriage = Húszat és negyvenet az mondhat be, aki hív: normálban bárki, Schnapserben és Kontraschnapserben csak a játékos.
many-normal = Normálban hatvanhat pont nyer, különben az utolsó ütés. Ütés nélkül 3, harminchárom pont alatt 2, különben 1 jár.
many-double = Az ellenfelek kontrázhatnak, a játékos rekontrázhat, és így tovább: az érték minden alkalommal duplázódik, a nyolcszorosáig.
talon-aim = Egyvalaki játszik a másik kettő ellen. Aki eléri a huszonnégy pontot, nyer; akinek akkor a legkevesebb van, azé a bummerli.
talon-trump = Az osztótól balra ül a hívó. Hat lapjából hármat lát, és ezek egyik színét adunak nevezi, vagy felüti a következő lapját.
talon-take = Aki a legmagasabbat vállalta, felveszi a talon két lapját, és kettőt letesz. Ezek senkinek sem számítanak.
talon-lead = Adu nélkül a játékos hív, adus játékban a hívó kezd.
talon-score = Ha a játékos megnyeri, ő írja az értéket; ha elveszti, a másik kettő mindegyike.
dreier-aim = Az osztó kimarad; a másik kettő egy kettes snapszert játszik. Aztán a következő oszt.
dreier-lead = Az osztótól balra ülő hív. Aki kimarad, csak nézi a játékot, és nem látja a lapokat.
dreier-match = Mindenki magának számol hétről lefelé. Aki eléri a nullát, nyer; akinek akkor a legtöbb hiányzik, azé a bummerli.
help-keys = Billentyűk
help-keys-note = Akkor működnek, amikor az asztal van kijelölve.
key-cards = lap kijátszása
key-arrows = lépkedés a lapok között
key-exchange = csere
key-close = takarás
key-announce = 20 vagy 40 bemondása
key-claim = „Elég!”
key-ren = renonsz jelzése
key-tute = „Tute!”
key-decline = nemleges válasz egy kérdésre
key-last = utolsó ütés
key-escape = kérdés bezárása
key-help = ez a súgó

## Menü

menu = Menü
menu-title = Beállítások
menu-new = Új játszma
menu-resign = Parti feladása
menu-deck = Kártya
deck-tell = Magyar
deck-hungarian = Magyar
deck-french = Francia
deck-french4 = Négy­színű
menu-language = Nyelv
menu-speed = Mozgás
speed-off = Ki
speed-fast = Gyors
speed-normal = Közepes
speed-slow = Lassú
menu-theme = Színek
theme-auto = Rendszer
theme-light = Világos
theme-dark = Sötét
theme-contrast = Kontraszt
menu-points = Pontszámlálás
points-both = Mindkettő
points-own = Saját
points-none = Nincs
menu-learn = Snapszertanfolyam
menu-backup = Mentés és vissza­állítás
menu-install = Telepítés
menu-help = Szabályok és billentyűk
menu-about = A Bummerlről

## Névjegy

about = A Bummerlről
about-text = Snapszer, hatvanhat és tute két játékosnak, a számítógép ellen. A szabályok és az ellenfél Pythonban íródtak, és az Ön böngészőjében futnak.
about-version = Verzió
about-python = Python
about-way = Indulás
about-way-image = a leggyorsabb: a Python memóriája úgy érkezik, ahogy az oldal készítésekor volt
about-way-trimmed = gyors: a Pythonnak csak a játékhoz szükséges részeivel
about-way-stock = a teljes Pythonnal, lassabban
about-waiting = még nincs betöltve
about-offline = Hálózat nélkül
about-offline-loading = éppen letöltődik
about-offline-kept = működik
about-offline-room = még nem működik: kevés a hely az eszközön. A következő látogatás újra megpróbálja.
about-offline-line = még nem működik: nem érkezett meg minden. A következő látogatás újra megpróbálja.
about-offline-forbidden = nem működik: a böngésző itt nem engedi, például privát ablakban.
about-offline-insecure = nem működik: a cím nem https-sel kezdődik, és a böngésző csak ott engedi.
about-offline-again = Újra megpróbálom
about-size = Helyigény
about-megabytes = { $size } MB ezen az eszközön
about-renewal-waiting = Új változat érhető el. A következő betöltéskor jön.
about-renewal-missed = Egy új változat nem érkezett meg egészen. Addig ez marad érvényben.
about-stored = Csak ez a böngésző őrzi: a folyamatban lévő játszmát minden lapjával, a lejátszott és a kapott partikat, a tanfolyamban elért haladását, a saját játékosait, a beállításait és magát az oldalt, hogy hálózat nélkül is működjön. Semmi sem hagyja el az eszközét, hacsak el nem küldi.
about-install = Alkalmazásként iPhone-on és iPaden: a Safariban koppintson a „Megosztás”, majd a „Főképernyőhöz adás” gombra. Különben a Safari hét látogatás nélküli nap után mindent töröl, amit tárol.
about-owners = Asztal a saját oldalán
about-licences = Licencek
about-licence-own = A Bummerl és kártyái: MIT
about-licence-python = CPython: PSF-licenc
about-licence-pyodide = Pyodide: MPL 2.0
about-licence-lit = Lit, amely az oldalt rajzolja: BSD-3
about-licence-other = Comlink, Fluent és idb-keyval: Apache 2.0

## Értesítések

notice-close = Értesítés bezárása
notice-deleted = Minden törlődött. Elölről kezdődik.
notice-replaced = A mentés beolvasva. Minden olyan, ahogyan abban volt.
notice-offline = Már hálózat nélkül is működik.
notice-unkept-room = Hálózat nélkül még nem működik: kevés a hely az eszközön.
notice-unkept-line = Hálózat nélkül még nem működik: nem érkezett meg minden.
notice-unkept-forbidden = Hálózat nélkül itt nem működik: a böngésző nem engedi.
notice-unkept-insecure = Hálózat nélkül itt nem működik: a cím nem https-sel kezdődik.
notice-update = Új változat érhető el.
notice-update-held = Új változat érhető el. Akkor jön, ha a Bummerl többi lapja be van zárva.
notice-update-do = Újratöltés
notice-set-aside = Egy mentett játékot nem sikerült megnyitni.
notice-set-aside-do = Letöltés
notice-lost = A böngésző törölte a játékait.
notice-lost-do = Mentés
notice-bad-link = A link nem létező szabályokat nevez meg. Az eddigiek maradnak érvényben.
notice-deal = Egy parti vár Önre.
notice-deal-do = Megnyitás
notice-not-kept = Ez a böngésző semmit sem őriz meg: bezáráskor a játék elvész.
notice-renewed = Valami elakadt. A játék onnan folytatódik, ahol tartott.
notice-elsewhere = A játék egy másik lapon folytatódott. Itt az ottani állás látható.
