<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Spider Qt</source>
        <translation>About Spider Qt</translation>
    </message>
    <message>
        <source>Spider Solitaire for the desktop: every rule explained, nothing lost. Free software under the MIT licence.</source>
        <translation>Spider Solitaire for the desktop: every rule explained, nothing lost. Free software under the MIT licence.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;New game…</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Choose a game and deal new cards</source>
        <translation>Choose a game and deal new cards</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>&amp;Restart</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Restart</translation>
    </message>
    <message>
        <source>Begin the same deal again</source>
        <translation>Begin the same deal again</translation>
    </message>
    <message>
        <source>&amp;Enter code…</source>
        <translation>&amp;Enter code…</translation>
    </message>
    <message>
        <source>Enter code</source>
        <translation>Enter code</translation>
    </message>
    <message>
        <source>Play the deal of a game code</source>
        <translation>Play the deal of a game code</translation>
    </message>
    <message>
        <source>&amp;Copy code</source>
        <translation>&amp;Copy code</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Copy code</translation>
    </message>
    <message>
        <source>Copy the code of this deal, to keep or to share it</source>
        <translation>Copy the code of this deal, to keep or to share it</translation>
    </message>
    <message>
        <source>Dai&amp;ly deal…</source>
        <translation>Dai&amp;ly deal…</translation>
    </message>
    <message>
        <source>Daily deal</source>
        <translation>Daily deal</translation>
    </message>
    <message>
        <source>Play the deal that everybody gets today, or one of past days</source>
        <translation>Play the deal that everybody gets today, or one of past days</translation>
    </message>
    <message>
        <source>&amp;Watch again…</source>
        <translation>&amp;Watch again…</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Watch again</translation>
    </message>
    <message>
        <source>Watch this game move by move, from its beginning</source>
        <translation>Watch this game move by move, from its beginning</translation>
    </message>
    <message>
        <source>Anal&amp;yse…</source>
        <translation>Anal&amp;yse…</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>See whether the game could have been won, and until when</source>
        <translation>See whether the game could have been won, and until when</translation>
    </message>
    <message>
        <source>&amp;Games…</source>
        <translation>&amp;Games…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>See the kept games: go on with one, or watch one again</source>
        <translation>See the kept games: go on with one, or watch one again</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Save &amp;as…</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Save as</translation>
    </message>
    <message>
        <source>Keep the game as it is now, under a name</source>
        <translation>Keep the game as it is now, under a name</translation>
    </message>
    <message>
        <source>Sc&amp;ore…</source>
        <translation>Sc&amp;ore…</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>See line by line how the score came about</source>
        <translation>See line by line how the score came about</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistics…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>See how many games were won, how fast, and how it went on</source>
        <translation>See how many games were won, how fast, and how it went on</translation>
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
        <translation>Hide the table and stop the time, or go on</translation>
    </message>
    <message>
        <source>&amp;Table and cards…</source>
        <translation>&amp;Table and cards…</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>Table and cards</translation>
    </message>
    <message>
        <source>Choose a theme, the table, faces and backs</source>
        <translation>Choose a theme, the table, faces and backs</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Settings…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Change how the game looks and plays</source>
        <translation>Change how the game looks and plays</translation>
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
        <translation>See what plugins there are, switch, install and remove them</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quit</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>Close the program; the game is kept</source>
        <translation>Close the program; the game is kept</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Undo</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Take the last move or deal back</source>
        <translation>Take the last move or deal back</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Redo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Play the undone move or deal again</source>
        <translation>Play the undone move or deal again</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Deal</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Deal</translation>
    </message>
    <message>
        <source>Deal one card from the stock onto each column</source>
        <translation>Deal one card from the stock onto each column</translation>
    </message>
    <message>
        <source>&amp;Send to best column</source>
        <translation>&amp;Send to best column</translation>
    </message>
    <message>
        <source>Send to best column</source>
        <translation>Send to best column</translation>
    </message>
    <message>
        <source>Send the chosen cards to the column where they go best</source>
        <translation>Send the chosen cards to the column where they go best</translation>
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
        <translation>Say what to do next, by what you see, and why</translation>
    </message>
    <message>
        <source>Sol&amp;ver hint</source>
        <translation>Sol&amp;ver hint</translation>
    </message>
    <message>
        <source>Solver hint</source>
        <translation>Solver hint</translation>
    </message>
    <message>
        <source>Mark the next move of a way to win; hidden cards are used</source>
        <translation>Mark the next move of a way to win; hidden cards are used</translation>
    </message>
    <message>
        <source>Show me the so&amp;lution</source>
        <translation>Show me the so&amp;lution</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Play a way to win on the table, until you stop it</source>
        <translation>Play a way to win on the table, until you stop it</translation>
    </message>
    <message>
        <source>Back to where it &amp;could be won</source>
        <translation>Back to where it &amp;could be won</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Undo to the last position that is known to be winnable</source>
        <translation>Undo to the last position that is known to be winnable</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Full screen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Full screen</translation>
    </message>
    <message>
        <source>Fill the screen; F11 or Esc goes back</source>
        <translation>Fill the screen; F11 or Esc goes back</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Rules</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Read how the game is played</source>
        <translation>Read how the game is played</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Keys and mouse</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Keys and mouse</translation>
    </message>
    <message>
        <source>See every key and what the mouse does</source>
        <translation>See every key and what the mouse does</translation>
    </message>
    <message>
        <source>Learning &amp;path…</source>
        <translation>Learning &amp;path…</translation>
    </message>
    <message>
        <source>Learning path</source>
        <translation>Learning path</translation>
    </message>
    <message>
        <source>Learn Spider step by step, from one suit to four</source>
        <translation>Learn Spider step by step, from one suit to four</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>&amp;Copy position</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>Copy position</translation>
    </message>
    <message>
        <source>Copy the whole table as text, hidden cards included</source>
        <translation>Copy the whole table as text, hidden cards included</translation>
    </message>
    <message>
        <source>Open &amp;log folder</source>
        <translation>Open &amp;log folder</translation>
    </message>
    <message>
        <source>Open log folder</source>
        <translation>Open log folder</translation>
    </message>
    <message>
        <source>Show where mistakes of the program are written down</source>
        <translation>Show where mistakes of the program are written down</translation>
    </message>
    <message>
        <source>&amp;About Spider Qt</source>
        <translation>&amp;About Spider Qt</translation>
    </message>
    <message>
        <source>About Spider Qt</source>
        <translation>About Spider Qt</translation>
    </message>
    <message>
        <source>See version and licence</source>
        <translation>See version and licence</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>Could it have been won?</source>
        <translation>Could it have been won?</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Progress of the analysis</translation>
    </message>
    <message>
        <source>Show this &amp;moment</source>
        <translation>Show this &amp;moment</translation>
    </message>
    <message>
        <source>&amp;Show the solver's way</source>
        <translation>&amp;Show the solver's way</translation>
    </message>
    <message>
        <source>&amp;Play on from there</source>
        <translation>&amp;Play on from there</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>S&amp;top</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Go on</translation>
    </message>
    <message>
        <source>&amp;Look longer</source>
        <translation>&amp;Look longer</translation>
    </message>
    <message>
        <source>The solver's way</source>
        <translation>The solver's way</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>Moves of the game</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Move</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>What was done</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Then</translation>
    </message>
    <message>
        <source>the beginning</source>
        <translation>the beginning</translation>
    </message>
    <message>
        <source>can be won</source>
        <translation>can be won</translation>
    </message>
    <message>
        <source>cannot be won</source>
        <translation>cannot be won</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unknown</translation>
    </message>
    <message>
        <source>The game is won: it could be won all the time.</source>
        <translation>The game is won: it could be won all the time.</translation>
    </message>
    <message>
        <source>It is proven that this deal cannot be won.</source>
        <translation>It is proven that this deal cannot be won.</translation>
    </message>
    <message>
        <source>No position is known yet from which it can be won.</source>
        <translation>No position is known yet from which it can be won.</translation>
    </message>
    <message>
        <source>No way to win was found from any position that was looked at. That proves nothing.</source>
        <translation>No way to win was found from any position that was looked at. That proves nothing.</translation>
    </message>
    <message>
        <source>The game can still be won from where it stands.</source>
        <translation>The game can still be won from where it stands.</translation>
    </message>
    <message>
        <source>Move {next} lost the game: {step}.</source>
        <translation>Move {next} lost the game: {step}.</translation>
    </message>
    <message>
        <source>After move {number} the game can be won. Move {next} may have lost it: {step}.</source>
        <translation>After move {number} the game can be won. Move {next} may have lost it: {step}.</translation>
    </message>
    <message>
        <source>After move {number} the game can be won.</source>
        <translation>After move {number} the game can be won.</translation>
    </message>
    <message numerus="yes">
        <source>You have played %n move(s).</source>
        <translation>
            <numerusform>You have played %n move.</numerusform>
            <numerusform>You have played %n moves.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for a way to win after move {number}…</source>
        <translation>Looking for a way to win after move {number}…</translation>
    </message>
    <message>
        <source>The solver gave no answer ({reason}).</source>
        <translation>The solver gave no answer ({reason}).</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Stopped.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Done.</translation>
    </message>
    <message numerus="yes">
        <source>The solver's way from the beginning has %n move(s).</source>
        <translation>
            <numerusform>The solver's way from the beginning has %n move.</numerusform>
            <numerusform>The solver's way from the beginning has %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its way from move {number} on has %n move(s).</source>
        <translation>
            <numerusform>Its way after move {number} has %n move.</numerusform>
            <numerusform>Its way after move {number} has %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Done. Unknown: no way was found within %n second(s) a position; there may be one.</source>
        <translation>
            <numerusform>Done. Unknown: no way was found within %n second a position; there may be one.</numerusform>
            <numerusform>Done. Unknown: no way was found within %n seconds a position; there may be one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You went on for %n move(s) from there.</source>
        <translation>
            <numerusform>You went on for %n move from there.</numerusform>
            <numerusform>You went on for %n moves from there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>spades</source>
        <translation>spades</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>hearts</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamonds</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>clubs</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>ace of {suit}</translation>
    </message>
    <message>
        <source>2 of {suit}</source>
        <translation>2 of {suit}</translation>
    </message>
    <message>
        <source>3 of {suit}</source>
        <translation>3 of {suit}</translation>
    </message>
    <message>
        <source>4 of {suit}</source>
        <translation>4 of {suit}</translation>
    </message>
    <message>
        <source>5 of {suit}</source>
        <translation>5 of {suit}</translation>
    </message>
    <message>
        <source>6 of {suit}</source>
        <translation>6 of {suit}</translation>
    </message>
    <message>
        <source>7 of {suit}</source>
        <translation>7 of {suit}</translation>
    </message>
    <message>
        <source>8 of {suit}</source>
        <translation>8 of {suit}</translation>
    </message>
    <message>
        <source>9 of {suit}</source>
        <translation>9 of {suit}</translation>
    </message>
    <message>
        <source>10 of {suit}</source>
        <translation>10 of {suit}</translation>
    </message>
    <message>
        <source>jack of {suit}</source>
        <translation>jack of {suit}</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>queen of {suit}</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>king of {suit}</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>column {number}</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>stock</translation>
    </message>
    <message>
        <source>finished run {number}</source>
        <translation>finished run {number}</translation>
    </message>
    <message>
        <source>waste</source>
        <translation>waste</translation>
    </message>
    <message>
        <source>cell {number}</source>
        <translation>cell {number}</translation>
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
        <translation>Type a game code such as SP1-S1C-AAAAAAD.</translation>
    </message>
    <message>
        <source>The code is too short: {found} letters and digits of {expected}.</source>
        <translation>The code is too short: {found} letters and digits of {expected}.</translation>
    </message>
    <message>
        <source>The code is too long: {found} letters and digits, it has {expected}.</source>
        <translation>The code is too long: {found} letters and digits, it has {expected}.</translation>
    </message>
    <message>
        <source>No installed game has codes that begin with “{found}”. Known: {expected}.</source>
        <translation>No installed game has codes that begin with “{found}”. Known: {expected}.</translation>
    </message>
    <message>
        <source>“{found}” is not a code version of this program; it reads version {expected}.</source>
        <translation>“{found}” is not a code version of this program; it reads version {expected}.</translation>
    </message>
    <message>
        <source>“{found}” is no number of suits; write one of {expected}.</source>
        <translation>“{found}” is no number of suits; write one of {expected}.</translation>
    </message>
    <message>
        <source>“{found}” is no rule; write C for Classic or R for Relaxed.</source>
        <translation>“{found}” is no rule; write C for Classic or R for Relaxed.</translation>
    </message>
    <message>
        <source>“{found}” does not occur in codes; they use the letters A to Z and 2 to 7.</source>
        <translation>“{found}” does not occur in codes; they use the letters A to Z and 2 to 7.</translation>
    </message>
    <message>
        <source>“{found}” does not occur in codes; perhaps it is “{expected}”.</source>
        <translation>“{found}” does not occur in codes; perhaps it is “{expected}”.</translation>
    </message>
    <message>
        <source>The game of this code cannot be played: {reason}</source>
        <translation>The game of this code cannot be played: {reason}</translation>
    </message>
</context>
<context>
    <name>Collection</name>
    <message>
        <source>The game is kept for later: Games in the menu.</source>
        <translation>The game is kept for later: Games in the menu.</translation>
    </message>
    <message>
        <source>Saved: {name}</source>
        <translation>Saved: {name}</translation>
    </message>
    <message>
        <source>The game cannot be kept among the games ({reason}). File: {file}</source>
        <translation>The game cannot be kept among the games ({reason}). File: {file}</translation>
    </message>
    <message>
        <source>The game cannot be opened ({reason}). File: {file}</source>
        <translation>The game cannot be opened ({reason}). File: {file}</translation>
    </message>
    <message>
        <source>Please drop one file at a time.</source>
        <translation>Please drop one file at a time.</translation>
    </message>
