/// The format of recordings: Opus in Ogg (RFC 7845).
public enum OggOpus {
  /// Whether bytes begin an Ogg stream whose first packet begins with "OpusHead" (RFC 7845, section 3).
  public static func begins(_ head: some Collection<UInt8>) -> Bool {
    head.starts(with: "OggS".utf8) && head.dropFirst(28).starts(with: "OpusHead".utf8)
  }
}
