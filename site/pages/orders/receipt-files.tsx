import { useId, useState } from 'react';
import { ApiError } from '#contract/api-error.ts';
import type { Order } from '#contract/orders.ts';
import { NOT_A_RECEIPT_FILE, RECEIPT_FILE_TOO_LARGE, tooManyReceiptFiles } from '#contract/receipt-file-texts.ts';
import { MAX_RECEIPT_FILES, RECEIPT_FILE, RECEIPT_FILE_BYTES, RECEIPT_FILE_ENDINGS } from '#contract/receipt-files.ts';
import { uploadFile } from '#browser/upload-file.ts';
import { longDate } from '../../base/dates.ts';
import { ORDER_TEXTS as texts } from '../../texts/orders.ts';

type Files = Order['receiptFiles'];

/** Why the file is not even sent; undefined: it may be one. */
function refusalOf({ name, size }: File): string | undefined {
  const ending = name.slice(name.lastIndexOf('.')).toLowerCase();
  if (!RECEIPT_FILE_ENDINGS.some((one) => one === ending)) return NOT_A_RECEIPT_FILE;
  return size > RECEIPT_FILE_BYTES ? RECEIPT_FILE_TOO_LARGE : undefined;
}

/** Receipts of the bank that the customer has uploaded, and another one. */
export function ReceiptFiles({ order: { number, receiptFiles } }: { order: Pick<Order, 'number' | 'receiptFiles'> }) {
  const id = useId();
  const [files, setFiles] = useState<Files>(receiptFiles);
  const [said, setSaid] = useState<{ text: string; isError?: boolean }>();
  const [isSending, setSending] = useState(false);
  const send = async (file: File): Promise<void> => {
    const refusal = refusalOf(file);
    if (refusal !== undefined) {
      setSaid({ text: refusal, isError: true });
      return;
    }
    setSending(true);
    setSaid({ text: texts.receiptSending });
    try {
      const order = await uploadFile<Order>(
        `/api/orders/${encodeURIComponent(number)}/receipt-files`,
        RECEIPT_FILE.field,
        file,
      );
      setFiles(order.receiptFiles);
      setSaid({ text: texts.receiptSent });
    } catch (error) {
      setSaid({ text: ApiError.is(error) && error.message ? error.message : texts.receiptFailed, isError: true });
    } finally {
      setSending(false);
    }
  };
  const isFull = files.length >= MAX_RECEIPT_FILES;
  return (
    <div className="order-receipt-files">
      {files.length > 0 && (
        <>
          <h3>{texts.receiptFiles}</h3>
          <ul>
            {files.map(({ _id, name, at }) => (
              <li key={_id}>
                {name} <span className="muted">· {longDate(at)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {isFull ? (
        <p className="muted">{tooManyReceiptFiles(MAX_RECEIPT_FILES)}</p>
      ) : (
        <>
          <input
            id={id}
            className="visually-hidden"
            type="file"
            accept={RECEIPT_FILE_ENDINGS.join()}
            disabled={isSending}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => {
              const file = target.files?.[0];
              target.value = ''; // the same file may be chosen again after a refusal
              if (file) void send(file);
            }}
          />
          <label className="button button--quiet" htmlFor={id} aria-disabled={isSending || undefined}>
            {texts.receiptFile}
          </label>
          <p className="form-hint" id={`${id}-hint`}>
            {texts.receiptFileHint}
          </p>
        </>
      )}
      <output className={said?.isError ? 'form-error' : undefined}>{said?.text}</output>
    </div>
  );
}
