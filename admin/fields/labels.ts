// fields/: names of rows' fields and values, for forms, histories and the audit list.
import { byKind } from '#contract/all-kinds.ts';
import type { AuditKind } from '#contract/audit.ts';
import { labelsIn, unitsIn, type Fields } from '#contract/kind.ts';
import { ARTICLE_CHANGE_LABELS } from '#contract/article-texts.ts';
import { familyFields } from '#contract/families.ts';
import { PRICE_LIST_KIND_LABELS, PRICE_LIST_LABELS, PRICE_LIST_STATE_LABELS } from '#contract/price-list-texts.ts';
import { productFields } from '#contract/products.ts';
import { PUBLISHING_LABELS } from '#contract/publishing-texts.ts';
import { COMMON_TEXTS } from '../base/texts.ts';
import { JOB_TYPE_NAMES, KIND_NAMES, ROLE_NAMES, STOCK_STATUS_NAMES } from './names.ts';
import { APPLICATION_LOOKS, MAIL_LOOKS, MESSAGE_LOOKS, ORDER_LOOKS, SUBSCRIBER_LOOKS } from './statuses.ts';

type Labels = Readonly<Record<string, string>>;

/** Fields of audit entries about reading: filters, and number of rows shown. */
const READING = {
  rows: 'Kayıt sayısı',
  page: 'Sayfa',
  limit: 'Sayfa boyutu',
  sort: 'Sıralama',
  q: 'Arama',
  status: 'Durum',
} as const;

/**
 * Names of rows' fields: in forms, in conflicts between two people's changes, and in the audit list. Products
 * and the kinds in `contract/kinds.ts` have theirs in their descriptions.
 */
export const FIELD_LABELS = {
  category: {
    type: 'Kategori Türü',
    name: 'Kategori Adı',
    description: 'Açıklama',
    img: 'Kategori Görseli',
    parentCategory: 'Ana Kategori',
    isActive: 'Durum',
    order: 'Sıra',
    slug: 'Slug',
  },
  user: {
    username: 'Kullanıcı Adı',
    name: 'Ad Soyad',
    email: 'E-posta',
    role: 'Rol',
    avatar: 'Profil Resmi',
    isActive: 'Durum',
    password: 'Şifre',
    currentPassword: 'Mevcut Şifre',
    newPassword: 'Yeni Şifre',
    address: 'Teslimat Adresi',
  },
  media: {
    path: 'Adres',
    originalName: 'Dosya Adı',
    title: 'Başlık',
    alt: 'Alt metin',
    tags: 'Etiketler',
    folder: 'Klasör',
    focus: 'Odak noktası',
  },
  'media-folder': {
    name: 'Ad',
    parent: 'Üst klasör',
  },
  blog: {
    title: 'Başlık',
    slug: 'Slug',
    excerpt: 'Kısa Açıklama',
    content: 'İçerik',
    featuredImage: 'Öne Çıkan Görsel',
    category: 'Kategori',
    author: 'Yazar',
    tags: 'Etiketler',
    readTime: 'Okuma Süresi',
    isPublished: 'Yayın Durumu',
    ...PUBLISHING_LABELS,
  },
  page: {
    title: 'Sayfa Başlığı',
    slug: 'Slug',
    'content.heroTitle': 'Hero Başlığı',
    'content.heroSubtitle': 'Hero Alt Başlığı',
    'content.sections': 'Bölümler',
    metaTitle: 'Meta Başlığı',
    metaDescription: 'Meta Açıklaması',
    isActive: 'Durum',
    ...PUBLISHING_LABELS,
    order: 'Sıra',
    json: 'Özel İçerik (JSON)',
  },
  'missed-search': { isDone: 'Yapıldı' },
  'price-list': PRICE_LIST_LABELS,
  task: { count: 'Kayıt sayısı' },
  setting: {
    settingValue: 'Değer',
    prices: 'Değişen fiyat',
    restored: 'Önceki haline dönen fiyat',
    kept: 'Sonradan değiştiği için kalan fiyat',
    EUR: 'Avro kuru',
    USD: 'Dolar kuru',
    GBP: 'Sterlin kuru',
    refused: 'Reddedildi',
  },
  application: { ...READING, notes: 'Not', job: 'İş ilanı' },
  message: { ...READING, isRead: 'Okundu', replies: 'Yanıt sayısı' },
  newsletter: READING,
  'mail-template': { subject: 'Konu', intro: 'Giriş metni', outro: 'Kapanış metni' },
  menu: { title: 'Sütun başlığı', entries: 'Bağlantılar' },
  mail: { state: 'Durum', attempts: 'Deneme' },
  order: {
    ...READING,
    isWaiting: 'Yalnız bekleyenler',
    format: 'Dosya türü',
    per: 'Satırlar',
    isPartShipped: 'Gönderim',
    from: 'İlk gün',
    to: 'Son gün',
    tracking: 'Kargo Bilgisi',
    shipment: 'Gönderi',
    isInvoiced: 'Faturası',
    invoiceState: 'Fatura Durumu',
    invoiceNumber: 'Fatura No',
    invoiceDate: 'Fatura Tarihi',
    invoicePdf: 'Fatura PDF’i',
    returnInvoiceState: 'İade Faturası Durumu',
    returnInvoiceNumber: 'İade Faturası No',
    returnInvoiceDate: 'İade Faturası Tarihi',
    returnInvoicePdf: 'İade Faturası PDF’i',
    staffNote: 'Personel Notu',
    notes: 'Not',
    owed: 'Cari',
    customer: 'Müşteri',
    receipt: 'Gelen Ödeme',
    receivedOn: 'Geldiği gün',
    account: 'Hesap',
    reference: 'Dekont',
    refund: 'İade Tutarı',
    refundOutcome: 'İadenin Sonucu',
    reason: 'İade Nedeni',
    isRestocked: 'Stoğa Geri Alındı',
  },
  customer: {
    ...READING,
    account: 'Cari hesap',
    isAllowed: 'Cari hesapla alabilir',
    limit: 'Limit',
    days: 'Vade',
    note: 'Not',
  },
  personal: {
    rows: 'Kayıt sayısı',
    accounts: 'Hesap',
    orders: 'Sipariş',
    messages: 'Mesaj',
    deletedMessages: 'Silinenlerdeki mesaj',
    applications: 'Başvuru',
    resumes: 'CV',
    newsletter: 'Bülten kaydı',
    mails: 'E-posta',
    formerUses: 'Önceki adres kaydı',
  },
} as const satisfies Partial<Record<AuditKind, Labels>>;
const DESCRIBED: Partial<Record<AuditKind, Fields>> = {
  product: productFields,
  family: familyFields,
  ...byKind(({ fields }) => fields),
};
const LABELS: Partial<Record<AuditKind, Labels>> = {
  ...FIELD_LABELS,
  ...Object.fromEntries(Object.entries(DESCRIBED).map(([kind, fields]) => [kind, labelsIn(fields)])),
};
const UNITS: Partial<Record<AuditKind, Labels>> = Object.fromEntries(
  Object.entries(DESCRIBED).map(([kind, fields]) => [kind, unitsIn(fields)]),
);

