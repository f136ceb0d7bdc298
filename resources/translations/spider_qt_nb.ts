<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nb" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Spider Qt</source>
        <translation>Om Spider Qt</translation>
    </message>
    <message>
        <source>Spider Solitaire for the desktop: every rule explained, nothing lost. Free software under the MIT licence.</source>
        <translation>Spider-kabal for skrivebordet: hver regel forklares, ingenting går tapt. Fri programvare under MIT-lisensen.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nytt spill …</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nytt spill</translation>
    </message>
    <message>
        <source>Choose a game and deal new cards</source>
        <translation>Velg et spill og del ut nye kort</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Start på nytt</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Start på nytt</translation>
    </message>
    <message>
        <source>Begin the same deal again</source>
        <translation>Begynn på nytt med de samme kortene</translation>
    </message>
    <message>
        <source>&amp;Enter code…</source>
        <translation>Skriv inn spill&amp;kode …</translation>
    </message>
    <message>
        <source>Enter code</source>
        <translation>Skriv inn spillkode</translation>
    </message>
    <message>
        <source>Play the deal of a game code</source>
        <translation>Spill kortene som en spillkode angir</translation>
    </message>
    <message>
        <source>&amp;Copy code</source>
        <translation>K&amp;opier spillkoden</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Kopier spillkoden</translation>
    </message>
    <message>
        <source>Copy the code of this deal, to keep or to share it</source>
        <translation>Kopier koden for denne given, for å ta vare på eller dele den</translation>
    </message>
    <message>
        <source>Dai&amp;ly deal…</source>
        <translation>&amp;Dagens giv …</translation>
    </message>
    <message>
        <source>Daily deal</source>
        <translation>Dagens giv</translation>
    </message>
    <message>
        <source>Play the deal that everybody gets today, or one of past days</source>
        <translation>Spill given som alle får i dag, eller en fra tidligere dager</translation>
    </message>
    <message>
        <source>&amp;Watch again…</source>
        <translation>Se spillet &amp;igjen …</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Se spillet igjen</translation>
    </message>
    <message>
        <source>Watch this game move by move, from its beginning</source>
        <translation>Se dette spillet trekk for trekk fra begynnelsen</translation>
    </message>
    <message>
        <source>Anal&amp;yse…</source>
        <translation>Anal&amp;yser …</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyser</translation>
    </message>
    <message>
        <source>See whether the game could have been won, and until when</source>
        <translation>Se om og hvor lenge spillet kunne ha vært vunnet</translation>
    </message>
    <message>
        <source>&amp;Games…</source>
        <translation>&amp;Lagrede spill …</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Lagrede spill</translation>
    </message>
    <message>
        <source>See the kept games: go on with one, or watch one again</source>
        <translation>Se spillene som er tatt vare på: fortsett på et, eller se et igjen</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Lagre so&amp;m …</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Lagre som</translation>
    </message>
    <message>
        <source>Keep the game as it is now, under a name</source>
        <translation>Ta vare på spillet slik det er nå, under et navn</translation>
    </message>
    <message>
        <source>Sc&amp;ore…</source>
        <translation>Po&amp;eng …</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Poeng</translation>
    </message>
    <message>
        <source>See line by line how the score came about</source>
        <translation>Se linje for linje hvordan poengene er blitt til</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>Sta&amp;tistikk …</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistikk</translation>
    </message>
    <message>
        <source>See how many games were won, how fast, and how it went on</source>
        <translation>Se hvor mange spill som ble vunnet, hvor raskt, og hvordan det gikk videre</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Hide the table and stop the time, or go on</source>
        <translation>Skjul bordet og stopp tiden, eller fortsett</translation>
    </message>
    <message>
        <source>&amp;Table and cards…</source>
        <translation>&amp;Bord og kort…</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>Bord og kort</translation>
    </message>
    <message>
        <source>Choose a theme, the table, faces and backs</source>
        <translation>Velg tema, bord, kortbilder og rygg</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Innstillinger …</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Innstillinger</translation>
    </message>
    <message>
        <source>Change how the game looks and plays</source>
        <translation>Endre hvordan spillet ser ut og spilles</translation>
    </message>
    <message>
        <source>Pl&amp;ugins…</source>
        <translation>Programti&amp;llegg…</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Programtillegg</translation>
    </message>
    <message>
        <source>See what plugins there are, switch, install and remove them</source>
        <translation>Se programtilleggene, slå dem av og på, installer og fjern dem</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Avslutt</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Avslutt</translation>
    </message>
    <message>
        <source>Close the program; the game is kept</source>
        <translation>Lukk programmet; spillet blir tatt vare på</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Angre</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Angre</translation>
    </message>
    <message>
        <source>Take the last move or deal back</source>
        <translation>Ta tilbake det siste trekket eller den siste utdelingen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gjør om</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Gjør om</translation>
    </message>
    <message>
        <source>Play the undone move or deal again</source>
        <translation>Spill det angrede trekket på nytt</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Del ut</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Del ut</translation>
    </message>
    <message>
        <source>Deal one card from the stock onto each column</source>
        <translation>Legg ett kort fra trekkbunken på hver kolonne</translation>
    </message>
    <message>
        <source>&amp;Send to best column</source>
        <translation>&amp;Send til beste kolonne</translation>
    </message>
    <message>
        <source>Send to best column</source>
        <translation>Send til beste kolonne</translation>
    </message>
    <message>
        <source>Send the chosen cards to the column where they go best</source>
        <translation>Send de valgte kortene til kolonnen der de passer best</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Hint</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Say what to do next, by what you see, and why</source>
        <translation>Si hva som bør gjøres nå ut fra det du ser, og hvorfor</translation>
    </message>
    <message>
        <source>Sol&amp;ver hint</source>
        <translation>Hint fra &amp;løsningsfunksjonen</translation>
    </message>
    <message>
        <source>Solver hint</source>
        <translation>Løsningshint</translation>
    </message>
    <message>
        <source>Mark the next move of a way to win; hidden cards are used</source>
        <translation>Merk det neste trekket på en vei til seier; skjulte kort blir brukt</translation>
    </message>
    <message>
        <source>Show me the so&amp;lution</source>
        <translation>&amp;Vis løsningen</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Løsning</translation>
    </message>
    <message>
        <source>Play a way to win on the table, until you stop it</source>
        <translation>Spill en vei til seier på bordet til du stopper den</translation>
    </message>
    <message>
        <source>Back to where it &amp;could be won</source>
        <translation>&amp;Tilbake dit det kunne vinnes</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Tilbake</translation>
    </message>
    <message>
        <source>Undo to the last position that is known to be winnable</source>
        <translation>Angre til den siste stillingen som man vet kan vinnes</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Fullskjerm</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Fullskjerm</translation>
    </message>
    <message>
        <source>Fill the screen; F11 or Esc goes back</source>
        <translation>Fyll skjermen; F11 eller Esc går tilbake</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regler</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regler</translation>
    </message>
    <message>
        <source>Read how the game is played</source>
        <translation>Les hvordan spillet spilles</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Taster og mus</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Taster og mus</translation>
    </message>
    <message>
        <source>See every key and what the mouse does</source>
        <translation>Se alle tastene og hva musen gjør</translation>
    </message>
    <message>
        <source>Learning &amp;path…</source>
        <translation>Lær&amp;ingssti…</translation>
    </message>
    <message>
        <source>Learning path</source>
        <translation>Læringssti</translation>
    </message>
    <message>
        <source>Learn Spider step by step, from one suit to four</source>
        <translation>Lær Spider trinn for trinn, fra én farge til fire</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>&amp;Kopier stillingen</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>Kopier stillingen</translation>
    </message>
    <message>
        <source>Copy the whole table as text, hidden cards included</source>
        <translation>Kopier hele bordet som tekst, også de skjulte kortene</translation>
    </message>
    <message>
        <source>Open &amp;log folder</source>
        <translation>Åpne &amp;loggmappen</translation>
    </message>
    <message>
        <source>Open log folder</source>
        <translation>Åpne loggmappen</translation>
    </message>
    <message>
        <source>Show where mistakes of the program are written down</source>
        <translation>Vis hvor feil i programmet blir skrevet ned</translation>
    </message>
    <message>
        <source>&amp;About Spider Qt</source>
        <translation>&amp;Om Spider Qt</translation>
    </message>
    <message>
        <source>About Spider Qt</source>
        <translation>Om Spider Qt</translation>
    </message>
    <message>
        <source>See version and licence</source>
        <translation>Se versjon og lisens</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>Could it have been won?</source>
        <translation>Kunne det ha vært vunnet?</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Fremdrift i analysen</translation>
    </message>
    <message>
        <source>Show this &amp;moment</source>
        <translation>Vis dette øye&amp;blikket</translation>
    </message>
    <message>
        <source>&amp;Show the solver's way</source>
        <translation>&amp;Vis løsningen</translation>
    </message>
    <message>
        <source>&amp;Play on from there</source>
        <translation>&amp;Spill videre derfra</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>S&amp;topp</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Gå videre</translation>
    </message>
    <message>
        <source>&amp;Look longer</source>
        <translation>&amp;Let lenger</translation>
    </message>
    <message>
        <source>The solver's way</source>
        <translation>Løsningsfunksjonens vei</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>Trekkene i spillet</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Trekk</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Hva som ble gjort</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Deretter</translation>
    </message>
    <message>
        <source>the beginning</source>
        <translation>begynnelsen</translation>
    </message>
    <message>
        <source>can be won</source>
        <translation>kan vinnes</translation>
    </message>
    <message>
        <source>cannot be won</source>
        <translation>kan ikke vinnes</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>ukjent</translation>
    </message>
    <message>
        <source>The game is won: it could be won all the time.</source>
        <translation>Spillet er vunnet: Det kunne vinnes hele tiden.</translation>
    </message>
    <message>
        <source>It is proven that this deal cannot be won.</source>
        <translation>Det er bevist at denne given ikke kan vinnes.</translation>
    </message>
    <message>
        <source>No position is known yet from which it can be won.</source>
        <translation>Foreløpig kjenner man ingen stilling som kan vinnes.</translation>
    </message>
    <message>
        <source>No way to win was found from any position that was looked at. That proves nothing.</source>
        <translation>Ingen vei til seier ble funnet fra noen av stillingene som ble undersøkt. Det beviser ingenting.</translation>
    </message>
    <message>
        <source>The game can still be won from where it stands.</source>
        <translation>Spillet kan ennå vinnes slik det står.</translation>
    </message>
    <message>
        <source>Move {next} lost the game: {step}.</source>
        <translation>Trekk {next} tapte spillet: {step}.</translation>
    </message>
    <message>
        <source>After move {number} the game can be won. Move {next} may have lost it: {step}.</source>
        <translation>Etter trekk {number} kan spillet vinnes. Trekk {next} kan ha tapt det: {step}.</translation>
    </message>
    <message>
        <source>After move {number} the game can be won.</source>
        <translation>Etter trekk {number} kan spillet vinnes.</translation>
    </message>
    <message numerus="yes">
        <source>You have played %n move(s).</source>
        <translation>
            <numerusform>Du har spilt %n trekk.</numerusform>
            <numerusform>Du har spilt %n trekk.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for a way to win after move {number}…</source>
        <translation>Leter etter en vei til seier etter trekk {number} …</translation>
    </message>
    <message>
        <source>The solver gave no answer ({reason}).</source>
        <translation>Løsningsfunksjonen svarte ikke ({reason}).</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Stoppet.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Ferdig.</translation>
    </message>
    <message numerus="yes">
        <source>The solver's way from the beginning has %n move(s).</source>
        <translation>
            <numerusform>Løsningsfunksjonens vei fra begynnelsen har %n trekk.</numerusform>
            <numerusform>Løsningsfunksjonens vei fra begynnelsen har %n trekk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its way from move {number} on has %n move(s).</source>
        <translation>
            <numerusform>Dens vei etter trekk {number} har %n trekk.</numerusform>
            <numerusform>Dens vei etter trekk {number} har %n trekk.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Done. Unknown: no way was found within %n second(s) a position; there may be one.</source>
        <translation>
            <numerusform>Ferdig. Ukjent: Ingen vei ble funnet på %n sekund per stilling; det kan finnes en.</numerusform>
            <numerusform>Ferdig. Ukjent: Ingen vei ble funnet på %n sekunder per stilling; det kan finnes en.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You went on for %n move(s) from there.</source>
        <translation>
            <numerusform>Du spilte %n trekk til derfra.</numerusform>
            <numerusform>Du spilte %n trekk til derfra.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>spades</source>
        <translation>spar</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hjerter</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruter</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>kløver</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>{suit} ess</translation>
    </message>
    <message>
        <source>2 of {suit}</source>
        <translation>{suit} 2</translation>
    </message>
    <message>
        <source>3 of {suit}</source>
        <translation>{suit} 3</translation>
    </message>
    <message>
        <source>4 of {suit}</source>
        <translation>{suit} 4</translation>
    </message>
    <message>
        <source>5 of {suit}</source>
        <translation>{suit} 5</translation>
    </message>
    <message>
        <source>6 of {suit}</source>
        <translation>{suit} 6</translation>
    </message>
    <message>
        <source>7 of {suit}</source>
        <translation>{suit} 7</translation>
    </message>
    <message>
        <source>8 of {suit}</source>
        <translation>{suit} 8</translation>
    </message>
    <message>
        <source>9 of {suit}</source>
        <translation>{suit} 9</translation>
    </message>
    <message>
        <source>10 of {suit}</source>
        <translation>{suit} 10</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>{suit} knekt</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>{suit} dame</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>{suit} konge</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>kolonne {number}</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>trekkbunke</translation>
    </message>
    <message>
        <source>finished run {number}</source>
        <translation>fjernet rekke {number}</translation>
    </message>
    <message>
        <source>waste</source>
        <translation>avkastbunke</translation>
    </message>
    <message>
        <source>cell {number}</source>
        <translation>celle {number}</translation>
    </message>
    <message>
        <source>reserve {number}</source>
        <translation>reserve {number}</translation>
    </message>
</context>
<context>
    <name>Codes</name>
    <message>
        <source>Type a game code such as SP1-S1C-AAAAAAD.</source>
        <translation>Skriv inn en spillkode, for eksempel SP1-S1C-AAAAAAD.</translation>
    </message>
    <message>
        <source>The code is too short: {found} letters and digits of {expected}.</source>
        <translation>Koden er for kort: {found} av {expected} bokstaver og sifre.</translation>
    </message>
    <message>
        <source>The code is too long: {found} letters and digits, it has {expected}.</source>
        <translation>Koden er for lang: {found} bokstaver og sifre i stedet for {expected}.</translation>
    </message>
    <message>
        <source>No installed game has codes that begin with “{found}”. Known: {expected}.</source>
        <translation>Ingen installerte spill har koder som begynner med «{found}». Kjente: {expected}.</translation>
    </message>
    <message>
        <source>“{found}” is not a code version of this program; it reads version {expected}.</source>
        <translation>«{found}» er ikke en kodeversjon i dette programmet; det leser versjon {expected}.</translation>
    </message>
    <message>
        <source>“{found}” is no number of suits; write one of {expected}.</source>
        <translation>«{found}» er ikke et antall farger; mulige er {expected}.</translation>
    </message>
    <message>
        <source>“{found}” is no rule; write C for Classic or R for Relaxed.</source>
        <translation>«{found}» er ingen regel; skriv C for Klassisk eller R for Friere.</translation>
    </message>
    <message>
        <source>“{found}” does not occur in codes; they use the letters A to Z and 2 to 7.</source>
        <translation>«{found}» finnes ikke i koder; de bruker A til Z og 2 til 7.</translation>
    </message>
    <message>
        <source>“{found}” does not occur in codes; perhaps it is “{expected}”.</source>
        <translation>«{found}» finnes ikke i koder; kanskje er det «{expected}».</translation>
    </message>
    <message>
        <source>The game of this code cannot be played: {reason}</source>
        <translation>Spillet til denne koden kan ikke spilles: {reason}</translation>
    </message>
</context>
<context>
    <name>Collection</name>
    <message>
        <source>The game is kept for later: Games in the menu.</source>
        <translation>Spillet er tatt vare på til senere: Lagrede spill i menyen.</translation>
    </message>
    <message>
        <source>Saved: {name}</source>
        <translation>Lagret: {name}</translation>
    </message>
    <message>
        <source>The game cannot be kept among the games ({reason}). File: {file}</source>
        <translation>Spillet kan ikke legges blant de lagrede spillene ({reason}). Fil: {file}</translation>
    </message>
    <message>
        <source>The game cannot be opened ({reason}). File: {file}</source>
        <translation>Spillet kan ikke åpnes ({reason}). Fil: {file}</translation>
    </message>
    <message>
        <source>Please drop one file at a time.</source>
        <translation>Slipp bare én fil om gangen.</translation>
    </message>
