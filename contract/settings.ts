import * as z from 'zod';
import { ADMIN_ONLY, ADMIN_SEES_ALL_KEYS } from './access.ts';
import { endpoints } from './endpoint.ts';
import { ColorInput, ImagePath, LinkInput as link } from './fields.ts';
import { Email, WebAddress } from './form-fields.ts';
import { CURRENCIES, isWholeCents } from './money.ts';
import type { SettingKey } from './setting-defaults.ts';
import { neededText, switchValue, shortText as text, textList } from './typed-fields.ts';
import { IMAGE_FILE } from './uploads.ts';

const color = ColorInput;
// Signs that people write telephone numbers with, around at least seven digits.
const phone = text(40).refine(
  (value) => value === '' || (/^[0-9+()/. -]+$/.test(value) && value.replace(/\D/g, '').length >= 7),
  'Telefon en az 7 rakam içermeli; rakam, boşluk ve + ( ) / . - dışında işaret içermemelidir.',
);
const isPlace = (value: string): boolean => {
  const [latitude, longitude] = value.split(',').map(Number) as [number, number];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
};
const PLACE = 'Konum “41.0726, 28.7971” biçiminde enlem ve boylam olmalıdır.';
const mapPoint = z
  .string(PLACE)
  .max(40, PLACE)
  .overwrite((value) => value.trim())
  .refine(
    (value) => value === '' || (/^-?\d{1,2}(?:\.\d{1,8})?, ?-?\d{1,3}(?:\.\d{1,8})?$/.test(value) && isPlace(value)),
    PLACE,
  );
const website = WebAddress.unwrap();
const CLOCK = 'Saat “15:00” biçiminde olmalıdır.';
const clock = z
  .string(CLOCK)
  .overwrite((value) => value.trim())
  .refine((value) => value === '' || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value), CLOCK);
const YEAR = 'Yıl 1800 ile 2100 arasında bir tam sayı olmalıdır.';
const year = z.int(YEAR).min(1800, YEAR).max(2100, YEAR);
const MONTHS = 'Süre 1 ile 120 ay arasında bir tam sayı olmalıdır.';
const months = z.int(MONTHS).min(1, MONTHS).max(120, MONTHS).nullable();
const AMOUNT = 'Tutar 0 veya daha büyük, en fazla iki ondalıklı bir sayı olmalıdır.';
const amount = z.number(AMOUNT).min(0, AMOUNT).max(1_000_000, 'Tutar çok büyük.').refine(isWholeCents, AMOUNT);

/**
 * One setting: what it may hold, what it is called, whether the public reads it, and whether only the system writes it.
 */
interface SettingDefinition {
  schema: z.ZodType;
  description: string;
  isPublic: boolean;
  isSystem: boolean;
}
const setting = (schema: z.ZodType, description: string): SettingDefinition => ({
  schema,
  description,
  isPublic: true,
  isSystem: false,
});
/** For the panel alone. */
const staffSetting = (schema: z.ZodType, description: string): SettingDefinition => ({
  schema,
  description,
  isPublic: false,
  isSystem: false,
});
const systemSetting = (schema: z.ZodType, description: string): SettingDefinition => ({
  schema,
  description,
  isPublic: false,
  isSystem: true,
});

