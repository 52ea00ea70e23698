import { ApiError } from '#contract/api-error.ts';
import { MAIL_FAILURES, MAIL_PASSWORD_MISSING, MAIL_SERVER_MISSING } from '#contract/mail-texts.ts';
import { SEALED_UNREADABLE } from '#contract/sealed-texts.ts';
import { limitOf } from '../../../base/limits/rate-limits.ts';
import { mailRecipients } from '../../../base/mail/recipients.ts';
import { senderOf } from '../../../base/mail/sender.ts';
import { findSmtpServer, type SmtpServer } from '../../../base/mail/smtp-server.ts';
import { handlers, personOf } from '../../../call/handlers.ts';
import type { FormServices } from '../../../call/services.ts';
import { trialMail } from './template.ts';

const TRIALS = limitOf('POST /api/mail/test');
const SMTP_PORT = 587;
const SMTPS_PORT = 465;

/** Host and port; of an address of the environment neither user nor password. */
function placeOf(server: SmtpServer): { host: string; port: number } {
  if (!('url' in server)) return { host: server.host, port: server.port };
  const { protocol, hostname, port } = new URL(server.url);
  return { host: hostname, port: Number(port) || (protocol === 'smtps:' ? SMTPS_PORT : SMTP_PORT) };
}
const spelled = (from: string | { name: string; address: string }): string =>
  typeof from === 'string' ? from : `${from.name} <${from.address}>`;

/** How mails go out now, and a test of it. */
export const mailHandlers = ({ database: { db }, config, secret, limits, now }: FormServices) => {
  const recipients = mailRecipients(config);
  return handlers({
    async 'GET /api/mail'() {
      const { source, server } = await findSmtpServer(db, config, secret);
      const { messages, orders, applications } = await recipients(db);
      return {
        source,
        server: server && placeOf(server),
        sender: spelled(await senderOf(db, config.mailFrom)),
        recipients: { messages: [...messages], orders: [...orders], applications: [...applications] },
        fromEnvironment: {
          server: config.smtpUrl !== undefined,
          sender: config.mailFrom !== undefined,
          messages: config.mailStaffTo !== undefined,
          applications: config.mailHrTo !== undefined,
        },
      };
    },

    async 'POST /api/mail/test'(_, { viewer }) {
      const { publicId } = personOf(viewer);
      const { email } = await db
        .selectFrom('users')
        .select('email')
        .where('publicId', '=', publicId)
        .executeTakeFirstOrThrow();
      const { source, server } = await findSmtpServer(db, config, secret);
      if (source === 'unreadable') throw new ApiError(409, 'GUARDED', SEALED_UNREADABLE);
      if (!server) throw new ApiError(409, 'GUARDED', MAIL_SERVER_MISSING);
      if ('user' in server && server.user !== '' && server.password === '')
        throw new ApiError(409, 'GUARDED', MAIL_PASSWORD_MISSING);
      await limits.takeFor(TRIALS, publicId);
      const { host, port } = placeOf(server);
      const { site } = await recipients(db);
      const { tryMail } = await import('../../../base/mail/trial.ts'); // with nodemailer, which a start does without
      const failed = await tryMail(server, { config, db }, email, trialMail(site, `${host}:${port}`, new Date(now())));
      return { to: email, failure: failed && MAIL_FAILURES[failed.failure], detail: failed?.detail ?? null };
    },
  });
};
