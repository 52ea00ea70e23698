import { useState } from 'react';
import { App, Button, Form } from 'antd';
import type { OrderReturn } from '#contract/invoices.ts';
import { invoiceFields } from '#contract/invoices.ts';
import {
  draftLacks,
  RETURN_EXPLAINED,
  RETURN_LINES_MISSING,
  returnAtMost,
  returnReduced,
  returnTooSmall,
} from '#contract/invoice-texts.ts';
import { formatMoney, toMajor } from '#contract/money.ts';
import { isCovered, type Pieces, soldFor } from '#contract/return-lines.ts';
import type { StaffOrder } from '#contract/orders.ts';
import { countOf } from '#contract/units.ts';
import { api } from '#browser/signed-in-api.ts';
import { shortDateText } from '../../base/dates.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { DetailList, useDetails } from '../../crud/details.tsx';
import { DownloadButton } from '../../crud/download-button.tsx';
import { DateField } from '../../form/date-field.tsx';
import { useStaleQuestion } from '../../form/stale-dialog.tsx';
import { SwitchField, TextField } from '../../form/text-fields.tsx';
import { InvoiceNumber, InvoiceStatus, PdfUpload } from './invoice-parts.tsx';
import { chosenLines, LineQuantity } from './line-quantity.tsx';
import { OrderDialog, type DialogPlace } from './order-dialog.tsx';
import { ORDER_TEXTS as texts } from './texts.ts';
import { useOrderCall } from './use-order-call.ts';

interface Props {
  order: StaffOrder;
  onChanged: (order: StaffOrder) => void;
}
interface Values {
  quantities: Record<string, number | null>;
  number: string;
  issueDate: string | null;
  isCancelled: boolean;
}

/** Refunds of an order whose invoice is issued, each with its return invoice. */
export function ReturnInvoices({ order, returns, onChanged }: Props & { returns: readonly OrderReturn[] }) {
  const { row: asked, show, ...place } = useDetails<OrderReturn>();
  return (
    <>
      {returns.map((one) => (
        <ReturnInvoice key={one.refund} order={order} one={one} onEdit={() => show(one)} onChanged={onChanged} />
      ))}
      {asked && <ReturnDialog order={order} one={asked} place={place} onChanged={onChanged} />}
    </>
  );
}

function ReturnInvoice({
  order,
  one: { refund, at, amountMinor, issuedBy, invoice, missing },
  onEdit,
  onChanged,
}: Props & { one: OrderReturn; onEdit: () => void }) {
  const title = texts.returnTitle(formatMoney(toMajor(amountMinor), order.currency), shortDateText(at));
  const params = { id: order._id, refund };
  return (
    <section className="order-return" aria-label={title}>
      <h3>{title}</h3>
      {invoice && (
        <DetailList>
          <InvoiceStatus state={invoice.state} />
          <InvoiceNumber number={invoice.number} issueDate={invoice.issueDate} />
        </DetailList>
      )}
      {invoice?.state !== 'issued' && <p className="crud-note">{RETURN_EXPLAINED[issuedBy]}</p>}
      <div className="order-shipment-actions">
        {invoice && missing.length === 0 && (
          <DownloadButton
            size="small"
            call="GET /api/orders/:id/refunds/:refund/invoice/xml"
            input={{ params }}
            failed={texts.draftFailed}
          >
            {texts.returnDraft}
          </DownloadButton>
        )}
        {invoice?.hasPdf && (
          <DownloadButton
            size="small"
            call="GET /api/orders/:id/refunds/:refund/invoice/pdf"
            input={{ params }}
            failed={texts.invoicePdfFailed}
          >
            {texts.returnPdf}
          </DownloadButton>
        )}
        <Button size="small" onClick={onEdit}>
          {invoice ? texts.edit : texts.prepareReturn}
        </Button>
        {invoice?.state === 'issued' && (
          <PdfUpload
            path={`/refunds/${encodeURIComponent(refund)}/invoice/pdf`}
            order={order}
            label={texts.returnPdfUpload}
            hasPdf={invoice.hasPdf}
            onChanged={onChanged}
          />
        )}
      </div>
      {invoice && missing.length > 0 && <p className="crud-note order-invoice-missing">{draftLacks(missing)}</p>}
    </section>
  );
}

const leftOf = ({ quantity, gone }: OrderReturn['lines'][number]): number => quantity - gone;

