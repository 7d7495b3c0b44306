/*
 * Checks a content by its shape. A message says in Japanese, after the place of
 * the mistake, what was expected there: 「employees[0].employeeId」は…
 */
import {byLikeness, normalizeDate} from '@combosite-functions/simulator';
import type {Path, Shape} from './shape';

/** A mistake: where, and what follows the place. */
export interface Mistake {
  readonly path: Path;
  readonly message: string;
}

type Items = Readonly<Record<string, unknown>>;
type Add = (path: Path, message: string) => void;

/**
 * Checks a content.
 *
 * @param content - any value of JSON
 * @returns the content, with what the shape adds, and all mistakes
 */
export function checkShape(
  shape: Shape,
  content: unknown,
): {readonly content: unknown; readonly mistakes: readonly Mistake[]} {
  const mistakes: Mistake[] = [];
  const checked = check(shape, content, [], [], (path, message) => {
    mistakes.push({path, message});
  });
  return {content: checked, mistakes};
}

/** Which of two shapes a content has. */
export function choose(shape: Shape, content: unknown): Shape {
  const {if: condition, then: first = {}, else: second = {}} = shape;
  if (!condition) {
    return shape;
  }
  const fits =
    [condition.type ?? typeOf(content)].flat().includes(typeOf(content)) &&
    (condition.required ?? []).every((name) => hasItem(content, name));
  return choose(fits ? first : second, content);
}

/** As JSON Schema calls it. */
function typeOf(content: unknown): string {
  return content === null
    ? 'null'
    : Array.isArray(content)
      ? 'array'
      : typeof content;
}

function hasItem(content: unknown, name: string): boolean {
  return (
    typeof content === 'object' &&
    content !== null &&
    Object.hasOwn(content, name)
  );
}

/** `outer`: the items of the objects around, the nearest first. */
function check(
  given: Shape,
  content: unknown,
  path: Path,
  outer: readonly Items[],
  add: Add,
): unknown {
  const shape = choose(given, content);
  const types = [shape.type ?? []].flat();
  const type = typeOf(content);
  const isWhole = types.includes('integer') && type === 'number';
  if (types.length > 0 && !types.includes(type) && !isWhole) {
    add(path, expects(typeName(shape), content));
  } else if (type === 'string' || type === 'number') {
    const expected = expectedValue(shape, content as string | number);
    if (expected !== undefined) {
      add(path, expects(expected, content));
    }
  } else if (Array.isArray(content) && shape.items) {
    const {items, minItems = 0} = shape;
    if (content.length < minItems) {
      add(path, `には、${minItems}つ以上書いてください。`);
    }
    // A list of objects is no further item between them.
    return content.map((one, index) =>
      check(items, one, [...path, index], given === shape ? outer : [], add),
    );
  } else if (type === 'object' && shape.additionalProperties) {
    const {additionalProperties: inner} = shape;
    return Object.fromEntries(
      Object.entries(content as Items).map(([name, value]) => [
        name,
        check(inner, value, [...path, name], [], add),
      ]),
    );
  } else if (type === 'object' && shape.properties) {
    const around = given === shape ? outer : [];
    return checkItems(shape, content as Items, path, around, add);
  }
  return content;
}

function checkItems(
  {check: rule, properties = {}, required = []}: Shape,
  content: Items,
  path: Path,
  outer: readonly Items[],
  add: Add,
): Items {
  let isRight = true;
  const addHere: Add = (place, message) => {
    isRight = false;
    add(place, message);
  };
  const items = Object.entries(properties).flatMap(([name, shape]) => {
    const place = [...path, name];
    const around = [properties, ...outer];
    return name in content || required.includes(name)
      ? [[name, check(shape, content[name], place, around, addHere)]]
      : 'default' in shape
        ? [[name, shape.default]]
        : [];
  });
  for (const name of Object.keys(content)) {
    if (!Object.hasOwn(properties, name)) {
      addHere([...path, name], unknownItem(name, properties, outer));
    }
  }
  const problem = isRight && rule ? RULES[rule](content) : undefined;
  if (problem !== undefined) {
    add(path, problem);
  }
  return Object.fromEntries(items) as Items;
}

/** What only code can say: what is wrong, if anything. */
const RULES: Readonly<
  Record<NonNullable<Shape['check']>, (content: Items) => string | undefined>
