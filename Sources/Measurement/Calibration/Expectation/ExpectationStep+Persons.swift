extension ExpectationStep {
  /// Adds the posteriors of rows to the sums of their patterns.
  ///
  /// - Returns: The log-likelihood of the rows in steps.
  func add(_ rows: Range<Int>, of matrix: ResponseMatrix, to sums: inout PatternSums) -> Int64 {
    var posterior = [Lane](repeating: .zero, count: table.lanes)
    var steps: Int64 = 0
    guard !rows.isEmpty else { return 0 }
    let counts = matrix.counts
    posterior.withUnsafeMutableBufferPointer { posterior in
      sums.rows.withUnsafeMutableBufferPointer { sums in
        withPersons(of: matrix) { person in
          for row in rows {
            let count = counts.isEmpty ? 1 : Int64(counts[row])
            person.row = row
            let logLikelihood = person.computePosterior(posterior, count: Double(count), shift: fixedPoint.shift)
            person.add(posterior, to: sums)
            steps &+= count &* fixedPoint.steps(ofLogLikelihood: logLikelihood)
          }
        }
      }
    }
    return steps
  }

  /// Calls a function with the innermost loops for the rows of a matrix.
  func withPersons<Result>(of matrix: ResponseMatrix, _ body: (inout PersonKernel) -> Result) -> Result {
    let table = PatternTable(self.table, codes: matrix.patternCodes)
    return matrix.codes.withUnsafeBufferPointer { codes in
      matrix.patternCodes.firstRows.withUnsafeBufferPointer { firstRows in
        table.rows.withUnsafeBufferPointer { rows in
          logPrior.withUnsafeBufferPointer { prior in
            var kernel = PersonKernel(codes: codes, firstRows: firstRows, table: rows, prior: prior, lanes: self.table.lanes)
            return body(&kernel)
          }
        }
      }
    }
  }
}
