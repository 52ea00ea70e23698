import { searchPath, searchQuotePath } from '#contract/page-paths.ts';
import { CONTACT_PATH, SHOP_PATH } from '#contract/paths.ts';
import type { CatalogueSearchReply } from '#contract/search.ts';
import { useLocation, useParams } from '../../base/router.tsx';
import { LateFound } from '../../search/late-found.tsx';
import { isNearOnly } from '../../search/reply.ts';
import { FRAME_TEXTS } from '../../texts/frame.ts';
import { MISSING_PRODUCT_TEXTS as texts } from '../../texts/missing-product.ts';
import type { PRODUCT_HEAD_TEXTS } from '../../texts/product.ts';
import { Breadcrumb, HOME_STEP } from '../../ui/breadcrumb.tsx';
import { EmptySheet } from '../../ui/empty-sheet.tsx';
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
  /** The search's answer to the address's words. */
  instead: CatalogueSearchReply | null;
  headTexts: typeof PRODUCT_HEAD_TEXTS;
}) {
  const { pathname } = useLocation();
  const wanted = wantedOf(useParams());
  const isSaid = lower(message) === lower(headTexts.errorTitle);
  const mayHelp = message === headTexts.loadError;
  /** The answer below asks for the size's price itself. */
  const hasQuote = instead !== null && isNearOnly(instead);
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
        below={instead && <Instead found={instead} wanted={wanted!} />}
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
          {wanted && !hasQuote && (
            <a className="button button--quiet" href={searchQuotePath(wanted)}>
              {texts.quoteFor(wanted)}
            </a>
          )}
          {!wanted && (
            <a className="button button--quiet" href={CONTACT_PATH}>
              {FRAME_TEXTS.contact}
            </a>
          )}
        </p>
      </EmptySheet>
    </>
  );
}

/** What the search shows for the address's words, and the way to all that it finds. */
const Instead = ({ found, wanted }: { found: CatalogueSearchReply; wanted: string }) => (
  <section className="product-instead" aria-labelledby="instead">
    <h2 id="instead">{texts.instead}</h2>
    <div className="shop-found">
      <LateFound term={wanted} reply={found} />
    </div>
    <p>
      <a className="more" href={searchPath(wanted)}>
        {texts.allInstead}
      </a>
    </p>
  </section>
);

const lower = (text: string): string => text.toLocaleLowerCase('tr');

/** The title block's mark: every sentence but the head's own says that the product is gone for good. */
function markOf(message: string, headTexts: typeof PRODUCT_HEAD_TEXTS): string {
  if (message === headTexts.loadError) return '!';
  return Object.values(headTexts).includes(message) ? '404' : '410';
}
