// The carousel's controls.

export const CAROUSEL_TEXTS = {
  kind: 'döngülü gösterim',
  previous: 'Önceki',
  next: 'Sonraki',
  pause: 'Gösterimi duraklat',
  play: 'Gösterimi sürdür',
  page: (n: number, total: number) => `${n} / ${total}`,
};
