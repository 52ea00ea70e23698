import { expect, test } from 'vitest';
import { describeOnEngines } from '../../testing/engines.ts';
import {
  application,
  atOnce,
  DAY,
  HOUR,
  insertJob,
  MINUTE,
  startFormApp,
  type FormApp,
  type Sender,
} from '../../testing/forms.ts';
import { cleanUp } from '../../housekeeping.ts';

const limited = (minutes: number, seconds: number) => ({
  status: 429,
  json: { code: 'RATE_LIMITED', error: `Çok fazla deneme yaptınız. Lütfen ${minutes} dakika sonra tekrar deneyin.` },
  headers: { 'retry-after': String(seconds) },
});

describeOnEngines('limits', (setup) => {
  const contact = async (app: FormApp, sender?: Sender) =>
    app.post(
      '/api/contacts',
      {
        name: 'A',
        email: 'a@ornek.example',
        subject: 'S',
        message: 'M',
        botProtection: { honeypot: '', ...(await app.solved()) },
      },
      sender,
    );

  test('5 messages in 15 minutes, then a wait until the first of them is 15 minutes old', async () => {
    const app = await startFormApp(setup);
    for (let i = 0; i < 5; i++) expect((await contact(app)).status).toBe(201); // each takes 4 seconds
    expect(await contact(app)).toMatchObject(limited(15, 880));
    expect((await contact(app, { from: '192.0.2.2' })).status).toBe(201);
    app.clock.pass(14 * MINUTE + 31_999);
    expect(await contact(app)).toMatchObject(limited(1, 1));
    app.clock.pass(1);
    expect((await contact(app)).status).toBe(201);
  });

  test('only stored messages count; failed bot checks have a wider limit of their own', async () => {
    const app = await startFormApp(setup);
    const wrong = () => app.post('/api/contacts', { botProtection: { mathAnswer: 1, expectedAnswer: 1 } });
    for (let i = 0; i < 10; i++) expect((await wrong()).status).toBe(400);
    for (let i = 0; i < 7; i++)
      expect((await app.post('/api/contacts', { email: 'x', botProtection: await app.solved() })).status).toBe(400);
    expect((await contact(app)).status).toBe(201);
    for (let i = 0; i < 20; i++) expect((await wrong()).status).toBe(400);
    expect(await wrong()).toMatchObject({ status: 429 });
    expect((await contact(app)).status).toBe(429);
  });

  test('3 applications an hour; a repeated one counts, so that nobody can find out who has applied', async () => {
    const app = await startFormApp(setup);
    await insertJob(app.database, { title: 'Kalıpçı' });
    const apply = (email: string) => app.post('/api/job-applications', application('Kalıpçı', { email }));
    expect((await apply('a@ornek.example')).status).toBe(201);
    expect((await apply('a@ornek.example')).status).toBe(409);
    expect((await apply('b@ornek.example')).status).toBe(201);
    for (let i = 0; i < 2; i++) expect(await apply('c@ornek.example')).toMatchObject(limited(60, 3600));
    app.clock.pass(HOUR);
    expect((await apply('c@ornek.example')).status).toBe(201);
  });

  test('5 newsletter requests an hour', async () => {
    const app = await startFormApp(setup);
    const ask = (i: number) => app.post('/api/newsletter', { email: `a${i}@ornek.example`, consent: true });
    for (let i = 0; i < 5; i++) expect((await ask(i)).status).toBe(202);
    expect(await ask(5)).toMatchObject(limited(60, 3600));
  });

  test('a rotating X-Forwarded-For escapes no limit, unless a trusted proxy wrote it', async () => {
    const app = await startFormApp(setup);
    for (let i = 0; i < 5; i++)
      expect((await contact(app, { headers: { 'x-forwarded-for': `203.0.113.${i}` } })).status).toBe(201);
    expect((await contact(app, { headers: { 'x-forwarded-for': '203.0.113.99' } })).status).toBe(429);

    const behind = await startFormApp(setup, { config: { trustedProxies: ['10.0.0.0/8'] } });
    for (let i = 0; i < 6; i++)
      expect(
        (await contact(behind, { from: '10.0.0.1', headers: { 'x-forwarded-for': `203.0.113.${i}` } })).status,
      ).toBe(201);
    // The visitor's part of the list is not believed: the proxy wrote only the last address.
    for (let i = 0; i < 4; i++)
      expect(
        (await contact(behind, { from: '10.0.0.1', headers: { 'x-forwarded-for': `198.51.100.${i}, 203.0.113.5` } }))
          .status,
      ).toBe(201);
    expect(
      (await contact(behind, { from: '10.0.0.1', headers: { 'x-forwarded-for': '198.51.100.77, 203.0.113.5' } }))
        .status,
    ).toBe(429);
    for (let i = 0; i < 5; i++)
      expect(
        (await contact(behind, { from: '192.0.2.1', headers: { 'x-forwarded-for': `203.0.113.${100 + i}` } })).status,
      ).toBe(201);
    expect((await contact(behind, { from: '192.0.2.1', headers: { 'x-forwarded-for': '203.0.113.200' } })).status).toBe(
      429,
    );
  });

  test('an IPv6 network is one client', async () => {
    const app = await startFormApp(setup);
    for (let i = 0; i < 5; i++) expect((await contact(app, { from: `2001:db8:1:2::${i}` })).status).toBe(201);
    expect((await contact(app, { from: '2001:db8:1:2:ffff::1' })).status).toBe(429);
    expect((await contact(app, { from: '2001:db8:1:3::1' })).status).toBe(201);
  });

  test('hold for several processes and over restarts, exactly, also when all come at once', async () => {
    const address = await setup.address();
    const one = await startFormApp(setup, { database: await setup.open(address) });
    const two = await startFormApp(setup, { database: await setup.open(address), clock: one.clock });
    const ask = (app: FormApp, i: number) =>
      app.post('/api/newsletter', { email: `a${i}@ornek.example`, consent: true });
    const replies = await atOnce(
      setup,
      Array.from({ length: 12 }, (_, i) => () => ask(i % 2 === 0 ? one : two, i)),
    );
    expect(replies.filter((reply) => reply.status === 202)).toHaveLength(5);
    expect(replies.filter((reply) => reply.status === 429)).toHaveLength(7);
    const three = await startFormApp(setup, { database: await setup.open(address), clock: one.clock });
    expect((await ask(three, 99)).status).toBe(429);
  });

  test('are counted without storing addresses, and forgotten after a day', async () => {
    const app = await startFormApp(setup);
    await contact(app, { from: '203.0.113.77' });
    await contact(app, { from: '2001:db8:1:2::1' });
    const hits = () => app.database.db.selectFrom('rateHits').selectAll().execute();
    expect(await hits()).toHaveLength(2);
    expect(JSON.stringify(await hits())).not.toMatch(/203\.0|2001:db8/);
    const clean = () => cleanUp({ database: app.database, config: app.config, now: app.clock.now });
    app.clock.pass(DAY - 3_000);
    await clean();
    expect(await hits()).toHaveLength(1);
    app.clock.pass(3_000);
    await clean();
    expect(await hits()).toEqual([]);
    expect(await app.database.db.selectFrom('usedChallenges').selectAll().execute()).toEqual([]);
  });

  test('a clock that was ahead locks nobody out once it is right', async () => {
    const app = await startFormApp(setup);
    app.clock.pass(DAY);
    for (let i = 0; i < 5; i++) expect((await contact(app)).status).toBe(201);
    expect((await contact(app)).status).toBe(429);
    app.clock.pass(-DAY);
    for (let i = 0; i < 5; i++) expect((await contact(app)).status, 'a limit of its own').toBe(201);
    expect(await contact(app)).toMatchObject(limited(15, 880));
    const hits = async () => (await app.database.db.selectFrom('rateHits').select('at').execute()).length;
    expect(await hits()).toBe(10);
    await cleanUp({ database: app.database, config: app.config, now: app.clock.now });
    expect(await hits(), 'of the time to come').toBe(5);
  });

  test('clocks of several processes may differ by seconds: such tries count, and nobody waits longer than the limit’s minutes', async () => {
    const app = await startFormApp(setup);
    app.clock.pass(30_000);
    for (let i = 0; i < 5; i++) expect((await contact(app)).status).toBe(201);
    app.clock.pass(-50_000);
    expect(await contact(app)).toMatchObject(limited(15, 900));
  });
});
