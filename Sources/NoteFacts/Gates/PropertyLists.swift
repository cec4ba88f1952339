/// Recognizes lists of properties. Their entries describe the subject of the list, and are no terms: `Advantages: – Speed: …`.
package enum PropertyLists {
  /// The maximum distance in passages between an entry and the line that introduces its list.
  private static let lookback = 10

  /// Whether the passage at an index is an entry of such a list: its heading or the line above the list says so.
  static func contain(_ index: Int, _ reading: NotesReading) -> Bool {
    let passage = reading.passages[index]
    if let heading = passage.headings.last, isIntroduction(heading) { return true }
    for above in reading.passages[max(0, index - lookback)..<index].reversed() {
      guard above.headings == passage.headings else { return false }
      if above.kind == .paragraph || above.text.hasSuffix(":") || above.text.hasSuffix("：") {
        return above.text.utf8.count <= 160 && isIntroduction(above.text)
      }
    }
    return false
  }

  /// Whether a name contains a word for a list of properties: “Advantages of compilers”.
  package static func isNamedSo(_ name: String) -> Bool { isIntroduction(name) || sides.contains(name.lowercased()) }

  /// The names of the columns of arguments. Within a longer name, these words are prepositions.
  private static let sides = Words.set("pro contro contra contras pour contre für wider")

  private static func isIntroduction(_ text: String) -> Bool {
    if UnspacedScript.occurs(in: text) { return unspaced.contains { text.firstPlace(of: $0) != nil } }
    return Words.all(text).contains(where: words.contains)
  }

  private static let words = Words.set(
    """
    advantages disadvantages benefits drawbacks pros cons features characteristics limitations challenges strengths weaknesses steps tips
    examples goals objectives reasons causes effects consequences tasks requirements takeaways questions summary recap conclusion highlights
    vorteile nachteile merkmale eigenschaften ziele gründe ursachen folgen aufgaben beispiele schritte probleme maßnahmen kritik ablauf
    ventajas desventajas inconvenientes características objetivos causas consecuencias efectos ejemplos pasos tareas resumen
    avantages inconvénients caractéristiques objectifs causes conséquences effets exemples étapes tâches résumé
    vantaggi svantaggi caratteristiche obiettivi cause conseguenze effetti esempi passi compiti riassunto
    vantagens desvantagens objetivos consequências efeitos exemplos passos tarefas resumo
    voordelen nadelen kenmerken doelen oorzaken gevolgen voorbeelden stappen taken samenvatting
    zalety wady cechy cele przyczyny skutki przykłady kroki zadania podsumowanie wnioski
    преимущества недостатки свойства особенности цели причины последствия примеры шаги задачи плюсы минусы итоги
    avantajlar dezavantajlar avantajları dezavantajları özellikleri amaçları nedenleri sonuçları örnekler
    fördelar nackdelar egenskaper mål orsaker konsekvenser exempel المزايا العيوب الخصائص الأهداف الأسباب النتائج أمثلة
    장점 단점 특징 목적 이유 결과 예시
    """)
  private static let unspaced = [
    "优点", "缺点", "优势", "劣势", "特点", "目标", "步骤", "原因", "总结", "问题", "メリット", "デメリット", "特徴", "利点", "欠点", "良い点", "課題", "手順", "まとめ", "ข้อดี", "ข้อเสีย",
  ]
}