</context>
<context>
    <name>Crashes</name>
    <message>
        <source>The program made a mistake ({error}). Your game is kept and goes on. What happened is written in: {file}</source>
        <translation>The program made a mistake ({error}). Your game is kept and goes on. What happened is written in: {file}</translation>
    </message>
    <message>
        <source>The program made a mistake ({error}). Your game is kept and goes on. The mistake could not be written down.</source>
        <translation>The program made a mistake ({error}). Your game is kept and goes on. The mistake could not be written down.</translation>
    </message>
    <message>
        <source>The program ended abnormally the last time; your game was kept. What happened is written in: {file}</source>
        <translation>The program ended abnormally the last time; your game was kept. What happened is written in: {file}</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>This is the daily deal of {day}: {difficulty}.</source>
        <translation>This is the daily deal of {day}: {difficulty}.</translation>
    </message>
    <message numerus="yes">
        <source>Daily deal won ({difficulty})! %n day(s) in a row; your best is {best}.</source>
        <translation>
            <numerusform>Daily deal won ({difficulty})! %n day in a row; your best is {best}.</numerusform>
            <numerusform>Daily deal won ({difficulty})! %n days in a row; your best is {best}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The daily deal of {day} is won ({difficulty}). As it was not won on its day, it does not lengthen the streak.</source>
        <translation>The daily deal of {day} is won ({difficulty}). As it was not won on its day, it does not lengthen the streak.</translation>
    </message>
    <message>
        <source>The daily deal of {day} is won ({difficulty}). As help looked at hidden cards, it does not lengthen the streak.</source>
        <translation>The daily deal of {day} is won ({difficulty}). As help looked at hidden cards, it does not lengthen the streak.</translation>
    </message>
    <message>
        <source>The list of daily deals cannot be read. Please install the program again.</source>
        <translation>The list of daily deals cannot be read. Please install the program again.</translation>
    </message>
    <message>
        <source>Daily deal {day}</source>
        <translation>Daily deal {day}</translation>
    </message>
    <message>
        <source>Daily deal</source>
        <translation>Daily deal</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Previous month</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Next month</translation>
    </message>
    <message>
        <source>The marks of a day are its deals in order, from easy to fiendish:</source>
        <translation>The marks of a day are its deals in order, from easy to fiendish:</translation>
    </message>
    <message>
        <source>A day counts for the streak if its deal is won on that very day, without help that looks at hidden cards. Any other win is marked, but does not lengthen the streak.</source>
        <translation>A day counts for the streak if its deal is won on that very day, without help that looks at hidden cards. Any other win is marked, but does not lengthen the streak.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Play</translation>
    </message>
    <message>
        <source>What was won cannot be read ({reason}). File: {file}</source>
        <translation>What was won cannot be read ({reason}). File: {file}</translation>
    </message>
    <message>
        <source>This day is still to come. Its deals can be played then.</source>
        <translation>This day is still to come. Its deals can be played then.</translation>
    </message>
    <message>
        <source>Everybody gets this deal, but it is not proven that it can be won: the list of proven deals does not reach this day.</source>
        <translation>Everybody gets this deal, but it is not proven that it can be won: the list of proven deals does not reach this day.</translation>
    </message>
    <message>
        <source>Everybody gets this deal on this day, and it can be won.</source>
        <translation>Everybody gets this deal on this day, and it can be won.</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>Deals of the day</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Streak</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Best</translation>
    </message>
    <message>
        <source>Days in a row up to today that were won on the day</source>
        <translation>Days in a row up to today that were won on the day</translation>
    </message>
    <message>
        <source>The longest streak so far</source>
        <translation>The longest streak so far</translation>
    </message>
    <message>
        <source>{standing}. Streak: {now}. Best: {best}.</source>
        <translation>{standing}. Streak: {now}. Best: {best}.</translation>
    </message>
    <message>
        <source>Days of the month</source>
        <translation>Days of the month</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Easy</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medium</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Hard</translation>
    </message>
    <message>
        <source>Fiendish</source>
        <translation>Fiendish</translation>
    </message>
    <message>
        <source>won on the day</source>
        <translation>won on the day</translation>
    </message>
    <message>
        <source>won on another day</source>
        <translation>won on another day</translation>
    </message>
    <message>
        <source>won with help</source>
        <translation>won with help</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>begun</translation>
    </message>
    <message>
        <source>played, not won</source>
        <translation>played, not won</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>not played yet</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>not played</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>still to come</translation>
    </message>
    <message>
        <source>today</source>
        <translation>today</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>easy</source>
        <translation>easy</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medium</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>hard</translation>
    </message>
    <message>
        <source>fiendish</source>
        <translation>fiendish</translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation>Any deal</translation>
    </message>
    <message>
        <source>A deal that can be won</source>
        <translation>A deal that can be won</translation>
    </message>
    <message>
        <source>A winnable deal: easy</source>
        <translation>A winnable deal: easy</translation>
    </message>
    <message>
        <source>A winnable deal: medium</source>
        <translation>A winnable deal: medium</translation>
    </message>
    <message>
        <source>A winnable deal: hard</source>
        <translation>A winnable deal: hard</translation>
    </message>
    <message>
        <source>A winnable deal: fiendish</source>
        <translation>A winnable deal: fiendish</translation>
    </message>
    <message>
        <source>Drawn by chance. Nobody has looked whether it can be won.</source>
        <translation>Drawn by chance. Nobody has looked whether it can be won.</translation>
    </message>
    <message>
        <source>The solver, which sees all cards, has won it. You do not see them.</source>
        <translation>The solver, which sees all cards, has won it. You do not see them.</translation>
    </message>
    <message>
        <source>The solver has won it. The grade says how widely it had to look, compared with other deals of as many suits.</source>
        <translation>The solver has won it. The grade says how widely it had to look, compared with other deals of as many suits.</translation>
    </message>
    <message>
        <source>The solver does not know the rules of this game, so nothing is promised.</source>
        <translation>The solver does not know the rules of this game, so nothing is promised.</translation>
    </message>
    <message>
        <source>This deal can be won: it is proven.</source>
        <translation>This deal can be won: it is proven.</translation>
    </message>
    <message>
        <source>This deal can be won: it is proven. Grade: {grade}.</source>
        <translation>This deal can be won: it is proven. Grade: {grade}.</translation>
    </message>
    <message>
        <source>winnable</source>
        <translation>winnable</translation>
    </message>
    <message>
        <source>winnable, {grade}</source>
        <translation>winnable, {grade}</translation>
    </message>
    <message>
        <source>Not checked whether this deal can be won.</source>
        <translation>Not checked whether this deal can be won.</translation>
    </message>
    <message>
        <source>You asked for winnable deals, but this number was not checked; it is dealt all the same.</source>
        <translation>You asked for winnable deals, but this number was not checked; it is dealt all the same.</translation>
    </message>
    <message>
        <source>Looking for a deal that can be won …</source>
        <translation>Looking for a deal that can be won …</translation>
    </message>
    <message>
        <source>No such deal was found in {seconds} seconds. The game on the table stays; choose another grade, or try again.</source>
        <translation>No such deal was found in {seconds} seconds. The game on the table stays; choose another grade, or try again.</translation>
    </message>
    <message>
        <source>No deal could be looked for ({reason}).</source>
        <translation>No deal could be looked for ({reason}).</translation>
    </message>
    <message>
        <source>The supply of winnable deals in {path} cannot be read ({reason}); those that come with the program are used.</source>
        <translation>The supply of winnable deals in {path} cannot be read ({reason}); those that come with the program are used.</translation>
    </message>
    <message>
        <source>The supply of winnable deals in {path} cannot be written ({reason}); a deal may come a second time.</source>
        <translation>The supply of winnable deals in {path} cannot be written ({reason}); a deal may come a second time.</translation>
    </message>
    <message>
        <source>The list of winnable deals in {path} is damaged ({reason}); deals are looked for instead.</source>
        <translation>The list of winnable deals in {path} is damaged ({reason}); deals are looked for instead.</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>EnterCode</name>
    <message>
        <source>Enter code</source>
        <translation>Enter code</translation>
    </message>
    <message>
        <source>&amp;Game code:</source>
        <translation>&amp;Game code:</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>{game} is not played with these suits and this rule.</source>
        <translation>{game} is not played with these suits and this rule.</translation>
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
        <translation>Divorce: no deal onto empty columns</translation>
    </message>
    <message>
        <source>Big Spiders: three and four decks</source>
        <translation>Big Spiders: three and four decks</translation>
    </message>
    <message>
        <source>One-deck Spiders</source>
        <translation>One-deck Spiders</translation>
    </message>
    <message>
        <source>Open games: every card is seen</source>
        <translation>Open games: every card is seen</translation>
    </message>
    <message>
        <source>With a waste, a cell or reserves</source>
        <translation>With a waste, a cell or reserves</translation>
    </message>
    <message>
        <source>Foundations card by card</source>
        <translation>Foundations card by card</translation>
    </message>
    <message>
        <source>Scorpions: any open card moves</source>
        <translation>Scorpions: any open card moves</translation>
    </message>
    <message>
        <source>Alternating colours</source>
        <translation>Alternating colours</translation>
    </message>
    <message>
        <source>Equal ranks fit</source>
        <translation>Equal ranks fit</translation>
    </message>
    <message>
        <source>Out of the ordinary</source>
        <translation>Out of the ordinary</translation>
    </message>
    <message>
        <source>More games</source>
        <translation>More games</translation>
    </message>
    <message>
        <source>Very easy</source>
        <translation>Very easy</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Easy</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medium</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Hard</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>Very hard</translation>
    </message>
    <message>
        <source>one deck</source>
        <translation>one deck</translation>
    </message>
    <message>
        <source>two decks</source>
        <translation>two decks</translation>
    </message>
    <message>
        <source>three decks</source>
        <translation>three decks</translation>
    </message>
    <message>
        <source>four decks</source>
        <translation>four decks</translation>
    </message>
    <message>
        <source>waste</source>
        <translation>waste</translation>
    </message>
    <message>
        <source>free cells</source>
        <translation>free cells</translation>
    </message>
    <message>
        <source>reserves</source>
        <translation>reserves</translation>
    </message>
    <message>
        <source>foundations</source>
        <translation>foundations</translation>
    </message>
    <message>
        <source>without a stock</source>
        <translation>without a stock</translation>
    </message>
    <message>
        <source>all cards open</source>
        <translation>all cards open</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Short</translation>
    </message>
    <message>
        <source>Of usual length</source>
        <translation>Of usual length</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Long</translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n deck</numerusform>
            <numerusform>%n decks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>from {plugin}</source>
        <translation>from {plugin}</translation>
    </message>
