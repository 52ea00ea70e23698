import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inputs } from './site-build.mjs';

const root = join(import.meta.dirname, '../..');

test('a change in any room that reaches the browser makes the build out of date', () => {
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    imports: Record<string, string>;
  };
  const rooms = Object.keys(imports)
    .map((name) => name.slice(1, name.indexOf('/')))
    .filter((room) => room !== 'server');
  expect(rooms.length).toBeGreaterThan(2);
  expect(inputs(root)).toEqual(expect.arrayContaining(rooms));
});
