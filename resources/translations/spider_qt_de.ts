<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Spider Qt</source>
        <translation>Über Spider Qt</translation>
    </message>
    <message>
        <source>Spider Solitaire for the desktop: every rule explained, nothing lost. Free software under the MIT licence.</source>
        <translation>Spider-Patience für den Desktop: Jede Regel wird erklärt, nichts geht verloren. Freie Software unter der MIT-Lizenz.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel …</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Choose a game and deal new cards</source>
        <translation>Ein Spiel wählen und neu austeilen</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Von vorn beginnen</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Von vorn</translation>
    </message>
    <message>
        <source>Begin the same deal again</source>
        <translation>Dieselbe Verteilung von vorn beginnen</translation>
    </message>
    <message>
        <source>&amp;Enter code…</source>
        <translation>Spielcode &amp;eingeben …</translation>
    </message>
    <message>
        <source>Enter code</source>
        <translation>Spielcode eingeben</translation>
    </message>
    <message>
        <source>Play the deal of a game code</source>
        <translation>Die Verteilung eines Spielcodes spielen</translation>
    </message>
    <message>
        <source>&amp;Copy code</source>
        <translation>Spielcode &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Spielcode kopieren</translation>
    </message>
    <message>
        <source>Copy the code of this deal, to keep or to share it</source>
        <translation>Den Code dieser Verteilung kopieren, zum Aufheben oder Weitergeben</translation>
    </message>
    <message>
        <source>Dai&amp;ly deal…</source>
        <translation>Ta&amp;gesverteilung …</translation>
    </message>
    <message>
        <source>Daily deal</source>
        <translation>Tagesverteilung</translation>
    </message>
    <message>
        <source>Play the deal that everybody gets today, or one of past days</source>
        <translation>Die Verteilung spielen, die heute alle bekommen, oder die eines vergangenen Tages</translation>
    </message>
    <message>
        <source>&amp;Watch again…</source>
        <translation>&amp;Wiedergabe …</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Watch this game move by move, from its beginning</source>
        <translation>Diese Partie Zug für Zug von Anfang an ansehen</translation>
    </message>
    <message>
        <source>Anal&amp;yse…</source>
        <translation>Ana&amp;lysieren …</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analysieren</translation>
    </message>
    <message>
        <source>See whether the game could have been won, and until when</source>
        <translation>Sehen, ob und bis wann die Partie zu gewinnen war</translation>
    </message>
    <message>
        <source>&amp;Games…</source>
        <translation>P&amp;artien …</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>See the kept games: go on with one, or watch one again</source>
        <translation>Die aufgehobenen Partien ansehen: eine fortsetzen oder noch einmal verfolgen</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Speichern unter</translation>
    </message>
    <message>
        <source>Keep the game as it is now, under a name</source>
        <translation>Die Partie, wie sie jetzt ist, unter einem Namen aufheben</translation>
    </message>
    <message>
        <source>Sc&amp;ore…</source>
        <translation>Punkte&amp;stand …</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>See line by line how the score came about</source>
        <translation>Zeile für Zeile sehen, wie die Punkte zustande kamen</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistik …</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>See how many games were won, how fast, and how it went on</source>
        <translation>Sehen, wie viele Partien gewonnen wurden, wie schnell, und wie es weiterging</translation>
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
        <translation>Den Tisch verdecken und die Zeit anhalten, oder weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Table and cards…</source>
        <translation>&amp;Tisch und Karten…</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>Tisch und Karten</translation>
    </message>
    <message>
        <source>Choose a theme, the table, faces and backs</source>
        <translation>Design, Tisch, Kartenbilder und Rücken wählen</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Change how the game looks and plays</source>
        <translation>Aussehen und Spielweise ändern</translation>
    </message>
    <message>
        <source>Pl&amp;ugins…</source>
        <translation>Pl&amp;ugins…</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Plugins</translation>
    </message>
    <message>
        <source>See what plugins there are, switch, install and remove them</source>
        <translation>Plugins ansehen, ein- und ausschalten, installieren und entfernen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Close the program; the game is kept</source>
        <translation>Das Programm schließen; die Partie bleibt erhalten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Take the last move or deal back</source>
        <translation>Den letzten Zug oder das letzte Nachgeben zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Play the undone move or deal again</source>
        <translation>Den zurückgenommenen Zug noch einmal spielen</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Nachgeben</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Nachgeben</translation>
    </message>
    <message>
        <source>Deal one card from the stock onto each column</source>
        <translation>Aus dem Talon je eine Karte auf jede Spalte legen</translation>
    </message>
    <message>
        <source>&amp;Send to best column</source>
        <translation>Auf die &amp;beste Spalte</translation>
    </message>
    <message>
        <source>Send to best column</source>
        <translation>Auf die beste Spalte</translation>
    </message>
    <message>
        <source>Send the chosen cards to the column where they go best</source>
        <translation>Die gewählten Karten auf die Spalte schicken, auf die sie am besten passen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Hinweis</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Say what to do next, by what you see, and why</source>
        <translation>Sagen, was nach dem, was Sie sehen, als Nächstes zu tun ist, und warum</translation>
    </message>
    <message>
        <source>Sol&amp;ver hint</source>
        <translation>Hinweis des &amp;Lösungsprogramms</translation>
    </message>
    <message>
        <source>Solver hint</source>
        <translation>Lösungshinweis</translation>
    </message>
    <message>
        <source>Mark the next move of a way to win; hidden cards are used</source>
        <translation>Den nächsten Zug eines Gewinnwegs markieren; verdeckte Karten werden benutzt</translation>
    </message>
    <message>
        <source>Show me the so&amp;lution</source>
        <translation>Lösung &amp;zeigen</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Lösung</translation>
    </message>
    <message>
        <source>Play a way to win on the table, until you stop it</source>
        <translation>Einen Gewinnweg auf dem Tisch vorspielen, bis Sie ihn anhalten</translation>
    </message>
    <message>
        <source>Back to where it &amp;could be won</source>
        <translation>Z&amp;urück, wo noch zu gewinnen war</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Undo to the last position that is known to be winnable</source>
        <translation>Bis zur letzten Stellung rückgängig machen, von der bekannt ist, dass sie zu gewinnen ist</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Fill the screen; F11 or Esc goes back</source>
        <translation>Den Bildschirm füllen; F11 oder Esc führt zurück</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Read how the game is played</source>
        <translation>Nachlesen, wie gespielt wird</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Tasten und Maus</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Tasten und Maus</translation>
    </message>
    <message>
        <source>See every key and what the mouse does</source>
        <translation>Alle Tasten und was die Maus tut</translation>
    </message>
    <message>
        <source>Learning &amp;path…</source>
        <translation>&amp;Lernpfad…</translation>
    </message>
    <message>
        <source>Learning path</source>
        <translation>Lernpfad</translation>
    </message>
    <message>
        <source>Learn Spider step by step, from one suit to four</source>
        <translation>Spider Schritt für Schritt lernen, von einer Farbe bis zu vier</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>&amp;Stellung kopieren</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>Stellung kopieren</translation>
    </message>
    <message>
        <source>Copy the whole table as text, hidden cards included</source>
        <translation>Den ganzen Tisch als Text kopieren, auch die verdeckten Karten</translation>
    </message>
    <message>
        <source>Open &amp;log folder</source>
        <translation>&amp;Protokollordner öffnen</translation>
    </message>
    <message>
        <source>Open log folder</source>
        <translation>Protokollordner öffnen</translation>
    </message>
    <message>
        <source>Show where mistakes of the program are written down</source>
        <translation>Zeigen, wo Fehler des Programms aufgeschrieben werden</translation>
    </message>
    <message>
        <source>&amp;About Spider Qt</source>
        <translation>&amp;Über Spider Qt</translation>
    </message>
    <message>
        <source>About Spider Qt</source>
        <translation>Über Spider Qt</translation>
    </message>
    <message>
        <source>See version and licence</source>
        <translation>Version und Lizenz ansehen</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>Could it have been won?</source>
        <translation>War sie zu gewinnen?</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Fortschritt der Analyse</translation>
    </message>
    <message>
        <source>Show this &amp;moment</source>
        <translation>Diesen &amp;Moment zeigen</translation>
    </message>
    <message>
        <source>&amp;Show the solver's way</source>
        <translation>&amp;Lösungsweg zeigen</translation>
    </message>
    <message>
        <source>&amp;Play on from there</source>
        <translation>Von dort &amp;weiterspielen</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Anhalten</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>Weiter&amp;suchen</translation>
    </message>
    <message>
        <source>&amp;Look longer</source>
        <translation>Länger &amp;suchen</translation>
    </message>
    <message>
        <source>The solver's way</source>
        <translation>Der Weg des Lösungsprogramms</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>Züge der Partie</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Was getan wurde</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>the beginning</source>
        <translation>der Anfang</translation>
    </message>
    <message>
        <source>can be won</source>
        <translation>zu gewinnen</translation>
    </message>
    <message>
        <source>cannot be won</source>
        <translation>nicht zu gewinnen</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>The game is won: it could be won all the time.</source>
        <translation>Die Partie ist gewonnen: Sie war die ganze Zeit zu gewinnen.</translation>
    </message>
    <message>
        <source>It is proven that this deal cannot be won.</source>
        <translation>Es ist bewiesen, dass diese Verteilung nicht zu gewinnen ist.</translation>
    </message>
    <message>
        <source>No position is known yet from which it can be won.</source>
        <translation>Noch ist keine Stellung bekannt, von der aus zu gewinnen ist.</translation>
    </message>
    <message>
        <source>No way to win was found from any position that was looked at. That proves nothing.</source>
        <translation>Von keiner der untersuchten Stellungen aus wurde ein Gewinnweg gefunden. Das beweist nichts.</translation>
    </message>
    <message>
        <source>The game can still be won from where it stands.</source>
        <translation>Die Partie ist von hier aus noch zu gewinnen.</translation>
    </message>
    <message>
        <source>Move {next} lost the game: {step}.</source>
        <translation>Zug {next} hat die Partie verloren: {step}.</translation>
    </message>
    <message>
        <source>After move {number} the game can be won. Move {next} may have lost it: {step}.</source>
        <translation>Nach Zug {number} ist die Partie zu gewinnen. Vielleicht hat Zug {next} sie verloren: {step}.</translation>
    </message>
    <message>
        <source>After move {number} the game can be won.</source>
        <translation>Nach Zug {number} ist die Partie zu gewinnen.</translation>
    </message>
    <message numerus="yes">
        <source>You have played %n move(s).</source>
        <translation>
            <numerusform>Sie haben %n Zug gespielt.</numerusform>
            <numerusform>Sie haben %n Züge gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for a way to win after move {number}…</source>
        <translation>Ein Gewinnweg nach Zug {number} wird gesucht …</translation>
    </message>
    <message>
        <source>The solver gave no answer ({reason}).</source>
        <translation>Das Lösungsprogramm hat nicht geantwortet ({reason}).</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Fertig.</translation>
    </message>
    <message numerus="yes">
        <source>The solver's way from the beginning has %n move(s).</source>
        <translation>
            <numerusform>Der Weg des Lösungsprogramms vom Anfang an hat %n Zug.</numerusform>
            <numerusform>Der Weg des Lösungsprogramms vom Anfang an hat %n Züge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its way from move {number} on has %n move(s).</source>
        <translation>
            <numerusform>Sein Weg nach Zug {number} hat %n Zug.</numerusform>
            <numerusform>Sein Weg nach Zug {number} hat %n Züge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Done. Unknown: no way was found within %n second(s) a position; there may be one.</source>
        <translation>
            <numerusform>Fertig. Unbekannt: In %n Sekunde je Stellung wurde kein Weg gefunden; es kann einen geben.</numerusform>
            <numerusform>Fertig. Unbekannt: In %n Sekunden je Stellung wurde kein Weg gefunden; es kann einen geben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You went on for %n move(s) from there.</source>
        <translation>
            <numerusform>Sie haben von dort aus noch %n Zug gespielt.</numerusform>
            <numerusform>Sie haben von dort aus noch %n Züge gespielt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>{suit}-Ass</translation>
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
        <translation>{suit}-Bube</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>{suit}-Dame</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>{suit}-König</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>Spalte {number}</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>finished run {number}</source>
        <translation>entfernte Folge {number}</translation>
    </message>
    <message>
        <source>waste</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>cell {number}</source>
        <translation>Zelle {number}</translation>
    </message>
    <message>
        <source>reserve {number}</source>
        <translation>Reserve {number}</translation>
    </message>
</context>
<context>
    <name>Codes</name>
    <message>
        <source>Type a game code such as SP1-S1C-AAAAAAD.</source>
        <translation>Geben Sie einen Spielcode ein, zum Beispiel SP1-S1C-AAAAAAD.</translation>
    </message>
    <message>
        <source>The code is too short: {found} letters and digits of {expected}.</source>
        <translation>Der Code ist zu kurz: {found} von {expected} Buchstaben und Ziffern.</translation>
    </message>
    <message>
        <source>The code is too long: {found} letters and digits, it has {expected}.</source>
        <translation>Der Code ist zu lang: {found} Buchstaben und Ziffern statt {expected}.</translation>
    </message>
    <message>
        <source>No installed game has codes that begin with “{found}”. Known: {expected}.</source>
        <translation>Kein installiertes Spiel hat Codes, die mit „{found}“ beginnen. Bekannt: {expected}.</translation>
    </message>
    <message>
        <source>“{found}” is not a code version of this program; it reads version {expected}.</source>
        <translation>„{found}“ ist keine Codeversion dieses Programms; es liest Version {expected}.</translation>
    </message>
    <message>
        <source>“{found}” is no number of suits; write one of {expected}.</source>
        <translation>„{found}“ ist keine Anzahl von Farben; möglich sind {expected}.</translation>
    </message>
    <message>
        <source>“{found}” is no rule; write C for Classic or R for Relaxed.</source>
        <translation>„{found}“ ist keine Regel; schreiben Sie C für Klassisch oder R für Gelockert.</translation>
    </message>
    <message>
        <source>“{found}” does not occur in codes; they use the letters A to Z and 2 to 7.</source>
        <translation>„{found}“ kommt in Codes nicht vor; sie bestehen aus A bis Z und 2 bis 7.</translation>
    </message>
    <message>
        <source>“{found}” does not occur in codes; perhaps it is “{expected}”.</source>
        <translation>„{found}“ kommt in Codes nicht vor; vielleicht ist es „{expected}“.</translation>
    </message>
    <message>
        <source>The game of this code cannot be played: {reason}</source>
        <translation>Das Spiel dieses Codes kann nicht gespielt werden: {reason}</translation>
    </message>
</context>
<context>
    <name>Collection</name>
    <message>
        <source>The game is kept for later: Games in the menu.</source>
        <translation>Die Partie ist für später aufgehoben: im Menü unter Partien.</translation>
    </message>
    <message>
        <source>Saved: {name}</source>
        <translation>Gespeichert: {name}</translation>
    </message>
    <message>
        <source>The game cannot be kept among the games ({reason}). File: {file}</source>
        <translation>Die Partie lässt sich nicht bei den Partien aufheben ({reason}). Datei: {file}</translation>
    </message>
    <message>
        <source>The game cannot be opened ({reason}). File: {file}</source>
        <translation>Die Partie lässt sich nicht öffnen ({reason}). Datei: {file}</translation>
    </message>
    <message>
        <source>Please drop one file at a time.</source>
        <translation>Bitte nur eine Datei auf einmal ablegen.</translation>
    </message>