</context>
<context>
    <name>GameRules</name>
    <message>
        <source>A deal puts a face-up card on every column, from the first to the last.</source>
        <translation>A deal puts a face-up card on every column, from the first to the last.</translation>
    </message>
    <message>
        <source>A deal puts a face-up card on every column that holds one; empty ones stay so.</source>
        <translation>A deal puts a face-up card on every column that holds one; empty ones stay so.</translation>
    </message>
    <message>
        <source>At a deal the card of each reserve drops onto its column, then each reserve gets a new card from the stock.</source>
        <translation>At a deal the card of each reserve drops onto its column, then each reserve gets a new card from the stock.</translation>
    </message>
    <message>
        <source>When the stock is empty, one more deal lets the reserves drop.</source>
        <translation>When the stock is empty, one more deal lets the reserves drop.</translation>
    </message>
    <message numerus="yes">
        <source>A deal turns %n card(s) from the stock onto the waste.</source>
        <translation>
            <numerusform>A deal turns %n card from the stock onto the waste.</numerusform>
            <numerusform>A deal turns %n cards from the stock onto the waste.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last card of the waste may be played; the waste takes no card from you.</source>
        <translation>The last card of the waste may be played; the waste takes no card from you.</translation>
    </message>
    <message>
        <source>The stock is gone through once.</source>
        <translation>The stock is gone through once.</translation>
    </message>
    <message numerus="yes">
        <source>When the stock is empty, the waste may be turned over, %n time(s) in all.</source>
        <translation>
            <numerusform>When the stock is empty, the waste may be turned over, %n time in all.</numerusform>
            <numerusform>When the stock is empty, the waste may be turned over, %n times in all.</numerusform>
        </translation>
    </message>
    <message>
        <source>When the stock is empty, the waste may be turned over as often as you like.</source>
        <translation>When the stock is empty, the waste may be turned over as often as you like.</translation>
    </message>
    <message numerus="yes">
        <source>The stock is not dealt: a column that becomes empty takes %n card(s) from it at once.</source>
        <translation>
            <numerusform>The stock is not dealt: a column that becomes empty takes %n card from it at once.</numerusform>
            <numerusform>The stock is not dealt: a column that becomes empty takes %n cards from it at once.</numerusform>
        </translation>
    </message>
    <message>
        <source>While a column is empty, no deal is allowed: put a card there first.</source>
        <translation>While a column is empty, no deal is allowed: put a card there first.</translation>
    </message>
    <message>
        <source>Empty columns do not stop the deal; they get a card, too.</source>
        <translation>Empty columns do not stop the deal; they get a card, too.</translation>
    </message>
    <message numerus="yes">
        <source>Each deal brings %n row(s).</source>
        <translation>
            <numerusform>Each deal brings %n row.</numerusform>
            <numerusform>Each deal brings %n rows.</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns that end in a run from the king get no card.</source>
        <translation>Columns that end in a run from the king get no card.</translation>
    </message>
    <message numerus="yes">
        <source>The stock is enough for %n deal(s).</source>
        <translation>
            <numerusform>The stock is enough for %n deal.</numerusform>
            <numerusform>The stock is enough for %n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last row is short: it reaches the first %n column(s) only.</source>
        <translation>
            <numerusform>The last row is short: it reaches the first %n column only.</numerusform>
            <numerusform>The last row is short: it reaches the first %n columns only.</numerusform>
        </translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>The aim</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>The table</translation>
    </message>
    <message>
        <source>Placing a card</source>
        <translation>Placing a card</translation>
    </message>
    <message>
        <source>Moving a group</source>
        <translation>Moving a group</translation>
    </message>
    <message>
        <source>Empty columns</source>
        <translation>Empty columns</translation>
    </message>
    <message>
        <source>The stock</source>
        <translation>The stock</translation>
    </message>
    <message>
        <source>Bringing cards home</source>
        <translation>Bringing cards home</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>The end</translation>
    </message>
    <message>
        <source>Decks: {decks}, columns: {columns}.</source>
        <translation>Decks: {decks}, columns: {columns}.</translation>
    </message>
    <message>
        <source>All cards of the columns are face up.</source>
        <translation>All cards of the columns are face up.</translation>
    </message>
    <message>
        <source>Put whole runs together. Each of them leaves the table.</source>
        <translation>Put whole runs together. Each of them leaves the table.</translation>
    </message>
    <message>
        <source>Put all cards into whole runs, each in a column of its own.</source>
        <translation>Put all cards into whole runs, each in a column of its own.</translation>
    </message>
    <message>
        <source>Put whole runs together and move each of them to a foundation.</source>
        <translation>Put whole runs together and move each of them to a foundation.</translation>
    </message>
    <message>
        <source>Bring all cards to the foundations, one by one and each suit in order.</source>
        <translation>Bring all cards to the foundations, one by one and each suit in order.</translation>
    </message>
    <message numerus="yes">
        <source>The game has %n card(s).</source>
        <translation>
            <numerusform>The game has %n card.</numerusform>
            <numerusform>The game has %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They come from %n deck(s).</source>
        <translation>
            <numerusform>They come from %n deck.</numerusform>
            <numerusform>They come from %n decks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each deck has only %n suit(s).</source>
        <translation>
            <numerusform>Each deck has only %n suit.</numerusform>
            <numerusform>Each deck has only %n suits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n suit(s) in play; the others are replaced by these.</source>
        <translation>
            <numerusform>With %n suit in play; the others are replaced by these.</numerusform>
            <numerusform>With %n suits in play; the others are replaced by these.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each suit has only %n card(s), from the ace up; the highest counts as the king.</source>
        <translation>
            <numerusform>Each suit has only %n card, from the ace up; the highest counts as the king.</numerusform>
            <numerusform>Each suit has only %n cards, from the ace up; the highest counts as the king.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards lie in %n column(s).</source>
        <translation>
            <numerusform>The cards lie in %n column.</numerusform>
            <numerusform>The cards lie in %n columns.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column {places}: {down} face down, {up} face up.</source>
        <translation>Column {places}: {down} face down, {up} face up.</translation>
    </message>
    <message>
        <source>Column {places}: {up} face up.</source>
        <translation>Column {places}: {up} face up.</translation>
    </message>
    <message>
        <source>Columns {places}: {down} face down, {up} face up in each.</source>
        <translation>Columns {places}: {down} face down, {up} face up in each.</translation>
    </message>
    <message>
        <source>Columns {places}: {up} face up in each.</source>
        <translation>Columns {places}: {up} face up in each.</translation>
    </message>
    <message numerus="yes">
        <source>Free cells: %n. Any single card may wait in an empty free cell.</source>
        <translation>
            <numerusform>Free cells: %n. Any single card may wait in an empty free cell.</numerusform>
            <numerusform>Free cells: %n. Any single card may wait in an empty free cell.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Free cells that hold a card from the start: %n.</source>
        <translation>
            <numerusform>Free cells that hold a card from the start: %n.</numerusform>
            <numerusform>Free cells that hold a card from the start: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reserves beside the columns: %n.</source>
        <translation>
            <numerusform>Reserves beside the columns: %n.</numerusform>
            <numerusform>Reserves beside the columns: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Face-up cards in each reserve at the start: %n.</source>
        <translation>
            <numerusform>Face-up cards in each reserve at the start: %n.</numerusform>
            <numerusform>Face-up cards in each reserve at the start: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last card of a reserve may be played; a reserve takes no card from you.</source>
        <translation>The last card of a reserve may be played; a reserve takes no card from you.</translation>
    </message>
    <message>
        <source>A reserve takes any number of cards, one at a time; its last card may be played.</source>
        <translation>A reserve takes any number of cards, one at a time; its last card may be played.</translation>
    </message>
    <message numerus="yes">
        <source>Cards in the stock: %n.</source>
        <translation>
            <numerusform>Cards in the stock: %n.</numerusform>
            <numerusform>Cards in the stock: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards lie on the table; there is no stock.</source>
        <translation>All cards lie on the table; there is no stock.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column that is exactly one rank higher.</source>
        <translation>A card goes on the last card of a column that is exactly one rank higher.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column that is exactly one rank lower.</source>
        <translation>A card goes on the last card of a column that is exactly one rank lower.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column that is exactly one rank higher or lower.</source>
        <translation>A card goes on the last card of a column that is exactly one rank higher or lower.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column if that is higher, by however much.</source>
        <translation>A card goes on the last card of a column if that is higher, by however much.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column that is {step} ranks higher.</source>
        <translation>A card goes on the last card of a column that is {step} ranks higher.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column that is {step} ranks lower.</source>
        <translation>A card goes on the last card of a column that is {step} ranks lower.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column that is {step} ranks higher or lower.</source>
        <translation>A card goes on the last card of a column that is {step} ranks higher or lower.</translation>
    </message>
    <message>
        <source>The suits do not matter.</source>
        <translation>The suits do not matter.</translation>
    </message>
    <message>
        <source>Both cards must be of the same suit.</source>
        <translation>Both cards must be of the same suit.</translation>
    </message>
    <message>
        <source>Both cards must be red, or both black.</source>
        <translation>Both cards must be red, or both black.</translation>
    </message>
    <message>
        <source>One card must be red and the other black.</source>
        <translation>One card must be red and the other black.</translation>
    </message>
    <message>
        <source>A card of the same rank fits, too, whatever its suit.</source>
        <translation>A card of the same rank fits, too, whatever its suit.</translation>
    </message>
    <message>
        <source>The ranks go round: a king goes on an ace as if it were one rank lower.</source>
        <translation>The ranks go round: a king goes on an ace as if it were one rank lower.</translation>
    </message>
    <message>
        <source>The ranks go round: an ace goes on a king as if it were one rank higher.</source>
        <translation>The ranks go round: an ace goes on a king as if it were one rank higher.</translation>
    </message>
    <message>
        <source>Nothing goes on an ace.</source>
        <translation>Nothing goes on an ace.</translation>
    </message>
    <message>
        <source>Nothing goes on a king.</source>
        <translation>Nothing goes on a king.</translation>
    </message>
    <message>
        <source>A face-down card turns when it becomes the last of its column.</source>
        <translation>A face-down card turns when it becomes the last of its column.</translation>
    </message>
    <message>
        <source>Face-up cards at the end of a column move together if they follow each other in rank and are of one suit.</source>
        <translation>Face-up cards at the end of a column move together if they follow each other in rank and are of one suit.</translation>
    </message>
    <message>
        <source>Face-up cards at the end of a column move together if they follow each other in rank and are all red or all black.</source>
        <translation>Face-up cards at the end of a column move together if they follow each other in rank and are all red or all black.</translation>
    </message>
    <message>
        <source>Face-up cards at the end of a column move together if they follow each other in rank and alternate between red and black.</source>
        <translation>Face-up cards at the end of a column move together if they follow each other in rank and alternate between red and black.</translation>
    </message>
    <message>
        <source>Face-up cards at the end of a column move together if they follow each other in rank; their suits do not matter.</source>
        <translation>Face-up cards at the end of a column move together if they follow each other in rank; their suits do not matter.</translation>
    </message>
    <message>
        <source>Cards move one at a time.</source>
        <translation>Cards move one at a time.</translation>
    </message>
    <message>
        <source>Any face-up card moves together with all the cards that lie on it, in order or not.</source>
        <translation>Any face-up card moves together with all the cards that lie on it, in order or not.</translation>
    </message>
    <message>
        <source>Cards of one rank move together, too.</source>
        <translation>Cards of one rank move together, too.</translation>
    </message>
    <message>
        <source>If you choose the Relaxed rule, a group may be of mixed suits.</source>
        <translation>If you choose the Relaxed rule, a group may be of mixed suits.</translation>
    </message>
    <message>
        <source>Only so many cards move together as could be carried one by one over the free cells and the empty columns.</source>
        <translation>Only so many cards move together as could be carried one by one over the free cells and the empty columns.</translation>
    </message>
    <message>
        <source>An empty column takes any card and any group that may move.</source>
        <translation>An empty column takes any card and any group that may move.</translation>
    </message>
    <message>
        <source>An empty column takes only a king, or a group that begins with a king.</source>
        <translation>An empty column takes only a king, or a group that begins with a king.</translation>
    </message>
    <message>
        <source>An empty column takes only an ace, or a group that begins with an ace.</source>
        <translation>An empty column takes only an ace, or a group that begins with an ace.</translation>
    </message>
    <message>
        <source>An empty column takes no card from you.</source>
        <translation>An empty column takes no card from you.</translation>
    </message>
    <message numerus="yes">
        <source>As soon as %n column(s) begin with a king, empty columns take anything.</source>
        <translation>
            <numerusform>As soon as %n column begins with a king, empty columns take anything.</numerusform>
            <numerusform>As soon as %n columns begin with a king, empty columns take anything.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A whole run has %n card(s), all face up.</source>
        <translation>
            <numerusform>A whole run has %n card, all face up.</numerusform>
            <numerusform>A whole run has %n cards, all face up.</numerusform>
        </translation>
    </message>
    <message>
        <source>It begins with a king and goes down.</source>
        <translation>It begins with a king and goes down.</translation>
    </message>
    <message>
        <source>It begins with an ace and goes up.</source>
        <translation>It begins with an ace and goes up.</translation>
    </message>
    <message>
        <source>It may begin with any rank.</source>
        <translation>It may begin with any rank.</translation>
    </message>
    <message>
        <source>Its suits do not matter.</source>
        <translation>Its suits do not matter.</translation>
    </message>
    <message>
        <source>All its cards are of one suit.</source>
        <translation>All its cards are of one suit.</translation>
    </message>
    <message>
        <source>Its cards are all red or all black.</source>
        <translation>Its cards are all red or all black.</translation>
    </message>
    <message>
        <source>Its cards alternate between red and black.</source>
        <translation>Its cards alternate between red and black.</translation>
    </message>
    <message>
        <source>A whole run at the end of a column leaves the table by itself. Only undo brings it back.</source>
        <translation>A whole run at the end of a column leaves the table by itself. Only undo brings it back.</translation>
    </message>
    <message>
        <source>A whole run stays where it lies, and may be broken up again.</source>
        <translation>A whole run stays where it lies, and may be broken up again.</translation>
    </message>
    <message>
        <source>A whole run is moved to an empty foundation by you.</source>
        <translation>A whole run is moved to an empty foundation by you.</translation>
    </message>
    <message numerus="yes">
        <source>Foundations that begin with an ace and go up to the king in one suit: %n.</source>
        <translation>
            <numerusform>Foundations that begin with an ace and go up to the king in one suit: %n.</numerusform>
            <numerusform>Foundations that begin with an ace and go up to the king in one suit: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Foundations that begin with a king and go down to the ace in one suit: %n.</source>
        <translation>
            <numerusform>Foundations that begin with a king and go down to the ace in one suit: %n.</numerusform>
            <numerusform>Foundations that begin with a king and go down to the ace in one suit: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>What lies on a foundation stays there; only undo brings it back.</source>
        <translation>What lies on a foundation stays there; only undo brings it back.</translation>
    </message>
    <message numerus="yes">
        <source>The game is won when all %n run(s) have left.</source>
        <translation>
            <numerusform>The game is won when %n run has left.</numerusform>
            <numerusform>The game is won when all %n runs have left.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is won when every column is empty or holds exactly one whole run.</source>
        <translation>The game is won when every column is empty or holds exactly one whole run.</translation>
    </message>
    <message>
        <source>The game is won when all cards lie on the foundations.</source>
        <translation>The game is won when all cards lie on the foundations.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n step(s) can be taken back.</source>
        <translation>
            <numerusform>At most %n step can be taken back.</numerusform>
            <numerusform>At most %n steps can be taken back.</numerusform>
        </translation>
    </message>
    <message>
        <source>When no move and no deal is left, the game says so; you decide whether to undo, to restart or to begin another game.</source>
        <translation>When no move and no deal is left, the game says so; you decide whether to undo, to restart or to begin another game.</translation>
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
        <translation>Relaxed Spider</translation>
    </message>
    <message>
        <source>The stock is dealt only while every column holds a card.</source>
        <translation>The stock is dealt only while every column holds a card.</translation>
    </message>
    <message>
        <source>Easier: the stock may be dealt while columns are empty.</source>
        <translation>Easier: the stock may be dealt while columns are empty.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Easy</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medium</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Hard</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classic</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Relaxed</translation>
    </message>
    <message numerus="yes">
        <source>%n suit(s)</source>
        <translation>
            <numerusform>%n suit</numerusform>
            <numerusform>%n suits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>The folder: {folder}</source>
        <translation>The folder: {folder}</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Put the {card} from {source} on the {other} in {target}.</source>
        <translation>Put the {card} from {source} on the {other} in {target}.</translation>
    </message>
    <message>
        <source>Put the {card} and what lies on it from {source} on the {other} in {target}.</source>
        <translation>Put the {card} and what lies on it from {source} on the {other} in {target}.</translation>
    </message>
    <message>
        <source>Take the {card} from {source} to {target}.</source>
        <translation>Take the {card} from {source} to {target}.</translation>
    </message>
    <message>
        <source>Take the {card} and what lies on it from {source} to {target}.</source>
        <translation>Take the {card} and what lies on it from {source} to {target}.</translation>
    </message>
    <message>
        <source>Deal.</source>
        <translation>Deal.</translation>
    </message>
    <message>
        <source>{what} {why}</source>
        <translation>{what} {why}</translation>
    </message>
    <message>
        <source>{name} says: {what} {why}</source>
        <translation>{name} says: {what} {why}</translation>
    </message>
    <message>
        <source>{name} says: {what}</source>
        <translation>{name} says: {what}</translation>
    </message>
    <message>
        <source>That finishes a run.</source>
        <translation>That finishes a run.</translation>
    </message>
    <message>
        <source>That turns a card in {source}.</source>
        <translation>That turns a card in {source}.</translation>
    </message>
    <message>
        <source>That empties {source}.</source>
        <translation>That empties {source}.</translation>
    </message>
    <message>
        <source>They are of one suit and can go on together.</source>
        <translation>They are of one suit and can go on together.</translation>
    </message>
    <message>
        <source>That brings the cards into order.</source>
        <translation>That brings the cards into order.</translation>
    </message>
    <message>
        <source>In the empty place it makes room for more.</source>
        <translation>In the empty place it makes room for more.</translation>
    </message>
    <message>
        <source>That prepares what comes next.</source>
        <translation>That prepares what comes next.</translation>
    </message>
    <message>
        <source>No move on the table helps more.</source>
        <translation>No move on the table helps more.</translation>
    </message>
    <message numerus="yes">
        <source>A run is finished in %n move(s).</source>
        <translation>
            <numerusform>A run is finished in %n move.</numerusform>
            <numerusform>A run is finished in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hidden card is turned in %n move(s).</source>
        <translation>
            <numerusform>A hidden card is turned in %n move.</numerusform>
            <numerusform>A hidden card is turned in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A column is empty in %n move(s).</source>
        <translation>
            <numerusform>A column is empty in %n move.</numerusform>
            <numerusform>A column is empty in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards of one suit are joined in %n move(s).</source>
        <translation>
            <numerusform>Cards of one suit are joined in %n move.</numerusform>
            <numerusform>Cards of one suit are joined in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards are in better order in %n move(s).</source>
        <translation>
            <numerusform>The cards are in better order in %n move.</numerusform>
            <numerusform>The cards are in better order in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The empty place is of use in %n move(s).</source>
        <translation>
            <numerusform>The empty place is of use in %n move.</numerusform>
            <numerusform>The empty place is of use in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table is ready for a deal in %n move(s).</source>
        <translation>
            <numerusform>The table is ready for a deal in %n move.</numerusform>
            <numerusform>The table is ready for a deal in %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game can be won in %n move(s).</source>
        <translation>
            <numerusform>The game can be won in %n move.</numerusform>
            <numerusform>The game can be won in %n moves.</numerusform>
        </translation>
    </message>
    <message>
        <source>No move on the table helps. What is left: a deal, undo or a new game.</source>
        <translation>No move on the table helps. What is left: a deal, undo or a new game.</translation>
    </message>
    <message>
        <source>No move on the table helps. What is left: a deal or a new game.</source>
        <translation>No move on the table helps. What is left: a deal or a new game.</translation>
    </message>
    <message>
        <source>No move on the table helps. What is left: undo or a new game.</source>
        <translation>No move on the table helps. What is left: undo or a new game.</translation>
    </message>
    <message>
        <source>No move on the table helps. What is left: a new game.</source>
        <translation>No move on the table helps. What is left: a new game.</translation>
    </message>
    <message>
        <source>No move on the table helps by itself. What is left: a deal, once no column is empty, undo or a new game.</source>
        <translation>No move on the table helps by itself. What is left: a deal, once no column is empty, undo or a new game.</translation>
    </message>
    <message>
        <source>No move on the table helps by itself. What is left: a deal, once no column is empty, or a new game.</source>
        <translation>No move on the table helps by itself. What is left: a deal, once no column is empty, or a new game.</translation>
    </message>
    <message>
        <source>This game can no longer be won, whatever is played.</source>
        <translation>This game can no longer be won, whatever is played.</translation>
    </message>
    <message>
        <source>Looking for a hint …</source>
        <translation>Looking for a hint …</translation>
    </message>
    <message>
        <source>There is no hint this time: what looks for it has failed.</source>
        <translation>There is no hint this time: what looks for it has failed.</translation>
    </message>
</context>
<context>
    <name>Incoming</name>
    <message>
        <source>The file “{file}” was not opened. {why}</source>
        <translation>The file “{file}” was not opened. {why}</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) before that can be read.</source>
        <translation>
            <numerusform>%n action before that can be read.</numerusform>
            <numerusform>%n actions before that can be read.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file “{file}” is not whole. {why} {good} It stays as it is.</source>
        <translation>The file “{file}” is not whole. {why} {good} It stays as it is.</translation>
    </message>
    <message>
        <source>Take the good part?</source>
        <translation>Take the good part?</translation>
    </message>
    <message>
        <source>&amp;Take the good part</source>
        <translation>&amp;Take the good part</translation>
    </message>
</context>
<context>
    <name>Kept</name>
    <message>
        <source>In progress</source>
        <translation>In progress</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Won</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Lost</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Given up</translation>
    </message>
    <message>
        <source>A game that cannot be read</source>
        <translation>A game that cannot be read</translation>
    </message>
    <message>
        <source>An earlier state of the game on the table</source>
        <translation>An earlier state of the game on the table</translation>
    </message>
    <message>
        <source>Moves: {moves} · Score: {points} · Time: {time}</source>
        <translation>Moves: {moves} · Score: {points} · Time: {time}</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Name of the game</translation>
    </message>
