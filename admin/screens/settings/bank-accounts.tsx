import { Button, Form, Input, Select } from 'antd';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { bankAccountFields, MAX_BANK_ACCOUNTS } from '#contract/bank-accounts.ts';
import { spacedIban, plainIban } from '#contract/iban.ts';
import { CURRENCIES } from '#contract/money.ts';
import { Field } from '../../form/field.tsx';
import { RowButtons, useDragOrder } from '../../form/row-order.tsx';
import { SETTINGS_TEXTS as texts } from './texts.ts';

export const CURRENCY_OPTIONS = CURRENCIES.map((value) => ({ value, label: texts.currencies[value] }));

/** Bank accounts, one below the other in the order in which customers see them. */
export function BankAccountsInput({ name }: { name: string }) {
  return (
    <Form.List name={name}>
      {(rows, { add, remove, move }) => (
        <>
          {rows.length === 0 && <p className="settings-intro">{texts.noAccounts}</p>}
          <Rows rows={rows} move={move} remove={remove} />
          <Button
            icon={<PlusOutlined aria-hidden />}
            disabled={rows.length >= MAX_BANK_ACCOUNTS}
            onClick={() => add({ bank: '', holder: '', iban: '', currency: 'TRY' })}
          >
            {texts.addAccount}
          </Button>
        </>
      )}
    </Form.List>
  );
}

function Rows({
  rows,
  move,
  remove,
}: {
  rows: { key: number; name: number }[];
  move: (from: number, to: number) => void;
  remove: (at: number) => void;
}) {
  const { rowProps, handleProps } = useDragOrder(move);
  return (
    <ol className="settings-accounts">
      {rows.map(({ key, name: at }) => (
        <li key={key} aria-label={texts.account(at + 1)} {...rowProps(at)}>
          <div className="settings-fields">
            <Field name={[at, 'bank']} schema={bankAccountFields.bank} label={texts.bank}>
              <Input autoComplete="off" />
            </Field>
            <Field name={[at, 'holder']} schema={bankAccountFields.holder} label={texts.holder}>
              <Input autoComplete="off" />
            </Field>
            <Field
              name={[at, 'iban']}
              schema={bankAccountFields.iban}
              label={texts.iban}
              normalize={plainIban}
              getValueProps={(iban: string | undefined) => ({ value: spacedIban(iban ?? '') })}
            >
              <Input className="crud-mono" autoComplete="off" placeholder="TR00 0000 0000 0000 0000 0000 00" />
            </Field>
            <Field
              name={[at, 'currency']}
              schema={bankAccountFields.currency}
              label={texts.accountCurrency}
              checkOn="change"
            >
              <Select options={CURRENCY_OPTIONS} />
            </Field>
          </div>
          <RowButtons
            what={texts.account(at + 1)}
            at={at}
            count={rows.length}
            onMove={(to) => move(at, to)}
            onRemove={() => remove(at)}
            handle={handleProps(at)}
          />
        </li>
      ))}
    </ol>
  );
}
