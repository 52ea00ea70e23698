import { Fragment } from 'react';
import { Link } from 'react-router';
import type { Family } from '#contract/families.ts';
import { formatNumber } from '#contract/format.ts';
import { panelRowPath } from '#contract/panel-paths.ts';
import { useCall } from '../../../base/queries.ts';
import { CAD_TAB_TEXTS as texts } from './texts.ts';

/** How often the family's files were asked for lately, and which articles most. */
export function Usage({ row }: { row: Family }) {
  const { data } = useCall('GET /api/families/:id/cad/usage', { params: { id: row._id } });
  if (!data) return null;
  const { step, dxf, views, wishes, articles } = data;
  return (
    <section className="family-cad-usage" aria-label={texts.usage}>
      <p>{texts.used(formatNumber(step), formatNumber(dxf), formatNumber(views))}</p>
      {wishes > 0 && <p>{texts.wished(formatNumber(wishes))}</p>}
      {articles.length > 0 && (
        <p>
          {texts.mostAsked}
          {articles.map(({ _id, code, name, ...counts }, i) => (
            <Fragment key={_id}>
              {i > 0 && ', '}
              <Link className="crud-mono" to={panelRowPath('products', _id)} title={name}>
                {code}
              </Link>{' '}
              ({formatNumber(counts.step + counts.dxf + counts.views)})
            </Fragment>
          ))}
        </p>
      )}
    </section>
  );
}
