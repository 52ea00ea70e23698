// The content of a new installation: decided once, at the first start of an empty database, and stored.
import { isContentReady } from '../demo/edition.ts';
import type { Database } from '../server/base/db/database.ts';
import type { Config } from '../server/base/env.ts';
import { putSetting, settingStore } from '../server/base/settings/store.ts';

/**
 * Retention periods of new installations. Installations from earlier versions get none, because they would begin to
 * erase what they hold.
 */
const FIRST_PERIODS = { retention_messages_months: 24, retention_applications_months: 12 } as const;

/**
 * Fills an empty database as the start asks: with demo content, or with nothing where `--empty` was given. The decision
 * is stored, so that a database begun empty stays empty. Demo content of an earlier version gets what is new.
 * The demo's room is loaded only when it has something to do.
 */
export async function prepareInstallation(
  database: Database,
  config: Config,
  { isEmptyWanted }: { isEmptyWanted: boolean },
): Promise<void> {
  if (isContentReady(await settingStore(database).all())) return;
  await database.prepare(async () => {
    const settings = await settingStore(database).all();
    if (isContentReady(settings)) return; // another process was faster
    if (settings.install_content === 'demo') return (await openDemo()).renewDemo(database, config);
    const { n } = await database.db
      .selectFrom('products')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    if (n === 0) await setFirstPeriods(database);
    if (n > 0 || isEmptyWanted) return database.write('settings', (trx) => putSetting(trx, 'install_content', 'empty'));
    return (await openDemo()).installDemo(database, config);
  });
}

const openDemo = () => import('../demo/load.ts');

const setFirstPeriods = (database: Database): Promise<void> =>
  database.write('settings', async (trx) => {
    if ((await settingStore({ db: trx }).all()).install_content !== 'none') return; // another process was faster
    for (const key of ['retention_messages_months', 'retention_applications_months'] as const)
      await putSetting(trx, key, FIRST_PERIODS[key]);
  });
