/// The names of languages, as people write them above the columns of their vocabulary lists.
enum LanguageNames {
  /// The names in lowercase: of many languages in English and in themselves, and of the most learnt ones in 15 other languages. They are the
  /// names of the Common Locale Data Repository, cut to their first word.
  private static let all = Words.set(
    """
    english german spanish french italian portuguese dutch polish russian chinese japanese korean turkish swedish danish norwegian
    finnish greek czech hungarian ukrainian arabic hebrew latin romanian bulgarian croatian serbian slovak slovenian catalan
    basque galician irish welsh icelandic estonian latvian lithuanian persian hindi thai vietnamese indonesian malay swahili
    tagalog esperanto georgian armenian albanian macedonian urdu bangla tamil telugu marathi gujarati punjabi nepali yoruba
    amharic
    englisch deutsch spanisch französisch italienisch portugiesisch niederländisch polnisch russisch chinesisch japanisch
    koreanisch türkisch schwedisch dänisch norwegisch finnisch griechisch tschechisch ungarisch ukrainisch arabisch hebräisch
    latein
    inglés alemán español francés italiano portugués neerlandés polaco ruso chino japonés coreano turco sueco danés noruego finés
    griego checo húngaro ucraniano árabe hebreo latín
    anglais allemand espagnol français italien portugais néerlandais polonais russe chinois japonais coréen turc suédois danois
    norvégien finnois grec tchèque hongrois ukrainien arabe hébreu
    inglese tedesco spagnolo francese portoghese olandese polacco russo cinese giapponese svedese danese norvegese finlandese
    greco ceco ungherese ucraino arabo ebraico latino
    inglês alemão espanhol francês português holandês polonês chinês japonês dinamarquês bokmål finlandês grego tcheco hebraico
    latim
    engels duits spaans frans italiaans portugees nederlands pools chinees japans koreaans turks zweeds deens noors fins grieks
    tsjechisch hongaars oekraïens hebreeuws latijn
    angielski niemiecki hiszpański francuski włoski portugalski niderlandzki polski rosyjski chiński japoński koreański turecki
    szwedzki duński norweski fiński grecki czeski węgierski ukraiński arabski hebrajski łaciński
    английский немецкий испанский французский итальянский португальский нидерландский польский русский китайский японский
    корейский турецкий шведский датский норвежский финский греческий чешский венгерский украинский арабский иврит латинский
    engelska tyska spanska franska italienska portugisiska nederländska polska ryska kinesiska japanska koreanska turkiska svenska
    danska norskt finska grekiska tjeckiska ungerska ukrainska arabiska hebreiska
    ingilizce almanca ispanyolca fransızca italyanca portekizce felemenkçe lehçe rusça çince japonca korece türkçe isveççe danca
    norveççe fince yunanca çekçe macarca ukraynaca arapça ibranice latince
    英语 德语 西班牙语 法语 意大利语 葡萄牙语 荷兰语 波兰语 俄语 中文 日语 韩语 土耳其语 瑞典语 丹麦语 书面挪威语 芬兰语 希腊语 捷克语 匈牙利语 乌克兰语 阿拉伯语 希伯来语 拉丁语
    英語 ドイツ語 スペイン語 フランス語 イタリア語 ポルトガル語 オランダ語 ポーランド語 ロシア語 中国語 日本語 韓国語 トルコ語 スウェーデン語 デンマーク語 ノルウェー語 フィンランド語 ギリシャ語 チェコ語 ハンガリー語 ウクライナ語
    アラビア語 ヘブライ語 ラテン語
    영어 독일어 스페인어 프랑스어 이탈리아어 포르투갈어 네덜란드어 폴란드어 러시아어 중국어 일본어 한국어 튀르키예어 스웨덴어 덴마크어 노르웨이어(보크말) 핀란드어 그리스어 체코어 헝가리어 우크라이나어 아랍어 히브리어 라틴어
    الإنجليزية الألمانية الإسبانية الفرنسية الإيطالية البرتغالية الهولندية البولندية الروسية الصينية اليابانية الكورية التركية
    السويدية الدانمركية النرويجية الفنلندية اليونانية التشيكية الهنغارية الأوكرانية العربية العبرية اللاتينية
    อังกฤษ เยอรมัน สเปน ฝรั่งเศส อิตาลี โปรตุเกส ดัตช์ โปแลนด์ รัสเซีย จีน ญี่ปุ่น เกาหลี ตุรกี สวีเดน เดนมาร์ก นอร์เวย์บุคมอล
    ฟินแลนด์ กรีก เช็ก ฮังการี ยูเครน อาหรับ ฮิบรู ละติน
    dansk norsk suomi ελληνικά čeština magyar українська עברית română български hrvatski српски slovenčina slovenščina català
    euskara galego gaeilge cymraeg íslenska eesti latviešu lietuvių فارسی हिन्दी ไทย indonesia kiswahili ქართული հայերեն shqip
    македонски اردو বাংলা தமிழ் తెలుగు मराठी ગુજરાતી ਪੰਜਾਬੀ नेपाली አማርኛ
    """)

  /// Whether a word in lowercase is the name of a language, with or without accents. French names may have the ending of “la langue
  /// française”.
  static func contain(_ word: String) -> Bool {
    let plain = Accents.removed(from: word)
    return plainNames.contains(plain) || (plain.hasSuffix("se") && plainNames.contains(String(plain.dropLast())))
  }

  private static let plainNames = Set(all.map(Accents.removed))
}
