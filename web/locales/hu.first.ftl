# Az első partik: tanácsok a megfelelő pillanatban, és az asztal szövegként.

## Tanácsok kezdőknek

tips = Tanácsok kezdőknek
tip-next = Értem
tips-off = Nem kérek több tanácsot
tips-note = Röviden és csak egyszer, az első partikban
tip-turn = Ön következik: nyomja meg azt a lapot, amelyet ki akar játszani. Az adu { suit }: minden más színt üt.
tip-marriage = { suit.cap } { $deck ->
    [german] király és felső
    [spanish] rey és caballo
   *[french] király és dáma
}: most bemondható, { $worth } pontot ér. Nyomja meg a világos { $worth } mezőt.
tip-exchange = A „Csere” mezővel ezt kapja: { $turnup }, és ezt adja érte: { $card }.
tip-strict = { $how ->
    [closed] A talon be van takarva.
   *[empty] A talon elfogyott.
} Mostantól színre színt kell adni és felülütni, ha lehet, különben aduval ütni. A nem játszható lapok szürkék.
tip-claim = Megvan a szükséges pontja: az „Elég!” bemondásával megnyeri a partit.
tip-lost = { $reason ->
    [claim] Az ellenfél gyorsabb volt. A legtöbbet az ászok, a tízesek és a bemondások hozzák.
    [false-claim] Az „Elég!” csak akkor éri meg, ha a pontok valóban elegendők.
    [failed-close] Akkor takarjon, ha a lapjai szinte biztosan elegendők.
    [last-trick] Ha senki sem mondja, hogy „Elég!”, az utolsó ütés dönt: tartson meg hozzá egy nagy adut.
   *[other] Ön vesztett, de csak ezt a partit.
} Lent újra megnézheti.

## Az asztal szövegként

text-on = Asztal szövegként
text-off = Rajzolt asztal
text-note = Minden listákban és táblázatokban; a V billentyűvel is
key-text = az asztal szövegként vagy rajzolva
text-stock = Adu és talon
text-last = Utolsó ütés
text-state = Állás
text-points = Pontok
text-announced = Bemondva
text-pending = Még nem számít
text-tricks = Ütések
text-cards = Lapok a kézben
text-known = Ebből ismert
text-needed = Még hiányzik
text-made = Nyert játszmapontok
text-bummerl = Nyert játszmák
text-marriage = { suit } { $worth }
text-none = nincs
text-nothing = Nincs lap.
text-hidden = rejtve

## Ami kockán forog

# Aki takart: mennyit nyerhet és veszíthet, játszmapontban.
stakes = { $who ->
    [you] Ön
   *[computer] Számítógép
}: +{ $wins } / −{ $loses }
stakes-open = { $who ->
    [you] Ön
   *[computer] Számítógép
}: −{ $loses }
