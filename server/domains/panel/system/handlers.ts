import { istanbulDay, type Clock } from '../../../base/clock.ts';
import type { Database } from '../../../base/db/database.ts';
import type { Config } from '../../../base/env.ts';
import { handlers } from '../../../call/handlers.ts';
import type { Secret } from '../../../base/keys/secret.ts';
import { findSmtpServer } from '../../../base/mail/smtp-server.ts';
import { findPause } from '../../../base/mail/pauses.ts';
import { VERSION } from '../../../base/version.ts';

/** State of the server for the panel: version, database, mail. */
export const systemHandlers = ({
  database: { db, engine },
  config,
  secret,
  now,
}: {
  database: Database;
  config: Config;
  secret: Secret;
  now: Clock;
}) => {
  const startedAt = new Date(now()).toISOString();
  return handlers({
    async 'GET /api/system/status'() {
      const rows = await db
        .selectFrom('outbox')
        .select((eb) => ['state', eb.fn.countAll<number>().as('n')])
        .where('state', 'in', ['waiting', 'failed'])
        .groupBy('state')
        .execute();
      const mailsIn = (state: 'waiting' | 'failed') => rows.find((row) => row.state === state)?.n ?? 0;
      const pause = await findPause(db);
      return {
        version: VERSION,
        year: Number(istanbulDay(now()).slice(0, 4)),
        database: engine,
        startedAt,
        mailServer: (await findSmtpServer(db, config, secret)).source,
        waitingMails: mailsIn('waiting'),
        failedMails: mailsIn('failed'),
        mailPause: pause && {
          since: pause.since.toISOString(),
          until: pause.until.toISOString(),
          reason: pause.reason,
          code: pause.code,
        },
      };
    },
  });
};
