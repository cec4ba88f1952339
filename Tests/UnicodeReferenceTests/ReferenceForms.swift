import CICU

/// The normalization forms of another library, which implements the same standard independently.
enum ReferenceForms {
  private typealias Function = (UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<UInt16>?, Int32) -> Int32

  static func composed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar]? { form(scalars, cicu_compose) }

  static func decomposed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar]? { form(scalars, cicu_decompose) }

  /// Whether the other library knows a scalar. Its version of Unicode may be older.
  static func knows(_ scalar: Unicode.Scalar) -> Bool { cicu_knows(scalar.value) != 0 }

  private static func form(_ scalars: [Unicode.Scalar], _ function: Function) -> [Unicode.Scalar]? {
    let units = scalars.flatMap { Array(UTF16.encode($0) ?? UTF16.EncodedScalar()) }
    // NB: no form of a scalar has more than 18 units.
    let capacity = 18 * units.count + 1
    let form = [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = max(0, Int(function(units, Int32(units.count), buffer.baseAddress, Int32(capacity))))
    }
    return form.isEmpty == scalars.isEmpty ? Array(String(decoding: form, as: UTF16.self).unicodeScalars) : nil
  }
}
