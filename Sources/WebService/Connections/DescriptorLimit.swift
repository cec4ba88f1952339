import Foundation

/// The limit of open descriptors of the process (RLIMIT_NOFILE).
enum DescriptorLimit {
  /// The descriptors that the store, files, model servers and listeners may need at the same time.
  static let ownUse = 128
  /// More connections are of no use to one server, and a very high system limit is no reason to promise them.
  static let maximumConnections = 20_000

  /// Raises the limit to the maximum that the system allows this process, and returns the limit.
  static func raised() -> Int {
    var limit = rlimit()
    guard getrlimit(descriptors, &limit) == 0 else { return 1024 }
    let wanted = min(limit.rlim_max, rlim_t(maximumConnections + 1024))
    if limit.rlim_cur < wanted {
      var higher = limit
      higher.rlim_cur = wanted
      if setrlimit(descriptors, &higher) == 0 { limit = higher }
    }
    return Int(clamping: limit.rlim_cur)
  }

  /// The number of connections of learners that a limit of descriptors allows, with a reserve for the operator.
  static func connections(of limit: Int, reserve: Int) -> Int {
    max(16, min(maximumConnections, limit - ownUse - reserve))
  }

  #if canImport(Glibc)
    private static let descriptors = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    private static let descriptors = RLIMIT_NOFILE
  #endif
}
