/// The steps of `touchstone package`, for bash; the first argument is the tool's folder.
enum PackageScript {
  static let text = #"""
    set -euo pipefail
    umask 022
    unset CDPATH
    cd "$1"

    end() {
      echo "touchstone: $1" >&2
      exit "$2"
    }
    for program in swift dpkg-deb dpkg-shlibdeps strip; do
      command -v $program >/dev/null || end "$program is not installed; swift.org has Swift, dpkg-dev has the others" 66
    done
    [ -w . ] || end "$PWD: the folder is not writable; the package is written into it" 74
    entries=(Desktop/*.desktop)
    [ -e "${entries[0]}" ] && [ ${#entries[@]} -eq 1 ] || end "Desktop must contain one file that ends in .desktop" 65
    name=$(basename "${entries[0]}" .desktop)

    # Each action that the entry lists has a group with a name and a command line.
    entry=Desktop/$name.desktop
    for action in $(sed -n 's/^Actions *= *//p' "$entry" | tr ';' ' '); do
      group=$(sed -n "/^\[Desktop Action $action\]/,/^\[/p" "$entry" | sed '2,${/^\[/d}')
      for key in Name Exec; do
        grep -q "^$key *=" <<<"$group" || end "$entry: the action $action has no $key in a group [Desktop Action $action]" 65
      done
    done

    for file in "$entry" Desktop/control; do
      ! grep -q $'\r' "$file" || end "$file: the lines end in a carriage return; save it with the line ends of Linux" 65
    done

    # The value of a field, and the lines of the description.
    field() { sed -n "s/^$1: *//p" Desktop/control; }
    package=$(field Package) version=$(field Version) maintainer=$(field Maintainer) summary=$(field Description)
    for required in Package Version Maintainer Description; do
      [ -n "$(field $required)" ] || end "Desktop/control: the field $required is missing" 65
    done
    reason=$(dpkg --validate-pkgname "$package" 2>&1) || end "Desktop/control: Package: ${reason#dpkg: error: }" 65
    reason=$(dpkg --validate-version "$version" 2>&1) || end "Desktop/control: Version: ${reason#dpkg: warning: }" 65
    if command -v desktop-file-validate >/dev/null; then
      reason=$(desktop-file-validate "$entry") || end "$reason" 65
    fi
    text=$(sed -n '/^Description:/,$ s/^ //p' Desktop/control | sed 's/^\.$//')

    options=(-c release --static-swift-stdlib -Xlinker --no-export-dynamic ${TOUCHSTONE_BUILD_OPTIONS:-})
    swift build "${options[@]}" --product "$name"
    built=$(swift build "${options[@]}" --show-bin-path)

    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    root=$work/root share=$work/root/usr/share
    # Resources are found next to the program, so both are in one folder below /usr/lib.
    resources=("$built"/*.resources)
    if [ -e "${resources[0]}" ]; then
      program=$root/usr/lib/$package/$name
      mkdir -p "$root/usr/lib/$package" "$root/usr/bin"
      cp -r "${resources[@]}" "$root/usr/lib/$package/"
      ln -s "../lib/$package/$name" "$root/usr/bin/$name"
    else
      program=$root/usr/bin/$name
    fi
    install -D -m 755 "$built/$name" "$program"
    strip --strip-unneeded --remove-section=.comment --remove-section=.note "$program"
    install -D -m 644 "Desktop/$name.desktop" "$share/applications/$name.desktop"
    if [ -e "Desktop/$name.svg" ]; then
      install -D -m 644 "Desktop/$name.svg" "$share/icons/hicolor/scalable/apps/$name.svg"
    fi
    doc=$share/doc/$package
    if [ -e Desktop/copyright ]; then install -D -m 644 Desktop/copyright "$doc/copyright"; fi

    # The date of the last change of the version, so that the same sources give the same package.
    export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(stat -c %Y Desktop/control)}
    changelog=$doc/changelog.gz
    case "$version" in *-*) changelog=$doc/changelog.Debian.gz ;; esac
    mkdir -p "$doc" "$share/man/man1"
    printf '%s (%s) unstable; urgency=medium\n\n  * Version %s.\n\n -- %s  %s\n' "$package" "$version" "$version" \
      "$maintainer" "$(LC_ALL=C date -u -R -d "@$SOURCE_DATE_EPOCH")" | gzip -9n >"$changelog"
    {
      printf '.TH %s 1\n.SH NAME\n%s \\- %s\n.SH SYNOPSIS\n.B %s\n' "${name^^}" "$name" "$summary" "$name"
      printf '.SH DESCRIPTION\n%s\n' "$(sed 's/\\/\\\\/g; s/^[.'\'']/\\\&&/' <<<"$text")"
    } | gzip -9n >"$share/man/man1/$name.1.gz"

    mkdir -p "$root/DEBIAN" "$work/debian"
    printf 'Source: %s\n\nPackage: %s\nArchitecture: any\n' "$package" "$package" >"$work/debian/control"
    depends=$(cd "$work" && dpkg-shlibdeps -O --ignore-missing-info "$program" | sed -n 's/^shlibs:Depends=//p')
    extra=$(field Depends)
    architecture=$(dpkg --print-architecture)
    {
      sed '/^Description:/,$d; /^Depends:/d' Desktop/control
      echo "Architecture: $architecture"
      echo "Installed-Size: $(du -k -s "$root/usr" | cut -f1)"
      echo "Depends: $depends${extra:+, $extra}"
      sed -n '/^Description:/,$p' Desktop/control
    } >"$root/DEBIAN/control"
    (cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum >DEBIAN/md5sums)
    target=${package}_${version#*:}_$architecture.deb
    dpkg-deb --root-owner-group --build -Zxz "$root" "$target" >/dev/null
    echo "$target: $(du -h "$target" | cut -f1)B; depends on $depends"
    """#
}
