import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listen, stubSite } from '../testing/app.ts';
import { doc, pdf } from '../testing/documents.ts';
import { describeWithDatabase } from '../testing/engines.ts';
import { answerTo, application, insertJob, jobId, MINUTE, multipart, SECOND, startFormApp } from '../testing/forms.ts';
import type { RenderRequest, Site, SiteForm } from './site.ts';
import type { Challenge } from '#contract/contacts.ts';

/** The pages' forms, as `site/` defines them. */
const FORMS: Record<string, (path: string) => SiteForm> = {
  '/contact': () => ({
    key: 'POST /api/contacts',
    toInput: ({
      name = '',
      email = '',
      subject = '',
      message = '',
      website: honeypot = '',
      mathAnswer = '',
      token: expectedAnswer = '',
    }) => ({ body: { name, email, subject, message, botProtection: { honeypot, mathAnswer, expectedAnswer } } }),
  }),
  '/careers': () => ({
    key: 'POST /api/job-applications',
    file: { field: 'resume', key: 'POST /api/job-applications/upload-resume', as: 'resumeFile' },
    toInput: ({ skills = '', ...values }) => ({ body: { ...values, skills: skills.split(',') } }),
  }),
  '/bulten': (path) => ({
    key: 'POST /api/newsletter/unsubscribe',
    toInput: () => ({ body: { token: path.split('/').at(-1) } }),
  }),
};

/** A site whose pages write their form's state into their HTML. */
function formSite(): Site & { requests: RenderRequest[] } {
  const requests: RenderRequest[] = [];
  const site = stubSite(async (request) => {
    requests.push(request);
    const challenge = request.path === '/contact' ? await request.api('GET /api/contacts/challenge') : undefined;
    return { html: `<!doctype html>${JSON.stringify({ form: request.form, challenge })}` };
  });
  return {
    ...site,
    requests,
    formAt: (address) => {
      const path = address.split('?')[0]!;
      return FORMS[`/${path.split('/')[1]}`]?.(path);
    },
  };
}

