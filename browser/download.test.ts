import { describe, expect, it } from 'vitest';
import { fileNameOf } from './download.ts';

describe('the name of a downloaded file', () => {
  it('is the encoded one if there are two', () => {
    expect(fileNameOf(`attachment; filename="Sukru _z.pdf"; filename*=UTF-8''%C5%9E%C3%BCkr%C3%BC%20%C3%96z.pdf`)).toBe(
      'Şükrü Öz.pdf',
    );
  });
  it('is the plain one if the encoded one is missing or damaged', () => {
    expect(fileNameOf('attachment; filename="bulten.csv"')).toBe('bulten.csv');
    expect(fileNameOf(`attachment; filename="a.csv"; filename*=UTF-8''%E0%A4%A`)).toBe('a.csv');
  });
  it('is undefined without one in the header', () => {
    for (const header of [null, '', 'attachment', 'x'.repeat(5_000)]) expect(fileNameOf(header)).toBeUndefined();
  });
});
