import { expect, test } from 'vitest';
import { carrierKind, trackingAddress } from './carriers.ts';

const { trackingUrl } = carrierKind.inputs;

test('a parcel’s number is data in its address', () => {
  expect(trackingAddress('https://k.example/?no={no}', '"><script>&x=1')).toBe(
    'https://k.example/?no=%22%3E%3Cscript%3E%26x%3D1',
  );
  expect(trackingAddress('https://k.example/{no}', '$& 4')).toBe('https://k.example/%24%26%204');
});

test.for(['http://k.example/{no}', 'https://k.example/', 'javascript:{no}', 'https://{no}', 'https:///{no}'])(
  'refuses %s',
  (text) => {
    expect(trackingUrl.safeParse(text).success).toBe(false);
  },
);

test('takes an address with the number in it, or none', () => {
  for (const text of ['', 'https://k.example/{no}', 'https://k.example/a?b={no}&c'])
    expect(trackingUrl.safeParse(text).success, text).toBe(true);
});
