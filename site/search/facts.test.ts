import { expect, test } from 'vitest';
import { factsOf } from './facts.ts';

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