</context>
<context>
    <name>Crashes</name>
    <message>
        <source>The program made a mistake ({error}). Your game is kept and goes on. What happened is written in: {file}</source>
        <translation>Programmet gjorde en feil ({error}). Spillet ditt er lagret og fortsetter. Det som skjedde, står i: {file}</translation>
    </message>
    <message>
        <source>The program made a mistake ({error}). Your game is kept and goes on. The mistake could not be written down.</source>
        <translation>Programmet gjorde en feil ({error}). Spillet ditt er lagret og fortsetter. Feilen kunne ikke skrives ned.</translation>
    </message>
    <message>
        <source>The program ended abnormally the last time; your game was kept. What happened is written in: {file}</source>
        <translation>Programmet krasjet sist; spillet ditt ble lagret. Det som skjedde, står i: {file}</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>This is the daily deal of {day}: {difficulty}.</source>
        <translation>Dette er dagens giv – {day}: {difficulty}.</translation>
    </message>
    <message numerus="yes">
        <source>Daily deal won ({difficulty})! %n day(s) in a row; your best is {best}.</source>
        <translation>
            <numerusform>Dagens giv er vunnet ({difficulty})! %n dag på rad; din lengste serie: {best}.</numerusform>
            <numerusform>Dagens giv er vunnet ({difficulty})! %n dager på rad; din lengste serie: {best}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The daily deal of {day} is won ({difficulty}). As it was not won on its day, it does not lengthen the streak.</source>
        <translation>Given for {day} er vunnet ({difficulty}). Siden den ikke ble vunnet på sin egen dag, forlenger den ikke serien.</translation>
    </message>
    <message>
        <source>The daily deal of {day} is won ({difficulty}). As help looked at hidden cards, it does not lengthen the streak.</source>
        <translation>Given for {day} er vunnet ({difficulty}). Siden en hjelp så på skjulte kort, forlenger den ikke serien.</translation>
    </message>
    <message>
        <source>The list of daily deals cannot be read. Please install the program again.</source>
        <translation>Listen over dagens giver kan ikke leses. Installer programmet på nytt.</translation>
    </message>
    <message>
        <source>Daily deal {day}</source>
        <translation>Dagens giv {day}</translation>
    </message>
    <message>
        <source>Daily deal</source>
        <translation>Dagens giv</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Forrige måned</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Neste måned</translation>
    </message>
    <message>
        <source>The marks of a day are its deals in order, from easy to fiendish:</source>
        <translation>Merkene på en dag er givene i rekkefølge, fra lett til djevelsk:</translation>
    </message>
    <message>
        <source>A day counts for the streak if its deal is won on that very day, without help that looks at hidden cards. Any other win is marked, but does not lengthen the streak.</source>
        <translation>En dag teller for serien hvis given vinnes på nettopp den dagen, uten hjelp som ser på skjulte kort. Enhver annen seier blir merket, men forlenger ikke serien.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spill</translation>
    </message>
    <message>
        <source>What was won cannot be read ({reason}). File: {file}</source>
        <translation>Det som er vunnet, kan ikke leses ({reason}). Fil: {file}</translation>
    </message>
    <message>
        <source>This day is still to come. Its deals can be played then.</source>
        <translation>Denne dagen er ikke kommet ennå. Givene kan spilles da.</translation>
    </message>
    <message>
        <source>Everybody gets this deal, but it is not proven that it can be won: the list of proven deals does not reach this day.</source>
        <translation>Alle får denne given, men det er ikke bevist at den kan vinnes: Listen over beviste giver når ikke til denne dagen.</translation>
    </message>
    <message>
        <source>Everybody gets this deal on this day, and it can be won.</source>
        <translation>Alle får denne given på denne dagen, og den kan vinnes.</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>Dagens giver</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Lengste</translation>
    </message>
    <message>
        <source>Days in a row up to today that were won on the day</source>
        <translation>Dager på rad til i dag som ble vunnet på dagen</translation>
    </message>
    <message>
        <source>The longest streak so far</source>
        <translation>Den lengste serien så langt</translation>
    </message>
    <message>
        <source>{standing}. Streak: {now}. Best: {best}.</source>
        <translation>{standing}. Serie: {now}. Lengste: {best}.</translation>
    </message>
    <message>
        <source>Days of the month</source>
        <translation>Dager i måneden</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Lett</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Middels</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Vanskelig</translation>
    </message>
    <message>
        <source>Fiendish</source>
        <translation>Djevelsk</translation>
    </message>
    <message>
        <source>won on the day</source>
        <translation>vunnet på dagen</translation>
    </message>
    <message>
        <source>won on another day</source>
        <translation>vunnet en annen dag</translation>
    </message>
    <message>
        <source>won with help</source>
        <translation>vunnet med hjelp</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begynt</translation>
    </message>
    <message>
        <source>played, not won</source>
        <translation>spilt, ikke vunnet</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>ikke spilt ennå</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>ikke spilt</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>kommer</translation>
    </message>
    <message>
        <source>today</source>
        <translation>i dag</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>easy</source>
        <translation>lett</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>middels</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>vanskelig</translation>
    </message>
    <message>
        <source>fiendish</source>
        <translation>djevelsk</translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation>En hvilken som helst giv</translation>
    </message>
    <message>
        <source>A deal that can be won</source>
        <translation>En giv som kan vinnes</translation>
    </message>
    <message>
        <source>A winnable deal: easy</source>
        <translation>Kan vinnes: lett</translation>
    </message>
    <message>
        <source>A winnable deal: medium</source>
        <translation>Kan vinnes: middels</translation>
    </message>
    <message>
        <source>A winnable deal: hard</source>
        <translation>Kan vinnes: vanskelig</translation>
    </message>
    <message>
        <source>A winnable deal: fiendish</source>
        <translation>Kan vinnes: djevelsk</translation>
    </message>
    <message>
        <source>Drawn by chance. Nobody has looked whether it can be won.</source>
        <translation>Trukket tilfeldig. Ingen har undersøkt om den kan vinnes.</translation>
    </message>
    <message>
        <source>The solver, which sees all cards, has won it. You do not see them.</source>
        <translation>Løsningsfunksjonen, som ser alle kortene, har vunnet den. Du ser dem ikke.</translation>
    </message>
    <message>
        <source>The solver has won it. The grade says how widely it had to look, compared with other deals of as many suits.</source>
        <translation>Løsningsfunksjonen har vunnet den. Graden sier hvor bredt den måtte lete, sammenlignet med andre giver med like mange farger.</translation>
    </message>
    <message>
        <source>The solver does not know the rules of this game, so nothing is promised.</source>
        <translation>Løsningsfunksjonen kjenner ikke reglene for dette spillet, så ingenting loves.</translation>
    </message>
    <message>
        <source>This deal can be won: it is proven.</source>
        <translation>Denne given kan vinnes: Det er bevist.</translation>
    </message>
    <message>
        <source>This deal can be won: it is proven. Grade: {grade}.</source>
        <translation>Denne given kan vinnes: Det er bevist. Grad: {grade}.</translation>
    </message>
    <message>
        <source>winnable</source>
        <translation>kan vinnes</translation>
    </message>
    <message>
        <source>winnable, {grade}</source>
        <translation>kan vinnes, {grade}</translation>
    </message>
    <message>
        <source>Not checked whether this deal can be won.</source>
        <translation>Ikke undersøkt om denne given kan vinnes.</translation>
    </message>
    <message>
        <source>You asked for winnable deals, but this number was not checked; it is dealt all the same.</source>
        <translation>Du har bedt om giver som kan vinnes, men dette nummeret er ikke undersøkt; det deles ut likevel.</translation>
    </message>
    <message>
        <source>Looking for a deal that can be won …</source>
        <translation>Leter etter en giv som kan vinnes …</translation>
    </message>
    <message>
        <source>No such deal was found in {seconds} seconds. The game on the table stays; choose another grade, or try again.</source>
        <translation>Fant ingen slik giv på {seconds} sekunder. Spillet på bordet blir; velg en annen grad, eller prøv igjen.</translation>
    </message>
    <message>
        <source>No deal could be looked for ({reason}).</source>
        <translation>Kunne ikke lete etter en giv ({reason}).</translation>
    </message>
    <message>
        <source>The supply of winnable deals in {path} cannot be read ({reason}); those that come with the program are used.</source>
        <translation>Forrådet av giver som kan vinnes, i {path}, kan ikke leses ({reason}); de som følger med programmet, brukes.</translation>
    </message>
    <message>
        <source>The supply of winnable deals in {path} cannot be written ({reason}); a deal may come a second time.</source>
        <translation>Forrådet av giver som kan vinnes, i {path}, kan ikke skrives ({reason}); en giv kan komme en gang til.</translation>
    </message>
    <message>
        <source>The list of winnable deals in {path} is damaged ({reason}); deals are looked for instead.</source>
        <translation>Listen over giver som kan vinnes, i {path}, er skadet ({reason}); det letes etter giver i stedet.</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Lukk</translation>
    </message>
</context>
<context>
    <name>EnterCode</name>
    <message>
        <source>Enter code</source>
        <translation>Skriv inn spillkode</translation>
    </message>
    <message>
        <source>&amp;Game code:</source>
        <translation>Spill&amp;kode:</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>{game} is not played with these suits and this rule.</source>
        <translation>{game} spilles ikke med disse fargene og denne regelen.</translation>
    </message>
</context>
<context>
    <name>GameFacts</name>
    <message>
        <source>Spider</source>
        <translation>Spider</translation>
    </message>
    <message>
        <source>Divorce: no deal onto empty columns</source>
        <translation>Skilsmisse: ingen utdeling på tomme kolonner</translation>
    </message>
    <message>
        <source>Big Spiders: three and four decks</source>
        <translation>Store Spider-spill: tre og fire kortstokker</translation>
    </message>
    <message>
        <source>One-deck Spiders</source>
        <translation>Spider med én kortstokk</translation>
    </message>
    <message>
        <source>Open games: every card is seen</source>
        <translation>Åpne spill: alle kort er synlige</translation>
    </message>
    <message>
        <source>With a waste, a cell or reserves</source>
        <translation>Med avkastbunke, fri plass eller reserver</translation>
    </message>
    <message>
        <source>Foundations card by card</source>
        <translation>Målbunker, kort for kort</translation>
    </message>
    <message>
        <source>Scorpions: any open card moves</source>
        <translation>Skorpioner: alle synlige kort kan flyttes</translation>
    </message>
    <message>
        <source>Alternating colours</source>
        <translation>Vekslende rødt og svart</translation>
    </message>
    <message>
        <source>Equal ranks fit</source>
        <translation>Like verdier passer</translation>
    </message>
    <message>
        <source>Out of the ordinary</source>
        <translation>Utenom det vanlige</translation>
    </message>
    <message>
        <source>More games</source>
        <translation>Flere spill</translation>
    </message>
    <message>
        <source>Very easy</source>
        <translation>Svært lett</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Lett</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Middels</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Vanskelig</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>Svært vanskelig</translation>
    </message>
    <message>
        <source>one deck</source>
        <translation>én kortstokk</translation>
    </message>
    <message>
        <source>two decks</source>
        <translation>to kortstokker</translation>
    </message>
    <message>
        <source>three decks</source>
        <translation>tre kortstokker</translation>
    </message>
    <message>
        <source>four decks</source>
        <translation>fire kortstokker</translation>
    </message>
    <message>
        <source>waste</source>
        <translation>avkastbunke</translation>
    </message>
    <message>
        <source>free cells</source>
        <translation>frie plasser</translation>
    </message>
    <message>
        <source>reserves</source>
        <translation>reserver</translation>
    </message>
    <message>
        <source>foundations</source>
        <translation>målbunker</translation>
    </message>
    <message>
        <source>without a stock</source>
        <translation>uten trekkbunke</translation>
    </message>
    <message>
        <source>all cards open</source>
        <translation>alle kort synlige</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kort spill</translation>
    </message>
    <message>
        <source>Of usual length</source>
        <translation>Av vanlig lengde</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Langt spill</translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n kortstokk</numerusform>
            <numerusform>%n kortstokker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>omtrent %n minutt</numerusform>
            <numerusform>omtrent %n minutter</numerusform>
        </translation>
    </message>
    <message>
        <source>from {plugin}</source>
        <translation>fra {plugin}</translation>
    </message>
