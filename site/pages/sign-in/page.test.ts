import { expect, test } from 'vitest';
import { confirmEmailPage } from './page.ts';

test('a password sent without JavaScript is not sent back with the page', async () => {
  const form = {
    values: { password: 'gizli' },
    fields: { password: 'Şifre hatalı.' },
    message: 'Şifre hatalı.',
    isSent: false,
  };
  const loaded = await confirmEmailPage.load!({ form } as unknown as Parameters<
    NonNullable<typeof confirmEmailPage.load>
  >[0]);
  expect(loaded).toEqual({ ...form, values: {} });
});
