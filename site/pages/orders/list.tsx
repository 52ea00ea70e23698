import { useLocation } from 'react-router';
import { lineKey } from '#contract/cart-line.ts';
import { formatMoney } from '#contract/money.ts';
import { formatNumber } from '#contract/format.ts';
import type { Output } from '#contract/endpoints.ts';
import { orderPath } from '#contract/page-paths.ts';
import { ORDERS_PATH, SHOP_PATH } from '#contract/paths.ts';
import { api } from '#browser/signed-in-api.ts';
import { AccountFrame } from '../../account/account-frame.tsx';
import { LoadFailure, Pending } from '../../account/pending.tsx';
import { useLoaded } from '../../account/use-loaded.ts';
import { longDate } from '../../base/dates.ts';
import { wholeNumberOf } from '../../base/query.ts';
import { ORDER_LIST_TEXTS as texts } from '../../texts/orders.ts';
import { Pager } from '../../ui/pager.tsx';
import { Picture } from '../../ui/picture.tsx';
import { OrderStatusTag } from './status.tsx';
import './orders.css';

const LIST_PATH = ORDERS_PATH;

export default function OrderListView() {
  const { search } = useLocation();
  const page = wholeNumberOf(new URLSearchParams(search).get('page'), 1, 100_000);
  return (
    <AccountFrame title={texts.title} lead={texts.lead}>
      {() => <OrderList key={page} page={page} />}
    </AccountFrame>
  );
}

function OrderList({ page }: { page: number }) {
  const { data, failure, reload } = useLoaded(() => api('GET /api/orders/mine', { query: { page } }));
  if (!data) return failure ? <LoadFailure sentence={failure.sentence} onRetry={reload} /> : <Pending lines={8} />;
  if (data.total === 0) {
    return (
      <div className="empty">
        <p>{texts.empty}</p>
        <p>{texts.emptyText}</p>
        <p>
          <a className="button button--accent" href={SHOP_PATH}>
            {texts.toShop}
          </a>
        </p>
      </div>
    );
  }
  return (
    <>
      <p className="orders-count figures">{texts.total(formatNumber(data.total))}</p>
      <ul className="orders">
        {data.items.map((order) => (
          <OrderItem key={order._id} order={order} />
        ))}
      </ul>
      <Pager page={data.page} pages={data.pages} to={(to) => (to === 1 ? LIST_PATH : `${LIST_PATH}?page=${to}`)} />
    </>
  );
}

type ListedOrder = Output<'GET /api/orders/mine'>['items'][number];

/** An order in the list. All of it leads to the order. */
function OrderItem({ order }: { order: ListedOrder }) {
  const { number, createdAt, status, total, refunded, currency, itemCount, firstLines, lineCount } = order;
  const more = lineCount - firstLines.length;
  return (
    <li className="orders-item">
      <div className="orders-head">
        <h2>
          <a className="code" href={orderPath(order.number)}>
            {number}
          </a>
        </h2>
        <OrderStatusTag status={status} />
        <p className="orders-date">
          <time dateTime={createdAt}>{longDate(createdAt)}</time> · {texts.pieces(formatNumber(itemCount))}
        </p>
        <p className="orders-total figures">
          <strong>{formatMoney(total, currency)}</strong>
          {refunded > 0 && <span>{texts.refunded(formatMoney(refunded, currency))}</span>}
        </p>
      </div>
      <ul className="orders-lines">
        {firstLines.map(({ productId, config, name, quantity, img }) => (
          <li key={lineKey({ _id: productId, config })}>
            <Picture kind="products" image={img} alt="" sizes="56px" width={56} height={42} />
            <span>{name}</span>
            <span className="figures">{texts.pieces(formatNumber(quantity))}</span>
          </li>
        ))}
        {more > 0 && <li className="orders-more">{texts.andMore(more)}</li>}
      </ul>
    </li>
  );
}
