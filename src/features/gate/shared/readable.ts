/** A kind of files that stays readable without the password. */
export interface ReadableKind {
  readonly id: 'pages' | 'scripts' | 'styles' | 'images' | 'runner';
  /** What the path from the base URL matches. */
  readonly files: RegExp;
  /** The kind, for the documentation. */
  readonly name: string;
  /** What a stranger reads there, for the documentation. */
  readonly what: string;
}

/**
 * What a stranger can still read of a site with the gate. The one source: the
 * gate encrypts every file that matches none of these patterns, the test of the
 * build compares the output with it, and the wiki shows it (ReadableFiles).
 *
 * Of the scripts, only those stay readable that nothing could decrypt: the
 * gate's own, and those that the bundler made for workers.
 */
export const READABLE: readonly ReadableKind[] = [
  {
    id: 'pages',
    files: /^(?!runner\.html$).*\.html$/,
    name: 'ページのファイル（HTML）',
    what: 'パスワードを求める案内。どのページも同じ文面で、題名も文章も含みません。',
  },
  {
    id: 'scripts',
    files: /\.js$/,
    name: 'プログラムの一部（JavaScript）',
    what: 'パスワードを確かめるプログラムと、照合に使う値。ページの文章は含みません。',
  },
  {
    id: 'styles',
    files: /\.css$/,
    name: '見た目の定義（CSS）',
    what: '色や文字の大きさ。',
  },
  {
    id: 'images',
    files: /\.(?:avif|gif|ico|jpe?g|png|svg|webp|woff2?)$/,
    name: '画像',
    what: 'ロゴとアイコン、サイトの名前を書いた画像。',
  },
  {
    id: 'runner',
    files: /^runner\.html$/,
    name: 'サンプルを実行するプログラム（runner.html）',
    what: 'エラーメッセージとその説明、見本の会社のデータ。',
  },
];
