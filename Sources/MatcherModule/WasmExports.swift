#if arch(wasm32)

  import WasmMessages

  // What a host sees. It asks for memory, writes a request into it, calls a function, reads the reply (its length as a little-endian 32-bit
  // number, then its bytes), and gives both pieces of memory back.

  /// The version of the messages. A host that knows another one must not go on.
  @_expose(wasm, "nivel_message_version")
  @_cdecl("nivel_message_version")
  public func nivelMessageVersion() -> Int32 { 1 }

  @_expose(wasm, "nivel_normalize")
  @_cdecl("nivel_normalize")
  public func nivelNormalize(_ request: UnsafePointer<UInt8>?, _ count: Int32) -> UnsafeMutableRawPointer {
    replyMemory(MatcherMessages.normalize(UnsafeBufferPointer(start: request, count: Int(count))))
  }

  @_expose(wasm, "nivel_match")
  @_cdecl("nivel_match")
  public func nivelMatch(_ request: UnsafePointer<UInt8>?, _ count: Int32) -> UnsafeMutableRawPointer {
    replyMemory(MatcherMessages.match(UnsafeBufferPointer(start: request, count: Int(count))))
  }

#endif
