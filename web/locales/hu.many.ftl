# Bauernschnapsen és Talonschnapsen: hárman vagy négyen, licittel a játék előtt.
# $who értéke "you" vagy "other"; $name a másik neve, ahogy a many-name mondja.
# $side értéke "we" (Ön és társa), "you" (Ön egyedül) vagy "they" (az ellenfelek).

## Kik ülnek az asztalnál

many-name = { $place ->
    [you] Ön
    [left] Franz
    [across] Resi
   *[right] Poldi
}
many-role = { $role ->
    [partner] { $name }, az Ön társa
    [opponent-left] { $name }, ellenfél balra
    [opponent-right] { $name }, ellenfél jobbra
    [opponent-across] { $name }, ellenfél
   *[you] { $name }
}
many-team = { $side ->
    [we] Mi
    [you] Ön
   *[they] Ők
}
many-cards = { $cards ->
   *[other] { $cards } lap
}
many-cards-known = { many-cards }, ismert: { $known }
badge-player = játszik
badge-caller = hívó
badge-dealer = osztó
badge-out = kimarad

## Játékok: nevük az elválasztás helyeivel, és hogy mi kell a megnyerésükhöz

contract-N = Normál játék
contract-B = Bettler
contract-AB = Ass­bettler
contract-NB = Assen­bettler
contract-S = Schnapser
contract-DG = Damen­gang
contract-KG = Königs­gang
contract-G = Gang
contract-ZG = Zehner­gang
contract-KS = Kontra­schnapser
contract-BS = Bauern­schnapser
contract-BL = Bauern­loch
contract-FR = Farben­ring
contract-KB = Kontra­bauern­schnapser
contract-HS = Herren­schnapser
contract-line-N = { $game ->
    [bauern] 66 pont a társsal, aduval.
   *[talon] 66 pont egyedül, aduval.
}
contract-line-B = „Koldus”: egy ütés sem.
contract-line-AB = Bettler, ásszal a kézben.
contract-line-NB = Egy ütés sem; az ász a legkisebb.
contract-line-S = { $game ->
    [bauern] 66 az első három ütéssel.
   *[talon] Minden ütés, amíg meg nem lesz a 66.
}
contract-line-DG = Minden ütés; a király a legkisebb.
contract-line-KG = Minden ütés; a tízes a legkisebb.
contract-line-G = Minden ütés, adu nélkül.
contract-line-ZG = Minden ütés; tízes fent, ász lent.
contract-line-KS = Schnapser a hívó ellen.
contract-line-BS = Minden ütés, aduval.
contract-line-BL = Minden ütés, aduval; az ász a legkisebb.
contract-line-FR = { $game ->
    [bauern] Egy nem adu szín öt lapja: nyer.
   *[talon] Egy szín öt lapja: nyer.
}
contract-line-KB = Minden ütés a hívó ellen.
contract-line-HS = Öt adu: nyer.
value-range = { $least }–{ $most }
# Mennyit ér a játék: 6 pont, 1–3 pont. $count a szám, vagy 0, ha $worth tartomány.
many-worth = { $count ->
   *[other] { $worth } pont
}
many-times = ×{ $factor }

## Licit

plan = Játék és állás
plan-open = Az adu még nincs meg
plan-no-trump = Adu nélkül
plan-caller = Hívó: { $name }
# $how értéke "both" (egy kettő ellen), "together" ($partner is játszik) vagy "alone" ($partner kimarad).
plan-player = { $how ->
    [both] { $name } kettő ellen
    [together] { $name }, társa: { $mate ->
        [you] Ön
       *[other] { $partner }
    }
   *[alone] { $name } egyedül
}
calls = Licit, helyenként
call-pass = Passz
call-now = mond
offers = Licitálható játékok
# Röviden, miért nem licitálható most egy játék; $contract a jele.
offer-bid-too-low = Túl alacsony.
offer-bid-not-yours = { $contract ->
    [KS] Csak a hívó ellen.
    [KB] Csak a hívó ellen.
   *[other] { $partner ->
        [true] Csak a hívónak és társának.
       *[other] Csak a hívónak.
    }
}
offer-bid-needs-ace = Kell hozzá egy ász.
offer-bid-needs-suit = { $game ->
    [bauern] Egy nem adu színből öt lap kell hozzá.
   *[talon] Egy színből öt lap kell hozzá.
}
offer-bid-needs-trumps = Öt adu kell hozzá.
# Mit kíván a megérintett játék.
offer-chosen = { $contract }: { $line }
act-bid = Bemondom
act-bid-what = Bemondom: { $contract }
ask-trump = Válasszon adut
ask-trump-other = { $name } választ adut
ask-trump-why = { $who ->
    [you] { $down ->
        [0] Adu olyan szín lehet, amelyből van lapja.
       *[other] Még csak három lapját látja. Adu olyan szín lehet, amelyből van lapja.
    }
   *[other] { $down ->
        [0] Már mindenki látja mind az öt lapját.
       *[other] Addig mindenki csak három lapot lát.
    }
}
ask-turn-up = Felcsapás
ask-turn-up-why = A következő lap dönt.
ask-double = Kontra
ask-double-you = { $factor ->
    [2] Kontra?
   *[other] Rekontra?
}
ask-double-other = { $name } kontrázhat
ask-double-why = { $who ->
    [you] Ön játszik: { $contract }. A kontra megduplázza a parti értékét.
   *[other] { $name } játszik: { $contract }. A kontra megduplázza a parti értékét.
}
act-double = { $factor ->
    [2] Kontra
   *[other] Rekontra
}
act-no-double = Nincs kontra
talon = Talon
card-talon = { card }, a talonból
card-down = Letakart lap
away = Eltett lapok
away-none = még nincs lap
act-lay-away = Eltevés
act-lay-away-note = { $cards } / { $of }

