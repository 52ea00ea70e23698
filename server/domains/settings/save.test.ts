import { expect, test } from 'vitest';
import { ALL_SETTING_DEFAULTS, toAllSettings, type AnySettingKey } from '#contract/staff-settings.ts';
import { SETTINGS } from '#contract/settings.ts';
import { listen, startApp, stubSite, type TestApp } from '../../testing/app.ts';
import { describeWithDatabase, type Setup } from '../../testing/engines.ts';
import { signIn, type SignedInPerson } from '../../testing/sign-in.ts';

type Entries = { settingKey: string; settingValue: unknown; shownValue?: unknown }[];
const entries = (values: Record<string, unknown>): Entries =>
  Object.entries(values).map(([settingKey, settingValue]) => ({ settingKey, settingValue }));
const start = async (setup: Setup) => {
  const started = await startApp(setup);
  return { started, admin: await signIn(started, 'admin', { name: 'Ayşe Yönetici' }) };
};
const stored = async ({ get }: TestApp) => toAllSettings((await get('/api/settings')).json as Entries);
const audited = ({ database }: TestApp) =>
  database.db
    .selectFrom('audit')
    .select(['actorName', 'action', 'rowId', 'rowVersion', 'title', 'changes'])
    .where('kind', '=', 'setting')
    .orderBy('id')
    .execute();
const refusal = async (admin: SignedInPerson, values: Record<string, unknown>) => {
  const { status, json } = await admin.put<{ code: string; message: string; fields: Record<string, string> }>(
    '/api/settings',
    entries(values),
  );
  expect(status, JSON.stringify(values)).toBe(400);
  expect(json.code).toBe('VALIDATION');
  return json;
};

