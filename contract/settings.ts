import * as z from 'zod';
import { ADMIN_ONLY, ADMIN_SEES_ALL_KEYS } from './access.ts';
import { endpoints } from './endpoint.ts';
import { LinkInput as link } from './fields.ts';
import { Email } from './form-fields.ts';
import { CURRENCIES } from './money.ts';
import { neededText, shortText as text, switchValue, textList } from './saving.ts';
import type { SettingKey } from './setting-defaults.ts';
import { IMAGE_FILE } from './uploads.ts';

const mapPoint = z.string('Metin olmalıdır.').regex(/^(?:-?\d{1,2}(?:\.\d{1,8})?, ?-?\d{1,3}(?:\.\d{1,8})?)?$/, 'Konum “41.0726, 28.7971” biçiminde enlem ve boylam olmalıdır.');
const color = z.string('Renk #rrggbb biçiminde olmalıdır.').regex(/^#[0-9a-fA-F]{6}$/, 'Renk #rrggbb biçiminde olmalıdır.');
const YEAR = 'Yıl 1800 ile 2100 arasında bir tam sayı olmalıdır.';
const AMOUNT = 'Tutar 0 veya daha büyük, en fazla iki ondalıklı bir sayı olmalıdır.';
const amount = z.number(AMOUNT).min(0, AMOUNT).max(1_000_000, 'Tutar çok büyük.').refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, AMOUNT);

/** One setting: what it may hold, what it is called, and whether the public reads it. */
interface SettingDefinition { schema: z.ZodType; description: string; isPublic: boolean }
const setting = (schema: z.ZodType, description: string, isPublic = true): SettingDefinition => ({ schema, description, isPublic });

/** Every setting there is. A key that is not here cannot be stored; one that is not public never leaves for the public. */
export const SETTINGS: Record<SettingKey, SettingDefinition> = {
  homepage_sliders_enabled: setting(switchValue, 'Ana sayfada slider'),
  homepage_categories_enabled: setting(switchValue, 'Ana sayfada kategoriler'),
  homepage_about_enabled: setting(switchValue, 'Ana sayfada hakkımızda'),
  homepage_blogs_enabled: setting(switchValue, 'Ana sayfada blog yazıları'),
  homepage_program_download_enabled: setting(switchValue, 'Ana sayfada program indirme'),
  homepage_references_enabled: setting(switchValue, 'Ana sayfada referanslar'),
  site_title: setting(neededText(120, 'Lütfen site başlığını girin!'), 'Site başlığı ve firma adı'),
  site_description: setting(text(300), 'Site açıklaması'),
  site_keywords: setting(text(500), 'Anahtar kelimeler'),
  site_logo: setting(link, 'Logo; boşsa firma adı yazıyla'),
  site_favicon: setting(link, 'Favicon; boşsa yerleşik simge'),
  site_copyright: setting(text(200), 'Alt bilgi telif metni; boşsa yıl ve firma adı'),
  site_author: setting(text(120), 'Yazar'),
  seo_meta_title: setting(text(120), 'Ana sayfa başlığı; boşsa site başlığı'),
  seo_meta_description: setting(text(300), 'Ana sayfa açıklaması; boşsa site açıklaması'),
  seo_og_title: setting(text(120), 'Paylaşım başlığı'),
  seo_og_description: setting(text(300), 'Paylaşım açıklaması'),
  seo_og_image: setting(link, 'Paylaşım görseli'),
  site_primary_color: setting(color, 'Ana renk'),
  site_secondary_color: setting(color, 'İkincil renk'),
  site_accent_color: setting(color, 'Vurgu rengi'),
  site_background_color: setting(color, 'Zemin rengi'),
  site_text_color: setting(color, 'Yazı rengi'),
  contact_email: setting(Email, 'E-posta; form bildirimleri buraya gelir'),
  contact_phone: setting(text(60), 'Telefon'),
  contact_address: setting(text(300), 'Adres'),
  contact_map: setting(mapPoint, 'Haritadaki yer: enlem, boylam; boşsa harita yok'),
  social_facebook: setting(link, 'Facebook adresi'),
  social_twitter: setting(link, 'X (Twitter) adresi'),
  social_instagram: setting(link, 'Instagram adresi'),
  social_linkedin: setting(link, 'LinkedIn adresi'),
  social_youtube: setting(link, 'YouTube adresi'),
  company_founded_year: setting(z.int(YEAR).min(1800, YEAR).max(2100, YEAR), 'Kuruluş yılı'),
  company_experience_text: setting(text(60), 'Deneyim metni; boşsa kuruluş yılından hesaplanır'),
  company_main_groups: setting(text(20), 'Ana grup sayısı'),
  company_varieties: setting(text(20), 'Çeşit sayısı'),
  company_export_countries: setting(text(20), 'İhracat yapılan ülke sayısı'),
  company_warranty_text: setting(text(60), 'Garanti metni'),
  company_delivery_text: setting(text(60), 'Teslim süresi'),
  company_certificates: setting(textList(60).max(12, 'En fazla 12 belge olabilir.'), 'Belgeler'),
  working_hours_weekdays: setting(text(40), 'Çalışma saatleri, pazartesi–cuma'),
  working_hours_saturday: setting(text(40), 'Çalışma saatleri, cumartesi'),
  shop_currency: setting(z.enum(CURRENCIES, 'Para birimi USD, EUR, TRY veya GBP olmalıdır.'), 'Mağazanın para birimi'),
  shop_fast_cargo_fee: setting(amount, 'Hızlı kargo ücreti'),
  shop_free_shipping_threshold: setting(amount.nullable(), 'Ücretsiz kargo sınırı; boşsa yok'),
  /** Decided at the first start, so that an install begun empty is never filled later. */
  install_content: setting(z.enum(['none', 'empty', 'demo']), 'Kurulumdaki içerik', false),
};

export const SettingEntry = z.object({
  settingKey: z.string(),
  settingValue: z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
});

/** One setting as it is saved; its key and value are checked against `SETTINGS`. `description` is the server's own and ignored. */
export const SettingInput = z.strictObject({ settingKey: z.string().max(80, 'Ayar adı çok uzun.'), settingValue: z.unknown(), description: z.string().max(500).optional() });

export const settingEndpoints = endpoints({
  'GET /api/settings': {
    summary: 'Herkese açık ayarlar, değerleriyle',
    access: ADMIN_SEES_ALL_KEYS, response: z.array(SettingEntry), reads: ['settings'],
  },
  'POST /api/settings': { summary: 'Tek ayarı kaydeder', access: ADMIN_ONLY, body: SettingInput, response: SettingEntry },
  'PUT /api/settings': {
    summary: 'Ayarları birlikte kaydeder: hepsi ya da hiçbiri', access: ADMIN_ONLY, response: z.array(SettingEntry),
    body: z.array(SettingInput, 'Ayar listesi gerekli.').min(1, 'Ayar listesi gerekli.').max(200, 'Ayar listesi çok uzun.'),
  },
  'POST /api/settings/upload': { summary: 'Logo, favicon veya paylaşım görseli yükler', access: ADMIN_ONLY, file: IMAGE_FILE, response: z.object({ imagePath: z.string() }) },
});
