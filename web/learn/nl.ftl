language = Nederlands
languages = Talen
course = Schnapsen leren
contents = Inhoud
lead = Een cursus in korte lessen. Elke les legt één regel uit en laat je die meteen aan tafel proberen. De computer zegt wat goed was, en waarom.
to-game = Naar het spel
to-course = Naar de inhoud
lessons = Lessen
# $n van $of
place = Les { $n } van { $of }
task = Jouw opdracht:
try = Aan tafel
check = Antwoord controleren
answers = Antwoorden
solution = Oplossing
next-step = Verder
next-lesson = Volgende les
table = Oefentafel
script = Zonder JavaScript blijft de tafel een plaatje. De tekst en de oplossingen zijn genoeg om van te leren.
right = Goed!
wrong = Nog niet.
wait = De tafel wordt gedekt…
failed = De tafel kon niet worden gedekt. Probeer het nog eens.
passed = (klaar)
# $done van $steps opdrachten van een les
progress-some = { $done } van { $steps } opdrachten klaar
progress-all = Klaar
variants = De varianten vergeleken
variants-lead = De cursus leert het Weense spel. Elke andere variant heeft hier een pagina die vertelt waarin hij afwijkt.
rules-usual = Zo wordt volgens deze regels gespeeld. Alle andere varianten worden ermee vergeleken.
rules-differ = Zo wordt volgens deze regels gespeeld. Wat afwijkt van het Weense spel is gemarkeerd.
# $value: zo is het in het Weense spel
instead = in het Weense spel: { $value }
play-these = Volgens deze regels spelen
others = Andere varianten
