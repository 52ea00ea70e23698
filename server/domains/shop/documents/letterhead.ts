// The seller on a document: names and numbers of the settings, logo and colour.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { BankAccount } from '#contract/bank-accounts.ts';
import type { AllSettings } from '#contract/staff-settings.ts';
import { themeColors } from '#contract/theme-colors.ts';
import type { FileStorage } from '../../../base/files/storage.ts';
import { DOCUMENT_TEXTS as texts } from './texts.ts';

export interface Letterhead {
  /** Of the site; stands in the logo's place. */
  brand: string;
  /** The seller's. */
  name: string;
  /** Address, tax office and number, registers. */
  lines: readonly string[];
  contact: string;
  /** PNG; undefined: there is none. */
  logo: Buffer | undefined;
  /** '#rrggbb', readable on white. */
  color: string;
  accounts: readonly BankAccount[];
}

/** Twice what the page shows. */
const LOGO_PIXELS = { width: 800, height: 240 };

/** The picture of the settings where it is one of our own; one from elsewhere is not fetched for a document. */
async function logoOf(storage: Pick<FileStorage, 'read'>, path: string): Promise<Buffer | undefined> {
  if (!path.startsWith('/img/')) return undefined;
  const file = await storage.read(path.slice(1)).catch(() => undefined);
  if (!file) return undefined;
  return sharp(await buffer(file.content))
    .resize({ ...LOGO_PIXELS, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer()
    .catch(() => undefined); // a document without its logo is better than none
}

export async function letterheadOf(storage: Pick<FileStorage, 'read'>, settings: AllSettings): Promise<Letterhead> {
  const {
    company_street: street,
    company_district: district,
    company_city: city,
    company_postal_code: postalCode,
    company_vkn: vkn,
    company_tax_office: office,
    company_mersis: mersis,
    company_trade_registry: registry,
    company_kep: kep,
  } = settings;
  const place = [postalCode, district, city].filter(Boolean).join(' ');
  return {
    brand: settings.site_title,
    name: settings.company_title || settings.site_title,
    lines: [
      ...(street === '' ? [settings.contact_address] : [street, place]),
      texts.tax(office, vkn),
      [mersis && texts.mersis(mersis), registry && texts.registry(registry)].filter(Boolean).join(' · '),
      kep && texts.kep(kep),
    ].filter(Boolean),
    contact: [settings.contact_phone, settings.contact_email].filter(Boolean).join(' · '),
    accounts: settings.bank_accounts,
    logo: await logoOf(storage, settings.site_logo),
    color: themeColors({ ...settings, site_background_color: '#ffffff', site_text_color: '#15181c' }).link,
  };
}
