# Tafels op andermans pagina's, voordat er gespeeld wordt.

embed-play = Spelen
embed-new = { $rules ->
    [dreier] Dreierschnapsen met de computer
    [talon] Talonschnapsen met de computer
    [bauern] Bauernschnapsen met de computer
   *[other] Schnapsen tegen de computer
}
embed-position = Speel vanaf hier verder
embed-deal = Speel deze ronde
embed-find = Vind de zet.
embed-starting = De tafel wordt gedekt …
embed-site = Openen op de pagina van het spel
embed-failed = Het spel kan hier niet starten.
embed-bad-record = Deze stelling is onleesbaar: { $reason }
embed-bad-comments = Het commentaar { $where } is niet leesbaar: { $reason }
embed-bad-lesson = Deze les bestaat hier niet.
embed-bad-puzzle = Deze puzzel is hier niet: { $reason }
embed-bad-version = Deze pagina voegt de tafel in een versie in die hier niet bestaat.
embed-trump = { suit.cap } is troef.
embed-turnup = Open kaart: { card }.
embed-stock = { $cards ->
    [0] De stok is op.
    [one] Er ligt één kaart in de stok.
   *[other] Er liggen { $cards } kaarten in de stok.
}
embed-led = De computer heeft { card } uitgespeeld.
embed-hand = Jouw kaarten: { $cards }.

embed-first = Begin
embed-back = Terug
embed-forward = Verder
embed-last = Einde
embed-from-here = Vanaf hier spelen
embed-step = Zet { $step } van { $steps }
embed-task = Opgave { $step } van { $steps }
embed-move = { $who ->
    [you] Jij: { $move }
    [other] { $name }: { $move }
   *[computer] Computer: { $move }
}
