#!/bin/sh
# Publishes a build with nginx, or goes back to the release before it.
# 手順は hosting/README.md にあります。
#
#   sudo sh hosting/nginx/release.sh publish build
#   sudo sh hosting/nginx/release.sh back
#   sudo sh hosting/nginx/release.sh list
#
# Every release has a folder of its own, with the configuration of its build:
#
#   /srv/combosite-wiki/current          link to the release that is served
#   /srv/combosite-wiki/releases/ID/
#     public/                            the files; the only part that is served
#     public-of-before                   those of them that came with the release before
#     site.conf, release.txt             made by the build
#     release.conf                       what nginx includes: root and site.conf
#     before                             name of the release before, for `back`
#
# The root is written out, so that a running nginx keeps files and policy of one
# release until it is reloaded, and then changes both. A release comes into place
# whole, and the link by one rename: wherever this script is killed, a whole
# release is served, and the next call removes what was left.

set -eu
# `comm` and `sort` must agree.
export LC_ALL=C

site=${WIKI_FOLDER:-/srv/combosite-wiki}
nginx=${WIKI_NGINX:-nginx}
releases=$site/releases

fail() {
    printf '%s\n' "$@" >&2
    exit 1
}

# Name of the release that is served; nothing before the first one.
current() {
    if [ -L "$site/current" ]; then
        basename "$(readlink "$site/current")"
    fi
}

# Name of the release to which `back` leads from $1, if it is still there. From a
# gated one it leads to no open one: nobody must open it again by mistake.
before() {
    if [ -n "$1" ] && [ -s "$releases/$1/before" ]; then
        name=$(cat "$releases/$1/before")
        if [ -d "$releases/$name" ] && { [ "$(value "$releases/$1" lock)" = open ] ||
            [ "$(value "$releases/$name" lock)" != open ]; }; then
            printf '%s\n' "$name"
        fi
    fi
}

# A value of release.txt in the folder $1: base, lock or home.
value() {
    sed -n "s/^$2=//p" "$1/release.txt"
}

# Lays the hashed files of release $2 beside those of the folder $1, for the
# pages that readers have open. Only between releases with the same lock: open
# ones, or gated ones with one password.
keep_assets() {
    drop_assets "$1"
    if [ -z "$2" ] || [ "$(value "$1" lock)" != "$(value "$releases/$2" lock)" ] ||
        [ "$(value "$1" base)" != "$(value "$releases/$2" base)" ]; then
        return
    fi
    list_assets "$releases/$2" "$1/theirs"
    list_assets "$1" "$1/own"
    # What came to the other one with the release before it goes. No pipe: where
    # one end is killed, the other would finish a wrong list.
    sort -o "$1/left-out" "$releases/$2/public-of-before" "$1/own"
    comm -13 "$1/left-out" "$1/theirs" > "$1/kept"
    rename "$1/kept" "$1/public-of-before"
    while IFS= read -r file; do
        mkdir -p "$1/public/$(dirname "$file")"
        ln -f "$releases/$2/public/$file" "$1/public/$file"
    done < "$1/public-of-before"
    rm "$1/theirs" "$1/own" "$1/left-out"
}

# Writes the names of the hashed files of the folder $1 to the file $2.
list_assets() {
    (cd "$1/public" && find ".$(value "$1" base)assets" -type f) > "$2"
    sort -o "$2" "$2"
}

# Takes out of the folder $1 what keep_assets has laid there.
drop_assets() {
    if [ -f "$1/public-of-before" ]; then
        while IFS= read -r file; do
            rm -f "$1/public/$file"
        done < "$1/public-of-before"
    fi
    : > "$1/public-of-before"
}

# One step of the file system; `mv` would move into a folder to which $2 links.
rename() {
    perl -e 'rename $ARGV[0], $ARGV[1] or die "$!\n"' "$1" "$2"
}

# Serves the release $1, and removes all but it and the one before. Where nginx
# refuses it, everything stays as it was.
serve() {
    old=$(current)
    point_to "$1"
    if ! "$nginx" -t; then
        if [ -n "$old" ]; then
            point_to "$old"
        else
            rm "$site/current"
        fi
        fail "nginxの設定に誤りがあるため、公開しませんでした。公開中のサイトは変わりません。" \
            "上の行を確認してから、もう一度実行してください。"
    fi
    if ! "$nginx" -s reload; then
        fail "nginxに新しい設定を読み込ませることができませんでした。" \
            "nginxが動いているかを「systemctl status nginx」で確認して、「systemctl reload nginx」を実行してください。"
    fi
    tidy
}