</context>
<context>
    <name>KeptGames</name>
    <message>
        <source>All games</source>
        <translation>All games</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>In progress</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Finished</translation>
    </message>
    <message>
        <source>That could not be done ({reason}). File: {file}</source>
        <translation>That could not be done ({reason}). File: {file}</translation>
    </message>
    <message>
        <source>“{name}” was deleted. It can be brought back.</source>
        <translation>“{name}” was deleted. It can be brought back.</translation>
    </message>
    <message>
        <source>The game is back.</source>
        <translation>The game is back.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Written: {file}</translation>
    </message>
    <message>
        <source>The game of the file is among the kept ones.</source>
        <translation>The game of the file is among the kept ones.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>&amp;Search:</translation>
    </message>
    <message>
        <source>S&amp;how:</source>
        <translation>S&amp;how:</translation>
    </message>
    <message>
        <source>Kept games</source>
        <translation>Kept games</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Open</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>&amp;Watch</translation>
    </message>
    <message>
        <source>Anal&amp;yse…</source>
        <translation>Anal&amp;yse…</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Rename</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Delete</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <translation>&amp;Bring back</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Export…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Import…</translation>
    </message>
    <message>
        <source>Go on with this game</source>
        <translation>Go on with this game</translation>
    </message>
    <message>
        <source>Watch this game move by move</source>
        <translation>Watch this game move by move</translation>
    </message>
    <message>
        <source>Look where this game was lost</source>
        <translation>Look where this game was lost</translation>
    </message>
    <message>
        <source>Give this game a name (F2)</source>
        <translation>Give this game a name (F2)</translation>
    </message>
    <message>
        <source>Delete this game (Del)</source>
        <translation>Delete this game (Del)</translation>
    </message>
    <message>
        <source>Bring back the game deleted last (Ctrl+Z)</source>
        <translation>Bring back the game deleted last (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Write this game into a file of its own</source>
        <translation>Write this game into a file of its own</translation>
    </message>
    <message>
        <source>Take in the game of a file</source>
        <translation>Take in the game of a file</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>Games (*.jsonl *.txt)</source>
        <translation>Games (*.jsonl *.txt)</translation>
    </message>
    <message>
        <source>No game is kept yet. When you leave a game you can keep it for later; finished games come here by themselves.</source>
        <translation>No game is kept yet. When you leave a game you can keep it for later; finished games come here by themselves.</translation>
    </message>
    <message>
        <source>No kept game is like that.</source>
        <translation>No kept game is like that.</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>One suit, cards in sight</source>
        <translation>One suit, cards in sight</translation>
    </message>
    <message>
        <source>All cards of the columns lie face up, so that you can plan. A card goes on one that is one rank higher, and cards that follow each other in one suit move together as a group. A run from king to ace in one suit leaves by itself.</source>
        <translation>All cards of the columns lie face up, so that you can plan. A card goes on one that is one rank higher, and cards that follow each other in one suit move together as a group. A run from king to ace in one suit leaves by itself.</translation>
    </message>
    <message>
        <source>One suit, cards hidden</source>
        <translation>One suit, cards hidden</translation>
    </message>
    <message>
        <source>Now only the last card of each column is face up. When it moves away, the hidden card below it turns, so turn as many as you can before you deal. An empty column takes any card or group: it is the most useful place of all.</source>
        <translation>Now only the last card of each column is face up. When it moves away, the hidden card below it turns, so turn as many as you can before you deal. An empty column takes any card or group: it is the most useful place of all.</translation>
    </message>
    <message>
        <source>One suit, look ahead</source>
        <translation>One suit, look ahead</translation>
    </message>
    <message>
        <source>Only your last three moves can be undone here. Look for moves that turn a card or empty a column, and deal from the stock only when none is left. Few moves show a good plan.</source>
        <translation>Only your last three moves can be undone here. Look for moves that turn a card or empty a column, and deal from the stock only when none is left. Few moves show a good plan.</translation>
    </message>
    <message>
        <source>Two suits, cards in sight</source>
        <translation>Two suits, cards in sight</translation>
    </message>
    <message>
        <source>A card still goes on any card one rank higher, but only cards of one suit move together. Build in suit where you can: a card of the other suit holds all cards below it fast until it is moved away.</source>
        <translation>A card still goes on any card one rank higher, but only cards of one suit move together. Build in suit where you can: a card of the other suit holds all cards below it fast until it is moved away.</translation>
    </message>
    <message>
        <source>Two suits, Relaxed</source>
        <translation>Two suits, Relaxed</translation>
    </message>
    <message>
        <source>With the Relaxed rule, groups of mixed suits move together, too. But a run leaves in one suit only, so sort the suits in good time. An empty column is the place to do it.</source>
        <translation>With the Relaxed rule, groups of mixed suits move together, too. But a run leaves in one suit only, so sort the suits in good time. An empty column is the place to do it.</translation>
    </message>
    <message>
        <source>Two suits, Classic</source>
        <translation>Two suits, Classic</translation>
    </message>
    <message>
        <source>Now mixed groups do not move. Build one only if it turns a card or empties a column, and know how you will take it apart again. Two empty columns at the same time give room to sort long groups.</source>
        <translation>Now mixed groups do not move. Build one only if it turns a card or empties a column, and know how you will take it apart again. Two empty columns at the same time give room to sort long groups.</translation>
    </message>
    <message>
        <source>Four suits, cards in sight</source>
        <translation>Four suits, cards in sight</translation>
    </message>
    <message>
        <source>With four suits, a card seldom finds its own suit. Choose the column that you want to empty first, and see from the open cards where each of its cards can go.</source>
        <translation>With four suits, a card seldom finds its own suit. Choose the column that you want to empty first, and see from the open cards where each of its cards can go.</translation>
    </message>
    <message>
        <source>Four suits, Relaxed</source>
        <translation>Four suits, Relaxed</translation>
    </message>
    <message>
        <source>Mixed groups move together, so columns are emptied sooner. Do not let the suits mix for long: whatever is mixed must be sorted before a run can leave.</source>
        <translation>Mixed groups move together, so columns are emptied sooner. Do not let the suits mix for long: whatever is mixed must be sorted before a run can leave.</translation>
    </message>
    <message>
        <source>Four suits, Classic</source>
        <translation>Four suits, Classic</translation>
    </message>
    <message>
        <source>This is Spider in full. Do everything useful before you deal, keep a column empty when you can, and undo what went wrong. Even strong players lose many of these games.</source>
        <translation>This is Spider in full. Do everything useful before you deal, keep a column empty when you can, and undo what went wrong. Even strong players lose many of these games.</translation>
    </message>
    <message>
        <source>Empty a column</source>
        <translation>Empty a column</translation>
    </message>
    <message>
        <source>Win the game</source>
        <translation>Win the game</translation>
    </message>
    <message>
        <source>Win without undo</source>
        <translation>Win without undo</translation>
    </message>
    <message>
        <source>Win without a hint</source>
        <translation>Win without a hint</translation>
    </message>
    <message numerus="yes">
        <source>Make a group of %n card(s) in one suit</source>
        <translation>
            <numerusform>Make a group of %n card in one suit</numerusform>
            <numerusform>Make a group of %n cards in one suit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %n hidden card(s)</source>
        <translation>
            <numerusform>Turn %n hidden card</numerusform>
            <numerusform>Turn %n hidden cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %n hidden card(s) before the first deal</source>
        <translation>
            <numerusform>Turn %n hidden card before the first deal</numerusform>
            <numerusform>Turn %n hidden cards before the first deal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have %n column(s) empty at the same time</source>
        <translation>
            <numerusform>Have %n column empty at the same time</numerusform>
            <numerusform>Have %n columns empty at the same time</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish %n run(s)</source>
        <translation>
            <numerusform>Finish %n run</numerusform>
            <numerusform>Finish %n runs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish runs of %n suit(s)</source>
        <translation>
            <numerusform>Finish runs of %n suit</numerusform>
            <numerusform>Finish runs of %n suits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win with at most %n move(s)</source>
        <translation>
            <numerusform>Win with at most %n move</numerusform>
            <numerusform>Win with at most %n moves</numerusform>
        </translation>
    </message>
    <message>
        <source>Your progress on the learning path could not be read ({found}).</source>
        <translation>Your progress on the learning path could not be read ({found}).</translation>
    </message>
    <message>
        <source>The file with your progress on the learning path is damaged ({found}); the path begins anew.</source>
        <translation>The file with your progress on the learning path is damaged ({found}); the path begins anew.</translation>
    </message>
    <message>
        <source>Your progress on the learning path comes from a newer version of the program; here the path begins anew.</source>
        <translation>Your progress on the learning path comes from a newer version of the program; here the path begins anew.</translation>
    </message>
    <message>
        <source>Your progress on the learning path cannot be saved ({reason}). It holds until you quit. File: {file}</source>
        <translation>Your progress on the learning path cannot be saved ({reason}). It holds until you quit. File: {file}</translation>
    </message>
    <message>
        <source>Looking for a deal that can be won…</source>
        <translation>Looking for a deal that can be won…</translation>
    </message>
    <message>
        <source>No deal was found in time of which it is known that it can be won; this is any deal.</source>
        <translation>No deal was found in time of which it is known that it can be won; this is any deal.</translation>
    </message>
    <message>
        <source>You have left the learning path. What you have reached is kept.</source>
        <translation>You have left the learning path. What you have reached is kept.</translation>
    </message>
    <message>
        <source>New to Spider? The learning path leads from one suit to four.</source>
        <translation>New to Spider? The learning path leads from one suit to four.</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>No, thanks</translation>
    </message>
    <message>
        <source>Goals of step {number}: {goals}</source>
        <translation>Goals of step {number}: {goals}</translation>
    </message>
    <message>
        <source>Goal reached: {goal}</source>
        <translation>Goal reached: {goal}</translation>
    </message>
    <message>
        <source>With help that looks at hidden cards, a win does not count on the path.</source>
        <translation>With help that looks at hidden cards, a win does not count on the path.</translation>
    </message>
    <message>
        <source>This was the last step: you have come to the end of the path.</source>
        <translation>This was the last step: you have come to the end of the path.</translation>
    </message>
    <message>
        <source>Step {number} of the learning path is passed.</source>
        <translation>Step {number} of the learning path is passed.</translation>
    </message>
    <message>
        <source>Goals: {done} of {count}. Another win leads on to the next step.</source>
        <translation>Goals: {done} of {count}. Another win leads on to the next step.</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Next step</translation>
    </message>
    <message>
        <source>Another deal</source>
        <translation>Another deal</translation>
    </message>
</context>
<context>
    <name>LearningPath</name>
    <message>
        <source>Passed</source>
        <translation>Passed</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Skipped</translation>
    </message>
    <message>
        <source>Your next step</source>
        <translation>Your next step</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Later</translation>
    </message>
    <message>
        <source>Learning path</source>
        <translation>Learning path</translation>
    </message>
    <message>
        <source>From one suit to four, at your own pace. You may play any step at any time, and nothing that you reach is lost.</source>
        <translation>From one suit to four, at your own pace. You may play any step at any time, and nothing that you reach is lost.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Steps</translation>
    </message>
    <message>
        <source>&amp;Goals:</source>
        <translation>&amp;Goals:</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Goals</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Play</translation>
    </message>
    <message>
        <source>&amp;Leave the path</source>
        <translation>&amp;Leave the path</translation>
    </message>
    <message>
        <source>Nothing is said of the path until you play a step again</source>
        <translation>Nothing is said of the path until you play a step again</translation>
    </message>
    <message>
        <source>Take it &amp;up again</source>
        <translation>Take it &amp;up again</translation>
    </message>
    <message>
        <source>&amp;Skip this step</source>
        <translation>&amp;Skip this step</translation>
    </message>
    <message>
        <source>The game of this step is not installed.</source>
        <translation>The game of this step is not installed.</translation>
    </message>
    <message>
        <source>all cards of the columns in sight</source>
        <translation>all cards of the columns in sight</translation>
    </message>
    <message numerus="yes">
        <source>It leads on after %n won deal(s), or after one with all goals.</source>
        <translation>
            <numerusform>It leads on after %n won deal, or after one with all goals.</numerusform>
            <numerusform>It leads on after %n won deals, or after one with all goals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won so far: %n deal(s).</source>
        <translation>
            <numerusform>Won so far: %n deal.</numerusform>
            <numerusform>Won so far: %n deals.</numerusform>
        </translation>
    </message>
    <message>
        <source>{goal} (reached)</source>
        <translation>{goal} (reached)</translation>
    </message>
    <message>
        <source>{goal} (still open)</source>
        <translation>{goal} (still open)</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) can be undone</source>
        <translation>
            <numerusform>%n move can be undone</numerusform>
            <numerusform>%n moves can be undone</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Leave this game?</source>
        <translation>Leave this game?</translation>
    </message>
    <message>
        <source>This game is not over. Keep it for later, or give it up? Given up, it counts as not won.</source>
        <translation>This game is not over. Keep it for later, or give it up? Given up, it counts as not won.</translation>
    </message>
    <message>
        <source>No move is left, but undo may still help. Keep the game for later, or give it up? Given up, it counts as lost.</source>
        <translation>No move is left, but undo may still help. Keep the game for later, or give it up? Given up, it counts as lost.</translation>
    </message>
    <message>
        <source>&amp;Keep for later</source>
        <translation>&amp;Keep for later</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>&amp;Give up</translation>
    </message>
</context>
<context>
    <name>Looks</name>
    <message>
        <source>Table and cards</source>
        <translation>Table and cards</translation>
    </message>
    <message>
        <source>&amp;Themes</source>
        <translation>&amp;Themes</translation>
    </message>
    <message>
        <source>T&amp;ables</source>
        <translation>T&amp;ables</translation>
    </message>
    <message>
        <source>&amp;Faces</source>
        <translation>&amp;Faces</translation>
    </message>
    <message>
        <source>&amp;Backs</source>
        <translation>&amp;Backs</translation>
    </message>
    <message>
        <source>Themes: table, faces, back and accent colour</source>
        <translation>Themes: table, faces, back and accent colour</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Card faces</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Card backs</translation>
    </message>
    <message>
        <source>Backs in the &amp;colours of the theme</source>
        <translation>Backs in the &amp;colours of the theme</translation>
    </message>
    <message>
        <source>Own &amp;picture…</source>
        <translation>Own &amp;picture…</translation>
    </message>
    <message>
        <source>&amp;Remove own picture</source>
        <translation>&amp;Remove own picture</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Use</translation>
    </message>
    <message>
        <source>As the theme</source>
        <translation>As the theme</translation>
    </message>
    <message>
        <source>{name} is not installed; the default is shown instead.</source>
        <translation>{name} is not installed; the default is shown instead.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>&amp;System language</source>
        <translation>&amp;System language</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Move</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Tools</translation>
    </message>
</context>
<context>
    <name>MessageStrip</name>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Read all</source>
        <translation>Read all</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Read the rule</translation>
    </message>
    <message>
        <source>Open the rules page at this rule</source>
        <translation>Open the rules page at this rule</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Any difficulty</source>
        <translation>Any difficulty</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Easy</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medium</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Hard</translation>
    </message>
    <message>
        <source>&amp;Find:</source>
        <translation>&amp;Find:</translation>
    </message>
    <message>
        <source>For instance: two decks easy short</source>
        <translation>For instance: two decks easy short</translation>
    </message>
    <message>
        <source>Words of the name, the kind, decks, difficulty or length</source>
        <translation>Words of the name, the kind, decks, difficulty or length</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>No game has all of this. Take a word or a filter away.</source>
        <translation>No game has all of this. Take a word or a filter away.</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Decks</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulty</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Length</translation>
    </message>
    <message>
        <source>Any decks</source>
        <translation>Any decks</translation>
    </message>
    <message>
        <source>Any length</source>
        <translation>Any length</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favourite</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favourites</translation>
    </message>
    <message>
        <source>Recently played</source>
        <translation>Recently played</translation>
    </message>
    <message>
        <source>&amp;Easy: {suits}</source>
        <translation>&amp;Easy: {suits}</translation>
    </message>
    <message>
        <source>&amp;Medium: {suits}</source>
        <translation>&amp;Medium: {suits}</translation>
    </message>
    <message>
        <source>&amp;Hard: {suits}</source>
        <translation>&amp;Hard: {suits}</translation>
    </message>
    <message>
        <source>Spades only. Good for learning; nearly every deal can be won.</source>
        <translation>Spades only. Good for learning; nearly every deal can be won.</translation>
    </message>
    <message>
        <source>Spades and hearts. Suits begin to matter.</source>
        <translation>Spades and hearts. Suits begin to matter.</translation>
    </message>
    <message>
        <source>Spades, hearts and diamonds; the spades come twice.</source>
        <translation>Spades, hearts and diamonds; the spades come twice.</translation>
    </message>
    <message>
        <source>All four suits. For those who like to think ahead.</source>
        <translation>All four suits. For those who like to think ahead.</translation>
    </message>
    <message>
        <source>Spades only.</source>
        <translation>Spades only.</translation>
    </message>
    <message>
        <source>Spades and hearts.</source>
        <translation>Spades and hearts.</translation>
    </message>
    <message>
        <source>Spades, hearts and diamonds.</source>
        <translation>Spades, hearts and diamonds.</translation>
    </message>
    <message>
        <source>All four suits.</source>
        <translation>All four suits.</translation>
    </message>
    <message>
        <source>&amp;Classic</source>
        <translation>&amp;Classic</translation>
    </message>
    <message>
        <source>&amp;Relaxed</source>
        <translation>&amp;Relaxed</translation>
    </message>
    <message>
        <source>Cards move together only if they are of one suit.</source>
        <translation>Cards move together only if they are of one suit.</translation>
    </message>
    <message>
        <source>Cards of different suits move together, too, if their ranks follow.</source>
        <translation>Cards of different suits move together, too, if their ranks follow.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Rule for moving groups</source>
        <translation>Rule for moving groups</translation>
    </message>
    <message>
        <source>Fa&amp;vourite</source>
        <translation>Fa&amp;vourite</translation>
    </message>
    <message>
        <source>Rules of this &amp;game</source>
        <translation>Rules of this &amp;game</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>Dea&amp;l:</source>
        <translation>Dea&amp;l:</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>All right</translation>
    </message>
    <message>
        <source>Show the plugin</source>
        <translation>Show the plugin</translation>
    </message>
    <message>
        <source>No move and no deal is left.</source>
        <translation>No move and no deal is left.</translation>
    </message>
    <message>
        <source>The game is paused and the time stands still.</source>
        <translation>The game is paused and the time stands still.</translation>
    </message>
    <message>
        <source>Won! Score: {points}. Moves: {moves}. Time: {time}.</source>
        <translation>Won! Score: {points}. Moves: {moves}. Time: {time}.</translation>
    </message>
    <message>
        <source>Undo may still help.</source>
        <translation>Undo may still help.</translation>
    </message>
</context>
<context>
    <name>Overview</name>
    <message>
        <source>Walk over the table</source>
        <translation>Walk over the table</translation>
    </message>
    <message>
        <source>Choose the longest group that can be moved</source>
        <translation>Choose the longest group that can be moved</translation>
    </message>
    <message>
        <source>Go to the first or the last card</source>
        <translation>Go to the first or the last card</translation>
    </message>
    <message>
        <source>Take cards, or put them down</source>
        <translation>Take cards, or put them down</translation>
    </message>
    <message>
        <source>Held down: shows a covered card whole</source>
        <translation>Held down: shows a covered card whole</translation>
    </message>
    <message>
        <source>Put the cards back; stop the solution; leave full screen</source>
        <translation>Put the cards back; stop the solution; leave full screen</translation>
    </message>
    <message>
        <source>Go on to the next part of the window</source>
        <translation>Go on to the next part of the window</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Drag</translation>
    </message>
    <message>
        <source>Moves a card with all that lie on it</source>
        <translation>Moves a card with all that lie on it</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Double click</translation>
    </message>
    <message>
        <source>Sends the cards to their best column</source>
        <translation>Sends the cards to their best column</translation>
    </message>
    <message>
        <source>Right button or a long touch</source>
        <translation>Right button or a long touch</translation>
    </message>
    <message>
        <source>Shows a covered card whole while it is held</source>
        <translation>Shows a covered card whole while it is held</translation>
    </message>
    <message>
        <source>Click on the stock</source>
        <translation>Click on the stock</translation>
    </message>
    <message>
        <source>Deals one card onto each column</source>
        <translation>Deals one card onto each column</translation>
    </message>
    <message>
        <source>Drop a file on the window</source>
        <translation>Drop a file on the window</translation>
    </message>
    <message>
        <source>Opens the game that is in it</source>
        <translation>Opens the game that is in it</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Keys and mouse</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>On the table</translation>
    </message>
    <message>
        <source>With the mouse or a finger</source>
        <translation>With the mouse or a finger</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Everywhere</translation>
    </message>
</context>
<context>
    <name>OwnBack</name>
    <message>
        <source>Back from a picture</source>
        <translation>Back from a picture</translation>
    </message>
    <message>
        <source>Move the frame by mouse or arrow keys; + and - or the wheel change its size.</source>
        <translation>Move the frame by mouse or arrow keys; + and - or the wheel change its size.</translation>
    </message>
    <message>
        <source>The part of the picture that is used</source>
        <translation>The part of the picture that is used</translation>
    </message>
    <message>
        <source>&amp;Size of the part:</source>
        <translation>&amp;Size of the part:</translation>
    </message>
    <message>
        <source>Use as back</source>
        <translation>Use as back</translation>
    </message>
    <message>
        <source>Picture for the back</source>
        <translation>Picture for the back</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Pictures</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>All files</translation>
    </message>
    <message>
        <source>The picture cannot be removed: {reason}.</source>
        <translation>The picture cannot be removed: {reason}.</translation>
    </message>
    <message>
        <source>The file {file} cannot be read: {reason}.</source>
        <translation>The file {file} cannot be read: {reason}.</translation>
    </message>
    <message>
        <source>The file {file} is too large. Choose a picture of at most {most} megabytes.</source>
        <translation>The file {file} is too large. Choose a picture of at most {most} megabytes.</translation>
    </message>
    <message>
        <source>The file {file} is no picture that can be read. Choose a PNG, JPEG or SVG file.</source>
        <translation>The file {file} is no picture that can be read. Choose a PNG, JPEG or SVG file.</translation>
    </message>
    <message>
        <source>The picture {file} has too many pixels, {size}. Make it smaller first.</source>
        <translation>The picture {file} has too many pixels, {size}. Make it smaller first.</translation>
    </message>
    <message>
        <source>The picture {file} moves. Choose one that stands still.</source>
        <translation>The picture {file} moves. Choose one that stands still.</translation>
    </message>
    <message>
        <source>The picture {file} cannot be used: {reason}.</source>
        <translation>The picture {file} cannot be used: {reason}.</translation>
    </message>