</context>
<context>
    <name>Crashes</name>
    <message>
        <source>The program made a mistake ({error}). Your game is kept and goes on. What happened is written in: {file}</source>
        <translation>Das Programm hat einen Fehler gemacht ({error}). Ihr Spiel ist gesichert und geht weiter. Was geschehen ist, steht in: {file}</translation>
    </message>
    <message>
        <source>The program made a mistake ({error}). Your game is kept and goes on. The mistake could not be written down.</source>
        <translation>Das Programm hat einen Fehler gemacht ({error}). Ihr Spiel ist gesichert und geht weiter. Der Fehler konnte nicht aufgeschrieben werden.</translation>
    </message>
    <message>
        <source>The program ended abnormally the last time; your game was kept. What happened is written in: {file}</source>
        <translation>Das Programm ist beim letzten Mal abgestürzt; Ihr Spiel wurde gesichert. Was geschehen ist, steht in: {file}</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>This is the daily deal of {day}: {difficulty}.</source>
        <translation>Das ist die Tagesverteilung – {day}: {difficulty}.</translation>
    </message>
    <message numerus="yes">
        <source>Daily deal won ({difficulty})! %n day(s) in a row; your best is {best}.</source>
        <translation>
            <numerusform>Tagesverteilung gewonnen ({difficulty})! %n Tag in Folge; Ihre längste Serie: {best}.</numerusform>
            <numerusform>Tagesverteilung gewonnen ({difficulty})! %n Tage in Folge; Ihre längste Serie: {best}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The daily deal of {day} is won ({difficulty}). As it was not won on its day, it does not lengthen the streak.</source>
        <translation>Die Tagesverteilung ist gewonnen – {day}, {difficulty}. Da sie nicht an ihrem Tag gewonnen wurde, verlängert sie die Serie nicht.</translation>
    </message>
    <message>
        <source>The daily deal of {day} is won ({difficulty}). As help looked at hidden cards, it does not lengthen the streak.</source>
        <translation>Die Tagesverteilung ist gewonnen – {day}, {difficulty}. Da eine Hilfe verdeckte Karten ansah, verlängert sie die Serie nicht.</translation>
    </message>
    <message>
        <source>The list of daily deals cannot be read. Please install the program again.</source>
        <translation>Die Liste der Tagesverteilungen ist nicht lesbar. Bitte installieren Sie das Programm neu.</translation>
    </message>
    <message>
        <source>Daily deal {day}</source>
        <translation>Tagesverteilung {day}</translation>
    </message>
    <message>
        <source>Daily deal</source>
        <translation>Tagesverteilung</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Voriger Monat</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Nächster Monat</translation>
    </message>
    <message>
        <source>The marks of a day are its deals in order, from easy to fiendish:</source>
        <translation>Die Zeichen eines Tages sind seine Verteilungen der Reihe nach, von leicht bis teuflisch:</translation>
    </message>
    <message>
        <source>A day counts for the streak if its deal is won on that very day, without help that looks at hidden cards. Any other win is marked, but does not lengthen the streak.</source>
        <translation>Ein Tag zählt für die Serie, wenn seine Verteilung an genau diesem Tag ohne Hilfe gewonnen wird, die verdeckte Karten ansieht. Jeder andere Sieg wird vermerkt, verlängert die Serie aber nicht.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>What was won cannot be read ({reason}). File: {file}</source>
        <translation>Was gewonnen wurde, ist nicht lesbar ({reason}). Datei: {file}</translation>
    </message>
    <message>
        <source>This day is still to come. Its deals can be played then.</source>
        <translation>Dieser Tag kommt noch. Seine Verteilungen können dann gespielt werden.</translation>
    </message>
    <message>
        <source>Everybody gets this deal, but it is not proven that it can be won: the list of proven deals does not reach this day.</source>
        <translation>Alle bekommen diese Verteilung, doch es ist nicht bewiesen, dass sie zu gewinnen ist: Die Liste der bewiesenen reicht nicht bis zu diesem Tag.</translation>
    </message>
    <message>
        <source>Everybody gets this deal on this day, and it can be won.</source>
        <translation>An diesem Tag bekommen alle diese Verteilung, und sie ist zu gewinnen.</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>Verteilungen des Tages</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Längste</translation>
    </message>
    <message>
        <source>Days in a row up to today that were won on the day</source>
        <translation>Tage in Folge bis heute, die am selben Tag gewonnen wurden</translation>
    </message>
    <message>
        <source>The longest streak so far</source>
        <translation>Die bisher längste Serie</translation>
    </message>
    <message>
        <source>{standing}. Streak: {now}. Best: {best}.</source>
        <translation>{standing}. Serie: {now}. Längste: {best}.</translation>
    </message>
    <message>
        <source>Days of the month</source>
        <translation>Tage des Monats</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Fiendish</source>
        <translation>Teuflisch</translation>
    </message>
    <message>
        <source>won on the day</source>
        <translation>am selben Tag gewonnen</translation>
    </message>
    <message>
        <source>won on another day</source>
        <translation>an anderem Tag gewonnen</translation>
    </message>
    <message>
        <source>won with help</source>
        <translation>mit Hilfe gewonnen</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begonnen</translation>
    </message>
    <message>
        <source>played, not won</source>
        <translation>gespielt, nicht gewonnen</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>noch nicht gespielt</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>nicht gespielt</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>kommt noch</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>fiendish</source>
        <translation>teuflisch</translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation>Irgendeine Verteilung</translation>
    </message>
    <message>
        <source>A deal that can be won</source>
        <translation>Eine, die zu gewinnen ist</translation>
    </message>
    <message>
        <source>A winnable deal: easy</source>
        <translation>Zu gewinnen: leicht</translation>
    </message>
    <message>
        <source>A winnable deal: medium</source>
        <translation>Zu gewinnen: mittel</translation>
    </message>
    <message>
        <source>A winnable deal: hard</source>
        <translation>Zu gewinnen: schwer</translation>
    </message>
    <message>
        <source>A winnable deal: fiendish</source>
        <translation>Zu gewinnen: teuflisch</translation>
    </message>
    <message>
        <source>Drawn by chance. Nobody has looked whether it can be won.</source>
        <translation>Vom Zufall gezogen. Niemand hat geprüft, ob sie zu gewinnen ist.</translation>
    </message>
    <message>
        <source>The solver, which sees all cards, has won it. You do not see them.</source>
        <translation>Das Lösungsprogramm, das alle Karten sieht, hat sie gewonnen. Sie sehen sie nicht.</translation>
    </message>
    <message>
        <source>The solver has won it. The grade says how widely it had to look, compared with other deals of as many suits.</source>
        <translation>Das Lösungsprogramm hat sie gewonnen. Der Grad sagt, wie weit es dafür suchen musste, verglichen mit anderen Verteilungen von ebenso vielen Farben.</translation>
    </message>
    <message>
        <source>The solver does not know the rules of this game, so nothing is promised.</source>
        <translation>Das Lösungsprogramm kennt die Regeln dieses Spiels nicht; darum wird nichts versprochen.</translation>
    </message>
    <message>
        <source>This deal can be won: it is proven.</source>
        <translation>Diese Verteilung ist zu gewinnen: Das ist bewiesen.</translation>
    </message>
    <message>
        <source>This deal can be won: it is proven. Grade: {grade}.</source>
        <translation>Diese Verteilung ist zu gewinnen: Das ist bewiesen. Grad: {grade}.</translation>
    </message>
    <message>
        <source>winnable</source>
        <translation>zu gewinnen</translation>
    </message>
    <message>
        <source>winnable, {grade}</source>
        <translation>zu gewinnen, {grade}</translation>
    </message>
    <message>
        <source>Not checked whether this deal can be won.</source>
        <translation>Nicht geprüft, ob diese Verteilung zu gewinnen ist.</translation>
    </message>
    <message>
        <source>You asked for winnable deals, but this number was not checked; it is dealt all the same.</source>
        <translation>Sie möchten Verteilungen, die zu gewinnen sind, doch diese Nummer ist nicht geprüft; ausgeteilt wird sie trotzdem.</translation>
    </message>
    <message>
        <source>Looking for a deal that can be won …</source>
        <translation>Eine Verteilung, die zu gewinnen ist, wird gesucht …</translation>
    </message>
    <message>
        <source>No such deal was found in {seconds} seconds. The game on the table stays; choose another grade, or try again.</source>
        <translation>In {seconds} Sekunden wurde keine solche Verteilung gefunden. Das Spiel auf dem Tisch bleibt; wählen Sie einen anderen Grad oder versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>No deal could be looked for ({reason}).</source>
        <translation>Es konnte keine Verteilung gesucht werden ({reason}).</translation>
    </message>
    <message>
        <source>The supply of winnable deals in {path} cannot be read ({reason}); those that come with the program are used.</source>
        <translation>Der Vorrat an gewinnbaren Verteilungen in {path} ist nicht lesbar ({reason}); die mitgelieferten werden benutzt.</translation>
    </message>
    <message>
        <source>The supply of winnable deals in {path} cannot be written ({reason}); a deal may come a second time.</source>
        <translation>Der Vorrat an gewinnbaren Verteilungen in {path} kann nicht geschrieben werden ({reason}); eine Verteilung kann ein zweites Mal kommen.</translation>
    </message>
    <message>
        <source>The list of winnable deals in {path} is damaged ({reason}); deals are looked for instead.</source>
        <translation>Die Liste gewinnbarer Verteilungen in {path} ist beschädigt ({reason}); stattdessen werden welche gesucht.</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>EnterCode</name>
    <message>
        <source>Enter code</source>
        <translation>Spielcode eingeben</translation>
    </message>
    <message>
        <source>&amp;Game code:</source>
        <translation>S&amp;pielcode:</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>{game} is not played with these suits and this rule.</source>
        <translation>{game} wird nicht mit diesen Farben und dieser Regel gespielt.</translation>
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
        <translation>Scheidung: leere Spalten bleiben beim Nachgeben leer</translation>
    </message>
    <message>
        <source>Big Spiders: three and four decks</source>
        <translation>Große Spider: drei und vier Kartenspiele</translation>
    </message>
    <message>
        <source>One-deck Spiders</source>
        <translation>Spider mit einem Kartenspiel</translation>
    </message>
    <message>
        <source>Open games: every card is seen</source>
        <translation>Offene Spiele: jede Karte ist zu sehen</translation>
    </message>
    <message>
        <source>With a waste, a cell or reserves</source>
        <translation>Mit Ablage, freier Zelle oder Reserven</translation>
    </message>
    <message>
        <source>Foundations card by card</source>
        <translation>Zielstapel Karte für Karte</translation>
    </message>
    <message>
        <source>Scorpions: any open card moves</source>
        <translation>Skorpione: jede offene Karte ist beweglich</translation>
    </message>
    <message>
        <source>Alternating colours</source>
        <translation>Abwechselnd rot und schwarz</translation>
    </message>
    <message>
        <source>Equal ranks fit</source>
        <translation>Gleiche Ränge passen</translation>
    </message>
    <message>
        <source>Out of the ordinary</source>
        <translation>Aus der Reihe</translation>
    </message>
    <message>
        <source>More games</source>
        <translation>Weitere Spiele</translation>
    </message>
    <message>
        <source>Very easy</source>
        <translation>Sehr leicht</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>Sehr schwer</translation>
    </message>
    <message>
        <source>one deck</source>
        <translation>ein Kartenspiel</translation>
    </message>
    <message>
        <source>two decks</source>
        <translation>zwei Kartenspiele</translation>
    </message>
    <message>
        <source>three decks</source>
        <translation>drei Kartenspiele</translation>
    </message>
    <message>
        <source>four decks</source>
        <translation>vier Kartenspiele</translation>
    </message>
    <message>
        <source>waste</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>free cells</source>
        <translation>freie Zellen</translation>
    </message>
    <message>
        <source>reserves</source>
        <translation>Reserven</translation>
    </message>
    <message>
        <source>foundations</source>
        <translation>Zielstapel</translation>
    </message>
    <message>
        <source>without a stock</source>
        <translation>ohne Talon</translation>
    </message>
    <message>
        <source>all cards open</source>
        <translation>alle Karten offen</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Of usual length</source>
        <translation>Von üblicher Länge</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Lang</translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n Kartenspiel</numerusform>
            <numerusform>%n Kartenspiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>etwa %n Minute</numerusform>
            <numerusform>etwa %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>from {plugin}</source>
        <translation>aus {plugin}</translation>
    </message>
