/// Sentences that learners of one language might answer.
struct Sentences {
  let language: String
  let texts: [String]

  init(_ language: String, _ texts: String) {
    self.language = language
    self.texts = texts.split(separator: "|").map(String.init)
  }
}

extension Sentences {
  /// Sentences in ASCII.
  static let ascii: [Sentences] = [
    Sentences("en", "I would like a cup of tea|She has lived here for ten years|Where is it|If I were you, I would go|It's raining"),
    Sentences("en", "Have you ever been to Rome|He doesn't know the answer|They will have left by noon|never mind|as soon as possible"),
    Sentences("nl", "Ik drink elke dag koffie|Waar is het station|Zij heeft een nieuwe fiets|Dat weet ik niet|Morgen gaan we naar zee"),
    Sentences("id", "Saya suka minum kopi|Di mana stasiun kereta|Dia sudah pulang ke rumah|Terima kasih banyak|Kami akan pergi besok"),
    Sentences("it", "Vorrei un bicchiere di acqua|Dove abiti adesso|Mia sorella lavora in banca|Non lo so|Domani andiamo al mare"),
    Sentences("es", "Me gusta el pan con queso|Ella vive en una casa grande|No lo conozco|Vamos a la playa|Quiero comprar dos libros"),
    Sentences("de", "Ich komme aus Berlin|Er hat keine Zeit|Wo ist der Bahnhof|Wir gehen heute ins Kino|Das habe ich nicht gewusst"),
    Sentences("sw", "Ninapenda kusoma vitabu|Habari ya asubuhi|Watoto wanacheza nje|Asante sana|Tutaonana kesho"),
    Sentences("fil", "Gusto ko ng kape|Saan ang palengke|Magandang umaga po|Hindi ko alam|Pupunta kami sa bahay"),
    Sentences("ms", "Saya tinggal di Ipoh|Berapa harga buku ini|Dia sedang membaca surat|Selamat pagi|Kami makan nasi"),
  ]

  /// Sentences in many scripts.
  static let mixed: [Sentences] = latin + cyrillicAndGreek + semitic + indic + southEastAsian + eastAsian

  private static let latin: [Sentences] = [
    Sentences("en", "I don’t know yet|She said “maybe”|It’s a well-known café|Where have you been|the day after tomorrow"),
    Sentences("fr", "Je voudrais un café crème|Où est l’école|Ma sœur est allée à la plage|Ça m’a beaucoup plu|Il a dit « peut-être »"),
    Sentences("es", "¿Dónde está la estación|Mañana iré al médico|El niño pequeño duerme|Ella también habló conmigo|No sé qué decir"),
    Sentences("de", "Ich möchte ein Stück Käse|Das Mädchen läuft über die Straße|Können Sie mir helfen|Fünf Äpfel, bitte|schön"),
    Sentences("pt", "Não sei o que é isso|O avião já chegou|Você gosta de maçã|A lição começa às três|Amanhã é sábado"),
    Sentences("it", "Perché non è venuto|La città è più bella|Sarà già partito|C’è un caffè qui vicino|Così così"),
    Sentences("ca", "L’avió arriba a les cinc|Què vols menjar|És una pel·lícula bona|Això no és així|Bon dia"),
    Sentences("ro", "Știu că este târziu|Unde este gara|Mâine mergem la țară|Îmi place cafeaua|Mulțumesc frumos"),
    Sentences("pl", "Chciałbym napić się kawy|Gdzie jest dworzec|Proszę o dwie książki|Źle się czuję|Łódź jest dużym miastem"),
    Sentences("cs", "Kde je nádraží|Příští týden pojedeme k moři|Řekl mi to včera|Děkuji mnohokrát|žluťoučký kůň"),
    Sentences("hu", "Hol van a pályaudvar|Nagyon örülök, hogy látlak|Öt évig éltem itt|Köszönöm szépen|tükörfúró"),
    Sentences("tr", "Yarın İstanbul’a gideceğiz|Işığı söndür lütfen|Çok güzel bir gün|Kitabı okudum|Nasılsın"),
    Sentences("az", "Mən sabah Bakıya gedirəm|Işıq yanır|Çox sağ ol|Bu kitab maraqlıdır|Necəsən"),
    Sentences("sv", "Jag älskar kaffe på morgonen|Var ligger järnvägsstationen|Vi åker till sjön|Tack så mycket|två små öar"),
    Sentences("fi", "Minä pidän kahvista|Missä rautatieasema on|Hän söi pöydän ääressä|Kiitos paljon|Huomenna menemme järvelle"),
    Sentences("is", "Ég heiti Jón|Hvar er strætó|Það er kalt í dag|Þetta er góð bók|Takk fyrir"),
    Sentences("vi", "Tôi muốn uống một cốc cà phê|Nhà ga ở đâu|Hôm nay trời đẹp quá|Chúng tôi sẽ đi Hà Nội|Cảm ơn bạn rất nhiều"),
    Sentences("hr", "Gdje je željeznički kolodvor|Sutra ću doći kući|Volim čitati knjige|Hvala lijepa|Što radiš"),
  ]

