// Settings of the shop: the rule of each value, and the calls that read and save them.
import { CARD_PROVIDER_REFUSED } from './card-payment-texts.ts';
import { RATE_KINDS, RATE_SOURCES } from './daily-price.ts';
import { RATE_KIND_REFUSED, RATE_SOURCE_REFUSED, rateAgeRefused, rateMarginRefused } from './exchange-rate-texts.ts';
import { CARD_PROVIDER_CHOICES } from './card-providers.ts';
import * as z from 'zod';
import { ADMIN_ONLY, ADMIN_SEES_ALL_KEYS, EVERYONE } from './access.ts';
import { BankAccounts, BankAccountsShown } from './bank-accounts.ts';
import { ShippingMethods, ShippingMethodsShown } from './shipping-methods.ts';
import { UNKNOWN_DESI_REFUSED } from './shipping-texts.ts';
import { endpoints } from './endpoint.ts';
import { AMOUNT_TOO_LARGE, NOT_TEXT } from './field-texts.ts';
import { ColorInput, ImagePath, LinkInput as link, NoQuery } from './fields.ts';
import { Email, WebAddress } from './form-fields.ts';
import { INVALID_EMAIL, tooLong } from './form-texts.ts';
import { CURRENCIES, isWholeCents } from './money.ts';
import { PRICE_DISPLAYS } from './price-display.ts';
import { MAIL_SECURITIES, MAX_MAIL_RECIPIENTS, type AnySettingKey } from './staff-settings.ts';
import {
  CLOCK_REFUSED,
  CURRENCY_REFUSED,
  VAT_MODE_REFUSED,
  FEE_REFUSED,
  HOST_REFUSED,
  INSTALMENTS_REFUSED,
  MAIL_SECURITY_REFUSED,
  notAnAddress,
  PORT_REFUSED,
  PRICE_DISPLAY_REFUSED,
  tooManyRecipients,
  MAP_POINT_REFUSED,
  MERSIS_REFUSED,
  MONTHS_REFUSED,
  NOT_SETTING,
  PHONE_REFUSED,
  SETTING_CALLS,
  SETTING_KEY_MISSING,
  SETTING_KEY_TOO_LONG,
  SETTING_NAMES,
  SETTING_VALUE_MISSING,
  SETTINGS_MISSING,
  SITE_TITLE_MISSING,
  TOO_MANY_CERTIFICATES,
  TOO_MANY_SETTINGS,
  TRANSFER_DAYS_REFUSED,
  YEAR_REFUSED,
} from './setting-texts.ts';
import { MAX_INSTALMENTS } from './order-facts.ts';
import { TAX_NUMBER_REFUSED } from './payment-texts.ts';
import { isTckn, isVkn } from './tax-ids.ts';
import { neededText, switchValue, shortText as text, textList } from './typed-fields.ts';
import { IMAGE_FILE } from './uploads.ts';
import { VAT_MODES } from './vat.ts';
import { vatRate } from './vat-fields.ts';

const color = ColorInput;
// Signs that people use in telephone numbers, around at least seven digits.
const phone = text(40).refine(
  (value) => value === '' || (/^[0-9+()/. -]+$/.test(value) && value.replace(/\D/g, '').length >= 7),
  PHONE_REFUSED,
);
const isPlace = (value: string): boolean => {
  const [latitude, longitude] = value.split(',').map(Number) as [number, number];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
};
const mapPoint = z
  .string(MAP_POINT_REFUSED)
  .max(40, MAP_POINT_REFUSED)
  .overwrite((value) => value.trim())
  .refine(
    (value) => value === '' || (/^-?\d{1,2}(?:\.\d{1,8})?, ?-?\d{1,3}(?:\.\d{1,8})?$/.test(value) && isPlace(value)),
    MAP_POINT_REFUSED,
  );
const website = WebAddress.unwrap();
const clock = z
  .string(CLOCK_REFUSED)
  .overwrite((value) => value.trim())
  .refine((value) => value === '' || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value), CLOCK_REFUSED);
