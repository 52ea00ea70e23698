import { Link } from 'react-router';
import type { ShopFigures } from '#contract/dashboard.ts';
import { formatNumber } from '#contract/format.ts';
import { LOW_STOCK_PATH, SOLD_OUT_PATH } from '../../base/narrowed-lists.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { Card, Lines } from './card.tsx';
import { ArticleRow } from './sales.tsx';
import { DASHBOARD_TEXTS as texts } from './texts.ts';

/** Articles that are running out. */
export function StockCard({ stock }: { stock: ShopFigures['stock'] | undefined }) {
  return (
    <Card title={COMMON_TEXTS.lowStock} note={stock && texts.andBelow(stock.threshold)}>
      {stock ? <StockRows {...stock} /> : <Lines count={6} />}
    </Card>
  );
}

function StockRows({ low, soldOut, items }: ShopFigures['stock']) {
  return (
    <>
      <ul className="article-rows">
        {items.map(({ _id, code, name, quantity }) => (
          <ArticleRow key={_id} id={_id} code={code} name={name} figure={COMMON_TEXTS.pieces(formatNumber(quantity))} />
        ))}
      </ul>
      {(low > items.length || soldOut > 0) && (
        <p className="dash-links">
          {low > items.length && <Link to={LOW_STOCK_PATH}>{texts.allLow}</Link>}
          {soldOut > 0 && <Link to={SOLD_OUT_PATH}>{texts.allSoldOut}</Link>}
        </p>
      )}
    </>
  );
}
