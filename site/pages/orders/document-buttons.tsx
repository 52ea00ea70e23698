import { useState } from 'react';
import { ApiError } from '#contract/api-error.ts';
import {
  CUSTOMERS_DOCUMENTS,
  DOCUMENT_FAILED,
  DOCUMENT_LABELS,
  type OrderDocument,
} from '#contract/order-documents.ts';
import { download } from '#browser/download.ts';
import { ORDER_TEXTS as texts } from '../../texts/orders.ts';
import { toast } from '../../ui/toast.ts';

/** The order's documents as PDF, each an entry of a list. */
export function DocumentButtons({ number }: { number: string }) {
  const [making, setMaking] = useState<OrderDocument>();
  const save = async (kind: OrderDocument) => {
    if (making) return;
    setMaking(kind);
    try {
      await download('GET /api/orders/:id/documents/:kind', { params: { id: number, kind } });
    } catch (error) {
      toast(ApiError.is(error) && error.message ? error.message : DOCUMENT_FAILED, 'error');
    } finally {
      setMaking(undefined);
    }
  };
  return CUSTOMERS_DOCUMENTS.map((kind) => (
    <li key={kind}>
      <button
        type="button"
        className="order-consent"
        aria-busy={making === kind || undefined}
        onClick={() => void save(kind)}
      >
        {texts.asPdf(DOCUMENT_LABELS[kind])}
      </button>
    </li>
  ));
}
