/// Writes a message that ``MessageReader`` can read.
public struct MessageWriter {
  /// The message so far.
  public private(set) var bytes: [UInt8] = []

  /// A writer of an empty message.
  public init() {}

  /// Adds a field of text.
  @inline(never)
  public mutating func add(_ text: String) {
    let utf8 = Array(text.utf8)
    addLength(utf8.count)
    bytes += utf8
  }

  /// Adds a field with a number as decimal text. Negative numbers are written as 0.
  public mutating func add(_ count: Int) { add(Self.decimal(count)) }

  /// Adds a field with `1` for true or `0` for false.
  public mutating func add(_ flag: Bool) { add(flag ? "1" : "0") }

  private mutating func addLength(_ count: Int) {
    let length = UInt32(count)
    for shift in [0, 8, 16, 24] as [UInt32] { bytes.append(UInt8(truncatingIfNeeded: length >> shift)) }
  }

  // NB: the standard library's number formatting is four times as large as this whole module.
  private static func decimal(_ number: Int) -> String {
    guard number >= 10 else { return String(Unicode.Scalar(0x30 + UInt8(max(number, 0)))) }
    return decimal(number / 10) + decimal(number % 10)
  }
}
