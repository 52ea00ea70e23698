import type { TestApp } from './app.ts';

/** Returns the waiting mails of the outbox, oldest first. */
export const mailsOf = ({ database }: Pick<TestApp, 'database'>, to?: string) =>
  database.db
    .selectFrom('outbox')
    .select(['kind', 'recipient', 'replyTo', 'subject', 'bodyText', 'bodyHtml', 'about'])
    .$if(to !== undefined, (query) => query.where('recipient', '=', to!))
    .orderBy('id')
    .execute();

/**
 * Returns the token of the last link to a page in an address's mails. @param path '/sifre-sifirla/' @throws without one
 */
export async function tokenFromMail(app: Pick<TestApp, 'database'>, to: string, path: string): Promise<string> {
  const found = (await mailsOf(app, to))
    .map(({ bodyText }) => new RegExp(`http://kaliphane\\.test${path}([\\w-]{43})(?![\\w-])`).exec(bodyText)?.[1])
    .findLast(Boolean);
  if (!found) throw new Error(`No mail to ${to} links to ${path}`);
  return found;
}