</context>
<context>
    <name>GameRules</name>
    <message>
        <source>A deal puts a face-up card on every column, from the first to the last.</source>
        <translation>En utdeling legger et synlig kort på hver kolonne, fra den første til den siste.</translation>
    </message>
    <message>
        <source>A deal puts a face-up card on every column that holds one; empty ones stay so.</source>
        <translation>En utdeling legger et synlig kort på hver kolonne som har kort; tomme forblir tomme.</translation>
    </message>
    <message>
        <source>At a deal the card of each reserve drops onto its column, then each reserve gets a new card from the stock.</source>
        <translation>Ved en utdeling faller kortet i hver reserve ned på sin kolonne, og så får hver reserve et nytt kort fra trekkbunken.</translation>
    </message>
    <message>
        <source>When the stock is empty, one more deal lets the reserves drop.</source>
        <translation>Når trekkbunken er tom, lar én utdeling til reservene falle ned.</translation>
    </message>
    <message numerus="yes">
        <source>A deal turns %n card(s) from the stock onto the waste.</source>
        <translation>
            <numerusform>En utdeling legger %n kort fra trekkbunken på avkastbunken.</numerusform>
            <numerusform>En utdeling legger %n kort fra trekkbunken på avkastbunken.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last card of the waste may be played; the waste takes no card from you.</source>
        <translation>Det siste kortet på avkastbunken kan spilles; du kan ikke legge kort dit.</translation>
    </message>
    <message>
        <source>The stock is gone through once.</source>
        <translation>Trekkbunken gås gjennom én gang.</translation>
    </message>
    <message numerus="yes">
        <source>When the stock is empty, the waste may be turned over, %n time(s) in all.</source>
        <translation>
            <numerusform>Når trekkbunken er tom, kan avkastbunken snus, %n gang i alt.</numerusform>
            <numerusform>Når trekkbunken er tom, kan avkastbunken snus, %n ganger i alt.</numerusform>
        </translation>
    </message>
    <message>
        <source>When the stock is empty, the waste may be turned over as often as you like.</source>
        <translation>Når trekkbunken er tom, kan avkastbunken snus så ofte du vil.</translation>
    </message>
    <message numerus="yes">
        <source>The stock is not dealt: a column that becomes empty takes %n card(s) from it at once.</source>
        <translation>
            <numerusform>Trekkbunken deles ikke ut: En kolonne som blir tom, får straks %n kort fra den.</numerusform>
            <numerusform>Trekkbunken deles ikke ut: En kolonne som blir tom, får straks %n kort fra den.</numerusform>
        </translation>
    </message>
    <message>
        <source>While a column is empty, no deal is allowed: put a card there first.</source>
        <translation>Så lenge en kolonne er tom, er utdeling ikke tillatt: Legg først et kort der.</translation>
    </message>
    <message>
        <source>Empty columns do not stop the deal; they get a card, too.</source>
        <translation>Tomme kolonner hindrer ikke utdelingen; de får også et kort.</translation>
    </message>
    <message numerus="yes">
        <source>Each deal brings %n row(s).</source>
        <translation>
            <numerusform>Hver utdeling gir %n rad.</numerusform>
            <numerusform>Hver utdeling gir %n rader.</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns that end in a run from the king get no card.</source>
        <translation>Kolonner som ender med en rekke fra kongen, får ikke noe kort.</translation>
    </message>
    <message numerus="yes">
        <source>The stock is enough for %n deal(s).</source>
        <translation>
            <numerusform>Trekkbunken rekker til %n utdeling.</numerusform>
            <numerusform>Trekkbunken rekker til %n utdelinger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last row is short: it reaches the first %n column(s) only.</source>
        <translation>
            <numerusform>Den siste raden er kort: Den når bare %n kolonne, den første.</numerusform>
            <numerusform>Den siste raden er kort: Den når bare de første %n kolonnene.</numerusform>
        </translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Målet</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Bordet</translation>
    </message>
    <message>
        <source>Placing a card</source>
        <translation>Legge et kort</translation>
    </message>
    <message>
        <source>Moving a group</source>
        <translation>Flytte en gruppe</translation>
    </message>
    <message>
        <source>Empty columns</source>
        <translation>Tomme kolonner</translation>
    </message>
    <message>
        <source>The stock</source>
        <translation>Trekkbunken</translation>
    </message>
    <message>
        <source>Bringing cards home</source>
        <translation>Få kortene hjem</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Slutten</translation>
    </message>
    <message>
        <source>Decks: {decks}, columns: {columns}.</source>
        <translation>Kortstokker: {decks}, kolonner: {columns}.</translation>
    </message>
    <message>
        <source>All cards of the columns are face up.</source>
        <translation>Alle kortene i kolonnene er synlige.</translation>
    </message>
    <message>
        <source>Put whole runs together. Each of them leaves the table.</source>
        <translation>Sett sammen fullstendige rekker. Hver av dem forlater bordet.</translation>
    </message>
    <message>
        <source>Put all cards into whole runs, each in a column of its own.</source>
        <translation>Ordne alle kortene i fullstendige rekker, hver i sin egen kolonne.</translation>
    </message>
    <message>
        <source>Put whole runs together and move each of them to a foundation.</source>
        <translation>Sett sammen fullstendige rekker og flytt hver av dem til en målbunke.</translation>
    </message>
    <message>
        <source>Bring all cards to the foundations, one by one and each suit in order.</source>
        <translation>Legg alle kortene på målbunkene, ett for ett og hver farge i rekkefølge.</translation>
    </message>
    <message numerus="yes">
        <source>The game has %n card(s).</source>
        <translation>
            <numerusform>Spillet har %n kort.</numerusform>
            <numerusform>Spillet har %n kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They come from %n deck(s).</source>
        <translation>
            <numerusform>De kommer fra %n kortstokk.</numerusform>
            <numerusform>De kommer fra %n kortstokker.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each deck has only %n suit(s).</source>
        <translation>
            <numerusform>Hver kortstokk har bare %n farge.</numerusform>
            <numerusform>Hver kortstokk har bare %n farger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n suit(s) in play; the others are replaced by these.</source>
        <translation>
            <numerusform>Det spilles med %n farge, som erstatter de andre.</numerusform>
            <numerusform>Det spilles med %n farger, som erstatter de andre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each suit has only %n card(s), from the ace up; the highest counts as the king.</source>
        <translation>
            <numerusform>Hver farge har bare %n kort, fra esset og oppover; det høyeste regnes som konge.</numerusform>
            <numerusform>Hver farge har bare %n kort, fra esset og oppover; det høyeste regnes som konge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards lie in %n column(s).</source>
        <translation>
            <numerusform>Kortene ligger i %n kolonne.</numerusform>
            <numerusform>Kortene ligger i %n kolonner.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column {places}: {down} face down, {up} face up.</source>
        <translation>Kolonne {places}: {down} skjulte, {up} synlige.</translation>
    </message>
    <message>
        <source>Column {places}: {up} face up.</source>
        <translation>Kolonne {places}: {up} synlige.</translation>
    </message>
    <message>
        <source>Columns {places}: {down} face down, {up} face up in each.</source>
        <translation>Kolonne {places}: {down} skjulte, {up} synlige i hver.</translation>
    </message>
    <message>
        <source>Columns {places}: {up} face up in each.</source>
        <translation>Kolonne {places}: {up} synlige i hver.</translation>
    </message>
    <message numerus="yes">
        <source>Free cells: %n. Any single card may wait in an empty free cell.</source>
        <translation>
            <numerusform>Frie celler: %n. Et hvilket som helst enkelt kort kan vente i en tom celle.</numerusform>
            <numerusform>Frie celler: %n. Et hvilket som helst enkelt kort kan vente i en tom celle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Free cells that hold a card from the start: %n.</source>
        <translation>
            <numerusform>Celler som har et kort fra starten: %n.</numerusform>
            <numerusform>Celler som har et kort fra starten: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reserves beside the columns: %n.</source>
        <translation>
            <numerusform>Reserver ved siden av kolonnene: %n.</numerusform>
            <numerusform>Reserver ved siden av kolonnene: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Face-up cards in each reserve at the start: %n.</source>
        <translation>
            <numerusform>Synlige kort i hver reserve ved starten: %n.</numerusform>
            <numerusform>Synlige kort i hver reserve ved starten: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last card of a reserve may be played; a reserve takes no card from you.</source>
        <translation>Det siste kortet i en reserve kan spilles; du kan ikke legge kort dit.</translation>
    </message>
    <message>
        <source>A reserve takes any number of cards, one at a time; its last card may be played.</source>
        <translation>En reserve tar imot så mange kort du vil, ett om gangen; det siste kortet i den kan spilles.</translation>
    </message>
    <message numerus="yes">
        <source>Cards in the stock: %n.</source>
        <translation>
            <numerusform>Kort i trekkbunken: %n.</numerusform>
            <numerusform>Kort i trekkbunken: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards lie on the table; there is no stock.</source>
        <translation>Alle kortene ligger på bordet; det finnes ingen trekkbunke.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column that is exactly one rank higher.</source>
        <translation>Et kort kan legges på det siste kortet i en kolonne hvis dette er nøyaktig én verdi høyere.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column that is exactly one rank lower.</source>
        <translation>Et kort kan legges på det siste kortet i en kolonne hvis dette er nøyaktig én verdi lavere.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column that is exactly one rank higher or lower.</source>
        <translation>Et kort kan legges på det siste kortet i en kolonne hvis dette er nøyaktig én verdi høyere eller lavere.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column if that is higher, by however much.</source>
        <translation>Et kort kan legges på det siste kortet i en kolonne hvis dette er høyere, uansett hvor mye.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column that is {step} ranks higher.</source>
        <translation>Et kort kan legges på det siste kortet i en kolonne hvis dette er {step} verdier høyere.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column that is {step} ranks lower.</source>
        <translation>Et kort kan legges på det siste kortet i en kolonne hvis dette er {step} verdier lavere.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column that is {step} ranks higher or lower.</source>
        <translation>Et kort kan legges på det siste kortet i en kolonne hvis dette er {step} verdier høyere eller lavere.</translation>
    </message>
    <message>
        <source>The suits do not matter.</source>
        <translation>Fargene spiller ingen rolle.</translation>
    </message>
    <message>
        <source>Both cards must be of the same suit.</source>
        <translation>Begge kortene må ha samme farge.</translation>
    </message>
    <message>
        <source>Both cards must be red, or both black.</source>
        <translation>Begge kortene må være røde, eller begge svarte.</translation>
    </message>
    <message>
        <source>One card must be red and the other black.</source>
        <translation>Det ene kortet må være rødt og det andre svart.</translation>
    </message>
    <message>
        <source>A card of the same rank fits, too, whatever its suit.</source>
        <translation>Et kort med samme verdi passer også, uansett farge.</translation>
    </message>
    <message>
        <source>The ranks go round: a king goes on an ace as if it were one rank lower.</source>
        <translation>Verdiene går i ring: En konge kan legges på et ess, som om den var én verdi lavere.</translation>
    </message>
    <message>
        <source>The ranks go round: an ace goes on a king as if it were one rank higher.</source>
        <translation>Verdiene går i ring: Et ess kan legges på en konge, som om det var én verdi høyere.</translation>
    </message>
    <message>
        <source>Nothing goes on an ace.</source>
        <translation>Ingenting kan legges på et ess.</translation>
    </message>
    <message>
        <source>Nothing goes on a king.</source>
        <translation>Ingenting kan legges på en konge.</translation>
    </message>
    <message>
        <source>A face-down card turns when it becomes the last of its column.</source>
        <translation>Et skjult kort snus når det blir det siste i kolonnen.</translation>
    </message>
    <message>
        <source>Face-up cards at the end of a column move together if they follow each other in rank and are of one suit.</source>
        <translation>Synlige kort på slutten av en kolonne flyttes sammen hvis verdiene følger hverandre og alle har samme farge.</translation>
    </message>
    <message>
        <source>Face-up cards at the end of a column move together if they follow each other in rank and are all red or all black.</source>
        <translation>Synlige kort på slutten av en kolonne flyttes sammen hvis verdiene følger hverandre og alle er røde eller alle svarte.</translation>
    </message>
    <message>
        <source>Face-up cards at the end of a column move together if they follow each other in rank and alternate between red and black.</source>
        <translation>Synlige kort på slutten av en kolonne flyttes sammen hvis verdiene følger hverandre og rødt og svart veksler.</translation>
    </message>
    <message>
        <source>Face-up cards at the end of a column move together if they follow each other in rank; their suits do not matter.</source>
        <translation>Synlige kort på slutten av en kolonne flyttes sammen hvis verdiene følger hverandre; fargene spiller ingen rolle.</translation>
    </message>
    <message>
        <source>Cards move one at a time.</source>
        <translation>Kortene flyttes ett om gangen.</translation>
    </message>
    <message>
        <source>Any face-up card moves together with all the cards that lie on it, in order or not.</source>
        <translation>Et hvilket som helst synlig kort flyttes sammen med alle kortene som ligger på det, i rekkefølge eller ikke.</translation>
    </message>
    <message>
        <source>Cards of one rank move together, too.</source>
        <translation>Kort med samme verdi kan også flyttes sammen.</translation>
    </message>
    <message>
        <source>If you choose the Relaxed rule, a group may be of mixed suits.</source>
        <translation>Med Friere regel kan en gruppe ha blandede farger.</translation>
    </message>
    <message>
        <source>Only so many cards move together as could be carried one by one over the free cells and the empty columns.</source>
        <translation>Bare så mange kort flyttes sammen som en kunne flyttet ett for ett via de frie cellene og de tomme kolonnene.</translation>
    </message>
    <message>
        <source>An empty column takes any card and any group that may move.</source>
        <translation>En tom kolonne tar imot hvilket som helst kort og enhver flyttbar gruppe.</translation>
    </message>
    <message>
        <source>An empty column takes only a king, or a group that begins with a king.</source>
        <translation>En tom kolonne tar bare imot en konge eller en gruppe som begynner med en konge.</translation>
    </message>
    <message>
        <source>An empty column takes only an ace, or a group that begins with an ace.</source>
        <translation>En tom kolonne tar bare imot et ess eller en gruppe som begynner med et ess.</translation>
    </message>
    <message>
        <source>An empty column takes no card from you.</source>
        <translation>En tom kolonne tar ikke imot kort fra deg.</translation>
    </message>
    <message numerus="yes">
        <source>As soon as %n column(s) begin with a king, empty columns take anything.</source>
        <translation>
            <numerusform>Så snart %n kolonne begynner med en konge, tar tomme kolonner imot alt.</numerusform>
            <numerusform>Så snart %n kolonner begynner med en konge, tar tomme kolonner imot alt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A whole run has %n card(s), all face up.</source>
        <translation>
            <numerusform>En fullstendig rekke har %n kort, synlig.</numerusform>
            <numerusform>En fullstendig rekke har %n kort, alle synlige.</numerusform>
        </translation>
    </message>
    <message>
        <source>It begins with a king and goes down.</source>
        <translation>Den begynner med en konge og går nedover.</translation>
    </message>
    <message>
        <source>It begins with an ace and goes up.</source>
        <translation>Den begynner med et ess og går oppover.</translation>
    </message>
    <message>
        <source>It may begin with any rank.</source>
        <translation>Den kan begynne med hvilken som helst verdi.</translation>
    </message>
    <message>
        <source>Its suits do not matter.</source>
        <translation>Fargene i den spiller ingen rolle.</translation>
    </message>
    <message>
        <source>All its cards are of one suit.</source>
        <translation>Alle kortene i den har samme farge.</translation>
    </message>
    <message>
        <source>Its cards are all red or all black.</source>
        <translation>Kortene i den er alle røde eller alle svarte.</translation>
    </message>
    <message>
        <source>Its cards alternate between red and black.</source>
        <translation>Kortene i den er vekselvis røde og svarte.</translation>
    </message>
    <message>
        <source>A whole run at the end of a column leaves the table by itself. Only undo brings it back.</source>
        <translation>En fullstendig rekke på slutten av en kolonne forlater bordet av seg selv. Bare angre henter den tilbake.</translation>
    </message>
    <message>
        <source>A whole run stays where it lies, and may be broken up again.</source>
        <translation>En fullstendig rekke blir liggende og kan deles igjen.</translation>
    </message>
    <message>
        <source>A whole run is moved to an empty foundation by you.</source>
        <translation>En fullstendig rekke flytter du selv til en tom målbunke.</translation>
    </message>
    <message numerus="yes">
        <source>Foundations that begin with an ace and go up to the king in one suit: %n.</source>
        <translation>
            <numerusform>Målbunker som begynner med et ess og går opp til kongen i én farge: %n.</numerusform>
            <numerusform>Målbunker som begynner med et ess og går opp til kongen i én farge: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Foundations that begin with a king and go down to the ace in one suit: %n.</source>
        <translation>
            <numerusform>Målbunker som begynner med en konge og går ned til esset i én farge: %n.</numerusform>
            <numerusform>Målbunker som begynner med en konge og går ned til esset i én farge: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>What lies on a foundation stays there; only undo brings it back.</source>
        <translation>Det som ligger på en målbunke, blir der; bare angre henter det tilbake.</translation>
    </message>
    <message numerus="yes">
        <source>The game is won when all %n run(s) have left.</source>
        <translation>
            <numerusform>Spillet er vunnet når %n rekke er fjernet.</numerusform>
            <numerusform>Spillet er vunnet når alle de %n rekkene er fjernet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is won when every column is empty or holds exactly one whole run.</source>
        <translation>Spillet er vunnet når hver kolonne er tom eller har nøyaktig én fullstendig rekke.</translation>
    </message>
    <message>
        <source>The game is won when all cards lie on the foundations.</source>
        <translation>Spillet er vunnet når alle kortene ligger på målbunkene.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n step(s) can be taken back.</source>
        <translation>
            <numerusform>Høyst %n trekk kan angres.</numerusform>
            <numerusform>Høyst %n trekk kan angres.</numerusform>
        </translation>
    </message>
    <message>
        <source>When no move and no deal is left, the game says so; you decide whether to undo, to restart or to begin another game.</source>
        <translation>Når ingen trekk og ingen utdeling er igjen, sier spillet fra; du velger om du vil angre, starte på nytt eller begynne på et annet spill.</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Spider</source>
        <translation>Spider</translation>
    </message>
    <message>
        <source>Relaxed Spider</source>
        <translation>Friere Spider</translation>
    </message>
    <message>
        <source>The stock is dealt only while every column holds a card.</source>
        <translation>Det deles ut bare når det ligger kort i alle kolonner.</translation>
    </message>
    <message>
        <source>Easier: the stock may be dealt while columns are empty.</source>
        <translation>Lettere: Det kan deles ut selv om kolonner er tomme.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Lett</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Middels</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Vanskelig</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisk</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Friere</translation>
    </message>
    <message numerus="yes">
        <source>%n suit(s)</source>
        <translation>
            <numerusform>%n farge</numerusform>
            <numerusform>%n farger</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>The folder: {folder}</source>
        <translation>Mappen: {folder}</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Put the {card} from {source} on the {other} in {target}.</source>
        <translation>Legg {card} fra {source} på {other} i {target}.</translation>
    </message>
    <message>
        <source>Put the {card} and what lies on it from {source} on the {other} in {target}.</source>
        <translation>Legg {card} med det som ligger oppå, fra {source} på {other} i {target}.</translation>
    </message>
    <message>
        <source>Take the {card} from {source} to {target}.</source>
        <translation>Flytt {card} fra {source} til {target}.</translation>
    </message>
    <message>
        <source>Take the {card} and what lies on it from {source} to {target}.</source>
        <translation>Flytt {card} med det som ligger oppå, fra {source} til {target}.</translation>
    </message>
    <message>
        <source>Deal.</source>
        <translation>Del ut.</translation>
    </message>
    <message>
        <source>{what} {why}</source>
        <translation>{what} {why}</translation>
    </message>
    <message>
        <source>{name} says: {what} {why}</source>
        <translation>{name} sier: {what} {why}</translation>
    </message>
    <message>
        <source>{name} says: {what}</source>
        <translation>{name} sier: {what}</translation>
    </message>
    <message>
        <source>That finishes a run.</source>
        <translation>Det fullfører en rekke.</translation>
    </message>
    <message>
        <source>That turns a card in {source}.</source>
        <translation>Da snus et kort i {source}.</translation>
    </message>
    <message>
        <source>That empties {source}.</source>
        <translation>Da blir {source} tom.</translation>
    </message>
    <message>
        <source>They are of one suit and can go on together.</source>
        <translation>De har samme farge og kan flyttes videre sammen.</translation>
    </message>
    <message>
        <source>That brings the cards into order.</source>
        <translation>Det ordner kortene.</translation>
    </message>
    <message>
        <source>In the empty place it makes room for more.</source>
        <translation>På den tomme plassen gir det rom for mer.</translation>
    </message>
    <message>
        <source>That prepares what comes next.</source>
        <translation>Det forbereder det som kommer etterpå.</translation>
    </message>
    <message>
        <source>No move on the table helps more.</source>
        <translation>Ingen trekk i oppsettet hjelper mer enn det.</translation>
    </message>
    <message numerus="yes">
        <source>A run is finished in %n move(s).</source>
        <translation>
            <numerusform>Om %n trekk er en rekke fullført.</numerusform>
            <numerusform>Om %n trekk er en rekke fullført.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hidden card is turned in %n move(s).</source>
        <translation>
            <numerusform>Om %n trekk snus et skjult kort.</numerusform>
            <numerusform>Om %n trekk snus et skjult kort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A column is empty in %n move(s).</source>
        <translation>
            <numerusform>Om %n trekk er en kolonne tom.</numerusform>
            <numerusform>Om %n trekk er en kolonne tom.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards of one suit are joined in %n move(s).</source>
        <translation>
            <numerusform>Om %n trekk ligger kort av samme farge sammen.</numerusform>
            <numerusform>Om %n trekk ligger kort av samme farge sammen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards are in better order in %n move(s).</source>
        <translation>
            <numerusform>Om %n trekk ligger kortene bedre ordnet.</numerusform>
            <numerusform>Om %n trekk ligger kortene bedre ordnet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The empty place is of use in %n move(s).</source>
        <translation>
            <numerusform>Om %n trekk er den tomme plassen til nytte.</numerusform>
            <numerusform>Om %n trekk er den tomme plassen til nytte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table is ready for a deal in %n move(s).</source>
        <translation>
            <numerusform>Om %n trekk er oppsettet klart for en utdeling.</numerusform>
            <numerusform>Om %n trekk er oppsettet klart for en utdeling.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game can be won in %n move(s).</source>
        <translation>
            <numerusform>Spillet kan vinnes på %n trekk.</numerusform>
            <numerusform>Spillet kan vinnes på %n trekk.</numerusform>
        </translation>
    </message>
    <message>
        <source>No move on the table helps. What is left: a deal, undo or a new game.</source>
        <translation>Ingen trekk i oppsettet hjelper. Det som gjenstår: en utdeling, angre eller et nytt spill.</translation>
    </message>
    <message>
        <source>No move on the table helps. What is left: a deal or a new game.</source>
        <translation>Ingen trekk i oppsettet hjelper. Det som gjenstår: en utdeling eller et nytt spill.</translation>
    </message>
    <message>
        <source>No move on the table helps. What is left: undo or a new game.</source>
        <translation>Ingen trekk i oppsettet hjelper. Det som gjenstår: angre eller et nytt spill.</translation>
    </message>
    <message>
        <source>No move on the table helps. What is left: a new game.</source>
        <translation>Ingen trekk i oppsettet hjelper. Det som gjenstår: et nytt spill.</translation>
    </message>
    <message>
        <source>No move on the table helps by itself. What is left: a deal, once no column is empty, undo or a new game.</source>
        <translation>Ingen trekk i oppsettet hjelper alene. Det som gjenstår: en utdeling, så snart ingen kolonne er tom, angre eller et nytt spill.</translation>
    </message>
    <message>
        <source>No move on the table helps by itself. What is left: a deal, once no column is empty, or a new game.</source>
        <translation>Ingen trekk i oppsettet hjelper alene. Det som gjenstår: en utdeling, så snart ingen kolonne er tom, eller et nytt spill.</translation>
    </message>
    <message>
        <source>This game can no longer be won, whatever is played.</source>
        <translation>Dette spillet kan ikke lenger vinnes, uansett hva som spilles.</translation>
    </message>
    <message>
        <source>Looking for a hint …</source>
        <translation>Leter etter et hint …</translation>
    </message>
    <message>
        <source>There is no hint this time: what looks for it has failed.</source>
        <translation>Denne gangen er det ikke noe hint: Det som leter etter det, har sviktet.</translation>
    </message>
</context>
<context>
    <name>Incoming</name>
    <message>
        <source>The file “{file}” was not opened. {why}</source>
        <translation>Filen «{file}» ble ikke åpnet. {why}</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) before that can be read.</source>
        <translation>
            <numerusform>%n handling før det kan leses.</numerusform>
            <numerusform>%n handlinger før det kan leses.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file “{file}” is not whole. {why} {good} It stays as it is.</source>
        <translation>Filen «{file}» er ikke hel. {why} {good} Den blir som den er.</translation>
    </message>
    <message>
        <source>Take the good part?</source>
        <translation>Ta den gode delen?</translation>
    </message>
    <message>
        <source>&amp;Take the good part</source>
        <translation>&amp;Ta den gode delen</translation>
    </message>
</context>
<context>
    <name>Kept</name>
    <message>
        <source>In progress</source>
        <translation>Påbegynt</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vunnet</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Tapt</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Gitt opp</translation>
    </message>
    <message>
        <source>A game that cannot be read</source>
        <translation>Et spill som ikke kan leses</translation>
    </message>
    <message>
        <source>An earlier state of the game on the table</source>
        <translation>En tidligere stilling i spillet på bordet</translation>
    </message>
    <message>
        <source>Moves: {moves} · Score: {points} · Time: {time}</source>
        <translation>Trekk: {moves} · Poeng: {points} · Tid: {time}</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Navn på spillet</translation>
    </message>
