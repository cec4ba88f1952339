extension GeneralWords {
  static let swedish = GeneralWords(
    """
    orsak anledning skäl grund bakgrund förutsättning villkor utgångspunkt effekt följd konsekvens resultat utfall verkan påverkan
    inverkan inflytande slutsats slut avslutning början start inledning introduktion utveckling förlopp händelseförlopp skede fas period
    epok tid tidpunkt tidsperiod tidslinje årtal datum år månad vecka dag dygn timme minut sekund ögonblick stund århundrade sekel
    årtionde decennium årtusende framtid nutid samtid dåtid forntid historia förflutna drag kännetecken egenskap särdrag karaktär
    karaktärsdrag beskaffenhet natur väsen sätt metod tillvägagångssätt arbetssätt ansats perspektiv synsätt synpunkt åsikt uppfattning
    inställning attityd ståndpunkt hållning tolkning förklaring beskrivning definition betydelse innebörd mening syfte mål avsikt
    ändamål uppgift funktion roll del beståndsdel delar avsnitt stycke kapitel rubrik titel underrubrik tema ämne område fält ram gräns
    omfattning omfång räckvidd sort typ slag form art kategori grupp klass indelning uppdelning ordning ordningsföljd rad serie
    följdfråga steg etapp nivå grad stadium läge situation tillstånd förhållande relation samband koppling förbindelse sammanhang
    kontext struktur uppbyggnad system modell mönster plan schema översikt sammanfattning lista tabell figur bild diagram karta exempel
    fall undantag regel princip teori idé tanke begrepp föreställning innehåll budskap huvudtanke huvudidé huvudpunkt huvudsak
    huvudfråga huvudperson kärna poäng punkt detalj faktum fakta uppgifter information kunskap kännedom insikt erfarenhet förståelse
    fördel nackdel styrka svaghet brist fel misstag problem svårighet hinder utmaning möjlighet chans risk fara hot lösning svar fråga
    frågeställning påstående argument motargument bevis stöd kritik invändning debatt diskussion samtal dialog konflikt motsättning
    motsats skillnad likhet jämförelse alternativ val beslut ställningstagande förslag råd rekommendation åtgärd insats ingripande
    handling handlingar agerande aktivitet verksamhet process händelse företeelse fenomen tillfälle förändring ändring omvandling
    förbättring försämring ökning minskning tillväxt nedgång uppgång framsteg framgång motgång nederlag seger vinst förlust kris
    vändpunkt genombrott uppkomst ursprung upphov källa rot spridning avbrott uppehåll fortsättning återgång efterspel följder kostnad
    pris värde nytta användning användningsområde användbarhet behov krav tillgång mängd antal tal siffra nummer storlek längd bredd
    höjd djup vikt tyngd volym yta avstånd hastighet fart kraft energi värme temperatur andel procent hälft tredjedel fjärdedel
    majoritet minoritet flertal helhet summa genomsnitt maximum minimum mått enhet samhälle stat land nation folk befolkning invånare
    medborgare människa människor person individ man män kvinna barn pojke flicka ungdom vuxen vuxna familj förälder föräldrar mor mamma
    mödrar far pappa fäder bror bröder syster son söner dotter döttrar släkt släkting kusin farfar mormor make maka äktenskap bröllop
    vän vänner kamrat granne gäst fiende fiender publik allmänhet gemenskap grupper ledare ledning chef kung drottning kejsare prins
    prinsessa president minister statsminister politiker regering parlament parti partier väljare röst makt makthavare myndighet kommun
    förvaltning organisation förening förbund institution kommitté lag lagstiftning rätt rättighet skyldighet plikt ansvar frihet
    jämlikhet jämställdhet rättvisa demokrati politik ekonomi kultur religion kyrka präst tro gud konst musik litteratur språk ord text
    bok böcker tidning tidskrift artikel brev nyhet media film teater fotografi roman berättelse saga dikt sång författare konstnär
    skådespelare läsare verk skribent journalist krig fred strid kamp uppror revolution våld försvar armé soldat soldater vapen avtal
    överenskommelse förhandling allians samarbete konkurrens tävling spel match spelare idrott sport vinnare förlorare medlem deltagare
    anhängare motståndare offer vittne brott brottsling straff fängelse domstol domare polis arbete jobb arbetare anställd arbetsgivare
    arbetsplats arbetslöshet yrke tjänst företag fabrik industri handel affär affärer butik marknad vara varor produkt tillverkning
    produktion jordbruk bonde bönder köpare säljare kund ägare pengar lön inkomst utgift skatt skuld bank budget resurs rikedom
    fattigdom välfärd egendom hus hem bostad lägenhet rum kök dörr fönster vägg tak golv trädgård bord stol stolar säng lampa spegel
    klocka nyckel nycklar bil buss tåg cykel båt fartyg flygplan väg gata bro hamn station resa trafik transport stad städer by byar
    plats ställe ort torg byggnad slott centrum huvudstad region trakt landsbygd förort skog vatten luft jord eld sten sand is snö regn
    vind storm sol måne stjärna himmel hav sjö flod å ö öar kust strand stränder berg dal slätt träd växt blomma gräs blad frukt äpple
    frö djur hund katt häst ko kor fågel fåglar fisk orm insekt miljö klimat väder årstid vår sommar höst vinter värld jorden kontinent
    världsdel länder landskap kropp huvud ansikte öga ögon öra öron näsa mun tand tänder hår hals rygg arm hand händer finger fingrar
    ben fot fötter knä hjärta blod hjärna mage hud hälsa sjukdom smärta sår läkare sjuksköterska patient sjukhus medicin vård behandling
    död liv födelse barndom ålder uppväxt ungdomstid ålderdom sömn dröm hunger törst mat bröd mjölk smör ost kött ägg soppa socker salt
    kaffe te öl vin grönsak potatis ris middag lunch frukost måltid matvara glas tallrik kniv gaffel sked flaska kläder skor klänning
    tröja byxor jacka väska papper penna bläck dator telefon mobil skärm kamera maskin motor verktyg apparat föremål sak ting material
    metall trä plast tyg guld silver järn låda påse skola grundskola gymnasium universitet högskola utbildning undervisning lärare
    lärarinna elev student rektor klasskamrat klassrum lektion föreläsning kurs läxa hemuppgift prov tenta examen förhör övning
    inlämning betyg anteckning anteckningar sida fotnot källhänvisning referens citat bilaga innehållsförteckning ordlista lärobok häfte
    bibliotek uppsats rapport projekt grupparbete redovisning presentation repetition studie undersökning forskning forskare vetenskap
    vetenskapsman experiment försök observation mätning analys data rast termin skolår lov känsla glädje sorg rädsla ilska kärlek hat
    hopp tillit förtroende respekt ära skam stolthet mod vilja önskan intresse lust vana beteende uppförande personlighet identitet själ
    minne uppmärksamhet fantasi förmåga talang skicklighet kompetens begåvning förnuft sanning lögn hemlighet rykte kunskaper värdering
    norm tradition sed mode stil ideal moral synd lycka tur otur fest jul påsk högtid födelsedag semester ledighet fritid helg söndag
    måndag tisdag onsdag torsdag fredag lördag januari februari mars april maj juni juli augusti september oktober november december
    morgon förmiddag eftermiddag kväll natt nätter midnatt dager gryning norr söder öster väster nord syd öst väst vänster höger mitt
    mittpunkt kant hörn topp botten utsida insida framsida baksida riktning rörelse position utrymme cirkel linje kurva ljus mörker
    skugga färg ljud ton buller tystnad lukt smak noll en ett två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton
    sexton sjutton arton nitton tjugo trettio fyrtio femtio sextio sjuttio åttio nittio hundra tusen miljon miljoner miljard namn
    efternamn förnamn adress kön nationalitet biografi levnad uppfinning uppfinnare upptäckt upptäckare upphovsman grundare efterträdare
    företrädare föregångare efterföljare arv uppdrag invandring utvandring invandrare flykting flyktingar resenär levnadsvillkor
    livsstil vardag vardagsliv vardagen status ställning tjänare herre herrar härskare tips notis obs frågor kommentar kommentarer
    sammandrag nyckelord nyckelbegrepp huvudord stickord delmål delfråga underkategori underavdelning huvuddel huvuddrag grunddrag
    grundtanke grundidé huvudorsak huvudsyfte huvudroll biroll händelser miljöbeskrivning personbeskrivning berättare reflektion
    eftertanke motivering diskussionsfråga bedömning utvärdering granskning översättning förkortning stavning uttal grammatik bokstav
    bokstäver mellanrum tecken symbol kod språkbruk uttryck kvalitet kvantitet variation mångfald balans jämvikt stabilitet säkerhet
    trygghet otrygghet osäkerhet kontroll tillsyn övervakning skydd bevarande förvaring lagring sparande förbrukning konsumtion avfall
    skräp förorening utsläpp rening bränsle olja teknik teknologi internet nätverk nät hemsida program fil meddelande post paket signal
    kommunikation kontakt möte träff besök mottagare avsändare sändare skada olycka katastrof brand översvämning jordbävning svält
    räddning hjälp bistånd bidrag gåva lån hyra avgift böter investering aktör part partner intressent grannland omvärld utland inland
    hemland ursprungsland rike kungarike republik gränser territorium provins län distrikt bygd ansökan anmälan blankett formulär
    underskrift förbud tillåtelse löfte avsaknad närvaro frånvaro förekomst existens verklighet sannolikhet nödvändighet tendens trend
    strategi taktik metoder medel hjälpmedel redskap instrument komponent faktor element aspekt resurser kategorier delområde fokus
    inriktning målgrupp målsättning prioritering reform omröstning valresultat kampanj reklam protest demonstration förtryck motstånd
    självständighet oberoende beroende enighet oenighet splittring delning sammanslagning grundande bildande upplösning avskaffande
    införande genomförande tillämpning anpassning fördelning utbyte byte allmän allmänt generell huvudsaklig viktig viktigt viktigast
    viktigaste möjlig omöjlig nödvändig onödig väsentlig central avgörande grundläggande övergripande omfattande betydande historisk
    social politisk ekonomisk kulturell religiös samhällelig vetenskaplig teknisk praktisk teoretisk konstnärlig litterär språklig
    rättslig juridisk militär internationell nationell regional lokal global världslig kyrklig statlig kommunal offentlig privat
    personlig individuell gemensam kollektiv enskild olik olika lik liknande samma motsatt annan annat andra annorlunda särskild
    speciell vanlig ovanlig typisk utmärkande kännetecknande sällsynt unik enkel svår lätt komplicerad komplex tydlig otydlig klar oklar
    exakt noggrann korrekt felaktig sann falsk äkta verklig faktisk trolig sannolik osannolik säker osäker given bestämd obestämd viss
    stor stort stora större störst största liten litet små mindre minst minsta hög högt högre högst låg lågt lägre lägst lång långt
    längre längst kort bred smal tjock tunn tung tyngre full tom bra god gott bättre bäst bästa dålig dåligt sämre sämst värre värst
    gammal äldre äldst ung yngre yngst ny nytt modern gammaldags antik samtida tidig tidigt tidigare sen senare senast senaste nuvarande
    dåvarande framtida kommande föregående följande nästa förra sista ursprunglig slutlig slutgiltig stark starkt starkare svag kraftig
    mäktig hård mjuk fast torr våt blöt varm kall het sval mörk ren smutsig vacker ful fin söt sur bitter frisk sjuk levande hel halv
    trasig öppen stängd sluten fri ledig upptagen färdig redo snabb långsam plötslig gradvis ständig tillfällig varaktig långvarig
    kortvarig regelbunden oregelbunden daglig årlig ofta evig rik fattig dyr billig gratis värdefull värdelös lönsam nyttig skadlig
    farlig ofarlig giftig användbar effektiv ineffektiv lämplig olämplig tillgänglig otillgänglig känd okänd berömd populär omtyckt
    betydelsefull inflytelserik framgångsrik misslyckad lyckad glad ledsen lycklig olycklig arg rädd modig feg stolt trött hungrig
    törstig ensam trygg otrygg nöjd missnöjd orolig lugn snäll elak vänlig ovänlig ärlig oärlig trogen lojal klok smart intelligent dum
    duktig skicklig nyfiken intresserad ansvarig skyldig oskyldig rättvis orättvis laglig olaglig tillåten förbjuden frivillig
    obligatorisk positiv negativ neutral aktiv passiv direkt indirekt inre yttre intern extern övre nedre främre bakre högra vänstra
    mellersta norra södra östra västra nära avlägsen närmare närmast rak rund platt spetsig jämn ojämn stabil instabil balanserad
    blandad separat skild delad förenad sammansatt fullständig ofullständig hela total absolut relativ ungefärlig jämförbar motsvarande
    självständig mänsklig fysisk psykisk andlig moralisk etisk naturlig konstgjord konstig märklig medveten omedveten kritisk objektiv
    subjektiv abstrakt konkret logisk rimlig orimlig rationell känslomässig kreativ traditionell radikal demokratisk folklig kunglig
    industriell urban lantlig tät gles bebodd utvecklad avancerad primitiv ökad minskad förändrad begränsad obegränsad utbredd spridd
    övrig ytterligare samtliga flera fler flest många få färre enda egen eget röd blå grön gul svart vit grå brun rosa lila orange
    kvinnlig manlig gift ogift utländsk inhemsk främmande offentligt åtskilliga huvudsakligt gällande befintlig aktuell relevant
    irrelevant intressant tråkig rolig allvarlig sträng mild hemlig synlig osynlig tyst högljudd är var varit bli blir blev blivit ha
    har hade haft får fick fått göra gör gjorde gjort gjord ska skall skulle kan kunna kunde kunnat måste vill ville bör borde böra må
    finnas finns fanns funnits komma kommer kom kommit gå går gick gått stå står stod stått ta tar tog tagit ge ger gav gett givit se
    ser såg sett säga säger sade sagt veta vet visste vetat heta heter hette lägga lägger lade lagt ligga ligger sätta sätter satte satt
    sitta sitter hålla håller höll hållit låta låter lät dra drar drog falla faller föll skriva skriver skrev skrivit skriven läsa läser
    läste tala talar prata berätta berättar svara beskriva beskriver beskrev beskriven förklara förklarar visa visar nämna nämner ange
    anger jämföra jämför diskutera analysera tolka definiera redogöra motivera resonera sammanfatta redovisa exemplifiera räkna beräkna
    mäta bevisa undersöka studera lära lär lärde plugga öva träna repetera förstå förstår förstod förstått tänka tänker tänkte tycka
    tycker tyckte tror trodde mena anse anser ansåg minnas glömma känna känner kände höra hör hörde lyssna titta märka upptäcka
    upptäckte hitta finna söka leta välja väljer valde bestämma besluta föreslå planera förbereda börja börjar började starta inleda
    sluta avsluta fortsätta pågå hända hände ske sker skedde inträffa uppstå uppstår uppstod uppkomma orsaka orsakade leda leder ledde
    bidra bidrar bidrog påverka påverkar påverkade påverkas medföra innebära innebär innebar betyda betyder bero beror berodde resultera
    skapa skapar skapade bilda bildas bildades utveckla utvecklar utvecklades förändra förändras ändra öka ökar ökade minska minskar
    minskade växa växer växte sjunka stiga sprida sprids spreds förbättra försämra förstöra förstördes bygga bygger byggde byggdes byggt
    grunda grundades införa införde infördes avskaffa genomföra tillämpa använda använder används användes använt behöva behöver behövs
    kräva kräver krävs sakna bestå består bestod innehålla innehåller omfatta omfattar ingå ingår tillhöra tillhör kalla kallas kallades
    kallad räknas gälla gäller gällde handla handlar kännetecknas utmärka dela delas indelas förena skilja skiljer förbinda koppla knyta
    bryta bryter bröt stänga öppna flytta flyttade åka köra springa hoppa lämna lämnade återvända anlända följa följer följde fly möta
    mötte träffa besöka hjälpa stödja skydda försvara angripa anfalla attackera kämpa strida vinna vann vunnit förlora förlorade besegra
    döda dö dog dött födas föddes född leva lever levde bo bor bodde arbeta arbetar arbetade styra styr styrde härska regera utse utsågs
    rösta köpa köpte sälja såldes betala kosta tjäna äga ägde producera tillverka odla laga äta äter åt dricka sova vakna vila leka
    spela sjunga måla rita tvätta bära kasta slå skjuta lyfta trycka röra vända stanna vänta skicka hämta föra bringa mottaga motta
    acceptera vägra förbjuda tillåta tvinga lova be ber bad kritisera hävda påstå invända försöka försökte lyckas lyckades misslyckas
    hoppas önska älska hata frukta oroa gilla föredra verka verkar tyder framgå utgöra utgör fungera fungerar uppnå nå nådde undvika
    lösa löser ersätta ersattes anpassa organisera ordna samla samlade fylla komplettera notera anteckna markera ringa stryka placera
    rangordna matcha kombinera återge citera översätta uttrycka framställa behandla behandlas belysa betona understryka syfta syftar
    sträva inriktas tilldela erbjuda erhålla förekommer förekomma existera överleva upphöra upphörde dominera representera symbolisera
    spegla berör beröra gynna missgynna hindra förhindra hota bevara spara påbörjad avslutad baserad nämnd använd skapad skrivna kallade
    pågående ledande styrande sammanhängande bestående bidragande utlösande bakomliggande underliggande förekommande först första tredje
    fjärde femte sjätte sjunde åttonde nionde tionde elfte tolfte trettonde fjortonde femtonde sextonde sjuttonde artonde nittonde
    tjugonde hundrade förstnämnda sistnämnda slutligen sedan därefter därpå därför därmed därigenom därav följaktligen alltså således
    dessutom vidare även också likaså däremot emellertid dock ändå trots fastän medan eftersom emedan för att ty och eller men utan samt
    om ifall såvida när då innan före efter under över mellan mot från till vid med av på i ur inom utom utanför innanför bakom framför
    bredvid bland kring runt genom enligt angående beträffande istället annars antingen varken både såväl dels ju desto som vilken
    vilket vilka vars vem vad vart varifrån hur varför varje vardera hurdan nu idag igår imorgon nyss snart förr alltid aldrig oftast
    ibland sällan vanligtvis vanligen normalt mestadels främst framförallt särskilt speciellt huvudsakligen bara endast enbart nästan
    ungefär cirka drygt knappt ganska mycket mer mera mest lite alltför så väldigt helt delvis tillsammans igen åter fortfarande ännu
    redan plötsligt exempelvis nämligen det egentligen faktiskt verkligen troligen sannolikt möjligen kanske säkert naturligtvis
    självklart tyvärr lyckligtvis här där hit dit borta hemma ute inne upp ned ner uppe nere fram tillbaka bort överallt någonstans
    ingenstans jag du han hon den vi ni de dem mig dig sig oss er honom henne min mina din ditt dina sin sitt sina hans hennes dess
    deras vårt denna detta dessa någon något några ingen inget inga alla allt själv själva varandra sådan sådant sådana inte ej icke ja
    nej dessförinnan samtidigt tills hittills numera dåförtiden efteråt förut jämfört omvänt tvärtom sammanfattningsvis sammantaget
    avslutningsvis inledningsvis ursprungligen småningom åtminstone förutom gentemot emot via per ytterst relativt respektive eventuellt
    osv mm dvs ca jfr källor kvinnor flickor skolor klasser rörelser känslor veckor tankar timmar pojkar föreläsningar läxor sidor rader
    satser gränserna idéer åtgärder platser texter sjöar gator kyrkor trädgårdar dörrar kronor blommor fabriker städerna länderna
    orsakerna följderna konsekvenserna fördelarna nackdelarna skillnaderna likheterna uppgifterna metoderna resultaten effekterna
    åsikter personer reformer reformerna krigen människorna böckerna idéerna dagarna åren titlar regler artiklar somrar vintrar systrar
    bilder artiklarna medlemmar nyheter kläderna åldrar vapnen tecknen hindren skeden äpplen öarna svagheter styrkor egenskaper
    principer enkla gamla vackra säkra egna lilla osäkra modiga färdiga trogna slutna stängda sanna tomma rika dubbel dubbla mogen mogna
    """, endings: "en n et t ar er or na erna arna orna s a")
}
