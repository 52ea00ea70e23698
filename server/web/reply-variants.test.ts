import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { bytesOf, ReplyVariants, type Encoding } from './reply-variants.ts';

/** Compressible, but not to nothing. */
const TEXT = Array.from({ length: 2_000 }, (_, i) => `<li>İtici pim ${(i * 7_919) % 1_009} × ${i}</li>`).join('\n');
const plainOf = (encoding: Encoding, body: Buffer): string =>
  String({ br: brotliDecompressSync, gzip: gunzipSync, identity: (same: Buffer) => same }[encoding](body));
test('a text’s bytes are its own, also where they fill the sheet that they are written to', () => {
  const bytes = bytesOf('€'.repeat(65_536));
  bytesOf('another');
  expect(bytes.toString()).toBe('€'.repeat(65_536));
});

const variantsOf = (text = TEXT) => new ReplyVariants(bytesOf(text), { 'content-type': 'text/html', etag: 'W/"x"' });

describe('the bodies of a reply', () => {
  test('are the plain one alone at first, and small ones stay so', async () => {
    const variants = variantsOf('x'.repeat(1023));
    expect(variants.isCompressible).toBe(false);
    expect(variants.bytes).toBe(1023);
    expect(variants.ready('identity')?.headers).toEqual({
      'content-type': 'text/html',
      etag: 'W/"x"',
      'content-length': '1023',
    });
  });

  test.each(['br', 'gzip'] as const)('let the plain one go once there is %s', async (encoding) => {
    const variants = variantsOf();
    expect(variants.bytes).toBe(Buffer.byteLength(TEXT));
    const { body, headers } = await variants.get(encoding);
    expect(plainOf(encoding, body)).toBe(TEXT);
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(body.length),
      etag: 'W/"x"',
    });
    expect(variants.ready('identity')).toBeUndefined();
    expect(variants.bytes).toBe(body.length);
  });

  test('come from one another, whichever was made first', async () => {
    for (const first of ['br', 'gzip'] as const)
      for (const second of ['br', 'gzip', 'identity'] as const) {
        const variants = variantsOf();
        await variants.get(first);
        const { body, headers } = await variants.get(second);
        expect(plainOf(second, body), `${second} after ${first}`).toBe(TEXT);
        expect(headers['content-encoding']).toBe(second === 'identity' ? undefined : second);
      }
  });

  test('count what is held: the plain one again once it is asked for again', async () => {
    const variants = variantsOf();
    const { body: br } = await variants.get('br');
    const { body: zipped } = await variants.get('gzip');
    expect(variants.bytes).toBe(br.length + zipped.length);
    await variants.get('identity');
    expect(variants.bytes).toBe(br.length + zipped.length); // it was made for the one who asked
    await variants.get('identity');
    expect(variants.bytes).toBe(br.length + zipped.length + Buffer.byteLength(TEXT));
  });

  test('keep the plain one where it is in use', async () => {
    const variants = variantsOf();
    await variants.get('identity');
    await variants.get('identity');
    const { body } = await variants.get('br');
    expect(variants.bytes).toBe(Buffer.byteLength(TEXT) + body.length);
  });

  test('are made once for all who ask at the same time', async () => {
    const variants = variantsOf();
    const bodies = await Promise.all(Array.from({ length: 10 }, () => variants.get('br')));
    expect(new Set(bodies).size).toBe(1);
  });

  test.each(['br', 'gzip'] as const)('become smaller where %s is compressed further, once', async (encoding) => {
    const variants = variantsOf();
    const { body, isThorough } = await variants.get(encoding);
    expect(isThorough).toBe(false);
    await variants.improve(encoding);
    const better = variants.ready(encoding)!;
    expect(better.isThorough).toBe(true);
    expect(better.body.length).toBeLessThan(body.length);
    expect(better.headers['content-length']).toBe(String(better.body.length));
    expect(plainOf(encoding, better.body)).toBe(TEXT);
    expect(variants.bytes).toBe(better.body.length);
    await variants.improve(encoding);
    expect(variants.ready(encoding)).toBe(better);
    await variants.improve('identity');
    expect(variants.bytes).toBe(better.body.length);
  });

  test('are the same for large replies, which are compressed beside the main thread', async () => {
    const text = TEXT.repeat(5);
    for (const encoding of ['br', 'gzip'] as const)
      expect(plainOf(encoding, (await variantsOf(text).get(encoding)).body)).toBe(text);
  });

  test('hold no more memory than their bytes', async () => {
    const variants = variantsOf();
    for (const encoding of ['identity', 'br', 'gzip'] as const) {
      const { body } = await variants.get(encoding);
      expect(body.buffer.byteLength, encoding).toBe(body.length);
    }
    expect(bytesOf('kısa').buffer.byteLength).toBe(5);
  });
});
