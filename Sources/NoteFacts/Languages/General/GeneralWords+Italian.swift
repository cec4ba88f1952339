extension GeneralWords {
  static let italian = GeneralWords(
    """
    ragione motivo causa effetto conseguenza risultato esito caratteristica aspetto elemento fattore fatto dato informazione approccio
    metodo modo maniera mezzo strumento tecnica fase tappa passo passaggio momento periodo epoca era età tempo inizio fine conclusione
    termine scopo obiettivo finalità intento intenzione vantaggio svantaggio pregio difetto limite pro contro beneficio danno rischio
    pericolo contesto sfondo quadro ambito campo settore area sfera sviluppo evoluzione progresso crescita aumento diminuzione riduzione
    calo cambiamento trasformazione variazione svolta influenza influsso impatto ruolo funzione compito struttura organizzazione sistema
    ordine disposizione composizione livello grado misura scala contenuto forma genere tipo tipologia specie sorta categoria classe
    gruppo insieme serie elenco lista sequenza successione parte pezzo porzione sezione lato metà quarto terzo totale somma quantità
    numero cifra qualità valore importanza significato senso definizione concetto idea nozione pensiero principio regola norma legge
    eccezione caso esempio modello schema prova dimostrazione argomento tema soggetto oggetto questione problema problematica difficoltà
    ostacolo soluzione risposta domanda richiesta dubbio ipotesi teoria tesi opinione parere giudizio critica osservazione
    considerazione riflessione commento interpretazione spiegazione descrizione analisi sintesi riassunto confronto paragone differenza
    somiglianza relazione rapporto legame collegamento connessione nesso contrasto opposizione contraddizione conflitto accordo
    equilibrio situazione condizione stato circostanza presupposto premessa requisito necessità bisogno esigenza possibilità probabilità
    occasione opportunità capacità abilità competenza conoscenza sapere esperienza pratica uso utilizzo impiego applicazione attuazione
    realizzazione creazione produzione costruzione formazione fondazione nascita origine fonte base fondamento punto centro nucleo cuore
    estremo confine margine bordo direzione via percorso cammino tendenza orientamento linea processo procedura procedimento azione
    reazione attività operazione intervento iniziativa progetto piano programma proposta scelta decisione alternativa opzione preferenza
    criterio priorità evento avvenimento episodio vicenda fenomeno incidente scoperta invenzione innovazione novità ricerca studio
    indagine inchiesta sondaggio esperimento verifica controllo valutazione calcolo stima previsione aspettativa presenza assenza
    mancanza carenza eccesso abbondanza perdita guadagno acquisto vendita scambio passato presente futuro durata continuità rottura
    interruzione ripresa ritorno arrivo partenza uscita entrata ingresso apertura chiusura crisi caduta successo fallimento vittoria
    errore sbaglio correzione miglioramento peggioramento riforma rinnovamento diffusione espansione estensione concentrazione divisione
    separazione unione unità unificazione integrazione partecipazione collaborazione cooperazione aiuto sostegno appoggio contributo
    protezione difesa attacco resistenza lotta battaglia conquista dominio potere autorità forza energia debolezza violenza pressione
    tensione movimento attenzione interesse cura impegno sforzo fatica lavoro responsabilità dovere obbligo diritto libertà giustizia
    uguaglianza disuguaglianza verità realtà falsità apparenza immagine simbolo segno traccia indizio segnale messaggio comunicazione
    espressione linguaggio lingua parola frase discorso testo racconto storia storie narrazione varietà diversità complessità semplicità
    chiarezza precisione efficacia efficienza utilità validità sicurezza certezza incertezza stabilità instabilità velocità rapidità
    lentezza frequenza intensità profondità altezza larghezza lunghezza grandezza dimensione dimensioni peso spazio distanza posizione
    luogo posto zona territorio ambiente paesaggio proprietà identità personalità carattere natura essenza mentalità atteggiamento
    comportamento abitudine usanza costume tradizione cultura civiltà ideale valori credenza fede fiducia speranza paura timore gioia
    felicità tristezza dolore sofferenza odio amore amicizia affetto sentimento emozione passione desiderio volontà coraggio onore colpa
    merito rispetto pazienza curiosità meraviglia sorpresa piacere noia mente ragionamento intelligenza memoria ricordo immaginazione
    sogno consapevolezza anima vita esistenza morte destino sorte fortuna sfortuna avventura mistero segreto società comunità
    popolazione popolo gente pubblico massa persona individuo essere uomo uomini donna bambino bambina ragazzo ragazza giovane adulto
    anziano vecchio cittadino abitante straniero famiglia padre madre genitore genitori figlio figlia fratello sorella nonno nonna
    marito moglie mogli coppia matrimonio amico amica amici nemico nemici vicino compagno compagna collega signore signora capo leader
    guida membro rappresentante responsabile direttore presidente re governo nazione paese politica politico partito elezione elezioni
    voto maggioranza minoranza leggi pena polizia vittima esercito soldato generale guerra pace arma manifestazione alleato occupazione
    liberazione indipendenza economia mercato commercio impresa azienda denaro soldi prezzo costo costi spesa spese profitto ricchezza
    povertà stipendio lavoratore impiegato imprenditore cliente consumatore consumo consumi prodotto servizio servizi fabbrica negozio
    ufficio mestiere professione contratto risorsa risorse ricavo offerta pubblicità turismo turista trasporto trasporti traffico
    viaggio viaggiatore istituzione istituzioni amministrazione associazione comune provincia regione consiglio riunione incontro
    conferenza documento permesso divieto religione chiesa dio dei festa cerimonia celebrazione scienza scienziato ricercatore studioso
    esperto specialista tecnico ingegnere medico dottore paziente malattia malato salute ospedale medicina arte artista opera opere
    musica musicista canzone canto teatro attore attrice spettacolo cinema film pittura disegno foto museo letteratura scrittore
    scrittrice poeta poesia autore autrice lettore lettrice personaggio protagonista eroe trama titolo capitolo paragrafo pagina riga
    introduzione prefazione indice volume libro rivista giornale articolo giornalista notizia stampa televisione radio internet rete
    sito computer telefono cellulare schermo tastiera macchina dispositivo tecnologia canale video audio file cartella scuola università
    istituto facoltà corso lezione lezioni aula insegnante maestro maestra professore professoressa docente alunno alunna studente
    studentessa allievo compiti esercizio esercizi esame interrogazione test quiz materia disciplina appunto appunti quaderno manuale
    dizionario vocabolario enciclopedia nota note citazione fonti mappa tabella grafico figura illustrazione diagramma scheda
    diapositiva presentazione ripasso lettura scrittura ascolto traduzione penna matita banco biblioteca laboratorio palestra istruzione
    educazione insegnamento apprendimento diploma laurea punteggio suggerimento consigli avviso istruzioni obiettivi lettera lettere
    virgola pronuncia nome cognome data indirizzo firma modulo foglio carta acqua fuoco terra aria cielo sole luna stella stelle mondo
    mare fiume sorgente costa spiaggia isola porto montagna monte campagna giardino parco albero foglia fiore frutto frutta pianta
    animale cane gatto uccello pesce oro legno luce ombra colore suono voce silenzio calore caldo freddo pioggia vento catastrofe
    disastro rifiuti spazzatura corpo testa viso faccia occhio occhi orecchio orecchie naso bocca bocche dente denti braccio braccia
    mano mani dito dita gamba piede capello capelli fame bellezza cibo alimento alimentazione pasto pane carne latte sale ricetta cucina
    casa stanza camera porta finestra muro letto tavolo tavola sedia orologio chiave scatola borsa valigia gioco giochi carte sport
    squadra giocatore partita gara premio vestito abito scarpa scarpe città capitale strada ponte stazione aeroporto automobile auto
    treno biglietto hotel vacanze nord sud est ovest destra sinistra alto basso fronte retro interno esterno cima fondo angolo curva
    secondo minuto ora ore giorno giornata settimana mese mesi anno anni decennio secolo secoli mattina mattino pomeriggio sera serata
    notte stagione primavera estate autunno inverno calendario infanzia generazione compleanno anniversario gennaio febbraio marzo
    aprile maggio giugno luglio agosto settembre ottobre novembre dicembre lunedì martedì mercoledì giovedì venerdì sabato domenica
    bianco bianca bianchi bianche nero rosso verde giallo blu marrone grigio grigia zero uno due tre quattro cinque sei sette otto nove
    dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti trenta quaranta cinquanta sessanta
    settanta ottanta novanta cento duecento trecento mille duemila mila milione milioni miliardo miliardi centinaio centinaia migliaio
    migliaia paio doppio percentuale media cosa cose minimo massimo resto aggiunta seguito proseguimento finale ambientazione cronologia
    biografia carriera fama punti riferimento riferimenti particolare dettaglio dettagli generalità osservazioni conclusioni precedenti
    cause effetti conseguenze fattori fasi vantaggi svantaggi caratteristiche differenze esempi assistenza affermazione dichiarazione
    promessa minaccia visita chiamata dialogo conversazione discussione dibattito intervista rifiuto accettazione approvazione sospetto
    esclusione inclusione solidarietà convivenza morti feriti sopravvivenza modernità sfruttamento conservazione distruzione
    ricostruzione gestione distribuzione raccolta raccolto combinazione classificazione distinzione ispirazione creatività originalità
    copia originale regalo corsa turno volta volte istante ritardo anticipo attesa pausa riposo scomparsa comparsa emergere
    trasferimento spostamento contenitore materiale materiali componente componenti ingrediente meccanismo funzionamento dipendente
    avversario rivale inventore esploratore creatore principale importante possibile impossibile storico storica storici storiche
    sociale politici politiche economico economica economici economiche culturale religioso diverso differente simile uguale stesso
    vario interiore esteriore iniziale forte debole pubblica pubblici pubbliche privato naturale artificiale tecnici tecniche
    scientifico scientifica scientifici scientifiche artistico artistica artistici artistiche letterario letteraria letterari letterarie
    grande grandi gran piccolo lungo lunga lunghi lunghe corto breve largo larga larghi larghe stretto ampio ampia ampie vasto profondo
    enorme immenso maggiore minore migliore peggiore superiore inferiore buono buon bello bel bei begli brutto cattivo nuovo nuova
    vecchia antico antica antichi antiche moderno contemporaneo attuale recente prossimo ultimo precedente successivo seguente
    definitivo provvisorio temporaneo permanente continuo costante stabile instabile variabile facile difficile semplice complesso
    complicato chiaro scuro evidente vero falso giusto sbagliato corretto errato esatto preciso vago vaga certo incerto sicuro
    pericoloso utile inutile necessario necessaria necessari necessarie indispensabile essenziale fondamentale centrale secondario
    secondaria secondari secondarie marginale determinante decisivo significativo rilevante notevole speciale specifico specifica
    specifici specifiche generico tipico tipica tipici tipiche caratteristico raro unico unica unici uniche singolo solo frequente
    abituale normale strano straordinario eccezionale tradizionale nazionale internazionale locale regionale mondiale globale universale
    individuale collettivo personale familiare umano umana civile militare legale morale etico fisico mentale emotivo intellettuale
    razionale logico logica logici logiche teorico teorica teorici teoriche pratico pratici pratiche concreto astratto reale immaginario
    virtuale concettuale libero indipendente autonomo capace incapace abile intelligente curioso attento onesto coraggioso felice triste
    serio tranquillo stanco stanca stanchi stanche sano vivo morto ricco ricca ricchi ricche povero famoso celebre noto conosciuto
    sconosciuto popolare positivo negativo favorevole sfavorevole contrario contraria opposto diretto indiretto attivo passivo efficace
    veloce rapido lento immediato improvviso graduale progressivo lontano assente pieno vuoto intero completo incompleto parziale
    assoluto relativo pari numeroso molteplice abbondante scarso scarsa sufficiente insufficiente eccessivo adeguato adatto opportuno
    conveniente accettabile duro pesante leggero leggera dritto pulito puro misto sottile spesso industriale commerciale ambientale
    geografico geografica geografici geografiche scolastico scolastica scolastici scolastiche linguistico tecnologico tecnologica
    digitale automatico orale scritto formale informale ufficiale innovativo maschile femminile interessante affascinante noioso
    divertente piacevole meraviglioso terribile grave romantico orientale occidentale settentrionale meridionale estero europeo
    quotidiano settimanale mensile annuale giornaliero sintetico analitico critico critici critiche soggettivo oggettivo introduttivo
    conclusivo riassuntivo descrittivo narrativo espressivo esemplare approfondito dettagliato altro ogni ciascuno qualche alcuni alcune
    nessuno nessuna tutto tutta tutti tutte molto molti molte poco poca pochi poche tanto tanti troppo parecchio quanto quale quali tale
    tali qualsiasi qualunque proprio propria mio tuo suo nostro vostro loro questo questa questi queste quello quella quelli quelle quel
    quei medesimo avere fare dire volere andare venire stare dare vedere sentire parlare pensare credere trovare prendere mettere
    portare lasciare tenere chiamare chiedere rispondere leggere scrivere studiare imparare insegnare capire comprendere conoscere
    ricordare dimenticare ripetere ripassare riassumere spiegare descrivere definire analizzare confrontare paragonare distinguere
    elencare indicare individuare riconoscere identificare osservare notare guardare ascoltare mostrare dimostrare provare verificare
    controllare calcolare misurare contare valutare giudicare scegliere decidere risolvere completare inserire aggiungere togliere
    eliminare sostituire cambiare modificare trasformare correggere migliorare peggiorare aumentare diminuire ridurre crescere
    sviluppare evolvere nascere vivere morire sopravvivere iniziare cominciare continuare proseguire finire terminare concludere
    smettere interrompere fermare riprendere tornare ritornare arrivare partire entrare uscire salire scendere cadere passare
    attraversare seguire precedere accompagnare guidare dirigere condurre governare ordinare servire aiutare sostenere difendere
    proteggere attaccare combattere vincere perdere conquistare occupare distruggere costruire ricostruire creare produrre realizzare
    fondare formare costituire comporre organizzare preparare progettare pianificare programmare proporre presentare introdurre esporre
    esprimere comunicare informare annunciare dichiarare affermare negare sottolineare evidenziare approfondire discutere criticare
    accettare rifiutare respingere approvare permettere consentire vietare impedire evitare obbligare costringere convincere influenzare
    causare provocare determinare generare derivare dipendere riguardare comportare implicare significare rappresentare corrispondere
    appartenere contenere includere escludere unire collegare legare dividere separare raccogliere distribuire diffondere estendere
    allargare ampliare limitare raggiungere ottenere ricevere offrire comprare acquistare vendere pagare guadagnare costare valere usare
    utilizzare impiegare applicare adottare adattare lavorare giocare mangiare alzare sedere camminare correre viaggiare muovere
    spostare aprire chiudere rompere tagliare coprire scoprire nascondere cercare ricercare esplorare inventare immaginare sperare
    temere amare preferire desiderare soffrire incontrare visitare abitare rimanere restare diventare divenire sembrare apparire
    scomparire sparire esistere accadere succedere avvenire manifestare verificarsi riuscire tentare fallire sbagliare bastare mancare
    occorrere bisognare riferire citare tradurre interpretare collocare situare trattare affrontare superare partecipare collaborare
    contribuire favorire garantire assicurare mantenere conservare abbandonare mandare inviare restituire è sono siamo erano fu furono
    sarà stata stati state ha hanno ho aveva avevano ebbe avuto può possono poteva deve devono doveva vuole vogliono voleva fa fanno
    faceva fece fatta detto dice dicono disse va vanno viene vengono venne venuto sta stanno dà diede visto scritta preso messo chiesto
    risposto scelto deciso perso vinto nato nata morta vissuto aperto chiuso rimasto diventato divenne divenuto nacque morì visse
    scrisse tratta indica significa rappresenta consiste comprende contiene riguarda permette serve esiste esistono avviene accade
    succede nasce inizia finisce termina spiega descrivi definisci elenca confronta completa ricorda vedi rispondi basato composto
    costituito diviso formato legato dovuto chiamato definito considerato utilizzato usato introdotto diffuso compreso incluso escluso
    previsto tratto ridotto costretto ottenuto raggiunto accaduto svolto concluso iniziato terminato svolgere svolgimento consistere
    considerare ritenere supporre prevedere stabilire fissare registrare segnare cancellare consultare chiarire illustrare precisare
    specificare motivare giustificare commentare dedurre domandare suggerire consigliare avvertire promettere primo prima primi prime
    seconda quinto sesto settimo ottavo nono decimo penultimo innanzitutto anzitutto dapprima inizialmente poi dopo quindi dunque infine
    finalmente successivamente precedentemente contemporaneamente intanto mentre quando finché appena subito presto tardi già ancora
    sempre mai raramente solitamente generalmente normalmente abitualmente frequentemente oggi ieri domani adesso allora attualmente
    recentemente ormai però ma tuttavia eppure invece anzi sebbene benché nonostante anche pure inoltre perfino persino addirittura
    nemmeno neppure né oppure o ossia ovvero cioè infatti perché poiché siccome perciò pertanto così come se altrimenti comunque dove
    qui qua lì là sopra sotto dentro fuori davanti dietro accanto attraverso presso tra fra durante entro oltre tranne eccetto salvo
    senza con per da in su di a e ed più meno abbastanza assai quasi circa almeno soltanto solamente principalmente soprattutto
    specialmente particolarmente prevalentemente essenzialmente completamente totalmente parzialmente interamente assolutamente
    relativamente direttamente indirettamente rapidamente lentamente velocemente gradualmente progressivamente improvvisamente
    immediatamente facilmente difficilmente probabilmente forse certamente sicuramente naturalmente ovviamente evidentemente chiaramente
    esattamente precisamente veramente davvero realmente effettivamente semplicemente praticamente teoricamente storicamente socialmente
    politicamente economicamente ufficialmente bene male meglio peggio piuttosto ugualmente diversamente analogamente rispettivamente sì
    no non ecco mediante tramite grazie riguardo nonché il lo la i gli le un una del dello della degli delle al allo alla ai agli alle
    dal dallo dalla dai dagli dalle nel nello nella nei negli nelle sul sullo sulla sui sugli sulle col io tu lui lei noi voi essi esse
    egli ella me te si ci vi ne mi ti che chi cui qualcosa qualcuno niente nulla ciò neve lago palazzo piazza cavallo uovo uova pranzo
    cena colazione dormire bere ridere piangere volare zio zia parente quartiere villaggio
    """, endings: "i e a o")
}
