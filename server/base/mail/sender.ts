import type { Db } from '../db/database.ts';
import { settingStore } from '../settings/store.ts';

/** The sender of all mails: the environment's, then the panel's, then the site's title and contact address. */
export async function senderOf(
  db: Db,
  mailFrom: string | undefined,
): Promise<string | { name: string; address: string }> {
  if (mailFrom !== undefined) return mailFrom;
  const settings = await settingStore({ db }).all();
  return {
    name: settings.mail_from_name || settings.site_title,
    address: settings.mail_from_address || settings.contact_email,
  };
}
