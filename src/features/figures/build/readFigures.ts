/*
 * The drawings of the pages: what stands where in them. `page/Figure.tsx` draws
 * it.
 */
import * as v from 'valibot';
import {
  entryOf,
  parseList,
  readList,
  unknownKey,
} from '../../content/build/listFile';
import {meant} from '../../content/build/meant';
import type {List} from '../../content/build/listFile';

/** The file in which writers keep them. */
export const FIGURES_FILE = 'docs/figures.yml';

const text = v.pipe(v.string(), v.nonEmpty());
const isSo = v.optional(v.literal(true));
/** x, y */
const point = v.strictTuple([v.number(), v.number()]);
/** x, y, width, height */
const area = v.strictTuple([v.number(), v.number(), v.number(), v.number()]);

/**
 * The parts of a drawing, by the key that each begins with. Without a kind it is
 * Combosite's or nobody's; `baas` belongs to the platform, `built` is what the
 * customer builds.
 */
const PARTS = {
  /** A rounded box with centred lines: SVG doesn't wrap. */
  box: v.strictObject({
    box: v.array(text),
    at: area,
    kind: v.optional(v.picklist(['baas', 'built'])),
    /** Sets the first line in bold. */
    titled: isSo,
  }),
  /** A named area, before the parts that lie in it. */
  frame: v.strictObject({
    frame: text,
    at: area,
    kind: v.optional(v.literal('baas')),
    /** At whose left end the name is, if not at the top's. */
    edge: v.optional(v.literal('bottom')),
  }),
  /** A line of text, by its middle, or by its left end. */
  label: v.strictObject({
    label: text,
    at: point,
    kind: v.optional(v.literal('baas')),
    start: isSo,
    strong: isSo,
  }),
  /** From x, y to x, y, with a head there or on both ends. */
  arrow: v.strictObject({arrow: area, both: isSo}),
  /** From x, y to x, y, dashed. */
  line: v.strictObject({line: area}),
  /** A number in a disc: the same as in the list beside the drawing. */
  step: v.strictObject({step: v.number(), at: point}),
};

const {box, frame, label, arrow, line, step} = PARTS;

const PART = v.union([box, frame, label, arrow, line, step], ({input}) => {
  const part = Object(input) as Readonly<Record<string, unknown>>;
  const found = Object.entries(PARTS).find(([name]) => name in part);
  if (!found) {
    return `図の部品は、${Object.keys(PARTS).join('、')}のどれかで始めてください。`;
  }
  const [name, schema] = found;
  const [issue] = v.safeParse(schema, part).issues ?? [];
  const key = String(issue?.path?.[0].key);
  const value = JSON.stringify(part[key]);
  return issue?.expected === 'never'
    ? unknownKey(key, Object.keys(schema.entries))
    : `図の部品「${name}」の${key}${value === undefined ? 'がありません' : `に「${value}」は書けません`}。使えるものは、図の説明（src/features/figures/README.md）にあります。`;
});

const ENTRY = entryOf({
  id: [v.pipe(v.string(), v.regex(/^[a-z]+(?:-[a-z]+)*$/)), 'payroll-month'],
  /** What it is called. */
  title: [text, '支給額を確認する流れ'],
  /** All that it says, for readers who don't see it. */
  description: [text, '給与計算を実行した後に、支給額を確認します。'],
  /** What stands below it. */
  caption: [text, '支給額を確認する流れ'],
  height: [v.number(), '72'],
  parts: [v.array(PART), '[{box: [支給額を確認], at: [4, 4, 150, 62]}]'],
});

export type FigureEntry = v.InferOutput<typeof ENTRY>;
export type FigurePart = v.InferOutput<typeof PART>;

/**
 * Reads the drawings, and says in Japanese what is wrong with them.
 *
 * @param source - of the file
 */
export function parseFigures(source: string): List<FigureEntry> {
  return parseList(source, ENTRY, ({id}, index, all) =>
    all.slice(0, index).some((other) => other.id === id)
      ? `「${id}」という図が、もう1つあります。`
      : undefined,
  );
}

/**
 * The drawings of the site.
 *
 * @param siteDir - the site's folder
 * @throws Error in Japanese that names each fault with file and line
 */
export function readFigures(siteDir: string): FigureEntry[] {
  return readList(siteDir, FIGURES_FILE, parseFigures);
}

/**
 * What a page's `<Figure id="…" />` gets.
 *
 * @throws Error in Japanese if there is no such drawing
 */
export function figureOf(
  drawings: readonly FigureEntry[],
  id = '',
): Omit<FigureEntry, 'id'> {
  const drawing = drawings.find((one) => one.id === id);
  if (!drawing) {
    throw new Error(
      `<Figure id="${id}" />：この図は${FIGURES_FILE}にありません。${meant(
        id,
        drawings.map((one) => one.id),
      )}`,
    );
  }
  const {title, description, caption, height, parts} = drawing;
  return {title, description, caption, height, parts};
}
