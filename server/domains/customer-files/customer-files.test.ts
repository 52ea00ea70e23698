import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { Customer } from '#contract/open-accounts.ts';
import type { Task } from '#contract/tasks.ts';
import { existsSync } from 'node:fs';
import { importPath } from '../../entities/imports/check.ts';
import { removeOldImports } from '../../entities/imports/clean.ts';
import { startApp } from '../../testing/app.ts';
import { describeOnEngines } from '../../testing/engines.ts';
import { HOUR } from '../../testing/forms.ts';
import { importing } from '../../testing/imports.ts';
import { mailsOf, tokenFromMail } from '../../testing/mails.ts';
import { insertOrder } from '../../testing/orders.ts';
import { randomNumbers } from '../../testing/random.ts';
import { insertUser, signIn } from '../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../testing/small-catalogue.ts';

const csv = (...lines: string[]): string => lines.join('\r\n');
const HEAD =
  'E-posta;Ad soyad;Durum;Cari hesap;Cari limit;Vade (gün);Cari not;Adres adı;Alıcı;Telefon;İl;İlçe;Adres;Posta kodu';

describeOnEngines('customers as files', (setup) => {
  async function start() {
    const app = await startApp(setup);
    const admin = await signIn(app, 'admin', { name: 'Ayşe Usta' });
    const files = importing(app, admin);
    const customer = async (email: string) => {
      const user = await app.database.db
        .selectFrom('users')
        .selectAll()
        .where('emailKey', '=', email)
        .executeTakeFirst();
      const shown = user && (await admin.get<Customer>(`/api/customers/${user.publicId}`)).json;
      const addresses =
        user && (await app.database.db.selectFrom('addresses').selectAll().where('userId', '=', user.id).execute());
      return user && { ...shown!, user, addresses: addresses! };
    };
    const undo = async (task: Task | null) => {
      await files.undo({ task } as never);
      return (await admin.get<Task>(`/api/tasks/${task!._id}`)).json;
    };
    return { ...app, admin, files, customer, undo };
  }

  test.each(['csv', 'xlsx'])('1,000 customers exported as %s and imported unchanged change nothing', async (format) => {
    const { database, files, admin } = await start();
    const random = randomNumbers(29);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
    const names = ['Ayşe Yılmaz', '=1+1', '-Veli', '@Ali', "'Can", 'Ğül "Usta"', 'a;b', 'İIıi'];
    await database.write('accounts', async (trx) => {
      const at = new Date();
      const rows = Array.from({ length: 1_000 }, (_, i) => ({
        publicId: `c${String(i).padStart(15, '0')}`,
        username: `m-${i}`,
        usernameKey: `m ${i}`,
        name: pick(names),
        nameSort: 'a',
        email: `${pick(['A', 'a', 'İ', 'ı', '=x', '-y'])}.${i}@Ornek.example`,
        passwordHash: '',
        role: 'user' as const,
        avatar: '',
        isActive: random() < 0.9,
        lastLoginAt: null,
        createdAt: at,
        updatedAt: at,
      }));
      for (let from = 0; from < rows.length; from += 100) {
        const made = await trx
          .insertInto('users')
          .values(rows.slice(from, from + 100).map((row) => ({ ...row, emailKey: row.email.toLowerCase() })))
          .returning('id')
          .execute();
        for (const { id: userId } of made) {
          if (random() < 0.4)
            await trx
              .insertInto('customerTerms')
              .values({
                userId,
                isAllowed: random() < 0.5,
                limitMinor: Math.floor(random() * 1e9),
                currency: 'TRY',
                days: Math.floor(random() * 180),
                note: pick(['', '=not', "'x", '-']),
                version: 2,
                updatedAt: at,
              })
              .execute();
          if (random() < 0.5)
            await trx
              .insertInto('addresses')
              .values({
                publicId: `a${String(userId).padStart(15, '0')}`,
                userId,
                title: pick(['Depo', '=Ev']),
                recipient: pick(names),
                phone: pick(['0532 000 00 00', '+90 (224) 111 22 33']),
                city: pick(['Bursa', 'İstanbul', 'Iğdır']),
                district: pick(['Nilüfer', '-Kadıköy']),
                line: pick(['Cadde 1; No 2', '=Sokak']),
                postalCode: pick(['', '06100']),
                isDefault: true,
                createdAt: at,
                updatedAt: at,
              })
              .execute();
        }
      }
    });
    const found = await files.checked('customers', await files.exported(`/api/customers/export?format=${format}`));
    expect(await files.rows(found, 'error')).toEqual([]);
    expect(await files.rows(found, 'update')).toEqual([]);
    expect(found.counts).toEqual({ create: 0, update: 0, same: 1_000, error: 0 });
    const { json } = await admin.get<{ items: AuditEntry[] }>('/api/audit?kind=customer&group=all');
    expect(json.items[0]).toMatchObject({ action: 'export', title: 'Müşteriler', actor: 'Ayşe Usta' });
  });

  test('adds customers without a password, changes others, and takes all of it back', async () => {
    const started = await start();
    const { files, customer, undo, database } = started;
    await insertUser(database, { role: 'user', name: 'Eski Ad', email: 'eski@ornek.example' });
    const found = await files.checked(
      'customers',
      csv(
        HEAD,
        'Yeni@Ornek.example;Ayşe Yılmaz;;Evet;50.000,50;45;Not;;Örnek Kalıp;0532 000 00 00;istanbul;Tuzla;Cadde 1;34940',
        'ESKI@ornek.example;Yeni Ad;;Evet;1.000;;;;;;;;;',
        'sade@ornek.example;Sade Müşteri;Pasif;;;;;;;;;;;',
      ),
    );
    expect(await files.rows(found, 'error')).toEqual([]);
    expect(found).toMatchObject({ offersMails: true, counts: { create: 2, update: 1, same: 0, error: 0 } });
    const done = await files.apply(found, { areMailsSent: true });
    expect(done.task).toMatchObject({ state: 'done', counts: { changed: 3 } });
    expect(await customer('yeni@ornek.example')).toMatchObject({
      name: 'Ayşe Yılmaz',
      isAllowed: true,
      limit: 50_000.5,
      days: 45,
      note: 'Not',
      user: { role: 'user', passwordHash: '', isActive: true },
      addresses: [{ title: 'Teslimat', recipient: 'Örnek Kalıp', city: 'İstanbul', isDefault: true }],
    });
    expect(await customer('eski@ornek.example')).toMatchObject({ name: 'Yeni Ad', isAllowed: true, limit: 1_000 });
    expect(await customer('sade@ornek.example')).toMatchObject({ user: { isActive: false }, addresses: [] });

    // One mail, to the one who is new and active; its link sets the password.
    expect(await mailsOf(started)).toMatchObject([
      { kind: 'account-invitation', recipient: 'yeni@ornek.example', subject: expect.stringContaining('Şifrenizi') },
    ]);
    expect(await tokenFromMail(started, 'yeni@ornek.example', '/sifre-sifirla/')).toMatch(/^[\w-]{43}$/);
    const audit = await database.db.selectFrom('audit').selectAll().where('kind', '=', 'user').orderBy('id').execute();
    expect(audit.map(({ action, actorName }) => [action, actorName])).toContainEqual(['create', 'Ayşe Usta']);
    expect(JSON.stringify(audit)).not.toContain('Tuzla');

    expect(await undo(done.task)).toMatchObject({ state: 'undone', counts: { restored: 3, kept: 0 } });
    expect(await customer('yeni@ornek.example')).toBeUndefined();
    expect(await customer('sade@ornek.example')).toBeUndefined();
    expect(await customer('eski@ornek.example')).toMatchObject({ name: 'Eski Ad', isAllowed: false, limit: 0 });
    expect(await mailsOf(started)).toEqual([]);
  });

  test('1,000 customers are added with one mail each, and taken back with their mails', async () => {
    const { files, undo, database } = await start();
    const count = async (table: 'users' | 'outbox' | 'accountTokens') =>
      (
        await database.db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n;
    const before = await count('users');
    const lines = Array.from({ length: 1_000 }, (_, i) => `k${i}@ornek.example;Müşteri ${i};Evet;${i},50`);
    const found = await files.checked('customers', csv('E-posta;Ad soyad;Cari hesap;Cari limit', ...lines));
    const done = await files.apply(found, { areMailsSent: true });
    expect(done.task).toMatchObject({ state: 'done', counts: { changed: 1_000 } });
    expect([await count('users'), await count('outbox'), await count('accountTokens')]).toEqual([
      before + 1_000,
      1_000,
      1_000,
    ]);
    expect(await undo(done.task)).toMatchObject({ state: 'undone', counts: { restored: 1_000, kept: 0 } });
    expect([await count('users'), await count('outbox'), await count('accountTokens')]).toEqual([before, 0, 0]);
  }, 120_000);

  test('the sample can be sent back as it is', async () => {
    const { files } = await start();
    for (const format of ['csv', 'xlsx']) {
      const found = await files.checked(
        'customers',
        await files.exported(`/api/imports/customers/sample?format=${format}`),
      );
      expect(found.counts).toEqual({ create: 1, update: 0, same: 0, error: 0 });
    }
  });

  test('nobody gets a mail unless it is wished, and who has used the account keeps it', async () => {
    const started = await start();
    const { files, customer, undo, app, database } = started;
    await seedSmallCatalogue(database);
    const found = await files.checked(
      'customers',
      csv('E-posta;Ad soyad', 'giren@ornek.example;Giren', 'alan@ornek.example;Alan', 'duran@ornek.example;Duran'),
    );
    const done = await files.apply(found);
    expect(await mailsOf(started)).toEqual([]);
    const ask = await app.inject({
      method: 'POST',
      url: '/api/auth/forgot-password',
      payload: { email: 'giren@ornek.example' },
    });
    expect(ask.statusCode).toBe(200);
    const token = await tokenFromMail(started, 'giren@ornek.example', '/sifre-sifirla/');
    const login = (password: string) =>
      app.inject({ method: 'POST', url: '/api/auth/login', payload: { email: 'giren@ornek.example', password } });
    expect((await login('')).statusCode).not.toBe(200);
    expect((await login('bir-sifre-dene')).statusCode).toBe(401);
    const reset = await app.inject({
      method: 'POST',
      url: '/api/auth/reset-password',
      payload: { token, password: 'Uzun-ve-guzel-42' },
    });
    expect(reset.statusCode).toBe(204);
    expect((await login('Uzun-ve-guzel-42')).statusCode).toBe(200);
    const buyer = (await customer('alan@ornek.example'))!.user;
    await insertOrder(database, { customer: { ...buyer, password: '' } as never });
    expect(await undo(done.task)).toMatchObject({ counts: { restored: 1, kept: 2 } });
    expect(await customer('duran@ornek.example')).toBeUndefined();
    expect(await customer('giren@ornek.example')).toBeDefined();
  });

  test('says what is wrong with a row', async () => {
    const { files, database } = await start();
    await insertUser(database, { role: 'moderator', email: 'personel@ornek.example' });
    await insertUser(database, { role: 'user', email: 'var@ornek.example', name: 'Var' });
    const found = await files.checked(
      'customers',
      csv(
        HEAD,
        'PERSONEL@ornek.example;Başka Ad;;;;;;;;;;;;',
        'İnfo@ornek.example;Ad;;;;;;;;;;;;',
        'INFO@ornek.example;Ad;;;;;;;;;;;;',
        'info@Ornek.example;Ad;;;;;;;;;;;;',
        'yok;Ad;;;;;;;;;;;;',
        ';Ad;;;;;;;;;;;;',
        'adsiz@ornek.example;;;;;;;;;;;;;',
        'adres@ornek.example;Ad;;;;;;;;12;Atlantis;;;',
        'vade@ornek.example;Ad;;;;181;;;;;;;;',
        'kurus@ornek.example;Ad;;;1,0055;;;;;;;;;',
        'var@ornek.example;;Belki;;;;;;;;;;;',
      ),
    );
    const errors = (await files.rows(found, 'error')).map(({ no, errors: all }) => [
      no,
      ...all.map(({ label, sentence }) => `${label}: ${sentence}`).sort(),
    ]);
    expect(errors).toMatchInlineSnapshot(`
      [
        [
          2,
          "E-posta: Bu adres bir personel hesabının; personel içe aktarmayla değiştirilmez.",
        ],
        [
          3,
          "E-posta: E-posta adresinde Türkçe harf var (İ, ı, ş…); adresi düzeltin.",
        ],
        [
          5,
          "E-posta: Aynı kod 4. satırda da var.",
        ],
        [
          6,
          "E-posta: Lütfen geçerli bir e-posta adresi girin.",
        ],
        [
          7,
          "E-posta: Anahtar boş.",
        ],
        [
          8,
          "Ad soyad: Lütfen ad soyad girin!",
        ],
        [
          9,
          "Adres: Lütfen açık adresi girin!",
          "Telefon: Telefon en az 10 rakam içermelidir; rakam, boşluk ve + ( ) - dışında işaret içermemelidir.",
          "İl: Lütfen il seçin!",
          "İlçe: Lütfen ilçeyi girin!",
        ],
        [
          10,
          "Vade (gün): Vade 0 ile 180 gün arasında bir tam sayı olmalıdır.",
        ],
        [
          11,
          "Cari limit: Tutar en fazla iki ondalık basamak içerebilir.",
        ],
        [
          12,
          "Durum: Aktif / Pasif ya da Evet / Hayır olmalıdır.",
        ],
      ]
    `);
  });

  test('is for admins alone, and a moderator reads nothing of it', async () => {
    const started = await start();
    const { files, config } = started;
    const moderator = await signIn(started, 'moderator');
    const theirs = importing(started, moderator);
    expect((await theirs.upload('customers', csv('E-posta;Ad soyad', 'a@b.example;A'))).status).toBe(403);
    const found = await files.checked('customers', csv('E-posta;Ad soyad', 'gizli@ornek.example;A'));
    expect(existsSync(importPath(config.dataDir, found._id))).toBe(true);
    for (const path of ['', '/rows', '/errors'])
      expect((await moderator.get(`/api/import/${found._id}${path}`)).status, path).toBe(403);
    const done = await files.apply(found);
    expect(existsSync(importPath(config.dataDir, found._id))).toBe(false);
    const task = done.task!._id;
    expect((await moderator.get(`/api/tasks/${task}/rows`)).status).toBe(403);
    expect((await moderator.post<ErrorBody>(`/api/tasks/${task}/undo`, {})).status).toBe(403);
    expect((await moderator.get<Task>(`/api/tasks/${task}`)).json).toMatchObject({ canUndo: false, message: '' });
    expect((await moderator.get('/api/customers/export')).status).toBe(403);
  });

  test('a file that nobody applies is forgotten after a day', async () => {
    const { files, admin, database, config } = await start();
    const left = await files.checked('customers', csv('E-posta;Ad soyad', 'a@ornek.example;A'));
    const done = await files.apply(await files.checked('customers', csv('E-posta;Ad soyad', 'b@ornek.example;B')));
    const inHours = (hours: number) =>
      removeOldImports({ database, dataDir: config.dataDir, now: () => Date.now() + hours * HOUR });
    const statusOf = async ({ _id }: { _id: string }) => (await admin.get(`/api/import/${_id}`)).status;
    await inHours(23);
    expect(await statusOf(left)).toBe(200);
    await inHours(25);
    expect([await statusOf(left), await statusOf(done)]).toEqual([404, 200]);
    expect(existsSync(importPath(config.dataDir, left._id))).toBe(false);
    await inHours(9 * 24);
    expect(await statusOf(done)).toBe(404);
  });

  test('an account that is deleted is forgotten in its imports', async () => {
    const { files, admin, customer, database, undo } = await start();
    const found = await files.checked(
      'customers',
      csv('E-posta;Ad soyad;Vade', 'giden@ornek.example;Gizemnur;5', 'kalan@ornek.example;Kalan;6'),
    );
    const done = await files.apply(found);
    const { user } = (await customer('giden@ornek.example'))!;
    expect((await admin.del(`/api/users/${user.publicId}`)).status).toBeLessThan(300);
    const rows = await database.db.selectFrom('importRows').selectAll().orderBy('no').execute();
    const tasks = await database.db.selectFrom('taskRows').selectAll().execute();
    const all = JSON.stringify([rows, tasks]);
    expect(all).not.toContain('giden@');
    expect(all).not.toContain('Gizemnur');
    expect(all).toContain('kalan@');
    expect(await undo(done.task)).toMatchObject({ counts: { restored: 1, kept: 1 } });
  });

  test('reads the exports of Shopify and WooCommerce', async () => {
    const { files, customer } = await start();
    const shopify = await files.checked(
      'customers',
      csv(
        'Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Total Spent,Total Orders,Note,Tags',
        "1,Ayşe,Yılmaz,ayse@ornek.example,yes,Örnek Kalıp,Cadde 1,No 2,Nilüfer,TR-16,TR,16140,'+905320000000,,0,0,,",
        '2,Hans,Muster,hans@ornek.example,no,,Strasse 1,,Berlin,,DE,10115,+49301234567,,0,0,,',
        '3,,,,no,,,,,,,,,,0,0,,',
      ),
    );
    expect(shopify).toMatchObject({ source: 'shopify', counts: { create: 2, update: 0, same: 0, error: 0 } });
    expect(shopify.notes).toHaveLength(4);
    await files.apply(shopify);
    expect(await customer('ayse@ornek.example')).toMatchObject({
      name: 'Ayşe Yılmaz',
      addresses: [
        {
          recipient: 'Örnek Kalıp, Ayşe Yılmaz',
          city: 'Bursa',
          district: 'Nilüfer',
          line: 'Cadde 1, No 2',
          phone: '+905320000000',
        },
      ],
    });
    expect(await customer('hans@ornek.example')).toMatchObject({ name: 'Hans Muster', addresses: [] });
    const woo = await files.checked(
      'customers',
      csv(
        'ID,user_login,user_email,first_name,last_name,billing_company,billing_address_1,billing_city,billing_state,billing_country,billing_postcode,billing_phone',
        '7,veli,veli@ornek.example,Veli,Can,,Sokak 3,Tuzla,TR34,TR,34940,0216 111 22 33',
        '8,ayse,ayse@ornek.example,Başka,Ad,,Sokak 4,Tuzla,TR34,TR,34940,0216 111 22 33',
      ),
    );
    expect(woo).toMatchObject({ source: 'woocommerce', counts: { create: 1, update: 0, same: 1, error: 0 } });
    await files.apply(woo);
    expect(await customer('veli@ornek.example')).toMatchObject({
      addresses: [{ city: 'İstanbul', district: 'Tuzla', recipient: 'Veli Can' }],
    });
  });
});
