// The page after paying.
import { CHECKOUT_SUCCESS_PATH } from '#contract/paths.ts';
import { definePage } from '../../base/page.tsx';
import { SUCCESS_TEXTS } from '../../texts/orders.ts';

/** The same page for everybody: the browser reads `session_id` and asks for the result. */
export const successPage = definePage({
  path: CHECKOUT_SUCCESS_PATH,
  head: () => ({
    title: SUCCESS_TEXTS.pageTitle,
    isNoindex: true,
  }),
});
