import { expect, test } from 'vitest';
import { csvCell, csvText, withoutGuard } from './csv.ts';

test('a table is UTF-8 with a BOM, semicolons, quotes and CRLF', () => {
  expect(
    csvText(
      ['Ad', 'Not'],
      [
        ['Şükrü "Usta"', 'bir; iki\nüç'],
        ['', 'x'],
      ],
    ),
  ).toBe('\ufeff"Ad";"Not"\r\n"Şükrü ""Usta""";"bir; iki\nüç"\r\n"";"x"\r\n');
  expect(Buffer.from(csvText(['a'], [])).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
});

test.each([
  '=1+1',
  '+90 532',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
  '=HYPERLINK("https://evil.example";"x")',
])('%j runs nowhere', (text) => {
  expect(csvText(['a'], [[text]])).toBe(`\ufeff"a"\r\n"'${text.replaceAll('"', '""')}"\r\n`);
});

test.each(['a=1', '1-2', 'ayse@ornek.example', "'x", ' '])('%j stays as it is', (text) => {
  expect(csvText(['a'], [[text]])).toBe(`\ufeff"a"\r\n"${text}"\r\n`);
});

test.each(["'=1", "''-1", "'\t", '=1', "'x", '', 'x', "'"])('the guard of %j is taken off exactly', (text) => {
  expect(withoutGuard(csvCell(text))).toBe(text);
});
