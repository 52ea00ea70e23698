import { expect, test } from 'vitest';
import { describeWithDatabase } from '../../testing/engines.ts';
import { startApp } from '../../testing/app.ts';
import { lookAtSealed, putSealed, readSealed, removeSealed } from './sealed.ts';
import { openSecret, passingSecret } from './secret.ts';

const PASSWORD = ' şifre-ĞÜ "x" ';

test('a sealed text opens with its key and under its name only', () => {
  const secret = passingSecret();
  const sealed = secret.seal('mail_password', PASSWORD);
  expect(secret.unseal('mail_password', sealed)).toBe(PASSWORD);
  expect(secret.unseal('other', sealed)).toBeNull();
  expect(passingSecret().unseal('mail_password', sealed)).toBeNull();
  expect(sealed).not.toContain(PASSWORD);
  expect(secret.seal('mail_password', PASSWORD), 'equal values look different').not.toBe(sealed);
});

test('a damaged one does not open, and nothing is thrown', () => {
  const secret = passingSecret();
  const sealed = secret.seal('n', 'değer');
  const turned = (at: number) => sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
  // The last letter carries bits that no byte takes.
  for (let at = 3; at < sealed.length - 1; at++) expect(secret.unseal('n', turned(at)), String(at)).toBeNull();
  for (const broken of ['', 'v1.', 'v1.AAAA', 'v2.' + sealed.slice(3), sealed.slice(0, -6), 'düz yazı'])
    expect(secret.unseal('n', broken), broken).toBeNull();
});

describeWithDatabase('secrets of the panel', (setup) => {
  const AT = new Date(Date.UTC(2026, 10, 20, 9));

  test('are kept encrypted, replaced and removed', async () => {
    const { database, config } = await startApp(setup);
    const { db } = database;
    const secret = await openSecret(database, config);
    const put = (value: string) =>
      database.write('settings', (trx) => putSealed(trx, secret, 'mail_password', value, AT));
    expect(await readSealed(db, secret, 'mail_password')).toBeNull();
    expect(await lookAtSealed(db, secret, 'mail_password')).toBeNull();
    await put('kısa-şifre');
    await put(PASSWORD);
    expect(await readSealed(db, secret, 'mail_password')).toEqual({ value: PASSWORD });
    expect(JSON.stringify(await db.selectFrom('sealed').selectAll().execute())).not.toContain('şifre');
    expect(await database.write('settings', (trx) => removeSealed(trx, 'mail_password'))).toBe(true);
    expect(await database.write('settings', (trx) => removeSealed(trx, 'mail_password'))).toBe(false);
  });

  test('tell the end of a long value only, and are known as unreadable under another key', async () => {
    const { database, config } = await startApp(setup);
    const { db } = database;
    const secret = await openSecret(database, config);
    const put = (value: string) =>
      database.write('settings', (trx) => putSealed(trx, secret, 'mail_password', value, AT));
    await put('on-beş-karakter');
    expect(await lookAtSealed(db, secret, 'mail_password')).toEqual({ hint: '', isReadable: true, updatedAt: AT });
    await put('on-altı-karakter');
    expect(await lookAtSealed(db, secret, 'mail_password')).toEqual({ hint: 'kter', isReadable: true, updatedAt: AT });
    const other = passingSecret();
    expect(await readSealed(db, other, 'mail_password')).toBe('unreadable');
    expect(await lookAtSealed(db, other, 'mail_password')).toMatchObject({ isReadable: false });
  });
});
