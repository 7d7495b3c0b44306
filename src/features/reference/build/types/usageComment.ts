/*
 * editorOptions.json is the jsconfig.json of a reader: with it an editor knows
 * what a custom function knows, only the language and no DOM or Node, and keeps
 * the programs of one folder apart (moduleDetection). It has another name here
 * because an editor would apply it to this folder.
 */
import {ASSUMPTION_LIST} from '../../../assumptions/shared/labels';
import jsconfig from './editorOptions.json';

/**
 * The comment that opens the type definition file.
 *
 * @param siteUrl - address of the site's home page, ending in `/`
 * @returns lines of comment; one holds the content of `jsconfig.json`
 */
export function usageComment(siteUrl: string): string {
  return [
    '// Combosite Functionsのカスタムファンクションで使える、すべての型とグローバル変数の定義です。',
    '// エディターの補完と型の検査に使います。Combosite Functionsへの登録は不要です。',
    '//',
    '// 使い方（Visual Studio Code）',
    '// 1. このファイルを、プログラム（main.jsなど）と同じフォルダーに置きます。',
    '// 2. 同じフォルダーに、次の1行を書いたjsconfig.jsonを置きます。',
    `//    ${JSON.stringify(jsconfig)}`,
    '// 3. プログラムの1行目に「// @ts-check」と書きます。',
    '//',
    `// リファレンス：${siteUrl}api/`,
    '// APIリファレンスと同じ元データから作られています。書き換えずに、新しいものと置き換えてください。',
    '//',
    '// 「未確認」の文と、「@unconfirmed」の付いた名前（引数、戻り値、項目も含む）は、製品で確認できていません。',
    `// このWikiの仮定です。一覧：${siteUrl}${ASSUMPTION_LIST.slice(1)}`,
    '',
  ].join('\n');
}
