// What instalments cost, as the provider told last: asked for once a day by whoever needs it first, and shown for a week
// where it says nothing (docs/decisions/0126).
import type { Selectable } from 'kysely';
import type { AllSettings } from '#contract/staff-settings.ts';
import type { Db } from '../../../base/db/database.ts';
import { json, type InstalmentFamily, type InstalmentRateTable } from '../../../base/db/tables.ts';
import { ProviderError, withinTime } from '../payments/provider/provider.ts';
import type { CardProvider, PaymentProviders } from '../payments/providers.ts';
import type { ShopServices } from '../payments/services.ts';

const HOUR_MS = 60 * 60_000;
const FRESH_MS = 24 * HOUR_MS;
const SHOWN_MS = 7 * 24 * HOUR_MS;
/** Pause after a question, for all processes: an answer is fresh for longer, a failure is not repeated at once. */
const PAUSE_MS = 10 * 60_000;

type Row = Selectable<InstalmentRateTable>;

/** Who takes cards in instalments, and how many the shop allows. */
export interface InstalmentOffer extends CardProvider {
  most: number;
}

/** @returns null where cards are paid at once */
export async function instalmentOffer(
  providers: PaymentProviders,
  db: Db,
  settings: AllSettings,
): Promise<InstalmentOffer | null> {
  const { shop_instalments_max: most, shop_currency: currency } = settings;
  if (most < 2 || currency !== 'TRY') return null;
  const cards = await providers.forCards(db, settings);
  return cards?.provider.instalmentRates ? { ...cards, most } : null;
}

/** Without the counts that the shop does not allow. */
const allowed = (families: readonly InstalmentFamily[], most: number): InstalmentFamily[] =>
  families
    .map(({ name, options }) => ({
      name,
      options: options.filter(({ count }) => count <= most).toSorted((a, b) => a.count - b.count),
    }))
    .filter(({ options }) => options.length > 0);

const find = (db: Db, { provider, isTest }: CardProvider): Promise<Row | undefined> =>
  db
    .selectFrom('instalmentRates')
    .selectAll()
    .where('provider', '=', provider.name)
    .where('isTest', '=', isTest)
    .executeTakeFirst();

/**
 * Whether pages lead to the instalments: until a failure shows that the provider has been silent for too long. It changes
 * with stored rows alone, never by time, because pages that are kept would not notice.
 */
function isShown(row: Row | undefined, most: number): boolean {
  if (!row) return true; // nobody has asked yet
  const { families, fetchedAt, failedAt } = row;
  if (families === null || fetchedAt === null) return failedAt === null;
  const silentMs = failedAt === null ? 0 : failedAt.getTime() - fetchedAt.getTime();
  return silentMs <= SHOWN_MS && allowed(families, most).length > 0;
}

export const areInstalmentsShown = async (db: Db, offer: InstalmentOffer): Promise<boolean> =>
  isShown(await find(db, offer), offer.most);

export const instalmentRates = ({ database, now }: Pick<ShopServices, 'database' | 'now'>) => {
  const { db } = database;
  /** By provider: simultaneous visitors share one question. */
  const running = new Map<string, Promise<void>>();

  const isYounger = (row: Row | undefined, ms: number): row is Row & { families: InstalmentFamily[] } =>
    row?.families != null && row.fetchedAt !== null && now() - row.fetchedAt.getTime() < ms;

  /** Takes the turn to ask; if this process dies, it is used up all the same. @returns whether it was free */
  async function takeTurn({ provider, isTest }: InstalmentOffer, at: Date): Promise<boolean> {
    const taken = await db
      .insertInto('instalmentRates')
      .values({ provider: provider.name, isTest, fetchedAt: null, askedAt: at, failedAt: null })
      .onConflict((conflict) =>
        conflict
          .columns(['provider', 'isTest'])
          .doUpdateSet((eb) => ({ askedAt: eb.ref('excluded.askedAt') }))
          .where((eb) =>
            eb.or([
              eb('instalmentRates.askedAt', '<=', new Date(at.getTime() - PAUSE_MS)),
              eb('instalmentRates.askedAt', '>', at), // of a clock that was wrong
            ]),
          ),
      )
      .returning('provider')
      .executeTakeFirst();
    return taken !== undefined;
  }

  /** Stores an answer, or that there was none. Where pages change by it, those that are kept are no longer valid. */
  async function store(offer: InstalmentOffer, told: Partial<Row>): Promise<void> {
    const { families, ...times } = told;
    const update = (on: Db) =>
      on
        .updateTable('instalmentRates')
        .set({ ...times, ...(families ? { families: json(families) } : {}) })
        .where('provider', '=', offer.provider.name)
        .where('isTest', '=', offer.isTest)
        .execute();
    const before = await find(db, offer);
    if (isShown(before, offer.most) === isShown({ ...before!, ...told }, offer.most)) await update(db);
    else await database.write('settings', update);
  }

  /** @throws ProviderError where the provider does not tell */
  async function ask(offer: InstalmentOffer): Promise<void> {
    if (!(await takeTurn(offer, new Date(now())))) return; // asked a moment ago, here or by another process
    let families: InstalmentFamily[];
    try {
      families = await withinTime(offer.provider.instalmentRates!());
    } catch (error) {
      await store(offer, { failedAt: new Date(now()) });
      throw error;
    }
    await store(offer, { families, fetchedAt: new Date(now()) });
  }

  function askOnce(offer: InstalmentOffer): Promise<void> {
    const key = `${offer.provider.name} ${offer.isTest}`;
    let question = running.get(key);
    if (!question)
      running.set(
        key,
        (question = ask(offer).finally(() => {
          running.delete(key);
        })),
      );
    return question;
  }

  return {
    /** The rates by family of cards; null: the provider has told none for too long. */
    async current(offer: InstalmentOffer): Promise<InstalmentFamily[] | null> {
      const known = await find(db, offer);
      if (isYounger(known, FRESH_MS)) return allowed(known.families, offer.most);
      await askOnce(offer).catch((error: unknown) => {
        if (!(error instanceof ProviderError)) throw error;
      });
      const told = await find(db, offer);
      return isYounger(told, SHOWN_MS) ? allowed(told.families, offer.most) : null;
    },

    /** Asks where the rates are a day old, also while no page leads to them. @throws ProviderError */
    async renew(offer: InstalmentOffer): Promise<void> {
      if (!isYounger(await find(db, offer), FRESH_MS)) await askOnce(offer);
    },
  };
};
