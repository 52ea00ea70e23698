// The words of a mail: the owner's where there are any, otherwise the program's (`contract/mail-wording.ts`).
import { filled, WORDED_MAILS, type MailWords, type Place, type WordedKind } from '#contract/mail-wording.ts';
import type { Db } from '../db/database.ts';
import { layout } from './layout.ts';
import type { MailContent } from './outbox.ts';
import { paragraph, type Part } from './parts.ts';
import type { MailSite } from './recipients.ts';

/** The owner's words, by kind of mail. */
export type OwnWords = Readonly<Partial<Record<string, MailWords>>>;

export const ownWords = async (db: Db): Promise<OwnWords> =>
  Object.fromEntries(
    (await db.selectFrom('mailTemplates').select(['kind', 'subject', 'intro', 'outro']).execute()).map(
      ({ kind, ...words }) => [kind, words],
    ),
  );

type PlacesOf<K extends WordedKind> = Exclude<(typeof WORDED_MAILS)[K]['places'][number], 'site'>;

/** Values of a mail's places; the site's name follows by itself. */
export type PlaceValues<K extends WordedKind> = Readonly<Record<PlacesOf<K>, string>>;

/**
 * A mail whose words may be the owner's.
 * @param parts before the first paragraph, and between it and the last one
 */
export function letter<K extends WordedKind>(
  site: MailSite,
  kind: K,
  values: PlaceValues<K>,
  { before = [], between = [] }: { before?: readonly Part[]; between?: readonly Part[] },
): MailContent {
  const { subject, intro, outro }: MailWords = site.words?.[kind] ?? WORDED_MAILS[kind].words;
  const fill = (text: string): string =>
    filled(text, { ...values, site: site.title } satisfies Partial<Record<Place, string>>);
  return {
    kind,
    ...layout(site, fill(subject), [
      ...before,
      paragraph(fill(intro)),
      ...between,
      ...(outro === '' ? [] : [paragraph(fill(outro))]),
    ]),
  };
}
