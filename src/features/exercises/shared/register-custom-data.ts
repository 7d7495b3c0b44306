import {sampleCompany} from '@combosite-functions/simulator/sample-company';
import {
  checkItemValue,
  importCustomData,
  tableOf,
} from '@combosite-functions/simulator';
import {refusalOf} from './refusalOf';
import type {
  CustomDataRecord,
  CustomDataTable,
} from '@combosite-functions/simulator';
import type {CheckResult} from './types';

/** What the task says of each employee: dogs and cats. */
const PETS: Readonly<Record<string, readonly [number, number]>> = {
  '0004': [2, 0],
  '0005': [0, 1],
  '0006': [1, 1],
};

const DEFINITION_NAME = '従業員ペット飼育数';

/** Mending a CSV file until the import takes it without an error. */
export function check(csv: string): CheckResult[] {
  const before = tableOf(sampleCompany, DEFINITION_NAME);
  if (!before) {
    throw new Error(`${DEFINITION_NAME} is missing in the sample company.`);
  }
  let after: CustomDataTable | undefined;
  const refusal = refusalOf(() => {
    after = importCustomData(before, csv, '2025/04/10 10:00:00');
  });
  const {records = []} = after ?? {};
  const added = records.filter(
    ({dataId}) => !before.records.some((record) => record.dataId === dataId),
  );
  return [
    {name: 'ファイルを取り込める', problem: refusal?.whole ?? null},
    ...Object.entries(PETS).map(([employeeId, counts]) => ({
      name: `従業員${employeeId}の飼育数`,
      problem: refusal
        ? undefined
        : findRecordProblem(before, added, employeeId, counts),
    })),
    {
      name: 'ほかの従業員のデータがない',
      problem: refusal ? undefined : findOthers(added),
    },
  ];
}

function findRecordProblem(
  {definition}: CustomDataTable,
  added: readonly CustomDataRecord[],
  employeeId: string,
  [dogCount, catCount]: readonly [number, number],
): string | null {
  const own = added.filter(({values}) => values.employeeId === employeeId);
  const [record, second] = own;
  if (!record) {
    const short = employeeId.replace(/^0+/, '');
    return added.some(({values}) => values.employeeId === short)
      ? `従業員ID「${short}」のデータになっています。先頭の0を省かずに「${employeeId}」と書きます。`
      : `従業員ID「${employeeId}」の行がありません。従業員IDは半角で書きます。`;
  }
  if (second) {
    return `同じ従業員のデータが${own.length}件あります。1人につき1件だけにします。`;
  }
  const error = refusalOf(() => {
    for (const item of definition.itemList) {
      checkItemValue(
        item,
        record.values[item.itemKey],
        sampleCompany.selectOptionMasters,
      );
    }
  });
  if (error) {
    return `一覧でエラーになります。${error.message}飼っていないときは「0」を、飼っているときは数を半角数字だけで入れます。`;
  }
  return record.values.dogCount === dogCount &&
    record.values.catCount === catCount
    ? null
    : `犬飼育数が${record.values.dogCount}、猫飼育数が${record.values.catCount}になっています。問題の表と見比べます。`;
}

function findOthers(added: readonly CustomDataRecord[]): string | null {
  const others = added.filter(
    ({values}) => !Object.hasOwn(PETS, String(values.employeeId)),
  );
  return others.length === 0
    ? null
    : `${others
        .map(({values}) => `従業員ID「${values.employeeId ?? ''}」`)
        .join(
          'と',
        )}のデータも登録されます。問題の表にない行を直すか、消します。`;
}
