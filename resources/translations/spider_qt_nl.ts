<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Spider Qt</source>
        <translation>Over Spider Qt</translation>
    </message>
    <message>
        <source>Spider Solitaire for the desktop: every rule explained, nothing lost. Free software under the MIT licence.</source>
        <translation>Spider Solitaire voor de desktop: elke regel uitgelegd, niets gaat verloren. Vrije software onder de MIT-licentie.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nieuw spel…</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Choose a game and deal new cards</source>
        <translation>Een spel kiezen en nieuwe kaarten delen</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Opnieuw beginnen</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Begin the same deal again</source>
        <translation>Hetzelfde spel opnieuw beginnen</translation>
    </message>
    <message>
        <source>&amp;Enter code…</source>
        <translation>Spel&amp;code invoeren…</translation>
    </message>
    <message>
        <source>Enter code</source>
        <translation>Spelcode invoeren</translation>
    </message>
    <message>
        <source>Play the deal of a game code</source>
        <translation>Het spel van een spelcode spelen</translation>
    </message>
    <message>
        <source>&amp;Copy code</source>
        <translation>Spelcode &amp;kopiëren</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Spelcode kopiëren</translation>
    </message>
    <message>
        <source>Copy the code of this deal, to keep or to share it</source>
        <translation>De code van dit spel kopiëren, om te bewaren of te delen</translation>
    </message>
    <message>
        <source>Dai&amp;ly deal…</source>
        <translation>Spel van de &amp;dag…</translation>
    </message>
    <message>
        <source>Daily deal</source>
        <translation>Spel van de dag</translation>
    </message>
    <message>
        <source>Play the deal that everybody gets today, or one of past days</source>
        <translation>Het spel spelen dat vandaag iedereen krijgt, of een van eerdere dagen</translation>
    </message>
    <message>
        <source>&amp;Watch again…</source>
        <translation>&amp;Terugkijken…</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Terugkijken</translation>
    </message>
    <message>
        <source>Watch this game move by move, from its beginning</source>
        <translation>Dit spel zet voor zet vanaf het begin bekijken</translation>
    </message>
    <message>
        <source>Anal&amp;yse…</source>
        <translation>Anal&amp;yseren…</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyseren</translation>
    </message>
    <message>
        <source>See whether the game could have been won, and until when</source>
        <translation>Zien of en tot wanneer het spel te winnen was</translation>
    </message>
    <message>
        <source>&amp;Games…</source>
        <translation>&amp;Spellen…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>See the kept games: go on with one, or watch one again</source>
        <translation>De bewaarde spellen bekijken: er een voortzetten of terugkijken</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Opslaan a&amp;ls…</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Opslaan als</translation>
    </message>
    <message>
        <source>Keep the game as it is now, under a name</source>
        <translation>Het spel zoals het nu is onder een naam bewaren</translation>
    </message>
    <message>
        <source>Sc&amp;ore…</source>
        <translation>Sco&amp;re…</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>See line by line how the score came about</source>
        <translation>Regel voor regel zien hoe de score tot stand kwam</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>Stat&amp;istiek…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiek</translation>
    </message>
    <message>
        <source>See how many games were won, how fast, and how it went on</source>
        <translation>Zien hoeveel spellen gewonnen zijn, hoe snel, en hoe het verder ging</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pauze</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Hide the table and stop the time, or go on</source>
        <translation>De tafel verbergen en de tijd stilzetten, of verdergaan</translation>
    </message>
    <message>
        <source>&amp;Table and cards…</source>
        <translation>Ta&amp;fel en kaarten…</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>Tafel en kaarten</translation>
    </message>
    <message>
        <source>Choose a theme, the table, faces and backs</source>
        <translation>Thema, tafel, kaartbeelden en rug kiezen</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Instellingen…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Change how the game looks and plays</source>
        <translation>Aanpassen hoe het spel eruitziet en speelt</translation>
    </message>
    <message>
        <source>Pl&amp;ugins…</source>
        <translation>Pl&amp;ug-ins…</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Plug-ins</translation>
    </message>
    <message>
        <source>See what plugins there are, switch, install and remove them</source>
        <translation>Plug-ins bekijken, aan- en uitzetten, installeren en verwijderen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Afsluiten</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Afsluiten</translation>
    </message>
    <message>
        <source>Close the program; the game is kept</source>
        <translation>Het programma sluiten; het spel blijft bewaard</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Ongedaan &amp;maken</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Take the last move or deal back</source>
        <translation>De laatste zet of gift terugnemen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Opnieuw doen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Opnieuw doen</translation>
    </message>
    <message>
        <source>Play the undone move or deal again</source>
        <translation>De teruggenomen zet weer spelen</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Uitdelen</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Uitdelen</translation>
    </message>
    <message>
        <source>Deal one card from the stock onto each column</source>
        <translation>Eén kaart van de stok op elke kolom leggen</translation>
    </message>
    <message>
        <source>&amp;Send to best column</source>
        <translation>Naar de &amp;beste kolom</translation>
    </message>
    <message>
        <source>Send to best column</source>
        <translation>Naar de beste kolom</translation>
    </message>
    <message>
        <source>Send the chosen cards to the column where they go best</source>
        <translation>De gekozen kaarten naar de kolom sturen waar ze het best passen</translation>
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
        <translation>Zeggen wat er nu te doen is naar wat u ziet, en waarom</translation>
    </message>
    <message>
        <source>Sol&amp;ver hint</source>
        <translation>Hint van de op&amp;losser</translation>
    </message>
    <message>
        <source>Solver hint</source>
        <translation>Hint van de oplosser</translation>
    </message>
    <message>
        <source>Mark the next move of a way to win; hidden cards are used</source>
        <translation>De volgende zet van een winnende weg markeren; omgekeerde kaarten worden gebruikt</translation>
    </message>
    <message>
        <source>Show me the so&amp;lution</source>
        <translation>De oplossing &amp;tonen</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Oplossing</translation>
    </message>
    <message>
        <source>Play a way to win on the table, until you stop it</source>
        <translation>Een winnende weg op de tafel voorspelen, tot u die stopt</translation>
    </message>
    <message>
        <source>Back to where it &amp;could be won</source>
        <translation>Te&amp;rug naar waar het te winnen was</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Undo to the last position that is known to be winnable</source>
        <translation>Ongedaan maken tot de laatste stelling waarvan bekend is dat ze te winnen is</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Volledig scherm</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Volledig scherm</translation>
    </message>
    <message>
        <source>Fill the screen; F11 or Esc goes back</source>
        <translation>Het scherm vullen; F11 of Esc gaat terug</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regels</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Read how the game is played</source>
        <translation>Lezen hoe het spel gaat</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Toetsen en muis</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Toetsen en muis</translation>
    </message>
    <message>
        <source>See every key and what the mouse does</source>
        <translation>Alle toetsen en wat de muis doet</translation>
    </message>
    <message>
        <source>Learning &amp;path…</source>
        <translation>Leer&amp;pad…</translation>
    </message>
    <message>
        <source>Learning path</source>
        <translation>Leerpad</translation>
    </message>
    <message>
        <source>Learn Spider step by step, from one suit to four</source>
        <translation>Spider stap voor stap leren, van één kleur tot vier</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>&amp;Stelling kopiëren</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>Stelling kopiëren</translation>
    </message>
    <message>
        <source>Copy the whole table as text, hidden cards included</source>
        <translation>De hele tafel als tekst kopiëren, ook de omgekeerde kaarten</translation>
    </message>
    <message>
        <source>Open &amp;log folder</source>
        <translation>&amp;Logmap openen</translation>
    </message>
    <message>
        <source>Open log folder</source>
        <translation>Logmap openen</translation>
    </message>
    <message>
        <source>Show where mistakes of the program are written down</source>
        <translation>Tonen waar fouten van het programma worden opgeschreven</translation>
    </message>
    <message>
        <source>&amp;About Spider Qt</source>
        <translation>&amp;Over Spider Qt</translation>
    </message>
    <message>
        <source>About Spider Qt</source>
        <translation>Over Spider Qt</translation>
    </message>
    <message>
        <source>See version and licence</source>
        <translation>Versie en licentie bekijken</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>Could it have been won?</source>
        <translation>Was het te winnen?</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Voortgang van de analyse</translation>
    </message>
    <message>
        <source>Show this &amp;moment</source>
        <translation>Dit &amp;moment tonen</translation>
    </message>
    <message>
        <source>&amp;Show the solver's way</source>
        <translation>De op&amp;lossing tonen</translation>
    </message>
    <message>
        <source>&amp;Play on from there</source>
        <translation>Vanaf daar &amp;verder spelen</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Doorgaan</translation>
    </message>
    <message>
        <source>&amp;Look longer</source>
        <translation>Langer &amp;zoeken</translation>
    </message>
    <message>
        <source>The solver's way</source>
        <translation>De weg van de oplosser</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>Zetten van het spel</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zet</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Wat er gedaan werd</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Daarna</translation>
    </message>
    <message>
        <source>the beginning</source>
        <translation>het begin</translation>
    </message>
    <message>
        <source>can be won</source>
        <translation>te winnen</translation>
    </message>
    <message>
        <source>cannot be won</source>
        <translation>niet te winnen</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>onbekend</translation>
    </message>
    <message>
        <source>The game is won: it could be won all the time.</source>
        <translation>Het spel is gewonnen: het was de hele tijd te winnen.</translation>
    </message>
    <message>
        <source>It is proven that this deal cannot be won.</source>
        <translation>Het is bewezen dat deze gift niet te winnen is.</translation>
    </message>
    <message>
        <source>No position is known yet from which it can be won.</source>
        <translation>Er is nog geen stelling bekend van waaruit te winnen is.</translation>
    </message>
    <message>
        <source>No way to win was found from any position that was looked at. That proves nothing.</source>
        <translation>Vanuit geen van de bekeken stellingen werd een winnende weg gevonden. Dat bewijst niets.</translation>
    </message>
    <message>
        <source>The game can still be won from where it stands.</source>
        <translation>Het spel is vanaf hier nog te winnen.</translation>
    </message>
    <message>
        <source>Move {next} lost the game: {step}.</source>
        <translation>Zet {next} verloor het spel: {step}.</translation>
    </message>
    <message>
        <source>After move {number} the game can be won. Move {next} may have lost it: {step}.</source>
        <translation>Na zet {number} is het spel te winnen. Misschien verloor zet {next} het: {step}.</translation>
    </message>
    <message>
        <source>After move {number} the game can be won.</source>
        <translation>Na zet {number} is het spel te winnen.</translation>
    </message>
    <message numerus="yes">
        <source>You have played %n move(s).</source>
        <translation>
            <numerusform>U hebt %n zet gespeeld.</numerusform>
            <numerusform>U hebt %n zetten gespeeld.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for a way to win after move {number}…</source>
        <translation>Er wordt een winnende weg gezocht na zet {number}…</translation>
    </message>
    <message>
        <source>The solver gave no answer ({reason}).</source>
        <translation>De oplosser gaf geen antwoord ({reason}).</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Gestopt.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Klaar.</translation>
    </message>
    <message numerus="yes">
        <source>The solver's way from the beginning has %n move(s).</source>
        <translation>
            <numerusform>De weg van de oplosser vanaf het begin heeft %n zet.</numerusform>
            <numerusform>De weg van de oplosser vanaf het begin heeft %n zetten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its way from move {number} on has %n move(s).</source>
        <translation>
            <numerusform>De weg na zet {number} heeft %n zet.</numerusform>
            <numerusform>De weg na zet {number} heeft %n zetten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Done. Unknown: no way was found within %n second(s) a position; there may be one.</source>
        <translation>
            <numerusform>Klaar. Onbekend: in %n seconde per stelling werd geen weg gevonden; er kan er een zijn.</numerusform>
            <numerusform>Klaar. Onbekend: in %n seconden per stelling werd geen weg gevonden; er kan er een zijn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You went on for %n move(s) from there.</source>
        <translation>
            <numerusform>U speelde vanaf daar nog %n zet.</numerusform>
            <numerusform>U speelde vanaf daar nog %n zetten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>spades</source>
        <translation>schoppen</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>harten</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>ruiten</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>klaveren</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>{suit} aas</translation>
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
        <translation>{suit} boer</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>{suit} vrouw</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>{suit} heer</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>kolom {number}</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>stok</translation>
    </message>
    <message>
        <source>finished run {number}</source>
        <translation>voltooide reeks {number}</translation>
    </message>
    <message>
        <source>waste</source>
        <translation>aflegstapel</translation>
    </message>
    <message>
        <source>cell {number}</source>
        <translation>cel {number}</translation>
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
        <translation>Typ een spelcode, bijvoorbeeld SP1-S1C-AAAAAAD.</translation>
    </message>
    <message>
        <source>The code is too short: {found} letters and digits of {expected}.</source>
        <translation>De code is te kort: {found} van de {expected} letters en cijfers.</translation>
    </message>
    <message>
        <source>The code is too long: {found} letters and digits, it has {expected}.</source>
        <translation>De code is te lang: {found} letters en cijfers in plaats van {expected}.</translation>
    </message>
    <message>
        <source>No installed game has codes that begin with “{found}”. Known: {expected}.</source>
        <translation>Geen geïnstalleerd spel heeft codes die met ‘{found}’ beginnen. Bekend: {expected}.</translation>
    </message>
    <message>
        <source>“{found}” is not a code version of this program; it reads version {expected}.</source>
        <translation>‘{found}’ is geen codeversie van dit programma; het leest versie {expected}.</translation>
    </message>
    <message>
        <source>“{found}” is no number of suits; write one of {expected}.</source>
        <translation>‘{found}’ is geen aantal kleuren; mogelijk zijn {expected}.</translation>
    </message>
    <message>
        <source>“{found}” is no rule; write C for Classic or R for Relaxed.</source>
        <translation>‘{found}’ is geen regel; schrijf C voor Klassiek of R voor Soepel.</translation>
    </message>
    <message>
        <source>“{found}” does not occur in codes; they use the letters A to Z and 2 to 7.</source>
        <translation>‘{found}’ komt niet voor in codes; die bestaan uit A tot Z en 2 tot 7.</translation>
    </message>
    <message>
        <source>“{found}” does not occur in codes; perhaps it is “{expected}”.</source>
        <translation>‘{found}’ komt niet voor in codes; misschien is het ‘{expected}’.</translation>
    </message>
    <message>
        <source>The game of this code cannot be played: {reason}</source>
        <translation>Het spel van deze code kan niet worden gespeeld: {reason}</translation>
    </message>
</context>
<context>
    <name>Collection</name>
    <message>
        <source>The game is kept for later: Games in the menu.</source>
        <translation>Het spel is voor later bewaard: Spellen in het menu.</translation>
    </message>
    <message>
        <source>Saved: {name}</source>
        <translation>Opgeslagen: {name}</translation>
    </message>
    <message>
        <source>The game cannot be kept among the games ({reason}). File: {file}</source>
        <translation>Het spel kan niet bij de spellen bewaard worden ({reason}). Bestand: {file}</translation>
    </message>
    <message>
        <source>The game cannot be opened ({reason}). File: {file}</source>
        <translation>Het spel kan niet geopend worden ({reason}). Bestand: {file}</translation>
    </message>
    <message>
        <source>Please drop one file at a time.</source>
        <translation>Zet één bestand tegelijk neer.</translation>
    </message>
