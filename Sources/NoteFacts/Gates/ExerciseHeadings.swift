/// Recognizes headings that announce exercises, such as “Atividade 3 – Questionário”.
enum ExerciseHeadings {
  static let examples: [TextExample] = [
    .init("Exercise 4", passes: false), .init("Atividade 3 – Questionário", language: "pt", passes: false),
    .init("Übungen", language: "de", passes: false), .init("Aufgaben der Leber", language: "de", passes: true),
    .init("Assignment operators", passes: true), .init("练习题", language: "zh", passes: false),
  ]

  /// A longer heading is a paragraph.
  private static let maximumLength = 120

  /// For each passage, whether a heading above it announces exercises. Headings are read where they change, so many passages below a heading
  /// take no more time.
  static func announce(_ passages: [NotesDocument.Passage]) -> [Bool] {
    var (last, isExercise) = ([String](), false)
    return passages.map { passage in
      if passage.headings != last { (last, isExercise) = (passage.headings, passage.headings.contains(where: announces)) }
      return isExercise
    }
  }

  /// Whether a heading is a word for exercises, alone or with a number, or contains a word that has no other meaning.
  static func announces(_ heading: String) -> Bool {
    guard heading.utf8.count <= maximumLength else { return false }
    let all = Words.all(heading)
    guard let first = all.first else { return false }
    if UnspacedScript.occurs(in: heading) { return unspaced.contains { heading.firstPlace(of: $0) != nil } }
    return all.contains(where: unambiguous.contains) || (words.contains(first) && (all.count == 1 || heading.contains(where: \.isNumber)))
  }

  private static let unambiguous = Words.set("homework quiz questionnaire hausaufgabe hausaufgaben cuestionario questionario questionário")
  private static let unspaced = ["练习", "习题", "作业", "練習", "問題"]
  private static let words = Words.set(
    """
    exercise exercises assignment assignments übung übungen aufgabe aufgaben ejercicio ejercicios tarea tareas exercice exercices devoir
    devoirs esercizio esercizi compiti exercício exercícios atividade atividades tarefa tarefas oefening oefeningen opdracht opdrachten
    ćwiczenie ćwiczenia zadanie zadania упражнение упражнения задача задачи övning övningar ödev alıştırma
    """)
}
