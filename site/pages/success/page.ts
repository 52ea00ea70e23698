// The page after paying.
import { definePage } from '../../base/page.tsx';
import { SUCCESS_TEXTS } from '../../texts/orders.ts';

/** The same page for everybody: the browser reads `session_id` and asks for the result. */
export const successPage = definePage({
  path: '/success',
  head: () => ({
    title: SUCCESS_TEXTS.pageTitle,
    isNoindex: true,
  }),
});