</context>
<context>
    <name>Crashes</name>
    <message>
        <source>The program made a mistake ({error}). Your game is kept and goes on. What happened is written in: {file}</source>
        <translation>Het programma heeft een fout gemaakt ({error}). Je spel is bewaard en gaat verder. Wat er gebeurd is, staat in: {file}</translation>
    </message>
    <message>
        <source>The program made a mistake ({error}). Your game is kept and goes on. The mistake could not be written down.</source>
        <translation>Het programma heeft een fout gemaakt ({error}). Je spel is bewaard en gaat verder. De fout kon niet worden opgeschreven.</translation>
    </message>
    <message>
        <source>The program ended abnormally the last time; your game was kept. What happened is written in: {file}</source>
        <translation>Het programma is de vorige keer vastgelopen; je spel is bewaard. Wat er gebeurd is, staat in: {file}</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>This is the daily deal of {day}: {difficulty}.</source>
        <translation>Dit is het spel van de dag – {day}: {difficulty}.</translation>
    </message>
    <message numerus="yes">
        <source>Daily deal won ({difficulty})! %n day(s) in a row; your best is {best}.</source>
        <translation>
            <numerusform>Spel van de dag gewonnen ({difficulty})! %n dag op rij; uw langste serie: {best}.</numerusform>
            <numerusform>Spel van de dag gewonnen ({difficulty})! %n dagen op rij; uw langste serie: {best}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The daily deal of {day} is won ({difficulty}). As it was not won on its day, it does not lengthen the streak.</source>
        <translation>Het spel van {day} is gewonnen ({difficulty}). Omdat het niet op zijn eigen dag gewonnen is, verlengt het de serie niet.</translation>
    </message>
    <message>
        <source>The daily deal of {day} is won ({difficulty}). As help looked at hidden cards, it does not lengthen the streak.</source>
        <translation>Het spel van {day} is gewonnen ({difficulty}). Omdat hulp naar omgekeerde kaarten keek, verlengt het de serie niet.</translation>
    </message>
    <message>
        <source>The list of daily deals cannot be read. Please install the program again.</source>
        <translation>De lijst met spellen van de dag kan niet gelezen worden. Installeer het programma opnieuw.</translation>
    </message>
    <message>
        <source>Daily deal {day}</source>
        <translation>Spel van de dag {day}</translation>
    </message>
    <message>
        <source>Daily deal</source>
        <translation>Spel van de dag</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Vorige maand</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Volgende maand</translation>
    </message>
    <message>
        <source>The marks of a day are its deals in order, from easy to fiendish:</source>
        <translation>De tekens van een dag zijn de spellen op volgorde, van makkelijk tot duivels:</translation>
    </message>
    <message>
        <source>A day counts for the streak if its deal is won on that very day, without help that looks at hidden cards. Any other win is marked, but does not lengthen the streak.</source>
        <translation>Een dag telt voor de serie als het spel op diezelfde dag gewonnen wordt, zonder hulp die naar omgekeerde kaarten kijkt. Elke andere winst wordt gemarkeerd, maar verlengt de serie niet.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spelen</translation>
    </message>
    <message>
        <source>What was won cannot be read ({reason}). File: {file}</source>
        <translation>Wat gewonnen is, kan niet gelezen worden ({reason}). Bestand: {file}</translation>
    </message>
    <message>
        <source>This day is still to come. Its deals can be played then.</source>
        <translation>Deze dag moet nog komen. De spellen zijn dan te spelen.</translation>
    </message>
    <message>
        <source>Everybody gets this deal, but it is not proven that it can be won: the list of proven deals does not reach this day.</source>
        <translation>Iedereen krijgt dit spel, maar het is niet bewezen dat het te winnen is: de lijst met bewezen spellen reikt niet tot deze dag.</translation>
    </message>
    <message>
        <source>Everybody gets this deal on this day, and it can be won.</source>
        <translation>Op deze dag krijgt iedereen dit spel, en het is te winnen.</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>Spellen van de dag</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Langste</translation>
    </message>
    <message>
        <source>Days in a row up to today that were won on the day</source>
        <translation>Dagen op rij tot vandaag die op de dag zelf gewonnen zijn</translation>
    </message>
    <message>
        <source>The longest streak so far</source>
        <translation>De langste serie tot nu toe</translation>
    </message>
    <message>
        <source>{standing}. Streak: {now}. Best: {best}.</source>
        <translation>{standing}. Serie: {now}. Langste: {best}.</translation>
    </message>
    <message>
        <source>Days of the month</source>
        <translation>Dagen van de maand</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Makkelijk</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Moeilijk</translation>
    </message>
    <message>
        <source>Fiendish</source>
        <translation>Duivels</translation>
    </message>
    <message>
        <source>won on the day</source>
        <translation>op de dag gewonnen</translation>
    </message>
    <message>
        <source>won on another day</source>
        <translation>op andere dag gewonnen</translation>
    </message>
    <message>
        <source>won with help</source>
        <translation>met hulp gewonnen</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>played, not won</source>
        <translation>gespeeld, niet gewonnen</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>nog niet gespeeld</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>niet gespeeld</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>komt nog</translation>
    </message>
    <message>
        <source>today</source>
        <translation>vandaag</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>easy</source>
        <translation>makkelijk</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>gemiddeld</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>moeilijk</translation>
    </message>
    <message>
        <source>fiendish</source>
        <translation>duivels</translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation>Een willekeurig spel</translation>
    </message>
    <message>
        <source>A deal that can be won</source>
        <translation>Een spel dat te winnen is</translation>
    </message>
    <message>
        <source>A winnable deal: easy</source>
        <translation>Te winnen: makkelijk</translation>
    </message>
    <message>
        <source>A winnable deal: medium</source>
        <translation>Te winnen: gemiddeld</translation>
    </message>
    <message>
        <source>A winnable deal: hard</source>
        <translation>Te winnen: moeilijk</translation>
    </message>
    <message>
        <source>A winnable deal: fiendish</source>
        <translation>Te winnen: duivels</translation>
    </message>
    <message>
        <source>Drawn by chance. Nobody has looked whether it can be won.</source>
        <translation>Door het toeval bepaald. Niemand heeft nagegaan of het te winnen is.</translation>
    </message>
    <message>
        <source>The solver, which sees all cards, has won it. You do not see them.</source>
        <translation>De oplosser, die alle kaarten ziet, heeft het gewonnen. U ziet ze niet.</translation>
    </message>
    <message>
        <source>The solver has won it. The grade says how widely it had to look, compared with other deals of as many suits.</source>
        <translation>De oplosser heeft het gewonnen. De graad zegt hoe breed hij moest zoeken, vergeleken met andere spellen met evenveel kleuren.</translation>
    </message>
    <message>
        <source>The solver does not know the rules of this game, so nothing is promised.</source>
        <translation>De oplosser kent de regels van dit spel niet; daarom wordt niets beloofd.</translation>
    </message>
    <message>
        <source>This deal can be won: it is proven.</source>
        <translation>Dit spel is te winnen: dat is bewezen.</translation>
    </message>
    <message>
        <source>This deal can be won: it is proven. Grade: {grade}.</source>
        <translation>Dit spel is te winnen: dat is bewezen. Graad: {grade}.</translation>
    </message>
    <message>
        <source>winnable</source>
        <translation>te winnen</translation>
    </message>
    <message>
        <source>winnable, {grade}</source>
        <translation>te winnen, {grade}</translation>
    </message>
    <message>
        <source>Not checked whether this deal can be won.</source>
        <translation>Niet nagegaan of dit spel te winnen is.</translation>
    </message>
    <message>
        <source>You asked for winnable deals, but this number was not checked; it is dealt all the same.</source>
        <translation>U vroeg om spellen die te winnen zijn, maar dit nummer is niet nagegaan; het wordt toch gedeeld.</translation>
    </message>
    <message>
        <source>Looking for a deal that can be won …</source>
        <translation>Er wordt een spel gezocht dat te winnen is …</translation>
    </message>
    <message>
        <source>No such deal was found in {seconds} seconds. The game on the table stays; choose another grade, or try again.</source>
        <translation>In {seconds} seconden is zo'n spel niet gevonden. Het spel op tafel blijft; kies een andere graad of probeer het opnieuw.</translation>
    </message>
    <message>
        <source>No deal could be looked for ({reason}).</source>
        <translation>Er kon geen spel gezocht worden ({reason}).</translation>
    </message>
    <message>
        <source>The supply of winnable deals in {path} cannot be read ({reason}); those that come with the program are used.</source>
        <translation>De voorraad spellen die te winnen zijn in {path} kan niet gelezen worden ({reason}); de meegeleverde worden gebruikt.</translation>
    </message>
    <message>
        <source>The supply of winnable deals in {path} cannot be written ({reason}); a deal may come a second time.</source>
        <translation>De voorraad spellen die te winnen zijn in {path} kan niet geschreven worden ({reason}); een spel kan een tweede keer komen.</translation>
    </message>
    <message>
        <source>The list of winnable deals in {path} is damaged ({reason}); deals are looked for instead.</source>
        <translation>De lijst met spellen die te winnen zijn in {path} is beschadigd ({reason}); er worden in plaats daarvan spellen gezocht.</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Cancel</source>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>EnterCode</name>
    <message>
        <source>Enter code</source>
        <translation>Spelcode invoeren</translation>
    </message>
    <message>
        <source>&amp;Game code:</source>
        <translation>Spel&amp;code:</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>{game} is not played with these suits and this rule.</source>
        <translation>{game} wordt niet met deze kleuren en deze regel gespeeld.</translation>
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
        <translation>Echtscheiding: geen gift op lege kolommen</translation>
    </message>
    <message>
        <source>Big Spiders: three and four decks</source>
        <translation>Grote Spiders: drie en vier kaartspellen</translation>
    </message>
    <message>
        <source>One-deck Spiders</source>
        <translation>Spiders met één kaartspel</translation>
    </message>
    <message>
        <source>Open games: every card is seen</source>
        <translation>Open spellen: elke kaart is te zien</translation>
    </message>
    <message>
        <source>With a waste, a cell or reserves</source>
        <translation>Met aflegstapel, vrije cel of reserves</translation>
    </message>
    <message>
        <source>Foundations card by card</source>
        <translation>Eindstapels kaart voor kaart</translation>
    </message>
    <message>
        <source>Scorpions: any open card moves</source>
        <translation>Schorpioenen: elke open kaart kan weg</translation>
    </message>
    <message>
        <source>Alternating colours</source>
        <translation>Om en om rood en zwart</translation>
    </message>
    <message>
        <source>Equal ranks fit</source>
        <translation>Gelijke rangen passen</translation>
    </message>
    <message>
        <source>Out of the ordinary</source>
        <translation>Buitengewoon</translation>
    </message>
    <message>
        <source>More games</source>
        <translation>Meer spellen</translation>
    </message>
    <message>
        <source>Very easy</source>
        <translation>Heel makkelijk</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Makkelijk</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Moeilijk</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>Heel moeilijk</translation>
    </message>
    <message>
        <source>one deck</source>
        <translation>één kaartspel</translation>
    </message>
    <message>
        <source>two decks</source>
        <translation>twee kaartspellen</translation>
    </message>
    <message>
        <source>three decks</source>
        <translation>drie kaartspellen</translation>
    </message>
    <message>
        <source>four decks</source>
        <translation>vier kaartspellen</translation>
    </message>
    <message>
        <source>waste</source>
        <translation>aflegstapel</translation>
    </message>
    <message>
        <source>free cells</source>
        <translation>vrije cellen</translation>
    </message>
    <message>
        <source>reserves</source>
        <translation>reserves</translation>
    </message>
    <message>
        <source>foundations</source>
        <translation>eindstapels</translation>
    </message>
    <message>
        <source>without a stock</source>
        <translation>zonder stok</translation>
    </message>
    <message>
        <source>all cards open</source>
        <translation>alle kaarten open</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kort</translation>
    </message>
    <message>
        <source>Of usual length</source>
        <translation>Van gewone duur</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Lang</translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n kaartspel</numerusform>
            <numerusform>%n kaartspellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>ongeveer %n minuut</numerusform>
            <numerusform>ongeveer %n minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>from {plugin}</source>
        <translation>uit {plugin}</translation>
    </message>
