import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { randomNumbers } from '../../../testing/random.ts';
import { wordpressExport, type WordpressItem } from '../../../testing/wordpress-export.ts';
import { TABLE_DAMAGED, TABLE_WITH_DTD, textTooLong, XML_NOT_WORDPRESS } from './table-texts.ts';
import { lookAtTable, readTable, TableFileError } from './tables.ts';
import { WXR_HEADER, WXR_JOINT } from './wxr.ts';

const folder = await mkdtemp(join(tmpdir(), 'wxr-'));
afterAll(() => rm(folder, { recursive: true }));

let files = 0;
async function stored(content: string | Buffer): Promise<string> {
  files += 1;
  const path = join(folder, String(files));
  await writeFile(path, content);
  return path;
}
async function itemsOf(content: string | Buffer): Promise<Record<string, unknown>[]> {
  const path = await stored(content);
  const { form, header } = await lookAtTable(path);
  expect(form).toEqual({ kind: 'wxr' });
  expect(header).toEqual(WXR_HEADER);
  const items = [];
  for await (const { no, cells } of readTable(path, form))
    items.push({ no, ...Object.fromEntries(header.map((name, i) => [name, cells[i]])) });
  return items;
}
const refusal = (content: string | Buffer): Promise<unknown> =>
  itemsOf(content).then(
    () => undefined,
    (error: unknown) => (error instanceof TableFileError ? error.message : error),
  );

const POST: WordpressItem = {
  id: 7,
  title: 'Çelik & “Isıl” <b>İşlem</b>',
  slug: 'celik',
  content: 'a[0]]> b\n\n]]>]]> ş',
  excerpt: 'Özet',
  categories: ['Üretim', 'Ar-Ge'],
  tags: ['ısıl işlem'],
  meta: { _thumbnail_id: '3', rank_math_title: 'SEO', _yoast_wpseo_title: 'Sonra' },
  comments: 3,
};

test('items are rows, with the texts as they were', async () => {
  const items = await itemsOf(wordpressExport([POST, { id: 8, type: 'page', title: '', order: 4, parent: 7 }]));
  expect(items).toHaveLength(2);
  expect(items[0]).toMatchObject({
    no: 2,
    'wp:id': '7',
    'wp:type': 'post',
    'wp:title': POST.title,
    'wp:content': POST.content,
    'wp:excerpt': 'Özet',
    'wp:author': 'Ayşe Usta',
    'wp:date': '2020-05-04 09:30:00',
    'wp:date_gmt': '2020-05-04 06:30:00',
    'wp:categories': `Üretim${WXR_JOINT}Ar-Ge`,
    'wp:tags': 'ısıl işlem',
    'wp:thumbnail': '3',
    'wp:seo_title': 'SEO',
  });
  expect(items[1]).toMatchObject({ no: 3, 'wp:type': 'page', 'wp:order': '4', 'wp:parent': '7', 'wp:tags': '' });
});

test('pieces may end anywhere, and old posts have signs that XML does not allow', async () => {
  const content = `${'ğ'.repeat(70_000)}\u0001\u000b${'x'.repeat(70_000)}`;
  const [item] = await itemsOf(wordpressExport([{ ...POST, content }]));
  expect(item!['wp:content']).toBe(content.replace(/[\u0001\u000b]/g, ' '));
  const [other] = await itemsOf(
    Buffer.concat([
      Buffer.from([0xff, 0xfe]),
      Buffer.from(wordpressExport([POST]).replace('UTF-8', 'UTF-16'), 'utf16le'),
    ]),
  );
  expect(other!['wp:content']).toBe(POST.content);
});

test('many items are read in constant memory', async () => {
  const one = { ...POST, content: 'Metin ğ '.repeat(1_000) };
  const path = await stored(wordpressExport(Array.from({ length: 2_000 }, (_, i) => ({ ...one, id: i }))));
  const { form } = await lookAtTable(path);
  let n = 0;
  for await (const { no } of readTable(path, form)) n = no;
  expect(n).toBe(2_001);
});

test.each([
  [
    'a document type',
    `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY a "b">]>${wordpressExport([POST])}`,
    TABLE_WITH_DTD,
  ],
  ['an entity', wordpressExport([POST]).replace('Kalıp elemanları', '&xxe;'), TABLE_DAMAGED],
  ['an end in the middle', wordpressExport([POST]).slice(0, 3_000), TABLE_DAMAGED],
  ['a feed', '<rss><channel><item><title>x</title></item></channel></rss>', XML_NOT_WORDPRESS],
  ['an empty feed', '<?xml version="1.0"?><rss><channel></channel></rss>', XML_NOT_WORDPRESS],
  ['a text that is too long', wordpressExport([{ ...POST, content: 'x'.repeat(1_000_001) }]), textTooLong(1_000_000)],
])('%s is refused', async (_, content, sentence) => {
  expect(await refusal(content)).toBe(sentence);
});

test('a file cut anywhere, or with any byte changed, is read or refused with a sentence', async () => {
  const whole = Buffer.from(wordpressExport([POST, { ...POST, id: 8 }]));
  const random = randomNumbers(41);
  const at = (): number => Math.floor(random() * whole.length);
  for (let i = 0; i < 300; i += 1) {
    const broken = i % 2 === 0 ? whole.subarray(0, at()) : Buffer.from(whole);
    if (i % 2 === 1) broken[at()] = Math.floor(random() * 256);
    const path = await stored(broken);
    const reading = (async () => {
      const { form } = await lookAtTable(path);
      for await (const { cells } of readTable(path, form)) expect(cells.length).toBeGreaterThan(0);
    })();
    await reading.catch((error: unknown) => expect(error).toBeInstanceOf(TableFileError));
  }
});
