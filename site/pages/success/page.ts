import { definePage } from '../../base/page.tsx';
import { SUCCESS_TEXTS } from '../../texts/orders.ts';

/** The server renders it for nobody in particular; the browser reads `session_id` and asks. */
export const successPage = definePage({
  path: '/success',
  head: () => ({
    title: SUCCESS_TEXTS.pageTitle,
    isNoindex: true,
  }),
});
