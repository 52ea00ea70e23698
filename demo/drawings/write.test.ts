import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesOf, writePicture } from './write.ts';

test('two processes may draw the same picture at once', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'kaliphane-drawings-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  await Promise.all(Array.from({ length: 4 }, () => writePicture(dir, 'merkezleme-burcu', 'kesit')));
  expect((await readdir(dir)).toSorted()).toEqual(Object.values(filesOf('merkezleme-burcu-kesit')).toSorted());
});