</context>
<context>
    <name>PlayOptions</name>
    <message>
        <source>Scori&amp;ng:</source>
        <translation>Scori&amp;ng:</translation>
    </message>
    <message>
        <source>&amp;Undo:</source>
        <translation>&amp;Undo:</translation>
    </message>
    <message>
        <source>Without limit</source>
        <translation>Without limit</translation>
    </message>
    <message>
        <source>Limited</source>
        <translation>Limited</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Not allowed</translation>
    </message>
    <message>
        <source>How many steps can be undone</source>
        <translation>How many steps can be undone</translation>
    </message>
</context>
<context>
    <name>PluginInstall</name>
    <message>
        <source>“{file}” was not installed, and nothing was changed.</source>
        <translation>“{file}” was not installed, and nothing was changed.</translation>
    </message>
    <message>
        <source>“{name}” {version} by {author} is a program.</source>
        <translation>“{name}” {version} by {author} is a program.</translation>
    </message>
    <message>
        <source>“{name}” {version} is a program and does not say who made it.</source>
        <translation>“{name}” {version} is a program and does not say who made it.</translation>
    </message>
    <message>
        <source>It can do whatever you can do on this computer: read, change and delete your files, and use the network. Install it only if you trust where it comes from.</source>
        <translation>It can do whatever you can do on this computer: read, change and delete your files, and use the network. Install it only if you trust where it comes from.</translation>
    </message>
    <message>
        <source>Install this plugin?</source>
        <translation>Install this plugin?</translation>
    </message>
    <message>
        <source>&amp;Install</source>
        <translation>&amp;Install</translation>
    </message>
    <message>
        <source>Replace this plugin?</source>
        <translation>Replace this plugin?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Replace</translation>
    </message>
</context>
<context>
    <name>PluginManager</name>
    <message>
        <source>All plugins</source>
        <translation>All plugins</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programs</translation>
    </message>
    <message>
        <source>Switched off</source>
        <translation>Switched off</translation>
    </message>
    <message>
        <source>In trouble</source>
        <translation>In trouble</translation>
    </message>
    <message>
        <source>The report on {plugin} was copied.</source>
        <translation>The report on {plugin} was copied.</translation>
    </message>
    <message>
        <source>Please drop one plugin at a time.</source>
        <translation>Please drop one plugin at a time.</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Plugins</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>&amp;Search:</translation>
    </message>
    <message>
        <source>S&amp;how:</source>
        <translation>S&amp;how:</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Show</translation>
    </message>
    <message>
        <source>About this plugin</source>
        <translation>About this plugin</translation>
    </message>
    <message>
        <source>Load this plugin once more</source>
        <translation>Load this plugin once more</translation>
    </message>
    <message>
        <source>Copy what its author needs to know (Ctrl+C)</source>
        <translation>Copy what its author needs to know (Ctrl+C)</translation>
    </message>
    <message>
        <source>Delete this plugin's files (Del)</source>
        <translation>Delete this plugin's files (Del)</translation>
    </message>
    <message>
        <source>Install the plugin of a file (Ctrl+O)</source>
        <translation>Install the plugin of a file (Ctrl+O)</translation>
    </message>
    <message>
        <source>Show the folder in which plugins lie</source>
        <translation>Show the folder in which plugins lie</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Try again</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>&amp;Copy report</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Remove…</translation>
    </message>
    <message>
        <source>&amp;Install…</source>
        <translation>&amp;Install…</translation>
    </message>
    <message>
        <source>&amp;Plugin folder</source>
        <translation>&amp;Plugin folder</translation>
    </message>
    <message>
        <source>No plugin is like that.</source>
        <translation>No plugin is like that.</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>Plugins (*.whl *.zip plugin.toml)</source>
        <translation>Plugins (*.whl *.zip plugin.toml)</translation>
    </message>
    <message>
        <source>S&amp;witch off</source>
        <translation>S&amp;witch off</translation>
    </message>
    <message>
        <source>S&amp;witch on</source>
        <translation>S&amp;witch on</translation>
    </message>
    <message>
        <source>Do without this plugin (Space)</source>
        <translation>Do without this plugin (Space)</translation>
    </message>
    <message>
        <source>Use this plugin (Space)</source>
        <translation>Use this plugin (Space)</translation>
    </message>
    <message>
        <source>Switch this plugin off?</source>
        <translation>Switch this plugin off?</translation>
    </message>
    <message>
        <source>“{plugin}” is deleted from the plugin folder: {file}</source>
        <translation>“{plugin}” is deleted from the plugin folder: {file}</translation>
    </message>
    <message>
        <source>Remove this plugin?</source>
        <translation>Remove this plugin?</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Remove</translation>
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
        <translation>Data; it runs no program.</translation>
    </message>
    <message>
        <source>A program; it can do whatever you can do on this computer.</source>
        <translation>A program; it can do whatever you can do on this computer.</translation>
    </message>
    <message>
        <source>Belongs to the game.</source>
        <translation>Belongs to the game.</translation>
    </message>
    <message>
        <source>Installed with Python (pip).</source>
        <translation>Installed with Python (pip).</translation>
    </message>
    <message>
        <source>Lies in the plugin folder.</source>
        <translation>Lies in the plugin folder.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Ways to score</source>
        <translation>Ways to score</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Themes</translation>
    </message>
    <message>
        <source>It is told what happens in your games.</source>
        <translation>It is told what happens in your games.</translation>
    </message>
    <message>
        <source>It gives hints.</source>
        <translation>It gives hints.</translation>
    </message>
    <message>
        <source>Belongs to the game</source>
        <translation>Belongs to the game</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Left out</translation>
    </message>
    <message>
        <source>Waits for a start without safe mode</source>
        <translation>Waits for a start without safe mode</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Off</translation>
    </message>
    <message>
        <source>On, but something in it broke</source>
        <translation>On, but something in it broke</translation>
    </message>
    <message>
        <source>On</source>
        <translation>On</translation>
    </message>
    <message>
        <source>The game on the table needs “{plugin}”. You can finish it now; if you close the program before, it is set aside and goes on once the plugin is there again.</source>
        <translation>The game on the table needs “{plugin}”. You can finish it now; if you close the program before, it is set aside and goes on once the plugin is there again.</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>not said</translation>
    </message>
    <message>
        <source>State</source>
        <translation>State</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Author</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>File</source>
        <translation>File</translation>
    </message>
    <message>
        <source>What it gives is listed here once it is on.</source>
        <translation>What it gives is listed here once it is on.</translation>
    </message>
    <message>
        <source>This plugin is loaded at every start. With these lines in its plugin.toml it would wait until it is used:</source>
        <translation>This plugin is loaded at every start. With these lines in its plugin.toml it would wait until it is used:</translation>
    </message>
    <message>
        <source>For its author</source>
        <translation>For its author</translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} and %n more</numerusform>
            <numerusform>{names} and %n more</numerusform>
        </translation>
    </message>
    <message>
        <source>What it gives</source>
        <translation>What it gives</translation>
    </message>
</context>
<context>
    <name>Plugins</name>
    <message>
        <source>{file} is not there, or cannot be read.</source>
        <translation>{file} is not there, or cannot be read.</translation>
    </message>
    <message>
        <source>{file} is no plugin. A plugin is a wheel (.whl), a .zip with plugin.toml, or a folder with plugin.toml.</source>
        <translation>{file} is no plugin. A plugin is a wheel (.whl), a .zip with plugin.toml, or a folder with plugin.toml.</translation>
    </message>
    <message>
        <source>{file} is no plugin yet: plugin.toml lies at “{entry}”, but may be at most one folder deep. Pack the folder that holds plugin.toml.</source>
        <translation>{file} is no plugin yet: plugin.toml lies at “{entry}”, but may be at most one folder deep. Pack the folder that holds plugin.toml.</translation>
    </message>
    <message>
        <source>{file} is damaged, or no zip archive: {error}.</source>
        <translation>{file} is damaged, or no zip archive: {error}.</translation>
    </message>
    <message>
        <source>The entry “{entry}” would be written outside the plugin's folder.</source>
        <translation>The entry “{entry}” would be written outside the plugin's folder.</translation>
    </message>
    <message>
        <source>The entry “{entry}” has a name that not every system can write; rename it with letters, digits, dots, dashes and underscores.</source>
        <translation>The entry “{entry}” has a name that not every system can write; rename it with letters, digits, dots, dashes and underscores.</translation>
    </message>
    <message>
        <source>The entry “{entry}” is a link or a device; put the file itself there.</source>
        <translation>The entry “{entry}” is a link or a device; put the file itself there.</translation>
    </message>
    <message>
        <source>The entries “{entry}” and “{other}” are one file on some systems; rename one.</source>
        <translation>The entries “{entry}” and “{other}” are one file on some systems; rename one.</translation>
    </message>
    <message>
        <source>It holds more than {most} files.</source>
        <translation>It holds more than {most} files.</translation>
    </message>
    <message>
        <source>Unpacked it is larger than {most} MB.</source>
        <translation>Unpacked it is larger than {most} MB.</translation>
    </message>
    <message>
        <source>Unpacked the entry “{entry}” is larger than {most} MB.</source>
        <translation>Unpacked the entry “{entry}” is larger than {most} MB.</translation>
    </message>
    <message>
        <source>The entry “{entry}” is an archive in the archive; unpack it first.</source>
        <translation>The entry “{entry}” is an archive in the archive; unpack it first.</translation>
    </message>
    <message>
        <source>The entry “{entry}” is encrypted; pack it without a password.</source>
        <translation>The entry “{entry}” is encrypted; pack it without a password.</translation>
    </message>
    <message>
        <source>The entry “{entry}” is packed in an unusual way; pack it with “deflate”.</source>
        <translation>The entry “{entry}” is packed in an unusual way; pack it with “deflate”.</translation>
    </message>
    <message>
        <source>The entry “{entry}” is damaged: {error}.</source>
        <translation>The entry “{entry}” is damaged: {error}.</translation>
    </message>
    <message>
        <source>The entry “{entry}” is a program, but a data plugin (a folder or zip with plugin.toml) runs no code: remove the program, or build a wheel if the plugin needs it.</source>
        <translation>The entry “{entry}” is a program, but a data plugin (a folder or zip with plugin.toml) runs no code: remove the program, or build a wheel if the plugin needs it.</translation>
    </message>
    <message>
        <source>It has no plugin.toml at its top.</source>
        <translation>It has no plugin.toml at its top.</translation>
    </message>
    <message>
        <source>The wheel has no entry point in the group {group}, so it is no plugin of this game.</source>
        <translation>The wheel has no entry point in the group {group}, so it is no plugin of this game.</translation>
    </message>
    <message>
        <source>The wheel was built for {platform}, not for every system; install it with pip instead.</source>
        <translation>The wheel was built for {platform}, not for every system; install it with pip instead.</translation>
    </message>
    <message>
        <source>The wheel puts files outside its packages (“{entry}”); install it with pip instead.</source>
        <translation>The wheel puts files outside its packages (“{entry}”); install it with pip instead.</translation>
    </message>
    <message>
        <source>It needs {needed}, which is not installed; install the plugin with pip instead.</source>
        <translation>It needs {needed}, which is not installed; install the plugin with pip instead.</translation>
    </message>
    <message>
        <source>{folder} cannot be written: {error}.</source>
        <translation>{folder} cannot be written: {error}.</translation>
    </message>
    <message>
        <source>The wheel lacks {entry}; build it again with “python -m build”.</source>
        <translation>The wheel lacks {entry}; build it again with “python -m build”.</translation>
    </message>
    <message>
        <source>It gives nothing: it has no variants, cards, tables or themes that can be used.</source>
        <translation>It gives nothing: it has no variants, cards, tables or themes that can be used.</translation>
    </message>
    <message>
        <source>{plugin} {version} is installed.</source>
        <translation>{plugin} {version} is installed.</translation>
    </message>
    <message>
        <source>{plugin} {version} takes the place of {old}.</source>
        <translation>{plugin} {version} takes the place of {old}.</translation>
    </message>
    <message>
        <source>{plugin} was removed.</source>
        <translation>{plugin} was removed.</translation>
    </message>
    <message>
        <source>{plugin} is on.</source>
        <translation>{plugin} is on.</translation>
    </message>
    <message>
        <source>{plugin} is off.</source>
        <translation>{plugin} is off.</translation>
    </message>
    <message>
        <source>{done} Its program is still in memory; the rest happens at the next start.</source>
        <translation>{done} Its program is still in memory; the rest happens at the next start.</translation>
    </message>
    <message>
        <source>{file} was not installed. {faults}</source>
        <translation>{file} was not installed. {faults}</translation>
    </message>
    <message>
        <source>{plugin} is there already, as version {old}. The file holds the newer {version}.</source>
        <translation>{plugin} is there already, as version {old}. The file holds the newer {version}.</translation>
    </message>
    <message>
        <source>{plugin} is there already, as version {old}. The file holds the older {version}.</source>
        <translation>{plugin} is there already, as version {old}. The file holds the older {version}.</translation>
    </message>
    <message>
        <source>{plugin} {version} is there already. The file holds the same version.</source>
        <translation>{plugin} {version} is there already. The file holds the same version.</translation>
    </message>
    <message>
        <source>{plugin} was installed with pip; change or remove it with pip, too.</source>
        <translation>{plugin} was installed with pip; change or remove it with pip, too.</translation>
    </message>
    <message>
        <source>{plugin} belongs to the program and stays.</source>
        <translation>{plugin} belongs to the program and stays.</translation>
    </message>
    <message>
        <source>There is no plugin {plugin}.</source>
        <translation>There is no plugin {plugin}.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {error}. Nothing changed.</source>
        <translation>{file} cannot be written: {error}. Nothing changed.</translation>
    </message>
    <message>
        <source>{done} It is not loaded before the program is started without safe mode.</source>
        <translation>{done} It is not loaded before the program is started without safe mode.</translation>
    </message>
    <message>
        <source>Safe mode: no plugins were loaded. Your choice of plugins stays as it is for the next start.</source>
        <translation>Safe mode: no plugins were loaded. Your choice of plugins stays as it is for the next start.</translation>
    </message>
    <message>
        <source>The plugin {plugin} was left out. {fault} {advice}</source>
        <translation>The plugin {plugin} was left out. {fault} {advice}</translation>
    </message>
    <message>
        <source>The plugin {plugin} is switched off. Switch it on to use it.</source>
        <translation>The plugin {plugin} is switched off. Switch it on to use it.</translation>
    </message>
    <message>
        <source>Update it, tell its author, or remove it; the game runs on without it.</source>
        <translation>Update it, tell its author, or remove it; the game runs on without it.</translation>
    </message>
    <message>
        <source>Install it again, or remove it.</source>
        <translation>Install it again, or remove it.</translation>
    </message>
    <message>
        <source>Remove or disable one of the two.</source>
        <translation>Remove or disable one of the two.</translation>
    </message>
    <message>
        <source>Update it or remove it; to try it again as it is, delete the file {file}.</source>
        <translation>Update it or remove it; to try it again as it is, delete the file {file}.</translation>
    </message>
    <message>
        <source>Its package {module} cannot be found.</source>
        <translation>Its package {module} cannot be found.</translation>
    </message>
    <message>
        <source>Its package {module} has no plugin.toml beside its __init__.py.</source>
        <translation>Its package {module} has no plugin.toml beside its __init__.py.</translation>
    </message>
    <message>
        <source>Its manifest cannot be used: {error}.</source>
        <translation>Its manifest cannot be used: {error}.</translation>
    </message>
    <message>
        <source>Two plugins have one id: {other} was found first, in {first}; this one is in {second}.</source>
        <translation>Two plugins have one id: {other} was found first, in {first}; this one is in {second}.</translation>
    </message>
    <message>
        <source>The program ended while it was loading this plugin the last time.</source>
        <translation>The program ended while it was loading this plugin the last time.</translation>
    </message>
    <message>
        <source>The program ended while the rules of this plugin were running the last time.</source>
        <translation>The program ended while the rules of this plugin were running the last time.</translation>
    </message>
    <message>
        <source>It did not let the program go on the last time, so the program was ended; your games are as you left them.</source>
        <translation>It did not let the program go on the last time, so the program was ended; your games are as you left them.</translation>
    </message>
    <message>
        <source>It took too much memory the last time, so the program was ended; your games are as you left them.</source>
        <translation>It took too much memory the last time, so the program was ended; your games are as you left them.</translation>
    </message>
    <message>
        <source>The plugin {plugin} waits: the program was started in safe mode. Start it without --safe-mode to use the plugin.</source>
        <translation>The plugin {plugin} waits: the program was started in safe mode. Start it without --safe-mode to use the plugin.</translation>
    </message>
    <message>
        <source>It needs the Python module {module}, which is not installed.</source>
        <translation>It needs the Python module {module}, which is not installed.</translation>
    </message>
    <message>
        <source>Its plugin.toml declares {object}, but {member} is {found} there.</source>
        <translation>Its plugin.toml declares {object}, but {member} is {found} there.</translation>
    </message>
    <message>
        <source>Its plugin.toml declares {object}, which it does not give.</source>
        <translation>Its plugin.toml declares {object}, which it does not give.</translation>
    </message>
    <message>
        <source>It cannot be used: {fault}</source>
        <translation>It cannot be used: {fault}</translation>
    </message>
    <message>
        <source>A file of it cannot be used: {fault}</source>
        <translation>A file of it cannot be used: {fault}</translation>
    </message>
    <message>
        <source>It failed while it was loaded: {error}.</source>
        <translation>It failed while it was loaded: {error}.</translation>
    </message>
    <message>
        <source>{module} marks no function with @hookimpl; the hooks are {hooks}.</source>
        <translation>{module} marks no function with @hookimpl; the hooks are {hooks}.</translation>
    </message>
    <message>
        <source>{name} is no hook; the hooks are {hooks}.</source>
        <translation>{name} is no hook; the hooks are {hooks}.</translation>
    </message>
    <message>
        <source>{name} is a hook's name, but the function is not marked with @hookimpl.</source>
        <translation>{name} is a hook's name, but the function is not marked with @hookimpl.</translation>
    </message>
    <message>
        <source>{name} wraps the hooks of other plugins, which is not allowed.</source>
        <translation>{name} wraps the hooks of other plugins, which is not allowed.</translation>
    </message>
    <message>
        <source>A hook has arguments that the program does not give: {error}.</source>
        <translation>A hook has arguments that the program does not give: {error}.</translation>
    </message>
    <message>
        <source>Its hook {name} failed: {error}.</source>
        <translation>Its hook {name} failed: {error}.</translation>
    </message>
    <message>
        <source>Its hook {name} must return a tuple or list of objects, not {found}.</source>
        <translation>Its hook {name} must return a tuple or list of objects, not {found}.</translation>
    </message>
    <message>
        <source>Its hook {name} returns more than {most} objects.</source>
        <translation>Its hook {name} returns more than {most} objects.</translation>
    </message>
    <message>
        <source>Its hook {name} returned {found}, which lacks {missing}.</source>
        <translation>Its hook {name} returned {found}, which lacks {missing}.</translation>
    </message>
    <message>
        <source>{member} of {object} must be {expected}, not {found}.</source>
        <translation>{member} of {object} must be {expected}, not {found}.</translation>
    </message>
    <message>
        <source>The id {found} must begin with “{prefix}” and go on with letters, digits or dashes.</source>
        <translation>The id {found} must begin with “{prefix}” and go on with letters, digits or dashes.</translation>
    </message>
    <message>
        <source>The id {found} is used twice.</source>
        <translation>The id {found} is used twice.</translation>
    </message>
    <message>
        <source>The code prefix {found} of {object} already belongs to {other}.</source>
        <translation>The code prefix {found} of {object} already belongs to {other}.</translation>
    </message>
    <message>
        <source>The code prefix of {object} is taken: choose another prefix; {found} belongs to the built-in game {other}.</source>
        <translation>The code prefix of {object} is taken: choose another prefix; {found} belongs to the built-in game {other}.</translation>
    </message>
    <message>
        <source>The plugin {plugin} is broken: {member} of {object} failed ({error}). What it could not answer was left as it was; update the plugin or remove it.</source>
        <translation>The plugin {plugin} is broken: {member} of {object} failed ({error}). What it could not answer was left as it was; update the plugin or remove it.</translation>
    </message>