</context>
<context>
    <name>KeptGames</name>
    <message>
        <source>All games</source>
        <translation>Alle spill</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Påbegynt</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Ferdige</translation>
    </message>
    <message>
        <source>That could not be done ({reason}). File: {file}</source>
        <translation>Det lot seg ikke gjøre ({reason}). Fil: {file}</translation>
    </message>
    <message>
        <source>“{name}” was deleted. It can be brought back.</source>
        <translation>«{name}» ble slettet. Det kan hentes tilbake.</translation>
    </message>
    <message>
        <source>The game is back.</source>
        <translation>Spillet er tilbake.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Skrevet: {file}</translation>
    </message>
    <message>
        <source>The game of the file is among the kept ones.</source>
        <translation>Spillet i filen er blant dem som er tatt vare på.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Lagrede spill</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>&amp;Søk:</translation>
    </message>
    <message>
        <source>S&amp;how:</source>
        <translation>&amp;Vis:</translation>
    </message>
    <message>
        <source>Kept games</source>
        <translation>Spill som er tatt vare på</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Åpne</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>Se &amp;igjen</translation>
    </message>
    <message>
        <source>Anal&amp;yse…</source>
        <translation>Anal&amp;yser …</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Gi &amp;nytt navn</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>S&amp;lett</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <translation>&amp;Hent tilbake</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Eksporter …</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>I&amp;mporter …</translation>
    </message>
    <message>
        <source>Go on with this game</source>
        <translation>Fortsett på dette spillet</translation>
    </message>
    <message>
        <source>Watch this game move by move</source>
        <translation>Se dette spillet trekk for trekk</translation>
    </message>
    <message>
        <source>Look where this game was lost</source>
        <translation>Se hvor dette spillet ble tapt</translation>
    </message>
    <message>
        <source>Give this game a name (F2)</source>
        <translation>Gi dette spillet et navn (F2)</translation>
    </message>
    <message>
        <source>Delete this game (Del)</source>
        <translation>Slett dette spillet (Del)</translation>
    </message>
    <message>
        <source>Bring back the game deleted last (Ctrl+Z)</source>
        <translation>Hent tilbake spillet som ble slettet sist (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Write this game into a file of its own</source>
        <translation>Skriv dette spillet til en egen fil</translation>
    </message>
    <message>
        <source>Take in the game of a file</source>
        <translation>Ta inn spillet fra en fil</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle filer (*)</translation>
    </message>
    <message>
        <source>Games (*.jsonl *.txt)</source>
        <translation>Spill (*.jsonl *.txt)</translation>
    </message>
    <message>
        <source>No game is kept yet. When you leave a game you can keep it for later; finished games come here by themselves.</source>
        <translation>Ennå er det ikke tatt vare på noe spill. Når du forlater et spill, kan du ta vare på det til senere; ferdige spill kommer hit av seg selv.</translation>
    </message>
    <message>
        <source>No kept game is like that.</source>
        <translation>Ingen av spillene er slik.</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>One suit, cards in sight</source>
        <translation>Én farge, synlige kort</translation>
    </message>
    <message>
        <source>All cards of the columns lie face up, so that you can plan. A card goes on one that is one rank higher, and cards that follow each other in one suit move together as a group. A run from king to ace in one suit leaves by itself.</source>
        <translation>Alle kortene i kolonnene er synlige, så du kan planlegge. Et kort legges på et kort med én verdi høyere, og kort i samme farge som følger på hverandre, flyttes sammen som en gruppe. En rekke fra konge til ess i samme farge fjernes av seg selv.</translation>
    </message>
    <message>
        <source>One suit, cards hidden</source>
        <translation>Én farge, skjulte kort</translation>
    </message>
    <message>
        <source>Now only the last card of each column is face up. When it moves away, the hidden card below it turns, so turn as many as you can before you deal. An empty column takes any card or group: it is the most useful place of all.</source>
        <translation>Nå er bare det siste kortet i hver kolonne synlig. Når det flyttes bort, snus det skjulte kortet under; snu derfor så mange du kan før du deler ut. En tom kolonne tar imot hvilket som helst kort eller gruppe: Den er den nyttigste plassen av alle.</translation>
    </message>
    <message>
        <source>One suit, look ahead</source>
        <translation>Én farge, tenk fremover</translation>
    </message>
    <message>
        <source>Only your last three moves can be undone here. Look for moves that turn a card or empty a column, and deal from the stock only when none is left. Few moves show a good plan.</source>
        <translation>Her kan bare de tre siste trekkene angres. Se etter trekk som snur et kort eller tømmer en kolonne, og del ut fra trekkbunken først når det ikke er flere igjen. Få trekk er tegn på en god plan.</translation>
    </message>
    <message>
        <source>Two suits, cards in sight</source>
        <translation>To farger, synlige kort</translation>
    </message>
    <message>
        <source>A card still goes on any card one rank higher, but only cards of one suit move together. Build in suit where you can: a card of the other suit holds all cards below it fast until it is moved away.</source>
        <translation>Et kort kan fortsatt legges på et hvilket som helst kort med én verdi høyere, men bare kort i samme farge flyttes sammen. Bygg i samme farge der du kan: Et kort i den andre fargen holder alle kortene under fast til det flyttes bort.</translation>
    </message>
    <message>
        <source>Two suits, Relaxed</source>
        <translation>To farger, Friere</translation>
    </message>
    <message>
        <source>With the Relaxed rule, groups of mixed suits move together, too. But a run leaves in one suit only, so sort the suits in good time. An empty column is the place to do it.</source>
        <translation>Med Friere regel kan også grupper med blandede farger flyttes. Men en rekke fjernes bare i én farge, så sorter fargene i god tid. En tom kolonne er stedet for det.</translation>
    </message>
    <message>
        <source>Two suits, Classic</source>
        <translation>To farger, Klassisk</translation>
    </message>
    <message>
        <source>Now mixed groups do not move. Build one only if it turns a card or empties a column, and know how you will take it apart again. Two empty columns at the same time give room to sort long groups.</source>
        <translation>Nå kan ikke blandede grupper flyttes. Bygg en bare hvis den snur et kort eller tømmer en kolonne, og vit hvordan du skal ta den fra hverandre igjen. To tomme kolonner samtidig gir plass til å sortere lange grupper.</translation>
    </message>
    <message>
        <source>Four suits, cards in sight</source>
        <translation>Fire farger, synlige kort</translation>
    </message>
    <message>
        <source>With four suits, a card seldom finds its own suit. Choose the column that you want to empty first, and see from the open cards where each of its cards can go.</source>
        <translation>Med fire farger finner et kort sjelden sin egen farge. Velg kolonnen du vil tømme først, og se på de synlige kortene hvor hvert av kortene i den kan legges.</translation>
    </message>
    <message>
        <source>Four suits, Relaxed</source>
        <translation>Fire farger, Friere</translation>
    </message>
    <message>
        <source>Mixed groups move together, so columns are emptied sooner. Do not let the suits mix for long: whatever is mixed must be sorted before a run can leave.</source>
        <translation>Blandede grupper flyttes sammen, så kolonner blir fortere tomme. La ikke fargene være blandet lenge: Alt som er blandet, må sorteres før en rekke kan fjernes.</translation>
    </message>
    <message>
        <source>Four suits, Classic</source>
        <translation>Fire farger, Klassisk</translation>
    </message>
    <message>
        <source>This is Spider in full. Do everything useful before you deal, keep a column empty when you can, and undo what went wrong. Even strong players lose many of these games.</source>
        <translation>Dette er hele Spider. Gjør alt som er nyttig før du deler ut, hold en kolonne tom når du kan, og angre det som gikk galt. Også sterke spillere taper mange av disse spillene.</translation>
    </message>
    <message>
        <source>Empty a column</source>
        <translation>Tøm en kolonne</translation>
    </message>
    <message>
        <source>Win the game</source>
        <translation>Vinn spillet</translation>
    </message>
    <message>
        <source>Win without undo</source>
        <translation>Vinn uten å angre</translation>
    </message>
    <message>
        <source>Win without a hint</source>
        <translation>Vinn uten hint</translation>
    </message>
    <message numerus="yes">
        <source>Make a group of %n card(s) in one suit</source>
        <translation>
            <numerusform>Lag en gruppe på %n kort i samme farge</numerusform>
            <numerusform>Lag en gruppe på %n kort i samme farge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %n hidden card(s)</source>
        <translation>
            <numerusform>Snu %n skjult kort</numerusform>
            <numerusform>Snu %n skjulte kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %n hidden card(s) before the first deal</source>
        <translation>
            <numerusform>Snu %n skjult kort før den første utdelingen</numerusform>
            <numerusform>Snu %n skjulte kort før den første utdelingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have %n column(s) empty at the same time</source>
        <translation>
            <numerusform>Ha %n kolonne tom samtidig</numerusform>
            <numerusform>Ha %n kolonner tomme samtidig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish %n run(s)</source>
        <translation>
            <numerusform>Fullfør %n rekke</numerusform>
            <numerusform>Fullfør %n rekker</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish runs of %n suit(s)</source>
        <translation>
            <numerusform>Fullfør rekker i %n farge</numerusform>
            <numerusform>Fullfør rekker i %n farger</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win with at most %n move(s)</source>
        <translation>
            <numerusform>Vinn med høyst %n trekk</numerusform>
            <numerusform>Vinn med høyst %n trekk</numerusform>
        </translation>
    </message>
    <message>
        <source>Your progress on the learning path could not be read ({found}).</source>
        <translation>Fremgangen din på læringsstien kunne ikke leses ({found}).</translation>
    </message>
    <message>
        <source>The file with your progress on the learning path is damaged ({found}); the path begins anew.</source>
        <translation>Filen med fremgangen din på læringsstien er skadet ({found}); stien begynner på nytt.</translation>
    </message>
    <message>
        <source>Your progress on the learning path comes from a newer version of the program; here the path begins anew.</source>
        <translation>Fremgangen din på læringsstien kommer fra en nyere versjon av programmet; her begynner stien på nytt.</translation>
    </message>
    <message>
        <source>Your progress on the learning path cannot be saved ({reason}). It holds until you quit. File: {file}</source>
        <translation>Fremgangen din på læringsstien kan ikke lagres ({reason}). Den gjelder til du avslutter. Fil: {file}</translation>
    </message>
    <message>
        <source>Looking for a deal that can be won…</source>
        <translation>Leter etter en giv som kan vinnes …</translation>
    </message>
    <message>
        <source>No deal was found in time of which it is known that it can be won; this is any deal.</source>
        <translation>Det ble ikke funnet noen giv i tide som man vet kan vinnes; dette er en tilfeldig giv.</translation>
    </message>
    <message>
        <source>You have left the learning path. What you have reached is kept.</source>
        <translation>Du har forlatt læringsstien. Det du har nådd, blir tatt vare på.</translation>
    </message>
    <message>
        <source>New to Spider? The learning path leads from one suit to four.</source>
        <translation>Ny i Spider? Læringsstien fører fra én farge til fire.</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Nei takk</translation>
    </message>
    <message>
        <source>Goals of step {number}: {goals}</source>
        <translation>Mål for trinn {number}: {goals}</translation>
    </message>
    <message>
        <source>Goal reached: {goal}</source>
        <translation>Mål nådd: {goal}</translation>
    </message>
    <message>
        <source>With help that looks at hidden cards, a win does not count on the path.</source>
        <translation>Med hjelp som ser på skjulte kort, teller ikke en seier på stien.</translation>
    </message>
    <message>
        <source>This was the last step: you have come to the end of the path.</source>
        <translation>Dette var det siste trinnet: Du er kommet til enden av stien.</translation>
    </message>
    <message>
        <source>Step {number} of the learning path is passed.</source>
        <translation>Trinn {number} på læringsstien er bestått.</translation>
    </message>
    <message>
        <source>Goals: {done} of {count}. Another win leads on to the next step.</source>
        <translation>Mål: {done} av {count}. En seier til fører til neste trinn.</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Neste trinn</translation>
    </message>
    <message>
        <source>Another deal</source>
        <translation>En annen giv</translation>
    </message>
</context>
<context>
    <name>LearningPath</name>
    <message>
        <source>Passed</source>
        <translation>Bestått</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Hoppet over</translation>
    </message>
    <message>
        <source>Your next step</source>
        <translation>Ditt neste trinn</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Senere</translation>
    </message>
    <message>
        <source>Learning path</source>
        <translation>Læringssti</translation>
    </message>
    <message>
        <source>From one suit to four, at your own pace. You may play any step at any time, and nothing that you reach is lost.</source>
        <translation>Fra én farge til fire, i ditt eget tempo. Du kan spille hvilket som helst trinn når som helst, og ingenting av det du når, går tapt.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Trinn</translation>
    </message>
    <message>
        <source>&amp;Goals:</source>
        <translation>&amp;Mål:</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Mål</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spill</translation>
    </message>
    <message>
        <source>&amp;Leave the path</source>
        <translation>&amp;Forlat stien</translation>
    </message>
    <message>
        <source>Nothing is said of the path until you play a step again</source>
        <translation>Stien nevnes ikke før du spiller et trinn igjen</translation>
    </message>
    <message>
        <source>Take it &amp;up again</source>
        <translation>Ta det &amp;opp igjen</translation>
    </message>
    <message>
        <source>&amp;Skip this step</source>
        <translation>&amp;Hopp over dette trinnet</translation>
    </message>
    <message>
        <source>The game of this step is not installed.</source>
        <translation>Spillet i dette trinnet er ikke installert.</translation>
    </message>
    <message>
        <source>all cards of the columns in sight</source>
        <translation>alle kortene i kolonnene synlige</translation>
    </message>
    <message numerus="yes">
        <source>It leads on after %n won deal(s), or after one with all goals.</source>
        <translation>
            <numerusform>Det går videre etter %n vunnet giv, eller etter én med alle mål.</numerusform>
            <numerusform>Det går videre etter %n vunne giver, eller etter én med alle mål.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won so far: %n deal(s).</source>
        <translation>
            <numerusform>Vunnet hittil: %n giv.</numerusform>
            <numerusform>Vunnet hittil: %n giver.</numerusform>
        </translation>
    </message>
    <message>
        <source>{goal} (reached)</source>
        <translation>{goal} (nådd)</translation>
    </message>
    <message>
        <source>{goal} (still open)</source>
        <translation>{goal} (gjenstår)</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) can be undone</source>
        <translation>
            <numerusform>%n trekk kan angres</numerusform>
            <numerusform>%n trekk kan angres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Leave this game?</source>
        <translation>Forlate dette spillet?</translation>
    </message>
    <message>
        <source>This game is not over. Keep it for later, or give it up? Given up, it counts as not won.</source>
        <translation>Dette spillet er ikke over. Ta vare på det til senere, eller gi opp? Gir du opp, teller det som ikke vunnet.</translation>
    </message>
    <message>
        <source>No move is left, but undo may still help. Keep the game for later, or give it up? Given up, it counts as lost.</source>
        <translation>Ingen trekk er igjen, men å angre kan ennå hjelpe. Ta vare på spillet til senere, eller gi opp? Gir du opp, teller det som tapt.</translation>
    </message>
    <message>
        <source>&amp;Keep for later</source>
        <translation>&amp;Ta vare på til senere</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>&amp;Gi opp</translation>
    </message>
</context>
<context>
    <name>Looks</name>
    <message>
        <source>Table and cards</source>
        <translation>Bord og kort</translation>
    </message>
    <message>
        <source>&amp;Themes</source>
        <translation>&amp;Temaer</translation>
    </message>
    <message>
        <source>T&amp;ables</source>
        <translation>&amp;Bord</translation>
    </message>
    <message>
        <source>&amp;Faces</source>
        <translation>&amp;Kortbilder</translation>
    </message>
    <message>
        <source>&amp;Backs</source>
        <translation>&amp;Rygger</translation>
    </message>
    <message>
        <source>Themes: table, faces, back and accent colour</source>
        <translation>Temaer: bord, kortbilder, rygg og aksentfarge</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Kortbilder</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Kortrygger</translation>
    </message>
    <message>
        <source>Backs in the &amp;colours of the theme</source>
        <translation>Rygger i temaets &amp;farger</translation>
    </message>
    <message>
        <source>Own &amp;picture…</source>
        <translation>Eget bi&amp;lde…</translation>
    </message>
    <message>
        <source>&amp;Remove own picture</source>
        <translation>Fjern eget bil&amp;de</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Bruk</translation>
    </message>
    <message>
        <source>As the theme</source>
        <translation>Som temaet</translation>
    </message>
    <message>
        <source>{name} is not installed; the default is shown instead.</source>
        <translation>{name} er ikke installert; det vanlige vises i stedet.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Språk</translation>
    </message>
    <message>
        <source>&amp;System language</source>
        <translation>&amp;Systemets språk</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spill</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Trekk</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Vis</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjelp</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Verktøy</translation>
    </message>
</context>
<context>
    <name>MessageStrip</name>
    <message>
        <source>Message</source>
        <translation>Melding</translation>
    </message>
    <message>
        <source>Read all</source>
        <translation>Les alt</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Les regelen</translation>
    </message>
    <message>
        <source>Open the rules page at this rule</source>
        <translation>Åpne regelsiden ved denne regelen</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldinger</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Any difficulty</source>
        <translation>Alle vanskelighetsgrader</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Lett</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Middels</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Vanskelig</translation>
    </message>
    <message>
        <source>&amp;Find:</source>
        <translation>Fi&amp;nn:</translation>
    </message>
    <message>
        <source>For instance: two decks easy short</source>
        <translation>For eksempel: to kortstokker lett</translation>
    </message>
    <message>
        <source>Words of the name, the kind, decks, difficulty or length</source>
        <translation>Ord fra navnet, typen, kortstokkene, vanskelighetsgraden eller lengden</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>No game has all of this. Take a word or a filter away.</source>
        <translation>Ingen spill har alt dette. Ta bort et ord eller et filter.</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Kortstokker</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Vanskelighetsgrad</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Lengde</translation>
    </message>
    <message>
        <source>Any decks</source>
        <translation>Alle kortstokker</translation>
    </message>
    <message>
        <source>Any length</source>
        <translation>Alle lengder</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favoritt</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoritter</translation>
    </message>
    <message>
        <source>Recently played</source>
        <translation>Nylig spilt</translation>
    </message>
    <message>
        <source>&amp;Easy: {suits}</source>
        <translation>&amp;Lett: {suits}</translation>
    </message>
    <message>
        <source>&amp;Medium: {suits}</source>
        <translation>&amp;Middels: {suits}</translation>
    </message>
    <message>
        <source>&amp;Hard: {suits}</source>
        <translation>&amp;Vanskelig: {suits}</translation>
    </message>
    <message>
        <source>Spades only. Good for learning; nearly every deal can be won.</source>
        <translation>Bare spar. Fint å lære med; nesten alle spill kan vinnes.</translation>
    </message>
    <message>
        <source>Spades and hearts. Suits begin to matter.</source>
        <translation>Spar og hjerter. Fargene begynner å telle.</translation>
    </message>
    <message>
        <source>Spades, hearts and diamonds; the spades come twice.</source>
        <translation>Spar, hjerter og ruter; spar er med dobbelt.</translation>
    </message>
    <message>
        <source>All four suits. For those who like to think ahead.</source>
        <translation>Alle fire fargene. For dem som liker å tenke framover.</translation>
    </message>
    <message>
        <source>Spades only.</source>
        <translation>Bare spar.</translation>
    </message>
    <message>
        <source>Spades and hearts.</source>
        <translation>Spar og hjerter.</translation>
    </message>
    <message>
        <source>Spades, hearts and diamonds.</source>
        <translation>Spar, hjerter og ruter.</translation>
    </message>
    <message>
        <source>All four suits.</source>
        <translation>Alle fire farger.</translation>
    </message>
    <message>
        <source>&amp;Classic</source>
        <translation>&amp;Klassisk</translation>
    </message>
    <message>
        <source>&amp;Relaxed</source>
        <translation>&amp;Friere</translation>
    </message>
    <message>
        <source>Cards move together only if they are of one suit.</source>
        <translation>Kort flyttes sammen bare hvis de har samme farge.</translation>
    </message>
    <message>
        <source>Cards of different suits move together, too, if their ranks follow.</source>
        <translation>Også kort med ulike farger flyttes sammen hvis verdiene følger hverandre.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nytt spill</translation>
    </message>
    <message>
        <source>Rule for moving groups</source>
        <translation>Regel for grupper</translation>
    </message>
    <message>
        <source>Fa&amp;vourite</source>
        <translation>Favori&amp;tt</translation>
    </message>
    <message>
        <source>Rules of this &amp;game</source>
        <translation>Regler for &amp;dette spillet</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>Dea&amp;l:</source>
        <translation>&amp;Giv:</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Go on</source>
        <translation>Fortsett</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Greit</translation>
    </message>
    <message>
        <source>Show the plugin</source>
        <translation>Vis programtillegget</translation>
    </message>
    <message>
        <source>No move and no deal is left.</source>
        <translation>Verken trekk eller utdeling er mulig lenger.</translation>
    </message>
    <message>
        <source>The game is paused and the time stands still.</source>
        <translation>Spillet er satt på pause, og tiden står stille.</translation>
    </message>
    <message>
        <source>Won! Score: {points}. Moves: {moves}. Time: {time}.</source>
        <translation>Vunnet! Poeng: {points}. Trekk: {moves}. Tid: {time}.</translation>
    </message>
    <message>
        <source>Undo may still help.</source>
        <translation>Angre kan ennå hjelpe.</translation>
    </message>
</context>
<context>
    <name>Overview</name>
    <message>
        <source>Walk over the table</source>
        <translation>Gå over bordet</translation>
    </message>
    <message>
        <source>Choose the longest group that can be moved</source>
        <translation>Velg den lengste gruppen som kan flyttes</translation>
    </message>
    <message>
        <source>Go to the first or the last card</source>
        <translation>Gå til det første eller siste kortet</translation>
    </message>
    <message>
        <source>Take cards, or put them down</source>
        <translation>Ta opp kort, eller legg dem ned</translation>
    </message>
    <message>
        <source>Held down: shows a covered card whole</source>
        <translation>Holdt nede: viser et dekket kort helt</translation>
    </message>
    <message>
        <source>Put the cards back; stop the solution; leave full screen</source>
        <translation>Legg kortene tilbake; stopp løsningen; forlat fullskjerm</translation>
    </message>
    <message>
        <source>Go on to the next part of the window</source>
        <translation>Gå til neste del av vinduet</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Dra</translation>
    </message>
    <message>
        <source>Moves a card with all that lie on it</source>
        <translation>Flytter et kort med alle som ligger på det</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Dobbeltklikk</translation>
    </message>
    <message>
        <source>Sends the cards to their best column</source>
        <translation>Sender kortene til den beste kolonnen</translation>
    </message>
    <message>
        <source>Right button or a long touch</source>
        <translation>Høyre knapp eller langt trykk</translation>
    </message>
    <message>
        <source>Shows a covered card whole while it is held</source>
        <translation>Viser et dekket kort helt så lenge det holdes</translation>
    </message>
    <message>
        <source>Click on the stock</source>
        <translation>Klikk på trekkbunken</translation>
    </message>
    <message>
        <source>Deals one card onto each column</source>
        <translation>Legger ett kort på hver kolonne</translation>
    </message>
    <message>
        <source>Drop a file on the window</source>
        <translation>Slipp en fil på vinduet</translation>
    </message>
    <message>
        <source>Opens the game that is in it</source>
        <translation>Åpner spillet som er i den</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Taster og mus</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>På bordet</translation>
    </message>
    <message>
        <source>With the mouse or a finger</source>
        <translation>Med mus eller finger</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Overalt</translation>
    </message>
