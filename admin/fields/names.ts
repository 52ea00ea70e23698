// Names of values with a fixed set: roles, types, icons, kinds and actions of the audit list.
import { byKind } from '#contract/all-kinds.ts';
import type { SignedInUser } from '#contract/auth.ts';
import type { SectionType } from '#contract/content.ts';
import type { IconName } from '#contract/icons.ts';
import type { ProductDocument } from '#contract/products.ts';
import { AUDIT_KINDS, type AuditAction, type AuditGroup, type AuditKind } from '#contract/audit.ts';

export { JOB_TYPE_LABELS as JOB_TYPE_NAMES } from '#contract/job-type-texts.ts';
export { STOCK_LABELS as STOCK_STATUS_NAMES } from '#contract/catalogue-texts.ts';
export const ROLE_NAMES: Record<SignedInUser['role'], string> = {
  admin: 'Yönetici',
  moderator: 'Moderatör',
  user: 'Kullanıcı',
};
export const DOCUMENT_TYPE_NAMES: Record<ProductDocument['type'], string> = {
  pdf: 'PDF',
  doc: 'Word',
  image: 'Görsel',
};
export const SECTION_NAMES: Record<SectionType, string> = {
  intro: 'Giriş',
  'company-story': 'Şirket hikâyesi',
  mission: 'Misyon',
  vision: 'Vizyon',
  capacity: 'Kapasite',
  values: 'Değerler',
  features: 'Özellikler',
  timeline: 'Zaman çizelgesi',
  growth: 'Büyüme',
  certificates: 'Belgeler',
  facilities: 'Tesisler',
  equipment: 'Makine parkı',
  standards: 'Standartlar',
  'quality-categories': 'Kalite kategorileri',
};
export const ICON_LABELS: Record<IconName, string> = {
  award: 'Ödül',
  certificate: 'Sertifika',
  gear: 'Dişli',
  'list-check': 'Kontrol listesi',
  'arrow-up-circle': 'Yukarı ok',
  lightbulb: 'Ampul',
  'shield-check': 'Kalkan',
  people: 'İnsanlar',
  'graph-up': 'Yükselen grafik',
  'check-circle': 'Onay',
  star: 'Yıldız',
  globe: 'Dünya',
  truck: 'Kamyon',
  rulers: 'Cetvel',
  tools: 'Aletler',
  box: 'Kutu',
  building: 'Bina',
  clock: 'Saat',
  calendar: 'Takvim',
  headset: 'Kulaklık',
  telephone: 'Telefon',
  envelope: 'Zarf',
  search: 'Büyüteç',
  download: 'İndirme',
  thermometer: 'Termometre',
  droplet: 'Damla',
  lightning: 'Şimşek',
  recycle: 'Geri dönüşüm',
  layers: 'Katmanlar',
  cpu: 'İşlemci',
  trophy: 'Kupa',
  bullseye: 'Hedef',
  eye: 'Göz',
  heart: 'Kalp',
  'hand-thumbs-up': 'Beğeni',
  flag: 'Bayrak',
  book: 'Kitap',
  bank: 'Kurum',
  'bar-chart': 'Çubuk grafik',
};

export const KIND_NAMES: Readonly<Record<AuditKind, string>> = {
  product: 'Ürün',
  family: 'Seri',
  category: 'Kategori',
  'missed-search': 'Sonuçsuz arama',
  'price-list': 'Fiyat listesi',
  task: 'Toplu işlem',
  'missing-page': 'Bulunamayan adres',
  user: 'Kullanıcı',
  setting: 'Ayar',
  session: 'Oturum',
  blog: 'Blog yazısı',
  media: 'Medya dosyası',
  'media-folder': 'Medya klasörü',
  page: 'Sayfa',
  menu: 'Menü',
  application: 'Başvuru',
  message: 'Mesaj',
  newsletter: 'Bülten',
  mail: 'Giden e-posta',
  'mail-template': 'E-posta şablonu',
  order: 'Sipariş',
  customer: 'Müşteri',
  personal: 'Kişisel veri',
  ...byKind(({ words }) => words.one),
};
export const ACTION_NAMES: Record<AuditAction, string> = {
  create: 'Ekledi',
  update: 'Değiştirdi',
  delete: 'Sildi',
  restore: 'Geri aldı',
  erase: 'Kalıcı sildi',
  login: 'Giriş yaptı',
  logout: 'Çıkış yaptı',
  read: 'Görüntüledi',
  export: 'Dışa aktardı',
};
/** Groups of the audit list; changes by default. */
export const GROUP_NAMES: Record<AuditGroup | 'all', string> = {
  changes: 'Değişiklikler',
  reading: 'Görüntülemeler',
  sessions: 'Oturumlar',
  all: 'Tümü',
};

const options = <K extends string>(names: Record<K, string>) =>
  (Object.entries(names) as [K, string][]).map(([value, label]) => ({ value, label }));
export const KIND_OPTIONS = AUDIT_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }));
export const ACTION_OPTIONS = options(ACTION_NAMES);
