import { useSyncExternalStore } from 'react';
import { EMPTY_CART } from '#contract/order-facts.ts';
import { CART_PATH, categoryPath, CONTACT_PATH, SHOP_PATH } from '#contract/paths.ts';
import { useFrame } from '../../base/frame.ts';
import type { PropsOf } from '../../base/page.tsx';
import { isStorageOpen, readCart, subscribeCart } from '../../cart/store.ts';
import { CART_TEXTS as texts } from '../../texts/cart.ts';
import { Breadcrumb, trailTo } from '../../ui/breadcrumb.tsx';
import { openSearch } from '../../ui/open-search.ts';
import { PrintHead } from '../../ui/print-head.tsx';
import { Filled } from './filled.tsx';
import type { cartPage } from './page.ts';
import { useRemoving } from './removing.ts';
import '../../ui/skeleton.css';
import './cart.css';
import './print.css';

export default function CartView({ search: { isCancelled } }: PropsOf<typeof cartPage>) {
  // Undefined on the server, which renders the page for everybody.
  const lines = useSyncExternalStore(subscribeCart, readCart, () => undefined);
  const isKept = useSyncExternalStore(subscribeCart, isStorageOpen, () => true);
  const remove = useRemoving();
  return (
    <div className="cart">
      <PrintHead />
      <div className="wrap">
        <Breadcrumb trail={trailTo(texts.title, CART_PATH)} />
        {isCancelled && <output className="notice cart-notice">{texts.cancelled}</output>}
        {!isKept && (
          <p className="notice notice--error cart-notice" role="alert">
            {texts.notKept} <a href={CONTACT_PATH}>{texts.askQuote}</a>
          </p>
        )}
      </div>
      {lines === undefined && (
        <>
          <Unknown />
          <div className="cart-if-empty">
            <Empty />
          </div>
        </>
      )}
      {lines?.length === 0 && <Empty />}
      {lines && lines.length > 0 && <Filled lines={lines} onRemove={remove} />}
    </div>
  );
}

/** The page before the browser has read a cart with lines; without JavaScript it stays. */
const Unknown = () => (
  <div className="wrap cart-if-unknown">
    <h1>{texts.title}</h1>
    <noscript>
      <p className="notice cart-notice">
        {texts.needsScript} <a href={CONTACT_PATH}>{texts.askQuote}</a>
      </p>
    </noscript>
    <div className="cart-unknown">
      <output className="visually-hidden">{texts.loading}</output>
      {[0, 1, 2].map((i) => (
        <div key={i} className="cart-unknown-line" aria-hidden="true">
          <span className="skeleton" />
          <span className="skeleton" />
          <span className="skeleton" />
        </div>
      ))}
    </div>
  </div>
);

/** One sentence, then the ways on: all products, the search, a quote, the shop's categories. */
function Empty() {
  const { categories } = useFrame();
  return (
    <div className="wrap cart-empty">
      <h1>{EMPTY_CART}</h1>
      <p className="muted">{texts.emptyHint}</p>
      <p className="cart-ways">
        <a className="button button--accent" href={SHOP_PATH}>
          {texts.toShop}
        </a>
        <a className="button button--quiet" href={SHOP_PATH} onClick={openSearch}>
          {texts.addByCode}
        </a>
        <a className="button button--quiet" href={CONTACT_PATH}>
          {texts.askQuote}
        </a>
      </p>
      {categories.length > 0 && (
        <nav aria-labelledby="cart-groups">
          <h2 id="cart-groups">{texts.groups}</h2>
          <ul className="cart-ways">
            {categories.map(({ _id, name }) => (
              <li key={_id}>
                <a className="tag" href={categoryPath(_id)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
