/*
 * The building blocks of the kit's files. Each says in Japanese, after the
 * place of the mistake, what was expected there: 「employees[0].employeeId」は…
 * Together with their descriptions they are also the JSON Schema that editors
 * use (`jsonSchema.ts`).
 */
import * as v from 'valibot';
import {byLikeness} from '@combosite-functions/simulator';

/** `は文字列にします。` and what is there instead, or what to write. */
function expects(
  expected: string,
  remedy: (input: unknown) => string | undefined = () => undefined,
): (issue: {readonly input: unknown}) => string {
  return ({input}) =>
    `は${expected}にします。${
      input === undefined
        ? 'この項目がありません。'
        : (remedy(input) ?? `書かれている値：${shorten(input)}`)
    }`;
}

/** A number in quotation marks: they are what is wrong. */
function unquoted(input: unknown): string | undefined {
  return typeof input === 'string' && /^-?\d+(?:\.\d+)?$/.test(input)
    ? `${shorten(input)}ではなく、「"」を付けずに${String(Number(input))}と書きます。`
    : undefined;
}

function shorten(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length > 60 ? `${json.slice(0, 60)}…` : json;
}

export const text = v.string(expects('文字列'));
/** A text that names something. */
export const name = v.pipe(
  text,
  v.nonEmpty(({input}) => expects('1文字以上の文字列')({input})),
);
export const flag = v.boolean(expects('trueかfalse'));
export const number = v.number(expects('数値', unquoted));
/** A number of yen, milliseconds and the like. */
export const wholeNumber = v.pipe(
  number,
  v.integer(expects('整数')),
  v.minValue(0, expects('0以上の整数')),
);
export const date = pattern(
  "'2025/04/01'の形の、暦にある日付",
  /^\d{4}\/\d\d\/\d\d$/,
);
export const month = pattern("'2025/04'の形の年月", /^\d{4}\/(0[1-9]|1[0-2])$/);
export const timestamp = pattern(
  "'2025/04/01 10:00:00'の形の日時",
  /^\d{4}\/\d\d\/\d\d ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/,
);
/** A value of an item of custom data. */
export const itemValue = v.union(
  [v.string(), v.number(), v.boolean(), v.null()],
  expects('文字列、数値、true、false、nullのどれか'),
);

function pattern(expected: string, form: RegExp) {
  return v.pipe(
    v.string(expects(expected)),
    v.regex(form, expects(expected)),
    v.check(hasRealDate, expects(expected)),
  );
}

/** Whether the calendar has the date with which a text begins. */
function hasRealDate(value: string): boolean {
  const [year = 0, month = 0, day = 1] = value
    .slice(0, 10)
    .split('/')
    .map(Number);
  const time = new Date(Date.UTC(year, month - 1, day));
  return time.getUTCMonth() === month - 1 && time.getUTCDate() === day;
}

/** One of some texts. */
export function oneOf<const Choice extends string>(...values: Choice[]) {
  return v.picklist(
    values,
    expects(
      values.map((value) => `'${value}'`).join('、') +
        (values.length > 1 ? 'のどれか' : ''),
    ),
  );
}

/** One of an enumeration's codes; `nameOf` gives what a code stands for. */
export function codeOf<const Code extends string>(
  enumeration: Readonly<Record<string, Code>>,
  nameOf: (code: Code) => string,
) {
  const codes = Object.values(enumeration);
  return v.pipe(
    v.picklist(
      codes,
      expects(
        `${codes.map((code) => `'${code}'（${nameOf(code)}）`).join('、')}のどれか`,
      ),
    ),
    v.metadata({enumDescriptions: codes.map(nameOf)}),
  );
}

/** A list whose elements are all of one kind. */
export function listOf<Element extends v.GenericSchema>(element: Element) {
  return v.array(element, expects('一覧（[ ]で囲んだ形）'));
}

const OBJECT = 'オブジェクト（{ }で囲んだ形）';

/** Items of an object that a message shows. */
const MOST_ITEMS = 3;

/** `オブジェクト（{"created": …, "updated": …}の形）` */
function objectOf(entries: v.ObjectEntries): string {
  const names = Object.keys(entries);
  const items = names.slice(0, MOST_ITEMS).map((one) => `"${one}": …`);
  const rest = names.length > MOST_ITEMS ? ', …' : '';
  return `オブジェクト（{${items.join(', ')}${rest}}の形）`;
}

/** An object with values of one kind under any name, or under those of a kind. */
export function mapOf<Value extends v.GenericSchema>(
  value: Value,
  keys: v.GenericSchema<string> = v.string(),
) {
  return noList(v.record(keys, value, expects(OBJECT)), OBJECT);
}

