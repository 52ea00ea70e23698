import { useState } from 'react';
import { App, Button, Form, Select } from 'antd';
import type { InvoiceReply } from '#contract/invoices.ts';
import { invoiceFields } from '#contract/invoices.ts';
import {
  draftLacks,
  EXEMPTIONS,
  INVOICE_PROFILE_LABELS,
  INVOICE_PROFILES,
  refundedBeforeInvoice,
} from '#contract/invoice-texts.ts';
import { formatMoney } from '#contract/money.ts';
import type { StaffOrder } from '#contract/orders.ts';
import { api } from '#browser/signed-in-api.ts';
import { useCall } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { Detail, DetailList, useDetails } from '../../crud/details.tsx';
import { DownloadButton } from '../../crud/download-button.tsx';
import { DateField } from '../../form/date-field.tsx';
import { Field } from '../../form/field.tsx';
import { useStaleQuestion } from '../../form/stale-dialog.tsx';
import { SwitchField, TextField } from '../../form/text-fields.tsx';
import { InvoiceNumber, InvoiceStatus, PdfUpload } from './invoice-parts.tsx';
import { OrderDialog, type DialogPlace } from './order-dialog.tsx';
import { Part } from './parts.tsx';
import { ReturnInvoices } from './return-invoices.tsx';
import { ORDER_TEXTS as texts } from './texts.ts';
import { useOrderCall } from './use-order-call.ts';

interface Props {
  order: StaffOrder;
  onChanged: (order: StaffOrder) => void;
}
interface Values {
  profile: (typeof INVOICE_PROFILES)[number];
  exemptionCode: string;
  number: string;
  issueDate: string | null;
  isCancelled: boolean;
}

/** The invoice: its draft for the integrator, its number, and its PDF for the customer. */
export function OrderInvoiceDocument({ order, onChanged }: Props) {
  const { row: asked, show, ...place } = useDetails<'invoice'>();
  const { _id: id } = order;
  const { data } = useCall('GET /api/orders/:id/invoice', { params: { id } });
  if (!data?.canPrepare) return null;
  const { invoice, missing, isNothingLeft, returns } = data;
  const isRefundedBefore = order.refunded > 0 && returns.length === 0 && invoice?.state !== 'issued';
  return (
    <Part title={texts.invoiceDocument}>
      {invoice ? (
        <>
          <DetailList>
            <InvoiceStatus state={invoice.state} />
            <Detail label={texts.invoiceProfile}>{INVOICE_PROFILE_LABELS[invoice.profile]}</Detail>
            <InvoiceNumber number={invoice.number} issueDate={invoice.issueDate} />
          </DetailList>
          <div className="order-shipment-actions">
            {missing.length === 0 && !isNothingLeft && (
              <DownloadButton
                size="small"
                call="GET /api/orders/:id/invoice/xml"
                input={{ params: { id } }}
                failed={texts.draftFailed}
              >
                {texts.draft}
              </DownloadButton>
            )}
            {invoice.hasPdf && (
              <DownloadButton
                size="small"
                call="GET /api/orders/:id/invoice/pdf"
                input={{ params: { id } }}
                failed={texts.invoicePdfFailed}
              >
                {texts.invoicePdf}
              </DownloadButton>
            )}
            <Button size="small" onClick={() => show('invoice')}>
              {texts.edit}
            </Button>
            {invoice.state === 'issued' && (
              <PdfUpload
                path="/invoice/pdf"
                order={order}
                label={texts.invoicePdfUpload}
                hasPdf={invoice.hasPdf}
                onChanged={onChanged}
              />
            )}
          </div>
        </>
      ) : (
        <Button onClick={() => show('invoice')}>{texts.prepareInvoice}</Button>
      )}
      {missing.length > 0 && <p className="crud-note order-invoice-missing">{draftLacks(missing)}</p>}
      {isRefundedBefore && (
        <p className="crud-note order-invoice-missing">
          {refundedBeforeInvoice(formatMoney(order.refunded, order.currency), isNothingLeft)}
        </p>
      )}
      <ReturnInvoices order={order} returns={returns} onChanged={onChanged} />
      {asked && <InvoiceDialog order={order} reply={data} place={place} onChanged={onChanged} />}
    </Part>
  );
}

const PROFILE_OPTIONS = INVOICE_PROFILES.map((value) => ({ value, label: INVOICE_PROFILE_LABELS[value] }));
const EXEMPTION_OPTIONS = Object.entries(EXEMPTIONS).map(([value, label]) => ({ value, label: `${value} · ${label}` }));

function InvoiceDialog({ order, reply, place, onChanged }: Props & { reply: InvoiceReply; place: DialogPlace }) {
  const { message } = App.useApp();
  const [form] = Form.useForm();
  const { send, isSending, problem } = useOrderCall(onChanged, form);
  const guarded = useStaleQuestion('order');
  const [{ invoice, proposed, needsExemption }] = useState(reply); // as it was when it was opened
  const save = async (values: Values): Promise<void> => {
    const saved = await send(
      () =>
        guarded(order.version, (version) =>
          api('PUT /api/orders/:id/invoice', { params: { id: order._id }, body: { ...values, version } }),
        ),
      texts.invoiceFailed,
    );
    if (!saved) return;
    void message.success({ content: texts.invoiceSaved, key: 'order' });
    place.close();
  };
  return (
    <OrderDialog<Values>
      place={place}
      name="order-invoice"
      form={form}
      title={invoice ? texts.editInvoice : texts.prepareInvoice}
      okText={COMMON_TEXTS.save}
      schemas={invoiceFields}
      initialValues={{
        profile: invoice?.profile ?? proposed,
        exemptionCode: invoice?.exemptionCode ?? '',
        number: invoice?.number ?? '',
        issueDate: invoice?.issueDate ?? null,
        isCancelled: invoice?.state === 'cancelled',
      }}
      first="profile"
      isSending={isSending}
      problem={problem}
      onSave={(values) => void save(values)}
    >
      <p className="crud-note order-dialog-effect">{texts.invoiceExplained}</p>
      <Field name="profile" label={texts.invoiceProfile} checkOn="change">
        <Select options={PROFILE_OPTIONS} />
      </Field>
      {needsExemption && (
        <Field name="exemptionCode" label={texts.exemption} checkOn="change" required>
          <Select options={EXEMPTION_OPTIONS} />
        </Field>
      )}
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
