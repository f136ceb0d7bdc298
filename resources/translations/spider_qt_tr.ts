<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>About Spider Qt</source>
        <translation>Spider Qt hakkında</translation>
    </message>
    <message>
        <source>Spider Solitaire for the desktop: every rule explained, nothing lost. Free software under the MIT licence.</source>
        <translation>Masaüstü için Spider Solitaire: her kural açıklanır, hiçbir şey kaybolmaz. MIT lisanslı özgür yazılım.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Yeni oyun…</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Yeni oyun</translation>
    </message>
    <message>
        <source>Choose a game and deal new cards</source>
        <translation>Bir oyun seçip kartları yeniden dağıt</translation>
    </message>
    <message>
        <source>&amp;Restart</source>
        <translation>Y&amp;eniden başlat</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Yeniden başlat</translation>
    </message>
    <message>
        <source>Begin the same deal again</source>
        <translation>Aynı dağılıma baştan başla</translation>
    </message>
    <message>
        <source>&amp;Enter code…</source>
        <translation>Oyun &amp;kodu gir…</translation>
    </message>
    <message>
        <source>Enter code</source>
        <translation>Oyun kodu gir</translation>
    </message>
    <message>
        <source>Play the deal of a game code</source>
        <translation>Bir oyun kodunun dağılımını oyna</translation>
    </message>
    <message>
        <source>&amp;Copy code</source>
        <translation>Oyun kodunu k&amp;opyala</translation>
    </message>
    <message>
        <source>Copy code</source>
        <translation>Oyun kodunu kopyala</translation>
    </message>
    <message>
        <source>Copy the code of this deal, to keep or to share it</source>
        <translation>Bu dağılımın kodunu saklamak ya da paylaşmak için kopyala</translation>
    </message>
    <message>
        <source>Dai&amp;ly deal…</source>
        <translation>&amp;Günün dağılımı…</translation>
    </message>
    <message>
        <source>Daily deal</source>
        <translation>Günün dağılımı</translation>
    </message>
    <message>
        <source>Play the deal that everybody gets today, or one of past days</source>
        <translation>Bugün herkesin aldığı dağılımı ya da geçmiş bir günün dağılımını oyna</translation>
    </message>
    <message>
        <source>&amp;Watch again…</source>
        <translation>Yeniden &amp;izle…</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Yeniden izle</translation>
    </message>
    <message>
        <source>Watch this game move by move, from its beginning</source>
        <translation>Bu oyunu başından itibaren hamle hamle izle</translation>
    </message>
    <message>
        <source>Anal&amp;yse…</source>
        <translation>Çö&amp;zümle…</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Çözümle</translation>
    </message>
    <message>
        <source>See whether the game could have been won, and until when</source>
        <translation>Oyunun kazanılıp kazanılamayacağını ve ne zamana kadar kazanılabildiğini gör</translation>
    </message>
    <message>
        <source>&amp;Games…</source>
        <translation>Oy&amp;unlar…</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Oyunlar</translation>
    </message>
    <message>
        <source>See the kept games: go on with one, or watch one again</source>
        <translation>Saklanan oyunları gör: birini sürdür ya da yeniden izle</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>&amp;Farklı kaydet…</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Farklı kaydet</translation>
    </message>
    <message>
        <source>Keep the game as it is now, under a name</source>
        <translation>Oyunu şimdiki hâliyle bir ad altında sakla</translation>
    </message>
    <message>
        <source>Sc&amp;ore…</source>
        <translation>&amp;Puan…</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>See line by line how the score came about</source>
        <translation>Puanın nasıl oluştuğunu satır satır gör</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>İ&amp;statistikler…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>İstatistikler</translation>
    </message>
    <message>
        <source>See how many games were won, how fast, and how it went on</source>
        <translation>Kaç oyunun ne kadar hızlı kazanıldığını ve gidişatı gör</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Duraklat</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Duraklat</translation>
    </message>
    <message>
        <source>Hide the table and stop the time, or go on</source>
        <translation>Masayı gizleyip süreyi durdur ya da devam et</translation>
    </message>
    <message>
        <source>&amp;Table and cards…</source>
        <translation>&amp;Masa ve kartlar…</translation>
    </message>
    <message>
        <source>Table and cards</source>
        <translation>Masa ve kartlar</translation>
    </message>
    <message>
        <source>Choose a theme, the table, faces and backs</source>
        <translation>Tema, masa, kart yüzü ve arkası seç</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Ayarlar…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ayarlar</translation>
    </message>
    <message>
        <source>Change how the game looks and plays</source>
        <translation>Oyunun görünüşünü ve oynanışını değiştir</translation>
    </message>
    <message>
        <source>Pl&amp;ugins…</source>
        <translation>Ekle&amp;ntiler…</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Eklentiler</translation>
    </message>
    <message>
        <source>See what plugins there are, switch, install and remove them</source>
        <translation>Eklentileri görün, açıp kapatın, kurun ve kaldırın</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Çık</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Çık</translation>
    </message>
    <message>
        <source>Close the program; the game is kept</source>
        <translation>Programı kapat; oyun saklanır</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Geri al</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Take the last move or deal back</source>
        <translation>Son hamleyi ya da dağıtımı geri al</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Yinele</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Yinele</translation>
    </message>
    <message>
        <source>Play the undone move or deal again</source>
        <translation>Geri alınan hamleyi yeniden oyna</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Dağıt</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Dağıt</translation>
    </message>
    <message>
        <source>Deal one card from the stock onto each column</source>
        <translation>Çekme destesinden her sütuna bir kart koy</translation>
    </message>
    <message>
        <source>&amp;Send to best column</source>
        <translation>&amp;En uygun sütuna gönder</translation>
    </message>
    <message>
        <source>Send to best column</source>
        <translation>En uygun sütuna gönder</translation>
    </message>
    <message>
        <source>Send the chosen cards to the column where they go best</source>
        <translation>Seçilen kartları en uygun sütuna gönder</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>İ&amp;pucu</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>İpucu</translation>
    </message>
    <message>
        <source>Say what to do next, by what you see, and why</source>
        <translation>Gördüklerinize göre sırada ne yapılacağını ve nedenini söyle</translation>
    </message>
    <message>
        <source>Sol&amp;ver hint</source>
        <translation>Çö&amp;zücü ipucu</translation>
    </message>
    <message>
        <source>Solver hint</source>
        <translation>Çözücü ipucu</translation>
    </message>
    <message>
        <source>Mark the next move of a way to win; hidden cards are used</source>
        <translation>Kazanma yolunun sonraki hamlesini işaretle; kapalı kartlar kullanılır</translation>
    </message>
    <message>
        <source>Show me the so&amp;lution</source>
        <translation>Çözümü gö&amp;ster</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Çözüm</translation>
    </message>
    <message>
        <source>Play a way to win on the table, until you stop it</source>
        <translation>Bir kazanma yolunu siz durdurana kadar masada oynat</translation>
    </message>
    <message>
        <source>Back to where it &amp;could be won</source>
        <translation>Kazanılabilir konuma dö&amp;n</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Geri</translation>
    </message>
    <message>
        <source>Undo to the last position that is known to be winnable</source>
        <translation>Kazanılabildiği bilinen son konuma kadar geri al</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Tam ekran</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Tam ekran</translation>
    </message>
    <message>
        <source>Fill the screen; F11 or Esc goes back</source>
        <translation>Ekranı doldur; F11 ya da Esc ile dönülür</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Kurallar</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Kurallar</translation>
    </message>
    <message>
        <source>Read how the game is played</source>
        <translation>Oyunun nasıl oynandığını oku</translation>
    </message>
    <message>
        <source>&amp;Keys and mouse</source>
        <translation>&amp;Tuşlar ve fare</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Tuşlar ve fare</translation>
    </message>
    <message>
        <source>See every key and what the mouse does</source>
        <translation>Bütün tuşları ve farenin ne yaptığını gör</translation>
    </message>
    <message>
        <source>Learning &amp;path…</source>
        <translation>Öğren&amp;me yolu…</translation>
    </message>
    <message>
        <source>Learning path</source>
        <translation>Öğrenme yolu</translation>
    </message>
    <message>
        <source>Learn Spider step by step, from one suit to four</source>
        <translation>Spider'ı bir renkten dört renge adım adım öğren</translation>
    </message>
    <message>
        <source>&amp;Copy position</source>
        <translation>K&amp;onumu kopyala</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>Konumu kopyala</translation>
    </message>
    <message>
        <source>Copy the whole table as text, hidden cards included</source>
        <translation>Kapalı kartlar dâhil bütün masayı metin olarak kopyala</translation>
    </message>
    <message>
        <source>Open &amp;log folder</source>
        <translation>&amp;Günlük klasörünü aç</translation>
    </message>
    <message>
        <source>Open log folder</source>
        <translation>Günlük klasörünü aç</translation>
    </message>
    <message>
        <source>Show where mistakes of the program are written down</source>
        <translation>Programın hatalarının yazıldığı yeri göster</translation>
    </message>
    <message>
        <source>&amp;About Spider Qt</source>
        <translation>Spider Qt &amp;hakkında</translation>
    </message>
    <message>
        <source>About Spider Qt</source>
        <translation>Spider Qt hakkında</translation>
    </message>
    <message>
        <source>See version and licence</source>
        <translation>Sürümü ve lisansı gör</translation>
    </message>
</context>
<context>
    <name>Analysis</name>
    <message>
        <source>Could it have been won?</source>
        <translation>Kazanılabilir miydi?</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Çözümlemenin ilerlemesi</translation>
    </message>
    <message>
        <source>Show this &amp;moment</source>
        <translation>Bu &amp;anı göster</translation>
    </message>
    <message>
        <source>&amp;Show the solver's way</source>
        <translation>Çözümü gö&amp;ster</translation>
    </message>
    <message>
        <source>&amp;Play on from there</source>
        <translation>&amp;Oradan oynamaya devam et</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Durdur</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>D&amp;evam et</translation>
    </message>
    <message>
        <source>&amp;Look longer</source>
        <translation>Daha &amp;uzun ara</translation>
    </message>
    <message>
        <source>The solver's way</source>
        <translation>Çözücünün yolu</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>Oyunun hamleleri</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Hamle</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Ne yapıldı</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>Sonra</translation>
    </message>
    <message>
        <source>the beginning</source>
        <translation>başlangıç</translation>
    </message>
    <message>
        <source>can be won</source>
        <translation>kazanılabilir</translation>
    </message>
    <message>
        <source>cannot be won</source>
        <translation>kazanılamaz</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>bilinmiyor</translation>
    </message>
    <message>
        <source>The game is won: it could be won all the time.</source>
        <translation>Oyun kazanıldı: Baştan sona kazanılabilirdi.</translation>
    </message>
    <message>
        <source>It is proven that this deal cannot be won.</source>
        <translation>Bu dağılımın kazanılamayacağı kanıtlandı.</translation>
    </message>
    <message>
        <source>No position is known yet from which it can be won.</source>
        <translation>Henüz kazanılabildiği bilinen bir konum yok.</translation>
    </message>
    <message>
        <source>No way to win was found from any position that was looked at. That proves nothing.</source>
        <translation>Bakılan hiçbir konumdan kazanma yolu bulunamadı. Bu bir şey kanıtlamaz.</translation>
    </message>
    <message>
        <source>The game can still be won from where it stands.</source>
        <translation>Oyun bulunduğu yerden hâlâ kazanılabilir.</translation>
    </message>
    <message>
        <source>Move {next} lost the game: {step}.</source>
        <translation>Oyunu {next}. hamle kaybettirdi: {step}.</translation>
    </message>
    <message>
        <source>After move {number} the game can be won. Move {next} may have lost it: {step}.</source>
        <translation>{number}. hamleden sonra oyun kazanılabilir. Belki {next}. hamle kaybettirdi: {step}.</translation>
    </message>
    <message>
        <source>After move {number} the game can be won.</source>
        <translation>{number}. hamleden sonra oyun kazanılabilir.</translation>
    </message>
    <message numerus="yes">
        <source>You have played %n move(s).</source>
        <translation>
            <numerusform>%n hamle oynadınız.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for a way to win after move {number}…</source>
        <translation>{number}. hamleden sonra kazanma yolu aranıyor…</translation>
    </message>
    <message>
        <source>The solver gave no answer ({reason}).</source>
        <translation>Çözücü yanıt vermedi ({reason}).</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Durduruldu.</translation>
    </message>
    <message>
        <source>Done.</source>
        <translation>Bitti.</translation>
    </message>
    <message numerus="yes">
        <source>The solver's way from the beginning has %n move(s).</source>
        <translation>
            <numerusform>Çözücünün baştan yolu %n hamledir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its way from move {number} on has %n move(s).</source>
        <translation>
            <numerusform>{number}. hamleden sonraki yolu %n hamledir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Done. Unknown: no way was found within %n second(s) a position; there may be one.</source>
        <translation>
            <numerusform>Bitti. Bilinmiyor: Konum başına %n saniyede yol bulunamadı; bir yol olabilir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You went on for %n move(s) from there.</source>
        <translation>
            <numerusform>Oradan sonra %n hamle daha oynadınız.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>spades</source>
        <translation>maça</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>kupa</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>sinek</translation>
    </message>
    <message>
        <source>ace of {suit}</source>
        <translation>{suit} ası</translation>
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
        <translation>{suit} valesi</translation>
    </message>
    <message>
        <source>queen of {suit}</source>
        <translation>{suit} kızı</translation>
    </message>
    <message>
        <source>king of {suit}</source>
        <translation>{suit} papazı</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>sütun {number}</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>çekme destesi</translation>
    </message>
    <message>
        <source>finished run {number}</source>
        <translation>kaldırılan seri {number}</translation>
    </message>
    <message>
        <source>waste</source>
        <translation>açık deste</translation>
    </message>
    <message>
        <source>cell {number}</source>
        <translation>hücre {number}</translation>
    </message>
    <message>
        <source>reserve {number}</source>
        <translation>yedek {number}</translation>
    </message>
</context>
<context>
    <name>Codes</name>
    <message>
        <source>Type a game code such as SP1-S1C-AAAAAAD.</source>
        <translation>Bir oyun kodu yazın; örneğin SP1-S1C-AAAAAAD.</translation>
    </message>
    <message>
        <source>The code is too short: {found} letters and digits of {expected}.</source>
        <translation>Kod çok kısa: {expected} harf ve rakamdan {found} tanesi var.</translation>
    </message>
    <message>
        <source>The code is too long: {found} letters and digits, it has {expected}.</source>
        <translation>Kod çok uzun: {expected} yerine {found} harf ve rakam var.</translation>
    </message>
    <message>
        <source>No installed game has codes that begin with “{found}”. Known: {expected}.</source>
        <translation>Yüklü hiçbir oyunun kodu “{found}” ile başlamıyor. Bilinenler: {expected}.</translation>
    </message>
    <message>
        <source>“{found}” is not a code version of this program; it reads version {expected}.</source>
        <translation>“{found}” bu programın kod sürümü değil; {expected} sürümünü okur.</translation>
    </message>
    <message>
        <source>“{found}” is no number of suits; write one of {expected}.</source>
        <translation>“{found}” bir renk sayısı değil; şunlardan biri olmalı: {expected}.</translation>
    </message>
    <message>
        <source>“{found}” is no rule; write C for Classic or R for Relaxed.</source>
        <translation>“{found}” bir kural değil; Klasik için C, Esnek için R yazın.</translation>
    </message>
    <message>
        <source>“{found}” does not occur in codes; they use the letters A to Z and 2 to 7.</source>
        <translation>“{found}” kodlarda geçmez; A–Z harfleri ve 2–7 rakamları kullanılır.</translation>
    </message>
    <message>
        <source>“{found}” does not occur in codes; perhaps it is “{expected}”.</source>
        <translation>“{found}” kodlarda geçmez; belki “{expected}” olacaktı.</translation>
    </message>
    <message>
        <source>The game of this code cannot be played: {reason}</source>
        <translation>Bu kodun oyunu oynanamıyor: {reason}</translation>
    </message>
</context>
<context>
    <name>Collection</name>
    <message>
        <source>The game is kept for later: Games in the menu.</source>
        <translation>Oyun sonrası için saklandı: menüde Oyunlar.</translation>
    </message>
    <message>
        <source>Saved: {name}</source>
        <translation>Kaydedildi: {name}</translation>
    </message>
    <message>
        <source>The game cannot be kept among the games ({reason}). File: {file}</source>
        <translation>Oyun, oyunlar arasında saklanamıyor ({reason}). Dosya: {file}</translation>
    </message>
    <message>
        <source>The game cannot be opened ({reason}). File: {file}</source>
        <translation>Oyun açılamıyor ({reason}). Dosya: {file}</translation>
    </message>
    <message>
        <source>Please drop one file at a time.</source>
        <translation>Lütfen her seferinde tek dosya bırakın.</translation>
    </message>
</context>
<context>
    <name>Crashes</name>
    <message>
        <source>The program made a mistake ({error}). Your game is kept and goes on. What happened is written in: {file}</source>
        <translation>Program bir hata yaptı ({error}). Oyununuz saklandı ve sürüyor. Olanlar şuraya yazıldı: {file}</translation>
    </message>
    <message>
        <source>The program made a mistake ({error}). Your game is kept and goes on. The mistake could not be written down.</source>
        <translation>Program bir hata yaptı ({error}). Oyununuz saklandı ve sürüyor. Hata bir yere yazılamadı.</translation>
    </message>
    <message>
        <source>The program ended abnormally the last time; your game was kept. What happened is written in: {file}</source>
        <translation>Program geçen sefer beklenmedik biçimde kapandı; oyununuz saklandı. Olanlar şuraya yazıldı: {file}</translation>
    </message>
</context>
<context>
    <name>Daily</name>
    <message>
        <source>This is the daily deal of {day}: {difficulty}.</source>
        <translation>Bu, günün dağılımı – {day}: {difficulty}.</translation>
    </message>
    <message numerus="yes">
        <source>Daily deal won ({difficulty})! %n day(s) in a row; your best is {best}.</source>
        <translation>
            <numerusform>Günün dağılımı kazanıldı ({difficulty})! Art arda %n gün; en uzun seriniz: {best}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The daily deal of {day} is won ({difficulty}). As it was not won on its day, it does not lengthen the streak.</source>
        <translation>Şu günün dağılımı kazanıldı: {day} ({difficulty}). Kendi gününde kazanılmadığı için seriyi uzatmaz.</translation>
    </message>
    <message>
        <source>The daily deal of {day} is won ({difficulty}). As help looked at hidden cards, it does not lengthen the streak.</source>
        <translation>Şu günün dağılımı kazanıldı: {day} ({difficulty}). Yardım kapalı kartlara baktığı için seriyi uzatmaz.</translation>
    </message>
    <message>
        <source>The list of daily deals cannot be read. Please install the program again.</source>
        <translation>Günlük dağılımların listesi okunamıyor. Lütfen programı yeniden kurun.</translation>
    </message>
    <message>
        <source>Daily deal {day}</source>
        <translation>Günün dağılımı {day}</translation>
    </message>
    <message>
        <source>Daily deal</source>
        <translation>Günün dağılımı</translation>
    </message>
    <message>
        <source>Previous month</source>
        <translation>Önceki ay</translation>
    </message>
    <message>
        <source>Next month</source>
        <translation>Sonraki ay</translation>
    </message>
    <message>
        <source>The marks of a day are its deals in order, from easy to fiendish:</source>
        <translation>Bir günün işaretleri sırayla dağılımlarıdır, kolaydan şeytaniye:</translation>
    </message>
    <message>
        <source>A day counts for the streak if its deal is won on that very day, without help that looks at hidden cards. Any other win is marked, but does not lengthen the streak.</source>
        <translation>Bir gün, dağılımı tam o gün, kapalı kartlara bakan yardım olmadan kazanılırsa seriye sayılır. Başka her kazanç işaretlenir, ama seriyi uzatmaz.</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Oyna</translation>
    </message>
    <message>
        <source>What was won cannot be read ({reason}). File: {file}</source>
        <translation>Kazanılanlar okunamıyor ({reason}). Dosya: {file}</translation>
    </message>
    <message>
        <source>This day is still to come. Its deals can be played then.</source>
        <translation>Bu gün henüz gelmedi. Dağılımları o gün oynanabilir.</translation>
    </message>
    <message>
        <source>Everybody gets this deal, but it is not proven that it can be won: the list of proven deals does not reach this day.</source>
        <translation>Bu dağılımı herkes alır, ama kazanılabildiği kanıtlanmamıştır: Kanıtlanmış dağılımların listesi bu güne ulaşmıyor.</translation>
    </message>
    <message>
        <source>Everybody gets this deal on this day, and it can be won.</source>
        <translation>Bu gün herkes bu dağılımı alır ve dağılım kazanılabilir.</translation>
    </message>
    <message>
        <source>Deals of the day</source>
        <translation>Günün dağılımları</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Seri</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>En uzun</translation>
    </message>
    <message>
        <source>Days in a row up to today that were won on the day</source>
        <translation>Bugüne kadar art arda gününde kazanılan günler</translation>
    </message>
    <message>
        <source>The longest streak so far</source>
        <translation>Şimdiye kadarki en uzun seri</translation>
    </message>
    <message>
        <source>{standing}. Streak: {now}. Best: {best}.</source>
        <translation>{standing}. Seri: {now}. En uzun: {best}.</translation>
    </message>
    <message>
        <source>Days of the month</source>
        <translation>Ayın günleri</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Kolay</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Orta</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Zor</translation>
    </message>
    <message>
        <source>Fiendish</source>
        <translation>Şeytani</translation>
    </message>
    <message>
        <source>won on the day</source>
        <translation>gününde kazanıldı</translation>
    </message>
    <message>
        <source>won on another day</source>
        <translation>başka gün kazanıldı</translation>
    </message>
    <message>
        <source>won with help</source>
        <translation>yardımla kazanıldı</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>başlandı</translation>
    </message>
    <message>
        <source>played, not won</source>
        <translation>oynandı, kazanılmadı</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>henüz oynanmadı</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>oynanmadı</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>henüz gelmedi</translation>
    </message>
    <message>
        <source>today</source>
        <translation>bugün</translation>
    </message>