</context>
<context>
    <name>GameRules</name>
    <message>
        <source>A deal puts a face-up card on every column, from the first to the last.</source>
        <translation>Een gift legt op elke kolom een open kaart, van de eerste tot de laatste.</translation>
    </message>
    <message>
        <source>A deal puts a face-up card on every column that holds one; empty ones stay so.</source>
        <translation>Een gift legt op elke kolom met kaarten een open kaart; lege blijven leeg.</translation>
    </message>
    <message>
        <source>At a deal the card of each reserve drops onto its column, then each reserve gets a new card from the stock.</source>
        <translation>Bij een gift valt de kaart van elke reserve op haar kolom, daarna krijgt elke reserve een nieuwe kaart van de stok.</translation>
    </message>
    <message>
        <source>When the stock is empty, one more deal lets the reserves drop.</source>
        <translation>Als de stok leeg is, laat nog één gift de reserves vallen.</translation>
    </message>
    <message numerus="yes">
        <source>A deal turns %n card(s) from the stock onto the waste.</source>
        <translation>
            <numerusform>Een gift legt %n kaart van de stok op de aflegstapel.</numerusform>
            <numerusform>Een gift legt %n kaarten van de stok op de aflegstapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last card of the waste may be played; the waste takes no card from you.</source>
        <translation>De laatste kaart van de aflegstapel is speelbaar; u kunt er niets op leggen.</translation>
    </message>
    <message>
        <source>The stock is gone through once.</source>
        <translation>De stok wordt één keer doorlopen.</translation>
    </message>
    <message numerus="yes">
        <source>When the stock is empty, the waste may be turned over, %n time(s) in all.</source>
        <translation>
            <numerusform>Als de stok leeg is, mag de aflegstapel worden omgedraaid, in totaal %n keer.</numerusform>
            <numerusform>Als de stok leeg is, mag de aflegstapel worden omgedraaid, in totaal %n keer.</numerusform>
        </translation>
    </message>
    <message>
        <source>When the stock is empty, the waste may be turned over as often as you like.</source>
        <translation>Als de stok leeg is, mag de aflegstapel zo vaak u wilt worden omgedraaid.</translation>
    </message>
    <message numerus="yes">
        <source>The stock is not dealt: a column that becomes empty takes %n card(s) from it at once.</source>
        <translation>
            <numerusform>De stok wordt niet uitgedeeld: een kolom die leeg wordt, krijgt er meteen %n kaart van.</numerusform>
            <numerusform>De stok wordt niet uitgedeeld: een kolom die leeg wordt, krijgt er meteen %n kaarten van.</numerusform>
        </translation>
    </message>
    <message>
        <source>While a column is empty, no deal is allowed: put a card there first.</source>
        <translation>Zolang een kolom leeg is, mag er niet worden uitgedeeld: leg er eerst een kaart.</translation>
    </message>
    <message>
        <source>Empty columns do not stop the deal; they get a card, too.</source>
        <translation>Lege kolommen houden de gift niet tegen; ze krijgen ook een kaart.</translation>
    </message>
    <message numerus="yes">
        <source>Each deal brings %n row(s).</source>
        <translation>
            <numerusform>Elke gift brengt %n rij.</numerusform>
            <numerusform>Elke gift brengt %n rijen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns that end in a run from the king get no card.</source>
        <translation>Kolommen die op een reeks vanaf de heer eindigen, krijgen geen kaart.</translation>
    </message>
    <message numerus="yes">
        <source>The stock is enough for %n deal(s).</source>
        <translation>
            <numerusform>De stok is genoeg voor %n gift.</numerusform>
            <numerusform>De stok is genoeg voor %n giften.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last row is short: it reaches the first %n column(s) only.</source>
        <translation>
            <numerusform>De laatste rij is kort: ze reikt maar tot %n kolom, de eerste.</numerusform>
            <numerusform>De laatste rij is kort: ze reikt alleen tot de eerste %n kolommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Het doel</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>De tafel</translation>
    </message>
    <message>
        <source>Placing a card</source>
        <translation>Een kaart plaatsen</translation>
    </message>
    <message>
        <source>Moving a group</source>
        <translation>Een groep verplaatsen</translation>
    </message>
    <message>
        <source>Empty columns</source>
        <translation>Lege kolommen</translation>
    </message>
    <message>
        <source>The stock</source>
        <translation>De stok</translation>
    </message>
    <message>
        <source>Bringing cards home</source>
        <translation>Kaarten thuisbrengen</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Het einde</translation>
    </message>
    <message>
        <source>Decks: {decks}, columns: {columns}.</source>
        <translation>Kaartspellen: {decks}, kolommen: {columns}.</translation>
    </message>
    <message>
        <source>All cards of the columns are face up.</source>
        <translation>Alle kaarten van de kolommen liggen open.</translation>
    </message>
    <message>
        <source>Put whole runs together. Each of them leaves the table.</source>
        <translation>Maak complete reeksen. Elke reeks verlaat de tafel.</translation>
    </message>
    <message>
        <source>Put all cards into whole runs, each in a column of its own.</source>
        <translation>Breng alle kaarten in complete reeksen, elk in een eigen kolom.</translation>
    </message>
    <message>
        <source>Put whole runs together and move each of them to a foundation.</source>
        <translation>Maak complete reeksen en verplaats elke reeks naar een eindstapel.</translation>
    </message>
    <message>
        <source>Bring all cards to the foundations, one by one and each suit in order.</source>
        <translation>Breng alle kaarten naar de eindstapels, één voor één en elke kleur op volgorde.</translation>
    </message>
    <message numerus="yes">
        <source>The game has %n card(s).</source>
        <translation>
            <numerusform>Het spel heeft %n kaart.</numerusform>
            <numerusform>Het spel heeft %n kaarten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They come from %n deck(s).</source>
        <translation>
            <numerusform>Ze komen uit %n kaartspel.</numerusform>
            <numerusform>Ze komen uit %n kaartspellen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each deck has only %n suit(s).</source>
        <translation>
            <numerusform>Elk kaartspel heeft maar %n kleur.</numerusform>
            <numerusform>Elk kaartspel heeft maar %n kleuren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n suit(s) in play; the others are replaced by these.</source>
        <translation>
            <numerusform>Er wordt gespeeld met %n kleur, die de andere vervangt.</numerusform>
            <numerusform>Er wordt gespeeld met %n kleuren, die de andere vervangen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each suit has only %n card(s), from the ace up; the highest counts as the king.</source>
        <translation>
            <numerusform>Elke kleur heeft maar %n kaart, vanaf het aas; de hoogste geldt als heer.</numerusform>
            <numerusform>Elke kleur heeft maar %n kaarten, vanaf het aas; de hoogste geldt als heer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards lie in %n column(s).</source>
        <translation>
            <numerusform>De kaarten liggen in %n kolom.</numerusform>
            <numerusform>De kaarten liggen in %n kolommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column {places}: {down} face down, {up} face up.</source>
        <translation>Kolom {places}: {down} omgekeerd, {up} open.</translation>
    </message>
    <message>
        <source>Column {places}: {up} face up.</source>
        <translation>Kolom {places}: {up} open.</translation>
    </message>
    <message>
        <source>Columns {places}: {down} face down, {up} face up in each.</source>
        <translation>Kolommen {places}: elk {down} omgekeerd, {up} open.</translation>
    </message>
    <message>
        <source>Columns {places}: {up} face up in each.</source>
        <translation>Kolommen {places}: elk {up} open.</translation>
    </message>
    <message numerus="yes">
        <source>Free cells: %n. Any single card may wait in an empty free cell.</source>
        <translation>
            <numerusform>Vrije cellen: %n. In een lege cel kan elke losse kaart wachten.</numerusform>
            <numerusform>Vrije cellen: %n. In een lege cel kan elke losse kaart wachten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Free cells that hold a card from the start: %n.</source>
        <translation>
            <numerusform>Cellen waarin vanaf het begin een kaart ligt: %n.</numerusform>
            <numerusform>Cellen waarin vanaf het begin een kaart ligt: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reserves beside the columns: %n.</source>
        <translation>
            <numerusform>Reserves naast de kolommen: %n.</numerusform>
            <numerusform>Reserves naast de kolommen: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Face-up cards in each reserve at the start: %n.</source>
        <translation>
            <numerusform>Open kaarten in elke reserve bij het begin: %n.</numerusform>
            <numerusform>Open kaarten in elke reserve bij het begin: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last card of a reserve may be played; a reserve takes no card from you.</source>
        <translation>De laatste kaart van een reserve is speelbaar; u kunt er niets op leggen.</translation>
    </message>
    <message>
        <source>A reserve takes any number of cards, one at a time; its last card may be played.</source>
        <translation>Een reserve neemt zoveel kaarten op als u wilt, één tegelijk; de laatste kaart is speelbaar.</translation>
    </message>
    <message numerus="yes">
        <source>Cards in the stock: %n.</source>
        <translation>
            <numerusform>Kaarten in de stok: %n.</numerusform>
            <numerusform>Kaarten in de stok: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards lie on the table; there is no stock.</source>
        <translation>Alle kaarten liggen op tafel; er is geen stok.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column that is exactly one rank higher.</source>
        <translation>Een kaart mag op de onderste kaart van een kolom als die precies één rang hoger is.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column that is exactly one rank lower.</source>
        <translation>Een kaart mag op de onderste kaart van een kolom als die precies één rang lager is.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column that is exactly one rank higher or lower.</source>
        <translation>Een kaart mag op de onderste kaart van een kolom als die precies één rang hoger of lager is.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column if that is higher, by however much.</source>
        <translation>Een kaart mag op de onderste kaart van een kolom als die hoger is, hoeveel dan ook.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column that is {step} ranks higher.</source>
        <translation>Een kaart mag op de onderste kaart van een kolom als die {step} rangen hoger is.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column that is {step} ranks lower.</source>
        <translation>Een kaart mag op de onderste kaart van een kolom als die {step} rangen lager is.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column that is {step} ranks higher or lower.</source>
        <translation>Een kaart mag op de onderste kaart van een kolom als die {step} rangen hoger of lager is.</translation>
    </message>
    <message>
        <source>The suits do not matter.</source>
        <translation>De kleuren doen er niet toe.</translation>
    </message>
    <message>
        <source>Both cards must be of the same suit.</source>
        <translation>Beide kaarten moeten van dezelfde kleur zijn.</translation>
    </message>
    <message>
        <source>Both cards must be red, or both black.</source>
        <translation>Beide kaarten moeten rood zijn, of beide zwart.</translation>
    </message>
    <message>
        <source>One card must be red and the other black.</source>
        <translation>De ene kaart moet rood zijn en de andere zwart.</translation>
    </message>
    <message>
        <source>A card of the same rank fits, too, whatever its suit.</source>
        <translation>Een kaart van dezelfde rang past ook, ongeacht de kleur.</translation>
    </message>
    <message>
        <source>The ranks go round: a king goes on an ace as if it were one rank lower.</source>
        <translation>De rangen lopen rond: een heer mag op een aas, alsof hij één rang lager was.</translation>
    </message>
    <message>
        <source>The ranks go round: an ace goes on a king as if it were one rank higher.</source>
        <translation>De rangen lopen rond: een aas mag op een heer, alsof het één rang hoger was.</translation>
    </message>
    <message>
        <source>Nothing goes on an ace.</source>
        <translation>Op een aas past niets.</translation>
    </message>
    <message>
        <source>Nothing goes on a king.</source>
        <translation>Op een heer past niets.</translation>
    </message>
    <message>
        <source>A face-down card turns when it becomes the last of its column.</source>
        <translation>Een omgekeerde kaart wordt omgedraaid zodra ze de laatste van haar kolom is.</translation>
    </message>
    <message>
        <source>Face-up cards at the end of a column move together if they follow each other in rank and are of one suit.</source>
        <translation>Open kaarten aan het eind van een kolom gaan samen mee als hun rangen op elkaar volgen en ze van één kleur zijn.</translation>
    </message>
    <message>
        <source>Face-up cards at the end of a column move together if they follow each other in rank and are all red or all black.</source>
        <translation>Open kaarten aan het eind van een kolom gaan samen mee als hun rangen op elkaar volgen en ze alle rood of alle zwart zijn.</translation>
    </message>
    <message>
        <source>Face-up cards at the end of a column move together if they follow each other in rank and alternate between red and black.</source>
        <translation>Open kaarten aan het eind van een kolom gaan samen mee als hun rangen op elkaar volgen en rood en zwart elkaar afwisselen.</translation>
    </message>
    <message>
        <source>Face-up cards at the end of a column move together if they follow each other in rank; their suits do not matter.</source>
        <translation>Open kaarten aan het eind van een kolom gaan samen mee als hun rangen op elkaar volgen; de kleuren doen er niet toe.</translation>
    </message>
    <message>
        <source>Cards move one at a time.</source>
        <translation>Kaarten gaan één voor één.</translation>
    </message>
    <message>
        <source>Any face-up card moves together with all the cards that lie on it, in order or not.</source>
        <translation>Elke open kaart gaat mee met alle kaarten die erop liggen, op volgorde of niet.</translation>
    </message>
    <message>
        <source>Cards of one rank move together, too.</source>
        <translation>Ook kaarten van één rang gaan samen mee.</translation>
    </message>
    <message>
        <source>If you choose the Relaxed rule, a group may be of mixed suits.</source>
        <translation>Met de regel Soepel mag een groep uit gemengde kleuren bestaan.</translation>
    </message>
    <message>
        <source>Only so many cards move together as could be carried one by one over the free cells and the empty columns.</source>
        <translation>Er gaan niet meer kaarten samen mee dan men één voor één over de vrije cellen en de lege kolommen zou kunnen verplaatsen.</translation>
    </message>
    <message>
        <source>An empty column takes any card and any group that may move.</source>
        <translation>Een lege kolom neemt elke kaart en elke verplaatsbare groep op.</translation>
    </message>
    <message>
        <source>An empty column takes only a king, or a group that begins with a king.</source>
        <translation>Een lege kolom neemt alleen een heer op, of een groep die met een heer begint.</translation>
    </message>
    <message>
        <source>An empty column takes only an ace, or a group that begins with an ace.</source>
        <translation>Een lege kolom neemt alleen een aas op, of een groep die met een aas begint.</translation>
    </message>
    <message>
        <source>An empty column takes no card from you.</source>
        <translation>Een lege kolom neemt geen kaart van u op.</translation>
    </message>
    <message numerus="yes">
        <source>As soon as %n column(s) begin with a king, empty columns take anything.</source>
        <translation>
            <numerusform>Zodra %n kolom met een heer begint, nemen lege kolommen alles op.</numerusform>
            <numerusform>Zodra %n kolommen met een heer beginnen, nemen lege kolommen alles op.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A whole run has %n card(s), all face up.</source>
        <translation>
            <numerusform>Een complete reeks heeft %n kaart, open.</numerusform>
            <numerusform>Een complete reeks heeft %n kaarten, alle open.</numerusform>
        </translation>
    </message>
    <message>
        <source>It begins with a king and goes down.</source>
        <translation>Ze begint met een heer en loopt af.</translation>
    </message>
    <message>
        <source>It begins with an ace and goes up.</source>
        <translation>Ze begint met een aas en loopt op.</translation>
    </message>
    <message>
        <source>It may begin with any rank.</source>
        <translation>Ze mag met elke rang beginnen.</translation>
    </message>
    <message>
        <source>Its suits do not matter.</source>
        <translation>De kleuren ervan doen er niet toe.</translation>
    </message>
    <message>
        <source>All its cards are of one suit.</source>
        <translation>Alle kaarten ervan zijn van één kleur.</translation>
    </message>
    <message>
        <source>Its cards are all red or all black.</source>
        <translation>De kaarten ervan zijn alle rood of alle zwart.</translation>
    </message>
    <message>
        <source>Its cards alternate between red and black.</source>
        <translation>De kaarten ervan zijn afwisselend rood en zwart.</translation>
    </message>
    <message>
        <source>A whole run at the end of a column leaves the table by itself. Only undo brings it back.</source>
        <translation>Een complete reeks aan het eind van een kolom verlaat de tafel vanzelf. Alleen ongedaan maken brengt haar terug.</translation>
    </message>
    <message>
        <source>A whole run stays where it lies, and may be broken up again.</source>
        <translation>Een complete reeks blijft liggen en mag weer worden gesplitst.</translation>
    </message>
    <message>
        <source>A whole run is moved to an empty foundation by you.</source>
        <translation>Een complete reeks verplaatst u zelf naar een lege eindstapel.</translation>
    </message>
    <message numerus="yes">
        <source>Foundations that begin with an ace and go up to the king in one suit: %n.</source>
        <translation>
            <numerusform>Eindstapels die met een aas beginnen en in één kleur tot de heer oplopen: %n.</numerusform>
            <numerusform>Eindstapels die met een aas beginnen en in één kleur tot de heer oplopen: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Foundations that begin with a king and go down to the ace in one suit: %n.</source>
        <translation>
            <numerusform>Eindstapels die met een heer beginnen en in één kleur tot het aas aflopen: %n.</numerusform>
            <numerusform>Eindstapels die met een heer beginnen en in één kleur tot het aas aflopen: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>What lies on a foundation stays there; only undo brings it back.</source>
        <translation>Wat op een eindstapel ligt, blijft daar; alleen ongedaan maken brengt het terug.</translation>
    </message>
    <message numerus="yes">
        <source>The game is won when all %n run(s) have left.</source>
        <translation>
            <numerusform>Het spel is gewonnen als %n reeks is verwijderd.</numerusform>
            <numerusform>Het spel is gewonnen als alle %n reeksen zijn verwijderd.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is won when every column is empty or holds exactly one whole run.</source>
        <translation>Het spel is gewonnen als elke kolom leeg is of precies één complete reeks bevat.</translation>
    </message>
    <message>
        <source>The game is won when all cards lie on the foundations.</source>
        <translation>Het spel is gewonnen als alle kaarten op de eindstapels liggen.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n step(s) can be taken back.</source>
        <translation>
            <numerusform>Hoogstens %n zet kan ongedaan worden gemaakt.</numerusform>
            <numerusform>Hoogstens %n zetten kunnen ongedaan worden gemaakt.</numerusform>
        </translation>
    </message>
    <message>
        <source>When no move and no deal is left, the game says so; you decide whether to undo, to restart or to begin another game.</source>
        <translation>Als er geen zet en geen gift meer is, zegt het spel dat; u beslist of u iets ongedaan maakt, opnieuw begint of een ander spel begint.</translation>
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
        <translation>Ontspannen Spider</translation>
    </message>
    <message>
        <source>The stock is dealt only while every column holds a card.</source>
        <translation>Uitdelen mag alleen als er in elke kolom een kaart ligt.</translation>
    </message>
    <message>
        <source>Easier: the stock may be dealt while columns are empty.</source>
        <translation>Makkelijker: uitdelen mag ook als er kolommen leeg zijn.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Makkelijk</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Moeilijk</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassiek</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Soepel</translation>
    </message>
    <message numerus="yes">
        <source>%n suit(s)</source>
        <translation>
            <numerusform>%n kleur</numerusform>
            <numerusform>%n kleuren</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>The folder: {folder}</source>
        <translation>De map: {folder}</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Put the {card} from {source} on the {other} in {target}.</source>
        <translation>Leg {card} uit {source} op {other} in {target}.</translation>
    </message>
    <message>
        <source>Put the {card} and what lies on it from {source} on the {other} in {target}.</source>
        <translation>Leg {card} met wat erop ligt uit {source} op {other} in {target}.</translation>
    </message>
    <message>
        <source>Take the {card} from {source} to {target}.</source>
        <translation>Leg {card} uit {source} in {target}.</translation>
    </message>
    <message>
        <source>Take the {card} and what lies on it from {source} to {target}.</source>
        <translation>Leg {card} met wat erop ligt uit {source} in {target}.</translation>
    </message>
    <message>
        <source>Deal.</source>
        <translation>Deel uit.</translation>
    </message>
    <message>
        <source>{what} {why}</source>
        <translation>{what} {why}</translation>
    </message>
    <message>
        <source>{name} says: {what} {why}</source>
        <translation>{name} zegt: {what} {why}</translation>
    </message>
    <message>
        <source>{name} says: {what}</source>
        <translation>{name} zegt: {what}</translation>
    </message>
    <message>
        <source>That finishes a run.</source>
        <translation>Dat voltooit een reeks.</translation>
    </message>
    <message>
        <source>That turns a card in {source}.</source>
        <translation>Daarmee wordt in {source} een kaart omgedraaid.</translation>
    </message>
    <message>
        <source>That empties {source}.</source>
        <translation>Daarmee wordt {source} leeg.</translation>
    </message>
    <message>
        <source>They are of one suit and can go on together.</source>
        <translation>Ze zijn van één kleur en kunnen samen verder.</translation>
    </message>
    <message>
        <source>That brings the cards into order.</source>
        <translation>Dat brengt de kaarten op volgorde.</translation>
    </message>
    <message>
        <source>In the empty place it makes room for more.</source>
        <translation>Op de lege plaats maakt dat ruimte voor meer.</translation>
    </message>
    <message>
        <source>That prepares what comes next.</source>
        <translation>Dat bereidt voor wat daarna komt.</translation>
    </message>
    <message>
        <source>No move on the table helps more.</source>
        <translation>Geen zet in het tableau helpt meer dan dat.</translation>
    </message>
    <message numerus="yes">
        <source>A run is finished in %n move(s).</source>
        <translation>
            <numerusform>Over %n zet is een reeks voltooid.</numerusform>
            <numerusform>Over %n zetten is een reeks voltooid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hidden card is turned in %n move(s).</source>
        <translation>
            <numerusform>Over %n zet wordt een omgekeerde kaart omgedraaid.</numerusform>
            <numerusform>Over %n zetten wordt een omgekeerde kaart omgedraaid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A column is empty in %n move(s).</source>
        <translation>
            <numerusform>Over %n zet is een kolom leeg.</numerusform>
            <numerusform>Over %n zetten is een kolom leeg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards of one suit are joined in %n move(s).</source>
        <translation>
            <numerusform>Over %n zet liggen kaarten van één kleur bij elkaar.</numerusform>
            <numerusform>Over %n zetten liggen kaarten van één kleur bij elkaar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards are in better order in %n move(s).</source>
        <translation>
            <numerusform>Over %n zet liggen de kaarten beter op volgorde.</numerusform>
            <numerusform>Over %n zetten liggen de kaarten beter op volgorde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The empty place is of use in %n move(s).</source>
        <translation>
            <numerusform>Over %n zet is de lege plaats van nut.</numerusform>
            <numerusform>Over %n zetten is de lege plaats van nut.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table is ready for a deal in %n move(s).</source>
        <translation>
            <numerusform>Over %n zet is het tableau klaar voor een gift.</numerusform>
            <numerusform>Over %n zetten is het tableau klaar voor een gift.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game can be won in %n move(s).</source>
        <translation>
            <numerusform>Het spel is in %n zet te winnen.</numerusform>
            <numerusform>Het spel is in %n zetten te winnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No move on the table helps. What is left: a deal, undo or a new game.</source>
        <translation>Geen zet in het tableau helpt. Wat overblijft: een gift, ongedaan maken of een nieuw spel.</translation>
    </message>
    <message>
        <source>No move on the table helps. What is left: a deal or a new game.</source>
        <translation>Geen zet in het tableau helpt. Wat overblijft: een gift of een nieuw spel.</translation>
    </message>
    <message>
        <source>No move on the table helps. What is left: undo or a new game.</source>
        <translation>Geen zet in het tableau helpt. Wat overblijft: ongedaan maken of een nieuw spel.</translation>
    </message>
    <message>
        <source>No move on the table helps. What is left: a new game.</source>
        <translation>Geen zet in het tableau helpt. Wat overblijft: een nieuw spel.</translation>
    </message>
    <message>
        <source>No move on the table helps by itself. What is left: a deal, once no column is empty, undo or a new game.</source>
        <translation>Geen zet in het tableau helpt op zichzelf. Wat overblijft: een gift, zodra geen kolom leeg is, ongedaan maken of een nieuw spel.</translation>
    </message>
    <message>
        <source>No move on the table helps by itself. What is left: a deal, once no column is empty, or a new game.</source>
        <translation>Geen zet in het tableau helpt op zichzelf. Wat overblijft: een gift, zodra geen kolom leeg is, of een nieuw spel.</translation>
    </message>
    <message>
        <source>This game can no longer be won, whatever is played.</source>
        <translation>Dit spel is niet meer te winnen, wat er ook gespeeld wordt.</translation>
    </message>
    <message>
        <source>Looking for a hint …</source>
        <translation>Er wordt een hint gezocht …</translation>
    </message>
    <message>
        <source>There is no hint this time: what looks for it has failed.</source>
        <translation>Deze keer is er geen hint: wat hem zoekt, is uitgevallen.</translation>
    </message>
</context>
<context>
    <name>Incoming</name>
    <message>
        <source>The file “{file}” was not opened. {why}</source>
        <translation>Het bestand “{file}” is niet geopend. {why}</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) before that can be read.</source>
        <translation>
            <numerusform>%n handeling daarvoor is leesbaar.</numerusform>
            <numerusform>%n handelingen daarvoor zijn leesbaar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file “{file}” is not whole. {why} {good} It stays as it is.</source>
        <translation>Het bestand “{file}” is niet heel. {why} {good} Het blijft zoals het is.</translation>
    </message>
    <message>
        <source>Take the good part?</source>
        <translation>Het goede deel nemen?</translation>
    </message>
    <message>
        <source>&amp;Take the good part</source>
        <translation>Goede deel &amp;nemen</translation>
    </message>
</context>
<context>
    <name>Kept</name>
    <message>
        <source>In progress</source>
        <translation>Bezig</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Opgegeven</translation>
    </message>
    <message>
        <source>A game that cannot be read</source>
        <translation>Een spel dat niet gelezen kan worden</translation>
    </message>
    <message>
        <source>An earlier state of the game on the table</source>
        <translation>Een eerdere stand van het spel op tafel</translation>
    </message>
    <message>
        <source>Moves: {moves} · Score: {points} · Time: {time}</source>
        <translation>Zetten: {moves} · Score: {points} · Tijd: {time}</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Naam van het spel</translation>
    </message>
