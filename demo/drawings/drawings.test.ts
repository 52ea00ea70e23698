import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  RESINS,
  resinPicture,
  STAMP_YEARS,
  VARIANT_KINDS,
  VARIANT_VIEWS,
  yearPicture,
  type PictureKey,
} from '../base/pictures.ts';
import { DRAWING_KEYS, DRAWING_VIEWS } from '../base/types.ts';
import { drawPlaceholder, drawShareCard } from './cards.ts';
import { hatchLines, rect } from './geometry.ts';
import { drawFamily } from './index.ts';
import { canLetter, letteringWidth } from './lettering.ts';
import { ejectorPin } from './pins.ts';
import { writePicture } from './write.ts';

/** Elements closed in the order they were opened: enough of a check for SVG written by code. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, slash, name = '', attributes = ''] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*\s*\/?)>/g,
  )) {
    if (slash) {
      if (open.pop() !== name) return false;
    } else if (!attributes.endsWith('/')) open.push(name);
  }
  return open.length === 0 && svg.replaceAll(/<[^<>]*>/g, '').trim() === '';
}

function labelBoxes(svg: string): number[][] {
  return [...svg.matchAll(/data-label="([^"]+)"/g)].map((m) => (m[1] ?? '').split(' ').map(Number));
}

/** The lettering of a drawing: labels and engravings. */
function lettered(svg: string): string[] {
  return [...svg.matchAll(/data-text="([^"]*)"/g)].map((m) =>
    (m[1] ?? '').replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
  );
}

function checkSound(svg: string): void {
  expect(isWellFormed(svg)).toBe(true);
  expect(svg).toContain('viewBox="0 0 1200 900"');
  expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/);
  for (const [x0 = -1, y0 = -1, x1 = 1e9, y1 = 1e9] of labelBoxes(svg)) {
    expect(x0).toBeGreaterThanOrEqual(0);
    expect(y0).toBeGreaterThanOrEqual(0);
    expect(x1).toBeLessThanOrEqual(1200);
    expect(y1).toBeLessThanOrEqual(900);
  }
}

function checkLabels(svg: string): void {
  const boxes = labelBoxes(svg);
  expect(boxes.length).toBeGreaterThan(0);
  boxes.forEach(([ax0 = 0, ay0 = 0, ax1 = 0, ay1 = 0], i) => {
    for (const [bx0 = 0, by0 = 0, bx1 = 0, by1 = 0] of boxes.slice(i + 1)) {
      expect(ax0 < bx1 && bx0 < ax1 && ay0 < by1 && by0 < ay1, boxes[i]?.join(' ')).toBe(false);
    }
  });
}

describe.each(DRAWING_KEYS)('%s', (key) => {
  it.each(DRAWING_VIEWS)('%s is a sound picture', (view) => {
    const svg = drawFamily(key, view);
    checkSound(svg);
    expect(drawFamily(key, view)).toBe(svg);
  });

  it.each(['cizim', 'kesit'] as const)('labels of %s do not cover each other', (view) =>
    checkLabels(drawFamily(key, view)),
  );
});

describe.each([...VARIANT_KINDS])('%s', (key, kind) => {
  it.each(VARIANT_VIEWS)(`%s is a sound picture, unlike that of ${kind}`, (view) => {
    const svg = drawFamily(key, view);
    checkSound(svg);
    expect(svg).not.toBe(drawFamily(kind, view));
  });

  it("labels of its front view do not cover each other, its section is its kind's", () => {
    checkLabels(drawFamily(key, 'cizim'));
    expect(drawFamily(key, 'kesit')).toBe(drawFamily(kind, 'kesit'));
  });
});