const year = z.int(YEAR_REFUSED).min(1800, YEAR_REFUSED).max(2100, YEAR_REFUSED);
/** Null: for ever. */
const months = z.int(MONTHS_REFUSED).min(1, MONTHS_REFUSED).max(120, MONTHS_REFUSED).nullable();
/** A decimal number in `shop_currency`; null where a setting may be empty. */
const amount = z
  .number(FEE_REFUSED)
  .min(0, FEE_REFUSED)
  .max(1_000_000, AMOUNT_TOO_LARGE)
  .refine(isWholeCents, FEE_REFUSED);

// Names and addresses of machines, IPv6 included.
const MAX_HOST_LENGTH = 253;
const host = text(MAX_HOST_LENGTH).refine(
  (value) =>
    value === '' ||
    value.length > MAX_HOST_LENGTH ||
    /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*|[0-9a-f:]*:[0-9a-f:.]+)$/i.test(value),
  HOST_REFUSED,
);
const port = z.int(PORT_REFUSED).min(1, PORT_REFUSED).max(65_535, PORT_REFUSED);
const optionalEmail = text(254).refine((value) => value === '' || Email.safeParse(value).success, INVALID_EMAIL);
const recipients = textList(254)
  .max(MAX_MAIL_RECIPIENTS, tooManyRecipients(MAX_MAIL_RECIPIENTS))
  .overwrite((addresses) => [...new Set(addresses)])
  .superRefine((addresses, context) => {
    for (const address of addresses)
      if (!Email.safeParse(address).success) context.addIssue({ code: 'custom', message: notAnAddress(address) });
  });

const unknownDesi = z.number(UNKNOWN_DESI_REFUSED).min(0, UNKNOWN_DESI_REFUSED).max(1_000, UNKNOWN_DESI_REFUSED);

const MAX_RATE_MARGIN = 20;
const marginSentence = rateMarginRefused(MAX_RATE_MARGIN);
const rateMargin = z
  .number(marginSentence)
  .min(0, marginSentence)
  .max(MAX_RATE_MARGIN, marginSentence)
  .refine(isWholeCents, marginSentence);
const RATE_AGES = [24, 720] as const;
const ageSentence = rateAgeRefused(...RATE_AGES);
const rateAge = z.int(ageSentence).min(RATE_AGES[0], ageSentence).max(RATE_AGES[1], ageSentence);

const taxNumber = text(11).refine((value) => value === '' || isVkn(value) || isTckn(value), TAX_NUMBER_REFUSED);

/** What a setting may hold, whether the public reads it, and whether only the system writes it. */
interface Rule {
  schema: z.ZodType;
  isPublic: boolean;
  isSystem: boolean;
}
const setting = (schema: z.ZodType): Rule => ({ schema, isPublic: true, isSystem: false });
/** For the panel alone. */
const staffSetting = (schema: z.ZodType): Rule => ({ schema, isPublic: false, isSystem: false });
const systemSetting = (schema: z.ZodType): Rule => ({ schema, isPublic: false, isSystem: true });

