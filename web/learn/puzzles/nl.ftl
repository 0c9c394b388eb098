title = Puzzels
count = { $count } puzzels
entry = Stellingen uit gespeelde rondes: vind de ene zet die duidelijk de beste is.
lead = { $count } stellingen uit gespeelde rondes. In elke is één zet duidelijk de beste: vind hem.
how = Je weet wat je op dit moment kunt weten, en niet meer. De beste zet levert gemiddeld de meeste spelpunten op, wat de computer ook heeft. Na elk antwoord staat er waarom.
themes = Thema’s
to-puzzles = Naar de puzzels
grade-1 = makkelijk
grade-2 = gemiddeld
grade-3 = moeilijk
# $n: de hoeveelste van zijn thema
number = Puzzel { $n }
next = Volgende puzzel
theme-marriage = Melden
about-marriage = Een paar in je hand of bij de computer: wat levert melden op, en wat kost het?
theme-exchange = Ruilen
about-exchange = Ruilen of niet, en de strijd om de laatste kaarten van de stok.
theme-close = Sluiten of niet
about-close = Zijn de kaarten goed genoeg, of levert de open stok meer op?
theme-defence = Verdedigen na sluiten
about-defence = De computer heeft gesloten. Hoe houd je hem tegen?
theme-ending = Eindspelen
about-ending = Uit de stok komt niets meer. Nu telt de volgorde.
theme-last-trick = De laatste slag
about-last-trick = De stok is op. Vaak wint wie de laatste slag haalt.
theme-score = De stand van de partij
about-score = Hier beslist niet wat de ronde gemiddeld oplevert, maar de kans om de partij te winnen.
rules = Er wordt volgens deze regels gespeeld: { $rules }.
closed = { $who ->
    [you] Je hebt gesloten.
   *[computer] De computer heeft gesloten.
}
# de kaart die door het sluiten is omgedraaid
turned = De open kaart was { $card }.
# kaarten die de computer zeker heeft
known = De computer heeft zeker: { $cards }.
# alle kaarten van de computer
whole = De computer heeft: { $cards }.
unseen = Nog niet gezien: { $cards }.
# kaarten die de computer na de gespeelde slagen niet kan hebben
absent = Na de slagen tot nu toe kan de computer niet hebben: { $cards }.
wrong = Er wordt een andere zet gezocht.
worth = Wat elke zet waard is
