import { expect, test } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import type { MailSetup } from '#contract/mail.ts';
import { SEALED_NAMES, type SealedState } from '#contract/sealed.ts';
import type { SystemStatus } from '#contract/system.ts';
import { describeWithDatabase } from '../../testing/engines.ts';
import { startFormApp } from '../../testing/forms.ts';
import { signIn } from '../../testing/sign-in.ts';

const PATH = '/api/sealed/mail_password';
const PASSWORD = 'çok-gizli-şifre-4711';

describeWithDatabase('secrets entered in the panel', (setup) => {
  test('go in, and come out nowhere: not in replies, the audit table, the log or the database', async () => {
    const app = await startFormApp(setup, { config: { logLevel: 'debug', accessLog: true } });
    const admin = await signIn(app, 'admin');
    const put = await admin.put<SealedState>(PATH, { value: PASSWORD });
    expect(put).toMatchObject({
      status: 200,
      json: { name: 'mail_password', isSet: true, hint: '4711', isReadable: true, isFromEnvironment: false },
    });
    expect((await admin.get<SealedState[]>('/api/sealed')).json).toEqual([
      put.json,
      ...SEALED_NAMES.slice(1).map((name) => expect.objectContaining({ name, isSet: false }) as unknown),
    ]);
    await admin.put(PATH, { value: 'başka-bir-şifre' });
    expect((await admin.del<SealedState>(PATH)).json).toMatchObject({ isSet: false, hint: '', updatedAt: null });
    await admin.del(PATH); // nothing to remove, nothing to note
    await admin.put(PATH, { value: PASSWORD });
    await admin.put('/api/settings', [{ settingKey: 'mail_host', settingValue: 'smtp.ornek.example' }]);

    const { items } = (await admin.get<{ items: AuditEntry[] }>('/api/audit?kind=setting&limit=50')).json;
    const noted = items.filter(({ rowId }) => rowId === 'mail_password');
    expect(noted).toHaveLength(4);
    expect(noted[2]).toMatchObject({
      title: 'E-posta sunucusunun şifresi',
      changes: [{ field: 'settingValue', before: '•••', after: '•••' }],
    });
    const everywhere = [
      JSON.stringify(app.log),
      JSON.stringify(items),
      JSON.stringify((await admin.get('/api/settings')).json),
      JSON.stringify((await admin.get('/api/mail')).json),
      JSON.stringify(await app.database.db.selectFrom('sealed').selectAll().execute()),
      JSON.stringify(await app.database.db.selectFrom('audit').selectAll().execute()),
    ].join('\n');
    expect(everywhere).not.toContain(PASSWORD);
    expect(everywhere).not.toContain('başka-bir-şifre');
  });

  test('a wrong value is refused in Turkish without repeating it', async () => {
    const admin = await signIn(await startFormApp(setup), 'admin');
    for (const value of ['', 'iki\nsatır-gizli', 'gizli'.repeat(101), 5, null]) {
      const { status, json } = await admin.put<{ message: string }>(PATH, { value });
      expect(status, String(value)).toBe(400);
      expect(json.message).toMatch(/^Gizli değer/);
      expect(JSON.stringify(json)).not.toMatch(/satır-gizli|gizligizli/);
    }
    expect((await admin.put('/api/sealed/nothing', { value: 'x' })).status).toBe(400);
  });

  test('a value of the environment wins and locks the panel’s', async () => {
    const app = await startFormApp(setup, { config: { smtpUrl: 'smtp://u:ortam-sifresi@127.0.0.1:1' } });
    const admin = await signIn(app, 'admin');
    expect((await admin.get<SealedState[]>('/api/sealed')).json[0]).toMatchObject({ isFromEnvironment: true });
    for (const refused of [
      await admin.put<{ message: string }>(PATH, { value: PASSWORD }),
      await admin.del<{ message: string }>(PATH),
    ])
      expect(refused).toMatchObject({
        status: 409,
        json: { code: 'GUARDED', message: 'Bu değer sunucunun ortamından geliyor.' },
      });
    const { json } = await admin.get<MailSetup>('/api/mail');
    expect(json).toMatchObject({ source: 'environment', server: { host: '127.0.0.1', port: 1 } });
    expect(JSON.stringify(json)).not.toContain('ortam-sifresi');
  });

  test('after the server’s key has changed they count as unreadable, until they are entered again', async () => {
    const address = await setup.address();
    const settings = [
      { settingKey: 'mail_host', settingValue: '127.0.0.1' },
      { settingKey: 'mail_user', settingValue: 'kalip' },
    ];
    const before = await startFormApp(setup, {
      database: await setup.open(address),
      config: { appSecret: 'the-first-key-of-this-installation-0001' },
    });
    const first = await signIn(before, 'admin');
    await first.put('/api/settings', settings);
    await first.put(PATH, { value: PASSWORD });
    expect((await first.get<SystemStatus>('/api/system/status')).json.mailServer).toBe('panel');

    const after = await startFormApp(setup, {
      database: await setup.open(address),
      config: { appSecret: 'the-second-key-of-this-installation-002' },
    });
    const admin = await signIn(after, 'admin');
    expect((await admin.get<SealedState[]>('/api/sealed')).json[0]).toMatchObject({ isSet: true, isReadable: false });
    expect((await admin.get<SystemStatus>('/api/system/status')).json.mailServer).toBe('unreadable');
    expect((await admin.get<MailSetup>('/api/mail')).json).toMatchObject({ source: 'unreadable', server: null });
    expect(await admin.post('/api/mail/test', {})).toMatchObject({
      status: 409,
      json: { message: 'Kayıtlı gizli değer okunamıyor, lütfen yeniden girin.' },
    });
    await admin.put(PATH, { value: PASSWORD });
    expect((await admin.get<SystemStatus>('/api/system/status')).json.mailServer).toBe('panel');
  });

  test('the mail password is forgotten when another server is named, which must not get it', async () => {
    const admin = await signIn(await startFormApp(setup), 'admin');
    const isSet = async () => (await admin.get<SealedState[]>('/api/sealed')).json[0]!.isSet;
    const name = (settingKey: string, settingValue: unknown) =>
      admin.put('/api/settings', [{ settingKey, settingValue }]);
    await admin.put(PATH, { value: PASSWORD });
    await name('mail_host', 'smtp.ornek.example');
    await name('mail_port', 465);
    expect(await isSet(), 'entered before its server').toBe(true);
    await name('mail_host', 'smtp.baska.example');
    expect(await isSet()).toBe(false);
  });
});
