import { ADMIN_NOT_DELETED, ADMIN_STAYS_ACTIVE, OWN_ROLE_STAYS } from '#contract/auth-texts.ts';
import { textsFor } from '../../crud/texts.ts';

export const USER_TEXTS = {
  rows: textsFor('Kullanıcı', {
    rowMissing: 'Kullanıcı bilgileri alınamadı.',
    confirmRemove: 'Kullanıcıyı silmek istediğinize emin misiniz?',
  }),
  adminStaysActive: ADMIN_STAYS_ACTIVE,
  adminStays: ADMIN_NOT_DELETED,
  picture: 'Resim',
  user: 'Kullanıcı',
  lastLogin: 'Son Giriş',
  neverSignedIn: 'Henüz yok',
  createdAt: 'Kayıt Tarihi',
  search: 'Ad, kullanıcı adı veya e-posta ara',
  confirmTitle: 'Şifrenizi doğrulayın',
  confirmChange: 'Rol, e-posta veya şifre değişikliği için kendi şifrenizi girin.',
  confirmAdmin: 'Yeni bir yönetici eklemek için kendi şifrenizi girin.',
  confirm: 'Doğrula',
  ownRole: OWN_ROLE_STAYS,
  passwordUnchanged: ' Boş bırakırsanız şifre değişmez.',
  passwordMin: (min: number, more: string) => `En az ${min} karakter.${more}`,
  pictureHint:
    'Yükleyin ya da bir görsel adresi girin; boş bırakılırsa baş harfler görünür. En fazla 5 MB; jpg, jpeg, png, gif veya webp.',
} as const;
