import type { AuditKind } from '#contract/audit.ts';
import { formatMoney, type Currency } from '#contract/money.ts';
import { valueName } from '../field-labels.ts';

const isAmount = (value: object): value is { current: number; old?: number; currency: Currency } => 'current' in value && 'currency' in value;

/** A field's value as a person reads it. */
export function readable(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return field === 'isActive' ? (value ? 'Aktif' : 'Pasif') : value ? 'Evet' : 'Hayır';
  if (Array.isArray(value)) return value.length === 0 ? '—' : value.map((item) => readable(field, item)).join(', ');
  if (typeof value === 'object') {
    if (isAmount(value)) return formatMoney(value.current, value.currency) + (value.old === undefined ? '' : ` (eski ${formatMoney(value.old, value.currency)})`);
    return Object.values(value).filter((part) => part !== null && part !== '').map((part) => readable(field, part)).join(' ');
  }
  return String(value).replace(/<[^<>]{0,500}>/g, ' ').replace(/\s+/g, ' ').trim();
}

/** The same by the words of its kind: 'in_stock' is 'Stokta'. */
export const valueText = (kind: AuditKind | undefined, field: string, value: unknown): string => (kind && valueName(kind, field, value)) ?? readable(field, value);
