import { useSyncExternalStore } from 'react';
import { CART_PATH, CONTACT_PATH } from '#contract/paths.ts';
import type { PropsOf } from '../../base/page.tsx';
import { isStorageOpen, readCart, subscribeCart } from '../../cart/store.ts';
import { CART_TEXTS as texts } from '../../texts/cart.ts';
import { Breadcrumb, trailTo } from '../../ui/breadcrumb.tsx';
import { PrintHead } from '../../ui/print-head.tsx';
import { Empty } from './empty.tsx';
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
