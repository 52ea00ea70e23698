import { Alert, Spin } from 'antd';
import type { PriceList } from '#contract/price-lists.ts';
import { sentenceOf, useCall } from '../../base/queries.ts';
import { changeText, PRICE_LIST_TEXTS as texts } from './texts.ts';

/** What a list would do to today's prices. */
export function ListPreview({ list: { _id: id, kind, count } }: { list: PriceList }) {
  const { data, error } = useCall(
    'GET /api/price-lists/:id/preview',
    { params: { id } },
    { enabled: count > 0, keepPrevious: true },
  );
  return (
    <section aria-label={texts.preview}>
      <h2>{texts.preview}</h2>
      {count === 0 && <p className="crud-note">{texts.previewEmpty}</p>}
      {count > 0 && error && <Alert type="error" showIcon title={sentenceOf(error, texts.previewFailed)} />}
      {count > 0 && !data && !error && <Spin />}
      {count > 0 && data && (
        <>
          <ul className="price-list-counts">
            {data.raised > 0 && <li>{texts.raised(data.raised)}</li>}
            {data.lowered > 0 && <li>{texts.lowered(data.lowered)}</li>}
            {data.same > 0 && <li>{texts.same(data.same)}</li>}
            {data.unpriced > 0 && <li>{texts.unpriced(data.unpriced)}</li>}
          </ul>
          {data.change && (
            <dl className="price-list-figures">
              {(['min', 'max', 'mean'] as const).map((name) => (
                <div key={name}>
                  <dt>{texts[name]}</dt>
                  <dd>{changeText(data.change![name])}</dd>
                </div>
              ))}
            </dl>
          )}
          {data.refused.length > 0 && (
            <Alert
              type="warning"
              showIcon
              title={data.refused.map((one) => texts.reason(one.sentence, one.count)).join(' ')}
            />
          )}
          {kind === 'campaign' && data.raised > 0 && (
            <Alert type="warning" showIcon title={texts.campaignRaises(data.raised)} />
          )}
        </>
      )}
    </section>
  );
}