</context>
<context>
    <name>Positions</name>
    <message>
        <source>Line {line}: “{found}” is not of the form “key: value”.</source>
        <translation>Line {line}: “{found}” is not of the form “key: value”.</translation>
    </message>
    <message>
        <source>Line {line}: unknown key “{found}”.</source>
        <translation>Line {line}: unknown key “{found}”.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” was already given in line {expected}.</source>
        <translation>Line {line}: “{found}” was already given in line {expected}.</translation>
    </message>
    <message>
        <source>Line {line}: the game “{found}” is not installed. Installed: {expected}.</source>
        <translation>Line {line}: the game “{found}” is not installed. Installed: {expected}.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” is no number of suits; write one of {expected}.</source>
        <translation>Line {line}: “{found}” is no number of suits; write one of {expected}.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” is no rule; write one of {expected}.</source>
        <translation>Line {line}: “{found}” is no rule; write one of {expected}.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” is not a whole number from 0 to 999999999.</source>
        <translation>Line {line}: “{found}” is not a whole number from 0 to 999999999.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” is no card; write rank and suit, such as TH.</source>
        <translation>Line {line}: “{found}” is no card; write rank and suit, such as TH.</translation>
    </message>
    <message>
        <source>Line {line}: the face-down card “{found}” lies above a face-up one.</source>
        <translation>Line {line}: the face-down card “{found}” lies above a face-up one.</translation>
    </message>
    <message>
        <source>Line {line}: too many “{found}”; with these suits the packs hold {expected}.</source>
        <translation>Line {line}: too many “{found}”; with these suits the packs hold {expected}.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” is no suit; write {expected}.</source>
        <translation>Line {line}: “{found}” is no suit; write {expected}.</translation>
    </message>
    <message>
        <source>Line {line}: {found} finished runs, but the game has only {expected}.</source>
        <translation>Line {line}: {found} finished runs, but the game has only {expected}.</translation>
    </message>
    <message>
        <source>Line {line}: this game has no column “{found}”.</source>
        <translation>Line {line}: this game has no column “{found}”.</translation>
    </message>
    <message>
        <source>Line {line}: this game has no pile “{found}”.</source>
        <translation>Line {line}: this game has no pile “{found}”.</translation>
    </message>
    <message>
        <source>Line {line}: in this game “{found}” cannot hold these cards.</source>
        <translation>Line {line}: in this game “{found}” cannot hold these cards.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>The text is no game: it has neither a game code nor a position.</source>
        <translation>The text is no game: it has neither a game code nor a position.</translation>
    </message>
    <message>
        <source>Line {line}: the game of this code cannot be played: {found}.</source>
        <translation>Line {line}: the game of this code cannot be played: {found}.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” is no move; write T7x3&gt;T4, T7&gt;T4, D, undo or redo.</source>
        <translation>Line {line}: “{found}” is no move; write T7x3&gt;T4, T7&gt;T4, D, undo or redo.</translation>
    </message>
    <message>
        <source>The game is read up to move {index}, “{move}”, which is refused: {why}</source>
        <translation>The game is read up to move {index}, “{move}”, which is refused: {why}</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>There are not so many cards there.</source>
        <translation>There are not so many cards there.</translation>
    </message>
    <message>
        <source>This game has no {pile}.</source>
        <translation>This game has no {pile}.</translation>
    </message>
    <message>
        <source>The cards already lie in this column.</source>
        <translation>The cards already lie in this column.</translation>
    </message>
    <message>
        <source>A face-down card stays until it is the last card of its column.</source>
        <translation>A face-down card stays until it is the last card of its column.</translation>
    </message>
    <message>
        <source>These cards do not move together: the {card} does not follow the {other} in rank.</source>
        <translation>These cards do not move together: the {card} does not follow the {other} in rank.</translation>
    </message>
    <message>
        <source>Only cards of one suit move together: the {card} and the {other} differ.</source>
        <translation>Only cards of one suit move together: the {card} and the {other} differ.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the card below must be exactly one rank higher.</source>
        <translation>The {card} does not go on the {other}: the card below must be exactly one rank higher.</translation>
    </message>
    <message>
        <source>Nothing goes on an ace: it is the lowest card.</source>
        <translation>Nothing goes on an ace: it is the lowest card.</translation>
    </message>
    <message>
        <source>Cards are only put on columns.</source>
        <translation>Cards are only put on columns.</translation>
    </message>
    <message>
        <source>A finished run has left the game; only undo brings it back.</source>
        <translation>A finished run has left the game; only undo brings it back.</translation>
    </message>
    <message>
        <source>The stock is only dealt, one card to each column.</source>
        <translation>The stock is only dealt, one card to each column.</translation>
    </message>
    <message>
        <source>No deal while a column is empty: first put a card into {pile}.</source>
        <translation>No deal while a column is empty: first put a card into {pile}.</translation>
    </message>
    <message>
        <source>The stock is empty: every row is dealt.</source>
        <translation>The stock is empty: every row is dealt.</translation>
    </message>
    <message>
        <source>This game has no stock: all cards are on the table.</source>
        <translation>This game has no stock: all cards are on the table.</translation>
    </message>
    <message>
        <source>The stock is only dealt, to the waste.</source>
        <translation>The stock is only dealt, to the waste.</translation>
    </message>
    <message>
        <source>The stock is only dealt, one card to each reserve.</source>
        <translation>The stock is only dealt, one card to each reserve.</translation>
    </message>
    <message>
        <source>The stock is not dealt: its cards fill a column that becomes empty.</source>
        <translation>The stock is not dealt: its cards fill a column that becomes empty.</translation>
    </message>
    <message>
        <source>No more redeals: the stock is empty, and the waste is not turned over again.</source>
        <translation>No more redeals: the stock is empty, and the waste is not turned over again.</translation>
    </message>
    <message>
        <source>No deal: every column ends in a run from the king, and a row skips these.</source>
        <translation>No deal: every column ends in a run from the king, and a row skips these.</translation>
    </message>
    <message>
        <source>Only cards of one colour move together: the {card} and the {other} differ.</source>
        <translation>Only cards of one colour move together: the {card} and the {other} differ.</translation>
    </message>
    <message>
        <source>Only cards of alternating colours move together: the {card} and the {other} are alike.</source>
        <translation>Only cards of alternating colours move together: the {card} and the {other} are alike.</translation>
    </message>
    <message>
        <source>These cards do not move together: with the {other} they are neither a run nor all of one rank.</source>
        <translation>These cards do not move together: with the {other} they are neither a run nor all of one rank.</translation>
    </message>
    <message>
        <source>Only cards of one rank move together: the {card} and the {other} differ.</source>
        <translation>Only cards of one rank move together: the {card} and the {other} differ.</translation>
    </message>
    <message>
        <source>In this game cards move one at a time.</source>
        <translation>In this game cards move one at a time.</translation>
    </message>
    <message>
        <source>Only the last card can be taken from here: {pile}.</source>
        <translation>Only the last card can be taken from here: {pile}.</translation>
    </message>
    <message>
        <source>Not so many cards at once: the free cells and empty columns carry {number}.</source>
        <translation>Not so many cards at once: the free cells and empty columns carry {number}.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the columns build in one suit.</source>
        <translation>The {card} does not go on the {other}: the columns build in one suit.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the columns build in one colour.</source>
        <translation>The {card} does not go on the {other}: the columns build in one colour.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the columns build in alternating colours.</source>
        <translation>The {card} does not go on the {other}: the columns build in alternating colours.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the card below must be exactly one rank lower.</source>
        <translation>The {card} does not go on the {other}: the card below must be exactly one rank lower.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the card below must be one rank higher or one rank lower.</source>
        <translation>The {card} does not go on the {other}: the card below must be one rank higher or one rank lower.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the card below must be higher in rank.</source>
        <translation>The {card} does not go on the {other}: the card below must be higher in rank.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the card below must be one rank higher or of the same rank.</source>
        <translation>The {card} does not go on the {other}: the card below must be one rank higher or of the same rank.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the columns build in steps of {number} ranks.</source>
        <translation>The {card} does not go on the {other}: the columns build in steps of {number} ranks.</translation>
    </message>
    <message>
        <source>Nothing goes on a king: here the columns build up, and it is the highest card.</source>
        <translation>Nothing goes on a king: here the columns build up, and it is the highest card.</translation>
    </message>
    <message>
        <source>Only a king may go to an empty column, not the {card}.</source>
        <translation>Only a king may go to an empty column, not the {card}.</translation>
    </message>
    <message>
        <source>Only an ace may go to an empty column, not the {card}.</source>
        <translation>Only an ace may go to an empty column, not the {card}.</translation>
    </message>
    <message>
        <source>In this game an empty column stays empty.</source>
        <translation>In this game an empty column stays empty.</translation>
    </message>
    <message>
        <source>The cell is occupied: {pile}.</source>
        <translation>The cell is occupied: {pile}.</translation>
    </message>
    <message>
        <source>Only one card at a time goes here: {pile}.</source>
        <translation>Only one card at a time goes here: {pile}.</translation>
    </message>
    <message>
        <source>The card already lies there.</source>
        <translation>The card already lies there.</translation>
    </message>
    <message>
        <source>No card goes back to the stock.</source>
        <translation>No card goes back to the stock.</translation>
    </message>
    <message>
        <source>The waste takes cards from the stock alone.</source>
        <translation>The waste takes cards from the stock alone.</translation>
    </message>
    <message>
        <source>Cards leave a reserve but do not come back.</source>
        <translation>Cards leave a reserve but do not come back.</translation>
    </message>
    <message>
        <source>Whole runs leave by themselves; nothing is put here by hand.</source>
        <translation>Whole runs leave by themselves; nothing is put here by hand.</translation>
    </message>
    <message>
        <source>Only a whole run goes here: {number} cards that follow each other.</source>
        <translation>Only a whole run goes here: {number} cards that follow each other.</translation>
    </message>
    <message>
        <source>A finished run already lies here; take a free place.</source>
        <translation>A finished run already lies here; take a free place.</translation>
    </message>
    <message>
        <source>Cards do not come back from the foundation; only undo brings them back.</source>
        <translation>Cards do not come back from the foundation; only undo brings them back.</translation>
    </message>
    <message>
        <source>This foundation begins with an ace, not with the {card}.</source>
        <translation>This foundation begins with an ace, not with the {card}.</translation>
    </message>
    <message>
        <source>This foundation begins with a king, not with the {card}.</source>
        <translation>This foundation begins with a king, not with the {card}.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: this foundation builds up in one suit.</source>
        <translation>The {card} does not go on the {other}: this foundation builds up in one suit.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: this foundation builds down in one suit.</source>
        <translation>The {card} does not go on the {other}: this foundation builds down in one suit.</translation>
    </message>
    <message>
        <source>Another foundation already builds the suit of the {card}.</source>
        <translation>Another foundation already builds the suit of the {card}.</translation>
    </message>
    <message>
        <source>No column takes the {card}.</source>
        <translation>No column takes the {card}.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>There is nothing to undo.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>There is nothing to redo.</translation>
    </message>
    <message>
        <source>This game is played without undo.</source>
        <translation>This game is played without undo.</translation>
    </message>
    <message>
        <source>No more moves can be undone: this game limits undo.</source>
        <translation>No more moves can be undone: this game limits undo.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>The game is paused.</translation>
    </message>
    <message>
        <source>The rules of {detail} are broken; the move was not played.</source>
        <translation>The rules of {detail} are broken; the move was not played.</translation>
    </message>
    <message>
        <source>The rules of this game do not allow that.</source>
        <translation>The rules of this game do not allow that.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>The game was copied as text.</source>
        <translation>The game was copied as text.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Saved: {file}</translation>
    </message>
    <message>
        <source>Code and moves (*.txt)</source>
        <translation>Code and moves (*.txt)</translation>
    </message>
    <message>
        <source>Games (*.jsonl *.txt)</source>
        <translation>Games (*.jsonl *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>All files (*)</translation>
    </message>
    <message>
        <source>Saved games (*.jsonl)</source>
        <translation>Saved games (*.jsonl)</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>To the beginning</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>One action back</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>One action on</source>
        <translation>One action on</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>To the end</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Slow</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Fast</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Very fast</translation>
    </message>
    <message>
        <source>Everything, undo and redo too</source>
        <translation>Everything, undo and redo too</translation>
    </message>
    <message>
        <source>Only the moves that count at the end</source>
        <translation>Only the moves that count at the end</translation>
    </message>
    <message>
        <source>Spee&amp;d:</source>
        <translation>Spee&amp;d:</translation>
    </message>
    <message>
        <source>Sho&amp;w:</source>
        <translation>Sho&amp;w:</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>{index} of {count}</source>
        <translation>{index} of {count}</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>Play &amp;on from here</translation>
    </message>
    <message>
        <source>Begin a game at this moment and go on by yourself</source>
        <translation>Begin a game at this moment and go on by yourself</translation>
    </message>
    <message>
        <source>&amp;Analyse…</source>
        <translation>&amp;Analyse…</translation>
    </message>
    <message>
        <source>See whether the game could have been won, and until when</source>
        <translation>See whether the game could have been won, and until when</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>&amp;Copy as text</translation>
    </message>
    <message>
        <source>Copy the game code and the moves that are shown</source>
        <translation>Copy the game code and the moves that are shown</translation>
    </message>
    <message>
        <source>Pas&amp;te</source>
        <translation>Pas&amp;te</translation>
    </message>
    <message>
        <source>Watch the game whose code and moves were copied</source>
        <translation>Watch the game whose code and moves were copied</translation>
    </message>
    <message>
        <source>&amp;Save as file…</source>
        <translation>&amp;Save as file…</translation>
    </message>
    <message>
        <source>Write the game to a file, to keep it or to share it</source>
        <translation>Write the game to a file, to keep it or to share it</translation>
    </message>
    <message>
        <source>Op&amp;en file…</source>
        <translation>Op&amp;en file…</translation>
    </message>
    <message>
        <source>Watch the game of a file</source>
        <translation>Watch the game of a file</translation>
    </message>
    <message>
        <source>The game is won here: go back to an earlier moment to play on.</source>
        <translation>The game is won here: go back to an earlier moment to play on.</translation>
    </message>
    <message>
        <source>Replay: {game}</source>
        <translation>Replay: {game}</translation>
    </message>
    <message>
        <source>The game is paused; its cards are hidden here too.</source>
        <translation>The game is paused; its cards are hidden here too.</translation>
    </message>
    <message>
        <source>The beginning.</source>
        <translation>The beginning.</translation>
    </message>
    <message>
        <source>A hint was given.</source>
        <translation>A hint was given.</translation>
    </message>
    <message>
        <source>The game is won.</source>
        <translation>The game is won.</translation>
    </message>
    <message>
        <source>No move is left.</source>
        <translation>No move is left.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Rules of {game}</source>
        <translation>Rules of {game}</translation>
    </message>
    <message>
        <source>The table of {game} at the beginning: hidden cards show their backs</source>
        <translation>The table of {game} at the beginning: hidden cards show their backs</translation>
    </message>
    <message>
        <source>The rules of this game are in the code of its plugin, which tells them to nobody. A move that they forbid is refused with the reason.</source>
        <translation>The rules of this game are in the code of its plugin, which tells them to nobody. A move that they forbid is refused with the reason.</translation>
    </message>
    <message>
        <source>The code of this game's plugin may change the rules below; it does not tell how. A move that it forbids is refused with the reason.</source>
        <translation>The code of this game's plugin may change the rules below; it does not tell how. A move that it forbids is refused with the reason.</translation>
    </message>
</context>
<context>
    <name>SaveAs</name>
    <message>
        <source>Save game as</source>
        <translation>Save game as</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>The game is kept as it is now, among the games that Ctrl+O shows. You go on playing; nothing that you do changes the kept one.</source>
        <translation>The game is kept as it is now, among the games that Ctrl+O shows. You go on playing; nothing that you do changes the kept one.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Save</translation>
    </message>
</context>
<context>
    <name>Schemes</name>
    <message>
        <source>500 points to begin with; each move or deal costs 1, each finished run brings 100.</source>
        <translation>500 points to begin with; each move or deal costs 1, each finished run brings 100.</translation>
    </message>
    <message>
        <source>As standard, but the move or deal that finishes a run costs nothing.</source>
        <translation>As standard, but the move or deal that finishes a run costs nothing.</translation>
    </message>
    <message>
        <source>1000 points to begin with; each move or deal costs 1, nothing else counts.</source>
        <translation>1000 points to begin with; each move or deal costs 1, nothing else counts.</translation>
    </message>
    <message>
        <source>A point for each card that lies in its own suit on the card one rank higher; 96 is everything.</source>
        <translation>A point for each card that lies in its own suit on the card one rank higher; 96 is everything.</translation>
    </message>
    <message>
        <source>Finished runs and turned cards bring points, each second and each undo costs some, and a quick win brings a large bonus.</source>
        <translation>Finished runs and turned cards bring points, each second and each undo costs some, and a quick win brings a large bonus.</translation>
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
        <translation>Moves only</translation>
    </message>
    <message>
        <source>In-suit pairs</source>
        <translation>In-suit pairs</translation>
    </message>
    <message>
        <source>Time bonus</source>
        <translation>Time bonus</translation>
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
        <translation>Scoring: {name}</translation>
    </message>
    <message>
        <source>How the score came about</source>
        <translation>How the score came about</translation>
    </message>
    <message>
        <source>For</source>
        <translation>For</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Number</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>Each</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
</context>
<context>
    <name>Scoring</name>
    <message>
        <source>At the beginning</source>
        <translation>At the beginning</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Moves</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Deals</translation>
    </message>
    <message>
        <source>Finished runs</source>
        <translation>Finished runs</translation>
    </message>
    <message>
        <source>Moves and deals that finished a run</source>
        <translation>Moves and deals that finished a run</translation>
    </message>
    <message>
        <source>Points never fall below 0</source>
        <translation>Points never fall below 0</translation>
    </message>
    <message>
        <source>Steps undone</source>
        <translation>Steps undone</translation>
    </message>
    <message>
        <source>Steps redone</source>
        <translation>Steps redone</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hints</translation>
    </message>
    <message>
        <source>Other points</source>
        <translation>Other points</translation>
    </message>
    <message>
        <source>Pairs of one suit in the columns</source>
        <translation>Pairs of one suit in the columns</translation>
    </message>
    <message>
        <source>Pairs in finished runs</source>
        <translation>Pairs in finished runs</translation>
    </message>
    <message>
        <source>Cards in finished runs</source>
        <translation>Cards in finished runs</translation>
    </message>
    <message>
        <source>Cards turned face up</source>
        <translation>Cards turned face up</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Seconds</translation>
    </message>
    <message>
        <source>A quarter more for winning</source>
        <translation>A quarter more for winning</translation>
    </message>
    <message>
        <source>Seconds left of ten minutes</source>
        <translation>Seconds left of ten minutes</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>&amp;Double click sends cards to the best column</source>
        <translation>&amp;Double click sends cards to the best column</translation>
    </message>
    <message>
        <source>The same suit is preferred.</source>
        <translation>The same suit is preferred.</translation>
    </message>
    <message>
        <source>&amp;Automatic placement</source>
        <translation>&amp;Automatic placement</translation>
    </message>
    <message>
        <source>Cards that you let go of go to their best column.</source>
        <translation>Cards that you let go of go to their best column.</translation>
    </message>
    <message>
        <source>&amp;Click to move</source>
        <translation>&amp;Click to move</translation>
    </message>
    <message>
        <source>One click takes cards, the next puts them down.</source>
        <translation>One click takes cards, the next puts them down.</translation>
    </message>
    <message>
        <source>&amp;Placement help</source>
        <translation>&amp;Placement help</translation>
    </message>
    <message>
        <source>Columns that take the cards you hold are marked.</source>
        <translation>Columns that take the cards you hold are marked.</translation>
    </message>
    <message>
        <source>&amp;Interactive rules</source>
        <translation>&amp;Interactive rules</translation>
    </message>
    <message>
        <source>After a refused move, the rule behind it is named.</source>
        <translation>After a refused move, the rule behind it is named.</translation>
    </message>
    <message>
        <source>&amp;Keep one game of each kind</source>
        <translation>&amp;Keep one game of each kind</translation>
    </message>
    <message>
        <source>A game of another kind keeps this one; the one kept of that kind goes on.</source>
        <translation>A game of another kind keeps this one; the one kept of that kind goes on.</translation>
    </message>
    <message>
        <source>Left-handed table</source>
        <translation>Left-handed table</translation>
    </message>
    <message>
        <source>The stock lies on the left.</source>
        <translation>The stock lies on the left.</translation>
    </message>
    <message>
        <source>Show the &amp;time</source>
        <translation>Show the &amp;time</translation>
    </message>
    <message>
        <source>It counts either way, while you play.</source>
        <translation>It counts either way, while you play.</translation>
    </message>
    <message>
        <source>Help that looks at hidden &amp;cards</source>
        <translation>Help that looks at hidden &amp;cards</translation>
    </message>
    <message>
        <source>Adds a solver's hint and its whole solution to the menu Move. It knows every card, which you do not; a game in which you use it counts as one with help.</source>
        <translation>Adds a solver's hint and its whole solution to the menu Move. It knows every card, which you do not; a game in which you use it counts as one with help.</translation>
    </message>
    <message>
        <source>Show whether the game can still be &amp;won</source>
        <translation>Show whether the game can still be &amp;won</translation>
    </message>
    <message>
        <source>A sign beside the figures says so, or that it is unknown. To find out, the solver looks at hidden cards; the game counts as one with help.</source>
        <translation>A sign beside the figures says so, or that it is unknown. To find out, the solver looks at hidden cards; the game counts as one with help.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Off</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Very fast</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Fast</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Slow</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>As the system</translation>
    </message>
    <message>
        <source>Cards appear in their places</source>
        <translation>Cards appear in their places</translation>
    </message>
    <message>
        <source>Cards travel</source>
        <translation>Cards travel</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Quiet</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Medium</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Loud</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Language:</translation>
    </message>
    <message>
        <source>C&amp;olours:</source>
        <translation>C&amp;olours:</translation>
    </message>
    <message>
        <source>T&amp;heme:</source>
        <translation>T&amp;heme:</translation>
    </message>
    <message>
        <source>Ani&amp;mation:</source>
        <translation>Ani&amp;mation:</translation>
    </message>
    <message>
        <source>Mo&amp;vement:</source>
        <translation>Mo&amp;vement:</translation>
    </message>
    <message>
        <source>So&amp;unds:</source>
        <translation>So&amp;unds:</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Playing</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Appearance</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Help</translation>
    </message>
    <message>
        <source>From the next game on</source>
        <translation>From the next game on</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>System language</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>The file cannot be read ({reason}): {file}</source>
        <translation>The file cannot be read ({reason}): {file}</translation>
    </message>
    <message>
        <source>The file cannot be written ({reason}): {file}</source>
        <translation>The file cannot be written ({reason}): {file}</translation>
    </message>
    <message>
        <source>The file is too large to be a game: {file}</source>
        <translation>The file is too large to be a game: {file}</translation>
    </message>
    <message>
        <source>This is no game.</source>
        <translation>This is no game.</translation>
    </message>
</context>
<context>
    <name>Solving</name>
    <message>
        <source>The game still goes on, and the analysis looks at hidden cards: allow that help in the settings, or finish the game first.</source>
        <translation>The game still goes on, and the analysis looks at hidden cards: allow that help in the settings, or finish the game first.</translation>
    </message>
    <message>
        <source>The analysis looks at hidden cards, and that cannot be noted in the kept game ({reason}). File: {file}</source>
        <translation>The analysis looks at hidden cards, and that cannot be noted in the kept game ({reason}). File: {file}</translation>
    </message>
    <message>
        <source>Nothing was done in this game yet.</source>
        <translation>Nothing was done in this game yet.</translation>
    </message>
    <message>
        <source>Can be won</source>
        <translation>Can be won</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Looking for a way to win…</source>
        <translation>Looking for a way to win…</translation>
    </message>
    <message>
        <source>Stopped. Play on from here.</source>
        <translation>Stopped. Play on from here.</translation>
    </message>
    <message>
        <source>The game is won already.</source>
        <translation>The game is won already.</translation>
    </message>
    <message numerus="yes">
        <source>Unknown: no way to win was found within %n second(s). There may be one.</source>
        <translation>
            <numerusform>Unknown: no way to win was found within %n second. There may be one.</numerusform>
            <numerusform>Unknown: no way to win was found within %n seconds. There may be one.</numerusform>
        </translation>
    </message>
    <message>
        <source>This position cannot be won: every way to go on was looked at.</source>
        <translation>This position cannot be won: every way to go on was looked at.</translation>
    </message>
    <message>
        <source>Unknown: the solver gave no answer ({reason}).</source>
        <translation>Unknown: the solver gave no answer ({reason}).</translation>
    </message>
    <message>
        <source>The solution: move {done} of {count}. Esc or a click stops it.</source>
        <translation>The solution: move {done} of {count}. Esc or a click stops it.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>looking…</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unknown</translation>
    </message>
    <message>
        <source>cannot be won</source>
        <translation>cannot be won</translation>
    </message>
    <message>
        <source>no longer since move {number}</source>
        <translation>no longer since move {number}</translation>
    </message>
    <message>
        <source>no longer; it was after move {number}</source>
        <translation>no longer; it was after move {number}</translation>
    </message>
    <message>
        <source>A way to win from here is known.</source>
        <translation>A way to win from here is known.</translation>
    </message>
    <message>
        <source>The solver is looking for a way to win from here.</source>
        <translation>The solver is looking for a way to win from here.</translation>
    </message>
    <message>
        <source>It is proven that no way from here wins.</source>
        <translation>It is proven that no way from here wins.</translation>
    </message>
    <message>
        <source>After move {number} there was one: press to go back there.</source>
        <translation>After move {number} there was one: press to go back there.</translation>
    </message>
    <message>
        <source>After move {number}: from here the game can be won.</source>
        <translation>After move {number}: from here the game can be won.</translation>
    </message>
    <message>
        <source>The last position known to be winnable is {back} moves back; undo goes back {allowed}.</source>
        <translation>The last position known to be winnable is {back} moves back; undo goes back {allowed}.</translation>
    </message>
    <message>
        <source>No earlier position of this game is known to be winnable.</source>
        <translation>No earlier position of this game is known to be winnable.</translation>
    </message>
    <message>
        <source>The game can be won from here: no need to go back.</source>
        <translation>The game can be won from here: no need to go back.</translation>
    </message>
    <message numerus="yes">
        <source>No way to win was found within %n second(s). That proves nothing.</source>
        <translation>
            <numerusform>No way to win was found within %n second. That proves nothing.</numerusform>
            <numerusform>No way to win was found within %n seconds. That proves nothing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Starting</name>
    <message>
        <source>Begin again?</source>
        <translation>Begin again?</translation>
    </message>
    <message>
        <source>The same cards are dealt again, and what you did is forgotten.</source>
        <translation>The same cards are dealt again, and what you did is forgotten.</translation>
    </message>
    <message>
        <source>&amp;Begin again</source>
        <translation>&amp;Begin again</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>&amp;Keep playing</translation>
    </message>
    <message>
        <source>Go back to this moment?</source>
        <translation>Go back to this moment?</translation>
    </message>
    <message>
        <source>The game goes on from here, and what you did after it is forgotten.</source>
        <translation>The game goes on from here, and what you did after it is forgotten.</translation>
    </message>
    <message>
        <source>&amp;Go on from here</source>
        <translation>&amp;Go on from here</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>The statistics cannot be read ({reason}). File: {file}</source>
        <translation>The statistics cannot be read ({reason}). File: {file}</translation>
    </message>
    <message>
        <source>That could not be written ({reason}). File: {file}</source>
        <translation>That could not be written ({reason}). File: {file}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were written to {file}</source>
        <translation>
            <numerusform>%n game was written to {file}</numerusform>
            <numerusform>%n games were written to {file}</numerusform>
        </translation>
    </message>
    <message>
        <source>The statistics begin anew. The old ones were kept as {file}.</source>
        <translation>The statistics begin anew. The old ones were kept as {file}.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <translation>&amp;Figures</translation>
    </message>
    <message>
        <source>O&amp;ver time</source>
        <translation>O&amp;ver time</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>&amp;List</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Export…</translation>
    </message>
    <message>
        <source>&amp;Begin anew…</source>
        <translation>&amp;Begin anew…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tables (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Begin the statistics anew?</source>
        <translation>Begin the statistics anew?</translation>
    </message>
    <message>
        <source>All games are taken out of the statistics, those of other rules too. A copy of the file is kept.</source>
        <translation>All games are taken out of the statistics, those of other rules too. A copy of the file is kept.</translation>
    </message>
    <message>
        <source>&amp;Begin anew</source>
        <translation>&amp;Begin anew</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Keep</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>{hours} hours</source>
        <translation>{hours} hours</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>%n game won</numerusform>
            <numerusform>%n games won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) not won</source>
        <translation>
            <numerusform>%n game not won</numerusform>
            <numerusform>%n games not won</numerusform>
        </translation>
    </message>
    <message>
        <source>In progress, not counted</source>
        <translation>In progress, not counted</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Played to an end</source>
        <translation>Played to an end</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Won</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Lost</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Given up</translation>
    </message>
    <message>
        <source>Won, of all games</source>
        <translation>Won, of all games</translation>
    </message>
    <message>
        <source>Won without undo and hints</source>
        <translation>Won without undo and hints</translation>
    </message>
    <message>
        <source>Streaks</source>
        <translation>Streaks</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Current streak</translation>
    </message>
    <message>
        <source>Most games won in a row</source>
        <translation>Most games won in a row</translation>
    </message>
    <message>
        <source>Most games not won in a row</source>
        <translation>Most games not won in a row</translation>
    </message>
    <message>
        <source>Days in a row with a win, up to now</source>
        <translation>Days in a row with a win, up to now</translation>
    </message>
    <message>
        <source>Most days in a row with a win</source>
        <translation>Most days in a row with a win</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Time of all games together</source>
        <translation>Time of all games together</translation>
    </message>
    <message>
        <source>Time of the won games together</source>
        <translation>Time of the won games together</translation>
    </message>
    <message>
        <source>Mean time of all games</source>
        <translation>Mean time of all games</translation>
    </message>
    <message>
        <source>Mean time of the won games</source>
        <translation>Mean time of the won games</translation>
    </message>
    <message>
        <source>Shortest won game</source>
        <translation>Shortest won game</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Best score of all games</source>
        <translation>Best score of all games</translation>
    </message>
    <message>
        <source>Best score of a won game</source>
        <translation>Best score of a won game</translation>
    </message>
    <message>
        <source>Mean score of all games</source>
        <translation>Mean score of all games</translation>
    </message>
    <message>
        <source>Mean score of the won games</source>
        <translation>Mean score of the won games</translation>
    </message>
    <message>
        <source>Moves and more</source>
        <translation>Moves and more</translation>
    </message>
    <message>
        <source>Fewest moves of a won game</source>
        <translation>Fewest moves of a won game</translation>
    </message>
    <message>
        <source>Mean moves of the won games</source>
        <translation>Mean moves of the won games</translation>
    </message>
    <message>
        <source>Moves in all games</source>
        <translation>Moves in all games</translation>
    </message>
    <message>
        <source>Rows dealt in all games</source>
        <translation>Rows dealt in all games</translation>
    </message>
    <message>
        <source>Runs finished in all games</source>
        <translation>Runs finished in all games</translation>
    </message>
    <message>
        <source>Steps undone in all games</source>
        <translation>Steps undone in all games</translation>
    </message>
    <message>
        <source>Hints given in all games</source>
        <translation>Hints given in all games</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figures</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>All time</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Last 7 days</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Last 30 days</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Last 365 days</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Game:</translation>
    </message>
    <message>
        <source>&amp;Suits:</source>
        <translation>&amp;Suits:</translation>
    </message>
    <message>
        <source>R&amp;ule:</source>
        <translation>R&amp;ule:</translation>
    </message>
    <message>
        <source>S&amp;coring:</source>
        <translation>S&amp;coring:</translation>
    </message>
    <message>
        <source>Difficult&amp;y:</source>
        <translation>Difficult&amp;y:</translation>
    </message>
    <message>
        <source>&amp;Period:</source>
        <translation>&amp;Period:</translation>
    </message>
    <message>
        <source>All</source>
        <translation>All</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Not known</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Newest first</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Oldest first</translation>
    </message>
    <message>
        <source>Best score first</source>
        <translation>Best score first</translation>
    </message>
    <message>
        <source>Quickest win first</source>
        <translation>Quickest win first</translation>
    </message>
    <message>
        <source>Fewest moves first</source>
        <translation>Fewest moves first</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Ended</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Moves</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Deals</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
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
        <translation>S&amp;ort:</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Finished games</translation>
    </message>
    <message>
        <source>by week</source>
        <translation>by week</translation>
    </message>
    <message>
        <source>by month</source>
        <translation>by month</translation>
    </message>
    <message>
        <source>by day</source>
        <translation>by day</translation>
    </message>
    <message>
        <source>Scores of all games</source>
        <translation>Scores of all games</translation>
    </message>
    <message>
        <source>Times of the won games</source>
        <translation>Times of the won games</translation>
    </message>
    <message>
        <source>Moves of the won games</source>
        <translation>Moves of the won games</translation>
    </message>
    <message>
        <source>G&amp;ames over time</source>
        <translation>G&amp;ames over time</translation>
    </message>
    <message>
        <source>Sprea&amp;d</source>
        <translation>Sprea&amp;d</translation>
    </message>
    <message>
        <source>Games over time</source>
        <translation>Games over time</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Spread</translation>
    </message>
    <message>
        <source>Won, in percent</source>
        <translation>Won, in percent</translation>
    </message>
    <message numerus="yes">
        <source>{low} and more: %n game(s)</source>
        <translation>
            <numerusform>{low} and more: %n game</numerusform>
            <numerusform>{low} and more: %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Less than {high}: %n game(s)</source>
        <translation>
            <numerusform>Less than {high}: %n game</numerusform>
            <numerusform>Less than {high}: %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low}: %n game(s)</source>
        <translation>
            <numerusform>{low}: %n game</numerusform>
            <numerusform>{low}: %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low} to less than {high}: %n game(s)</source>
        <translation>
            <numerusform>{low} to less than {high}: %n game</numerusform>
            <numerusform>{low} to less than {high}: %n games</numerusform>
        </translation>
    </message>
    <message>
        <source>No game of this kind has ended yet.</source>
        <translation>No game of this kind has ended yet.</translation>
    </message>
    <message>
        <source>Week from {day}</source>
        <translation>Week from {day}</translation>
    </message>
    <message>
        <source>no game</source>
        <translation>no game</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), {won} won, {lost} lost, {up} given up, {rate} won</source>
        <translation>
            <numerusform>%n game, {won} won, {lost} lost, {up} given up, {rate} won</numerusform>
            <numerusform>%n games, {won} won, {lost} lost, {up} given up, {rate} won</numerusform>
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
        <translation>Moves</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Deals left</source>
        <translation>Deals left</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Runs</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} of {total}</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>Cards home</source>
        <translation>Cards home</translation>
    </message>
    <message>
        <source>Code ({known})</source>
        <translation>Code ({known})</translation>
    </message>
    <message>
        <source>Press to see line by line how the score came about</source>
        <translation>Press to see line by line how the score came about</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message numerus="yes">
        <source>The statistics file was damaged; new statistics begin with what could be read: %n game(s).</source>
        <translation>
            <numerusform>The statistics file was damaged; new statistics begin with what could be read: %n game.</numerusform>
            <numerusform>The statistics file was damaged; new statistics begin with what could be read: %n games.</numerusform>
        </translation>
    </message>
    <message>
        <source>The saved game is empty.</source>
        <translation>The saved game is empty.</translation>
    </message>
    <message>
        <source>The file is no saved game.</source>
        <translation>The file is no saved game.</translation>
    </message>
    <message>
        <source>The first line of the saved game is damaged; it cannot be known what was dealt.</source>
        <translation>The first line of the saved game is damaged; it cannot be known what was dealt.</translation>
    </message>
    <message>
        <source>The saved game comes from a newer version of the program ({found}).</source>
        <translation>The saved game comes from a newer version of the program ({found}).</translation>
    </message>
    <message>
        <source>The saved game needs the rules “{found}”, which are not installed. Switch on or install the plugin “{plugin}”.</source>
        <translation>The saved game needs the rules “{found}”, which are not installed. Switch on or install the plugin “{plugin}”.</translation>
    </message>
    <message>
        <source>The saved game needs the scoring “{found}”, which is not installed. Switch on or install the plugin “{plugin}”.</source>
        <translation>The saved game needs the scoring “{found}”, which is not installed. Switch on or install the plugin “{plugin}”.</translation>
    </message>
    <message>
        <source>Line {line} of the saved game is damaged.</source>
        <translation>Line {line} of the saved game is damaged.</translation>
    </message>
    <message>
        <source>Line {line} of the saved game does not say what was done.</source>
        <translation>Line {line} of the saved game does not say what was done.</translation>
    </message>
    <message>
        <source>Line {line} of the saved game is a move that the rules refuse: {found}.</source>
        <translation>Line {line} of the saved game is a move that the rules refuse: {found}.</translation>
    </message>
    <message>
        <source>The rules or the scoring failed at line {line} of the saved game ({found}).</source>
        <translation>The rules or the scoring failed at line {line} of the saved game ({found}).</translation>
    </message>
    <message>
        <source>The last action had not been written to the end; the game goes on before it.</source>
        <translation>The last action had not been written to the end; the game goes on before it.</translation>
    </message>
    <message>
        <source>The settings could not be read ({found}); the program starts with its own.</source>
        <translation>The settings could not be read ({found}); the program starts with its own.</translation>
    </message>
    <message>
        <source>The settings file is damaged; the program starts with its own settings.</source>
        <translation>The settings file is damaged; the program starts with its own settings.</translation>
    </message>
    <message>
        <source>The setting “{key}” had the unusable value {found}; it has its default again.</source>
        <translation>The setting “{key}” had the unusable value {found}; it has its default again.</translation>
    </message>
    <message>
        <source>The settings come from a newer version of the program; what is known of them is used.</source>
        <translation>The settings come from a newer version of the program; what is known of them is used.</translation>
    </message>
    <message>
        <source>The file was kept as {file}.</source>
        <translation>The file was kept as {file}.</translation>
    </message>
    <message>
        <source>The game cannot be saved ({reason}). You can play on. File: {file}</source>
        <translation>The game cannot be saved ({reason}). You can play on. File: {file}</translation>
    </message>
    <message>
        <source>The settings cannot be saved ({reason}). They hold until you quit. File: {file}</source>
        <translation>The settings cannot be saved ({reason}). They hold until you quit. File: {file}</translation>
    </message>
    <message>
        <source>The game cannot be counted in the statistics yet ({reason}); it will be with the next one. File: {file}</source>
        <translation>The game cannot be counted in the statistics yet ({reason}); it will be with the next one. File: {file}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>face-down card, {pile}, card {place} of {count}</source>
        <translation>face-down card, {pile}, card {place} of {count}</translation>
    </message>
    <message numerus="yes">
        <source>{card}, {pile}, card {place} of {count}, face up, run of %n card(s)</source>
        <translation>
            <numerusform>{card}, {pile}, card {place} of {count}, face up, run of %n card</numerusform>
            <numerusform>{card}, {pile}, card {place} of {count}, face up, run of %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, {pile}, card {place} of {count}, face up</source>
        <translation>{card}, {pile}, card {place} of {count}, face up</translation>
    </message>
    <message>
        <source>{pile}, empty</source>
        <translation>{pile}, empty</translation>
    </message>
    <message>
        <source>{pile}, {card} on top</source>
        <translation>{pile}, {card} on top</translation>
    </message>
    <message>
        <source>{pile}, {card}</source>
        <translation>{pile}, {card}</translation>
    </message>
    <message>
        <source>foundation {number}</source>
        <translation>foundation {number}</translation>
    </message>
    <message numerus="yes">
        <source>{card}, shown whole, under %n card(s)</source>
        <translation>
            <numerusform>{card}, shown whole, under %n card</numerusform>
            <numerusform>{card}, shown whole, under %n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>a row was dealt</source>
        <translation>a row was dealt</translation>
    </message>
    <message>
        <source>{card} to {pile}</source>
        <translation>{card} to {pile}</translation>
    </message>
    <message numerus="yes">
        <source>{pile}, %n deal(s) left</source>
        <translation>
            <numerusform>{pile}, %n deal left</numerusform>
            <numerusform>{pile}, %n deals left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pile}, %n card(s) left</source>
        <translation>
            <numerusform>{pile}, %n card left</numerusform>
            <numerusform>{pile}, %n cards left</numerusform>
        </translation>
    </message>
    <message>
        <source>the waste may be turned over at any time</source>
        <translation>the waste may be turned over at any time</translation>
    </message>
    <message numerus="yes">
        <source>the waste may be turned over %n time(s)</source>
        <translation>
            <numerusform>the waste may be turned over %n more time</numerusform>
            <numerusform>the waste may be turned over %n more times</numerusform>
        </translation>
    </message>
    <message>
        <source>the waste is not turned over</source>
        <translation>the waste is not turned over</translation>
    </message>
    <message>
        <source>a run is finished: {card} to ace</source>
        <translation>a run is finished: {card} to ace</translation>
    </message>
    <message>
        <source>the waste was turned over</source>
        <translation>the waste was turned over</translation>
    </message>
    <message>
        <source>undone: {step}</source>
        <translation>undone: {step}</translation>
    </message>
    <message>
        <source>played again: {step}</source>
        <translation>played again: {step}</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Card table</translation>
    </message>
    <message numerus="yes">
        <source>{pile}, {card} on top of %n card(s)</source>
        <translation>
            <numerusform>{pile}, {card} on top of %n card</numerusform>
            <numerusform>{pile}, {card} on top of %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pile}, %n card(s)</source>
        <translation>
            <numerusform>{pile}, %n card</numerusform>
            <numerusform>{pile}, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} and %n more card(s) to {pile}</source>
        <translation>
            <numerusform>{card} and %n more card to {pile}</numerusform>
            <numerusform>{card} and %n more cards to {pile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pile} was filled with %n card(s)</source>
        <translation>
            <numerusform>{pile} was filled with %n card</numerusform>
            <numerusform>{pile} was filled with %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Themes</name>
    <message>
        <source>Classic</source>
        <translation>Classic</translation>
    </message>
    <message>
        <source>Four-colour</source>
        <translation>Four-colour</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Large index</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Night</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Lattice</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Stars</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Cubes</translation>
    </message>
    <message>
        <source>Vine</source>
        <translation>Vine</translation>
    </message>
    <message>
        <source>Blossom</source>
        <translation>Blossom</translation>
    </message>
    <message>
        <source>Corner webs</source>
        <translation>Corner webs</translation>
    </message>
    <message>
        <source>Dewdrops</source>
        <translation>Dewdrops</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Plain</translation>
    </message>
    <message>
        <source>Stripes</source>
        <translation>Stripes</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>Snow</translation>
    </message>
    <message>
        <source>Autumn leaves</source>
        <translation>Autumn leaves</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Felt</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Wood</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Slate</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Paper</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Library</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>Spring</translation>
    </message>
    <message>
        <source>Autumn</source>
        <translation>Autumn</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Winter</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Clear</translation>
    </message>
