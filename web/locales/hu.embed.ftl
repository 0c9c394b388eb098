# Asztalok más oldalakon, a játék előtt.

embed-play = Játék
embed-new = { $rules ->
    [dreier] Dreierschnapsen a számítógéppel
    [talon] Talonschnapsen a számítógéppel
    [bauern] Bauernschnapsen a számítógéppel
   *[other] Snapszer a számítógép ellen
}
embed-position = Játsszon tovább innen
embed-deal = Játssza le ezt a partit
embed-find = Találja meg a lépést.
embed-starting = Megterítjük az asztalt…
embed-site = Megnyitás a játék saját oldalán
embed-failed = A játék itt nem indítható el.
embed-bad-record = Ez az állás nem olvasható: { $reason }
embed-bad-comments = Ez a megjegyzés nem olvasható ({ $where }): { $reason }
embed-bad-lesson = Ilyen lecke itt nincs.
embed-bad-puzzle = Ilyen feladvány itt nincs: { $reason }
embed-bad-version = Ez az oldal az asztal olyan változatát ágyazza be, amely itt nem létezik.
embed-trump = Adu: { suit }.
embed-turnup = Felcsapva: { card }.
embed-stock = { $cards ->
    [0] A talon elfogyott.
   *[other] A talonban { $cards } lap van.
}
embed-led = A számítógép ezt a lapot hívta: { card }.
embed-hand = Az Ön lapjai: { $cards }.

embed-first = Elejére
embed-back = Vissza
embed-forward = Tovább
embed-last = Végére
embed-from-here = Játék innen
embed-step = { $step }. lépés, összesen { $steps }
embed-task = { $step }. feladat, összesen { $steps }
embed-move = { $who ->
    [you] Ön: { $move }
    [other] { $name }: { $move }
   *[computer] Számítógép: { $move }
}
