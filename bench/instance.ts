// An instance in a separate process for `instances.ts`: the API without the site, on the given database.
import type { AddressInfo } from 'node:net';
import { buildApp } from '../server/app.ts';
import { openDatabase } from '../server/base/db/opening/open.ts';
import { readConfig } from '../server/base/env.ts';

/** Instances on one database share their key. */
const APP_SECRET = 'the same key for all instances of a run';

export interface InstanceInput {
  url: string;
  dataDir: string;
}

process.once('message', ({ url, dataDir }: InstanceInput) => {
  void (async () => {
    const database = await openDatabase(url);
    const app = await buildApp({
      config: readConfig({
        NODE_ENV: 'production',
        DATA_DIR: dataDir,
        DATABASE_URL: url,
        LOG_LEVEL: 'error',
        APP_SECRET,
      }),
      database,
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    process.once('SIGTERM', () => {
      void app
        .close()
        .then(() => database.close())
        .then(() => process.exit(0));
    });
    process.send!({ port: (app.server.address() as AddressInfo).port });
  })();
});
process.once('disconnect', () => process.exit(0)); // never outlives the run