## Ütés és játék

many-trick-card = { $name }: { card }
many-trick-full = { $who ->
    [you] Ütés, az Öné
   *[other] Ütés, vitte: { $name }
}
many-trick-past = { $who ->
    [you] Utolsó ütés, az Öné
   *[other] Utolsó ütés, vitte: { $name }
}
kept = { $side ->
    [we] Első ütésünk
    [you] Az Ön első ütése
   *[they] Az ellenfelek első ütése
}
kept-none = még nincs ütés
peek-none-yet = Még nincs ütés.
act-last = Ütés
act-last-note = megnézem
text-seats = Helyek

## Ami történik

many-deal = { $who ->
    [you] Ön oszt.
   *[other] { $name } oszt.
}
many-trump = { $who ->
    [you] Az Ön aduja: { suit }.
   *[other] { $name } aduja: { suit }.
}
many-turn-up = { $who ->
    [you] Ön felcsapja: { $card }. Az adu: { suit }.
   *[other] { $name } felcsapja: { $card }. Az adu: { suit }.
}
many-call = { $who ->
    [you] Az Ön licitje: { $contract }.
   *[other] { $name } licitje: { $contract }.
}
many-pass = { $who ->
    [you] Ön passzol.
   *[other] { $name } passzol.
}
# $factor értéke 1, ha nincs kontra.
many-did-double = { $factor ->
    [1] { $who ->
        [you] Ön nem kontráz.
       *[other] { $name } nem kontráz.
    }
   *[other] { $who ->
        [you] Ön kontráz: a parti értéke ×{ $factor }.
       *[other] { $name } kontráz: a parti értéke ×{ $factor }.
    }
}
many-play = { $name } lapja: { card }.
many-announce = { $who ->
    [you] Bemondása: { suit } { $worth }.
   *[other] { $name } bemondása: { suit } { $worth }.
}
many-trick = { $who ->
    [you] Az Ön ütése, ezzel: { card }.
   *[other] { $name } ütése, ezzel: { card }.
}
many-claim = { $who ->
    [you] Bemondása: Elég!
   *[other] { $name } bemondása: Elég!
}
many-enough = { $who ->
    [you] Az Ön ütésével megvan a 66.
   *[other] { $name } ütésével megvan a 66.
}
many-did-take = { $who ->
    [you] Ön felveszi a talont.
   *[other] { $name } felveszi a talont.
}
many-did-lay-away = { $who ->
    [you] Ön eltett két lapot.
   *[other] { $name } eltett két lapot.
}
many-did-show = { $who ->
    [you] Ön megmutatja egy szín öt lapját.
   *[other] { $name } megmutatja egy szín öt lapját.
}
many-did-forfeit = { $who ->
    [you] Ön elvesztette a partit.
   *[other] { $name } elvesztette a partit.
}
many-waiting = { $name } gondolkodik…
many-now-trump = Válasszon adut.
many-now-bid = Ön licitál: válasszon játékot.
many-now-lay-away = Tegyen el két lapot; senkinek sem számítanak.
many-now-double = Kontrázik?
many-not-your-turn = { $name } következik.

## A parti vége

