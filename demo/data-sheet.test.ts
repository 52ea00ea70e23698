import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { writeDataSheet } from './data-sheet.ts';
import type { DemoFamily } from './base/types.ts';

const FAMILY: DemoFamily = {
  key: 'z40-itici-pim',
  drawing: 'itici-pim-a',
  name: 'İtici pim DIN 1530-A',
  standard: 'DIN 1530-A / ISO 6751',
  material: '1.2344',
  hardness: '45 ±2 HRC',
  summary: 'Şişirme kafalı, nitrürlü itici pim; gövdesi taşlanmıştır.',
  usage: '',
  notes: [],
  features: ['Gövde çapı g6'],
  applications: ['Enjeksiyon kalıpları'],
  sizeTable: {
    head: ['Kod', 'Ød1', 'L'],
    rows: Array.from({ length: 90 }, (_, i) => [`Z40-${i}`, String(i), String(100 + i)]),
  },
};
const COMPANY = { name: 'Kaliphane', phone: '+90 212 000 00 00', email: 'bilgi@example.com', address: 'İstanbul' };

it('writes one page with embedded fonts, the same at every run', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'sheet-'));
  try {
    const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#ffffff' } })
      .png({ palette: true })
      .toBuffer();
    await writeDataSheet(FAMILY, join(dir, 'a.pdf'), picture, COMPANY);
    await writeDataSheet(FAMILY, join(dir, 'b.pdf'), picture, COMPANY);
    const [a, b] = [await readFile(join(dir, 'a.pdf')), await readFile(join(dir, 'b.pdf'))];
    const text = a.toString('latin1');
    expect(text.startsWith('%PDF')).toBe(true);
    expect(text).toContain('/FontFile2');
    expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    expect(a.length).toBeLessThan(60_000);
    expect(a.equals(b)).toBe(true);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
});