</context>
<context>
    <name>KeptGames</name>
    <message>
        <source>All games</source>
        <translation>Alle spellen</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Bezig</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Afgelopen</translation>
    </message>
    <message>
        <source>That could not be done ({reason}). File: {file}</source>
        <translation>Dat is niet gelukt ({reason}). Bestand: {file}</translation>
    </message>
    <message>
        <source>“{name}” was deleted. It can be brought back.</source>
        <translation>“{name}” is verwijderd. Het kan teruggehaald worden.</translation>
    </message>
    <message>
        <source>The game is back.</source>
        <translation>Het spel is terug.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Geschreven: {file}</translation>
    </message>
    <message>
        <source>The game of the file is among the kept ones.</source>
        <translation>Het spel uit het bestand staat bij de bewaarde.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>&amp;Zoeken:</translation>
    </message>
    <message>
        <source>S&amp;how:</source>
        <translation>&amp;Tonen:</translation>
    </message>
    <message>
        <source>Kept games</source>
        <translation>Bewaarde spellen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Openen</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>Terug&amp;kijken</translation>
    </message>
    <message>
        <source>Anal&amp;yse…</source>
        <translation>Anal&amp;yseren…</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Naam geven</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>Ver&amp;wijderen</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <translation>Terug&amp;halen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporteren…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importeren…</translation>
    </message>
    <message>
        <source>Go on with this game</source>
        <translation>Dit spel voortzetten</translation>
    </message>
    <message>
        <source>Watch this game move by move</source>
        <translation>Dit spel zet voor zet terugkijken</translation>
    </message>
    <message>
        <source>Look where this game was lost</source>
        <translation>Kijken waar dit spel verloren ging</translation>
    </message>
    <message>
        <source>Give this game a name (F2)</source>
        <translation>Dit spel een naam geven (F2)</translation>
    </message>
    <message>
        <source>Delete this game (Del)</source>
        <translation>Dit spel verwijderen (Del)</translation>
    </message>
    <message>
        <source>Bring back the game deleted last (Ctrl+Z)</source>
        <translation>Het laatst verwijderde spel terughalen (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Write this game into a file of its own</source>
        <translation>Dit spel naar een eigen bestand schrijven</translation>
    </message>
    <message>
        <source>Take in the game of a file</source>
        <translation>Het spel uit een bestand opnemen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Games (*.jsonl *.txt)</source>
        <translation>Spellen (*.jsonl *.txt)</translation>
    </message>
    <message>
        <source>No game is kept yet. When you leave a game you can keep it for later; finished games come here by themselves.</source>
        <translation>Er is nog geen spel bewaard. Als je een spel verlaat, kun je het voor later bewaren; afgelopen spellen komen hier vanzelf.</translation>
    </message>
    <message>
        <source>No kept game is like that.</source>
        <translation>Geen bewaard spel is zo.</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>One suit, cards in sight</source>
        <translation>Eén kleur, open kaarten</translation>
    </message>
    <message>
        <source>All cards of the columns lie face up, so that you can plan. A card goes on one that is one rank higher, and cards that follow each other in one suit move together as a group. A run from king to ace in one suit leaves by itself.</source>
        <translation>Alle kaarten van de kolommen liggen met de voorkant omhoog, zodat je kunt plannen. Een kaart gaat op een kaart die precies één rang hoger is, en kaarten van één kleur die op elkaar volgen, verplaats je samen als groep. Een reeks van heer tot aas van één kleur wordt vanzelf verwijderd.</translation>
    </message>
    <message>
        <source>One suit, cards hidden</source>
        <translation>Eén kleur, omgekeerde kaarten</translation>
    </message>
    <message>
        <source>Now only the last card of each column is face up. When it moves away, the hidden card below it turns, so turn as many as you can before you deal. An empty column takes any card or group: it is the most useful place of all.</source>
        <translation>Nu ligt alleen de onderste kaart van elke kolom met de voorkant omhoog. Gaat die weg, dan wordt de omgekeerde kaart erachter omgedraaid; draai er dus zo veel mogelijk om voordat je uitdeelt. In een lege kolom past elke kaart of groep: het is de nuttigste plaats van allemaal.</translation>
    </message>
    <message>
        <source>One suit, look ahead</source>
        <translation>Eén kleur, vooruitdenken</translation>
    </message>
    <message>
        <source>Only your last three moves can be undone here. Look for moves that turn a card or empty a column, and deal from the stock only when none is left. Few moves show a good plan.</source>
        <translation>Hier kunnen alleen je laatste drie zetten ongedaan gemaakt worden. Zoek zetten die een kaart omdraaien of een kolom leegmaken, en deel pas van de stok uit als er geen meer is. Weinig zetten wijzen op een goed plan.</translation>
    </message>
    <message>
        <source>Two suits, cards in sight</source>
        <translation>Twee kleuren, open kaarten</translation>
    </message>
    <message>
        <source>A card still goes on any card one rank higher, but only cards of one suit move together. Build in suit where you can: a card of the other suit holds all cards below it fast until it is moved away.</source>
        <translation>Een kaart gaat nog steeds op elke kaart die precies één rang hoger is, maar alleen kaarten van één kleur verplaats je samen. Bouw in dezelfde kleur waar dat kan: een kaart van de andere kleur houdt alle kaarten erachter vast tot zij weggaat.</translation>
    </message>
    <message>
        <source>Two suits, Relaxed</source>
        <translation>Twee kleuren, Soepel</translation>
    </message>
    <message>
        <source>With the Relaxed rule, groups of mixed suits move together, too. But a run leaves in one suit only, so sort the suits in good time. An empty column is the place to do it.</source>
        <translation>Met de regel Soepel verplaats je ook groepen van gemengde kleuren. Maar een reeks wordt alleen in één kleur verwijderd; sorteer de kleuren dus op tijd. Een lege kolom is daar de plaats voor.</translation>
    </message>
    <message>
        <source>Two suits, Classic</source>
        <translation>Twee kleuren, Klassiek</translation>
    </message>
    <message>
        <source>Now mixed groups do not move. Build one only if it turns a card or empties a column, and know how you will take it apart again. Two empty columns at the same time give room to sort long groups.</source>
        <translation>Nu kunnen gemengde groepen niet verplaatst worden. Bouw er alleen een als die een kaart omdraait of een kolom leegmaakt, en weet hoe je hem weer uit elkaar haalt. Twee lege kolommen tegelijk geven ruimte om lange groepen te sorteren.</translation>
    </message>
    <message>
        <source>Four suits, cards in sight</source>
        <translation>Vier kleuren, open kaarten</translation>
    </message>
    <message>
        <source>With four suits, a card seldom finds its own suit. Choose the column that you want to empty first, and see from the open cards where each of its cards can go.</source>
        <translation>Met vier kleuren vindt een kaart zelden haar eigen kleur. Kies de kolom die je het eerst wilt leegmaken, en kijk aan de open kaarten waar elk van haar kaarten heen kan.</translation>
    </message>
    <message>
        <source>Four suits, Relaxed</source>
        <translation>Vier kleuren, Soepel</translation>
    </message>
    <message>
        <source>Mixed groups move together, so columns are emptied sooner. Do not let the suits mix for long: whatever is mixed must be sorted before a run can leave.</source>
        <translation>Gemengde groepen verplaats je samen, dus kolommen raken eerder leeg. Laat de kleuren niet lang gemengd: alles wat gemengd is, moet gesorteerd zijn voordat een reeks verwijderd kan worden.</translation>
    </message>
    <message>
        <source>Four suits, Classic</source>
        <translation>Vier kleuren, Klassiek</translation>
    </message>
    <message>
        <source>This is Spider in full. Do everything useful before you deal, keep a column empty when you can, and undo what went wrong. Even strong players lose many of these games.</source>
        <translation>Dit is Spider zoals het bedoeld is. Doe alles wat nuttig is voordat je uitdeelt, houd een kolom leeg als dat kan, en maak ongedaan wat misging. Ook sterke spelers verliezen veel van deze spellen.</translation>
    </message>
    <message>
        <source>Empty a column</source>
        <translation>Een kolom leegmaken</translation>
    </message>
    <message>
        <source>Win the game</source>
        <translation>Het spel winnen</translation>
    </message>
    <message>
        <source>Win without undo</source>
        <translation>Winnen zonder iets ongedaan te maken</translation>
    </message>
    <message>
        <source>Win without a hint</source>
        <translation>Winnen zonder hint</translation>
    </message>
    <message numerus="yes">
        <source>Make a group of %n card(s) in one suit</source>
        <translation>
            <numerusform>Een groep van %n kaart van één kleur maken</numerusform>
            <numerusform>Een groep van %n kaarten van één kleur maken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %n hidden card(s)</source>
        <translation>
            <numerusform>%n omgekeerde kaart omdraaien</numerusform>
            <numerusform>%n omgekeerde kaarten omdraaien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %n hidden card(s) before the first deal</source>
        <translation>
            <numerusform>%n omgekeerde kaart omdraaien voor de eerste gift</numerusform>
            <numerusform>%n omgekeerde kaarten omdraaien voor de eerste gift</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have %n column(s) empty at the same time</source>
        <translation>
            <numerusform>%n kolom tegelijk leeg hebben</numerusform>
            <numerusform>%n kolommen tegelijk leeg hebben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish %n run(s)</source>
        <translation>
            <numerusform>%n reeks voltooien</numerusform>
            <numerusform>%n reeksen voltooien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish runs of %n suit(s)</source>
        <translation>
            <numerusform>Reeksen van %n kleur voltooien</numerusform>
            <numerusform>Reeksen van %n kleuren voltooien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win with at most %n move(s)</source>
        <translation>
            <numerusform>Winnen met hoogstens %n zet</numerusform>
            <numerusform>Winnen met hoogstens %n zetten</numerusform>
        </translation>
    </message>
    <message>
        <source>Your progress on the learning path could not be read ({found}).</source>
        <translation>Je voortgang op het leerpad kon niet gelezen worden ({found}).</translation>
    </message>
    <message>
        <source>The file with your progress on the learning path is damaged ({found}); the path begins anew.</source>
        <translation>Het bestand met je voortgang op het leerpad is beschadigd ({found}); het pad begint opnieuw.</translation>
    </message>
    <message>
        <source>Your progress on the learning path comes from a newer version of the program; here the path begins anew.</source>
        <translation>Je voortgang op het leerpad komt van een nieuwere versie van het programma; hier begint het pad opnieuw.</translation>
    </message>
    <message>
        <source>Your progress on the learning path cannot be saved ({reason}). It holds until you quit. File: {file}</source>
        <translation>Je voortgang op het leerpad kan niet opgeslagen worden ({reason}). Die geldt tot je afsluit. Bestand: {file}</translation>
    </message>
    <message>
        <source>Looking for a deal that can be won…</source>
        <translation>Er wordt een gift gezocht die gewonnen kan worden…</translation>
    </message>
    <message>
        <source>No deal was found in time of which it is known that it can be won; this is any deal.</source>
        <translation>Er is niet op tijd een gift gevonden waarvan bekend is dat die gewonnen kan worden; dit is een willekeurige.</translation>
    </message>
    <message>
        <source>You have left the learning path. What you have reached is kept.</source>
        <translation>Je hebt het leerpad verlaten. Wat je bereikt hebt, blijft bewaard.</translation>
    </message>
    <message>
        <source>New to Spider? The learning path leads from one suit to four.</source>
        <translation>Nieuw bij Spider? Het leerpad leidt van één kleur naar vier.</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Nee, bedankt</translation>
    </message>
    <message>
        <source>Goals of step {number}: {goals}</source>
        <translation>Doelen van stap {number}: {goals}</translation>
    </message>
    <message>
        <source>Goal reached: {goal}</source>
        <translation>Doel bereikt: {goal}</translation>
    </message>
    <message>
        <source>With help that looks at hidden cards, a win does not count on the path.</source>
        <translation>Met hulp die omgekeerde kaarten bekijkt, telt winnen niet mee op het leerpad.</translation>
    </message>
    <message>
        <source>This was the last step: you have come to the end of the path.</source>
        <translation>Dit was de laatste stap: je bent aan het eind van het pad gekomen.</translation>
    </message>
    <message>
        <source>Step {number} of the learning path is passed.</source>
        <translation>Stap {number} van het leerpad is gehaald.</translation>
    </message>
    <message>
        <source>Goals: {done} of {count}. Another win leads on to the next step.</source>
        <translation>Doelen: {done} van {count}. Nog een keer winnen leidt naar de volgende stap.</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Volgende stap</translation>
    </message>
    <message>
        <source>Another deal</source>
        <translation>Een andere gift</translation>
    </message>
</context>
<context>
    <name>LearningPath</name>
    <message>
        <source>Passed</source>
        <translation>Gehaald</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Overgeslagen</translation>
    </message>
    <message>
        <source>Your next step</source>
        <translation>Je volgende stap</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Later</translation>
    </message>
    <message>
        <source>Learning path</source>
        <translation>Leerpad</translation>
    </message>
    <message>
        <source>From one suit to four, at your own pace. You may play any step at any time, and nothing that you reach is lost.</source>
        <translation>Van één kleur naar vier, in je eigen tempo. Je kunt elke stap op elk moment spelen, en niets van wat je bereikt gaat verloren.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Stappen</translation>
    </message>
    <message>
        <source>&amp;Goals:</source>
        <translation>&amp;Doelen:</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Doelen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spelen</translation>
    </message>
    <message>
        <source>&amp;Leave the path</source>
        <translation>Het pad &amp;verlaten</translation>
    </message>
    <message>
        <source>Nothing is said of the path until you play a step again</source>
        <translation>Over het pad wordt niets gezegd tot je weer een stap speelt</translation>
    </message>
    <message>
        <source>Take it &amp;up again</source>
        <translation>&amp;Weer oppakken</translation>
    </message>
    <message>
        <source>&amp;Skip this step</source>
        <translation>Deze stap &amp;overslaan</translation>
    </message>
    <message>
        <source>The game of this step is not installed.</source>
        <translation>Het spel van deze stap is niet geïnstalleerd.</translation>
    </message>
    <message>
        <source>all cards of the columns in sight</source>
        <translation>alle kaarten van de kolommen open</translation>
    </message>
    <message numerus="yes">
        <source>It leads on after %n won deal(s), or after one with all goals.</source>
        <translation>
            <numerusform>Het gaat verder na %n gewonnen gift, of na één met alle doelen.</numerusform>
            <numerusform>Het gaat verder na %n gewonnen giften, of na één met alle doelen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won so far: %n deal(s).</source>
        <translation>
            <numerusform>Tot nu toe gewonnen: %n gift.</numerusform>
            <numerusform>Tot nu toe gewonnen: %n giften.</numerusform>
        </translation>
    </message>
    <message>
        <source>{goal} (reached)</source>
        <translation>{goal} (bereikt)</translation>
    </message>
    <message>
        <source>{goal} (still open)</source>
        <translation>{goal} (nog open)</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) can be undone</source>
        <translation>
            <numerusform>%n zet kan ongedaan gemaakt worden</numerusform>
            <numerusform>%n zetten kunnen ongedaan gemaakt worden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Leave this game?</source>
        <translation>Dit spel verlaten?</translation>
    </message>
    <message>
        <source>This game is not over. Keep it for later, or give it up? Given up, it counts as not won.</source>
        <translation>Dit spel is niet afgelopen. Voor later bewaren of opgeven? Opgegeven telt het als niet gewonnen.</translation>
    </message>
    <message>
        <source>No move is left, but undo may still help. Keep the game for later, or give it up? Given up, it counts as lost.</source>
        <translation>Er is geen zet meer, maar terugnemen kan nog helpen. Het spel voor later bewaren of opgeven? Opgegeven telt het als verloren.</translation>
    </message>
    <message>
        <source>&amp;Keep for later</source>
        <translation>Voor later &amp;bewaren</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>&amp;Opgeven</translation>
    </message>
</context>
<context>
    <name>Looks</name>
    <message>
        <source>Table and cards</source>
        <translation>Tafel en kaarten</translation>
    </message>
    <message>
        <source>&amp;Themes</source>
        <translation>&amp;Thema’s</translation>
    </message>
    <message>
        <source>T&amp;ables</source>
        <translation>T&amp;afels</translation>
    </message>
    <message>
        <source>&amp;Faces</source>
        <translation>&amp;Kaartbeelden</translation>
    </message>
    <message>
        <source>&amp;Backs</source>
        <translation>&amp;Ruggen</translation>
    </message>
    <message>
        <source>Themes: table, faces, back and accent colour</source>
        <translation>Thema’s: tafel, kaartbeelden, rug en accentkleur</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tafels</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Kaartbeelden</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Kaartruggen</translation>
    </message>
    <message>
        <source>Backs in the &amp;colours of the theme</source>
        <translation>Ruggen in de kl&amp;euren van het thema</translation>
    </message>
    <message>
        <source>Own &amp;picture…</source>
        <translation>Eigen a&amp;fbeelding…</translation>
    </message>
    <message>
        <source>&amp;Remove own picture</source>
        <translation>Eigen afbeelding &amp;verwijderen</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Gebruiken</translation>
    </message>
    <message>
        <source>As the theme</source>
        <translation>Zoals het thema</translation>
    </message>
    <message>
        <source>{name} is not installed; the default is shown instead.</source>
        <translation>{name} is niet geïnstalleerd; in plaats daarvan wordt het gewone getoond.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Taal</translation>
    </message>
    <message>
        <source>&amp;System language</source>
        <translation>&amp;Systeemtaal</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spel</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zet</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Beeld</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Gereedschap</translation>
    </message>
</context>
<context>
    <name>MessageStrip</name>
    <message>
        <source>Message</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Read all</source>
        <translation>Alles lezen</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Lees de regel</translation>
    </message>
    <message>
        <source>Open the rules page at this rule</source>
        <translation>De regelpagina bij deze regel openen</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Berichten</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Any difficulty</source>
        <translation>Elke moeilijkheid</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Makkelijk</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Moeilijk</translation>
    </message>
    <message>
        <source>&amp;Find:</source>
        <translation>&amp;Zoeken:</translation>
    </message>
    <message>
        <source>For instance: two decks easy short</source>
        <translation>Bijvoorbeeld: twee makkelijk kort</translation>
    </message>
    <message>
        <source>Words of the name, the kind, decks, difficulty or length</source>
        <translation>Woorden uit naam, soort, kaartspellen, moeilijkheid of duur</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>No game has all of this. Take a word or a filter away.</source>
        <translation>Geen spel heeft dit allemaal. Haal een woord of een filter weg.</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Kaartspellen</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Moeilijkheidsniveau</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Duur</translation>
    </message>
    <message>
        <source>Any decks</source>
        <translation>Elk aantal kaartspellen</translation>
    </message>
    <message>
        <source>Any length</source>
        <translation>Elke duur</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favoriet</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favorieten</translation>
    </message>
    <message>
        <source>Recently played</source>
        <translation>Onlangs gespeeld</translation>
    </message>
    <message>
        <source>&amp;Easy: {suits}</source>
        <translation>&amp;Makkelijk: {suits}</translation>
    </message>
    <message>
        <source>&amp;Medium: {suits}</source>
        <translation>&amp;Gemiddeld: {suits}</translation>
    </message>
    <message>
        <source>&amp;Hard: {suits}</source>
        <translation>M&amp;oeilijk: {suits}</translation>
    </message>
    <message>
        <source>Spades only. Good for learning; nearly every deal can be won.</source>
        <translation>Alleen schoppen. Goed om te leren; bijna elk spel is te winnen.</translation>
    </message>
    <message>
        <source>Spades and hearts. Suits begin to matter.</source>
        <translation>Schoppen en harten. De kleuren gaan meetellen.</translation>
    </message>
    <message>
        <source>Spades, hearts and diamonds; the spades come twice.</source>
        <translation>Schoppen, harten en ruiten; schoppen dubbel.</translation>
    </message>
    <message>
        <source>All four suits. For those who like to think ahead.</source>
        <translation>Alle vier de kleuren. Voor wie graag vooruitdenkt.</translation>
    </message>
    <message>
        <source>Spades only.</source>
        <translation>Alleen schoppen.</translation>
    </message>
    <message>
        <source>Spades and hearts.</source>
        <translation>Schoppen en harten.</translation>
    </message>
    <message>
        <source>Spades, hearts and diamonds.</source>
        <translation>Schoppen, harten en ruiten.</translation>
    </message>
    <message>
        <source>All four suits.</source>
        <translation>Alle vier kleuren.</translation>
    </message>
    <message>
        <source>&amp;Classic</source>
        <translation>&amp;Klassiek</translation>
    </message>
    <message>
        <source>&amp;Relaxed</source>
        <translation>Soe&amp;pel</translation>
    </message>
    <message>
        <source>Cards move together only if they are of one suit.</source>
        <translation>Kaarten gaan alleen samen als ze van één kleur zijn.</translation>
    </message>
    <message>
        <source>Cards of different suits move together, too, if their ranks follow.</source>
        <translation>Ook kaarten van verschillende kleuren gaan samen als hun rangen op elkaar volgen.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Rule for moving groups</source>
        <translation>Regel voor groepen</translation>
    </message>
    <message>
        <source>Fa&amp;vourite</source>
        <translation>&amp;Favoriet</translation>
    </message>
    <message>
        <source>Rules of this &amp;game</source>
        <translation>Spelregels van &amp;dit spel</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>Sta&amp;rten</translation>
    </message>
    <message>
        <source>Dea&amp;l:</source>
        <translation>Sp&amp;el:</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Go on</source>
        <translation>Verdergaan</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Begrepen</translation>
    </message>
    <message>
        <source>Show the plugin</source>
        <translation>Plug-in tonen</translation>
    </message>
    <message>
        <source>No move and no deal is left.</source>
        <translation>Er is geen zet en geen gift meer mogelijk.</translation>
    </message>
    <message>
        <source>The game is paused and the time stands still.</source>
        <translation>Het spel is gepauzeerd en de tijd staat stil.</translation>
    </message>
    <message>
        <source>Won! Score: {points}. Moves: {moves}. Time: {time}.</source>
        <translation>Gewonnen! Score: {points}. Zetten: {moves}. Tijd: {time}.</translation>
    </message>
    <message>
        <source>Undo may still help.</source>
        <translation>Ongedaan maken helpt misschien nog.</translation>
    </message>
</context>
<context>
    <name>Overview</name>
    <message>
        <source>Walk over the table</source>
        <translation>Over de tafel lopen</translation>
    </message>
    <message>
        <source>Choose the longest group that can be moved</source>
        <translation>De langste groep kiezen die verplaatst kan worden</translation>
    </message>
    <message>
        <source>Go to the first or the last card</source>
        <translation>Naar de eerste of laatste kaart</translation>
    </message>
    <message>
        <source>Take cards, or put them down</source>
        <translation>Kaarten oppakken of neerleggen</translation>
    </message>
    <message>
        <source>Held down: shows a covered card whole</source>
        <translation>Ingedrukt gehouden: toont een bedekte kaart helemaal</translation>
    </message>
    <message>
        <source>Put the cards back; stop the solution; leave full screen</source>
        <translation>De kaarten terugleggen; de oplossing stoppen; volledig scherm verlaten</translation>
    </message>
    <message>
        <source>Go on to the next part of the window</source>
        <translation>Naar het volgende deel van het venster</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Slepen</translation>
    </message>
    <message>
        <source>Moves a card with all that lie on it</source>
        <translation>Verplaatst een kaart met alles wat erop ligt</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Dubbelklik</translation>
    </message>
    <message>
        <source>Sends the cards to their best column</source>
        <translation>Stuurt de kaarten naar hun beste kolom</translation>
    </message>
    <message>
        <source>Right button or a long touch</source>
        <translation>Rechterknop of lang aanraken</translation>
    </message>
    <message>
        <source>Shows a covered card whole while it is held</source>
        <translation>Toont een bedekte kaart helemaal zolang je vasthoudt</translation>
    </message>
    <message>
        <source>Click on the stock</source>
        <translation>Klik op de stok</translation>
    </message>
    <message>
        <source>Deals one card onto each column</source>
        <translation>Legt één kaart op elke kolom</translation>
    </message>
    <message>
        <source>Drop a file on the window</source>
        <translation>Bestand op het venster slepen</translation>
    </message>
    <message>
        <source>Opens the game that is in it</source>
        <translation>Opent het spel dat erin staat</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Toetsen en muis</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Op de tafel</translation>
    </message>
    <message>
        <source>With the mouse or a finger</source>
        <translation>Met muis of vinger</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Overal</translation>
    </message>
</context>
<context>
    <name>OwnBack</name>
    <message>
        <source>Back from a picture</source>
        <translation>Rug uit een afbeelding</translation>
    </message>
    <message>
        <source>Move the frame by mouse or arrow keys; + and - or the wheel change its size.</source>
        <translation>Verplaats het kader met muis of pijltoetsen; + en - of het wiel veranderen de grootte.</translation>
    </message>
    <message>
        <source>The part of the picture that is used</source>
        <translation>Het deel van de afbeelding dat wordt gebruikt</translation>
    </message>
    <message>
        <source>&amp;Size of the part:</source>
        <translation>&amp;Grootte van de uitsnede:</translation>
    </message>
    <message>
        <source>Use as back</source>
        <translation>Als rug gebruiken</translation>
    </message>
    <message>
        <source>Picture for the back</source>
        <translation>Afbeelding voor de rug</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Afbeeldingen</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle bestanden</translation>
    </message>
    <message>
        <source>The picture cannot be removed: {reason}.</source>
        <translation>De afbeelding kan niet worden verwijderd: {reason}.</translation>
    </message>
    <message>
        <source>The file {file} cannot be read: {reason}.</source>
        <translation>Het bestand {file} kan niet worden gelezen: {reason}.</translation>
    </message>
    <message>
        <source>The file {file} is too large. Choose a picture of at most {most} megabytes.</source>
        <translation>Het bestand {file} is te groot. Kies een afbeelding van ten hoogste {most} megabyte.</translation>
    </message>
    <message>
        <source>The file {file} is no picture that can be read. Choose a PNG, JPEG or SVG file.</source>
        <translation>Het bestand {file} is geen leesbare afbeelding. Kies een PNG-, JPEG- of SVG-bestand.</translation>
    </message>
    <message>
        <source>The picture {file} has too many pixels, {size}. Make it smaller first.</source>
        <translation>De afbeelding {file} heeft te veel pixels, {size}. Maak haar eerst kleiner.</translation>
    </message>
    <message>
        <source>The picture {file} moves. Choose one that stands still.</source>
        <translation>De afbeelding {file} beweegt. Kies er een die stilstaat.</translation>
    </message>
    <message>
        <source>The picture {file} cannot be used: {reason}.</source>
        <translation>De afbeelding {file} kan niet worden gebruikt: {reason}.</translation>
    </message>
