// Agreements that customers accept before paying. The version is a hash of the text, so that nobody accepts a text they
// have not read.
import { createHash } from 'node:crypto';
import { ApiError } from '#contract/api-error.ts';
import { SALES_CONTRACT_SLUG } from '#contract/legal-pages.ts';
import { AGREEMENT_TITLES, AGREEMENTS, type AgreementKey } from '#contract/order-facts.ts';
import type { Agreement } from '#contract/payment.ts';
import type { PageSection } from '#contract/page-sections.ts';
import type { Db } from '../../../base/db/database.ts';
import type { StoredConsent } from '../../../base/db/tables.ts';
import { shownContent } from '../../content/pages/store.ts';
import { plainText } from '../../../base/rich-text/sanitize.ts';
import { settingStore } from '../../../base/settings/store.ts';
import type { PaymentWays } from '../payments/services.ts';
import { offeredMethods } from '../cart/delivery.ts';
import { distanceSalesText, preInformationText } from './agreement-texts.ts';
import { CONSENT_CHANGED } from '../texts.ts';

const MAX_TEXT = 100_000;

const proseOf = (section: PageSection): string[] =>
  ('paragraphs' in section
    ? [section.title, ...section.paragraphs.map((html) => plainText(html, MAX_TEXT))]
    : []
  ).filter(Boolean);

/** The owner's contract, where its page is active and has text. */
async function ownContract(db: Db): Promise<string | null> {
  const page = await db
    .selectFrom('pages')
    .select(['content', 'richTextStamp'])
    .where('slug', '=', SALES_CONTRACT_SLUG)
    .where('isActive', '=', true)
    .executeTakeFirst();
  return (
    (page &&
      shownContent(page.content, page.richTextStamp).sections.flatMap(proseOf).join('\n\n').slice(0, MAX_TEXT)) ||
    null
  );
}

const versionOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The current texts. */
export async function agreementsNow(db: Db, { cards, hasTransfers }: PaymentWays): Promise<Agreement[]> {
  const settings = await settingStore({ db }).all();
  const ways = { hasCards: cards !== null, hasTransfers, methods: offeredMethods(settings) };
  const texts: Record<AgreementKey, string> = {
    preInformation: preInformationText(settings, ways),
    distanceSales: (await ownContract(db)) ?? distanceSalesText(settings, ways),
  };
  return AGREEMENTS.map((key) => ({
    key,
    title: AGREEMENT_TITLES[key],
    version: versionOf(texts[key]),
    text: texts[key],
  }));
}

/**
 * The accepted texts, as orders keep them.
 * @throws CONSENT_CHANGED (409) where a text has changed since it was shown
 */
export async function acceptedConsents(
  db: Db,
  ways: PaymentWays,
  accepted: Readonly<Record<AgreementKey, string>>,
  at: Date,
): Promise<StoredConsent[]> {
  const agreements = await agreementsNow(db, ways);
  const changed = agreements.filter(({ key, version }) => accepted[key] !== version);
  if (changed.length > 0)
    throw new ApiError(
      409,
      'CONSENT_CHANGED',
      CONSENT_CHANGED,
      Object.fromEntries(changed.map(({ key }) => [`consents.${key}`, CONSENT_CHANGED])),
    );
  return agreements.map((agreement) => ({ ...agreement, at: at.toISOString() }));
}