</context>
<context>
    <name>OwnBack</name>
    <message>
        <source>Back from a picture</source>
        <translation>Rygg fra et bilde</translation>
    </message>
    <message>
        <source>Move the frame by mouse or arrow keys; + and - or the wheel change its size.</source>
        <translation>Flytt rammen med mus eller piltaster; + og - eller hjulet endrer størrelsen.</translation>
    </message>
    <message>
        <source>The part of the picture that is used</source>
        <translation>Den delen av bildet som brukes</translation>
    </message>
    <message>
        <source>&amp;Size of the part:</source>
        <translation>&amp;Størrelse på utsnittet:</translation>
    </message>
    <message>
        <source>Use as back</source>
        <translation>Bruk som rygg</translation>
    </message>
    <message>
        <source>Picture for the back</source>
        <translation>Bilde til ryggen</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle filer</translation>
    </message>
    <message>
        <source>The picture cannot be removed: {reason}.</source>
        <translation>Bildet kan ikke fjernes: {reason}.</translation>
    </message>
    <message>
        <source>The file {file} cannot be read: {reason}.</source>
        <translation>Filen {file} kan ikke leses: {reason}.</translation>
    </message>
    <message>
        <source>The file {file} is too large. Choose a picture of at most {most} megabytes.</source>
        <translation>Filen {file} er for stor. Velg et bilde på høyst {most} megabyte.</translation>
    </message>
    <message>
        <source>The file {file} is no picture that can be read. Choose a PNG, JPEG or SVG file.</source>
        <translation>Filen {file} er ikke et bilde som kan leses. Velg en PNG-, JPEG- eller SVG-fil.</translation>
    </message>
    <message>
        <source>The picture {file} has too many pixels, {size}. Make it smaller first.</source>
        <translation>Bildet {file} har for mange piksler, {size}. Gjør det mindre først.</translation>
    </message>
    <message>
        <source>The picture {file} moves. Choose one that stands still.</source>
        <translation>Bildet {file} beveger seg. Velg et som står stille.</translation>
    </message>
    <message>
        <source>The picture {file} cannot be used: {reason}.</source>
        <translation>Bildet {file} kan ikke brukes: {reason}.</translation>
    </message>
</context>
<context>
    <name>PlayOptions</name>
    <message>
        <source>Scori&amp;ng:</source>
        <translation>P&amp;oengberegning:</translation>
    </message>
    <message>
        <source>&amp;Undo:</source>
        <translation>&amp;Angre:</translation>
    </message>
    <message>
        <source>Without limit</source>
        <translation>Uten grense</translation>
    </message>
    <message>
        <source>Limited</source>
        <translation>Begrenset</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Ikke tillatt</translation>
    </message>
    <message>
        <source>How many steps can be undone</source>
        <translation>Hvor mange steg som kan angres</translation>
    </message>
</context>
<context>
    <name>PluginInstall</name>
    <message>
        <source>“{file}” was not installed, and nothing was changed.</source>
        <translation>«{file}» ble ikke installert, og ingenting ble endret.</translation>
    </message>
    <message>
        <source>“{name}” {version} by {author} is a program.</source>
        <translation>«{name}» {version} av {author} er et program.</translation>
    </message>
    <message>
        <source>“{name}” {version} is a program and does not say who made it.</source>
        <translation>«{name}» {version} er et program og sier ikke hvem som har laget det.</translation>
    </message>
    <message>
        <source>It can do whatever you can do on this computer: read, change and delete your files, and use the network. Install it only if you trust where it comes from.</source>
        <translation>Det kan gjøre alt du kan gjøre på denne maskinen: lese, endre og slette filene dine og bruke nettet. Installer det bare hvis du stoler på der det kommer fra.</translation>
    </message>
    <message>
        <source>Install this plugin?</source>
        <translation>Installere dette programtillegget?</translation>
    </message>
    <message>
        <source>&amp;Install</source>
        <translation>&amp;Installer</translation>
    </message>
    <message>
        <source>Replace this plugin?</source>
        <translation>Erstatte dette programtillegget?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Erstatt</translation>
    </message>
</context>
<context>
    <name>PluginManager</name>
    <message>
        <source>All plugins</source>
        <translation>Alle programtillegg</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programmer</translation>
    </message>
    <message>
        <source>Switched off</source>
        <translation>Slått av</translation>
    </message>
    <message>
        <source>In trouble</source>
        <translation>Med problemer</translation>
    </message>
    <message>
        <source>The report on {plugin} was copied.</source>
        <translation>Rapporten om {plugin} ble kopiert.</translation>
    </message>
    <message>
        <source>Please drop one plugin at a time.</source>
        <translation>Slipp ett programtillegg om gangen.</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Programtillegg</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>&amp;Søk:</translation>
    </message>
    <message>
        <source>S&amp;how:</source>
        <translation>&amp;Vis:</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Søk</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Vis</translation>
    </message>
    <message>
        <source>About this plugin</source>
        <translation>Om dette programtillegget</translation>
    </message>
    <message>
        <source>Load this plugin once more</source>
        <translation>Last inn programtillegget en gang til</translation>
    </message>
    <message>
        <source>Copy what its author needs to know (Ctrl+C)</source>
        <translation>Kopier det opphavspersonen må vite (Ctrl+C)</translation>
    </message>
    <message>
        <source>Delete this plugin's files (Del)</source>
        <translation>Slett filene til programtillegget (Del)</translation>
    </message>
    <message>
        <source>Install the plugin of a file (Ctrl+O)</source>
        <translation>Installer programtillegget i en fil (Ctrl+O)</translation>
    </message>
    <message>
        <source>Show the folder in which plugins lie</source>
        <translation>Vis mappen som programtilleggene ligger i</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Prøv igjen</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>&amp;Kopier rapporten</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Fjern …</translation>
    </message>
    <message>
        <source>&amp;Install…</source>
        <translation>&amp;Installer …</translation>
    </message>
    <message>
        <source>&amp;Plugin folder</source>
        <translation>&amp;Mappen</translation>
    </message>
    <message>
        <source>No plugin is like that.</source>
        <translation>Ingen programtillegg er slik.</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle filer (*)</translation>
    </message>
    <message>
        <source>Plugins (*.whl *.zip plugin.toml)</source>
        <translation>Programtillegg (*.whl *.zip plugin.toml)</translation>
    </message>
    <message>
        <source>S&amp;witch off</source>
        <translation>Slå &amp;av</translation>
    </message>
    <message>
        <source>S&amp;witch on</source>
        <translation>Slå p&amp;å</translation>
    </message>
    <message>
        <source>Do without this plugin (Space)</source>
        <translation>Klar deg uten dette programtillegget (mellomrom)</translation>
    </message>
    <message>
        <source>Use this plugin (Space)</source>
        <translation>Bruk dette programtillegget (mellomrom)</translation>
    </message>
    <message>
        <source>Switch this plugin off?</source>
        <translation>Slå av dette programtillegget?</translation>
    </message>
    <message>
        <source>“{plugin}” is deleted from the plugin folder: {file}</source>
        <translation>«{plugin}» slettes fra mappen med programtillegg: {file}</translation>
    </message>
    <message>
        <source>Remove this plugin?</source>
        <translation>Fjerne dette programtillegget?</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Fjern</translation>
    </message>
</context>
<context>
    <name>PluginPage</name>
    <message>
        <source>Data</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>Data; it runs no program.</source>
        <translation>Data; det kjøres ikke noe program.</translation>
    </message>
    <message>
        <source>A program; it can do whatever you can do on this computer.</source>
        <translation>Et program; det kan gjøre alt du kan gjøre på denne maskinen.</translation>
    </message>
    <message>
        <source>Belongs to the game.</source>
        <translation>Hører til spillet.</translation>
    </message>
    <message>
        <source>Installed with Python (pip).</source>
        <translation>Installert med Python (pip).</translation>
    </message>
    <message>
        <source>Lies in the plugin folder.</source>
        <translation>Ligger i mappen med programtillegg.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>Ways to score</source>
        <translation>Poengregler</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Bord</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Temaer</translation>
    </message>
    <message>
        <source>It is told what happens in your games.</source>
        <translation>Det får vite hva som skjer i spillene dine.</translation>
    </message>
    <message>
        <source>It gives hints.</source>
        <translation>Det gir tips.</translation>
    </message>
    <message>
        <source>Belongs to the game</source>
        <translation>Hører til spillet</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Utelatt</translation>
    </message>
    <message>
        <source>Waits for a start without safe mode</source>
        <translation>Venter på en start uten sikker modus</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Av</translation>
    </message>
    <message>
        <source>On, but something in it broke</source>
        <translation>På, men noe i det sviktet</translation>
    </message>
    <message>
        <source>On</source>
        <translation>På</translation>
    </message>
    <message>
        <source>The game on the table needs “{plugin}”. You can finish it now; if you close the program before, it is set aside and goes on once the plugin is there again.</source>
        <translation>Spillet på bordet trenger «{plugin}». Du kan spille det ferdig nå; lukker du programmet før det, legges det til side og går videre når programtillegget er der igjen.</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>ikke oppgitt</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Tilstand</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versjon</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Opphavsperson</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lisens</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Sted</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fil</translation>
    </message>
    <message>
        <source>What it gives is listed here once it is on.</source>
        <translation>Hva det gir, står her når det er slått på.</translation>
    </message>
    <message>
        <source>This plugin is loaded at every start. With these lines in its plugin.toml it would wait until it is used:</source>
        <translation>Dette programtillegget lastes ved hver start. Med disse linjene i plugin.toml ville det vente til det blir brukt:</translation>
    </message>
    <message>
        <source>For its author</source>
        <translation>For opphavspersonen</translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} og %n til</numerusform>
            <numerusform>{names} og %n til</numerusform>
        </translation>
    </message>
    <message>
        <source>What it gives</source>
        <translation>Hva det gir</translation>
    </message>
</context>
<context>
    <name>Plugins</name>
    <message>
        <source>{file} is not there, or cannot be read.</source>
        <translation>{file} finnes ikke eller kan ikke leses.</translation>
    </message>
    <message>
        <source>{file} is no plugin. A plugin is a wheel (.whl), a .zip with plugin.toml, or a folder with plugin.toml.</source>
        <translation>{file} er ikke et tillegg. Et tillegg er en wheel (.whl), en .zip med plugin.toml eller en mappe med plugin.toml.</translation>
    </message>
    <message>
        <source>{file} is no plugin yet: plugin.toml lies at “{entry}”, but may be at most one folder deep. Pack the folder that holds plugin.toml.</source>
        <translation>{file} er ikke et tillegg ennå: plugin.toml ligger i «{entry}», men kan ligge høyst én mappe ned. Pakk mappen som inneholder plugin.toml.</translation>
    </message>
    <message>
        <source>{file} is damaged, or no zip archive: {error}.</source>
        <translation>{file} er skadet eller ikke et zip-arkiv: {error}.</translation>
    </message>
    <message>
        <source>The entry “{entry}” would be written outside the plugin's folder.</source>
        <translation>Oppføringen «{entry}» ville blitt skrevet utenfor tilleggets mappe.</translation>
    </message>
    <message>
        <source>The entry “{entry}” has a name that not every system can write; rename it with letters, digits, dots, dashes and underscores.</source>
        <translation>Oppføringen «{entry}» har et navn som ikke alle systemer kan skrive; gi den et navn av bokstaver, sifre, punktum, bindestrek og understrek.</translation>
    </message>
    <message>
        <source>The entry “{entry}” is a link or a device; put the file itself there.</source>
        <translation>Oppføringen «{entry}» er en lenke eller en enhet; legg selve filen der.</translation>
    </message>
    <message>
        <source>The entries “{entry}” and “{other}” are one file on some systems; rename one.</source>
        <translation>Oppføringene «{entry}» og «{other}» er samme fil på noen systemer; gi den ene et nytt navn.</translation>
    </message>
    <message>
        <source>It holds more than {most} files.</source>
        <translation>Det inneholder mer enn {most} filer.</translation>
    </message>
    <message>
        <source>Unpacked it is larger than {most} MB.</source>
        <translation>Utpakket er det større enn {most} MB.</translation>
    </message>
    <message>
        <source>Unpacked the entry “{entry}” is larger than {most} MB.</source>
        <translation>Utpakket er oppføringen «{entry}» større enn {most} MB.</translation>
    </message>
    <message>
        <source>The entry “{entry}” is an archive in the archive; unpack it first.</source>
        <translation>Oppføringen «{entry}» er et arkiv i arkivet; pakk det ut først.</translation>
    </message>
    <message>
        <source>The entry “{entry}” is encrypted; pack it without a password.</source>
        <translation>Oppføringen «{entry}» er kryptert; pakk den uten passord.</translation>
    </message>
    <message>
        <source>The entry “{entry}” is packed in an unusual way; pack it with “deflate”.</source>
        <translation>Oppføringen «{entry}» er pakket på en uvanlig måte; pakk den med «deflate».</translation>
    </message>
    <message>
        <source>The entry “{entry}” is damaged: {error}.</source>
        <translation>Oppføringen «{entry}» er skadet: {error}.</translation>
    </message>
    <message>
        <source>The entry “{entry}” is a program, but a data plugin (a folder or zip with plugin.toml) runs no code: remove the program, or build a wheel if the plugin needs it.</source>
        <translation>Oppføringen «{entry}» er et program, men et datatillegg (en mappe eller zip med plugin.toml) kjører ingen kode: Fjern programmet, eller bygg en wheel hvis tillegget trenger det.</translation>
    </message>
    <message>
        <source>It has no plugin.toml at its top.</source>
        <translation>Det har ingen plugin.toml øverst.</translation>
    </message>
    <message>
        <source>The wheel has no entry point in the group {group}, so it is no plugin of this game.</source>
        <translation>Wheelen har ikke noe entry point i gruppen {group}, så den er ikke et tillegg til dette spillet.</translation>
    </message>
    <message>
        <source>The wheel was built for {platform}, not for every system; install it with pip instead.</source>
        <translation>Wheelen er bygd for {platform}, ikke for alle systemer; installer den med pip i stedet.</translation>
    </message>
    <message>
        <source>The wheel puts files outside its packages (“{entry}”); install it with pip instead.</source>
        <translation>Wheelen legger filer utenfor pakkene sine («{entry}»); installer den med pip i stedet.</translation>
    </message>
    <message>
        <source>It needs {needed}, which is not installed; install the plugin with pip instead.</source>
        <translation>Det trenger {needed}, som ikke er installert; installer tillegget med pip i stedet.</translation>
    </message>
    <message>
        <source>{folder} cannot be written: {error}.</source>
        <translation>{folder} kan ikke skrives: {error}.</translation>
    </message>
    <message>
        <source>The wheel lacks {entry}; build it again with “python -m build”.</source>
        <translation>Wheelen mangler {entry}; bygg den på nytt med «python -m build».</translation>
    </message>
    <message>
        <source>It gives nothing: it has no variants, cards, tables or themes that can be used.</source>
        <translation>Det gir ingenting: det har ingen spill, kort, bord eller temaer som kan brukes.</translation>
    </message>
    <message>
        <source>{plugin} {version} is installed.</source>
        <translation>{plugin} {version} er installert.</translation>
    </message>
    <message>
        <source>{plugin} {version} takes the place of {old}.</source>
        <translation>{plugin} {version} tar plassen til {old}.</translation>
    </message>
    <message>
        <source>{plugin} was removed.</source>
        <translation>{plugin} ble fjernet.</translation>
    </message>
    <message>
        <source>{plugin} is on.</source>
        <translation>{plugin} er slått på.</translation>
    </message>
    <message>
        <source>{plugin} is off.</source>
        <translation>{plugin} er slått av.</translation>
    </message>
    <message>
        <source>{done} Its program is still in memory; the rest happens at the next start.</source>
        <translation>{done} Programmet dets er fortsatt i minnet; resten skjer ved neste start.</translation>
    </message>
    <message>
        <source>{file} was not installed. {faults}</source>
        <translation>{file} ble ikke installert. {faults}</translation>
    </message>
    <message>
        <source>{plugin} is there already, as version {old}. The file holds the newer {version}.</source>
        <translation>{plugin} finnes allerede, som versjon {old}. Filen inneholder den nyere {version}.</translation>
    </message>
    <message>
        <source>{plugin} is there already, as version {old}. The file holds the older {version}.</source>
        <translation>{plugin} finnes allerede, som versjon {old}. Filen inneholder den eldre {version}.</translation>
    </message>
    <message>
        <source>{plugin} {version} is there already. The file holds the same version.</source>
        <translation>{plugin} {version} finnes allerede. Filen inneholder den samme versjonen.</translation>
    </message>
    <message>
        <source>{plugin} was installed with pip; change or remove it with pip, too.</source>
        <translation>{plugin} ble installert med pip; endre eller fjern det også med pip.</translation>
    </message>
    <message>
        <source>{plugin} belongs to the program and stays.</source>
        <translation>{plugin} hører til programmet og blir.</translation>
    </message>
    <message>
        <source>There is no plugin {plugin}.</source>
        <translation>Det finnes ikke noe tillegg {plugin}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {error}. Nothing changed.</source>
        <translation>{file} kan ikke skrives: {error}. Ingenting er endret.</translation>
    </message>
    <message>
        <source>{done} It is not loaded before the program is started without safe mode.</source>
        <translation>{done} Det lastes ikke før programmet startes uten sikker modus.</translation>
    </message>
    <message>
        <source>Safe mode: no plugins were loaded. Your choice of plugins stays as it is for the next start.</source>
        <translation>Sikker modus: ingen tillegg ble lastet. Valget ditt av tillegg blir som det er til neste start.</translation>
    </message>
    <message>
        <source>The plugin {plugin} was left out. {fault} {advice}</source>
        <translation>Programtillegget {plugin} ble utelatt. {fault} {advice}</translation>
    </message>
    <message>
        <source>The plugin {plugin} is switched off. Switch it on to use it.</source>
        <translation>Programtillegget {plugin} er slått av. Slå det på for å bruke det.</translation>
    </message>
    <message>
        <source>Update it, tell its author, or remove it; the game runs on without it.</source>
        <translation>Oppdater det, si fra til utvikleren eller fjern det; spillet går videre uten det.</translation>
    </message>
    <message>
        <source>Install it again, or remove it.</source>
        <translation>Installer det på nytt, eller fjern det.</translation>
    </message>
    <message>
        <source>Remove or disable one of the two.</source>
        <translation>Fjern eller slå av ett av de to.</translation>
    </message>
    <message>
        <source>Update it or remove it; to try it again as it is, delete the file {file}.</source>
        <translation>Oppdater eller fjern det; slett filen {file} for å prøve det på nytt som det er.</translation>
    </message>
    <message>
        <source>Its package {module} cannot be found.</source>
        <translation>Pakken {module} finnes ikke.</translation>
    </message>
    <message>
        <source>Its package {module} has no plugin.toml beside its __init__.py.</source>
        <translation>Pakken {module} har ingen plugin.toml ved siden av __init__.py.</translation>
    </message>
    <message>
        <source>Its manifest cannot be used: {error}.</source>
        <translation>Manifestet kan ikke brukes: {error}.</translation>
    </message>
    <message>
        <source>Two plugins have one id: {other} was found first, in {first}; this one is in {second}.</source>
        <translation>To tillegg har samme id: {other} ble funnet først, i {first}; dette ligger i {second}.</translation>
    </message>
    <message>
        <source>The program ended while it was loading this plugin the last time.</source>
        <translation>Programmet stoppet forrige gang det lastet dette tillegget.</translation>
    </message>
    <message>
        <source>The program ended while the rules of this plugin were running the last time.</source>
        <translation>Sist gang sluttet programmet mens reglene i dette tillegget kjørte.</translation>
    </message>
    <message>
        <source>It did not let the program go on the last time, so the program was ended; your games are as you left them.</source>
        <translation>Sist gang lot det ikke programmet gå videre, så programmet ble avsluttet; spillene dine er slik du forlot dem.</translation>
    </message>
    <message>
        <source>It took too much memory the last time, so the program was ended; your games are as you left them.</source>
        <translation>Sist gang tok det for mye minne, så programmet ble avsluttet; spillene dine er slik du forlot dem.</translation>
    </message>
    <message>
        <source>The plugin {plugin} waits: the program was started in safe mode. Start it without --safe-mode to use the plugin.</source>
        <translation>Programtillegget {plugin} venter: programmet ble startet i sikker modus. Start det uten --safe-mode for å bruke tillegget.</translation>
    </message>
    <message>
        <source>It needs the Python module {module}, which is not installed.</source>
        <translation>Det trenger Python-modulen {module}, som ikke er installert.</translation>
    </message>
    <message>
        <source>Its plugin.toml declares {object}, but {member} is {found} there.</source>
        <translation>Dets plugin.toml erklærer {object}, men der er {member} {found}.</translation>
    </message>
    <message>
        <source>Its plugin.toml declares {object}, which it does not give.</source>
        <translation>Dets plugin.toml erklærer {object}, som det ikke gir.</translation>
    </message>
    <message>
        <source>It cannot be used: {fault}</source>
        <translation>Det kan ikke brukes: {fault}</translation>
    </message>
    <message>
        <source>A file of it cannot be used: {fault}</source>
        <translation>En av filene kan ikke brukes: {fault}</translation>
    </message>
    <message>
        <source>It failed while it was loaded: {error}.</source>
        <translation>Det feilet under lasting: {error}.</translation>
    </message>
    <message>
        <source>{module} marks no function with @hookimpl; the hooks are {hooks}.</source>
        <translation>{module} merker ingen funksjon med @hookimpl; krokene er {hooks}.</translation>
    </message>
    <message>
        <source>{name} is no hook; the hooks are {hooks}.</source>
        <translation>{name} er ingen krok; krokene er {hooks}.</translation>
    </message>
    <message>
        <source>{name} is a hook's name, but the function is not marked with @hookimpl.</source>
        <translation>{name} er navnet på en krok, men funksjonen er ikke merket med @hookimpl.</translation>
    </message>
    <message>
        <source>{name} wraps the hooks of other plugins, which is not allowed.</source>
        <translation>{name} pakker inn krokene til andre tillegg, og det er ikke tillatt.</translation>
    </message>
    <message>
        <source>A hook has arguments that the program does not give: {error}.</source>
        <translation>En krok har argumenter som programmet ikke gir: {error}.</translation>
    </message>
    <message>
        <source>Its hook {name} failed: {error}.</source>
        <translation>Kroken {name} feilet: {error}.</translation>
    </message>
    <message>
        <source>Its hook {name} must return a tuple or list of objects, not {found}.</source>
        <translation>Kroken {name} må returnere et tuppel eller en liste med objekter, ikke {found}.</translation>
    </message>
    <message>
        <source>Its hook {name} returns more than {most} objects.</source>
        <translation>Kroken {name} returnerer flere enn {most} objekter.</translation>
    </message>
    <message>
        <source>Its hook {name} returned {found}, which lacks {missing}.</source>
        <translation>Kroken {name} returnerte {found}, som mangler {missing}.</translation>
    </message>
    <message>
        <source>{member} of {object} must be {expected}, not {found}.</source>
        <translation>{member} i {object} må være {expected}, ikke {found}.</translation>
    </message>
    <message>
        <source>The id {found} must begin with “{prefix}” and go on with letters, digits or dashes.</source>
        <translation>Id-en {found} må begynne med «{prefix}» og fortsette med bokstaver, sifre eller bindestreker.</translation>
    </message>
    <message>
        <source>The id {found} is used twice.</source>
        <translation>Id-en {found} er brukt to ganger.</translation>
    </message>
    <message>
        <source>The code prefix {found} of {object} already belongs to {other}.</source>
        <translation>Kodeprefikset {found} i {object} tilhører allerede {other}.</translation>
    </message>
    <message>
        <source>The code prefix of {object} is taken: choose another prefix; {found} belongs to the built-in game {other}.</source>
        <translation>Kodeprefikset i {object} er opptatt: Velg et annet; {found} tilhører det innebygde spillet {other}.</translation>
    </message>
    <message>
        <source>The plugin {plugin} is broken: {member} of {object} failed ({error}). What it could not answer was left as it was; update the plugin or remove it.</source>
        <translation>Programtillegget {plugin} er ødelagt: {member} i {object} feilet ({error}). Det som ikke kunne besvares, ble stående som det var; oppdater eller fjern tillegget.</translation>
    </message>
