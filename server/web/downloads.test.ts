import { expect, test } from 'vitest';
import { attachmentNamed } from './downloads.ts';

/** The whole name as a browser reads it. */
const nameIn = (header: string) => decodeURIComponent(/filename\*=UTF-8''([\w!#$&+.^`|~%-]+)$/.exec(header)![1]!);

test('a Turkish name is complete, and in ASCII for old readers', () => {
  const header = attachmentNamed('Ayşe Işık – Özgeçmiş (2026).pdf');
  expect(header).toMatch(/^attachment; filename="Ayse Isik _ Ozgecmis \(2026\)\.pdf"; filename\*=UTF-8''/);
  expect(nameIn(header)).toBe('Ayşe Işık – Özgeçmiş (2026).pdf');
  expect(header).toMatch(/^[\x20-\x7e]+$/);
});

test.each([
  ['"a"; filename=b.exe\r\nSet-Cookie: x', 'a ; filename=b.exe Set-Cookie x'],
  ['../../etc/passwd', 'etc passwd'],
  ['C:\\a\\b.pdf', 'C a b.pdf'],
  ['.htaccess', 'htaccess'],
  ['cv\u202efdp.exe', 'cv fdp.exe'],
  ['a\u0000b\u2028c', 'a b c'],
  ['\ud800.pdf', 'pdf'],
  ['...', 'dosya'],
  ['', 'dosya'],
  ["it's 100%*.pdf", "it's 100% .pdf"],
])('%j says nothing but a name', (name, expected) => {
  const header = attachmentNamed(name);
  expect(nameIn(header)).toBe(expected);
  expect(header).toMatch(/^attachment; filename="[^"\\%\r\n]*"; filename\*=UTF-8''[^'\s]+$/);
});

test('a long name is cut, its ending stays', () => {
  const name = nameIn(attachmentNamed(`${'🦊ş'.repeat(200)}.docx`));
  expect([...name]).toHaveLength(120);
  expect(name).toMatch(/^(?:🦊ş)+🦊?\.docx$/u);
});
