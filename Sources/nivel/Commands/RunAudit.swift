import ItemWriting
import NoteFacts
import ArgumentParser
import Authoring
import Foundation
import Placement
import StrictJSON

struct RunAudit: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Checks whether blueprints are fit for use.",
    discussion: """
      Example: nivel audit Content/blueprints
      Status: 0 clean, 1 findings, 2 a file could not be read.
      With --advice and an embedding server, the audit also measures how many wrong answers with one edit tier two would accept.
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable { case text, json, github }

  @Option(help: "How to report: text, json or github.")
  var format = Format.text

  @Flag(help: "Also give advice, which never changes the status.")
  var advice = false

  @OptionGroup var folders: ContentOptions

  @OptionGroup var embedding: EmbeddingOptions

  @Argument(help: "Blueprint files, or folders of them.", completion: .file())
  var paths: [String]

  func run() async throws {
    var report = AuditReport()
    for path in try files() {
      report.add(path, advice: advice, content: folders)
      if advice, let embedding = embedding.embedding { await report.addSimilarity(path, SimilarityAdvice(embedding: embedding)) }
    }
    switch format {
    case .text: report.printText()
    case .json: report.printJSON()
    case .github: report.printGitHub()
    }
    if report.status != 0 { throw ExitCode(report.status) }
  }

  /// The given files, and the `.json` files directly inside the given folders.
  private func files() throws -> [String] {
    try paths.flatMap { path in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else { return [path] }
      let names = try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(".json") }.sorted()
      if names.isEmpty { Console.note("\(path): there are no .json files in this folder") }
      return names.map { (path as NSString).appendingPathComponent($0) }
    }
  }
}

/// The result of auditing several files.
struct AuditReport {
  private var document = AuditDocument()
  private var isUnreadable = false

  var status: Int32 { isUnreadable ? 2 : document.hasErrors ? 1 : 0 }

  mutating func add(_ path: String, advice: Bool, content: ContentOptions) {
    let audio = AudioFolder(besideBlueprint: path, content: content)
    let audit = Audit(givesAdvice: advice) { audio.head(of: $0) }
    do {
      let documents = TestDocuments(blueprint: try InputFile.read(path), calibration: try TestFiles.calibration(besideBlueprint: path))
      do { document.add(try audit.report(on: documents, file: path)) } catch {
        throw InputError(error, file: path)
      }
    } catch {
      isUnreadable = true
      Console.note("\(error)")
    }
  }

  /// Measures tier two on a blueprint if its language has a model.
  mutating func addSimilarity(_ path: String, _ advice: SimilarityAdvice) async {
    guard let blueprint = try? ContentFolder.blueprint(InputFile.read(path), file: path) else { return }
    do { document.add(try await advice.finding(on: blueprint, file: path)) } catch {
      Console.note("\(path): similarity could not be measured: \(error)")
    }
  }

  func printText() {
    for finding in document.findings { Console.print("\(finding)") }
    let errors = document.findings.count { $0.severity == .error }
    let hints = document.findings.count - errors
    let advice = hints == 0 ? "" : ", \(Self.count(hints, "piece")) of advice"
    let outcome = errors == 0 ? "no findings" : Self.count(errors, "finding")
    Console.print("\(Self.count(document.blueprints, "blueprint")), \(Self.count(document.items, "item")), \(outcome)\(advice)")
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  func printJSON() { Console.print(document.json.text) }

  /// Prints the findings as workflow commands. GitHub Actions shows them beside the changed lines.
  func printGitHub() {
    for finding in document.findings {
      let command = finding.severity == .error ? "error" : "notice"
      let title = [finding.gate, finding.itemID].compactMap(\.self).joined(separator: " ")
      let place = "file=\(Self.escaped(finding.file, in: true)),line=\(finding.line),title=\(Self.escaped(title, in: true))"
      Console.print("::\(command) \(place)::\(Self.escaped(finding.message, in: false))")
    }
  }

  private static func escaped(_ text: String, in property: Bool) -> String {
    text.replacingScalars { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      case ":" where property: "%3A"
      case "," where property: "%2C"
      default: nil
      }
    }
  }
}
