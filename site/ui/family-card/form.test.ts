import { expect, test } from 'vitest';
import { formOf } from './form.ts';

test.each([
  ['İtici pim DIN 1530-A, sertleştirilmiş', 'Silindirik Kafalı İtici Pimler', 'silindirik kafalı'],
  ['İtici pim DIN 1530-D, nitrürlü', 'Konik Kafalı İtici Pimler', 'konik kafalı'],
  ['Yüksük iç pimi h5', 'Yüksük İç Pimleri', ''],
  ['Aşınma plakası, çelik', 'Aşınma Plakaları', ''],
  ['Kalıp yayı ISO 10243, mavi (orta yük)', 'Yay Pimleri', 'pimleri'],
  ['Kademeli itici pim DIN 1530-C', 'Kademeli İtici Pimler', ''],
  ['Zımba DIN 9861-D, HSS', 'Zımbalar', ''],
  ['Kılavuz burç DIN 16716', 'Kılavuz Burçlar', ''],
  ['Özel parça', 'HSS Parçalar', 'HSS'],
])('%s in %s', (name, subCategory, form) => {
  expect(formOf(name, subCategory)).toBe(form);
});
