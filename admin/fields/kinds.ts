import type { AuditAction, AuditGroup, AuditKind } from '#contract/audit.ts';

export const KIND_NAMES: Record<AuditKind, string> = {
  product: 'Ürün',
  category: 'Kategori',
  user: 'Kullanıcı',
  setting: 'Ayar',
  session: 'Oturum',
  blog: 'Blog yazısı',
  feature: 'Özellik',
  slider: 'Slider',
  program: 'Program',
  reference: 'Referans',
  page: 'Sayfa',
  quality: 'Kalite kategorisi',
  job: 'İş ilanı',
  application: 'Başvuru',
  message: 'Mesaj',
  newsletter: 'Bülten',
  order: 'Sipariş',
  personal: 'Kişisel veri',
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
/** What the audit list shows: changes unless told otherwise. */
export const GROUP_NAMES: Record<AuditGroup | 'all', string> = {
  changes: 'Değişiklikler',
  reading: 'Görüntülemeler',
  sessions: 'Oturumlar',
  all: 'Tümü',
};

const options = <K extends string>(names: Record<K, string>) =>
  (Object.entries(names) as [K, string][]).map(([value, label]) => ({ value, label }));
export const KIND_OPTIONS = options(KIND_NAMES);
export const ACTION_OPTIONS = options(ACTION_NAMES);
