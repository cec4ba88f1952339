import ItemWriting
import AnswerMatching
import ArgumentParser
import Placement
import StrictJSON

struct Solve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks whether word reorder items can be answered, one JSON object per line.",
    discussion: """
      Example: echo '{"tiles": ["tea", "I", "like"], "accept": ["I like tea."], "language": "en"}' | nivel solve
      In:  {"tiles": […], "accept": […], "language", "profile"?}
      Out: {"answerable", "arrangements", "example", "stray": […], "problem"}
      """)

  func run() async throws {
    try await LineFilter.runJSON { reader in
      let tiles = reader.strings("tiles")
      let accept = reader.strings("accept")
      guard let matcher = MatcherRequest.matcher(&reader, format: .wordReorder), reader.problems.list.isEmpty else { return nil }
      let solution = WordReorderSolver(matcher: matcher).solve(tiles: tiles, accept: accept)
      return [
        "answerable": .bool(solution.isAnswerable),
        "arrangements": solution.arrangements.map { .number($0) } ?? .null,
        "example": .string(solution.example.map(TileText.joined)), "stray": .strings(solution.stray),
        "problem": .string(solution.problem?.message),
      ]
    }
  }
}
