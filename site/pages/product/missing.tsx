import { useLocation } from 'react-router';
import { CONTACT_PATH, SHOP_PATH } from '#contract/paths.ts';
import { FRAME_TEXTS } from '../../texts/frame.ts';
import { MISSING_PRODUCT_TEXTS as texts } from '../../texts/missing-product.ts';
import type { PRODUCT_HEAD_TEXTS } from '../../texts/product.ts';
import { Breadcrumb, HOME_STEP } from '../../ui/breadcrumb.tsx';
import { EmptySheet } from '../../ui/empty-sheet.tsx';
import { SearchForm } from '../../ui/search-form.tsx';

/**
 * A missing product: why, and where to go on. A separate chunk, because it is rare; `headTexts` is a prop, so that the
 * chunk holds its own code only.
 */
export function Missing({ message, headTexts }: { message: string; headTexts: typeof PRODUCT_HEAD_TEXTS }) {
  const { pathname } = useLocation();
  const mayHelp = message === headTexts.loadError;
  return (
    <>
      <div className="wrap">
        <Breadcrumb trail={[HOME_STEP, { name: texts.allProducts, path: SHOP_PATH }, { name: headTexts.errorTitle }]} />
      </div>
      <EmptySheet title={headTexts.errorTitle} mark={mayHelp ? '!' : '404'} caption={texts.sheet}>
        <p className="lead" role="alert">
          {message}
        </p>
        <p>{texts.hint}</p>
        <SearchForm />
        <p className="empty-sheet-links">
          {mayHelp && (
            <a className="button" href={pathname}>
              {texts.retry}
            </a>
          )}
          <a className={mayHelp ? 'button button--quiet' : 'button'} href={SHOP_PATH}>
            {texts.allProducts}
          </a>
          <a className="button button--quiet" href={CONTACT_PATH}>
            {FRAME_TEXTS.contact}
          </a>
        </p>
      </EmptySheet>
    </>
  );
}
