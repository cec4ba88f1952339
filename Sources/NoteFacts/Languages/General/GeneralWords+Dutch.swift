extension GeneralWords {
  static let dutch = GeneralWords(
    """
    reden aanleiding oorzaak oorzaken werking gevolg gevolgen effect uitwerking resultaat uitkomst opbrengst kenmerk eigenschap
    bijzonderheid aanpak benadering fase stadium stadia stap stappen etappe deel delen soort type vorm wijze manier doel doelen
    doelstelling bedoeling zin zinnen nut nadeel voordeel nadelen voordelen schade gevaar gevaren risico kans mogelijkheid mogelijkheden
    gelegenheid voorwaarde omstandigheid omstandigheden situatie toestand ligging achtergrond voorgeschiedenis samenhang verband context
    kader omgeving ontwikkeling vooruitgang achteruitgang verloop proces methode methoden werkwijze techniek opbouw structuur indeling
    volgorde orde niveau graad mate maat maten omvang grootte hoogte lengte breedte diepte hoeveelheid aantal getal cijfer aandeel helft
    kwart rest geheel totaal meerderheid minderheid gemiddelde inhoud voorbeeld model patroon auteur schrijver schrijfster titel titels
    kop ondertitel hoofdstuk paragraaf alinea regel regels woord woorden begrip begrippen uitdrukking term benaming naam namen definitie
    betekenis uitleg verklaring toelichting beschrijving weergave overzicht samenvatting inleiding slot conclusie begin einde eind
    midden hoogtepunt keerpunt afloop vooruitblik terugblik nasleep thema onderwerp idee ideeën gedachte hoofdgedachte hoofdidee
    voorstelling concept plan plannen ontwerp project voorstel programma opdracht taak taken plicht recht rechten rol rollen functie
    plaats plek plekken positie standpunt mening opvatting visie houding perspectief invalshoek argument tegenargument bezwaar bezwaren
    kritiek lof oordeel oordelen beoordeling inschatting vergelijking verschil verschillen tegenstelling tegenspraak overeenkomst
    gelijkenis gelijkheid ongelijkheid verhouding relatie verbinding invloed macht kracht sterkte zwakte vermogen vaardigheid
    vaardigheden prestatie succes mislukking nederlaag overwinning winst verlies verliezen fout fouten vergissing gebrek gebreken tekort
    probleem problemen moeilijkheid moeilijkheden vraag vragen vraagstelling antwoord oplossing uitweg hindernis hulp steun
    ondersteuning maatregel maatregelen middel middelen gereedschap apparaat apparaten instrument hulpmiddel hulpmiddelen weg wegen
    richting neiging trend wending verandering wijziging verbetering verslechtering toename afname stijging daling groei uitzondering
    wet wetten principe uitgangspunt grens grenzen grondslag basis oorsprong herkomst ontstaan oprichting oprichter ontdekking ontdekker
    uitvinding uitvinder vernieuwing traditie gewoonte gebruik gebruiken erfenis verleden heden toekomst geschiedenis tijdperk periode
    tijd tijden tijdstip duur datum data jaar jaren jaartal eeuw decennium decennia seizoen seizoenen maand week weken weekend dag dagen
    nacht ochtend morgen middag namiddag avond uur uren minuut minuten seconde ogenblik moment termijn kalender klok leeftijd geboorte
    verjaardag geboorteplaats geboortejaar sterfjaar dood leven levensloop kindertijd jeugd januari februari maart april mei juni juli
    augustus september oktober november december maandag dinsdag woensdag donderdag vrijdag zaterdag zondag lente voorjaar zomer herfst
    najaar winter feestdag vakantie nul een één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien
    zestien zeventien achttien negentien twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd duizend miljoen miljard
    paar procent rood rode blauw groen geel gele zwart wit witte grijs grijze bruin oranje kleur kleuren regering staat staten land
    natie volk volken volkeren bevolking inwoner bewoner burger burgers samenleving maatschappij gemeenschap gemeente stad steden dorp
    hoofdstad hoofdsteden gebied streek regio ruimte zone terrein veld oppervlakte oorlog oorlogen vrede strijd gevecht slag aanval
    aanvallen verdediging ruzie conflict onenigheid crisis ramp ongeval ongeluk opstand verzet geweld wapen wapens soldaat soldaten
    leger legers vijand tegenstander vriend vriendin vriendschap partner contract afspraak afspraken onderhandeling gesprek gesprekken
    discussie debat toespraak president politicus politici politiek partij verkiezing verkiezingen kiezer stem stemmen stemming bestuur
    overheid ambt ambtenaar ambtenaren politie agent rechtbank straf straffen misdaad misdaden dader slachtoffer bewijs bewijzen
    vrijheid vrijheden rechtvaardigheid veiligheid heerschappij heerser koning boer boeren arbeider heer heren leider leiders leiding
    baas bazen chef lid leden groep groepen team ploeg vereniging bond organisatie instelling instituut beweging aanhang persoon
    personen persoonlijkheid mens mensen man mannen vrouw kind kinderen jongen meisje volwassene volwassenen jongere jongeren publiek
    openbaarheid familie gezin gezinnen ouder ouders moeder vader zoon zonen zoons dochter broer broers zus zussen grootouders
    grootmoeder grootvader huwelijk echtgenoot echtgenote familielid familieleden nakomeling generatie buurman buren gast gasten
    vreemdeling reiziger held helden hoofdpersoon hoofdpersonen figuur figuren personage arbeid werk werken beroep baan banen bezigheid
    activiteit werkplek werktijd loon lonen salaris salarissen inkomen inkomens geld kosten prijs prijzen waarde waarden bedrag bedragen
    rekening betaling uitgave inkomsten schuld bank belasting economie handel handelaar handelaren industrie fabriek bedrijf bedrijven
    onderneming ondernemer zaak zaken winkel winkels markt product producten productie fabrikant verkoop verkoper aankoop koper klant
    aanbod verbruik gebruiker dienst reclame collega medewerker werknemer werkgever werkloosheid armoede rijkdom welvaart nood honger
    dorst eigendom bezit bezitter eigenaar eigenaren verzekering landbouw verkeer vervoer haven havens godsdienst geloof god goden kerk
    cultuur culturen kunst kunstenaar muziek theater film beeld foto afbeelding tekening schilder boek boeken verhaal verhalen tekst
    literatuur lezer toeschouwer luisteraar taal talen spraak schrift krant kranten tijdschrift artikel verslag bericht nieuws melding
    media pers televisie radio internet computer telefoon mobiel brief brieven post uitzending journalist sport spel spelen speler
    voetbal bal feest viering evenement tentoonstelling museum musea reis reizen uitstapje rit vlucht bezoek bezoeker hobby school
    scholen universiteit hogeschool studie student studente leerling leraar lerares leraren docent hoogleraar meester juf klas klassen
    les lessen onderwijs cursus cursussen college lezing presentatie spreekbeurt werkstuk vak vakken huiswerk oefening toets toetsen
    proefwerk tentamen examen diploma rapport punt punten bladzijde pagina blad bladen bladeren pen potlood papier papieren bord map
    mappen notitie aantekening opmerking verwijzing aanwijzing tip bron bronnen bronvermelding lijst tabel tabellen kolom kolommen rij
    rijen grafiek schema kaart bijlage leerboek woordenboek woordenboeken bibliotheek trefwoord sleutelwoord kernwoord leerdoel
    leerdoelen leerstof stof kennis inzicht inzichten begrijpen opleiding opvoeding vorming onderzoek onderzoeker wetenschap
    wetenschapper proef poging experiment waarneming meting theorie praktijk vermoeden aanname veronderstelling bewering stelling
    uitspraak uitspraken feit feiten gegeven gegevens informatie detail onderdeel onderdelen element bestanddeel bestanddelen factor
    aspect criterium criteria categorie categorieën eenheid eenheden systeem systemen stelsel net netwerk reeks serie verzameling keuze
    keuzes verscheidenheid mengsel combinatie herhaling aanvulling toevoeging toepassing inzet omgang overdracht uitvoering
    voorbereiding planning vormgeving verwerking interpretatie analyse beschouwing waarnemer deskundige expert kenner citaat origineel
    vertaling versie editie uitgever commentaar opstel schooljaar semester pauze gebeurtenis gebeuren voorval geval gevallen ding
    voorwerp verschijnsel verschijnselen werkelijkheid realiteit waarheid waarheden leugen leugens geheim raadsel toeval lot geluk
    vreugde blijdschap verdriet angst vrees woede haat liefde moed hoop vertrouwen twijfel pijn leed gevoel gevoelens sfeer verrassing
    teleurstelling zorg rust trots respect aandacht eer waardigheid wil wens behoefte belang belangen belangstelling interesse
    nieuwsgierigheid herinnering geheugen ervaring belevenis droom dromen verstand geest geesten karakter gedrag handeling daad daden
    besluit beslissing verantwoordelijkheid verantwoordelijkheden toestemming verbod bevel instructie handleiding raad advies adviezen
    waarschuwing bedreiging verzoek eis eisen verwachting belofte instemming weigering afwijzing toegang ingang uitgang afsluiting
    uitwisseling contact ontmoeting vergadering bijeenkomst conferentie samenwerking wedstrijd concurrentie moeite inspanning last druk
    spanning evenwicht snelheid snelheden tempo kwaliteit kwaliteiten nauwkeurigheid noodzaak nadruk zwaartepunt hoofdpunt hoofdzaak
    hoofdreden bijzaak tegendeel alternatief variant afwijking aanpassing vernietiging verwoesting verval ondergang opkomst bloei
    verspreiding uitbreiding beperking scheiding eenwording onafhankelijkheid afhankelijkheid zelfstandigheid vooroordeel vooroordelen
    misverstand teken tekens symbool symbolen signaal signalen spoor sporen stuk stukken lijn cirkel hoek rand top binnenkant buitenkant
    voorkant achterkant zijde kant voorgrond middelpunt centrum centra nabijheid verte afstand noorden zuiden oosten westen lichaam
    lichamen hoofd gezicht oog ogen oor oren neus mond tand tanden haar haren huid arm hand vinger been benen voet voeten hart
    gezondheid ziekte arts artsen dokter patiënt ziekenhuis ziekenhuizen medicijn genezing verwonding slaap eten drinken voedsel voeding
    levensmiddelen maaltijd brood broden melk vlees vis vissen groente fruit suiker zout bier koffie thee water vuur aarde lucht wereld
    hemel zon licht schaduw duisternis warmte kou temperatuur weer klimaat regen sneeuw ijs wind storm natuur milieu landschap
    landschappen berg dal bos bossen rivier meer meren zee zeeën kust eiland bodem bodems grond steen stenen zand hout glas glazen
    energie stroom boom bomen plant vrucht dier hond kat katten paard koe koeien vogel levend leefgebied huis huizen gebouw woning kamer
    keuken badkamer bed bedden tafel stoel deur raam ramen muur muren dak daken trap trappen tuin brug bruggen straat straten plein
    station vliegveld trein auto wagen bus bussen fiets schip schepen boot boten vliegtuig wiel machine sleutel tas tassen mes messen
    kleding kleren schoen jas jassen speelgoed cadeau scherm camera afval vuilnis kantoor stadhuis restaurant hotel kilometer gram liter
    gewicht euro nummer adres achternaam voornaam woonplaats kunstwerk meesterwerk levenswerk hoofdwerk bijdrage overgang voorbeelden
    vormen soorten redenen manieren wijzen kansen fasen fases motieven motief initiatief initiatieven perspectieven alternatieven
    toestanden gebieden functies relaties crises leerlingen vereisten vereiste loop lopen bestaan komst verschijning vertrek terugkeer
    val herstel opleving toekomstige afkomst stand tegenslag noodzakelijkheid aard wezen tegenhanger gemak uitbraak nederlagen
    overwinningen aanleg bouw bouwwerk deelname deelnemer aanhanger voorloper opvolger voorganger tijdgenoot beginpunt eindpunt
    tussenstap vervolg gang samenstelling algemeen algemene belangrijk belangrijke belangrijkst belangrijkste mogelijk mogelijke
    onmogelijk onmogelijke noodzakelijk noodzakelijke nodig historisch historische maatschappelijk sociaal sociale politieke economisch
    economische cultureel culturele religieus religieuze wetenschappelijk technisch technische nationaal nationale internationaal
    internationale regionaal regionale lokaal lokale plaatselijk wereldwijd stedelijk landelijk openbaar openbare publieke privé
    persoonlijk menselijk natuurlijk kunstmatig innerlijk uiterlijk intern interne extern externe verschillend vergelijkbaar
    vergelijkbare gelijk gelijke ongelijk anders ander andere overig overige laatste definitief definitieve sterk zwak zwakke groot
    grote klein hoog hoge laag lage lang lange kort breed brede smal smalle diep diepe plat platte zwaar zware oud oude nieuw jong
    modern actueel actuele huidig toenmalig vroeg vroeger vroegere laat late later latere toekomstig voormalig vorig volgend goed slecht
    beter betere best beste slechter slechtst erg ernstig kwaad juist onjuist waar ware echt werkelijk werkelijke daadwerkelijk zeker
    onzeker gevaarlijk mooi mooie lelijk warm koud heet hete koel droog droge nat natte helder donker luid stil stille snel snelle
    langzaam plotseling geleidelijk voortdurend blijvend tijdelijk ruimtelijk noordelijk zuidelijk oostelijk westelijk centraal centrale
    middelste bovenste onderste linker rechter voorste achterste vreemd buitenlands buitenlandse binnenlands binnenlandse eenvoudig
    ingewikkeld complex complexe moeilijk makkelijk gemakkelijk duidelijk onduidelijk nauwkeurig onnauwkeurig precies precieze exact
    bepaald onbepaald bekend onbekend beroemd geliefd veelvoorkomend zeldzaam zeldzame regelmatig onregelmatig gebruikelijk gewoon
    gewone ongewoon ongewone normaal normale typisch typische kenmerkend bijzonder speciaal speciale afzonderlijk enig enkel enkele
    uniek unieke gezamenlijk gemeenschappelijk heel hele gehele volledig onvolledig gedeeltelijk vol volle leeg lege open gesloten vrij
    vrije gebonden afhankelijk onafhankelijk zelfstandig verantwoordelijk bekwaam bekwame geschikt ongeschikt nuttig nutteloos
    schadelijk zinvol zinvolle zinloos redelijk onredelijk waardevol waardevolle waardeloos dure goedkoop goedkope gunstig ongunstig
    gratis rijk gezond ziek zieke dode moe gelukkig ongelukkig verdrietig blij blije vrolijk tevreden ontevreden boos boze bang bange
    moedig dapper vriendelijk onvriendelijk beleefd aardig eerlijk oneerlijk trouw slim slimme dom domme intelligent verstandig creatief
    creatieve ervaren volwassen vrouwelijk mannelijk jeugdig positief positieve negatief negatieve neutraal neutrale direct indirect
    rechtstreeks actief actieve passief passieve abstract concreet concrete theoretisch theoretische praktisch praktische objectief
    objectieve subjectief subjectieve zakelijk kritisch kritische logisch logische lichamelijk geestelijk emotioneel emotionele
    taalkundig schriftelijk mondeling inhoudelijk formeel formele wezenlijk essentieel essentiële fundamenteel fundamentele voornaamste
    hoofdzakelijk aanvullend bijkomend extra beslissend doorslaggevend betekenisvol invloedrijk machtig machteloos succesvol succesvolle
    doeltreffend effectief effectieve vereist verplicht overbodig voldoende onvoldoende gebrekkig beperkt onbeperkt aanzienlijk gering
    enorm geweldig talrijk veel vele weinig meerdere sommige verscheidene verdere betreffend passend gepast rechtvaardig onrechtvaardig
    wettelijk juridisch toegestaan verboden officieel officiële geheime militair vreedzaam vreedzame gewelddadig hard zacht vast
    vloeibaar stabiel stabiele schoon schone vuil zuiver oorspronkelijk eigenlijk eigen traditioneel traditionele ouderwets
    vooruitstrevend verouderd eeuwig oneindig eindig zichtbaar zichtbare onzichtbaar herkenbaar beschikbaar beschikbare zogenaamd
    schijnbaar waarschijnlijk onwaarschijnlijk omstreden ondubbelzinnig tegengesteld tegenstrijdig veelzijdig eenzijdig gevarieerd
    uniform omvattend uitgebreid beknopt fijn rond nauw nauwe wijd ruim ruime dichtbij ver verre nabij verwant verbonden gescheiden
    eenzaam alledaags dagelijks dagelijkse wekelijks maandelijks jaarlijks jaarlijkse industrieel industriële financieel financiële
    materieel ernstige serieus grappig spannend interessant saai aangenaam onaangenaam dringend zorgvuldig voorzichtig oplettend
    vrijwillig automatisch automatische digitaal digitale elektrisch elektrische elektronisch groter grotere kleiner kleinere hoger
    hogere lager lagere sterker zwakker langer korter jonger grootste kleinste hoogste laagste sterkste langste oudste jongste meeste
    minste uiteindelijk uiteindelijke toenemend groeiend bestaand zijn hebben worden kunnen moeten zullen mogen willen maken doen laten
    gaan komen blijven staan liggen zitten zetten leggen geven nemen brengen halen dragen houden krijgen behouden verkrijgen winnen
    vinden zoeken zien kijken horen voelen zeggen spreken praten vertellen noemen heten betekenen antwoorden beantwoorden roepen lezen
    schrijven rekenen tellen leren onderwijzen studeren oefenen herhalen onthouden vergeten herinneren denken nadenken overleggen
    geloven menen weten kennen inzien herkennen verklaren uitleggen toelichten beschrijven weergeven tonen voorstellen definiëren
    onderbouwen vergelijken onderscheiden onderzoeken analyseren controleren meten waarnemen bekijken beschouwen duiden beoordelen
    inschatten samenvatten indelen ordenen rangschikken onderstrepen markeren aanvullen invullen noteren voorbereiden beginnen starten
    ophouden stoppen eindigen beëindigen afsluiten afronden voortzetten doorgaan duren plaatsvinden ontwikkelen groeien stijgen dalen
    zakken vallen toenemen afnemen verhogen verlagen verminderen vergroten verkleinen veranderen wijzigen wisselen verbeteren
    verslechteren versterken verzwakken bevatten omvatten behoren scheiden verbinden mengen verzamelen kiezen beslissen besluiten
    bepalen toestaan verbieden dwingen verlangen bevelen wensen hopen verwachten lachen helpen ondersteunen steunen bevorderen
    beschermen voorkomen vermijden hinderen belemmeren storen schaden vernietigen verwoesten doden sterven overlijden overleven wonen
    slapen opstaan koken verdienen betalen kopen verkopen handelen produceren vervaardigen bouwen oprichten stichten uitvinden ontdekken
    scheppen toepassen benutten leiden volgen beïnvloeden veroorzaken bewerken afhangen vechten strijden verdedigen verlaten aankomen
    vertrekken rijden varen vliegen springen vangen trekken drukken slaan snijden breken openen sluiten sturen ontvangen bezoeken
    ontmoeten uitnodigen tekenen proberen slagen lukken mislukken oplossen bereiken vervullen leveren overnemen aannemen afwijzen
    instemmen tegenspreken beweren bekritiseren bespreken discussiëren onderhandelen afspreken beloven aantonen verwijzen dienen zorgen
    streven is was waren ben bent werd werden geworden geweest heeft heb had hadden gehad kan kon konden moet moest moesten mag mocht
    zal zou zouden wilde wilden geeft gaf gaven gaat ging gingen gegaan komt kwam kwamen gekomen blijft bleef bleven gebleven stond
    stonden gestaan ligt lag lagen gelegen neemt nam genomen brengt bracht brachten gebracht vindt vond vonden gevonden ziet zag zagen
    gezien heette genoemd noemde zegt zei gezegd spreekt sprak gesproken schrijft schreef schreven geschreven gelezen las geleerd
    gedacht dacht wist geweten kende gekend begrepen begreep herkend verklaard uitgelegd beschreven getoond begint begon begonnen
    geëindigd ontstaat ontstond ontstonden ontwikkeld groeide gegroeid steeg gestegen daalde gedaald viel verloor verloren won gewonnen
    maakt maakte gemaakt doet deed deden gedaan bouwde gebouwd opgericht gesticht uitgevonden ontdekt geschapen gebruikt toegepast leidt
    leidde geleid volgde gevolgd veroorzaakt stierf gestorven overleden geboren leefde geleefd gekozen koos gedwongen verdeeld veranderd
    verbeterd verhoogd verlaagd bestaat bestond behoort hoort betekent betekende toont dient hield gehouden liet gelaten droeg gedragen
    trok getrokken sloeg geslagen sloot brak gebroken trof getroffen hielp geholpen kreeg kregen gekregen bleek blijkt lijkt leek wordt
    vormt zorgt zie vgl bijv enz eerst eerste tweede derde vierde vijfde zesde zevende achtste negende tiende ten daarna vervolgens toen
    dan tenslotte eindelijk aanvankelijk tevoren daarvoor sindsdien inmiddels intussen ondertussen tegelijk tegelijkertijd destijds ooit
    vandaag tegenwoordig gisteren eergisteren overmorgen nu straks spoedig meteen onmiddellijk zojuist al reeds nog altijd steeds nooit
    soms vaak dikwijls meestal gewoonlijk doorgaans eenmaal eens tweemaal keer maal telkens opnieuw echter maar toch desondanks
    niettemin evenwel daarentegen integendeel anderzijds enerzijds bovendien daarnaast verder eveneens evenals evenzeer ook zelfs alleen
    slechts vooral voornamelijk bijvoorbeeld namelijk dus zodoende derhalve daardoor daarom vandaar hierdoor hiermee hiervoor daarmee
    daaruit daarin daarop daarvan daarbij daartoe omdat want doordat aangezien daar als indien wanneer hoewel terwijl voordat nadat
    totdat tot sinds zodra zolang zodat opdat dat of zoals alsof evenmin en noch zowel weliswaar misschien wellicht mogelijkerwijs
    vermoedelijk vanzelfsprekend uiteraard helaas hopelijk zeer nogal tamelijk vrijwel bijna nauwelijks te genoeg ongeveer circa
    minstens hoogstens tenminste deels grotendeels samen hier er boven beneden onder links rechts voorin vooraan achteraan achteren
    binnen buiten overal nergens ergens heen terug vooruit achteruit waarom waardoor waarin waaruit waarmee hoe waarheen wie wat welk
    welke wiens ja nee niet geen graag liever zo thuis immers trouwens overigens kortom samengevat oftewel ofwel in op aan uit bij met
    na van voor tegen zonder om ondanks wegens vanwege naast achter tussen over door gedurende tijdens langs volgens via per behalve
    dankzij naar rondom omtrent omstreeks betreffende inzake tegenover vanaf vanuit de het die deze dit ieder iedere elk elke alle alles
    allen beide men iemand niemand iets niets zelf zich ik jij je hij zij ze wij we jullie u mijn jouw hun ons onze mij me jou hem hen
    hetzelfde dezelfde degene
    """, endings: "e en s")
}
