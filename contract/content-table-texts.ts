// Headings of posts and pages as files, and their sentences.
import { PUBLISHING_LABELS } from './publishing-texts.ts';

/** Headings of the posts' file by their fields. */
export const POST_HEADINGS = {
  slug: 'Adres Adı',
  title: 'Başlık',
  excerpt: 'Kısa Açıklama',
  content: 'İçerik',
  featuredImage: 'Öne Çıkan Görsel',
  category: 'Kategori',
  tags: 'Etiketler',
  author: 'Yazar',
  readTime: 'Okuma Süresi (dakika)',
  createdAt: 'Tarih',
  isPublished: 'Yayında',
  ...PUBLISHING_LABELS,
} as const;

/** Headings of the pages' file by their fields. */
export const PAGE_HEADINGS = {
  slug: 'Adres Adı',
  title: 'Sayfa Başlığı',
  heroTitle: 'Hero Başlığı',
  heroSubtitle: 'Hero Alt Başlığı',
  sections: 'İçerik',
  metaTitle: 'Meta Başlığı',
  metaDescription: 'Meta Açıklaması',
  isActive: 'Durum',
  ...PUBLISHING_LABELS,
  order: 'Sıra',
} as const;

export const POSTS_AS_FILE = 'Blog yazıları';
export const PAGES_AS_FILE = 'Sayfalar';
export const postFileName = (day: string): string => `blog-yazilari-${day}`;
export const pageFileName = (day: string): string => `sayfalar-${day}`;

export const SECTIONS_UNREADABLE = 'İçerik ne HTML metni ne de bölümlerin JSON’u olarak okunabiliyor.';
