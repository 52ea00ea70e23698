import { useState } from 'react';
import { App, Button, Form, Select } from 'antd';
import { spacedIban } from '#contract/iban.ts';
import { formatMoney } from '#contract/money.ts';
import { receiptFields, type StaffOrder } from '#contract/orders.ts';
import { newUuid } from '#browser/new-uuid.ts';
import { api } from '#browser/signed-in-api.ts';
import { dayText, shortTime } from '../../base/dates.ts';
import { useCall } from '../../base/queries.ts';
import { DownloadButton } from '../../crud/download-button.tsx';
import { useDetails } from '../../crud/details.tsx';
import { DateField } from '../../form/date-field.tsx';
import { Field } from '../../form/field.tsx';
import { NumberField, TextField } from '../../form/text-fields.tsx';
import { toAllSettings } from '#contract/staff-settings.ts';
import { OrderDialog, type DialogPlace } from './order-dialog.tsx';
import { ORDER_TEXTS as texts } from './texts.ts';
import { useOrderCall } from './use-order-call.ts';

interface Values {
  amount: number;
  receivedOn: string;
  account: string;
  reference: string;
  note: string;
}

/** Money that staff recorded, and the button that records more. */
export function OrderReceipts({ order, onChanged }: { order: StaffOrder; onChanged: (order: StaffOrder) => void }) {
  const { row: asked, show, ...place } = useDetails<'receipt'>();
  const [opened, setOpened] = useState(0);
  const { _id: id, paymentMethod, paidAt, status, receipts, receiptFiles, currency } = order;
  if (paymentMethod === 'card') return null;
  const isOpen = paidAt === null && status !== 'refunded';
  const isNext = paymentMethod === 'transfer' ? status === 'pending' : status === 'delivered';
  return (
    <>
      {receipts.length > 0 && (
        <ul className="order-entries">
          {receipts.map(({ amount, receivedOn, account, reference, note, by, at }, index) => (
            <li key={`${at} ${index}`}>
              <div className="order-entry-head">
                <strong>{formatMoney(amount, currency)}</strong>
                <span>{dayText(receivedOn)}</span>
              </div>
              <div className="crud-note">
                {[account && spacedIban(account), reference].filter(Boolean).join(' · ')}
                {(account || reference) && <br />}
                <time dateTime={at}>{shortTime(at)}</time>, {by}
              </div>
              {note && <p className="crud-written">{note}</p>}
            </li>
          ))}
        </ul>
      )}
      {receiptFiles.length > 0 && (
        <div className="order-files">
          <h3>{texts.receiptFiles}</h3>
          {receiptFiles.map(({ _id: file, name, at }) => (
            <DownloadButton
              key={file}
              size="small"
              call="GET /api/orders/:id/receipt-files/:file"
              input={{ params: { id, file } }}
              failed={texts.receiptFileFailed}
            >
              {texts.receiptFile(name, shortTime(at))}
            </DownloadButton>
          ))}
        </div>
      )}
      {(isOpen || asked) && (
        <Button
          className="order-refund"
          type={isNext ? 'primary' : 'default'}
          onClick={() => {
            setOpened((times) => times + 1);
            show('receipt');
          }}
        >
          {texts.receiptAction}
        </Button>
      )}
      {/* Each opening is a dialog of its own, also while the last one still fades: another receipt, another key. */}
      {asked && <ReceiptDialog key={opened} order={order} place={place} onChanged={onChanged} />}
    </>
  );
}

const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' }).format(new Date());

function ReceiptDialog({
  order,
  place,
  onChanged,
}: {
  order: StaffOrder;
  place: DialogPlace;
  onChanged: (order: StaffOrder) => void;
}) {
  const { message } = App.useApp();
  const [form] = Form.useForm();
  const { send, isSending, problem } = useOrderCall(onChanged, form);
  const { data } = useCall('GET /api/settings', {});
  const [attempt] = useState(newUuid); // one for each dialog: a lost answer stores nothing twice
  const accounts = (data ? toAllSettings(data).bank_accounts : []).filter(
    ({ currency }) => currency === order.currency,
  );
  const amount = Form.useWatch('amount', form) as number | null | undefined;
  const save = async (values: Values): Promise<void> => {
    const reply = await send(
      () => api('POST /api/orders/:id/receipts', { params: { id: order._id }, body: { ...values, attempt } }),
      texts.receiptFailed,
    );
    if (!reply) return;
    void message.success({
      content: reply.paidAt ? texts.receiptPaid : texts.receiptSaved,
      key: 'order',
    });
    place.close();
  };
  return (
    <OrderDialog<Values>
      place={place}
      name="order-receipt"
      form={form}
      title={texts.receiptAction}
      okText={texts.receiptSave}
      schemas={receiptFields}
      initialValues={{
        amount: order.transfer?.remaining ?? order.total,
        receivedOn: today(),
        account: accounts[0]?.iban ?? '',
        reference: '',
        note: '',
      }}
      first="amount"
      isSending={isSending}
      problem={problem}
      onSave={(values) => void save(values)}
    >
      <p className="crud-dialog-head">
        <strong>{order.number}</strong>: {texts.receiptOf(formatMoney(order.total, order.currency))}
      </p>
      <NumberField name="amount" decimals={2} suffix={order.currency} extra={texts.receiptAmountHint} />
      <DateField name="receivedOn" required />
      <Field name="account" checkOn="change" required={false}>
        <Select
          options={[
            ...accounts.map(({ bank, iban }) => ({ value: iban, label: `${bank}, ${spacedIban(iban)}` })),
            { value: '', label: texts.receiptOtherAccount },
          ]}
        />
      </Field>
      <TextField name="reference" required={false} />
      {typeof amount === 'number' && amount < 0 && <TextField name="note" required />}
    </OrderDialog>
  );
}