describe('the content of a picture', () => {
  const both = (key: PictureKey): string[] => VARIANT_VIEWS.map((view) => drawFamily(key, view));
  const areYears = (text: string): boolean => (STAMP_YEARS as readonly string[]).includes(text);

  it('a ground plate has no hole in any view', () => {
    for (const view of DRAWING_VIEWS)
      expect(drawFamily('taslanmis-plaka', view), view).not.toMatch(/<circle|<clipPath/);
    for (const view of ['cizim', 'izometrik'] as const)
      expect(drawFamily('kalip-plakasi', view), view).toMatch(/<circle|<clipPath/);
  });

  it.each(STAMP_YEARS)('stamps of 20%s bear that year and no other', (year) => {
    const following = [0, 1, 2].map((i) => String(Number(year) + i));
    for (const kind of ['tarih-kasesi-ay-yil', 'tarih-kasesi-vardiya', 'yil-gobegi'] as const) {
      for (const svg of both(yearPicture(kind, year))) expect(lettered(svg).filter(areYears), kind).toEqual([year]);
    }
    for (const svg of both(yearPicture('tarih-kasesi-uc-yil', year)))
      expect(lettered(svg)).toEqual(expect.arrayContaining([...following, '12']));
  });

  it('date stamps bear what their kind says', () => {
    const months = Array.from({ length: 12 }, (_, i) => String(i + 1));
    const days = Array.from({ length: 31 }, (_, i) => String(i + 1));
    for (const svg of both('tarih-kasesi-ay-yil')) expect(lettered(svg)).toEqual(expect.arrayContaining(months));
    for (const svg of both('tarih-kasesi-gun'))
      expect(
        lettered(svg)
          .filter((text) => /^\d+$/.test(text))
          .toSorted(),
      ).toEqual([...days, ...months].toSorted());
    for (const svg of both('tarih-kasesi-vardiya')) {
      expect(lettered(svg)).toEqual(expect.arrayContaining(['1', '2', '3']));
      expect(lettered(svg)).not.toContain('4');
    }
    for (const svg of both('yil-gobegi')) expect(lettered(svg)).not.toContain('12');
    for (const kind of ['tarih-kasesi-ay-yil', 'tarih-kasesi-vardiya', 'tarih-kasesi-uc-yil', 'yil-gobegi'] as const)
      expect(lettered(drawFamily(kind, 'kesit')).filter(areYears), kind).toEqual([]);
  });

  it.each(RESINS.map((resin) => ({ resin, mark: resin[1] })))(
    'the recycling stamp of $mark bears it',
    ({ resin, mark }) => {
      for (const svg of both(resinPicture(resin))) expect(lettered(svg)).toContain(mark);
    },
  );
});

describe('parts', () => {
  it('draw other sizes from the same call', () => {
    const long = ejectorPin({ d1: 6, d2: 12, k: 5, length: 160 });
    expect(long.cizim()).not.toBe(drawFamily('itici-pim-a', 'cizim'));
    expect(isWellFormed(long.izometrik())).toBe(true);
  });
});

describe('lettering', () => {
  it('has every Turkish letter and technical sign', () => {
    expect(
      canLetter('ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZQWX abcçdefgğhıijklmnoöprsştuüvyzqwx 0123456789 Ø°±.,×–-/()+:%<>'),
    ).toBe(true);
    expect(letteringWidth('ØØ', 20)).toBeGreaterThan(letteringWidth('Ø', 20));
  });
});

describe('hatching', () => {
  it('stays inside the area and leaves its holes out', () => {
    const lines = hatchLines([rect(0, 0, 10, 10), rect(4, 4, 6, 6)], 1, 45);
    expect(lines.length).toBeGreaterThan(10);
    for (const [[x0, y0], [x1, y1]] of lines) {
      const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2];
      expect(mx > 4.01 && mx < 5.99 && my > 4.01 && my < 5.99).toBe(false);
      for (const v of [x0, y0, x1, y1]) expect(v >= -1e-9 && v <= 10 + 1e-9).toBe(true);
    }
  });
});

describe('cards', () => {
  it('are well-formed and without fonts', () => {
    for (const svg of [
      drawPlaceholder(),
      drawShareCard('Soğutma elemanları & nipeller', 'İstanbul · kalıp bileşenleri'),
    ]) {
      expect(isWellFormed(svg)).toBe(true);
      expect(svg).not.toMatch(/<text|NaN|undefined/);
    }
    expect(drawShareCard('A', 'B')).toContain('viewBox="0 0 1200 630"');
  });
});

describe('picture files', () => {
  it('come in four forms with the promised widths', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'drawings-'));
    try {
      await writePicture(dir, 'kilavuz-burc', 'kesit');
      expect((await readdir(dir)).sort()).toEqual([
        'kilavuz-burc-kesit-320.webp',
        'kilavuz-burc-kesit-640.png',
        'kilavuz-burc-kesit-640.webp',
        'kilavuz-burc-kesit.webp',
      ]);
      for (const [file, width, format] of [
        ['kilavuz-burc-kesit.webp', 1200, 'webp'],
        ['kilavuz-burc-kesit-640.webp', 640, 'webp'],
        ['kilavuz-burc-kesit-320.webp', 320, 'webp'],
        ['kilavuz-burc-kesit-640.png', 640, 'png'],
      ] as const) {
        const meta = await sharp(join(dir, file)).metadata();
        expect([meta.width, meta.height, meta.format]).toEqual([width, (width * 3) / 4, format]);
      }
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
  });
});
