import { ORDERS_PATH } from '#contract/paths.ts';
import { api } from '#browser/signed-in-api.ts';
import { ORDER_LIST_TEXTS as texts } from '../../texts/orders.ts';
import { OrderTable, type ListedOrder } from './table.tsx';

/** Loads the newest order; undefined if there is none or it cannot be loaded. */
export const lastOrder = (): Promise<ListedOrder | undefined> =>
  api('GET /api/orders/mine', { query: { limit: 1 } }).then(
    ({ items }) => items[0],
    () => undefined,
  );

/** The newest order, for the account's first screen. */
export const LastOrder = ({ order }: { order: ListedOrder }) => (
  <section className="account-table" aria-labelledby="last-order">
    <div className="orders-last">
      <h2 id="last-order">{texts.last}</h2>
      <a className="more" href={ORDERS_PATH}>
        {texts.all}
      </a>
    </div>
    <OrderTable orders={[order]} labelledBy="last-order" />
  </section>
);
