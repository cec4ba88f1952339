import AnswerMatching
import Glibc

/// The fuzzer calls this function before it reads a corpus. It writes the examples of all steps, one file each, into the directory
/// `NIVEL_SEEDS`. The examples reach every step from the start. When steps change, the seeds change with them.
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
