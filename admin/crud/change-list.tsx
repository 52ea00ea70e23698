import { useState } from 'react';
import { Button } from 'antd';
import type { AuditEntry } from '#contract/audit.ts';
import { shorten } from '#contract/format.ts';
import { labelsOf } from '../field-labels.ts';
import { readable, valueText } from './value-text.ts';

const FIRST = 3;

/** What an entry changed: field by field, before and after. */
export function ChangeList({ kind, action, changes }: Pick<AuditEntry, 'kind' | 'action' | 'changes'>) {
  const [isWhole, setIsWhole] = useState(false);
  if (changes.length === 0) return <>-</>;
  const labels = labelsOf(kind);
  const shown = isWhole ? changes : changes.slice(0, FIRST);
  const text = (field: string, value: unknown) => { const whole = valueText(kind, field, value); return isWhole ? whole : shorten(whole, 80); };
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
