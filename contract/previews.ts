import * as z from 'zod';
import { EVERYONE, STAFF_ONLY } from './access.ts';
import { Blog, blogFields } from './blogs.ts';
import { endpoints, RICH_TEXT_BYTES } from './endpoint.ts';
import { Id, NoQuery } from './fields.ts';
import { PREVIEW_CALLS } from './page-texts.ts';
import { ActivePage, pageFields } from './pages.ts';

/** Values of a form, saved or not; missing ones show as empty. */
const PreviewInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('blog'), blog: z.object(blogFields).partial() }),
  z.strictObject({ kind: z.literal('page'), page: z.object(pageFields).partial() }),
]);
export const Preview = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('blog'), blog: Blog }),
  z.object({ kind: z.literal('page'), page: ActivePage }),
]);
export type Preview = z.output<typeof Preview>;

export const previewEndpoints = endpoints(PREVIEW_CALLS, {
  'POST /api/previews': {
    access: STAFF_ONLY,
    body: PreviewInput,
    bodyBytes: RICH_TEXT_BYTES,
    status: 201,
    response: z.object({
      path: z.string().describe('Page of the site that shows it: /onizleme/{token}'),
      expiresAt: z.iso.datetime(),
    }),
  },
  'GET /api/previews/:token': {
    access: EVERYONE,
    params: z.object({ token: Id }),
    query: NoQuery,
    response: Preview,
  },
});
