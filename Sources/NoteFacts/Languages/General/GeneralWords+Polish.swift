extension GeneralWords {
  static let polish = GeneralWords(
    """
    powód przyczyna skutek efekt cecha podejście etap rodzaj typ cel wada zaleta tło rozwój wpływ struktura poziom treść przykład tytuł
    autor autorka rozdział część całość fragment element składnik podział kategoria grupa klasa zbiór zestaw lista tabela wykaz rysunek
    schemat obraz zdjęcie ilustracja mapa plan projekt program system metoda sposób technika narzędzie środek zasada reguła prawo
    obowiązek warunek wymaganie wymóg ograniczenie granica zakres obszar dziedzina temat zagadnienie problem kwestia pytanie odpowiedź
    rozwiązanie wynik rezultat wniosek podsumowanie streszczenie wstęp wprowadzenie zakończenie koniec początek przebieg proces
    działanie czynność czyn krok ruch zmiana przemiana przejście wzrost spadek postęp poprawa pogorszenie sukces porażka klęska
    zwycięstwo przegrana osiągnięcie zdobycz zysk strata korzyść koszt cena wartość znaczenie sens rola funkcja zadanie zastosowanie
    użycie użytek wykorzystanie możliwość szansa okazja ryzyko zagrożenie niebezpieczeństwo bezpieczeństwo ochrona obrona pomoc wsparcie
    opieka współpraca udział uczestnictwo związek zależność relacja stosunek kontakt połączenie różnica podobieństwo porównanie
    zestawienie przeciwieństwo sprzeczność konflikt spór walka wojna pokój bitwa atak zgoda umowa porozumienie układ decyzja wybór wola
    zamiar pomysł idea myśl pojęcie definicja określenie nazwa termin słowo wyraz zdanie tekst język mowa głos dźwięk znak symbol litera
    liczba cyfra numer ilość liczebność suma wielkość rozmiar długość szerokość wysokość głębokość waga ciężar masa siła moc prędkość
    szybkość temperatura czas okres epoka wiek rok lata miesiąc tydzień tygodnie dzień dni doba godzina minuta sekunda chwila moment
    data rocznica pora wiosna lato jesień zima ranek rano poranek południe popołudnie wieczór noc północ świt zmierzch poniedziałek
    wtorek środa czwartek piątek sobota niedziela styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik
    listopad grudzień stycznia lutego marca kwietnia czerwca lipca września października grudnia przeszłość teraźniejszość przyszłość
    historia dzieje tradycja zwyczaj obyczaj święto uroczystość wydarzenie zdarzenie wypadek przypadek sytuacja okoliczność okoliczności
    stan położenie pozycja miejsce punkt linia kierunek strona wnętrze zewnątrz góra dół przód tył bok lewo środowisko otoczenie
    kontekst warunki podstawa baza fundament źródło pochodzenie geneza powstanie założenie założenia utworzenie budowa tworzenie twórca
    dzieło utwór praca wysiłek trud doświadczenie wiedza umiejętność zdolność talent nauka nauczanie uczenie edukacja wykształcenie
    szkoła szkolenie kurs lekcja zajęcia wykład ćwiczenie ćwiczenia egzamin sprawdzian test ocena stopień notatka notatki zeszyt książka
    podręcznik kartka kartki papier długopis ołówek pióro tablica uczeń uczennica uczniowie student studentka studenci studia nauczyciel
    nauczycielka wykładowca profesor uczelnia uniwersytet biblioteka sala przedmiot matura referat esej wypracowanie artykuł raport opis
    opowiadanie opowieść rozprawka prezentacja slajd dyskusja rozmowa debata wypowiedź opinia pogląd stanowisko argument dowód teza
    twierdzenie stwierdzenie uzasadnienie wyjaśnienie objaśnienie interpretacja analiza badanie badania badacz badaczka odkrycie
    wynalazek wynalazca naukowiec naukowcy uczony uczeni specjalista ekspert fakt dane informacja wiadomość wiadomości komunikat
    ogłoszenie list prasa gazeta czasopismo dziennik dziennikarz radio telewizja internet komputer telefon plik media książki literatura
    sztuka muzyka film teatr piosenka pieśń taniec zabawa gra sport mecz zawodnik konkurs nagroda wystawa muzeum pomnik zabytek budynek
    budowla zamek pałac kościół świątynia religia wiara wyznanie bóg duch dusza kultura cywilizacja społeczeństwo społeczność naród lud
    ludność ludzie człowiek osoba osoby jednostka mężczyzna kobieta dziecko dzieci chłopiec chłopcy chłopak dziewczyna dziewczynka
    młodzież młodość dorosły starość starzec rodzina rodzice ojciec ojca matka mama tata syn córka brat bracia siostra dziadek babcia
    wnuk mąż męża żona małżeństwo ślub krewny potomek potomkowie przodek przodkowie przyjaciel przyjaciele przyjaźń kolega koleżanka
    koledzy sąsiad sąsiedzi gość wróg przeciwnik zwolennik sojusznik partner członek członkowie uczestnik uczestnicy świadek bohater
    bohaterka bohaterowie postać życie narodziny urodzenie śmierć zgon choroba zdrowie lekarz lekarka pacjent szpital lekarstwo leczenie
    ból rana kraj państwo ojczyzna miasto miasteczko wieś wsie wioska stolica region terytorium teren ziemia obywatel obywatele
    mieszkaniec mieszkańcy mieszkanka rząd władza władze władca król królowa królestwo książę minister partia wybory wyborca głosowanie
    polityka polityk politycy ustawa przepis przepisy reforma protest upadek niepodległość wolność niewola równość sprawiedliwość sąd
    kara przestępstwo wina policja policjant więzienie wojsko armia żołnierz żołnierze dowódca wódz broń przywódca lider szef dyrektor
    kierownik prezes urząd urzędnik administracja instytucja organizacja stowarzyszenie fundacja firma przedsiębiorstwo zakład fabryka
    warsztat przemysł produkcja produkt wyrób towar usługa handel sklep rynek klient sprzedaż sprzedawca kupiec kupno zakup zakupy
    gospodarka rolnictwo rolnik rolnicy chłop chłopi robotnik robotnicy pracownik pracownicy pracodawca zawód zatrudnienie pensja płaca
    zarobek pieniądz pieniądze bank dług opłata rachunek wydatek dochód majątek własność właściciel właścicielka bogactwo bieda ubóstwo
    nędza głód dobrobyt luksus potrzeba potrzeby zasób zasoby surowiec surowce materiał energia prąd paliwo drewno kamień szkło plastik
    ubranie odzież strój koszula but buty płaszcz dom mieszkanie kuchnia łazienka okno drzwi ściana dach podłoga schody piętro stół
    krzesło łóżko szafa lampa klucz zegar zegarek ogród podwórko ulica droga ścieżka plac most park dworzec port stacja samochód auto
    autobus pociąg rower samolot statek koło maszyna urządzenie sprzęt aparat transport komunikacja podróż wycieczka podróżny turysta
    turystyka hotel wakacje urlop bilet jedzenie żywność posiłek śniadanie obiad kolacja chleb mleko ser masło mięso ryba jajko owoc
    warzywo ziemniak jabłko cukier sól kawa herbata wino piwo napój woda ogień powietrze wiatr deszcz śnieg burza chmura pogoda słońce
    gwiazda niebo świat świecie przyroda natura krajobraz las drzewo roślina trawa kwiat liść liście korzeń pole góry wzgórze wyspa
    brzeg morze ocean rzeka jezioro piasek zwierzę zwierzęta pies psy kot koń krowa ptak gatunek ciało głowa twarz oko oczy ucho uszy
    nos usta ząb zęby włosy ręka ręce noga palec serce plecy światło cień kolor barwa kształt forma postaci powierzchnia przestrzeń
    ciepło zimno ogrzewanie odległość pojemność zapach smak wzrok słuch dotyk uczucie emocja miłość nienawiść radość strach lęk gniew
    złość odwaga nadzieja szczęście nieszczęście cierpienie zaufanie szacunek honor godność sumienie moralność dobro zło prawda kłamstwo
    błąd pomyłka piękno mądrość głupota rozum umysł pamięć wyobraźnia uwaga zainteresowanie ciekawość charakter osobowość zachowanie
    postawa nastrój marzenie sen przeznaczenie los przygoda tajemnica zagadka cud bajka scena wiersz powieść pisarz pisarka artysta
    malarz muzyk aktor aktorka reżyser publiczność widz czytelnik słuchacz odbiorca nadawca użytkownik autorzy redakcja wydanie
    wydawnictwo tom egzemplarz nagłówek akapit przypis cytat spis słownik encyklopedia słownictwo tłumaczenie tłumacz wersja wzór model
    norma standard jakość właściwość własności cechy zjawisko prawidłowość tendencja trend kolejność porządek ład chaos bałagan sieć
    łańcuch szereg ciąg seria kolejka rzędy połowa ćwierć procent większość mniejszość reszta nadmiar brak niedobór deficyt dodatek
    uzupełnienie poprawka załącznik skrót skala miara metr kilometr kilogram litr tona stopnie tysiąc tysiące milion miliony miliard
    setka dziesiątka zero jeden jedna jedno dwa dwie dwóch trzy trzech cztery czterech pięć sześć siedem osiem dziewięć dziesięć
    jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście dwadzieścia trzydzieści
    czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt sto dwieście trzysta czterysta pięćset rzecz
    sprawa interes pojazd pudełko torba worek butelka szklanka talerz nóż ręcznik zabawka prezent przerwa odpoczynek spokój cisza hałas
    rozrywka przyjemność wygoda troska zmartwienie trudność kłopot przeszkoda wyzwanie rywalizacja konkurencja przewaga dominacja
    panowanie nacisk presja przemoc przymus opór sprzeciw odmowa zakaz nakaz rozkaz polecenie prośba żądanie propozycja oferta rada
    wskazówka ostrzeżenie obietnica groźba krytyka pochwała zarzut oskarżenie skarga kontrola nadzór zarządzanie kierowanie
    organizowanie planowanie przygotowanie realizacja wykonanie wdrożenie usunięcie zniszczenie odbudowa naprawa utrzymanie przetrwanie
    istnienie pojawienie zniknięcie odejście przybycie przyjazd wyjazd powrót wyjście wejście otwarcie zamknięcie rozpoczęcie ukończenie
    przerwanie zawarcie podpisanie uchwalenie zatwierdzenie przyjęcie odrzucenie uznanie nadanie odebranie zajęcie zdobycie przejęcie
    przekazanie wymiana rozdzielenie rozpad zjednoczenie łączenie dzielenie rozszerzenie zwiększenie zmniejszenie skrócenie wydłużenie
    przyspieszenie opóźnienie zatrzymanie osłabienie wzmocnienie upowszechnienie rozprzestrzenianie występowanie powstawanie
    kształtowanie zapobieganie zwalczanie następstwo następstwa konsekwencja konsekwencje następca poprzednik przedstawiciel
    przedstawiciele dziedzictwo dorobek wkład nowość nowoczesność innowacja technologia zanieczyszczenie odpady śmieci pożar przybysz
    obcy bezdomny niepełnosprawny starszy świadomość tożsamość poczucie dążenie dążenia oczekiwanie reklama moda styl nurt pokolenie
    warstwa sługa pan pani panowie święty pogrzeb grób cmentarz osada panujący rozmowy wspólnota stulecia dzieciństwo biografia życiorys
    nazwisko imię imiona adres podpis dokument dokumenty umowy akt akta archiwum zapis nagranie relacje wywiad wykres diagram rubryka
    kolumna wiersze pola skrzynka hasło klucze kod przycisk ekran obrazek ramka krzyżówka luka uwagi komentarz przegląd zarys szkic
    charakterystyka klasyfikacja typy odmiana wariant alternatywa wyjątek wyjątki wyłączenie zastrzeżenie kryterium kryteria czynnik
    reakcja odpowiedzi objaw objawy podłoże mechanizm metody przyrząd laboratorium obserwacja pomiar teoria praktyka przypuszczenie
    prognoza perspektywa spojrzenie punkty aspekt wymiar sfera branża dział oddział wydział jednostki ośrodek centrum środki krawędź róg
    kąt krzyż strzałka kropka kreska otwór dziura pudło warstwy pył dym płyn dieta odżywianie trening wypoczynek zmęczenie stres
    sportowiec mistrz rekord medal zawody biały czarny czerwony zielony niebieski żółty brązowy szary pomarańczowy różowy fioletowy
    czerwień zieleń biel czerń główny ogólny szczegółowy ważny najważniejszy istotny możliwy niemożliwy historyczny społeczny polityczny
    gospodarczy ekonomiczny kulturowy kulturalny religijny naukowy techniczny technologiczny naturalny sztuczny publiczny prywatny
    państwowy narodowy międzynarodowy światowy krajowy lokalny regionalny miejski wiejski zagraniczny rodzinny domowy szkolny wewnętrzny
    zewnętrzny końcowy ostateczny ostatni początkowy pierwotny wtórny wstępny następny kolejny poprzedni wcześniejszy późniejszy obecny
    dzisiejszy współczesny nowoczesny nowy stary dawny młody starożytny średniowieczny nowożytny ówczesny tradycyjny klasyczny zwykły
    zwyczajny niezwykły wyjątkowy szczególny specjalny typowy charakterystyczny powszechny rzadki częsty stały zmienny tymczasowy
    chwilowy trwały wieczny nagły szybki wolny powolny długi krótki wysoki niski wielki duży mały ogromny olbrzymi drobny niewielki
    średni szeroki wąski głęboki płytki gruby cienki ciężki lekki mocny silny słaby twardy miękki ostry gładki suchy mokry ciepły gorący
    zimny chłodny jasny ciemny kolorowy czysty brudny dobry zły lepszy najlepszy gorszy najgorszy większy największy mniejszy
    najmniejszy wyższy najwyższy niższy najniższy dłuższy krótszy najstarszy młodszy piękny ładny brzydki łatwy trudny prosty złożony
    skomplikowany niejasny zrozumiały wyraźny widoczny niewidoczny oczywisty znany nieznany sławny słynny popularny wybitny doskonały
    wspaniały świetny ciekawy interesujący nudny przydatny pożyteczny użyteczny zbędny potrzebny niezbędny konieczny obowiązkowy
    dobrowolny dowolny wymagany odpowiedni właściwy niewłaściwy poprawny błędny prawidłowy prawdziwy fałszywy rzeczywisty realny pozorny
    pozytywny negatywny korzystny niekorzystny szkodliwy niebezpieczny bezpieczny groźny zdrowy chory żywy martwy ludzki zwierzęcy
    roślinny fizyczny psychiczny duchowy umysłowy materialny moralny prawny sądowy wojskowy wojenny pokojowy zbrojny niezależny zależny
    niepodległy samodzielny wspólny wzajemny obustronny jednostronny osobisty indywidualny zbiorowy masowy równy nierówny jednakowy
    podobny różny odmienny inny przeciwny sprzeczny identyczny rozmaity różnorodny liczny nieliczny pojedynczy podwójny potrójny
    wielokrotny całkowity częściowy pełny pusty cały dodatkowy uboczny boczny centralny środkowy górny dolny przedni tylny lewy prawy
    północny południowy wschodni zachodni bliski daleki odległy sąsiedni bezpośredni pośredni otwarty zamknięty ukryty jawny tajny
    oficjalny formalny nieformalny teoretyczny praktyczny skuteczny nieskuteczny wydajny aktywny bierny czynny spokojny niespokojny
    szczęśliwy nieszczęśliwy smutny wesoły radosny samotny odważny dzielny mądry głupi inteligentny zdolny pracowity leniwy uczciwy
    sprawiedliwy niesprawiedliwy okrutny dumny wierny szlachetny miły uprzejmy surowy łagodny bogaty biedny ubogi drogi tani cenny
    bezcenny finansowy handlowy przemysłowy rolniczy rolny zawodowy pracowniczy płatny bezpłatny darmowy artystyczny literacki muzyczny
    językowy pisemny ustny graficzny medyczny zdrowotny środowiskowy morski lądowy górski leśny wodny powietrzny ziemski kosmiczny letni
    zimowy dzienny nocny roczny miesięczny tygodniowy codzienny świąteczny boski robotniczy ludowy kobiecy męski dziecięcy urodzony
    zmarły kluczowy zasadniczy podstawowy decydujący znaczący przełomowy znaczny nieznaczny wyłączny jedyny pewny niepewny prawdopodobny
    konkretny abstrakcyjny dokładny przybliżony ścisły przeciętny nadmierny wystarczający niewystarczający dostępny niedostępny
    ograniczony nieograniczony rozwinięty zaawansowany być mieć móc musieć chcieć woleć robić zrobić działać czynić wykonać wykonywać
    tworzyć stworzyć utworzyć powstać powstawać zbudować budować zakładać założyć zaczynać zacząć rozpocząć rozpoczynać kończyć skończyć
    zakończyć trwać przestać kontynuować zmieniać zmienić rozwijać rozwinąć rosnąć wzrastać wzrosnąć spadać spaść maleć zwiększać
    zwiększyć zmniejszać zmniejszyć poprawić poprawiać pogorszyć osiągać osiągnąć zdobyć zdobywać stracić tracić wygrać przegrać
    zwyciężyć walczyć bronić atakować napaść zaatakować zabić zginąć umrzeć umierać żyć urodzić istnieć występować wystąpić pojawić
    pojawiać zniknąć znikać należeć składać dzielić podzielić łączyć połączyć różnić porównać porównywać zestawić odróżnić rozróżniać
    określać określić opisać opisywać przedstawić przedstawiać wymienić wymieniać wyjaśnić wyjaśniać tłumaczyć omówić omawiać podać
    podawać wskazać wskazywać nazwać nazywać oznaczać znaczyć definiować uzasadnić udowodnić dowodzić stwierdzić twierdzić uważać sądzić
    myśleć wiedzieć znać poznać rozumieć zrozumieć pamiętać zapamiętać zapomnieć uczyć nauczyć studiować czytać przeczytać pisać napisać
    zapisać liczyć policzyć obliczyć mierzyć badać zbadać odkryć odkrywać wynaleźć szukać znaleźć znajdować sprawdzić sprawdzać ocenić
    oceniać wybrać wybierać decydować zdecydować postanowić zamierzać planować przygotować przygotowywać organizować zorganizować
    kierować prowadzić rządzić panować kontrolować zarządzać wprowadzić wprowadzać stosować zastosować używać użyć wykorzystać
    wykorzystywać służyć pomagać pomóc wspierać chronić dbać utrzymać utrzymywać zachować niszczyć zniszczyć usunąć usuwać dodać dodawać
    odjąć uzupełnić uzupełniać dobrać dopasować uporządkować podkreślić zaznaczyć powtórzyć powtarzać ćwiczyć rozwiązać rozwiązywać
    odpowiedzieć odpowiadać pytać zapytać mówić powiedzieć rozmawiać opowiadać opowiedzieć słuchać słyszeć widzieć zobaczyć patrzeć
    obserwować zauważyć czuć kochać lubić nienawidzić bać cieszyć wierzyć ufać mieszkać pracować zarabiać płacić zapłacić kupić kupować
    sprzedać sprzedawać produkować kosztować dać dawać otrzymać otrzymywać dostać dostawać brać wziąć przyjąć przyjmować odrzucić oddać
    przekazać przekazywać iść pójść chodzić jechać jeździć przyjść przychodzić przyjechać wyjechać wyjść wrócić wracać uciec uciekać
    wejść wchodzić biegać płynąć latać stać siedzieć leżeć spać wstać jeść pić gotować myć otworzyć otwierać zamknąć zamykać nosić nieść
    przenieść trzymać położyć postawić rzucić ciągnąć pchać ciąć bić grać śpiewać tańczyć bawić śmiać płakać czekać próbować spróbować
    starać dążyć unikać zapobiegać powodować spowodować wywołać wywoływać wpływać wpłynąć wynikać zależeć wymagać potrzebować umożliwiać
    umożliwić pozwalać pozwolić zakazać zmusić obejmować zawierać zawrzeć posiadać pochodzić dotyczyć polegać charakteryzować cechować
    stanowić pełnić odgrywać odegrać reprezentować nastąpić następować dochodzić dojść doprowadzić przyczynić zdarzyć jest są był była
    było byli były będzie będą został została zostało zostali zostały ma mają miał miała mieli może mogą mógł mogła mogły musi muszą
    chce chcą wie wiedzą robi robią należy trzeba można warto wolno istnieje istnieją występuje występują powstał powstała powstało
    powstały składa dzieli oznacza polega dotyczy zawiera obejmuje stanowi pełni żył żyła urodził urodziła zmarł zmarła napisał napisała
    stał stała stało doszło rozpoczął rozpoczęła zaczął zaczęła zakończył zakończyła wybuchł wybuchła przyjęto wprowadzono utworzono
    założono nazywany nazywana zwany zwana zwane znane uważany związany związana związane oparty oparta napisany stworzony utworzony
    zbudowany założony wybrany przedstawiony opisany podany dany określony użyty używany stosowany wykonany zakończony podzielony
    połączony zniszczony wprowadzony dotyczący występujący zawierający wynikający następujący żyjący prowadzący powodujący działający
    będący mający umożliwiający pracujący wyróżniamy dzielimy uzupełnij wymień podaj wyjaśnij opisz omów wskaż zaznacz porównaj oceń
    uzasadnij napisz przeczytaj odpowiedz określ wybierz bardzo bardziej najbardziej mniej najmniej więcej najwięcej dużo mało wiele
    wielu kilka kilku kilkanaście kilkadziesiąt trochę nieco dość dosyć całkiem zupełnie całkowicie częściowo prawie niemal tylko
    jedynie wyłącznie także również też ponadto oprócz poza prócz zwłaszcza szczególnie głównie wszystkim ogólnie zwykle zazwyczaj
    często rzadko czasem czasami niekiedy zawsze nigdy teraz obecnie dzisiaj dziś wczoraj jutro dawniej niegdyś kiedyś wcześniej później
    potem następnie wreszcie nareszcie ostatecznie najpierw początkowo wtedy wówczas jednocześnie równocześnie już jeszcze nadal ciągle
    wciąż stale natychmiast nagle szybko powoli stopniowo długo krótko dłużej niedawno wkrótce zaraz znowu znów ponownie razem wspólnie
    osobno oddzielnie wzajemnie tutaj tam gdzie gdzieś wszędzie nigdzie blisko daleko wysoko nisko głęboko obok wokół dookoła naprzeciw
    dobrze źle lepiej najlepiej gorzej łatwo trudno prosto naprawdę oczywiście pewnie chyba prawdopodobnie rzeczywiście właśnie podobnie
    inaczej odwrotnie przeciwnie dlaczego dlatego ponieważ gdyż bowiem więc zatem czyli jednak jednakże natomiast zaś ale lecz chociaż
    choć mimo pomimo jeśli jeżeli gdy kiedy jak jako jakby aby żeby albo lub bądź ani oraz że bo niż podczas dzięki wskutek wobec według
    wśród między pomiędzy przez przed przy pod nad dla bez do od ze we na po za ku około ponad poniżej powyżej wzdłuż zamiast wraz
    względem kto co czego komu kogo czym kim który która które którzy jaki jaka jakie jacy czyj ile skąd dokąd ten ta to ci te tego tej
    tych tym tamten taki taka takie tacy sam sama same każdy każda każde wszyscy wszystko wszystkie nikt nic ktoś coś jakiś żaden żadna
    pewien pewna pewne niektóre niektórzy inni ja ty on ona ono my wy oni one jego jej ich mój moja nasz nasza twój wasz swój swoja
    siebie się nie tak czy bezpośrednio pośrednio praktycznie teoretycznie formalnie oficjalnie politycznie społecznie gospodarczo
    historycznie naturalnie pierwszy drugi trzeci czwarty piąty szósty siódmy ósmy dziewiąty dziesiąty jedenasty dwunasty trzynasty
    czternasty piętnasty szesnasty siedemnasty osiemnasty dziewiętnasty dwudziesty trzydziesty setny tysięczny pierwsi drudzy
    pierwszorzędny drugorzędny przedostatni wschód zachód sierpnia maja listopada i a w z o u kryzys stulecie wskaźnik para
    """, endings: "a y i u ę ą o e ie ów om ami ach em owi ej ego ych ymi ym ą")
}
