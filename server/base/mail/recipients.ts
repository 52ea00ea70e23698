import type { OwnerColors } from '#contract/theme-colors.ts';
import type { Db } from '../db/database.ts';
import type { Config } from '../env.ts';
import { ownWords, type OwnWords } from './wording.ts';
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
  /** The owner's words of mails; without it the program's. */
  words?: OwnWords;
}

/** Where mails about the shop's business go. */
export interface MailRecipients {
  site: MailSite;
  /** Answers to mails that visitors and customers get. */
  replyTo: string;
  messages: readonly string[];
  orders: readonly string[];
  applications: readonly string[];
}

const firstGiven = (...lists: readonly (readonly string[])[]): readonly string[] =>
  lists.find(({ length }) => length > 0) ?? [];
const listOf = (address: string | undefined): string[] => (address === undefined ? [] : [address]);

/** What mails need of the configuration. */
export type MailConfig = Pick<Config, 'mailStaffTo' | 'mailHrTo' | 'publicUrl'>;

/** Recipients of mails to staff: the environment's addresses, then the panel's, then the site's contact address. */
export const mailRecipients =
  ({ mailStaffTo, mailHrTo, publicUrl }: MailConfig) =>
  async (db: Db): Promise<MailRecipients> => {
    const settings = await settingStore({ db }).all();
    const { contact_email: contact, site_title: title } = settings;
    const messages = firstGiven(listOf(mailStaffTo), settings.mail_to_messages, [contact]);
    return {
      site: {
        title,
        url: publicUrl,
        logo: settings.site_logo,
        address: settings.contact_address,
        phone: settings.contact_phone,
        email: contact,
        legal: settings.site_copyright || `© ${title}`,
        colors: settings,
        words: await ownWords(db),
      },
      replyTo: settings.mail_reply_to || messages[0]!,
      messages,
      orders: firstGiven(settings.mail_to_orders, messages),
      applications: firstGiven(listOf(mailHrTo), settings.mail_to_applications, messages),
    };
  };
