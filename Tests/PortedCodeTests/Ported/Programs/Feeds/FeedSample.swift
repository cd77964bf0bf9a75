#if FoundationGeometry
enum FeedSample {
  static let text = """
    <rss><channel>
    <item><title>First</title><description>The first text.</description></item>
    <item><title>Second</title><description>The second text.</description></item>
    <item><title>Third</title><description>The third text.</description></item>
    </channel></rss>
    """
}
#endif
