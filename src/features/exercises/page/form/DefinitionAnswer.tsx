import {useId, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import type {
  DefinitionAnswer as Answer,
  ItemAnswer,
} from '../../shared/register-custom-data-definition';
import styles from './answerForm.module.css';
import {CheckPanel} from './CheckPanel';
import {ChoiceGroup} from './ChoiceGroup';

/** An item of the form; the number stays when others are removed. */
interface Row {
  readonly number: number;
  readonly item: ItemAnswer;
}

// assumption: data-types
const DATA_TYPES = ['文字列', '数値', '日付', '真偽値'] as const;

const BLANK: ItemAnswer = {
  itemName: '',
  itemKey: '',
  dataType: '',
  isRequired: false,
};

const NOTE =
  'カスタムデータ定義登録画面を簡略にした入力欄です。製品には何も登録されません。';
// assumption: personal-data-employee-id-item
const EMPLOYEE_ID_NOTE =
  '項目「従業員ID」（項目キーemployeeId、文字列、必須）は、初めから用意されています。';

/** The place for an answer that is a custom data definition. */
export function DefinitionAnswer(): ReactNode {
  const id = useId();
  const [settings, setSettings] = useState<Omit<Answer, 'items'>>({
    definitionName: '',
    kind: '',
    externalSystem: '',
  });
  const [rows, setRows] = useState<readonly Row[]>([{number: 1, item: BLANK}]);
  const nextNumber = useRef(2);
  const addButton = useRef<HTMLButtonElement>(null);

  const change = (number: number, changes: Partial<ItemAnswer>) =>
    setRows((old) =>
      old.map((row) =>
        row.number === number ? {number, item: {...row.item, ...changes}} : row,
      ),
    );
  const add = () => {
    const number = nextNumber.current;
    nextNumber.current += 1;
    setRows((old) => [...old, {number, item: BLANK}]);
  };
  const remove = (number: number) => {
    setRows((old) => old.filter((row) => row.number !== number));
    // The button that was pressed is gone.
    addButton.current?.focus();
  };

  return (
    <>
      <div className={`${styles.form} ${styles.needsScript}`}>
        <p className={styles.note} data-page-part="note">
          {NOTE}
        </p>
        <div className={styles.field}>
          <label htmlFor={`${id}name`}>カスタムデータ定義名</label>
          <input
            id={`${id}name`}
            type="text"
            autoComplete="off"
            value={settings.definitionName}
            onChange={({target}) =>
              setSettings({...settings, definitionName: target.value})
            }
          />
        </div>
        <ChoiceGroup
          label="データ種別"
          choices={['個人データ', '共通データ']}
          value={settings.kind}
          onChange={(kind) => setSettings({...settings, kind})}
        />
        {settings.kind === '個人データ' && (
          <>
            <ChoiceGroup
              label="外部システム利用区分"
              choices={['使用しない', 'Combosite']}
              value={settings.externalSystem}
              onChange={(externalSystem) =>
                setSettings({...settings, externalSystem})
              }
            />
            <p className={styles.note}>{EMPLOYEE_ID_NOTE}</p>
          </>
        )}
        {rows.map(({number, item}, index) => (
          <ItemFields
            key={number}
            label={`項目${index + 1}`}
            item={item}
            // The rows that the reader added take the focus.
            hasFocus={number > 1}
            onChange={(changes) => change(number, changes)}
            onRemove={() => remove(number)}
          />
        ))}
        <div>
          {/* assumption: add-item-button */}
          <button
            ref={addButton}
            type="button"
            className="button button--secondary button--sm"
            onClick={add}
          >
            項目を追加
          </button>
        </div>
      </div>
      <CheckPanel
        load={() => import('../../shared/register-custom-data-definition')}
        check={({exercise}) => [
          {
            checks: exercise.check({
              ...settings,
              items: rows.map(({item}) => item),
            }),
          },
        ]}
      />
    </>
  );
}

interface ItemFieldsProps {
  readonly label: string;
  readonly item: ItemAnswer;
  /** Whether the first field takes the focus when it appears. */
  readonly hasFocus: boolean;
  readonly onChange: (changes: Partial<ItemAnswer>) => void;
  readonly onRemove: () => void;
}

/** The fields of one item. */
function ItemFields({
  label,
  item,
  hasFocus,
  onChange,
  onRemove,
}: ItemFieldsProps): ReactNode {
  const id = useId();
  return (
    <fieldset className={styles.item}>
      <legend>{label}</legend>
      <div className={styles.columns}>
        <div className={styles.field}>
          <label htmlFor={`${id}name`}>項目名</label>
          <input
            id={`${id}name`}
            type="text"
            autoComplete="off"
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the reader has just added it
            autoFocus={hasFocus}
            value={item.itemName}
            onChange={({target}) => onChange({itemName: target.value})}
          />
        </div>
        {/* assumption: item-key-field */}
        <div className={styles.field}>
          <label htmlFor={`${id}key`}>項目キー</label>
          <input
            id={`${id}key`}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={item.itemKey}
            onChange={({target}) => onChange({itemKey: target.value})}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}type`}>データ型</label>
          <select
            id={`${id}type`}
            value={item.dataType}
            onChange={({target}) =>
              onChange({
                dataType:
                  DATA_TYPES.find((type) => type === target.value) ?? '',
              })
            }
          >
            <option value="">選んでください</option>
            {DATA_TYPES.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </select>
        </div>
        {/* assumption: required-checkbox */}
        <label className={styles.checkbox}>
          <input
            type="checkbox"
            checked={item.isRequired}
            onChange={({target}) => onChange({isRequired: target.checked})}
          />
          必須
        </label>
        <div>
          <button
            type="button"
            className="button button--secondary button--sm"
            aria-label={`${label}を削除`}
            onClick={onRemove}
          >
            削除
          </button>
        </div>
      </div>
    </fieldset>
  );
}
