import type { IconName } from '#contract/icons.ts';

export const ICON_LABELS: Record<IconName, string> = {
  award: 'Ödül', certificate: 'Sertifika', gear: 'Dişli', 'list-check': 'Kontrol listesi', 'arrow-up-circle': 'Yukarı ok', lightbulb: 'Ampul', 'shield-check': 'Kalkan', people: 'İnsanlar',
  'graph-up': 'Yükselen grafik', 'check-circle': 'Onay', star: 'Yıldız', globe: 'Dünya', truck: 'Kamyon', rulers: 'Cetvel', tools: 'Aletler', box: 'Kutu', building: 'Bina', clock: 'Saat',
  calendar: 'Takvim', headset: 'Kulaklık', telephone: 'Telefon', envelope: 'Zarf', search: 'Büyüteç', download: 'İndirme', thermometer: 'Termometre', droplet: 'Damla', lightning: 'Şimşek',
  recycle: 'Geri dönüşüm', layers: 'Katmanlar', cpu: 'İşlemci', trophy: 'Kupa', bullseye: 'Hedef', eye: 'Göz', heart: 'Kalp', 'hand-thumbs-up': 'Beğeni', flag: 'Bayrak', book: 'Kitap', bank: 'Kurum',
  'bar-chart': 'Çubuk grafik',
};
