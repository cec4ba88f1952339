/// Recognizes the introductions of lists whose order matters. Most numbered lists are enumerations.
enum SequenceWords {
  /// Whether an introduction or a heading announces a sequence.
  static func announce(_ title: String) -> Bool {
    if UnspacedScript.occurs(in: title) { return unspaced.contains { title.firstPlace(of: $0) != nil } }
    let words = Words.all(title)
    return words.contains(where: all.contains) || stems.contains { stem in words.contains { $0.hasPrefix(stem) } }
  }

  private static let all = Words.set(
    """
    step steps stage stages phase phases order sequence procedure process cycle algorithm recipe how timeline chronology lifecycle workflow
    schritt schritte schritten ablauf reihenfolge verfahren vorgehen vorgang prozess zyklus algorithmus rezept vorgehensweise phasen etappen stufen
    paso pasos etapa etapas fase fases orden secuencia procedimiento proceso ciclo algoritmo receta cómo cronología
    étape étapes phases ordre séquence procédure processus cycle algorithme recette comment déroulement chronologie
    passo passi tappe fasi ordine sequenza procedura procedimento processo come
    passos ordem sequência como stap stappen fasen volgorde proces cyclus algoritme hoe werkwijze
    kroki kroków etapy etapów fazy kolejność procedura cykl algorytm przepis jak
    adım adımlar adımları aşama aşamalar aşamaları süreç sıra döngü algoritma nasıl
    steg faser ordning förlopp algoritm hur
    خطوات مراحل ترتيب عملية دورة خوارزمية الخطوات المراحل كيفية 단계 단계는 절차 과정 순서 알고리즘
    """)
  private static let stems = ["шаг", "этап", "стади", "поряд", "последовательн", "процесс", "процедур", "цикл", "алгоритм", "рецепт"]
  private static let unspaced = [
    "步骤", "流程", "阶段", "过程", "顺序", "算法", "周期", "手順", "順序", "過程", "段階", "流れ", "ステップ", "工程", "ขั้นตอน", "ลำดับ", "กระบวนการ", "วิธี",
  ]
}
