import { searchPath, searchQuotePath } from '#contract/page-paths.ts';
import { CONTACT_PATH, productPath, SHOP_PATH } from '#contract/paths.ts';
import type { ProductCard } from '#contract/products.ts';
import { useLocation, useParams } from '../../base/router.tsx';
import { FRAME_TEXTS } from '../../texts/frame.ts';
import { MISSING_PRODUCT_TEXTS as texts } from '../../texts/missing-product.ts';
import type { PRODUCT_HEAD_TEXTS } from '../../texts/product.ts';
import { Breadcrumb, HOME_STEP } from '../../ui/breadcrumb.tsx';
import { EmptySheet } from '../../ui/empty-sheet.tsx';
import { PriceOrQuote, Stock } from '../../ui/price.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import { wantedOf } from './wanted.ts';

/**
 * A missing product: why, and where to go on. A separate chunk, because it is rare; `headTexts` is a prop, so that the
 * chunk holds its own code only.
 */
export function Missing({
  message,
  instead,
  headTexts,
}: {
  message: string;
  /** What the catalogue has for the words of the address. */
  instead: readonly ProductCard[];
  headTexts: typeof PRODUCT_HEAD_TEXTS;
}) {
  const { pathname } = useLocation();
  const wanted = wantedOf(useParams());
  const isSaid = lower(message) === lower(headTexts.errorTitle);
  const mayHelp = message === headTexts.loadError;
  return (
    <>
      <div className="wrap">
        <Breadcrumb
          trail={[HOME_STEP, { name: texts.allProducts, path: SHOP_PATH }, { name: wanted ?? headTexts.errorTitle }]}
        />
      </div>
      <EmptySheet
        title={headTexts.errorTitle}
        mark={markOf(message, headTexts)}
        caption={texts.sheet}
        below={instead.length > 0 && <Instead products={instead} all={searchPath(wanted!)} />}
        hasGroups
      >
        {/* The title says it already; the sentence is for those who do not see the page. */}
        <p role="alert" className={isSaid ? 'visually-hidden' : undefined}>
          {message}
        </p>
        <p className="muted">{texts.hint}</p>
        <SearchForm initial={wanted} />
        <p className="empty-sheet-links">
          {mayHelp && (
            <a className="button" href={pathname}>
              {texts.retry}
            </a>
          )}
          {wanted ? (
            <a className="button button--quiet" href={searchQuotePath(wanted)}>
              {texts.quoteFor(wanted)}
            </a>
          ) : (
            <a className="button button--quiet" href={CONTACT_PATH}>
              {FRAME_TEXTS.contact}
            </a>
          )}
        </p>
      </EmptySheet>
    </>
  );
}

/** The nearest products, and the way to all that the search finds. */
const Instead = ({ products, all }: { products: readonly ProductCard[]; all: string }) => (
  <section className="product-near" aria-labelledby="instead">
    <h2 id="instead">{texts.instead}</h2>
    <table className="product-near-list">
      <tbody>
        {products.map(({ _id, code, name, slug, price, stockStatus }) => (
          <tr key={_id}>
            <td className="code">{code}</td>
            <td>
              <a href={productPath({ slug, code })}>{name}</a>
            </td>
            <td>
              <Stock status={stockStatus} />
            </td>
            <td>
              <PriceOrQuote price={price} code={code} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <a href={all}>{texts.allInstead}</a>
  </section>
);

const lower = (text: string): string => text.toLocaleLowerCase('tr');

/** The title block's mark: every sentence but the head's own says that the product is gone for good. */
function markOf(message: string, headTexts: typeof PRODUCT_HEAD_TEXTS): string {
  if (message === headTexts.loadError) return '!';
  return Object.values(headTexts).includes(message) ? '404' : '410';
}
