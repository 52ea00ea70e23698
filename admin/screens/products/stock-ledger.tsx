import { panelOrderPath } from '#contract/panel-paths.ts';
import { useState } from 'react';
import { Button, Pagination, Skeleton } from 'antd';
import { Link } from 'react-router';
import { STOCK_MOVES_PAGE_SIZE, type StockMove } from '#contract/products.ts';
import { useMay } from '../../base/access.ts';
import { shortTime } from '../../base/dates.ts';
import { useCall } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { PRODUCT_TEXTS as texts } from './texts.ts';

const reasonOf = ({ reason, change }: StockMove): string => {
  if (reason === 'in_out') return change > 0 ? texts.moveIn : texts.moveOut;
  return texts.moveReasons[reason];
};
const levelOf = (level: number | null): string => (level === null ? texts.notCounted : String(level));

/** The person who moved it, or the order, as a link for those who may see it. */
function Mover({ move: { order, by } }: { move: StockMove }) {
  const may = useMay();
  if (order === null) return by;
  return may('GET /api/orders') ? (
    <Link to={panelOrderPath(order)}>{texts.moveOrder(order)}</Link>
  ) : (
    texts.moveOrder(order)
  );
}

/** Movements of a product's stock, newest first. */
export function StockLedger({ id }: { id: string }) {
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useCall(
    'GET /api/products/:id/stock-moves',
    { params: { id }, query: { page } },
    { keepPrevious: true },
  );
  return (
    <section className="product-ledger" aria-labelledby="product-ledger-title">
      <h2 id="product-ledger-title">{texts.moves}</h2>
      {!data && !isError && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {!data && isError && (
        <p>
          {texts.movesFailed}{' '}
          <Button size="small" onClick={() => void refetch()}>
            {COMMON_TEXTS.tryAgain}
          </Button>
        </p>
      )}
      {data?.total === 0 && <p className="product-none">{texts.movesNone}</p>}
      {data && data.total > 0 && (
        <ol>
          {data.items.map((move, index) => (
            <li key={`${move.at} ${index}`}>
              <time dateTime={move.at}>{shortTime(move.at)}</time>
              <b>{reasonOf(move)}</b>
              <span className="product-ledger-level">
                {levelOf(move.before)} → {levelOf(move.after)}{' '}
                <span className="product-ledger-change">({texts.signed(move.change)})</span>
              </span>
              <span className="product-ledger-who">
                <Mover move={move} />
              </span>
              {move.note && <span className="product-ledger-note">{move.note}</span>}
            </li>
          ))}
        </ol>
      )}
      {data && data.total > STOCK_MOVES_PAGE_SIZE && (
        <Pagination
          size="small"
          current={page}
          pageSize={STOCK_MOVES_PAGE_SIZE}
          total={data.total}
          showSizeChanger={false}
          onChange={setPage}
        />
      )}
    </section>
  );
}
