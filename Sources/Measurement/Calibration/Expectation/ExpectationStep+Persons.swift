extension ExpectationStep {
  /// Adds the posteriors of rows to the sums of their patterns.
  ///
  /// - Returns: The log-likelihood of the rows in steps.
  func add(_ rows: Range<Int>, of matrix: ResponseMatrix, to sums: inout PatternSums) -> Int64 {
    guard !rows.isEmpty else { return 0 }
    var steps: Int64 = 0
    let counts = matrix.counts
    sums.rows.withUnsafeMutableBufferPointer { sums in
      withPersons(of: matrix) { person in
        for row in rows {
          let count = counts.isEmpty ? 1 : Int64(counts[row])
          let (logLikelihood, active) = person.computePosterior(row: row, count: Double(count), shift: fixedPoint.shift)
          person.addPosterior(active, row: row, to: sums)
          steps &+= count &* fixedPoint.steps(ofLogLikelihood: logLikelihood)
        }
      }
    }
    return steps
  }

  /// Calls a function with the innermost loops for the rows of a matrix.
  func withPersons<Result>(of matrix: ResponseMatrix, _ body: (PersonKernel) -> Result) -> Result {
    let table = PatternTable(self.table, codes: matrix.patternCodes)
    var (places, posterior) = ([Int](repeating: 0, count: matrix.groups), logPrior)
    return matrix.codes.withUnsafeBufferPointer { codes in
      matrix.patternCodes.firstRows.withUnsafeBufferPointer { firstRows in
        table.rows.withUnsafeBufferPointer { rows in
          logPrior.withUnsafeBufferPointer { prior in
            places.withUnsafeMutableBufferPointer { places in
              posterior.withUnsafeMutableBufferPointer { posterior in
                body(
                  PersonKernel(codes: codes, firstRows: firstRows, table: rows, prior: prior, places: places, posterior: posterior))
              }
            }
          }
        }
      }
    }
  }
}
