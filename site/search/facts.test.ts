import { expect, test } from 'vitest';
import { factsOf, formOf } from './facts.ts';

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

const category = (name: string) => ({ _id: name, name, slug: name });
const pin = {
  name: 'İtici pim DIN 1530-A, sertleştirilmiş',
  subCategory: category('Silindirik Kafalı İtici Pimler'),
  material: '1.2210 (115CrV3)',
  materialNumber: '1.2210',
  hardnessText: '60 ±2 HRC',
};

test('what the family beside lacks stands out', () => {
  const standing = (family: typeof pin) =>
    factsOf(family, pin)
      .map(({ text, stands }) => (stands ? `<${text}>` : text).replaceAll(' ', '_'))
      .join(' ');
  expect(standing(pin)).toBe('1.2210 60_±2_HRC silindirik_kafalı');
  expect(standing({ ...pin, materialNumber: '1.2344', hardnessText: '950 HV 0,3' })).toBe(
    '<1.2344> <950_HV_0,3> silindirik_kafalı',
  );
  expect(standing({ ...pin, subCategory: category('Konik Kafalı İtici Pimler') })).toBe(
    '1.2210 60_±2_HRC <konik_kafalı>',
  );
});

test('facts that a family does not have are left out', () => {
  const plain = { name: 'Mapa', subCategory: null, material: 'A2', materialNumber: '', hardnessText: '' };
  expect(factsOf(plain, plain)).toEqual([{ text: 'A2', stands: false }]);
});
