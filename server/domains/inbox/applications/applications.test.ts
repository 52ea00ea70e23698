import { existsSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cleanUp } from '../../../housekeeping.ts';
import { listen } from '../../../testing/app.ts';
import { doc, docx, pdf } from '../../../testing/documents.ts';
import { describeWithDatabase, until } from '../../../testing/engines.ts';
import {
  application,
  DAY,
  HOUR,
  inStep,
  insertJob,
  multipart,
  startFormApp,
  type FormApp,
} from '../../../testing/forms.ts';

const SENT = 'Başvurunuz başarıyla gönderildi! En kısa sürede size dönüş yapacağız.';
const REQUIRED = 'Lütfen tüm zorunlu alanları doldurun.';
const LINK = 'Adres http:// veya https:// ile başlamalıdır.';
const MB = 1024 * 1024;
const KEY = '3b241101-e2bb-4255-8caf-4136c566a962';

const rows = ({ database }: FormApp) => database.db.selectFrom('jobApplications').selectAll().orderBy('id').execute();
const resumes = ({ database }: FormApp) => database.db.selectFrom('resumes').selectAll().orderBy('id').execute();
const filesIn = ({ config }: FormApp, folder: string) => {
  try {
    return readdirSync(join(config.dataDir, 'private', folder));
  } catch {
    return [];
  }
};

