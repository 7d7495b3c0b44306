/*
 * What the custom data definitions of one company add to the types of a custom
 * function: the items of their records. The type package knows no company; this
 * file beside it makes `baseService` know the names of this one.
 */
import {EMPLOYEE_ID_KEY} from './definitions';
import {CustomDataKindKubun, RequiredKubun} from '../company/enumerations';
import type {CustomDataTable} from '../company/company';
import type {DefinitionItem} from './definitions';

/** All that is read of a table. */
type DefinedTable = Pick<CustomDataTable, 'definition'>;

/** The declarations for a company, as scripts: all of them are global. */
export interface CompanyTypes {
  /** The records and the service of each definition. */
  readonly definitions: string;
  /** What makes the factory know them, to be merged into its type. */
  readonly factory: string;
  /** The definition's name by the name of the type of its records. */
  readonly definitionNames: Readonly<Record<string, string>>;
}

/** How each data type is in a program. */
const VALUE_TYPES: Readonly<Record<DefinitionItem['dataType'], string>> = {
  文字列: 'string',
  数値: 'number',
  日付: 'string',
  真偽値: 'boolean',
  カスタム選択肢: 'string',
};

/** One declaration for all names: a program may still use any other text. */
const FACTORY = `interface CustomDataServiceFactory {
  /**
   * 指定したカスタムデータ定義のサービスを作る。
   *
   * 自社のカスタムデータ定義の項目キーを知っているサービスです。
   *
   * @param definitionName - カスタムデータ定義名
   * @returns カスタムデータを操作するサービス
   */
  createCustomDataServiceByDefinitionName<Name extends keyof CompanyCustomDataServices>(definitionName: Name): Promise<CompanyCustomDataServices[Name]>;
}
`;

/** Makes the types of a company's custom data. */
export function companyTypes(tables: readonly DefinedTable[]): CompanyTypes {
  const definitionNames: Record<string, string> = {};
  const types: string[] = [];
  const services: string[] = [];
  for (const {definition} of tables) {
    const {definitionName, itemList} = definition;
    const name = nameType(definitionName, definitionNames);
    definitionNames[name] = definitionName;
    const optional = itemList
      .filter(({requiredKubun}) => requiredKubun !== RequiredKubun.Hissu)
      .map(({itemKey}) => JSON.stringify(itemKey));
    types.push(
      `/** ${comment(`カスタムデータ定義「${definitionName}」のデータ1件。`)} */`,
      `type ${name} = {`,
      ...itemList.flatMap((item) => [
        `  /** ${comment(describe(item))} */`,
        `  ${propertyName(item.itemKey)}: ${valueType(definition, item)};`,
      ]),
      '};',
      '',
    );
    if (optional.length > 0) {
      types.push(
        `interface ${name}サービス extends UserCustomDataService<${name}> {`,
        '  /** カスタムデータを1件作成する。任意の項目は省略できる。 */',
        `  createCustomData(data: Omit<${name}, ${optional.join(' | ')}> & Partial<${name}>): Promise<string>;`,
        '}',
        '',
      );
    }
    services.push(
      `  ${JSON.stringify(definitionName)}: ${optional.length > 0 ? `${name}サービス` : `UserCustomDataService<${name}>`};`,
    );
  }
  return {
    definitions: [
      ...types,
      '/** 自社のカスタムデータ定義のサービス。 */',
      'interface CompanyCustomDataServices {',
      ...services,
      '}',
      '',
    ].join('\n'),
    factory: FACTORY,
    definitionNames,
  };
}

/** Name of the file below, beside the types that know no company. */
export const COMPANY_TYPES_FILE = 'company-types.d.ts';

/** Its first line, by which it is known. */
export const COMPANY_TYPES_MARK =
  '// 自社のカスタムデータ定義から作った型の定義です。書き換えずに、作り直してください。';

/** The same as a file to lie beside the type package. */
export function companyTypesFile(tables: readonly DefinedTable[]): string {
  const {definitions, factory} = companyTypes(tables);
  return [
    COMPANY_TYPES_MARK,
    '// 作り直すコマンド：node run.mjs types',
    '',
    definitions,
    factory,
  ].join('\n');
}

/**
 * The same beside the stubs, which are modules.
 *
 * @returns the text of global declarations by their path in `api-src/`
 */
export function companyStubs({
  definitions,
  factory,
}: CompanyTypes): Record<string, string> {
  return {
    'company/definitions.d.ts': definitions,
    'company/factory.d.ts': `export {};\ndeclare module '../classes/CustomDataServiceFactory' {\n${factory}}\n`,
  };
}

/** A name for the type of a definition's records that no other type has. */
function nameType(
  definitionName: string,
  taken: Readonly<Record<string, string>>,
): string {
  const plain = definitionName
    .normalize('NFC')
    .replace(/[^\p{ID_Continue}]/gu, '_')
    .replace(/^(?!\p{ID_Start})/u, '_');
  for (let number = 1; ; number += 1) {
    const name = `${plain}${number === 1 ? '' : `_${number}`}のデータ`;
    if (!Object.hasOwn(taken, name)) {
      return name;
    }
  }
}

/** As in the compiler's messages: in quotation marks only where needed. */
function propertyName(itemKey: string): string {
  return /^[A-Za-z]\w*$/.test(itemKey) ? itemKey : JSON.stringify(itemKey);
}

/** Whatever an item should hold, it can be empty. */
function valueType(
  {customDataKindKubun}: DefinedTable['definition'],
  {dataType, itemKey}: DefinitionItem,
): string {
  // assumption: personal-data-employee-id-item
  const isKey =
    itemKey === EMPLOYEE_ID_KEY &&
    customDataKindKubun === CustomDataKindKubun.KojinData;
  return isKey ? VALUE_TYPES[dataType] : `${VALUE_TYPES[dataType]} | null`;
}

function describe({
  customSelectOptionName,
  dataType,
  itemName,
  requiredKubun,
}: DefinitionItem): string {
  const kind = customSelectOptionName
    ? `${dataType}「${customSelectOptionName}」`
    : dataType;
  const isRequired = requiredKubun === RequiredKubun.Hissu;
  return `${itemName}（${kind}、${isRequired ? '必須' : '任意'}）。`;
}

/** A text that can't end the comment in which it is. */
function comment(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('*/', '*／');
}
