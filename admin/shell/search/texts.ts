import { panelListPath } from '#contract/panel-paths.ts';

export const SEARCH_TEXTS = {
  showAll: 'Tümünü gör',
  passiveOf: (name: string) => `${name} · Pasif`,

  siteWords: 'logo renk iletişim adres firma mağaza kargo para birimi',
  homepageWords: 'bölüm',
  account: 'Hesabım',
  profileWords: 'şifre parola oturum',
  waitingOrders: 'Bekleyen Siparişler',
  waitingOrdersWords: 'kargo hazırlanan ödenen',
  soldOut: 'Stokta Olmayanlar',
  soldOutWords: 'tükenen biten',
  unreadMessages: 'Okunmamış Mesajlar',
  waitingApplications: 'Bekleyen Başvurular',
  waitingApplicationsWords: 'cv özgeçmiş',
  menuWords: {
    [panelListPath('audit')]: 'log geçmiş kim değiştirdi',
    [panelListPath('trash')]: 'silinen geri al',
    [panelListPath('newsletter')]: 'abone',
    [panelListPath('orders')]: 'satış',
    [panelListPath('users')]: 'müşteri üye',
  },

  articlesOf: (count: number) => `${count} ürün`,
  search: 'Ara',
  searchMore: 'Ara…',

  recent: 'Son seçilenler',
  screens: 'Ekranlar',
  dialog: 'Panelde ara',
  placeholder: 'Ürün, sipariş, kullanıcı veya ekran',
  close: 'Aramayı kapat',
  results: 'Sonuçlar',
  failed: 'Arama yapılamadı. ',
  nothing: (text: string) => `“${text}” için sonuç bulunamadı.`,
  searching: 'Aranıyor…',
  count: (count: number) => `${count} sonuç`,
  keyMove: ' gezin',
  keyOpen: ' aç',
  keyClose: ' kapat',
} as const;
