// Previews of unsaved forms, shown for a day to anybody with the link (docs/decisions/0043).
import { randomBytes } from 'node:crypto';
import { notFound } from '#contract/api-error.ts';
import { Preview } from '#contract/previews.ts';
import { hashOfToken } from '../../../base/keys/secret.ts';
import type { Clock } from '../../../base/clock.ts';
import type { Database } from '../../../base/db/database.ts';
import { json } from '../../../base/db/tables.ts';
import { shownContent } from '../pages/store.ts';
import { paragraphsOf } from '../../../base/search-text/page-sections.ts';
import { shownRichText, stampOf } from '../../../base/rich-text/stored.ts';
import { PREVIEW_ABSENT } from '../texts.ts';

const KEPT_MS = 24 * 60 * 60_000;
const TOKEN = /^[\w-]{43}$/;

const textsOf = (preview: Preview): string[] =>
  preview.kind === 'blog' ? [preview.blog.content] : paragraphsOf(preview.page.content.sections);

/** Written without a scope: no cached reply contains them, so no writer waits and no reply becomes invalid. */
export const previewStore = ({ database: { db }, now }: { database: Database; now: Clock }) => ({
  async add(preview: Preview): Promise<{ token: string; expiresAt: Date }> {
    const token = randomBytes(32).toString('base64url');
    const expiresAt = new Date(now() + KEPT_MS);
    await db
      .insertInto('previews')
      .values({
        tokenHash: hashOfToken(token),
        data: json<unknown>({ ...preview, richTextStamp: stampOf(textsOf(preview)) }),
        expiresAt,
      })
      .execute();
    return { token, expiresAt };
  },

  /** @throws NOT_FOUND */
  async get(token: string): Promise<Preview> {
    const row = TOKEN.test(token)
      ? await db
          .selectFrom('previews')
          .select('data')
          .where('tokenHash', '=', hashOfToken(token))
          .where('expiresAt', '>', new Date(now()))
          .executeTakeFirst()
      : undefined;
    const { data: preview } = Preview.safeParse(row?.data); // a preview of another version of the server may differ
    if (!preview) throw notFound(PREVIEW_ABSENT);
    const { richTextStamp = null } = row!.data as { richTextStamp?: string | null };
    return preview.kind === 'blog'
      ? { kind: 'blog', blog: { ...preview.blog, content: shownRichText(preview.blog.content, richTextStamp) } }
      : { kind: 'page', page: { ...preview.page, content: shownContent(preview.page.content, richTextStamp) } };
  },

  async removeOld(): Promise<void> {
    await db.deleteFrom('previews').where('expiresAt', '<=', new Date(now())).execute();
  },
});
