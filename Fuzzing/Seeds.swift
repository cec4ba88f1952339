import AnswerMatching
import Glibc

/// Called by the fuzzer before it reads a corpus: writes the examples of all steps, one file each, into the directory `NIVEL_SEEDS`. They
/// reach every step at once, and follow the steps wherever these go.
@_cdecl("LLVMFuzzerInitialize")
public func makeSeeds(_ count: UnsafeMutablePointer<CInt>?, _ arguments: UnsafeMutableRawPointer?) -> CInt {
  guard let directory = getenv("NIVEL_SEEDS").map({ String(cString: $0) }) else { return 0 }
  for profile in MatchingProfile.all {
    for step in profile.steps {
      for (index, example) in step.examples.enumerated() {
        write(FuzzCase.bytes(of: example, profile: profile.number), to: "\(directory)/\(profile.number)-\(step.name)-\(index)")
      }
    }
  }
  write([FuzzCase.raw] + Array("raw bytes".utf8), to: "\(directory)/raw")
  return 0
}

private func write(_ bytes: [UInt8], to path: String) {
  guard let file = fopen(path, "w") else { return }
  fwrite(bytes, 1, bytes.count, file)
  fclose(file)
}
