extension NormalizationStep {
  /// Profile 2: the Kangxi radicals, which have their own code points, become the characters that they look like.
  static let radicals = NormalizationStep(
    name: "radicals",
    reason: "Copied text can contain a radical instead of the character that looks the same.",
    examples: [
      .same("⼈", "人", "zh", "the radical man"),
      .same("⼭川", "山川", "ja", "the radical mountain"),
      .different("⼈", "入", "zh", "another character"),
      .different("亻", "人", "zh", "a component is not the character"),
    ],
    .each { context in context.comparesWording ? .nothing : radicalMap })

  private static let radicalMap: ScalarMap = {
    var map = ScalarMap()
    for (offset, character) in characters.unicodeScalars.enumerated() {
      guard let radical = Unicode.Scalar(0x2F00 + UInt32(offset)) else { continue }
      map[radical] = [character]
    }
    return map
  }()

  /// U+2F00 to U+2FD5 in order.
  private static let characters = """
    一丨丶丿乙亅二亠人儿入八冂冖冫几凵刀力勹匕匚匸十卜卩厂厶又口囗土士夂夊夕大女子宀寸小尢尸屮山巛工己巾干幺广廴\
    廾弋弓彐彡彳心戈戶手支攴文斗斤方无日曰月木欠止歹殳毋比毛氏气水火爪父爻爿片牙牛犬玄玉瓜瓦甘生用田疋疒癶白皮皿\
    目矛矢石示禸禾穴立竹米糸缶网羊羽老而耒耳聿肉臣自至臼舌舛舟艮色艸虍虫血行衣襾見角言谷豆豕豸貝赤走足身車辛辰辵\
    邑酉釆里金長門阜隶隹雨靑非面革韋韭音頁風飛食首香馬骨高髟鬥鬯鬲鬼魚鳥鹵鹿麥麻黃黍黑黹黽鼎鼓鼠鼻齊齒龍龜龠
    """
}
