/// Ids that a device makes for its submissions. With them, it can repeat a submission safely.
enum DeviceID {
  static func checked(_ text: String) throws(Problem) -> String {
    let isFit = (16...64).contains(text.utf8.count) && text.utf8.allSatisfy(isAllowed)
    guard isFit else { throw Problem.invalid("An id has 16 to 64 characters from A-Z, a-z, 0-9, _ and -: choose another id.") }
    return text
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), UInt8(ascii: "-"): true
    default: false
    }
  }
}