</context>
<context>
    <name>PlayOptions</name>
    <message>
        <source>Scori&amp;ng:</source>
        <translation>&amp;Telling:</translation>
    </message>
    <message>
        <source>&amp;Undo:</source>
        <translation>Ongedaan m&amp;aken:</translation>
    </message>
    <message>
        <source>Without limit</source>
        <translation>Onbeperkt</translation>
    </message>
    <message>
        <source>Limited</source>
        <translation>Beperkt</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Niet toegestaan</translation>
    </message>
    <message>
        <source>How many steps can be undone</source>
        <translation>Hoeveel stappen ongedaan gemaakt kunnen worden</translation>
    </message>
</context>
<context>
    <name>PluginInstall</name>
    <message>
        <source>“{file}” was not installed, and nothing was changed.</source>
        <translation>“{file}” is niet geïnstalleerd en er is niets veranderd.</translation>
    </message>
    <message>
        <source>“{name}” {version} by {author} is a program.</source>
        <translation>“{name}” {version} van {author} is een programma.</translation>
    </message>
    <message>
        <source>“{name}” {version} is a program and does not say who made it.</source>
        <translation>“{name}” {version} is een programma en zegt niet wie het gemaakt heeft.</translation>
    </message>
    <message>
        <source>It can do whatever you can do on this computer: read, change and delete your files, and use the network. Install it only if you trust where it comes from.</source>
        <translation>Het kan op deze computer alles wat u kunt: uw bestanden lezen, veranderen en wissen, en het netwerk gebruiken. Installeer het alleen als u de herkomst vertrouwt.</translation>
    </message>
    <message>
        <source>Install this plugin?</source>
        <translation>Deze plug-in installeren?</translation>
    </message>
    <message>
        <source>&amp;Install</source>
        <translation>&amp;Installeren</translation>
    </message>
    <message>
        <source>Replace this plugin?</source>
        <translation>Deze plug-in vervangen?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Vervangen</translation>
    </message>
</context>
<context>
    <name>PluginManager</name>
    <message>
        <source>All plugins</source>
        <translation>Alle plug-ins</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Gegevens</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programma’s</translation>
    </message>
    <message>
        <source>Switched off</source>
        <translation>Uitgezet</translation>
    </message>
    <message>
        <source>In trouble</source>
        <translation>Met problemen</translation>
    </message>
    <message>
        <source>The report on {plugin} was copied.</source>
        <translation>Het verslag over {plugin} is gekopieerd.</translation>
    </message>
    <message>
        <source>Please drop one plugin at a time.</source>
        <translation>Laat één plug-in tegelijk los.</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Plug-ins</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>&amp;Zoeken:</translation>
    </message>
    <message>
        <source>S&amp;how:</source>
        <translation>T&amp;onen:</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Tonen</translation>
    </message>
    <message>
        <source>About this plugin</source>
        <translation>Over deze plug-in</translation>
    </message>
    <message>
        <source>Load this plugin once more</source>
        <translation>Deze plug-in nog een keer laden</translation>
    </message>
    <message>
        <source>Copy what its author needs to know (Ctrl+C)</source>
        <translation>Kopiëren wat de maker moet weten (Ctrl+C)</translation>
    </message>
    <message>
        <source>Delete this plugin's files (Del)</source>
        <translation>De bestanden van deze plug-in wissen (Del)</translation>
    </message>
    <message>
        <source>Install the plugin of a file (Ctrl+O)</source>
        <translation>De plug-in van een bestand installeren (Ctrl+O)</translation>
    </message>
    <message>
        <source>Show the folder in which plugins lie</source>
        <translation>De map tonen waarin de plug-ins staan</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Opnieuw &amp;proberen</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>Verslag &amp;kopiëren</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Verwijderen…</translation>
    </message>
    <message>
        <source>&amp;Install…</source>
        <translation>&amp;Installeren…</translation>
    </message>
    <message>
        <source>&amp;Plugin folder</source>
        <translation>&amp;Map van plug-ins</translation>
    </message>
    <message>
        <source>No plugin is like that.</source>
        <translation>Geen plug-in is zo.</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Plugins (*.whl *.zip plugin.toml)</source>
        <translation>Plug-ins (*.whl *.zip plugin.toml)</translation>
    </message>
    <message>
        <source>S&amp;witch off</source>
        <translation>&amp;Uitzetten</translation>
    </message>
    <message>
        <source>S&amp;witch on</source>
        <translation>&amp;Aanzetten</translation>
    </message>
    <message>
        <source>Do without this plugin (Space)</source>
        <translation>Zonder deze plug-in verdergaan (spatie)</translation>
    </message>
    <message>
        <source>Use this plugin (Space)</source>
        <translation>Deze plug-in gebruiken (spatie)</translation>
    </message>
    <message>
        <source>Switch this plugin off?</source>
        <translation>Deze plug-in uitzetten?</translation>
    </message>
    <message>
        <source>“{plugin}” is deleted from the plugin folder: {file}</source>
        <translation>“{plugin}” wordt uit de map van plug-ins gewist: {file}</translation>
    </message>
    <message>
        <source>Remove this plugin?</source>
        <translation>Deze plug-in verwijderen?</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Verwijderen</translation>
    </message>
</context>
<context>
    <name>PluginPage</name>
    <message>
        <source>Data</source>
        <translation>Gegevens</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programma</translation>
    </message>
    <message>
        <source>Data; it runs no program.</source>
        <translation>Gegevens; er draait geen programma.</translation>
    </message>
    <message>
        <source>A program; it can do whatever you can do on this computer.</source>
        <translation>Een programma; het kan op deze computer alles wat u kunt.</translation>
    </message>
    <message>
        <source>Belongs to the game.</source>
        <translation>Hoort bij het spel.</translation>
    </message>
    <message>
        <source>Installed with Python (pip).</source>
        <translation>Met Python geïnstalleerd (pip).</translation>
    </message>
    <message>
        <source>Lies in the plugin folder.</source>
        <translation>Staat in de map van plug-ins.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Ways to score</source>
        <translation>Puntentellingen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kaarten</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tafels</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Thema’s</translation>
    </message>
    <message>
        <source>It is told what happens in your games.</source>
        <translation>Het krijgt te horen wat er in uw spellen gebeurt.</translation>
    </message>
    <message>
        <source>It gives hints.</source>
        <translation>Het geeft tips.</translation>
    </message>
    <message>
        <source>Belongs to the game</source>
        <translation>Hoort bij het spel</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Weggelaten</translation>
    </message>
    <message>
        <source>Waits for a start without safe mode</source>
        <translation>Wacht op een start zonder veilige modus</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>On, but something in it broke</source>
        <translation>Aan, maar er ging iets in stuk</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Aan</translation>
    </message>
    <message>
        <source>The game on the table needs “{plugin}”. You can finish it now; if you close the program before, it is set aside and goes on once the plugin is there again.</source>
        <translation>Het spel op tafel heeft “{plugin}” nodig. U kunt het nu uitspelen; sluit u het programma eerder, dan wordt het opzijgelegd en gaat het verder zodra de plug-in er weer is.</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>niet vermeld</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Toestand</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versie</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Maker</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licentie</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Soort</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Plaats</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Bestand</translation>
    </message>
    <message>
        <source>What it gives is listed here once it is on.</source>
        <translation>Wat het brengt, staat hier zodra het aanstaat.</translation>
    </message>
    <message>
        <source>This plugin is loaded at every start. With these lines in its plugin.toml it would wait until it is used:</source>
        <translation>Deze plug-in wordt bij elke start geladen. Met deze regels in plugin.toml zou hij wachten tot hij wordt gebruikt:</translation>
    </message>
    <message>
        <source>For its author</source>
        <translation>Voor de maker</translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} en nog %n</numerusform>
            <numerusform>{names} en nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>What it gives</source>
        <translation>Wat het brengt</translation>
    </message>
</context>
<context>
    <name>Plugins</name>
    <message>
        <source>{file} is not there, or cannot be read.</source>
        <translation>{file} is er niet of is niet te lezen.</translation>
    </message>
    <message>
        <source>{file} is no plugin. A plugin is a wheel (.whl), a .zip with plugin.toml, or a folder with plugin.toml.</source>
        <translation>{file} is geen plug-in. Een plug-in is een wheel (.whl), een .zip met plugin.toml of een map met plugin.toml.</translation>
    </message>
    <message>
        <source>{file} is no plugin yet: plugin.toml lies at “{entry}”, but may be at most one folder deep. Pack the folder that holds plugin.toml.</source>
        <translation>{file} is nog geen plug-in: plugin.toml ligt op ‘{entry}’, maar mag hoogstens één map diep liggen. Pak de map in die plugin.toml bevat.</translation>
    </message>
    <message>
        <source>{file} is damaged, or no zip archive: {error}.</source>
        <translation>{file} is beschadigd of geen zip-archief: {error}.</translation>
    </message>
    <message>
        <source>The entry “{entry}” would be written outside the plugin's folder.</source>
        <translation>Het item ‘{entry}’ zou buiten de map van de plug-in worden geschreven.</translation>
    </message>
    <message>
        <source>The entry “{entry}” has a name that not every system can write; rename it with letters, digits, dots, dashes and underscores.</source>
        <translation>Het item ‘{entry}’ heeft een naam die niet elk systeem kan schrijven; gebruik letters, cijfers, punten, streepjes en lage streepjes.</translation>
    </message>
    <message>
        <source>The entry “{entry}” is a link or a device; put the file itself there.</source>
        <translation>Het item ‘{entry}’ is een koppeling of een apparaat; zet het bestand zelf neer.</translation>
    </message>
    <message>
        <source>The entries “{entry}” and “{other}” are one file on some systems; rename one.</source>
        <translation>De items ‘{entry}’ en ‘{other}’ zijn op sommige systemen hetzelfde bestand; hernoem er één.</translation>
    </message>
    <message>
        <source>It holds more than {most} files.</source>
        <translation>Er zitten meer dan {most} bestanden in.</translation>
    </message>
    <message>
        <source>Unpacked it is larger than {most} MB.</source>
        <translation>Uitgepakt is het groter dan {most} MB.</translation>
    </message>
    <message>
        <source>Unpacked the entry “{entry}” is larger than {most} MB.</source>
        <translation>Uitgepakt is het item ‘{entry}’ groter dan {most} MB.</translation>
    </message>
    <message>
        <source>The entry “{entry}” is an archive in the archive; unpack it first.</source>
        <translation>Het item ‘{entry}’ is een archief in het archief; pak het eerst uit.</translation>
    </message>
    <message>
        <source>The entry “{entry}” is encrypted; pack it without a password.</source>
        <translation>Het item ‘{entry}’ is versleuteld; pak het zonder wachtwoord in.</translation>
    </message>
    <message>
        <source>The entry “{entry}” is packed in an unusual way; pack it with “deflate”.</source>
        <translation>Het item ‘{entry}’ is op een ongewone manier ingepakt; gebruik ‘deflate’.</translation>
    </message>
    <message>
        <source>The entry “{entry}” is damaged: {error}.</source>
        <translation>Het item ‘{entry}’ is beschadigd: {error}.</translation>
    </message>
    <message>
        <source>The entry “{entry}” is a program, but a data plugin (a folder or zip with plugin.toml) runs no code: remove the program, or build a wheel if the plugin needs it.</source>
        <translation>Het item ‘{entry}’ is een programma, maar een gegevensplug-in (een map of zip met plugin.toml) voert geen code uit: verwijder het programma, of bouw een wheel als de plug-in het nodig heeft.</translation>
    </message>
    <message>
        <source>It has no plugin.toml at its top.</source>
        <translation>Er staat bovenaan geen plugin.toml in.</translation>
    </message>
    <message>
        <source>The wheel has no entry point in the group {group}, so it is no plugin of this game.</source>
        <translation>De wheel heeft geen entry point in de groep {group} en is dus geen plug-in van dit spel.</translation>
    </message>
    <message>
        <source>The wheel was built for {platform}, not for every system; install it with pip instead.</source>
        <translation>De wheel is gebouwd voor {platform}, niet voor elk systeem; installeer hem in plaats daarvan met pip.</translation>
    </message>
    <message>
        <source>The wheel puts files outside its packages (“{entry}”); install it with pip instead.</source>
        <translation>De wheel zet bestanden buiten zijn pakketten (‘{entry}’); installeer hem in plaats daarvan met pip.</translation>
    </message>
    <message>
        <source>It needs {needed}, which is not installed; install the plugin with pip instead.</source>
        <translation>Nodig is {needed}, dat niet is geïnstalleerd; installeer de plug-in in plaats daarvan met pip.</translation>
    </message>
    <message>
        <source>{folder} cannot be written: {error}.</source>
        <translation>{folder} is niet te schrijven: {error}.</translation>
    </message>
    <message>
        <source>The wheel lacks {entry}; build it again with “python -m build”.</source>
        <translation>In de wheel ontbreekt {entry}; bouw hem opnieuw met ‘python -m build’.</translation>
    </message>
    <message>
        <source>It gives nothing: it has no variants, cards, tables or themes that can be used.</source>
        <translation>Het levert niets op: er zijn geen bruikbare spellen, kaarten, tafels of thema's.</translation>
    </message>
    <message>
        <source>{plugin} {version} is installed.</source>
        <translation>{plugin} {version} is geïnstalleerd.</translation>
    </message>
    <message>
        <source>{plugin} {version} takes the place of {old}.</source>
        <translation>{plugin} {version} komt in de plaats van {old}.</translation>
    </message>
    <message>
        <source>{plugin} was removed.</source>
        <translation>{plugin} is verwijderd.</translation>
    </message>
    <message>
        <source>{plugin} is on.</source>
        <translation>{plugin} staat aan.</translation>
    </message>
    <message>
        <source>{plugin} is off.</source>
        <translation>{plugin} staat uit.</translation>
    </message>
    <message>
        <source>{done} Its program is still in memory; the rest happens at the next start.</source>
        <translation>{done} Het programma ervan staat nog in het geheugen; de rest gebeurt bij de volgende start.</translation>
    </message>
    <message>
        <source>{file} was not installed. {faults}</source>
        <translation>{file} is niet geïnstalleerd. {faults}</translation>
    </message>
    <message>
        <source>{plugin} is there already, as version {old}. The file holds the newer {version}.</source>
        <translation>{plugin} is er al, als versie {old}. Het bestand bevat de nieuwere {version}.</translation>
    </message>
    <message>
        <source>{plugin} is there already, as version {old}. The file holds the older {version}.</source>
        <translation>{plugin} is er al, als versie {old}. Het bestand bevat de oudere {version}.</translation>
    </message>
    <message>
        <source>{plugin} {version} is there already. The file holds the same version.</source>
        <translation>{plugin} {version} is er al. Het bestand bevat dezelfde versie.</translation>
    </message>
    <message>
        <source>{plugin} was installed with pip; change or remove it with pip, too.</source>
        <translation>{plugin} is met pip geïnstalleerd; wijzig of verwijder hem ook met pip.</translation>
    </message>
    <message>
        <source>{plugin} belongs to the program and stays.</source>
        <translation>{plugin} hoort bij het programma en blijft.</translation>
    </message>
    <message>
        <source>There is no plugin {plugin}.</source>
        <translation>Er is geen plug-in {plugin}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {error}. Nothing changed.</source>
        <translation>{file} is niet te schrijven: {error}. Er is niets veranderd.</translation>
    </message>
    <message>
        <source>{done} It is not loaded before the program is started without safe mode.</source>
        <translation>{done} Hij wordt pas geladen als het programma zonder veilige modus start.</translation>
    </message>
    <message>
        <source>Safe mode: no plugins were loaded. Your choice of plugins stays as it is for the next start.</source>
        <translation>Veilige modus: er zijn geen plug-ins geladen. Uw keuze van plug-ins blijft voor de volgende start zoals ze is.</translation>
    </message>
    <message>
        <source>The plugin {plugin} was left out. {fault} {advice}</source>
        <translation>De plug-in {plugin} is weggelaten. {fault} {advice}</translation>
    </message>
    <message>
        <source>The plugin {plugin} is switched off. Switch it on to use it.</source>
        <translation>De plug-in {plugin} staat uit. Zet hem aan om hem te gebruiken.</translation>
    </message>
    <message>
        <source>Update it, tell its author, or remove it; the game runs on without it.</source>
        <translation>Werk hem bij, meld het de maker of verwijder hem; het spel draait zonder hem verder.</translation>
    </message>
    <message>
        <source>Install it again, or remove it.</source>
        <translation>Installeer hem opnieuw of verwijder hem.</translation>
    </message>
    <message>
        <source>Remove or disable one of the two.</source>
        <translation>Verwijder een van de twee of schakel hem uit.</translation>
    </message>
    <message>
        <source>Update it or remove it; to try it again as it is, delete the file {file}.</source>
        <translation>Werk hem bij of verwijder hem; verwijder het bestand {file} om hem ongewijzigd opnieuw te proberen.</translation>
    </message>
    <message>
        <source>Its package {module} cannot be found.</source>
        <translation>Het pakket {module} is niet te vinden.</translation>
    </message>
    <message>
        <source>Its package {module} has no plugin.toml beside its __init__.py.</source>
        <translation>Het pakket {module} heeft geen plugin.toml naast __init__.py.</translation>
    </message>
    <message>
        <source>Its manifest cannot be used: {error}.</source>
        <translation>Het manifest is onbruikbaar: {error}.</translation>
    </message>
    <message>
        <source>Two plugins have one id: {other} was found first, in {first}; this one is in {second}.</source>
        <translation>Twee plug-ins hebben dezelfde id: {other} werd het eerst gevonden, in {first}; deze staat in {second}.</translation>
    </message>
    <message>
        <source>The program ended while it was loading this plugin the last time.</source>
        <translation>Het programma stopte toen het deze plug-in de vorige keer laadde.</translation>
    </message>
    <message>
        <source>The program ended while the rules of this plugin were running the last time.</source>
        <translation>De vorige keer stopte het programma terwijl de regels van deze plug-in liepen.</translation>
    </message>
    <message>
        <source>It did not let the program go on the last time, so the program was ended; your games are as you left them.</source>
        <translation>De vorige keer liet hij het programma niet verdergaan, dus werd het programma beëindigd; uw spellen zijn zoals u ze achterliet.</translation>
    </message>
    <message>
        <source>It took too much memory the last time, so the program was ended; your games are as you left them.</source>
        <translation>De vorige keer gebruikte hij te veel geheugen, dus werd het programma beëindigd; uw spellen zijn zoals u ze achterliet.</translation>
    </message>
    <message>
        <source>The plugin {plugin} waits: the program was started in safe mode. Start it without --safe-mode to use the plugin.</source>
        <translation>De plug-in {plugin} wacht: het programma is in veilige modus gestart. Start het zonder --safe-mode om de plug-in te gebruiken.</translation>
    </message>
    <message>
        <source>It needs the Python module {module}, which is not installed.</source>
        <translation>Nodig is de Python-module {module}, die niet is geïnstalleerd.</translation>
    </message>
    <message>
        <source>Its plugin.toml declares {object}, but {member} is {found} there.</source>
        <translation>Zijn plugin.toml kondigt {object} aan, maar daar is {member} {found}.</translation>
    </message>
    <message>
        <source>Its plugin.toml declares {object}, which it does not give.</source>
        <translation>Zijn plugin.toml kondigt {object} aan, wat hij niet levert.</translation>
    </message>
    <message>
        <source>It cannot be used: {fault}</source>
        <translation>Hij is onbruikbaar: {fault}</translation>
    </message>
    <message>
        <source>A file of it cannot be used: {fault}</source>
        <translation>Een van zijn bestanden is onbruikbaar: {fault}</translation>
    </message>
    <message>
        <source>It failed while it was loaded: {error}.</source>
        <translation>Het laden mislukte: {error}.</translation>
    </message>
    <message>
        <source>{module} marks no function with @hookimpl; the hooks are {hooks}.</source>
        <translation>{module} markeert geen functie met @hookimpl; de hooks zijn {hooks}.</translation>
    </message>
    <message>
        <source>{name} is no hook; the hooks are {hooks}.</source>
        <translation>{name} is geen hook; de hooks zijn {hooks}.</translation>
    </message>
    <message>
        <source>{name} is a hook's name, but the function is not marked with @hookimpl.</source>
        <translation>{name} is de naam van een hook, maar de functie is niet met @hookimpl gemarkeerd.</translation>
    </message>
    <message>
        <source>{name} wraps the hooks of other plugins, which is not allowed.</source>
        <translation>{name} omhult de hooks van andere plug-ins, en dat mag niet.</translation>
    </message>
    <message>
        <source>A hook has arguments that the program does not give: {error}.</source>
        <translation>Een hook heeft argumenten die het programma niet meegeeft: {error}.</translation>
    </message>
    <message>
        <source>Its hook {name} failed: {error}.</source>
        <translation>De hook {name} mislukte: {error}.</translation>
    </message>
    <message>
        <source>Its hook {name} must return a tuple or list of objects, not {found}.</source>
        <translation>De hook {name} moet een tuple of lijst van objecten geven, geen {found}.</translation>
    </message>
    <message>
        <source>Its hook {name} returns more than {most} objects.</source>
        <translation>De hook {name} geeft meer dan {most} objecten.</translation>
    </message>
    <message>
        <source>Its hook {name} returned {found}, which lacks {missing}.</source>
        <translation>De hook {name} gaf {found}; daarin ontbreekt {missing}.</translation>
    </message>
    <message>
        <source>{member} of {object} must be {expected}, not {found}.</source>
        <translation>{member} van {object} moet {expected} zijn, niet {found}.</translation>
    </message>
    <message>
        <source>The id {found} must begin with “{prefix}” and go on with letters, digits or dashes.</source>
        <translation>De id {found} moet met ‘{prefix}’ beginnen en verdergaan met letters, cijfers of streepjes.</translation>
    </message>
    <message>
        <source>The id {found} is used twice.</source>
        <translation>De id {found} wordt twee keer gebruikt.</translation>
    </message>
    <message>
        <source>The code prefix {found} of {object} already belongs to {other}.</source>
        <translation>Het codebegin {found} van {object} hoort al bij {other}.</translation>
    </message>
    <message>
        <source>The code prefix of {object} is taken: choose another prefix; {found} belongs to the built-in game {other}.</source>
        <translation>Het codebegin van {object} is bezet: kies een ander; {found} hoort bij het ingebouwde spel {other}.</translation>
    </message>
    <message>
        <source>The plugin {plugin} is broken: {member} of {object} failed ({error}). What it could not answer was left as it was; update the plugin or remove it.</source>
        <translation>De plug-in {plugin} is kapot: {member} van {object} mislukte ({error}). Wat onbeantwoord bleef, is gelaten zoals het was; werk de plug-in bij of verwijder hem.</translation>
    </message>
