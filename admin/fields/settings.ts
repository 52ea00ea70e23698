import type { AnySettingKey } from '#contract/staff-settings.ts';
import { SETTING_TEXTS as texts } from './setting-texts.ts';

/** Input of a setting. `line` and `lines` are text, `months` a period, `amount` money in the shop's currency. */
export type SettingControl =
  | 'line'
  | 'lines'
  | 'image'
  | 'color'
  | 'year'
  | 'months'
  | 'days'
  | 'instalments'
  | 'port'
  | 'mail-security'
  | 'amount'
  | 'lira'
  | 'percent'
  | 'vat-mode'
  | 'rate-source'
  | 'rate-kind'
  | 'hours'
  | 'price-display'
  | 'currency'
  | 'list'
  | 'bank-accounts'
  | 'shipping-methods'
  | 'card-provider'
  | 'switch';

export interface SettingField {
  key: AnySettingKey;
  label: string;
  control: SettingControl;
  help?: string;
  placeholder?: string;
  /** Takes the whole width of the form. */
  isWide?: boolean;
  /** Warning to confirm before saving; undefined: saves without asking. */
  warns?(was: unknown, now: unknown): string | undefined;
}
export interface SettingTab {
  key: string;
  label: string;
  intro?: string;
  fields: readonly SettingField[];
}

const tab = (key: keyof typeof texts.tabs, fields: readonly SettingField[]): SettingTab => ({
  key,
  ...texts.tabs[key],
  fields,
});
const field = (key: keyof typeof texts.fields, control: SettingControl, isWide = false): SettingField => ({
  key,
  control,
  isWide,
  ...texts.fields[key],
});
/** Months after which rows are erased. Asks before it is set or shortened. */
const period = (key: keyof typeof texts.erased): SettingField => ({
  ...field(key, 'months'),
  warns: (was, now) =>
    typeof now === 'number' && !(typeof was === 'number' && was <= now)
      ? texts.erasedSoon(now, texts.erased[key])
      : undefined,
});

/** What prices are. Asks before tax is put on top of them, or no more. */
const vatMode: SettingField = {
  ...field('shop_vat_mode', 'vat-mode'),
  warns: (was, now) => {
    if ((was === 'excluded') === (now === 'excluded')) return undefined;
    return now === 'excluded' ? texts.vatOnTop : texts.noVatOnTop;
  },
};

/** The site's settings in the order of their form. */
export const SITE_TABS: readonly SettingTab[] = [
  tab('genel', [
    field('site_title', 'line'),
    field('site_author', 'line'),
    field('site_description', 'lines', true),
    field('site_keywords', 'lines', true),
    field('site_copyright', 'line', true),
    field('site_logo', 'image'),
    field('site_favicon', 'image'),
  ]),
  tab('seo', [
    field('seo_meta_title', 'line'),
    field('seo_og_title', 'line'),
    field('seo_meta_description', 'lines', true),
    field('seo_og_description', 'lines', true),
    field('seo_og_image', 'image'),
  ]),
  tab('renkler', [
    field('site_primary_color', 'color'),
    field('site_secondary_color', 'color'),
    field('site_accent_color', 'color'),
    field('site_background_color', 'color'),
    field('site_text_color', 'color'),
  ]),
  tab('iletisim', [
    field('contact_email', 'line'),
    field('contact_phone', 'line'),
    field('contact_address', 'lines', true),
    field('contact_map', 'line'),
    field('working_hours_weekdays', 'line'),
    field('working_hours_saturday', 'line'),
  ]),
  tab('sosyal-medya', [
    field('social_facebook', 'line'),
    field('social_twitter', 'line'),
    field('social_instagram', 'line'),
    field('social_linkedin', 'line'),
    field('social_youtube', 'line'),
  ]),
  tab('firma', [
    field('company_founded_year', 'year'),
    field('company_experience_text', 'line'),
    field('company_main_groups', 'line'),
    field('company_varieties', 'line'),
    field('company_export_countries', 'line'),
    field('company_warranty_text', 'line'),
    field('company_dispatch_time', 'line'),
    field('company_delivery_text', 'line'),
    field('company_certificates', 'list', true),
  ]),
  tab('firma-fatura', [
    field('company_title', 'line', true),
    field('company_vkn', 'line'),
    field('company_tax_office', 'line'),
    field('company_street', 'line', true),
    field('company_district', 'line'),
    field('company_city', 'line'),
    field('company_postal_code', 'line'),
    field('company_mersis', 'line'),
    field('company_trade_registry', 'line'),
    field('company_kep', 'line'),
    field('company_etbis_url', 'line', true),
  ]),
  tab('magaza', [
    field('shop_currency', 'currency'),
    vatMode,
    field('shop_vat_rate', 'percent'),
    field('shop_shipping_vat_rate', 'percent'),
    field('shop_price_display', 'price-display'),
    field('shop_tax_note', 'line', true),
    field('shop_standard_cargo_fee', 'amount'),
    field('shop_fast_cargo_fee', 'amount'),
    field('shop_free_shipping_threshold', 'amount'),
    field('shop_lowest_former_price', 'switch', true),
    field('shop_cad_sign_in', 'switch', true),
  ]),
  tab('kisisel-veriler', [
    period('retention_messages_months'),
    period('retention_applications_months'),
    period('retention_revisions_months'),
  ]),
];

/** How mails are sent, in the order of the form's parts. */
export const MAIL_PARTS = {
  server: [
    field('mail_host', 'line'),
    field('mail_port', 'port'),
    field('mail_security', 'mail-security'),
    field('mail_user', 'line'),
  ],
  sender: [field('mail_from_name', 'line'), field('mail_from_address', 'line'), field('mail_reply_to', 'line')],
  recipients: [
    field('mail_to_messages', 'list', true),
    field('mail_to_orders', 'list', true),
    field('mail_to_applications', 'list', true),
  ],
} as const satisfies Record<string, readonly SettingField[]>;
export const MAIL_FIELDS: readonly SettingField[] = Object.values(MAIL_PARTS).flat();

/** How customers pay. */
export const PAYMENT_FIELDS: readonly SettingField[] = [
  field('shop_card_provider', 'card-provider'),
  field('shop_paytr_test', 'switch'),
  field('shop_instalments_max', 'instalments'),
  field('shop_instalments_from', 'lira'),
  field('shop_transfer', 'switch'),
  field('shop_transfer_days', 'days'),
  field('shop_transfer_reserves_stock', 'switch'),
  field('shop_account', 'switch'),
  field('shop_account_needs_approval', 'switch'),
  field('bank_accounts', 'bank-accounts', true),
];

/** Daily exchange rates. */
export const RATE_FIELDS: readonly SettingField[] = [
  field('shop_rate_source', 'rate-source'),
  field('shop_rate_kind', 'rate-kind'),
  field('shop_rate_margin', 'percent'),
  field('shop_rate_max_age_hours', 'hours'),
];

/** How orders are delivered. Their screen has inputs of its own. */
export const SHIPPING_FIELDS: readonly SettingField[] = [
  field('shipping_methods', 'shipping-methods', true),
  field('shop_unknown_desi', 'amount'),
];

export const SITE_FIELDS: readonly SettingField[] = SITE_TABS.flatMap(({ fields }) => fields);
