import { expect, test } from 'vitest';
import { toAllSettings } from '#contract/staff-settings.ts';
import { standingOf } from './standing.ts';

const settings = (values: Record<string, unknown> = {}) =>
  toAllSettings(Object.entries(values).map(([settingKey, settingValue]) => ({ settingKey, settingValue })));

test('a group of settings says how far it is set', () => {
  expect(standingOf(['social_facebook', 'social_youtube'], settings())).toBe('Ayarlanmadı');
  expect(standingOf(['contact_email', 'contact_phone'], settings())).toBe('Varsayılan değerlerde');
  expect(standingOf(['contact_email', 'contact_phone'], settings({ contact_email: 'a@b.example' }))).toBe(
    '1 ayarlı · 1 varsayılan',
  );
  expect(standingOf(['retention_messages_months'], settings({ retention_messages_months: 12 }))).toBe('1 ayarlı');
});

test('a default that the owner has emptied counts as empty, and as nothing else', () => {
  expect(standingOf(['contact_email', 'contact_phone', 'site_logo'], settings({ contact_phone: '' }))).toBe(
    '1 varsayılan · 2 boş',
  );
});