</context>
<context>
    <name>Deals</name>
    <message>
        <source>easy</source>
        <translation>kolay</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>orta</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>zor</translation>
    </message>
    <message>
        <source>fiendish</source>
        <translation>şeytani</translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation>Herhangi bir dağılım</translation>
    </message>
    <message>
        <source>A deal that can be won</source>
        <translation>Kazanılabilecek bir dağılım</translation>
    </message>
    <message>
        <source>A winnable deal: easy</source>
        <translation>Kazanılabilir: kolay</translation>
    </message>
    <message>
        <source>A winnable deal: medium</source>
        <translation>Kazanılabilir: orta</translation>
    </message>
    <message>
        <source>A winnable deal: hard</source>
        <translation>Kazanılabilir: zor</translation>
    </message>
    <message>
        <source>A winnable deal: fiendish</source>
        <translation>Kazanılabilir: şeytani</translation>
    </message>
    <message>
        <source>Drawn by chance. Nobody has looked whether it can be won.</source>
        <translation>Rastgele seçilir. Kazanılıp kazanılamayacağına kimse bakmamıştır.</translation>
    </message>
    <message>
        <source>The solver, which sees all cards, has won it. You do not see them.</source>
        <translation>Bütün kartları gören çözücü onu kazandı. Siz kartları görmezsiniz.</translation>
    </message>
    <message>
        <source>The solver has won it. The grade says how widely it had to look, compared with other deals of as many suits.</source>
        <translation>Çözücü onu kazandı. Derece, aynı sayıda renkli öteki dağılımlara göre ne kadar geniş araması gerektiğini söyler.</translation>
    </message>
    <message>
        <source>The solver does not know the rules of this game, so nothing is promised.</source>
        <translation>Çözücü bu oyunun kurallarını bilmez; bu yüzden söz verilmez.</translation>
    </message>
    <message>
        <source>This deal can be won: it is proven.</source>
        <translation>Bu dağılım kazanılabilir: Kanıtlanmıştır.</translation>
    </message>
    <message>
        <source>This deal can be won: it is proven. Grade: {grade}.</source>
        <translation>Bu dağılım kazanılabilir: Kanıtlanmıştır. Derece: {grade}.</translation>
    </message>
    <message>
        <source>winnable</source>
        <translation>kazanılabilir</translation>
    </message>
    <message>
        <source>winnable, {grade}</source>
        <translation>kazanılabilir, {grade}</translation>
    </message>
    <message>
        <source>Not checked whether this deal can be won.</source>
        <translation>Bu dağılımın kazanılıp kazanılamayacağına bakılmadı.</translation>
    </message>
    <message>
        <source>You asked for winnable deals, but this number was not checked; it is dealt all the same.</source>
        <translation>Kazanılabilir dağılımlar istediniz, ama bu numaraya bakılmadı; yine de dağıtılır.</translation>
    </message>
    <message>
        <source>Looking for a deal that can be won …</source>
        <translation>Kazanılabilecek bir dağılım aranıyor…</translation>
    </message>
    <message>
        <source>No such deal was found in {seconds} seconds. The game on the table stays; choose another grade, or try again.</source>
        <translation>{seconds} saniyede böyle bir dağılım bulunamadı. Masadaki oyun kalır; başka bir derece seçin ya da yeniden deneyin.</translation>
    </message>
    <message>
        <source>No deal could be looked for ({reason}).</source>
        <translation>Dağılım aranamadı ({reason}).</translation>
    </message>
    <message>
        <source>The supply of winnable deals in {path} cannot be read ({reason}); those that come with the program are used.</source>
        <translation>{path} dosyasındaki kazanılabilir dağılımların stoku okunamıyor ({reason}); programla gelenler kullanılır.</translation>
    </message>
    <message>
        <source>The supply of winnable deals in {path} cannot be written ({reason}); a deal may come a second time.</source>
        <translation>{path} dosyasındaki kazanılabilir dağılımların stoku yazılamıyor ({reason}); bir dağılım ikinci kez gelebilir.</translation>
    </message>
    <message>
        <source>The list of winnable deals in {path} is damaged ({reason}); deals are looked for instead.</source>
        <translation>{path} dosyasındaki kazanılabilir dağılımların listesi bozuk ({reason}); bunun yerine dağılım aranır.</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Cancel</source>
        <translation>İptal</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
</context>
<context>
    <name>EnterCode</name>
    <message>
        <source>Enter code</source>
        <translation>Oyun kodu gir</translation>
    </message>
    <message>
        <source>&amp;Game code:</source>
        <translation>Oyun &amp;kodu:</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Başlat</translation>
    </message>
    <message>
        <source>{game} is not played with these suits and this rule.</source>
        <translation>{game} bu renklerle ve bu kuralla oynanmaz.</translation>
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
        <translation>Boşanma: boş sütunlara dağıtım yok</translation>
    </message>
    <message>
        <source>Big Spiders: three and four decks</source>
        <translation>Büyük Spider oyunları: üç ve dört deste</translation>
    </message>
    <message>
        <source>One-deck Spiders</source>
        <translation>Tek desteli Spider oyunları</translation>
    </message>
    <message>
        <source>Open games: every card is seen</source>
        <translation>Açık oyunlar: bütün kartlar görünür</translation>
    </message>
    <message>
        <source>With a waste, a cell or reserves</source>
        <translation>Açık deste, serbest hücre veya yedeklerle</translation>
    </message>
    <message>
        <source>Foundations card by card</source>
        <translation>Kart kart dolan hedef desteler</translation>
    </message>
    <message>
        <source>Scorpions: any open card moves</source>
        <translation>Akrepler: açık her kart taşınır</translation>
    </message>
    <message>
        <source>Alternating colours</source>
        <translation>Bir kırmızı bir siyah</translation>
    </message>
    <message>
        <source>Equal ranks fit</source>
        <translation>Eşit değerler uyar</translation>
    </message>
    <message>
        <source>Out of the ordinary</source>
        <translation>Sıra dışı</translation>
    </message>
    <message>
        <source>More games</source>
        <translation>Diğer oyunlar</translation>
    </message>
    <message>
        <source>Very easy</source>
        <translation>Çok kolay</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Kolay</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Orta</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Zor</translation>
    </message>
    <message>
        <source>Very hard</source>
        <translation>Çok zor</translation>
    </message>
    <message>
        <source>one deck</source>
        <translation>tek deste</translation>
    </message>
    <message>
        <source>two decks</source>
        <translation>iki deste</translation>
    </message>
    <message>
        <source>three decks</source>
        <translation>üç deste</translation>
    </message>
    <message>
        <source>four decks</source>
        <translation>dört deste</translation>
    </message>
    <message>
        <source>waste</source>
        <translation>açık deste</translation>
    </message>
    <message>
        <source>free cells</source>
        <translation>serbest hücreler</translation>
    </message>
    <message>
        <source>reserves</source>
        <translation>yedekler</translation>
    </message>
    <message>
        <source>foundations</source>
        <translation>hedef desteler</translation>
    </message>
    <message>
        <source>without a stock</source>
        <translation>çekme destesi yok</translation>
    </message>
    <message>
        <source>all cards open</source>
        <translation>bütün kartlar açık</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kısa</translation>
    </message>
    <message>
        <source>Of usual length</source>
        <translation>Olağan uzunlukta</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Uzun</translation>
    </message>
    <message numerus="yes">
        <source>%n deck(s)</source>
        <translation>
            <numerusform>%n deste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>yaklaşık %n dakika</numerusform>
        </translation>
    </message>
    <message>
        <source>from {plugin}</source>
        <translation>{plugin} eklentisinden</translation>
    </message>