/**
 * Every setting there is. A key that is not here cannot be stored; one that is not public never leaves for the public.
 */
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
  contact_phone: setting(phone, 'Telefon'),
  contact_address: setting(text(300), 'Adres'),
  contact_map: setting(mapPoint, 'Haritadaki yer: enlem, boylam; boşsa harita yok'),
  social_facebook: setting(website, 'Facebook adresi'),
  social_twitter: setting(website, 'X (Twitter) adresi'),
  social_instagram: setting(website, 'Instagram adresi'),
  social_linkedin: setting(website, 'LinkedIn adresi'),
  social_youtube: setting(website, 'YouTube adresi'),
  company_founded_year: setting(year, 'Kuruluş yılı'),
  company_experience_text: setting(text(60), 'Deneyim metni; boşsa kuruluş yılından hesaplanır'),
  company_main_groups: setting(text(20), 'Ürün serisi sayısı'),
  company_varieties: setting(text(20), 'Çeşit sayısı'),
  company_export_countries: setting(text(20), 'İhracat yapılan ülke sayısı'),
  company_warranty_text: setting(text(60), 'Garanti metni'),
  company_dispatch_time: setting(clock, 'Aynı gün kargo için son sipariş onayı saati; boşsa söz verilmez'),
  company_delivery_text: setting(text(60), 'Teslim süresi, stokta olmayan ürünler'),
  company_certificates: setting(textList(60).max(12, 'En fazla 12 belge olabilir.'), 'Belgeler'),
  working_hours_weekdays: setting(text(40), 'Çalışma saatleri, pazartesi–cuma'),
  working_hours_saturday: setting(text(40), 'Çalışma saatleri, cumartesi'),
  shop_currency: setting(z.enum(CURRENCIES, 'Para birimi USD, EUR, TRY veya GBP olmalıdır.'), 'Mağazanın para birimi'),
  shop_fast_cargo_fee: setting(amount, 'Hızlı kargo ücreti'),
  shop_standard_cargo_fee: setting(amount.nullable(), 'Standart kargo ücreti; boşsa alıcı ödemeli, 0 ise ücretsiz'),
  shop_tax_note: setting(text(120), 'Fiyatlara neyin dahil olduğu; boşsa yazılmaz'),
  shop_free_shipping_threshold: setting(amount.nullable(), 'Ücretsiz kargo sınırı; boşsa yok'),
  retention_messages_months: staffSetting(months, 'İletişim mesajlarının saklama süresi, ay; boşsa silinmez'),
  retention_applications_months: staffSetting(months, 'İş başvurularının saklama süresi, ay; boşsa silinmez'),
  /** Decided at the first start, so that an install begun empty is never filled later. */
  install_content: systemSetting(z.enum(['none', 'empty', 'demo']), 'Kurulumdaki içerik'),
  /** Whether demo content has the newest drawings (`demo/edition.ts`). */
  install_pictures: systemSetting(z.int().min(1), 'Örnek içeriğin görsel baskısı'),
};

export const SettingEntry = z.object({
  settingKey: z.string(),
  settingValue: z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
});

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
    settingKey: z.string('Ayar adı gerekli.').max(80, 'Ayar adı çok uzun.'),
    settingValue: z.unknown().nonoptional('Ayar değeri gerekli.'),
    shownValue: z.unknown().optional().describe('What the form showed before it was changed'),
    description: z.string('Metin olmalıdır.').max(500, 'En fazla 500 karakter olabilir.').optional(),
  },
  'Ayar, adı ve değeriyle verilmelidir.',
);
export type SettingInput = z.input<typeof SettingInput>;

export const settingEndpoints = endpoints({
  'GET /api/settings': {
    summary: 'Ayarlar, değerleriyle; herkese açık olanlar, yöneticiye hepsi',
    access: ADMIN_SEES_ALL_KEYS,
    response: z.array(SettingEntry),
    reads: ['settings'],
  },
  'POST /api/settings': {
    summary: 'Tek ayarı kaydeder',
    access: ADMIN_ONLY,
    body: SettingInput,
    response: SettingEntry,
  },
  'PUT /api/settings': {
    summary: 'Ayarları birlikte kaydeder: hepsi ya da hiçbiri. Yanıt, bütün ayarlar',
    access: ADMIN_ONLY,
    response: z.array(SettingEntry),
    body: z
      .array(SettingInput, 'Ayar listesi gerekli.')
      .min(1, 'Ayar listesi gerekli.')
      .max(200, 'Ayar listesi çok uzun.'),
  },
  'POST /api/settings/upload': {
    summary: 'Logo, favicon veya paylaşım görseli yükler',
    access: ADMIN_ONLY,
    file: IMAGE_FILE,
    response: ImagePath,
  },
});
