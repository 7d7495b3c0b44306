import type {
  CompletionContext,
  CompletionResult,
} from '@codemirror/autocomplete';

/** What a custom function can use without import, and its methods. */
const MEMBERS: Readonly<Record<string, readonly string[]>> = {
  baseService: ['createCustomDataServiceByDefinitionName'],
  combositeDataService: [
    'hatsureiData',
    'jushoData',
    'keisanPatternData',
    'kojinData',
    'kyuyoKeisanSettingsData',
    'shikyukojoData',
    'shiwakeData',
  ],
  hatsureiData: ['readByEmployeeId', 'readByEmployeeIdAndBaseDate'],
  jushoData: ['readByEmployeeId', 'readByEmployeeIdAndBaseDate'],
  keisanPatternData: ['readByEmployeeIdAndBaseDate'],
  kojinData: ['readByEmployeeId', 'readByEmployeeIdAndBaseDate'],
  kyuyoKeisanSettingsData: [
    'baseDate',
    'isSokyuKeisan',
    'shiharaiMasterName',
    'shikyuDate',
    'shoriNengetsu',
  ],
  shikyukojoData: ['employeeIdList', 'saveAmount'],
  shiwakeData: ['read'],
  logger: ['debug', 'error', 'info', 'warn'],
  httpRequest: ['delete', 'get', 'patch', 'post', 'put'],
  secretsManager: ['getSecret'],
};

const GLOBALS = [
  'baseService',
  'combositeDataService',
  'httpRequest',
  'logger',
  'secretsManager',
];

/** Completes the services and their methods. */
export function completeGlobals(
  context: CompletionContext,
): CompletionResult | null {
  const member = context.matchBefore(/\w+\.\w*/);
  if (member) {
    const [owner = '', start = ''] = member.text.split('.');
    const names = Object.hasOwn(MEMBERS, owner) ? MEMBERS[owner] : undefined;
    return names
      ? {
          from: member.to - start.length,
          options: names.map((label) => ({label})),
          validFor: /^\w*$/,
        }
      : null;
  }
  const word = context.matchBefore(/\w+/);
  return word || context.explicit
    ? {
        from: word?.from ?? context.pos,
        options: GLOBALS.map((label) => ({label})),
        validFor: /^\w*$/,
      }
    : null;
}
