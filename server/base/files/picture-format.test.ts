import { describe, expect, test } from 'vitest';
import {
  animatedGif,
  gif,
  gifThatIsScript,
  jpeg,
  jpegWithPlace,
  png,
  script,
  svg,
  transparentPng,
  webp,
} from '../../testing/pictures.ts';
import { pictureFormat } from './picture-format.ts';

const size = { width: 60, height: 40 };

describe('a picture is known by its structure', () => {
  test('jpeg, png, gif and webp', async () => {
    expect(pictureFormat(await jpeg(size))).toBe('jpeg');
    expect(pictureFormat(await jpegWithPlace())).toBe('jpeg');
    expect(pictureFormat(await png(size))).toBe('png');
    expect(pictureFormat(await transparentPng())).toBe('png');
    expect(pictureFormat(await gif(size))).toBe('gif');
    expect(pictureFormat(await animatedGif())).toBe('gif');
    expect(pictureFormat(await webp(size))).toBe('webp');
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['SVG', svg],
    ['a script', script],
    ['a GIF that is a script too', gifThatIsScript()],
    ['a GIF’s first letters', Buffer.from('GIF89a=1;alert(1)')],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['a JPEG’s beginning', Buffer.from('ffd8ffe0', 'hex')],
  ])('%s is none', (_, bytes) => expect(pictureFormat(bytes)).toBeUndefined());

  test('no data may hide behind the end', async () => {
    for (const bytes of [await jpeg(size), await png(size), await gif(size), await webp(size)]) {
      for (const more of [script, Buffer.from('PK\x03\x04zip'), Buffer.from([1])])
        expect(pictureFormat(Buffer.concat([bytes, more]))).toBeUndefined();
      expect(pictureFormat(Buffer.concat([bytes, Buffer.alloc(7)]))).toBeDefined(); // padding
    }
  });

  test('phones append pictures and films of their own to a JPEG, to nothing else', async () => {
    const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42')]);
    for (const more of [await jpeg(size), film, Buffer.from('xxSEFHxxSEFT')]) {
      expect(pictureFormat(Buffer.concat([await jpeg(size), more]))).toBe('jpeg');
      expect(pictureFormat(Buffer.concat([await png(size), more]))).toBeUndefined();
    }
  });

  test('a picture that is cut short is refused, and no changed byte makes the check throw', async () => {
    for (const bytes of [await jpeg(size), await jpegWithPlace(), await png(size), await gif(size), await webp(size)]) {
      for (let i = 0; i < bytes.length; i += 3) {
        expect(pictureFormat(bytes.subarray(0, i))).toBeUndefined();
        for (const value of [0, 0xff]) {
          const changed = Buffer.from(bytes);
          changed[i] = value;
          expect(() => pictureFormat(changed)).not.toThrow();
        }
      }
    }
  });
});