const RULES: Record<AnySettingKey, Rule> = {
  homepage_sliders_enabled: setting(switchValue),
  homepage_categories_enabled: setting(switchValue),
  homepage_about_enabled: setting(switchValue),
  homepage_blogs_enabled: setting(switchValue),
  homepage_program_download_enabled: setting(switchValue),
  homepage_references_enabled: setting(switchValue),
  site_title: setting(neededText(120, SITE_TITLE_MISSING)),
  site_description: setting(text(300)),
  site_keywords: setting(text(500)),
  site_logo: setting(link),
  site_favicon: setting(link),
  site_copyright: setting(text(200)),
  site_author: setting(text(120)),
  seo_meta_title: setting(text(120)),
  seo_meta_description: setting(text(300)),
  seo_og_title: setting(text(120)),
  seo_og_description: setting(text(300)),
  seo_og_image: setting(link),
  site_primary_color: setting(color),
  site_secondary_color: setting(color),
  site_accent_color: setting(color),
  site_background_color: setting(color),
  site_text_color: setting(color),
  contact_email: setting(Email),
  contact_phone: setting(phone),
  contact_address: setting(text(300)),
  contact_map: setting(mapPoint),
  social_facebook: setting(website),
  social_twitter: setting(website),
  social_instagram: setting(website),
  social_linkedin: setting(website),
  social_youtube: setting(website),
  company_founded_year: setting(year),
  company_experience_text: setting(text(60)),
  company_main_groups: setting(text(20)),
  company_varieties: setting(text(20)),
  company_export_countries: setting(text(20)),
  company_warranty_text: setting(text(60)),
  company_dispatch_time: setting(clock),
  company_delivery_text: setting(text(60)),
  company_certificates: setting(textList(60).max(12, TOO_MANY_CERTIFICATES)),
  working_hours_weekdays: setting(text(40)),
  working_hours_saturday: setting(text(40)),
  shop_currency: setting(z.enum(CURRENCIES, CURRENCY_REFUSED)),
  shop_fast_cargo_fee: setting(amount),
  shop_standard_cargo_fee: setting(amount.nullable()),
  shop_tax_note: setting(text(120)),
  shop_free_shipping_threshold: setting(amount.nullable()),
  shop_cad_sign_in: setting(switchValue),
  shop_vat_mode: staffSetting(z.enum(VAT_MODES, VAT_MODE_REFUSED)),
  shop_vat_rate: staffSetting(vatRate),
  shop_shipping_vat_rate: staffSetting(vatRate),
  shop_price_display: staffSetting(z.enum(PRICE_DISPLAYS, PRICE_DISPLAY_REFUSED)),
  shop_lowest_former_price: staffSetting(switchValue),
  shop_money_decided: staffSetting(switchValue),
  shop_rate_source: staffSetting(z.enum(RATE_SOURCES, RATE_SOURCE_REFUSED)),
  shop_rate_kind: staffSetting(z.enum(RATE_KINDS, RATE_KIND_REFUSED)),
  shop_rate_margin: staffSetting(rateMargin),
  shop_rate_max_age_hours: staffSetting(rateAge),
  company_title: staffSetting(text(200)),
  company_vkn: staffSetting(taxNumber),
  company_tax_office: staffSetting(text(80)),
  company_mersis: staffSetting(text(20).refine((value) => value === '' || /^\d{16}$/.test(value), MERSIS_REFUSED)),
  company_trade_registry: staffSetting(text(60)),
  company_kep: staffSetting(optionalEmail),
  company_etbis_url: staffSetting(website),
  company_street: staffSetting(text(200)),
  company_district: staffSetting(text(60)),
  company_city: staffSetting(text(60)),
  company_postal_code: staffSetting(text(10)),
  shop_card_provider: staffSetting(z.enum(CARD_PROVIDER_CHOICES, CARD_PROVIDER_REFUSED)),
  shop_paytr_test: staffSetting(switchValue),
  shop_instalments_max: staffSetting(
    z.int(INSTALMENTS_REFUSED).min(1, INSTALMENTS_REFUSED).max(MAX_INSTALMENTS, INSTALMENTS_REFUSED),
  ),
  shop_instalments_from: staffSetting(amount),
  shop_transfer: staffSetting(switchValue),
  shop_transfer_days: staffSetting(
    z.int(TRANSFER_DAYS_REFUSED).min(1, TRANSFER_DAYS_REFUSED).max(14, TRANSFER_DAYS_REFUSED),
  ),
  shop_transfer_reserves_stock: staffSetting(switchValue),
  shop_account: staffSetting(switchValue),
  shop_account_needs_approval: staffSetting(switchValue),
  bank_accounts: staffSetting(BankAccounts),
  shipping_methods: staffSetting(ShippingMethods),
  shop_unknown_desi: staffSetting(unknownDesi),
  retention_messages_months: staffSetting(months),
  retention_applications_months: staffSetting(months),
  retention_revisions_months: staffSetting(months),
  mail_host: staffSetting(host),
  mail_port: staffSetting(port),
  mail_security: staffSetting(z.enum(MAIL_SECURITIES, MAIL_SECURITY_REFUSED)),
  mail_user: staffSetting(text(254)),
  mail_from_name: staffSetting(text(120)),
  mail_from_address: staffSetting(optionalEmail),
  mail_reply_to: staffSetting(optionalEmail),
  mail_to_messages: staffSetting(recipients),
  mail_to_orders: staffSetting(recipients),
  mail_to_applications: staffSetting(recipients),
  /** Decided at the first start, so that an install begun empty is never filled later. */
  install_content: systemSetting(z.enum(['none', 'empty', 'demo'])),
  /** Edition of the demo content's drawings (`demo/edition.ts`). */
  install_pictures: systemSetting(z.int().min(1)),
};

