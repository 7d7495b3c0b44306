import {useId, useReducer, useRef} from 'react';
import type {ComponentProps, ReactNode} from 'react';
import type {
  DefinitionAnswer as Answer,
  ItemAnswer,
} from '../../shared/register-custom-data-definition';
import styles from './answerForm.module.css';
import {CheckPanel} from './CheckPanel';
import {ChoiceGroup} from './ChoiceGroup';

/** An item of the form; the number stays when others are removed. */
interface Row extends ItemAnswer {
  readonly number: number;
}

/** The form as it stands. */
interface Form extends Answer {
  readonly items: readonly Row[];
}

// assumption: data-types
const DATA_TYPES = ['文字列', '数値', '日付', '真偽値'] as const;

const FIRST: Row = {
  number: 1,
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
  // Several fields may change at once: what was done before the page could do it.
  const [answer, change] = useReducer(
    (old: Form, changesOf: (old: Form) => Partial<Form>): Form => ({
      ...old,
      ...changesOf(old),
    }),
    {definitionName: '', kind: '', externalSystem: '', items: [FIRST]},
  );
  const {definitionName, externalSystem, items, kind} = answer;
  const lastNumber = useRef(FIRST.number);
  const addButton = useRef<HTMLButtonElement>(null);

  const add = () => {
    lastNumber.current += 1;
    const added = {...FIRST, number: lastNumber.current};
    change((old) => ({items: [...old.items, added]}));
  };
  const remove = (number: number) => {
    change((old) => ({
      items: old.items.filter((row) => row.number !== number),
    }));
    // The button that was pressed is gone.
    addButton.current?.focus();
  };

  return (
    <>
      <div className={`${styles.form} ${styles.needsScript}`}>
        <p className={styles.note} data-page-part="note">
          {NOTE}
        </p>
        <TextField
          label="カスタムデータ定義名"
          value={definitionName}
          onChange={({target: {value}}) =>
            change(() => ({definitionName: value}))
          }
        />
        <ChoiceGroup
          label="データ種別"
          choices={['個人データ', '共通データ']}
          value={kind}
          onChange={(choice) => change(() => ({kind: choice}))}
        />
        {kind === '個人データ' && (
          <>
            <ChoiceGroup
              label="外部システム利用区分"
              choices={['使用しない', 'Combosite']}
              value={externalSystem}
              onChange={(choice) => change(() => ({externalSystem: choice}))}
            />
            <p className={styles.note}>{EMPLOYEE_ID_NOTE}</p>
          </>
        )}
        {items.map((row, index) => (
          <ItemFields
            key={row.number}
            label={`項目${index + 1}`}
            row={row}
            onChange={(changes) =>
              change((old) => ({
                items: old.items.map((one) =>
                  one.number === row.number ? {...one, ...changes} : one,
                ),
              }))
            }
            onRemove={() => remove(row.number)}
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
        check={({check}) => [{checks: check(answer)}]}
      />
    </>
  );
}

/** A line of text with its label. */
function TextField({
  label,
  ...input
}: ComponentProps<'input'> & {readonly label: string}): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input {...input} id={id} type="text" autoComplete="off" />
    </div>
  );
}

interface ItemFieldsProps {
  readonly label: string;
  readonly row: Row;
  readonly onChange: (changes: Partial<Row>) => void;
  readonly onRemove: () => void;
}

function ItemFields({
  label,
  row,
  onChange,
  onRemove,
}: ItemFieldsProps): ReactNode {
  const id = useId();
  return (
    <fieldset className={styles.item}>
      <legend>{label}</legend>
      <div className={styles.columns}>
        <TextField
          label="項目名"
          // The rows that the reader added take the focus.
          // eslint-disable-next-line jsx-a11y/no-autofocus -- see above
          autoFocus={row.number > FIRST.number}
          value={row.itemName}
          onChange={({target}) => onChange({itemName: target.value})}
        />
        {/* assumption: item-key-field */}
        <TextField
          label="項目キー"
          autoCapitalize="none"
          spellCheck={false}
          value={row.itemKey}
          onChange={({target}) => onChange({itemKey: target.value})}
        />
        <div className={styles.field}>
          <label htmlFor={id}>データ型</label>
          <select
            id={id}
            value={row.dataType}
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
            checked={row.isRequired}
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