/** Names of what the audit list says of products and families besides their fields. */
const MORE_LABELS: Partial<Record<AuditKind, Labels>> = {
  product: { family: KIND_NAMES.family },
  family: ARTICLE_CHANGE_LABELS,
};

export const labelsOf = (kind: AuditKind): Labels => LABELS[kind] ?? {};

/** Name of one field. Pages may have further parts, and old entries may have fields that no longer exist. */
export const labelOf = (kind: AuditKind, field: string): string =>
  LABELS[kind]?.[field] ??
  MORE_LABELS[kind]?.[field] ??
  (field.startsWith('content.') ? 'Diğer içerik' : 'Diğer bilgi');

/** Unit of a number's field, where its description has one. */
export const unitOf = (kind: AuditKind, field: string): string | undefined => UNITS[kind]?.[field];

const labelled = (looks: Readonly<Record<string, { label: string }>>): Labels =>
  Object.fromEntries(Object.entries(looks).map(([value, { label }]) => [value, label]));
const SORTS: Labels = { newest: 'Yeniden eskiye', oldest: 'Eskiden yeniye' };
const TRUTH: Labels = { true: COMMON_TEXTS.yes, false: COMMON_TEXTS.no };
const VALUES: Partial<Record<AuditKind, Readonly<Record<string, Labels>>>> = {
  product: { stockStatus: STOCK_STATUS_NAMES },
  'price-list': { kind: PRICE_LIST_KIND_LABELS, state: PRICE_LIST_STATE_LABELS },
  job: { type: JOB_TYPE_NAMES },
  page: { status: { active: COMMON_TEXTS.active, passive: COMMON_TEXTS.passive } },
  user: { role: ROLE_NAMES },
  application: { status: labelled(APPLICATION_LOOKS), sort: SORTS },
  message: { status: labelled(MESSAGE_LOOKS), isRead: TRUTH, sort: SORTS },
  newsletter: { status: labelled(SUBSCRIBER_LOOKS), sort: SORTS },
  mail: { state: labelled(MAIL_LOOKS) },
  order: { status: labelled(ORDER_LOOKS), isWaiting: TRUTH, sort: SORTS },
};

/** Name of a field's value, where it has a fixed set of values. */
export const valueName = (kind: AuditKind, field: string, value: unknown): string | undefined =>
  typeof value === 'string' ? VALUES[kind]?.[field]?.[value] : undefined;
