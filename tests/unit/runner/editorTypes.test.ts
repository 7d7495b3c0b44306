import {gzipSync} from 'node:zlib';
import vm from 'node:vm';
import {beforeAll, describe, expect, test} from 'vitest';
import {bundleEditorTypes} from '../../../src/features/editor/build/bundleEditorTypes';
import {shakeTypescript} from '../../../src/features/editor/build/shakeTypescript';
import {ROOT, readCases} from '../../support/files';
import type {
  Asked,
  TypeQuestion,
  TypeRequest,
  TypeResponse,
  TypeService,
} from '../../../src/features/editor/shared/typeProtocol';

/** What the issue allows the editor's types to cost on demand. */
const MAX_GZIP_BYTES = 1_000_000;

type Pair = readonly [string, string];

const CASES = readCases<
  Record<'names' | 'explained' | 'alone', readonly Pair[]> &
    Record<'keys' | 'definitions', readonly string[]> & {
      completed: readonly {what: string; text: string; meta: string[]}[];
    }
>('editor-types');

let script = '';
let scope: {onmessage: (event: {data: TypeRequest}) => void};
let answers: TypeResponse[] = [];

beforeAll(async () => {
  script = await bundleEditorTypes(ROOT);
  const globals = {postMessage: (one: TypeResponse) => answers.push(one)};
  // Like a page whose policy forbids code from text.
  const context = vm.createContext(globals, {
    codeGeneration: {strings: false, wasm: false},
  });
  vm.runInContext(script, context);
  scope = globals as unknown as typeof scope;
});

function ask<Kind extends TypeQuestion>(
  kind: Kind,
  question: Asked<Kind>,
): ReturnType<TypeService[Kind]> {
  answers = [];
  scope.onmessage({data: {id: 7, kind, ask: question}});
  expect(answers).toHaveLength(1);
  // Without it, the compiler has failed.
  expect(answers[0]).toMatchObject({
    id: 7,
    answer: expect.anything() as unknown,
  });
  return answers[0]?.answer as ReturnType<TypeService[Kind]>;
}

/** A program with the cursor at `|`. */
function at(text: string): {source: string; position: number} {
  const source = `async function main() {\n${text}\n}\n`;
  const position = source.indexOf('|');
  return {
    source: source.slice(0, position) + source.slice(position + 1),
    position,
  };
}

function labels(text: string): string[] {
  return (ask('complete', at(text))?.entries ?? []).map(({label}) => label);
}

const SERVICE =
  "const service = await baseService.createCustomDataServiceByDefinitionName(String('a'));";

test('the script fits the budget and always is the same', async () => {
  expect(gzipSync(script).length).toBeLessThan(MAX_GZIP_BYTES);
  expect(await bundleEditorTypes(ROOT)).toBe(script);
  expect(script).not.toContain(ROOT);
});

test('a compiler of another form stops the build', () => {
  expect(() => shakeTypescript('var ts = {};', {}, [])).toThrow(
    /typescript\.js no longer has/,
  );
});

describe('a program', () => {
  test('of the site has no problems', () => {
    expect(
      ask('check', {
        source: [
          'async function main() {',
          `  ${SERVICE}`,
          "  const records = await service.getCustomDataByQuery((qb) => qb.where('dogCount', '>=', 1).limit(3));",
          '  const names = new Set(records.map((record) => `${record.dogCount}`));',
          "  logger.info([...names].at(-1)?.padStart(2, '0') ?? '');",
          '}',
        ].join('\n'),
      }),
    ).toEqual([]);
  });

  test('that cannot be parsed has nothing but that', () => {
    const source = 'async function main() {\n  logger.info(1;\n}\n';
    expect(ask('check', {source})).toMatchObject([
      {isSyntax: true, code: 1005, message: "')' が必要です。", from: 39},
    ]);
  });

  test('with a wrong type is told in Japanese', () => {
    const source = 'async function main() {\n  logger.info(1);\n}\n';
    const from = source.indexOf('1)');
    expect(ask('check', {source})).toEqual([
      {
        from,
        to: from + 1,
        isSyntax: false,
        code: 2345,
        message:
          "型 'number' の引数を型 'string' のパラメーターに割り当てることはできません。",
        unknown: undefined,
      },
    ]);
  });

  test.each(['document', 'process', 'fetch', 'require'])(
    'does not know %s',
    (name) => {
      expect(
        ask('check', {source: `async function main() { ${name}; }`}),
      ).toHaveLength(1);
    },
  );

  test('may use what the language has, but no newer', () => {
    const check = (code: string) =>
      ask('check', {source: `async function main() {\n${code}\n}`});
    expect(
      check("Object.hasOwn({}, 'a'); [1].findLast(Boolean);"),
    ).toMatchObject([{code: 2550}]);
    expect(check('for (const a of new Map([[1, 2]])) { String(a); }')).toEqual(
      [],
    );
  });
});