describeWithDatabase('job applications', (setup) => {
  const start = async (job: Partial<Parameters<typeof insertJob>[1]> = {}) => {
    const app = await startFormApp(setup);
    await insertJob(app.database, { title: 'Kalıpçı', ...job });
    return app;
  };

  test('are stored with everything that was typed', async () => {
    const app = await start();
    const more = {
      resumeUrl: 'https://ornek.example/cv.pdf',
      portfolio: 'http://ornek.example/@ayse?x=1#y',
      linkedIn: 'https://www.linkedin.com/in/ayse',
      availableStartDate: '2026-12-01',
      expectedSalary: '60.000 TL',
    };
    const { status, json } = await app.post(
      '/api/job-applications',
      application('Kalıpçı', { ...more, skills: [' CNC ', 'CNC', '', 'Çizim'], noticeVersion: '2026-02' }),
    );
    expect({ status, json }).toEqual({ status: 201, json: { success: true, id: expect.any(String), message: SENT } });
    expect(await rows(app)).toMatchObject([
      {
        ...more,
        publicId: json['id'],
        jobTitle: 'Kalıpçı',
        firstName: 'Ayşe',
        coverLetter: 'Merhaba,\nekibinizde çalışmak isterim.',
        skills: ['CNC', 'Çizim'],
        status: 'pending',
        reviewedBy: '',
        reviewedAt: null,
        noticeVersion: '2026-02',
        consentedAt: new Date(app.clock.now()),
      },
    ]);
  });

  test('need neither skills, links, date nor salary; empty ones are as good as absent', async () => {
    const app = await start();
    const empty = {
      skills: [],
      resumeUrl: '',
      portfolio: '',
      linkedIn: '',
      availableStartDate: '',
      expectedSalary: '',
      resumeFile: '',
      honeypot: '',
    };
    expect((await app.post('/api/job-applications', application('Kalıpçı', empty))).status).toBe(201);
    expect(
      (await app.post('/api/job-applications', application('Kalıpçı', { skills: undefined, email: 'b@ornek.example' })))
        .status,
    ).toBe(201);
    expect(await rows(app)).toMatchObject([
      { availableStartDate: null, skills: [] },
      { skills: [], linkedIn: '' },
    ]);
  });

  test.each(['firstName', 'lastName', 'email', 'phone', 'address', 'experience', 'education', 'coverLetter'])(
    '%s is required',
    async (field) => {
      const app = await start();
      for (const value of [undefined, '', ' \n ']) {
        expect(
          await app.post('/api/job-applications', application('Kalıpçı', { [field]: value, linkedIn: 'x' })),
        ).toMatchObject({
          status: 400,
          json: { code: 'VALIDATION', error: REQUIRED, fields: { [field]: REQUIRED, linkedIn: LINK } },
        });
      }
    },
  );

  test('links lead to http(s) addresses only, and to the address that they show', async () => {
    const app = await start();
    const wrong = [
      'javascript:alert(1)',
      'data:text/html,x',
      '//ornek.example',
      '/cv.pdf',
      'ftp://ornek.example',
      'https://',
      'https://a b',
      'https://banka.example@evil.example',
      'https://evil.example\\x',
      'java\tscript:x',
    ];
    for (const link of wrong) {
      const { status, json } = await app.post('/api/job-applications', application('Kalıpçı', { portfolio: link }));
      expect({ link, status, fields: json.fields }).toEqual({ link, status: 400, fields: { portfolio: LINK } });
    }
  });

  test('wrong dates, too many skills and names with addresses in them are refused', async () => {
    const app = await start();
    const fieldsOf = async (more: object) =>
      (await app.post('/api/job-applications', application('Kalıpçı', more))).json.fields;
    expect(await fieldsOf({ availableStartDate: '2026-02-30' })).toEqual({
      availableStartDate: 'Lütfen geçerli bir tarih girin.',
    });
    expect(await fieldsOf({ skills: Array.from({ length: 31 }, String) })).toEqual({
      skills: 'En fazla 30 yetenek yazabilirsiniz.',
    });
    expect(await fieldsOf({ firstName: 'https://evil.example' })).toEqual({ firstName: expect.any(String) });
    expect(await fieldsOf({ status: 'accepted' })).toEqual({ _: 'Bilinmeyen alan: status.' });
  });

  test('programs are refused: a filled honeypot, a form filled within 3 seconds', async () => {
    const app = await start();
    expect(await app.post('/api/job-applications', application('Kalıpçı', { honeypot: 'x' }))).toMatchObject({
      status: 400,
      json: { code: 'BOT_CHECK_FAILED', message: 'Bot aktivitesi tespit edildi. Lütfen sayfayı yenileyin.' },
    });
    expect(await app.post('/api/job-applications', application('Kalıpçı', { elapsedMs: 2_999 }))).toMatchObject({
      status: 400,
      json: { code: 'BOT_CHECK_FAILED' },
    });
    expect((await app.post('/api/job-applications', application('Kalıpçı', { elapsedMs: 3_000 }))).status).toBe(201);
  });

  test('an unknown job is 404; an inactive one, or one whose last day in Istanbul has ended, is 409', async () => {
    const app = await start({ applicationDeadline: '2026-11-20' });
    await insertJob(app.database, { title: 'Pasif', isActive: false });
    expect(await app.post('/api/job-applications', application('Yok'))).toMatchObject({
      status: 404,
      json: { code: 'NOT_FOUND', message: 'İş ilanı bulunamadı.' },
    });
    const closed = { status: 409, json: { code: 'JOB_CLOSED', message: 'Bu ilan artık başvuruya açık değil.' } };
    expect(await app.post('/api/job-applications', application('Pasif'))).toMatchObject(closed);
    app.clock.pass(12 * HOUR - 1); // 23:59:59.999 in Istanbul
    expect((await app.post('/api/job-applications', application('Kalıpçı'))).status).toBe(201);
    app.clock.pass(1);
    expect(await app.post('/api/job-applications', application('Kalıpçı', { email: 'b@ornek.example' }))).toMatchObject(
      closed,
    );
  });

  test('the same address may apply for a job again after 30 days, and for another job at once', async () => {
    const app = await start();
    await insertJob(app.database, { title: 'Tasarımcı' });
    expect((await app.post('/api/job-applications', application('Kalıpçı'))).status).toBe(201);
    expect((await app.post('/api/job-applications', application('Tasarımcı'))).status).toBe(201);
    app.clock.pass(30 * DAY - 1);
    expect(
      await app.post('/api/job-applications', application('Kalıpçı', { email: 'AYSE@Ornek.example' })),
    ).toMatchObject({ status: 409, json: { code: 'ALREADY_APPLIED', error: 'Bu ilana zaten başvurdunuz.' } });
    app.clock.pass(1);
    expect((await app.post('/api/job-applications', application('Kalıpçı'))).status).toBe(201);
    expect(await rows(app)).toHaveLength(3);
  });

  test('a double submit stores once and is answered the same', async () => {
    const app = await start();
    const body = application('Kalıpçı', { idempotencyKey: KEY });
    const [first, second] = await inStep(app, [
      () => app.post('/api/job-applications', body),
      () => app.post('/api/job-applications', body),
    ]);
    expect(first!.status).toBe(201);
    expect(second).toMatchObject({ status: 201, json: first!.json });
    expect((await app.post('/api/job-applications', body)).json).toEqual(first!.json);
    expect(await rows(app)).toHaveLength(1);
    expect(
      await app.database.db.selectFrom('outbox').select(['kind', 'recipient', 'replyTo']).orderBy('id').execute(),
    ).toEqual([
      { kind: 'application-candidate', recipient: 'ayse@ornek.example', replyTo: 'info@ornekkalip.example' },
      { kind: 'application-hr', recipient: 'info@ornekkalip.example', replyTo: 'ayse@ornek.example' },
    ]);
  });
});

