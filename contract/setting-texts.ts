// Names of the settings, and sentences of their values.
import { SOCIAL_NAMES } from './social.ts';
import type { AnySettingKey } from './staff-settings.ts';

export const PHONE_REFUSED =
  'Telefon en az 7 rakam içermeli; rakam, boşluk ve + ( ) / . - dışında işaret içermemelidir.';
export const TRANSFER_DAYS_REFUSED = 'Süre 1 ile 14 gün arasında olmalıdır.';
export const INSTALMENTS_REFUSED = 'Taksit sayısı 1 ile 12 arasında bir tam sayı olmalıdır.';
export const MERSIS_REFUSED = 'MERSİS numarası 16 rakamdır.';
export const MAP_POINT_REFUSED = 'Konum “41.0726, 28.7971” biçiminde enlem ve boylam olmalıdır.';
export const CLOCK_REFUSED = 'Saat “15:00” biçiminde olmalıdır.';
export const YEAR_REFUSED = 'Yıl 1800 ile 2100 arasında bir tam sayı olmalıdır.';
export const MONTHS_REFUSED = 'Süre 1 ile 120 ay arasında bir tam sayı olmalıdır.';
export const FEE_REFUSED = 'Tutar 0 veya daha büyük, en fazla iki ondalıklı bir sayı olmalıdır.';
export const SITE_TITLE_MISSING = 'Lütfen site başlığını girin!';
export const TOO_MANY_CERTIFICATES = 'En fazla 12 belge olabilir.';
export const HOST_REFUSED = 'Sunucu adı “smtp.firma.com” biçiminde olmalıdır; http:// veya kapı numarası yazmayın.';
export const PORT_REFUSED = 'Kapı 1 ile 65535 arasında bir tam sayı olmalıdır.';
export const MAIL_SECURITY_REFUSED = 'Şifreleme STARTTLS, TLS veya yok olmalıdır.';
export const tooManyRecipients = (max: number): string => `En fazla ${max} adres yazılabilir.`;
export const notAnAddress = (text: string): string => `“${text}” bir e-posta adresi değil.`;
export const VAT_MODE_REFUSED = 'KDV “hesaplanmaz”, “dahil” veya “hariç” olmalıdır.';
export const PRICE_DISPLAY_REFUSED =
  'Fiyat gösterimi “kayıtlı olduğu gibi”, “KDV dahil”, “KDV hariç” veya “ikisi birden” olmalıdır.';
export const CURRENCY_REFUSED = 'Para birimi USD, EUR, TRY veya GBP olmalıdır.';

export const SETTING_KEY_MISSING = 'Ayar adı gerekli.';
export const SETTING_KEY_TOO_LONG = 'Ayar adı çok uzun.';
export const SETTING_VALUE_MISSING = 'Ayar değeri gerekli.';
export const NOT_SETTING = 'Ayar, adı ve değeriyle verilmelidir.';
export const SETTINGS_MISSING = 'Ayar listesi gerekli.';
export const TOO_MANY_SETTINGS = 'Ayar listesi çok uzun.';

