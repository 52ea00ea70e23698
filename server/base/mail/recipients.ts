import type { Db } from '../db/database.ts';
import type { Config } from '../env.ts';
import { settingStore } from '../settings/store.ts';

/** The site's name and address, as templates show them. */
export interface MailSite {
  title: string;
  url: string;
}

/** Recipients of mails to staff: the environment's addresses, otherwise the site's contact address. */
export const mailRecipients =
  ({ mailStaffTo, mailHrTo, publicUrl }: Config) =>
  async (db: Db): Promise<{ site: MailSite; staff: string; hr: string }> => {
    const { contact_email: contact, site_title: title } = await settingStore({ db }).all();
    const staff = mailStaffTo ?? contact;
    return { site: { title, url: publicUrl }, staff, hr: mailHrTo ?? staff };
  };
