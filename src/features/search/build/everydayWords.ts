import type {Synonyms} from '../shared/types';

/**
 * Words that readers type for words of the pages that aren't terms of the
 * glossary: the pages' word, then what people say instead of it. Only what a
 * person would truly type, never a word to mend one query.
 */
export const EVERYDAY_WORDS: readonly Synonyms[] = [
  ['チャット', ['Slack', 'Teams']],
  ['Excel', ['エクセル']],
  ['結婚区分', ['独身']],
  ['更新', ['上書き']],
  ['テスト実行', ['デバッグ']],
  ['用語集', ['専門用語']],
  ['ライブラリ', ['npm', 'パッケージ', 'モジュール']],
  ['見る', ['閲覧']],
  ['パソコン', ['PC']],
  ['変える', ['変更']],
  ['変更', ['変える']],
  ['削除', ['消す']],
  ['同時', ['並列', '並行']],
  ['控え', ['バックアップ']],
  ['止める', ['停止']],
  ['増やす', ['追加']],
  ['追加', ['増やす']],
  ['送る', ['送信']],
  ['送信', ['送る']],
];