/** An object with these items and no others; those in `v.optional` may lack. */
export function object<const Entries extends v.ObjectEntries>(
  entries: Entries,
) {
  for (const inner of Object.values(entries).map(entriesOf)) {
    if (inner) {
      OUTER.set(inner, entries);
    }
  }
  const form = objectOf(entries);
  const known = v.looseObject(entries, (issue) =>
    issue.expected === 'Object'
      ? expects(form)(issue)
      : missing(entries, issue),
  );
  // A strict object tells only of the first item that isn't allowed.
  const strict = v.pipe(
    known,
    v.rawCheck(({addIssue, dataset: {value}}) => {
      const input = Object(value) as Record<string, unknown>;
      for (const key of Object.keys(input)) {
        if (typeof value === 'object' && !Object.hasOwn(entries, key)) {
          addIssue({
            message: unknownItem(key, entries),
            path: [
              {type: 'object', origin: 'value', input, key, value: input[key]},
            ],
          });
        }
      }
    }),
  );
  return noList(
    strict as unknown as v.StrictObjectSchema<Entries, string>,
    form,
  );
}

/** The items of the object around another one. */
const OUTER = new WeakMap<v.ObjectEntries, v.ObjectEntries>();

/** What is said of an item that isn't allowed: where it would be, or its like. */
function unknownItem(key: string, entries: v.ObjectEntries): string {
  const inner = Object.keys(entries).find((name) =>
    Object.hasOwn(entriesOf(entries[name]) ?? {}, key),
  );
  if (inner !== undefined) {
    return `は、ここではなく、「${inner}」の中に書きます。`;
  }
  for (let outer = OUTER.get(entries); outer; outer = OUTER.get(outer)) {
    if (Object.hasOwn(outer, key)) {
      return `は、ここではなく、外側の括弧に、「${Object.keys(outer)[0] ?? ''}」と並べて書きます。`;
    }
  }
  return `という項目はありません。使える項目（名前の近い順）：${byLikeness(key, Object.keys(entries)).join('、')}`;
}

/** The items of an object, of a list's elements, whether it may lack or not. */
function entriesOf(schema: object | undefined): v.ObjectEntries | undefined {
  const {entries, item, wrapped} = (schema ?? {}) as {
    readonly entries?: v.ObjectEntries;
    readonly item?: object;
    readonly wrapped?: object;
  };
  const inside = wrapped ?? item;
  return inside ? entriesOf(inside) : entries;
}

/** The same, but only the items of these names are needed. */
export function partial<
  const Entries extends v.ObjectEntries,
  const Key extends keyof Entries & string = never,
>(entries: Entries, needed: readonly Key[] = []) {
  const optional = v.partial(v.object(entries)).entries;
  return object({
    ...optional,
    ...Object.fromEntries(needed.map((key) => [key, entries[key]])),
  } as typeof optional & Pick<Entries, Key>);
}

/** valibot takes a list for an object. */
function noList<Schema extends v.GenericSchema>(
  schema: Schema,
  form: string,
): Schema {
  const broken = v.never(expects(form));
  return {
    ...schema,
    '~run': (dataset, config) =>
      (Array.isArray(dataset.value) ? broken : schema)['~run'](dataset, config),
  };
}

/** What is said of a missing item: the same as of a wrong one. */
function missing(
  entries: v.ObjectEntries,
  {path}: {readonly path?: readonly v.IssuePathItem[] | undefined},
): string {
  const schema = entries[String(path?.at(-1)?.key)];
  const [issue] = (schema && v.safeParse(schema, undefined).issues) ?? [];
  return issue?.message ?? '';
}

/** A text for people on what an item is: the editor shows it. */
export function described<Schema extends v.GenericSchema>(
  schema: Schema,
  description: string,
) {
  return v.pipe(schema, v.description(description));
}

/** One of two shapes: which one, a look at the content tells. */
export function either<
  First extends v.GenericSchema,
  Second extends v.GenericSchema,
>(
  isFirst: (content: unknown) => boolean,
  first: First,
  second: Second,
): v.GenericSchema<
  v.InferInput<First> | v.InferInput<Second>,
  v.InferOutput<First> | v.InferOutput<Second>
> {
  const both = v.union([first, second]);
  // What makes the JSON Schema looks at no content.
  return v.lazy((content): First | Second | typeof both =>
    content === undefined ? both : isFirst(content) ? first : second,
  );
}
