// The mail server as the panel sets it, followed by a worker that is not started again.
import { expect, test } from 'vitest';
import type { AllSettings } from '#contract/staff-settings.ts';
import { describeOnEngines } from '../../testing/engines.ts';
import { startFormApp, type FormApp } from '../../testing/forms.ts';
import { setSettings } from '../../testing/shop.ts';
import { startSmtp } from '../../testing/smtp.ts';
import { openSecret } from '../keys/secret.ts';
import { putSealed } from '../keys/sealed.ts';
import { openMailServer } from './mail-server.ts';
import { enqueue } from './outbox.ts';
import { mailWorker, type MailWorker } from './worker.ts';

describeOnEngines('the mail server', (setup) => {
  const worker = async ({ database, config, clock }: FormApp): Promise<MailWorker> => {
    const server = openMailServer({ database, config, secret: await openSecret(database, config) });
    const made = mailWorker({ database, server, log: { warn: () => {}, error: () => {} }, now: clock.now });
    setup.onEnd(() => made.stop());
    return made;
  };
  const put = ({ database, clock }: FormApp) =>
    database.write('mail', (trx) =>
      enqueue(
        trx,
        { kind: 'test', to: 'alan@ornek.example', subject: 'Konu', text: 'Metin', html: '<p>Metin</p>' },
        new Date(clock.now()),
      ),
    );
  const name = ({ database }: FormApp, settings: Partial<AllSettings>) =>
    setSettings(database, { mail_host: '127.0.0.1', mail_security: 'none', ...settings });

  test('mails wait until one is set; a change holds at once, also after the former server has failed', async () => {
    const app = await startFormApp(setup);
    const [first, second] = [await startSmtp(setup), await startSmtp(setup)];
    const mails = await worker(app);
    await put(app);
    expect(await mails.sendDue()).toBe(0);
    expect((await app.database.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()).attempts).toBe(0);

    await name(app, { mail_port: first.port });
    expect(await mails.sendDue()).toBe(1);
    await put(app);
    await name(app, { mail_port: 1 });
    expect(await mails.sendDue()).toBe(0); // nobody listens there: the outbox pauses
    expect(await mails.sendDue()).toBe(0);
    await name(app, { mail_port: second.port });
    expect(await mails.sendDue()).toBe(1);
    await put(app);
    await name(app, { mail_host: '' });
    expect(await mails.sendDue()).toBe(0);
    expect([first.mails.length, second.mails.length]).toEqual([1, 1]);
  });

  test('is signed in to with the stored password, and shown as the sender that the panel names', async () => {
    const app = await startFormApp(setup);
    const smtp = await startSmtp(setup, { login: { user: 'kalip', password: 'şifre 4711' } });
    const secret = await openSecret(app.database, app.config);
    const enter = (password: string) =>
      app.database.write('settings', (trx) =>
        putSealed(trx, secret, 'mail_password', password, new Date(app.clock.now())),
      );
    const mails = await worker(app);
    await put(app);
    await enter('yanlış');
    await name(app, {
      mail_port: smtp.port,
      mail_user: 'kalip',
      mail_from_name: 'Örnek Satış',
      mail_from_address: 'satis@ornek.example',
    });
    expect(await mails.sendDue()).toBe(0);
    await enter('şifre 4711');
    expect(await mails.sendDue()).toBe(1);
    expect(smtp.mails[0]).toMatchObject({
      from: 'satis@ornek.example',
      headers: { from: 'Örnek Satış <satis@ornek.example>' },
    });
  });

  test('of the environment wins over the panel’s', async () => {
    const smtp = await startSmtp(setup);
    const app = await startFormApp(setup, {
      config: { smtpUrl: smtp.url, mailFrom: 'Ortam <ortam@ornek.example>' },
    });
    await name(app, { mail_port: 1, mail_from_address: 'panel@ornek.example' });
    await put(app);
    expect(await (await worker(app)).sendDue()).toBe(1);
    expect(smtp.mails[0]!.headers['from']).toBe('Ortam <ortam@ornek.example>');
  });
});