</context>
<context>
    <name>GameRules</name>
    <message>
        <source>A deal puts a face-up card on every column, from the first to the last.</source>
        <translation>Ein Nachgeben legt auf jede Spalte eine offene Karte, von der ersten bis zur letzten.</translation>
    </message>
    <message>
        <source>A deal puts a face-up card on every column that holds one; empty ones stay so.</source>
        <translation>Ein Nachgeben legt auf jede Spalte, in der Karten liegen, eine offene Karte; leere bleiben leer.</translation>
    </message>
    <message>
        <source>At a deal the card of each reserve drops onto its column, then each reserve gets a new card from the stock.</source>
        <translation>Beim Nachgeben fällt die Karte jeder Reserve auf ihre Spalte, dann bekommt jede Reserve eine neue Karte vom Talon.</translation>
    </message>
    <message>
        <source>When the stock is empty, one more deal lets the reserves drop.</source>
        <translation>Wenn der Talon leer ist, lässt ein weiteres Nachgeben die Reserven fallen.</translation>
    </message>
    <message numerus="yes">
        <source>A deal turns %n card(s) from the stock onto the waste.</source>
        <translation>
            <numerusform>Beim Nachgeben kommt %n Karte vom Talon auf die Ablage.</numerusform>
            <numerusform>Beim Nachgeben kommen %n Karten vom Talon auf die Ablage.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last card of the waste may be played; the waste takes no card from you.</source>
        <translation>Die letzte Karte der Ablage ist spielbar; ablegen kann man dort nichts.</translation>
    </message>
    <message>
        <source>The stock is gone through once.</source>
        <translation>Der Talon wird einmal durchgespielt.</translation>
    </message>
    <message numerus="yes">
        <source>When the stock is empty, the waste may be turned over, %n time(s) in all.</source>
        <translation>
            <numerusform>Wenn der Talon leer ist, darf die Ablage umgedreht werden, insgesamt %n Mal.</numerusform>
            <numerusform>Wenn der Talon leer ist, darf die Ablage umgedreht werden, insgesamt %n Mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>When the stock is empty, the waste may be turned over as often as you like.</source>
        <translation>Wenn der Talon leer ist, darf die Ablage beliebig oft umgedreht werden.</translation>
    </message>
    <message numerus="yes">
        <source>The stock is not dealt: a column that becomes empty takes %n card(s) from it at once.</source>
        <translation>
            <numerusform>Der Talon wird nicht ausgeteilt: Eine leer gewordene Spalte bekommt sofort %n Karte daraus.</numerusform>
            <numerusform>Der Talon wird nicht ausgeteilt: Eine leer gewordene Spalte bekommt sofort %n Karten daraus.</numerusform>
        </translation>
    </message>
    <message>
        <source>While a column is empty, no deal is allowed: put a card there first.</source>
        <translation>Solange eine Spalte leer ist, ist kein Nachgeben erlaubt: Legen Sie zuerst eine Karte dorthin.</translation>
    </message>
    <message>
        <source>Empty columns do not stop the deal; they get a card, too.</source>
        <translation>Leere Spalten verhindern das Nachgeben nicht; auch sie bekommen eine Karte.</translation>
    </message>
    <message numerus="yes">
        <source>Each deal brings %n row(s).</source>
        <translation>
            <numerusform>Jedes Nachgeben bringt %n Reihe.</numerusform>
            <numerusform>Jedes Nachgeben bringt %n Reihen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns that end in a run from the king get no card.</source>
        <translation>Spalten, die mit einer Folge vom König an enden, bekommen keine Karte.</translation>
    </message>
    <message numerus="yes">
        <source>The stock is enough for %n deal(s).</source>
        <translation>
            <numerusform>Der Talon reicht für %n Austeilung.</numerusform>
            <numerusform>Der Talon reicht für %n Austeilungen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last row is short: it reaches the first %n column(s) only.</source>
        <translation>
            <numerusform>Die letzte Reihe ist kurz: Sie reicht nur für %n Spalte, die erste.</numerusform>
            <numerusform>Die letzte Reihe ist kurz: Sie reicht nur für die ersten %n Spalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Der Tisch</translation>
    </message>
    <message>
        <source>Placing a card</source>
        <translation>Eine Karte ablegen</translation>
    </message>
    <message>
        <source>Moving a group</source>
        <translation>Eine Gruppe verschieben</translation>
    </message>
    <message>
        <source>Empty columns</source>
        <translation>Leere Spalten</translation>
    </message>
    <message>
        <source>The stock</source>
        <translation>Der Talon</translation>
    </message>
    <message>
        <source>Bringing cards home</source>
        <translation>Karten nach Hause bringen</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>Decks: {decks}, columns: {columns}.</source>
        <translation>Kartenspiele: {decks}, Spalten: {columns}.</translation>
    </message>
    <message>
        <source>All cards of the columns are face up.</source>
        <translation>Alle Karten der Spalten liegen offen.</translation>
    </message>
    <message>
        <source>Put whole runs together. Each of them leaves the table.</source>
        <translation>Stellen Sie vollständige Folgen zusammen. Jede von ihnen verlässt den Tisch.</translation>
    </message>
    <message>
        <source>Put all cards into whole runs, each in a column of its own.</source>
        <translation>Ordnen Sie alle Karten zu vollständigen Folgen, jede in einer eigenen Spalte.</translation>
    </message>
    <message>
        <source>Put whole runs together and move each of them to a foundation.</source>
        <translation>Stellen Sie vollständige Folgen zusammen und verschieben Sie jede auf einen Zielstapel.</translation>
    </message>
    <message>
        <source>Bring all cards to the foundations, one by one and each suit in order.</source>
        <translation>Bringen Sie alle Karten auf die Zielstapel, einzeln und jede Farbe der Reihe nach.</translation>
    </message>
    <message numerus="yes">
        <source>The game has %n card(s).</source>
        <translation>
            <numerusform>Das Spiel hat %n Karte.</numerusform>
            <numerusform>Das Spiel hat %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They come from %n deck(s).</source>
        <translation>
            <numerusform>Sie stammen aus %n Kartenspiel.</numerusform>
            <numerusform>Sie stammen aus %n Kartenspielen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each deck has only %n suit(s).</source>
        <translation>
            <numerusform>Jedes Kartenspiel hat nur %n Farbe.</numerusform>
            <numerusform>Jedes Kartenspiel hat nur %n Farben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n suit(s) in play; the others are replaced by these.</source>
        <translation>
            <numerusform>Gespielt wird mit %n Farbe; sie ersetzt die anderen.</numerusform>
            <numerusform>Gespielt wird mit %n Farben; sie ersetzen die anderen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each suit has only %n card(s), from the ace up; the highest counts as the king.</source>
        <translation>
            <numerusform>Jede Farbe hat nur %n Karte, vom Ass aufwärts; die höchste gilt als König.</numerusform>
            <numerusform>Jede Farbe hat nur %n Karten, vom Ass aufwärts; die höchste gilt als König.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards lie in %n column(s).</source>
        <translation>
            <numerusform>Die Karten liegen in %n Spalte.</numerusform>
            <numerusform>Die Karten liegen in %n Spalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column {places}: {down} face down, {up} face up.</source>
        <translation>Spalte {places}: {down} verdeckt, {up} offen.</translation>
    </message>
    <message>
        <source>Column {places}: {up} face up.</source>
        <translation>Spalte {places}: {up} offen.</translation>
    </message>
    <message>
        <source>Columns {places}: {down} face down, {up} face up in each.</source>
        <translation>Spalten {places}: je {down} verdeckt, {up} offen.</translation>
    </message>
    <message>
        <source>Columns {places}: {up} face up in each.</source>
        <translation>Spalten {places}: je {up} offen.</translation>
    </message>
    <message numerus="yes">
        <source>Free cells: %n. Any single card may wait in an empty free cell.</source>
        <translation>
            <numerusform>Freie Zellen: %n. In einer leeren Zelle kann jede einzelne Karte warten.</numerusform>
            <numerusform>Freie Zellen: %n. In einer leeren Zelle kann jede einzelne Karte warten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Free cells that hold a card from the start: %n.</source>
        <translation>
            <numerusform>Zellen, in denen von Anfang an eine Karte liegt: %n.</numerusform>
            <numerusform>Zellen, in denen von Anfang an eine Karte liegt: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reserves beside the columns: %n.</source>
        <translation>
            <numerusform>Reserven neben den Spalten: %n.</numerusform>
            <numerusform>Reserven neben den Spalten: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Face-up cards in each reserve at the start: %n.</source>
        <translation>
            <numerusform>Offene Karten in jeder Reserve zu Beginn: %n.</numerusform>
            <numerusform>Offene Karten in jeder Reserve zu Beginn: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last card of a reserve may be played; a reserve takes no card from you.</source>
        <translation>Die letzte Karte einer Reserve ist spielbar; ablegen kann man dort nichts.</translation>
    </message>
    <message>
        <source>A reserve takes any number of cards, one at a time; its last card may be played.</source>
        <translation>Eine Reserve nimmt beliebig viele Karten auf, eine nach der anderen; ihre letzte Karte ist spielbar.</translation>
    </message>
    <message numerus="yes">
        <source>Cards in the stock: %n.</source>
        <translation>
            <numerusform>Karten im Talon: %n.</numerusform>
            <numerusform>Karten im Talon: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards lie on the table; there is no stock.</source>
        <translation>Alle Karten liegen auf dem Tisch; einen Talon gibt es nicht.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column that is exactly one rank higher.</source>
        <translation>Eine Karte passt auf die letzte Karte einer Spalte, wenn diese genau einen Rang höher ist.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column that is exactly one rank lower.</source>
        <translation>Eine Karte passt auf die letzte Karte einer Spalte, wenn diese genau einen Rang niedriger ist.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column that is exactly one rank higher or lower.</source>
        <translation>Eine Karte passt auf die letzte Karte einer Spalte, wenn diese genau einen Rang höher oder niedriger ist.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column if that is higher, by however much.</source>
        <translation>Eine Karte passt auf die letzte Karte einer Spalte, wenn diese höher ist, gleich um wie viel.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column that is {step} ranks higher.</source>
        <translation>Eine Karte passt auf die letzte Karte einer Spalte, wenn diese {step} Ränge höher ist.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column that is {step} ranks lower.</source>
        <translation>Eine Karte passt auf die letzte Karte einer Spalte, wenn diese {step} Ränge niedriger ist.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column that is {step} ranks higher or lower.</source>
        <translation>Eine Karte passt auf die letzte Karte einer Spalte, wenn diese {step} Ränge höher oder niedriger ist.</translation>
    </message>
    <message>
        <source>The suits do not matter.</source>
        <translation>Die Farben spielen keine Rolle.</translation>
    </message>
    <message>
        <source>Both cards must be of the same suit.</source>
        <translation>Beide Karten müssen von derselben Farbe sein.</translation>
    </message>
    <message>
        <source>Both cards must be red, or both black.</source>
        <translation>Beide Karten müssen rot oder beide schwarz sein.</translation>
    </message>
    <message>
        <source>One card must be red and the other black.</source>
        <translation>Eine Karte muss rot und die andere schwarz sein.</translation>
    </message>
    <message>
        <source>A card of the same rank fits, too, whatever its suit.</source>
        <translation>Auch eine Karte von gleichem Rang passt, gleich welcher Farbe.</translation>
    </message>
    <message>
        <source>The ranks go round: a king goes on an ace as if it were one rank lower.</source>
        <translation>Die Ränge schließen sich zum Kreis: Ein König passt auf ein Ass, als wäre er einen Rang niedriger.</translation>
    </message>
    <message>
        <source>The ranks go round: an ace goes on a king as if it were one rank higher.</source>
        <translation>Die Ränge schließen sich zum Kreis: Ein Ass passt auf einen König, als wäre es einen Rang höher.</translation>
    </message>
    <message>
        <source>Nothing goes on an ace.</source>
        <translation>Auf ein Ass passt keine Karte.</translation>
    </message>
    <message>
        <source>Nothing goes on a king.</source>
        <translation>Auf einen König passt keine Karte.</translation>
    </message>
    <message>
        <source>A face-down card turns when it becomes the last of its column.</source>
        <translation>Eine verdeckte Karte wird aufgedeckt, wenn sie die letzte ihrer Spalte wird.</translation>
    </message>
    <message>
        <source>Face-up cards at the end of a column move together if they follow each other in rank and are of one suit.</source>
        <translation>Offene Karten am Ende einer Spalte lassen sich zusammen verschieben, wenn ihre Ränge aufeinanderfolgen und sie von einer Farbe sind.</translation>
    </message>
    <message>
        <source>Face-up cards at the end of a column move together if they follow each other in rank and are all red or all black.</source>
        <translation>Offene Karten am Ende einer Spalte lassen sich zusammen verschieben, wenn ihre Ränge aufeinanderfolgen und alle rot oder alle schwarz sind.</translation>
    </message>
    <message>
        <source>Face-up cards at the end of a column move together if they follow each other in rank and alternate between red and black.</source>
        <translation>Offene Karten am Ende einer Spalte lassen sich zusammen verschieben, wenn ihre Ränge aufeinanderfolgen und Rot und Schwarz wechseln.</translation>
    </message>
    <message>
        <source>Face-up cards at the end of a column move together if they follow each other in rank; their suits do not matter.</source>
        <translation>Offene Karten am Ende einer Spalte lassen sich zusammen verschieben, wenn ihre Ränge aufeinanderfolgen; die Farben spielen keine Rolle.</translation>
    </message>
    <message>
        <source>Cards move one at a time.</source>
        <translation>Karten werden einzeln verschoben.</translation>
    </message>
    <message>
        <source>Any face-up card moves together with all the cards that lie on it, in order or not.</source>
        <translation>Jede offene Karte lässt sich zusammen mit allen Karten verschieben, die auf ihr liegen, ob geordnet oder nicht.</translation>
    </message>
    <message>
        <source>Cards of one rank move together, too.</source>
        <translation>Auch Karten eines Ranges lassen sich zusammen verschieben.</translation>
    </message>
    <message>
        <source>If you choose the Relaxed rule, a group may be of mixed suits.</source>
        <translation>Mit der Regel Gelockert darf eine Gruppe aus gemischten Farben bestehen.</translation>
    </message>
    <message>
        <source>Only so many cards move together as could be carried one by one over the free cells and the empty columns.</source>
        <translation>Nur so viele Karten werden zusammen verschoben, wie man einzeln über die freien Zellen und die leeren Spalten tragen könnte.</translation>
    </message>
    <message>
        <source>An empty column takes any card and any group that may move.</source>
        <translation>Eine leere Spalte nimmt jede Karte und jede verschiebbare Gruppe auf.</translation>
    </message>
    <message>
        <source>An empty column takes only a king, or a group that begins with a king.</source>
        <translation>Eine leere Spalte nimmt nur einen König auf oder eine Gruppe, die mit einem König beginnt.</translation>
    </message>
    <message>
        <source>An empty column takes only an ace, or a group that begins with an ace.</source>
        <translation>Eine leere Spalte nimmt nur ein Ass auf oder eine Gruppe, die mit einem Ass beginnt.</translation>
    </message>
    <message>
        <source>An empty column takes no card from you.</source>
        <translation>Eine leere Spalte nimmt keine Karte von Ihnen auf.</translation>
    </message>
    <message numerus="yes">
        <source>As soon as %n column(s) begin with a king, empty columns take anything.</source>
        <translation>
            <numerusform>Sobald %n Spalte mit einem König beginnt, nehmen leere Spalten alles auf.</numerusform>
            <numerusform>Sobald %n Spalten mit einem König beginnen, nehmen leere Spalten alles auf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A whole run has %n card(s), all face up.</source>
        <translation>
            <numerusform>Eine vollständige Folge hat %n Karte, offen.</numerusform>
            <numerusform>Eine vollständige Folge hat %n Karten, alle offen.</numerusform>
        </translation>
    </message>
    <message>
        <source>It begins with a king and goes down.</source>
        <translation>Sie beginnt mit einem König und geht abwärts.</translation>
    </message>
    <message>
        <source>It begins with an ace and goes up.</source>
        <translation>Sie beginnt mit einem Ass und geht aufwärts.</translation>
    </message>
    <message>
        <source>It may begin with any rank.</source>
        <translation>Sie darf mit jedem Rang beginnen.</translation>
    </message>
    <message>
        <source>Its suits do not matter.</source>
        <translation>Ihre Farben spielen keine Rolle.</translation>
    </message>
    <message>
        <source>All its cards are of one suit.</source>
        <translation>Alle ihre Karten sind von einer Farbe.</translation>
    </message>
    <message>
        <source>Its cards are all red or all black.</source>
        <translation>Ihre Karten sind alle rot oder alle schwarz.</translation>
    </message>
    <message>
        <source>Its cards alternate between red and black.</source>
        <translation>Ihre Karten sind abwechselnd rot und schwarz.</translation>
    </message>
    <message>
        <source>A whole run at the end of a column leaves the table by itself. Only undo brings it back.</source>
        <translation>Eine vollständige Folge am Ende einer Spalte verlässt den Tisch von selbst. Nur Rückgängig bringt sie zurück.</translation>
    </message>
    <message>
        <source>A whole run stays where it lies, and may be broken up again.</source>
        <translation>Eine vollständige Folge bleibt liegen und darf wieder getrennt werden.</translation>
    </message>
    <message>
        <source>A whole run is moved to an empty foundation by you.</source>
        <translation>Eine vollständige Folge verschieben Sie selbst auf einen leeren Zielstapel.</translation>
    </message>
    <message numerus="yes">
        <source>Foundations that begin with an ace and go up to the king in one suit: %n.</source>
        <translation>
            <numerusform>Zielstapel, die mit einem Ass beginnen und in einer Farbe bis zum König gehen: %n.</numerusform>
            <numerusform>Zielstapel, die mit einem Ass beginnen und in einer Farbe bis zum König gehen: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Foundations that begin with a king and go down to the ace in one suit: %n.</source>
        <translation>
            <numerusform>Zielstapel, die mit einem König beginnen und in einer Farbe bis zum Ass gehen: %n.</numerusform>
            <numerusform>Zielstapel, die mit einem König beginnen und in einer Farbe bis zum Ass gehen: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>What lies on a foundation stays there; only undo brings it back.</source>
        <translation>Was auf einem Zielstapel liegt, bleibt dort; nur Rückgängig holt es zurück.</translation>
    </message>
    <message numerus="yes">
        <source>The game is won when all %n run(s) have left.</source>
        <translation>
            <numerusform>Die Partie ist gewonnen, wenn %n Folge entfernt ist.</numerusform>
            <numerusform>Die Partie ist gewonnen, wenn alle %n Folgen entfernt sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is won when every column is empty or holds exactly one whole run.</source>
        <translation>Die Partie ist gewonnen, wenn jede Spalte leer ist oder genau eine vollständige Folge enthält.</translation>
    </message>
    <message>
        <source>The game is won when all cards lie on the foundations.</source>
        <translation>Die Partie ist gewonnen, wenn alle Karten auf den Zielstapeln liegen.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n step(s) can be taken back.</source>
        <translation>
            <numerusform>Höchstens %n Schritt lässt sich rückgängig machen.</numerusform>
            <numerusform>Höchstens %n Schritte lassen sich rückgängig machen.</numerusform>
        </translation>
    </message>
    <message>
        <source>When no move and no deal is left, the game says so; you decide whether to undo, to restart or to begin another game.</source>
        <translation>Wenn kein Zug und kein Nachgeben mehr möglich ist, sagt es das Spiel; Sie entscheiden, ob Sie Züge rückgängig machen, von vorn beginnen oder eine andere Partie anfangen.</translation>
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
        <translation>Gelockertes Spider</translation>
    </message>
    <message>
        <source>The stock is dealt only while every column holds a card.</source>
        <translation>Nachgegeben wird nur, solange in jeder Spalte eine Karte liegt.</translation>
    </message>
    <message>
        <source>Easier: the stock may be dealt while columns are empty.</source>
        <translation>Leichter: Auch bei leeren Spalten darf nachgegeben werden.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Gelockert</translation>
    </message>
    <message numerus="yes">
        <source>%n suit(s)</source>
        <translation>
            <numerusform>%n Farbe</numerusform>
            <numerusform>%n Farben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>The folder: {folder}</source>
        <translation>Der Ordner: {folder}</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Put the {card} from {source} on the {other} in {target}.</source>
        <translation>Legen Sie {card} aus {source} auf {other} in {target}.</translation>
    </message>
    <message>
        <source>Put the {card} and what lies on it from {source} on the {other} in {target}.</source>
        <translation>Legen Sie {card} mit allem, was darauf liegt, aus {source} auf {other} in {target}.</translation>
    </message>
    <message>
        <source>Take the {card} from {source} to {target}.</source>
        <translation>Legen Sie {card} aus {source} in {target}.</translation>
    </message>
    <message>
        <source>Take the {card} and what lies on it from {source} to {target}.</source>
        <translation>Legen Sie {card} mit allem, was darauf liegt, aus {source} in {target}.</translation>
    </message>
    <message>
        <source>Deal.</source>
        <translation>Teilen Sie aus.</translation>
    </message>
    <message>
        <source>{what} {why}</source>
        <translation>{what} {why}</translation>
    </message>
    <message>
        <source>{name} says: {what} {why}</source>
        <translation>{name} sagt: {what} {why}</translation>
    </message>
    <message>
        <source>{name} says: {what}</source>
        <translation>{name} sagt: {what}</translation>
    </message>
    <message>
        <source>That finishes a run.</source>
        <translation>Das vervollständigt eine Folge.</translation>
    </message>
    <message>
        <source>That turns a card in {source}.</source>
        <translation>Damit wird in {source} eine Karte aufgedeckt.</translation>
    </message>
    <message>
        <source>That empties {source}.</source>
        <translation>Damit wird {source} leer.</translation>
    </message>
    <message>
        <source>They are of one suit and can go on together.</source>
        <translation>Sie sind von einer Farbe und gehen dann zusammen weiter.</translation>
    </message>
    <message>
        <source>That brings the cards into order.</source>
        <translation>Das ordnet die Karten.</translation>
    </message>
    <message>
        <source>In the empty place it makes room for more.</source>
        <translation>Auf dem leeren Platz schafft das Raum für mehr.</translation>
    </message>
    <message>
        <source>That prepares what comes next.</source>
        <translation>Das bereitet vor, was danach kommt.</translation>
    </message>
    <message>
        <source>No move on the table helps more.</source>
        <translation>Kein Zug in der Auslage hilft mehr als das.</translation>
    </message>
    <message numerus="yes">
        <source>A run is finished in %n move(s).</source>
        <translation>
            <numerusform>In %n Zug ist eine Folge vollständig.</numerusform>
            <numerusform>In %n Zügen ist eine Folge vollständig.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hidden card is turned in %n move(s).</source>
        <translation>
            <numerusform>In %n Zug wird eine verdeckte Karte aufgedeckt.</numerusform>
            <numerusform>In %n Zügen wird eine verdeckte Karte aufgedeckt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A column is empty in %n move(s).</source>
        <translation>
            <numerusform>In %n Zug ist eine Spalte leer.</numerusform>
            <numerusform>In %n Zügen ist eine Spalte leer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards of one suit are joined in %n move(s).</source>
        <translation>
            <numerusform>In %n Zug liegen Karten einer Farbe zusammen.</numerusform>
            <numerusform>In %n Zügen liegen Karten einer Farbe zusammen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards are in better order in %n move(s).</source>
        <translation>
            <numerusform>In %n Zug liegen die Karten besser geordnet.</numerusform>
            <numerusform>In %n Zügen liegen die Karten besser geordnet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The empty place is of use in %n move(s).</source>
        <translation>
            <numerusform>In %n Zug ist der leere Platz von Nutzen.</numerusform>
            <numerusform>In %n Zügen ist der leere Platz von Nutzen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table is ready for a deal in %n move(s).</source>
        <translation>
            <numerusform>In %n Zug ist die Auslage bereit zum Nachgeben.</numerusform>
            <numerusform>In %n Zügen ist die Auslage bereit zum Nachgeben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game can be won in %n move(s).</source>
        <translation>
            <numerusform>Die Partie lässt sich in %n Zug gewinnen.</numerusform>
            <numerusform>Die Partie lässt sich in %n Zügen gewinnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No move on the table helps. What is left: a deal, undo or a new game.</source>
        <translation>Kein Zug in der Auslage hilft. Was bleibt: Nachgeben, Rückgängig oder ein neues Spiel.</translation>
    </message>
    <message>
        <source>No move on the table helps. What is left: a deal or a new game.</source>
        <translation>Kein Zug in der Auslage hilft. Was bleibt: Nachgeben oder ein neues Spiel.</translation>
    </message>
    <message>
        <source>No move on the table helps. What is left: undo or a new game.</source>
        <translation>Kein Zug in der Auslage hilft. Was bleibt: Rückgängig oder ein neues Spiel.</translation>
    </message>
    <message>
        <source>No move on the table helps. What is left: a new game.</source>
        <translation>Kein Zug in der Auslage hilft. Was bleibt: ein neues Spiel.</translation>
    </message>
    <message>
        <source>No move on the table helps by itself. What is left: a deal, once no column is empty, undo or a new game.</source>
        <translation>Kein Zug in der Auslage hilft für sich allein. Was bleibt: Nachgeben, sobald keine Spalte leer ist, Rückgängig oder ein neues Spiel.</translation>
    </message>
    <message>
        <source>No move on the table helps by itself. What is left: a deal, once no column is empty, or a new game.</source>
        <translation>Kein Zug in der Auslage hilft für sich allein. Was bleibt: Nachgeben, sobald keine Spalte leer ist, oder ein neues Spiel.</translation>
    </message>
    <message>
        <source>This game can no longer be won, whatever is played.</source>
        <translation>Diese Partie ist nicht mehr zu gewinnen, was auch gespielt wird.</translation>
    </message>
    <message>
        <source>Looking for a hint …</source>
        <translation>Ein Hinweis wird gesucht …</translation>
    </message>
    <message>
        <source>There is no hint this time: what looks for it has failed.</source>
        <translation>Diesmal gibt es keinen Hinweis: Was ihn sucht, ist ausgefallen.</translation>
    </message>
</context>
<context>
    <name>Incoming</name>
    <message>
        <source>The file “{file}” was not opened. {why}</source>
        <translation>Die Datei „{file}“ wurde nicht geöffnet. {why}</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) before that can be read.</source>
        <translation>
            <numerusform>%n Handlung davor ist lesbar.</numerusform>
            <numerusform>%n Handlungen davor sind lesbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file “{file}” is not whole. {why} {good} It stays as it is.</source>
        <translation>Die Datei „{file}“ ist nicht heil. {why} {good} Sie bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Take the good part?</source>
        <translation>Den guten Teil nehmen?</translation>
    </message>
    <message>
        <source>&amp;Take the good part</source>
        <translation>Guten &amp;Teil nehmen</translation>
    </message>
</context>
<context>
    <name>Kept</name>
    <message>
        <source>In progress</source>
        <translation>Angefangen</translation>
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
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>A game that cannot be read</source>
        <translation>Eine Partie, die sich nicht lesen lässt</translation>
    </message>
    <message>
        <source>An earlier state of the game on the table</source>
        <translation>Ein früherer Stand der Partie auf dem Tisch</translation>
    </message>
    <message>
        <source>Moves: {moves} · Score: {points} · Time: {time}</source>
        <translation>Züge: {moves} · Punkte: {points} · Zeit: {time}</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Name der Partie</translation>
    </message>
