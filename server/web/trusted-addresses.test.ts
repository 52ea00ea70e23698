import { expect, test } from 'vitest';
import { addressMatcher, isThisMachine } from './trusted-addresses.ts';

const isTrusted = addressMatcher(['10.0.0.0/8', '192.0.2.1', '2001:db8::/32', '::1']);

test.each([
  ['10.1.2.3', true],
  ['::ffff:10.1.2.3', true],
  ['11.1.2.3', false],
  ['192.0.2.1', true],
  ['192.0.2.2', false],
  ['2001:db8:1::5', true],
  ['2001:db9::5', false],
  ['::1', true],
  ['', false],
  ['unknown', false],
  ['10.0.0', false],
  ['10.0.0.1:80', false],
])('%s is one of the proxies: %s', (address, expected) => expect(isTrusted(address)).toBe(expected));

test('nobody is trusted unless named', () => expect(addressMatcher([])('127.0.0.1')).toBe(false));

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['127.0.0.2', false],
  ['10.0.0.1', false],
])('%s is this machine: %s', (address, expected) => expect(isThisMachine(address)).toBe(expected));
