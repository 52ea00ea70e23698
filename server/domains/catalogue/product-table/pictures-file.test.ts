import { expect, test } from 'vitest';
import { codeInName, picturesByCode } from './pictures-file.ts';

test.each([
  ['ITP-06X100.jpg', 'ITP-06X100', 1],
  ['klasör/itp-06x100_2.JPG', 'ITP-06X100', 2],
  ['ITP-06X100_12.webp', 'ITP-06X100', 12],
  ['ITP-06X100-2.jpg', 'ITP-06X100-2', 1],
  ['ITP_06.jpg', 'ITP', 6],
  ['ITP_A.jpg', 'ITP_A', 1],
  ['A.B_1.png', 'A.B', 1],
  ['_2.jpg', '_2', 1],
])('%s is a picture of %s, number %d', (name, code, place) => {
  expect(codeInName(name)).toEqual({ code, place });
});

test('pictures stand in the order of their numbers, whatever their folders', () => {
  expect([
    ...picturesByCode(['a/K-1_10.jpg', 'b/k-1_2.jpg', 'K-1.jpg', 'K-2_3.png', 'K-1_1.png', 'K|3.jpg']).entries(),
  ]).toEqual([
    ['K-1', ['K-1.jpg', 'K-1_1.png', 'b/k-1_2.jpg', 'a/K-1_10.jpg']],
    ['K-2', ['K-2_3.png']],
  ]);
});
