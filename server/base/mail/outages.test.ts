// The fate of mails while their server is down, silent or fussy, and while the process or its clock is in trouble.
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import type { SystemStatus } from '#contract/system.ts';
import type { Database, Db } from '../db/database.ts';
import { describeOnEngines, until } from '../../testing/engines.ts';
import { atOnce, DAY, MINUTE, startFormApp, type FormApp } from '../../testing/forms.ts';
import { signIn } from '../../testing/sign-in.ts';
import { startSmtp, type SmtpServer } from '../../testing/smtp.ts';
import { enqueue, eraseMails, outbox, RETRY_PAUSES_MS, type ClaimedMail, type Mail } from './outbox.ts';
import { findPause, PAUSES_MS } from './pauses.ts';
import { openTransport, type SmtpOptions } from './smtp.ts';
import { MailServerDown, type Transport } from './transport.ts';
import { fixedServer } from './mail-server.ts';
import { mailWorker, type MailWorker } from './worker.ts';

const IMPATIENT = { dnsTimeout: 300, connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 };
const DOWN = { url: 'smtp://127.0.0.1:1' };

describeOnEngines('mail in trouble', (setup) => {
  const rows = ({ database }: FormApp) => database.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  const put = async ({ database, clock }: FormApp, count: number, mail: Partial<Mail> = {}) =>
    database.write('mail', async (trx) => {
      for (let i = 0; i < count; i++)
        await enqueue(
          trx,
          {
            kind: 'test',
            to: 'alan@ornek.example',
            subject: `Konu ${i}`,
            text: 'Metin',
            html: '<p>Metin</p>',
            ...mail,
          },
          new Date(clock.now()),
        );
    });
  const workerWith = (
    { database, clock }: FormApp,
    transport: Transport,
    over: Database = database,
  ): MailWorker & { log: object[] } => {
    const log: object[] = [];
    const note = (details: object) => {
      log.push(details);
    };
    const made = mailWorker({
      database: over,
      server: fixedServer(transport),
      log: { warn: note, error: note },
      now: clock.now,
    });
    setup.onEnd(() => made.stop());
    return { ...made, log };
  };
  const worker = (app: FormApp, { url }: Pick<SmtpServer, 'url'>, options?: SmtpOptions) =>
    workerWith(app, openTransport({ url }, app.config, app.database.db, options));
  /** A server that answers as the test wants. */
  async function startOdd(
    talk: (socket: Socket, line: string) => void,
  ): Promise<{ url: string; connections(): number }> {
    const sockets = new Set<Socket>();
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('data', (data) => {
        for (const line of data.toString().split('\r\n')) if (line) talk(socket, line);
      });
      talk(socket, '');
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    setup.onEnd(() => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    });
    return {
      url: `smtp://user:password@127.0.0.1:${(server.address() as AddressInfo).port}`,
      connections: () => connections,
    };
  }
  const says =
    (answers: Record<string, string | null>) =>
    (socket: Socket, line: string): void => {
      const command = Object.keys(answers).find(
        (one) => line.toUpperCase().startsWith(one) && (one !== '' || line === ''),
      );
      if (command === undefined) return;
      const answer = answers[command];
      if (answer === null) socket.destroy();
      else if (answer) socket.write(`${answer}\r\n`);
    };

  test('30 mails go over five kept connections', async () => {
    const app = await startFormApp(setup);
    const smtp = await startSmtp(setup);
    await put(app, 30);
    const sending = worker(app, smtp);
    expect(await sending.sendDue()).toBe(30);
    expect(smtp.mails.map(({ headers }) => headers['subject']!).toSorted()).toEqual(
      Array.from({ length: 30 }, (_, i) => `Konu ${i}`).toSorted(),
    );
    expect((await rows(app)).every(({ state, attempts }) => state === 'sent' && attempts === 1)).toBe(true);
    expect(smtp.connections()).toBeGreaterThan(1);
    expect(smtp.connections()).toBeLessThanOrEqual(5);
    expect(sending.log).toEqual([]);
  });

  test('a server that is down makes all mails wait, with growing pauses, and costs none of them a try; one log line for a pause', async () => {
    const app = await startFormApp(setup);
    await put(app, 30);
    const before = await rows(app);
    const sending = worker(app, DOWN);
    for (const [i, pauseMs] of [...PAUSES_MS, PAUSES_MS.at(-1)!].entries()) {
      expect(await sending.sendDue()).toBe(0);
      expect(await findPause(app.database.db)).toMatchObject({
        until: new Date(app.clock.now() + pauseMs),
        failures: i + 1,
        reason: 'unreachable',
        code: 'ECONNREFUSED',
      });
      expect(sending.log).toHaveLength(i + 1);
      expect(sending.log.at(-1)).toEqual({
        code: 'ECONNREFUSED',
        until: new Date(app.clock.now() + pauseMs).toISOString(),
      });
      app.clock.pass(pauseMs - 1);
      await sending.sendDue(); // rests
      expect(sending.log).toHaveLength(i + 1);
      app.clock.pass(1);
    }
    expect(await rows(app)).toEqual(before);
    expect(await worker(app, await startSmtp(setup)).sendDue()).toBe(30);
    expect(await findPause(app.database.db)).toBeNull();
  });

  const odd: [string, ReturnType<typeof says>, { reason: string; code: string }][] = [
    ['accepts and says nothing', says({}), { reason: 'silent', code: 'ETIMEDOUT' }],
    ['closes at once', says({ '': null }), { reason: 'broken', code: 'ECONNECTION' }],
    ['refuses everybody', says({ '': '554 no service' }), { reason: 'broken', code: 'EPROTOCOL 554' }],
    [
      'refuses the password',
      says({ '': '220 hi', EHLO: '250-hi\r\n250 AUTH PLAIN', AUTH: '535 no' }),
      { reason: 'login', code: 'EAUTH 535' },
    ],
    [
      'goes away while it is told of a mail',
      says({ '': '220 hi', EHLO: '250-hi\r\n250 AUTH PLAIN', AUTH: '235 ok', MAIL: '421 bye' }),
      { reason: 'broken', code: 'EENVELOPE 421' },
    ],
    [
      'falls silent while it is told of a mail',
      says({ '': '220 hi', EHLO: '250-hi\r\n250 AUTH PLAIN', AUTH: '235 ok', MAIL: '250 ok' }),
      { reason: 'silent', code: 'ETIMEDOUT' },
    ],
    [
      'breaks off in the content',
      says({
        '': '220 hi',
        EHLO: '250-hi\r\n250 AUTH PLAIN',
        AUTH: '235 ok',
        MAIL: '250 ok',
        RCPT: '250 ok',
        DATA: '354 go',
        SUBJECT: null,
      }),
      { reason: 'broken', code: 'ECONNECTION' },
    ],
    [
      'never confirms the content',
      says({
        '': '220 hi',
        EHLO: '250-hi\r\n250 AUTH PLAIN',
        AUTH: '235 ok',
        MAIL: '250 ok',
        RCPT: '250 ok',
        DATA: '354 go',
      }),
      { reason: 'silent', code: 'ETIMEDOUT' },
    ],
  ];
  for (const [name, talk, pause] of odd) {
    test(`a server that ${name}: mails wait, one connection learns it, no try is counted`, async () => {
      const app = await startFormApp(setup);
      await put(app, 8);
      const server = await startOdd(talk);
      const sending = worker(app, server, pause.reason === 'silent' ? { timeouts: IMPATIENT } : undefined);
      expect(await sending.sendDue()).toBe(0);
      expect(await findPause(app.database.db)).toMatchObject({ ...pause, failures: 1 });
      expect((await rows(app)).map(({ state, attempts }) => [state, attempts])).toEqual(
        Array.from({ length: 8 }, () => ['waiting', 0]),
      );
      expect(sending.log).toHaveLength(1);
      expect(server.connections()).toBeLessThanOrEqual(name === 'closes at once' ? 3 : 1); // nodemailer itself tries that twice more
    });
  }

  test('a server that trickles its answers is silent too', async () => {
    const app = await startFormApp(setup);
    await put(app, 2);
    const server = await startOdd((socket, line) => {
      if (line !== '') return;
      const timer = setInterval(() => {
        socket.write('220-wait\r\n');
      }, 20);
      socket.on('close', () => clearInterval(timer));
    });
    await worker(app, server, { sendWithinMs: 300 }).sendDue();
    expect(await findPause(app.database.db)).toMatchObject({ reason: 'silent', code: 'EABORT' });
    expect((await rows(app)).map(({ attempts }) => attempts)).toEqual([0, 0]);
  });

  test('a server that dies half way: what it has taken is sent, the rest waits untouched', async () => {
    const app = await startFormApp(setup);
    await put(app, 25);
    const taken: string[] = [];
    const sending = workerWith(app, {
      async send({ subject }) {
        if (taken.length >= 7)
          throw new MailServerDown('gone', { reason: 'broken', code: 'ECONNECTION', isAtMail: false });
        taken.push(subject);
      },
      close() {},
    });
    expect(await sending.sendDue()).toBe(7);
    const states = (await rows(app)).map(({ state, attempts }) => `${state} ${attempts}`);
    expect(states.toSorted()).toEqual([
      ...Array.from({ length: 7 }, () => 'sent 1'),
      ...Array.from({ length: 18 }, () => 'waiting 0'),
    ]);
    expect(sending.log).toHaveLength(1);
  });

  test('a server that wants fewer connections gets all mails over those that it accepts', async () => {
    const app = await startFormApp(setup);
    const smtp = await startSmtp(setup, { maxClients: 2 });
    await put(app, 40);
    const sending = worker(app, smtp);
    expect(await sending.sendDue()).toBe(40);
    expect(smtp.mails).toHaveLength(40);
    expect(sending.log).toEqual([]);
    expect(await findPause(app.database.db)).toBeNull();
  });

  test('a mail at which the server breaks off each time holds up no other, and is given up in the end', async () => {
    const app = await startFormApp(setup);
    await put(app, 1, { subject: 'Zehir' });
    const tried: string[] = [];
    const sending = workerWith(app, {
      async send({ subject }) {
        tried.push(subject);
        if (subject === 'Zehir')
          throw new MailServerDown('closed', { reason: 'broken', code: 'ECONNECTION', isAtMail: true });
      },
      close() {},
    });
    for (let i = 0; i < 12; i++) {
      await put(app, 3);
      await sending.sendDue();
      app.clock.pass(PAUSES_MS[0]!);
      await sending.sendDue();
      expect((await rows(app)).filter(({ state }) => state === 'sent')).toHaveLength(3 * (i + 1));
      app.clock.pass(RETRY_PAUSES_MS[Math.max(0, i - 3)] ?? DAY);
    }
    expect(tried.filter((subject) => subject === 'Zehir')).toHaveLength(12); // three for free, nine that count
    expect((await rows(app))[0]).toMatchObject({ state: 'failed', attempts: 9, lastError: 'closed' });
  });

  const POLITE = {
    '': '220 hi',
    EHLO: '250-hi\r\n250 AUTH PLAIN',
    AUTH: '235 ok',
    MAIL: '250 ok',
    RCPT: '250 ok',
    DATA: '354 go',
    '.': '250 ok',
    RSET: '250 ok',
    QUIT: '221 bye',
  };
  /** A server that takes every mail but those to 'zehir@…'. */
  const chokes = (at: string, answer: string | null, polite: Record<string, string> = POLITE) => {
    const choking = new Set<Socket>();
    return (socket: Socket, line: string): void => {
      if (line.startsWith('RCPT')) choking[line.includes('zehir') ? 'add' : 'delete'](socket);
      says(choking.has(socket) && line.startsWith(at) ? { [at]: answer } : polite)(socket, line);
    };
  };
  const poisons: [string, ReturnType<typeof chokes>][] = [
    ['goes away at its recipient', chokes('RCPT', '421 later')],
    [
      'goes away at its recipient, told all at once',
      chokes('RCPT', '421 later', { ...POLITE, EHLO: '250-hi\r\n250-PIPELINING\r\n250 AUTH PLAIN' }),
    ],
    ['closes at its recipient', chokes('RCPT', null)],
    ['falls silent at its recipient', chokes('RCPT', '')],
    ['goes away after its content', chokes('.', '421 scanner timed out')],
  ];
  for (const [name, talk] of poisons) {
    test(`a mail for which the server ${name} lets the others go first, and is given up in the end`, async () => {
      const app = await startFormApp(setup);
      await put(app, 1, { to: 'zehir@ornek.example' });
      await put(app, 7);
      const sending = worker(app, await startOdd(talk), { timeouts: IMPATIENT });
      expect(await sending.sendDue()).toBe(0);
      expect((await rows(app)).every(({ attempts }) => attempts === 0)).toBe(true);
      app.clock.pass(PAUSES_MS[0]!);
      expect(await sending.sendDue()).toBe(7);
      expect(await findPause(app.database.db)).toBeNull();
      for (const attempts of [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
        app.clock.pass(DAY);
        await sending.sendDue();
        expect((await rows(app))[0]).toMatchObject({ attempts, state: attempts < 9 ? 'waiting' : 'failed' });
      }
    });
  }

  test('a server that goes away before it hears of a recipient costs no mail a try, however often', async () => {
    const app = await startFormApp(setup);
    await put(app, 1);
    const before = await rows(app);
    const sending = worker(app, await startOdd(says({ ...POLITE, MAIL: '421 bye' })));
    for (let i = 0; i < 6; i++) {
      await sending.sendDue();
      app.clock.pass(DAY);
    }
    expect(await findPause(app.database.db)).toMatchObject({ failures: 6 });
    expect(await rows(app)).toEqual(before);
  });

  test('a server that wants a login for some recipients gets the mails to others', async () => {
    const app = await startFormApp(setup);
    await put(app, 1, { to: 'zehir@ornek.example' });
    const sending = worker(app, await startOdd(chokes('RCPT', '530 login first')));
    for (let i = 0; i < 6; i++) {
      await put(app, 1);
      await sending.sendDue();
      app.clock.pass(PAUSES_MS[0]!);
      await sending.sendDue();
      app.clock.pass(DAY);
    }
    expect((await rows(app)).map(({ state, attempts }) => `${state} ${attempts}`)).toEqual([
      'waiting 0',
      ...Array.from({ length: 6 }, () => 'sent 1'),
    ]);
  });

  test('one process tries for all; the others rest meanwhile', async () => {
    const address = await setup.address();
    const one = await startFormApp(setup, { database: await setup.open(address) });
    const two = await startFormApp(setup, { database: await setup.open(address), clock: one.clock });
    await put(one, 3);
    await worker(one, DOWN).sendDue();
    one.clock.pass(PAUSES_MS[0]!);
    const claims = [];
    for (const { database } of [one, two]) claims.push(await outbox({ database, now: one.clock.now }).claim(20));
    expect(claims).toMatchObject([
      { isTrial: true, mails: [{ attempts: 1 }] },
      { isTrial: false, mails: [] },
    ]);
    one.clock.pass(2 * MINUTE); // the one that tried has died
    expect(await outbox({ database: two.database, now: one.clock.now }).claim(20)).toMatchObject({
      isTrial: true,
      mails: [{}],
    });
  });

  test('several processes that find the server down pause once', async () => {
    const address = await setup.address();
    const one = await startFormApp(setup, { database: await setup.open(address) });
    const two = await startFormApp(setup, { database: await setup.open(address), clock: one.clock });
    await put(one, 40);
    const workers = [one, two].map((app) => worker(app, DOWN));
    await atOnce(
      setup,
      workers.map((sending) => () => sending.sendDue()),
    );
    expect(await findPause(one.database.db)).toMatchObject({ failures: 1 });
    expect(workers.flatMap(({ log }) => log)).toHaveLength(1);
    expect((await rows(one)).every(({ attempts }) => attempts === 0)).toBe(true);
  });

  test('a restart tries at once: the server’s name or password may be another', async () => {
    const app = await startFormApp(setup);
    await put(app, 1);
    await worker(app, DOWN).sendDue();
    const smtp = await startSmtp(setup);
    worker(app, smtp).start();
    await until(() => smtp.mails.length === 1, 20_000);
  });

  test('a stop gives back at once every claimed mail that is not on its way', async () => {
    const app = await startFormApp(setup);
    await put(app, 12);
    let end = () => {};
    const hanging = new Promise<void>((resolve) => {
      end = resolve;
    });
    let tried = 0;
    const sending = workerWith(app, {
      send() {
        tried += 1;
        return hanging;
      },
      close() {},
    });
    const run = sending.sendDue();
    await until(() => tried === 1, 20_000);
    expect((await rows(app)).map(({ attempts }) => attempts)).toEqual(Array.from({ length: 12 }, () => 1));
    const stop = sending.stop();
    await until(
      async () =>
        (await rows(app)).filter(({ attempts, dueAt }) => attempts === 0 && dueAt.getTime() === app.clock.now())
          .length === 11,
      20_000,
    );
    end();
    await stop;
    expect(await run).toBe(1);
    expect((await rows(app)).map(({ state }) => state).toSorted()).toEqual([
      'sent',
      ...Array.from({ length: 11 }, () => 'waiting'),
    ]);
  });

  test('a mail that was taken and could not be noted is noted later, not sent again', async () => {
    const app = await startFormApp(setup);
    const smtp = await startSmtp(setup);
    await put(app, 1);
    let isAway = false;
    const write: Database['write'] = async (scope, work) => {
      if (isAway) throw new Error('away');
      return app.database.write(scope, work);
    };
    const transport = openTransport({ url: smtp.url }, app.config, app.database.db);
    const sending = workerWith(
      app,
      {
        ...transport,
        async send(mail: ClaimedMail) {
          await transport.send(mail);
          isAway = true;
        },
      },
      { ...app.database, write },
    );
    await expect(sending.sendDue()).rejects.toThrow('away');
    expect(await rows(app)).toMatchObject([{ state: 'waiting' }]);
    isAway = false;
    expect(await sending.sendDue()).toBe(0);
    expect(await rows(app)).toMatchObject([{ state: 'sent' }]);
    expect(smtp.mails).toHaveLength(1);
  });

  const cuts: [string, { transport?: boolean; reads?: boolean; writes?: boolean }][] = [
    ['the sender’s address', { transport: true }],
    ['what is still to be sent', { reads: true }],
    ['all there is, and giving back at once', { reads: true, writes: true }],
  ];
  for (const [name, cut] of cuts) {
    test(`a database that is away for ${name} costs no mail a try`, async () => {
      const app = await startFormApp(setup);
      const smtp = await startSmtp(setup);
      await put(app, 8);
      let link: 'near' | 'away' | 'back' = 'near';
      const unless = (isCut = false): void => {
        if (link === 'away' && isCut) throw new Error('away');
      };
      const db = {
        selectFrom(table: 'settings') {
          unless(cut.transport);
          return app.database.db.selectFrom(table);
        },
      } as Db;
      const sending = workerWith(app, openTransport({ url: smtp.url }, app.config, db), {
        ...app.database,
        get db() {
          unless(cut.reads);
          return app.database.db;
        },
        async write(scope, work) {
          unless(cut.writes);
          return app.database.write(scope, work).finally(() => {
            if (link === 'near') link = 'away';
          });
        },
      });
      await expect(sending.sendDue()).rejects.toThrow('away');
      expect(smtp.mails).toEqual([]);
      if (!cut.writes)
        expect((await rows(app)).map(({ attempts, dueAt }) => [attempts, dueAt.getTime()])).toEqual(
          Array.from({ length: 8 }, () => [0, app.clock.now()]),
        );
      link = 'back';
      expect(await sending.sendDue()).toBe(8);
      expect((await rows(app)).every(({ state, attempts }) => state === 'sent' && attempts === 1)).toBe(true);
    });
  }

  test('a mail that is erased while it waits for its turn is not sent', async () => {
    const app = await startFormApp(setup);
    await put(app, 1);
    await put(app, 1, { about: 'erased' });
    const sent: string[] = [];
    const sending = workerWith(app, {
      async send({ publicId }) {
        sent.push(publicId);
        await app.database.write('mail', (trx) => eraseMails(trx, 'erased'));
      },
      close() {},
    });
    expect(await sending.sendDue()).toBe(1);
    expect(sent).toHaveLength(1);
  });

  for (const aheadMs of [20 * MINUTE, DAY - MINUTE, 400 * DAY]) {
    test(`a clock that was ahead by ${aheadMs / MINUTE} minutes puts no mail off once it is right`, async () => {
      const app = await startFormApp(setup);
      const smtp = await startSmtp(setup);
      app.clock.pass(aheadMs);
      await put(app, 1, { subject: 'Reddedilen' });
      smtp.refusals.push({ at: 'recipient', code: 450 });
      const sending = worker(app, smtp);
      await sending.sendDue();
      await put(app, 1, { subject: 'Yeni' });
      await worker(app, DOWN).sendDue();
      expect(await findPause(app.database.db)).not.toBeNull();
      app.clock.pass(-aheadMs);
      expect(await sending.sendDue()).toBe(2);
      expect(await findPause(app.database.db)).toBeNull();
    });
  }

  test('a clock that goes back while mails are on their way sends none of them twice', async () => {
    const app = await startFormApp(setup);
    await put(app, 8);
    const sent: string[] = [];
    const sending = workerWith(app, {
      async send({ subject }) {
        sent.push(subject);
        if (subject !== 'Konu 3') return;
        if (sent.length < 9) app.clock.pass(-10 * MINUTE);
        await until(async () => (await rows(app)).filter(({ state }) => state === 'sent').length >= 7, 20_000);
      },
      close() {},
    });
    expect(await sending.sendDue()).toBe(8);
    expect(sent.toSorted()).toEqual(Array.from({ length: 8 }, (_, i) => `Konu ${i}`));
  });

  test('the panel is told', async () => {
    const app = await startFormApp(setup, { config: { smtpUrl: DOWN.url } });
    const admin = await signIn(app, 'admin');
    await put(app, 2);
    await worker(app, DOWN).sendDue();
    const at = app.clock.now();
    expect((await admin.get<SystemStatus>('/api/system/status')).json).toMatchObject({
      waitingMails: 2,
      mailPause: {
        since: new Date(at).toISOString(),
        until: new Date(at + PAUSES_MS[0]!).toISOString(),
        reason: 'unreachable',
        code: 'ECONNREFUSED',
      },
    });
  });
});
