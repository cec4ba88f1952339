/// A symmetric matrix that can be inverted if it is positive definite.
struct SymmetricMatrix: Sendable {
  let size: Int
  /// The elements, row by row.
  private(set) var elements: [Double]

  init(size: Int) {
    self.size = size
    elements = [Double](repeating: 0, count: size * size)
  }

  subscript(row: Int, column: Int) -> Double {
    get { elements[row * size + column] }
    set { elements[row * size + column] = newValue }
  }

  /// The mean of the matrix and its transpose, which removes rounding errors.
  func symmetrized() -> SymmetricMatrix {
    var result = self
    for row in 0..<size {
      for column in 0..<size { result[row, column] = (self[row, column] + self[column, row]) / 2 }
    }
    return result
  }

  /// The lower triangle L with L Lᵀ = the matrix (A.-L. Cholesky); `nil` unless the matrix is positive definite by a clear margin.
  private func triangle() -> SymmetricMatrix? {
    var triangle = SymmetricMatrix(size: size)
    for row in 0..<size {
      for column in 0...row {
        var rest = self[row, column]
        for index in 0..<column { rest -= triangle[row, index] * triangle[column, index] }
        guard row == column else {
          triangle[row, column] = rest / triangle[column, column]
          continue
        }
        guard rest > 1e-10 * abs(self[row, row]), rest < .infinity else { return nil }
        triangle[row, row] = PortableMath.squareRoot(rest)
      }
    }
    return triangle
  }

  /// The solution x of matrix · x = right side; `nil` unless the matrix is positive definite.
  func solution(_ rightSide: [Double]) -> [Double]? { solutions([rightSide])?.first }

  /// The solution for each of several right sides; `nil` unless the matrix is positive definite.
  func solutions(_ rightSides: [[Double]]) -> [[Double]]? { triangle().map { rightSides.map($0.solve) } }

  /// The inverse; `nil` unless the matrix is positive definite.
  func inverse() -> SymmetricMatrix? {
    guard let triangle = triangle() else { return nil }
    var inverse = self
    for column in 0..<size {
      let unit = (0..<size).map { $0 == column ? 1.0 : 0 }
      for (row, value) in triangle.solve(unit).enumerated() { inverse[row, column] = value }
    }
    return inverse
  }

  /// Solves L Lᵀ x = right side, where this matrix is L.
  private func solve(_ rightSide: [Double]) -> [Double] {
    var x = rightSide
    for row in 0..<size {
      for column in 0..<row { x[row] -= self[row, column] * x[column] }
      x[row] /= self[row, row]
    }
    for row in (0..<size).reversed() {
      for column in (row + 1)..<size { x[row] -= self[column, row] * x[column] }
      x[row] /= self[row, row]
    }
    return x
  }
}
