import { createTransport } from 'nodemailer';
import type { Db } from '../db/open.ts';
import type { Config } from '../env.ts';
import { settingStore } from '../settings/store.ts';
import { MailRefused, type Transport } from './transport.ts';

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends through the SMTP server of the environment. */
export function openTransport(smtpUrl: string, { mailFrom, publicUrl }: Pick<Config, 'mailFrom' | 'publicUrl'>, db: Db): Transport {
  const transporter = createTransport({ url: smtpUrl, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send({ publicId, to, replyTo, subject, text, html, headers }) {
      const from = mailFrom ?? await ownAddress(db);
      try {
        await transporter.sendMail({
          // Addresses as objects: their text is never read as a list. A stable id lets a mail that is sent twice be recognised.
          from, to: { name: '', address: to }, ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
          subject, text, html, headers, messageId: `<${publicId}@${new URL(publicUrl).hostname}>`,
        });
      } catch (error) {
        const { command, responseCode = 0, message } = error as { command?: string; responseCode?: number; message: string };
        // 5xx to the recipient or the content is meant for this mail; 5xx to our greeting, password or sender is the owner's to mend.
        throw new MailRefused(message, responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA'));
      }
    },
    close: () => transporter.close(),
  };
}

async function ownAddress(db: Db): Promise<{ name: string; address: string }> {
  const { site_title: name, contact_email: address } = await settingStore({ db }).all();
  return { name, address };
}
