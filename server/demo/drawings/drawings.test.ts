import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DRAWING_KEYS, DRAWING_VIEWS } from '../types.ts';
import { drawPlaceholder, drawShareCard } from './cards.ts';
import { hatchLines, rect } from './geometry.ts';
import { drawFamily } from './index.ts';
import { canLetter, letteringWidth } from './lettering.ts';
import { ejectorPin } from './pins.ts';
import { writePicture } from './write.ts';

/** Elements closed in the order they were opened: enough of a check for SVG written by code. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, slash, name = '', attributes = ''] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*\s*\/?)>/g)) {
    if (slash) {
      if (open.pop() !== name) return false;
    } else if (!attributes.endsWith('/')) open.push(name);
  }
  return open.length === 0 && svg.replaceAll(/<[^<>]*>/g, '').trim() === '';
}

function labelBoxes(svg: string): number[][] {
  return [...svg.matchAll(/data-label="([^"]+)"/g)].map((m) => (m[1] ?? '').split(' ').map(Number));
}

describe.each(DRAWING_KEYS)('%s', (key) => {
  it.each(DRAWING_VIEWS)('%s is a sound picture', (view) => {
    const svg = drawFamily(key, view);
    expect(isWellFormed(svg)).toBe(true);
    expect(svg).toContain('viewBox="0 0 1200 900"');
    expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/);
    expect(drawFamily(key, view)).toBe(svg);
    for (const [x0 = -1, y0 = -1, x1 = 1e9, y1 = 1e9] of labelBoxes(svg)) {
      expect(x0).toBeGreaterThanOrEqual(0);
      expect(y0).toBeGreaterThanOrEqual(0);
      expect(x1).toBeLessThanOrEqual(1200);
      expect(y1).toBeLessThanOrEqual(900);
    }
  });

  it.each(['cizim', 'kesit'] as const)('labels of %s do not cover each other', (view) => {
    const boxes = labelBoxes(drawFamily(key, view));
    expect(boxes.length).toBeGreaterThan(0);
    boxes.forEach(([ax0 = 0, ay0 = 0, ax1 = 0, ay1 = 0], i) => {
      for (const [bx0 = 0, by0 = 0, bx1 = 0, by1 = 0] of boxes.slice(i + 1)) {
        expect(ax0 < bx1 && bx0 < ax1 && ay0 < by1 && by0 < ay1, `${view}: ${boxes[i]?.join(' ')}`).toBe(false);
      }
    });
  });
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
    expect(canLetter('ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZQWX abcçdefgğhıijklmnoöprsştuüvyzqwx 0123456789 Ø°±.,×–-/()+:%')).toBe(true);
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
    for (const svg of [drawPlaceholder(), drawShareCard('Soğutma elemanları & nipeller', 'İstanbul · kalıp bileşenleri')]) {
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
      expect((await readdir(dir)).sort()).toEqual(['kilavuz-burc-kesit-320.webp', 'kilavuz-burc-kesit-640.png', 'kilavuz-burc-kesit-640.webp', 'kilavuz-burc-kesit.webp']);
      for (const [file, width, format] of [['kilavuz-burc-kesit.webp', 1200, 'webp'], ['kilavuz-burc-kesit-640.webp', 640, 'webp'], ['kilavuz-burc-kesit-320.webp', 320, 'webp'], ['kilavuz-burc-kesit-640.png', 640, 'png']] as const) {
        const meta = await sharp(join(dir, file)).metadata();
        expect([meta.width, meta.height, meta.format]).toEqual([width, (width * 3) / 4, format]);
      }
    } finally {
      await rm(dir, { recursive: true, force: true });
    }
  });
});