  private static let cyrillicAndGreek: [Sentences] = [
    Sentences("ru", "Где находится вокзал|Я хочу чашку чая, пожалуйста|Мой брат живёт в Москве|по-моему|Мы поедем завтра на море"),
    Sentences("uk", "Де знаходиться вокзал|У дитини новий м’яч|Я дуже люблю читати книжки|Дякую вам|Її сім’я живе у Києві"),
    Sentences("bg", "Къде е гарата|Искам чаша чай|Утре ще отидем на море|Много благодаря|Той не знае отговора"),
    Sentences("sr", "Где је железничка станица|Волим да читам књиге|Хвала лепо|Сутра идемо на море|Његова сестра"),
    Sentences("el", "Πού είναι ο σταθμός|Θα ήθελα έναν καφέ|Ο αδελφός μου μένει στην Αθήνα|Ευχαριστώ πολύ|Αύριο θα πάμε στη θάλασσα"),
    Sentences("hy", "Որտեղ է կայարանը|Ես ուզում եմ սուրճ|Շնորհակալություն|Վաղը ծով կգնանք|Բարի լույս"),
    Sentences("ka", "სად არის სადგური|მე მინდა ყავა|დიდი მადლობა|ხვალ ზღვაზე მივდივართ|კარგად ვარ"),
  ]

  private static let semitic: [Sentences] = [
    Sentences("ar", "أين المحطة من فضلك|أريد فنجان قهوة|ذَهَبَ الوَلَدُ إِلى المَدْرَسَةِ|نعم، أنا هنا|سنذهب إلى البحر غدًا"),
    Sentences("fa", "ایستگاه کجاست|من چای می‌خواهم|خیلی ممنون|فردا به دریا می‌رویم|کتاب‌ها روی میز است"),
    Sentences("ur", "اسٹیشن کہاں ہے|مجھے چائے چاہیے|بہت شکریہ|کل ہم سمندر جائیں گے|یہ کتاب اچھی ہے"),
    Sentences("he", "איפה התחנה|אני רוצה כוס קפה|שָׁלוֹם לְכֻלָּם|תודה רבה|הוא גר בתל־אביב"),
    Sentences("am", "ጣቢያው የት ነው|ቡና እፈልጋለሁ|አመሰግናለሁ|ነገ እንሄዳለን|ደህና ነኝ"),
  ]

  private static let indic: [Sentences] = [
    Sentences("hi", "स्टेशन कहाँ है|मुझे एक कप चाय चाहिए|हम कल समुद्र जाएँगे|बहुत धन्यवाद|वह हिन्दी पढ़ता है"),
    Sentences("mr", "स्थानक कुठे आहे|मला चहा पाहिजे|खूप धन्यवाद|उद्या आपण जाऊ|हे पुस्तक चांगले आहे"),
    Sentences("bn", "স্টেশন কোথায়|আমি এক কাপ চা চাই|অনেক ধন্যবাদ|আমরা কাল সমুদ্রে যাব|এই বইটি ভালো"),
    Sentences("ta", "நிலையம் எங்கே இருக்கிறது|எனக்கு தேநீர் வேண்டும்|மிக்க நன்றி|நாளை கடலுக்குச் செல்வோம்|இது நல்ல புத்தகம்"),
    Sentences("te", "స్టేషన్ ఎక్కడ ఉంది|నాకు టీ కావాలి|చాలా ధన్యవాదాలు|రేపు వెళ్దాం|ఇది మంచి పుస్తకం"),
    Sentences("ml", "സ്റ്റേഷൻ എവിടെയാണ്|എനിക്ക് ചായ വേണം|വളരെ നന്ദി|നാളെ പോകാം|ഇത് നല്ല പുസ്തകമാണ്"),
  ]

  private static let southEastAsian: [Sentences] = [
    Sentences("th", "สถานีรถไฟอยู่ที่ไหน|ฉันอยากดื่มกาแฟ|พรุ่งนี้เราจะไปทะเล|ขอบคุณมาก|น้ำแข็ง|เขาไม่รู้คำตอบ"),
    Sentences("lo", "ສະຖານີຢູ່ໃສ|ຂ້ອຍຢາກກິນກາເຟ|ຂອບໃຈຫຼາຍໆ|ມື້ອື່ນພວກເຮົາຈະໄປ|ນ້ຳດື່ມ"),
    Sentences("km", "ស្ថានីយនៅឯណា|ខ្ញុំចង់ផឹកកាហ្វេ|អរគុណច្រើន|ថ្ងៃស្អែកយើងនឹងទៅ|សៀវភៅនេះល្អ"),
    Sentences("my", "ဘူတာရုံ ဘယ်မှာလဲ|ကျွန်တော် ကော်ဖီ သောက်ချင်တယ်|ကျေးဇူးတင်ပါတယ်|မနက်ဖြန် သွားမယ်|ဒီစာအုပ်ကောင်းတယ်"),
  ]

  private static let eastAsian: [Sentences] = [
    Sentences("ja", "駅はどこですか|コーヒーが飲みたいです|明日、海へ行きます|ありがとうございます|食（た）べました|彼は「はい」と言った|ＯＫです"),
    Sentences("zh", "火车站在哪里|我想喝一杯咖啡|明天，我们去海边|非常感谢|他不知道答案|我 爱 你"),
    Sentences("yue", "火車站喺邊度|我想飲杯咖啡|聽日我哋去海邊|唔該晒|佢唔知道答案"),
    Sentences("ko", "역이 어디에 있어요|커피 한 잔 주세요|내일 바다에 갈 거예요|정말 감사합니다|저는 한국어를 배워요"),
  ]
}
