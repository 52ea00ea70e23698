import { expect, test } from 'vitest';
import { boundsOf, volumeOf } from '../measuring/measure.ts';
import { readParam, type Template } from '../template.ts';
import { templates } from './index.ts';

/** A template with dimensions as columns give them; params that are not named are absent. */
function given(key: string, values: Record<string, number | string>) {
  const template: Template = templates.get(key)!;
  const read = Object.fromEntries(
    Object.entries(template.params).map(([name, param]) => {
      const result = readParam(param, values[name] ?? null);
      if ('reason' in result) throw new Error(result.reason);
      return [name, result.value];
    }),
  ) as never;
  return { fault: template.check(read), body: () => template.body(read) };
}
const volume = (key: string, values: Record<string, number | string>) => volumeOf(given(key, values).body()).volume;
const size = (key: string, values: Record<string, number | string>) => {
  const { min, max } = boundsOf(given(key, values).body());
  return [min, max].map((corner) => corner.map((mm) => Math.round(mm * 1000) / 1000));
};

test('keys, params and sentences keep their form', () => {
  const labels = new Set<string>();
  for (const [key, { label, params, simplifications }] of templates) {
    expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    labels.add(label);
    for (const name of Object.keys(params)) expect(name, key).toMatch(/^[A-Za-z][A-Za-z0-9]{0,19}$/);
    for (const sentence of simplifications) expect(sentence, key).toMatch(/^\p{Lu}.*[^.]$/u);
  }
  expect(labels.size).toBe(templates.size);
  expect(templates.size).toBeGreaterThanOrEqual(32);
});

test('volumes are those computed by hand', () => {
  const { PI } = Math;
  expect(volume('plaka', { l: 100, b: 50, t: 20 })).toBeCloseTo(100_000, 6);
  expect(volume('o-ring', { d1: 10, d2: 2 })).toBeCloseTo(2 * PI ** 2 * 6, 6);
  // Cylinder, frustum of 60° and shank: h = (9 − 6) / 2 / tan 30°.
  const h = 1.5 / Math.tan(PI / 6);
  const frustum = (PI * h * (4.5 ** 2 + 4.5 * 3 + 3 ** 2)) / 3;
  expect(volume('konik-kafali-pim', { d1: 6, L: 100, d2: 9, k: 1, angle: 60 })).toBeCloseTo(
    PI * 4.5 ** 2 + frustum + PI * 9 * (99 - h),
    6,
  );
  // Head and shank with their bores: relieved by 1 mm but for the guided length.
  expect(volume('itici-yuksuk', { d1: 6, d2: 10, L: 100, d3: 16, k: 5, L1: 45 })).toBeCloseTo(
    PI * (64 * 5 + 25 * 95 - 9 * 45 - 3.5 ** 2 * 55),
    6,
  );
  // A plate with four bores.
  expect(volume('kalip-plakasi', { l: 296, b: 296, t: 36, d: 26 })).toBeCloseTo(
    (296 ** 2 - 2) * 36 - 4 * PI * 169 * 36,
    4,
  );
  // A helix passes its section at right angles to r dθ: mean radius times section times angle, less what is ground off.
  const spring = volume('kalip-yayi', { Dh: 20, Dd: 10, L0: 102, color: 'mavi' });
  const [width, radius] = [0.86 * 5, 7.5];
  const high = 0.6 * width;
  expect(spring / (width * high * 2 * PI * radius * (102 / (1.9 * high)))).toBeCloseTo(1, 1);
});

test('heads lie below the seat, plates on their lower face, springs on their end', () => {
  expect(size('itici-pim-a', { d1: 6, L: 200, d2: 12, k: 5 })).toEqual([
    [-6, -6, -5],
    [6, 6, 195],
  ]);
  expect(size('imbus-civata', { M: 'M8', L: 30, dk: 13, k: 8, s: 6 })).toEqual([
    [-6.5, -6.5, -8],
    [6.5, 6.5, 30],
  ]);
  expect(size('plaka', { l: 100, b: 50, t: 20 })).toEqual([
    [-50, -25, 0],
    [50, 25, 20],
  ]);
  expect(size('kalip-yayi', { Dh: 20, Dd: 10, L0: 102, color: 'mavi' }).map(([, , z]) => z)).toEqual([0, 102]);
  expect(size('mapa', { M: 'M10', d3: 45, d4: 25, h: 45, l: 17 }).map(([, , z]) => z)).toEqual([-45, 17]);
});