</context>
<context>
    <name>Positions</name>
    <message>
        <source>Line {line}: “{found}” is not of the form “key: value”.</source>
        <translation>Regel {line}: ‘{found}’ heeft niet de vorm ‘sleutel: waarde’.</translation>
    </message>
    <message>
        <source>Line {line}: unknown key “{found}”.</source>
        <translation>Regel {line}: onbekende sleutel ‘{found}’.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” was already given in line {expected}.</source>
        <translation>Regel {line}: ‘{found}’ staat al op regel {expected}.</translation>
    </message>
    <message>
        <source>Line {line}: the game “{found}” is not installed. Installed: {expected}.</source>
        <translation>Regel {line}: het spel ‘{found}’ is niet geïnstalleerd. Geïnstalleerd: {expected}.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” is no number of suits; write one of {expected}.</source>
        <translation>Regel {line}: ‘{found}’ is geen aantal kleuren; mogelijk zijn {expected}.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” is no rule; write one of {expected}.</source>
        <translation>Regel {line}: ‘{found}’ is geen regel; mogelijk zijn {expected}.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” is not a whole number from 0 to 999999999.</source>
        <translation>Regel {line}: ‘{found}’ is geen geheel getal van 0 tot 999999999.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” is no card; write rank and suit, such as TH.</source>
        <translation>Regel {line}: ‘{found}’ is geen kaart; schrijf rang en kleur, bijvoorbeeld TH.</translation>
    </message>
    <message>
        <source>Line {line}: the face-down card “{found}” lies above a face-up one.</source>
        <translation>Regel {line}: de omgekeerde kaart ‘{found}’ ligt op een open kaart.</translation>
    </message>
    <message>
        <source>Line {line}: too many “{found}”; with these suits the packs hold {expected}.</source>
        <translation>Regel {line}: te veel ‘{found}’; met deze kleuren zijn er {expected}.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” is no suit; write {expected}.</source>
        <translation>Regel {line}: ‘{found}’ is geen kleur; mogelijk zijn {expected}.</translation>
    </message>
    <message>
        <source>Line {line}: {found} finished runs, but the game has only {expected}.</source>
        <translation>Regel {line}: {found} voltooide reeksen, maar het spel heeft er maar {expected}.</translation>
    </message>
    <message>
        <source>Line {line}: this game has no column “{found}”.</source>
        <translation>Regel {line}: dit spel heeft geen kolom ‘{found}’.</translation>
    </message>
    <message>
        <source>Line {line}: this game has no pile “{found}”.</source>
        <translation>Regel {line}: dit spel heeft geen stapel “{found}”.</translation>
    </message>
    <message>
        <source>Line {line}: in this game “{found}” cannot hold these cards.</source>
        <translation>Regel {line}: in dit spel kunnen deze kaarten niet op “{found}” liggen.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>The text is no game: it has neither a game code nor a position.</source>
        <translation>De tekst is geen spel: er staat geen spelcode en geen stelling in.</translation>
    </message>
    <message>
        <source>Line {line}: the game of this code cannot be played: {found}.</source>
        <translation>Regel {line}: het spel van deze code kan niet gespeeld worden: {found}.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” is no move; write T7x3&gt;T4, T7&gt;T4, D, undo or redo.</source>
        <translation>Regel {line}: ‘{found}’ is geen zet; schrijf T7x3&gt;T4, T7&gt;T4, D, undo of redo.</translation>
    </message>
    <message>
        <source>The game is read up to move {index}, “{move}”, which is refused: {why}</source>
        <translation>Het spel is gelezen tot zet {index}, ‘{move}’, die geweigerd wordt: {why}</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>There are not so many cards there.</source>
        <translation>Zo veel kaarten liggen daar niet.</translation>
    </message>
    <message>
        <source>This game has no {pile}.</source>
        <translation>Dit spel heeft geen {pile}.</translation>
    </message>
    <message>
        <source>The cards already lie in this column.</source>
        <translation>De kaarten liggen al in deze kolom.</translation>
    </message>
    <message>
        <source>A face-down card stays until it is the last card of its column.</source>
        <translation>Een omgekeerde kaart blijft liggen tot ze de onderste van haar kolom is.</translation>
    </message>
    <message>
        <source>These cards do not move together: the {card} does not follow the {other} in rank.</source>
        <translation>Deze kaarten gaan niet samen: {card} volgt niet in rang op {other}.</translation>
    </message>
    <message>
        <source>Only cards of one suit move together: the {card} and the {other} differ.</source>
        <translation>Alleen kaarten van één kleur gaan samen: {card} en {other} verschillen.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the card below must be exactly one rank higher.</source>
        <translation>{card} past niet op {other}: de kaart eronder moet precies één rang hoger zijn.</translation>
    </message>
    <message>
        <source>Nothing goes on an ace: it is the lowest card.</source>
        <translation>Op een aas komt niets: het is de laagste kaart.</translation>
    </message>
    <message>
        <source>Cards are only put on columns.</source>
        <translation>Kaarten leg je alleen op kolommen.</translation>
    </message>
    <message>
        <source>A finished run has left the game; only undo brings it back.</source>
        <translation>Een voltooide reeks is uit het spel; alleen ongedaan maken brengt haar terug.</translation>
    </message>
    <message>
        <source>The stock is only dealt, one card to each column.</source>
        <translation>Van de stok wordt alleen uitgedeeld, één kaart per kolom.</translation>
    </message>
    <message>
        <source>No deal while a column is empty: first put a card into {pile}.</source>
        <translation>Niet uitdelen zolang er een kolom leeg is: leg eerst een kaart in {pile}.</translation>
    </message>
    <message>
        <source>The stock is empty: every row is dealt.</source>
        <translation>De stok is leeg: alles is uitgedeeld.</translation>
    </message>
    <message>
        <source>This game has no stock: all cards are on the table.</source>
        <translation>Dit spel heeft geen stok: alle kaarten liggen op tafel.</translation>
    </message>
    <message>
        <source>The stock is only dealt, to the waste.</source>
        <translation>De stok wordt alleen uitgedeeld, naar de aflegstapel.</translation>
    </message>
    <message>
        <source>The stock is only dealt, one card to each reserve.</source>
        <translation>De stok wordt alleen uitgedeeld, één kaart naar elke reserve.</translation>
    </message>
    <message>
        <source>The stock is not dealt: its cards fill a column that becomes empty.</source>
        <translation>De stok wordt niet uitgedeeld: de kaarten vullen een kolom die leeg raakt.</translation>
    </message>
    <message>
        <source>No more redeals: the stock is empty, and the waste is not turned over again.</source>
        <translation>Geen nieuwe ronde meer: de stok is leeg en de aflegstapel wordt niet nog eens omgedraaid.</translation>
    </message>
    <message>
        <source>No deal: every column ends in a run from the king, and a row skips these.</source>
        <translation>Geen gift: elke kolom eindigt met een reeks vanaf de heer, en die worden overgeslagen.</translation>
    </message>
    <message>
        <source>Only cards of one colour move together: the {card} and the {other} differ.</source>
        <translation>Alleen rode of alleen zwarte kaarten gaan samen: {card} en {other} verschillen.</translation>
    </message>
    <message>
        <source>Only cards of alternating colours move together: the {card} and the {other} are alike.</source>
        <translation>Alleen kaarten die om en om rood en zwart zijn gaan samen: {card} en {other} zijn gelijk.</translation>
    </message>
    <message>
        <source>These cards do not move together: with the {other} they are neither a run nor all of one rank.</source>
        <translation>Deze kaarten gaan niet samen: met {other} erbij zijn ze noch een reeks, noch allemaal van dezelfde rang.</translation>
    </message>
    <message>
        <source>Only cards of one rank move together: the {card} and the {other} differ.</source>
        <translation>Alleen kaarten van dezelfde rang gaan samen: {card} en {other} verschillen.</translation>
    </message>
    <message>
        <source>In this game cards move one at a time.</source>
        <translation>In dit spel worden kaarten één voor één verplaatst.</translation>
    </message>
    <message>
        <source>Only the last card can be taken from here: {pile}.</source>
        <translation>Hier kan alleen de laatste kaart worden gepakt: {pile}.</translation>
    </message>
    <message>
        <source>Not so many cards at once: the free cells and empty columns carry {number}.</source>
        <translation>Niet zoveel kaarten tegelijk: de vrije cellen en lege kolommen kunnen er {number} aan.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the columns build in one suit.</source>
        <translation>{card} past niet op {other}: de kolommen worden in één kleur opgebouwd.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the columns build in one colour.</source>
        <translation>{card} past niet op {other}: in de kolommen gaat rood op rood en zwart op zwart.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the columns build in alternating colours.</source>
        <translation>{card} past niet op {other}: in de kolommen wisselen rood en zwart elkaar af.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the card below must be exactly one rank lower.</source>
        <translation>{card} past niet op {other}: de kaart eronder moet precies één rang lager zijn.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the card below must be one rank higher or one rank lower.</source>
        <translation>{card} past niet op {other}: de kaart eronder moet één rang hoger of één rang lager zijn.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the card below must be higher in rank.</source>
        <translation>{card} past niet op {other}: de kaart eronder moet hoger in rang zijn.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the card below must be one rank higher or of the same rank.</source>
        <translation>{card} past niet op {other}: de kaart eronder moet één rang hoger of van dezelfde rang zijn.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the columns build in steps of {number} ranks.</source>
        <translation>{card} past niet op {other}: de kolommen gaan in stappen van {number} rangen.</translation>
    </message>
    <message>
        <source>Nothing goes on a king: here the columns build up, and it is the highest card.</source>
        <translation>Op een heer komt niets: hier wordt oplopend gelegd en hij is de hoogste kaart.</translation>
    </message>
    <message>
        <source>Only a king may go to an empty column, not the {card}.</source>
        <translation>In een lege kolom mag alleen een heer, niet {card}.</translation>
    </message>
    <message>
        <source>Only an ace may go to an empty column, not the {card}.</source>
        <translation>In een lege kolom mag alleen een aas, niet {card}.</translation>
    </message>
    <message>
        <source>In this game an empty column stays empty.</source>
        <translation>In dit spel blijft een lege kolom leeg.</translation>
    </message>
    <message>
        <source>The cell is occupied: {pile}.</source>
        <translation>De cel is bezet: {pile}.</translation>
    </message>
    <message>
        <source>Only one card at a time goes here: {pile}.</source>
        <translation>Hier gaat maar één kaart tegelijk heen: {pile}.</translation>
    </message>
    <message>
        <source>The card already lies there.</source>
        <translation>De kaart ligt daar al.</translation>
    </message>
    <message>
        <source>No card goes back to the stock.</source>
        <translation>Er gaat geen kaart terug naar de stok.</translation>
    </message>
    <message>
        <source>The waste takes cards from the stock alone.</source>
        <translation>De aflegstapel krijgt alleen kaarten van de stok.</translation>
    </message>
    <message>
        <source>Cards leave a reserve but do not come back.</source>
        <translation>Kaarten gaan uit een reserve, maar komen niet terug.</translation>
    </message>
    <message>
        <source>Whole runs leave by themselves; nothing is put here by hand.</source>
        <translation>Voltooide reeksen gaan vanzelf weg; hier wordt niets met de hand neergelegd.</translation>
    </message>
    <message>
        <source>Only a whole run goes here: {number} cards that follow each other.</source>
        <translation>Hier gaat alleen een voltooide reeks heen: {number} kaarten die op elkaar volgen.</translation>
    </message>
    <message>
        <source>A finished run already lies here; take a free place.</source>
        <translation>Hier ligt al een voltooide reeks; neem een vrije plaats.</translation>
    </message>
    <message>
        <source>Cards do not come back from the foundation; only undo brings them back.</source>
        <translation>Afgelegde kaarten komen niet terug; alleen ongedaan maken brengt ze terug.</translation>
    </message>
    <message>
        <source>This foundation begins with an ace, not with the {card}.</source>
        <translation>Deze eindstapel begint met een aas, niet met {card}.</translation>
    </message>
    <message>
        <source>This foundation begins with a king, not with the {card}.</source>
        <translation>Deze eindstapel begint met een heer, niet met {card}.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: this foundation builds up in one suit.</source>
        <translation>{card} past niet op {other}: hier wordt in één kleur oplopend gelegd.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: this foundation builds down in one suit.</source>
        <translation>{card} past niet op {other}: hier wordt in één kleur aflopend gelegd.</translation>
    </message>
    <message>
        <source>Another foundation already builds the suit of the {card}.</source>
        <translation>Een andere eindstapel heeft de kleur van {card} al.</translation>
    </message>
    <message>
        <source>No column takes the {card}.</source>
        <translation>Geen kolom neemt {card} aan.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Er is niets ongedaan te maken.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Er is niets opnieuw te doen.</translation>
    </message>
    <message>
        <source>This game is played without undo.</source>
        <translation>Dit spel wordt zonder ongedaan maken gespeeld.</translation>
    </message>
    <message>
        <source>No more moves can be undone: this game limits undo.</source>
        <translation>Meer zetten kunnen niet ongedaan gemaakt worden: dit spel beperkt dat.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Het spel is gepauzeerd.</translation>
    </message>
    <message>
        <source>The rules of {detail} are broken; the move was not played.</source>
        <translation>De regels van {detail} zijn kapot; de zet is niet gespeeld.</translation>
    </message>
    <message>
        <source>The rules of this game do not allow that.</source>
        <translation>De regels van dit spel staan dat niet toe.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>The game was copied as text.</source>
        <translation>Het spel is als tekst gekopieerd.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Opgeslagen: {file}</translation>
    </message>
    <message>
        <source>Code and moves (*.txt)</source>
        <translation>Code en zetten (*.txt)</translation>
    </message>
    <message>
        <source>Games (*.jsonl *.txt)</source>
        <translation>Spellen (*.jsonl *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
    <message>
        <source>Saved games (*.jsonl)</source>
        <translation>Opgeslagen spellen (*.jsonl)</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Naar het begin</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>Eén actie terug</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Afspelen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stilhouden</translation>
    </message>
    <message>
        <source>One action on</source>
        <translation>Eén actie verder</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Naar het einde</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Heel snel</translation>
    </message>
    <message>
        <source>Everything, undo and redo too</source>
        <translation>Alles, ook ongedaan maken en opnieuw doen</translation>
    </message>
    <message>
        <source>Only the moves that count at the end</source>
        <translation>Alleen de zetten die aan het eind gelden</translation>
    </message>
    <message>
        <source>Spee&amp;d:</source>
        <translation>Te&amp;mpo:</translation>
    </message>
    <message>
        <source>Sho&amp;w:</source>
        <translation>&amp;Tonen:</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acties</translation>
    </message>
    <message>
        <source>{index} of {count}</source>
        <translation>{index} van {count}</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>Vanaf hier &amp;verder spelen</translation>
    </message>
    <message>
        <source>Begin a game at this moment and go on by yourself</source>
        <translation>Een spel op dit moment beginnen en zelf verder spelen</translation>
    </message>
    <message>
        <source>&amp;Analyse…</source>
        <translation>&amp;Analyseren…</translation>
    </message>
    <message>
        <source>See whether the game could have been won, and until when</source>
        <translation>Zien of en tot wanneer het spel te winnen was</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Als tekst &amp;kopiëren</translation>
    </message>
    <message>
        <source>Copy the game code and the moves that are shown</source>
        <translation>De spelcode en de getoonde zetten kopiëren</translation>
    </message>
    <message>
        <source>Pas&amp;te</source>
        <translation>&amp;Plakken</translation>
    </message>
    <message>
        <source>Watch the game whose code and moves were copied</source>
        <translation>Het spel bekijken waarvan code en zetten gekopieerd zijn</translation>
    </message>
    <message>
        <source>&amp;Save as file…</source>
        <translation>Als &amp;bestand opslaan…</translation>
    </message>
    <message>
        <source>Write the game to a file, to keep it or to share it</source>
        <translation>Het spel naar een bestand schrijven, om te bewaren of te delen</translation>
    </message>
    <message>
        <source>Op&amp;en file…</source>
        <translation>Bestand &amp;openen…</translation>
    </message>
    <message>
        <source>Watch the game of a file</source>
        <translation>Het spel van een bestand bekijken</translation>
    </message>
    <message>
        <source>The game is won here: go back to an earlier moment to play on.</source>
        <translation>Hier is het spel gewonnen: ga terug naar een eerder moment om verder te spelen.</translation>
    </message>
    <message>
        <source>Replay: {game}</source>
        <translation>Weergave: {game}</translation>
    </message>
    <message>
        <source>The game is paused; its cards are hidden here too.</source>
        <translation>Het spel is gepauzeerd; de kaarten zijn ook hier verborgen.</translation>
    </message>
    <message>
        <source>The beginning.</source>
        <translation>Het begin.</translation>
    </message>
    <message>
        <source>A hint was given.</source>
        <translation>Er is een hint gegeven.</translation>
    </message>
    <message>
        <source>The game is won.</source>
        <translation>Het spel is gewonnen.</translation>
    </message>
    <message>
        <source>No move is left.</source>
        <translation>Er is geen zet meer mogelijk.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Rules of {game}</source>
        <translation>Spelregels van {game}</translation>
    </message>
    <message>
        <source>The table of {game} at the beginning: hidden cards show their backs</source>
        <translation>De tafel van {game} bij het begin: omgekeerde kaarten tonen hun achterkant</translation>
    </message>
    <message>
        <source>The rules of this game are in the code of its plugin, which tells them to nobody. A move that they forbid is refused with the reason.</source>
        <translation>De regels van dit spel staan in de code van de plug-in, die ze niet uitlegt. Een zet die ze verbieden, wordt met de reden geweigerd.</translation>
    </message>
    <message>
        <source>The code of this game's plugin may change the rules below; it does not tell how. A move that it forbids is refused with the reason.</source>
        <translation>De code van de plug-in van dit spel kan de onderstaande regels veranderen; ze legt niet uit hoe. Een zet die ze verbiedt, wordt met de reden geweigerd.</translation>
    </message>
</context>
<context>
    <name>SaveAs</name>
    <message>
        <source>Save game as</source>
        <translation>Spel opslaan als</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Naam:</translation>
    </message>
    <message>
        <source>The game is kept as it is now, among the games that Ctrl+O shows. You go on playing; nothing that you do changes the kept one.</source>
        <translation>Het spel wordt bewaard zoals het nu is, bij de spellen die Ctrl+O toont. Je speelt verder; niets daarvan verandert het bewaarde.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Opslaan</translation>
    </message>
</context>
<context>
    <name>Schemes</name>
    <message>
        <source>500 points to begin with; each move or deal costs 1, each finished run brings 100.</source>
        <translation>Aan het begin 500 punten; elke zet en elke gift kost er 1, elke voltooide reeks levert er 100 op.</translation>
    </message>
    <message>
        <source>As standard, but the move or deal that finishes a run costs nothing.</source>
        <translation>Als standaard, maar de zet of gift die een reeks voltooit kost niets.</translation>
    </message>
    <message>
        <source>1000 points to begin with; each move or deal costs 1, nothing else counts.</source>
        <translation>Aan het begin 1000 punten; elke zet en elke gift kost er 1, verder telt niets.</translation>
    </message>
    <message>
        <source>A point for each card that lies in its own suit on the card one rank higher; 96 is everything.</source>
        <translation>Een punt voor elke kaart die in haar eigen kleur op de kaart van precies één rang hoger ligt; meer dan 96 kan niet.</translation>
    </message>
    <message>
        <source>Finished runs and turned cards bring points, each second and each undo costs some, and a quick win brings a large bonus.</source>
        <translation>Voltooide reeksen en omgedraaide kaarten leveren punten op, elke seconde en elke keer ongedaan maken kost er, en snel winnen geeft een grote bonus.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standaard</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Windows</translation>
    </message>
    <message>
        <source>Moves only</source>
        <translation>Alleen zetten</translation>
    </message>
    <message>
        <source>In-suit pairs</source>
        <translation>Paren van één kleur</translation>
    </message>
    <message>
        <source>Time bonus</source>
        <translation>Tijdbonus</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Scoring: {name}</source>
        <translation>Telling: {name}</translation>
    </message>
    <message>
        <source>How the score came about</source>
        <translation>Hoe de score tot stand kwam</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Waarvoor</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Aantal</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>Per stuk</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punten</translation>
    </message>
</context>
<context>
    <name>Scoring</name>
    <message>
        <source>At the beginning</source>
        <translation>Aan het begin</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Giften</translation>
    </message>
    <message>
        <source>Finished runs</source>
        <translation>Voltooide reeksen</translation>
    </message>
    <message>
        <source>Moves and deals that finished a run</source>
        <translation>Zetten en giften die een reeks voltooiden</translation>
    </message>
    <message>
        <source>Points never fall below 0</source>
        <translation>Nooit minder dan 0 punten</translation>
    </message>
    <message>
        <source>Steps undone</source>
        <translation>Ongedaan gemaakte stappen</translation>
    </message>
    <message>
        <source>Steps redone</source>
        <translation>Opnieuw gedane stappen</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hints</translation>
    </message>
    <message>
        <source>Other points</source>
        <translation>Andere punten</translation>
    </message>
    <message>
        <source>Pairs of one suit in the columns</source>
        <translation>Paren van één kleur in de kolommen</translation>
    </message>
    <message>
        <source>Pairs in finished runs</source>
        <translation>Paren in voltooide reeksen</translation>
    </message>
    <message>
        <source>Cards in finished runs</source>
        <translation>Kaarten in voltooide reeksen</translation>
    </message>
    <message>
        <source>Cards turned face up</source>
        <translation>Omgedraaide kaarten</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Seconden</translation>
    </message>
    <message>
        <source>A quarter more for winning</source>
        <translation>Een kwart meer voor de winst</translation>
    </message>
    <message>
        <source>Seconds left of ten minutes</source>
        <translation>Resterende seconden van tien minuten</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>&amp;Double click sends cards to the best column</source>
        <translation>&amp;Dubbelklik stuurt kaarten naar de beste kolom</translation>
    </message>
    <message>
        <source>The same suit is preferred.</source>
        <translation>Dezelfde kleur gaat voor.</translation>
    </message>
    <message>
        <source>&amp;Automatic placement</source>
        <translation>A&amp;utomatisch plaatsen</translation>
    </message>
    <message>
        <source>Cards that you let go of go to their best column.</source>
        <translation>Losgelaten kaarten gaan naar hun beste plek.</translation>
    </message>
    <message>
        <source>&amp;Click to move</source>
        <translation>&amp;Verplaatsen met een klik</translation>
    </message>
    <message>
        <source>One click takes cards, the next puts them down.</source>
        <translation>Eén klik pakt kaarten op, de volgende legt ze neer.</translation>
    </message>
    <message>
        <source>&amp;Placement help</source>
        <translation>&amp;Plaatsingshulp</translation>
    </message>
    <message>
        <source>Columns that take the cards you hold are marked.</source>
        <translation>Kolommen die de vastgehouden kaarten aannemen, worden gemarkeerd.</translation>
    </message>
    <message>
        <source>&amp;Interactive rules</source>
        <translation>&amp;Interactieve regels</translation>
    </message>
    <message>
        <source>After a refused move, the rule behind it is named.</source>
        <translation>Na een geweigerde zet wordt de regel genoemd.</translation>
    </message>
    <message>
        <source>&amp;Keep one game of each kind</source>
        <translation>Van elke &amp;soort een spel bewaren</translation>
    </message>
    <message>
        <source>A game of another kind keeps this one; the one kept of that kind goes on.</source>
        <translation>Een spel van een andere soort bewaart dit; het bewaarde van die soort gaat verder.</translation>
    </message>
    <message>
        <source>Left-handed table</source>
        <translation>Tafel voor linkshandigen</translation>
    </message>
    <message>
        <source>The stock lies on the left.</source>
        <translation>De stok ligt links.</translation>
    </message>
    <message>
        <source>Show the &amp;time</source>
        <translation>D&amp;e tijd tonen</translation>
    </message>
    <message>
        <source>It counts either way, while you play.</source>
        <translation>Die loopt hoe dan ook, terwijl je speelt.</translation>
    </message>
    <message>
        <source>Help that looks at hidden &amp;cards</source>
        <translation>&amp;Hulp die omgekeerde kaarten ziet</translation>
    </message>
    <message>
        <source>Adds a solver's hint and its whole solution to the menu Move. It knows every card, which you do not; a game in which you use it counts as one with help.</source>
        <translation>Voegt aan het menu Zet een hint van een oplosser en zijn hele oplossing toe. Die kent elke kaart, u niet; een spel waarin u hem gebruikt, telt als een spel met hulp.</translation>
    </message>
    <message>
        <source>Show whether the game can still be &amp;won</source>
        <translation>Tonen of het spel nog te &amp;winnen is</translation>
    </message>
    <message>
        <source>A sign beside the figures says so, or that it is unknown. To find out, the solver looks at hidden cards; the game counts as one with help.</source>
        <translation>Een teken naast de cijfers zegt het, of dat het onbekend is. Daarvoor kijkt de oplosser naar omgekeerde kaarten; het spel telt als een spel met hulp.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Zeer snel</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Snel</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normaal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langzaam</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Zoals het systeem</translation>
    </message>
    <message>
        <source>Cards appear in their places</source>
        <translation>Kaarten verschijnen op hun plaats</translation>
    </message>
    <message>
        <source>Cards travel</source>
        <translation>Kaarten schuiven</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Zacht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Hard</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Donker</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>Taa&amp;l:</translation>
    </message>
    <message>
        <source>C&amp;olours:</source>
        <translation>&amp;Kleuren:</translation>
    </message>
    <message>
        <source>T&amp;heme:</source>
        <translation>T&amp;hema:</translation>
    </message>
    <message>
        <source>Ani&amp;mation:</source>
        <translation>Ani&amp;matie:</translation>
    </message>
    <message>
        <source>Mo&amp;vement:</source>
        <translation>Be&amp;weging:</translation>
    </message>
    <message>
        <source>So&amp;unds:</source>
        <translation>Gel&amp;uiden:</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Uiterlijk</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hulp</translation>
    </message>
    <message>
        <source>From the next game on</source>
        <translation>Vanaf het volgende spel</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Systeemtaal</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>The file cannot be read ({reason}): {file}</source>
        <translation>Het bestand kan niet gelezen worden ({reason}): {file}</translation>
    </message>
    <message>
        <source>The file cannot be written ({reason}): {file}</source>
        <translation>Het bestand kan niet geschreven worden ({reason}): {file}</translation>
    </message>
    <message>
        <source>The file is too large to be a game: {file}</source>
        <translation>Het bestand is te groot om een spel te zijn: {file}</translation>
    </message>
    <message>
        <source>This is no game.</source>
        <translation>Dit is geen spel.</translation>
    </message>
</context>
<context>
    <name>Solving</name>
    <message>
        <source>The game still goes on, and the analysis looks at hidden cards: allow that help in the settings, or finish the game first.</source>
        <translation>Het spel is nog bezig, en de analyse kijkt naar omgekeerde kaarten: sta die hulp toe in de instellingen, of maak het spel eerst af.</translation>
    </message>
    <message>
        <source>The analysis looks at hidden cards, and that cannot be noted in the kept game ({reason}). File: {file}</source>
        <translation>De analyse kijkt naar omgekeerde kaarten, en dat kan niet in het bewaarde spel genoteerd worden ({reason}). Bestand: {file}</translation>
    </message>
    <message>
        <source>Nothing was done in this game yet.</source>
        <translation>In dit spel is nog niets gedaan.</translation>
    </message>
    <message>
        <source>Can be won</source>
        <translation>Te winnen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stoppen</translation>
    </message>
    <message>
        <source>Looking for a way to win…</source>
        <translation>Er wordt een winnende weg gezocht…</translation>
    </message>
    <message>
        <source>Stopped. Play on from here.</source>
        <translation>Gestopt. Speel vanaf hier verder.</translation>
    </message>
    <message>
        <source>The game is won already.</source>
        <translation>Het spel is al gewonnen.</translation>
    </message>
    <message numerus="yes">
        <source>Unknown: no way to win was found within %n second(s). There may be one.</source>
        <translation>
            <numerusform>Onbekend: in %n seconde werd geen winnende weg gevonden. Er kan er een zijn.</numerusform>
            <numerusform>Onbekend: in %n seconden werd geen winnende weg gevonden. Er kan er een zijn.</numerusform>
        </translation>
    </message>
    <message>
        <source>This position cannot be won: every way to go on was looked at.</source>
        <translation>Deze stelling is niet te winnen: elke weg verder is bekeken.</translation>
    </message>
    <message>
        <source>Unknown: the solver gave no answer ({reason}).</source>
        <translation>Onbekend: de oplosser gaf geen antwoord ({reason}).</translation>
    </message>
    <message>
        <source>The solution: move {done} of {count}. Esc or a click stops it.</source>
        <translation>De oplossing: zet {done} van {count}. Esc of een klik stopt haar.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>wordt gezocht…</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>onbekend</translation>
    </message>
    <message>
        <source>cannot be won</source>
        <translation>niet te winnen</translation>
    </message>
    <message>
        <source>no longer since move {number}</source>
        <translation>niet meer sinds zet {number}</translation>
    </message>
    <message>
        <source>no longer; it was after move {number}</source>
        <translation>niet meer; na zet {number} nog wel</translation>
    </message>
    <message>
        <source>A way to win from here is known.</source>
        <translation>Een winnende weg vanaf hier is bekend.</translation>
    </message>
    <message>
        <source>The solver is looking for a way to win from here.</source>
        <translation>De oplosser zoekt een winnende weg vanaf hier.</translation>
    </message>
    <message>
        <source>It is proven that no way from here wins.</source>
        <translation>Het is bewezen dat geen weg vanaf hier wint.</translation>
    </message>
    <message>
        <source>After move {number} there was one: press to go back there.</source>
        <translation>Na zet {number} was er een: druk om daarheen terug te gaan.</translation>
    </message>
    <message>
        <source>After move {number}: from here the game can be won.</source>
        <translation>Na zet {number}: vanaf hier is het spel te winnen.</translation>
    </message>
    <message>
        <source>The last position known to be winnable is {back} moves back; undo goes back {allowed}.</source>
        <translation>De laatste stelling waarvan bekend is dat ze te winnen is, ligt {back} zetten terug; ongedaan maken gaat {allowed} terug.</translation>
    </message>
    <message>
        <source>No earlier position of this game is known to be winnable.</source>
        <translation>Van geen eerdere stelling van dit spel is bekend dat ze te winnen is.</translation>
    </message>
    <message>
        <source>The game can be won from here: no need to go back.</source>
        <translation>Het spel is vanaf hier te winnen: teruggaan is niet nodig.</translation>
    </message>
    <message numerus="yes">
        <source>No way to win was found within %n second(s). That proves nothing.</source>
        <translation>
            <numerusform>In %n seconde werd geen winnende weg gevonden. Dat bewijst niets.</numerusform>
            <numerusform>In %n seconden werd geen winnende weg gevonden. Dat bewijst niets.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Starting</name>
    <message>
        <source>Begin again?</source>
        <translation>Opnieuw beginnen?</translation>
    </message>
    <message>
        <source>The same cards are dealt again, and what you did is forgotten.</source>
        <translation>Dezelfde kaarten worden opnieuw gegeven, en wat je gedaan hebt, wordt vergeten.</translation>
    </message>
    <message>
        <source>&amp;Begin again</source>
        <translation>&amp;Opnieuw beginnen</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>&amp;Verder spelen</translation>
    </message>
    <message>
        <source>Go back to this moment?</source>
        <translation>Terug naar dit moment?</translation>
    </message>
    <message>
        <source>The game goes on from here, and what you did after it is forgotten.</source>
        <translation>Het spel gaat vanaf hier verder, en wat u daarna deed, wordt vergeten.</translation>
    </message>
    <message>
        <source>&amp;Go on from here</source>
        <translation>&amp;Verder vanaf hier</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>The statistics cannot be read ({reason}). File: {file}</source>
        <translation>De statistiek kan niet gelezen worden ({reason}). Bestand: {file}</translation>
    </message>
    <message>
        <source>That could not be written ({reason}). File: {file}</source>
        <translation>Dat kon niet geschreven worden ({reason}). Bestand: {file}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were written to {file}</source>
        <translation>
            <numerusform>%n spel is naar {file} geschreven</numerusform>
            <numerusform>%n spellen zijn naar {file} geschreven</numerusform>
        </translation>
    </message>
    <message>
        <source>The statistics begin anew. The old ones were kept as {file}.</source>
        <translation>De statistiek begint opnieuw. De oude is bewaard als {file}.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiek</translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <translation>&amp;Cijfers</translation>
    </message>
    <message>
        <source>O&amp;ver time</source>
        <translation>In de l&amp;oop der tijd</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>L&amp;ijst</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporteren…</translation>
    </message>
    <message>
        <source>&amp;Begin anew…</source>
        <translation>Opnieuw &amp;beginnen…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Begin the statistics anew?</source>
        <translation>De statistiek opnieuw beginnen?</translation>
    </message>
    <message>
        <source>All games are taken out of the statistics, those of other rules too. A copy of the file is kept.</source>
        <translation>Alle spellen worden uit de statistiek gehaald, ook die met andere regels. Een kopie van het bestand wordt bewaard.</translation>
    </message>
    <message>
        <source>&amp;Begin anew</source>
        <translation>Opnieuw &amp;beginnen</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>Be&amp;houden</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>{hours} hours</source>
        <translation>{hours} uur</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>%n spel gewonnen</numerusform>
            <numerusform>%n spellen gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) not won</source>
        <translation>
            <numerusform>%n spel niet gewonnen</numerusform>
            <numerusform>%n spellen niet gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>In progress, not counted</source>
        <translation>Nog bezig, niet meegeteld</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Played to an end</source>
        <translation>Ten einde gespeeld</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Opgegeven</translation>
    </message>
    <message>
        <source>Won, of all games</source>
        <translation>Gewonnen, van alle spellen</translation>
    </message>
    <message>
        <source>Won without undo and hints</source>
        <translation>Gewonnen zonder ongedaan maken en hints</translation>
    </message>
    <message>
        <source>Streaks</source>
        <translation>Series</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Huidige serie</translation>
    </message>
    <message>
        <source>Most games won in a row</source>
        <translation>Meeste winst op rij</translation>
    </message>
    <message>
        <source>Most games not won in a row</source>
        <translation>Meeste spellen op rij zonder winst</translation>
    </message>
    <message>
        <source>Days in a row with a win, up to now</source>
        <translation>Dagen op rij met winst, tot nu</translation>
    </message>
    <message>
        <source>Most days in a row with a win</source>
        <translation>Meeste dagen op rij met winst</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>Time of all games together</source>
        <translation>Tijd van alle spellen samen</translation>
    </message>
    <message>
        <source>Time of the won games together</source>
        <translation>Tijd van de gewonnen spellen samen</translation>
    </message>
    <message>
        <source>Mean time of all games</source>
        <translation>Gemiddelde tijd van alle spellen</translation>
    </message>
    <message>
        <source>Mean time of the won games</source>
        <translation>Gemiddelde tijd van de gewonnen spellen</translation>
    </message>
    <message>
        <source>Shortest won game</source>
        <translation>Kortste gewonnen spel</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Best score of all games</source>
        <translation>Beste score van alle spellen</translation>
    </message>
    <message>
        <source>Best score of a won game</source>
        <translation>Beste score van een gewonnen spel</translation>
    </message>
    <message>
        <source>Mean score of all games</source>
        <translation>Gemiddelde score van alle spellen</translation>
    </message>
    <message>
        <source>Mean score of the won games</source>
        <translation>Gemiddelde score van de gewonnen spellen</translation>
    </message>
    <message>
        <source>Moves and more</source>
        <translation>Zetten en meer</translation>
    </message>
    <message>
        <source>Fewest moves of a won game</source>
        <translation>Minste zetten van een gewonnen spel</translation>
    </message>
    <message>
        <source>Mean moves of the won games</source>
        <translation>Gemiddelde zetten van de gewonnen spellen</translation>
    </message>
    <message>
        <source>Moves in all games</source>
        <translation>Zetten in alle spellen</translation>
    </message>
    <message>
        <source>Rows dealt in all games</source>
        <translation>Giften in alle spellen</translation>
    </message>
    <message>
        <source>Runs finished in all games</source>
        <translation>Voltooide reeksen in alle spellen</translation>
    </message>
    <message>
        <source>Steps undone in all games</source>
        <translation>Ongedaan gemaakte stappen in alle spellen</translation>
    </message>
    <message>
        <source>Hints given in all games</source>
        <translation>Hints gegeven in alle spellen</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cijfers</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Alle tijd</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Laatste 7 dagen</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Laatste 30 dagen</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Laatste 365 dagen</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Spel:</translation>
    </message>
    <message>
        <source>&amp;Suits:</source>
        <translation>&amp;Kleuren:</translation>
    </message>
    <message>
        <source>R&amp;ule:</source>
        <translation>&amp;Regel:</translation>
    </message>
    <message>
        <source>S&amp;coring:</source>
        <translation>&amp;Telling:</translation>
    </message>
    <message>
        <source>Difficult&amp;y:</source>
        <translation>&amp;Moeilijkheid:</translation>
    </message>
    <message>
        <source>&amp;Period:</source>
        <translation>&amp;Periode:</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Niet bekend</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Nieuwste eerst</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Oudste eerst</translation>
    </message>
    <message>
        <source>Best score first</source>
        <translation>Beste score eerst</translation>
    </message>
    <message>
        <source>Quickest win first</source>
        <translation>Snelste winst eerst</translation>
    </message>
    <message>
        <source>Fewest moves first</source>
        <translation>Minste zetten eerst</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Afgelopen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Giften</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Ongedaan maken</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hints</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>S&amp;ort:</source>
        <translation>&amp;Volgorde:</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Afgelopen spellen</translation>
    </message>
    <message>
        <source>by week</source>
        <translation>per week</translation>
    </message>
    <message>
        <source>by month</source>
        <translation>per maand</translation>
    </message>
    <message>
        <source>by day</source>
        <translation>per dag</translation>
    </message>
    <message>
        <source>Scores of all games</source>
        <translation>Scores van alle spellen</translation>
    </message>
    <message>
        <source>Times of the won games</source>
        <translation>Tijden van de gewonnen spellen</translation>
    </message>
    <message>
        <source>Moves of the won games</source>
        <translation>Zetten van de gewonnen spellen</translation>
    </message>
    <message>
        <source>G&amp;ames over time</source>
        <translation>Spellen in de &amp;loop der tijd</translation>
    </message>
    <message>
        <source>Sprea&amp;d</source>
        <translation>&amp;Verdeling</translation>
    </message>
    <message>
        <source>Games over time</source>
        <translation>Spellen in de loop der tijd</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Verdeling</translation>
    </message>
    <message>
        <source>Won, in percent</source>
        <translation>Gewonnen, in procenten</translation>
    </message>
    <message numerus="yes">
        <source>{low} and more: %n game(s)</source>
        <translation>
            <numerusform>{low} en meer: %n spel</numerusform>
            <numerusform>{low} en meer: %n spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Less than {high}: %n game(s)</source>
        <translation>
            <numerusform>Minder dan {high}: %n spel</numerusform>
            <numerusform>Minder dan {high}: %n spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low}: %n game(s)</source>
        <translation>
            <numerusform>{low}: %n spel</numerusform>
            <numerusform>{low}: %n spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low} to less than {high}: %n game(s)</source>
        <translation>
            <numerusform>{low} tot minder dan {high}: %n spel</numerusform>
            <numerusform>{low} tot minder dan {high}: %n spellen</numerusform>
        </translation>
    </message>
    <message>
        <source>No game of this kind has ended yet.</source>
        <translation>Er is nog geen spel van deze soort afgelopen.</translation>
    </message>
    <message>
        <source>Week from {day}</source>
        <translation>Week vanaf {day}</translation>
    </message>
    <message>
        <source>no game</source>
        <translation>geen spel</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), {won} won, {lost} lost, {up} given up, {rate} won</source>
        <translation>
            <numerusform>%n spel, {won} gewonnen, {lost} verloren, {up} opgegeven, {rate} gewonnen</numerusform>
            <numerusform>%n spellen, {won} gewonnen, {lost} verloren, {up} opgegeven, {rate} gewonnen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tijd</translation>
    </message>
    <message>
        <source>Deals left</source>
        <translation>Giften over</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Reeksen</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} van {total}</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stok</translation>
    </message>
    <message>
        <source>Cards home</source>
        <translation>Afgelegd</translation>
    </message>
    <message>
        <source>Code ({known})</source>
        <translation>Code ({known})</translation>
    </message>
    <message>
        <source>Press to see line by line how the score came about</source>
        <translation>Druk om regel voor regel te zien hoe de score tot stand kwam</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message numerus="yes">
        <source>The statistics file was damaged; new statistics begin with what could be read: %n game(s).</source>
        <translation>
            <numerusform>Het statistiekbestand was beschadigd; de nieuwe statistiek begint met wat gelezen kon worden: %n spel.</numerusform>
            <numerusform>Het statistiekbestand was beschadigd; de nieuwe statistiek begint met wat gelezen kon worden: %n spellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The saved game is empty.</source>
        <translation>Het opgeslagen spel is leeg.</translation>
    </message>
    <message>
        <source>The file is no saved game.</source>
        <translation>Het bestand is geen opgeslagen spel.</translation>
    </message>
    <message>
        <source>The first line of the saved game is damaged; it cannot be known what was dealt.</source>
        <translation>De eerste regel van het opgeslagen spel is beschadigd; wat er gedeeld is, valt niet te achterhalen.</translation>
    </message>
    <message>
        <source>The saved game comes from a newer version of the program ({found}).</source>
        <translation>Het opgeslagen spel komt van een nieuwere versie van het programma ({found}).</translation>
    </message>
    <message>
        <source>The saved game needs the rules “{found}”, which are not installed. Switch on or install the plugin “{plugin}”.</source>
        <translation>Het opgeslagen spel heeft de regels ‘{found}’ nodig, die niet geïnstalleerd zijn. Schakel de plug-in ‘{plugin}’ in of installeer hem.</translation>
    </message>
    <message>
        <source>The saved game needs the scoring “{found}”, which is not installed. Switch on or install the plugin “{plugin}”.</source>
        <translation>Het opgeslagen spel heeft de telling ‘{found}’ nodig, die niet geïnstalleerd is. Schakel de plug-in ‘{plugin}’ in of installeer hem.</translation>
    </message>
    <message>
        <source>Line {line} of the saved game is damaged.</source>
        <translation>Regel {line} van het opgeslagen spel is beschadigd.</translation>
    </message>
    <message>
        <source>Line {line} of the saved game does not say what was done.</source>
        <translation>Regel {line} van het opgeslagen spel zegt niet wat er gedaan is.</translation>
    </message>
    <message>
        <source>Line {line} of the saved game is a move that the rules refuse: {found}.</source>
        <translation>Regel {line} van het opgeslagen spel is een zet die de regels weigeren: {found}.</translation>
    </message>
    <message>
        <source>The rules or the scoring failed at line {line} of the saved game ({found}).</source>
        <translation>De regels of de telling mislukten bij regel {line} van het opgeslagen spel ({found}).</translation>
    </message>
    <message>
        <source>The last action had not been written to the end; the game goes on before it.</source>
        <translation>De laatste actie was niet helemaal weggeschreven; het spel gaat verder vanaf ervóór.</translation>
    </message>
    <message>
        <source>The settings could not be read ({found}); the program starts with its own.</source>
        <translation>De instellingen konden niet gelezen worden ({found}); het programma begint met zijn eigen.</translation>
    </message>
    <message>
        <source>The settings file is damaged; the program starts with its own settings.</source>
        <translation>Het instellingenbestand is beschadigd; het programma begint met zijn eigen instellingen.</translation>
    </message>
    <message>
        <source>The setting “{key}” had the unusable value {found}; it has its default again.</source>
        <translation>De instelling ‘{key}’ had de onbruikbare waarde {found}; de standaard geldt weer.</translation>
    </message>
    <message>
        <source>The settings come from a newer version of the program; what is known of them is used.</source>
        <translation>De instellingen komen van een nieuwere versie van het programma; wat bekend is, wordt gebruikt.</translation>
    </message>
    <message>
        <source>The file was kept as {file}.</source>
        <translation>Het bestand is bewaard als {file}.</translation>
    </message>
    <message>
        <source>The game cannot be saved ({reason}). You can play on. File: {file}</source>
        <translation>Het spel kan niet opgeslagen worden ({reason}). Je kunt verder spelen. Bestand: {file}</translation>
    </message>
    <message>
        <source>The settings cannot be saved ({reason}). They hold until you quit. File: {file}</source>
        <translation>De instellingen kunnen niet opgeslagen worden ({reason}). Ze gelden tot je afsluit. Bestand: {file}</translation>
    </message>
    <message>
        <source>The game cannot be counted in the statistics yet ({reason}); it will be with the next one. File: {file}</source>
        <translation>Het spel kan nog niet in de statistiek geteld worden ({reason}); dat gebeurt met het volgende. Bestand: {file}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>face-down card, {pile}, card {place} of {count}</source>
        <translation>omgekeerde kaart, {pile}, kaart {place} van {count}</translation>
    </message>
    <message numerus="yes">
        <source>{card}, {pile}, card {place} of {count}, face up, run of %n card(s)</source>
        <translation>
            <numerusform>{card}, {pile}, kaart {place} van {count}, open, reeks van %n kaart</numerusform>
            <numerusform>{card}, {pile}, kaart {place} van {count}, open, reeks van %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, {pile}, card {place} of {count}, face up</source>
        <translation>{card}, {pile}, kaart {place} van {count}, open</translation>
    </message>
    <message>
        <source>{pile}, empty</source>
        <translation>{pile}, leeg</translation>
    </message>
    <message>
        <source>{pile}, {card} on top</source>
        <translation>{pile}, bovenop {card}</translation>
    </message>
    <message>
        <source>{pile}, {card}</source>
        <translation>{pile}, {card}</translation>
    </message>
    <message>
        <source>foundation {number}</source>
        <translation>eindstapel {number}</translation>
    </message>
    <message numerus="yes">
        <source>{card}, shown whole, under %n card(s)</source>
        <translation>
            <numerusform>{card}, helemaal getoond, onder %n kaart</numerusform>
            <numerusform>{card}, helemaal getoond, onder %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>a row was dealt</source>
        <translation>er is uitgedeeld</translation>
    </message>
    <message>
        <source>{card} to {pile}</source>
        <translation>{card} naar {pile}</translation>
    </message>
    <message numerus="yes">
        <source>{pile}, %n deal(s) left</source>
        <translation>
            <numerusform>{pile}, %n gift over</numerusform>
            <numerusform>{pile}, %n giften over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pile}, %n card(s) left</source>
        <translation>
            <numerusform>{pile}, nog %n kaart</numerusform>
            <numerusform>{pile}, nog %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>the waste may be turned over at any time</source>
        <translation>de aflegstapel mag altijd worden omgedraaid</translation>
    </message>
    <message numerus="yes">
        <source>the waste may be turned over %n time(s)</source>
        <translation>
            <numerusform>de aflegstapel mag nog %n keer worden omgedraaid</numerusform>
            <numerusform>de aflegstapel mag nog %n keer worden omgedraaid</numerusform>
        </translation>
    </message>
    <message>
        <source>the waste is not turned over</source>
        <translation>de aflegstapel wordt niet omgedraaid</translation>
    </message>
    <message>
        <source>a run is finished: {card} to ace</source>
        <translation>een reeks is voltooid: {card} tot aas</translation>
    </message>
    <message>
        <source>the waste was turned over</source>
        <translation>de aflegstapel is omgedraaid</translation>
    </message>
    <message>
        <source>undone: {step}</source>
        <translation>ongedaan gemaakt: {step}</translation>
    </message>
    <message>
        <source>played again: {step}</source>
        <translation>opnieuw gedaan: {step}</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Kaarttafel</translation>
    </message>
    <message numerus="yes">
        <source>{pile}, {card} on top of %n card(s)</source>
        <translation>
            <numerusform>{pile}, {card} op %n kaart</numerusform>
            <numerusform>{pile}, {card} op %n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pile}, %n card(s)</source>
        <translation>
            <numerusform>{pile}, %n kaart</numerusform>
            <numerusform>{pile}, %n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} and %n more card(s) to {pile}</source>
        <translation>
            <numerusform>{card} en nog %n kaart naar {pile}</numerusform>
            <numerusform>{card} en nog %n kaarten naar {pile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pile} was filled with %n card(s)</source>
        <translation>
            <numerusform>{pile} is met %n kaart gevuld</numerusform>
            <numerusform>{pile} is met %n kaarten gevuld</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Themes</name>
    <message>
        <source>Classic</source>
        <translation>Klassiek</translation>
    </message>
    <message>
        <source>Four-colour</source>
        <translation>Vierkleurig</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Grote index</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Ruitpatroon</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Sterren</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Kubussen</translation>
    </message>
    <message>
        <source>Vine</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Blossom</source>
        <translation>Bloesem</translation>
    </message>
    <message>
        <source>Corner webs</source>
        <translation>Webben in de hoeken</translation>
    </message>
    <message>
        <source>Dewdrops</source>
        <translation>Dauwdruppels</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Effen</translation>
    </message>
    <message>
        <source>Stripes</source>
        <translation>Strepen</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>Sneeuw</translation>
    </message>
    <message>
        <source>Autumn leaves</source>
        <translation>Herfstbladeren</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Vilt</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Hout</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Leisteen</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliotheek</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Autumn</source>
        <translation>Herfst</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Winter</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Duidelijk</translation>
    </message>
