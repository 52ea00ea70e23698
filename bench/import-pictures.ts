// A shop of WooCommerce with a picture for each product: its file and a ZIP of the pictures, checked and applied.
import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import sharp from 'sharp';
import type { Import } from '../contract/imports.ts';
import { createZip } from '../server/base/files/zip-writer.ts';
import { exportOf, WOO_HEADER } from '../server/testing/foreign-exports.ts';
import type { Subject } from './bench.ts';
import { startServer, type Server } from './processes.ts';
import { atMost, formatted, told, type Row } from './report.ts';
import { APP_SECRET, post, prepare, taskMemory, type Prepared } from './task-load.ts';

const MANY = 1_000;
const SOME = 200;
/** Goal: 5,000 products within an hour. */
const SECONDS_EACH = (60 * 60) / 5_000;
const SIZE = { width: 1200, height: 900 };
/** What every camera adds. */
const GRAIN = { type: 'gaussian', mean: 128, sigma: 12 } as const;

/** Makes pictures of turned parts before a grey ground, no two alike. */
async function camera(): Promise<(i: number) => Promise<Buffer>> {
  const grain = await sharp({ create: { ...SIZE, channels: 3, background: '#808080', noise: GRAIN } })
    .png()
    .toBuffer();
  return (i) => {
    const [width, height, hue] = [300 + (i % 500), 60 + (i % 190), (i * 7) % 360];
    const steel = [0, 30, 55, 80, 100].map(
      (at, n) => `<stop offset="${at}%" stop-color="hsl(${hue} ${6 + n}% ${[30, 92, 60, 75, 22][n]}%)"/>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">
      <defs><linearGradient id="a" x2="0" y2="1">${steel.join('')}</linearGradient>
      <radialGradient id="b"><stop stop-color="#777"/><stop offset="1" stop-color="#e8e8e6"/></radialGradient></defs>
      <rect width="100%" height="100%" fill="#e8e8e6"/>
      <ellipse cx="600" cy="${520 + height / 2}" rx="${width * 0.7}" ry="70" fill="url(#b)"/>
      <rect x="${600 - width / 2}" y="${450 - height / 2}" width="${width}" height="${height}" rx="8" fill="url(#a)"/>
      <rect x="${560 + width / 2}" y="${420 - height / 2}" width="60" height="${height + 60}" rx="4" fill="url(#a)"/>
      <text x="40" y="860" font-size="28" fill="#555">${i}</text></svg>`;
    return sharp(Buffer.from(svg))
      .composite([{ input: grain, blend: 'soft-light' }])
      .flatten()
      .jpeg({ quality: 85 })
      .toBuffer();
  };
}

const products = (count: number): string =>
  exportOf(
    WOO_HEADER,
    Array.from({ length: count }, (_, i) => ({
      ID: i + 1,
      Type: 'simple',
      SKU: `WOO-${i}`,
      Name: `Ürün ${i}`,
      Published: 1,
      'In stock?': 1,
      'Regular price': `${5 + (i % 90)}.50`,
      Categories: `Woo > Grup ${i % 20}`,
      'Short description': 'Kısa açıklama',
      Images: `https://woo.example/wp-content/uploads/2025/${i % 12}/urun-${i}.jpg`,
    })),
  );

async function send(
  { url }: Server,
  { authorization }: Prepared,
  path: string,
  content: Blob,
  name: string,
): Promise<Import> {
  const body = new FormData();
  body.append('file', content, name);
  const reply = await fetch(`${url}${path}`, { method: 'POST', headers: { authorization }, body });
  if (!reply.ok) throw new Error(`the upload answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as Import;
}

export const importingPictures: Subject = {
  name: 'import-pictures',
  async measure(bench): Promise<Row[]> {
    const prepared = await prepare(bench, 'import-pictures');
    const count = bench.isQuick ? SOME : MANY;
    const path = join(bench.folder, 'import-pictures.zip');
    const zip = await createZip(path, { maxBytes: 1024 ** 3, at: new Date() });
    const pictureOf = await camera();
    for (let i = 0; i < count; i++) await zip.add(`uploads/2025/${i % 12}/urun-${i}.jpg`, await pictureOf(i));
    const bytes = await zip.finish();
    const server = await startServer(prepared.dataDir, { env: { APP_SECRET } });
    let memory = 0;
    /** Waits for the work on an import. @returns its seconds, and how it is then */
    const done = async (id: string): Promise<[number, Import]> => {
      const begin = performance.now();
      for (;;) {
        const reply = await fetch(`${server.url}/api/import/${id}`, {
          headers: { authorization: prepared.authorization },
        });
        const found = (await reply.json()) as Import;
        const { state, task } = found;
        memory = Math.max(memory, await taskMemory(server));
        if (state === 'mapping') throw new Error(`the check ended early: ${found.problem}`);
        if (state !== 'checking' && task?.state !== 'queued' && task?.state !== 'running')
          return [(performance.now() - begin) / 1_000, found];
        await delay(500);
      }
    };
    try {
      const made = await send(server, prepared, '/api/imports/products', new Blob([products(count)]), 'woo.csv');
      await send(server, prepared, `/api/import/${made._id}/pictures`, await openAsBlob(path), 'gorseller.zip');
      const body = { mapping: made.mapping, mode: 'both' };
      await post(server, prepared, `/api/import/${made._id}/check`, body);
      const [checking, checked] = await done(made._id);
      if (checked.pictures?.missing !== 0) throw new Error(`${checked.pictures?.missing} pictures are missing`);
      await post(server, prepared, `/api/import/${made._id}/apply`, {});
      const [applying, end] = await done(made._id);
      return [
        told(
          `import-pictures: ${formatted(count)} products with a picture each (${formatted(bytes / 1024 ** 2)} MiB) checked, ${formatted(end.task?.counts.changed ?? 0)} applied`,
          `${formatted(checking)} s, ${formatted(applying)} s`,
        ),
        atMost('import-pictures: check and work', checking + applying, SECONDS_EACH * count, ' s'),
        atMost('import-pictures: memory of the task process', memory, 256, ' MiB'),
      ];
    } finally {
      await server.stop();
    }
  },
};