</context>
<context>
    <name>GameRules</name>
    <message>
        <source>A deal puts a face-up card on every column, from the first to the last.</source>
        <translation>Her dağıtım, ilkinden sonuncusuna her sütuna bir açık kart koyar.</translation>
    </message>
    <message>
        <source>A deal puts a face-up card on every column that holds one; empty ones stay so.</source>
        <translation>Her dağıtım, kart bulunan her sütuna bir açık kart koyar; boş olanlar boş kalır.</translation>
    </message>
    <message>
        <source>At a deal the card of each reserve drops onto its column, then each reserve gets a new card from the stock.</source>
        <translation>Dağıtımda her yedeğin kartı kendi sütununa iner, sonra her yedek çekme destesinden yeni bir kart alır.</translation>
    </message>
    <message>
        <source>When the stock is empty, one more deal lets the reserves drop.</source>
        <translation>Çekme destesi boşalınca bir dağıtım daha yedekleri indirir.</translation>
    </message>
    <message numerus="yes">
        <source>A deal turns %n card(s) from the stock onto the waste.</source>
        <translation>
            <numerusform>Her dağıtım, çekme destesinden açık desteye %n kart açar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last card of the waste may be played; the waste takes no card from you.</source>
        <translation>Açık destenin son kartı oynanabilir; oraya kart koyamazsınız.</translation>
    </message>
    <message>
        <source>The stock is gone through once.</source>
        <translation>Çekme destesi bir kez dolaşılır.</translation>
    </message>
    <message numerus="yes">
        <source>When the stock is empty, the waste may be turned over, %n time(s) in all.</source>
        <translation>
            <numerusform>Çekme destesi boşalınca açık deste, toplam %n kez olmak üzere çevrilebilir.</numerusform>
        </translation>
    </message>
    <message>
        <source>When the stock is empty, the waste may be turned over as often as you like.</source>
        <translation>Çekme destesi boşalınca açık deste istediğiniz kadar çevrilebilir.</translation>
    </message>
    <message numerus="yes">
        <source>The stock is not dealt: a column that becomes empty takes %n card(s) from it at once.</source>
        <translation>
            <numerusform>Çekme destesi dağıtılmaz: boşalan bir sütun hemen ondan %n kart alır.</numerusform>
        </translation>
    </message>
    <message>
        <source>While a column is empty, no deal is allowed: put a card there first.</source>
        <translation>Boş bir sütun varken dağıtım yapılamaz: önce oraya bir kart koyun.</translation>
    </message>
    <message>
        <source>Empty columns do not stop the deal; they get a card, too.</source>
        <translation>Boş sütunlar dağıtımı engellemez; onlara da kart gelir.</translation>
    </message>
    <message numerus="yes">
        <source>Each deal brings %n row(s).</source>
        <translation>
            <numerusform>Her dağıtım %n sıra getirir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Columns that end in a run from the king get no card.</source>
        <translation>Papazdan başlayan bir seriyle biten sütunlara kart gelmez.</translation>
    </message>
    <message numerus="yes">
        <source>The stock is enough for %n deal(s).</source>
        <translation>
            <numerusform>Çekme destesi %n dağıtıma yeter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last row is short: it reaches the first %n column(s) only.</source>
        <translation>
            <numerusform>Son sıra kısadır: yalnızca ilk %n sütuna yeter.</numerusform>
        </translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Amaç</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Masa</translation>
    </message>
    <message>
        <source>Placing a card</source>
        <translation>Bir kartı yerleştirmek</translation>
    </message>
    <message>
        <source>Moving a group</source>
        <translation>Bir grubu taşımak</translation>
    </message>
    <message>
        <source>Empty columns</source>
        <translation>Boş sütunlar</translation>
    </message>
    <message>
        <source>The stock</source>
        <translation>Çekme destesi</translation>
    </message>
    <message>
        <source>Bringing cards home</source>
        <translation>Kartları yerine götürmek</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Oyunun sonu</translation>
    </message>
    <message>
        <source>Decks: {decks}, columns: {columns}.</source>
        <translation>Deste: {decks}, sütun: {columns}.</translation>
    </message>
    <message>
        <source>All cards of the columns are face up.</source>
        <translation>Sütunlardaki bütün kartlar açıktır.</translation>
    </message>
    <message>
        <source>Put whole runs together. Each of them leaves the table.</source>
        <translation>Serileri tamamlayın. Her tamamlanan seri masadan kalkar.</translation>
    </message>
    <message>
        <source>Put all cards into whole runs, each in a column of its own.</source>
        <translation>Bütün kartları, her biri ayrı bir sütunda olmak üzere serilere dizin.</translation>
    </message>
    <message>
        <source>Put whole runs together and move each of them to a foundation.</source>
        <translation>Serileri tamamlayın ve her birini bir hedef desteye taşıyın.</translation>
    </message>
    <message>
        <source>Bring all cards to the foundations, one by one and each suit in order.</source>
        <translation>Bütün kartları teker teker ve her rengi sırasıyla hedef destelere götürün.</translation>
    </message>
    <message numerus="yes">
        <source>The game has %n card(s).</source>
        <translation>
            <numerusform>Oyunda %n kart vardır.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They come from %n deck(s).</source>
        <translation>
            <numerusform>Kartlar %n desteden gelir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each deck has only %n suit(s).</source>
        <translation>
            <numerusform>Her destede yalnızca %n renk vardır.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n suit(s) in play; the others are replaced by these.</source>
        <translation>
            <numerusform>%n renkle oynanır; bunlar ötekilerin yerini tutar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each suit has only %n card(s), from the ace up; the highest counts as the king.</source>
        <translation>
            <numerusform>Her renkte astan başlayarak yalnızca %n kart vardır; en yükseği papaz sayılır.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards lie in %n column(s).</source>
        <translation>
            <numerusform>Kartlar %n sütunda durur.</numerusform>
        </translation>
    </message>
    <message>
        <source>Column {places}: {down} face down, {up} face up.</source>
        <translation>{places}. sütun: {down} kapalı, {up} açık.</translation>
    </message>
    <message>
        <source>Column {places}: {up} face up.</source>
        <translation>{places}. sütun: {up} açık.</translation>
    </message>
    <message>
        <source>Columns {places}: {down} face down, {up} face up in each.</source>
        <translation>{places} numaralı sütunlar: her birinde {down} kapalı, {up} açık.</translation>
    </message>
    <message>
        <source>Columns {places}: {up} face up in each.</source>
        <translation>{places} numaralı sütunlar: her birinde {up} açık.</translation>
    </message>
    <message numerus="yes">
        <source>Free cells: %n. Any single card may wait in an empty free cell.</source>
        <translation>
            <numerusform>Serbest hücreler: %n. Boş bir hücrede herhangi bir tek kart bekleyebilir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Free cells that hold a card from the start: %n.</source>
        <translation>
            <numerusform>Başlangıçta içinde kart olan hücreler: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reserves beside the columns: %n.</source>
        <translation>
            <numerusform>Sütunların yanındaki yedekler: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Face-up cards in each reserve at the start: %n.</source>
        <translation>
            <numerusform>Başlangıçta her yedekteki açık kartlar: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last card of a reserve may be played; a reserve takes no card from you.</source>
        <translation>Bir yedeğin son kartı oynanabilir; oraya kart koyamazsınız.</translation>
    </message>
    <message>
        <source>A reserve takes any number of cards, one at a time; its last card may be played.</source>
        <translation>Bir yedek, teker teker olmak üzere istediğiniz kadar kart alır; son kartı oynanabilir.</translation>
    </message>
    <message numerus="yes">
        <source>Cards in the stock: %n.</source>
        <translation>
            <numerusform>Çekme destesindeki kartlar: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>All cards lie on the table; there is no stock.</source>
        <translation>Bütün kartlar masadadır; çekme destesi yoktur.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column that is exactly one rank higher.</source>
        <translation>Bir kart, tam bir üst değerdeki bir son kartın üzerine konabilir.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column that is exactly one rank lower.</source>
        <translation>Bir kart, tam bir alt değerdeki bir son kartın üzerine konabilir.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column that is exactly one rank higher or lower.</source>
        <translation>Bir kart, tam bir üst ya da bir alt değerdeki bir son kartın üzerine konabilir.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column if that is higher, by however much.</source>
        <translation>Bir kart, ne kadar olursa olsun kendisinden yüksek bir son kartın üzerine konabilir.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column that is {step} ranks higher.</source>
        <translation>Bir kart, {step} değer yüksek bir son kartın üzerine konabilir.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column that is {step} ranks lower.</source>
        <translation>Bir kart, {step} değer düşük bir son kartın üzerine konabilir.</translation>
    </message>
    <message>
        <source>A card goes on the last card of a column that is {step} ranks higher or lower.</source>
        <translation>Bir kart, {step} değer yüksek ya da düşük bir son kartın üzerine konabilir.</translation>
    </message>
    <message>
        <source>The suits do not matter.</source>
        <translation>Renkler önemli değildir.</translation>
    </message>
    <message>
        <source>Both cards must be of the same suit.</source>
        <translation>İki kart aynı renkten olmalıdır.</translation>
    </message>
    <message>
        <source>Both cards must be red, or both black.</source>
        <translation>İki kartın ikisi de kırmızı ya da ikisi de siyah olmalıdır.</translation>
    </message>
    <message>
        <source>One card must be red and the other black.</source>
        <translation>Kartlardan biri kırmızı, öteki siyah olmalıdır.</translation>
    </message>
    <message>
        <source>A card of the same rank fits, too, whatever its suit.</source>
        <translation>Rengi ne olursa olsun aynı değerde bir kart da uyar.</translation>
    </message>
    <message>
        <source>The ranks go round: a king goes on an ace as if it were one rank lower.</source>
        <translation>Değerler halka gibi döner: papaz, bir alt değerdeymiş gibi asın üzerine konabilir.</translation>
    </message>
    <message>
        <source>The ranks go round: an ace goes on a king as if it were one rank higher.</source>
        <translation>Değerler halka gibi döner: as, bir üst değerdeymiş gibi papazın üzerine konabilir.</translation>
    </message>
    <message>
        <source>Nothing goes on an ace.</source>
        <translation>Asın üzerine hiçbir kart konamaz.</translation>
    </message>
    <message>
        <source>Nothing goes on a king.</source>
        <translation>Papazın üzerine hiçbir kart konamaz.</translation>
    </message>
    <message>
        <source>A face-down card turns when it becomes the last of its column.</source>
        <translation>Kapalı bir kart, sütununun son kartı olunca açılır.</translation>
    </message>
    <message>
        <source>Face-up cards at the end of a column move together if they follow each other in rank and are of one suit.</source>
        <translation>Bir sütunun sonundaki açık kartlar, değerleri birbirini izliyorsa ve hepsi aynı renktense birlikte taşınır.</translation>
    </message>
    <message>
        <source>Face-up cards at the end of a column move together if they follow each other in rank and are all red or all black.</source>
        <translation>Bir sütunun sonundaki açık kartlar, değerleri birbirini izliyorsa ve hepsi kırmızı ya da hepsi siyahsa birlikte taşınır.</translation>
    </message>
    <message>
        <source>Face-up cards at the end of a column move together if they follow each other in rank and alternate between red and black.</source>
        <translation>Bir sütunun sonundaki açık kartlar, değerleri birbirini izliyorsa ve kırmızıyla siyah sırayla geliyorsa birlikte taşınır.</translation>
    </message>
    <message>
        <source>Face-up cards at the end of a column move together if they follow each other in rank; their suits do not matter.</source>
        <translation>Bir sütunun sonundaki açık kartlar, değerleri birbirini izliyorsa birlikte taşınır; renkler önemli değildir.</translation>
    </message>
    <message>
        <source>Cards move one at a time.</source>
        <translation>Kartlar teker teker taşınır.</translation>
    </message>
    <message>
        <source>Any face-up card moves together with all the cards that lie on it, in order or not.</source>
        <translation>Her açık kart, sıralı olsun olmasın üzerindeki bütün kartlarla birlikte taşınır.</translation>
    </message>
    <message>
        <source>Cards of one rank move together, too.</source>
        <translation>Aynı değerdeki kartlar da birlikte taşınır.</translation>
    </message>
    <message>
        <source>If you choose the Relaxed rule, a group may be of mixed suits.</source>
        <translation>Esnek kuralda bir grup farklı renklerden oluşabilir.</translation>
    </message>
    <message>
        <source>Only so many cards move together as could be carried one by one over the free cells and the empty columns.</source>
        <translation>Yalnızca serbest hücreler ve boş sütunlar yardımıyla teker teker taşınabilecek kadar kart birlikte taşınır.</translation>
    </message>
    <message>
        <source>An empty column takes any card and any group that may move.</source>
        <translation>Boş bir sütun her kartı ve taşınabilen her grubu alır.</translation>
    </message>
    <message>
        <source>An empty column takes only a king, or a group that begins with a king.</source>
        <translation>Boş bir sütun yalnızca papazı ya da papazla başlayan bir grubu alır.</translation>
    </message>
    <message>
        <source>An empty column takes only an ace, or a group that begins with an ace.</source>
        <translation>Boş bir sütun yalnızca ası ya da asla başlayan bir grubu alır.</translation>
    </message>
    <message>
        <source>An empty column takes no card from you.</source>
        <translation>Boş bir sütun sizden kart almaz.</translation>
    </message>
    <message numerus="yes">
        <source>As soon as %n column(s) begin with a king, empty columns take anything.</source>
        <translation>
            <numerusform>%n sütun papazla başlayınca boş sütunlar her kartı alır.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A whole run has %n card(s), all face up.</source>
        <translation>
            <numerusform>Tamamlanmış bir seride hepsi açık %n kart vardır.</numerusform>
        </translation>
    </message>
    <message>
        <source>It begins with a king and goes down.</source>
        <translation>Papazla başlar ve aşağı doğru gider.</translation>
    </message>
    <message>
        <source>It begins with an ace and goes up.</source>
        <translation>Asla başlar ve yukarı doğru gider.</translation>
    </message>
    <message>
        <source>It may begin with any rank.</source>
        <translation>Herhangi bir değerle başlayabilir.</translation>
    </message>
    <message>
        <source>Its suits do not matter.</source>
        <translation>Kartlarının rengi önemli değildir.</translation>
    </message>
    <message>
        <source>All its cards are of one suit.</source>
        <translation>Bütün kartları aynı renktendir.</translation>
    </message>
    <message>
        <source>Its cards are all red or all black.</source>
        <translation>Kartlarının hepsi kırmızı ya da hepsi siyahtır.</translation>
    </message>
    <message>
        <source>Its cards alternate between red and black.</source>
        <translation>Kartları sırayla kırmızı ve siyahtır.</translation>
    </message>
    <message>
        <source>A whole run at the end of a column leaves the table by itself. Only undo brings it back.</source>
        <translation>Bir sütunun sonundaki tamamlanmış seri masadan kendiliğinden kalkar. Onu yalnızca geri alma getirir.</translation>
    </message>
    <message>
        <source>A whole run stays where it lies, and may be broken up again.</source>
        <translation>Tamamlanmış bir seri yerinde kalır ve yeniden bölünebilir.</translation>
    </message>
    <message>
        <source>A whole run is moved to an empty foundation by you.</source>
        <translation>Tamamlanmış bir seriyi boş bir hedef desteye siz taşırsınız.</translation>
    </message>
    <message numerus="yes">
        <source>Foundations that begin with an ace and go up to the king in one suit: %n.</source>
        <translation>
            <numerusform>Asla başlayıp tek renkte papaza kadar çıkan hedef desteler: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Foundations that begin with a king and go down to the ace in one suit: %n.</source>
        <translation>
            <numerusform>Papazla başlayıp tek renkte asa kadar inen hedef desteler: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>What lies on a foundation stays there; only undo brings it back.</source>
        <translation>Hedef destedeki kart orada kalır; onu yalnızca geri alma getirir.</translation>
    </message>
    <message numerus="yes">
        <source>The game is won when all %n run(s) have left.</source>
        <translation>
            <numerusform>%n serinin tamamı kaldırıldığında oyun kazanılır.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is won when every column is empty or holds exactly one whole run.</source>
        <translation>Her sütun boşsa ya da tam olarak bir tamamlanmış seri içeriyorsa oyun kazanılır.</translation>
    </message>
    <message>
        <source>The game is won when all cards lie on the foundations.</source>
        <translation>Bütün kartlar hedef destelerdeyse oyun kazanılır.</translation>
    </message>
    <message numerus="yes">
        <source>At most %n step(s) can be taken back.</source>
        <translation>
            <numerusform>En fazla %n adım geri alınabilir.</numerusform>
        </translation>
    </message>
    <message>
        <source>When no move and no deal is left, the game says so; you decide whether to undo, to restart or to begin another game.</source>
        <translation>Hiçbir hamle ve dağıtım kalmayınca oyun bunu söyler; geri almak, yeniden başlamak ya da başka bir oyuna geçmek size kalır.</translation>
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
        <translation>Esnek Spider</translation>
    </message>
    <message>
        <source>The stock is dealt only while every column holds a card.</source>
        <translation>Dağıtım yalnızca her sütunda kart varken yapılır.</translation>
    </message>
    <message>
        <source>Easier: the stock may be dealt while columns are empty.</source>
        <translation>Daha kolay: boş sütun varken de dağıtım yapılabilir.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Kolay</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Orta</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Zor</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klasik</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <translation>Esnek</translation>
    </message>
    <message numerus="yes">
        <source>%n suit(s)</source>
        <translation>
            <numerusform>%n renk</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>The folder: {folder}</source>
        <translation>Klasör: {folder}</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Put the {card} from {source} on the {other} in {target}.</source>
        <translation>{source} içindeki {card} kartını {target} içindeki {other} kartının üzerine koyun.</translation>
    </message>
    <message>
        <source>Put the {card} and what lies on it from {source} on the {other} in {target}.</source>
        <translation>{source} içindeki {card} kartını üzerindekilerle birlikte {target} içindeki {other} kartının üzerine koyun.</translation>
    </message>
    <message>
        <source>Take the {card} from {source} to {target}.</source>
        <translation>{source} içindeki {card} kartını şuraya taşıyın: {target}.</translation>
    </message>
    <message>
        <source>Take the {card} and what lies on it from {source} to {target}.</source>
        <translation>{source} içindeki {card} kartını üzerindekilerle birlikte şuraya taşıyın: {target}.</translation>
    </message>
    <message>
        <source>Deal.</source>
        <translation>Dağıtın.</translation>
    </message>
    <message>
        <source>{what} {why}</source>
        <translation>{what} {why}</translation>
    </message>
    <message>
        <source>{name} says: {what} {why}</source>
        <translation>{name} diyor ki: {what} {why}</translation>
    </message>
    <message>
        <source>{name} says: {what}</source>
        <translation>{name} diyor ki: {what}</translation>
    </message>
    <message>
        <source>That finishes a run.</source>
        <translation>Bu, bir seriyi tamamlar.</translation>
    </message>
    <message>
        <source>That turns a card in {source}.</source>
        <translation>Böylece {source} içinde bir kart açılır.</translation>
    </message>
    <message>
        <source>That empties {source}.</source>
        <translation>Böylece şurası boşalır: {source}.</translation>
    </message>
    <message>
        <source>They are of one suit and can go on together.</source>
        <translation>Aynı renktendirler ve birlikte taşınabilirler.</translation>
    </message>
    <message>
        <source>That brings the cards into order.</source>
        <translation>Bu, kartları sıraya sokar.</translation>
    </message>
    <message>
        <source>In the empty place it makes room for more.</source>
        <translation>Boş yerde bu, daha fazlasına yer açar.</translation>
    </message>
    <message>
        <source>That prepares what comes next.</source>
        <translation>Bu, sonra gelecek olanı hazırlar.</translation>
    </message>
    <message>
        <source>No move on the table helps more.</source>
        <translation>Oyun alanındaki hiçbir hamle bundan daha çok işe yaramaz.</translation>
    </message>
    <message numerus="yes">
        <source>A run is finished in %n move(s).</source>
        <translation>
            <numerusform>%n hamlede bir seri tamamlanır.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hidden card is turned in %n move(s).</source>
        <translation>
            <numerusform>%n hamlede kapalı bir kart açılır.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A column is empty in %n move(s).</source>
        <translation>
            <numerusform>%n hamlede bir sütun boşalır.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards of one suit are joined in %n move(s).</source>
        <translation>
            <numerusform>%n hamlede aynı renkten kartlar bir araya gelir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards are in better order in %n move(s).</source>
        <translation>
            <numerusform>%n hamlede kartlar daha düzenli durur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The empty place is of use in %n move(s).</source>
        <translation>
            <numerusform>%n hamlede boş yer işe yarar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table is ready for a deal in %n move(s).</source>
        <translation>
            <numerusform>%n hamlede oyun alanı dağıtıma hazır olur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game can be won in %n move(s).</source>
        <translation>
            <numerusform>Oyun %n hamlede kazanılabilir.</numerusform>
        </translation>
    </message>
    <message>
        <source>No move on the table helps. What is left: a deal, undo or a new game.</source>
        <translation>Oyun alanındaki hiçbir hamle işe yaramaz. Geriye kalan: dağıtım, geri alma ya da yeni oyun.</translation>
    </message>
    <message>
        <source>No move on the table helps. What is left: a deal or a new game.</source>
        <translation>Oyun alanındaki hiçbir hamle işe yaramaz. Geriye kalan: dağıtım ya da yeni oyun.</translation>
    </message>
    <message>
        <source>No move on the table helps. What is left: undo or a new game.</source>
        <translation>Oyun alanındaki hiçbir hamle işe yaramaz. Geriye kalan: geri alma ya da yeni oyun.</translation>
    </message>
    <message>
        <source>No move on the table helps. What is left: a new game.</source>
        <translation>Oyun alanındaki hiçbir hamle işe yaramaz. Geriye kalan: yeni oyun.</translation>
    </message>
    <message>
        <source>No move on the table helps by itself. What is left: a deal, once no column is empty, undo or a new game.</source>
        <translation>Oyun alanındaki hiçbir hamle tek başına işe yaramaz. Geriye kalan: hiçbir sütun boş olmayınca dağıtım, geri alma ya da yeni oyun.</translation>
    </message>
    <message>
        <source>No move on the table helps by itself. What is left: a deal, once no column is empty, or a new game.</source>
        <translation>Oyun alanındaki hiçbir hamle tek başına işe yaramaz. Geriye kalan: hiçbir sütun boş olmayınca dağıtım ya da yeni oyun.</translation>
    </message>
    <message>
        <source>This game can no longer be won, whatever is played.</source>
        <translation>Ne oynanırsa oynansın, bu oyun artık kazanılamaz.</translation>
    </message>
    <message>
        <source>Looking for a hint …</source>
        <translation>İpucu aranıyor …</translation>
    </message>
    <message>
        <source>There is no hint this time: what looks for it has failed.</source>
        <translation>Bu kez ipucu yok: onu arayan süreç yanıt vermedi.</translation>
    </message>
</context>
<context>
    <name>Incoming</name>
    <message>
        <source>The file “{file}” was not opened. {why}</source>
        <translation>“{file}” dosyası açılmadı. {why}</translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) before that can be read.</source>
        <translation>
            <numerusform>Öncesindeki %n işlem okunabiliyor.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file “{file}” is not whole. {why} {good} It stays as it is.</source>
        <translation>“{file}” dosyası bütün değil. {why} {good} Dosya olduğu gibi kalır.</translation>
    </message>
    <message>
        <source>Take the good part?</source>
        <translation>Sağlam kısım alınsın mı?</translation>
    </message>
    <message>
        <source>&amp;Take the good part</source>
        <translation>&amp;Sağlam kısmı al</translation>
    </message>
</context>
<context>
    <name>Kept</name>
    <message>
        <source>In progress</source>
        <translation>Sürüyor</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Kazanıldı</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Kaybedildi</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Bırakıldı</translation>
    </message>
    <message>
        <source>A game that cannot be read</source>
        <translation>Okunamayan bir oyun</translation>
    </message>
    <message>
        <source>An earlier state of the game on the table</source>
        <translation>Masadaki oyunun daha önceki hâli</translation>
    </message>
    <message>
        <source>Moves: {moves} · Score: {points} · Time: {time}</source>
        <translation>Hamle: {moves} · Puan: {points} · Süre: {time}</translation>
    </message>
    <message>
        <source>Name of the game</source>
        <translation>Oyunun adı</translation>
    </message>