many-result = { $points ->
    [0] Vesztett
   *[other] Nyert
}
many-match = { $how ->
    [won] Játszma megnyerve
    [lost] Bummerl elvesztve
   *[saved] A játszma véget ért
}
# $who az, aki a játékot vállalta.
many-played = { $made ->
    [yes] { $who ->
        [you] Ön teljesítette a játékát: { $contract }.
       *[other] { $name } teljesítette a játékát: { $contract }.
    }
   *[no] { $who ->
        [you] Ön elbukta a játékát: { $contract }.
       *[other] { $name } elbukta a játékát: { $contract }.
    }
}
many-ended-claim = { $who ->
    [you] Az Ön ütésével lett meg a 66 pont.
   *[other] { $name } ütésével lett meg a 66 pont.
}
many-ended-false-claim = { $who ->
    [you] Ön 66 pont nélkül mondta: „Elég!”
   *[other] { $name } 66 pont nélkül mondta: „Elég!”
}
many-ended-last-trick = { $who ->
    [you] Senkinek sincs 66 pontja; az utolsó ütés az Öné.
   *[other] Senkinek sincs 66 pontja; az utolsó ütést vitte: { $name }.
}
many-ended-trick-won = { $who ->
    [you] Önnek lett egy ütése.
   *[other] Ütést vitt: { $name }.
}
many-ended-trick-lost = { $who ->
    [you] Egy ütés az Öné lett.
   *[other] Egy ütést vitt: { $name }.
}
many-ended-enough = A 66 pont időben megvolt.
many-ended-too-late = A 66 pont nem lett meg időben.
many-ended-all-tricks = Minden ütés egy kézbe ment.
many-ended-no-trick = Egyetlen ütés sem lett.
many-ended-shown = Az öt lap meg lett mutatva.
many-ended-forfeit = { $who ->
    [you] A parti hiba miatt elveszett.
   *[other] { $name } hiba miatt vesztett.
}
many-basis-no-trick = { $side ->
    [we] Nincs ütésünk.
    [you] Önnek nincs ütése.
   *[they] Az ellenfeleknek nincs ütésük.
}
many-basis-below-33 = { $side ->
    [we] { $points } pontunk van, kevesebb mint 33.
    [you] Önnek { $points } pontja van, kevesebb mint 33.
   *[they] Az ellenfeleknek { $points } pontjuk van, kevesebb mint 33.
}
many-basis-33-or-more = { $side ->
    [we] { $points } pontunk van, legalább 33.
    [you] Önnek { $points } pontja van, legalább 33.
   *[they] Az ellenfeleknek { $points } pontjuk van, legalább 33.
}
# $double értéke 1, ha nem volt kontra; $each értéke "yes", ha a másik kettő külön-külön kap $points pontot.
many-counts = { $double ->
    [1] { $each ->
        [yes] A másik kettő egyenként { $points } pontot kap.
       *[no] { $side ->
            [we] Ez { $points } pont nekünk.
            [you] Ez { $points } pont Önnek.
            [they] Ez { $points } pont az ellenfeleknek.
           *[one] Ez { $points } pont, kapja: { $name }.
        }
    }
   *[other] { $each ->
        [yes] { $value } × { $double }: a másik kettő egyenként { $points } pontot kap.
       *[no] { $side ->
            [we] { $value } × { $double }: { $points } pont nekünk.
            [you] { $value } × { $double }: { $points } pont Önnek.
            [they] { $value } × { $double }: { $points } pont az ellenfeleknek.
           *[one] { $value } × { $double }: { $points } pont, kapja: { $name }.
        }
    }
}
many-match-end = { $side ->
    [we] { $how ->
        [retour] Retourschneider! Mi nyertük a játszmát. Az ellenfelek { $bummerl } bummerlit kapnak.
        [schneider] Snájder! Mi nyertük a játszmát. Az ellenfelek { $bummerl } bummerlit kapnak.
       *[plain] Mi nyertük a játszmát. A bummerlit az ellenfelek kapják.
    }
    [they] { $how ->
        [retour] Retourschneider! Az ellenfelek nyerték a játszmát. Mi { $bummerl } bummerlit kapunk.
        [schneider] Snájder! Az ellenfelek nyerték a játszmát. Mi { $bummerl } bummerlit kapunk.
       *[plain] Az ellenfelek nyerték a játszmát. A bummerlit mi kapjuk.
    }
   *[one] { $how ->
        [retour] Retourschneider! Nyertes: { $winner }. { $bummerl } bummerlit kap: { $losers }.
        [schneider] Snájder! Nyertes: { $winner }. { $bummerl } bummerlit kap: { $losers }.
       *[plain] Nyertes: { $winner }. A bummerlit kapja: { $losers }.
    }
}
many-series-stands = Sorozat, legfeljebb { $series } játszma: mi { $yours }, ellenfelek { $theirs }.
many-series-won = { $side ->
    [we] A legfeljebb { $series } játszmás sorozatot mi nyertük, { $yours } : { $theirs }.
   *[they] A legfeljebb { $series } játszmás sorozatot az ellenfelek nyerték, { $theirs } : { $yours }.
}
many-bummerl = Bummerl { $bummerl }
many-got = Kapott bummerli
many-score = A játszma állása
many-before = Előtte
many-deal-points = Ez a parti
many-now = Állás
many-hands = Minden lap

## Tippek és billentyűk

hint-do-trump = Adu legyen: { suit }
hint-do-turn-up = Felcsapás
hint-do-bid = Bemondás: { $contract }
hint-do-pass = Passz
hint-do-lay-away = Eltenni: { $cards }
hint-do-double = Kontra
hint-do-not-double = Nincs kontra
hint-name-trump = { suit }
hint-name-turn-up = Felcsapás
hint-name-bid = { $contract }
hint-name-pass = Passz
hint-name-lay-away = { $cards }
hint-name-double = Kontra
hint-name-not-double = Nincs kontra
hint-why-smears = Az ütés biztosan az Öné és a társáé: { card } pontot visz bele.
hint-why-unbeaten = Senki más lapja nem üti: { card }.
hint-why-all-known = Minden kéz ismert, a többi ki van számolva.
key-confirm = a választott játék bemondása, lapok eltevése
key-double = kontra