describeWithDatabase('CV uploads', (setup) => {
  const start = async () => {
    const app = await startFormApp(setup);
    await insertJob(app.database, { title: 'Kalıpçı' });
    return app;
  };
  const upload = async (
    { app }: FormApp,
    value: Buffer,
    { fileName = 'cv.pdf', name = 'resume', from = '192.0.2.1' } = {},
  ) => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/job-applications/upload-resume',
      remoteAddress: from,
      ...multipart([{ name, value, fileName }]),
    });
    return { status: reply.statusCode, json: reply.json() as { [key: string]: unknown; resumeFile: string } };
  };
  const nothingIsLeft = async (app: FormApp) => {
    expect({ uploads: filesIn(app, 'uploads'), resumes: filesIn(app, 'resumes'), rows: await resumes(app) }).toEqual({
      uploads: [],
      resumes: [],
      rows: [],
    });
  };

  test('are stored unchanged, under a generated name, in a private folder', async () => {
    const app = await start();
    const { status, json } = await upload(app, pdf('Özgeçmiş'), { fileName: '../../Ayşe Özgeçmiş.exe' });
    expect({ status, json }).toEqual({
      status: 201,
      json: {
        resumeFile: expect.stringMatching(/^[\w-]{32}$/),
        originalName: 'Ayşe Özgeçmiş.exe',
        size: pdf('Özgeçmiş').length,
      },
    });
    const [row] = await resumes(app);
    expect(row).toMatchObject({
      token: json.resumeFile,
      originalName: 'Ayşe Özgeçmiş.exe',
      kind: 'pdf',
      applicationId: null,
    });
    expect(row!.fileName).toMatch(/^[0-9a-f]{32}\.pdf$/);
    const path = join(app.config.dataDir, 'private/resumes', row!.fileName);
    expect(readFileSync(path)).toEqual(pdf('Özgeçmiş'));
    expect(statSync(join(app.config.dataDir, 'private/resumes')).mode & 0o077).toBe(0);
    expect(statSync(path).mode & 0o077).toBe(0);
    expect(filesIn(app, 'uploads')).toEqual([]);
    for (const address of [
      `/img/../private/resumes/${row!.fileName}`,
      `/files/documents/..%2fprivate/resumes/${row!.fileName}`,
      `/private/resumes/${row!.fileName}`,
    ]) {
      expect((await app.get(address)).status, address).toBeGreaterThanOrEqual(400);
    }
  });

  test('doc and docx are recognised by their content, not by their names', async () => {
    const app = await start();
    expect((await upload(app, doc(), { fileName: 'a.txt' })).status).toBe(201);
    expect((await upload(app, docx(), { fileName: 'b.pdf' })).status).toBe(201);
    expect((await resumes(app)).map((row) => row.kind)).toEqual(['doc', 'docx']);
  });

  test('other files, and documents with macros, are refused and not kept', async () => {
    const app = await start();
    expect(await upload(app, Buffer.from('MZ\x90'), { fileName: 'cv.pdf' })).toMatchObject({
      status: 400,
      json: { code: 'INVALID_FILE', message: 'Yalnızca PDF, DOC veya DOCX dosyası yükleyebilirsiniz.' },
    });
    expect(await upload(app, docx([{ name: 'word/vbaProject.bin', content: 'x' }]))).toMatchObject({
      status: 400,
      json: { code: 'INVALID_FILE', message: expect.stringContaining('Makro') },
    });
    expect(await upload(app, pdf(), { name: 'other' })).toMatchObject({
      status: 400,
      json: { fields: { resume: 'Lütfen bir dosya seçin.' } },
    });
    expect(await upload(app, Buffer.alloc(0), { fileName: '' })).toMatchObject({
      status: 400,
      json: { code: 'VALIDATION' },
    });
    await nothingIsLeft(app);
  });

  test('10 MB is the limit: one byte more is 413, however it is sent', async () => {
    const app = await start();
    const ofSize = (bytes: number) => {
      const file = Buffer.alloc(bytes, ' ');
      file.write('%PDF-1.7\n');
      file.write('startxref\n9\n%%EOF', bytes - 17);
      return file;
    };
    const { port } = await listen(app);
    const send = async (value: Buffer, isChunked: boolean) => {
      const { payload, headers } = multipart([{ name: 'resume', value, fileName: 'cv.pdf' }]);
      const body = isChunked
        ? new ReadableStream({
            start(controller) {
              controller.enqueue(payload);
              controller.close();
            },
          })
        : payload;
      const reply = await fetch(`http://127.0.0.1:${port}/api/job-applications/upload-resume`, {
        method: 'POST',
        headers,
        body,
        duplex: 'half',
      } as RequestInit);
      return { status: reply.status, json: await reply.json() };
    };
    const tooLarge = { status: 413, json: { code: 'PAYLOAD_TOO_LARGE', message: 'Dosya en fazla 10 MB olabilir.' } };
    expect(await send(ofSize(10 * MB + 1), false)).toMatchObject(tooLarge);
    expect(await send(ofSize(10 * MB + 1), true)).toMatchObject(tooLarge);
    expect(await send(ofSize(11 * MB), false)).toMatchObject(tooLarge);
    await nothingIsLeft(app);
    expect(await send(ofSize(10 * MB), true)).toMatchObject({ status: 201, json: { size: 10 * MB } });
  });

  test('an aborted upload leaves nothing', async () => {
    const app = await start();
    const { port } = await listen(app);
    const { payload, headers } = multipart([
      { name: 'resume', value: Buffer.concat([pdf(), Buffer.alloc(2 * MB)]), fileName: 'cv.pdf' },
    ]);
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST /api/job-applications/upload-resume HTTP/1.1\r\nhost: x\r\ncontent-type: ${headers['content-type']}\r\ncontent-length: ${payload.length}\r\n\r\n`,
    );
    socket.write(payload.subarray(0, MB));
    await until(() => filesIn(app, 'uploads').length === 1, 10_000);
    socket.destroy();
    await until(() => filesIn(app, 'uploads').length === 0, 10_000);
    await nothingIsLeft(app);
    expect(app.log.filter((line) => line.level >= 50)).toEqual([]);
  });

  test('the limit is answered before the body is read', async () => {
    const app = await start();
    for (let i = 0; i < 10; i++) expect((await upload(app, Buffer.from('x'))).status).toBe(400);
    expect(await upload(app, pdf())).toMatchObject({ status: 429, json: { code: 'RATE_LIMITED' } });
    expect((await upload(app, pdf(), { from: '198.51.100.7' })).status).toBe(201);
    const { port } = await listen(app);
    for (let i = 0; i < 10; i++)
      await app.app.inject({
        method: 'POST',
        url: '/api/job-applications/upload-resume',
        remoteAddress: '127.0.0.1',
        ...multipart([]),
      });
    const head = await new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('data', (data) => {
        resolve(data.toString());
        socket.destroy();
      });
      socket.write(
        'POST /api/job-applications/upload-resume HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 5000000\r\n\r\n',
      ); // and no byte of the body
    });
    expect(head).toContain('429');
  });

  test('an uploaded CV goes into one application; a second one cannot have it', async () => {
    const app = await start();
    const { json } = await upload(app, pdf());
    expect(
      (await app.post('/api/job-applications', application('Kalıpçı', { resumeFile: json.resumeFile }))).status,
    ).toBe(201);
    const [row] = await rows(app);
    expect(await resumes(app)).toMatchObject([{ applicationId: row!.id }]);
    const gone = {
      status: 400,
      json: { code: 'VALIDATION', fields: { resumeFile: 'Yüklenen CV bulunamadı. Lütfen dosyayı yeniden yükleyin.' } },
    };
    for (const resumeFile of [json.resumeFile, 'x'.repeat(32), '../../etc/passwd']) {
      expect(
        await app.post('/api/job-applications', application('Kalıpçı', { resumeFile, email: 'b@ornek.example' })),
      ).toMatchObject(gone);
    }
    expect(await rows(app)).toHaveLength(1);
  });

  test('uploads without an application are removed after 24 hours, and so are files without a row', async () => {
    const app = await start();
    const clean = () => cleanUp({ database: app.database, config: app.config, now: app.clock.now });
    const [attached, forgotten] = [
      (await upload(app, pdf('1'))).json.resumeFile,
      (await upload(app, pdf('2'))).json.resumeFile,
    ];
    expect((await app.post('/api/job-applications', application('Kalıpçı', { resumeFile: attached }))).status).toBe(
      201,
    );
    const folder = join(app.config.dataDir, 'private');
    writeFileSync(join(folder, 'resumes/orphan.pdf'), 'x');
    writeFileSync(join(folder, 'uploads/abandoned'), 'x');
    for (const name of [
      'resumes/orphan.pdf',
      'uploads/abandoned',
      ...filesIn(app, 'resumes').map((file) => `resumes/${file}`),
    ])
      utimesSync(join(folder, name), new Date(app.clock.now()), new Date(app.clock.now()));
    app.clock.pass(DAY - 1);
    await clean();
    expect([await resumes(app), filesIn(app, 'resumes')].map((list) => list.length)).toEqual([2, 3]);
    app.clock.pass(1);
    expect(
      await app.post(
        '/api/job-applications',
        application('Kalıpçı', { resumeFile: forgotten, email: 'b@ornek.example' }),
      ),
    ).toMatchObject({ status: 400 });
    await clean();
    expect(await resumes(app)).toMatchObject([{ token: attached }]);
    expect(filesIn(app, 'resumes')).toEqual([(await resumes(app))[0]!.fileName]);
    expect(existsSync(join(folder, 'uploads/abandoned'))).toBe(false);
  });
});