</context>
<context>
    <name>VariantFiles</name>
    <message>
        <source>The file is too big: {found} bytes of at most {allowed}.</source>
        <translation>The file is too big: {found} bytes of at most {allowed}.</translation>
    </message>
    <message>
        <source>This is not text in UTF-8; save the file with that encoding.</source>
        <translation>This is not text in UTF-8; save the file with that encoding.</translation>
    </message>
    <message>
        <source>This is not written as TOML wants it: {found}.</source>
        <translation>This is not written as TOML wants it: {found}.</translation>
    </message>
    <message>
        <source>Brackets or dots are nested too deeply; {allowed} levels are enough.</source>
        <translation>Brackets or dots are nested too deeply; {allowed} levels are enough.</translation>
    </message>
    <message>
        <source>This number has far too many digits.</source>
        <translation>This number has far too many digits.</translation>
    </message>
    <message>
        <source>The file describes no game: write its keys, at least {allowed}, or a table [[variant]].</source>
        <translation>The file describes no game: write its keys, at least {allowed}, or a table [[variant]].</translation>
    </message>
    <message>
        <source>The file describes {found} games; {allowed} is the most.</source>
        <translation>The file describes {found} games; {allowed} is the most.</translation>
    </message>
    <message>
        <source>There is no key “{key}”. There are: {allowed}.</source>
        <translation>There is no key “{key}”. There are: {allowed}.</translation>
    </message>
    <message>
        <source>The key “{key}” is missing; every game needs it.</source>
        <translation>The key “{key}” is missing; every game needs it.</translation>
    </message>
    <message>
        <source>“{key}” must be {allowed}, not {found}.</source>
        <translation>“{key}” must be {allowed}, not {found}.</translation>
    </message>
    <message>
        <source>“{key}” cannot be “{found}”. It can be: {allowed}.</source>
        <translation>“{key}” cannot be “{found}”. It can be: {allowed}.</translation>
    </message>
    <message>
        <source>“{key}” cannot be {found}; it goes from {low} to {high}.</source>
        <translation>“{key}” cannot be {found}; it goes from {low} to {high}.</translation>
    </message>
    <message>
        <source>“{key}” cannot be “{found}”; write it like {allowed}.</source>
        <translation>“{key}” cannot be “{found}”; write it like {allowed}.</translation>
    </message>
    <message>
        <source>“{found}” was already taken as “{key}” in line {allowed}.</source>
        <translation>“{found}” was already taken as “{key}” in line {allowed}.</translation>
    </message>
    <message>
        <source>“{key}”: “{found}” says no columns; write them like “{allowed}” (4+1 is four face-down cards with a face-up one on top, 8 is eight face-up cards).</source>
        <translation>“{key}”: “{found}” says no columns; write them like “{allowed}” (4+1 is four face-down cards with a face-up one on top, 8 is eight face-up cards).</translation>
    </message>
    <message>
        <source>“{key}”: {found} columns are too many; {allowed} find room on the table.</source>
        <translation>“{key}”: {found} columns are too many; {allowed} find room on the table.</translation>
    </message>
    <message>
        <source>“{key}”: there is no column {found}; they are counted from 1 to {allowed}.</source>
        <translation>“{key}”: there is no column {found}; they are counted from 1 to {allowed}.</translation>
    </message>
    <message>
        <source>The game contradicts itself: {found}.</source>
        <translation>The game contradicts itself: {found}.</translation>
    </message>
    <message>
        <source>There is no key “{key}”. Did you mean “{near}”?</source>
        <translation>There is no key “{key}”. Did you mean “{near}”?</translation>
    </message>
    <message>
        <source>“{key}” cannot be “{found}”. Did you mean “{near}”? It can be: {allowed}.</source>
        <translation>“{key}” cannot be “{found}”. Did you mean “{near}”? It can be: {allowed}.</translation>
    </message>
    <message>
        <source>{file}, line {line}: {fault}</source>
        <translation>{file}, line {line}: {fault}</translation>
    </message>
    <message>
        <source>{file}: {fault}</source>
        <translation>{file}: {fault}</translation>
    </message>
    <message>
        <source>text in quotes</source>
        <translation>text in quotes</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>a whole number</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true or false</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>a table</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>a list</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>a list of whole numbers</translation>
    </message>
    <message>
        <source>a list of texts in quotes</source>
        <translation>a list of texts in quotes</translation>
    </message>
    <message>
        <source>tables, each under [[variant]]</source>
        <translation>tables, each under [[variant]]</translation>
    </message>
    <message>
        <source>text in quotes or a list of such texts</source>
        <translation>text in quotes or a list of such texts</translation>
    </message>
    <message>
        <source>another kind of value</source>
        <translation>another kind of value</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Copied: {code}</source>
        <translation>Copied: {code}</translation>
    </message>
    <message>
        <source>The position was copied as text.</source>
        <translation>The position was copied as text.</translation>
    </message>
    <message>
        <source>Full screen. Press F11 or Esc to go back.</source>
        <translation>Full screen. Press F11 or Esc to go back.</translation>
    </message>
</context>
</TS>
