import { expect, test } from 'vitest';
import { allowsPrograms } from './fast-folder.mjs';

test.each([
  ['tmpfs /dev/shm tmpfs rw,relatime,size=24684092k 0 0', true],
  ['/dev/vda / ext4 rw 0 0\nshm /dev/shm tmpfs rw,nosuid,nodev,noexec,relatime,size=65536k 0 0', false],
  ['/dev/vda / ext4 rw 0 0', false],
])('programs may run in memory: %j: %j', (mounts, expected) => {
  expect(allowsPrograms(mounts)).toBe(expected);
});
