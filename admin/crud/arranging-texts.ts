export const ARRANGING_TEXTS = {
  column: 'Taşı',
  handleOf: (title: string) => `Taşı: ${title}`,
  handleHint: 'Sürükleyerek ya da ok tuşlarıyla taşıyın',
  up: 'Yukarı taşı',
  down: 'Aşağı taşı',
  isFirst: 'İlk sırada',
  isLast: 'Son sırada',
  place: (title: string, place: number, count: number) => `${title}: ${count} kayıt içinde ${place}. sırada`,
  saved: 'Sıralama kaydedildi.',
  undone: 'Sıralama geri alındı.',
  failed: 'Sıralama kaydedilemedi.',
} as const;
