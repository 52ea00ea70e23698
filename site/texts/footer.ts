// Top bar and footer. Not in the browser's bundle: both parts stay as the server rendered them (layout/still.tsx).
import { FORM_TEXTS } from './form.ts';
import { NEWSLETTER_PAGE_TEXTS, NEWSLETTER_TEXTS } from './newsletter.ts';

export const TOP_BAR_TEXTS = {
  names: { tr: 'Türkçe', en: 'English', de: 'Deutsch' },
  topBar: 'İletişim ve dil',
  languages: 'Dil',
  language: (code: string, name: string) => `${code.toUpperCase()} – ${name}`,
};

export const FOOTER_TEXTS = {
  follow: 'Bizi takip edin',
  certificates: 'Belgeler',
  warranty: 'Güvence',
  stock: 'Teslim, stoktan',
  delivery: 'Teslim, siparişe göre',
  since: 'Kuruluş',
  newsletter: 'Bülten',
  newsletterText: NEWSLETTER_PAGE_TEXTS.lead,
  newsletterEmail: NEWSLETTER_TEXTS.email,
  newsletterSubmit: 'Kaydol',
  newsletterPurpose: 'E-posta adresinizi yalnızca bülten için kullanırız. Ayrıntılar:',
  honeypot: FORM_TEXTS.honeypot,
  seller: 'Satıcı bilgileri',
  title: 'Ünvan',
  address: 'Adres',
  taxOffice: 'Vergi dairesi',
  vkn: 'VKN',
  mersis: 'MERSİS no',
  tradeRegistry: 'Ticaret sicil no',
  kep: 'KEP',
  etbis: 'ETBİS',
  etbisPage: 'Kayıt sayfası',
  legal: 'Yasal metinler',
  copyright: (year: number, company: string) => `© ${year} ${company}. Tüm hakları saklıdır.`,
};