point_to() {
    rm -f "$site/current.new"
    ln -s "releases/$1" "$site/current.new"
    rename "$site/current.new" "$site/current"
}

# Keeps the release that is served and the one to which `back` leads. A folder is
# renamed before it is emptied: nothing must lead to a part of a release.
tidy() {
    served=$(current)
    kept=$(before "$served")
    for folder in "$releases"/*; do
        name=$(basename "$folder")
        if [ "$name" != "$served" ] && [ "$name" != "$kept" ]; then
            rm -rf "$releases/.old"
            rename "$folder" "$releases/.old"
        fi
    done
    rm -rf "$releases/.old" "$releases/.new"
}

check_build() {
    if [ ! -f "$1/index.html" ] || [ ! -f "$1-hosting/nginx/release.txt" ]; then
        fail "「$1」にビルドしたサイトがありません。" \
            "「$1」と「$1-hosting」の両方を、「npm run build」で作ったまま置いてください。"
    fi
    if [ "$(openssl dgst -sha256 -r < "$1/index.html" | cut -c 1-64)" != "$(value "$1-hosting/nginx" home)" ]; then
        fail "「$1」と「$1-hosting」が、別のビルドのものです。" \
            "同じビルドの2つのフォルダーを置いてください。"
    fi
    # What is published are plain files, below one folder, a name to a line.
    odd=$(find "$1" "$1-hosting" ! -type f ! -type d; find "$1" -name '*
*')
    if [ -n "$odd" ]; then
        fail "ビルドに、公開できないものがあります。" "$odd" \
            "リンクや、名前に改行のあるファイルを除いて、ビルドし直してください。"
    fi
    base=$(value "$1-hosting/nginx" base)
    case $base in
    */../* | */./* | *//*) base= ;;
    esac
    case $base in
    / | /*[!/]/) ;;
    *) fail "「$1-hosting/nginx/release.txt」のbaseが正しくありません。" \
        "「npm run build」で作ったまま置いてください。" ;;
    esac
}

publish() {
    case $1 in
    -*) usage ;;
    esac
    build=${1%/}
    check_build "$build"
    id=$(date -u +%Y%m%dT%H%M%SZ)
    while [ -e "$releases/$id" ]; do
        id=${id}b
    done
    new=$releases/.new
    served=$(current)

    # Of a call that was killed.
    rm -rf "$new"

    public=$new/public$(value "$build-hosting/nginx" base)
    mkdir -p "$public"
    cp -R "$build/." "$public"
    cp "$build-hosting/nginx/site.conf" "$build-hosting/nginx/release.txt" "$new"
    printf 'root %s/public;\ninclude %s/site.conf;\n' "$releases/$id" "$releases/$id" > "$new/release.conf"
    printf '%s\n' "$served" > "$new/before"
    keep_assets "$new" "$served"
    chmod -R u=rwX,go=rX "$new"
    rename "$new" "$releases/$id"
    serve "$id"
    echo "公開しました：$id"
}

back() {
    served=$(current)
    to=$(before "$served")
    if [ -z "$to" ]; then
        fail "戻せるリリースがありません。残っているのは、公開中のリリースだけです。" \
            "前の内容に戻すときは、その内容でビルドして、公開してください。"
    fi
    keep_assets "$releases/$to" "$served"
    printf '%s\n' "$served" > "$releases/$to/before"
    serve "$to"
    echo "戻しました：$to"
}

list() {
    for folder in "$releases"/*; do
        if [ -d "$folder" ]; then
            name=$(basename "$folder")
            note=
            if [ "$(value "$folder" lock)" != open ]; then
                note='（共有パスワードあり）'
            fi
            if [ "$name" = "$(current)" ]; then
                note="$note 公開中"
            fi
            echo "$name$note"
        fi
    done
}

usage() {
    fail "使い方：" \
        "  release.sh publish build   「build」と「build-hosting」を公開する" \
        "  release.sh back            1つ前のリリースに戻す" \
        "  release.sh list            残っているリリースを表示する"
}

case "${1:-}:$#" in
publish:2 | back:1 | list:1) ;;
*) usage ;;
esac

if ! mkdir -p "$releases" 2> /dev/null || [ ! -w "$releases" ]; then
    fail "「$site」に書き込めません。先頭に「sudo」を付けて実行してください。"
fi
# The lock ends with the process, however that ends.
exec 9> "$site/lock"
if command -v flock > /dev/null && ! flock -n 9; then
    fail "別の公開が進んでいます。終わってから、もう一度実行してください。"
fi

case $1 in
publish) publish "$2" ;;
*) "$1" ;;
esac