test('each wrong combination has its sentence', () => {
  const wrong: readonly (readonly [key: string, values: Record<string, number | string>, sentence: string])[] = [
    ['itici-pim-a', { d1: 6, L: 200, d2: 6, k: 5 }, 'Kafa çapı gövde çapından büyük olmalı.'],
    ['itici-pim-a', { d1: 6, L: 4, d2: 12, k: 5 }, 'Boy kafa yüksekliğinden büyük olmalı.'],
    ['itici-yuksuk', { d1: 6, d2: 10, L: 100, d3: 16, L1: 45 }, 'Kafa yüksekliği ya da kafa açısı verilmeli.'],
    ['itici-yuksuk', { d1: 6, d2: 10, L: 45, d3: 16, k: 5, L1: 45 }, 'Kılavuz delik boyu boydan küçük olmalı.'],
    ['itici-yuksuk', { d1: 6, d2: 10, L: 50, d3: 16, angle: 60, L1: 45 }, 'Kılavuz delik boyu boydan küçük olmalı.'],
    ['itici-pim-kademeli', { d1: 1, d2: 4, L: 80, L2: 1, d3: 8, k: 3 }, 'Uç boyu geçiş radyusundan büyük olmalı.'],
    ['merkezleme-pimi', { d: 6, L: 2.5 }, 'Boy çapa göre çok kısa.'],
    ['merkezleme-pimi', { d: 5, L: 20, M: 'M4' }, 'Çekme dişi pimden küçük olmalı.'],
    ['sogutma-perdesi', { M: 'M12', L: 100, b: 12 }, 'Perde dişten dar olmalı.'],
    ['duz-burc', { d1: 20, d2: 20, L: 30 }, 'Dış çap delik çapından büyük olmalı.'],
    ['kalip-plakasi', { l: 100, b: 60, t: 20, d: 30 }, 'Kolon delikleri plakaya sığmıyor.'],
    ['imbus-civata', { M: 'M8', L: 30, dk: 13, k: 8, s: 12 }, 'Alyan baştan küçük olmalı.'],
    ['setskur', { M: 'M8', L: 10, s: 4 }, 'Uç çapı ya da uç açısı verilmeli.'],
    [
      'merkezleme-flansi',
      { d1: 100, d2: 40, h: 12, circle: 98, M: 'M8' },
      'Cıvata dairesi dış çap ile iç delik arasında olmalı.',
    ],
    ['asinma-plakasi', { b: 50, L: 50, t: 10, n: 9, M: 'M8' }, 'Delikler plakaya sığmıyor.'],
    ['yolluk-burcu', { d1: 12, L: 100, d2: 28, k: 10, d3: 8, angle: 2 }, 'Çıkış deliği gövde çapından küçük olmalı.'],
    ['kalip-yayi', { Dh: 20, Dd: 10, L0: 12, color: 'sarı' }, 'Serbest boy tel kesitine göre çok kısa.'],
    [
      'hizli-kaplin',
      { d: 9, connection: 'kısa', angle: 0 },
      "Bağlantı 'hortum 9' ya da bir diş olmalı; 'kısa' okunamadı.",
    ],
  ];
  for (const [key, values, sentence] of wrong) expect(given(key, values).fault, key).toBe(sentence);
});

test('values are read as their param asks', () => {
  const { d1 } = templates.get('itici-pim-a')!.params;
  expect(readParam(d1!, '6,2 mm')).toEqual({ value: 6.2 });
  expect(readParam(d1!, 6.2)).toEqual({ value: 6.2 });
  expect(readParam(d1!, 'altı')).toEqual({ reason: "'Çap' sayı olmalı; 'altı' okunamadı." });
  expect(readParam(d1!, 1_000)).toEqual({ reason: "'Çap' 0,3 ile 100 arasında olmalı; 1000 verildi." });
  expect(readParam(d1!, null)).toEqual({ reason: "'Çap' değeri yok." });
  const { M } = templates.get('imbus-civata')!.params;
  expect(readParam(M!, 'M8×0,75')).toEqual({ value: { diameter: 8, pitch: 0.75, isTapered: false } });
  expect(readParam(M!, 'R3/8')).toEqual({ value: { diameter: 16.662, pitch: 25.4 / 19, isTapered: true } });
  expect(readParam(M!, 'M7,3')).toEqual({ reason: "'Diş' bir diş olmalı (M8, G1/4 gibi); 'M7,3' okunamadı." });
  const { color } = templates.get('kalip-yayi')!.params;
  expect(readParam(color!, 'mor')).toEqual({
    reason: "'Renk' şunlardan biri olmalı: yeşil, mavi, kırmızı, sarı; 'mor' verildi.",
  });
});
