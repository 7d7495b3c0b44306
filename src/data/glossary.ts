/*
 * The glossary: the one place for the terms of the site. The pages' tooltips,
 * the linter's dictionary and the search's synonyms read it.
 */

/** One term of payroll or of Combosite Functions. */
export interface GlossaryEntry {
  /** ASCII kebab-case, unique: the address of the entry. */
  readonly id: string;
  /** The term as the pages write it. */
  readonly term: string;
  /** Its reading in hiragana. */
  readonly reading: string;
  /** How identifiers of the product write it, in lower case, without spaces. */
  readonly romaji?: string;
  /** The English word a developer would look for. */
  readonly english?: string;
  /** Other words for it that readers type; the search finds the term by them. */
  readonly synonyms?: readonly string[];
  /** What it means, in one Japanese sentence. */
  readonly meaning: string;
  /** The page, and its section, that says more. */
  readonly page: string;
}

/** All terms, by their reading in the order of the Japanese syllabary. */
export const GLOSSARY: readonly GlossaryEntry[] = [
  {
    id: 'shiwake',
    term: '仕訳',
    reading: 'しわけ',
    romaji: 'shiwake',
    english: 'journal entry',
    synonyms: ['仕訳データ', '会計仕訳'],
    meaning:
      '給与の金額を、会計で使う勘定科目ごとの借方と貸方に分けた記録です。',
    page: '/wiki/custom-data-function/shiwake-data',
  },
  {
    id: 'hatsurei',
    term: '発令',
    reading: 'はつれい',
    romaji: 'hatsurei',
    english: 'personnel order',
    synonyms: ['人事発令', '辞令', '異動'],
    meaning:
      '入社、異動、退職など、従業員の身分や所属を変えることを会社が命じた記録です。',
    page: '/wiki/custom-data-function/default-data',
  },
];