</context>
<context>
    <name>KeptGames</name>
    <message>
        <source>All games</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Angefangen</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>That could not be done ({reason}). File: {file}</source>
        <translation>Das ging nicht ({reason}). Datei: {file}</translation>
    </message>
    <message>
        <source>“{name}” was deleted. It can be brought back.</source>
        <translation>„{name}“ wurde gelöscht und lässt sich zurückholen.</translation>
    </message>
    <message>
        <source>The game is back.</source>
        <translation>Die Partie ist wieder da.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Geschrieben: {file}</translation>
    </message>
    <message>
        <source>The game of the file is among the kept ones.</source>
        <translation>Die Partie aus der Datei ist bei den aufgehobenen.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>&amp;Suchen:</translation>
    </message>
    <message>
        <source>S&amp;how:</source>
        <translation>&amp;Zeigen:</translation>
    </message>
    <message>
        <source>Kept games</source>
        <translation>Aufgehobene Partien</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Wiedergabe</translation>
    </message>
    <message>
        <source>Anal&amp;yse…</source>
        <translation>Anal&amp;ysieren …</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <translation>Zurück&amp;holen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>Go on with this game</source>
        <translation>Diese Partie fortsetzen</translation>
    </message>
    <message>
        <source>Watch this game move by move</source>
        <translation>Diese Partie Zug um Zug verfolgen</translation>
    </message>
    <message>
        <source>Look where this game was lost</source>
        <translation>Sehen, wo diese Partie verloren ging</translation>
    </message>
    <message>
        <source>Give this game a name (F2)</source>
        <translation>Dieser Partie einen Namen geben (F2)</translation>
    </message>
    <message>
        <source>Delete this game (Del)</source>
        <translation>Diese Partie löschen (Entf)</translation>
    </message>
    <message>
        <source>Bring back the game deleted last (Ctrl+Z)</source>
        <translation>Die zuletzt gelöschte Partie zurückholen (Strg+Z)</translation>
    </message>
    <message>
        <source>Write this game into a file of its own</source>
        <translation>Diese Partie in eine eigene Datei schreiben</translation>
    </message>
    <message>
        <source>Take in the game of a file</source>
        <translation>Die Partie einer Datei übernehmen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Games (*.jsonl *.txt)</source>
        <translation>Partien (*.jsonl *.txt)</translation>
    </message>
    <message>
        <source>No game is kept yet. When you leave a game you can keep it for later; finished games come here by themselves.</source>
        <translation>Noch ist keine Partie aufgehoben. Verlassen Sie eine Partie, können Sie sie für später aufheben; beendete Partien kommen von selbst hierher.</translation>
    </message>
    <message>
        <source>No kept game is like that.</source>
        <translation>Keine aufgehobene Partie ist so.</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>One suit, cards in sight</source>
        <translation>Eine Farbe, Karten offen</translation>
    </message>
    <message>
        <source>All cards of the columns lie face up, so that you can plan. A card goes on one that is one rank higher, and cards that follow each other in one suit move together as a group. A run from king to ace in one suit leaves by itself.</source>
        <translation>Alle Karten der Spalten liegen offen, sodass Sie planen können. Eine Karte wird auf eine Karte mit dem nächsthöheren Rang gelegt, und Karten einer Farbe, die aufeinanderfolgen, lassen sich zusammen als Gruppe verschieben. Eine Folge vom König bis zum Ass in einer Farbe wird von selbst entfernt.</translation>
    </message>
    <message>
        <source>One suit, cards hidden</source>
        <translation>Eine Farbe, Karten verdeckt</translation>
    </message>
    <message>
        <source>Now only the last card of each column is face up. When it moves away, the hidden card below it turns, so turn as many as you can before you deal. An empty column takes any card or group: it is the most useful place of all.</source>
        <translation>Jetzt liegt nur die letzte Karte jeder Spalte offen. Wird sie verschoben, wird die verdeckte Karte darunter aufgedeckt; decken Sie also möglichst viele auf, bevor Sie nachgeben. Eine leere Spalte nimmt jede Karte oder Gruppe auf: Sie ist der nützlichste Platz von allen.</translation>
    </message>
    <message>
        <source>One suit, look ahead</source>
        <translation>Eine Farbe, vorausdenken</translation>
    </message>
    <message>
        <source>Only your last three moves can be undone here. Look for moves that turn a card or empty a column, and deal from the stock only when none is left. Few moves show a good plan.</source>
        <translation>Hier lassen sich nur die letzten drei Züge rückgängig machen. Suchen Sie Züge, die eine Karte aufdecken oder eine Spalte leeren, und geben Sie erst nach, wenn keiner mehr da ist. Wenige Züge zeugen von einem guten Plan.</translation>
    </message>
    <message>
        <source>Two suits, cards in sight</source>
        <translation>Zwei Farben, Karten offen</translation>
    </message>
    <message>
        <source>A card still goes on any card one rank higher, but only cards of one suit move together. Build in suit where you can: a card of the other suit holds all cards below it fast until it is moved away.</source>
        <translation>Eine Karte lässt sich weiterhin auf jede Karte mit dem nächsthöheren Rang legen, aber nur Karten einer Farbe lassen sich zusammen verschieben. Legen Sie möglichst in der gleichen Farbe ab: Eine Karte der anderen Farbe hält alle Karten darunter fest, bis sie weggelegt wird.</translation>
    </message>
    <message>
        <source>Two suits, Relaxed</source>
        <translation>Zwei Farben, Gelockert</translation>
    </message>
    <message>
        <source>With the Relaxed rule, groups of mixed suits move together, too. But a run leaves in one suit only, so sort the suits in good time. An empty column is the place to do it.</source>
        <translation>Mit der Regel Gelockert lassen sich auch Gruppen mit gemischten Farben verschieben. Eine Folge wird aber nur in einer einzigen Farbe entfernt; ordnen Sie die Farben also rechtzeitig. Eine leere Spalte ist der Platz dafür.</translation>
    </message>
    <message>
        <source>Two suits, Classic</source>
        <translation>Zwei Farben, Klassisch</translation>
    </message>
    <message>
        <source>Now mixed groups do not move. Build one only if it turns a card or empties a column, and know how you will take it apart again. Two empty columns at the same time give room to sort long groups.</source>
        <translation>Jetzt lassen sich gemischte Gruppen nicht verschieben. Bilden Sie eine nur, wenn dadurch eine Karte aufgedeckt oder eine Spalte leer wird, und überlegen Sie vorher, wie Sie sie wieder auflösen. Zwei leere Spalten zugleich geben Raum, um lange Gruppen zu ordnen.</translation>
    </message>
    <message>
        <source>Four suits, cards in sight</source>
        <translation>Vier Farben, Karten offen</translation>
    </message>
    <message>
        <source>With four suits, a card seldom finds its own suit. Choose the column that you want to empty first, and see from the open cards where each of its cards can go.</source>
        <translation>Bei vier Farben findet eine Karte selten ihre eigene Farbe. Wählen Sie die Spalte, die Sie zuerst leeren wollen, und sehen Sie an den offenen Karten, wohin jede ihrer Karten gehen kann.</translation>
    </message>
    <message>
        <source>Four suits, Relaxed</source>
        <translation>Vier Farben, Gelockert</translation>
    </message>
    <message>
        <source>Mixed groups move together, so columns are emptied sooner. Do not let the suits mix for long: whatever is mixed must be sorted before a run can leave.</source>
        <translation>Gemischte Gruppen lassen sich zusammen verschieben, daher werden Spalten eher leer. Lassen Sie die Farben nicht lange gemischt: Alles Gemischte muss geordnet sein, bevor eine Folge entfernt wird.</translation>
    </message>
    <message>
        <source>Four suits, Classic</source>
        <translation>Vier Farben, Klassisch</translation>
    </message>
    <message>
        <source>This is Spider in full. Do everything useful before you deal, keep a column empty when you can, and undo what went wrong. Even strong players lose many of these games.</source>
        <translation>Das ist das ganze Spider. Tun Sie alles Nützliche, bevor Sie nachgeben, halten Sie wenn möglich eine Spalte leer, und machen Sie rückgängig, was schiefging. Auch starke Spieler verlieren viele dieser Partien.</translation>
    </message>
    <message>
        <source>Empty a column</source>
        <translation>Eine Spalte leeren</translation>
    </message>
    <message>
        <source>Win the game</source>
        <translation>Die Partie gewinnen</translation>
    </message>
    <message>
        <source>Win without undo</source>
        <translation>Ohne Rückgängig gewinnen</translation>
    </message>
    <message>
        <source>Win without a hint</source>
        <translation>Ohne Hinweis gewinnen</translation>
    </message>
    <message numerus="yes">
        <source>Make a group of %n card(s) in one suit</source>
        <translation>
            <numerusform>Eine Gruppe von %n Karte in einer Farbe bilden</numerusform>
            <numerusform>Eine Gruppe von %n Karten in einer Farbe bilden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %n hidden card(s)</source>
        <translation>
            <numerusform>%n verdeckte Karte aufdecken</numerusform>
            <numerusform>%n verdeckte Karten aufdecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %n hidden card(s) before the first deal</source>
        <translation>
            <numerusform>%n verdeckte Karte vor dem ersten Nachgeben aufdecken</numerusform>
            <numerusform>%n verdeckte Karten vor dem ersten Nachgeben aufdecken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have %n column(s) empty at the same time</source>
        <translation>
            <numerusform>%n Spalte zugleich leer haben</numerusform>
            <numerusform>%n Spalten zugleich leer haben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish %n run(s)</source>
        <translation>
            <numerusform>%n Folge vollenden</numerusform>
            <numerusform>%n Folgen vollenden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish runs of %n suit(s)</source>
        <translation>
            <numerusform>Folgen in %n Farbe vollenden</numerusform>
            <numerusform>Folgen in %n Farben vollenden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win with at most %n move(s)</source>
        <translation>
            <numerusform>Mit höchstens %n Zug gewinnen</numerusform>
            <numerusform>Mit höchstens %n Zügen gewinnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Your progress on the learning path could not be read ({found}).</source>
        <translation>Ihr Fortschritt auf dem Lernpfad ließ sich nicht lesen ({found}).</translation>
    </message>
    <message>
        <source>The file with your progress on the learning path is damaged ({found}); the path begins anew.</source>
        <translation>Die Datei mit Ihrem Fortschritt auf dem Lernpfad ist beschädigt ({found}); der Pfad beginnt von vorn.</translation>
    </message>
    <message>
        <source>Your progress on the learning path comes from a newer version of the program; here the path begins anew.</source>
        <translation>Ihr Fortschritt auf dem Lernpfad stammt von einer neueren Version des Programms; hier beginnt der Pfad von vorn.</translation>
    </message>
    <message>
        <source>Your progress on the learning path cannot be saved ({reason}). It holds until you quit. File: {file}</source>
        <translation>Ihr Fortschritt auf dem Lernpfad lässt sich nicht speichern ({reason}). Er gilt bis zum Beenden. Datei: {file}</translation>
    </message>
    <message>
        <source>Looking for a deal that can be won…</source>
        <translation>Eine Verteilung, die sich gewinnen lässt, wird gesucht …</translation>
    </message>
    <message>
        <source>No deal was found in time of which it is known that it can be won; this is any deal.</source>
        <translation>Es wurde nicht rechtzeitig eine Verteilung gefunden, von der bekannt ist, dass sie sich gewinnen lässt; dies ist eine beliebige.</translation>
    </message>
    <message>
        <source>You have left the learning path. What you have reached is kept.</source>
        <translation>Sie haben den Lernpfad verlassen. Was Sie erreicht haben, bleibt erhalten.</translation>
    </message>
    <message>
        <source>New to Spider? The learning path leads from one suit to four.</source>
        <translation>Neu bei Spider? Der Lernpfad führt von einer Farbe zu vier.</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Nein, danke</translation>
    </message>
    <message>
        <source>Goals of step {number}: {goals}</source>
        <translation>Ziele von Schritt {number}: {goals}</translation>
    </message>
    <message>
        <source>Goal reached: {goal}</source>
        <translation>Ziel erreicht: {goal}</translation>
    </message>
    <message>
        <source>With help that looks at hidden cards, a win does not count on the path.</source>
        <translation>Mit Hilfe, die verdeckte Karten ansieht, zählt ein Sieg auf dem Lernpfad nicht.</translation>
    </message>
    <message>
        <source>This was the last step: you have come to the end of the path.</source>
        <translation>Das war der letzte Schritt: Sie sind am Ende des Pfads angekommen.</translation>
    </message>
    <message>
        <source>Step {number} of the learning path is passed.</source>
        <translation>Schritt {number} des Lernpfads ist geschafft.</translation>
    </message>
    <message>
        <source>Goals: {done} of {count}. Another win leads on to the next step.</source>
        <translation>Ziele: {done} von {count}. Ein weiterer Sieg führt zum nächsten Schritt.</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Another deal</source>
        <translation>Andere Verteilung</translation>
    </message>
</context>
<context>
    <name>LearningPath</name>
    <message>
        <source>Passed</source>
        <translation>Geschafft</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Übersprungen</translation>
    </message>
    <message>
        <source>Your next step</source>
        <translation>Ihr nächster Schritt</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Learning path</source>
        <translation>Lernpfad</translation>
    </message>
    <message>
        <source>From one suit to four, at your own pace. You may play any step at any time, and nothing that you reach is lost.</source>
        <translation>Von einer Farbe zu vier, in Ihrem eigenen Tempo. Sie können jeden Schritt jederzeit spielen, und nichts, was Sie erreichen, geht verloren.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>&amp;Goals:</source>
        <translation>&amp;Ziele:</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Ziele</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;Leave the path</source>
        <translation>Pfad &amp;verlassen</translation>
    </message>
    <message>
        <source>Nothing is said of the path until you play a step again</source>
        <translation>Vom Pfad ist nicht mehr die Rede, bis Sie wieder einen Schritt spielen</translation>
    </message>
    <message>
        <source>Take it &amp;up again</source>
        <translation>&amp;Wieder aufnehmen</translation>
    </message>
    <message>
        <source>&amp;Skip this step</source>
        <translation>Diesen Schritt &amp;überspringen</translation>
    </message>
    <message>
        <source>The game of this step is not installed.</source>
        <translation>Das Spiel dieses Schritts ist nicht installiert.</translation>
    </message>
    <message>
        <source>all cards of the columns in sight</source>
        <translation>alle Karten der Spalten offen</translation>
    </message>
    <message numerus="yes">
        <source>It leads on after %n won deal(s), or after one with all goals.</source>
        <translation>
            <numerusform>Weiter geht es nach %n Sieg oder nach einem mit allen Zielen.</numerusform>
            <numerusform>Weiter geht es nach %n Siegen mit verschiedenen Verteilungen oder nach einem mit allen Zielen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won so far: %n deal(s).</source>
        <translation>
            <numerusform>Bisher gewonnen: %n Verteilung.</numerusform>
            <numerusform>Bisher gewonnen: %n Verteilungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{goal} (reached)</source>
        <translation>{goal} (erreicht)</translation>
    </message>
    <message>
        <source>{goal} (still open)</source>
        <translation>{goal} (noch offen)</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) can be undone</source>
        <translation>
            <numerusform>%n Zug lässt sich rückgängig machen</numerusform>
            <numerusform>%n Züge lassen sich rückgängig machen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Leave this game?</source>
        <translation>Diese Partie verlassen?</translation>
    </message>
    <message>
        <source>This game is not over. Keep it for later, or give it up? Given up, it counts as not won.</source>
        <translation>Diese Partie ist nicht zu Ende. Für später aufheben oder aufgeben? Aufgegeben zählt sie als nicht gewonnen.</translation>
    </message>
    <message>
        <source>No move is left, but undo may still help. Keep the game for later, or give it up? Given up, it counts as lost.</source>
        <translation>Kein Zug ist mehr möglich, aber Rückgängig kann noch helfen. Die Partie für später aufheben oder aufgeben? Aufgegeben zählt sie als verloren.</translation>
    </message>
    <message>
        <source>&amp;Keep for later</source>
        <translation>Für später &amp;aufheben</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>Auf&amp;geben</translation>
    </message>
</context>
<context>
    <name>Looks</name>
    <message>
        <source>Table and cards</source>
        <translation>Tisch und Karten</translation>
    </message>
    <message>
        <source>&amp;Themes</source>
        <translation>&amp;Designs</translation>
    </message>
    <message>
        <source>T&amp;ables</source>
        <translation>T&amp;ische</translation>
    </message>
    <message>
        <source>&amp;Faces</source>
        <translation>&amp;Kartenbilder</translation>
    </message>
    <message>
        <source>&amp;Backs</source>
        <translation>&amp;Rücken</translation>
    </message>
    <message>
        <source>Themes: table, faces, back and accent colour</source>
        <translation>Designs: Tisch, Kartenbilder, Rücken und Akzentfarbe</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Kartenbilder</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Kartenrücken</translation>
    </message>
    <message>
        <source>Backs in the &amp;colours of the theme</source>
        <translation>Rücken in den &amp;Farben des Designs</translation>
    </message>
    <message>
        <source>Own &amp;picture…</source>
        <translation>&amp;Eigenes Bild…</translation>
    </message>
    <message>
        <source>&amp;Remove own picture</source>
        <translation>Eigenes Bild ent&amp;fernen</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Verwenden</translation>
    </message>
    <message>
        <source>As the theme</source>
        <translation>Wie das Design</translation>
    </message>
    <message>
        <source>{name} is not installed; the default is shown instead.</source>
        <translation>{name} ist nicht installiert; stattdessen wird das Übliche gezeigt.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>&amp;System language</source>
        <translation>&amp;Systemsprache</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
</context>
<context>
    <name>MessageStrip</name>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Read all</source>
        <translation>Alles lesen</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Regel lesen</translation>
    </message>
    <message>
        <source>Open the rules page at this rule</source>
        <translation>Die Seite mit den Regeln an dieser Stelle öffnen</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Any difficulty</source>
        <translation>Jede Schwierigkeit</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Schwer</translation>
    </message>
    <message>
        <source>&amp;Find:</source>
        <translation>Suc&amp;hen:</translation>
    </message>
    <message>
        <source>For instance: two decks easy short</source>
        <translation>Zum Beispiel: zwei leicht kurz</translation>
    </message>
    <message>
        <source>Words of the name, the kind, decks, difficulty or length</source>
        <translation>Wörter aus Name, Art, Kartenspielen, Schwierigkeit oder Länge</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>No game has all of this. Take a word or a filter away.</source>
        <translation>Kein Spiel hat all das. Nehmen Sie ein Wort oder einen Filter weg.</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Kartenspiele</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Schwierigkeitsgrad</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Any decks</source>
        <translation>Jede Zahl Kartenspiele</translation>
    </message>
    <message>
        <source>Any length</source>
        <translation>Jede Länge</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favorit</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoriten</translation>
    </message>
    <message>
        <source>Recently played</source>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <source>&amp;Easy: {suits}</source>
        <translation>&amp;Leicht: {suits}</translation>
    </message>
    <message>
        <source>&amp;Medium: {suits}</source>
        <translation>&amp;Mittel: {suits}</translation>
    </message>
    <message>
        <source>&amp;Hard: {suits}</source>
        <translation>S&amp;chwer: {suits}</translation>
    </message>
    <message>
        <source>Spades only. Good for learning; nearly every deal can be won.</source>
        <translation>Nur Pik. Gut zum Lernen; fast jede Partie lässt sich gewinnen.</translation>
    </message>
    <message>
        <source>Spades and hearts. Suits begin to matter.</source>
        <translation>Pik und Herz. Die Farben werden wichtig.</translation>
    </message>
    <message>
        <source>Spades, hearts and diamonds; the spades come twice.</source>
        <translation>Pik, Herz und Karo; Pik kommt doppelt vor.</translation>
    </message>
    <message>
        <source>All four suits. For those who like to think ahead.</source>
        <translation>Alle vier Farben. Für alle, die gern vorausdenken.</translation>
    </message>
    <message>
        <source>Spades only.</source>
        <translation>Nur Pik.</translation>
    </message>
    <message>
        <source>Spades and hearts.</source>
        <translation>Pik und Herz.</translation>
    </message>
    <message>
        <source>Spades, hearts and diamonds.</source>
        <translation>Pik, Herz und Karo.</translation>
    </message>
    <message>
        <source>All four suits.</source>
        <translation>Alle vier Farben.</translation>
    </message>
    <message>
        <source>&amp;Classic</source>
        <translation>&amp;Klassisch</translation>
    </message>
    <message>
        <source>&amp;Relaxed</source>
        <translation>&amp;Gelockert</translation>
    </message>
    <message>
        <source>Cards move together only if they are of one suit.</source>
        <translation>Karten lassen sich nur gemeinsam verschieben, wenn sie von einer Farbe sind.</translation>
    </message>
    <message>
        <source>Cards of different suits move together, too, if their ranks follow.</source>
        <translation>Auch verschiedene Farben lassen sich gemeinsam verschieben, wenn die Ränge aufeinanderfolgen.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Rule for moving groups</source>
        <translation>Regel für Gruppen</translation>
    </message>
    <message>
        <source>Fa&amp;vourite</source>
        <translation>Fa&amp;vorit</translation>
    </message>
    <message>
        <source>Rules of this &amp;game</source>
        <translation>Regeln &amp;dieses Spiels</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
    <message>
        <source>Dea&amp;l:</source>
        <translation>Vert&amp;eilung:</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Go on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>In Ordnung</translation>
    </message>
    <message>
        <source>Show the plugin</source>
        <translation>Plugin zeigen</translation>
    </message>
    <message>
        <source>No move and no deal is left.</source>
        <translation>Kein Zug und kein Nachgeben ist mehr möglich.</translation>
    </message>
    <message>
        <source>The game is paused and the time stands still.</source>
        <translation>Die Partie ist angehalten, die Zeit steht still.</translation>
    </message>
    <message>
        <source>Won! Score: {points}. Moves: {moves}. Time: {time}.</source>
        <translation>Gewonnen! Punkte: {points}. Züge: {moves}. Zeit: {time}.</translation>
    </message>
    <message>
        <source>Undo may still help.</source>
        <translation>Rückgängig hilft vielleicht noch.</translation>
    </message>
</context>
<context>
    <name>Overview</name>
    <message>
        <source>Walk over the table</source>
        <translation>Über den Tisch gehen</translation>
    </message>
    <message>
        <source>Choose the longest group that can be moved</source>
        <translation>Die längste verschiebbare Gruppe wählen</translation>
    </message>
    <message>
        <source>Go to the first or the last card</source>
        <translation>Zur ersten oder letzten Karte</translation>
    </message>
    <message>
        <source>Take cards, or put them down</source>
        <translation>Karten aufnehmen oder ablegen</translation>
    </message>
    <message>
        <source>Held down: shows a covered card whole</source>
        <translation>Gedrückt gehalten: zeigt eine bedeckte Karte ganz</translation>
    </message>
    <message>
        <source>Put the cards back; stop the solution; leave full screen</source>
        <translation>Karten zurücklegen; die Lösung anhalten; Vollbild verlassen</translation>
    </message>
    <message>
        <source>Go on to the next part of the window</source>
        <translation>Zum nächsten Teil des Fensters</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Moves a card with all that lie on it</source>
        <translation>Bewegt eine Karte mit allen, die darauf liegen</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Doppelklick</translation>
    </message>
    <message>
        <source>Sends the cards to their best column</source>
        <translation>Schickt die Karten auf ihre beste Spalte</translation>
    </message>
    <message>
        <source>Right button or a long touch</source>
        <translation>Rechte Taste oder lange Berührung</translation>
    </message>
    <message>
        <source>Shows a covered card whole while it is held</source>
        <translation>Zeigt eine bedeckte Karte ganz, solange man hält</translation>
    </message>
    <message>
        <source>Click on the stock</source>
        <translation>Klick auf den Talon</translation>
    </message>
    <message>
        <source>Deals one card onto each column</source>
        <translation>Legt je eine Karte auf jede Spalte</translation>
    </message>
    <message>
        <source>Drop a file on the window</source>
        <translation>Datei auf das Fenster ziehen</translation>
    </message>
    <message>
        <source>Opens the game that is in it</source>
        <translation>Öffnet die Partie, die darin ist</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Tasten und Maus</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>With the mouse or a finger</source>
        <translation>Mit Maus oder Finger</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