describeWithDatabase('a page’s form without JavaScript', (setup) => {
  const start = async () => {
    const site = formSite();
    const app = await startFormApp(setup, { site });
    await insertJob(app.database, { title: 'Kalıpçı' });
    const post = async (
      url: string,
      body: string | ReturnType<typeof multipart>,
      headers: Record<string, string> = {},
    ) => {
      const sent =
        typeof body === 'string'
          ? { payload: body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }
          : body;
      const reply = await app.app.inject({
        method: 'POST',
        url,
        payload: sent.payload,
        remoteAddress: '192.0.2.1',
        headers: { host: 'kaliphane.test', origin: 'http://kaliphane.test', ...sent.headers, ...headers },
      });
      return { status: reply.statusCode, headers: reply.headers, body: reply.body };
    };
    const shown = () => site.requests.at(-1)!.form;
    return { app, site, post, shown };
  };
  const encode = (values: object) => new URLSearchParams(values as Record<string, string>).toString();
  const message = { name: 'Şükrü', email: 'sukru@ornek.example', subject: 'Konu', message: 'Satır 1\r\nSatır 2' };
  const applied = ({ skills = ['CNC', 'Çizim'], ...rest } = application('Kalıpçı')) =>
    Object.entries({ ...rest, skills: skills.join(',') }).map(([name, value]) => ({ name, value: String(value) }));

  test('is stored like any other, and leads to its thank-you', async () => {
    const { app, post } = await start();
    const { mathAnswer, expectedAnswer: token } = await app.solved();
    const { status, headers } = await post('/contact?urun=Z40', encode({ ...message, mathAnswer, token }));
    expect({ status, location: headers['location'], cache: headers['cache-control'] }).toEqual({
      status: 303,
      location: '/contact?urun=Z40&gonderildi=1',
      cache: 'no-store',
    });
    expect(await app.database.db.selectFrom('contactMessages').selectAll().execute()).toMatchObject([
      { ...message, message: 'Satır 1\nSatır 2' },
    ]);
  });

  test('refused, it is shown again with its status, everything typed, and a fresh question', async () => {
    const { app, post, shown, site } = await start();
    const { mathAnswer, expectedAnswer: token } = await app.solved();
    const values = { ...message, email: 'x', mathAnswer, token };
    const { status, headers, body } = await post('/contact?urun=Z40', encode(values));
    expect({ status, type: headers['content-type'], cache: headers['cache-control'] }).toEqual({
      status: 400,
      type: 'text/html; charset=utf-8',
      cache: 'no-store',
    });
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    const EMAIL = 'Lütfen geçerli bir e-posta adresi girin.';
    expect(shown()).toEqual({ values, fields: { email: EMAIL }, message: EMAIL, isSent: false });
    expect(site.requests.at(-1)!.address).toBe('/contact?urun=Z40');
    const { challenge } = JSON.parse(body.slice('<!doctype html>'.length)) as { challenge: Challenge };
    app.clock.pass(4 * SECOND);
    expect(
      (await post('/contact', encode({ ...message, mathAnswer: answerTo(challenge), token: challenge.token }))).status,
    ).toBe(303);
  });

  test('no such page is kept, nor a page with a question', async () => {
    const { app, post, site } = await start();
    const { fetch } = await listen(app);
    await post('/contact', encode({ ...message, email: 'gizli' }));
    const [one, two] = [await fetch('/contact'), await fetch('/contact')];
    expect(one.headers['cache-control']).toBe('no-store');
    expect(one.body.toString()).not.toContain('gizli');
    expect(one.body.equals(two.body)).toBe(false);
    // Another page is kept as ever.
    const renders = site.requests.length;
    for (let i = 0; i < 3; i++) expect((await fetch('/careers')).headers['cache-control']).toBe('no-cache');
    expect(site.requests.length).toBe(renders + 1);
  });

  test('the limit shows the page with 429 and Retry-After', async () => {
    const { app, post, shown } = await start();
    for (let i = 0; i < 5; i++) {
      const { mathAnswer, expectedAnswer: token } = await app.solved();
      expect((await post('/contact', encode({ ...message, mathAnswer, token }))).status).toBe(303);
    }
    const { status, headers } = await post('/contact', encode(message));
    expect({ status, wait: headers['retry-after'] }).toEqual({ status: 429, wait: '884' });
    expect(shown()).toMatchObject({
      message: 'Çok fazla deneme yaptınız. Lütfen 15 dakika sonra tekrar deneyin.',
      values: message,
    });
  });

  test('is taken from our own pages only', async () => {
    const { post } = await start();
    const from = async (headers: Record<string, string>) => (await post('/bulten/iptal/x', '', headers)).status;
    for (const origin of ['http://evil.example', 'null', 'http://kaliphane.test.evil.example', 'kaliphane.test'])
      expect(await from({ origin }), origin).toBe(403);
    expect(await from({ 'sec-fetch-site': 'cross-site' })).toBe(403);
    // 400: taken, and the token is wrong. Behind a proxy or under another name the Host says where the visitor is.
    expect(await from({})).toBe(400);
    expect(await from({ origin: 'https://baska.test', host: 'baska.test' })).toBe(400);
    expect(await from({ 'sec-fetch-site': 'same-origin' })).toBe(400);
  });

  test('a mail program’s one click needs no origin and no page', async () => {
    const { app, post } = await start();
    await app.post('/api/newsletter', { email: 'okur@ornek.example', consent: true });
    const [mail] = await app.database.db.selectFrom('outbox').select('headers').execute();
    const path = new URL(/<(.+)>/.exec(mail!.headers['List-Unsubscribe']!)![1]!).pathname;
    const reply = await app.app.inject({
      method: 'POST',
      url: path,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(reply.statusCode).toBe(303);
    expect(await app.database.db.selectFrom('newsletterSubscribers').select('status').execute()).toEqual([
      { status: 'unsubscribed' },
    ]);
    expect((await post(path, '')).status).toBe(303);
  });

  test('an address without a form is 404, and one that begins with slashes leads nowhere else', async () => {
    const { post, app } = await start();
    expect((await post('/hakkimizda', 'a=1')).status).toBe(404);
    await app.post('/api/newsletter', { email: 'okur@ornek.example', consent: true });
    const [mail] = await app.database.db.selectFrom('outbox').select('headers').execute();
    const token = /iptal\/(.+)>/.exec(mail!.headers['List-Unsubscribe']!)![1]!;
    for (const url of [`/bulten//${token}`, `/bulten/\\${token}`])
      expect(String((await post(url, '')).headers['location'] ?? '/')).toMatch(/^\/(?![/\\])/);
  });

  test('fields are at most 64 KB and of the two kinds that forms have', async () => {
    const { post, shown } = await start();
    expect((await post('/contact', encode({ message: 'x'.repeat(70_000) }))).status).toBe(413);
    expect(
      (
        await post(
          '/careers',
          multipart([
            { name: 'a', value: 'x'.repeat(40_000) },
            { name: 'b', value: 'x'.repeat(40_000) },
          ]),
        )
      ).status,
    ).toBe(413);
    expect(shown()).toMatchObject({ message: 'Gönderilen veri çok büyük.' });
    for (const type of ['application/json', 'text/plain'])
      expect((await post('/contact', '{}', { 'content-type': type })).status, type).toBe(415);
  });

  test('the first value of a name counts, and no name is special', async () => {
    const { post, shown } = await start();
    await post('/contact', 'name=A&name=B&__proto__=x&constructor=y');
    expect(shown()!.values).toEqual({ name: 'A', constructor: 'y' });
    await post(
      '/contact',
      multipart([
        { name: 'name', value: 'C' },
        { name: 'name', value: 'D' },
      ]),
    );
    expect(shown()!.values).toEqual({ name: 'C' });
  });

  test('a CV goes along, through the same checks', async () => {
    const { app, post } = await start();
    const { status, headers } = await post(
      '/careers/x',
      multipart([...applied(), { name: 'resume', value: doc(), fileName: 'Özgeçmiş.doc' }]),
    );
    expect({ status, location: headers['location'] }).toEqual({ status: 303, location: '/careers/x?gonderildi=1' });
    const [row] = await app.database.db.selectFrom('jobApplications').selectAll().execute();
    expect(row).toMatchObject({ firstName: 'Ayşe', skills: ['SolidWorks', 'CNC'] });
    expect(await app.database.db.selectFrom('resumes').selectAll().execute()).toMatchObject([
      { originalName: 'Özgeçmiş.doc', kind: 'doc', applicationId: row!.id },
    ]);
  });

  test('a CV that was taken is not lost when another field is refused', async () => {
    const { app, post, shown } = await start();
    const wrong = applied().map((part) => (part.name === 'email' ? { ...part, value: 'x' } : part));
    expect(
      (await post('/careers/x', multipart([{ name: 'resume', value: pdf(), fileName: 'cv.pdf' }, ...wrong]))).status,
    ).toBe(400);
    const { resumeFile } = shown()!.values;
    expect(resumeFile).toMatch(/^[\w-]{32}$/);
    app.clock.pass(MINUTE);
    expect(
      (
        await post(
          '/careers/x',
          multipart([
            ...applied(),
            { name: 'resumeFile', value: resumeFile! },
            { name: 'resume', value: '', fileName: '' },
          ]),
        )
      ).status,
    ).toBe(303);
    expect(await app.database.db.selectFrom('resumes').select('applicationId').execute()).toEqual([
      { applicationId: expect.any(Number) },
    ]);
  });

  test('a refused CV is reported, and the fields behind it are not lost', async () => {
    const { app, post, shown } = await start();
    const { status } = await post(
      '/careers/x',
      multipart([{ name: 'resume', value: 'MZ', fileName: 'cv.pdf' }, ...applied()]),
    );
    expect(status).toBe(400);
    expect(shown()).toMatchObject({
      message: 'Yalnızca PDF, DOC veya DOCX dosyası yükleyebilirsiniz.',
      fields: { resumeFile: expect.any(String) },
      values: { firstName: 'Ayşe', jobId: jobId('Kalıpçı') },
    });
    expect(await app.database.db.selectFrom('jobApplications').select('id').execute()).toEqual([]);
    expect(readdirSync(join(app.config.dataDir, 'private/uploads'))).toEqual([]);
    // A form without a file drops an attached one.
    expect(
      (
        await post(
          '/contact',
          multipart([
            { name: 'name', value: 'A' },
            { name: 'resume', value: pdf(), fileName: 'cv.pdf' },
          ]),
        )
      ).status,
    ).toBe(400);
    expect(shown()!.values).toEqual({ name: 'A' });
  });

  test('a CV of more than 10 MB is 413, on the page', async () => {
    const { post, shown } = await start();
    const { status } = await post(
      '/careers/x',
      multipart([...applied(), { name: 'resume', value: Buffer.alloc(10 * 1024 * 1024 + 1), fileName: 'cv.pdf' }]),
    );
    expect(status).toBe(413);
    expect(shown()).toMatchObject({ message: 'Dosya en fazla 10 MB olabilir.', values: { firstName: 'Ayşe' } });
  });
});
