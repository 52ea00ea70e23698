import type { StockStatus } from '#contract/catalogue.ts';
import { OFFER_TEXTS } from '../texts/frame.ts';
import './price.css';

/** Whether it lies on the shelf: in words, with a full, half or empty dot. */
export function Stock({ status }: { status: StockStatus }) {
  return <span className={`stock stock--${status}`}>{OFFER_TEXTS.stock[status]}</span>;
}