</context>
<context>
    <name>Positions</name>
    <message>
        <source>Line {line}: “{found}” is not of the form “key: value”.</source>
        <translation>Linje {line}: «{found}» har ikke formen «nøkkel: verdi».</translation>
    </message>
    <message>
        <source>Line {line}: unknown key “{found}”.</source>
        <translation>Linje {line}: ukjent nøkkel «{found}».</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” was already given in line {expected}.</source>
        <translation>Linje {line}: «{found}» står allerede på linje {expected}.</translation>
    </message>
    <message>
        <source>Line {line}: the game “{found}” is not installed. Installed: {expected}.</source>
        <translation>Linje {line}: Spillet «{found}» er ikke installert. Installert: {expected}.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” is no number of suits; write one of {expected}.</source>
        <translation>Linje {line}: «{found}» er ikke et antall farger; mulige er {expected}.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” is no rule; write one of {expected}.</source>
        <translation>Linje {line}: «{found}» er ingen regel; mulige er {expected}.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” is not a whole number from 0 to 999999999.</source>
        <translation>Linje {line}: «{found}» er ikke et helt tall fra 0 til 999999999.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” is no card; write rank and suit, such as TH.</source>
        <translation>Linje {line}: «{found}» er ikke et kort; skriv verdi og farge, for eksempel TH.</translation>
    </message>
    <message>
        <source>Line {line}: the face-down card “{found}” lies above a face-up one.</source>
        <translation>Linje {line}: Det skjulte kortet «{found}» ligger på et synlig.</translation>
    </message>
    <message>
        <source>Line {line}: too many “{found}”; with these suits the packs hold {expected}.</source>
        <translation>Linje {line}: for mange «{found}»; med disse fargene finnes det {expected}.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” is no suit; write {expected}.</source>
        <translation>Linje {line}: «{found}» er ingen farge; mulige er {expected}.</translation>
    </message>
    <message>
        <source>Line {line}: {found} finished runs, but the game has only {expected}.</source>
        <translation>Linje {line}: {found} fjernede rekker, men spillet har bare {expected}.</translation>
    </message>
    <message>
        <source>Line {line}: this game has no column “{found}”.</source>
        <translation>Linje {line}: Dette spillet har ingen kolonne «{found}».</translation>
    </message>
    <message>
        <source>Line {line}: this game has no pile “{found}”.</source>
        <translation>Linje {line}: Dette spillet har ingen bunke «{found}».</translation>
    </message>
    <message>
        <source>Line {line}: in this game “{found}” cannot hold these cards.</source>
        <translation>Linje {line}: I dette spillet kan «{found}» ikke ha disse kortene.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>The text is no game: it has neither a game code nor a position.</source>
        <translation>Teksten er ikke noe spill: Den har verken en spillkode eller en stilling.</translation>
    </message>
    <message>
        <source>Line {line}: the game of this code cannot be played: {found}.</source>
        <translation>Linje {line}: Spillet med denne koden kan ikke spilles: {found}.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” is no move; write T7x3&gt;T4, T7&gt;T4, D, undo or redo.</source>
        <translation>Linje {line}: «{found}» er ikke noe trekk; skriv T7x3&gt;T4, T7&gt;T4, D, undo eller redo.</translation>
    </message>
    <message>
        <source>The game is read up to move {index}, “{move}”, which is refused: {why}</source>
        <translation>Spillet er lest til trekk {index}, «{move}», som avvises: {why}</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>There are not so many cards there.</source>
        <translation>Så mange kort ligger det ikke der.</translation>
    </message>
    <message>
        <source>This game has no {pile}.</source>
        <translation>Dette spillet har ikke: {pile}.</translation>
    </message>
    <message>
        <source>The cards already lie in this column.</source>
        <translation>Kortene ligger allerede i denne kolonnen.</translation>
    </message>
    <message>
        <source>A face-down card stays until it is the last card of its column.</source>
        <translation>Et skjult kort blir liggende til det er det siste i kolonnen.</translation>
    </message>
    <message>
        <source>These cards do not move together: the {card} does not follow the {other} in rank.</source>
        <translation>Disse kortene flyttes ikke sammen: {card} følger ikke {other} i verdi.</translation>
    </message>
    <message>
        <source>Only cards of one suit move together: the {card} and the {other} differ.</source>
        <translation>Bare kort med samme farge flyttes sammen: {card} og {other} har ulik farge.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the card below must be exactly one rank higher.</source>
        <translation>{card} kan ikke legges på {other}: Kortet under må være nøyaktig én verdi høyere.</translation>
    </message>
    <message>
        <source>Nothing goes on an ace: it is the lowest card.</source>
        <translation>Ingenting kan legges på et ess: Det er det laveste kortet.</translation>
    </message>
    <message>
        <source>Cards are only put on columns.</source>
        <translation>Kort legges bare på kolonner.</translation>
    </message>
    <message>
        <source>A finished run has left the game; only undo brings it back.</source>
        <translation>En fjernet rekke er ute av spillet; bare Angre henter den tilbake.</translation>
    </message>
    <message>
        <source>The stock is only dealt, one card to each column.</source>
        <translation>Fra trekkbunken deles det bare ut, ett kort til hver kolonne.</translation>
    </message>
    <message>
        <source>No deal while a column is empty: first put a card into {pile}.</source>
        <translation>Ingen utdeling så lenge en kolonne er tom: Legg først et kort i {pile}.</translation>
    </message>
    <message>
        <source>The stock is empty: every row is dealt.</source>
        <translation>Trekkbunken er tom: Alt er delt ut.</translation>
    </message>
    <message>
        <source>This game has no stock: all cards are on the table.</source>
        <translation>Dette spillet har ingen trekkbunke: Alle kortene ligger i oppsettet.</translation>
    </message>
    <message>
        <source>The stock is only dealt, to the waste.</source>
        <translation>Fra trekkbunken deles det bare ut, til avkastbunken.</translation>
    </message>
    <message>
        <source>The stock is only dealt, one card to each reserve.</source>
        <translation>Fra trekkbunken deles det bare ut, ett kort til hver reserve.</translation>
    </message>
    <message>
        <source>The stock is not dealt: its cards fill a column that becomes empty.</source>
        <translation>Trekkbunken deles ikke ut: Kortene fyller en kolonne som blir tom.</translation>
    </message>
    <message>
        <source>No more redeals: the stock is empty, and the waste is not turned over again.</source>
        <translation>Ingen flere omganger: Trekkbunken er tom, og avkastbunken snus ikke igjen.</translation>
    </message>
    <message>
        <source>No deal: every column ends in a run from the king, and a row skips these.</source>
        <translation>Ingen utdeling: Hver kolonne slutter med en rekke fra kongen, og slike kolonner hoppes over.</translation>
    </message>
    <message>
        <source>Only cards of one colour move together: the {card} and the {other} differ.</source>
        <translation>Bare røde eller bare svarte kort flyttes sammen: {card} og {other} er ulike.</translation>
    </message>
    <message>
        <source>Only cards of alternating colours move together: the {card} and the {other} are alike.</source>
        <translation>Bare kort som veksler mellom rødt og svart, flyttes sammen: {card} og {other} er like.</translation>
    </message>
    <message>
        <source>These cards do not move together: with the {other} they are neither a run nor all of one rank.</source>
        <translation>Disse kortene flyttes ikke sammen: Med {other} er de verken en rekke eller alle av samme verdi.</translation>
    </message>
    <message>
        <source>Only cards of one rank move together: the {card} and the {other} differ.</source>
        <translation>Bare kort av samme verdi flyttes sammen: {card} og {other} er ulike.</translation>
    </message>
    <message>
        <source>In this game cards move one at a time.</source>
        <translation>I dette spillet flyttes kortene ett om gangen.</translation>
    </message>
    <message>
        <source>Only the last card can be taken from here: {pile}.</source>
        <translation>Herfra kan bare det siste kortet tas: {pile}.</translation>
    </message>
    <message>
        <source>Not so many cards at once: the free cells and empty columns carry {number}.</source>
        <translation>Ikke så mange kort på én gang: De ledige cellene og tomme kolonnene rekker til {number}.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the columns build in one suit.</source>
        <translation>{card} kan ikke legges på {other}: Kolonnene bygges i én farge.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the columns build in one colour.</source>
        <translation>{card} kan ikke legges på {other}: I kolonnene legges rødt på rødt og svart på svart.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the columns build in alternating colours.</source>
        <translation>{card} kan ikke legges på {other}: I kolonnene veksler rødt og svart.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the card below must be exactly one rank lower.</source>
        <translation>{card} kan ikke legges på {other}: Kortet under må ha nøyaktig én verdi lavere.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the card below must be one rank higher or one rank lower.</source>
        <translation>{card} kan ikke legges på {other}: Kortet under må ha én verdi høyere eller én verdi lavere.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the card below must be higher in rank.</source>
        <translation>{card} kan ikke legges på {other}: Kortet under må ha høyere verdi.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the card below must be one rank higher or of the same rank.</source>
        <translation>{card} kan ikke legges på {other}: Kortet under må ha én verdi høyere eller samme verdi.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the columns build in steps of {number} ranks.</source>
        <translation>{card} kan ikke legges på {other}: Kolonnene bygges med {number} verdier mellom hvert kort.</translation>
    </message>
    <message>
        <source>Nothing goes on a king: here the columns build up, and it is the highest card.</source>
        <translation>Ingenting kan legges på en konge: Her bygges det oppover, og den er det høyeste kortet.</translation>
    </message>
    <message>
        <source>Only a king may go to an empty column, not the {card}.</source>
        <translation>Bare en konge kan legges i en tom kolonne, ikke {card}.</translation>
    </message>
    <message>
        <source>Only an ace may go to an empty column, not the {card}.</source>
        <translation>Bare et ess kan legges i en tom kolonne, ikke {card}.</translation>
    </message>
    <message>
        <source>In this game an empty column stays empty.</source>
        <translation>I dette spillet forblir en tom kolonne tom.</translation>
    </message>
    <message>
        <source>The cell is occupied: {pile}.</source>
        <translation>Cellen er opptatt: {pile}.</translation>
    </message>
    <message>
        <source>Only one card at a time goes here: {pile}.</source>
        <translation>Hit går bare ett kort om gangen: {pile}.</translation>
    </message>
    <message>
        <source>The card already lies there.</source>
        <translation>Kortet ligger allerede der.</translation>
    </message>
    <message>
        <source>No card goes back to the stock.</source>
        <translation>Ingen kort går tilbake til trekkbunken.</translation>
    </message>
    <message>
        <source>The waste takes cards from the stock alone.</source>
        <translation>Avkastbunken tar bare imot kort fra trekkbunken.</translation>
    </message>
    <message>
        <source>Cards leave a reserve but do not come back.</source>
        <translation>Kort går ut av en reserve, men kommer ikke tilbake.</translation>
    </message>
    <message>
        <source>Whole runs leave by themselves; nothing is put here by hand.</source>
        <translation>Fullstendige rekker fjernes av seg selv; ingenting legges her for hånd.</translation>
    </message>
    <message>
        <source>Only a whole run goes here: {number} cards that follow each other.</source>
        <translation>Hit går bare en fullstendig rekke: {number} kort som følger hverandre.</translation>
    </message>
    <message>
        <source>A finished run already lies here; take a free place.</source>
        <translation>Her ligger det allerede en fullstendig rekke; velg en ledig plass.</translation>
    </message>
    <message>
        <source>Cards do not come back from the foundation; only undo brings them back.</source>
        <translation>Avlagte kort kommer ikke tilbake; bare Angre henter dem.</translation>
    </message>
    <message>
        <source>This foundation begins with an ace, not with the {card}.</source>
        <translation>Denne målbunken begynner med et ess, ikke med {card}.</translation>
    </message>
    <message>
        <source>This foundation begins with a king, not with the {card}.</source>
        <translation>Denne målbunken begynner med en konge, ikke med {card}.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: this foundation builds up in one suit.</source>
        <translation>{card} kan ikke legges på {other}: Her bygges det oppover i én farge.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: this foundation builds down in one suit.</source>
        <translation>{card} kan ikke legges på {other}: Her bygges det nedover i én farge.</translation>
    </message>
    <message>
        <source>Another foundation already builds the suit of the {card}.</source>
        <translation>En annen målbunke har allerede fargen til {card}.</translation>
    </message>
    <message>
        <source>No column takes the {card}.</source>
        <translation>Ingen kolonne tar imot {card}.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Det er ingenting å angre.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Det er ingenting å gjøre om.</translation>
    </message>
    <message>
        <source>This game is played without undo.</source>
        <translation>Dette spillet spilles uten angring.</translation>
    </message>
    <message>
        <source>No more moves can be undone: this game limits undo.</source>
        <translation>Flere trekk kan ikke angres: Angring er begrenset i dette spillet.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Spillet er satt på pause.</translation>
    </message>
    <message>
        <source>The rules of {detail} are broken; the move was not played.</source>
        <translation>Reglene til {detail} er ødelagt; trekket ble ikke spilt.</translation>
    </message>
    <message>
        <source>The rules of this game do not allow that.</source>
        <translation>Reglene for dette spillet tillater ikke det.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>The game was copied as text.</source>
        <translation>Spillet ble kopiert som tekst.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Lagret: {file}</translation>
    </message>
    <message>
        <source>Code and moves (*.txt)</source>
        <translation>Kode og trekk (*.txt)</translation>
    </message>
    <message>
        <source>Games (*.jsonl *.txt)</source>
        <translation>Spill (*.jsonl *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle filer (*)</translation>
    </message>
    <message>
        <source>Saved games (*.jsonl)</source>
        <translation>Lagrede spill (*.jsonl)</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Til begynnelsen</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>Én handling tilbake</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spill av</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stans</translation>
    </message>
    <message>
        <source>One action on</source>
        <translation>Én handling fram</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Til slutten</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsomt</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normalt</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Raskt</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Svært raskt</translation>
    </message>
    <message>
        <source>Everything, undo and redo too</source>
        <translation>Alt, også angre og gjør om</translation>
    </message>
    <message>
        <source>Only the moves that count at the end</source>
        <translation>Bare trekkene som gjelder til slutt</translation>
    </message>
    <message>
        <source>Spee&amp;d:</source>
        <translation>&amp;Tempo:</translation>
    </message>
    <message>
        <source>Sho&amp;w:</source>
        <translation>&amp;Vis:</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Handlinger</translation>
    </message>
    <message>
        <source>{index} of {count}</source>
        <translation>{index} av {count}</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>Spill &amp;videre herfra</translation>
    </message>
    <message>
        <source>Begin a game at this moment and go on by yourself</source>
        <translation>Begynn et spill i dette øyeblikket og spill videre selv</translation>
    </message>
    <message>
        <source>&amp;Analyse…</source>
        <translation>&amp;Analyser …</translation>
    </message>
    <message>
        <source>See whether the game could have been won, and until when</source>
        <translation>Se om og hvor lenge spillet kunne ha vært vunnet</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Kopier som tekst</translation>
    </message>
    <message>
        <source>Copy the game code and the moves that are shown</source>
        <translation>Kopier spillkoden og trekkene som vises</translation>
    </message>
    <message>
        <source>Pas&amp;te</source>
        <translation>&amp;Lim inn</translation>
    </message>
    <message>
        <source>Watch the game whose code and moves were copied</source>
        <translation>Se spillet som koden og trekkene ble kopiert fra</translation>
    </message>
    <message>
        <source>&amp;Save as file…</source>
        <translation>Lagre som &amp;fil …</translation>
    </message>
    <message>
        <source>Write the game to a file, to keep it or to share it</source>
        <translation>Skriv spillet til en fil, for å ta vare på det eller dele det</translation>
    </message>
    <message>
        <source>Op&amp;en file…</source>
        <translation>&amp;Åpne fil …</translation>
    </message>
    <message>
        <source>Watch the game of a file</source>
        <translation>Se spillet i en fil</translation>
    </message>
    <message>
        <source>The game is won here: go back to an earlier moment to play on.</source>
        <translation>Her er spillet vunnet: Gå tilbake til et tidligere øyeblikk for å spille videre.</translation>
    </message>
    <message>
        <source>Replay: {game}</source>
        <translation>Avspilling: {game}</translation>
    </message>
    <message>
        <source>The game is paused; its cards are hidden here too.</source>
        <translation>Spillet er satt på pause; kortene er skjult her også.</translation>
    </message>
    <message>
        <source>The beginning.</source>
        <translation>Begynnelsen.</translation>
    </message>
    <message>
        <source>A hint was given.</source>
        <translation>Et hint ble gitt.</translation>
    </message>
    <message>
        <source>The game is won.</source>
        <translation>Spillet er vunnet.</translation>
    </message>
    <message>
        <source>No move is left.</source>
        <translation>Ingen trekk er mulige lenger.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Rules of {game}</source>
        <translation>Regler for {game}</translation>
    </message>
    <message>
        <source>The table of {game} at the beginning: hidden cards show their backs</source>
        <translation>Bordet i {game} ved starten: skjulte kort viser baksiden</translation>
    </message>
    <message>
        <source>The rules of this game are in the code of its plugin, which tells them to nobody. A move that they forbid is refused with the reason.</source>
        <translation>Reglene for dette spillet ligger i koden til programtillegget, som ikke forklarer dem. Et trekk som de forbyr, avvises med begrunnelse.</translation>
    </message>
    <message>
        <source>The code of this game's plugin may change the rules below; it does not tell how. A move that it forbids is refused with the reason.</source>
        <translation>Koden i programtillegget til dette spillet kan endre reglene nedenfor; den forklarer ikke hvordan. Et trekk som den forbyr, avvises med begrunnelse.</translation>
    </message>
</context>
<context>
    <name>SaveAs</name>
    <message>
        <source>Save game as</source>
        <translation>Lagre spillet som</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Navn:</translation>
    </message>
    <message>
        <source>The game is kept as it is now, among the games that Ctrl+O shows. You go on playing; nothing that you do changes the kept one.</source>
        <translation>Spillet tas vare på slik det er nå, blant spillene som Ctrl+O viser. Du spiller videre; ingenting du gjør, endrer det lagrede.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Lagre</translation>
    </message>
</context>
<context>
    <name>Schemes</name>
    <message>
        <source>500 points to begin with; each move or deal costs 1, each finished run brings 100.</source>
        <translation>500 poeng til å begynne med; hvert trekk og hver utdeling koster 1, hver fullstendige rekke gir 100.</translation>
    </message>
    <message>
        <source>As standard, but the move or deal that finishes a run costs nothing.</source>
        <translation>Som standard, men trekket eller utdelingen som gjør en rekke fullstendig, koster ingenting.</translation>
    </message>
    <message>
        <source>1000 points to begin with; each move or deal costs 1, nothing else counts.</source>
        <translation>1000 poeng til å begynne med; hvert trekk og hver utdeling koster 1, ellers teller ingenting.</translation>
    </message>
    <message>
        <source>A point for each card that lies in its own suit on the card one rank higher; 96 is everything.</source>
        <translation>Ett poeng for hvert kort som ligger i sin egen farge på kortet med én verdi høyere; 96 er alt.</translation>
    </message>
    <message>
        <source>Finished runs and turned cards bring points, each second and each undo costs some, and a quick win brings a large bonus.</source>
        <translation>Fullstendige rekker og snudde kort gir poeng, hvert sekund og hver angring koster noen, og en rask seier gir en stor bonus.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standard</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Windows</translation>
    </message>
    <message>
        <source>Moves only</source>
        <translation>Bare trekk</translation>
    </message>
    <message>
        <source>In-suit pairs</source>
        <translation>Par i samme farge</translation>
    </message>
    <message>
        <source>Time bonus</source>
        <translation>Tidsbonus</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Score</source>
        <translation>Poeng</translation>
    </message>
    <message>
        <source>Scoring: {name}</source>
        <translation>Poengberegning: {name}</translation>
    </message>
    <message>
        <source>How the score came about</source>
        <translation>Hvordan poengene er blitt til</translation>
    </message>
    <message>
        <source>For</source>
        <translation>For</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Antall</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>Hver</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Poeng</translation>
    </message>
</context>
<context>
    <name>Scoring</name>
    <message>
        <source>At the beginning</source>
        <translation>Ved begynnelsen</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Trekk</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Utdelinger</translation>
    </message>
    <message>
        <source>Finished runs</source>
        <translation>Fullstendige rekker</translation>
    </message>
    <message>
        <source>Moves and deals that finished a run</source>
        <translation>Trekk og utdelinger som fullførte en rekke</translation>
    </message>
    <message>
        <source>Points never fall below 0</source>
        <translation>Aldri under 0 poeng</translation>
    </message>
    <message>
        <source>Steps undone</source>
        <translation>Angrede steg</translation>
    </message>
    <message>
        <source>Steps redone</source>
        <translation>Steg gjort om</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Other points</source>
        <translation>Andre poeng</translation>
    </message>
    <message>
        <source>Pairs of one suit in the columns</source>
        <translation>Par i samme farge i kolonnene</translation>
    </message>
    <message>
        <source>Pairs in finished runs</source>
        <translation>Par i fullstendige rekker</translation>
    </message>
    <message>
        <source>Cards in finished runs</source>
        <translation>Kort i fullstendige rekker</translation>
    </message>
    <message>
        <source>Cards turned face up</source>
        <translation>Snudde kort</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunder</translation>
    </message>
    <message>
        <source>A quarter more for winning</source>
        <translation>En fjerdedel mer for seieren</translation>
    </message>
    <message>
        <source>Seconds left of ten minutes</source>
        <translation>Sekunder igjen av ti minutter</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>&amp;Double click sends cards to the best column</source>
        <translation>&amp;Dobbeltklikk sender kort til den beste kolonnen</translation>
    </message>
    <message>
        <source>The same suit is preferred.</source>
        <translation>Samme farge er førstevalg.</translation>
    </message>
    <message>
        <source>&amp;Automatic placement</source>
        <translation>A&amp;utomatisk plassering</translation>
    </message>
    <message>
        <source>Cards that you let go of go to their best column.</source>
        <translation>Kort du slipper, går til den beste plassen.</translation>
    </message>
    <message>
        <source>&amp;Click to move</source>
        <translation>Flytt med &amp;klikk</translation>
    </message>
    <message>
        <source>One click takes cards, the next puts them down.</source>
        <translation>Ett klikk tar opp kort, det neste legger dem ned.</translation>
    </message>
    <message>
        <source>&amp;Placement help</source>
        <translation>&amp;Plasseringshjelp</translation>
    </message>
    <message>
        <source>Columns that take the cards you hold are marked.</source>
        <translation>Kolonner som tar imot kortene du holder, fremheves.</translation>
    </message>
    <message>
        <source>&amp;Interactive rules</source>
        <translation>&amp;Interaktive regler</translation>
    </message>
    <message>
        <source>After a refused move, the rule behind it is named.</source>
        <translation>Etter et avvist trekk minnes du om regelen.</translation>
    </message>
    <message>
        <source>&amp;Keep one game of each kind</source>
        <translation>Ta &amp;vare på ett spill av hvert slag</translation>
    </message>
    <message>
        <source>A game of another kind keeps this one; the one kept of that kind goes on.</source>
        <translation>Et spill av et annet slag tar vare på dette; det som er tatt vare på av det slaget, fortsetter.</translation>
    </message>
    <message>
        <source>Left-handed table</source>
        <translation>Bord for venstrehendte</translation>
    </message>
    <message>
        <source>The stock lies on the left.</source>
        <translation>Trekkbunken ligger til venstre.</translation>
    </message>
    <message>
        <source>Show the &amp;time</source>
        <translation>Vis &amp;tiden</translation>
    </message>
    <message>
        <source>It counts either way, while you play.</source>
        <translation>Den går uansett mens du spiller.</translation>
    </message>
    <message>
        <source>Help that looks at hidden &amp;cards</source>
        <translation>&amp;Hjelp som ser skjulte kort</translation>
    </message>
    <message>
        <source>Adds a solver's hint and its whole solution to the menu Move. It knows every card, which you do not; a game in which you use it counts as one with help.</source>
        <translation>Legger et hint fra en løsningsfunksjon og hele løsningen til i menyen Trekk. Den kjenner hvert kort, det gjør ikke du; et spill der du bruker den, teller som et med hjelp.</translation>
    </message>
    <message>
        <source>Show whether the game can still be &amp;won</source>
        <translation>&amp;Vis om spillet ennå kan vinnes</translation>
    </message>
    <message>
        <source>A sign beside the figures says so, or that it is unknown. To find out, the solver looks at hidden cards; the game counts as one with help.</source>
        <translation>Et tegn ved siden av tallene sier det, eller at det er ukjent. For å finne det ut ser løsningsfunksjonen på skjulte kort; spillet teller som et med hjelp.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Av</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Svært rask</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rask</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsom</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Som systemet</translation>
    </message>
    <message>
        <source>Cards appear in their places</source>
        <translation>Kortene dukker opp på plassen sin</translation>
    </message>
    <message>
        <source>Cards travel</source>
        <translation>Kortene flytter seg</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Lavt</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Middels</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Høyt</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Lys</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Mørk</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Språk:</translation>
    </message>
    <message>
        <source>C&amp;olours:</source>
        <translation>&amp;Farger:</translation>
    </message>
    <message>
        <source>T&amp;heme:</source>
        <translation>T&amp;ema:</translation>
    </message>
    <message>
        <source>Ani&amp;mation:</source>
        <translation>A&amp;nimasjon:</translation>
    </message>
    <message>
        <source>Mo&amp;vement:</source>
        <translation>Be&amp;vegelse:</translation>
    </message>
    <message>
        <source>So&amp;unds:</source>
        <translation>L&amp;yder:</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Innstillinger</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Utseende</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hjelp</translation>
    </message>
    <message>
        <source>From the next game on</source>
        <translation>Fra neste spill</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Systemets språk</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>The file cannot be read ({reason}): {file}</source>
        <translation>Filen kan ikke leses ({reason}): {file}</translation>
    </message>
    <message>
        <source>The file cannot be written ({reason}): {file}</source>
        <translation>Filen kan ikke skrives ({reason}): {file}</translation>
    </message>
    <message>
        <source>The file is too large to be a game: {file}</source>
        <translation>Filen er for stor til å være et spill: {file}</translation>
    </message>
    <message>
        <source>This is no game.</source>
        <translation>Dette er ikke noe spill.</translation>
    </message>
</context>
<context>
    <name>Solving</name>
    <message>
        <source>The game still goes on, and the analysis looks at hidden cards: allow that help in the settings, or finish the game first.</source>
        <translation>Spillet er ennå i gang, og analysen ser på skjulte kort: Tillat den hjelpen i innstillingene, eller gjør spillet ferdig først.</translation>
    </message>
    <message>
        <source>The analysis looks at hidden cards, and that cannot be noted in the kept game ({reason}). File: {file}</source>
        <translation>Analysen ser på skjulte kort, og det kan ikke noteres i det lagrede spillet ({reason}). Fil: {file}</translation>
    </message>
    <message>
        <source>Nothing was done in this game yet.</source>
        <translation>Ingenting er gjort i dette spillet ennå.</translation>
    </message>
    <message>
        <source>Can be won</source>
        <translation>Kan vinnes</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Looking for a way to win…</source>
        <translation>Leter etter en vei til seier …</translation>
    </message>
    <message>
        <source>Stopped. Play on from here.</source>
        <translation>Stoppet. Spill videre herfra.</translation>
    </message>
    <message>
        <source>The game is won already.</source>
        <translation>Spillet er alt vunnet.</translation>
    </message>
    <message numerus="yes">
        <source>Unknown: no way to win was found within %n second(s). There may be one.</source>
        <translation>
            <numerusform>Ukjent: Ingen vei til seier ble funnet på %n sekund. Det kan finnes en.</numerusform>
            <numerusform>Ukjent: Ingen vei til seier ble funnet på %n sekunder. Det kan finnes en.</numerusform>
        </translation>
    </message>
    <message>
        <source>This position cannot be won: every way to go on was looked at.</source>
        <translation>Denne stillingen kan ikke vinnes: Hver vei videre er undersøkt.</translation>
    </message>
    <message>
        <source>Unknown: the solver gave no answer ({reason}).</source>
        <translation>Ukjent: Løsningsfunksjonen svarte ikke ({reason}).</translation>
    </message>
    <message>
        <source>The solution: move {done} of {count}. Esc or a click stops it.</source>
        <translation>Løsningen: trekk {done} av {count}. Esc eller et klikk stopper den.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>leter …</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>ukjent</translation>
    </message>
    <message>
        <source>cannot be won</source>
        <translation>kan ikke vinnes</translation>
    </message>
    <message>
        <source>no longer since move {number}</source>
        <translation>ikke lenger siden trekk {number}</translation>
    </message>
    <message>
        <source>no longer; it was after move {number}</source>
        <translation>ikke lenger; ennå etter trekk {number}</translation>
    </message>
    <message>
        <source>A way to win from here is known.</source>
        <translation>En vei til seier herfra er kjent.</translation>
    </message>
    <message>
        <source>The solver is looking for a way to win from here.</source>
        <translation>Løsningsfunksjonen leter etter en vei til seier herfra.</translation>
    </message>
    <message>
        <source>It is proven that no way from here wins.</source>
        <translation>Det er bevist at ingen vei herfra vinner.</translation>
    </message>
    <message>
        <source>After move {number} there was one: press to go back there.</source>
        <translation>Etter trekk {number} fantes det en: Trykk for å gå tilbake dit.</translation>
    </message>
    <message>
        <source>After move {number}: from here the game can be won.</source>
        <translation>Etter trekk {number}: Herfra kan spillet vinnes.</translation>
    </message>
    <message>
        <source>The last position known to be winnable is {back} moves back; undo goes back {allowed}.</source>
        <translation>Den siste stillingen som man vet kan vinnes, ligger {back} trekk tilbake; angre går {allowed} tilbake.</translation>
    </message>
    <message>
        <source>No earlier position of this game is known to be winnable.</source>
        <translation>Man kjenner ingen tidligere stilling i dette spillet som kan vinnes.</translation>
    </message>
    <message>
        <source>The game can be won from here: no need to go back.</source>
        <translation>Spillet kan vinnes herfra: Det er ikke nødvendig å gå tilbake.</translation>
    </message>
    <message numerus="yes">
        <source>No way to win was found within %n second(s). That proves nothing.</source>
        <translation>
            <numerusform>Ingen vei til seier ble funnet på %n sekund. Det beviser ingenting.</numerusform>
            <numerusform>Ingen vei til seier ble funnet på %n sekunder. Det beviser ingenting.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Starting</name>
    <message>
        <source>Begin again?</source>
        <translation>Starte på nytt?</translation>
    </message>
    <message>
        <source>The same cards are dealt again, and what you did is forgotten.</source>
        <translation>De samme kortene gis på nytt, og det du har gjort, glemmes.</translation>
    </message>
    <message>
        <source>&amp;Begin again</source>
        <translation>&amp;Start på nytt</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>&amp;Spill videre</translation>
    </message>
    <message>
        <source>Go back to this moment?</source>
        <translation>Gå tilbake til dette øyeblikket?</translation>
    </message>
    <message>
        <source>The game goes on from here, and what you did after it is forgotten.</source>
        <translation>Spillet går videre herfra, og det du gjorde etterpå, blir glemt.</translation>
    </message>
    <message>
        <source>&amp;Go on from here</source>
        <translation>&amp;Gå videre herfra</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>The statistics cannot be read ({reason}). File: {file}</source>
        <translation>Statistikken kan ikke leses ({reason}). Fil: {file}</translation>
    </message>
    <message>
        <source>That could not be written ({reason}). File: {file}</source>
        <translation>Det kunne ikke skrives ({reason}). Fil: {file}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were written to {file}</source>
        <translation>
            <numerusform>%n spill ble skrevet til {file}</numerusform>
            <numerusform>%n spill ble skrevet til {file}</numerusform>
        </translation>
    </message>
    <message>
        <source>The statistics begin anew. The old ones were kept as {file}.</source>
        <translation>Statistikken begynner på nytt. Den gamle ble tatt vare på som {file}.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistikk</translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <translation>T&amp;all</translation>
    </message>
    <message>
        <source>O&amp;ver time</source>
        <translation>Over t&amp;id</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>&amp;Liste</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Eksporter …</translation>
    </message>
    <message>
        <source>&amp;Begin anew…</source>
        <translation>&amp;Begynn på nytt …</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabeller (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Begin the statistics anew?</source>
        <translation>Begynne statistikken på nytt?</translation>
    </message>
    <message>
        <source>All games are taken out of the statistics, those of other rules too. A copy of the file is kept.</source>
        <translation>Alle spill tas ut av statistikken, også de med andre regler. En kopi av filen blir tatt vare på.</translation>
    </message>
    <message>
        <source>&amp;Begin anew</source>
        <translation>&amp;Begynn på nytt</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>B&amp;ehold</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>{hours} hours</source>
        <translation>{hours} timer</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>%n spill vunnet</numerusform>
            <numerusform>%n spill vunnet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) not won</source>
        <translation>
            <numerusform>%n spill ikke vunnet</numerusform>
            <numerusform>%n spill ikke vunnet</numerusform>
        </translation>
    </message>
    <message>
        <source>In progress, not counted</source>
        <translation>Ikke ferdig, ikke telt med</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>Played to an end</source>
        <translation>Spilt til slutt</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vunnet</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Tapt</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Gitt opp</translation>
    </message>
    <message>
        <source>Won, of all games</source>
        <translation>Vunnet, av alle spill</translation>
    </message>
    <message>
        <source>Won without undo and hints</source>
        <translation>Vunnet uten angring og hint</translation>
    </message>
    <message>
        <source>Streaks</source>
        <translation>Serier</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Nåværende serie</translation>
    </message>
    <message>
        <source>Most games won in a row</source>
        <translation>Flest seire på rad</translation>
    </message>
    <message>
        <source>Most games not won in a row</source>
        <translation>Flest spill på rad uten seier</translation>
    </message>
    <message>
        <source>Days in a row with a win, up to now</source>
        <translation>Dager på rad med seier, til nå</translation>
    </message>
    <message>
        <source>Most days in a row with a win</source>
        <translation>Flest dager på rad med seier</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tid</translation>
    </message>
    <message>
        <source>Time of all games together</source>
        <translation>Tid for alle spill til sammen</translation>
    </message>
    <message>
        <source>Time of the won games together</source>
        <translation>Tid for vunne spill til sammen</translation>
    </message>
    <message>
        <source>Mean time of all games</source>
        <translation>Middeltid for alle spill</translation>
    </message>
    <message>
        <source>Mean time of the won games</source>
        <translation>Middeltid for vunne spill</translation>
    </message>
    <message>
        <source>Shortest won game</source>
        <translation>Korteste vunne spill</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Poeng</translation>
    </message>
    <message>
        <source>Best score of all games</source>
        <translation>Beste poengsum i alle spill</translation>
    </message>
    <message>
        <source>Best score of a won game</source>
        <translation>Beste poengsum i et vunnet spill</translation>
    </message>
    <message>
        <source>Mean score of all games</source>
        <translation>Middelpoengsum for alle spill</translation>
    </message>
    <message>
        <source>Mean score of the won games</source>
        <translation>Middelpoengsum for vunne spill</translation>
    </message>
    <message>
        <source>Moves and more</source>
        <translation>Trekk og mer</translation>
    </message>
    <message>
        <source>Fewest moves of a won game</source>
        <translation>Færrest trekk i et vunnet spill</translation>
    </message>
    <message>
        <source>Mean moves of the won games</source>
        <translation>Middeltall for trekk i vunne spill</translation>
    </message>
    <message>
        <source>Moves in all games</source>
        <translation>Trekk i alle spill</translation>
    </message>
    <message>
        <source>Rows dealt in all games</source>
        <translation>Utdelinger i alle spill</translation>
    </message>
    <message>
        <source>Runs finished in all games</source>
        <translation>Fullstendige rekker i alle spill</translation>
    </message>
    <message>
        <source>Steps undone in all games</source>
        <translation>Angrede steg i alle spill</translation>
    </message>
    <message>
        <source>Hints given in all games</source>
        <translation>Hint gitt i alle spill</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Tall</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>All tid</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Siste 7 dager</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Siste 30 dager</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Siste 365 dager</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Spill:</translation>
    </message>
    <message>
        <source>&amp;Suits:</source>
        <translation>&amp;Farger:</translation>
    </message>
    <message>
        <source>R&amp;ule:</source>
        <translation>&amp;Regel:</translation>
    </message>
    <message>
        <source>S&amp;coring:</source>
        <translation>&amp;Poengregning:</translation>
    </message>
    <message>
        <source>Difficult&amp;y:</source>
        <translation>&amp;Vanskelighet:</translation>
    </message>
    <message>
        <source>&amp;Period:</source>
        <translation>&amp;Tidsrom:</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Ikke kjent</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Nyeste først</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Eldste først</translation>
    </message>
    <message>
        <source>Best score first</source>
        <translation>Beste poengsum først</translation>
    </message>
    <message>
        <source>Quickest win first</source>
        <translation>Raskeste seier først</translation>
    </message>
    <message>
        <source>Fewest moves first</source>
        <translation>Færrest trekk først</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Avsluttet</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spill</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Trekk</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Utdelinger</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Angre</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Kode</translation>
    </message>
    <message>
        <source>S&amp;ort:</source>
        <translation>S&amp;ortering:</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Ferdige spill</translation>
    </message>
    <message>
        <source>by week</source>
        <translation>per uke</translation>
    </message>
    <message>
        <source>by month</source>
        <translation>per måned</translation>
    </message>
    <message>
        <source>by day</source>
        <translation>per dag</translation>
    </message>
    <message>
        <source>Scores of all games</source>
        <translation>Poeng i alle spill</translation>
    </message>
    <message>
        <source>Times of the won games</source>
        <translation>Tider for vunne spill</translation>
    </message>
    <message>
        <source>Moves of the won games</source>
        <translation>Trekk i vunne spill</translation>
    </message>
    <message>
        <source>G&amp;ames over time</source>
        <translation>Spill &amp;over tid</translation>
    </message>
    <message>
        <source>Sprea&amp;d</source>
        <translation>For&amp;deling</translation>
    </message>
    <message>
        <source>Games over time</source>
        <translation>Spill over tid</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Fordeling</translation>
    </message>
    <message>
        <source>Won, in percent</source>
        <translation>Vunnet, i prosent</translation>
    </message>
    <message numerus="yes">
        <source>{low} and more: %n game(s)</source>
        <translation>
            <numerusform>{low} og mer: %n spill</numerusform>
            <numerusform>{low} og mer: %n spill</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Less than {high}: %n game(s)</source>
        <translation>
            <numerusform>Mindre enn {high}: %n spill</numerusform>
            <numerusform>Mindre enn {high}: %n spill</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low}: %n game(s)</source>
        <translation>
            <numerusform>{low}: %n spill</numerusform>
            <numerusform>{low}: %n spill</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low} to less than {high}: %n game(s)</source>
        <translation>
            <numerusform>{low} til under {high}: %n spill</numerusform>
            <numerusform>{low} til under {high}: %n spill</numerusform>
        </translation>
    </message>
    <message>
        <source>No game of this kind has ended yet.</source>
        <translation>Ingen slike spill er ferdige ennå.</translation>
    </message>
    <message>
        <source>Week from {day}</source>
        <translation>Uke fra {day}</translation>
    </message>
    <message>
        <source>no game</source>
        <translation>ingen spill</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), {won} won, {lost} lost, {up} given up, {rate} won</source>
        <translation>
            <numerusform>%n spill, {won} vunnet, {lost} tapt, {up} gitt opp, {rate} vunnet</numerusform>
            <numerusform>%n spill, {won} vunnet, {lost} tapt, {up} gitt opp, {rate} vunnet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Score</source>
        <translation>Poeng</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Trekk</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tid</translation>
    </message>
    <message>
        <source>Deals left</source>
        <translation>Utdelinger igjen</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Rekker</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Kode</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} av {total}</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Trekkbunke</translation>
    </message>
    <message>
        <source>Cards home</source>
        <translation>Lagt av</translation>
    </message>
    <message>
        <source>Code ({known})</source>
        <translation>Kode ({known})</translation>
    </message>
    <message>
        <source>Press to see line by line how the score came about</source>
        <translation>Trykk for å se linje for linje hvordan poengene er blitt til</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message numerus="yes">
        <source>The statistics file was damaged; new statistics begin with what could be read: %n game(s).</source>
        <translation>
            <numerusform>Statistikkfilen var skadet; den nye statistikken begynner med det som kunne leses: %n spill.</numerusform>
            <numerusform>Statistikkfilen var skadet; den nye statistikken begynner med det som kunne leses: %n spill.</numerusform>
        </translation>
    </message>
    <message>
        <source>The saved game is empty.</source>
        <translation>Det lagrede spillet er tomt.</translation>
    </message>
    <message>
        <source>The file is no saved game.</source>
        <translation>Filen er ikke et lagret spill.</translation>
    </message>
    <message>
        <source>The first line of the saved game is damaged; it cannot be known what was dealt.</source>
        <translation>Den første linjen i det lagrede spillet er skadet; det er ikke mulig å vite hva som ble delt ut.</translation>
    </message>
    <message>
        <source>The saved game comes from a newer version of the program ({found}).</source>
        <translation>Det lagrede spillet kommer fra en nyere versjon av programmet ({found}).</translation>
    </message>
    <message>
        <source>The saved game needs the rules “{found}”, which are not installed. Switch on or install the plugin “{plugin}”.</source>
        <translation>Det lagrede spillet trenger reglene «{found}», som ikke er installert. Slå på eller installer programtillegget «{plugin}».</translation>
    </message>
    <message>
        <source>The saved game needs the scoring “{found}”, which is not installed. Switch on or install the plugin “{plugin}”.</source>
        <translation>Det lagrede spillet trenger poengberegningen «{found}», som ikke er installert. Slå på eller installer programtillegget «{plugin}».</translation>
    </message>
    <message>
        <source>Line {line} of the saved game is damaged.</source>
        <translation>Linje {line} i det lagrede spillet er skadet.</translation>
    </message>
    <message>
        <source>Line {line} of the saved game does not say what was done.</source>
        <translation>Linje {line} i det lagrede spillet sier ikke hva som ble gjort.</translation>
    </message>
    <message>
        <source>Line {line} of the saved game is a move that the rules refuse: {found}.</source>
        <translation>Linje {line} i det lagrede spillet er et trekk som reglene avviser: {found}.</translation>
    </message>
    <message>
        <source>The rules or the scoring failed at line {line} of the saved game ({found}).</source>
        <translation>Reglene eller poengberegningen feilet på linje {line} i det lagrede spillet ({found}).</translation>
    </message>
    <message>
        <source>The last action had not been written to the end; the game goes on before it.</source>
        <translation>Den siste handlingen var ikke skrevet ferdig; spillet fortsetter før den.</translation>
    </message>
    <message>
        <source>The settings could not be read ({found}); the program starts with its own.</source>
        <translation>Innstillingene kunne ikke leses ({found}); programmet starter med sine egne.</translation>
    </message>
    <message>
        <source>The settings file is damaged; the program starts with its own settings.</source>
        <translation>Innstillingsfilen er skadet; programmet starter med sine egne innstillinger.</translation>
    </message>
    <message>
        <source>The setting “{key}” had the unusable value {found}; it has its default again.</source>
        <translation>Innstillingen «{key}» hadde den ubrukelige verdien {found}; standardverdien gjelder igjen.</translation>
    </message>
    <message>
        <source>The settings come from a newer version of the program; what is known of them is used.</source>
        <translation>Innstillingene kommer fra en nyere versjon av programmet; det som er kjent, brukes.</translation>
    </message>
    <message>
        <source>The file was kept as {file}.</source>
        <translation>Filen ble tatt vare på som {file}.</translation>
    </message>
    <message>
        <source>The game cannot be saved ({reason}). You can play on. File: {file}</source>
        <translation>Spillet kan ikke lagres ({reason}). Du kan spille videre. Fil: {file}</translation>
    </message>
    <message>
        <source>The settings cannot be saved ({reason}). They hold until you quit. File: {file}</source>
        <translation>Innstillingene kan ikke lagres ({reason}). De gjelder til du avslutter. Fil: {file}</translation>
    </message>
    <message>
        <source>The game cannot be counted in the statistics yet ({reason}); it will be with the next one. File: {file}</source>
        <translation>Spillet kan ennå ikke telles i statistikken ({reason}); det skjer sammen med det neste. Fil: {file}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>face-down card, {pile}, card {place} of {count}</source>
        <translation>skjult kort, {pile}, kort {place} av {count}</translation>
    </message>
    <message numerus="yes">
        <source>{card}, {pile}, card {place} of {count}, face up, run of %n card(s)</source>
        <translation>
            <numerusform>{card}, {pile}, kort {place} av {count}, synlig, rekke på %n kort</numerusform>
            <numerusform>{card}, {pile}, kort {place} av {count}, synlig, rekke på %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, {pile}, card {place} of {count}, face up</source>
        <translation>{card}, {pile}, kort {place} av {count}, synlig</translation>
    </message>
    <message>
        <source>{pile}, empty</source>
        <translation>{pile}, tom</translation>
    </message>
    <message>
        <source>{pile}, {card} on top</source>
        <translation>{pile}, {card} øverst</translation>
    </message>
    <message>
        <source>{pile}, {card}</source>
        <translation>{pile}, {card}</translation>
    </message>
    <message>
        <source>foundation {number}</source>
        <translation>grunnbunke {number}</translation>
    </message>
    <message numerus="yes">
        <source>{card}, shown whole, under %n card(s)</source>
        <translation>
            <numerusform>{card}, vist helt, under %n kort</numerusform>
            <numerusform>{card}, vist helt, under %n kort</numerusform>
        </translation>
    </message>
    <message>
        <source>a row was dealt</source>
        <translation>det ble delt ut</translation>
    </message>
    <message>
        <source>{card} to {pile}</source>
        <translation>{card} til {pile}</translation>
    </message>
    <message numerus="yes">
        <source>{pile}, %n deal(s) left</source>
        <translation>
            <numerusform>{pile}, %n utdeling igjen</numerusform>
            <numerusform>{pile}, %n utdelinger igjen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pile}, %n card(s) left</source>
        <translation>
            <numerusform>{pile}, %n kort igjen</numerusform>
            <numerusform>{pile}, %n kort igjen</numerusform>
        </translation>
    </message>
    <message>
        <source>the waste may be turned over at any time</source>
        <translation>avkastbunken kan snus når som helst</translation>
    </message>
    <message numerus="yes">
        <source>the waste may be turned over %n time(s)</source>
        <translation>
            <numerusform>avkastbunken kan snus %n gang til</numerusform>
            <numerusform>avkastbunken kan snus %n ganger til</numerusform>
        </translation>
    </message>
    <message>
        <source>the waste is not turned over</source>
        <translation>avkastbunken snus ikke</translation>
    </message>
    <message>
        <source>a run is finished: {card} to ace</source>
        <translation>en rekke er fullført: {card} til ess</translation>
    </message>
    <message>
        <source>the waste was turned over</source>
        <translation>avkastbunken ble snudd</translation>
    </message>
    <message>
        <source>undone: {step}</source>
        <translation>angret: {step}</translation>
    </message>
    <message>
        <source>played again: {step}</source>
        <translation>gjort om: {step}</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Kortbord</translation>
    </message>
    <message numerus="yes">
        <source>{pile}, {card} on top of %n card(s)</source>
        <translation>
            <numerusform>{pile}, {card} på %n kort</numerusform>
            <numerusform>{pile}, {card} på %n kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pile}, %n card(s)</source>
        <translation>
            <numerusform>{pile}, %n kort</numerusform>
            <numerusform>{pile}, %n kort</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} and %n more card(s) to {pile}</source>
        <translation>
            <numerusform>{card} og %n kort til flyttet til {pile}</numerusform>
            <numerusform>{card} og %n kort til flyttet til {pile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pile} was filled with %n card(s)</source>
        <translation>
            <numerusform>{pile} ble fylt med %n kort</numerusform>
            <numerusform>{pile} ble fylt med %n kort</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Themes</name>
    <message>
        <source>Classic</source>
        <translation>Klassisk</translation>
    </message>
    <message>
        <source>Four-colour</source>
        <translation>Fire farger</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Stor indeks</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Natt</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Stjerner</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Kuber</translation>
    </message>
    <message>
        <source>Vine</source>
        <translation>Slyngplante</translation>
    </message>
    <message>
        <source>Blossom</source>
        <translation>Blomster</translation>
    </message>
    <message>
        <source>Corner webs</source>
        <translation>Nett i hjørnene</translation>
    </message>
    <message>
        <source>Dewdrops</source>
        <translation>Duggdråper</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Enkel</translation>
    </message>
    <message>
        <source>Stripes</source>
        <translation>Striper</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>Snø</translation>
    </message>
    <message>
        <source>Autumn leaves</source>
        <translation>Høstløv</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Filt</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Tre</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Skifer</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papir</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliotek</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Vår</translation>
    </message>
    <message>
        <source>Autumn</source>
        <translation>Høst</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Vinter</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Tydelig</translation>
    </message>
