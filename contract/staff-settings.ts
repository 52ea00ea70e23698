// Settings that only staff or the system see, and all settings together. Public pages do not load them.
import type { CardProviderChoice } from './card-providers.ts';
import type { BankAccount } from './bank-accounts.ts';
import type { RateKind, RateSource } from './daily-price.ts';
import type { ShippingMethod } from './shipping-methods.ts';
import type { PriceDisplay } from './price-display.ts';
import { SETTING_DEFAULTS } from './setting-defaults.ts';
import type { VatMode } from './vat.ts';

/** How the connection to the mail server is encrypted: not at all, after its greeting (587), from the start (465). */
export const MAIL_SECURITIES = ['starttls', 'tls', 'none'] as const;
export type MailSecurity = (typeof MAIL_SECURITIES)[number];
/** Most addresses that one kind of notice goes to. */
export const MAX_MAIL_RECIPIENTS = 5;

const STAFF_DEFAULTS = {
  /** What prices and fees are; `none`, as until the owner decides: no tax is computed (docs/decisions/0112). */
  shop_vat_mode: 'none' as VatMode,
  /** Percent: of products without a rate of their own, and of the cargo fees. */
  shop_vat_rate: 20,
  shop_shipping_vat_rate: 20,
  /** Where daily exchange rates come from; `none`: prices in foreign currencies are not sold (docs/decisions/0129). */
  shop_rate_source: 'none' as RateSource,
  shop_rate_kind: 'forex_selling' as RateKind,
  /** Percent that is put on top of the rate. */
  shop_rate_margin: 0,
  /** Hours after which a rate is too old to sell at. */
  shop_rate_max_age_hours: 96,
  /** Which figure of a price visitors read; counts only while tax is computed (docs/decisions/0128). */
  shop_price_display: 'stored' as PriceDisplay,
  /** Whether a campaign shows the lowest price of the 30 days before it as the former one (docs/decisions/0136). */
  shop_lowest_former_price: false,
  /** Whether an admin has decided on currency and tax; until then the panel's first screen asks. */
  shop_money_decided: false,
  /**
   * Months; null: for ever. New installations begin with periods (`start/installation.ts`); an older one erases nothing until
   * the owner sets one.
   */
  retention_messages_months: null as number | null,
  retention_applications_months: null as number | null,
  /** Months after which a replaced version of a row goes; null: never (docs/decisions/0131). */
  retention_revisions_months: 24 as number | null,
  // The seller on documents and invoices. An empty address: the contact address.
  company_title: '',
  company_vkn: '',
  company_tax_office: '',
  company_mersis: '',
  company_trade_registry: '',
  company_kep: '',
  company_etbis_url: '',
  company_street: '',
  company_district: '',
  company_city: '',
  company_postal_code: '',
  /** Who takes cards, with the panel's or the environment's keys; `none`: the environment decides. */
  shop_card_provider: 'none' as CardProviderChoice,
  /** Whether PayTR is asked for test payments, with the panel's keys. */
  shop_paytr_test: false,
  /** The most instalments that a card payment may have; 1: none. Of providers that have them, in lira. */
  shop_instalments_max: 1,
  /** The price in lira from which products' pages show them. */
  shop_instalments_from: 1_000,
  /** Whether customers may pay by transfer; it takes an account in the shop's currency. */
  shop_transfer: false,
  /** Days until such an order has to be paid. */
  shop_transfer_days: 3,
  /** Whether such an order takes its pieces out of stock at once, and gives them back when it ends unpaid. */
  shop_transfer_reserves_stock: true,
  /** Whether customers with terms may buy on account. */
  shop_account: false,
  /** Whether such an order waits until staff have approved it. */
  shop_account_needs_approval: true,
  /** Where customers transfer money to. */
  bank_accounts: [] as BankAccount[],
  /** How orders are delivered; none: standard and fast cargo of the other settings (docs/decisions/0124). */
  shipping_methods: [] as ShippingMethod[],
  /** What a piece of unknown weight counts in tables of desi. */
  shop_unknown_desi: 1,
  // The server that takes mails; its password is sealed (`sealed.ts`). SMTP_URL of the environment wins over all of it.
  mail_host: '',
  mail_port: 587,
  mail_security: 'starttls' as MailSecurity,
  mail_user: '',
  mail_from_name: '',
  mail_from_address: '',
  mail_reply_to: '',
  mail_to_messages: [] as string[],
  mail_to_orders: [] as string[],
  mail_to_applications: [] as string[],
  install_content: 'none' as 'none' | 'empty' | 'demo',
  install_pictures: 1,
};

/** Values of all settings that nobody has set. */
export const ALL_SETTING_DEFAULTS = { ...SETTING_DEFAULTS, ...STAFF_DEFAULTS };
export type AnySettingKey = keyof typeof ALL_SETTING_DEFAULTS;
/** Every setting with its value or default. */
export type AllSettings = typeof ALL_SETTING_DEFAULTS;

/** Turns an admin's reply of `GET /api/settings` into an object; missing settings have their defaults. */
export const toAllSettings = (entries: readonly { settingKey: string; settingValue: unknown }[]): AllSettings => {
  const settings: Record<string, unknown> = { ...ALL_SETTING_DEFAULTS };
  for (const { settingKey, settingValue } of entries)
    if (settingKey in ALL_SETTING_DEFAULTS) settings[settingKey] = settingValue;
  return settings as AllSettings;
};
