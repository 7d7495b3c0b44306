/** A kind of files that stays readable without the password. */
export interface ReadableKind {
  readonly id: 'pages' | 'scripts' | 'styles' | 'images' | 'runner';
  /** What the path from the base URL matches. */
  readonly files: RegExp;
  /** What a stranger reads there; a noun phrase for the documentation. */
  readonly what: string;
}

/**
 * What a stranger can still read of a site with the gate. The one source: the
 * gate encrypts every file that matches none of these patterns, the test of the
 * build compares the output with it, and the wiki shows it (ReadableFiles).
 *
 * Of the scripts, only those stay readable that the page doesn't load as part
 * of the site: the gate's own, and programs of workers.
 */
export const READABLE: readonly ReadableKind[] = [
  {
    id: 'pages',
    files: /^(?!runner\.html$).*\.html$/,
    what: 'ページのアドレスの有無と、パスワードを求める案内。案内はどのページも同じで、ページの題名や文章は含みません',
  },
  {
    id: 'scripts',
    files: /\.js$/,
    what: 'パスワードを確かめるプログラムと、照合に使う値。検索のための汎用のプログラムがあれば、それも含みます',
  },
  {
    id: 'styles',
    files: /\.css$/,
    what: '色や文字の大きさなど、見た目の定義',
  },
  {
    id: 'images',
    files: /\.(?:avif|gif|ico|jpe?g|png|svg|webp|woff2?)$/,
    what: 'ロゴとアイコンの画像',
  },
  {
    id: 'runner',
    files: /^runner\.html$/,
    what: 'サンプルを実行するプログラム。エラーメッセージと、架空の会社のデータを含みます',
  },
];
