import { describe, expect, test } from 'vitest';
import { defaultPageCacheMib, usableMemory } from './page-cache-default.ts';

const GIB = 1024 ** 3;

describe('the memory for kept replies, unless set', () => {
  test.each([
    [0.25, 64],
    [0.5, 64],
    [1, 128],
    [2, 256],
    [4, 512],
    [64, 512],
  ])('of a machine with %d GiB is %d MiB', (gib, mib) => {
    expect(defaultPageCacheMib(gib * GIB)).toBe(mib);
  });

  test('follows the container’s limit where that is less than the machine has', () => {
    expect(usableMemory(GIB, 8 * GIB)).toBe(GIB);
    expect(usableMemory(0, 8 * GIB)).toBe(8 * GIB); // not known
    expect(usableMemory(2 ** 64, 8 * GIB)).toBe(8 * GIB); // no limit
  });
});