/** Name of each setting, then after a semicolon what an empty value means. */
export const SETTING_NAMES: Record<AnySettingKey, string> = {
  homepage_sliders_enabled: 'Ana sayfada slider',
  homepage_categories_enabled: 'Ana sayfada kategoriler',
  homepage_about_enabled: 'Ana sayfada hakkımızda',
  homepage_blogs_enabled: 'Ana sayfada blog yazıları',
  homepage_program_download_enabled: 'Ana sayfada program indirme',
  homepage_references_enabled: 'Ana sayfada referanslar',
  site_title: 'Site başlığı ve firma adı',
  site_description: 'Site açıklaması',
  site_keywords: 'Anahtar kelimeler',
  site_logo: 'Logo; boşsa firma adı yazıyla',
  site_favicon: 'Favicon; boşsa yerleşik simge',
  site_copyright: 'Alt bilgi telif metni; boşsa yıl ve firma adı',
  site_author: 'Yazar',
  seo_meta_title: 'Ana sayfa başlığı; boşsa site başlığı',
  seo_meta_description: 'Ana sayfa açıklaması; boşsa site açıklaması',
  seo_og_title: 'Paylaşım başlığı',
  seo_og_description: 'Paylaşım açıklaması',
  seo_og_image: 'Paylaşım görseli',
  site_primary_color: 'Ana renk',
  site_secondary_color: 'İkincil renk',
  site_accent_color: 'Vurgu rengi',
  site_background_color: 'Zemin rengi',
  site_text_color: 'Yazı rengi',
  contact_email: 'E-posta; form bildirimleri buraya gelir',
  contact_phone: 'Telefon',
  contact_address: 'Adres',
  contact_map: 'Haritadaki yer: enlem, boylam; boşsa harita yok',
  social_facebook: `${SOCIAL_NAMES.social_facebook} adresi`,
  social_twitter: `${SOCIAL_NAMES.social_twitter} adresi`,
  social_instagram: `${SOCIAL_NAMES.social_instagram} adresi`,
  social_linkedin: `${SOCIAL_NAMES.social_linkedin} adresi`,
  social_youtube: `${SOCIAL_NAMES.social_youtube} adresi`,
  company_founded_year: 'Kuruluş yılı',
  company_experience_text: 'Deneyim metni; boşsa kuruluş yılından hesaplanır',
  company_main_groups: 'Üretim programındaki ana grup sayısı',
  company_varieties: 'Çeşit sayısı',
  company_export_countries: 'İhracat yapılan ülke sayısı',
  company_warranty_text: 'Garanti metni',
  company_dispatch_time: 'Aynı gün kargo için son sipariş onayı saati; boşsa söz verilmez',
  company_delivery_text: 'Teslim süresi, stokta olmayan ürünler',
  company_certificates: 'Belgeler',
  working_hours_weekdays: 'Çalışma saatleri, pazartesi–cuma',
  working_hours_saturday: 'Çalışma saatleri, cumartesi',
  shop_currency: 'Mağazanın para birimi',
  shop_fast_cargo_fee: 'Hızlı kargo ücreti',
  shop_standard_cargo_fee: 'Standart kargo ücreti; boşsa alıcı ödemeli, 0 ise ücretsiz',
  shop_tax_note: 'Fiyatlara neyin dahil olduğu; boşsa yazılmaz',
  shop_free_shipping_threshold: 'Ücretsiz kargo sınırı; boşsa yok',
  shop_rate_source: 'Günlük döviz kurunun kaynağı; none ise döviz fiyatlı ürünler satılmaz',
  shop_rate_kind: 'Kullanılan kur: döviz ya da efektif satış',
  shop_rate_margin: 'Kura eklenen pay, yüzde',
  shop_rate_max_age_hours: 'Bu kadar saatten eski kurla satılmaz',
  shop_vat_mode: 'Fiyatlar ve ücretler KDV dahil mi, hariç mi; none ise KDV hesaplanmaz',
  shop_vat_rate: 'KDV oranı, yüzde; kendi oranı olmayan ürünlerde',
  shop_shipping_vat_rate: 'Kargo ücretlerinin KDV oranı, yüzde',
  shop_price_display: 'Fiyat gösterimi; KDV hesaplanıyorsa geçerli',
  shop_lowest_former_price: 'Kampanyada eski fiyat, önceki 30 günün en düşük fiyatı mı',
  shop_money_decided: 'Para birimi ve KDV’ye karar verildi mi',
  shop_cad_sign_in: 'CAD dosyaları için giriş istenir mi',
  company_title: 'Firmanın ticari ünvanı; boşsa site başlığı',
  company_vkn: 'Firmanın VKN ya da TCKN’si',
  company_tax_office: 'Firmanın vergi dairesi',
  company_mersis: 'Firmanın MERSİS numarası',
  company_trade_registry: 'Firmanın ticaret sicil numarası',
  company_kep: 'Firmanın KEP adresi',
  company_etbis_url: 'Firmanın ETBİS sayfası',
  company_street: 'Firmanın açık adresi; boşsa iletişim adresi',
  company_district: 'Firmanın ilçesi',
  company_city: 'Firmanın ili',
  company_postal_code: 'Firmanın posta kodu',
  shop_card_provider: 'Kart ödemelerini alan',
  shop_paytr_test: 'PayTR deneme modu',
  shop_instalments_max: 'En fazla taksit; 1 ise tek çekim',
  shop_instalments_from: 'Taksit seçeneklerinin gösterildiği en düşük fiyat',
  shop_transfer: 'Havale / EFT ile ödeme',
  shop_transfer_days: 'Havale için ödeme süresi, gün',
  shop_account: 'Cari hesapla satış',
  shop_account_needs_approval: 'Cari hesap siparişleri onay beklesin mi',
  shop_transfer_reserves_stock: 'Havale beklerken stok ayrılsın mı',
  bank_accounts: 'Banka hesapları',
  shipping_methods: 'Teslimat yöntemleri; boşsa standart ve hızlı kargo',
  shop_unknown_desi: 'Ağırlığı bilinmeyen bir ürünün desisi',
  retention_messages_months: 'İletişim mesajlarının saklama süresi, ay; boşsa silinmez',
  retention_applications_months: 'İş başvurularının saklama süresi, ay; boşsa silinmez',
  retention_revisions_months: 'İçeriklerin eski sürümlerinin saklama süresi, ay; boşsa silinmez',
  mail_host: 'E-posta sunucusu; boşsa e-postalar bekler',
  mail_port: 'E-posta sunucusunun kapısı',
  mail_security: 'E-posta sunucusuyla bağlantının şifrelenmesi',
  mail_user: 'E-posta sunucusunda kullanıcı adı; boşsa giriş yapılmaz',
  mail_from_name: 'Gönderen adı; boşsa site başlığı',
  mail_from_address: 'Gönderen adresi; boşsa iletişim e-postası',
  mail_reply_to: 'Yanıt adresi; boşsa mesaj bildirimlerinin adresi',
  mail_to_messages: 'Mesaj bildirimlerinin adresleri; boşsa iletişim e-postası',
  mail_to_orders: 'Sipariş bildirimlerinin adresleri; boşsa mesajlarınkiler',
  mail_to_applications: 'Başvuru bildirimlerinin adresleri; boşsa mesajlarınkiler',
  install_content: 'Kurulumdaki içerik',
  install_pictures: 'Örnek içeriğin görsel baskısı',
};

/** What each call does, for the API page. */
export const SETTING_CALLS = {
  'GET /api/settings': 'Ayarlar, değerleriyle; herkese açık olanlar, yöneticiye hepsi',
  'GET /api/settings/seller': 'Satıcının sitede gösterilen ünvanı, adresi ve kayıt numaraları; girilmeyenler boş',
  'POST /api/settings': 'Tek ayarı kaydeder',
  'PUT /api/settings': 'Ayarları birlikte kaydeder: hepsi ya da hiçbiri. Yanıt, bütün ayarlar',
  'POST /api/settings/upload': 'Logo, favicon veya paylaşım görseli yükler',
};