</context>
<context>
    <name>KeptGames</name>
    <message>
        <source>All games</source>
        <translation>Tüm oyunlar</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Sürüyor</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Bitmiş</translation>
    </message>
    <message>
        <source>That could not be done ({reason}). File: {file}</source>
        <translation>Bu yapılamadı ({reason}). Dosya: {file}</translation>
    </message>
    <message>
        <source>“{name}” was deleted. It can be brought back.</source>
        <translation>“{name}” silindi. Geri getirilebilir.</translation>
    </message>
    <message>
        <source>The game is back.</source>
        <translation>Oyun geri geldi.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Yazıldı: {file}</translation>
    </message>
    <message>
        <source>The game of the file is among the kept ones.</source>
        <translation>Dosyadaki oyun saklananlar arasında.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Oyunlar</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>&amp;Ara:</translation>
    </message>
    <message>
        <source>S&amp;how:</source>
        <translation>&amp;Göster:</translation>
    </message>
    <message>
        <source>Kept games</source>
        <translation>Saklanan oyunlar</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>A&amp;ç</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <translation>İ&amp;zle</translation>
    </message>
    <message>
        <source>Anal&amp;yse…</source>
        <translation>Çözü&amp;mle…</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Yeniden adlandır</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Sil</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <translation>Ge&amp;ri getir</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Dışa aktar…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>İçe a&amp;ktar…</translation>
    </message>
    <message>
        <source>Go on with this game</source>
        <translation>Bu oyunu sürdür</translation>
    </message>
    <message>
        <source>Watch this game move by move</source>
        <translation>Bu oyunu hamle hamle izle</translation>
    </message>
    <message>
        <source>Look where this game was lost</source>
        <translation>Bu oyunun nerede kaybedildiğine bak</translation>
    </message>
    <message>
        <source>Give this game a name (F2)</source>
        <translation>Bu oyuna bir ad ver (F2)</translation>
    </message>
    <message>
        <source>Delete this game (Del)</source>
        <translation>Bu oyunu sil (Del)</translation>
    </message>
    <message>
        <source>Bring back the game deleted last (Ctrl+Z)</source>
        <translation>Son silinen oyunu geri getir (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Write this game into a file of its own</source>
        <translation>Bu oyunu kendi dosyasına yaz</translation>
    </message>
    <message>
        <source>Take in the game of a file</source>
        <translation>Bir dosyadaki oyunu al</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tüm dosyalar (*)</translation>
    </message>
    <message>
        <source>Games (*.jsonl *.txt)</source>
        <translation>Oyunlar (*.jsonl *.txt)</translation>
    </message>
    <message>
        <source>No game is kept yet. When you leave a game you can keep it for later; finished games come here by themselves.</source>
        <translation>Henüz saklanan oyun yok. Bir oyundan ayrılırken onu sonrası için saklayabilirsiniz; biten oyunlar buraya kendiliğinden gelir.</translation>
    </message>
    <message>
        <source>No kept game is like that.</source>
        <translation>Böyle bir saklanan oyun yok.</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>One suit, cards in sight</source>
        <translation>Bir renk, kartlar açık</translation>
    </message>
    <message>
        <source>All cards of the columns lie face up, so that you can plan. A card goes on one that is one rank higher, and cards that follow each other in one suit move together as a group. A run from king to ace in one suit leaves by itself.</source>
        <translation>Sütunlardaki bütün kartlar açıktır, böylece plan yapabilirsiniz. Bir kart, kendisinden bir üst değerdeki karta konur; aynı renkten birbirini izleyen kartlar grup olarak birlikte taşınır. Papazdan asa kadar aynı renkten bir seri kendiliğinden kaldırılır.</translation>
    </message>
    <message>
        <source>One suit, cards hidden</source>
        <translation>Bir renk, kartlar kapalı</translation>
    </message>
    <message>
        <source>Now only the last card of each column is face up. When it moves away, the hidden card below it turns, so turn as many as you can before you deal. An empty column takes any card or group: it is the most useful place of all.</source>
        <translation>Artık her sütunun yalnızca son kartı açıktır. O kart taşınınca altındaki kapalı kart açılır; bu yüzden dağıtmadan önce açabildiğiniz kadar kart açın. Boş bir sütuna her kart veya grup konabilir: en kullanışlı yer orasıdır.</translation>
    </message>
    <message>
        <source>One suit, look ahead</source>
        <translation>Bir renk, ileriyi düşün</translation>
    </message>
    <message>
        <source>Only your last three moves can be undone here. Look for moves that turn a card or empty a column, and deal from the stock only when none is left. Few moves show a good plan.</source>
        <translation>Burada yalnızca son üç hamle geri alınabilir. Bir kartı açan veya bir sütunu boşaltan hamleleri arayın; çekme destesinden ancak böyle bir hamle kalmayınca dağıtın. Az hamle, iyi bir planı gösterir.</translation>
    </message>
    <message>
        <source>Two suits, cards in sight</source>
        <translation>İki renk, kartlar açık</translation>
    </message>
    <message>
        <source>A card still goes on any card one rank higher, but only cards of one suit move together. Build in suit where you can: a card of the other suit holds all cards below it fast until it is moved away.</source>
        <translation>Bir kart yine bir üst değerdeki her karta konabilir, ama yalnızca aynı renkten kartlar birlikte taşınır. Elinizden geldiğince aynı renkte dizin: öteki renkten bir kart, taşınana kadar altındaki bütün kartları tutar.</translation>
    </message>
    <message>
        <source>Two suits, Relaxed</source>
        <translation>İki renk, Esnek</translation>
    </message>
    <message>
        <source>With the Relaxed rule, groups of mixed suits move together, too. But a run leaves in one suit only, so sort the suits in good time. An empty column is the place to do it.</source>
        <translation>Esnek kuralda karışık renkli gruplar da birlikte taşınır. Ama bir seri yalnızca tek renkten kaldırılır; bu yüzden renkleri zamanında ayırın. Bunun yeri boş bir sütundur.</translation>
    </message>
    <message>
        <source>Two suits, Classic</source>
        <translation>İki renk, Klasik</translation>
    </message>
    <message>
        <source>Now mixed groups do not move. Build one only if it turns a card or empties a column, and know how you will take it apart again. Two empty columns at the same time give room to sort long groups.</source>
        <translation>Artık karışık gruplar taşınmaz. Böyle bir grubu yalnızca bir kartı açacak veya bir sütunu boşaltacaksa kurun ve onu sonra nasıl ayıracağınızı bilin. Aynı anda iki boş sütun, uzun grupları ayırmaya yer açar.</translation>
    </message>
    <message>
        <source>Four suits, cards in sight</source>
        <translation>Dört renk, kartlar açık</translation>
    </message>
    <message>
        <source>With four suits, a card seldom finds its own suit. Choose the column that you want to empty first, and see from the open cards where each of its cards can go.</source>
        <translation>Dört renkte bir kart kendi rengini seyrek bulur. Önce boşaltmak istediğiniz sütunu seçin ve açık kartlara bakarak oradaki her kartın nereye gidebileceğini görün.</translation>
    </message>
    <message>
        <source>Four suits, Relaxed</source>
        <translation>Dört renk, Esnek</translation>
    </message>
    <message>
        <source>Mixed groups move together, so columns are emptied sooner. Do not let the suits mix for long: whatever is mixed must be sorted before a run can leave.</source>
        <translation>Karışık gruplar birlikte taşınır, bu yüzden sütunlar daha çabuk boşalır. Renkleri uzun süre karışık bırakmayın: karışık olan her şey, bir seri kaldırılmadan önce ayrılmalıdır.</translation>
    </message>
    <message>
        <source>Four suits, Classic</source>
        <translation>Dört renk, Klasik</translation>
    </message>
    <message>
        <source>This is Spider in full. Do everything useful before you deal, keep a column empty when you can, and undo what went wrong. Even strong players lose many of these games.</source>
        <translation>Bu, Spider'ın tamamıdır. Dağıtmadan önce yararlı olan her şeyi yapın, mümkünse bir sütunu boş tutun, yanlış gideni geri alın. Güçlü oyuncular da bu oyunların çoğunu kaybeder.</translation>
    </message>
    <message>
        <source>Empty a column</source>
        <translation>Bir sütunu boşalt</translation>
    </message>
    <message>
        <source>Win the game</source>
        <translation>Oyunu kazan</translation>
    </message>
    <message>
        <source>Win without undo</source>
        <translation>Geri almadan kazan</translation>
    </message>
    <message>
        <source>Win without a hint</source>
        <translation>İpucu almadan kazan</translation>
    </message>
    <message numerus="yes">
        <source>Make a group of %n card(s) in one suit</source>
        <translation>
            <numerusform>Aynı renkten %n kartlık bir grup yap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %n hidden card(s)</source>
        <translation>
            <numerusform>%n kapalı kart aç</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn %n hidden card(s) before the first deal</source>
        <translation>
            <numerusform>İlk dağıtımdan önce %n kapalı kart aç</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Have %n column(s) empty at the same time</source>
        <translation>
            <numerusform>Aynı anda %n sütunu boş tut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish %n run(s)</source>
        <translation>
            <numerusform>%n seri tamamla</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finish runs of %n suit(s)</source>
        <translation>
            <numerusform>%n renkte seri tamamla</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Win with at most %n move(s)</source>
        <translation>
            <numerusform>En çok %n hamleyle kazan</numerusform>
        </translation>
    </message>
    <message>
        <source>Your progress on the learning path could not be read ({found}).</source>
        <translation>Öğrenme yolundaki ilerlemeniz okunamadı ({found}).</translation>
    </message>
    <message>
        <source>The file with your progress on the learning path is damaged ({found}); the path begins anew.</source>
        <translation>Öğrenme yolundaki ilerlemenizin dosyası hasarlı ({found}); yol baştan başlıyor.</translation>
    </message>
    <message>
        <source>Your progress on the learning path comes from a newer version of the program; here the path begins anew.</source>
        <translation>Öğrenme yolundaki ilerlemeniz programın daha yeni bir sürümünden; burada yol baştan başlıyor.</translation>
    </message>
    <message>
        <source>Your progress on the learning path cannot be saved ({reason}). It holds until you quit. File: {file}</source>
        <translation>Öğrenme yolundaki ilerlemeniz kaydedilemiyor ({reason}). Çıkana kadar geçerlidir. Dosya: {file}</translation>
    </message>
    <message>
        <source>Looking for a deal that can be won…</source>
        <translation>Kazanılabilecek bir dağılım aranıyor…</translation>
    </message>
    <message>
        <source>No deal was found in time of which it is known that it can be won; this is any deal.</source>
        <translation>Kazanılabileceği bilinen bir dağılım zamanında bulunamadı; bu rastgele bir dağılımdır.</translation>
    </message>
    <message>
        <source>You have left the learning path. What you have reached is kept.</source>
        <translation>Öğrenme yolundan ayrıldınız. Ulaştıklarınız saklanıyor.</translation>
    </message>
    <message>
        <source>New to Spider? The learning path leads from one suit to four.</source>
        <translation>Spider'da yeni misiniz? Öğrenme yolu bir renkten dört renge götürür.</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Hayır, teşekkürler</translation>
    </message>
    <message>
        <source>Goals of step {number}: {goals}</source>
        <translation>{number}. adımın hedefleri: {goals}</translation>
    </message>
    <message>
        <source>Goal reached: {goal}</source>
        <translation>Hedefe ulaşıldı: {goal}</translation>
    </message>
    <message>
        <source>With help that looks at hidden cards, a win does not count on the path.</source>
        <translation>Kapalı kartlara bakan yardımla kazanmak öğrenme yolunda sayılmaz.</translation>
    </message>
    <message>
        <source>This was the last step: you have come to the end of the path.</source>
        <translation>Bu son adımdı: yolun sonuna geldiniz.</translation>
    </message>
    <message>
        <source>Step {number} of the learning path is passed.</source>
        <translation>Öğrenme yolunun {number}. adımı tamam.</translation>
    </message>
    <message>
        <source>Goals: {done} of {count}. Another win leads on to the next step.</source>
        <translation>Hedefler: {count} hedeften {done}. Bir galibiyet daha sonraki adıma götürür.</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Sonraki adım</translation>
    </message>
    <message>
        <source>Another deal</source>
        <translation>Başka bir dağılım</translation>
    </message>
</context>
<context>
    <name>LearningPath</name>
    <message>
        <source>Passed</source>
        <translation>Tamamlandı</translation>
    </message>
    <message>
        <source>Skipped</source>
        <translation>Atlandı</translation>
    </message>
    <message>
        <source>Your next step</source>
        <translation>Sıradaki adımınız</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Sonra</translation>
    </message>
    <message>
        <source>Learning path</source>
        <translation>Öğrenme yolu</translation>
    </message>
    <message>
        <source>From one suit to four, at your own pace. You may play any step at any time, and nothing that you reach is lost.</source>
        <translation>Bir renkten dört renge, kendi hızınızda. Her adımı istediğiniz zaman oynayabilirsiniz; ulaştığınız hiçbir şey kaybolmaz.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Adımlar</translation>
    </message>
    <message>
        <source>&amp;Goals:</source>
        <translation>&amp;Hedefler:</translation>
    </message>
    <message>
        <source>Goals</source>
        <translation>Hedefler</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Oyna</translation>
    </message>
    <message>
        <source>&amp;Leave the path</source>
        <translation>Yoldan &amp;ayrıl</translation>
    </message>
    <message>
        <source>Nothing is said of the path until you play a step again</source>
        <translation>Yeniden bir adım oynayana kadar yoldan söz edilmez</translation>
    </message>
    <message>
        <source>Take it &amp;up again</source>
        <translation>&amp;Yeniden ele al</translation>
    </message>
    <message>
        <source>&amp;Skip this step</source>
        <translation>Bu adımı a&amp;tla</translation>
    </message>
    <message>
        <source>The game of this step is not installed.</source>
        <translation>Bu adımın oyunu kurulu değil.</translation>
    </message>
    <message>
        <source>all cards of the columns in sight</source>
        <translation>sütunlardaki bütün kartlar açık</translation>
    </message>
    <message numerus="yes">
        <source>It leads on after %n won deal(s), or after one with all goals.</source>
        <translation>
            <numerusform>%n dağılım kazanınca ya da birini bütün hedeflerle kazanınca sonraki adıma geçilir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won so far: %n deal(s).</source>
        <translation>
            <numerusform>Şimdiye kadar kazanılan: %n dağılım.</numerusform>
        </translation>
    </message>
    <message>
        <source>{goal} (reached)</source>
        <translation>{goal} (ulaşıldı)</translation>
    </message>
    <message>
        <source>{goal} (still open)</source>
        <translation>{goal} (henüz değil)</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) can be undone</source>
        <translation>
            <numerusform>%n hamle geri alınabilir</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Leave this game?</source>
        <translation>Bu oyundan ayrılınsın mı?</translation>
    </message>
    <message>
        <source>This game is not over. Keep it for later, or give it up? Given up, it counts as not won.</source>
        <translation>Bu oyun bitmedi. Sonrası için saklansın mı, yoksa bırakılsın mı? Bırakılırsa kazanılmamış sayılır.</translation>
    </message>
    <message>
        <source>No move is left, but undo may still help. Keep the game for later, or give it up? Given up, it counts as lost.</source>
        <translation>Hamle kalmadı, ama geri almak işe yarayabilir. Oyun sonrası için saklansın mı, yoksa bırakılsın mı? Bırakılırsa kaybedilmiş sayılır.</translation>
    </message>
    <message>
        <source>&amp;Keep for later</source>
        <translation>&amp;Sonrası için sakla</translation>
    </message>
    <message>
        <source>&amp;Give up</source>
        <translation>&amp;Oyunu bırak</translation>
    </message>
</context>
<context>
    <name>Looks</name>
    <message>
        <source>Table and cards</source>
        <translation>Masa ve kartlar</translation>
    </message>
    <message>
        <source>&amp;Themes</source>
        <translation>&amp;Temalar</translation>
    </message>
    <message>
        <source>T&amp;ables</source>
        <translation>&amp;Masalar</translation>
    </message>
    <message>
        <source>&amp;Faces</source>
        <translation>Kart &amp;yüzleri</translation>
    </message>
    <message>
        <source>&amp;Backs</source>
        <translation>Kart &amp;arkaları</translation>
    </message>
    <message>
        <source>Themes: table, faces, back and accent colour</source>
        <translation>Temalar: masa, kart yüzleri, kart arkası ve vurgu rengi</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Masalar</translation>
    </message>
    <message>
        <source>Card faces</source>
        <translation>Kart yüzleri</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Kart arkaları</translation>
    </message>
    <message>
        <source>Backs in the &amp;colours of the theme</source>
        <translation>Kart arkaları temanın &amp;renklerinde</translation>
    </message>
    <message>
        <source>Own &amp;picture…</source>
        <translation>&amp;Kendi resmim…</translation>
    </message>
    <message>
        <source>&amp;Remove own picture</source>
        <translation>Ken&amp;di resmimi kaldır</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Kullan</translation>
    </message>
    <message>
        <source>As the theme</source>
        <translation>Temadaki gibi</translation>
    </message>
    <message>
        <source>{name} is not installed; the default is shown instead.</source>
        <translation>{name} kurulu değil; onun yerine varsayılan gösteriliyor.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Dil</translation>
    </message>
    <message>
        <source>&amp;System language</source>
        <translation>&amp;Sistem dili</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Oyun</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Hamle</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Görünüm</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Yardım</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Araçlar</translation>
    </message>
</context>
<context>
    <name>MessageStrip</name>
    <message>
        <source>Message</source>
        <translation>İleti</translation>
    </message>
    <message>
        <source>Read all</source>
        <translation>Tümünü oku</translation>
    </message>
    <message>
        <source>Read the rule</source>
        <translation>Kuralı oku</translation>
    </message>
    <message>
        <source>Open the rules page at this rule</source>
        <translation>Kurallar sayfasını bu kuralda aç</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>İletiler</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Any difficulty</source>
        <translation>Her zorluk</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Kolay</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Orta</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Zor</translation>
    </message>
    <message>
        <source>&amp;Find:</source>
        <translation>&amp;Ara:</translation>
    </message>
    <message>
        <source>For instance: two decks easy short</source>
        <translation>Örneğin: iki deste kolay kısa</translation>
    </message>
    <message>
        <source>Words of the name, the kind, decks, difficulty or length</source>
        <translation>Addan, türden, destelerden, zorluktan veya uzunluktan sözcükler</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Oyunlar</translation>
    </message>
    <message>
        <source>No game has all of this. Take a word or a filter away.</source>
        <translation>Bunların hepsi hiçbir oyunda yok. Bir sözcüğü veya bir süzgeci kaldırın.</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Desteler</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Zorluk düzeyi</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Uzunluk</translation>
    </message>
    <message>
        <source>Any decks</source>
        <translation>Her deste sayısı</translation>
    </message>
    <message>
        <source>Any length</source>
        <translation>Her uzunluk</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Gözde</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Gözdeler</translation>
    </message>
    <message>
        <source>Recently played</source>
        <translation>Son oynananlar</translation>
    </message>
    <message>
        <source>&amp;Easy: {suits}</source>
        <translation>&amp;Kolay: {suits}</translation>
    </message>
    <message>
        <source>&amp;Medium: {suits}</source>
        <translation>&amp;Orta: {suits}</translation>
    </message>
    <message>
        <source>&amp;Hard: {suits}</source>
        <translation>&amp;Zor: {suits}</translation>
    </message>
    <message>
        <source>Spades only. Good for learning; nearly every deal can be won.</source>
        <translation>Yalnızca maça. Öğrenmek için iyidir; hemen her dağılım kazanılabilir.</translation>
    </message>
    <message>
        <source>Spades and hearts. Suits begin to matter.</source>
        <translation>Maça ve kupa. Renkler önem kazanır.</translation>
    </message>
    <message>
        <source>Spades, hearts and diamonds; the spades come twice.</source>
        <translation>Maça, kupa ve karo; maça iki kat bulunur.</translation>
    </message>
    <message>
        <source>All four suits. For those who like to think ahead.</source>
        <translation>Dört rengin tamamı. İlerisini düşünmeyi sevenler için.</translation>
    </message>
    <message>
        <source>Spades only.</source>
        <translation>Yalnızca maça.</translation>
    </message>
    <message>
        <source>Spades and hearts.</source>
        <translation>Maça ve kupa.</translation>
    </message>
    <message>
        <source>Spades, hearts and diamonds.</source>
        <translation>Maça, kupa ve karo.</translation>
    </message>
    <message>
        <source>All four suits.</source>
        <translation>Dört rengin hepsi.</translation>
    </message>
    <message>
        <source>&amp;Classic</source>
        <translation>K&amp;lasik</translation>
    </message>
    <message>
        <source>&amp;Relaxed</source>
        <translation>&amp;Esnek</translation>
    </message>
    <message>
        <source>Cards move together only if they are of one suit.</source>
        <translation>Kartlar yalnızca tek renktense birlikte taşınır.</translation>
    </message>
    <message>
        <source>Cards of different suits move together, too, if their ranks follow.</source>
        <translation>Değerleri birbirini izliyorsa farklı renkten kartlar da birlikte taşınır.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Yeni oyun</translation>
    </message>
    <message>
        <source>Rule for moving groups</source>
        <translation>Grup taşıma kuralı</translation>
    </message>
    <message>
        <source>Fa&amp;vourite</source>
        <translation>Göz&amp;de</translation>
    </message>
    <message>
        <source>Rules of this &amp;game</source>
        <translation>Bu oyunun kuralla&amp;rı</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Başlat</translation>
    </message>
    <message>
        <source>Dea&amp;l:</source>
        <translation>Dağılı&amp;m:</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Go on</source>
        <translation>Devam et</translation>
    </message>
    <message>
        <source>All right</source>
        <translation>Tamam</translation>
    </message>
    <message>
        <source>Show the plugin</source>
        <translation>Eklentiyi göster</translation>
    </message>
    <message>
        <source>No move and no deal is left.</source>
        <translation>Ne hamle ne dağıtım kaldı.</translation>
    </message>
    <message>
        <source>The game is paused and the time stands still.</source>
        <translation>Oyun duraklatıldı, süre işlemiyor.</translation>
    </message>
    <message>
        <source>Won! Score: {points}. Moves: {moves}. Time: {time}.</source>
        <translation>Kazandınız! Puan: {points}. Hamle: {moves}. Süre: {time}.</translation>
    </message>
    <message>
        <source>Undo may still help.</source>
        <translation>Geri almak işe yarayabilir.</translation>
    </message>
</context>
<context>
    <name>Overview</name>
    <message>
        <source>Walk over the table</source>
        <translation>Masada gezinir</translation>
    </message>
    <message>
        <source>Choose the longest group that can be moved</source>
        <translation>Taşınabilen en uzun grubu seçer</translation>
    </message>
    <message>
        <source>Go to the first or the last card</source>
        <translation>İlk ya da son karta gider</translation>
    </message>
    <message>
        <source>Take cards, or put them down</source>
        <translation>Kartları alır ya da bırakır</translation>
    </message>
    <message>
        <source>Held down: shows a covered card whole</source>
        <translation>Basılı tutulunca örtülü bir kartı bütünüyle gösterir</translation>
    </message>
    <message>
        <source>Put the cards back; stop the solution; leave full screen</source>
        <translation>Kartları geri koy; çözümü durdur; tam ekrandan çık</translation>
    </message>
    <message>
        <source>Go on to the next part of the window</source>
        <translation>Pencerenin sonraki bölümüne geçer</translation>
    </message>
    <message>
        <source>Drag</source>
        <translation>Sürükleme</translation>
    </message>
    <message>
        <source>Moves a card with all that lie on it</source>
        <translation>Bir kartı üzerindekilerle birlikte taşır</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Çift tıklama</translation>
    </message>
    <message>
        <source>Sends the cards to their best column</source>
        <translation>Kartları en uygun sütuna gönderir</translation>
    </message>
    <message>
        <source>Right button or a long touch</source>
        <translation>Sağ düğme veya uzun dokunuş</translation>
    </message>
    <message>
        <source>Shows a covered card whole while it is held</source>
        <translation>Basılı tutulduğu sürece örtülü bir kartı bütünüyle gösterir</translation>
    </message>
    <message>
        <source>Click on the stock</source>
        <translation>Çekme destesine tıklama</translation>
    </message>
    <message>
        <source>Deals one card onto each column</source>
        <translation>Her sütuna bir kart koyar</translation>
    </message>
    <message>
        <source>Drop a file on the window</source>
        <translation>Pencereye bir dosya bırak</translation>
    </message>
    <message>
        <source>Opens the game that is in it</source>
        <translation>İçindeki oyunu açar</translation>
    </message>
    <message>
        <source>Keys and mouse</source>
        <translation>Tuşlar ve fare</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Masada</translation>
    </message>
    <message>
        <source>With the mouse or a finger</source>
        <translation>Fareyle ya da parmakla</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Her yerde</translation>
    </message>
</context>
<context>
    <name>OwnBack</name>
    <message>
        <source>Back from a picture</source>
        <translation>Resimden kart arkası</translation>
    </message>
    <message>
        <source>Move the frame by mouse or arrow keys; + and - or the wheel change its size.</source>
        <translation>Çerçeveyi fare ya da ok tuşlarıyla taşı; + ve - ya da tekerlek boyutunu değiştirir.</translation>
    </message>
    <message>
        <source>The part of the picture that is used</source>
        <translation>Resmin kullanılan bölümü</translation>
    </message>
    <message>
        <source>&amp;Size of the part:</source>
        <translation>Bölümün &amp;boyutu:</translation>
    </message>
    <message>
        <source>Use as back</source>
        <translation>Kart arkası yap</translation>
    </message>
    <message>
        <source>Picture for the back</source>
        <translation>Kart arkası için resim</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Resimler</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Tüm dosyalar</translation>
    </message>
    <message>
        <source>The picture cannot be removed: {reason}.</source>
        <translation>Resim kaldırılamıyor: {reason}.</translation>
    </message>
    <message>
        <source>The file {file} cannot be read: {reason}.</source>
        <translation>{file} dosyası okunamıyor: {reason}.</translation>
    </message>
    <message>
        <source>The file {file} is too large. Choose a picture of at most {most} megabytes.</source>
        <translation>{file} dosyası çok büyük. En fazla {most} megabaytlık bir resim seç.</translation>
    </message>
    <message>
        <source>The file {file} is no picture that can be read. Choose a PNG, JPEG or SVG file.</source>
        <translation>{file} dosyası okunabilir bir resim değil. Bir PNG, JPEG ya da SVG dosyası seç.</translation>
    </message>
    <message>
        <source>The picture {file} has too many pixels, {size}. Make it smaller first.</source>
        <translation>{file} resminde çok fazla piksel var, {size}. Önce onu küçült.</translation>
    </message>
    <message>
        <source>The picture {file} moves. Choose one that stands still.</source>
        <translation>{file} resmi hareketli. Durağan bir resim seç.</translation>
    </message>
    <message>
        <source>The picture {file} cannot be used: {reason}.</source>
        <translation>{file} resmi kullanılamıyor: {reason}.</translation>
    </message>
