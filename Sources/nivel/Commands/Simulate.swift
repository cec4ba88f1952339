import ArgumentParser
import Foundation
import Measurement
import Placement
import Reproducible
import StrictJSON

struct Simulate: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measures with simulated learners how well a placement test finds levels.",
    discussion: """
      Example: nivel simulate en ja --length quick --learners 200
      Without a language, all languages are simulated. Without --behaviour, all kinds of learners are: honest learners say "I don't
      know" where they do not know the answer, half guess on half of those questions, guess on all of them, mixed have a random
      tendency, random know nothing and click at random.
      Out: a row for each language and kind of learner: shares of exact levels and of levels at most one off, mean questions,
           calibration error, highest exposure; at the end the average over all rows of a kind.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json }

  @Argument(help: "Languages such as en and ja; without one, all.")
  var languages: [String] = []

  @Option(help: "quick or full.")
  var length = TestLength.quick

  @Option(help: "The number of learners for each language and kind, from 1 to 1000000.")
  var learners = 1000

  @Option(help: "honest, half, guess, mixed or random; without it, all of them.")
  var behaviour: BehaviorArgument?

  @Option(help: "The seed of learners, parameters and answers. The same seed gives the same figures, also with another number of threads.")
  var seed: UInt64 = 1

  @Option(help: "text or json.")
  var format = Format.text

  @OptionGroup var content: ContentOptions

  func validate() throws {
    guard (1...1_000_000).contains(learners) else { throw ValidationError("--learners is a number from 1 to 1000000.") }
  }

  func run() async throws {
    do {
      let folder = ContentFolder(path: try content.folder())
      let kinds = behaviour.map { [$0] } ?? BehaviorArgument.allCases
      var rows: [SimulationRow] = []
      for language in languages.isEmpty ? try folder.languageIDs() : languages {
        let session = try folder.test(language).session
        for kind in kinds { rows.append(try await row(session, kind)) }
      }
      let report = SimulationReport(rows: rows, kinds: kinds, length: length)
      Console.print(format == .json ? report.json.text : report.text)
    } catch { throw Console.failure(error) }
  }

  private func row(_ session: TestSession, _ kind: BehaviorArgument) async throws -> SimulationRow {
    let model = try session.levelModel()
    // NB: a seed for each language, so that the languages do not share their learners and true parameters.
    let simulation = TestSimulation(
      model: model, blueprint: session.blueprint, length: length, behavior: kind.behavior,
      seed: seed ^ FNV1a(session.blueprint.languageID.utf8).value)
    let sizes = stride(from: 0, to: learners, by: TestSimulation.blockSize).map { min(TestSimulation.blockSize, learners - $0) }
    var tally = SimulationTally(levels: model.levels, itemIDs: model.items.map(\.itemID))
    await withTaskGroup(of: SimulationTally.self) { group in
      for (block, size) in sizes.enumerated() { group.addTask { simulation.outcomes(block: block, learners: size) } }
      for await part in group { tally.add(part) }
    }
    return SimulationRow(language: session.blueprint.languageID, kind: kind, tally: tally)
  }
}