</context>
<context>
    <name>VariantFiles</name>
    <message>
        <source>The file is too big: {found} bytes of at most {allowed}.</source>
        <translation>Filen er for stor: {found} byte av høyst {allowed}.</translation>
    </message>
    <message>
        <source>This is not text in UTF-8; save the file with that encoding.</source>
        <translation>Dette er ikke tekst i UTF-8; lagre filen med den kodingen.</translation>
    </message>
    <message>
        <source>This is not written as TOML wants it: {found}.</source>
        <translation>Dette er ikke skrevet slik TOML krever: {found}.</translation>
    </message>
    <message>
        <source>Brackets or dots are nested too deeply; {allowed} levels are enough.</source>
        <translation>Klammer eller punktum er nøstet for dypt; {allowed} nivåer er nok.</translation>
    </message>
    <message>
        <source>This number has far too many digits.</source>
        <translation>Dette tallet har altfor mange sifre.</translation>
    </message>
    <message>
        <source>The file describes no game: write its keys, at least {allowed}, or a table [[variant]].</source>
        <translation>Filen beskriver ikke noe spill: Skriv nøklene, minst {allowed}, eller en tabell [[variant]].</translation>
    </message>
    <message>
        <source>The file describes {found} games; {allowed} is the most.</source>
        <translation>Filen beskriver {found} spill; {allowed} er grensen.</translation>
    </message>
    <message>
        <source>There is no key “{key}”. There are: {allowed}.</source>
        <translation>Nøkkelen «{key}» finnes ikke. Det finnes: {allowed}.</translation>
    </message>
    <message>
        <source>The key “{key}” is missing; every game needs it.</source>
        <translation>Nøkkelen «{key}» mangler; hvert spill trenger den.</translation>
    </message>
    <message>
        <source>“{key}” must be {allowed}, not {found}.</source>
        <translation>«{key}» må skrives slik: {allowed}; funnet ble: {found}.</translation>
    </message>
    <message>
        <source>“{key}” cannot be “{found}”. It can be: {allowed}.</source>
        <translation>«{key}» kan ikke være «{found}». Mulig er: {allowed}.</translation>
    </message>
    <message>
        <source>“{key}” cannot be {found}; it goes from {low} to {high}.</source>
        <translation>«{key}» kan ikke være {found}; mulig er {low} til {high}.</translation>
    </message>
    <message>
        <source>“{key}” cannot be “{found}”; write it like {allowed}.</source>
        <translation>«{key}» kan ikke være «{found}»; skriv det som {allowed}.</translation>
    </message>
    <message>
        <source>“{found}” was already taken as “{key}” in line {allowed}.</source>
        <translation>«{found}» er alt brukt som «{key}» i linje {allowed}.</translation>
    </message>
    <message>
        <source>“{key}”: “{found}” says no columns; write them like “{allowed}” (4+1 is four face-down cards with a face-up one on top, 8 is eight face-up cards).</source>
        <translation>«{key}»: «{found}» angir ingen kolonner; skriv dem som «{allowed}» (4+1 er fire skjulte kort med ett synlig øverst, 8 er åtte synlige kort).</translation>
    </message>
    <message>
        <source>“{key}”: {found} columns are too many; {allowed} find room on the table.</source>
        <translation>«{key}»: {found} kolonner er for mange; {allowed} får plass på bordet.</translation>
    </message>
    <message>
        <source>“{key}”: there is no column {found}; they are counted from 1 to {allowed}.</source>
        <translation>«{key}»: Det finnes ingen kolonne {found}; de telles fra 1 til {allowed}.</translation>
    </message>
    <message>
        <source>The game contradicts itself: {found}.</source>
        <translation>Spillet motsier seg selv: {found}.</translation>
    </message>
    <message>
        <source>There is no key “{key}”. Did you mean “{near}”?</source>
        <translation>Nøkkelen «{key}» finnes ikke. Mente du «{near}»?</translation>
    </message>
    <message>
        <source>“{key}” cannot be “{found}”. Did you mean “{near}”? It can be: {allowed}.</source>
        <translation>«{key}» kan ikke være «{found}». Mente du «{near}»? Mulig er: {allowed}.</translation>
    </message>
    <message>
        <source>{file}, line {line}: {fault}</source>
        <translation>{file}, linje {line}: {fault}</translation>
    </message>
    <message>
        <source>{file}: {fault}</source>
        <translation>{file}: {fault}</translation>
    </message>
    <message>
        <source>text in quotes</source>
        <translation>tekst i anførselstegn</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>et helt tall</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true eller false</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>en tabell</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>en liste</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>en liste med hele tall</translation>
    </message>
    <message>
        <source>a list of texts in quotes</source>
        <translation>en liste med tekster i anførselstegn</translation>
    </message>
    <message>
        <source>tables, each under [[variant]]</source>
        <translation>tabeller, hver under [[variant]]</translation>
    </message>
    <message>
        <source>text in quotes or a list of such texts</source>
        <translation>tekst i anførselstegn eller en liste med slike tekster</translation>
    </message>
    <message>
        <source>another kind of value</source>
        <translation>en annen slags verdi</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Copied: {code}</source>
        <translation>Kopiert: {code}</translation>
    </message>
    <message>
        <source>The position was copied as text.</source>
        <translation>Stillingen ble kopiert som tekst.</translation>
    </message>
    <message>
        <source>Full screen. Press F11 or Esc to go back.</source>
        <translation>Fullskjerm. Trykk F11 eller Esc for å gå tilbake.</translation>
    </message>
</context>
</TS>
