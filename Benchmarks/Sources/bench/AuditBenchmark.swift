import Foundation

/// Measures the audit of all shipped blueprints as a whole process. The peer is the same program with nothing to do.
enum AuditBenchmark {
  static func run(program: String) throws {
    var audits: [Double] = []
    var empties: [Double] = []
    for round in 0..<16 {
      let audit = try time(program, ["audit", "Content/blueprints"])
      let empty = try time(program, ["match"])
      if round > 0 {
        audits.append(audit)
        empties.append(empty)
      }
    }
    let (audit, empty) = (Sample(audits).median, Sample(empties).median)
    print("audit of all languages, whole process   median ms   empty process ms   ratio")
    print("                                        \(rounded(audit))         \(rounded(empty))               \(rounded(audit / empty)) x")
  }

  /// Returns the time of a process from start to end, in milliseconds.
  ///
  /// NB: does not use Foundation's `Process`, which adds about thirty milliseconds.
  static func time(_ program: String, _ arguments: [String]) throws -> Double {
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var (child, status) = (pid_t(), Int32())
    let duration = milliseconds {
      guard posix_spawn(&child, program, &actions, nil, words, environ) == 0 else { return }
      waitpid(child, &status, 0)
    }
    guard child > 0, status == 0 else { throw BenchFailure(description: "\(program) \(arguments.joined(separator: " ")) failed") }
    return duration
  }
}
