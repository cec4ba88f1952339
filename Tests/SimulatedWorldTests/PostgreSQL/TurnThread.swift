import Foundation

/// A thread that runs only while the scheduler waits for it, so that one thread runs at a time.
///
/// The work gives the turn back before each statement, and the scheduler decides when it goes on.
// NB: the semaphores order all accesses to the properties.
final class TurnThread: @unchecked Sendable {
  /// Why the thread gave the turn back.
  enum Pause {
    /// The work can go on at any time.
    case ready
    /// The work waits for a lock of the database.
    case blocked
    /// The work has ended. The function is for the thread of the scheduler.
    case done(() -> Void)
  }

  typealias Work = () -> () -> Void

  private let turn = DispatchSemaphore(value: 0)
  private let back = DispatchSemaphore(value: 0)
  private var work: Work?
  private var pause = Pause.ready

  init() {
    let thread = Thread { [self] in
      while true {
        turn.wait()
        guard let work else { break }
        pause = .done(work())
        back.signal()
      }
    }
    // NB: the rules of matching need a larger stack than the default one of a second thread.
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// Sets the work for the next turn. The thread must have no other work.
  func begin(_ work: @escaping Work) { self.work = work }

  /// Gives the turn to the thread, and waits until it gives the turn back.
  func run() -> Pause {
    turn.signal()
    back.wait()
    return pause
  }

  /// Gives the turn back, and waits for the next one. Only the work calls it.
  func give(_ reason: Pause) {
    pause = reason
    back.signal()
    turn.wait()
  }

  /// Ends the thread. It must have no work.
  func end() {
    work = nil
    turn.signal()
  }
}
