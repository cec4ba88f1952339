extension GeneralWords {
  static let turkish = GeneralWords(
    """
    neden sebep sonuç etki amaç hedef gerekçe dayanak temel köken kaynak başlangıç giriş gelişme bitiş son gelişim ilerleme gerileme
    değişim değişiklik dönüşüm dönem evre aşama süreç adım safha çağ devir zaman süre tarih yıl sene ay hafta gün saat dakika saniye an
    yüzyıl asır geçmiş gelecek bugün günümüz şimdi dün yarın öncesi sonrası arka plan özellik nitelik nicelik karakter yapı biçim şekil
    tür çeşit tip grup sınıf kategori bölüm kısım parça öge unsur bileşen etken etmen faktör koşul şart durum hal konum yer ortam çevre
    bağlam ilişki bağ bağlantı ilgi fark farklılık benzerlik karşılaştırma karşıtlık zıtlık örnek model düzen düzey seviye derece oran
    miktar sayı rakam ölçü ölçüt boyut büyüklük uzunluk genişlik yükseklik derinlik ağırlık alan mesafe uzaklık hız güç enerji ısı
    sıcaklık birim değer önem anlam kavram tanım tanımlama açıklama yorum görüş düşünce fikir kanı kanaat inanç iddia kanıt delil
    eleştiri itiraz tartışma savunma destek karşı öneri tavsiye karar seçim seçenek tercih olasılık ihtimal olanak imkan fırsat risk
    tehlike tehdit engel sorun problem güçlük zorluk çözüm yanıt cevap soru konu tema başlık içerik öz özet anafikir metin paragraf
    cümle kelime sözcük sayfa satır madde liste çizelge tablo şema harita grafik resim görsel şekiller ayrıntı detay bilgi veri olgu
    gerçek gerçeklik doğru yanlış hata kusur eksiklik avantaj dezavantaj yarar fayda zarar kazanç kayıp üstünlük yetersizlik maliyet
    fiyat bedel ücret yöntem yol usul metot yaklaşım bakış tutum tavır davranış eylem hareket faaliyet etkinlik işlem uygulama kullanım
    kullanıcı işlev görev rol sorumluluk katkı çaba girişim önlem tedbir müdahale program proje hazırlık düzenleme kural ilke prensip
    yasa kanun hak özgürlük eşitlik adalet hukuk yükümlülük ceza suç suçlu mahkeme hakim polis olay vaka gelişmeler dönüm nokta başarı
    başarısızlık zafer yenilgi kriz bunalım artış azalış azalma büyüme küçülme düşüş yükseliş yayılma genişleme daralma çöküş yıkım
    yıkılış kuruluş kurum kurucu oluşum ortaya çıkış doğuş kalkınma yenilik buluş icat keşif kaşif mucit devam süreklilik kalıcılık ara
    toplum topluluk devlet ülke ulus millet halk nüfus vatandaş yurttaş yurt vatan insan kişi birey erkek kadın çocuk genç yetişkin
    yaşlı bebek aile anne baba ana kardeş abla ağabey oğul kız eş koca evlilik düğün akraba dede nine amca dayı teyze hala torun arkadaş
    dost komşu misafir konuk düşman yabancı kalabalık kitle lider önder başkan yönetici müdür kral kraliçe imparator prens bakan
    başbakan cumhurbaşkanı hükümet meclis parti siyaset siyasetçi politika politikacı seçmen oy yönetim iktidar otorite yetki makam
    belediye örgüt dernek birlik üye kurul heyet temsilci görevli memur demokrasi ekonomi kültür din sanat bilim müzik edebiyat dil söz
    kitap dergi gazete makale yazı mektup haber basın medya film tiyatro fotoğraf roman hikaye öykü masal şiir şarkı yazar şair sanatçı
    ressam oyuncu okur okuyucu eser yapıt kahraman karakterler savaş barış çatışma mücadele kavga isyan ayaklanma devrim şiddet ordu
    asker komutan silah saldırı anlaşma sözleşme görüşme ittifak işbirliği rekabet yarışma yarış oyun takım maç spor sporcu kazanan
    kaybeden katılımcı taraf taraftar rakip karşıt kurban tanık iş meslek çalışma işçi çalışan işveren işyeri işsizlik hizmet şirket
    fabrika sanayi endüstri ticaret tüccar mağaza dükkan pazar çarşı mal ürün eşya üretim üretici tüketim tüketici tarım çiftçi köylü
    alıcı satıcı müşteri sahip para maaş gelir gider vergi borç banka bütçe servet zenginlik yoksulluk refah mülk ev konut daire oda
    mutfak banyo kapı pencere duvar çatı tavan zemin bahçe masa sandalye yatak dolap lamba ayna anahtar araba otobüs tren bisiklet gemi
    uçak kamyon sokak cadde köprü liman istasyon durak yolculuk seyahat trafik ulaşım taşıma kent şehir kasaba köy mahalle semt ilçe il
    bölge yöre merkez başkent meydan bina cami kilise saray kale sınır çevresi su hava toprak ateş kum taş buz kar yağmur rüzgar fırtına
    güneş dünya yıldız gök gökyüzü deniz göl nehir ırmak dere ada kıyı sahil dağ tepe vadi ova orman ağaç bitki çiçek ot yaprak dal
    meyve hayvan köpek kedi at inek koyun tavuk kuş balık yılan böcek doğa iklim mevsim bahar ilkbahar yaz sonbahar güz kış kıta manzara
    vücut beden baş kafa yüz göz kulak burun ağız diş dudak saç boyun sırt omuz kol el parmak bacak ayak diz kalp yürek kan mide karın
    deri sağlık hastalık ağrı acı yara doktor hekim hemşire hasta hastane ilaç bakım tedavi ölüm doğum yaşam hayat ömür çocukluk gençlik
    yaşlılık yaş uyku rüya açlık susuzluk yemek yiyecek içecek besin gıda ekmek süt yağ peynir et yumurta çorba şeker tuz kahve çay
    şarap sebze pirinç patates elma kahvaltı öğün tabak bardak bıçak çatal kaşık şişe giysi elbise ayakkabı ceket çanta kağıt kalem
    mürekkep bilgisayar telefon ekran kamera makine motor araç gereç alet cihaz aygıt nesne cisim şey malzeme maddeler metal demir
    ağaçlar tahta cam plastik kumaş altın gümüş kutu sandık torba ip okul ilkokul ortaokul lise üniversite fakülte eğitim öğretim
    öğretmen hoca öğrenci profesör sınıflar ders derslik kurs ödev sınav test vize not notlar yazılı sözlü alıştırma egzersiz tekrar
    araştırma inceleme araştırmacı bilgin deney gözlem ölçüm analiz çözümleme rapor sunum konferans seminer sunuş anlatım anlatı
    betimleme kaynakça dipnot alıntı atıf ek dizin sözlük içindekiler önsöz kütüphane defter puan diploma dönemler tatil teneffüs
    konular duygu sevinç mutluluk üzüntü korku öfke kızgınlık sevgi aşk nefret umut güven saygı onur utanç gurur cesaret irade istek
    arzu ihtiyaç gereksinim gereklilik zorunluluk alışkanlık kişilik kimlik ruh zihin akıl mantık bellek hafıza dikkat hayal yetenek
    beceri deneyim tecrübe bilinç yalan sır söylenti gelenek görenek adet moda ahlak günah şans kader talih amaçlar bayram tören kutlama
    festival pazartesi salı çarşamba perşembe cuma cumartesi ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık
    sabah öğle öğlen ikindi akşam gece kuzey güney doğu batı sağ sol orta üst alt ön iç dış kenar köşe uç taban yan yön doğrultu çizgi
    ışık karanlık gölge renk ses gürültü sessizlik koku tat sıfır bir iki üç dört beş altı yedi sekiz dokuz on yirmi otuz kırk elli
    altmış yetmiş seksen doksan bin milyon milyar yarım yarı çeyrek bütün tüm toplam ortalama yüzde çoğunluk azınlık çokluk ad isim
    soyadı soyisim adres cinsiyet biyografi kariyer mezun miras öncü takipçi kuşak nesil göç göçmen yolcu gezgin yaşantı statü efendi
    hizmetçi kalite çeşitlilik denge istikrar güvenlik denetim kontrol gözetim koruma korunma saklama depo tasarruf israf çöp atık
    kirlilik kirlenme yakıt elektrik teknik teknoloji internet ağ dosya mesaj ileti paket işaret simge sembol iletişim temas buluşma
    toplantı ziyaret alıcılar gönderen afet felaket kaza yangın sel kıtlık kurtuluş yardım bağış hediye kira yatırım ortak ortaklık
    çıkar menfaat egemenlik bağımsızlık bağımlılık krallık eyalet başvuru form imza izin yasak vaat yokluk varlık mevcudiyet kesinlik
    belirsizlik eğilim akım yönelim strateji taktik kaynaklar aracı açı öncelik odak kapsam çerçeve sınırlar sınırlılık kapsamı reform
    kampanya reklam tepki protesto gösteri baskı direniş direnç birleşme bölünme ayrılma ayrılık dağılma kaldırma uyum uyumluluk dağılım
    paylaşım değişme alışveriş aktarım husus mesele dair sıra sıralama sınıflandırma gruplama ayrım birleştirme eşleştirme ekleme silme
    değerlendirme sonuçlandırma giderme sağlama oluşturma geliştirme artırma azaltma kullanma kurma yapma olma çalışmalar çalışmaları
    karşılık karşılıklı hatırlatma ipucu uyarı önemli genel özel asıl esas başlıca önemsiz mühim gerekli gereksiz zorunlu olası mümkün
    imkansız kesin belirli belirsiz belli açık kapalı net kesintisiz tarihi tarihsel toplumsal sosyal siyasi siyasal politik ekonomik
    iktisadi kültürel dini dinsel bilimsel pratik kuramsal teorik sanatsal edebi dilsel hukuki yasal yasadışı askeri uluslararası ulusal
    milli bölgesel yerel küresel evrensel kamusal resmi sivil kişisel bireysel toplu tek farklı değişik çeşitli benzer aynı zıt ters
    başka diğer öbür öteki özgün sıradan olağan olağandışı yaygın nadir seyrek eşsiz benzersiz ayırt edici belirgin tipik basit kolay
    zor karmaşık karışık anlaşılır hatalı sahte asılsız güvenilir şüpheli büyük küçük iri ufak geniş dar uzun kısa yüksek alçak düşük
    derin kalın ince ağır hafif dolu boş iyi kötü güzel çirkin eski yeni modern çağdaş güncel antik geleneksel erken geç önceki sonraki
    ilk şimdiki geçmişteki gelecekteki bugünkü günümüzdeki eskiden ilkel gelişmiş ileri geri güçlü zayıf kuvvetli sert yumuşak katı
    sağlam dayanıklı kırık kuru ıslak nemli sıcak soğuk ılık serin parlak aydınlık temiz kirli tatlı ekşi tuzlu taze bayat sağlıklı
    canlı ölü diri tam eksik bozuk özgür bağımsız bağımlı serbest hazır meşgul hızlı yavaş ani sürekli geçici kalıcı düzenli düzensiz
    günlük haftalık aylık yıllık uzak yakın zengin fakir yoksul pahalı ucuz ücretsiz değerli değersiz yararlı faydalı zararlı tehlikeli
    güvenli kullanışlı etkili etkisiz verimli verimsiz uygun elverişli elverişsiz ulaşılabilir bilinen bilinmeyen ünlü meşhur tanınmış
    popüler sevilen başarılı başarısız mutlu mutsuz üzgün kızgın öfkeli korkak cesur gururlu yorgun aç tok yalnız memnun endişeli sakin
    huzurlu zalim kibar kaba dürüst sadık akıllı zeki aptal bilgili bilgisiz yetenekli becerikli meraklı ilgili ilgisiz sorumlu sorumsuz
    suçsuz masum adil haksız haklı eşit eşitsiz gönüllü isteğe bağlı olumlu olumsuz tarafsız taraflı aktif etkin pasif doğrudan dolaylı
    içsel dışsal içeriden üstün dikey yatay düz eğri yuvarlak sivri düzgün dengeli dengesiz ayrı bitişik bölünmüş birleşik bileşik
    kapsamlı sınırlı sınırsız kısmi mutlak yaklaşık insani bedensel fiziksel zihinsel ruhsal psikolojik duygusal ahlaki doğal yapay
    tuhaf garip ilginç sıkıcı eğlenceli ciddi komik bilinçli bilinçsiz eleştirel nesnel öznel soyut somut mantıklı mantıksız akılcı
    yaratıcı demokratik kentsel kırsal yoğun ıssız verilmiş artan azalan değişen gelişen birçok çok az fazla çoğu bazı birkaç hiçbir her
    kırmızı mavi yeşil sarı siyah beyaz gri kahverengi mor pembe turuncu lacivert ak kara dişi evli bekar yerli göçebe yerleşik geçerli
    geçersiz mevcut görünen görünür görünmez gizli sessiz gürültülü şiddetli ılımlı aşırı ölçülü radikal temelsiz yeterli yetersiz
    kaliteli maddi manevi dayalı sözde işitsel kaynaklı amaçlı ilişkin yönelik özgü kökenli olmak etmek yapmak kılmak var yok değil
    vermek almak gelmek gitmek götürmek getirmek koymak kalmak durmak demek söylemek konuşmak anlatmak sormak cevaplamak yanıtlamak
    yazmak okumak çizmek açıklamak tanımlamak betimlemek belirtmek göstermek karşılaştırmak tartışmak çözmek çözümlemek incelemek
    araştırmak yorumlamak değerlendirmek özetlemek örneklendirmek sıralamak saymak hesaplamak ölçmek kanıtlamak öğrenmek öğretmek
    çalışmak denemek tekrarlamak anlamak kavramak düşünmek sanmak inanmak bilmek tanımak hatırlamak unutmak hissetmek duymak dinlemek
    görmek bakmak izlemek bulmak keşfetmek aramak seçmek belirlemek önermek planlamak hazırlamak hazırlanmak başlamak başlatmak bitmek
    bitirmek sürmek sürdürmek gerçekleşmek gerçekleştirmek oluşmak oluşturmak çıkmak çıkarmak doğmak doğurmak açmak kapatmak kapanmak
    etkilemek etkilenmek sağlamak gerektirmek gerekmek içermek kapsamak bulunmak taşımak barındırmak ait ayırmak ayrılmak bölmek
    birleşmek birleştirmek bağlamak bağlanmak dayanmak kaynaklanmak geliştirmek gelişmek değişmek değiştirmek dönüşmek dönüştürmek
    artmak artırmak arttırmak azalmak azaltmak büyümek büyütmek küçülmek yükselmek düşmek yayılmak yaymak genişlemek iyileşmek
    iyileştirmek kötüleşmek bozmak bozulmak yıkmak yıkılmak kurmak kurulmak kaldırmak uygulamak uygulanmak kullanmak kullanılmak istemek
    dilemek ummak beklemek sevmek korkmak kızmak üzülmek sevinmek gülmek ağlamak yaşamak ölmek öldürmek oturmak kalkmak yürümek koşmak
    uçmak yüzmek binmek inmek girmek varmak ulaşmak dönmek geçmek geçirmek kaçmak takip izlenmek karşılaşmak buluşmak tanışmak korumak
    korunmak savunmak saldırmak savaşmak kazanmak kaybetmek yenmek yenilmek yönetmek yönetilmek yönlendirmek hükmetmek seçilmek atanmak
    atamak satmak satın ödemek harcamak üretmek üretilmek yetiştirmek yetişmek içmek uyumak uyanmak dinlenmek oynamak söylenmek boyamak
    yıkamak atmak tutmak vurmak çekmek itmek basmak göndermek iletmek aktarmak kabul reddetmek engellemek önlemek yasaklamak zorlamak
    eleştirmek çabalamak başarmak çözülmek karşılamak yerleşmek yerleştirmek düzenlemek düzenlenmek toplamak toplanmak doldurmak eklemek
    çıkarılmak işaretlemek eşleştirmek gruplandırmak sınıflandırmak çevirmek vurgulamak amaçlamak hedeflemek görülmek rastlanmak
    sayılmak denmek denir adlandırmak adlandırılmak temsil simgelemek yansıtmak ilgilenmek ilgilendirmek benzemek ayrıştırmak
    farklılaşmak kolaylaştırmak zorlaştırmak güçlendirmek zayıflatmak sınırlamak sınırlandırmak tamamlamak tamamlanmak ertelemek kesmek
    kırmak olan olarak olup olduğu olduğunu oldu olur olmuş olmuştur olması olacak olabilir olmayan olanlar oluşan oluşur oluşturan
    oluşturur etti eden eder edilen edilir edilmiş edilmesi etmesi ederek yapılan yapılır yapıldı yapılması yapmış yaptı yapan yapar
    yaparak vardır yoktur değildir verilen verilir verdi veren verir verilmesi verildi alınan alınır aldı alır alması alındı gelen geldi
    gelmiş gelmesi giden gitti çıkan çıktı çıkması kalan kaldı kalır gösteren gösterir görülen görülür gördü bulunan bulunur buldu
    kullanılan kullanılır kullanıldı kullanan kullanılması kurulan kuruldu kurulması kuran kurdu yazan yazdı yazılan yazılmış yazıldı
    yaşayan yaşadı yaşanan yaşandı doğdu doğan öldü ölen başladı başlayan başlar bitti biten sona erdi sürdü süren sağlayan sağlar
    sağladı içeren içerir kapsayan taşıyan taşır etkileyen etkiler etkiledi etkilenen artar arttı azalır azaldı gelişti gelişir değişti
    değişir dayanan denilen deniyor diyor gerekir gereken gerektiren bilinir bilinmektedir olmaktadır etmektedir edilmektedir
    yapılmaktadır bulunmaktadır yapılmıştır edilmiştir verilmiştir kurulmuştur kullanılmaktadır almaktadır vermektedir almıştır etmiştir
    yapmıştır kazandı kaybetti nedir kimdir nelerdir hangisidir nasıldır istedi ister isteyen birinci ikinci üçüncü dördüncü beşinci
    altıncı yedinci sekizinci dokuzuncu onuncu yirminci yüzüncü sonuncu ilkin öncelikle önce sonra sonradan sonunda nihayet ardından
    daha evvel böylece böylelikle dolayısıyla bundan buna bunun bu şu o bunlar şunlar onlar biz siz ben sen kendi kendisi kendini
    kendileri birbiri birbirine birbirinden biri birisi kimse herkes hepsi kimi kim ne neler nere nerede nereye nereden nasıl niçin niye
    hangi hangisi kaç kaçıncı ve veya ya yahut ile ise de da ki ama fakat ancak lakin oysa oysaki halbuki rağmen karşın yine gene
    bununla birlikte beraber ayrıca üstelik hatta dahi bile hem gibi kadar göre için üzere diye çünkü zira eğer şayet yoksa aksi
    takdirde sürece madem mademki kısaca özetle kısacası yani örneğin mesela özellikle genellikle genelde çoğunlukla bazen nadiren sıkça
    sık daima hep hiç asla artık henüz hâlâ kâğıt imkân rüzgâr hikâye hemen derhal yakında demin geçen önceden günümüzde burada şurada
    orada buraya oraya buradan oradan içeri içeride dışarı dışarıda yukarı yukarıda aşağı aşağıda uzakta karşısında arasında üzerinde
    altında üstünde içinde dışında önünde arkasında yanında etrafında boyunca sırasında esnasında itibaren beri dek değin dolayı ötürü
    yüzünden sayesinde nedeniyle sebebiyle amacıyla tarafından bakımından açısından hakkında konusunda yerine başta haricinde pek
    oldukça gayet epey en biraz azıcık neredeyse sadece yalnızca sırf tamamen bütünüyle kısmen aslında gerçekten elbette tabii kuşkusuz
    şüphesiz belki muhtemelen galiba mutlaka kesinlikle maalesef neyse böyle şöyle öyle birden aniden birdenbire yavaşça hızla giderek
    gittikçe zamanla yeniden aynen başına evet hayır peki mi mı mu mü vb vs bkz yy örn bazıları birçoğu çoğunun tümü hiçbiri ikisi üçü
    diğeri diğerleri sebebi sonucu amacı özelliği niteliği örneği kaynağı başlığı başlangıcı içeriği eksikliği farklılığı benzerliği
    değişikliği güçlüğü zorluğu büyüklüğü uzunluğu genişliği yüksekliği derinliği ağırlığı sıcaklığı gerekliliği zorunluluğu sorumluluğu
    bağımsızlığı etkinliği önceliği yeniliği üstünlüğü üyeliği birliği ortaklığı kimliği kişiliği hastalığı sağlığı zenginliği
    yoksulluğu işsizliği güvenliği kirliliği çeşitliliği bağımlılığı çocukluğu gençliği mutluluğu krallığı çocuğu gerçeği uzaklığı
    dengesi kitabı cevabı metodu mesleği topluluğu sözlüğü sözcüğü karşılığı etkeni ihtiyacı gücü suçu hukuku yanıtı kanıtı kaydı kayıt
    artışı düşüşü çıkışı devleti hayatı dert adedi maddesi ağacı ucu ekmeği yemeği yüreği ayağı kulağı toprağı yaprağı bıçağı çiçeği
    böceği köpeği balığı sokağı uçağı yatağı bardağı varlığı yokluğu çoğunluğu azınlığı savaşı ahlakı isteği yeteneği geleneği desteği
    eşitliği şehri ismi aklı fikri şekli vakti vakit emri emir oğlu ağzı burnu boynu ömrü nesli devri zihni sabrı nehri hükmü hüküm
    kısmı hakkı sırrı zıddı hissi his nedenleri sonuçları etkileri özellikleri amaçları yararları zararları faydaları avantajları
    dezavantajları türleri çeşitleri örnekleri aşamaları evreleri yöntemleri ilkeleri kuralları koşulları şartları unsurları ögeleri
    öğeleri öğe öğesi görevleri işlevleri farkları farklılıkları benzerlikleri eserleri olayları gelişmeleri kavramları tanımları
    konuları bölümleri kısımları parçaları sebepleri kaynakları sorunları problemleri çözümleri önlemleri önerileri görüşleri
    düşünceleri fikirleri dönemleri yılları tarihleri kişileri kahramanları insanları ülkeleri hakları kadınları çocukları şehirleri
    bölgeleri alanları değerleri ölçütleri faktörleri etkenleri adımları hedefleri soruları cevapları notları kelimeleri yasaları
    savaşları nitelikleri ilişkileri maddeleri değişiklikleri yenilikleri çalışanlar yılında yılı yıllarda yıllar tarihinde döneminde
    dönemi yüzyılda yüzyılın zamanında alanında bakımı temelinde sonucunda yoluyla aracılığıyla şeklinde biçiminde adı adlı anlamı
    anlamında önemi yapısı yeri türü tanımı özeti nedeni etkisi görevi işlevi ilkesi kuralı koşulu farkı konusu düzeyi durumu süreci
    gelişimi kuruluşu yazarı kurucusu nüfusu
    """, endings: "lar ler lari leri ları ı i u ü si sı su sü in ın un ün")
}