describeWithDatabase('saving settings', (setup) => {
  test('bank accounts are stored without blanks, in their order, and are for admins alone', async () => {
    const { started, admin } = await start(setup);
    const account = { bank: 'Kalıp Bankası', holder: 'Örnek A.Ş.', currency: 'TRY' };
    const iban = 'TR330006100519786457841326';
    const saved = await admin.put<Entries>(
      '/api/settings',
      entries({ bank_accounts: [{ ...account, iban: 'tr33 0006 1005 1978 6457 8413 26' }] }),
    );
    expect(saved.status).toBe(200);
    expect(toAllSettings(saved.json).bank_accounts).toEqual([{ ...account, iban }]);
    expect((await started.get('/api/settings')).body).not.toContain(iban);
    for (const [accounts, sentence] of [
      [[{ ...account, iban: 'TR330006100519786457841327' }], 'IBAN geçersiz.'],
      [[{ ...account, iban: '' }], 'Lütfen IBAN girin!'],
      [[{ ...account, iban, bank: ' ' }], 'Lütfen bankayı girin!'],
      [
        [
          { ...account, iban },
          { ...account, iban },
        ],
        'Bu IBAN iki kez girilmiş.',
      ],
      [Array.from({ length: 11 }, () => ({ ...account, iban })), 'En fazla 10 banka hesabı girilebilir.'],
    ] as const)
      expect((await refusal(admin, { bank_accounts: accounts })).fields).toEqual({ bank_accounts: sentence });
  });

  test('is for admins only', async () => {
    const { started } = await start(setup);
    const moderator = await signIn(started, 'moderator');
    const user = await signIn(started, 'user');
    const body = { settingKey: 'site_title', settingValue: 'Başkası' };
    expect((await started.app.inject({ method: 'PUT', url: '/api/settings', payload: [body] })).statusCode).toBe(401);
    expect((await started.app.inject({ method: 'POST', url: '/api/settings', payload: body })).statusCode).toBe(401);
    for (const person of [moderator, user]) {
      expect((await person.put('/api/settings', [body])).status).toBe(403);
      expect((await person.post('/api/settings', body)).status).toBe(403);
    }
    expect(await stored(started)).toEqual(ALL_SETTING_DEFAULTS);
  });

  test('while tax is computed, visitors read the note that follows from it, and admins the one they typed', async () => {
    const { started, admin } = await start(setup);
    const note = 'KDV: müşteri hizmetlerine sorun';
    await admin.put('/api/settings', entries({ shop_tax_note: 'Eski not', shop_vat_mode: 'excluded' }));
    expect((await stored(started)).shop_tax_note).toBe('Fiyatlara KDV dahil değildir.');
    const { status, json } = await admin.put<Entries>('/api/settings', [
      { settingKey: 'shop_tax_note', settingValue: note, shownValue: 'Eski not' },
    ]);
    expect(status).toBe(200);
    for (const entriesOfAdmin of [json, (await admin.get<Entries>('/api/settings')).json])
      expect(toAllSettings(entriesOfAdmin).shop_tax_note).toBe(note);
    expect((await audited(started)).at(-1)!.changes).toEqual([
      { field: 'settingValue', before: 'Eski not', after: note },
    ]);
    await admin.put('/api/settings', entries({ shop_vat_mode: 'none' }));
    expect((await stored(started)).shop_tax_note).toBe(note);
    for (const rate of [-1, 101, 10.5, '20', null])
      expect((await refusal(admin, { shop_vat_rate: rate })).fields).toEqual({
        shop_vat_rate: 'KDV oranı 0 ile 100 arasında bir tam sayı olmalıdır.',
      });
  });

  test('stores one, and several together; the reply has the present values', async () => {
    const { started, admin } = await start(setup);
    const one = await admin.post('/api/settings', {
      settingKey: 'site_title',
      settingValue: '  Yeni  Ad ',
      description: 'panelin kendi metni',
    });
    expect(one).toMatchObject({ status: 200, json: { settingKey: 'site_title', settingValue: 'Yeni Ad' } });
    const values = {
      homepage_blogs_enabled: false,
      shop_fast_cargo_fee: 12.5,
      shop_free_shipping_threshold: null,
      company_certificates: ['CE', ' ', ' ISO 9001 '],
      site_logo: '/img/site/logo.webp',
      site_primary_color: '#8B1538',
    };
    const several = await admin.put<Entries>('/api/settings', entries(values));
    expect(several.status).toBe(200);
    const expected = {
      ...ALL_SETTING_DEFAULTS,
      ...values,
      site_title: 'Yeni Ad',
      company_certificates: ['CE', 'ISO 9001'],
    };
    expect(toAllSettings(several.json)).toEqual(expected);
    expect(await stored(started)).toEqual(expected);
  });

  test('refuses invalid values with a Turkish sentence each, and then stores none', async () => {
    const { started, admin } = await start(setup);
    const { message, fields } = await refusal(admin, {
      site_title: 'Yeni',
      homepage_sliders_enabled: 'evet',
      site_primary_color: 'kırmızı',
      site_text_color: 5,
      social_youtube: '/kanal',
      eski_ayar: 1,
    });
    expect(fields).toEqual({
      homepage_sliders_enabled: 'Açık veya kapalı olmalıdır.',
      site_primary_color: 'Renk #rrggbb biçiminde olmalıdır.',
      site_text_color: 'Renk #rrggbb biçiminde olmalıdır.',
      social_youtube: 'Adres http:// veya https:// ile başlamalıdır.',
      eski_ayar: 'Bilinmeyen ayar: eski_ayar',
    });
    expect(message).toBe('Ana sayfada slider: Açık veya kapalı olmalıdır.');
    expect(await stored(started)).toEqual(ALL_SETTING_DEFAULTS);
    expect(await audited(started)).toEqual([]);
  });

  test('answers every wrong value of every setting in Turkish', async () => {
    const { admin } = await start(setup);
    const keys = (Object.keys(SETTINGS) as AnySettingKey[]).filter((key) => !SETTINGS[key].isSystem);
    for (const wrong of [{}, [[]], -0.005, 'x'.repeat(600), ['x'.repeat(600)], Array(200).fill('x')]) {
      const { fields } = await refusal(admin, Object.fromEntries(keys.map((key) => [key, wrong])));
      for (const [key, sentence] of Object.entries(fields))
        expect(sentence, key).not.toMatch(/invalid|expected|too (big|small)/i);
    }
    const missing = await admin.put('/api/settings', [{ settingKey: 'site_title' }, 'x', { settingValue: 1 }]);
    expect(missing).toMatchObject({
      status: 400,
      json: {
        fields: {
          '0.settingValue': 'Ayar değeri gerekli.',
          '1': 'Ayar, adı ve değeriyle verilmelidir.',
          '2.settingKey': 'Ayar adı gerekli.',
        },
      },
    });
  });

  test.each<[AnySettingKey, unknown[], unknown[]]>([
    ['site_title', ['A'], ['', '   ', 'x'.repeat(121)]],
    [
      'contact_email',
      ['info@kalip.com.tr'],
      ['', 'info', 'a@b', 'a b@c.tr', `${'a'.repeat(260)}@kalip.tr`, '<a>@kalip.tr'],
    ],
    [
      'contact_phone',
      ['', '+90 (212) 000 00 00', '0212.000.00.00'],
      ['12345', 'ara bizi', '+90 212 000 00 00 <b>', '+ ( ) - / . ....'],
    ],
    ['contact_map', ['', '41.0726, 28.7971', '-41,-180'], ['91, 0', '0, 181', '41', 'İstanbul', '41.0726; 28.7971']],
    [
      'social_facebook',
      ['', 'https://facebook.com/kalip'],
      ['facebook.com/kalip', '/kalip', 'javascript:alert(1)', 'https://facebook.com@evil.example'],
    ],
    [
      'site_favicon',
      ['', '/favicon.svg', 'https://kalip.com.tr/f.png'],
      ['favicon.svg', '//evil.example/f', 'data:image/png;base64,x'],
    ],
    ['site_accent_color', ['#fa8c16', '#FA8C16'], ['', '#fff', 'fa8c16', '#fa8c166']],
    ['company_founded_year', [1999], [1799, 2101, 1999.5, '1999', null]],
    ['company_certificates', [[], ['CE']], ['CE', Array(13).fill('CE'), ['x'.repeat(61)], [1]]],
    ['shop_currency', ['EUR', 'TRY'], ['eur', 'JPY', '']],
    ['shop_fast_cargo_fee', [0, 12.5, 0.29], [-1, 1.005, 1_000_001, '15', null]],
    ['shop_free_shipping_threshold', [null, 0, 161], [-1, 1.005, '']],
    [
      'mail_host',
      ['', 'smtp.kalip.com.tr', 'localhost', '192.0.2.7', '2001:db8::7'],
      ['http://smtp.kalip.com.tr', 'smtp.kalip.com.tr:587', 'a b', '-a.tr', 'ş.tr', 'a..tr', `${'a'.repeat(254)}`],
    ],
    ['mail_port', [1, 587, 65_535], [0, 65_536, 587.5, '587', null]],
    ['mail_security', ['none', 'starttls', 'tls'], ['ssl', '', null]],
    ['mail_from_address', ['', 'satis@kalip.com.tr'], ['satis', 'Ad <a@kalip.tr>', 'a@kalip.tr, b@kalip.tr']],
    [
      'mail_to_orders',
      [[], ['a@kalip.tr'], ['a@kalip.tr', 'a@kalip.tr', 'b@kalip.tr']],
      [['a'], ['a@kalip.tr,b@kalip.tr'], Array.from({ length: 6 }, (_, i) => `a${i}@kalip.tr`), 'a@kalip.tr'],
    ],
  ])('%s takes what is sound only', async (key, right, wrong) => {
    const { admin } = await start(setup);
    for (const value of right)
      expect((await admin.put('/api/settings', entries({ [key]: value }))).status, JSON.stringify(value)).toBe(200);
    for (const value of wrong)
      expect(Object.keys((await refusal(admin, { [key]: value })).fields), JSON.stringify(value)).toEqual([key]);
  });

  test('refuses keys of the system, unknown and repeated ones, and invalid lists', async () => {
    const { started, admin } = await start(setup);
    expect((await refusal(admin, { install_content: 'demo' })).fields).toEqual({
      install_content: 'Bu ayar değiştirilemez.',
    });
    for (const key of ['toString', 'constructor', 'hasOwnProperty', 'site_titl', '']) {
      expect(await refusal(admin, { [key]: 'x' })).toMatchObject({
        message: `Bilinmeyen ayar: ${key}`,
        fields: { [key]: `Bilinmeyen ayar: ${key}` },
      });
    }
    const odd = await admin.put<{ fields: object }>(
      '/api/settings',
      JSON.parse('[{"settingKey":"__proto__","settingValue":1}]') as Entries,
    );
    expect(odd.status).toBe(400);
    const twice = await admin.put('/api/settings', [...entries({ site_title: 'A' }), ...entries({ site_title: 'B' })]);
    expect(twice).toMatchObject({ status: 400, json: { fields: { site_title: 'Bu ayar iki kez gönderildi.' } } });
    for (const body of [{}, [], entries({ site_title: 'A' }).map((entry) => ({ ...entry, isPublic: false }))])
      expect((await admin.put('/api/settings', body)).status).toBe(400);
    expect(await stored(started)).toEqual(ALL_SETTING_DEFAULTS);
    expect(await started.database.db.selectFrom('settings').selectAll().execute()).toEqual([]);
  });

  test('notes each change in the audit table, with before and after', async () => {
    const { started, admin } = await start(setup);
    await admin.put(
      '/api/settings',
      entries({
        site_title: 'Yeni',
        contact_phone: ALL_SETTING_DEFAULTS.contact_phone,
        shop_free_shipping_threshold: null,
      }),
    );
    await admin.put('/api/settings', entries({ site_title: 'Yeni' }));
    const common = { actorName: 'Ayşe Yönetici', action: 'update', rowVersion: null };
    expect(await audited(started)).toEqual([
      {
        ...common,
        rowId: 'site_title',
        title: 'Site başlığı ve firma adı',
        changes: [{ field: 'settingValue', before: ALL_SETTING_DEFAULTS.site_title, after: 'Yeni' }],
      },
      {
        ...common,
        rowId: 'shop_free_shipping_threshold',
        title: 'Ücretsiz kargo sınırı',
        changes: [{ field: 'settingValue', before: 161, after: null }],
      },
    ]);
  });

  test('by two admins at once: different keys both hold, the same key is refused to the slower one', async () => {
    const { started, admin } = await start(setup);
    const other = await signIn(started, 'admin', { name: 'Mehmet Yönetici' });
    const shownTitle = ALL_SETTING_DEFAULTS.site_title;
    const faster = await Promise.all([
      admin.put('/api/settings', [{ settingKey: 'site_title', settingValue: 'Ayşe', shownValue: shownTitle }]),
      other.put('/api/settings', [
        {
          settingKey: 'contact_phone',
          settingValue: '+90 212 111 11 11',
          shownValue: ALL_SETTING_DEFAULTS.contact_phone,
        },
      ]),
    ]);
    expect(faster.map(({ status }) => status)).toEqual([200, 200]);
    const slower = await other.put('/api/settings', [
      { settingKey: 'site_author', settingValue: 'Mehmet', shownValue: ALL_SETTING_DEFAULTS.site_author },
      { settingKey: 'site_title', settingValue: 'Mehmet', shownValue: shownTitle },
    ]);
    expect(slower).toMatchObject({
      status: 409,
      json: {
        code: 'STALE',
        message: 'Bu ayarlar siz düzenlerken Ayşe Yönetici tarafından değiştirildi.',
        stale: { changedBy: 'Ayşe Yönetici', fields: ['site_title'], version: 0 },
      },
    });
    expect(await stored(started)).toMatchObject({
      site_title: 'Ayşe',
      contact_phone: '+90 212 111 11 11',
      site_author: ALL_SETTING_DEFAULTS.site_author,
    });
    // Equal changes are no conflict; neither is a save that does not send the value it had shown.
    expect(
      (await other.put('/api/settings', [{ settingKey: 'site_title', settingValue: 'Ayşe', shownValue: shownTitle }]))
        .status,
    ).toBe(200);
    expect((await other.post('/api/settings', { settingKey: 'site_title', settingValue: 'Mehmet' })).status).toBe(200);
    expect((await audited(started)).map(({ actorName, rowId }) => `${actorName} ${rowId}`).slice(-1)).toEqual([
      'Mehmet Yönetici site_title',
    ]);
  });

  test('is seen by the public at the very next request, although replies and pages are kept', async () => {
    const site = stubSite(async ({ api }) => ({
      html: `<!doctype html>${toAllSettings(await api('GET /api/settings')).site_title}`,
    }));
    const started = await startApp(setup, { site });
    const admin = await signIn(started, 'admin');
    const { fetch } = await listen(started);
    const title = async () => [
      (await fetch('/')).body.toString(),
      toAllSettings(JSON.parse((await fetch('/api/settings')).body.toString()) as Entries).site_title,
    ];
    const shown = ALL_SETTING_DEFAULTS.site_title;
    for (let round = 0; round < 3; round++) expect(await title()).toEqual([`<!doctype html>${shown}`, shown]);
    expect(site.renders).toHaveLength(1);
    await admin.put('/api/settings', entries({ site_title: 'Yeni Ad' }));
    expect(await title()).toEqual(['<!doctype html>Yeni Ad', 'Yeni Ad']);
    expect((await admin.put('/api/settings', entries({ site_title: '' }))).status).toBe(400);
    expect(await title()).toEqual(['<!doctype html>Yeni Ad', 'Yeni Ad']);
  });
});

describeWithDatabase('reading settings', (setup) => {
  test('gives every key to admins, the public ones to everybody else', async () => {
    const { started, admin } = await start(setup);
    const keysFor = async (person: SignedInPerson) =>
      (await person.get<Entries>('/api/settings')).json.map(({ settingKey }) => settingKey).sort();
    const all = Object.keys(ALL_SETTING_DEFAULTS).sort();
    expect(await keysFor(admin)).toEqual(all);
    const open = all.filter((key) => SETTINGS[key as AnySettingKey].isPublic);
    expect(open.length).toBeLessThan(all.length);
    for (const role of ['moderator', 'user'] as const) expect(await keysFor(await signIn(started, role))).toEqual(open);
    // Neither reply is cached for the other audience.
    expect(((await started.get('/api/settings')).json as Entries).map(({ settingKey }) => settingKey).sort()).toEqual(
      open,
    );
    expect(await keysFor(admin)).toEqual(all);
  });
});
