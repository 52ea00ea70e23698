import { previewPath } from '#contract/page-paths.ts';
import { handlers } from '../../../call/handlers.ts';
import type { StaffServices } from '../../../call/services.ts';
import { previewOf } from './shown.ts';
import { previewStore } from './store.ts';

/** Previews of posts and pages before they are saved. */
export const previewHandlers = ({ database, now }: StaffServices) => {
  const previews = previewStore({ database, now });
  return handlers({
    async 'POST /api/previews'({ body }) {
      const { token, expiresAt } = await previews.add(previewOf(body, new Date(now())));
      return { path: previewPath(token), expiresAt: expiresAt.toISOString() };
    },
    'GET /api/previews/:token': ({ params }) => previews.get(params.token),
  });
};