</context>
<context>
    <name>OwnBack</name>
    <message>
        <source>Back from a picture</source>
        <translation>Rücken aus einem Bild</translation>
    </message>
    <message>
        <source>Move the frame by mouse or arrow keys; + and - or the wheel change its size.</source>
        <translation>Verschiebe den Rahmen mit Maus oder Pfeiltasten; + und - oder das Rad ändern seine Größe.</translation>
    </message>
    <message>
        <source>The part of the picture that is used</source>
        <translation>Der Teil des Bildes, der verwendet wird</translation>
    </message>
    <message>
        <source>&amp;Size of the part:</source>
        <translation>&amp;Größe des Ausschnitts:</translation>
    </message>
    <message>
        <source>Use as back</source>
        <translation>Als Rücken verwenden</translation>
    </message>
    <message>
        <source>Picture for the back</source>
        <translation>Bild für den Rücken</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Alle Dateien</translation>
    </message>
    <message>
        <source>The picture cannot be removed: {reason}.</source>
        <translation>Das Bild kann nicht entfernt werden: {reason}.</translation>
    </message>
    <message>
        <source>The file {file} cannot be read: {reason}.</source>
        <translation>Die Datei {file} kann nicht gelesen werden: {reason}.</translation>
    </message>
    <message>
        <source>The file {file} is too large. Choose a picture of at most {most} megabytes.</source>
        <translation>Die Datei {file} ist zu groß. Wähle ein Bild von höchstens {most} Megabyte.</translation>
    </message>
    <message>
        <source>The file {file} is no picture that can be read. Choose a PNG, JPEG or SVG file.</source>
        <translation>Die Datei {file} ist kein lesbares Bild. Wähle eine PNG-, JPEG- oder SVG-Datei.</translation>
    </message>
    <message>
        <source>The picture {file} has too many pixels, {size}. Make it smaller first.</source>
        <translation>Das Bild {file} hat zu viele Pixel, {size}. Verkleinere es zuerst.</translation>
    </message>
    <message>
        <source>The picture {file} moves. Choose one that stands still.</source>
        <translation>Das Bild {file} bewegt sich. Wähle eines, das stillsteht.</translation>
    </message>
    <message>
        <source>The picture {file} cannot be used: {reason}.</source>
        <translation>Das Bild {file} kann nicht verwendet werden: {reason}.</translation>
    </message>
</context>
<context>
    <name>PlayOptions</name>
    <message>
        <source>Scori&amp;ng:</source>
        <translation>P&amp;unktewertung:</translation>
    </message>
    <message>
        <source>&amp;Undo:</source>
        <translation>&amp;Rückgängig:</translation>
    </message>
    <message>
        <source>Without limit</source>
        <translation>Ohne Grenze</translation>
    </message>
    <message>
        <source>Limited</source>
        <translation>Begrenzt</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>How many steps can be undone</source>
        <translation>Wie viele Schritte sich zurücknehmen lassen</translation>
    </message>
</context>
<context>
    <name>PluginInstall</name>
    <message>
        <source>“{file}” was not installed, and nothing was changed.</source>
        <translation>„{file}“ wurde nicht installiert, und nichts wurde geändert.</translation>
    </message>
    <message>
        <source>“{name}” {version} by {author} is a program.</source>
        <translation>„{name}“ {version} von {author} ist ein Programm.</translation>
    </message>
    <message>
        <source>“{name}” {version} is a program and does not say who made it.</source>
        <translation>„{name}“ {version} ist ein Programm und sagt nicht, von wem es ist.</translation>
    </message>
    <message>
        <source>It can do whatever you can do on this computer: read, change and delete your files, and use the network. Install it only if you trust where it comes from.</source>
        <translation>Es kann auf diesem Rechner alles tun, was Sie tun können: Ihre Dateien lesen, ändern und löschen und das Netz benutzen. Installieren Sie es nur, wenn Sie seiner Herkunft vertrauen.</translation>
    </message>
    <message>
        <source>Install this plugin?</source>
        <translation>Dieses Plugin installieren?</translation>
    </message>
    <message>
        <source>&amp;Install</source>
        <translation>&amp;Installieren</translation>
    </message>
    <message>
        <source>Replace this plugin?</source>
        <translation>Dieses Plugin ersetzen?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
</context>
<context>
    <name>PluginManager</name>
    <message>
        <source>All plugins</source>
        <translation>Alle Plugins</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Switched off</source>
        <translation>Ausgeschaltet</translation>
    </message>
    <message>
        <source>In trouble</source>
        <translation>Mit Problemen</translation>
    </message>
    <message>
        <source>The report on {plugin} was copied.</source>
        <translation>Der Bericht über {plugin} wurde kopiert.</translation>
    </message>
    <message>
        <source>Please drop one plugin at a time.</source>
        <translation>Bitte immer nur ein Plugin ablegen.</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Plugins</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>&amp;Suchen:</translation>
    </message>
    <message>
        <source>S&amp;how:</source>
        <translation>An&amp;zeigen:</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Anzeigen</translation>
    </message>
    <message>
        <source>About this plugin</source>
        <translation>Über dieses Plugin</translation>
    </message>
    <message>
        <source>Load this plugin once more</source>
        <translation>Dieses Plugin noch einmal laden</translation>
    </message>
    <message>
        <source>Copy what its author needs to know (Ctrl+C)</source>
        <translation>Kopieren, was der Autor wissen muss (Strg+C)</translation>
    </message>
    <message>
        <source>Delete this plugin's files (Del)</source>
        <translation>Die Dateien dieses Plugins löschen (Entf)</translation>
    </message>
    <message>
        <source>Install the plugin of a file (Ctrl+O)</source>
        <translation>Das Plugin einer Datei installieren (Strg+O)</translation>
    </message>
    <message>
        <source>Show the folder in which plugins lie</source>
        <translation>Den Ordner zeigen, in dem die Plugins liegen</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Noch einmal &amp;versuchen</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>Bericht &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Entfernen …</translation>
    </message>
    <message>
        <source>&amp;Install…</source>
        <translation>&amp;Installieren …</translation>
    </message>
    <message>
        <source>&amp;Plugin folder</source>
        <translation>&amp;Plugin-Ordner</translation>
    </message>
    <message>
        <source>No plugin is like that.</source>
        <translation>Kein Plugin ist so.</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Plugins (*.whl *.zip plugin.toml)</source>
        <translation>Plugins (*.whl *.zip plugin.toml)</translation>
    </message>
    <message>
        <source>S&amp;witch off</source>
        <translation>&amp;Ausschalten</translation>
    </message>
    <message>
        <source>S&amp;witch on</source>
        <translation>Einschal&amp;ten</translation>
    </message>
    <message>
        <source>Do without this plugin (Space)</source>
        <translation>Ohne dieses Plugin auskommen (Leertaste)</translation>
    </message>
    <message>
        <source>Use this plugin (Space)</source>
        <translation>Dieses Plugin verwenden (Leertaste)</translation>
    </message>
    <message>
        <source>Switch this plugin off?</source>
        <translation>Dieses Plugin ausschalten?</translation>
    </message>
    <message>
        <source>“{plugin}” is deleted from the plugin folder: {file}</source>
        <translation>„{plugin}“ wird aus dem Plugin-Ordner gelöscht: {file}</translation>
    </message>
    <message>
        <source>Remove this plugin?</source>
        <translation>Dieses Plugin entfernen?</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
</context>
<context>
    <name>PluginPage</name>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Data; it runs no program.</source>
        <translation>Daten; es läuft kein Programm.</translation>
    </message>
    <message>
        <source>A program; it can do whatever you can do on this computer.</source>
        <translation>Ein Programm; es kann auf diesem Rechner alles tun, was Sie tun können.</translation>
    </message>
    <message>
        <source>Belongs to the game.</source>
        <translation>Gehört zum Spiel.</translation>
    </message>
    <message>
        <source>Installed with Python (pip).</source>
        <translation>Mit Python installiert (pip).</translation>
    </message>
    <message>
        <source>Lies in the plugin folder.</source>
        <translation>Liegt im Plugin-Ordner.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Ways to score</source>
        <translation>Wertungen</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Themen</translation>
    </message>
    <message>
        <source>It is told what happens in your games.</source>
        <translation>Es erfährt, was in Ihren Spielen geschieht.</translation>
    </message>
    <message>
        <source>It gives hints.</source>
        <translation>Es gibt Tipps.</translation>
    </message>
    <message>
        <source>Belongs to the game</source>
        <translation>Gehört zum Spiel</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Ausgelassen</translation>
    </message>
    <message>
        <source>Waits for a start without safe mode</source>
        <translation>Wartet auf einen Start ohne abgesicherten Modus</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On, but something in it broke</source>
        <translation>An, aber etwas darin ist ausgefallen</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>The game on the table needs “{plugin}”. You can finish it now; if you close the program before, it is set aside and goes on once the plugin is there again.</source>
        <translation>Das Spiel auf dem Tisch braucht „{plugin}“. Sie können es jetzt zu Ende spielen; schließen Sie das Programm vorher, wird es beiseitegelegt und geht weiter, sobald das Plugin wieder da ist.</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>What it gives is listed here once it is on.</source>
        <translation>Was es bringt, steht hier, sobald es eingeschaltet ist.</translation>
    </message>
    <message>
        <source>This plugin is loaded at every start. With these lines in its plugin.toml it would wait until it is used:</source>
        <translation>Dieses Plugin wird bei jedem Start geladen. Mit diesen Zeilen in seiner plugin.toml würde es warten, bis es gebraucht wird:</translation>
    </message>
    <message>
        <source>For its author</source>
        <translation>Für den Autor</translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} und %n weiteres</numerusform>
            <numerusform>{names} und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>What it gives</source>
        <translation>Was es bringt</translation>
    </message>
</context>
<context>
    <name>Plugins</name>
    <message>
        <source>{file} is not there, or cannot be read.</source>
        <translation>{file} ist nicht da oder nicht lesbar.</translation>
    </message>
    <message>
        <source>{file} is no plugin. A plugin is a wheel (.whl), a .zip with plugin.toml, or a folder with plugin.toml.</source>
        <translation>{file} ist kein Plugin. Ein Plugin ist ein Wheel (.whl), ein .zip mit plugin.toml oder ein Ordner mit plugin.toml.</translation>
    </message>
    <message>
        <source>{file} is no plugin yet: plugin.toml lies at “{entry}”, but may be at most one folder deep. Pack the folder that holds plugin.toml.</source>
        <translation>{file} ist noch kein Plugin: plugin.toml liegt unter „{entry}“, darf aber höchstens einen Ordner tief liegen. Packen Sie den Ordner, der plugin.toml enthält.</translation>
    </message>
    <message>
        <source>{file} is damaged, or no zip archive: {error}.</source>
        <translation>{file} ist beschädigt oder kein Zip-Archiv: {error}.</translation>
    </message>
    <message>
        <source>The entry “{entry}” would be written outside the plugin's folder.</source>
        <translation>Der Eintrag „{entry}“ würde außerhalb des Plugin-Ordners geschrieben.</translation>
    </message>
    <message>
        <source>The entry “{entry}” has a name that not every system can write; rename it with letters, digits, dots, dashes and underscores.</source>
        <translation>Der Eintrag „{entry}“ hat einen Namen, den nicht jedes System schreiben kann; benennen Sie ihn mit Buchstaben, Ziffern, Punkten, Binde- und Unterstrichen.</translation>
    </message>
    <message>
        <source>The entry “{entry}” is a link or a device; put the file itself there.</source>
        <translation>Der Eintrag „{entry}“ ist eine Verknüpfung oder ein Gerät; legen Sie die Datei selbst dorthin.</translation>
    </message>
    <message>
        <source>The entries “{entry}” and “{other}” are one file on some systems; rename one.</source>
        <translation>Die Einträge „{entry}“ und „{other}“ sind auf manchen Systemen dieselbe Datei; benennen Sie einen um.</translation>
    </message>
    <message>
        <source>It holds more than {most} files.</source>
        <translation>Es enthält mehr als {most} Dateien.</translation>
    </message>
    <message>
        <source>Unpacked it is larger than {most} MB.</source>
        <translation>Ausgepackt ist es größer als {most} MB.</translation>
    </message>
    <message>
        <source>Unpacked the entry “{entry}” is larger than {most} MB.</source>
        <translation>Ausgepackt ist der Eintrag „{entry}“ größer als {most} MB.</translation>
    </message>
    <message>
        <source>The entry “{entry}” is an archive in the archive; unpack it first.</source>
        <translation>Der Eintrag „{entry}“ ist ein Archiv im Archiv; packen Sie es vorher aus.</translation>
    </message>
    <message>
        <source>The entry “{entry}” is encrypted; pack it without a password.</source>
        <translation>Der Eintrag „{entry}“ ist verschlüsselt; packen Sie ihn ohne Kennwort.</translation>
    </message>
    <message>
        <source>The entry “{entry}” is packed in an unusual way; pack it with “deflate”.</source>
        <translation>Der Eintrag „{entry}“ ist auf ungewöhnliche Art gepackt; packen Sie ihn mit „deflate“.</translation>
    </message>
    <message>
        <source>The entry “{entry}” is damaged: {error}.</source>
        <translation>Der Eintrag „{entry}“ ist beschädigt: {error}.</translation>
    </message>
    <message>
        <source>The entry “{entry}” is a program, but a data plugin (a folder or zip with plugin.toml) runs no code: remove the program, or build a wheel if the plugin needs it.</source>
        <translation>Der Eintrag „{entry}“ ist ein Programm, aber ein Datenplugin (ein Ordner oder Zip mit plugin.toml) führt keinen Code aus: Entfernen Sie das Programm oder bauen Sie ein Wheel, falls das Plugin es braucht.</translation>
    </message>
    <message>
        <source>It has no plugin.toml at its top.</source>
        <translation>Es hat zuoberst keine plugin.toml.</translation>
    </message>
    <message>
        <source>The wheel has no entry point in the group {group}, so it is no plugin of this game.</source>
        <translation>Das Wheel hat keinen Entry Point in der Gruppe {group}, ist also kein Plugin dieses Spiels.</translation>
    </message>
    <message>
        <source>The wheel was built for {platform}, not for every system; install it with pip instead.</source>
        <translation>Das Wheel wurde für {platform} gebaut, nicht für jedes System; installieren Sie es stattdessen mit pip.</translation>
    </message>
    <message>
        <source>The wheel puts files outside its packages (“{entry}”); install it with pip instead.</source>
        <translation>Das Wheel legt Dateien außerhalb seiner Pakete ab („{entry}“); installieren Sie es stattdessen mit pip.</translation>
    </message>
    <message>
        <source>It needs {needed}, which is not installed; install the plugin with pip instead.</source>
        <translation>Es braucht {needed}, das nicht installiert ist; installieren Sie das Plugin stattdessen mit pip.</translation>
    </message>
    <message>
        <source>{folder} cannot be written: {error}.</source>
        <translation>{folder} ist nicht beschreibbar: {error}.</translation>
    </message>
    <message>
        <source>The wheel lacks {entry}; build it again with “python -m build”.</source>
        <translation>Dem Wheel fehlt {entry}; bauen Sie es noch einmal mit „python -m build“.</translation>
    </message>
    <message>
        <source>It gives nothing: it has no variants, cards, tables or themes that can be used.</source>
        <translation>Es gibt nichts her: Es hat keine verwendbaren Spiele, Karten, Tische oder Designs.</translation>
    </message>
    <message>
        <source>{plugin} {version} is installed.</source>
        <translation>{plugin} {version} ist installiert.</translation>
    </message>
    <message>
        <source>{plugin} {version} takes the place of {old}.</source>
        <translation>{plugin} {version} tritt an die Stelle von {old}.</translation>
    </message>
    <message>
        <source>{plugin} was removed.</source>
        <translation>{plugin} wurde entfernt.</translation>
    </message>
    <message>
        <source>{plugin} is on.</source>
        <translation>{plugin} ist eingeschaltet.</translation>
    </message>
    <message>
        <source>{plugin} is off.</source>
        <translation>{plugin} ist ausgeschaltet.</translation>
    </message>
    <message>
        <source>{done} Its program is still in memory; the rest happens at the next start.</source>
        <translation>{done} Sein Programm ist noch im Speicher; der Rest geschieht beim nächsten Start.</translation>
    </message>
    <message>
        <source>{file} was not installed. {faults}</source>
        <translation>{file} wurde nicht installiert. {faults}</translation>
    </message>
    <message>
        <source>{plugin} is there already, as version {old}. The file holds the newer {version}.</source>
        <translation>{plugin} ist schon da, als Version {old}. Die Datei enthält die neuere {version}.</translation>
    </message>
    <message>
        <source>{plugin} is there already, as version {old}. The file holds the older {version}.</source>
        <translation>{plugin} ist schon da, als Version {old}. Die Datei enthält die ältere {version}.</translation>
    </message>
    <message>
        <source>{plugin} {version} is there already. The file holds the same version.</source>
        <translation>{plugin} {version} ist schon da. Die Datei enthält dieselbe Version.</translation>
    </message>
    <message>
        <source>{plugin} was installed with pip; change or remove it with pip, too.</source>
        <translation>{plugin} wurde mit pip installiert; ändern oder entfernen Sie es auch mit pip.</translation>
    </message>
    <message>
        <source>{plugin} belongs to the program and stays.</source>
        <translation>{plugin} gehört zum Programm und bleibt.</translation>
    </message>
    <message>
        <source>There is no plugin {plugin}.</source>
        <translation>Es gibt kein Plugin {plugin}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {error}. Nothing changed.</source>
        <translation>{file} ist nicht beschreibbar: {error}. Nichts wurde verändert.</translation>
    </message>
    <message>
        <source>{done} It is not loaded before the program is started without safe mode.</source>
        <translation>{done} Es wird erst geladen, wenn das Programm ohne abgesicherten Modus startet.</translation>
    </message>
    <message>
        <source>Safe mode: no plugins were loaded. Your choice of plugins stays as it is for the next start.</source>
        <translation>Abgesicherter Modus: Es wurden keine Plugins geladen. Ihre Auswahl der Plugins bleibt für den nächsten Start, wie sie ist.</translation>
    </message>
    <message>
        <source>The plugin {plugin} was left out. {fault} {advice}</source>
        <translation>Das Plugin {plugin} wurde ausgelassen. {fault} {advice}</translation>
    </message>
    <message>
        <source>The plugin {plugin} is switched off. Switch it on to use it.</source>
        <translation>Das Plugin {plugin} ist ausgeschaltet. Schalten Sie es ein, um es zu verwenden.</translation>
    </message>
    <message>
        <source>Update it, tell its author, or remove it; the game runs on without it.</source>
        <translation>Aktualisieren Sie es, melden Sie es seinem Autor oder entfernen Sie es; das Spiel läuft ohne es weiter.</translation>
    </message>
    <message>
        <source>Install it again, or remove it.</source>
        <translation>Installieren Sie es erneut oder entfernen Sie es.</translation>
    </message>
    <message>
        <source>Remove or disable one of the two.</source>
        <translation>Entfernen Sie eines der beiden oder schalten Sie es aus.</translation>
    </message>
    <message>
        <source>Update it or remove it; to try it again as it is, delete the file {file}.</source>
        <translation>Aktualisieren oder entfernen Sie es; um es unverändert noch einmal zu versuchen, löschen Sie die Datei {file}.</translation>
    </message>
    <message>
        <source>Its package {module} cannot be found.</source>
        <translation>Sein Paket {module} ist nicht zu finden.</translation>
    </message>
    <message>
        <source>Its package {module} has no plugin.toml beside its __init__.py.</source>
        <translation>Sein Paket {module} hat keine plugin.toml neben der __init__.py.</translation>
    </message>
    <message>
        <source>Its manifest cannot be used: {error}.</source>
        <translation>Sein Manifest ist nicht verwendbar: {error}.</translation>
    </message>
    <message>
        <source>Two plugins have one id: {other} was found first, in {first}; this one is in {second}.</source>
        <translation>Zwei Plugins haben dieselbe Kennung: {other} wurde zuerst gefunden, in {first}; dieses liegt in {second}.</translation>
    </message>
    <message>
        <source>The program ended while it was loading this plugin the last time.</source>
        <translation>Beim letzten Laden dieses Plugins brach das Programm ab.</translation>
    </message>
    <message>
        <source>The program ended while the rules of this plugin were running the last time.</source>
        <translation>Beim letzten Mal endete das Programm, während die Regeln dieses Plugins liefen.</translation>
    </message>
    <message>
        <source>It did not let the program go on the last time, so the program was ended; your games are as you left them.</source>
        <translation>Beim letzten Mal ließ es das Programm nicht weiterlaufen, deshalb wurde das Programm beendet; Ihre Spiele sind so, wie Sie sie verlassen haben.</translation>
    </message>
    <message>
        <source>It took too much memory the last time, so the program was ended; your games are as you left them.</source>
        <translation>Beim letzten Mal belegte es zu viel Speicher, deshalb wurde das Programm beendet; Ihre Spiele sind so, wie Sie sie verlassen haben.</translation>
    </message>
    <message>
        <source>The plugin {plugin} waits: the program was started in safe mode. Start it without --safe-mode to use the plugin.</source>
        <translation>Das Plugin {plugin} wartet: Das Programm wurde im abgesicherten Modus gestartet. Starten Sie es ohne --safe-mode, um das Plugin zu verwenden.</translation>
    </message>
    <message>
        <source>It needs the Python module {module}, which is not installed.</source>
        <translation>Es braucht das Python-Modul {module}, das nicht installiert ist.</translation>
    </message>
    <message>
        <source>Its plugin.toml declares {object}, but {member} is {found} there.</source>
        <translation>Seine plugin.toml kündigt {object} an, doch dort ist {member} {found}.</translation>
    </message>
    <message>
        <source>Its plugin.toml declares {object}, which it does not give.</source>
        <translation>Seine plugin.toml kündigt {object} an, was es nicht liefert.</translation>
    </message>
    <message>
        <source>It cannot be used: {fault}</source>
        <translation>Es ist nicht verwendbar: {fault}</translation>
    </message>
    <message>
        <source>A file of it cannot be used: {fault}</source>
        <translation>Eine seiner Dateien ist nicht verwendbar: {fault}</translation>
    </message>
    <message>
        <source>It failed while it was loaded: {error}.</source>
        <translation>Es scheiterte beim Laden: {error}.</translation>
    </message>
    <message>
        <source>{module} marks no function with @hookimpl; the hooks are {hooks}.</source>
        <translation>{module} kennzeichnet keine Funktion mit @hookimpl; die Hooks sind {hooks}.</translation>
    </message>
    <message>
        <source>{name} is no hook; the hooks are {hooks}.</source>
        <translation>{name} ist kein Hook; die Hooks sind {hooks}.</translation>
    </message>
    <message>
        <source>{name} is a hook's name, but the function is not marked with @hookimpl.</source>
        <translation>{name} ist der Name eines Hooks, aber die Funktion ist nicht mit @hookimpl gekennzeichnet.</translation>
    </message>
    <message>
        <source>{name} wraps the hooks of other plugins, which is not allowed.</source>
        <translation>{name} umhüllt die Hooks anderer Plugins; das ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>A hook has arguments that the program does not give: {error}.</source>
        <translation>Ein Hook hat Argumente, die das Programm nicht übergibt: {error}.</translation>
    </message>
    <message>
        <source>Its hook {name} failed: {error}.</source>
        <translation>Sein Hook {name} scheiterte: {error}.</translation>
    </message>
    <message>
        <source>Its hook {name} must return a tuple or list of objects, not {found}.</source>
        <translation>Sein Hook {name} muss ein Tupel oder eine Liste von Objekten liefern, nicht {found}.</translation>
    </message>
    <message>
        <source>Its hook {name} returns more than {most} objects.</source>
        <translation>Sein Hook {name} liefert mehr als {most} Objekte.</translation>
    </message>
    <message>
        <source>Its hook {name} returned {found}, which lacks {missing}.</source>
        <translation>Sein Hook {name} lieferte {found}; darin fehlt {missing}.</translation>
    </message>
    <message>
        <source>{member} of {object} must be {expected}, not {found}.</source>
        <translation>{member} von {object} muss {expected} sein, nicht {found}.</translation>
    </message>
    <message>
        <source>The id {found} must begin with “{prefix}” and go on with letters, digits or dashes.</source>
        <translation>Die Kennung {found} muss mit „{prefix}“ beginnen und mit Buchstaben, Ziffern oder Strichen weitergehen.</translation>
    </message>
    <message>
        <source>The id {found} is used twice.</source>
        <translation>Die Kennung {found} wird doppelt verwendet.</translation>
    </message>
    <message>
        <source>The code prefix {found} of {object} already belongs to {other}.</source>
        <translation>Der Codeanfang {found} von {object} gehört schon zu {other}.</translation>
    </message>
    <message>
        <source>The code prefix of {object} is taken: choose another prefix; {found} belongs to the built-in game {other}.</source>
        <translation>Der Codeanfang von {object} ist vergeben: Wählen Sie einen anderen; {found} gehört zum eingebauten Spiel {other}.</translation>
    </message>
    <message>
        <source>The plugin {plugin} is broken: {member} of {object} failed ({error}). What it could not answer was left as it was; update the plugin or remove it.</source>
        <translation>Das Plugin {plugin} ist defekt: {member} von {object} scheiterte ({error}). Was es nicht beantworten konnte, blieb, wie es war; aktualisieren oder entfernen Sie das Plugin.</translation>
    </message>