</context>
<context>
    <name>VariantFiles</name>
    <message>
        <source>The file is too big: {found} bytes of at most {allowed}.</source>
        <translation>Het bestand is te groot: {found} bytes van hoogstens {allowed}.</translation>
    </message>
    <message>
        <source>This is not text in UTF-8; save the file with that encoding.</source>
        <translation>Dit is geen tekst in UTF-8; bewaar het bestand met die codering.</translation>
    </message>
    <message>
        <source>This is not written as TOML wants it: {found}.</source>
        <translation>Dit is niet geschreven zoals TOML het wil: {found}.</translation>
    </message>
    <message>
        <source>Brackets or dots are nested too deeply; {allowed} levels are enough.</source>
        <translation>Haken of punten zijn te diep genest; {allowed} niveaus zijn genoeg.</translation>
    </message>
    <message>
        <source>This number has far too many digits.</source>
        <translation>Dit getal heeft veel te veel cijfers.</translation>
    </message>
    <message>
        <source>The file describes no game: write its keys, at least {allowed}, or a table [[variant]].</source>
        <translation>Het bestand beschrijft geen spel: schrijf de sleutels, minstens {allowed}, of een tabel [[variant]].</translation>
    </message>
    <message>
        <source>The file describes {found} games; {allowed} is the most.</source>
        <translation>Het bestand beschrijft {found} spellen; {allowed} is het maximum.</translation>
    </message>
    <message>
        <source>There is no key “{key}”. There are: {allowed}.</source>
        <translation>De sleutel “{key}” bestaat niet. Er zijn: {allowed}.</translation>
    </message>
    <message>
        <source>The key “{key}” is missing; every game needs it.</source>
        <translation>De sleutel “{key}” ontbreekt; elk spel heeft hem nodig.</translation>
    </message>
    <message>
        <source>“{key}” must be {allowed}, not {found}.</source>
        <translation>“{key}” moet zo geschreven zijn: {allowed}; gevonden is: {found}.</translation>
    </message>
    <message>
        <source>“{key}” cannot be “{found}”. It can be: {allowed}.</source>
        <translation>“{key}” kan niet “{found}” zijn. Mogelijk zijn: {allowed}.</translation>
    </message>
    <message>
        <source>“{key}” cannot be {found}; it goes from {low} to {high}.</source>
        <translation>“{key}” kan niet {found} zijn; het loopt van {low} tot {high}.</translation>
    </message>
    <message>
        <source>“{key}” cannot be “{found}”; write it like {allowed}.</source>
        <translation>“{key}” kan niet “{found}” zijn; schrijf het als {allowed}.</translation>
    </message>
    <message>
        <source>“{found}” was already taken as “{key}” in line {allowed}.</source>
        <translation>“{found}” is als “{key}” al gebruikt in regel {allowed}.</translation>
    </message>
    <message>
        <source>“{key}”: “{found}” says no columns; write them like “{allowed}” (4+1 is four face-down cards with a face-up one on top, 8 is eight face-up cards).</source>
        <translation>“{key}”: “{found}” noemt geen kolommen; schrijf ze als “{allowed}” (4+1 is vier omgekeerde kaarten met een open kaart erop, 8 is acht open kaarten).</translation>
    </message>
    <message>
        <source>“{key}”: {found} columns are too many; {allowed} find room on the table.</source>
        <translation>“{key}”: {found} kolommen zijn te veel; er passen er {allowed} op de tafel.</translation>
    </message>
    <message>
        <source>“{key}”: there is no column {found}; they are counted from 1 to {allowed}.</source>
        <translation>“{key}”: er is geen kolom {found}; ze worden geteld van 1 tot {allowed}.</translation>
    </message>
    <message>
        <source>The game contradicts itself: {found}.</source>
        <translation>Het spel spreekt zichzelf tegen: {found}.</translation>
    </message>
    <message>
        <source>There is no key “{key}”. Did you mean “{near}”?</source>
        <translation>De sleutel “{key}” bestaat niet. Bedoelde u “{near}”?</translation>
    </message>
    <message>
        <source>“{key}” cannot be “{found}”. Did you mean “{near}”? It can be: {allowed}.</source>
        <translation>“{key}” kan niet “{found}” zijn. Bedoelde u “{near}”? Mogelijk zijn: {allowed}.</translation>
    </message>
    <message>
        <source>{file}, line {line}: {fault}</source>
        <translation>{file}, regel {line}: {fault}</translation>
    </message>
    <message>
        <source>{file}: {fault}</source>
        <translation>{file}: {fault}</translation>
    </message>
    <message>
        <source>text in quotes</source>
        <translation>tekst tussen aanhalingstekens</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>een geheel getal</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true of false</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>een tabel</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>een lijst</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>een lijst van gehele getallen</translation>
    </message>
    <message>
        <source>a list of texts in quotes</source>
        <translation>een lijst van teksten tussen aanhalingstekens</translation>
    </message>
    <message>
        <source>tables, each under [[variant]]</source>
        <translation>tabellen, elk onder [[variant]]</translation>
    </message>
    <message>
        <source>text in quotes or a list of such texts</source>
        <translation>tekst tussen aanhalingstekens of een lijst van zulke teksten</translation>
    </message>
    <message>
        <source>another kind of value</source>
        <translation>een ander soort waarde</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Copied: {code}</source>
        <translation>Gekopieerd: {code}</translation>
    </message>
    <message>
        <source>The position was copied as text.</source>
        <translation>De stelling is als tekst gekopieerd.</translation>
    </message>
    <message>
        <source>Full screen. Press F11 or Esc to go back.</source>
        <translation>Volledig scherm. Druk op F11 of Esc om terug te gaan.</translation>
    </message>
</context>
</TS>
