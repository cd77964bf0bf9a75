#if FoundationGeometry
enum FifteenSample {
  static let almost = FifteenBoard(size: 3, tiles: [1, 2, 3, 4, 0, 6, 7, 5, 8])
}
#endif
