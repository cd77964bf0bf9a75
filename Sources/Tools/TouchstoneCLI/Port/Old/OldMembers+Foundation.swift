// Names of Foundation and of Swift's library in Swift 2.

extension OldMembers {
  /// Methods of Foundation and of Swift's library, and short names of UIKit, which are replaced only in sources of Swift 2:
  /// in later ones an app may declare methods by these names.
  static let methodsOfSwift2 = OldNames.pairs(
    """
    enumerate() enumerated() reduce(_:combine:) reduce(_:_:) reverse() reversed() sort() sorted() sort(_:) sorted(by:) indexOf(_:) firstIndex(of:)
    addObject(_:) add(_:) removeObject(_:) remove(_:) closePath() close() advancedBy(_:) advanced(by:)
    distanceTo(_:) distance(to:) flatten() joined() startsWith(_:) starts(with:)
    addToRunLoop(_:forMode:) add(to:forMode:) removeFromRunLoop(_:forMode:) remove(from:forMode:)
    addTimer(_:forMode:) add(_:forMode:) removeAtIndex(_:) remove(at:) insert(_:atIndex:) insert(_:at:)
    removeAll(keepCapacity:) removeAll(keepingCapacity:) appendContentsOf(_:) append(contentsOf:)
    insertContentsOf(_:at:) insert(contentsOf:at:) removeRange(_:) removeSubrange(_:)
    replaceRange(_:with:) replaceSubrange(_:with:) joinWithSeparator(_:) joined(separator:)
    sortInPlace() sort() sortInPlace(_:) sort(by:) minElement() min() maxElement() max()
    componentsSeparatedByString(_:) components(separatedBy:)
    componentsSeparatedByCharactersInSet(_:) components(separatedBy:)
    stringByReplacingOccurrencesOfString(_:withString:) replacingOccurrences(of:with:)
    stringByReplacingOccurrencesOfString(_:withString:options:range:) replacingOccurrences(of:with:options:range:)
    stringByReplacingCharactersInRange(_:withString:) replacingCharacters(in:with:)
    stringByTrimmingCharactersInSet(_:) trimmingCharacters(in:) stringByAppendingString(_:) appending(_:)
    stringByAppendingPathComponent(_:) appendingPathComponent(_:) URLByAppendingPathComponent(_:) appendingPathComponent(_:)
    stringByAddingPercentEncodingWithAllowedCharacters(_:) addingPercentEncoding(withAllowedCharacters:)
    substringToIndex(_:) substring(to:) substringFromIndex(_:) substring(from:) substringWithRange(_:) substring(with:)
    rangeOfString(_:) range(of:) rangeOfString(_:options:) range(of:options:) containsString(_:) contains(_:)
    localizedCaseInsensitiveContainsString(_:) localizedCaseInsensitiveContains(_:)
    rangeOfCharacterFromSet(_:) rangeOfCharacter(from:) dataUsingEncoding(_:) data(using:)
    writeToFile(_:atomically:) write(toFile:atomically:)
    writeToFile(_:atomically:encoding:) write(toFile:atomically:encoding:)
    writeToURL(_:atomically:) write(to:atomically:)
    objectForKey(_:) object(forKey:) boolForKey(_:) bool(forKey:) integerForKey(_:) integer(forKey:)
    floatForKey(_:) float(forKey:) doubleForKey(_:) double(forKey:) stringForKey(_:) string(forKey:)
    arrayForKey(_:) array(forKey:) dictionaryForKey(_:) dictionary(forKey:) dataForKey(_:) data(forKey:)
    URLForKey(_:) url(forKey:) stringArrayForKey(_:) stringArray(forKey:) removeObjectForKey(_:) removeObject(forKey:)
    removeValueForKey(_:) removeValue(forKey:) registerDefaults(_:) register(defaults:)
    setBool(_:forKey:) set(_:forKey:) setInteger(_:forKey:) set(_:forKey:) setFloat(_:forKey:) set(_:forKey:)
    setDouble(_:forKey:) set(_:forKey:) setURL(_:forKey:) set(_:forKey:)
    objectAtIndex(_:) object(at:) addObjectsFromArray(_:) addObjects(from:) indexOfObject(_:) index(of:)
    removeObjectAtIndex(_:) removeObject(at:) containsObject(_:) contains(_:) insertObject(_:atIndex:) insert(_:at:)
    postNotificationName(_:object:) post(name:object:)
    postNotificationName(_:object:userInfo:) post(name:object:userInfo:) postNotification(_:) post(_:)
    addObserverForName(_:object:queue:usingBlock:) addObserver(forName:object:queue:using:)
    addObserverForName(_:object:queue:) addObserver(forName:object:queue:)
    fileExistsAtPath(_:) fileExists(atPath:) fileExistsAtPath(_:isDirectory:) fileExists(atPath:isDirectory:)
    removeItemAtPath(_:) removeItem(atPath:) removeItemAtURL(_:) removeItem(at:)
    contentsOfDirectoryAtPath(_:) contentsOfDirectory(atPath:) contentsAtPath(_:) contents(atPath:)
    createDirectoryAtPath(_:withIntermediateDirectories:attributes:)
    createDirectory(atPath:withIntermediateDirectories:attributes:)
    createFileAtPath(_:contents:attributes:) createFile(atPath:contents:attributes:)
    copyItemAtPath(_:toPath:) copyItem(atPath:toPath:) moveItemAtPath(_:toPath:) moveItem(atPath:toPath:)
    copyItemAtURL(_:toURL:) copyItem(at:to:) moveItemAtURL(_:toURL:) moveItem(at:to:)
    attributesOfItemAtPath(_:) attributesOfItem(atPath:) URLsForDirectory(_:inDomains:) urls(for:in:)
    pathForResource(_:ofType:) path(forResource:ofType:)
    URLForResource(_:withExtension:) url(forResource:withExtension:)
    objectForInfoDictionaryKey(_:) object(forInfoDictionaryKey:) NSBundle(forClass:) Bundle(for:)
    stringFromDate(_:) string(from:) dateFromString(_:) date(from:) stringFromNumber(_:) string(from:)
    numberFromString(_:) number(from:) dateFromComponents(_:) date(from:)
    components(_:fromDate:) dateComponents(_:from:) timeIntervalSinceDate(_:) timeIntervalSince(_:)
    dateByAddingTimeInterval(_:) addingTimeInterval(_:) isEqualToDate(_:) isEqual(to:)
    sleepForTimeInterval(_:) sleep(forTimeInterval:) addOperationWithBlock(_:) addOperation(_:)
    JSONObjectWithData(_:options:) jsonObject(with:options:)
    dataWithJSONObject(_:options:) data(withJSONObject:options:)
    dataTaskWithURL(_:completionHandler:) dataTask(with:completionHandler:) dataTaskWithURL(_:) dataTask(with:)
    dataTaskWithRequest(_:completionHandler:) dataTask(with:completionHandler:) dataTaskWithRequest(_:) dataTask(with:)
    archivedDataWithRootObject(_:) archivedData(withRootObject:)
    unarchiveObjectWithData(_:) unarchiveObject(with:)
    encodeObject(_:forKey:) encode(_:forKey:) encodeBool(_:forKey:) encode(_:forKey:)
    encodeInteger(_:forKey:) encode(_:forKey:) encodeDouble(_:forKey:) encode(_:forKey:)
    encodeFloat(_:forKey:) encode(_:forKey:) decodeObjectForKey(_:) decodeObject(forKey:)
    decodeBoolForKey(_:) decodeBool(forKey:) decodeIntegerForKey(_:) decodeInteger(forKey:)
    decodeDoubleForKey(_:) decodeDouble(forKey:) decodeFloatForKey(_:) decodeFloat(forKey:)
    matchesInString(_:options:range:) matches(in:options:range:)
    firstMatchInString(_:options:range:) firstMatch(in:options:range:)
    numberOfMatchesInString(_:options:range:) numberOfMatches(in:options:range:) rangeAtIndex(_:) range(at:)
    appendAttributedString(_:) append(_:) attributedSubstringFromRange(_:) attributedSubstring(from:)
    attributesAtIndex(_:effectiveRange:) attributes(at:effectiveRange:)
    attribute(_:atIndex:effectiveRange:) attribute(_:at:effectiveRange:)
    replaceCharactersInRange(_:withString:) replaceCharacters(in:with:)
    replaceCharactersInRange(_:withAttributedString:) replaceCharacters(in:with:)
    deleteCharactersInRange(_:) deleteCharacters(in:) respondsToSelector(_:) responds(to:)
    enumerateAttribute(_:inRange:options:usingBlock:) enumerateAttribute(_:in:options:using:)
    enumerateAttributesInRange(_:options:usingBlock:) enumerateAttributes(in:options:using:)
    presentationLayer() presentation() modelLayer() model() viewForKey(_:) view(forKey:)
    viewControllerForKey(_:) viewController(forKey:) initialFrameForViewController(_:) initialFrame(for:)
    finalFrameForViewController(_:) finalFrame(for:) objectsForKeys(_:) objects(forKeys:)
    addIndex(_:) add(_:) removeIndex(_:) remove(_:) containsIndex(_:) contains(_:)
    enumerateIndexesUsingBlock(_:) enumerate(_:) NSIndexSet(index:) IndexSet(integer:)
    """)

  /// Methods of Swift 2 that take a closure after their parentheses, or instead of them.
  static let closureMethods: [String: String] = [
    "indexOf": "firstIndex", "sort": "sorted", "sortInPlace": "sort", "minElement": "min", "maxElement": "max",
    "addOperationWithBlock": "addOperation",
    "addTextFieldWithConfigurationHandler": "addTextField", "enumerateIndexesUsingBlock": "enumerate",
  ]

  /// Properties of Foundation, which became methods or have other names.
  static let ofFoundationValues: [String: String] = [
    "uppercaseString": "uppercased()", "lowercaseString": "lowercased()", "capitalizedString": "capitalized",
    "UTF8String": "utf8String", "UUIDString": "uuidString", "URLString": "absoluteString",
    "stringByDeletingLastPathComponent": "deletingLastPathComponent",
    "stringByDeletingPathExtension": "deletingPathExtension", "localizedUppercaseString": "localizedUppercase",
    "localizedLowercaseString": "localizedLowercase", "localizedCapitalizedString": "localizedCapitalized",
    "parentViewController": "parent", "HTTPBody": "httpBody", "HTTPMethod": "httpMethod", "URL": "url",
  ]
}
