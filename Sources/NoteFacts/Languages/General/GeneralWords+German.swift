extension GeneralWords {
  static let german = GeneralWords(
    """
    grund ursache anlass auslöser wirkung auswirkung folge konsequenz ergebnis resultat effekt merkmal eigenschaft kennzeichen
    besonderheit ansatz phase stufe stadium etappe schritt abschnitt art sorte typ form weise zweck ziel absicht sinn nachteil vorteil
    nutzen schaden risiko gefahr chance möglichkeit gelegenheit voraussetzung bedingung umstand lage situation zustand hintergrund
    vorgeschichte zusammenhang kontext rahmen umfeld entwicklung fortschritt verlauf ablauf prozess vorgang verfahren methode vorgehen
    technik aufbau struktur gliederung ordnung reihenfolge ebene niveau grad maß ausmaß umfang größe höhe länge breite tiefe menge
    anzahl zahl ziffer anteil teil hälfte drittel viertel rest ganzes gesamtheit mehrheit minderheit durchschnitt inhalt beispiel muster
    vorbild modell autor autorin verfasser titel überschrift untertitel kapitel band absatz zeile satz wort begriff ausdruck bezeichnung
    name definition bedeutung erklärung erläuterung beschreibung darstellung übersicht überblick zusammenfassung einleitung einführung
    hauptteil schluss schlussfolgerung fazit anfang beginn ende mitte höhepunkt wendepunkt ausgang ausblick rückblick nachwirkung thema
    gegenstand inhaltsverzeichnis idee gedanke hauptgedanke vorstellung konzept plan entwurf projekt vorhaben vorschlag programm aufgabe
    auftrag pflicht recht rolle funktion stelle position standpunkt meinung ansicht auffassung haltung einstellung perspektive
    blickwinkel sicht sichtweise argument gegenargument einwand kritik lob urteil bewertung beurteilung einschätzung vergleich
    unterschied gegensatz widerspruch gemeinsamkeit ähnlichkeit gleichheit verhältnis beziehung verbindung bezug einfluss macht kraft
    stärke schwäche fähigkeit fertigkeit leistung erfolg misserfolg niederlage sieg gewinn verlust fehler irrtum mangel lücke problem
    schwierigkeit frage fragestellung antwort lösung ausweg hindernis hilfe unterstützung maßnahme mittel werkzeug gerät instrument
    hilfsmittel weg richtung tendenz trend wandel wechsel veränderung änderung umstellung verbesserung verschlechterung zunahme abnahme
    anstieg rückgang wachstum steigerung senkung ausnahme regel regelung vorschrift gesetz prinzip grundsatz grenze grundlage basis
    ursprung herkunft entstehung gründung entdeckung erfindung erfinder gründer entdecker neuerung tradition brauch gewohnheit erbe
    vergangenheit gegenwart zukunft geschichte epoche zeitalter zeitraum zeitpunkt zeit dauer datum jahr jahrzehnt jahrhundert
    jahrtausend jahreszeit monat woche wochenende tag nacht morgen vormittag mittag nachmittag abend mitternacht stunde minute sekunde
    augenblick moment frist termin kalender uhr uhrzeit alter geburt geburtstag geburtsort geburtsjahr todesjahr tod leben lebenslauf
    lebenszeit kindheit jugend januar februar märz april mai juni juli august september oktober november dezember montag dienstag
    mittwoch donnerstag freitag samstag sonntag frühling frühjahr sommer herbst winter feiertag ferien urlaub null eins zwei drei vier
    fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig
    fünfzig sechzig siebzig achtzig neunzig hundert tausend million milliarde paar prozent rot blau grün gelb schwarz weiß grau braun
    orange bunt farbe regierung staat land nation volk bevölkerung einwohner bürger bürgerin bewohner gesellschaft gemeinschaft gemeinde
    stadt dorf hauptstadt bezirk region gebiet gegend ort raum zone bereich feld fläche krieg frieden kampf schlacht angriff
    verteidigung streit konflikt auseinandersetzung krise katastrophe unfall unglück aufstand widerstand gewalt waffe soldat armee feind
    gegner freund freundin freundschaft partner partnerin vertrag vereinbarung abmachung verhandlung gespräch diskussion debatte rede
    präsident präsidentin politiker politikerin politik partei wahl wähler stimme abstimmung amt behörde verwaltung beamter polizei
    polizist gericht strafe verbrechen täter opfer beweis freiheit gerechtigkeit sicherheit herrschaft herrscher könig kaiser bauer
    arbeiter arbeiterin herr führer führung leiter leiterin leitung chef chefin mitglied gruppe team mannschaft verein verband
    organisation einrichtung institution bewegung person persönlichkeit mensch mann frau kind junge mädchen erwachsener jugendlicher
    leute publikum öffentlichkeit familie eltern mutter vater sohn tochter bruder schwester geschwister großeltern großmutter großvater
    ehe ehemann ehefrau hochzeit verwandter generation nachbar nachbarin gast held heldin hauptfigur figur gestalt arbeit beruf job
    tätigkeit beschäftigung arbeitsplatz arbeitszeit gehalt einkommen geld kosten preis wert betrag summe rechnung zahlung ausgabe
    einnahme schuld bank wirtschaft handel händler industrie fabrik betrieb firma unternehmen unternehmer geschäft laden markt ware
    produkt herstellung produktion hersteller verkauf verkäufer kauf käufer kunde kundin angebot verbrauch verbraucher dienst
    dienstleistung werbung kollege kollegin mitarbeiter angestellter arbeitgeber arbeitnehmer arbeitslosigkeit armut reichtum wohlstand
    not hunger durst eigentum besitz besitzer eigentümer landwirtschaft verkehr transport religion glaube gott kirche kultur kunst
    künstler künstlerin musik theater film kino bild foto zeichnung maler buch erzählung text literatur schriftsteller schriftstellerin
    leser leserin zuschauer zuhörer sprache schrift zeitung zeitschrift artikel bericht nachricht meldung medien presse fernsehen radio
    internet computer telefon handy brief post sendung journalist sport spiel spieler fußball fest feier veranstaltung ausstellung
    museum reise ausflug fahrt flug besuch besucher hobby freizeit schule universität hochschule studium student studentin studierende
    schüler schülerin lehrer lehrerin professor professorin dozent dozentin klasse unterricht kurs seminar vorlesung vortrag referat
    fach unterrichtsfach hausaufgabe übung prüfung klausur test examen abitur note zeugnis punkt seite blatt heft stift papier ordner
    notiz mitschrift anmerkung hinweis tipp quelle quellenangabe verzeichnis liste tabelle spalte abbildung diagramm skizze karte anhang
    lehrbuch wörterbuch lexikon bibliothek stichwort schlüsselwort stichpunkt lernziel stoff wissen kenntnis erkenntnis verständnis
    lernen bildung ausbildung erziehung forschung forscher forscherin wissenschaft wissenschaftler wissenschaftlerin untersuchung
    versuch experiment beobachtung messung theorie praxis these vermutung annahme behauptung aussage tatsache daten angabe information
    detail einzelheit element bestandteil faktor aspekt kriterium kategorie einteilung einheit system netz reihe serie sammlung auswahl
    vielfalt vielzahl mischung kombination wiederholung zusatz ergänzung anwendung verwendung gebrauch einsatz nutzung umgang
    übertragung umsetzung durchführung vorbereitung planung gestaltung auswertung deutung interpretation analyse betrachtung beobachter
    experte fachmann kenner zitat original übersetzung fassung version auflage verlag kommentar bemerkung aufsatz schulbuch semester
    schuljahr pause ereignis geschehen vorfall fall sache ding objekt phänomen erscheinung wirklichkeit realität wahrheit lüge geheimnis
    rätsel zufall schicksal glück freude trauer angst furcht wut hass liebe mut hoffnung vertrauen zweifel schmerz leid gefühl stimmung
    laune überraschung enttäuschung sorge ruhe stolz respekt achtung ehre würde wille wunsch bedürfnis bedarf interesse neugier
    aufmerksamkeit erinnerung gedächtnis erfahrung erlebnis traum verstand vernunft geist charakter verhalten handlung tat entscheidung
    entschluss verantwortung erlaubnis verbot befehl anweisung anleitung rat ratschlag warnung bitte forderung anforderung anspruch
    erwartung versprechen zustimmung ablehnung zugang eingang abschluss austausch kontakt treffen begegnung sitzung versammlung
    konferenz zusammenarbeit wettbewerb konkurrenz mühe anstrengung aufwand belastung druck spannung gleichgewicht geschwindigkeit tempo
    qualität quantität genauigkeit vollständigkeit notwendigkeit wichtigkeit schwerpunkt hauptpunkt kernaussage hauptsache hauptgrund
    hauptthema oberbegriff gegenteil alternative variante abweichung anpassung auflösung zerstörung zerfall untergang aufstieg
    niedergang aufschwung ausbreitung verbreitung ausdehnung erweiterung einschränkung begrenzung beschränkung trennung vereinigung
    einigung selbstständigkeit unabhängigkeit abhängigkeit vorurteil missverständnis nachweis beleg anzeichen zeichen symbol signal spur
    stück platz linie kreis ecke kante rand spitze oberfläche inneres äußeres vordergrund mittelpunkt zentrum umgebung nähe ferne
    entfernung abstand strecke norden süden osten westen körper kopf gesicht auge ohr nase mund zahn haar haut arm hand finger bein fuß
    herz gesundheit krankheit arzt ärztin patient krankenhaus heilung verletzung schlaf essen trinken nahrung lebensmittel brot milch
    fleisch fisch gemüse obst salz zucker bier kaffee tee wasser feuer erde luft welt himmel sonne licht schatten dunkelheit wärme
    temperatur wetter klima regen schnee eis wind sturm wolke natur umwelt landschaft berg tal wald wiese fluss see meer ozean küste
    insel boden stein sand holz glas energie strom baum pflanze frucht tier hund katze pferd kuh vogel lebewesen lebensraum haus gebäude
    wohnung zimmer küche bad bett tisch stuhl tür fenster wand dach treppe garten hof brücke straße bahnhof flughafen hafen zug bahn
    auto wagen bus fahrrad schiff boot flugzeug rad maschine schlüssel tasche messer kleid kleidung schuh spielzeug geschenk bildschirm
    kamera müll abfall büro rathaus restaurant hotel meter kilometer gramm liter gewicht euro nummer pass wohnort gründe ursprünge
    anlässe zusammenhänge zustände umstände vorgänge abläufe verläufe fortschritte ansätze grundsätze sätze wörter bücher bände absätze
    wörterbücher schulbücher einflüsse kräfte mächte schwächen vorwürfe vorwurf zwecke ausdrücke gegensätze widersprüche einwände
    standpunkte entwürfe vorschläge pläne vorträge aufträge verträge kämpfe angriffe aufstände widerstände städte dörfer hauptstädte
    länder völker häuser räume plätze orte märkte gehälter berufe fachleute männer mütter väter söhne töchter brüder gäste ämter höfe
    bäume wälder felder flüsse täler böden hölzer gläser blätter früchte vögel hände füße köpfe ärzte krankenhäuser züge räder schiffe
    häfen flughäfen bahnhöfe nächte träume wünsche ängste entschlüsse beschluss beschlüsse ratschläge schäden maße anfänge schlüsse
    abschlüsse ausflüge besuche anhänge abstände umfänge zuwachs bräuche verbände künste gärten läden vorteile nachteile betriebe kreise
    fälle todesfälle unfälle zufälle beiträge beitrag verluste übergang übergänge rückgänge eingänge ausgänge zugänge aufsätze einsätze
    einwohnerzahl bevölkerungszahl themen risiken kriterien ideen lexika stoffe zeiträume lebensläufe lebensräume arbeitsplätze
    wettkampf wettkämpfe haushalt werk kunstwerk meisterwerk lebenswerk hauptwerk bestand bestände allgemein wichtig möglich unmöglich
    notwendig nötig geschichtlich historisch gesellschaftlich sozial politisch wirtschaftlich kulturell religiös wissenschaftlich
    technisch staatlich öffentlich privat persönlich menschlich natürlich künstlich innerer äußerer intern extern verschieden
    unterschiedlich ähnlich gleich anders andere sonstige letzter letzte endgültig stark schwach groß klein hoch niedrig lang kurz breit
    schmal tief flach schwer leicht alt neu jung modern aktuell heutig damalig früher später künftig zukünftig ehemalig vergangen
    gegenwärtig gut schlecht besser bester beste schlimm böse richtig falsch wahr echt wirklich tatsächlich sicher unsicher gefährlich
    schön warm kalt heiß kühl trocken nass hell dunkel laut leise schnell langsam plötzlich allmählich ständig dauerhaft vorübergehend
    zeitlich räumlich örtlich regional national international weltweit europaweit global lokal städtisch ländlich heimisch fremd
    ausländisch inländisch nördlich südlich östlich westlich zentral mittlere obere untere linke rechte vordere hintere einfach
    kompliziert komplex schwierig klar deutlich unklar genau ungenau exakt ungefähr bestimmt unbestimmt bekannt unbekannt berühmt
    beliebt häufig selten regelmäßig unregelmäßig üblich gewöhnlich ungewöhnlich normal typisch besonder besondere speziell einzeln
    einzig einzigartig gemeinsam gesamt ganz völlig vollständig teilweise voll leer offen geschlossen frei gebunden abhängig unabhängig
    selbstständig verantwortlich zuständig fähig unfähig nützlich nutzlos schädlich sinnvoll sinnlos vernünftig wertvoll wertlos teuer
    billig günstig ungünstig kostenlos reich gesund krank tot lebendig glücklich unglücklich traurig froh zufrieden unzufrieden wütend
    ängstlich mutig freundlich unfreundlich höflich ehrlich klug dumm intelligent fleißig kreativ begabt erfahren jugendlich erwachsen
    weiblich männlich positiv negativ neutral direkt indirekt aktiv passiv abstrakt konkret theoretisch praktisch objektiv subjektiv
    sachlich kritisch logisch körperlich geistig sprachlich schriftlich mündlich inhaltlich formal äußerlich innerlich wesentlich
    grundlegend grundsätzlich hauptsächlich zusätzlich ergänzend entscheidend ausschlaggebend bedeutend bedeutsam einflussreich mächtig
    machtlos erfolgreich erfolglos wirksam unwirksam wirkungsvoll effektiv erforderlich überflüssig ausreichend genügend mangelhaft
    befriedigend begrenzt unbegrenzt eingeschränkt erheblich beträchtlich gering geringfügig enorm riesig gewaltig zahlreich viel wenig
    mehrere einige viele wenige manche weitere übrige jeweilig entsprechend passend geeignet ungeeignet angemessen gerecht ungerecht
    fair erlaubt verboten gesetzlich rechtlich offiziell geheim militärisch friedlich gewaltsam hart weich flüssig stabil instabil
    sauber schmutzig rein ursprünglich eigentlich eigen traditionell altmodisch fortschrittlich veraltet ewig unendlich endlich sichtbar
    unsichtbar erkennbar vergleichbar verfügbar sogenannt angeblich scheinbar wahrscheinlich unwahrscheinlich umstritten eindeutig
    mehrdeutig gegensätzlich widersprüchlich vielfältig einheitlich einseitig vielseitig umfassend ausführlich knapp fein gerade eng
    weit nah fern entfernt verwandt verbunden getrennt beruflich schulisch familiär alltäglich täglich wöchentlich monatlich jährlich
    industriell finanziell materiell ernst ernsthaft lustig spannend interessant langweilig angenehm unangenehm bequem dringend
    sorgfältig vorsichtig aufmerksam freiwillig zwingend verpflichtend automatisch digital elektrisch elektronisch umweltfreundlich
    größer kleiner höher niedriger stärker schwächer länger kürzer älter jünger größte höchste stärkste längste älteste jüngste nächste
    höchst meiste meisten sein haben werden können müssen sollen dürfen wollen mögen machen tun lassen gehen kommen bleiben stehen
    liegen sitzen stellen legen setzen geben nehmen bringen holen tragen halten bekommen erhalten behalten verlieren gewinnen finden
    suchen sehen schauen hören fühlen sagen sprechen reden erzählen berichten nennen heißen bedeuten fragen antworten beantworten rufen
    lesen schreiben rechnen zählen lehren unterrichten studieren üben wiederholen merken vergessen erinnern denken nachdenken überlegen
    glauben meinen kennen verstehen begreifen erkennen erklären erläutern beschreiben darstellen zeigen vorstellen definieren begründen
    beweisen belegen vergleichen unterscheiden untersuchen analysieren prüfen überprüfen messen beobachten betrachten deuten bewerten
    beurteilen einschätzen zusammenfassen gliedern ordnen einteilen zuordnen unterstreichen markieren ergänzen ausfüllen notieren
    vorbereiten planen beginnen anfangen starten aufhören enden beenden abschließen fortsetzen dauern passieren stattfinden entstehen
    entwickeln wachsen steigen sinken fallen zunehmen abnehmen erhöhen senken verringern vermindern vergrößern verkleinern verändern
    ändern wechseln verbessern verschlechtern verstärken stärken bilden bestehen enthalten umfassen gehören teilen trennen verbinden
    mischen sammeln wählen entscheiden bestimmen beschließen erlauben verbieten zwingen fordern verlangen bitten befehlen wünschen
    hoffen erwarten lieben freuen lachen helfen unterstützen fördern schützen verhindern vermeiden behindern stören zerstören töten
    sterben überleben wohnen schlafen aufstehen arbeiten verdienen bezahlen zahlen kaufen verkaufen handeln herstellen produzieren bauen
    gründen erfinden entdecken schaffen verwenden benutzen gebrauchen anwenden brauchen benötigen führen leiten folgen beeinflussen
    bewirken verursachen auslösen hervorrufen abhängen herrschen kämpfen angreifen verteidigen verlassen ankommen abfahren reisen fahren
    fliegen laufen fangen ziehen schlagen schneiden brechen öffnen schließen reinigen schicken besuchen begegnen spielen singen zeichnen
    versuchen gelingen scheitern lösen bearbeiten erreichen erfüllen leisten übernehmen annehmen ablehnen zustimmen widersprechen
    behaupten kritisieren loben diskutieren streiten verhandeln einigen vereinbaren ist war sind waren bin bist seid wird wurde wurden
    worden geworden gewesen hat hatte hatten gehabt kann konnte muss musste soll sollte darf durfte will wollte mag gibt gab gegeben
    ging gegangen kam kamen gekommen blieb geblieben stand gestanden lag gelegen nahm genommen brachte gebracht fand gefunden sah
    gesehen hieß genannt nannte gesagt gesprochen sprach geschrieben schrieb gelesen gelernt gedacht dachte wusste gewusst kannte
    gekannt verstanden erkannt erklärt beschrieben gezeigt begann begonnen geendet entstand entstanden entwickelt wuchs gewachsen stieg
    gestiegen sank gesunken fiel gefallen verloren verlor gewann gewonnen gemacht getan gebaut gegründet erfunden entdeckt geschaffen
    verwendet benutzt geführt gefolgt verursacht starb gestorben geboren lebte gewählt gezwungen geteilt verändert verbessert erhöht
    gesenkt besteht gehört heißt bedeutet zeigt führt folgt dient dienen hält hielt gehalten ließ gelassen trug getragen zog gezogen
    schlug geschlagen brach gebrochen traf getroffen half geholfen siehe vgl bzw usw erstens zweitens drittens viertens fünftens erste
    zweite dritte vierte fünfte sechste siebte achte neunte zehnte zuerst zunächst anfangs dann danach daraufhin anschließend
    schließlich zuletzt zuvor vorher nachher davor seitdem inzwischen mittlerweile währenddessen gleichzeitig damals einst heute
    heutzutage gestern jetzt nun bald sofort eben schon bereits noch immer nie niemals manchmal oft oftmals meist meistens gelegentlich
    normalerweise üblicherweise einmal zweimal dreimal mehrmals wieder wiederum erneut jedoch aber sondern dennoch trotzdem allerdings
    hingegen dagegen andererseits einerseits stattdessen sonst außerdem zudem ferner darüber hinaus ebenfalls ebenso auch sogar nur bloß
    lediglich besonders insbesondere vor allem beispielsweise nämlich also somit folglich deshalb deswegen daher darum dadurch damit
    dafür dabei daraus daran darauf davon dazu weil denn da wenn falls obwohl während bevor nachdem bis seit sobald solange sodass dass
    ob als wie sowie und oder weder entweder sowohl zwar doch vielleicht möglicherweise vermutlich wohl selbstverständlich leider
    hoffentlich glücklicherweise sehr ziemlich etwas fast beinahe kaum gar zu genug etwa mindestens höchstens wenigstens teils insgesamt
    überhaupt zusammen allein hier dort oben unten links rechts vorne vorn hinten innen außen drinnen draußen überall irgendwo dahin
    dorthin hin her zurück vorwärts rückwärts warum weshalb wieso wann wo woher wohin wer was welche welcher welches wen wem wessen ja
    nein nicht kein keine gern gerne lieber so in an auf aus bei mit nach von zwischen über unter durch für gegen ohne um trotz wegen
    statt anstatt außer innerhalb außerhalb gegenüber entlang neben hinter gemäß mithilfe aufgrund infolge bezüglich hinsichtlich ab pro
    je der die das den dem des ein eine einer eines einem einen dieser diese dieses jener jede jeder jedes alle alles beide beides man
    niemand jemand nichts selbst sich ich du er sie es wir ihr mein dein unser mich dich uns euch ihm ihn ihnen
    """, endings: "e en n er ern s es em")
}
