// Which SMTP server takes the mails: SMTP_URL of the environment, otherwise the panel's settings.
import type { MailServerSource } from '#contract/mail.ts';
import type { MailSecurity } from '#contract/staff-settings.ts';
import type { Db } from '../db/database.ts';
import type { Config } from '../env.ts';
import { readSealed } from '../keys/sealed.ts';
import type { Secret } from '../keys/secret.ts';
import { settingStore } from '../settings/store.ts';

/** `user` is '' where the server wants no login. */
export type SmtpServer =
  | { url: string }
  | { host: string; port: number; security: MailSecurity; user: string; password: string };

export interface FoundServer {
  source: MailServerSource;
  /** null: mails wait. */
  server: SmtpServer | null;
}

export async function findSmtpServer(
  db: Db,
  { smtpUrl }: Pick<Config, 'smtpUrl'>,
  secret: Secret,
): Promise<FoundServer> {
  if (smtpUrl !== undefined) return { source: 'environment', server: { url: smtpUrl } };
  const {
    mail_host: host,
    mail_port: port,
    mail_security: security,
    mail_user: user,
  } = await settingStore({ db }).all();
  if (host === '') return { source: 'none', server: null };
  const password = user === '' ? null : await readSealed(db, secret, 'mail_password');
  if (password === 'unreadable') return { source: 'unreadable', server: null };
  return { source: 'panel', server: { host, port, security, user, password: password?.value ?? '' } };
}