</context>
<context>
    <name>PlayOptions</name>
    <message>
        <source>Scori&amp;ng:</source>
        <translation>P&amp;uanlama:</translation>
    </message>
    <message>
        <source>&amp;Undo:</source>
        <translation>&amp;Geri alma:</translation>
    </message>
    <message>
        <source>Without limit</source>
        <translation>Sınırsız</translation>
    </message>
    <message>
        <source>Limited</source>
        <translation>Sınırlı</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>İzin yok</translation>
    </message>
    <message>
        <source>How many steps can be undone</source>
        <translation>Kaç adım geri alınabilir</translation>
    </message>
</context>
<context>
    <name>PluginInstall</name>
    <message>
        <source>“{file}” was not installed, and nothing was changed.</source>
        <translation>“{file}” kurulmadı ve hiçbir şey değişmedi.</translation>
    </message>
    <message>
        <source>“{name}” {version} by {author} is a program.</source>
        <translation>“{name}” {version} ({author}) bir programdır.</translation>
    </message>
    <message>
        <source>“{name}” {version} is a program and does not say who made it.</source>
        <translation>“{name}” {version} bir programdır ve kimin yaptığını söylemiyor.</translation>
    </message>
    <message>
        <source>It can do whatever you can do on this computer: read, change and delete your files, and use the network. Install it only if you trust where it comes from.</source>
        <translation>Bu bilgisayarda sizin yapabildiğiniz her şeyi yapabilir: dosyalarınızı okuyabilir, değiştirebilir, silebilir ve ağı kullanabilir. Yalnızca geldiği yere güveniyorsanız kurun.</translation>
    </message>
    <message>
        <source>Install this plugin?</source>
        <translation>Bu eklenti kurulsun mu?</translation>
    </message>
    <message>
        <source>&amp;Install</source>
        <translation>&amp;Kur</translation>
    </message>
    <message>
        <source>Replace this plugin?</source>
        <translation>Bu eklenti değiştirilsin mi?</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Değiştir</translation>
    </message>
</context>
<context>
    <name>PluginManager</name>
    <message>
        <source>All plugins</source>
        <translation>Bütün eklentiler</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Veri</translation>
    </message>
    <message>
        <source>Programs</source>
        <translation>Programlar</translation>
    </message>
    <message>
        <source>Switched off</source>
        <translation>Kapalı</translation>
    </message>
    <message>
        <source>In trouble</source>
        <translation>Sorunlu</translation>
    </message>
    <message>
        <source>The report on {plugin} was copied.</source>
        <translation>{plugin} hakkındaki rapor kopyalandı.</translation>
    </message>
    <message>
        <source>Please drop one plugin at a time.</source>
        <translation>Lütfen her seferinde tek bir eklenti bırakın.</translation>
    </message>
    <message>
        <source>Plugins</source>
        <translation>Eklentiler</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>A&amp;ra:</translation>
    </message>
    <message>
        <source>S&amp;how:</source>
        <translation>&amp;Göster:</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Ara</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Göster</translation>
    </message>
    <message>
        <source>About this plugin</source>
        <translation>Bu eklenti hakkında</translation>
    </message>
    <message>
        <source>Load this plugin once more</source>
        <translation>Bu eklentiyi bir kez daha yükle</translation>
    </message>
    <message>
        <source>Copy what its author needs to know (Ctrl+C)</source>
        <translation>Yazarının bilmesi gerekenleri kopyala (Ctrl+C)</translation>
    </message>
    <message>
        <source>Delete this plugin's files (Del)</source>
        <translation>Bu eklentinin dosyalarını sil (Del)</translation>
    </message>
    <message>
        <source>Install the plugin of a file (Ctrl+O)</source>
        <translation>Bir dosyadaki eklentiyi kur (Ctrl+O)</translation>
    </message>
    <message>
        <source>Show the folder in which plugins lie</source>
        <translation>Eklentilerin bulunduğu klasörü göster</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>Yeniden &amp;dene</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>Raporu kopya&amp;la</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Kaldır…</translation>
    </message>
    <message>
        <source>&amp;Install…</source>
        <translation>K&amp;ur…</translation>
    </message>
    <message>
        <source>&amp;Plugin folder</source>
        <translation>Eklenti kla&amp;sörü</translation>
    </message>
    <message>
        <source>No plugin is like that.</source>
        <translation>Böyle bir eklenti yok.</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Bütün dosyalar (*)</translation>
    </message>
    <message>
        <source>Plugins (*.whl *.zip plugin.toml)</source>
        <translation>Eklentiler (*.whl *.zip plugin.toml)</translation>
    </message>
    <message>
        <source>S&amp;witch off</source>
        <translation>K&amp;apat</translation>
    </message>
    <message>
        <source>S&amp;witch on</source>
        <translation>&amp;Aç</translation>
    </message>
    <message>
        <source>Do without this plugin (Space)</source>
        <translation>Bu eklenti olmadan devam et (boşluk tuşu)</translation>
    </message>
    <message>
        <source>Use this plugin (Space)</source>
        <translation>Bu eklentiyi kullan (boşluk tuşu)</translation>
    </message>
    <message>
        <source>Switch this plugin off?</source>
        <translation>Bu eklenti kapatılsın mı?</translation>
    </message>
    <message>
        <source>“{plugin}” is deleted from the plugin folder: {file}</source>
        <translation>“{plugin}” eklenti klasöründen silinir: {file}</translation>
    </message>
    <message>
        <source>Remove this plugin?</source>
        <translation>Bu eklenti kaldırılsın mı?</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Kaldır</translation>
    </message>
</context>
<context>
    <name>PluginPage</name>
    <message>
        <source>Data</source>
        <translation>Veri</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>Data; it runs no program.</source>
        <translation>Veri; program çalıştırmaz.</translation>
    </message>
    <message>
        <source>A program; it can do whatever you can do on this computer.</source>
        <translation>Bir program; bu bilgisayarda sizin yapabildiğiniz her şeyi yapabilir.</translation>
    </message>
    <message>
        <source>Belongs to the game.</source>
        <translation>Oyunun kendi parçasıdır.</translation>
    </message>
    <message>
        <source>Installed with Python (pip).</source>
        <translation>Python ile kuruldu (pip).</translation>
    </message>
    <message>
        <source>Lies in the plugin folder.</source>
        <translation>Eklenti klasöründe bulunuyor.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Oyunlar</translation>
    </message>
    <message>
        <source>Ways to score</source>
        <translation>Puanlama yolları</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kartlar</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Masalar</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Temalar</translation>
    </message>
    <message>
        <source>It is told what happens in your games.</source>
        <translation>Oyunlarınızda neler olduğu ona bildirilir.</translation>
    </message>
    <message>
        <source>It gives hints.</source>
        <translation>İpucu verir.</translation>
    </message>
    <message>
        <source>Belongs to the game</source>
        <translation>Oyunun kendi parçası</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Dışarıda bırakıldı</translation>
    </message>
    <message>
        <source>Waits for a start without safe mode</source>
        <translation>Güvenli mod olmadan başlatılmayı bekliyor</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Kapalı</translation>
    </message>
    <message>
        <source>On, but something in it broke</source>
        <translation>Açık, ama içinde bir şey bozuldu</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Açık</translation>
    </message>
    <message>
        <source>The game on the table needs “{plugin}”. You can finish it now; if you close the program before, it is set aside and goes on once the plugin is there again.</source>
        <translation>Masadaki oyunun “{plugin}” eklentisine ihtiyacı var. Oyunu şimdi bitirebilirsiniz; programı önce kapatırsanız oyun bir kenara konur ve eklenti yeniden geldiğinde sürer.</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>belirtilmemiş</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Durum</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Sürüm</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Yazar</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lisans</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tür</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Yer</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Dosya</translation>
    </message>
    <message>
        <source>What it gives is listed here once it is on.</source>
        <translation>Ne getirdiği, açıldığında burada listelenir.</translation>
    </message>
    <message>
        <source>This plugin is loaded at every start. With these lines in its plugin.toml it would wait until it is used:</source>
        <translation>Bu eklenti her açılışta yüklenir. plugin.toml dosyasında bu satırlar olsaydı, kullanılıncaya kadar beklerdi:</translation>
    </message>
    <message>
        <source>For its author</source>
        <translation>Yazarı için</translation>
    </message>
    <message numerus="yes">
        <source>{names} and %n more</source>
        <translation>
            <numerusform>{names} ve %n tane daha</numerusform>
        </translation>
    </message>
    <message>
        <source>What it gives</source>
        <translation>Ne getirir</translation>
    </message>
</context>
<context>
    <name>Plugins</name>
    <message>
        <source>{file} is not there, or cannot be read.</source>
        <translation>{file} yok ya da okunamıyor.</translation>
    </message>
    <message>
        <source>{file} is no plugin. A plugin is a wheel (.whl), a .zip with plugin.toml, or a folder with plugin.toml.</source>
        <translation>{file} bir eklenti değil. Eklenti bir wheel (.whl), içinde plugin.toml olan bir .zip ya da içinde plugin.toml olan bir klasördür.</translation>
    </message>
    <message>
        <source>{file} is no plugin yet: plugin.toml lies at “{entry}”, but may be at most one folder deep. Pack the folder that holds plugin.toml.</source>
        <translation>{file} henüz bir eklenti değil: plugin.toml “{entry}” konumunda, oysa en fazla bir klasör içeride olabilir. plugin.toml dosyasını içeren klasörü paketleyin.</translation>
    </message>
    <message>
        <source>{file} is damaged, or no zip archive: {error}.</source>
        <translation>{file} bozuk ya da bir zip arşivi değil: {error}.</translation>
    </message>
    <message>
        <source>The entry “{entry}” would be written outside the plugin's folder.</source>
        <translation>“{entry}” girdisi eklentinin klasörünün dışına yazılırdı.</translation>
    </message>
    <message>
        <source>The entry “{entry}” has a name that not every system can write; rename it with letters, digits, dots, dashes and underscores.</source>
        <translation>“{entry}” girdisinin adını her sistem yazamaz; harf, rakam, nokta, tire ve alt çizgiyle yeniden adlandırın.</translation>
    </message>
    <message>
        <source>The entry “{entry}” is a link or a device; put the file itself there.</source>
        <translation>“{entry}” girdisi bir bağlantı ya da aygıt; yerine dosyanın kendisini koyun.</translation>
    </message>
    <message>
        <source>The entries “{entry}” and “{other}” are one file on some systems; rename one.</source>
        <translation>“{entry}” ve “{other}” girdileri bazı sistemlerde aynı dosyadır; birini yeniden adlandırın.</translation>
    </message>
    <message>
        <source>It holds more than {most} files.</source>
        <translation>İçinde {most} dosyadan fazlası var.</translation>
    </message>
    <message>
        <source>Unpacked it is larger than {most} MB.</source>
        <translation>Açıldığında {most} MB'den büyük.</translation>
    </message>
    <message>
        <source>Unpacked the entry “{entry}” is larger than {most} MB.</source>
        <translation>“{entry}” girdisi açıldığında {most} MB'den büyük.</translation>
    </message>
    <message>
        <source>The entry “{entry}” is an archive in the archive; unpack it first.</source>
        <translation>“{entry}” girdisi arşivin içinde bir arşiv; önce onu açın.</translation>
    </message>
    <message>
        <source>The entry “{entry}” is encrypted; pack it without a password.</source>
        <translation>“{entry}” girdisi şifreli; parolasız paketleyin.</translation>
    </message>
    <message>
        <source>The entry “{entry}” is packed in an unusual way; pack it with “deflate”.</source>
        <translation>“{entry}” girdisi alışılmadık biçimde paketlenmiş; “deflate” ile paketleyin.</translation>
    </message>
    <message>
        <source>The entry “{entry}” is damaged: {error}.</source>
        <translation>“{entry}” girdisi bozuk: {error}.</translation>
    </message>
    <message>
        <source>The entry “{entry}” is a program, but a data plugin (a folder or zip with plugin.toml) runs no code: remove the program, or build a wheel if the plugin needs it.</source>
        <translation>“{entry}” girdisi bir program; oysa veri eklentisi (plugin.toml içeren bir klasör ya da zip) kod çalıştırmaz: programı kaldırın ya da eklentiye gerekliyse bir wheel oluşturun.</translation>
    </message>
    <message>
        <source>It has no plugin.toml at its top.</source>
        <translation>En üstünde plugin.toml yok.</translation>
    </message>
    <message>
        <source>The wheel has no entry point in the group {group}, so it is no plugin of this game.</source>
        <translation>Wheel dosyasının {group} grubunda giriş noktası yok; demek ki bu oyunun eklentisi değil.</translation>
    </message>
    <message>
        <source>The wheel was built for {platform}, not for every system; install it with pip instead.</source>
        <translation>Wheel her sistem için değil, {platform} için oluşturulmuş; onun yerine pip ile kurun.</translation>
    </message>
    <message>
        <source>The wheel puts files outside its packages (“{entry}”); install it with pip instead.</source>
        <translation>Wheel, paketlerinin dışına dosya koyuyor (“{entry}”); onun yerine pip ile kurun.</translation>
    </message>
    <message>
        <source>It needs {needed}, which is not installed; install the plugin with pip instead.</source>
        <translation>Kurulu olmayan {needed} gerekiyor; eklentiyi onun yerine pip ile kurun.</translation>
    </message>
    <message>
        <source>{folder} cannot be written: {error}.</source>
        <translation>{folder} yazılamıyor: {error}.</translation>
    </message>
    <message>
        <source>The wheel lacks {entry}; build it again with “python -m build”.</source>
        <translation>Wheel dosyasında {entry} eksik; “python -m build” ile yeniden oluşturun.</translation>
    </message>
    <message>
        <source>It gives nothing: it has no variants, cards, tables or themes that can be used.</source>
        <translation>Bir şey sağlamıyor: kullanılabilecek oyunu, kartı, masası ya da teması yok.</translation>
    </message>
    <message>
        <source>{plugin} {version} is installed.</source>
        <translation>{plugin} {version} kuruldu.</translation>
    </message>
    <message>
        <source>{plugin} {version} takes the place of {old}.</source>
        <translation>{plugin} {version}, {old} sürümünün yerini aldı.</translation>
    </message>
    <message>
        <source>{plugin} was removed.</source>
        <translation>{plugin} kaldırıldı.</translation>
    </message>
    <message>
        <source>{plugin} is on.</source>
        <translation>{plugin} açık.</translation>
    </message>
    <message>
        <source>{plugin} is off.</source>
        <translation>{plugin} kapalı.</translation>
    </message>
    <message>
        <source>{done} Its program is still in memory; the rest happens at the next start.</source>
        <translation>{done} Programı hâlâ bellekte; gerisi bir sonraki başlatmada olur.</translation>
    </message>
    <message>
        <source>{file} was not installed. {faults}</source>
        <translation>{file} kurulmadı. {faults}</translation>
    </message>
    <message>
        <source>{plugin} is there already, as version {old}. The file holds the newer {version}.</source>
        <translation>{plugin} zaten var, sürümü {old}. Dosyada daha yeni olan {version} bulunuyor.</translation>
    </message>
    <message>
        <source>{plugin} is there already, as version {old}. The file holds the older {version}.</source>
        <translation>{plugin} zaten var, sürümü {old}. Dosyada daha eski olan {version} bulunuyor.</translation>
    </message>
    <message>
        <source>{plugin} {version} is there already. The file holds the same version.</source>
        <translation>{plugin} {version} zaten var. Dosyada aynı sürüm bulunuyor.</translation>
    </message>
    <message>
        <source>{plugin} was installed with pip; change or remove it with pip, too.</source>
        <translation>{plugin} pip ile kuruldu; onu yine pip ile değiştirin ya da kaldırın.</translation>
    </message>
    <message>
        <source>{plugin} belongs to the program and stays.</source>
        <translation>{plugin} programa aittir ve kalır.</translation>
    </message>
    <message>
        <source>There is no plugin {plugin}.</source>
        <translation>{plugin} diye bir eklenti yok.</translation>
    </message>
    <message>
        <source>{file} cannot be written: {error}. Nothing changed.</source>
        <translation>{file} yazılamıyor: {error}. Hiçbir şey değişmedi.</translation>
    </message>
    <message>
        <source>{done} It is not loaded before the program is started without safe mode.</source>
        <translation>{done} Program güvenli kip olmadan başlatılana dek yüklenmez.</translation>
    </message>
    <message>
        <source>Safe mode: no plugins were loaded. Your choice of plugins stays as it is for the next start.</source>
        <translation>Güvenli kip: hiçbir eklenti yüklenmedi. Eklenti seçiminiz bir sonraki başlatma için olduğu gibi kalır.</translation>
    </message>
    <message>
        <source>The plugin {plugin} was left out. {fault} {advice}</source>
        <translation>{plugin} eklentisi dışarıda bırakıldı. {fault} {advice}</translation>
    </message>
    <message>
        <source>The plugin {plugin} is switched off. Switch it on to use it.</source>
        <translation>{plugin} eklentisi kapalı. Kullanmak için açın.</translation>
    </message>
    <message>
        <source>Update it, tell its author, or remove it; the game runs on without it.</source>
        <translation>Güncelleyin, yazarına bildirin ya da kaldırın; oyun onsuz sürer.</translation>
    </message>
    <message>
        <source>Install it again, or remove it.</source>
        <translation>Yeniden yükleyin ya da kaldırın.</translation>
    </message>
    <message>
        <source>Remove or disable one of the two.</source>
        <translation>İkisinden birini kaldırın ya da kapatın.</translation>
    </message>
    <message>
        <source>Update it or remove it; to try it again as it is, delete the file {file}.</source>
        <translation>Güncelleyin ya da kaldırın; olduğu gibi yeniden denemek için {file} dosyasını silin.</translation>
    </message>
    <message>
        <source>Its package {module} cannot be found.</source>
        <translation>{module} paketi bulunamıyor.</translation>
    </message>
    <message>
        <source>Its package {module} has no plugin.toml beside its __init__.py.</source>
        <translation>{module} paketinde __init__.py yanında plugin.toml yok.</translation>
    </message>
    <message>
        <source>Its manifest cannot be used: {error}.</source>
        <translation>Bildirim dosyası kullanılamıyor: {error}.</translation>
    </message>
    <message>
        <source>Two plugins have one id: {other} was found first, in {first}; this one is in {second}.</source>
        <translation>İki eklentinin kimliği aynı: önce {other} bulundu, yeri {first}; bununki {second}.</translation>
    </message>
    <message>
        <source>The program ended while it was loading this plugin the last time.</source>
        <translation>Program bu eklentiyi son yüklerken sona erdi.</translation>
    </message>
    <message>
        <source>The program ended while the rules of this plugin were running the last time.</source>
        <translation>Program geçen sefer bu eklentinin kuralları çalışırken sona erdi.</translation>
    </message>
    <message>
        <source>It did not let the program go on the last time, so the program was ended; your games are as you left them.</source>
        <translation>Geçen sefer programın ilerlemesine izin vermedi, bu yüzden program kapatıldı; oyunlarınız bıraktığınız gibi.</translation>
    </message>
    <message>
        <source>It took too much memory the last time, so the program was ended; your games are as you left them.</source>
        <translation>Geçen sefer çok fazla bellek kullandı, bu yüzden program kapatıldı; oyunlarınız bıraktığınız gibi.</translation>
    </message>
    <message>
        <source>The plugin {plugin} waits: the program was started in safe mode. Start it without --safe-mode to use the plugin.</source>
        <translation>{plugin} eklentisi bekliyor: program güvenli kipte başlatıldı. Eklentiyi kullanmak için --safe-mode olmadan başlatın.</translation>
    </message>
    <message>
        <source>It needs the Python module {module}, which is not installed.</source>
        <translation>Kurulu olmayan {module} Python modülü gerekiyor.</translation>
    </message>
    <message>
        <source>Its plugin.toml declares {object}, but {member} is {found} there.</source>
        <translation>plugin.toml dosyası {object} bildiriyor, ama orada {member} {found}.</translation>
    </message>
    <message>
        <source>Its plugin.toml declares {object}, which it does not give.</source>
        <translation>plugin.toml dosyası {object} bildiriyor, ama eklenti bunu sağlamıyor.</translation>
    </message>
    <message>
        <source>It cannot be used: {fault}</source>
        <translation>Kullanılamıyor: {fault}</translation>
    </message>
    <message>
        <source>A file of it cannot be used: {fault}</source>
        <translation>Dosyalarından biri kullanılamıyor: {fault}</translation>
    </message>
    <message>
        <source>It failed while it was loaded: {error}.</source>
        <translation>Yüklenirken hata verdi: {error}.</translation>
    </message>
    <message>
        <source>{module} marks no function with @hookimpl; the hooks are {hooks}.</source>
        <translation>{module} hiçbir işlevi @hookimpl ile işaretlemiyor; kancalar: {hooks}.</translation>
    </message>
    <message>
        <source>{name} is no hook; the hooks are {hooks}.</source>
        <translation>{name} bir kanca değil; kancalar: {hooks}.</translation>
    </message>
    <message>
        <source>{name} is a hook's name, but the function is not marked with @hookimpl.</source>
        <translation>{name} bir kancanın adı, ama işlev @hookimpl ile işaretlenmemiş.</translation>
    </message>
    <message>
        <source>{name} wraps the hooks of other plugins, which is not allowed.</source>
        <translation>{name} başka eklentilerin kancalarını sarıyor; buna izin verilmez.</translation>
    </message>
    <message>
        <source>A hook has arguments that the program does not give: {error}.</source>
        <translation>Bir kancanın programın vermediği parametreleri var: {error}.</translation>
    </message>
    <message>
        <source>Its hook {name} failed: {error}.</source>
        <translation>{name} kancası hata verdi: {error}.</translation>
    </message>
    <message>
        <source>Its hook {name} must return a tuple or list of objects, not {found}.</source>
        <translation>{name} kancası bir nesne demeti ya da listesi döndürmeli, {found} değil.</translation>
    </message>
    <message>
        <source>Its hook {name} returns more than {most} objects.</source>
        <translation>{name} kancası {most} nesneden fazlasını döndürüyor.</translation>
    </message>
    <message>
        <source>Its hook {name} returned {found}, which lacks {missing}.</source>
        <translation>{name} kancası {found} döndürdü; şunlar eksik: {missing}.</translation>
    </message>
    <message>
        <source>{member} of {object} must be {expected}, not {found}.</source>
        <translation>{object} içindeki {member}, {found} değil {expected} olmalı.</translation>
    </message>
    <message>
        <source>The id {found} must begin with “{prefix}” and go on with letters, digits or dashes.</source>
        <translation>{found} kimliği “{prefix}” ile başlamalı, harf, rakam ya da çizgiyle sürmeli.</translation>
    </message>
    <message>
        <source>The id {found} is used twice.</source>
        <translation>{found} kimliği iki kez kullanılmış.</translation>
    </message>
    <message>
        <source>The code prefix {found} of {object} already belongs to {other}.</source>
        <translation>{object} için {found} kod başlangıcı zaten {other} tarafından kullanılıyor.</translation>
    </message>
    <message>
        <source>The code prefix of {object} is taken: choose another prefix; {found} belongs to the built-in game {other}.</source>
        <translation>{object} için kod başlangıcı dolu: başka bir tane seçin; {found} yerleşik {other} oyununa ait.</translation>
    </message>
    <message>
        <source>The plugin {plugin} is broken: {member} of {object} failed ({error}). What it could not answer was left as it was; update the plugin or remove it.</source>
        <translation>{plugin} eklentisi bozuk: {object} içindeki {member} hata verdi ({error}). Yanıtlayamadığı şey olduğu gibi bırakıldı; eklentiyi güncelleyin ya da kaldırın.</translation>
    </message>
