import { formatNumber } from '#contract/format.ts';
import { ORDERS_PATH, SHOP_PATH } from '#contract/paths.ts';
import { api } from '#browser/signed-in-api.ts';
import { AccountFrame } from '../../account/account-frame.tsx';
import { LoadFailure, Pending } from '../../account/pending.tsx';
import { useLoaded } from '../../account/use-loaded.ts';
import { wholeNumberOf } from '../../base/query.ts';
import { useLocation } from '../../base/router.tsx';
import { ORDER_LIST_TEXTS as texts } from '../../texts/orders.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { OpenAccount } from './open-account.tsx';
import { OrderTable } from './table.tsx';
import './orders.css';

const LIST_PATH = ORDERS_PATH;

export default function OrderListView() {
  const { search } = useLocation();
  const page = wholeNumberOf(new URLSearchParams(search).get('page'), 1, 100_000);
  return <AccountFrame title={texts.title}>{() => <OrderList key={page} page={page} />}</AccountFrame>;
}

function OrderList({ page }: { page: number }) {
  const { data, failure, reload } = useLoaded(async () => {
    const [orders, { account }] = await Promise.all([
      api('GET /api/orders/mine', { query: { page } }),
      api('GET /api/payment/account'),
    ]);
    return { ...orders, account };
  });
  if (!data) return failure ? <LoadFailure sentence={failure.sentence} onRetry={reload} /> : <Pending lines={8} />;
  if (data.total === 0) {
    return (
      <>
        {data.account && <OpenAccount account={data.account} />}
        <EmptyState sentence={texts.empty}>
          <a className="button button--accent" href={SHOP_PATH}>
            {texts.toShop}
          </a>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      {data.account && <OpenAccount account={data.account} />}
      <p className="orders-count figures">{texts.total(formatNumber(data.total))}</p>
      <OrderTable orders={data.items} />
      <Pager page={data.page} pages={data.pages} to={(to) => (to === 1 ? LIST_PATH : `${LIST_PATH}?page=${to}`)} />
    </>
  );
}
