#if FoundationGeometry
/// Writes the standard user defaults to the disk, which Foundation on Linux does only when it is asked.
package func saveUserDefaults() { UserDefaults.standard.synchronize() }
#endif