</context>
<context>
    <name>Positions</name>
    <message>
        <source>Line {line}: “{found}” is not of the form “key: value”.</source>
        <translation>Satır {line}: “{found}”, “anahtar: değer” biçiminde değil.</translation>
    </message>
    <message>
        <source>Line {line}: unknown key “{found}”.</source>
        <translation>Satır {line}: bilinmeyen anahtar “{found}”.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” was already given in line {expected}.</source>
        <translation>Satır {line}: “{found}” zaten {expected}. satırda verilmiş.</translation>
    </message>
    <message>
        <source>Line {line}: the game “{found}” is not installed. Installed: {expected}.</source>
        <translation>Satır {line}: “{found}” oyunu yüklü değil. Yüklü olanlar: {expected}.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” is no number of suits; write one of {expected}.</source>
        <translation>Satır {line}: “{found}” bir renk sayısı değil; şunlardan biri olmalı: {expected}.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” is no rule; write one of {expected}.</source>
        <translation>Satır {line}: “{found}” bir kural değil; şunlardan biri olmalı: {expected}.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” is not a whole number from 0 to 999999999.</source>
        <translation>Satır {line}: “{found}”, 0 ile 999999999 arasında bir tam sayı değil.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” is no card; write rank and suit, such as TH.</source>
        <translation>Satır {line}: “{found}” bir kart değil; değeri ve rengi yazın, örneğin TH.</translation>
    </message>
    <message>
        <source>Line {line}: the face-down card “{found}” lies above a face-up one.</source>
        <translation>Satır {line}: kapalı kart “{found}” açık bir kartın üzerinde.</translation>
    </message>
    <message>
        <source>Line {line}: too many “{found}”; with these suits the packs hold {expected}.</source>
        <translation>Satır {line}: çok fazla “{found}”; bu renklerle destelerde {expected} tane var.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” is no suit; write {expected}.</source>
        <translation>Satır {line}: “{found}” bir renk değil; şunlardan biri olmalı: {expected}.</translation>
    </message>
    <message>
        <source>Line {line}: {found} finished runs, but the game has only {expected}.</source>
        <translation>Satır {line}: {found} kaldırılan seri var, ama oyunda yalnızca {expected} seri bulunur.</translation>
    </message>
    <message>
        <source>Line {line}: this game has no column “{found}”.</source>
        <translation>Satır {line}: bu oyunda “{found}” sütunu yok.</translation>
    </message>
    <message>
        <source>Line {line}: this game has no pile “{found}”.</source>
        <translation>Satır {line}: bu oyunda “{found}” destesi yok.</translation>
    </message>
    <message>
        <source>Line {line}: in this game “{found}” cannot hold these cards.</source>
        <translation>Satır {line}: bu oyunda “{found}” bu kartları tutamaz.</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>The text is no game: it has neither a game code nor a position.</source>
        <translation>Metin bir oyun değil: ne bir oyun kodu ne de bir konum içeriyor.</translation>
    </message>
    <message>
        <source>Line {line}: the game of this code cannot be played: {found}.</source>
        <translation>Satır {line}: bu kodun oyunu oynanamaz: {found}.</translation>
    </message>
    <message>
        <source>Line {line}: “{found}” is no move; write T7x3&gt;T4, T7&gt;T4, D, undo or redo.</source>
        <translation>Satır {line}: “{found}” bir hamle değil; T7x3&gt;T4, T7&gt;T4, D, undo ya da redo yazın.</translation>
    </message>
    <message>
        <source>The game is read up to move {index}, “{move}”, which is refused: {why}</source>
        <translation>Oyun {index}. hamleye, “{move}”, kadar okundu; bu hamle reddedildi: {why}</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>There are not so many cards there.</source>
        <translation>Orada o kadar kart yok.</translation>
    </message>
    <message>
        <source>This game has no {pile}.</source>
        <translation>Bu oyunda bulunmuyor: {pile}.</translation>
    </message>
    <message>
        <source>The cards already lie in this column.</source>
        <translation>Kartlar zaten bu sütunda.</translation>
    </message>
    <message>
        <source>A face-down card stays until it is the last card of its column.</source>
        <translation>Kapalı bir kart, sütununun son kartı olana dek yerinde kalır.</translation>
    </message>
    <message>
        <source>These cards do not move together: the {card} does not follow the {other} in rank.</source>
        <translation>Bu kartlar birlikte taşınamaz: {card}, değerce {other} kartını izlemiyor.</translation>
    </message>
    <message>
        <source>Only cards of one suit move together: the {card} and the {other} differ.</source>
        <translation>Yalnızca tek renkten kartlar birlikte taşınır: {card} ile {other} farklı.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the card below must be exactly one rank higher.</source>
        <translation>{card}, {other} üzerine konamaz: alttaki kart tam bir üst değerde olmalı.</translation>
    </message>
    <message>
        <source>Nothing goes on an ace: it is the lowest card.</source>
        <translation>Asın üzerine hiçbir kart konamaz: en küçük karttır.</translation>
    </message>
    <message>
        <source>Cards are only put on columns.</source>
        <translation>Kartlar yalnızca sütunlara konur.</translation>
    </message>
    <message>
        <source>A finished run has left the game; only undo brings it back.</source>
        <translation>Kaldırılan seri oyundan çıkmıştır; yalnızca Geri al ile döner.</translation>
    </message>
    <message>
        <source>The stock is only dealt, one card to each column.</source>
        <translation>Çekme destesi yalnızca dağıtılır, her sütuna bir kart.</translation>
    </message>
    <message>
        <source>No deal while a column is empty: first put a card into {pile}.</source>
        <translation>Boş sütun varken dağıtım yapılamaz: önce şuraya bir kart koyun: {pile}.</translation>
    </message>
    <message>
        <source>The stock is empty: every row is dealt.</source>
        <translation>Çekme destesi boş: bütün kartlar dağıtıldı.</translation>
    </message>
    <message>
        <source>This game has no stock: all cards are on the table.</source>
        <translation>Bu oyunda çekme destesi yok: bütün kartlar oyun alanında.</translation>
    </message>
    <message>
        <source>The stock is only dealt, to the waste.</source>
        <translation>Çekme destesinden yalnızca açık desteye kart açılır.</translation>
    </message>
    <message>
        <source>The stock is only dealt, one card to each reserve.</source>
        <translation>Çekme destesinden yalnızca her yedeğe birer kart dağıtılır.</translation>
    </message>
    <message>
        <source>The stock is not dealt: its cards fill a column that becomes empty.</source>
        <translation>Çekme destesi dağıtılmaz: kartları, boşalan bir sütunu doldurur.</translation>
    </message>
    <message>
        <source>No more redeals: the stock is empty, and the waste is not turned over again.</source>
        <translation>Yeniden dağıtım yok: çekme destesi boş ve açık deste bir daha çevrilmez.</translation>
    </message>
    <message>
        <source>No deal: every column ends in a run from the king, and a row skips these.</source>
        <translation>Dağıtım olmaz: her sütun papazdan başlayan bir seriyle bitiyor ve dağıtım böyle sütunları atlar.</translation>
    </message>
    <message>
        <source>Only cards of one colour move together: the {card} and the {other} differ.</source>
        <translation>Yalnızca hepsi kırmızı ya da hepsi siyah kartlar birlikte taşınır: {card} ile {other} uyuşmuyor.</translation>
    </message>
    <message>
        <source>Only cards of alternating colours move together: the {card} and the {other} are alike.</source>
        <translation>Yalnızca bir kırmızı bir siyah sıralanan kartlar birlikte taşınır: {card} ile {other} aynı.</translation>
    </message>
    <message>
        <source>These cards do not move together: with the {other} they are neither a run nor all of one rank.</source>
        <translation>Bu kartlar birlikte taşınamaz: {other} ile birlikte ne bir seri oluştururlar ne de hepsi aynı değerdedir.</translation>
    </message>
    <message>
        <source>Only cards of one rank move together: the {card} and the {other} differ.</source>
        <translation>Yalnızca aynı değerdeki kartlar birlikte taşınır: {card} ile {other} uyuşmuyor.</translation>
    </message>
    <message>
        <source>In this game cards move one at a time.</source>
        <translation>Bu oyunda kartlar tek tek taşınır.</translation>
    </message>
    <message>
        <source>Only the last card can be taken from here: {pile}.</source>
        <translation>Buradan yalnızca son kart alınabilir: {pile}.</translation>
    </message>
    <message>
        <source>Not so many cards at once: the free cells and empty columns carry {number}.</source>
        <translation>Bir kerede bu kadar çok kart taşınamaz: boş hücreler ve boş sütunlar {number} karta yeter.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the columns build in one suit.</source>
        <translation>{card}, {other} üzerine konamaz: sütunlar tek renkte dizilir.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the columns build in one colour.</source>
        <translation>{card}, {other} üzerine konamaz: sütunlarda kırmızı kırmızıya, siyah siyaha konur.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the columns build in alternating colours.</source>
        <translation>{card}, {other} üzerine konamaz: sütunlarda kırmızı ile siyah dönüşümlüdür.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the card below must be exactly one rank lower.</source>
        <translation>{card}, {other} üzerine konamaz: alttaki kart tam bir alt değerde olmalıdır.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the card below must be one rank higher or one rank lower.</source>
        <translation>{card}, {other} üzerine konamaz: alttaki kart bir üst ya da bir alt değerde olmalıdır.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the card below must be higher in rank.</source>
        <translation>{card}, {other} üzerine konamaz: alttaki kartın değeri daha büyük olmalıdır.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the card below must be one rank higher or of the same rank.</source>
        <translation>{card}, {other} üzerine konamaz: alttaki kart bir üst değerde ya da aynı değerde olmalıdır.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: the columns build in steps of {number} ranks.</source>
        <translation>{card}, {other} üzerine konamaz: sütunlar {number} değerlik adımlarla dizilir.</translation>
    </message>
    <message>
        <source>Nothing goes on a king: here the columns build up, and it is the highest card.</source>
        <translation>Papazın üzerine hiçbir kart konamaz: burada yukarı doğru dizilir ve en büyük kart odur.</translation>
    </message>
    <message>
        <source>Only a king may go to an empty column, not the {card}.</source>
        <translation>Boş bir sütuna yalnızca papaz konabilir, {card} konamaz.</translation>
    </message>
    <message>
        <source>Only an ace may go to an empty column, not the {card}.</source>
        <translation>Boş bir sütuna yalnızca as konabilir, {card} konamaz.</translation>
    </message>
    <message>
        <source>In this game an empty column stays empty.</source>
        <translation>Bu oyunda boş bir sütun boş kalır.</translation>
    </message>
    <message>
        <source>The cell is occupied: {pile}.</source>
        <translation>Hücre dolu: {pile}.</translation>
    </message>
    <message>
        <source>Only one card at a time goes here: {pile}.</source>
        <translation>Buraya her seferinde yalnızca bir kart konur: {pile}.</translation>
    </message>
    <message>
        <source>The card already lies there.</source>
        <translation>Kart zaten orada.</translation>
    </message>
    <message>
        <source>No card goes back to the stock.</source>
        <translation>Çekme destesine kart geri konmaz.</translation>
    </message>
    <message>
        <source>The waste takes cards from the stock alone.</source>
        <translation>Açık deste yalnızca çekme destesinden kart alır.</translation>
    </message>
    <message>
        <source>Cards leave a reserve but do not come back.</source>
        <translation>Kartlar yedekten çıkar ama geri dönmez.</translation>
    </message>
    <message>
        <source>Whole runs leave by themselves; nothing is put here by hand.</source>
        <translation>Tamamlanmış seriler kendiliğinden kaldırılır; buraya elle kart konmaz.</translation>
    </message>
    <message>
        <source>Only a whole run goes here: {number} cards that follow each other.</source>
        <translation>Buraya yalnızca tamamlanmış bir seri konur: birbirini izleyen {number} kart.</translation>
    </message>
    <message>
        <source>A finished run already lies here; take a free place.</source>
        <translation>Burada zaten tamamlanmış bir seri var; boş bir yer seçin.</translation>
    </message>
    <message>
        <source>Cards do not come back from the foundation; only undo brings them back.</source>
        <translation>Kaldırılan kartlar geri dönmez; onları yalnızca geri alma geri getirir.</translation>
    </message>
    <message>
        <source>This foundation begins with an ace, not with the {card}.</source>
        <translation>Bu yer asla başlar, {card} ile değil.</translation>
    </message>
    <message>
        <source>This foundation begins with a king, not with the {card}.</source>
        <translation>Bu yer papazla başlar, {card} ile değil.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: this foundation builds up in one suit.</source>
        <translation>{card}, {other} üzerine konamaz: burada tek renkte yukarı doğru dizilir.</translation>
    </message>
    <message>
        <source>The {card} does not go on the {other}: this foundation builds down in one suit.</source>
        <translation>{card}, {other} üzerine konamaz: burada tek renkte aşağı doğru dizilir.</translation>
    </message>
    <message>
        <source>Another foundation already builds the suit of the {card}.</source>
        <translation>{card} kartının rengi zaten başka bir yerde diziliyor.</translation>
    </message>
    <message>
        <source>No column takes the {card}.</source>
        <translation>Hiçbir sütun bu kartı almıyor: {card}.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Geri alınacak bir şey yok.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Yinelenecek bir şey yok.</translation>
    </message>
    <message>
        <source>This game is played without undo.</source>
        <translation>Bu oyun geri alma olmadan oynanıyor.</translation>
    </message>
    <message>
        <source>No more moves can be undone: this game limits undo.</source>
        <translation>Daha fazla hamle geri alınamaz: bu oyunda geri alma sınırlı.</translation>
    </message>
    <message>
        <source>The game is paused.</source>
        <translation>Oyun duraklatıldı.</translation>
    </message>
    <message>
        <source>The rules of {detail} are broken; the move was not played.</source>
        <translation>{detail} kuralları bozuk; hamle oynanmadı.</translation>
    </message>
    <message>
        <source>The rules of this game do not allow that.</source>
        <translation>Bu oyunun kuralları buna izin vermiyor.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>The game was copied as text.</source>
        <translation>Oyun metin olarak kopyalandı.</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Kaydedildi: {file}</translation>
    </message>
    <message>
        <source>Code and moves (*.txt)</source>
        <translation>Kod ve hamleler (*.txt)</translation>
    </message>
    <message>
        <source>Games (*.jsonl *.txt)</source>
        <translation>Oyunlar (*.jsonl *.txt)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tüm dosyalar (*)</translation>
    </message>
    <message>
        <source>Saved games (*.jsonl)</source>
        <translation>Kayıtlı oyunlar (*.jsonl)</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Başa git</translation>
    </message>
    <message>
        <source>One action back</source>
        <translation>Bir eylem geri</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Oynat</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Durdur</translation>
    </message>
    <message>
        <source>One action on</source>
        <translation>Bir eylem ileri</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Sona git</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Yavaş</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Hızlı</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Çok hızlı</translation>
    </message>
    <message>
        <source>Everything, undo and redo too</source>
        <translation>Her şey, geri al ve yinele dahil</translation>
    </message>
    <message>
        <source>Only the moves that count at the end</source>
        <translation>Yalnızca sonunda geçerli olan hamleler</translation>
    </message>
    <message>
        <source>Spee&amp;d:</source>
        <translation>&amp;Hız:</translation>
    </message>
    <message>
        <source>Sho&amp;w:</source>
        <translation>&amp;Göster:</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Eylemler</translation>
    </message>
    <message>
        <source>{index} of {count}</source>
        <translation>{index} / {count}</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>&amp;Buradan oynamaya devam et</translation>
    </message>
    <message>
        <source>Begin a game at this moment and go on by yourself</source>
        <translation>Bu andan bir oyun başlat ve kendin devam et</translation>
    </message>
    <message>
        <source>&amp;Analyse…</source>
        <translation>Çö&amp;zümle…</translation>
    </message>
    <message>
        <source>See whether the game could have been won, and until when</source>
        <translation>Oyunun kazanılıp kazanılamayacağını ve ne zamana kadar kazanılabildiğini gör</translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation>Metin olarak &amp;kopyala</translation>
    </message>
    <message>
        <source>Copy the game code and the moves that are shown</source>
        <translation>Oyun kodunu ve gösterilen hamleleri kopyala</translation>
    </message>
    <message>
        <source>Pas&amp;te</source>
        <translation>&amp;Yapıştır</translation>
    </message>
    <message>
        <source>Watch the game whose code and moves were copied</source>
        <translation>Kodu ve hamleleri kopyalanmış oyunu izle</translation>
    </message>
    <message>
        <source>&amp;Save as file…</source>
        <translation>&amp;Dosya olarak kaydet…</translation>
    </message>
    <message>
        <source>Write the game to a file, to keep it or to share it</source>
        <translation>Saklamak ya da paylaşmak için oyunu bir dosyaya yaz</translation>
    </message>
    <message>
        <source>Op&amp;en file…</source>
        <translation>Dosya &amp;aç…</translation>
    </message>
    <message>
        <source>Watch the game of a file</source>
        <translation>Bir dosyadaki oyunu izle</translation>
    </message>
    <message>
        <source>The game is won here: go back to an earlier moment to play on.</source>
        <translation>Oyun burada kazanılmış: Oynamaya devam etmek için daha önceki bir ana dönün.</translation>
    </message>
    <message>
        <source>Replay: {game}</source>
        <translation>Tekrar: {game}</translation>
    </message>
    <message>
        <source>The game is paused; its cards are hidden here too.</source>
        <translation>Oyun duraklatıldı; kartları burada da gizli.</translation>
    </message>
    <message>
        <source>The beginning.</source>
        <translation>Başlangıç.</translation>
    </message>
    <message>
        <source>A hint was given.</source>
        <translation>Bir ipucu verildi.</translation>
    </message>
    <message>
        <source>The game is won.</source>
        <translation>Oyun kazanıldı.</translation>
    </message>
    <message>
        <source>No move is left.</source>
        <translation>Yapılacak hamle kalmadı.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Rules of {game}</source>
        <translation>{game} kuralları</translation>
    </message>
    <message>
        <source>The table of {game} at the beginning: hidden cards show their backs</source>
        <translation>{game} oyununun başlangıç masası: kapalı kartların arkası görünür</translation>
    </message>
    <message>
        <source>The rules of this game are in the code of its plugin, which tells them to nobody. A move that they forbid is refused with the reason.</source>
        <translation>Bu oyunun kuralları eklentisinin kodundadır ve açıklanmamıştır. Yasakladıkları bir hamle, nedeni söylenerek reddedilir.</translation>
    </message>
    <message>
        <source>The code of this game's plugin may change the rules below; it does not tell how. A move that it forbids is refused with the reason.</source>
        <translation>Bu oyunun eklentisindeki kod aşağıdaki kuralları değiştirebilir; nasıl değiştirdiği açıklanmamıştır. Yasakladığı bir hamle, nedeni söylenerek reddedilir.</translation>
    </message>
