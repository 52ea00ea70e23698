import { describe, expect, test } from 'vitest';
import { blogFields } from './blogs.ts';
import { categoryFields } from './categories.ts';
import {
  ImageInput,
  ImageShown,
  isImage,
  isLink,
  LinkInput,
  LinkOrHashInput,
  LinkOrHashShown,
  LinkShown,
} from './fields.ts';
import { referenceKind } from './references.ts';
import { slideKind } from './sliders.ts';
import { growth, MUCH_MORE_THAN_LINEAR } from './testing/growth.ts';

const GOOD = [
  'https://ornek.test',
  'http://ornek.test/a?b=1#c',
  'HTTPS://ORNEK.TEST',
  'https://ornek.test:8443/ğüş',
  '/',
  '/shop?category=1',
  '/page/about#x',
  '/a//b',
];
const BAD = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:x',
  'ftp://a.test',
  'mailto:a@b.test',
  'tel:1',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '\t//evil.test',
  ' //evil.test',
  '/ /evil.test',
  'https:evil.test',
  'https:/evil.test',
  'https://',
  'https:///x',
  'https:// evil.test',
  'https://a.test/\u0000',
  'https://a.test/\u007f',
  'https://a.test\\@b.test',
  'https://?x',
  'evil.test',
  'shop',
  './shop',
  '../shop',
  '?x',
  `/${'a'.repeat(500)}`,
];

describe('links', () => {
  test.each(GOOD)('%j is one', (text) => {
    expect(isLink(text)).toBe(true);
    expect(LinkInput.safeParse(text).success).toBe(true);
    expect(LinkShown.parse(text)).toBe(text);
  });
  test.each(BAD)('%j is refused', (text) => {
    expect(isLink(text)).toBe(false);
    expect(LinkInput.safeParse(text)).toMatchObject({ success: false });
    expect(LinkOrHashInput.safeParse(text).success).toBe(false);
    expect(LinkShown.parse(text)).toBe('');
    expect(LinkOrHashShown.parse(text)).toBe('');
  });
  test('may be empty; # is accepted only where a link may still be missing', () => {
    expect(LinkInput.safeParse('').success).toBe(true);
    expect(LinkInput.safeParse('#').success).toBe(false);
    expect(LinkOrHashInput.safeParse('#').success).toBe(true);
    expect([LinkShown.parse('#'), LinkOrHashShown.parse('#')]).toEqual(['', '#']);
  });
  test('are checked in linear time', () => {
    for (const text of [`https://${'a'.repeat(1_000_000)}`, `/${'/'.repeat(1_000_000)}`, ' '.repeat(1_000_000)])
      expect(growth(text, isLink), text.slice(0, 20)).toBeLessThan(MUCH_MORE_THAN_LINEAR);
  });
});

describe('pictures', () => {
  test.each([...GOOD.slice(0, 5), 'kapak.webp', 'IMG_1.JPG', 'a-b.c-640.png'])('%j is one', (text) => {
    expect(isImage(text)).toBe(true);
    expect(ImageInput.safeParse(text).success).toBe(true);
  });
  test.each([...BAD, 'kapak', 'kapak.svg', '../kapak.webp', 'a/b.webp', '.webp', 'a b.webp', 'a.webp\n', 'a%00.webp'])(
    '%j is refused',
    (text) => {
      expect(isImage(text)).toBe(false);
      expect(ImageInput.safeParse(text).success).toBe(false);
      expect(ImageShown('blogs').parse(text)).toBe('');
    },
  );
});

test('a slide has its own sentence for a refused order', () => {
  for (const order of [-1, null, undefined])
    expect(slideKind.inputs.order.safeParse(order).error?.issues.map(({ message }) => message)).toEqual([
      'Sıra numarası 0 veya büyük olmalıdır!',
    ]);
  expect(slideKind.inputs.order.safeParse(0).success).toBe(true);
});

test.each([
  ['category', categoryFields.order, 'Lütfen sıra numarasını girin!', 'Sıra numarası 0 veya daha büyük olmalıdır.'],
  [
    'reference',
    referenceKind.inputs.sortOrder,
    'Lütfen sıra numarasını giriniz!',
    'Sıra numarası 0 veya daha büyük olmalıdır.',
  ],
  [
    'reading time',
    blogFields.readTime,
    'Okuma süresi 1 ile 60 dakika arasında olmalıdır.',
    'Okuma süresi 1 ile 60 dakika arasında olmalıdır.',
  ],
])('%s: refuses an empty box and too small a number with separate sentences', (_what, schema, missing, tooSmall) => {
  const said = (value: unknown) => schema.safeParse(value).error?.issues.map(({ message }) => message);
  expect(said(null)).toEqual([missing]);
  expect(said(-3)).toEqual([tooSmall]);
  expect(said(1.5)).toEqual([expect.stringContaining('tam sayı')]);
});
