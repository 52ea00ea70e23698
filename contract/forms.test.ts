import { describe, expect, test } from 'vitest';
import { ApplicationFields } from './applications.ts';
import { ContactFields } from './contacts.ts';
import { Email, line, requiredText, WebAddress } from './form-fields.ts';
import { toFailed } from './issues.ts';
import { NewsletterFields } from './newsletter.ts';
import { growth, MUCH_MORE_THAN_LINEAR } from './testing/growth.ts';

const REQUIRED = 'Lütfen tüm zorunlu alanları doldurun.';
const contact = { name: 'A', email: 'a@b.co', subject: 'S', message: 'M' };

describe('what visitors type', () => {
  test.each(['a@b.co', 'ad.soyad+etiket@alt.ornek.com.tr', "o'neil@ornek.example", 'şükrü@örnek.example', ' a@b.co '])(
    '%j is an e-mail address',
    (text) => {
      expect(Email.parse(text)).toBe(text.trim());
    },
  );
  test.each([
    'a',
    'a@b',
    '@b.co',
    'a@',
    'a@.co',
    'a@b.',
    'a@b..co',
    'a b@c.de',
    'a@b@c.de',
    'a@b.co,c@d.ef',
    'a@b.co;c@d.ef',
    '<a@b.co>',
    'a@b.co\nBcc: c@d.ef',
    'a\u0000@b.co\u0000,',
    `${'a'.repeat(65)}@b.co`,
    `a@${'b'.repeat(250)}.co`,
  ])('%j is refused', (text) => {
    expect(Email.safeParse(text).error?.issues[0]?.message).toBe('Lütfen geçerli bir e-posta adresi girin.');
  });
  test('reports an absent or blank e-mail address as missing, not as wrong', () => {
    for (const value of [undefined, null, '', '  '])
      expect(toFailed(Email.safeParse(value).error!.issues).message).toBe(REQUIRED);
  });

  test('keeps a line single and paragraphs separate, without control characters', () => {
    expect(line(100).parse(' a\r\nb\u2028c\u0085d\u0000\te ')).toBe('a b c d e');
    expect(requiredText(100).parse('\r\n a\r\n\r\nb\rc\u0000 \n')).toBe('a\n\nb\nc');
    expect(line(100).parse('s\u0327')).toBe('ş');
  });

  test('reports all issues at once, missing fields first', () => {
    const { message, fields } = toFailed(
      ContactFields.safeParse({ ...contact, email: 'x', message: ' ' }).error!.issues,
    );
    expect({ message, fields }).toEqual({
      message: REQUIRED,
      fields: { email: 'Lütfen geçerli bir e-posta adresi girin.', message: REQUIRED },
    });
    expect(toFailed(NewsletterFields.safeParse({ email: 'a@b.co', consent: false }).error!.issues).message).toBe(
      'Bülten kaydı için lütfen onay kutusunu işaretleyin.',
    );
  });

  test('applicants cannot set fields of staff', () => {
    expect(ApplicationFields.safeParse({ status: 'accepted' }).success).toBe(false);
  });

  test('50 KB take linear time', () => {
    const nasty = ['a', '@', '.', 'a.', 'a@', ' ', 'a@b.', '\n', 'https://', 'https://a', '/'].map((part) =>
      part.repeat(50_000 / part.length),
    );
    for (const text of [...nasty, ...nasty.map((part) => `a@${part}`), ...nasty.map((part) => `https://${part}\\`)]) {
      const check = (one: string) => {
        for (const schema of [Email, WebAddress, line(1_000_000), requiredText(1_000_000)]) schema.safeParse(one);
      };
      expect(growth(text, check), text.slice(0, 20)).toBeLessThan(MUCH_MORE_THAN_LINEAR);
    }
  });
});