</context>
<context>
    <name>SaveAs</name>
    <message>
        <source>Save game as</source>
        <translation>Oyunu farklı kaydet</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Ad:</translation>
    </message>
    <message>
        <source>The game is kept as it is now, among the games that Ctrl+O shows. You go on playing; nothing that you do changes the kept one.</source>
        <translation>Oyun şimdiki hâliyle, Ctrl+O ile görülen oyunların arasında saklanır. Oynamayı sürdürürsünüz; yaptıklarınız saklananı değiştirmez.</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Kaydet</translation>
    </message>
</context>
<context>
    <name>Schemes</name>
    <message>
        <source>500 points to begin with; each move or deal costs 1, each finished run brings 100.</source>
        <translation>Başlangıçta 500 puan; her hamle ve her dağıtım 1 puana mal olur, her tamamlanmış seri 100 puan getirir.</translation>
    </message>
    <message>
        <source>As standard, but the move or deal that finishes a run costs nothing.</source>
        <translation>Standart gibidir, ancak bir seriyi tamamlayan hamle veya dağıtım puana mal olmaz.</translation>
    </message>
    <message>
        <source>1000 points to begin with; each move or deal costs 1, nothing else counts.</source>
        <translation>Başlangıçta 1000 puan; her hamle ve her dağıtım 1 puana mal olur, başka hiçbir şey sayılmaz.</translation>
    </message>
    <message>
        <source>A point for each card that lies in its own suit on the card one rank higher; 96 is everything.</source>
        <translation>Kendi renginden bir üst değerdeki kartın üzerinde duran her kart için bir puan; en çok 96 olur.</translation>
    </message>
    <message>
        <source>Finished runs and turned cards bring points, each second and each undo costs some, and a quick win brings a large bonus.</source>
        <translation>Tamamlanmış seriler ve açılan kartlar puan getirir, her saniye ve her geri alma puan götürür, çabuk kazanmak büyük bir ödül getirir.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Standart</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Windows</translation>
    </message>
    <message>
        <source>Moves only</source>
        <translation>Yalnızca hamleler</translation>
    </message>
    <message>
        <source>In-suit pairs</source>
        <translation>Aynı renkten çiftler</translation>
    </message>
    <message>
        <source>Time bonus</source>
        <translation>Süre ödülü</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Score</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Scoring: {name}</source>
        <translation>Puanlama: {name}</translation>
    </message>
    <message>
        <source>How the score came about</source>
        <translation>Puan nasıl oluştu</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Ne için</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Adet</translation>
    </message>
    <message>
        <source>Each</source>
        <translation>Tanesi</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puan</translation>
    </message>
</context>
<context>
    <name>Scoring</name>
    <message>
        <source>At the beginning</source>
        <translation>Başlangıçta</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Hamleler</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Dağıtımlar</translation>
    </message>
    <message>
        <source>Finished runs</source>
        <translation>Tamamlanmış seriler</translation>
    </message>
    <message>
        <source>Moves and deals that finished a run</source>
        <translation>Seri tamamlayan hamle ve dağıtımlar</translation>
    </message>
    <message>
        <source>Points never fall below 0</source>
        <translation>Puan 0’ın altına düşmez</translation>
    </message>
    <message>
        <source>Steps undone</source>
        <translation>Geri alınan adımlar</translation>
    </message>
    <message>
        <source>Steps redone</source>
        <translation>Yinelenen adımlar</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>İpuçları</translation>
    </message>
    <message>
        <source>Other points</source>
        <translation>Diğer puanlar</translation>
    </message>
    <message>
        <source>Pairs of one suit in the columns</source>
        <translation>Sütunlardaki aynı renkten çiftler</translation>
    </message>
    <message>
        <source>Pairs in finished runs</source>
        <translation>Tamamlanmış serilerdeki çiftler</translation>
    </message>
    <message>
        <source>Cards in finished runs</source>
        <translation>Tamamlanmış serilerdeki kartlar</translation>
    </message>
    <message>
        <source>Cards turned face up</source>
        <translation>Açılan kartlar</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Saniyeler</translation>
    </message>
    <message>
        <source>A quarter more for winning</source>
        <translation>Kazanınca dörtte bir fazlası</translation>
    </message>
    <message>
        <source>Seconds left of ten minutes</source>
        <translation>On dakikadan kalan saniyeler</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>&amp;Double click sends cards to the best column</source>
        <translation>&amp;Çift tıklama kartları en uygun sütuna gönderir</translation>
    </message>
    <message>
        <source>The same suit is preferred.</source>
        <translation>Öncelik aynı renktedir.</translation>
    </message>
    <message>
        <source>&amp;Automatic placement</source>
        <translation>&amp;Otomatik yerleştirme</translation>
    </message>
    <message>
        <source>Cards that you let go of go to their best column.</source>
        <translation>Bıraktığınız kartlar en uygun yere gider.</translation>
    </message>
    <message>
        <source>&amp;Click to move</source>
        <translation>&amp;Tıklayarak taşıma</translation>
    </message>
    <message>
        <source>One click takes cards, the next puts them down.</source>
        <translation>Bir tıklama kartları alır, sonraki bırakır.</translation>
    </message>
    <message>
        <source>&amp;Placement help</source>
        <translation>&amp;Yerleştirme yardımı</translation>
    </message>
    <message>
        <source>Columns that take the cards you hold are marked.</source>
        <translation>Tuttuğunuz kartları alan sütunlar vurgulanır.</translation>
    </message>
    <message>
        <source>&amp;Interactive rules</source>
        <translation>&amp;Etkileşimli kurallar</translation>
    </message>
    <message>
        <source>After a refused move, the rule behind it is named.</source>
        <translation>Reddedilen bir hamleden sonra ilgili kural hatırlatılır.</translation>
    </message>
    <message>
        <source>&amp;Keep one game of each kind</source>
        <translation>&amp;Her türden bir oyunu sakla</translation>
    </message>
    <message>
        <source>A game of another kind keeps this one; the one kept of that kind goes on.</source>
        <translation>Başka türden bir oyun bunu saklar; o türden saklanan oyun sürer.</translation>
    </message>
    <message>
        <source>Left-handed table</source>
        <translation>Solak masası</translation>
    </message>
    <message>
        <source>The stock lies on the left.</source>
        <translation>Çekme destesi solda durur.</translation>
    </message>
    <message>
        <source>Show the &amp;time</source>
        <translation>&amp;Süreyi göster</translation>
    </message>
    <message>
        <source>It counts either way, while you play.</source>
        <translation>Siz oynarken her durumda işler.</translation>
    </message>
    <message>
        <source>Help that looks at hidden &amp;cards</source>
        <translation>&amp;Kapalı kartlara bakan yardım</translation>
    </message>
    <message>
        <source>Adds a solver's hint and its whole solution to the menu Move. It knows every card, which you do not; a game in which you use it counts as one with help.</source>
        <translation>Hamle menüsüne bir çözücünün ipucunu ve bütün çözümünü ekler. O her kartı bilir, siz bilmezsiniz; kullandığınız oyun yardımlı sayılır.</translation>
    </message>
    <message>
        <source>Show whether the game can still be &amp;won</source>
        <translation>&amp;Oyunun hâlâ kazanılıp kazanılamayacağını göster</translation>
    </message>
    <message>
        <source>A sign beside the figures says so, or that it is unknown. To find out, the solver looks at hidden cards; the game counts as one with help.</source>
        <translation>Sayıların yanındaki bir işaret bunu ya da bilinmediğini söyler. Bunun için çözücü kapalı kartlara bakar; oyun yardımlı sayılır.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Kapalı</translation>
    </message>
    <message>
        <source>Very fast</source>
        <translation>Çok hızlı</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Hızlı</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Yavaş</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Sistemdeki gibi</translation>
    </message>
    <message>
        <source>Cards appear in their places</source>
        <translation>Kartlar yerlerinde belirir</translation>
    </message>
    <message>
        <source>Cards travel</source>
        <translation>Kartlar hareket eder</translation>
    </message>
    <message>
        <source>Quiet</source>
        <translation>Kısık</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Orta</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Yüksek</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Açık</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Koyu</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Dil:</translation>
    </message>
    <message>
        <source>C&amp;olours:</source>
        <translation>&amp;Renkler:</translation>
    </message>
    <message>
        <source>T&amp;heme:</source>
        <translation>&amp;Tema:</translation>
    </message>
    <message>
        <source>Ani&amp;mation:</source>
        <translation>Ca&amp;nlandırma:</translation>
    </message>
    <message>
        <source>Mo&amp;vement:</source>
        <translation>Har&amp;eket:</translation>
    </message>
    <message>
        <source>So&amp;unds:</source>
        <translation>Ses&amp;ler:</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ayarlar</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Oynanış</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Görünüş</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Yardım</translation>
    </message>
    <message>
        <source>From the next game on</source>
        <translation>Bir sonraki oyundan itibaren</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Sistem dili</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>The file cannot be read ({reason}): {file}</source>
        <translation>Dosya okunamıyor ({reason}): {file}</translation>
    </message>
    <message>
        <source>The file cannot be written ({reason}): {file}</source>
        <translation>Dosya yazılamıyor ({reason}): {file}</translation>
    </message>
    <message>
        <source>The file is too large to be a game: {file}</source>
        <translation>Dosya bir oyun olamayacak kadar büyük: {file}</translation>
    </message>
    <message>
        <source>This is no game.</source>
        <translation>Bu bir oyun değil.</translation>
    </message>
</context>
<context>
    <name>Solving</name>
    <message>
        <source>The game still goes on, and the analysis looks at hidden cards: allow that help in the settings, or finish the game first.</source>
        <translation>Oyun hâlâ sürüyor ve çözümleme kapalı kartlara bakar: Bu yardıma ayarlarda izin verin ya da önce oyunu bitirin.</translation>
    </message>
    <message>
        <source>The analysis looks at hidden cards, and that cannot be noted in the kept game ({reason}). File: {file}</source>
        <translation>Çözümleme kapalı kartlara bakar ve bu, saklanan oyuna yazılamıyor ({reason}). Dosya: {file}</translation>
    </message>
    <message>
        <source>Nothing was done in this game yet.</source>
        <translation>Bu oyunda henüz bir şey yapılmadı.</translation>
    </message>
    <message>
        <source>Can be won</source>
        <translation>Kazanılabilir</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Durdur</translation>
    </message>
    <message>
        <source>Looking for a way to win…</source>
        <translation>Kazanma yolu aranıyor…</translation>
    </message>
    <message>
        <source>Stopped. Play on from here.</source>
        <translation>Durduruldu. Buradan oynamaya devam edin.</translation>
    </message>
    <message>
        <source>The game is won already.</source>
        <translation>Oyun zaten kazanıldı.</translation>
    </message>
    <message numerus="yes">
        <source>Unknown: no way to win was found within %n second(s). There may be one.</source>
        <translation>
            <numerusform>Bilinmiyor: %n saniyede kazanma yolu bulunamadı. Bir yol olabilir.</numerusform>
        </translation>
    </message>
    <message>
        <source>This position cannot be won: every way to go on was looked at.</source>
        <translation>Bu konum kazanılamaz: Devam etmenin her yoluna bakıldı.</translation>
    </message>
    <message>
        <source>Unknown: the solver gave no answer ({reason}).</source>
        <translation>Bilinmiyor: Çözücü yanıt vermedi ({reason}).</translation>
    </message>
    <message>
        <source>The solution: move {done} of {count}. Esc or a click stops it.</source>
        <translation>Çözüm: {count} hamlenin {done}. hamlesi. Esc ya da bir tıklama durdurur.</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>evet</translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>aranıyor…</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>bilinmiyor</translation>
    </message>
    <message>
        <source>cannot be won</source>
        <translation>kazanılamaz</translation>
    </message>
    <message>
        <source>no longer since move {number}</source>
        <translation>{number}. hamleden beri hayır</translation>
    </message>
    <message>
        <source>no longer; it was after move {number}</source>
        <translation>artık hayır; {number}. hamleden sonra evet</translation>
    </message>
    <message>
        <source>A way to win from here is known.</source>
        <translation>Buradan bir kazanma yolu biliniyor.</translation>
    </message>
    <message>
        <source>The solver is looking for a way to win from here.</source>
        <translation>Çözücü buradan bir kazanma yolu arıyor.</translation>
    </message>
    <message>
        <source>It is proven that no way from here wins.</source>
        <translation>Buradan hiçbir yolun kazandırmadığı kanıtlandı.</translation>
    </message>
    <message>
        <source>After move {number} there was one: press to go back there.</source>
        <translation>{number}. hamleden sonra vardı: Oraya dönmek için basın.</translation>
    </message>
    <message>
        <source>After move {number}: from here the game can be won.</source>
        <translation>{number}. hamleden sonra: Oyun buradan kazanılabilir.</translation>
    </message>
    <message>
        <source>The last position known to be winnable is {back} moves back; undo goes back {allowed}.</source>
        <translation>Kazanılabildiği bilinen son konum {back} hamle geride; geri alma {allowed} hamle gider.</translation>
    </message>
    <message>
        <source>No earlier position of this game is known to be winnable.</source>
        <translation>Bu oyunun kazanılabildiği bilinen daha önceki bir konumu yok.</translation>
    </message>
    <message>
        <source>The game can be won from here: no need to go back.</source>
        <translation>Oyun buradan kazanılabilir: Geri dönmeye gerek yok.</translation>
    </message>
    <message numerus="yes">
        <source>No way to win was found within %n second(s). That proves nothing.</source>
        <translation>
            <numerusform>%n saniyede kazanma yolu bulunamadı. Bu bir şey kanıtlamaz.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Starting</name>
    <message>
        <source>Begin again?</source>
        <translation>Yeniden başlansın mı?</translation>
    </message>
    <message>
        <source>The same cards are dealt again, and what you did is forgotten.</source>
        <translation>Aynı kartlar yeniden dağıtılır ve yaptıklarınız unutulur.</translation>
    </message>
    <message>
        <source>&amp;Begin again</source>
        <translation>&amp;Yeniden başla</translation>
    </message>
    <message>
        <source>&amp;Keep playing</source>
        <translation>&amp;Oynamayı sürdür</translation>
    </message>
    <message>
        <source>Go back to this moment?</source>
        <translation>Bu ana dönülsün mü?</translation>
    </message>
    <message>
        <source>The game goes on from here, and what you did after it is forgotten.</source>
        <translation>Oyun buradan devam eder ve sonrasında yaptıklarınız unutulur.</translation>
    </message>
    <message>
        <source>&amp;Go on from here</source>
        <translation>&amp;Buradan devam et</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>The statistics cannot be read ({reason}). File: {file}</source>
        <translation>İstatistikler okunamıyor ({reason}). Dosya: {file}</translation>
    </message>
    <message>
        <source>That could not be written ({reason}). File: {file}</source>
        <translation>Yazılamadı ({reason}). Dosya: {file}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) were written to {file}</source>
        <translation>
            <numerusform>%n oyun {file} dosyasına yazıldı</numerusform>
        </translation>
    </message>
    <message>
        <source>The statistics begin anew. The old ones were kept as {file}.</source>
        <translation>İstatistikler yeniden başlıyor. Eskisi şu adla saklandı: {file}.</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>İstatistikler</translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <translation>&amp;Sayılar</translation>
    </message>
    <message>
        <source>O&amp;ver time</source>
        <translation>&amp;Zaman içinde</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>&amp;Liste</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>Dı&amp;şa aktar…</translation>
    </message>
    <message>
        <source>&amp;Begin anew…</source>
        <translation>&amp;Baştan başla…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablolar (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Begin the statistics anew?</source>
        <translation>İstatistiklere baştan başlansın mı?</translation>
    </message>
    <message>
        <source>All games are taken out of the statistics, those of other rules too. A copy of the file is kept.</source>
        <translation>Tüm oyunlar istatistiklerden çıkarılır, başka kurallarınkiler de. Dosyanın bir kopyası saklanır.</translation>
    </message>
    <message>
        <source>&amp;Begin anew</source>
        <translation>&amp;Baştan başla</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Koru</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>%{number}</translation>
    </message>
    <message>
        <source>{hours} hours</source>
        <translation>{hours} saat</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won</source>
        <translation>
            <numerusform>%n oyun kazanıldı</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) not won</source>
        <translation>
            <numerusform>%n oyun kazanılmadı</numerusform>
        </translation>
    </message>
    <message>
        <source>In progress, not counted</source>
        <translation>Süren, sayılmayan</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Oyunlar</translation>
    </message>
    <message>
        <source>Played to an end</source>
        <translation>Sonuna kadar oynanan</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Kazanıldı</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Kaybedildi</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Bırakıldı</translation>
    </message>
    <message>
        <source>Won, of all games</source>
        <translation>Kazanılan, tüm oyunlara göre</translation>
    </message>
    <message>
        <source>Won without undo and hints</source>
        <translation>Geri alma ve ipucu olmadan kazanılan</translation>
    </message>
    <message>
        <source>Streaks</source>
        <translation>Seriler</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Şimdiki seri</translation>
    </message>
    <message>
        <source>Most games won in a row</source>
        <translation>Üst üste en çok kazanılan</translation>
    </message>
    <message>
        <source>Most games not won in a row</source>
        <translation>Üst üste en çok kazanılmayan</translation>
    </message>
    <message>
        <source>Days in a row with a win, up to now</source>
        <translation>Üst üste kazanılan gün, şimdiye dek</translation>
    </message>
    <message>
        <source>Most days in a row with a win</source>
        <translation>Üst üste en çok kazanılan gün</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Süre</translation>
    </message>
    <message>
        <source>Time of all games together</source>
        <translation>Tüm oyunların toplam süresi</translation>
    </message>
    <message>
        <source>Time of the won games together</source>
        <translation>Kazanılan oyunların toplam süresi</translation>
    </message>
    <message>
        <source>Mean time of all games</source>
        <translation>Tüm oyunların ortalama süresi</translation>
    </message>
    <message>
        <source>Mean time of the won games</source>
        <translation>Kazanılan oyunların ortalama süresi</translation>
    </message>
    <message>
        <source>Shortest won game</source>
        <translation>Kazanılan en kısa oyun</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Best score of all games</source>
        <translation>Tüm oyunların en iyi puanı</translation>
    </message>
    <message>
        <source>Best score of a won game</source>
        <translation>Kazanılan bir oyunun en iyi puanı</translation>
    </message>
    <message>
        <source>Mean score of all games</source>
        <translation>Tüm oyunların ortalama puanı</translation>
    </message>
    <message>
        <source>Mean score of the won games</source>
        <translation>Kazanılan oyunların ortalama puanı</translation>
    </message>
    <message>
        <source>Moves and more</source>
        <translation>Hamleler ve diğerleri</translation>
    </message>
    <message>
        <source>Fewest moves of a won game</source>
        <translation>Kazanılan bir oyunda en az hamle</translation>
    </message>
    <message>
        <source>Mean moves of the won games</source>
        <translation>Kazanılan oyunlarda ortalama hamle</translation>
    </message>
    <message>
        <source>Moves in all games</source>
        <translation>Tüm oyunlardaki hamleler</translation>
    </message>
    <message>
        <source>Rows dealt in all games</source>
        <translation>Tüm oyunlardaki dağıtımlar</translation>
    </message>
    <message>
        <source>Runs finished in all games</source>
        <translation>Tüm oyunlarda tamamlanan seriler</translation>
    </message>
    <message>
        <source>Steps undone in all games</source>
        <translation>Tüm oyunlarda geri alınan adımlar</translation>
    </message>
    <message>
        <source>Hints given in all games</source>
        <translation>Tüm oyunlarda verilen ipuçları</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Sayılar</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Tüm zamanlar</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Son 7 gün</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Son 30 gün</translation>
    </message>
    <message>
        <source>Last 365 days</source>
        <translation>Son 365 gün</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Oyun:</translation>
    </message>
    <message>
        <source>&amp;Suits:</source>
        <translation>&amp;Renkler:</translation>
    </message>
    <message>
        <source>R&amp;ule:</source>
        <translation>&amp;Kural:</translation>
    </message>
    <message>
        <source>S&amp;coring:</source>
        <translation>&amp;Puanlama:</translation>
    </message>
    <message>
        <source>Difficult&amp;y:</source>
        <translation>Zorl&amp;uk:</translation>
    </message>
    <message>
        <source>&amp;Period:</source>
        <translation>&amp;Dönem:</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tümü</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Bilinmiyor</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Önce en yeni</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Önce en eski</translation>
    </message>
    <message>
        <source>Best score first</source>
        <translation>Önce en iyi puan</translation>
    </message>
    <message>
        <source>Quickest win first</source>
        <translation>Önce en hızlı kazanılan</translation>
    </message>
    <message>
        <source>Fewest moves first</source>
        <translation>Önce en az hamle</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Bitiş</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Sonuç</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Hamle</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Dağıtım</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>İpucu</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Kod</translation>
    </message>
    <message>
        <source>S&amp;ort:</source>
        <translation>S&amp;ıralama:</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Biten oyunlar</translation>
    </message>
    <message>
        <source>by week</source>
        <translation>haftalara göre</translation>
    </message>
    <message>
        <source>by month</source>
        <translation>aylara göre</translation>
    </message>
    <message>
        <source>by day</source>
        <translation>günlere göre</translation>
    </message>
    <message>
        <source>Scores of all games</source>
        <translation>Tüm oyunların puanları</translation>
    </message>
    <message>
        <source>Times of the won games</source>
        <translation>Kazanılan oyunların süreleri</translation>
    </message>
    <message>
        <source>Moves of the won games</source>
        <translation>Kazanılan oyunların hamleleri</translation>
    </message>
    <message>
        <source>G&amp;ames over time</source>
        <translation>Zaman içinde o&amp;yunlar</translation>
    </message>
    <message>
        <source>Sprea&amp;d</source>
        <translation>Da&amp;ğılım</translation>
    </message>
    <message>
        <source>Games over time</source>
        <translation>Zaman içinde oyunlar</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Dağılım</translation>
    </message>
    <message>
        <source>Won, in percent</source>
        <translation>Kazanılan, yüzde</translation>
    </message>
    <message numerus="yes">
        <source>{low} and more: %n game(s)</source>
        <translation>
            <numerusform>{low} ve üzeri: %n oyun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Less than {high}: %n game(s)</source>
        <translation>
            <numerusform>{high} altında: %n oyun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low}: %n game(s)</source>
        <translation>
            <numerusform>{low}: %n oyun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{low} to less than {high}: %n game(s)</source>
        <translation>
            <numerusform>{low} ile {high} arası: %n oyun</numerusform>
        </translation>
    </message>
    <message>
        <source>No game of this kind has ended yet.</source>
        <translation>Bu türden henüz biten oyun yok.</translation>
    </message>
    <message>
        <source>Week from {day}</source>
        <translation>{day} haftası</translation>
    </message>
    <message>
        <source>no game</source>
        <translation>oyun yok</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), {won} won, {lost} lost, {up} given up, {rate} won</source>
        <translation>
            <numerusform>%n oyun, {won} kazanıldı, {lost} kaybedildi, {up} bırakıldı, kazanma {rate}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Score</source>
        <translation>Puan</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Hamle</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Süre</translation>
    </message>
    <message>
        <source>Deals left</source>
        <translation>Kalan dağıtım</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Seri</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>Kod</translation>
    </message>
    <message>
        <source>{done} of {total}</source>
        <translation>{done} / {total}</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Çekme destesi</translation>
    </message>
    <message>
        <source>Cards home</source>
        <translation>Yerine konan</translation>
    </message>
    <message>
        <source>Code ({known})</source>
        <translation>Kod ({known})</translation>
    </message>
    <message>
        <source>Press to see line by line how the score came about</source>
        <translation>Puanın nasıl oluştuğunu satır satır görmek için basın</translation>
    </message>
