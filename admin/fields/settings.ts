import type { SettingKey } from '#contract/setting-defaults.ts';

/** How a setting is typed. `line` and `lines` are text, `months` a period, `amount` money in the shop's currency. */
export type SettingControl =
  | 'line'
  | 'lines'
  | 'image'
  | 'color'
  | 'year'
  | 'months'
  | 'amount'
  | 'currency'
  | 'list'
  | 'switch';

export interface SettingField {
  key: SettingKey;
  label: string;
  control: SettingControl;
  help?: string;
  placeholder?: string;
  /** Takes the form's whole width. */
  isWide?: boolean;
  /** What is said before it is saved, and asked whether it shall be; undefined: it is saved unasked. */
  warns?(was: unknown, now: unknown): string | undefined;
}
export interface SettingTab {
  key: string;
  label: string;
  intro?: string;
  fields: readonly SettingField[];
}

const social = (key: SettingKey, label: string, placeholder: string): SettingField => ({
  key,
  label,
  control: 'line',
  placeholder,
});

const period = (key: SettingKey, label: string, erased: string, help: string): SettingField => ({
  key,
  label,
  control: 'months',
  help,
  warns: (was, now) =>
    typeof now === 'number' && !(typeof was === 'number' && was <= now)
      ? `${now} aydan eski ${erased} bir saat içinde silinir ve geri getirilemez.`
      : undefined,
});

