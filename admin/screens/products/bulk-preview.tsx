import { Alert } from 'antd';
import type { BulkPreview } from '#contract/bulk-edit.ts';
import { formatMoney } from '#contract/money.ts';
import { valueText } from '../../fields/values.ts';
import { BULK_TEXTS as texts } from './bulk-texts.ts';

/** Fields in words, as the audit list writes them. */
const inWords = (fields: unknown): string =>
  Object.entries((fields ?? {}) as Record<string, unknown>)
    .filter(([name, value], _, all) => value !== null || all.length === 1 || name === 'category')
    .map(([name, value]) => valueText('product', name, value))
    .join(' › ');

/** How many products change, their prices in figures, and the first of them. */
export function ChangePreview({ preview, isOld }: { preview: BulkPreview; isOld: boolean }) {
  const { changed, same, refused, rows, prices } = preview;
  const refusals = refused.reduce((sum, { count }) => sum + count, 0);
  const shown = rows.filter(({ after, before, refusal }) => refusal === '' && after !== before).length;
  return (
    <div className="bulk-preview" data-old={isOld || undefined}>
      <ul className="bulk-counts">
        <li>
          <b>{texts.changes(changed)}</b>
        </li>
        {same > 0 && <li>{texts.same(same)}</li>}
        {refusals > 0 && <li>{texts.refused(refusals)}</li>}
      </ul>
      {refused.length > 0 && (
        <Alert
          className="bulk-refusals"
          type="warning"
          showIcon
          title={refused.map(({ sentence, count }) => texts.reason(sentence, count)).join(' ')}
        />
      )}
      {prices.map(({ currency, before, after }) => (
        <dl key={currency} className="bulk-figures">
          {(['min', 'max', 'sum'] as const).map((name) => (
            <div key={name}>
              <dt>{texts.figures[name]}</dt>
              <dd>
                {before && <s>{formatMoney(before[name], currency)}</s>} {after && formatMoney(after[name], currency)}
              </dd>
            </div>
          ))}
        </dl>
      ))}
      {rows.length > 0 && (
        <table>
          <caption>{texts.first(shown, changed)}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.product}</th>
              <th scope="col">{texts.before}</th>
              <th scope="col">{texts.after}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ _id, code, name, before, after, refusal }) => {
              const [was, is] = [inWords(before), inWords(after)];
              return (
                <tr key={_id}>
                  <th scope="row">
                    <span className="crud-mono">{code}</span>
                    <small title={name}>{name}</small>
                  </th>
                  <td>{was}</td>
                  <td>
                    {refusal !== '' && <span className="crud-note">{refusal}</span>}
                    {refusal === '' &&
                      (was === is ? <span className="crud-note">{texts.unchanged}</span> : <b>{is}</b>)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </div>
  );
}
