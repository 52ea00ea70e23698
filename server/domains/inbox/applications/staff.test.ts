import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Application } from '#contract/applications.ts';
import type { AuditEntry } from '#contract/audit.ts';
import type { ListPage } from '#contract/content.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { pdf } from '../../../testing/documents.ts';
import { describeOnEngines } from '../../../testing/engines.ts';
import { application, jobId, insertJob, MINUTE, multipart, startFormApp } from '../../../testing/forms.ts';
import { signIn } from '../../../testing/sign-in.ts';

const URL = '/api/job-applications';

describeOnEngines('applications, as staff keep them', (setup) => {
  async function start() {
    const app = await startFormApp(setup);
    for (const title of ['Kalıpçı', 'Tasarımcı']) await insertJob(app.database, { title });
    const [admin, moderator] = [
      await signIn(app, 'admin', { name: 'Ayşe Usta' }),
      await signIn(app, 'moderator', { name: 'Mehmet Çelik' }),
    ];
    let sender = 0;
    const apply = async (job: string, more: object = {}): Promise<string> => {
      app.clock.pass(MINUTE);
      sender += 1;
      const { status, json } = await app.post(
        URL,
        application(job, { email: `aday${sender}@ornek.example`, ...more }),
        { from: `192.0.2.${sender}` },
      );
      expect(status).toBe(201);
      return json['id'] as string;
    };
    const uploadCv = async (content: Buffer, fileName: string): Promise<string> =>
      (
        await app.app.inject({
          method: 'POST',
          url: `${URL}/upload-resume`,
          ...multipart([{ name: 'resume', value: content, fileName }]),
        })
      ).json<{ resumeFile: string }>().resumeFile;
    const list = async (query = '') => (await moderator.get<Application[]>(`${URL}${query}`)).json;
    const names = async (query: string) => (await list(query)).map((one) => `${one.firstName} ${one.lastName}`);
    const setStatus = (id: string, body: object) =>
      moderator.patch<Application & ErrorBody>(`${URL}/${id}/status`, body);
    const audit = async (query = '') =>
      (await admin.get<ListPage<AuditEntry>>(`/api/audit?group=all&kind=application${query}`)).json.items;
    return { ...app, admin, moderator, apply, uploadCv, list, names, setStatus, audit };
  }

  test('are listed with everything that was sent, newest first', async () => {
    const { apply, list, uploadCv, clock } = await start();
    const first = await apply('Kalıpçı');
    const second = await apply('Tasarımcı', {
      firstName: 'Şükrü',
      resumeFile: await uploadCv(pdf(), 'Özgeçmiş.pdf'),
      availableStartDate: '2026-12-01',
    });
    const [newest, oldest] = await list();
    expect(newest).toEqual({
      _id: second,
      firstName: 'Şükrü',
      lastName: 'Yılmaz',
      email: 'aday2@ornek.example',
      phone: '0532 000 00 00',
      address: 'Bursa',
      jobId: jobId('Tasarımcı'),
      jobTitle: 'Tasarımcı',
      experience: '5 yıl',
      education: 'Makine Mühendisliği',
      skills: ['SolidWorks', 'CNC'],
      expectedSalary: '',
      availableStartDate: '2026-12-01',
      coverLetter: 'Merhaba,\nekibinizde çalışmak isterim.',
      resumeUrl: '',
      portfolio: '',
      linkedIn: '',
      resumeFile: { originalName: 'Özgeçmiş.pdf', size: pdf().length },
      status: 'pending',
      notes: '',
      reviewedBy: '',
      reviewedAt: null,
      createdAt: new Date(clock.now()).toISOString(),
      appliedAt: new Date(clock.now()).toISOString(),
      history: [],
      version: 1,
    });
    expect(oldest).toMatchObject({ _id: first, resumeFile: null, availableStartDate: null });
  });

  test('are narrowed by state, job and words, sorted, and read in pages', async () => {
    const { apply, list, names, setStatus, moderator } = await start();
    const id = await apply('Kalıpçı', { firstName: 'Işıl', lastName: 'Çınar' });
    await apply('Tasarımcı', { firstName: 'Çağla', lastName: 'Demir' });
    await apply('Tasarımcı', { firstName: 'Cem', lastName: 'Demir' });
    await setStatus(id, { status: 'interview' });
    expect(await names('')).toEqual(['Cem Demir', 'Çağla Demir', 'Işıl Çınar']);
    expect(await names('?sort=oldest')).toEqual(['Işıl Çınar', 'Çağla Demir', 'Cem Demir']);
    expect(await names('?sort=name')).toEqual(['Cem Demir', 'Çağla Demir', 'Işıl Çınar']);
    expect(await names('?status=interview')).toEqual(['Işıl Çınar']);
    expect(await names(`?job=${jobId('Tasarımcı')}`)).toEqual(['Cem Demir', 'Çağla Demir']);
    expect(await names('?q=ISIL%20cinar')).toEqual(['Işıl Çınar']);
    expect(await names('?q=kalipci')).toEqual(['Işıl Çınar']);
    expect(await names('?q=aday2%40ornek')).toEqual(['Çağla Demir']);
    expect(await names('?q=%25&job=yok')).toEqual([]);
    expect((await moderator.get<ListPage<Application>>(`${URL}?limit=2&page=2`)).json).toMatchObject({
      total: 3,
      page: 2,
      limit: 2,
      pages: 2,
      items: [{ firstName: 'Işıl' }],
    });
    expect((await moderator.get<ListPage<Application>>(`${URL}?page=1&q=demir`)).json).toMatchObject({
      total: 2,
      limit: 10,
    });
    for (const query of ['?status=x', '?sort=x', '?limit=0', '?limit=101', '?page=0', '?x=1', `?q=${'a'.repeat(101)}`])
      expect((await moderator.get(`${URL}${query}`)).status, query).toBe(400);
    expect(await list()).toHaveLength(3);
  });

  test('are counted by their state', async () => {
    const { apply, setStatus, moderator } = await start();
    const stats = async () => (await moderator.get(`${URL}/stats/dashboard`)).json;
    expect(await stats()).toEqual({ total: 0, pending: 0, reviewing: 0, interview: 0, accepted: 0, rejected: 0 });
    await apply('Kalıpçı');
    await setStatus(await apply('Kalıpçı'), { status: 'rejected' });
    expect(await stats()).toEqual({ total: 2, pending: 1, reviewing: 0, interview: 0, accepted: 0, rejected: 1 });
  });

  test('each reading is noted once, without the words that were searched', async () => {
    const { apply, list, moderator, uploadCv, audit } = await start();
    const id = await apply('Kalıpçı', { resumeFile: await uploadCv(pdf(), 'cv.pdf') });
    await list();
    await list('?status=pending&q=yilmaz');
    await moderator.get(`${URL}/${id}/resume`);
    await moderator.get(`${URL}/stats/dashboard`); // names nobody
    const [resume, lists] = await audit('&action=read');
    const entries = [resume!, ...(await audit(`&within=${lists!._id}`))]; // reading the list again is shown as one entry
    expect(
      entries.map(({ actor, rowId, title, changes }) => ({
        actor,
        rowId,
        title,
        changes: Object.fromEntries(changes.map(({ field, after }) => [field, after])),
      })),
    ).toEqual([
      { actor: 'Mehmet Çelik', rowId: id, title: 'Başvurunun CV dosyası', changes: { rows: 1 } },
      { actor: 'Mehmet Çelik', rowId: '', title: 'Başvuru listesi', changes: { rows: 1, status: 'pending', q: '•••' } },
      { actor: 'Mehmet Çelik', rowId: '', title: 'Başvuru listesi', changes: { rows: 1 } },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/yilmaz|Yılmaz/);
  });

  test('a state is set by who is signed in, whatever the body says; every change is in the history', async () => {
    const { apply, setStatus, admin, clock } = await start();
    const id = await apply('Kalıpçı');
    clock.pass(MINUTE);
    const long = `${'Uzun not. '.repeat(150)}son`;
    const { json } = await setStatus(id, { status: 'reviewing', notes: long, reviewedBy: 'Admin', version: 1 });
    const at = new Date(clock.now()).toISOString();
    expect(json).toMatchObject({
      status: 'reviewing',
      notes: long,
      reviewedBy: 'Mehmet Çelik',
      reviewedAt: at,
      version: 2,
      history: [{ at, by: 'Mehmet Çelik', from: 'pending', to: 'reviewing', notes: long }],
    });
    const { json: later } = await admin.patch<Application>(`${URL}/${id}/status`, { status: 'accepted' });
    expect(later).toMatchObject({ status: 'accepted', notes: long, reviewedBy: 'Ayşe Usta' });
    expect(
      (await admin.patch<Application>(`${URL}/${id}/status`, { status: 'accepted', notes: 'Arandı' })).json.history.map(
        ({ by, from, to, notes }) => [by, from, to, notes],
      ),
    ).toEqual([
      ['Ayşe Usta', 'accepted', 'accepted', 'Arandı'],
      ['Ayşe Usta', 'reviewing', 'accepted', ''],
      ['Mehmet Çelik', 'pending', 'reviewing', long],
    ]);
    // The same again changes nothing.
    expect((await setStatus(id, { status: 'accepted' })).json).toMatchObject({ reviewedBy: 'Ayşe Usta', version: 4 });
  });

  test('a save over a newer one is 409 STALE; wrong states and unknown applications are refused', async () => {
    const { apply, setStatus, admin } = await start();
    const id = await apply('Kalıpçı');
    await admin.patch(`${URL}/${id}/status`, { status: 'reviewing', notes: 'x' });
    expect(await setStatus(id, { status: 'rejected', version: 1 })).toMatchObject({
      status: 409,
      json: { code: 'STALE', stale: { changedBy: 'Ayşe Usta', fields: ['status', 'notes'], version: 2 } },
    });
    expect(await setStatus(id, { status: 'hired' })).toMatchObject({
      status: 400,
      json: { fields: { status: 'Başvuru durumu geçersiz.' } },
    });
    expect((await setStatus(id, { status: 'accepted', notes: 'x'.repeat(2_001) })).status).toBe(400);
    expect((await setStatus(id, { status: 'accepted', reviewedAt: '2026-01-01' })).status).toBe(400);
    expect(await setStatus('yok', { status: 'accepted' })).toMatchObject({
      status: 404,
      json: { error: 'Başvuru bulunamadı.' },
    });
  });

  test('a CV is a download with its original name, in a sandbox, never cached', async () => {
    const { apply, uploadCv, moderator, database, config } = await start();
    const id = await apply('Kalıpçı', { resumeFile: await uploadCv(pdf('İçerik'), 'Ayşe Işık Özgeçmiş.exe') });
    const reply = await moderator.send({ method: 'GET', url: `${URL}/${id}/resume` });
    expect(reply.status).toBe(200);
    expect(reply.body).toBe(pdf('İçerik').toString());
    expect(reply.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf('İçerik').length),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="Ayse Isik Ozgecmis.pdf"; filename*=UTF-8''${encodeURIComponent('Ayşe Işık Özgeçmiş.pdf')}`,
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    });
    expect(await moderator.get(`${URL}/${await apply('Kalıpçı')}/resume`)).toMatchObject({
      status: 404,
      json: { error: 'Bu başvuruda yüklenmiş bir CV yok.' },
      headers: { 'content-type': 'application/json; charset=utf-8' },
    });
    expect((await moderator.get(`${URL}/yok/resume`)).status).toBe(404);
    // The row is there, its file is not.
    await database.write('inbox', (trx) => trx.updateTable('resumes').set({ fileName: 'yok.pdf' }).execute());
    expect(await moderator.get(`${URL}/${id}/resume`)).toMatchObject({
      status: 404,
      json: { error: 'Dosya bulunamadı.' },
    });
    expect(readdirSync(join(config.dataDir, 'private/resumes'))).toHaveLength(1);
  });

  test('only staff get a CV, and only admins the table', async () => {
    const started = await start();
    const id = await started.apply('Kalıpçı', { resumeFile: await started.uploadCv(pdf(), 'cv.pdf') });
    const user = await signIn(started, 'user');
    expect([(await started.get(`${URL}/${id}/resume`)).status, (await user.get(`${URL}/${id}/resume`)).status]).toEqual(
      [401, 403],
    );
    expect([
      (await started.moderator.get(`${URL}/export`)).status,
      (await started.moderator.del(`${URL}/${id}`)).status,
    ]).toEqual([403, 403]);
    expect(await started.audit('&action=read')).toEqual([]);
  });

  test('the table has every application, and runs no formula', async () => {
    const { apply, admin, audit } = await start();
    await apply('Kalıpçı', { firstName: '=1+1', phone: '+90 532 000 00 00', coverLetter: 'Bir "iki";\nüç' });
    await apply('Tasarımcı');
    const reply = await admin.send({ method: 'GET', url: `${URL}/export` });
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="basvurular-2026-11-20\.csv"/),
    });
    expect(reply.body.startsWith('\ufeff"Başvuru tarihi";"İlan";"Ad";')).toBe(true);
    const lines = reply.body.split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[1]).toMatch(/^"20\.11\.2026 12:02";"Tasarımcı";"Ayşe";"Yılmaz";/);
    expect(lines[2]).toContain(`;"'=1+1";"Yılmaz";"aday1@ornek.example";"'+90 532 000 00 00";`);
    expect(lines[2]).toContain('"Bir ""iki"";\nüç"');
    expect(lines[2]).toContain('"Beklemede"');
    expect(await audit('&action=export')).toMatchObject([
      { actor: 'Ayşe Usta', changes: [{ field: 'rows', after: 2 }] },
    ]);
  });

  test('an erased one is gone at once: the row, its CV, its mails and its notes in the audit table', async () => {
    const { apply, uploadCv, setStatus, admin, moderator, database, config, audit, list } = await start();
    const id = await apply('Kalıpçı', { firstName: 'Gizemnur', resumeFile: await uploadCv(pdf(), 'Gizemnur.pdf') });
    const other = await apply('Kalıpçı');
    await setStatus(id, { status: 'reviewing', notes: 'Gizemnur Hanım ile görüşüldü' });
    const { fileName } = await database.db.selectFrom('resumes').select('fileName').executeTakeFirstOrThrow();
    expect((await admin.del(`${URL}/${id}`)).status).toBe(204);
    expect(existsSync(join(config.dataDir, 'private/resumes', fileName))).toBe(false);
    expect((await list()).map((one) => one._id)).toEqual([other]);
    expect((await moderator.get(`${URL}/${id}/resume`)).status).toBe(404);
    for (const table of ['jobApplications', 'resumes', 'outbox', 'audit', 'trash'] as const) {
      expect(JSON.stringify(await database.db.selectFrom(table).selectAll().execute()), table).not.toContain(
        'Gizemnur',
      );
    }
    expect((await database.db.selectFrom('outbox').select('about').execute()).map((row) => row.about)).toEqual([
      other,
      other,
    ]);
    expect(
      (await audit(`&rowId=${id}`)).map(({ action, actor, title, changes }) => ({ action, actor, title, changes })),
    ).toEqual([
      { action: 'delete', actor: 'Ayşe Usta', title: 'Kalıpçı', changes: [] },
      {
        action: 'update',
        actor: 'Mehmet Çelik',
        title: 'Kalıpçı',
        changes: [
          { field: 'status', before: 'pending', after: 'reviewing' },
          { field: 'notes', before: '•••', after: '•••' },
        ],
      },
    ]);
    expect(await admin.del(`${URL}/${id}`)).toMatchObject({ status: 404, json: { error: 'Başvuru bulunamadı.' } });
  });

  test('a job that somebody applied for is not deleted', async () => {
    const { apply, admin, moderator } = await start();
    const id = await apply('Kalıpçı');
    const refused = {
      status: 409,
      json: { code: 'IN_USE', error: 'Bu ilana 1 başvuru yapılmış. Silmek yerine pasif yapabilirsiniz.' },
    };
    expect(await admin.del(`/api/jobs/${jobId('Kalıpçı')}`)).toMatchObject(refused);
    expect(await moderator.del(`/api/jobs/${jobId('Kalıpçı')}`)).toMatchObject(refused);
    expect((await admin.del(`/api/jobs/${jobId('Tasarımcı')}`)).status).toBe(204);
    await admin.del(`${URL}/${id}`);
    expect((await admin.del(`/api/jobs/${jobId('Kalıpçı')}`)).status).toBe(204);
  });
});
