import { SETTING_DEFAULTS } from '#contract/setting-defaults.ts';
import type { MailSite } from '../base/mail/recipients.ts';

/** A company as templates of mails are given it. */
export const mailSite = (more: Partial<MailSite> = {}): MailSite => ({
  title: 'Örnek Kalıp',
  url: 'https://ornekkalip.example',
  logo: '',
  address: SETTING_DEFAULTS.contact_address,
  phone: SETTING_DEFAULTS.contact_phone,
  email: SETTING_DEFAULTS.contact_email,
  legal: '© Örnek Kalıp',
  colors: SETTING_DEFAULTS,
  ...more,
});
