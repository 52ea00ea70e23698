import { useState } from 'react';
import { Button } from 'antd';
import type { AuditEntry } from '#contract/audit.ts';
import { formatMoney, type Currency } from '#contract/money.ts';
import { shorten } from '#contract/format.ts';
import { labelsOf, valueName } from '../field-labels.ts';

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

const FIRST = 3;

/** What an entry changed: field by field, before and after. */
export function ChangeList({ kind, action, changes }: Pick<AuditEntry, 'kind' | 'action' | 'changes'>) {
  const [isWhole, setIsWhole] = useState(false);
  if (changes.length === 0) return <>-</>;
  const labels = labelsOf(kind);
  const shown = isWhole ? changes : changes.slice(0, FIRST);
  const text = (field: string, value: unknown) => { const whole = valueName(kind, field, value) ?? readable(field, value); return isWhole ? whole : shorten(whole, 80); };
  return (
    <div className="crud-changes">
      <ul>
        {shown.map(({ field, before, after }) => (
          <li key={field}>
            <b>{labels[field] ?? field}:</b> {(action === 'update' || action === 'delete') && <del>{text(field, before)}</del>} {action === 'update' && '→'} {action !== 'delete' && <ins>{text(field, after)}</ins>}
          </li>
        ))}
      </ul>
      {(changes.length > FIRST || isWhole || changes.some(({ field, before, after }) => readable(field, before).length > 80 || readable(field, after).length > 80)) && (
        <Button type="link" size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>{isWhole ? 'Daha az göster' : changes.length > FIRST ? `Tümünü göster (${changes.length})` : 'Tümünü göster'}</Button>
      )}
    </div>
  );
}
