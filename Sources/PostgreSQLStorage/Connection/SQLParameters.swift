/// The parameters of a statement in the memory layout of libpq.
struct SQLParameters {
  private let values: [SQLValue]

  init(_ values: [SQLValue]) { self.values = values }

  var count: Int { values.count }

  /// Calls a function with a pointer to each value (nil for NULL), their lengths, and their formats: 0 for text, 1 for bytes.
  func withPointers<Result>(
    _ body: (UnsafePointer<UnsafePointer<CChar>?>?, UnsafePointer<Int32>?, UnsafePointer<Int32>?) -> Result
  ) -> Result {
    // NB: all values one after the other, each with a zero at its end, which the text format needs.
    var memory: [CChar] = []
    var places: [(start: Int, length: Int)?] = []
    for value in values {
      let bytes: [UInt8]? =
        switch value {
        case .null: nil
        case .text(let text): Array(text.utf8)
        case .bytes(let bytes): bytes
        }
      places.append(bytes.map { (start: memory.count, length: $0.count) })
      if let bytes { memory += bytes.map(CChar.init(bitPattern:)) + [0] }
    }
    let lengths = places.map { Int32($0?.length ?? 0) }
    let formats = values.map { if case .bytes = $0 { Int32(1) } else { Int32(0) } }
    return memory.withUnsafeBufferPointer { memory in
      let pointers = places.map { place in place.flatMap { place in memory.baseAddress.map { $0 + place.start } } }
      return body(pointers, lengths, formats)
    }
  }
}
