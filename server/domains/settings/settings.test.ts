import { expect, test } from 'vitest';
import { ALL_SETTING_DEFAULTS, toAllSettings, type AllSettings, type AnySettingKey } from '#contract/staff-settings.ts';
import { SETTINGS, type Seller, type SettingEntry } from '#contract/settings.ts';
import type * as z from 'zod';
import { json as jsonText } from '../../base/db/tables.ts';
import { startApp } from '../../testing/app.ts';
import { describeWithDatabase } from '../../testing/engines.ts';
import { setSettings } from '../../testing/shop.ts';
import { putSetting, settingStore } from '../../base/settings/store.ts';

const read = (reply: unknown) => toAllSettings(reply as z.output<typeof SettingEntry>[]);

describeWithDatabase('settings', (setup) => {
  test('have their defaults until somebody sets them', async () => {
    const { get } = await startApp(setup);
    const { status, json } = await get('/api/settings');
    expect(status).toBe(200);
    expect(read(json)).toEqual(ALL_SETTING_DEFAULTS);
    expect(json).toContainEqual({ settingKey: 'homepage_sliders_enabled', settingValue: true });
    expect(json).toContainEqual({ settingKey: 'site_primary_color', settingValue: '#1890ff' });
  });

  test('are the public ones, and no other', async () => {
    const { get } = await startApp(setup);
    const keys = ((await get('/api/settings')).json as { settingKey: AnySettingKey }[]).map(
      (entry) => entry.settingKey,
    );
    expect(keys.sort()).toEqual(
      (Object.keys(SETTINGS) as AnySettingKey[]).filter((key) => SETTINGS[key].isPublic).sort(),
    );
    expect(keys).not.toContain('install_content');
  });

  test('tell the public who sells, but never the identity number of a person', async () => {
    const database = await setup.open();
    const { get } = await startApp(setup, { database });
    const seller = async () => (await get<Seller>('/api/settings/seller')).json;
    const nothing = {
      title: '',
      address: '',
      taxOffice: '',
      vkn: '',
      mersis: '',
      tradeRegistry: '',
      kep: '',
      etbisUrl: '',
    };
    expect(await seller()).toEqual(nothing);
    const set = (values: Partial<AllSettings>) => setSettings(database, values);
    await set({ company_street: '1. Cadde No: 5', company_postal_code: '34490', company_city: 'İstanbul' });
    await set({ company_title: 'Örnek A.Ş.', company_vkn: '1234567890', company_kep: 'ornek@hs01.kep.tr' });
    expect(await seller()).toEqual({
      ...nothing,
      title: 'Örnek A.Ş.',
      address: '1. Cadde No: 5, 34490 İstanbul',
      vkn: '1234567890',
      kep: 'ornek@hs01.kep.tr',
    });
    await set({ company_vkn: '10000000146' });
    expect((await seller()).vkn).toBe('');
  });

  test('keep their types: switches, numbers, lists, null', async () => {
    const database = await setup.open();
    const { get } = await startApp(setup, { database });
    await database.write('settings', async (trx) => {
      await putSetting(trx, 'homepage_blogs_enabled', false);
      await putSetting(trx, 'shop_fast_cargo_fee', 12.5);
      await putSetting(trx, 'shop_free_shipping_threshold', null);
      await putSetting(trx, 'company_certificates', ['CE']);
      await putSetting(trx, 'site_title', 'İğneli "Firma" <b>');
      await putSetting(trx, 'site_title', 'İğneli "Firma"');
    });
    expect(read((await get('/api/settings')).json)).toMatchObject({
      homepage_blogs_enabled: false,
      shop_fast_cargo_fee: 12.5,
      shop_free_shipping_threshold: null,
      company_certificates: ['CE'],
      site_title: 'İğneli "Firma"',
    });
  });

  test.each([
    ['included', 'Fiyatlara KDV dahildir.'],
    ['excluded', 'Fiyatlara KDV dahil değildir.'],
    ['none', 'Elle yazılan not'],
  ] as const)('the note beside prices agrees with the tax: %s', async (mode, note) => {
    const database = await setup.open();
    await database.write('settings', async (trx) => {
      await putSetting(trx, 'shop_tax_note', 'Elle yazılan not');
      await putSetting(trx, 'shop_vat_mode', mode);
    });
    const { get } = await startApp(setup, { database });
    expect(read((await get('/api/settings')).json).shop_tax_note).toBe(note);
    expect((await settingStore(database).all()).shop_tax_note).toBe(note);
  });

  test('fall back on the default where the stored value is no longer valid, and leave unknown keys out', async () => {
    const database = await setup.open();
    await database.write('settings', async (trx) => {
      const values: Record<string, unknown> = {
        site_primary_color: 'red',
        homepage_blogs_enabled: 'no',
        shop_fast_cargo_fee: -1,
        site_logo: 'javascript:alert(1)',
        company_founded_year: null,
        shop_currency: 'XXX',
        old_key: 1,
      };
      for (const [key, value] of Object.entries(values))
        await trx
          .insertInto('settings')
          .values({ key, value: jsonText<unknown>(value), updatedAt: new Date() })
          .execute();
    });
    expect(await settingStore(database).all()).toEqual(ALL_SETTING_DEFAULTS);
    const { get } = await startApp(setup, { database });
    const { body, json } = await get('/api/settings');
    expect(read(json)).toEqual(ALL_SETTING_DEFAULTS);
    expect(body).not.toMatch(/old_key|javascript/);
  });

  test('are not stored when they break their rule', async () => {
    const database = await setup.open();
    for (const link of [
      'javascript:alert(1)',
      '//evil.example',
      'data:text/html,x',
      'http://a b',
      '/\\evil.example',
      ' /x',
      'x.png',
    ]) {
      await expect(
        database.write('settings', (trx) => putSetting(trx, 'site_logo', link)),
        link,
      ).rejects.toThrow();
    }
    for (const link of ['', '/img/logo.svg', 'https://example.com/logo.svg'])
      await database.write('settings', (trx) => putSetting(trx, 'site_logo', link));
    for (const color of ['red', '#fff', '#12345g', '#1234567', '#123456;}'])
      await expect(
        database.write('settings', (trx) => putSetting(trx, 'site_text_color', color)),
        color,
      ).rejects.toThrow();
  });

  test('every default keeps its own rule', () => {
    for (const key of Object.keys(ALL_SETTING_DEFAULTS) as AnySettingKey[])
      expect(SETTINGS[key].schema.safeParse(ALL_SETTING_DEFAULTS[key]).success, key).toBe(true);
  });
});

describeWithDatabase('the corporate menu', (setup) => {
  test('lists active pages in their order, with nothing but title and address', async () => {
    const database = await setup.open();
    const { get } = await startApp(setup, { database });
    expect((await get('/api/pages')).json).toEqual([]);
    const page = (slug: string, sortOrder: number, isActive = true) => ({
      publicId: `id-${slug}`,
      slug,
      title: slug.toUpperCase(),
      isActive,
      sortOrder,
      createdAt: new Date(),
      updatedAt: new Date(),
    });
    await database.write('pages', (trx) =>
      trx
        .insertInto('pages')
        .values([page('b', 2), page('gizli', 0, false), page('a', 1), page('c', 2)])
        .execute(),
    );
    expect((await get('/api/pages')).json).toEqual([
      { _id: 'id-a', slug: 'a', title: 'A' },
      { _id: 'id-b', slug: 'b', title: 'B' },
      { _id: 'id-c', slug: 'c', title: 'C' },
    ]);
  });
});