> = {
  payrollOfTrigger: ({trigger, payroll}) => {
    const isByHand = trigger === '手動実行トリガー';
    return isByHand === (payroll === undefined)
      ? undefined
      : isByHand
        ? 'のpayrollを消してください。手動実行トリガーでは、給与計算は行われていません。'
        : `にpayrollを加えてください。「${String(trigger)}」には、給与計算の内容が要ります。`;
  },
  oneText: ({message, contains, notContains}) =>
    [message, contains, notContains].filter((text) => text !== undefined)
      .length === 1
      ? undefined
      : 'には、message（行の全体）、contains（行の一部）、notContains（どの行にもない文字列）のうち、1つだけを書きます。',
};

/** Items of an object that a message shows. */
const MOST_ITEMS = 3;

/** What a content of another type should be. */
function typeName(shape: Shape): string {
  const {enum: values, expected, properties} = shape;
  const [type = ''] = [shape.type ?? []].flat();
  if (expected !== undefined || values) {
    return expected ?? oneOf(shape);
  }
  if (type === 'object' && properties) {
    const names = Object.keys(properties);
    const items = names.slice(0, MOST_ITEMS).map((one) => `"${one}": …`);
    const rest = names.length > MOST_ITEMS ? ', …' : '';
    return `オブジェクト（{${items.join(', ')}${rest}}の形）`;
  }
  return TYPE_NAMES[type] ?? type;
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: '文字列',
  boolean: 'trueかfalse',
  integer: '数値',
  array: '一覧（[ ]で囲んだ形）',
  object: 'オブジェクト（{ }で囲んだ形）',
};

/** `'借方'、'貸方'のどれか` */
function oneOf({enum: values = [], enumDescriptions = []}: Shape): string {
  const shown = values.map((value, index) => {
    const name = enumDescriptions[index];
    return name === undefined ? `'${value}'` : `'${value}'（${name}）`;
  });
  return shown.join('、') + (shown.length > 1 ? 'のどれか' : '');
}

/** What a text or number should be that has the right type, if it isn't. */
function expectedValue(
  {enum: values, expected, minLength = 0, pattern, ...shape}: Shape,
  content: string | number,
): string | undefined {
  if (typeof content === 'number') {
    return shape.type !== 'integer' ||
      (Number.isInteger(content) && content >= 0)
      ? undefined
      : Number.isInteger(content)
        ? '0以上の整数'
        : '整数';
  }
  if (values && !values.includes(content)) {
    return expected ?? oneOf({enum: values, ...shape});
  }
  return content.length < minLength
    ? '1文字以上の文字列'
    : pattern !== undefined &&
        !(RegExp(pattern).test(content) && hasRealDate(content))
      ? expected
      : undefined;
}

/** Whether the calendar has the date with which a text begins. */
function hasRealDate(text: string): boolean {
  const [year, month, day = '01'] = text.slice(0, 10).split('/');
  return normalizeDate([year, month, day].join('/')) !== undefined;
}

/** `は文字列にします。` and what is there instead, or what to write. */
function expects(expected: string, content: unknown): string {
  const isQuoted =
    expected === TYPE_NAMES.integer &&
    typeof content === 'string' &&
    /^-?\d+(?:\.\d+)?$/.test(content);
  return `は${expected}にします。${
    content === undefined
      ? 'この項目がありません。'
      : isQuoted
        ? `${shorten(content)}ではなく、「"」を付けずに${String(Number(content))}と書きます。`
        : `書かれている値：${shorten(content)}`
  }`;
}

function shorten(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length > 60 ? `${json.slice(0, 60)}…` : json;
}

/** What is said of an item that isn't allowed: where it would be, or its like. */
function unknownItem(
  key: string,
  properties: NonNullable<Shape['properties']>,
  outer: readonly Items[],
): string {
  const inner = Object.keys(properties).find((name) =>
    Object.hasOwn(itemsOf(properties[name]), key),
  );
  if (inner !== undefined) {
    return `は、ここではなく、「${inner}」の中に書きます。`;
  }
  const around = outer.find((items) => Object.hasOwn(items, key));
  return around
    ? `は、ここではなく、外側の括弧に、「${Object.keys(around)[0] ?? ''}」と並べて書きます。`
    : `という項目はありません。使える項目（名前の近い順）：${byLikeness(key, Object.keys(properties)).join('、')}`;
}

/** The items of an object, or of a list's elements. */
function itemsOf({items, properties = {}}: Shape = {}): Items {
  return items ? itemsOf(items) : properties;
}
