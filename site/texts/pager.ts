// The pages of a list.

export const PAGER_TEXTS = {
  pages: 'Sayfalar',
  page: (n: string) => `Sayfa ${n}`,
  previous: 'Önceki',
  next: 'Sonraki',
};
