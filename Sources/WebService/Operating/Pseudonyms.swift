import Identifiers

/// Names for profiles in the log. They are the same for one run of the server, and do not reveal the profile.
struct Pseudonyms: Sendable {
  /// The pseudonym of a profile: 16 hexadecimal digits.
  func name(of profile: ProfileID) -> String {
    // NB: Swift's hasher is SipHash with a random key of the process. Without the key, nobody can compute or reverse it.
    var hasher = Hasher()
    hasher.combine(profile.rawValue)
    let digits = String(UInt64(bitPattern: Int64(hasher.finalize())), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