</context>
<context>
    <name>Positions</name>
    <message>
        <source>Line {line}: “{found}” is not of the form “key: value”.</source>
        <translation>Zeile {line}: „{found}“ hat nicht die Form „Schlüssel: Wert“.</translation>
    </message>
    <message>
        <source>Line {line}: unknown key “{found}”.</source>
        <translation>Zeile {line}: unbekannter Schlüssel „{found}“.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” was already given in line {expected}.</source>
        <translation>Zeile {line}: „{found}“ steht schon in Zeile {expected}.</translation>
    </message>
    <message>
        <source>Line {line}: the game “{found}” is not installed. Installed: {expected}.</source>
        <translation>Zeile {line}: Das Spiel „{found}“ ist nicht installiert. Installiert: {expected}.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” is no number of suits; write one of {expected}.</source>
        <translation>Zeile {line}: „{found}“ ist keine Anzahl von Farben; möglich sind {expected}.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” is no rule; write one of {expected}.</source>
        <translation>Zeile {line}: „{found}“ ist keine Regel; möglich sind {expected}.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” is not a whole number from 0 to 999999999.</source>
        <translation>Zeile {line}: „{found}“ ist keine ganze Zahl von 0 bis 999999999.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” is no card; write rank and suit, such as TH.</source>
        <translation>Zeile {line}: „{found}“ ist keine Karte; schreiben Sie Rang und Farbe, zum Beispiel TH.</translation>
    </message>
    <message>
        <source>Line {line}: the face-down card “{found}” lies above a face-up one.</source>
        <translation>Zeile {line}: Die verdeckte Karte „{found}“ liegt auf einer offenen.</translation>
    </message>
    <message>
        <source>Line {line}: too many “{found}”; with these suits the packs hold {expected}.</source>
        <translation>Zeile {line}: zu oft „{found}“; mit diesen Farben gibt es davon {expected}.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” is no suit; write {expected}.</source>
        <translation>Zeile {line}: „{found}“ ist keine Farbe; möglich sind {expected}.</translation>
    </message>
    <message>
        <source>Line {line}: {found} finished runs, but the game has only {expected}.</source>
        <translation>Zeile {line}: {found} entfernte Folgen, aber das Spiel hat nur {expected}.</translation>
    </message>
    <message>
        <source>Line {line}: this game has no column “{found}”.</source>
        <translation>Zeile {line}: Dieses Spiel hat keine Spalte „{found}“.</translation>
    </message>
    <message>
        <source>Line {line}: this game has no pile “{found}”.</source>
        <translation>Zeile {line}: Dieses Spiel hat keinen Stapel „{found}“.</translation>
    </message>
    <message>
        <source>Line {line}: in this game “{found}” cannot hold these cards.</source>
        <translation>Zeile {line}: In diesem Spiel können auf „{found}“ nicht diese Karten liegen.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>The text is no game: it has neither a game code nor a position.</source>
        <translation>Der Text ist keine Partie: Er enthält weder einen Spielcode noch eine Stellung.</translation>
    </message>
    <message>
        <source>Line {line}: the game of this code cannot be played: {found}.</source>
        <translation>Zeile {line}: Die Partie dieses Codes kann nicht gespielt werden: {found}.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” is no move; write T7x3&gt;T4, T7&gt;T4, D, undo or redo.</source>
        <translation>Zeile {line}: „{found}“ ist kein Zug; schreiben Sie T7x3&gt;T4, T7&gt;T4, D, undo oder redo.</translation>
    </message>
    <message>
        <source>The game is read up to move {index}, “{move}”, which is refused: {why}</source>
        <translation>Die Partie ist bis Zug {index}, „{move}“, gelesen; dieser wird abgelehnt: {why}</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>There are not so many cards there.</source>
        <translation>So viele Karten liegen dort nicht.</translation>
    </message>
    <message>
        <source>This game has no {pile}.</source>
        <translation>Dieses Spiel hat das nicht: {pile}.</translation>
    </message>
    <message>
        <source>The cards already lie in this column.</source>
        <translation>Die Karten liegen schon in dieser Spalte.</translation>
    </message>
    <message>
        <source>A face-down card stays until it is the last card of its column.</source>
        <translation>Eine verdeckte Karte bleibt liegen, bis sie die letzte ihrer Spalte ist.</translation>
    </message>
    <message>
        <source>These cards do not move together: the {card} does not follow the {other} in rank.</source>
        <translation>Diese Karten lassen sich nicht gemeinsam verschieben: {card} folgt im Rang nicht auf {other}.</translation>
    </message>
    <message>
        <source>Only cards of one suit move together: the {card} and the {other} differ.</source>
        <translation>Nur Karten einer einzigen Farbe lassen sich gemeinsam verschieben: {card} und {other} passen nicht zusammen.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the card below must be exactly one rank higher.</source>
        <translation>{card} passt nicht auf {other}: Die untere Karte muss genau einen Rang höher sein.</translation>
    </message>
    <message>
        <source>Nothing goes on an ace: it is the lowest card.</source>
        <translation>Auf ein Ass kommt nichts: Es ist die niedrigste Karte.</translation>
    </message>
    <message>
        <source>Cards are only put on columns.</source>
        <translation>Karten werden nur auf Spalten abgelegt.</translation>
    </message>
    <message>
        <source>A finished run has left the game; only undo brings it back.</source>
        <translation>Eine entfernte Folge ist aus dem Spiel; nur Rückgängig bringt sie zurück.</translation>
    </message>
    <message>
        <source>The stock is only dealt, one card to each column.</source>
        <translation>Vom Talon wird nur nachgegeben, je eine Karte auf jede Spalte.</translation>
    </message>
    <message>
        <source>No deal while a column is empty: first put a card into {pile}.</source>
        <translation>Kein Nachgeben, solange eine Spalte leer ist: Legen Sie zuerst eine Karte in {pile}.</translation>
    </message>
    <message>
        <source>The stock is empty: every row is dealt.</source>
        <translation>Der Talon ist leer: Alle Karten sind nachgegeben.</translation>
    </message>
    <message>
        <source>This game has no stock: all cards are on the table.</source>
        <translation>Dieses Spiel hat keinen Talon: Alle Karten liegen in der Auslage.</translation>
    </message>
    <message>
        <source>The stock is only dealt, to the waste.</source>
        <translation>Vom Talon wird nur nachgegeben, und zwar auf die Ablage.</translation>
    </message>
    <message>
        <source>The stock is only dealt, one card to each reserve.</source>
        <translation>Vom Talon wird nur nachgegeben, je eine Karte auf jede Reserve.</translation>
    </message>
    <message>
        <source>The stock is not dealt: its cards fill a column that becomes empty.</source>
        <translation>Vom Talon wird nicht nachgegeben: Seine Karten füllen eine Spalte, die leer wird.</translation>
    </message>
    <message>
        <source>No more redeals: the stock is empty, and the waste is not turned over again.</source>
        <translation>Kein weiteres Umdrehen: Der Talon ist leer, und die Ablage wird nicht noch einmal umgedreht.</translation>
    </message>
    <message>
        <source>No deal: every column ends in a run from the king, and a row skips these.</source>
        <translation>Kein Nachgeben: Jede Spalte endet mit einer Folge ab dem König, und solche Spalten werden übergangen.</translation>
    </message>
    <message>
        <source>Only cards of one colour move together: the {card} and the {other} differ.</source>
        <translation>Nur Karten in Rot oder nur Karten in Schwarz lassen sich gemeinsam verschieben: {card} und {other} passen nicht zusammen.</translation>
    </message>
    <message>
        <source>Only cards of alternating colours move together: the {card} and the {other} are alike.</source>
        <translation>Nur abwechselnd rote und schwarze Karten lassen sich gemeinsam verschieben: {card} und {other} sind gleich.</translation>
    </message>
    <message>
        <source>These cards do not move together: with the {other} they are neither a run nor all of one rank.</source>
        <translation>Diese Karten lassen sich nicht gemeinsam verschieben: Mit {other} sind sie weder eine Folge noch alle von gleichem Rang.</translation>
    </message>
    <message>
        <source>Only cards of one rank move together: the {card} and the {other} differ.</source>
        <translation>Nur Karten von gleichem Rang lassen sich gemeinsam verschieben: {card} und {other} passen nicht zusammen.</translation>
    </message>
    <message>
        <source>In this game cards move one at a time.</source>
        <translation>In diesem Spiel werden Karten einzeln verschoben.</translation>
    </message>
    <message>
        <source>Only the last card can be taken from here: {pile}.</source>
        <translation>Von hier lässt sich nur die letzte Karte nehmen: {pile}.</translation>
    </message>
    <message>
        <source>Not so many cards at once: the free cells and empty columns carry {number}.</source>
        <translation>Nicht so viele Karten auf einmal: Über die freien Zellen und leeren Spalten gehen {number}.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the columns build in one suit.</source>
        <translation>{card} passt nicht auf {other}: In den Spalten wird in einer Farbe gelegt.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the columns build in one colour.</source>
        <translation>{card} passt nicht auf {other}: In den Spalten liegt Rot nur auf Rot und Schwarz nur auf Schwarz.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the columns build in alternating colours.</source>
        <translation>{card} passt nicht auf {other}: In den Spalten wechseln sich Rot und Schwarz ab.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the card below must be exactly one rank lower.</source>
        <translation>{card} passt nicht auf {other}: Die Karte darunter muss genau den nächstniedrigeren Rang haben.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the card below must be one rank higher or one rank lower.</source>
        <translation>{card} passt nicht auf {other}: Die Karte darunter muss den nächsthöheren oder den nächstniedrigeren Rang haben.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the card below must be higher in rank.</source>
        <translation>{card} passt nicht auf {other}: Die Karte darunter muss einen höheren Rang haben.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the card below must be one rank higher or of the same rank.</source>
        <translation>{card} passt nicht auf {other}: Die Karte darunter muss den nächsthöheren oder den gleichen Rang haben.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the columns build in steps of {number} ranks.</source>
        <translation>{card} passt nicht auf {other}: In den Spalten geht es in Schritten von {number} Rängen.</translation>
    </message>
    <message>
        <source>Nothing goes on a king: here the columns build up, and it is the highest card.</source>
        <translation>Auf einen König kommt nichts: Hier wird aufwärts gelegt, und er ist die höchste Karte.</translation>
    </message>
    <message>
        <source>Only a king may go to an empty column, not the {card}.</source>
        <translation>In eine leere Spalte darf nur ein König, nicht {card}.</translation>
    </message>
    <message>
        <source>Only an ace may go to an empty column, not the {card}.</source>
        <translation>In eine leere Spalte darf nur ein Ass, nicht {card}.</translation>
    </message>
    <message>
        <source>In this game an empty column stays empty.</source>
        <translation>In diesem Spiel bleibt eine leere Spalte leer.</translation>
    </message>
    <message>
        <source>The cell is occupied: {pile}.</source>
        <translation>Die Zelle ist besetzt: {pile}.</translation>
    </message>
    <message>
        <source>Only one card at a time goes here: {pile}.</source>
        <translation>Hierhin kommt nur eine Karte auf einmal: {pile}.</translation>
    </message>
    <message>
        <source>The card already lies there.</source>
        <translation>Die Karte liegt schon dort.</translation>
    </message>
    <message>
        <source>No card goes back to the stock.</source>
        <translation>Auf den Talon kommt keine Karte zurück.</translation>
    </message>
    <message>
        <source>The waste takes cards from the stock alone.</source>
        <translation>Auf die Ablage kommen nur Karten vom Talon.</translation>
    </message>
    <message>
        <source>Cards leave a reserve but do not come back.</source>
        <translation>Karten verlassen eine Reserve, kommen aber nicht zurück.</translation>
    </message>
    <message>
        <source>Whole runs leave by themselves; nothing is put here by hand.</source>
        <translation>Vollständige Folgen verlassen die Auslage von selbst; von Hand wird hier nichts abgelegt.</translation>
    </message>
    <message>
        <source>Only a whole run goes here: {number} cards that follow each other.</source>
        <translation>Hierhin kommt nur eine vollständige Folge: {number} Karten in der richtigen Reihenfolge.</translation>
    </message>
    <message>
        <source>A finished run already lies here; take a free place.</source>
        <translation>Hier liegt schon eine vollständige Folge; nimm einen freien Platz.</translation>
    </message>
    <message>
        <source>Cards do not come back from the foundation; only undo brings them back.</source>
        <translation>Abgelegte Karten kommen nicht zurück; nur Rückgängig holt sie wieder.</translation>
    </message>
    <message>
        <source>This foundation begins with an ace, not with the {card}.</source>
        <translation>Dieser Zielstapel beginnt mit einem Ass, nicht mit {card}.</translation>
    </message>
    <message>
        <source>This foundation begins with a king, not with the {card}.</source>
        <translation>Dieser Zielstapel beginnt mit einem König, nicht mit {card}.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: this foundation builds up in one suit.</source>
        <translation>{card} passt nicht auf {other}: Hier wird in einer Farbe aufwärts gelegt.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: this foundation builds down in one suit.</source>
        <translation>{card} passt nicht auf {other}: Hier wird in einer Farbe abwärts gelegt.</translation>
    </message>
    <message>
        <source>Another foundation already builds the suit of the {card}.</source>
        <translation>Ein anderer Zielstapel hat schon die Farbe von {card}.</translation>
    </message>
    <message>
        <source>No column takes the {card}.</source>
        <translation>Keine Spalte nimmt diese Karte auf: {card}.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>This game is played without undo.</source>
        <translation>Diese Partie wird ohne Rückgängig gespielt.</translation>
    </message>
    <message>
        <source>No more moves can be undone: this game limits undo.</source>
        <translation>Weitere Züge lassen sich nicht zurücknehmen: In dieser Partie ist Rückgängig begrenzt.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Die Partie ist angehalten.</translation>
    </message>
    <message>
        <source>The rules of {detail} are broken; the move was not played.</source>
        <translation>Die Regeln von {detail} sind fehlerhaft; der Zug wurde nicht gespielt.</translation>
    </message>
    <message>
        <source>The rules of this game do not allow that.</source>
        <translation>Die Regeln dieses Spiels erlauben das nicht.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>The game was copied as text.</source>
        <translation>Die Partie wurde als Text kopiert.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Gespeichert: {file}</translation>
    </message>
    <message>
        <source>Code and moves (*.txt)</source>
        <translation>Code und Züge (*.txt)</translation>
    </message>
    <message>
        <source>Games (*.jsonl *.txt)</source>
        <translation>Partien (*.jsonl *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Saved games (*.jsonl)</source>
        <translation>Gespeicherte Partien (*.jsonl)</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>Eine Aktion zurück</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>One action on</source>
        <translation>Eine Aktion weiter</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Sehr schnell</translation>
    </message>
    <message>
        <source>Everything, undo and redo too</source>
        <translation>Alles, auch Rückgängiges und Wiederholtes</translation>
    </message>
    <message>
        <source>Only the moves that count at the end</source>
        <translation>Nur die Züge, die am Ende gelten</translation>
    </message>
    <message>
        <source>Spee&amp;d:</source>
        <translation>Te&amp;mpo:</translation>
    </message>
    <message>
        <source>Sho&amp;w:</source>
        <translation>An&amp;zeigen:</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>{index} of {count}</source>
        <translation>{index} von {count}</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>Von hier &amp;weiterspielen</translation>
    </message>
    <message>
        <source>Begin a game at this moment and go on by yourself</source>
        <translation>Eine Partie in diesem Augenblick beginnen und selbst weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Analyse…</source>
        <translation>&amp;Analysieren …</translation>
    </message>
    <message>
        <source>See whether the game could have been won, and until when</source>
        <translation>Sehen, ob und bis wann die Partie zu gewinnen war</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the game code and the moves that are shown</source>
        <translation>Den Spielcode und die gezeigten Züge kopieren</translation>
    </message>
    <message>
        <source>Pas&amp;te</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>Watch the game whose code and moves were copied</source>
        <translation>Die Partie ansehen, deren Code und Züge kopiert wurden</translation>
    </message>
    <message>
        <source>&amp;Save as file…</source>
        <translation>Als &amp;Datei speichern …</translation>
    </message>
    <message>
        <source>Write the game to a file, to keep it or to share it</source>
        <translation>Die Partie in eine Datei schreiben, zum Aufheben oder Weitergeben</translation>
    </message>
    <message>
        <source>Op&amp;en file…</source>
        <translation>Datei ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Watch the game of a file</source>
        <translation>Die Partie einer Datei ansehen</translation>
    </message>
    <message>
        <source>The game is won here: go back to an earlier moment to play on.</source>
        <translation>Hier ist die Partie gewonnen: Gehen Sie zu einem früheren Moment zurück, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>Replay: {game}</source>
        <translation>Wiedergabe: {game}</translation>
    </message>
    <message>
        <source>The game is paused; its cards are hidden here too.</source>
        <translation>Die Partie ist angehalten; ihre Karten sind auch hier verdeckt.</translation>
    </message>
    <message>
        <source>The beginning.</source>
        <translation>Der Anfang.</translation>
    </message>
    <message>
        <source>A hint was given.</source>
        <translation>Ein Hinweis wurde gegeben.</translation>
    </message>
    <message>
        <source>The game is won.</source>
        <translation>Die Partie ist gewonnen.</translation>
    </message>
    <message>
        <source>No move is left.</source>
        <translation>Es ist kein Zug mehr möglich.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Rules of {game}</source>
        <translation>Regeln von {game}</translation>
    </message>
    <message>
        <source>The table of {game} at the beginning: hidden cards show their backs</source>
        <translation>Der Tisch von {game} am Anfang: verdeckte Karten zeigen ihre Rückseite</translation>
    </message>
    <message>
        <source>The rules of this game are in the code of its plugin, which tells them to nobody. A move that they forbid is refused with the reason.</source>
        <translation>Die Regeln dieses Spiels stehen im Code seines Plugins, das sie nicht erklärt. Ein Zug, den sie verbieten, wird mit Begründung abgelehnt.</translation>
    </message>
    <message>
        <source>The code of this game's plugin may change the rules below; it does not tell how. A move that it forbids is refused with the reason.</source>
        <translation>Der Code des Plugins dieses Spiels kann die folgenden Regeln ändern; er erklärt nicht, wie. Ein Zug, den er verbietet, wird mit Begründung abgelehnt.</translation>
    </message>
</context>
<context>
    <name>SaveAs</name>
    <message>
        <source>Save game as</source>
        <translation>Partie speichern unter</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>The game is kept as it is now, among the games that Ctrl+O shows. You go on playing; nothing that you do changes the kept one.</source>
        <translation>Die Partie wird so aufgehoben, wie sie jetzt ist, bei den Partien, die Strg+O zeigt. Sie spielen weiter; nichts davon ändert die aufgehobene.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
</context>
<context>
    <name>Schemes</name>
    <message>
        <source>500 points to begin with; each move or deal costs 1, each finished run brings 100.</source>
        <translation>Zu Beginn 500 Punkte; jeder Zug und jede Austeilung kostet 1, jede vollständige Folge bringt 100.</translation>
    </message>
    <message>
        <source>As standard, but the move or deal that finishes a run costs nothing.</source>
        <translation>Wie Standard, doch der Zug oder die Austeilung, die eine Folge vollständig macht, kostet nichts.</translation>
    </message>
    <message>
        <source>1000 points to begin with; each move or deal costs 1, nothing else counts.</source>
        <translation>Zu Beginn 1000 Punkte; jeder Zug und jede Austeilung kostet 1, sonst zählt nichts.</translation>
    </message>
    <message>
        <source>A point for each card that lies in its own suit on the card one rank higher; 96 is everything.</source>
        <translation>Ein Punkt für jede Karte, die in ihrer Farbe auf der Karte mit dem nächsthöheren Rang liegt; mehr als 96 gibt es nicht.</translation>
    </message>
    <message>
        <source>Finished runs and turned cards bring points, each second and each undo costs some, and a quick win brings a large bonus.</source>
        <translation>Vollständige Folgen und aufgedeckte Karten bringen Punkte, jede Sekunde und jedes Zurücknehmen kostet welche, und ein schneller Sieg bringt einen hohen Bonus.</translation>
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
        <translation>Nur Züge</translation>
    </message>
    <message>
        <source>In-suit pairs</source>
        <translation>Paare einer Farbe</translation>
    </message>
    <message>
        <source>Time bonus</source>
        <translation>Zeitbonus</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Scoring: {name}</source>
        <translation>Punktewertung: {name}</translation>
    </message>
    <message>
        <source>How the score came about</source>
        <translation>Wie die Punkte zustande kamen</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Wofür</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>Je</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
</context>
<context>
    <name>Scoring</name>
    <message>
        <source>At the beginning</source>
        <translation>Zu Beginn</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Austeilungen</translation>
    </message>
    <message>
        <source>Finished runs</source>
        <translation>Vollständige Folgen</translation>
    </message>
    <message>
        <source>Moves and deals that finished a run</source>
        <translation>Züge und Austeilungen, die eine Folge vollendeten</translation>
    </message>
    <message>
        <source>Points never fall below 0</source>
        <translation>Nie weniger als 0 Punkte</translation>
    </message>
    <message>
        <source>Steps undone</source>
        <translation>Zurückgenommene Schritte</translation>
    </message>
    <message>
        <source>Steps redone</source>
        <translation>Wiederholte Schritte</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Other points</source>
        <translation>Andere Punkte</translation>
    </message>
    <message>
        <source>Pairs of one suit in the columns</source>
        <translation>Paare einer Farbe in den Spalten</translation>
    </message>
    <message>
        <source>Pairs in finished runs</source>
        <translation>Paare in vollständigen Folgen</translation>
    </message>
    <message>
        <source>Cards in finished runs</source>
        <translation>Karten in vollständigen Folgen</translation>
    </message>
    <message>
        <source>Cards turned face up</source>
        <translation>Aufgedeckte Karten</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>A quarter more for winning</source>
        <translation>Ein Viertel mehr für den Sieg</translation>
    </message>
    <message>
        <source>Seconds left of ten minutes</source>
        <translation>Von zehn Minuten übrige Sekunden</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>&amp;Double click sends cards to the best column</source>
        <translation>&amp;Doppelklick schickt Karten auf die beste Spalte</translation>
    </message>
    <message>
        <source>The same suit is preferred.</source>
        <translation>Dieselbe Farbe wird bevorzugt.</translation>
    </message>
    <message>
        <source>&amp;Automatic placement</source>
        <translation>&amp;Automatisch platzieren</translation>
    </message>
    <message>
        <source>Cards that you let go of go to their best column.</source>
        <translation>Losgelassene Karten kommen auf den besten Platz.</translation>
    </message>
    <message>
        <source>&amp;Click to move</source>
        <translation>Mit &amp;Klick verschieben</translation>
    </message>
    <message>
        <source>One click takes cards, the next puts them down.</source>
        <translation>Ein Klick nimmt Karten auf, der nächste legt sie ab.</translation>
    </message>
    <message>
        <source>&amp;Placement help</source>
        <translation>&amp;Platzierungshilfe</translation>
    </message>
    <message>
        <source>Columns that take the cards you hold are marked.</source>
        <translation>Spalten, auf die gehaltene Karten passen, werden hervorgehoben.</translation>
    </message>
    <message>
        <source>&amp;Interactive rules</source>
        <translation>&amp;Interaktive Regeln</translation>
    </message>
    <message>
        <source>After a refused move, the rule behind it is named.</source>
        <translation>Nach einem abgelehnten Zug wird die Regel genannt.</translation>
    </message>
    <message>
        <source>&amp;Keep one game of each kind</source>
        <translation>Von &amp;jeder Sorte eine Partie aufheben</translation>
    </message>
    <message>
        <source>A game of another kind keeps this one; the one kept of that kind goes on.</source>
        <translation>Eine Partie anderer Sorte hebt diese auf; die aufgehobene jener Sorte geht weiter.</translation>
    </message>
    <message>
        <source>Left-handed table</source>
        <translation>Tisch für Linkshänder</translation>
    </message>
    <message>
        <source>The stock lies on the left.</source>
        <translation>Der Talon liegt links.</translation>
    </message>
    <message>
        <source>Show the &amp;time</source>
        <translation>&amp;Zeit anzeigen</translation>
    </message>
    <message>
        <source>It counts either way, while you play.</source>
        <translation>Sie läuft in jedem Fall, während Sie spielen.</translation>
    </message>
    <message>
        <source>Help that looks at hidden &amp;cards</source>
        <translation>&amp;Hilfe, die verdeckte Karten kennt</translation>
    </message>
    <message>
        <source>Adds a solver's hint and its whole solution to the menu Move. It knows every card, which you do not; a game in which you use it counts as one with help.</source>
        <translation>Fügt dem Menü Zug den Hinweis eines Lösungsprogramms und seine ganze Lösung hinzu. Es kennt jede Karte, Sie nicht; eine Partie, in der Sie es benutzen, zählt als eine mit Hilfe.</translation>
    </message>
    <message>
        <source>Show whether the game can still be &amp;won</source>
        <translation>Anzeigen, ob die Partie noch zu &amp;gewinnen ist</translation>
    </message>
    <message>
        <source>A sign beside the figures says so, or that it is unknown. To find out, the solver looks at hidden cards; the game counts as one with help.</source>
        <translation>Ein Zeichen neben den Zahlen sagt es, oder dass es unbekannt ist. Dafür sieht das Lösungsprogramm verdeckte Karten an; die Partie zählt als eine mit Hilfe.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Sehr schnell</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Cards appear in their places</source>
        <translation>Karten erscheinen an ihrem Platz</translation>
    </message>
    <message>
        <source>Cards travel</source>
        <translation>Karten wandern</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Leise</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Laut</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Sprache:</translation>
    </message>
    <message>
        <source>C&amp;olours:</source>
        <translation>&amp;Farben:</translation>
    </message>
    <message>
        <source>T&amp;heme:</source>
        <translation>&amp;Design:</translation>
    </message>
    <message>
        <source>Ani&amp;mation:</source>
        <translation>A&amp;nimation:</translation>
    </message>
    <message>
        <source>Mo&amp;vement:</source>
        <translation>Be&amp;wegung:</translation>
    </message>
    <message>
        <source>So&amp;unds:</source>
        <translation>&amp;Klänge:</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>From the next game on</source>
        <translation>Ab der nächsten Partie</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Systemsprache</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>The file cannot be read ({reason}): {file}</source>
        <translation>Die Datei kann nicht gelesen werden ({reason}): {file}</translation>
    </message>
    <message>
        <source>The file cannot be written ({reason}): {file}</source>
        <translation>Die Datei kann nicht geschrieben werden ({reason}): {file}</translation>
    </message>
    <message>
        <source>The file is too large to be a game: {file}</source>
        <translation>Die Datei ist zu groß für eine Partie: {file}</translation>
    </message>
    <message>
        <source>This is no game.</source>
        <translation>Das ist keine Partie.</translation>
    </message>
</context>
<context>
    <name>Solving</name>
    <message>
        <source>The game still goes on, and the analysis looks at hidden cards: allow that help in the settings, or finish the game first.</source>
        <translation>Die Partie läuft noch, und die Analyse sieht verdeckte Karten an: Erlauben Sie diese Hilfe in den Einstellungen, oder beenden Sie zuerst die Partie.</translation>
    </message>
    <message>
        <source>The analysis looks at hidden cards, and that cannot be noted in the kept game ({reason}). File: {file}</source>
        <translation>Die Analyse sieht verdeckte Karten an, und das lässt sich in der aufgehobenen Partie nicht vermerken ({reason}). Datei: {file}</translation>
    </message>
    <message>
        <source>Nothing was done in this game yet.</source>
        <translation>In dieser Partie wurde noch nichts getan.</translation>
    </message>
    <message>
        <source>Can be won</source>
        <translation>Zu gewinnen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Looking for a way to win…</source>
        <translation>Ein Gewinnweg wird gesucht …</translation>
    </message>
    <message>
        <source>Stopped. Play on from here.</source>
        <translation>Angehalten. Spielen Sie von hier aus weiter.</translation>
    </message>
    <message>
        <source>The game is won already.</source>
        <translation>Die Partie ist schon gewonnen.</translation>
    </message>
    <message numerus="yes">
        <source>Unknown: no way to win was found within %n second(s). There may be one.</source>
        <translation>
            <numerusform>Unbekannt: In %n Sekunde wurde kein Gewinnweg gefunden. Es kann einen geben.</numerusform>
            <numerusform>Unbekannt: In %n Sekunden wurde kein Gewinnweg gefunden. Es kann einen geben.</numerusform>
        </translation>
    </message>
    <message>
        <source>This position cannot be won: every way to go on was looked at.</source>
        <translation>Diese Stellung ist nicht zu gewinnen: Jeder Weg weiter wurde geprüft.</translation>
    </message>
    <message>
        <source>Unknown: the solver gave no answer ({reason}).</source>
        <translation>Unbekannt: Das Lösungsprogramm hat nicht geantwortet ({reason}).</translation>
    </message>
    <message>
        <source>The solution: move {done} of {count}. Esc or a click stops it.</source>
        <translation>Die Lösung: Zug {done} von {count}. Esc oder ein Klick hält sie an.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>wird gesucht …</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>cannot be won</source>
        <translation>nicht zu gewinnen</translation>
    </message>
    <message>
        <source>no longer since move {number}</source>
        <translation>nicht mehr seit Zug {number}</translation>
    </message>
    <message>
        <source>no longer; it was after move {number}</source>
        <translation>nicht mehr; nach Zug {number} noch</translation>
    </message>
    <message>
        <source>A way to win from here is known.</source>
        <translation>Ein Gewinnweg von hier ist bekannt.</translation>
    </message>
    <message>
        <source>The solver is looking for a way to win from here.</source>
        <translation>Das Lösungsprogramm sucht einen Gewinnweg von hier.</translation>
    </message>
    <message>
        <source>It is proven that no way from here wins.</source>
        <translation>Es ist bewiesen, dass kein Weg von hier gewinnt.</translation>
    </message>
    <message>
        <source>After move {number} there was one: press to go back there.</source>
        <translation>Nach Zug {number} gab es einen: Drücken Sie, um dorthin zurückzugehen.</translation>
    </message>
    <message>
        <source>After move {number}: from here the game can be won.</source>
        <translation>Nach Zug {number}: Von hier aus ist die Partie zu gewinnen.</translation>
    </message>
    <message>
        <source>The last position known to be winnable is {back} moves back; undo goes back {allowed}.</source>
        <translation>Die letzte Stellung, die als gewinnbar bekannt ist, liegt {back} Züge zurück; rückgängig machen lassen sich {allowed}.</translation>
    </message>
    <message>
        <source>No earlier position of this game is known to be winnable.</source>
        <translation>Von keiner früheren Stellung dieser Partie ist bekannt, dass sie zu gewinnen ist.</translation>
    </message>
    <message>
        <source>The game can be won from here: no need to go back.</source>
        <translation>Die Partie ist von hier aus zu gewinnen: Es ist nicht nötig zurückzugehen.</translation>
    </message>
    <message numerus="yes">
        <source>No way to win was found within %n second(s). That proves nothing.</source>
        <translation>
            <numerusform>In %n Sekunde wurde kein Gewinnweg gefunden. Das beweist nichts.</numerusform>
            <numerusform>In %n Sekunden wurde kein Gewinnweg gefunden. Das beweist nichts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Starting</name>
    <message>
        <source>Begin again?</source>
        <translation>Von vorn beginnen?</translation>
    </message>
    <message>
        <source>The same cards are dealt again, and what you did is forgotten.</source>
        <translation>Dieselben Karten werden noch einmal gegeben, und was Sie getan haben, wird vergessen.</translation>
    </message>
    <message>
        <source>&amp;Begin again</source>
        <translation>Von vorn &amp;beginnen</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>Go back to this moment?</source>
        <translation>Zu diesem Augenblick zurück?</translation>
    </message>
    <message>
        <source>The game goes on from here, and what you did after it is forgotten.</source>
        <translation>Die Partie geht von hier aus weiter, und was Sie danach getan haben, wird vergessen.</translation>
    </message>
    <message>
        <source>&amp;Go on from here</source>
        <translation>Von hier &amp;weiterspielen</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>The statistics cannot be read ({reason}). File: {file}</source>
        <translation>Die Statistik kann nicht gelesen werden ({reason}). Datei: {file}</translation>
    </message>
    <message>
        <source>That could not be written ({reason}). File: {file}</source>
        <translation>Das konnte nicht geschrieben werden ({reason}). Datei: {file}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were written to {file}</source>
        <translation>
            <numerusform>%n Partie wurde nach {file} geschrieben</numerusform>
            <numerusform>%n Partien wurden nach {file} geschrieben</numerusform>
        </translation>
    </message>
    <message>
        <source>The statistics begin anew. The old ones were kept as {file}.</source>
        <translation>Die Statistik beginnt neu. Die alte wurde aufgehoben als {file}.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <translation>Z&amp;ahlen</translation>
    </message>
    <message>
        <source>O&amp;ver time</source>
        <translation>&amp;Im Lauf der Zeit</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>&amp;Liste</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>&amp;Begin anew…</source>
        <translation>&amp;Neu beginnen …</translation>
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
        <translation>Die Statistik neu beginnen?</translation>
    </message>
    <message>
        <source>All games are taken out of the statistics, those of other rules too. A copy of the file is kept.</source>
        <translation>Alle Partien werden aus der Statistik genommen, auch die nach anderen Regeln. Eine Kopie der Datei wird aufgehoben.</translation>
    </message>
    <message>
        <source>&amp;Begin anew</source>
        <translation>&amp;Neu beginnen</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>{hours} hours</source>
        <translation>{hours} Stunden</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>%n Partie gewonnen</numerusform>
            <numerusform>%n Partien gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) not won</source>
        <translation>
            <numerusform>%n Partie nicht gewonnen</numerusform>
            <numerusform>%n Partien nicht gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>In progress, not counted</source>
        <translation>Noch nicht zu Ende, nicht gezählt</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Played to an end</source>
        <translation>Zu Ende gespielt</translation>
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
        <translation>Aufgegeben</translation>
    </message>
    <message>
        <source>Won, of all games</source>
        <translation>Gewonnen, von allen Partien</translation>
    </message>
    <message>
        <source>Won without undo and hints</source>
        <translation>Ohne Rückgängig und Hinweise gewonnen</translation>
    </message>
    <message>
        <source>Streaks</source>
        <translation>Serien</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Derzeitige Serie</translation>
    </message>
    <message>
        <source>Most games won in a row</source>
        <translation>Meiste Siege in Folge</translation>
    </message>
    <message>
        <source>Most games not won in a row</source>
        <translation>Meiste Partien in Folge ohne Sieg</translation>
    </message>
    <message>
        <source>Days in a row with a win, up to now</source>
        <translation>Tage in Folge mit Sieg, bis jetzt</translation>
    </message>
    <message>
        <source>Most days in a row with a win</source>
        <translation>Meiste Tage in Folge mit Sieg</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Time of all games together</source>
        <translation>Zeit aller Partien zusammen</translation>
    </message>
    <message>
        <source>Time of the won games together</source>
        <translation>Zeit der gewonnenen Partien zusammen</translation>
    </message>
    <message>
        <source>Mean time of all games</source>
        <translation>Mittlere Zeit aller Partien</translation>
    </message>
    <message>
        <source>Mean time of the won games</source>
        <translation>Mittlere Zeit der gewonnenen Partien</translation>
    </message>
    <message>
        <source>Shortest won game</source>
        <translation>Kürzeste gewonnene Partie</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Best score of all games</source>
        <translation>Beste Punktzahl aller Partien</translation>
    </message>
    <message>
        <source>Best score of a won game</source>
        <translation>Beste Punktzahl einer gewonnenen Partie</translation>
    </message>
    <message>
        <source>Mean score of all games</source>
        <translation>Mittlere Punktzahl aller Partien</translation>
    </message>
    <message>
        <source>Mean score of the won games</source>
        <translation>Mittlere Punktzahl der gewonnenen Partien</translation>
    </message>
    <message>
        <source>Moves and more</source>
        <translation>Züge und mehr</translation>
    </message>
    <message>
        <source>Fewest moves of a won game</source>
        <translation>Wenigste Züge einer gewonnenen Partie</translation>
    </message>
    <message>
        <source>Mean moves of the won games</source>
        <translation>Mittlere Zugzahl der gewonnenen Partien</translation>
    </message>
    <message>
        <source>Moves in all games</source>
        <translation>Züge in allen Partien</translation>
    </message>
    <message>
        <source>Rows dealt in all games</source>
        <translation>Ausgeteilte Reihen in allen Partien</translation>
    </message>
    <message>
        <source>Runs finished in all games</source>
        <translation>Vollständige Folgen in allen Partien</translation>
    </message>
    <message>
        <source>Steps undone in all games</source>
        <translation>Zurückgenommene Schritte in allen Partien</translation>
    </message>
    <message>
        <source>Hints given in all games</source>
        <translation>Hinweise in allen Partien</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Gesamte Zeit</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Letzte 365 Tage</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Spiel:</translation>
    </message>
    <message>
        <source>&amp;Suits:</source>
        <translation>&amp;Farben:</translation>
    </message>
    <message>
        <source>R&amp;ule:</source>
        <translation>&amp;Regel:</translation>
    </message>
    <message>
        <source>S&amp;coring:</source>
        <translation>&amp;Wertung:</translation>
    </message>
    <message>
        <source>Difficult&amp;y:</source>
        <translation>S&amp;chwierigkeit:</translation>
    </message>
    <message>
        <source>&amp;Period:</source>
        <translation>&amp;Zeitraum:</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Nicht bekannt</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Älteste zuerst</translation>
    </message>
    <message>
        <source>Best score first</source>
        <translation>Beste Punktzahl zuerst</translation>
    </message>
    <message>
        <source>Quickest win first</source>
        <translation>Schnellster Sieg zuerst</translation>
    </message>
    <message>
        <source>Fewest moves first</source>
        <translation>Wenigste Züge zuerst</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Nachgeben</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>S&amp;ort:</source>
        <translation>Ordn&amp;ung:</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Beendete Partien</translation>
    </message>
    <message>
        <source>by week</source>
        <translation>nach Wochen</translation>
    </message>
    <message>
        <source>by month</source>
        <translation>nach Monaten</translation>
    </message>
    <message>
        <source>by day</source>
        <translation>nach Tagen</translation>
    </message>
    <message>
        <source>Scores of all games</source>
        <translation>Punkte aller Partien</translation>
    </message>
    <message>
        <source>Times of the won games</source>
        <translation>Zeiten der gewonnenen Partien</translation>
    </message>
    <message>
        <source>Moves of the won games</source>
        <translation>Züge der gewonnenen Partien</translation>
    </message>
    <message>
        <source>G&amp;ames over time</source>
        <translation>&amp;Partien im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Sprea&amp;d</source>
        <translation>&amp;Verteilung</translation>
    </message>
    <message>
        <source>Games over time</source>
        <translation>Partien im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>Won, in percent</source>
        <translation>Gewonnen, in Prozent</translation>
    </message>
    <message numerus="yes">
        <source>{low} and more: %n game(s)</source>
        <translation>
            <numerusform>{low} und mehr: %n Partie</numerusform>
            <numerusform>{low} und mehr: %n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Less than {high}: %n game(s)</source>
        <translation>
            <numerusform>Weniger als {high}: %n Partie</numerusform>
            <numerusform>Weniger als {high}: %n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low}: %n game(s)</source>
        <translation>
            <numerusform>{low}: %n Partie</numerusform>
            <numerusform>{low}: %n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low} to less than {high}: %n game(s)</source>
        <translation>
            <numerusform>{low} bis unter {high}: %n Partie</numerusform>
            <numerusform>{low} bis unter {high}: %n Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>No game of this kind has ended yet.</source>
        <translation>Noch keine solche Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Week from {day}</source>
        <translation>Woche ab {day}</translation>
    </message>
    <message>
        <source>no game</source>
        <translation>keine Partie</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), {won} won, {lost} lost, {up} given up, {rate} won</source>
        <translation>
            <numerusform>%n Partie, {won} gewonnen, {lost} verloren, {up} aufgegeben, {rate} gewonnen</numerusform>
            <numerusform>%n Partien, {won} gewonnen, {lost} verloren, {up} aufgegeben, {rate} gewonnen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Deals left</source>
        <translation>Austeilungen übrig</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Folgen</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} von {total}</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>Cards home</source>
        <translation>Abgelegt</translation>
    </message>
    <message>
        <source>Code ({known})</source>
        <translation>Code ({known})</translation>
    </message>
    <message>
        <source>Press to see line by line how the score came about</source>
        <translation>Drücken, um Zeile für Zeile zu sehen, wie die Punkte zustande kamen</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message numerus="yes">
        <source>The statistics file was damaged; new statistics begin with what could be read: %n game(s).</source>
        <translation>
            <numerusform>Die Statistikdatei war beschädigt; die neue Statistik beginnt mit dem, was lesbar war: %n Partie.</numerusform>
            <numerusform>Die Statistikdatei war beschädigt; die neue Statistik beginnt mit dem, was lesbar war: %n Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>The saved game is empty.</source>
        <translation>Der Spielstand ist leer.</translation>
    </message>
    <message>
        <source>The file is no saved game.</source>
        <translation>Die Datei ist kein Spielstand.</translation>
    </message>
    <message>
        <source>The first line of the saved game is damaged; it cannot be known what was dealt.</source>
        <translation>Die erste Zeile des Spielstands ist beschädigt; was ausgeteilt wurde, ist nicht mehr bekannt.</translation>
    </message>
    <message>
        <source>The saved game comes from a newer version of the program ({found}).</source>
        <translation>Der Spielstand stammt von einer neueren Version des Programms ({found}).</translation>
    </message>
    <message>
        <source>The saved game needs the rules “{found}”, which are not installed. Switch on or install the plugin “{plugin}”.</source>
        <translation>Der Spielstand braucht die Regeln „{found}“, die nicht installiert sind. Schalten Sie das Plugin „{plugin}“ ein oder installieren Sie es.</translation>
    </message>
    <message>
        <source>The saved game needs the scoring “{found}”, which is not installed. Switch on or install the plugin “{plugin}”.</source>
        <translation>Der Spielstand braucht die Punktewertung „{found}“, die nicht installiert ist. Schalten Sie das Plugin „{plugin}“ ein oder installieren Sie es.</translation>
    </message>
    <message>
        <source>Line {line} of the saved game is damaged.</source>
        <translation>Zeile {line} des Spielstands ist beschädigt.</translation>
    </message>
    <message>
        <source>Line {line} of the saved game does not say what was done.</source>
        <translation>Zeile {line} des Spielstands sagt nicht, was getan wurde.</translation>
    </message>
    <message>
        <source>Line {line} of the saved game is a move that the rules refuse: {found}.</source>
        <translation>Zeile {line} des Spielstands ist ein Zug, den die Regeln ablehnen: {found}.</translation>
    </message>
    <message>
        <source>The rules or the scoring failed at line {line} of the saved game ({found}).</source>
        <translation>Die Regeln oder die Punktewertung scheiterten an Zeile {line} des Spielstands ({found}).</translation>
    </message>
    <message>
        <source>The last action had not been written to the end; the game goes on before it.</source>
        <translation>Die letzte Aktion war nicht zu Ende geschrieben; die Partie geht davor weiter.</translation>
    </message>
    <message>
        <source>The settings could not be read ({found}); the program starts with its own.</source>
        <translation>Die Einstellungen ließen sich nicht lesen ({found}); das Programm startet mit seinen eigenen.</translation>
    </message>
    <message>
        <source>The settings file is damaged; the program starts with its own settings.</source>
        <translation>Die Datei mit den Einstellungen ist beschädigt; das Programm startet mit seinen eigenen.</translation>
    </message>
    <message>
        <source>The setting “{key}” had the unusable value {found}; it has its default again.</source>
        <translation>Die Einstellung „{key}“ hatte den unbrauchbaren Wert {found}; es gilt wieder der Standard.</translation>
    </message>
    <message>
        <source>The settings come from a newer version of the program; what is known of them is used.</source>
        <translation>Die Einstellungen stammen von einer neueren Version des Programms; was davon bekannt ist, gilt.</translation>
    </message>
    <message>
        <source>The file was kept as {file}.</source>
        <translation>Die Datei wurde als {file} aufgehoben.</translation>
    </message>
    <message>
        <source>The game cannot be saved ({reason}). You can play on. File: {file}</source>
        <translation>Die Partie lässt sich nicht speichern ({reason}). Sie können weiterspielen. Datei: {file}</translation>
    </message>
    <message>
        <source>The settings cannot be saved ({reason}). They hold until you quit. File: {file}</source>
        <translation>Die Einstellungen lassen sich nicht speichern ({reason}). Sie gelten bis zum Beenden. Datei: {file}</translation>
    </message>
    <message>
        <source>The game cannot be counted in the statistics yet ({reason}); it will be with the next one. File: {file}</source>
        <translation>Die Partie lässt sich noch nicht in der Statistik zählen ({reason}); mit der nächsten wird es nachgeholt. Datei: {file}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>face-down card, {pile}, card {place} of {count}</source>
        <translation>verdeckte Karte, {pile}, Karte {place} von {count}</translation>
    </message>
    <message numerus="yes">
        <source>{card}, {pile}, card {place} of {count}, face up, run of %n card(s)</source>
        <translation>
            <numerusform>{card}, {pile}, Karte {place} von {count}, offen, Folge von %n Karte</numerusform>
            <numerusform>{card}, {pile}, Karte {place} von {count}, offen, Folge von %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, {pile}, card {place} of {count}, face up</source>
        <translation>{card}, {pile}, Karte {place} von {count}, offen</translation>
    </message>
    <message>
        <source>{pile}, empty</source>
        <translation>{pile}, leer</translation>
    </message>
    <message>
        <source>{pile}, {card} on top</source>
        <translation>{pile}, obenauf {card}</translation>
    </message>
    <message>
        <source>{pile}, {card}</source>
        <translation>{pile}, {card}</translation>
    </message>
    <message>
        <source>foundation {number}</source>
        <translation>Grundstapel {number}</translation>
    </message>
    <message numerus="yes">
        <source>{card}, shown whole, under %n card(s)</source>
        <translation>
            <numerusform>{card}, ganz gezeigt, unter %n Karte</numerusform>
            <numerusform>{card}, ganz gezeigt, unter %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>a row was dealt</source>
        <translation>es wurde nachgegeben</translation>
    </message>
    <message>
        <source>{card} to {pile}</source>
        <translation>{card} auf {pile}</translation>
    </message>
    <message numerus="yes">
        <source>{pile}, %n deal(s) left</source>
        <translation>
            <numerusform>{pile}, %n Austeilung übrig</numerusform>
            <numerusform>{pile}, %n Austeilungen übrig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pile}, %n card(s) left</source>
        <translation>
            <numerusform>{pile}, noch %n Karte</numerusform>
            <numerusform>{pile}, noch %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>the waste may be turned over at any time</source>
        <translation>die Ablage darf jederzeit umgedreht werden</translation>
    </message>
    <message numerus="yes">
        <source>the waste may be turned over %n time(s)</source>
        <translation>
            <numerusform>die Ablage darf noch %n Mal umgedreht werden</numerusform>
            <numerusform>die Ablage darf noch %n Mal umgedreht werden</numerusform>
        </translation>
    </message>
    <message>
        <source>the waste is not turned over</source>
        <translation>die Ablage wird nicht umgedreht</translation>
    </message>
    <message>
        <source>a run is finished: {card} to ace</source>
        <translation>eine Folge ist vollständig: {card} bis Ass</translation>
    </message>
    <message>
        <source>the waste was turned over</source>
        <translation>die Ablage wurde umgedreht</translation>
    </message>
    <message>
        <source>undone: {step}</source>
        <translation>rückgängig: {step}</translation>
    </message>
    <message>
        <source>played again: {step}</source>
        <translation>wiederholt: {step}</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Kartentisch</translation>
    </message>
    <message numerus="yes">
        <source>{pile}, {card} on top of %n card(s)</source>
        <translation>
            <numerusform>{pile}, {card} auf %n Karte</numerusform>
            <numerusform>{pile}, {card} auf %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pile}, %n card(s)</source>
        <translation>
            <numerusform>{pile}, %n Karte</numerusform>
            <numerusform>{pile}, %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} and %n more card(s) to {pile}</source>
        <translation>
            <numerusform>{card} und %n weitere Karte auf {pile}</numerusform>
            <numerusform>{card} und %n weitere Karten auf {pile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pile} was filled with %n card(s)</source>
        <translation>
            <numerusform>{pile} wurde mit %n Karte gefüllt</numerusform>
            <numerusform>{pile} wurde mit %n Karten gefüllt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Themes</name>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Four-colour</source>
        <translation>Vierfarbig</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Großer Index</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Nacht</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Rautengitter</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Sterne</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Vine</source>
        <translation>Ranke</translation>
    </message>
    <message>
        <source>Blossom</source>
        <translation>Blüten</translation>
    </message>
    <message>
        <source>Corner webs</source>
        <translation>Netze in den Ecken</translation>
    </message>
    <message>
        <source>Dewdrops</source>
        <translation>Tautropfen</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Schlicht</translation>
    </message>
    <message>
        <source>Stripes</source>
        <translation>Streifen</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>Schnee</translation>
    </message>
    <message>
        <source>Autumn leaves</source>
        <translation>Herbstlaub</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Filz</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Frühling</translation>
    </message>
    <message>
        <source>Autumn</source>
        <translation>Herbst</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Winter</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Deutlich</translation>
    </message>
