import ItemWriting
import NoteFacts

/// Generates the blueprint of a test. The same request and the same sequence of random numbers give the same blueprint on every platform.
public enum TestBlueprintGenerator {
  /// A blueprint with exact quotas of topics, difficulties and Bloom levels.
  public static func blueprint(for request: PracticeTestRequest, using generator: inout some RandomNumberGenerator) -> TestBlueprint {
    let count = request.questionCount
    let topics = pool(zip(request.topics, Quotas.even(count, among: request.topics.count)), using: &generator)
    let difficulties = pool(Quotas.difficulties(count, in: request.difficulty), using: &generator)
    let levels = pool(Quotas.bloomLevels(count, in: request.difficulty), using: &generator)
    let positions = KeyPositions.make(count, using: &generator)
    let templates = TemplateType.allCases
    let slots = (0..<count).map { index in
      QuestionSlot(
        id: "S\(index + 1)", topic: topics[index], bloomLevel: levels[index], difficulty: difficulties[index],
        template: templates[index % templates.count], keyPosition: positions[index])
    }
    return TestBlueprint(request: request, slots: slots)
  }

  /// Each kind as often as its quota says, in random order.
  private static func pool<Kind>(
    _ quotas: some Sequence<(Kind, Int)>, using generator: inout some RandomNumberGenerator
  ) -> [Kind] {
    quotas.flatMap { kind, count in [Kind](repeating: kind, count: count) }.shuffled(using: &generator)
  }
}