</context>
<context>
    <name>Storage</name>
    <message numerus="yes">
        <source>The statistics file was damaged; new statistics begin with what could be read: %n game(s).</source>
        <translation>
            <numerusform>İstatistik dosyası hasarlıydı; yeni istatistik okunabilenlerle başlıyor: %n oyun.</numerusform>
        </translation>
    </message>
    <message>
        <source>The saved game is empty.</source>
        <translation>Kayıtlı oyun boş.</translation>
    </message>
    <message>
        <source>The file is no saved game.</source>
        <translation>Dosya bir kayıtlı oyun değil.</translation>
    </message>
    <message>
        <source>The first line of the saved game is damaged; it cannot be known what was dealt.</source>
        <translation>Kayıtlı oyunun ilk satırı hasarlı; ne dağıtıldığı bilinemiyor.</translation>
    </message>
    <message>
        <source>The saved game comes from a newer version of the program ({found}).</source>
        <translation>Kayıtlı oyun programın daha yeni bir sürümünden ({found}).</translation>
    </message>
    <message>
        <source>The saved game needs the rules “{found}”, which are not installed. Switch on or install the plugin “{plugin}”.</source>
        <translation>Kayıtlı oyun, yüklü olmayan “{found}” kurallarını gerektiriyor. “{plugin}” eklentisini açın ya da yükleyin.</translation>
    </message>
    <message>
        <source>The saved game needs the scoring “{found}”, which is not installed. Switch on or install the plugin “{plugin}”.</source>
        <translation>Kayıtlı oyun, yüklü olmayan “{found}” puanlamasını gerektiriyor. “{plugin}” eklentisini açın ya da yükleyin.</translation>
    </message>
    <message>
        <source>Line {line} of the saved game is damaged.</source>
        <translation>Kayıtlı oyunun {line}. satırı hasarlı.</translation>
    </message>
    <message>
        <source>Line {line} of the saved game does not say what was done.</source>
        <translation>Kayıtlı oyunun {line}. satırı ne yapıldığını söylemiyor.</translation>
    </message>
    <message>
        <source>Line {line} of the saved game is a move that the rules refuse: {found}.</source>
        <translation>Kayıtlı oyunun {line}. satırı kuralların reddettiği bir hamle: {found}.</translation>
    </message>
    <message>
        <source>The rules or the scoring failed at line {line} of the saved game ({found}).</source>
        <translation>Kurallar ya da puanlama, kayıtlı oyunun {line}. satırında hata verdi ({found}).</translation>
    </message>
    <message>
        <source>The last action had not been written to the end; the game goes on before it.</source>
        <translation>Son işlem sonuna kadar yazılmamış; oyun ondan öncesinden sürer.</translation>
    </message>
    <message>
        <source>The settings could not be read ({found}); the program starts with its own.</source>
        <translation>Ayarlar okunamadı ({found}); program kendi ayarlarıyla başlıyor.</translation>
    </message>
    <message>
        <source>The settings file is damaged; the program starts with its own settings.</source>
        <translation>Ayar dosyası hasarlı; program kendi ayarlarıyla başlıyor.</translation>
    </message>
    <message>
        <source>The setting “{key}” had the unusable value {found}; it has its default again.</source>
        <translation>“{key}” ayarının değeri {found} kullanılamıyordu; varsayılana döndürüldü.</translation>
    </message>
    <message>
        <source>The settings come from a newer version of the program; what is known of them is used.</source>
        <translation>Ayarlar programın daha yeni bir sürümünden; bilinenler kullanılıyor.</translation>
    </message>
    <message>
        <source>The file was kept as {file}.</source>
        <translation>Dosya {file} olarak saklandı.</translation>
    </message>
    <message>
        <source>The game cannot be saved ({reason}). You can play on. File: {file}</source>
        <translation>Oyun kaydedilemiyor ({reason}). Oynamayı sürdürebilirsiniz. Dosya: {file}</translation>
    </message>
    <message>
        <source>The settings cannot be saved ({reason}). They hold until you quit. File: {file}</source>
        <translation>Ayarlar kaydedilemiyor ({reason}). Çıkana kadar geçerlidir. Dosya: {file}</translation>
    </message>
    <message>
        <source>The game cannot be counted in the statistics yet ({reason}); it will be with the next one. File: {file}</source>
        <translation>Oyun henüz istatistiklerde sayılamıyor ({reason}); bir sonrakiyle birlikte sayılacak. Dosya: {file}</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>face-down card, {pile}, card {place} of {count}</source>
        <translation>kapalı kart, {pile}, {count} karttan {place}.</translation>
    </message>
    <message numerus="yes">
        <source>{card}, {pile}, card {place} of {count}, face up, run of %n card(s)</source>
        <translation>
            <numerusform>{card}, {pile}, {count} karttan {place}., açık, %n kartlık seri</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, {pile}, card {place} of {count}, face up</source>
        <translation>{card}, {pile}, {count} karttan {place}., açık</translation>
    </message>
    <message>
        <source>{pile}, empty</source>
        <translation>{pile}, boş</translation>
    </message>
    <message>
        <source>{pile}, {card} on top</source>
        <translation>{pile}, en üstte {card}</translation>
    </message>
    <message>
        <source>{pile}, {card}</source>
        <translation>{pile}, {card}</translation>
    </message>
    <message>
        <source>foundation {number}</source>
        <translation>temel {number}</translation>
    </message>
    <message numerus="yes">
        <source>{card}, shown whole, under %n card(s)</source>
        <translation>
            <numerusform>{card}, bütünüyle gösteriliyor, %n kartın altında</numerusform>
        </translation>
    </message>
    <message>
        <source>a row was dealt</source>
        <translation>dağıtım yapıldı</translation>
    </message>
    <message>
        <source>{card} to {pile}</source>
        <translation>{card}: {pile}</translation>
    </message>
    <message numerus="yes">
        <source>{pile}, %n deal(s) left</source>
        <translation>
            <numerusform>{pile}, kalan dağıtım sayısı %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pile}, %n card(s) left</source>
        <translation>
            <numerusform>{pile}, %n kart kaldı</numerusform>
        </translation>
    </message>
    <message>
        <source>the waste may be turned over at any time</source>
        <translation>açık deste her zaman çevrilebilir</translation>
    </message>
    <message numerus="yes">
        <source>the waste may be turned over %n time(s)</source>
        <translation>
            <numerusform>açık deste %n kez daha çevrilebilir</numerusform>
        </translation>
    </message>
    <message>
        <source>the waste is not turned over</source>
        <translation>açık deste çevrilmez</translation>
    </message>
    <message>
        <source>a run is finished: {card} to ace</source>
        <translation>bir seri tamamlandı: {card} ile as arası</translation>
    </message>
    <message>
        <source>the waste was turned over</source>
        <translation>açık deste çevrildi</translation>
    </message>
    <message>
        <source>undone: {step}</source>
        <translation>geri alındı: {step}</translation>
    </message>
    <message>
        <source>played again: {step}</source>
        <translation>yinelendi: {step}</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Kart masası</translation>
    </message>
    <message numerus="yes">
        <source>{pile}, {card} on top of %n card(s)</source>
        <translation>
            <numerusform>{pile}, %n kartın üstünde {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pile}, %n card(s)</source>
        <translation>
            <numerusform>{pile}, %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} and %n more card(s) to {pile}</source>
        <translation>
            <numerusform>{card} ve %n kart daha: {pile}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pile} was filled with %n card(s)</source>
        <translation>
            <numerusform>{pile} %n kartla dolduruldu</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Themes</name>
    <message>
        <source>Classic</source>
        <translation>Klasik</translation>
    </message>
    <message>
        <source>Four-colour</source>
        <translation>Dört renkli</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Büyük köşe işareti</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Gece</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Kafes</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Yıldızlar</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Küpler</translation>
    </message>
    <message>
        <source>Vine</source>
        <translation>Sarmaşık</translation>
    </message>
    <message>
        <source>Blossom</source>
        <translation>Çiçekler</translation>
    </message>
    <message>
        <source>Corner webs</source>
        <translation>Köşe ağları</translation>
    </message>
    <message>
        <source>Dewdrops</source>
        <translation>Çiy damlaları</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Sade</translation>
    </message>
    <message>
        <source>Stripes</source>
        <translation>Çizgili</translation>
    </message>
    <message>
        <source>Snow</source>
        <translation>Kar</translation>
    </message>
    <message>
        <source>Autumn leaves</source>
        <translation>Sonbahar yaprakları</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Çuha</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Ahşap</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Kayrak</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Kâğıt</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Kütüphane</translation>
    </message>
    <message>
        <source>Spring</source>
        <translation>İlkbahar</translation>
    </message>
    <message>
        <source>Autumn</source>
        <translation>Sonbahar</translation>
    </message>
    <message>
        <source>Winter</source>
        <translation>Kış</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Belirgin</translation>
    </message>
</context>
<context>
    <name>VariantFiles</name>
    <message>
        <source>The file is too big: {found} bytes of at most {allowed}.</source>
        <translation>Dosya çok büyük: {found} bayt, en çok {allowed} olabilir.</translation>
    </message>
    <message>
        <source>This is not text in UTF-8; save the file with that encoding.</source>
        <translation>Bu, UTF-8 metni değil; dosyayı bu kodlamayla kaydedin.</translation>
    </message>
    <message>
        <source>This is not written as TOML wants it: {found}.</source>
        <translation>Bu, TOML’un istediği gibi yazılmamış: {found}.</translation>
    </message>
    <message>
        <source>Brackets or dots are nested too deeply; {allowed} levels are enough.</source>
        <translation>Ayraçlar ya da noktalar çok derin iç içe; {allowed} düzey yeter.</translation>
    </message>
    <message>
        <source>This number has far too many digits.</source>
        <translation>Bu sayının basamakları çok fazla.</translation>
    </message>
    <message>
        <source>The file describes no game: write its keys, at least {allowed}, or a table [[variant]].</source>
        <translation>Dosya hiçbir oyun anlatmıyor: anahtarlarını, en az {allowed}, ya da bir [[variant]] tablosu yazın.</translation>
    </message>
    <message>
        <source>The file describes {found} games; {allowed} is the most.</source>
        <translation>Dosya {found} oyun anlatıyor; en çok {allowed} olabilir.</translation>
    </message>
    <message>
        <source>There is no key “{key}”. There are: {allowed}.</source>
        <translation>“{key}” diye bir anahtar yok. Olanlar: {allowed}.</translation>
    </message>
    <message>
        <source>The key “{key}” is missing; every game needs it.</source>
        <translation>“{key}” anahtarı eksik; her oyunun ona ihtiyacı var.</translation>
    </message>
    <message>
        <source>“{key}” must be {allowed}, not {found}.</source>
        <translation>“{key}” şöyle yazılmalı: {allowed}; bulunan: {found}.</translation>
    </message>
    <message>
        <source>“{key}” cannot be “{found}”. It can be: {allowed}.</source>
        <translation>“{key}” için “{found}” yazılamaz. Yazılabilenler: {allowed}.</translation>
    </message>
    <message>
        <source>“{key}” cannot be {found}; it goes from {low} to {high}.</source>
        <translation>“{key}” için {found} yazılamaz; {low} ile {high} arasında olmalı.</translation>
    </message>
    <message>
        <source>“{key}” cannot be “{found}”; write it like {allowed}.</source>
        <translation>“{key}” için “{found}” yazılamaz; {allowed} gibi yazın.</translation>
    </message>
    <message>
        <source>“{found}” was already taken as “{key}” in line {allowed}.</source>
        <translation>“{found}”, “{key}” olarak {allowed}. satırda zaten kullanılmış.</translation>
    </message>
    <message>
        <source>“{key}”: “{found}” says no columns; write them like “{allowed}” (4+1 is four face-down cards with a face-up one on top, 8 is eight face-up cards).</source>
        <translation>“{key}”: “{found}” sütun anlatmıyor; “{allowed}” gibi yazın (4+1, üzerinde bir açık kart olan dört kapalı karttır; 8, sekiz açık karttır).</translation>
    </message>
    <message>
        <source>“{key}”: {found} columns are too many; {allowed} find room on the table.</source>
        <translation>“{key}”: {found} sütun çok fazla; masaya {allowed} sütun sığar.</translation>
    </message>
    <message>
        <source>“{key}”: there is no column {found}; they are counted from 1 to {allowed}.</source>
        <translation>“{key}”: {found}. sütun yok; sütunlar 1 ile {allowed} arasında sayılır.</translation>
    </message>
    <message>
        <source>The game contradicts itself: {found}.</source>
        <translation>Oyun kendisiyle çelişiyor: {found}.</translation>
    </message>
    <message>
        <source>There is no key “{key}”. Did you mean “{near}”?</source>
        <translation>“{key}” diye bir anahtar yok. “{near}” mi demek istediniz?</translation>
    </message>
    <message>
        <source>“{key}” cannot be “{found}”. Did you mean “{near}”? It can be: {allowed}.</source>
        <translation>“{key}” için “{found}” yazılamaz. “{near}” mi demek istediniz? Yazılabilenler: {allowed}.</translation>
    </message>
    <message>
        <source>{file}, line {line}: {fault}</source>
        <translation>{file}, {line}. satır: {fault}</translation>
    </message>
    <message>
        <source>{file}: {fault}</source>
        <translation>{file}: {fault}</translation>
    </message>
    <message>
        <source>text in quotes</source>
        <translation>tırnak içinde metin</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>bir tam sayı</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ya da false</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>bir tablo</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>bir liste</translation>
    </message>
    <message>
        <source>a list of whole numbers</source>
        <translation>tam sayılardan bir liste</translation>
    </message>
    <message>
        <source>a list of texts in quotes</source>
        <translation>tırnak içinde metinlerden bir liste</translation>
    </message>
    <message>
        <source>tables, each under [[variant]]</source>
        <translation>her biri [[variant]] altında tablolar</translation>
    </message>
    <message>
        <source>text in quotes or a list of such texts</source>
        <translation>tırnak içinde metin ya da böyle metinlerden bir liste</translation>
    </message>
    <message>
        <source>another kind of value</source>
        <translation>başka türden bir değer</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Copied: {code}</source>
        <translation>Kopyalandı: {code}</translation>
    </message>
    <message>
        <source>The position was copied as text.</source>
        <translation>Konum metin olarak kopyalandı.</translation>
    </message>
    <message>
        <source>Full screen. Press F11 or Esc to go back.</source>
        <translation>Tam ekran. Geri dönmek için F11 ya da Esc tuşuna basın.</translation>
    </message>
</context>
</TS>
