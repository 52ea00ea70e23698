import { describe, expect, test } from 'vitest';
import { stemsOf } from './suffixes.ts';

describe('stems', () => {
  test.each([
    ['pimler', 'pim'],
    ['pimi', 'pim'],
    ['pimlerin', 'pim'],
    ['yaylari', 'yay'],
    ['yayi', 'yay'],
    ['burcu', 'burc'],
    ['plakasi', 'plaka'],
    ['plakalarindan', 'plaka'],
    ['kolonlu', 'kolon'],
    ['contali', 'conta'],
    ['yuksugu', 'yuksuk'],
    ['kilidi', 'kilit'],
    ['kizagi', 'kizak'],
    ['kalibi', 'kalip'],
    ['pins', 'pin'],
    ['bushes', 'bush'],
    ['auswerferstifte', 'auswerferstift'],
    ['platten', 'platt'],
  ])('%s → %s', (word, stem) => {
    expect(stemsOf(word, true)).toContain(stem);
  });

  test('words that only look inflected stay whole', () => {
    for (const word of ['itici', 'sari', 'maca', 'tapa', 'mavi', 'nozzle', 'feder'])
      expect(stemsOf(word, true)).toEqual([]);
  });

  test('-siz is no ending: it says the opposite', () => {
    expect(stemsOf('vanasiz', true)).not.toContain('vana');
  });

  test('-li and -a come off what was typed, not off the catalogue’s words', () => {
    expect(stemsOf('delikli', false)).not.toContain('delik');
    expect(stemsOf('delikli', true)).toContain('delik');
  });

  test('at least three letters remain', () => {
    for (const word of ['yay', 'lar', 'ekler', 'alari'])
      for (const stem of stemsOf(word, true)) expect(stem.length).toBeGreaterThan(2);
  });
});
