import { useId, useState } from 'react';
import { App, Button, Form, Select } from 'antd';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import type { InvoiceReply } from '#contract/invoices.ts';
import { INVOICE_PDF, invoiceFields } from '#contract/invoices.ts';
import {
  draftLacks,
  EXEMPTIONS,
  INVOICE_PDF_TOO_LARGE,
  INVOICE_PROFILE_LABELS,
  INVOICE_PROFILES,
  INVOICE_STATE_LABELS,
  type InvoiceState,
} from '#contract/invoice-texts.ts';
import type { StaffOrder } from '#contract/orders.ts';
import { api } from '#browser/signed-in-api.ts';
import { uploadFile } from '#browser/upload-file.ts';
import { dayText } from '../../base/dates.ts';
import { useCall } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { CopyButton, Detail, DetailList, useDetails } from '../../crud/details.tsx';
import { DownloadButton } from '../../crud/download-button.tsx';
import { StatusTag } from '../../crud/status.tsx';
import { INVOICE_MARKS } from '../../fields/statuses.ts';
import { DateField } from '../../form/date-field.tsx';
import { Field } from '../../form/field.tsx';
import { useStaleQuestion } from '../../form/stale-dialog.tsx';
import { SwitchField, TextField } from '../../form/text-fields.tsx';
import { OrderDialog, type DialogPlace } from './order-dialog.tsx';
import { Part } from './parts.tsx';
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

const lookOf = (state: InvoiceState) => ({ label: INVOICE_STATE_LABELS[state], ...INVOICE_MARKS[state] });

/** The invoice: its draft for the integrator, its number, and its PDF for the customer. */
export function OrderInvoiceDocument({ order, onChanged }: Props) {
  const { row: asked, show, ...place } = useDetails<'invoice'>();
  const { _id: id } = order;
  const { data } = useCall('GET /api/orders/:id/invoice', { params: { id } });
  if (!data?.canPrepare) return null;
  const { invoice, missing } = data;
  return (
    <Part title={texts.invoiceDocument}>
      {invoice ? (
        <>
          <DetailList>
            <Detail label={COMMON_TEXTS.status}>
              <StatusTag look={lookOf(invoice.state)} />
            </Detail>
            <Detail label={texts.invoiceProfile}>{INVOICE_PROFILE_LABELS[invoice.profile]}</Detail>
            {invoice.number !== '' && (
              <Detail label={texts.fieldLabels['invoiceNumber']}>
                <span className="order-copied">
                  <span className="crud-mono">{invoice.number}</span>
                  <CopyButton text={invoice.number} name={texts.copy(texts.fieldLabels['invoiceNumber'])} />
                </span>
              </Detail>
            )}
            {invoice.issueDate && <Detail label={texts.fieldLabels.issueDate}>{dayText(invoice.issueDate)}</Detail>}
          </DetailList>
          <div className="order-shipment-actions">
            {missing.length === 0 && (
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
            {invoice.state === 'issued' && <PdfUpload order={order} hasPdf={invoice.hasPdf} onChanged={onChanged} />}
          </div>
        </>
      ) : (
        <Button onClick={() => show('invoice')}>{texts.prepareInvoice}</Button>
      )}
      {missing.length > 0 && <p className="crud-note order-invoice-missing">{draftLacks(missing)}</p>}
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

/** The integrator's PDF; the customer gets a mail with the first one. */
function PdfUpload({ order, hasPdf, onChanged }: Props & { hasPdf: boolean }) {
  const id = useId();
  const { message } = App.useApp();
  const { send, isSending, problem } = useOrderCall(onChanged);
  const upload = async (file: File): Promise<void> => {
    if (file.size > INVOICE_PDF.maxBytes) {
      void message.error({ content: INVOICE_PDF_TOO_LARGE, key: 'order' });
      return;
    }
    const saved = await send(
      () => uploadFile<StaffOrder>(`/api/orders/${encodeURIComponent(order._id)}/invoice/pdf`, INVOICE_PDF.field, file),
      texts.invoicePdfUploadFailed,
    );
    if (saved) void message.success({ content: texts.invoicePdfSaved, key: 'order' });
  };
  return (
    <>
      <input
        id={id}
        className="unseen"
        type="file"
        accept="application/pdf,.pdf"
        aria-label={texts.invoicePdfUpload}
        disabled={isSending}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void upload(file);
        }}
      />
      <Button
        size="small"
        type={hasPdf ? 'default' : 'primary'}
        icon={<UploadOutlined aria-hidden />}
        loading={isSending}
        onClick={() => document.getElementById(id)?.click()}
      >
        {hasPdf ? texts.invoicePdfReplace : texts.invoicePdfUpload}
      </Button>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </>
  );
}
