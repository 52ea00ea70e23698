// The search of the whole site: its page, and its part of the search window.
import type { ContentKind } from '#contract/content-kinds.ts';

export const CONTENT_NAMES: Record<ContentKind, string> = {
  posts: 'Yazılar',
  pages: 'Sayfalar',
  jobs: 'İş ilanları',
};

export const SITE_SEARCH_TEXTS = {
  title: 'Sitede ara',
  /** Name of the part of the search window. */
  content: 'Yazılar, sayfalar ve iş ilanları',
  everywhere: 'Sitenin tamamında ara',
  /** Below a search of the catalogue. */
  alsoContent: 'Yazılarda, sayfalarda ve iş ilanlarında da ara',
  searchedFor: (term: string) => `“${term}” araması`,
  nothing: (term: string) => `“${term}” için sonuç bulunamadı`,
  lead: 'Ürünlerde, yazılarda, sayfalarda ve iş ilanlarında arar.',
  prompt: 'Ne arıyorsunuz?',
  cut: (most: number) => `Yalnız ilk ${most} karakter arandı.`,
  kinds: 'Sonuç türleri',
  all: 'Tümü',
  products: 'Ürünler',
  /** @param count with '+' where there are more */
  counted: (name: string, count: string) => `${name} (${count})`,
  more: (count: string) => `${count}+`,
  allProducts: 'Tüm ürün sonuçları',
  allOf: (name: string) => `${name}: tüm sonuçlar`,
  noneOf: (name: string) => `Bu aramayla eşleşen sonuç yok: ${name.toLocaleLowerCase('tr')}.`,
  noneHint: 'Yazımı kontrol edin, daha kısa ya da daha genel bir sözcük deneyin.',
  helpByPhone: 'Aradığınızı birlikte bulalım:',
  failed: 'Sonuçlar yüklenirken hata oluştu.',
  retry: 'Tekrar dene',
  unknownPage: (pages: string) => `Bu liste ${pages} sayfadır.`,
  firstPage: 'İlk sayfaya dön',
  pageTitle: (page: number) => `Sayfa ${page}`,
};
