# De uitslag van een ronde: hoe ze eindigde en wat ze telt.

result-deal = { $who ->
    [you] Gewonnen
   *[computer] Verloren
}
result-match = { $deck ->
    [spanish] { $who ->
        [you] Partij gewonnen
       *[computer] Partij verloren
    }
   *[other] { $who ->
        [you] Bummerl gewonnen
       *[computer] Bummerl verloren
    }
}
result-tie = Gelijkspel
# $claim is "manual" als 66 punten opgeëist moeten worden, "auto" als ze de ronde vanzelf beëindigen, en "none" in tute,
# waar altijd alle kaarten gespeeld worden.
ended-claim = { $claim ->
    [auto] { $who ->
        [you] Met { $points } punten heb je 66 gehaald.
       *[computer] Met { $points } punten heeft de computer 66 gehaald.
    }
   *[manual] { $who ->
        [you] Je hebt 66 opgeëist met { $points } punten.
       *[computer] De computer heeft 66 opgeëist met { $points } punten.
    }
}
ended-false-claim = { $who ->
    [you] Ten onrechte opgeëist: je had { $points } punten, geen 66.
   *[computer] Ten onrechte opgeëist: de computer had { $points } punten, geen 66.
}
ended-failed-close = { $who ->
    [you] Je hebt gesloten en geen 66 gehaald.
   *[computer] De computer heeft gesloten en geen 66 gehaald.
}
ended-last-trick = { $claim ->
    [auto] Niemand heeft 66 punten.
    [none] Beiden hebben evenveel punten.
   *[manual] Niemand heeft 66 opgeëist.
} { $who ->
    [you] De laatste slag beslist, en die is van jou.
   *[computer] De laatste slag beslist, en die is van de computer.
}
# $compared is "cards" als meldingen bij het vergelijken niet meetellen, anders "total".
ended-majority = { $claim ->
    [auto] Niemand heeft 66 punten.
    [none] Alle kaarten zijn gespeeld.
   *[manual] Niemand heeft 66 opgeëist.
} { $compared ->
    [cards] { $who ->
        [you] Jij hebt meer punten in je slagen.
       *[computer] De computer heeft meer punten in zijn slagen.
    }
   *[total] { $who ->
        [you] Jij hebt meer punten.
       *[computer] De computer heeft meer punten.
    }
}
ended-tie = { $compared ->
    [cards] Niemand heeft 66 opgeëist, en de slagen van beiden tellen evenveel.
   *[total] Niemand heeft 66 opgeëist, en beiden hebben evenveel punten.
}
ended-resigned = { $who ->
    [you] Je hebt de ronde opgegeven.
   *[computer] De computer heeft de ronde opgegeven.
}
ended-forfeit = { $who ->
    [you] Je verliest de ronde reglementair.
   *[computer] De computer verliest de ronde reglementair.
}
# $name is een speler van buiten, $message wat hij deed; beide staan er zoals ze zijn.
guest-raised = Speler “{ $name }” liep op een fout: { $message }.
guest-illegal = Speler “{ $name }” wilde { $message } spelen, wat niet mag.
guest-nonsense = Speler “{ $name }” antwoordde met { $message }; dat is geen zet.
guest-late = Speler “{ $name }” dacht langer dan { $message } seconden na.
guest-gone = Speler “{ $name }” liet Python vastlopen.
guest-absent = Speler “{ $name }” is er niet meer.
guest-line = Regel { $line }.
ended-tute = { $who ->
    [you] Je hebt tute getoond.
   *[computer] De computer heeft tute getoond.
}
# $call is "right" als het verzaken terecht gemeld is, "wrong" als dat onterecht was, anders "unknown". $who verliest.
ended-renonce = { $call ->
    [right] { $who ->
        [you] Je hebt verzaakt.
       *[computer] De computer heeft verzaakt.
    }
    [wrong] { $who ->
        [you] Er was niet verzaakt: je hebt onterecht gemeld.
       *[computer] Er was niet verzaakt: de computer heeft onterecht gemeld.
    }
   *[unknown] { $who ->
        [you] Je hebt verzaakt, of onterecht verzaken gemeld.
       *[computer] De computer heeft verzaakt, of onterecht verzaken gemeld.
    }
}
basis-no-trick = { $moment ->
    [close] { $who ->
        [you] Bij het sluiten had je geen slag: dat telt { $worth }.
       *[computer] Bij het sluiten had de computer geen slag: dat telt { $worth }.
    }
   *[end] { $who ->
        [you] Je hebt geen slag: dat telt { $worth }.
       *[computer] De computer heeft geen slag: dat telt { $worth }.
    }
}
basis-below-33 = { $moment ->
    [close] { $who ->
        [you] Bij het sluiten had je { $points } punten, minder dan 33: dat telt { $worth }.
       *[computer] Bij het sluiten had de computer { $points } punten, minder dan 33: dat telt { $worth }.
    }
   *[end] { $who ->
        [you] Je hebt { $points } punten, minder dan 33: dat telt { $worth }.
       *[computer] De computer heeft { $points } punten, minder dan 33: dat telt { $worth }.
    }
}
basis-33-or-more = { $moment ->
    [close] { $who ->
        [you] Bij het sluiten had je { $points } punten, minstens 33: dat telt { $worth }.
       *[computer] Bij het sluiten had de computer { $points } punten, minstens 33: dat telt { $worth }.
    }
   *[end] { $who ->
        [you] Je hebt { $points } punten, minstens 33: dat telt { $worth }.
       *[computer] De computer heeft { $points } punten, minstens 33: dat telt { $worth }.
    }
}
basis-above-100 = { $who ->
    [you] Je hebt { $points } punten: zo’n hoge winst telt { $worth }.
   *[computer] De computer heeft { $points } punten: zo’n hoge winst telt { $worth }.
}
basis-fixed = Volgens deze regels telt dat { $worth }.
# Staat voor de zin die zegt hoeveel dat is.
basis-mirror = Ten onrechte opeisen kost wat terecht opeisen had opgeleverd.
carry-next = De volgende ronde telt { $carry } meer.
carry-won = Daar komen er { $carry } bij uit gelijke rondes.
match-won = { $deck ->
    [spanish] { $who ->
        [you] De partij is van jou.
       *[computer] De partij is van de computer.
    }
   *[other] { $who ->
        [you] De partij is afgelopen: je hebt de Bummerl gewonnen.
       *[computer] De partij is afgelopen: je hebt de Bummerl verloren.
    }
}
# $series is 3 of 5: zoveel Bummerls heeft de serie hoogstens. $yours en $theirs zijn de gewonnen.
series-stands = Serie, best of { $series }: jij { $yours }, computer { $theirs }.
series-won = { $who ->
    [you] Jij wint de serie, best of { $series }, met { $yours } : { $theirs }.
   *[computer] De computer wint de serie, best of { $series }, met { $theirs } : { $yours }.
}
match-schneider = { $who ->
    [you] Schneider! De computer heeft geen spelpunt gehaald: je hebt { $bummerl } Bummerls gewonnen.
   *[computer] Schneider! Je hebt geen spelpunt gehaald: je hebt { $bummerl } Bummerls verloren.
}
result-plus = +{ $worth }
game-points-unit = { $deck ->
    [spanish] { $worth ->
        [one] ronde
       *[other] rondes
    }
   *[other] { $worth ->
        [one] spelpunt
       *[other] spelpunten
    }
}
game-points = { game-points-unit } { $who ->
    [you] voor jou
   *[computer] voor de computer
}
score-change = Stand: { $before } → { $now }
score-tie = De stand blijft zoals hij was.
# Wat dezelfde kaarten eerder opbrachten: $whose is "sender" als de afzender op dezelfde plaats zat, "opponent" als de tegenstander, anders "before".
result-compare = { $whose ->
    [sender] Met dezelfde kaarten: jij { $yours }, de afzender { $theirs }.
    [opponent] Met dezelfde kaarten: jij { $yours }, de tegenstander van de afzender { $theirs }.
   *[before] Met dezelfde kaarten: nu { $yours }, eerder { $theirs }.
}
tally = Zo is het opgebouwd
tally-item = Post
tally-cards = Slagen
tally-tricks = { $yours } · { $theirs }
tally-marriage = { suit.cap } { $worth }
tally-void = { suit.cap } { $worth }, zonder slag
tally-other = Overige
tally-last = Laatste slag
tally-sum = Totaal
tally-none = –
next-deal = Volgende ronde
next-match = { $deck ->
    [spanish] Nieuwe partij
   *[other] Nieuwe Bummerl
}
choose-rules = Andere regels…
review-open = Alle slagen
review = Ronde { $deal }: alle slagen
review-close = Terug naar de uitslag
review-trick = { $who ->
    [you] voor jou
   *[computer] voor de computer
}
review-points = { $points }
review-no-trick = Er is geen slag gemaakt.
review-left = { $who ->
    [you] Kaarten die jij overhield
   *[computer] Kaarten die de computer overhield
}
