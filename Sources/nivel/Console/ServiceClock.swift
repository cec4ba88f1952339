import Foundation
import Identifiers

/// The system clock.
enum ServiceClock {
  static var now: Timestamp { Timestamp(microseconds: Int64((Date().timeIntervalSince1970 * 1_000_000).rounded())) }
}
