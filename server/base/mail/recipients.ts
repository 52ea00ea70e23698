import type { OwnerColors } from '#contract/theme-colors.ts';
import type { Db } from '../db/database.ts';
import type { Config } from '../env.ts';
import { settingStore } from '../settings/store.ts';

/** The site and the company behind it, as every mail shows them. */
export interface MailSite {
  title: string;
  url: string;
  /** Address of the picture, absolute or a path of the site; '': the title stands in its place. */
  logo: string;
  address: string;
  phone: string;
  email: string;
  /** Who holds the rights. */
  legal: string;
  colors: OwnerColors;
}

/** Recipients of mails to staff: the environment's addresses, otherwise the site's contact address. */
export const mailRecipients =
  ({ mailStaffTo, mailHrTo, publicUrl }: Config) =>
  async (db: Db): Promise<{ site: MailSite; staff: string; hr: string }> => {
    const settings = await settingStore({ db }).all();
    const { contact_email: contact, site_title: title } = settings;
    const staff = mailStaffTo ?? contact;
    const site = {
      title,
      url: publicUrl,
      logo: settings.site_logo,
      address: settings.contact_address,
      phone: settings.contact_phone,
      email: contact,
      legal: settings.site_copyright || `© ${title}`,
      colors: settings,
    };
    return { site, staff, hr: mailHrTo ?? staff };
  };
