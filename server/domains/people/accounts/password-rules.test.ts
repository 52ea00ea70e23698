import { describe, expect, test } from 'vitest';
import { deviceOf } from './devices.ts';
import { hashPassword, isPassword } from './password-hashes.ts';
import { checkNewPassword, isEasilyGuessed } from './password-rules.ts';

const PERSON = {
  email: 'ayse.yilmaz@kalip.example',
  username: 'ayseyilmaz',
  name: 'Ayşe Yılmaz',
  siteTitle: 'Örnek Kalıp Elemanları',
};

describe('a password that is easily guessed', () => {
  test.each([
    'password',
    'PassWord',
    'password1',
    'Password123!',
    '123456789012',
    '987654321',
    'qwertyuiop',
    'QwertyuiopAsdfghjkl',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    '1q2w3e4r5t6y',
    'Galatasaray1905',
    'fenerbahçe1907!',
    'İstanbul34',
    'Türkiye1923',
    'şifreşifre',
    'Parola123456',
    'merhaba2026!!',
    'SeniSeviyorum',
    'Mustafa Kemal Atatürk 1881',
    'ayse.yilmaz',
    'AyşeYılmaz1990',
    'ayse.yilmaz2026!',
    'Örnek Kalıp Elemanları',
    'elemanlari2026',
    'kaliphane123',
    '!!!!!!!!!!!!',
    '1905galatasaray',
  ])('is %s', async (password) => {
    expect(await isEasilyGuessed(password, PERSON)).toBe(true);
  });

  test.each([
    'çelik-kalıp-4711-pim',
    'üç mavi kurbağa',
    'x7Kp!vQ2mZ',
    'Ayşe çayı demledi',
    'galatasaray maçını izledim',
    '8273645190273',
  ])('is not %s', async (password) => {
    expect(await isEasilyGuessed(password, PERSON)).toBe(false);
  });

  test('includes its owner’s own names, even where the name is empty', async () => {
    expect(await isEasilyGuessed('Ayşe Yılmaz!', { ...PERSON, name: '', username: 'x', email: 'a@b.example' })).toBe(
      false,
    );
  });
});

test('staff’s passwords have 12 characters at least, customers’ 8; the sentence is the field’s', async () => {
  const check = (password: string, role: 'user' | 'moderator' | 'admin') =>
    checkNewPassword(password, { ...PERSON, role }, 'newPassword').then(
      () => 'ok',
      (error: { status: number; code: string; fields: object }) => error,
    );
  expect(await check('x7Kp!vQ2mZ', 'user')).toBe('ok');
  for (const role of ['moderator', 'admin'] as const) {
    expect(await check('x7Kp!vQ2mZ9', role)).toMatchObject({
      status: 400,
      code: 'VALIDATION',
      fields: { newPassword: 'Şifre en az 12 karakter olmalıdır!' },
    });
    expect(await check('x7Kp!vQ2mZ9a', role)).toBe('ok');
  }
  expect(await check('password1', 'user')).toMatchObject({
    status: 400,
    fields: { newPassword: 'Bu şifre çok yaygın; lütfen başka bir şifre seçin.' },
  });
});

describe('a stored password', () => {
  test('is argon2id with 19 MiB, two passes and a separate salt, and is checked with the parameters stored in it', async () => {
    const stored = await hashPassword('bir şifre');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(await hashPassword('bir şifre')).not.toBe(stored);
    expect([
      await isPassword(stored, 'bir şifre'),
      await isPassword(stored, 'Bir şifre'),
      await isPassword(undefined, 'bir şifre'),
      await isPassword('', ''),
      await isPassword('düz metin', 'düz metin'),
    ]).toEqual([true, false, false, false, false]);
    // From the tests of argon2's reference implementation.
    const other = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect([await isPassword(other, 'password'), await isPassword(other, 'Password')]).toEqual([true, false]);
  });

  test('is checked two at a time; when too many wait, further ones are asked to come back', async () => {
    const stored = await hashPassword('bir şifre');
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => isPassword(stored, 'bir şifre')));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(8);
    for (const { reason } of refused) expect(reason).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    expect(results.filter((result) => result.status === 'fulfilled' && result.value)).toHaveLength(32);
    expect(await isPassword(stored, 'bir şifre'), 'and afterwards there is room again').toBe(true);
  });
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome, Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari, macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1',
    'Chrome, iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    'Samsung Internet, Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox, Linux'],
  ['curl/8.5.0', 'Bilinmeyen cihaz'],
  ['', 'Bilinmeyen cihaz'],
])('the device of %j is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
