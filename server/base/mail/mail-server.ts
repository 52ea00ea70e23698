// The mail server as it is set now: a change in the panel holds without a restart, in every process.
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../db/database.ts';
import type { Config } from '../env.ts';
import type { Secret } from '../keys/secret.ts';
import { findSmtpServer, type SmtpServer } from './smtp-server.ts';
import type { Transport } from './transport.ts';

export interface MailServer {
  /** The way to the server that is set now; the same object until that changes. null: none is set, mails wait. */
  current(): Promise<Transport | null>;
  close(): void;
}

/** A server that never changes. */
export const fixedServer = (transport: Transport): MailServer => ({
  current: () => Promise.resolve(transport),
  close: () => transport.close(),
});

/** Follows the environment and the panel's settings. Connections to a former server are closed. */
export function openMailServer({
  database: { db },
  config,
  secret,
}: {
  database: Pick<Database, 'db'>;
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'publicUrl'>;
  secret: Secret;
}): MailServer {
  let held: { server: SmtpServer; transport: Transport } | undefined;
  const close = (): void => {
    held?.transport.close();
    held = undefined;
  };
  return {
    async current() {
      const { server } = await findSmtpServer(db, config, secret);
      if (held && isDeepStrictEqual(held.server, server)) return held.transport;
      close();
      if (!server) return null;
      // nodemailer is loaded where mails are sent at all.
      const { openTransport } = await import('./smtp.ts');
      held = { server, transport: openTransport(server, config, db) };
      return held.transport;
    },
    close,
  };
}