/** Which lines and pieces the refund is for, and the invoice's number once it has one. */
function ReturnDialog({ order, one: given, place, onChanged }: Props & { one: OrderReturn; place: DialogPlace }) {
  const { message } = App.useApp();
  const [form] = Form.useForm();
  const { send, isSending, problem } = useOrderCall(onChanged, form);
  const guarded = useStaleQuestion('order');
  const [one] = useState(given); // as it was when it was opened
  const { invoice, proposed } = one;
  const lines = one.lines.filter((line) => leftOf(line) > 0);
  const quantitiesOf = (pieces: readonly Pieces[]): Values['quantities'] =>
    Object.fromEntries(lines.map(({ line }) => [line, pieces.find((chosen) => chosen.line === line)?.quantity ?? 0]));
  const save = async ({ quantities, number, issueDate, isCancelled }: Values): Promise<void> => {
    const chosen = chosenLines(quantities);
    if (chosen.length === 0) {
      form.setFields([{ name: ['quantities', String(lines[0]?.line)], errors: [RETURN_LINES_MISSING] }]);
      return;
    }
    const saved = await send(
      () =>
        guarded(order.version, (version) =>
          api('PUT /api/orders/:id/refunds/:refund/invoice', {
            params: { id: order._id, refund: one.refund },
            body: { lines: chosen, number, issueDate, isCancelled, version },
          }),
        ),
      texts.invoiceFailed,
    );
    if (!saved) return;
    void message.success({ content: texts.returnSaved, key: 'order' });
    place.close();
  };
  return (
    <OrderDialog<Values>
      place={place}
      name="order-return"
      form={form}
      title={invoice ? texts.editReturn : texts.prepareReturn}
      okText={COMMON_TEXTS.save}
      schemas={invoiceFields}
      initialValues={{
        quantities: quantitiesOf(invoice?.lines ?? proposed),
        number: invoice?.number ?? '',
        issueDate: invoice?.issueDate ?? null,
        isCancelled: invoice?.state === 'cancelled',
      }}
      first={lines.length > 0 ? ['quantities', String(lines[0]!.line)] : 'number'}
      isSending={isSending}
      problem={problem}
      onSave={(values) => void save(values)}
    >
      <p className="crud-note order-dialog-effect">{texts.returnExplained}</p>
      <fieldset className="order-leaving">
        <legend>
          <span>{texts.returned}</span>
          <Button
            size="small"
            onClick={() =>
              form.setFieldsValue({
                quantities: quantitiesOf(lines.map((line) => ({ line: line.line, quantity: leftOf(line) }))),
              })
            }
          >
            {texts.returnAll}
          </Button>
        </legend>
        {lines.map((line) => (
          <LineQuantity
            key={line.line}
            line={line.line}
            code={line.code}
            name={line.name}
            unit={line.unit}
            most={leftOf(line)}
            tooMany={returnAtMost(countOf(leftOf(line), line.unit))}
            label={texts.returnedOf(line.code || line.name)}
          />
        ))}
        <ReturnSum one={one} currency={order.currency} />
      </fieldset>
      <TextField
        name="number"
        label={texts.fieldLabels['invoiceNumber']}
        isMono
        required={false}
        extra={texts.invoiceNumberHint}
        placeholder="ABC2026000000001"
      />
      <DateField name="issueDate" label={texts.fieldLabels.issueDate} />
      {invoice && (
        <SwitchField name="isCancelled" label={texts.invoiceCancelled} on={COMMON_TEXTS.yes} off={COMMON_TEXTS.no} />
      )}
    </OrderDialog>
  );
}

/** What the chosen pieces were sold for, against what went back. */
function ReturnSum({ one: { amountMinor, lines }, currency }: { one: OrderReturn; currency: StaffOrder['currency'] }) {
  const chosen = chosenLines((Form.useWatch('quantities') as Values['quantities'] | undefined) ?? {});
  const soldMinor = chosen.reduce((sum, { line, quantity }) => {
    const sold = lines[line];
    return sold ? sum + soldFor(sold, sold.gone, Math.min(quantity, leftOf(sold))) : sum;
  }, 0);
  const [sold, refunded] = [soldMinor, amountMinor].map((minor) => formatMoney(toMajor(minor), currency)) as [
    string,
    string,
  ];
  const sentenceOf = (): string => {
    if (soldMinor > amountMinor) return returnReduced(sold, refunded);
    return isCovered(amountMinor, soldMinor, chosen.length)
      ? texts.returnFits(refunded)
      : returnTooSmall(sold, refunded);
  };
  return <output className="crud-note order-return-sum">{sentenceOf()}</output>;
}
