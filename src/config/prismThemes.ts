import type {PrismTheme} from 'prism-react-renderer';

/** The colours of one mode; each at least 4.5:1 on the background. */
interface Palette {
  readonly background: string;
  readonly plain: string;
  readonly comment: string;
  readonly keyword: string;
  readonly string: string;
  readonly number: string;
  readonly name: string;
  readonly punctuation: string;
}

function createTheme(palette: Palette): PrismTheme {
  const {background, plain} = palette;
  return {
    plain: {color: plain, backgroundColor: background},
    styles: [
      {
        types: ['comment', 'prolog', 'doctype'],
        style: {color: palette.comment},
      },
      {
        types: ['keyword', 'tag', 'selector', 'builtin', 'atrule'],
        style: {color: palette.keyword},
      },
      {
        types: ['string', 'char', 'template-string', 'attr-value', 'regex'],
        style: {color: palette.string},
      },
      {
        types: ['number', 'boolean', 'constant', 'symbol', 'inserted'],
        style: {color: palette.number},
      },
      {
        types: ['function', 'class-name', 'attr-name', 'property', 'variable'],
        style: {color: palette.name},
      },
      {
        types: ['punctuation', 'operator'],
        style: {color: palette.punctuation},
      },
    ],
  };
}

/** Colours of code in light mode. */
export const lightCode = createTheme({
  background: '#f5f7f9',
  plain: '#1f2a33',
  comment: '#566573',
  keyword: '#8a1f6a',
  string: '#1c6b35',
  number: '#9a4a00',
  name: '#0b5570',
  punctuation: '#4a5660',
});

/** Colours of code in dark mode. */
export const darkCode = createTheme({
  background: '#202a31',
  plain: '#e6edf2',
  comment: '#a3b3bf',
  keyword: '#f0a3da',
  string: '#9fdcae',
  number: '#f5bd8a',
  name: '#8fd3ee',
  punctuation: '#bccad4',
});
