import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ReceivedFile } from '#contract/endpoints.ts';
import { toFailure } from '../../web/errors.ts';
import { jpeg, png } from '../../testing/pictures.ts';
import { openFiles } from './files.ts';
import { diskStorage, type FileStorage } from './storage.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'kaliphane-files-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

function received(content: Buffer): ReceivedFile {
  const path = join(dir, 'received');
  writeFileSync(path, content);
  return { path, field: 'image', originalName: 'resim.jpg', declaredType: 'image/jpeg', sizeBytes: content.length };
}
const pictures = (kind: string) => readdirSync(join(dir, 'img', kind));

describe('pictures', () => {
  test('of people are square, cut out of the middle', async () => {
    const sides = await Promise.all(
      ['#ff0000', '#00ff00', '#ff0000'].map((background) =>
        sharp({ create: { width: 300, height: 300, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const wide = await sharp(sides, { join: { across: 3 } })
      .png()
      .toBuffer();
    const path = await openFiles(diskStorage(dir)).savePicture('avatars', received(wide));
    const { data, info } = await sharp(join(dir, path)).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([256, 256]);
    expect([data[0]! < 40, data[1]! > 200]).toEqual([true, true]);
    expect(pictures('avatars')).toHaveLength(4);
    const small = await openFiles(diskStorage(dir)).savePicture(
      'avatars',
      received(await png({ width: 90, height: 50 })),
    );
    expect(await sharp(join(dir, small)).metadata()).toMatchObject({ width: 50, height: 50 });
  });

  test('of slides are wider than others, and a strip far too high becomes narrow', async () => {
    const files = openFiles(diskStorage(dir));
    const slide = await files.savePicture('slider', received(await jpeg({ width: 2400, height: 1000 })));
    expect((await sharp(join(dir, slide)).metadata()).width).toBe(1600);
    const strip = await files.savePicture('pages', received(await jpeg({ width: 1200, height: 30_000 })));
    expect(await sharp(join(dir, strip)).metadata()).toMatchObject({ width: 192, height: 4800 });
  });

  test('are removed in all their sizes; paths of other files are left alone', async () => {
    const files = openFiles(diskStorage(dir));
    const [one, two, icon] = [
      await files.savePicture('blogs', received(await png())),
      await files.savePicture('blogs', received(await png())),
      await files.savePicture('site', received(await png())),
    ];
    writeFileSync(join(dir, 'img/blogs/demo.webp'), 'x');
    for (const path of [
      one,
      icon,
      '/img/blogs/demo.webp',
      '/img/blogs/../../received',
      'https://x.example/img/blogs/a.webp',
      '/avatar.svg',
      '',
    ])
      await files.removePicture(path);
    expect(pictures('blogs').sort()).toEqual(
      [
        ...['-320.webp', '-640.png', '-640.webp', '.webp'].map(
          (ending) => `${two.slice('/img/blogs/'.length, -'.webp'.length)}${ending}`,
        ),
        'demo.webp',
      ].sort(),
    );
    expect(pictures('site')).toEqual([]);
    expect(readdirSync(dir)).toContain('received');
  });

  test('of one customer, however many, keep neither staff nor other customers waiting', async () => {
    const files = openFiles(diskStorage(dir));
    const picture = received(await png({ width: 400, height: 300 }));
    const statusOf = (work: Promise<string>) =>
      work.then(
        () => 200,
        (error: unknown) => toFailure(error).status,
      );
    const flood = Array.from({ length: 40 }, () => statusOf(files.savePicture('avatars', picture, 'one')));
    const others = ['two', 'three'].map((customer) => statusOf(files.savePicture('avatars', picture, customer)));
    const staff = Array.from({ length: 5 }, () => statusOf(files.savePicture('products', picture)));
    expect(await Promise.all([...others, ...staff])).toEqual([200, 200, 200, 200, 200, 200, 200]);
    const answers = await Promise.all(flood);
    expect(new Set(answers)).toEqual(new Set([200, 503]));
    expect(answers.filter((status) => status === 200).length, 'one at work, one waiting').toBeLessThanOrEqual(4);
  });

  test('leave nothing when one of their files cannot be put into its place', async () => {
    const disk = diskStorage(dir);
    let puts = 0;
    const full: FileStorage = {
      ...disk,
      put: (path, content) =>
        ++puts === 4
          ? Promise.reject(Object.assign(new Error('disk full'), { code: 'ENOSPC' }))
          : disk.put(path, content),
    };
    await expect(openFiles(full).savePicture('products', received(await png()))).rejects.toSatisfy(
      (error) => toFailure(error).status === 503,
    );
    expect(puts).toBe(4);
    expect(pictures('products')).toEqual([]);
  });
});
