// Starts the server process: environment → database → application → listen. `--empty` keeps an empty database empty.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { renewSetupLink } from '../server/domains/people/accounts/setup.ts';
import { buildApp } from '../server/app.ts';
import { openDatabase } from '../server/base/db/opening/open.ts';
import { databaseTrouble } from '../server/base/db/trouble.ts';
import { whenReady } from '../server/base/db/opening/when-ready.ts';
import { prepareInstallation } from './installation.ts';
import { strangeNames, strangeNamesWarning } from '../server/base/env-names.ts';
import { readConfig, SETTING_NAMES, type Config } from '../server/base/env.ts';
import { PUBLIC_FOLDERS } from '../server/base/files/storage.ts';
import { startHousekeeping } from '../server/housekeeping.ts';
import { openSecret } from '../server/base/keys/secret.ts';
import { openMailServer } from '../server/base/mail/mail-server.ts';
import { mailWorker } from '../server/base/mail/worker.ts';
import { rateKeeper, startRates } from '../server/domains/exchange-rates/keeper.ts';
import { openProviders, PAYMENT_SETTING_NAMES, readPaymentConfig } from '../server/domains/shop/payments/providers.ts';
import { reconciler } from '../server/domains/shop/settlement/reconciler.ts';
import { startSchedule } from '../server/schedule.ts';
import { startTasks } from '../server/task-keeper.ts';
import { StartError } from '../server/base/start-error.ts';
import { stopOnSignals } from '../server/web/stopping.ts';

/**
 * Queue for simultaneous connections; the system drops further ones, and their clients try again after a second at the
 * earliest.
 */
const BACKLOG = 4_096;

/** Makes the folders of pictures and documents. @throws StartError when they cannot be made */
function makeFolders({ dataDir }: Config): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 }); // private; folders that exist keep their rights
    for (const folder of PUBLIC_FOLDERS) mkdirSync(join(dataDir, folder), { recursive: true });
    mkdirSync(join(dataDir, 'private'), { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(`The data folder cannot be written (DATA_DIR ${dataDir}): ${(error as Error).message}`);
  }
}

async function start(): Promise<void> {
  const warning = strangeNamesWarning(
    strangeNames(Object.keys(process.env), [...SETTING_NAMES, ...PAYMENT_SETTING_NAMES]),
  );
  if (warning) console.warn(warning);
  const config = readConfig(process.env);
  const paymentConfig = readPaymentConfig(process.env, config);
  // React reads NODE_ENV on import: without it the server would render with the slow development build.
  process.env['NODE_ENV'] = config.isProduction ? 'production' : 'development';
  makeFolders(config);
  const ready = whenReady({ waitMs: config.databaseWaitMs, say: console.warn });
  const database = await ready(() => openDatabase(config.databaseUrl));
  await ready(() => prepareInstallation(database, config, { isEmptyWanted: process.argv.includes('--empty') }));
  const { openSite } = await import(config.isProduction ? '../server/web/built-site.ts' : '../server/web/dev-site.ts');
  const providers = await ready(() => openProviders(paymentConfig, { config, database, now: Date.now }));
  if (config.isProduction && paymentConfig.current === 'demo')
    console.warn(
      'WARNING: test payments (PAYMENT_PROVIDER=demo): orders count as paid although nobody pays. Never on a real shop.',
    );
  const site = await openSite();
  const app = await ready(() => buildApp({ config, database, providers, site }));
  // Nothing is waited for between listening and `stopOnSignals`: a signal would end the process the hard way.
  const secret = await ready(() => openSecret(database, config));
  try {
    await app.listen({ port: config.port, host: config.host, backlog: BACKLOG });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartError(
      code === 'EADDRINUSE'
        ? `Port ${config.port} is taken: stop what uses it, or set PORT.`
        : `Cannot listen on ${config.host}:${config.port}: ${message}`,
    );
  }
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  console.log(
    `Kaliphane runs on http://${config.host === '::' || config.host === '0.0.0.0' ? 'localhost' : config.host}:${port}`,
  );

  // Without an SMTP server, mails wait in the outbox.
  const mail = mailWorker({ database, server: openMailServer({ database, config, secret }), log: app.log });
  mail.start();
  const endHousekeeping = startHousekeeping({ database, config, now: Date.now }, (error) =>
    app.log.error({ err: error }, 'housekeeping failed'),
  );
  const payments = reconciler({ database, config, now: Date.now, providers }, (error) =>
    app.log.error({ err: error }, 'a payment could not be reconciled'),
  );
  payments.start();
  const endRates = startRates(rateKeeper({ database, now: Date.now, address: config.exchangeRatesUrl }), (error) =>
    app.log.error({ err: error }, 'exchange rates could not be kept'),
  );

  const endSchedule = startSchedule({ database, now: Date.now, dataDir: config.dataDir }, (error) =>
    app.log.error({ err: error }, 'what has fallen due could not be done'),
  );
  const tasks = startTasks({
    database,
    now: Date.now,
    onError: (error) => app.log.error({ err: error }, 'tasks could not be looked after'),
  });

  const isStopping = stopOnSignals({
    app,
    delayMs: config.shutdownDelayMs,
    finish() {
      endHousekeeping();
      return Promise.all([app.close(), mail.stop(), payments.stop(), endRates(), endSchedule(), tasks.stop()]).then(
        () => database.close(),
      );
    },
  });

  // Only now: a start that failed leaves the link of the running process valid.
  const link = await ready(() => renewSetupLink(database, config.publicUrl)).catch((error: unknown) => {
    if (isStopping()) return null; // the database has been closed in the meantime
    const cause = error instanceof StartError ? error.cause : error;
    if (!databaseTrouble(cause)) throw error;
    app.log.error({ err: cause }, 'no link for the first admin could be made'); // visitors are served without it
    return null;
  });
  if (link) console.log(`Henüz yönetici yok. İlk yöneticiyi bu bağlantıyla bir kez oluşturabilirsiniz: ${link}`);
}

try {
  await start();
} catch (error) {
  // Mistakes of the owner are one line; other failures are bugs and keep their stack.
  console.error(error instanceof StartError ? `Kaliphane cannot start. ${error.message}` : error);
  process.exit(1);
}