/** The site's settings as its form shows them. */
export const SITE_TABS: readonly SettingTab[] = [
  {
    key: 'genel',
    label: 'Genel',
    fields: [
      { key: 'site_title', label: 'Site Başlığı', control: 'line', help: 'Firma adı olarak da kullanılır.' },
      { key: 'site_author', label: 'Yazar', control: 'line', help: 'Sayfaların yazar bilgisinde yer alır.' },
      { key: 'site_description', label: 'Site Açıklaması', control: 'lines', isWide: true },
      { key: 'site_keywords', label: 'Anahtar Kelimeler', control: 'lines', isWide: true, help: 'Virgülle ayırın.' },
      {
        key: 'site_copyright',
        label: 'Telif Metni',
        control: 'line',
        isWide: true,
        help: 'Boş bırakılırsa yıl ve firma adı yazılır.',
      },
      {
        key: 'site_logo',
        label: 'Logo',
        control: 'image',
        help: 'Boş bırakılırsa firma adı yazıyla gösterilir. Yüksekliği 48 piksele sığdırılır.',
      },
      {
        key: 'site_favicon',
        label: 'Favicon',
        control: 'image',
        help: 'Tarayıcı sekmesindeki simge; kare bir görsel seçin. Boş bırakılırsa yerleşik simge kullanılır.',
      },
    ],
  },
  {
    key: 'seo',
    label: 'SEO',
    intro: 'Ana sayfanın arama sonuçlarında ve paylaşımlarda görünen bilgileri.',
    fields: [
      {
        key: 'seo_meta_title',
        label: 'Meta Başlık',
        control: 'line',
        help: 'Boş bırakılırsa site başlığı kullanılır.',
      },
      {
        key: 'seo_og_title',
        label: 'Paylaşım Başlığı',
        control: 'line',
        help: 'Boş bırakılırsa meta başlık kullanılır.',
      },
      {
        key: 'seo_meta_description',
        label: 'Meta Açıklama',
        control: 'lines',
        isWide: true,
        help: 'Boş bırakılırsa site açıklaması kullanılır.',
      },
      {
        key: 'seo_og_description',
        label: 'Paylaşım Açıklaması',
        control: 'lines',
        isWide: true,
        help: 'Boş bırakılırsa meta açıklama kullanılır.',
      },
      {
        key: 'seo_og_image',
        label: 'Paylaşım Görseli',
        control: 'image',
        help: 'Kendi görseli olmayan sayfalar paylaşıldığında gösterilir. Önerilen boyut 1200 × 630.',
      },
    ],
  },
  {
    key: 'renkler',
    label: 'Renkler',
    fields: [
      { key: 'site_primary_color', label: 'Ana Renk', control: 'color', help: 'Düğmeler, bağlantılar ve bu panel.' },
      { key: 'site_secondary_color', label: 'İkincil Renk', control: 'color', help: 'Çizimlerde soğutma kanalları.' },
      { key: 'site_accent_color', label: 'Vurgu Rengi', control: 'color', help: 'Çizimlerde öne çıkan parçalar.' },
      { key: 'site_background_color', label: 'Zemin Rengi', control: 'color' },
      { key: 'site_text_color', label: 'Yazı Rengi', control: 'color' },
    ],
  },
  {
    key: 'iletisim',
    label: 'İletişim',
    fields: [
      {
        key: 'contact_email',
        label: 'E-posta',
        control: 'line',
        help: 'Sitede gösterilir; form bildirimleri de ayrı bir adres tanımlanmadıysa buraya gelir.',
      },
      { key: 'contact_phone', label: 'Telefon', control: 'line' },
      { key: 'contact_address', label: 'Adres', control: 'lines', isWide: true },
      {
        key: 'contact_map',
        label: 'Haritadaki Yer',
        control: 'line',
        placeholder: '41.0726, 28.7971',
        help: 'Enlem ve boylam. Bir harita uygulamasında yere sağ tıklayıp koordinatları kopyalayın. Boş bırakılırsa harita gösterilmez.',
      },
      {
        key: 'working_hours_weekdays',
        label: 'Çalışma Saatleri, Pazartesi–Cuma',
        control: 'line',
        placeholder: '08:00-18:00',
      },
      {
        key: 'working_hours_saturday',
        label: 'Çalışma Saatleri, Cumartesi',
        control: 'line',
        placeholder: '08:00-13:00',
      },
    ],
  },
  {
    key: 'sosyal-medya',
    label: 'Sosyal Medya',
    intro: 'Boş bırakılan hesap sitede gösterilmez.',
    fields: [
      social('social_facebook', 'Facebook', 'https://www.facebook.com/…'),
      social('social_twitter', 'X (Twitter)', 'https://x.com/…'),
      social('social_instagram', 'Instagram', 'https://www.instagram.com/…'),
      social('social_linkedin', 'LinkedIn', 'https://www.linkedin.com/company/…'),
      social('social_youtube', 'YouTube', 'https://www.youtube.com/@…'),
    ],
  },
  {
    key: 'firma',
    label: 'Firma Bilgileri',
    fields: [
      { key: 'company_founded_year', label: 'Kuruluş Yılı', control: 'year' },
      {
        key: 'company_experience_text',
        label: 'Deneyim Metni',
        control: 'line',
        help: 'Boş bırakılırsa kuruluş yılından hesaplanır.',
      },
      {
        key: 'company_main_groups',
        label: 'Ürün Serisi Sayısı',
        control: 'line',
        help: 'Katalogdaki ana kategorilerin sayısı değildir; onlar ürün grubu diye anılır.',
      },
      { key: 'company_varieties', label: 'Çeşit Sayısı', control: 'line' },
      { key: 'company_export_countries', label: 'İhracat Yapılan Ülke Sayısı', control: 'line' },
      { key: 'company_warranty_text', label: 'Garanti', control: 'line' },
      {
        key: 'company_dispatch_time',
        label: 'Aynı Gün Kargo Saati',
        control: 'line',
        placeholder: '15:00',
        help: 'Bu saatten önce onaylanan stok siparişleri aynı gün kargoya verilir; kendi süresi olmayan stoktaki ürünlerde de bu yazar. Boş bırakılırsa aynı gün sözü verilmez.',
      },
      {
        key: 'company_delivery_text',
        label: 'Teslim Süresi',
        control: 'line',
        help: 'Stokta olmayan ve kendi süresi bulunmayan ürünlerde gösterilir.',
      },
      {
        key: 'company_certificates',
        label: 'Belgeler',
        control: 'list',
        isWide: true,
        help: 'Yazıp Enter’a basın. En fazla 12 belge.',
      },
    ],
  },
  {
    key: 'magaza',
    label: 'Mağaza',
    fields: [
      {
        key: 'shop_currency',
        label: 'Para Birimi',
        control: 'currency',
        help: 'Bundan sonra kaydedilen fiyatların para birimi; var olan fiyatlar çevrilmez ve o ürünler, fiyatları yenilenene kadar satın alınamaz.',
      },
      {
        key: 'shop_standard_cargo_fee',
        label: 'Standart Kargo Ücreti',
        control: 'amount',
        help: 'Boş bırakılırsa kargo alıcı ödemelidir; 0 yazılırsa ücretsizdir.',
      },
      {
        key: 'shop_fast_cargo_fee',
        label: 'Hızlı Kargo Ücreti',
        control: 'amount',
        help: 'Yalnız hızlı kargo seçilince eklenir; ücretsiz kargo sınırı bunu kaldırmaz.',
      },
      {
        key: 'shop_free_shipping_threshold',
        label: 'Ücretsiz Kargo Sınırı',
        control: 'amount',
        help: 'Sepet tutarı buna ulaşınca standart kargo ücretsiz olur. Boş bırakılırsa sınır yoktur.',
      },
      {
        key: 'shop_tax_note',
        label: 'KDV Notu',
        control: 'line',
        isWide: true,
        placeholder: 'Fiyatlara KDV dahildir.',
        help: 'Sepette ve ödemede tutarların altında yazılır. Boş bırakılırsa yazılmaz.',
      },
    ],
  },
  {
    key: 'kisisel-veriler',
    label: 'Kişisel Veriler',
    intro:
      'Süresi dolan kayıtlar yanıtları, CV’leri ve e-postalarıyla birlikte bir saat içinde kendiliğinden, geri getirilemeyecek biçimde silinir. Aydınlatma metninizdeki saklama süreleriyle aynı olmalıdır.',
    fields: [
      period(
        'retention_messages_months',
        'İletişim Mesajlarının Saklama Süresi',
        'iletişim mesajları',
        'Mesajın gelişinden başlayarak, 1–120 ay. Boş bırakılırsa mesajlar silinmez.',
      ),
      period(
        'retention_applications_months',
        'İş Başvurularının Saklama Süresi',
        'iş başvuruları',
        'Başvurunun durumundaki veya notundaki son değişiklikten, yoksa gelişinden başlayarak, 1–120 ay. Boş bırakılırsa başvurular silinmez.',
      ),
    ],
  },
];

export const SITE_FIELDS: readonly SettingField[] = SITE_TABS.flatMap(({ fields }) => fields);
