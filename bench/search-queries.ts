/**
 * Typical searches by buyers of mould components: codes, words, dimensions, several words, Turkish letters, misses,
 * short ones.
 */
export const SEARCH_QUERIES: readonly string[] = [
  // Codes: whole, in another spelling, incomplete
  'Z40-5X100',
  'z405x100',
  'Z41-8-4X705',
  'kbg-42x76',
  'Z40',
  'ZDW-8',
  'P2312',
  'IC-M6X20',
  // Words, with and without Turkish letters
  'itici pim',
  'itici',
  'İTİCİ PİM',
  'kılavuz kolon',
  'kilavuz',
  'yüksük',
  'zımba',
  'cıvata',
  'Kalıp plakası',
  'sıcak yolluk',
  'o-ring',
  'termokupl',
  // Dimensions, with and without a word
  '5x100',
  '5 x 100',
  '2,5x100',
  'Ø10×400',
  'M6',
  'pim 8x400',
  'kolon 18 75',
  '1.2312 plaka',
  // Several words, standards, descriptions
  'itici pim nitrürlü özel ölçü',
  'DIN 1530-A',
  'havşalı itici plakalar',
  'grafitli bronz burç',
  'şeffaf somun',
  'kartuş rezistans 230 V',
  'dış 12 mm boy 280',
  // Misses
  'hidrolik silindir',
  'qwxz',
  '999x99999',
  'Z40-5X100000',
  // One and two letters
  'z',
  'pi',
  'k 10',
  '12',
];
