/// The common words and letters by which a language is recognized among the languages of its script.
struct LanguageSigns: Sendable {
  /// A BCP 47 primary subtag.
  let code: String
  let script: Script
  /// Function words, in lower case.
  let words: Set<String>
  /// Letters that few other languages of the script use.
  let letters: Set<Character>
  /// A text in the language.
  let example: String

  init(_ code: String, _ script: Script = .latin, words: String, letters: String = "", example: String) {
    (self.code, self.script, self.example) = (code, script, example)
    self.words = Set(words.split(separator: " ").map(String.init))
    self.letters = Set(letters)
  }
}

extension LanguageSigns {
  static let all: [LanguageSigns] = [
    LanguageSigns(
      "en", words: "the of and to in is that it for was are with as by on be this which from or an have has not were can their its these",
      example: "The leaves of a plant take in light, and they are green."),
    LanguageSigns(
      "de",
      words: "der die das und ist von den mit nicht ein eine zu im des auf für dem als sich werden auch wird durch bei sind oder einer",
      letters: "ßäöü", example: "Die Blätter einer Pflanze nehmen Licht auf und sind grün."),
    LanguageSigns(
      "fr", words: "le la les de des et est un une du en que qui dans pour par sur au aux avec ne pas plus sont ce cette il elle ou",
      letters: "çèêàœù", example: "Les feuilles d’une plante captent la lumière et sont vertes."),
    LanguageSigns(
      "es", words: "el la los las de que y en un una es por con para se del al como más su son lo no pero sus este esta o",
      letters: "ñ¿¡", example: "Las hojas de una planta captan la luz y son verdes."),
    LanguageSigns(
      "it", words: "il la di che e un una è per in del della dei delle le gli con non si da sono nel nella alla come anche più i lo",
      letters: "ìò", example: "Le foglie di una pianta catturano la luce e sono verdi."),
    LanguageSigns(
      "pt", words: "o a os as de que e em um uma é para com não por do da dos das no na se como mais ao são ou pelo pela",
      letters: "ãõ", example: "As folhas de uma planta captam a luz e são verdes."),
    LanguageSigns(
      "nl",
      words:
        "de het een van en is dat in op te zijn met voor niet door aan die er bij ook wordt worden als naar of uit deze dit maar heeft kan je",
      example: "De bladeren van een plant vangen het licht op en zijn groen."),
    LanguageSigns(
      "sv", words: "och att det som en ett är av på för med den till i inte har från kan de om vid eller genom också",
      letters: "åäö", example: "Bladen på en växt fångar ljuset och är gröna."),
    LanguageSigns(
      "da", words: "og at det som en et er af på for med den til i ikke har fra kan de om ved eller sig blev også",
      letters: "åæø", example: "Bladene på en plante fanger lyset af sig selv, og det blev ikke mørkt."),
    LanguageSigns(
      "nb", words: "og at det som en et er av på for med den til i ikke har fra kan de om ved eller seg ble også",
      letters: "åæø", example: "Bladene på en plante fanger lyset av seg selv, og det ble ikke mørkt."),
    LanguageSigns(
      "fi", words: "ja on ei se että oli ovat kun joka tai myös mutta sen hän niin kuin",
      letters: "äö", example: "Kasvin lehdet ovat vihreitä, ja se on hyvä, että ne ottavat valoa."),
    LanguageSigns(
      "pl", words: "i w na z do się jest nie że to jak przez od dla po oraz są który która które lub jako przy",
      letters: "łąęśżźćń", example: "Liście rośliny pochłaniają światło i są zielone."),
    LanguageSigns(
      "cs", words: "a v na se je že z do to s jsou který která které nebo pro jako od po při",
      letters: "ěřůčž", example: "Listy rostliny přijímají světlo a jsou zelené."),
    LanguageSigns(
      "tr", words: "ve bir bu ile için olarak olan da de daha gibi en çok veya ise her kadar sonra olduğu",
      letters: "ığşö", example: "Bir bitkinin yaprakları ışığı alır ve yeşildir."),
    LanguageSigns(
      "hu", words: "a az és hogy nem egy is meg van volt mint vagy ez ezt",
      letters: "őűöü", example: "A növény levelei zöldek, és nem baj, hogy az egyik levél őszre sárga."),
    LanguageSigns(
      "ro", words: "și de la în a cu pe care este un o din pentru nu sunt sau prin mai",
      letters: "șțăîâ", example: "Frunzele unei plante captează lumina și sunt verzi."),
    LanguageSigns(
      "ca", words: "el la els les de i que en un una és per amb no del als són més però",
      letters: "·ç", example: "Les fulles d’una planta capten la llum i són verdes amb el temps."),
    LanguageSigns(
      "id", words: "yang dan di dari untuk dengan pada adalah ini itu dalam ke oleh atau tidak sebagai dapat akan juga",
      example: "Daun dari tumbuhan menyerap cahaya dan berwarna hijau."),
    LanguageSigns(
      "vi", words: "của và là các có được trong cho một không những với này để khi từ người",
      letters: "đươăạảấầẩậắằẳặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ", example: "Lá của một cây hấp thụ ánh sáng và có màu xanh."),
    LanguageSigns(
      "sw", words: "ya wa na kwa ni katika za la cha kuwa hii hiyo au kama yake",
      example: "Majani ya mmea hupokea mwanga na ni ya kijani."),
    LanguageSigns(
      "ru", .cyrillic, words: "и в не на что с по это как из для к его от или также является при она они если чтобы вы вас уже был было их",
      letters: "ыэё", example: "Листья растения поглощают свет, и это видно по их цвету."),
    LanguageSigns(
      "uk", .cyrillic, words: "і в не на що з як за до та це для його від або також є при вона вони",
      letters: "іїєґ", example: "Листя рослини поглинає світло, і це видно з його кольору."),
    LanguageSigns(
      "bg", .cyrillic, words: "и в на се да от е за са не като по със при или това",
      letters: "ъ", example: "Листата на растението поглъщат светлина, за да са зелени, и това се вижда."),
    LanguageSigns(
      "sr", .cyrillic, words: "и у је да на се за су од са као или који која",
      letters: "јљњћђџ", example: "Лишће биљке упија светлост и зелено је."),
    LanguageSigns(
      "ar", .arabic, words: "في من على إلى التي هو أن عن هي هذا هذه ما أو الذي كان",
      letters: "ةىأإ", example: "تمتص أوراق النبات الضوء، وهي خضراء في الصيف، ومن هذا الضوء تنتج الطاقة."),
    LanguageSigns(
      "fa", .arabic, words: "در از به که این است را با برای آن یک و می های", letters: "پچژگکی",
      example: "برگ‌های گیاه نور را جذب می‌کنند و سبز هستند."),
    LanguageSigns(
      "ur", .arabic, words: "کے ہے میں کی اور سے کا کو ہیں یہ پر نے", letters: "ٹڈڑںےہپچگکی",
      example: "پودے کے پتے روشنی جذب کرتے ہیں اور سبز ہوتے ہیں۔"),
    LanguageSigns(
      "hi", .devanagari, words: "के है में की और से का को हैं यह पर एक ने", example: "पौधे की पत्तियाँ प्रकाश को सोखती हैं और हरी होती हैं।"),
    LanguageSigns(
      "mr", .devanagari, words: "आहे आणि आहेत च्या हे ते या असते एक", letters: "ळ",
      example: "झाडाची पाने प्रकाश शोषतात आणि हिरवी असतात, हे सोपे आहे."),
  ]
}
