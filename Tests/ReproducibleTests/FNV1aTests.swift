import Reproducible
import Testing

@Suite("The hash FNV-1a")
struct FNV1aTests {
  @Test(
    "it gives the test vectors of its authors",
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("b", 0xAF63_DF4C_8601_F1A5), ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)])
  func reference(text: String, expected: UInt64) {
    #expect(FNV1a(text.utf8).value == expected)
  }

  @Test("adding bytes one by one gives the hash of the whole sequence")
  func oneByOne() {
    var hash = FNV1a()
    for byte in "Übung".utf8 { hash.combine(UInt64(byte)) }
    #expect(hash == FNV1a("Übung".utf8))
  }

  @Test("larger numbers in one step give distinct hashes, also when only their upper halves or their order differ")
  func words() {
    let runs: [[UInt64]] = [[1, 2], [2, 1], [1 << 40, 2], [1, 2 << 40], [1, 2, 0]]
    let hashes = runs.map { run in run.reduce(into: FNV1a()) { $0.combine($1) } }
    #expect(Set(hashes).count == runs.count)
  }
}