describe('the names that fit', () => {
  test('after a service are its methods', () => {
    expect(labels('await combositeDataService.shikyukojoData.|')).toEqual([
      'employeeIdList',
      'saveAmount',
    ]);
  });

  test('after a value that was awaited are its members', () => {
    expect(labels(`${SERVICE}\nservice.|`)).toContain('getCustomDataByQuery');
  });

  test('alone are globals, own names and the language', () => {
    const entries = ask('complete', at('const pet = 1;\nlo|'))?.entries ?? [];
    const isOwn = (label: string) =>
      entries.find((entry) => entry.label === label)?.isOwn;
    expect(isOwn('logger')).toBe(true);
    expect(isOwn('SexKubun')).toBe(true);
    expect(isOwn('pet')).toBe(true);
    expect(isOwn('Array')).toBe(false);
    expect(isOwn('document')).toBeUndefined();
  });

  test('in a text are the texts that fit', () => {
    expect(
      labels(
        `${SERVICE}\nawait service.getCustomDataByQuery((qb) => qb.where('a', '|', 1));`,
      ),
    ).toContain('==');
  });

  test('in an object are its properties', () => {
    expect(
      labels('await combositeDataService.shikyukojoData.saveAmount([{|}]);'),
    ).toEqual(['amount', 'baseDate', 'employeeId', 'kyuyoKomokuName']);
  });

  test('are described one by one', () => {
    expect(ask('detail', {...at('logger.|'), label: 'warn'})).toMatchObject({
      signature: expect.stringMatching(
        /^\(method\) CustomFunctionLogger\.warn\(message: string/,
      ) as string,
      text: expect.stringMatching(/。$/) as string,
      target: '/api/classes/CustomFunctionLogger#warn',
    });
  });
});

describe('a name', () => {
  test.each(CASES.names)('%s leads to its page', (text, target) => {
    const description = ask('describe', at(text));
    expect(description?.target).toBe(target);
    expect(description?.text).not.toMatch(/\n|\]\(|@link/);
    expect(description?.text).not.toBe('');
  });

  test('of the language has a type and no page', () => {
    const description = ask('describe', at("'a'.pad|Start(2);"));
    expect(description?.signature).toContain('padStart(');
    expect(description?.target).toBeUndefined();
  });
});

describe('the items of a definition', () => {
  const KEYS = ['catCount', 'dogCount', 'employeeId'];
  const PETS =
    "const pets = await baseService.createCustomDataServiceByDefinitionName('従業員ペット飼育数');\nconst records = await pets.getCustomDataByQuery((qb) => qb);\n";
  const own = (text: string): string[] =>
    (ask('complete', at(PETS + text))?.entries ?? [])
      .filter(({isOwn}) => isOwn)
      .map(({label}) => label)
      .sort();

  test.each(CASES.completed)('complete $what', ({text, meta}) => {
    expect(own(text)).toEqual([...KEYS, ...meta].sort());
  });

  test.each(CASES.explained)(
    'leave %s explained by its page',
    (text, target) => {
      const description = ask('describe', at(PETS + text));
      expect(description?.target).toBe(target);
      expect(description?.text).toMatch(/^(?:指定した)?カスタムデータ/);
    },
  );

  test('are explained as the definition has them', () => {
    expect(ask('describe', at(`${PETS}records[0].dog|Count;`))).toMatchObject({
      signature: expect.stringContaining('dogCount: number | null') as string,
      text: '犬飼育数（数値、必須）。',
    });
  });

  test.each(CASES.keys)('mark a key that is misspelt: %s', (text) => {
    const {source} = at(`${PETS}${text}|`);
    const problems = ask('check', {source});
    expect(problems).toMatchObject([
      {
        unknown: {
          kind: 'item',
          definitionName: '従業員ペット飼育数',
          name: 'dogCuont',
          nearest: 'dogCount',
        },
      },
    ]);
    const [{from = 0, to = 0} = {}] = problems;
    expect(source.slice(from, to)).toMatch(/^'?dogCuont'?$/);
  });

  test.each(CASES.definitions)(
    'mark a definition that is misspelt, once: %s',
    (text) => {
      const {source} = at(`${PETS}${text}|`);
      const problems = ask('check', {source});
      expect(problems).toMatchObject([
        {
          isSyntax: false,
          unknown: {
            kind: 'definition',
            name: '従業員ペット数',
            nearest: expect.stringContaining('従業員ペット飼育数') as string,
          },
        },
      ]);
      const [{from = 0, to = 0} = {}] = problems;
      expect(source.slice(from, to)).toBe("'従業員ペット数'");
    },
  );

  test.each(CASES.alone)('leave %s alone', (_, text) => {
    expect(ask('check', {source: at(`${PETS}${text}|`).source})).toEqual([]);
  });
});
