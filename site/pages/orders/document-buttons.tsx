import { useState } from 'react';
import { ApiError } from '#contract/api-error.ts';
import { CUSTOMERS_DOCUMENTS, DOCUMENT_FAILED, DOCUMENT_LABELS } from '#contract/order-documents.ts';
import type { Order } from '#contract/orders.ts';
import { download } from '#browser/download.ts';
import { ORDER_TEXTS as texts } from '../../texts/orders.ts';
import { toast } from '../../ui/toast.ts';

interface Entry {
  key: string;
  label: string;
  save(): Promise<void>;
}

/** The order's documents as PDF, each an entry of a list; the official invoices first. */
export function DocumentButtons({
  order: { number, invoiceDocument, returnDocuments },
}: {
  order: Pick<Order, 'number' | 'invoiceDocument' | 'returnDocuments'>;
}) {
  const [making, setMaking] = useState<string>();
  const params = { id: number };
  const entries: Entry[] = [
    ...(invoiceDocument?.hasPdf
      ? [
          {
            key: 'invoice',
            label: texts.invoiceDocument(invoiceDocument.number),
            save: () => download('GET /api/orders/:id/invoice/pdf', { params }),
          },
        ]
      : []),
    ...returnDocuments
      .filter(({ hasPdf }) => hasPdf)
      .map(({ refund, number: ofReturn }) => ({
        key: refund,
        label: texts.returnDocument(ofReturn),
        save: () => download('GET /api/orders/:id/refunds/:refund/invoice/pdf', { params: { ...params, refund } }),
      })),
    ...CUSTOMERS_DOCUMENTS.map((kind) => ({
      key: kind,
      label: texts.asPdf(DOCUMENT_LABELS[kind]),
      save: () => download('GET /api/orders/:id/documents/:kind', { params: { ...params, kind } }),
    })),
  ];
  const save = async (entry: Entry) => {
    if (making) return;
    setMaking(entry.key);
    try {
      await entry.save();
    } catch (error) {
      toast(ApiError.is(error) && error.message ? error.message : DOCUMENT_FAILED, 'error');
    } finally {
      setMaking(undefined);
    }
  };
  return entries.map((entry) => (
    <li key={entry.key}>
      <button
        type="button"
        className="order-consent"
        aria-busy={making === entry.key || undefined}
        onClick={() => void save(entry)}
      >
        {entry.label}
      </button>
    </li>
  ));
}
