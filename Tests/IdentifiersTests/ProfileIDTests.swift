import Identifiers
import Testing

import struct Foundation.Data
import class Foundation.JSONDecoder
import class Foundation.JSONEncoder

@Suite("Profile ids") struct ProfileIDTests {
  private struct Owned {
    let owner: ProfileID
  }

  @Test("are not shown by any way of printing")
  func redaction() {
    let profile = ProfileID("5ec2e7")
    var dumped = ""
    dump(Owned(owner: profile), to: &dumped)
    let optional: ProfileID? = profile
    let printed = [
      "\(profile)", String(describing: optional), String(reflecting: profile), "\(Owned(owner: profile))", "\([profile: 1])", dumped,
    ]
    for text in printed { #expect(!text.contains("5ec2e7")) }
    #expect("\(profile)" == "<profile>")
  }

  @Test("are coded as one string")
  func coding() throws {
    let data = try JSONEncoder().encode([ProfileID("a\u{0}ü")])
    #expect(try JSONDecoder().decode([String].self, from: data) == ["a\u{0}ü"])
    #expect(try JSONDecoder().decode([ProfileID].self, from: data) == [ProfileID("a\u{0}ü")])
  }
}
