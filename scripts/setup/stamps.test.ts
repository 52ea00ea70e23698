import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hashInputs, isCurrent, makeStamped } from './stamps.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kaliphane-stamps-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('hashInputs', () => {
  const hash = () => hashInputs(folder, ['site', 'package.json']);
  beforeEach(() => {
    mkdirSync(join(folder, 'site/pages'), { recursive: true });
    writeFileSync(join(folder, 'site/pages/home.tsx'), 'a');
  });
  test('changes with content, names and new files', () => {
    const seen = [hash()];
    writeFileSync(join(folder, 'site/pages/home.tsx'), 'b');
    seen.push(hash());
    writeFileSync(join(folder, 'site/pages/shop.tsx'), 'b');
    seen.push(hash());
    writeFileSync(join(folder, 'package.json'), '');
    seen.push(hash());
    expect(new Set(seen).size).toBe(4);
  });
  test('does not change with tests, packages or times', () => {
    const before = hash();
    writeFileSync(join(folder, 'site/pages/home.test.ts'), 'x');
    mkdirSync(join(folder, 'site/node_modules'));
    writeFileSync(join(folder, 'site/node_modules/x.js'), 'x');
    writeFileSync(join(folder, 'site/pages/home.tsx'), 'a');
    expect(hash()).toBe(before);
  });
  test('differs by the given facts', () => {
    expect(hashInputs(folder, ['site'], ['linux'])).not.toBe(hashInputs(folder, ['site'], ['darwin']));
  });
});

describe('makeStamped', () => {
  test('stamps a success', async () => {
    const stamp = join(folder, 'stamp');
    await makeStamped(stamp, 'one', async () => {});
    expect(isCurrent(stamp, 'one')).toBe(true);
    expect(isCurrent(stamp, 'two')).toBe(false);
  });
  test('leaves no stamp when making failed, not even the old one', async () => {
    const stamp = join(folder, 'stamp');
    await makeStamped(stamp, 'one', async () => {});
    await expect(
      makeStamped(stamp, 'two', async () => {
        throw new Error('full');
      }),
    ).rejects.toThrow('full');
    expect(isCurrent(stamp, 'one')).toBe(false);
    expect(isCurrent(stamp, 'two')).toBe(false);
  });
});
