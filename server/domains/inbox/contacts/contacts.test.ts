import { expect, test } from 'vitest';
import { NOTICE_VERSION } from '#contract/consent.ts';
import type { Challenge } from '#contract/contacts.ts';
import { listen } from '../../../testing/app.ts';
import { answerTo, DAY, inStep, MINUTE, SECOND, startFormApp, type FormApp } from '../../../testing/forms.ts';
import { describeWithDatabase } from '../../../testing/engines.ts';

const SENT = 'Mesajınız başarıyla gönderildi! En kısa sürede size dönüş yapacağız.';
const WRONG = 'Matematik sorusunun cevabı yanlış. Lütfen tekrar deneyin.';
const BOT = 'Bot aktivitesi tespit edildi. Lütfen sayfayı yenileyin.';
const REQUIRED = 'Lütfen tüm zorunlu alanları doldurun.';
const EMAIL = 'Lütfen geçerli bir e-posta adresi girin.';

const typed = {
  name: 'Şükrü Çağlar',
  email: 'sukru@ornek.example',
  phone: '0212 000 00 00',
  subject: 'Kolon ve burç',
  message: 'Merhaba,\nfiyat rica ederim.',
};
const KEY = '3b241101-e2bb-4255-8caf-4136c566a962';

describeWithDatabase('contact messages', (setup) => {
  const rows = ({ database }: FormApp) => database.db.selectFrom('contactMessages').selectAll().execute();
  const challenge = async (app: FormApp) => (await app.get('/api/contacts/challenge')).json as Challenge;
  const send = async (app: FormApp, more: object = {}, protection: object = {}) =>
    app.post('/api/contacts', {
      ...typed,
      ...more,
      botProtection: { honeypot: '', ...(await app.solved()), ...protection },
    });

  test('are stored, with the notice that was shown and the time', async () => {
    const app = await startFormApp(setup);
    const { status, json, headers } = await send(app, { noticeVersion: '2026-02' });
    expect({ status, json, cache: headers['cache-control'] }).toEqual({
      status: 201,
      json: { success: true, id: expect.any(String), message: SENT },
      cache: 'no-store',
    });
    expect(await rows(app)).toMatchObject([
      {
        ...typed,
        publicId: json['id'],
        isRead: false,
        status: 'pending',
        noticeVersion: '2026-02',
        consentedAt: new Date(app.clock.now()),
        createdAt: new Date(app.clock.now()),
        version: 1,
      },
    ]);
  });

  test('need no phone and no notice version', async () => {
    const app = await startFormApp(setup);
    expect((await send(app, { phone: undefined })).status).toBe(201);
    expect(await rows(app)).toMatchObject([{ phone: '', noticeVersion: NOTICE_VERSION }]);
  });

  test('the question has numbers from 1 to 10, the larger first where it subtracts, and is never kept', async () => {
    const app = await startFormApp(setup);
    const seen = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const { question, a, b, op, token } = await challenge(app);
      expect(question).toBe(`${a} ${op} ${b} = ?`);
      for (const n of [a, b]) expect(n >= 1 && n <= 10).toBe(true);
      if (op === '-') expect(a).toBeGreaterThanOrEqual(b);
      seen.add(op).add(token);
    }
    expect(seen.size).toBe(203); // three signs, 200 tokens
    const { fetch } = await listen(app);
    const replies = [await fetch('/api/contacts/challenge'), await fetch('/api/contacts/challenge')];
    for (const { headers } of replies) expect(headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(replies[0]!.body.equals(replies[1]!.body)).toBe(false);
  });

  test('the token does not reveal the answer', async () => {
    const app = await startFormApp(setup);
    const question = await challenge(app);
    const parts = question.token
      .split('.')
      .flatMap((part) => [part, Buffer.from(part, 'base64url').toString('latin1')]);
    for (const part of parts) expect(part).not.toBe(String(answerTo(question)));
    expect(parts.slice(0, 1).join('')).toHaveLength(22);
  });

  test('a filled honeypot is refused first of all', async () => {
    const app = await startFormApp(setup);
    const reply = await app.post('/api/contacts', {
      botProtection: { honeypot: 'x', mathAnswer: '1', expectedAnswer: '2' },
    });
    expect(reply).toMatchObject({ status: 400, json: { code: 'BOT_CHECK_FAILED', error: BOT, message: BOT } });
    expect(await rows(app)).toEqual([]);
  });

  test('the question comes before the fields', async () => {
    const app = await startFormApp(setup);
    for (const botProtection of [
      undefined,
      { honeypot: '' },
      { honeypot: '', mathAnswer: 7, expectedAnswer: 7 },
      { honeypot: '', mathAnswer: '', expectedAnswer: '' },
    ]) {
      expect(await app.post('/api/contacts', { name: '', email: 'x', botProtection })).toMatchObject({
        status: 400,
        json: { code: 'BOT_CHECK_FAILED', message: WRONG },
      });
    }
  });

  test('an answer that is wrong, forged, too early or expired is refused; 3 seconds and 15 minutes are its bounds', async () => {
    const app = await startFormApp(setup);
    const attempt = async (
      ageMs: number,
      change: (right: { mathAnswer: string; expectedAnswer: string }) => object = (right) => right,
    ) => {
      const question = await challenge(app);
      app.clock.pass(ageMs);
      return app.post('/api/contacts', {
        ...typed,
        botProtection: {
          honeypot: '',
          ...change({ mathAnswer: String(answerTo(question)), expectedAnswer: question.token }),
        },
      });
    };
    const refused = { status: 400, json: { code: 'BOT_CHECK_FAILED', error: WRONG } };
    const [id = '', issued = '', signature = ''] = (await challenge(app)).token.split('.');
    expect(
      await attempt(4 * SECOND, (right) => ({ ...right, mathAnswer: String(Number(right.mathAnswer) + 1) })),
    ).toMatchObject(refused);
    expect(await attempt(4 * SECOND, (right) => ({ ...right, mathAnswer: 'abc' }))).toMatchObject(refused);
    expect(await attempt(4 * SECOND, (right) => ({ ...right, mathAnswer: '' }))).toMatchObject(refused);
    expect(await attempt(4 * SECOND, (right) => ({ ...right, expectedAnswer: right.mathAnswer }))).toMatchObject(
      refused,
    );
    expect(
      await attempt(4 * SECOND, (right) => ({ ...right, expectedAnswer: `${id}.${issued}.${'A'.repeat(43)}` })),
    ).toMatchObject(refused);
    expect(
      await attempt(4 * SECOND, (right) => ({
        ...right,
        expectedAnswer: `${id}.${(Number.parseInt(issued, 36) - 5_000).toString(36)}.${signature}`,
      })),
    ).toMatchObject(refused);
    expect(await attempt(2_999)).toMatchObject(refused);
    expect(await attempt(15 * MINUTE + 1)).toMatchObject(refused);
    expect(await rows(app)).toEqual([]);
    expect(await attempt(3_000)).toMatchObject({ status: 201 });
    expect(await attempt(15 * MINUTE, (right) => ({ ...right, mathAnswer: ` ${right.mathAnswer} ` }))).toMatchObject({
      status: 201,
    });
    expect(await attempt(4 * SECOND, (right) => ({ ...right, mathAnswer: Number(right.mathAnswer) }))).toMatchObject({
      status: 201,
    });
  });

  test('an answer counts once, also for two who send it at the same time, and a wrong one uses the question up', async () => {
    const app = await startFormApp(setup);
    const right = await app.solved();
    const replies = await inStep(
      app,
      [1, 2, 3].map(() => () => app.post('/api/contacts', { ...typed, botProtection: { honeypot: '', ...right } })),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([201, 400, 400]);
    const other = await app.solved();
    expect(
      await app.post('/api/contacts', { ...typed, botProtection: { ...other, mathAnswer: '1000' } }),
    ).toMatchObject({ status: 400 });
    expect(await app.post('/api/contacts', { ...typed, botProtection: other })).toMatchObject({
      status: 400,
      json: { message: WRONG },
    });
    expect(await rows(app)).toHaveLength(1);
  });

  test('a right answer survives a mistake in another field', async () => {
    const app = await startFormApp(setup);
    const right = await app.solved();
    expect(await app.post('/api/contacts', { ...typed, email: 'x', botProtection: right })).toMatchObject({
      status: 400,
      json: { message: EMAIL },
    });
    expect(await app.post('/api/contacts', { ...typed, botProtection: right })).toMatchObject({ status: 201 });
  });

  test('missing fields are reported before invalid ones, all at once', async () => {
    const app = await startFormApp(setup);
    expect(await send(app, { email: 'a@b', subject: ' \n ', message: undefined })).toMatchObject({
      status: 400,
      json: {
        code: 'VALIDATION',
        error: REQUIRED,
        message: REQUIRED,
        fields: { email: EMAIL, subject: REQUIRED, message: REQUIRED },
      },
    });
    expect(await send(app, { email: 'a@b' })).toMatchObject({
      status: 400,
      json: { message: EMAIL, fields: { email: EMAIL } },
    });
    expect(await send(app, { message: 'x'.repeat(5001) })).toMatchObject({
      status: 400,
      json: { fields: { message: 'En fazla 5000 karakter olabilir.' } },
    });
  });

  test('unknown fields are refused, and so are fields that only staff write', async () => {
    const app = await startFormApp(setup);
    expect(await send(app, { isRead: true, status: 'closed' })).toMatchObject({
      status: 400,
      json: { message: 'Bilinmeyen alan: isRead, status.' },
    });
  });

  test('a double submit stores once and is answered the same, whether at once or later', async () => {
    const app = await startFormApp(setup);
    const body = { ...typed, idempotencyKey: KEY, botProtection: { honeypot: '', ...(await app.solved()) } };
    const [first, second] = await inStep(app, [
      () => app.post('/api/contacts', body),
      () => app.post('/api/contacts', body),
    ]);
    expect(first).toMatchObject({ status: 201, json: { message: SENT } });
    expect(second!.json).toEqual(first!.json);
    app.clock.pass(DAY);
    expect((await app.post('/api/contacts', body)).json).toEqual(first!.json);
    expect(await rows(app)).toHaveLength(1);
    expect(await app.database.db.selectFrom('outbox').select('id').execute()).toHaveLength(1);
  });

  test('the secret outlives the process, and belongs to the installation', async () => {
    const address = await setup.address();
    const one = await startFormApp(setup, { database: await setup.open(address), config: { appSecret: undefined } });
    const right = await one.solved();
    const { dataDir } = one.config;
    const restarted = await startFormApp(setup, {
      database: await setup.open(address),
      clock: one.clock,
      config: { appSecret: undefined, dataDir },
    });
    const elsewhere = await startFormApp(setup, { clock: one.clock, config: { appSecret: undefined } });
    const body = { ...typed, botProtection: right };
    expect(await elsewhere.post('/api/contacts', body)).toMatchObject({ status: 400, json: { message: WRONG } });
    expect(await restarted.post('/api/contacts', body)).toMatchObject({ status: 201 });
  });

  test('with APP_SECRET no secret is stored', async () => {
    const app = await startFormApp(setup, { config: { appSecret: 's'.repeat(32) } });
    expect((await send(app)).status).toBe(201);
    expect(await app.database.db.selectFrom('secrets').selectAll().execute()).toEqual([
      { name: 'signing key fingerprint', value: expect.stringMatching(/^[\w-]{43}$/) },
    ]);
  });

  test('the log has no typed text, and mail goes to staff in the same transaction', async () => {
    const app = await startFormApp(setup, { config: { logLevel: 'debug' } });
    await send(app);
    await send(app, { email: 'wrong' });
    expect(JSON.stringify(app.log)).not.toMatch(/sukru|Şükrü|Kolon/);
    expect(await app.database.db.selectFrom('outbox').selectAll().execute()).toMatchObject([
      {
        kind: 'contact-staff',
        recipient: 'info@ornekkalip.example',
        replyTo: typed.email,
        subject: 'İletişim formu: Kolon ve burç',
        state: 'waiting',
        attempts: 0,
      },
    ]);
  });

  test('bodies are JSON, and at most 64 KB', async () => {
    const { app } = await startFormApp(setup);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      expect(
        (
          await app.inject({
            method: 'POST',
            url: '/api/contacts',
            headers: { 'content-type': type },
            payload: JSON.stringify(typed),
          })
        ).statusCode,
        type,
      ).toBe(415);
    }
    const large = await app.inject({
      method: 'POST',
      url: '/api/contacts',
      payload: { ...typed, message: 'x'.repeat(70_000) },
    });
    expect({ status: large.statusCode, code: (large.json() as { code: string }).code }).toEqual({
      status: 413,
      code: 'PAYLOAD_TOO_LARGE',
    });
  });
});
