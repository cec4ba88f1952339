import HTTPTypes
import Hummingbird

/// The limits that a request counts against.
struct AdmissionRequest: Sendable {
  /// The number of tokens of each limit.
  var charges: [(name: Limit.Name, count: Int)] = []

  /// A request that counts against no limit.
  init() {}

  /// Classifies a request.
  ///
  /// - Parameters:
  ///   - hasProfile: Whether the request has the token of a profile.
  init(_ request: Request, hasProfile: Bool) {
    let parts = request.uri.path.split(separator: "/").map(String.init)
    guard parts.starts(with: ["api", "v1"]) else { return }
    let path = Array(parts.dropFirst(2))
    // NB: the router answers HEAD with the work of GET.
    let isReading = [.get, .head].contains(request.method)
    if !isReading, request.method != .options { charges = Self.charges(request, path, hasProfile) }
    // NB: strangers read these without a profile, so nothing else bounds how many addresses somebody tries.
    if path.first == "shared" { charges = [(.sharedResults, 1)] }
    // NB: both read and parse up to a hundred documents of results.
    if hasProfile, path == ["levels"] || path == ["me", "shared"] { charges = [(.levels, 1)] }
    // NB: each reads up to some hundreds of rows with documents.
    if hasProfile, isReading, Self.isOverview(path) { charges = [(.overviews, 1)] }
    // NB: an export reads and writes everything that is kept about a learner.
    if path == ["me", "export"] { charges = [(.exports, 1)] }
  }

  private static func charges(_ request: Request, _ path: [String], _ hasProfile: Bool) -> [(name: Limit.Name, count: Int)] {
    let isNew = request.method == .post
    let profile: [(name: Limit.Name, count: Int)] = hasProfile ? [] : [(.profiles, 1)]
    let upload = (name: Limit.Name.uploads, count: length(of: request))
    switch (path.first, path.dropFirst().first, path.count) {
    case ("attempts", _, 1) where isNew: return profile + [(.attempts, 1)]
    case ("attempts", _, 3) where isNew && path.last == "share": return [(.links, 1)]
    case ("session", "transfer", 2), ("session", "adopt", 2): return [(.transfers, 1)]
    case ("drills", _, 1) where isNew: return [(.attempts, 1)]
    case ("practice", "courses", 2) where isNew: return profile + [(.courses, 1)]
    case ("practice", "courses", 4...5) where request.method != .delete: return [(.notes, 1), upload]
    case ("game", "lists", 2) where isNew: return profile + [(.wordLists, 1), upload]
    case ("game", "games", 3): return profile + [(.answers, 1), upload]
    case ("practice", "tests", 2) where isNew: return [(.tests, 1)]
    case ("practice", "tests", 4) where ["retry", "repeat"].contains(path.last): return [(.tests, 1)]
    case ("practice", "schedule", 4) where path.last == "start": return [(.tests, 1)]
    case ("authoring", _, _): return [(.audits, 1)]
    case ("matching", _, _): return [(.verdicts, 1)]
    default: return [(.answers, 1)]
    }
  }

  private static func isOverview(_ path: [String]) -> Bool {
    [["attempts"], ["practice"], ["practice", "schedule"], ["game", "games"], ["game", "hard-words"]].contains(path)
      || path.count == 4 && path.starts(with: ["practice", "tests"]) && path.last == "export"
  }

  /// NB: a body without a stated length counts as one of the largest size that is accepted.
  private static func length(of request: Request) -> Int {
    request.headers[.contentLength].flatMap(Int.init).map { min(max($0, 0), NotesRequest.limit) } ?? NotesRequest.limit
  }
}
