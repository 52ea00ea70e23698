import { useLocation } from 'react-router';
import { MAX_QUERY_LENGTH } from '#contract/catalogue.ts';
import { PRODUCT_TEXTS as texts, PRODUCT_HEAD_TEXTS } from '../../texts/product.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';

/** There is no product to show: why, and the ways on. */
export function Missing({ message }: { message: string }) {
  const { pathname } = useLocation();
  return (
    <div className="wrap product-missing">
      <Breadcrumb trail={[{ name: PRODUCT_HEAD_TEXTS.home, path: '/' }, { name: texts.allProducts, path: '/shop' }, { name: PRODUCT_HEAD_TEXTS.errorTitle }]} />
      <div className="product-missing-sheet grid-paper">
        <h1>{PRODUCT_HEAD_TEXTS.errorTitle}</h1>
        <p role="alert">{message}</p>
        <search>
          <form action="/shop">
            <label htmlFor="product-q">{texts.searchLabel}</label>
            <input id="product-q" className="field" type="search" name="q" maxLength={MAX_QUERY_LENGTH} enterKeyHint="search" />
            <button className="button">{texts.search}</button>
          </form>
        </search>
        <p className="product-missing-ways">
          {message === PRODUCT_HEAD_TEXTS.loadError && <a className="button button--quiet" href={pathname}>{texts.retry}</a>}
          <a className="button button--quiet" href="/shop">{texts.allProducts}</a>
        </p>
      </div>
    </div>
  );
}
