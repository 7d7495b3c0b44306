/*
 * The building blocks of the kit's files. Each says in Japanese, after the
 * place of the mistake, what was expected there: 「employees[0].employeeId」は…
 */
import * as v from 'valibot';

/** `は文字列にします。` and what is there instead. */
function expects(
  expected: string,
): (issue: {readonly input: unknown}) => string {
  return ({input}) =>
    `は${expected}にします。${
      input === undefined
        ? 'この項目がありません。'
        : `書かれている値：${shorten(input)}`
    }`;
}

function shorten(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length > 60 ? `${json.slice(0, 60)}…` : json;
}

export const text = v.string(expects('文字列'));
export const flag = v.boolean(expects('trueかfalse'));
export const number = v.number(expects('数値'));
export const date = pattern("'2025/04/01'の形の日付", /^\d{4}\/\d\d\/\d\d$/);
export const month = pattern("'2025/04'の形の年月", /^\d{4}\/\d\d$/);
export const timestamp = pattern(
  "'2025/04/01 10:00:00'の形の日時",
  /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d$/,
);
/** A value of an item of custom data. */
export const itemValue = v.union(
  [v.string(), v.number(), v.boolean(), v.null()],
  expects('文字列、数値、true、false、nullのどれか'),
);

function pattern(expected: string, form: RegExp) {
  return v.pipe(v.string(expects(expected)), v.regex(form, expects(expected)));
}

/** One of some texts. */
export function oneOf<const Choice extends string>(...values: Choice[]) {
  return v.picklist(
    values,
    expects(`${values.map((value) => `'${value}'`).join('、')}のどれか`),
  );
}

/** A list whose elements are all of one kind. */
export function listOf<Element extends v.GenericSchema>(element: Element) {
  return v.array(element, expects('一覧（[ ]で囲んだ形）'));
}

const OBJECT = 'オブジェクト（{ }で囲んだ形）';

/** No list: valibot takes one for an object. */
const braces = v.custom<object>(
  (value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value),
  expects(OBJECT),
);

/** An object with values of one kind under any name. */
export function mapOf<Value extends v.GenericSchema>(value: Value) {
  return v.pipe(braces, v.record(v.string(), value));
}

/** An object with these items and no others; those in `v.optional` may lack. */
export function object<const Entries extends v.ObjectEntries>(
  entries: Entries,
) {
  return v.pipe(
    braces,
    v.strictObject(entries, (issue) =>
      issue.expected === 'never'
        ? `という項目はありません。使える項目：${Object.keys(entries).join('、')}`
        : missing(entries, issue),
    ),
  );
}

/** The same, but any of the items may lack. */
export function partial<const Entries extends v.ObjectEntries>(
  entries: Entries,
) {
  return object(v.entriesFromObjects([v.partial(v.object(entries))]));
}

/** An object with these items; others stay as they are. */
export function objectWith<const Entries extends v.ObjectEntries>(
  entries: Entries,
) {
  return v.pipe(
    braces,
    v.looseObject(entries, (issue) => missing(entries, issue)),
  );
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
