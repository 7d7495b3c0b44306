/*
 * Words in the names of what is paid once. A page lists them too.
 */

export const ONCE_WORDS = [
  '祝',
  '見舞',
  '弔慰',
  '慶弔',
  '一時金',
  '報奨',
  '餞別',
  '支度金',
  '表彰',
  '褒賞',
  '紹介料',
  '立替',
  '精算',
] as const;

/** Finds a name with one of them; 祝日 and 祝祭日 are days. */
export const ONCE = new RegExp(
  `${ONCE_WORDS.join('|')}`.replace('祝', '祝(?!日|祭)'),
);
