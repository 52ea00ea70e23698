import type { Currency } from './money.ts';

/**
 * Values of the public settings that nobody has set. Free of schemas, so that public pages can fall back on them when
 * the settings cannot be read. Those of staff and the system are in `staff-settings.ts`, rules in `settings.ts`, names
 * in `setting-texts.ts`.
 */
export const SETTING_DEFAULTS = {
  homepage_sliders_enabled: true,
  homepage_categories_enabled: true,
  homepage_about_enabled: true,
  homepage_blogs_enabled: true,
  homepage_program_download_enabled: true,
  homepage_references_enabled: true,
  site_title: 'Örnek Kalıp Elemanları',
  site_description:
    'Enjeksiyon, pres ve progresif kalıplar için standart kalıp elemanları: kolon, burç, itici pim, kalıp yayı ve daha fazlası.',
  site_keywords: 'kalıp elemanları, itici pim, kolon, burç, kalıp yayı, DIN, ISO',
  site_logo: '',
  site_favicon: '',
  site_copyright: '',
  site_author: 'Örnek Kalıp Elemanları',
  seo_meta_title: '',
  seo_meta_description: '',
  seo_og_title: '',
  seo_og_description: '',
  seo_og_image: '',
  site_primary_color: '#1890ff',
  site_secondary_color: '#52c41a',
  site_accent_color: '#fa8c16',
  site_background_color: '#ffffff',
  site_text_color: '#333333',
  contact_email: 'info@ornekkalip.example',
  contact_phone: '+90 (212) 000 00 00',
  contact_address: 'Örnek Sanayi Sitesi, Kalıpçılar Caddesi No: 1, Başakşehir / İstanbul',
  contact_map: '41.0726, 28.7971',
  social_facebook: '',
  social_twitter: '',
  social_instagram: '',
  social_linkedin: '',
  social_youtube: '',
  company_founded_year: 1999,
  company_experience_text: '',
  company_main_groups: '150',
  company_varieties: '10.000+',
  company_export_countries: '15',
  company_warranty_text: '2 yıl garanti',
  /** Hour in Istanbul until which an order for articles in stock leaves the same day; '': no such promise. */
  company_dispatch_time: '15:00',
  company_delivery_text: '7-14 iş günü',
  company_certificates: ['ISO 9001:2015', 'ISO 14001:2015', 'OHSAS 18001', 'CE'] as string[],
  // From and to, Istanbul.
  working_hours_weekdays: '08:00-18:00',
  working_hours_saturday: '08:00-13:00',
  shop_currency: 'USD' as Currency,
  // Fees and the threshold are decimal numbers in `shop_currency`.
  shop_fast_cargo_fee: 15,
  shop_standard_cargo_fee: null as number | null,
  shop_tax_note: 'Fiyatlara KDV dahildir.',
  shop_free_shipping_threshold: 161 as number | null,
  /** Whether only signed-in people get STEP, DXF and PDF files and zips of them. */
  shop_cad_sign_in: false,
};

export type SettingKey = keyof typeof SETTING_DEFAULTS;
/** Every public setting with its value or default. */
export type Settings = typeof SETTING_DEFAULTS;

/** Turns the list of `GET /api/settings` into an object; missing settings have their defaults. */
export const toSettings = (entries: readonly { settingKey: string; settingValue: unknown }[]): Settings => {
  const settings: Record<string, unknown> = { ...SETTING_DEFAULTS };
  for (const { settingKey, settingValue } of entries)
    if (settingKey in SETTING_DEFAULTS) settings[settingKey] = settingValue;
  return settings as Settings;
};