interface SettingDefinition extends Rule {
  /** Its name, then after a semicolon what an empty value means. In Turkish. */
  description: string;
}
/**
 * Every setting there is. A key that is not here cannot be stored; one that is not public never leaves for the public.
 */
export const SETTINGS = Object.fromEntries(
  Object.entries(RULES).map(([key, rule]) => [key, { ...rule, description: SETTING_NAMES[key as AnySettingKey] }]),
) as Record<AnySettingKey, SettingDefinition>;

export const SettingEntry = z.object({
  settingKey: z.string(),
  settingValue: z.union([
    z.string(),
    z.number(),
    z.boolean(),
    z.null(),
    z.array(z.string()),
    BankAccountsShown,
    ShippingMethodsShown,
  ]),
});

/** Who sells here, as far as the settings say; '': not filled in. */
export const Seller = z.object({
  title: z.string(),
  address: z.string().describe('In one line'),
  taxOffice: z.string(),
  vkn: z.string().describe('Ten digits: the identity number of a person is not published'),
  mersis: z.string(),
  tradeRegistry: z.string(),
  kep: z.string(),
  etbisUrl: z.string().describe('Its page in the register of online shops'),
});
export type Seller = z.output<typeof Seller>;

/**
 * One setting as it is saved; key and value are checked against `SETTINGS`, `description` is the server's own and
 * ignored.
 *
 * Two admins at once: a form sends the keys that were changed in it, so that saves of different keys never meet. For
 * each it
 * sends in `shownValue` what it had shown; when another save has changed that meanwhile, nothing is stored and the
 * reply is
 * 409 STALE, whose `fields` name those keys (`version` is 0: settings have none). Without `shownValue` the last save
 * wins.
 * Both are in the audit table.
 */
export const SettingInput = z.strictObject(
  {
    settingKey: z.string(SETTING_KEY_MISSING).max(80, SETTING_KEY_TOO_LONG),
    settingValue: z.unknown().nonoptional(SETTING_VALUE_MISSING),
    shownValue: z.unknown().optional().describe('What the form showed before it was changed'),
    description: z.string(NOT_TEXT).max(500, tooLong(500)).optional(),
  },
  NOT_SETTING,
);
export type SettingInput = z.input<typeof SettingInput>;

export const settingEndpoints = endpoints(SETTING_CALLS, {
  'GET /api/settings': {
    access: ADMIN_SEES_ALL_KEYS,
    response: z.array(SettingEntry),
    reads: ['settings'],
  },
  'GET /api/settings/seller': {
    access: EVERYONE,
    query: NoQuery,
    response: Seller,
    reads: ['settings'],
  },
  'POST /api/settings': {
    access: ADMIN_ONLY,
    body: SettingInput,
    response: SettingEntry,
  },
  'PUT /api/settings': {
    access: ADMIN_ONLY,
    response: z.array(SettingEntry),
    body: z.array(SettingInput, SETTINGS_MISSING).min(1, SETTINGS_MISSING).max(200, TOO_MANY_SETTINGS),
  },
  'POST /api/settings/upload': {
    access: ADMIN_ONLY,
    file: IMAGE_FILE,
    response: ImagePath,
  },
});
