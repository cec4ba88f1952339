#if arch(wasm32)

  // What a host sees. It asks for memory, writes a request into it, calls a function, reads the reply (its length as a little-endian 32-bit
  // number, then its bytes), and gives both pieces of memory back.

  /// The version of the messages. A host that knows another one must not go on.
  @_expose(wasm, "nivel_message_version")
  @_cdecl("nivel_message_version")
  public func nivelMessageVersion() -> Int32 { 1 }

  /// Memory for a request.
  @_expose(wasm, "nivel_allocate")
  @_cdecl("nivel_allocate")
  public func nivelAllocate(_ count: Int32) -> UnsafeMutableRawPointer? {
    count < 0 ? nil : .allocate(byteCount: max(Int(count), 1), alignment: 16)
  }

  /// Gives the memory of a request or a reply back.
  @_expose(wasm, "nivel_release")
  @_cdecl("nivel_release")
  public func nivelRelease(_ memory: UnsafeMutableRawPointer?) { memory?.deallocate() }

  @_expose(wasm, "nivel_normalize")
  @_cdecl("nivel_normalize")
  public func nivelNormalize(_ request: UnsafePointer<UInt8>?, _ count: Int32) -> UnsafeMutableRawPointer {
    reply(MatcherMessages.normalize(UnsafeBufferPointer(start: request, count: Int(count))))
  }

  @_expose(wasm, "nivel_match")
  @_cdecl("nivel_match")
  public func nivelMatch(_ request: UnsafePointer<UInt8>?, _ count: Int32) -> UnsafeMutableRawPointer {
    reply(MatcherMessages.match(UnsafeBufferPointer(start: request, count: Int(count))))
  }

  private func reply(_ bytes: [UInt8]) -> UnsafeMutableRawPointer {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes.count + 4, alignment: 16)
    memory.storeBytes(of: UInt32(bytes.count).littleEndian, as: UInt32.self)
    (memory + 4).copyMemory(from: bytes, byteCount: bytes.count)
    return memory
  }

#endif