</context>
<context>
    <name>VariantFiles</name>
    <message>
        <source>The file is too big: {found} bytes of at most {allowed}.</source>
        <translation>Die Datei ist zu groß: {found} Bytes von höchstens {allowed}.</translation>
    </message>
    <message>
        <source>This is not text in UTF-8; save the file with that encoding.</source>
        <translation>Das ist kein Text in UTF-8; speichern Sie die Datei mit dieser Kodierung.</translation>
    </message>
    <message>
        <source>This is not written as TOML wants it: {found}.</source>
        <translation>Das ist nicht so geschrieben, wie TOML es verlangt: {found}.</translation>
    </message>
    <message>
        <source>Brackets or dots are nested too deeply; {allowed} levels are enough.</source>
        <translation>Klammern oder Punkte sind zu tief verschachtelt; {allowed} Ebenen genügen.</translation>
    </message>
    <message>
        <source>This number has far too many digits.</source>
        <translation>Diese Zahl hat viel zu viele Ziffern.</translation>
    </message>
    <message>
        <source>The file describes no game: write its keys, at least {allowed}, or a table [[variant]].</source>
        <translation>Die Datei beschreibt kein Spiel: Schreiben Sie seine Schlüssel, mindestens {allowed}, oder eine Tabelle [[variant]].</translation>
    </message>
    <message>
        <source>The file describes {found} games; {allowed} is the most.</source>
        <translation>Die Datei beschreibt {found} Spiele; {allowed} ist die Grenze.</translation>
    </message>
    <message>
        <source>There is no key “{key}”. There are: {allowed}.</source>
        <translation>Den Schlüssel „{key}“ gibt es nicht. Es gibt: {allowed}.</translation>
    </message>
    <message>
        <source>The key “{key}” is missing; every game needs it.</source>
        <translation>Der Schlüssel „{key}“ fehlt; jedes Spiel braucht ihn.</translation>
    </message>
    <message>
        <source>“{key}” must be {allowed}, not {found}.</source>
        <translation>„{key}“ muss so geschrieben sein: {allowed}; gefunden wurde: {found}.</translation>
    </message>
    <message>
        <source>“{key}” cannot be “{found}”. It can be: {allowed}.</source>
        <translation>„{key}“ kann nicht „{found}“ sein. Möglich sind: {allowed}.</translation>
    </message>
    <message>
        <source>“{key}” cannot be {found}; it goes from {low} to {high}.</source>
        <translation>„{key}“ kann nicht {found} sein; möglich ist {low} bis {high}.</translation>
    </message>
    <message>
        <source>“{key}” cannot be “{found}”; write it like {allowed}.</source>
        <translation>„{key}“ kann nicht „{found}“ sein; schreiben Sie es wie {allowed}.</translation>
    </message>
    <message>
        <source>“{found}” was already taken as “{key}” in line {allowed}.</source>
        <translation>„{found}“ ist als „{key}“ schon in Zeile {allowed} vergeben.</translation>
    </message>
    <message>
        <source>“{key}”: “{found}” says no columns; write them like “{allowed}” (4+1 is four face-down cards with a face-up one on top, 8 is eight face-up cards).</source>
        <translation>„{key}“: „{found}“ nennt keine Spalten; schreiben Sie sie wie „{allowed}“ (4+1 sind vier verdeckte Karten mit einer offenen darauf, 8 sind acht offene Karten).</translation>
    </message>
    <message>
        <source>“{key}”: {found} columns are too many; {allowed} find room on the table.</source>
        <translation>„{key}“: {found} Spalten sind zu viele; {allowed} finden auf dem Tisch Platz.</translation>
    </message>
    <message>
        <source>“{key}”: there is no column {found}; they are counted from 1 to {allowed}.</source>
        <translation>„{key}“: Eine Spalte {found} gibt es nicht; gezählt wird von 1 bis {allowed}.</translation>
    </message>
    <message>
        <source>The game contradicts itself: {found}.</source>
        <translation>Das Spiel widerspricht sich: {found}.</translation>
    </message>
    <message>
        <source>There is no key “{key}”. Did you mean “{near}”?</source>
        <translation>Den Schlüssel „{key}“ gibt es nicht. Meinten Sie „{near}“?</translation>
    </message>
    <message>
        <source>“{key}” cannot be “{found}”. Did you mean “{near}”? It can be: {allowed}.</source>
        <translation>„{key}“ kann nicht „{found}“ sein. Meinten Sie „{near}“? Möglich sind: {allowed}.</translation>
    </message>
    <message>
        <source>{file}, line {line}: {fault}</source>
        <translation>{file}, Zeile {line}: {fault}</translation>
    </message>
    <message>
        <source>{file}: {fault}</source>
        <translation>{file}: {fault}</translation>
    </message>
    <message>
        <source>text in quotes</source>
        <translation>Text in Anführungszeichen</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>eine Tabelle</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>eine Liste ganzer Zahlen</translation>
    </message>
    <message>
        <source>a list of texts in quotes</source>
        <translation>eine Liste von Texten in Anführungszeichen</translation>
    </message>
    <message>
        <source>tables, each under [[variant]]</source>
        <translation>Tabellen, jede unter [[variant]]</translation>
    </message>
    <message>
        <source>text in quotes or a list of such texts</source>
        <translation>Text in Anführungszeichen oder eine Liste solcher Texte</translation>
    </message>
    <message>
        <source>another kind of value</source>
        <translation>ein anderer Wert</translation>
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
        <translation>Die Stellung wurde als Text kopiert.</translation>
    </message>
    <message>
        <source>Full screen. Press F11 or Esc to go back.</source>
        <translation>Vollbild. F11 oder Esc führt zurück.</translation>
    </message>
</context>
</TS>
