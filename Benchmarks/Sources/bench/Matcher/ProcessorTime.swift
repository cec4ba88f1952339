import Foundation

/// Processor time in milliseconds. Unlike wall-clock time, it does not include other processes on the machine.
enum ProcessorTime {
  /// Returns the time that this process uses for an action.
  static func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    let before = clock(CLOCK_PROCESS_CPUTIME_ID)
    try body()
    return clock(CLOCK_PROCESS_CPUTIME_ID) - before
  }

  /// Returns the time of the child processes that start and end during an action.
  static func millisecondsOfChildren(_ body: () throws -> Void) rethrows -> Double {
    let before = children()
    try body()
    return children() - before
  }

  private static func clock(_ id: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(id, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  private static func children() -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    return milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
  }

  private static func milliseconds(_ time: timeval) -> Double { Double(time.tv_sec) * 1e3 + Double(time.tv_usec) / 1e3 }
}
