// Shared by the order's invoice and those of its returns.
import { useId } from 'react';
import { App, Button } from 'antd';
import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { INVOICE_PDF } from '#contract/invoices.ts';
import { INVOICE_PDF_TOO_LARGE, INVOICE_STATE_LABELS, type InvoiceState } from '#contract/invoice-texts.ts';
import type { StaffOrder } from '#contract/orders.ts';
import { uploadFile } from '#browser/upload-file.ts';
import { dayText } from '../../base/dates.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { CopyButton, Detail } from '../../crud/details.tsx';
import { StatusTag } from '../../crud/status.tsx';
import { INVOICE_MARKS } from '../../fields/statuses.ts';
import { ORDER_TEXTS as texts } from './texts.ts';
import { useOrderCall } from './use-order-call.ts';

interface Issued {
  state: InvoiceState;
  number: string;
  issueDate: string | null;
}

export const InvoiceStatus = ({ state }: Pick<Issued, 'state'>) => (
  <Detail label={COMMON_TEXTS.status}>
    <StatusTag look={{ label: INVOICE_STATE_LABELS[state], ...INVOICE_MARKS[state] }} />
  </Detail>
);

/** Number and day, as far as they are known. */
export const InvoiceNumber = ({ number, issueDate }: Omit<Issued, 'state'>) => (
  <>
    {number !== '' && (
      <Detail label={texts.fieldLabels['invoiceNumber']}>
        <span className="order-copied">
          <span className="crud-mono">{number}</span>
          <CopyButton text={number} name={texts.copy(texts.fieldLabels['invoiceNumber'])} />
        </span>
      </Detail>
    )}
    {issueDate && <Detail label={texts.fieldLabels.issueDate}>{dayText(issueDate)}</Detail>}
  </>
);

interface PdfUploadProps {
  /** Address below the order's. */
  path: string;
  order: StaffOrder;
  label: string;
  hasPdf: boolean;
  onChanged: (order: StaffOrder) => void;
}

/** The integrator's PDF. */
export function PdfUpload({ path, order, label, hasPdf, onChanged }: PdfUploadProps) {
  const id = useId();
  const { message } = App.useApp();
  const { send, isSending, problem } = useOrderCall(onChanged);
  const upload = async (file: File): Promise<void> => {
    if (file.size > INVOICE_PDF.maxBytes) {
      void message.error({ content: INVOICE_PDF_TOO_LARGE, key: 'order' });
      return;
    }
    const saved = await send(
      () => uploadFile<StaffOrder>(`/api/orders/${encodeURIComponent(order._id)}${path}`, INVOICE_PDF.field, file),
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
        aria-label={label}
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
        {hasPdf ? texts.invoicePdfReplace : label}
      </Button>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </>
  );
}
