import Glibc

/// The fuzzer calls this function with each input that it generates. `NIVEL_DECODER` names the decoder.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDecoder(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  // NB: a trap is correct here, because the fuzzer records the input.
  if let violation = chosen.violation(bytes) { fatalError("violated: \(violation)") }
  return 0
}

private let chosen: Decoder = {
  let name = getenv("NIVEL_DECODER").map { String(cString: $0) } ?? ""
  guard let decoder = Decoder.all.first(where: { $0.name == name }) else { fatalError("NIVEL_DECODER names no decoder: “\(name)”") }
  return decoder
}()
