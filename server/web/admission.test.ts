import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { startApp, stubSite } from '../testing/app.ts';
import { describeWithDatabase, until } from '../testing/engines.ts';
import { signIn } from '../testing/sign-in.ts';
import { createAdmission, Shed } from './admission.ts';
import { TOO_BUSY } from './texts.ts';
import type { Site } from './site.ts';

/** Works that end on command, on a clock that moves only with them. */
function bench(places: number) {
  let now = 0;
  const admission = createAdmission({ places, clock: () => now });
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const refused: string[] = [];
  const ask = (name: string, address = '192.0.2.1') => {
    admission
      .run(address, async () => {
        started.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
      })
      .catch((error: unknown) => {
        if (!(error instanceof Shed)) throw error;
        refused.push(name);
      });
  };
  /** Ends the work started last, `ms` after it began. */
  const end = async (name: string, ms = 5) => {
    now += ms;
    const count = started.length;
    ends.get(name)!();
    if (admission.waiting > 0) await until(() => started.length > count);
    else for (let turns = 0; turns < 2; turns++) await new Promise(setImmediate); // the place is free again
  };
  return { admission, started, refused, ask, end };
}

describe('making again', () => {
  test('goes on for as many at a time as there are places, the others in their order', async () => {
    const { started, ask, end } = bench(2);
    for (const name of ['a', 'b', 'c', 'd']) ask(name);
    expect(started).toEqual(['a', 'b']);
    await end('b');
    expect(started).toEqual(['a', 'b', 'c']);
    await end('a');
    expect(started).toEqual(['a', 'b', 'c', 'd']);
  });

  test('takes turns between networks, so that one visitor does not wait for all of another’s', async () => {
    const { started, ask, end } = bench(1);
    for (const name of ['a1', 'a2', 'a3', 'a4']) ask(name, '192.0.2.1');
    ask('b1', '198.51.100.1');
    for (const name of ['a1', 'a2', 'b1']) await end(name);
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  test('is refused beyond one second of work, first to the network that asks for the most', async () => {
    const { admission, refused, ask, end } = bench(1);
    ask('first');
    await end('first', 100 * 10 + 5); // the average: 5 + (1005 - 5) / 10
    ask('running');
    for (let i = 0; i < 12; i++) ask(`a${i}`);
    const room = admission.waiting;
    expect(room).toBe(9); // the tenth would wait for 10 × 105 ms
    expect(refused).toEqual([]);
    await until(() => refused.length === 3);
    expect(refused).toEqual(['a9', 'a10', 'a11']);
    ask('b', '198.51.100.1');
    await until(() => refused.length === 4);
    expect([admission.waiting, refused.at(-1)]).toEqual([9, 'a8']);
  });

  test('leaves the others room between two, also where each ends at once', async () => {
    const admission = createAdmission({ places: 1 });
    const done: string[] = [];
    const ask = (name: string) =>
      void admission.run('', async () => {
        done.push(name);
      });
    setImmediate(() => done.push('others'));
    ask('a');
    await new Promise<void>((resolve) => {
      process.nextTick(resolve);
    }); // requests that arrive together are read so
    ask('b');
    expect(done).toEqual(['a']);
    await until(() => done.length === 3);
    expect(done).toEqual(['a', 'others', 'b']);
  });

  test('that fails gives its place back, and its failure to the caller', async () => {
    const admission = createAdmission({ places: 1 });
    await expect(
      admission.run('', async () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await admission.run('', async () => 1)).toBe(1);
  });
});

/** Every address takes a form that is always refused. */
const withForm = (site: Site): Site => ({
  ...site,
  formAt: () => ({ key: 'POST /api/newsletter', toInput: () => ({ body: {} }) }),
});
const post = (app: FastifyInstance) =>
  app.inject({
    method: 'POST',
    url: '/bulten',
    payload: 'email=x',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      host: 'kaliphane.test',
      origin: 'http://kaliphane.test',
    },
  });

describeWithDatabase('more visitors than can be answered', (setup) => {
  test('are told to come back, while what is kept and staff are served', async () => {
    let goOn!: () => void;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const site = stubSite(async ({ path }) => {
      if (path !== '/kept') await held;
      return { html: `<p>${path}</p>` };
    });
    const testApp = await startApp(setup, { site });
    const { app, get: getPage, log } = testApp;
    const moderator = await signIn(testApp, 'moderator');
    expect((await getPage('/kept')).status).toBe(200);
    for (let turns = 0; turns < 2; turns++) await new Promise(setImmediate); // its place is free again
    const asked = 2_000; // more than a second's worth, with any number of places
    const replies = Array.from({ length: asked }, (_, i) =>
      app.inject({ method: 'GET', url: `/p${i}`, remoteAddress: '192.0.2.1' }),
    );
    let answered = 0;
    for (const reply of replies)
      void reply.then(() => {
        answered++;
      });
    await until(() => answered > 0, 20_000);
    const api = await app.inject({ method: 'GET', url: '/api/products/search/pim', remoteAddress: '192.0.2.1' });
    expect([api.statusCode, api.headers['retry-after'], api.json()]).toEqual([
      503,
      '3',
      expect.objectContaining({ code: 'UNAVAILABLE', message: TOO_BUSY }),
    ]);
    expect((await getPage('/kept')).body).toBe('<p>/kept</p>');
    expect((await moderator.get('/api/products?q=pim')).status).toBe(200);
    goOn();
    const all = await Promise.all(replies);
    const shed = all.filter(({ statusCode }) => statusCode === 503);
    expect(shed.length).toBeGreaterThan(0);
    expect(all.filter(({ statusCode }) => statusCode === 200).length).toBe(asked - shed.length);
    expect(shed[0]!.headers).toMatchObject({
      'retry-after': '3',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(shed[0]!.body).toContain(TOO_BUSY);
    expect(log).toEqual([]);
    expect((await getPage('/p0')).status).toBe(200);
  });

  test('hold up what is kept no longer than one of them takes, however many ask at the same time', async () => {
    const begun: string[] = [];
    const site = stubSite(async ({ path }) => {
      if (path !== '/kept') begun.push(path);
      return { html: `<p>${path}</p>` };
    });
    const { app } = await startApp(setup, { site });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true });
    const ask = (path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        get({ host: '127.0.0.1', port, path, agent }, (reply) => {
          reply.resume().on('end', () => resolve(reply.statusCode));
        }).on('error', reject);
      });
    const asked = 60;
    await Promise.all(Array.from({ length: asked }, () => ask('/kept'))); // connections of their own
    const others = Array.from({ length: asked - 1 }, (_, i) => ask(`/p${i}`));
    expect(await ask('/kept')).toBe(200);
    expect(begun.length).toBeLessThan(asked / 2);
    expect(new Set(await Promise.all(others))).toEqual(new Set([200]));
    agent.destroy();
  });

  test('are answered by a page that a form refused in its turn, too', async () => {
    let running = 0;
    let most = 0;
    const site = stubSite(async () => {
      most = Math.max(most, ++running);
      await new Promise(setImmediate);
      running--;
      return { html: '<p>refused</p>' };
    });
    const { app } = await startApp(setup, { site: withForm(site) });
    const replies = await Promise.all(Array.from({ length: 40 }, () => post(app)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
    expect(most).toBeLessThanOrEqual(8);
  });

  test('learn of it a second later, so that repeated requests cost nobody else time', async () => {
    const { app } = await startApp(setup, { site: withForm(stubSite(() => new Promise(() => {}))) });
    const asked = 1_800; // more than a second's worth by the first guess
    const since = performance.now();
    const first = await Promise.race(Array.from({ length: asked }, (_, i) => app.inject(`/p${i}`)));
    expect(first.statusCode).toBe(503);
    expect(performance.now() - since).toBeGreaterThan(900);
    const form = await post(app);
    expect([form.statusCode, form.headers['content-type'], form.body]).toEqual([
      503,
      'text/html; charset=utf-8',
      expect.stringContaining(TOO_BUSY),
    ]);
  });
});
