import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findDatabase } from '../server/base/db/opening/existing.ts';
import { startApp } from '../server/testing/app.ts';
import { describeWithDatabase, until } from '../server/testing/engines.ts';
import { insertOrder } from '../server/testing/orders.ts';
import { everythingKept, insertPerson } from '../server/testing/personal-data.ts';
import { insertUser } from '../server/testing/sign-in.ts';
import { seedSmallCatalogue } from '../server/testing/small-catalogue.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const GIZEM = { name: 'Gizemnur', email: 'gizemnur@ornek.example' };

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kaliphane-personal-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `start/personal-data.ts` as a separate process, in the test's folder, without a terminal. */
const run = (args: readonly string[], env: Record<string, string> = { DATA_DIR: folder }) =>
  new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = spawn(process.execPath, [join(ROOT, 'start/personal-data.ts'), ...args], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], SECURITY_LOG: '0', ...env },
    });
    const texts = { out: '', err: '' };
    child.stdout.on('data', (chunk) => {
      texts.out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      texts.err += chunk;
    });
    child.on('close', (code) => resolve({ code, ...texts }));
  });

describeWithDatabase(
  'the command for personal data, beside the running server',
  (setup) => {
    async function start() {
      const dataDir = mkdtempSync(join(tmpdir(), 'kaliphane-personal-data-'));
      setup.onEnd(() => rmSync(dataDir, { recursive: true, force: true }));
      const address = await setup.address();
      const file = join(dataDir, 'kaliphane.db'); // where DATA_DIR has it
      if (setup.engine === 'sqlite') copyFileSync(address, file);
      const app = await startApp(setup, {
        database: await setup.open(setup.engine === 'sqlite' ? file : address),
        config: { dataDir },
      });
      const env: Record<string, string> =
        setup.engine === 'sqlite' ? { DATA_DIR: dataDir } : { DATA_DIR: dataDir, DATABASE_URL: address };
      const name =
        setup.engine === 'sqlite'
          ? `SQLite, ${file}`
          : `PostgreSQL, ${new URL(address).host}${new URL(address).pathname}`;
      return { ...app, env, looked: `Database: ${name}\n` };
    }

    test('writes one file into the folder that it was called from', async () => {
      const app = await start();
      await insertPerson(app, GIZEM);
      const { code, out, err } = await run(['export', 'Gizemnur@Ornek.example'], app.env);
      expect([code, err]).toEqual([0, '']);
      const [name = ''] = readdirSync(folder);
      expect(readdirSync(folder)).toEqual([
        expect.stringMatching(/^personal-data-gizemnur@ornek\.example-\d{4}-\d\d-\d\d\.json$/),
      ]);
      expect(out).toBe(`${app.looked}Written:\n${join(folder, name)}\n`);
      expect(JSON.parse(readFileSync(join(folder, name), 'utf8'))).toMatchObject({
        address: GIZEM.email,
        account: { email: GIZEM.email },
        messages: [{ subject: 'Konu Gizemnur' }],
      });
      const again = await run(['export', GIZEM.email, '--out', name], app.env);
      expect(again).toEqual({
        code: 1,
        out: app.looked,
        err: `${join(folder, name)} exists already, and is not overwritten.\n`,
      });
      expect(await run(['export', GIZEM.email, '--out', 'x.json'], app.env)).toMatchObject({
        code: 0,
        out: `${app.looked}Written:\n${join(folder, 'x.json')}\n`,
      });
    });

    test('reports exports and erasures to the security log, without the address', async () => {
      const app = await start();
      await insertPerson(app, GIZEM);
      const log = async (args: string[]) => (await run(args, { ...app.env, SECURITY_LOG: '1' })).err;
      const [exported, erased] = [await log(['export', GIZEM.email]), await log(['erase', GIZEM.email, '--yes'])];
      expect([JSON.parse(exported), JSON.parse(erased)]).toMatchObject([
        { security: 'personal data exported', reason: 'personal-data' },
        { security: 'personal data erased' },
      ]);
      expect(exported + erased).not.toContain('ornek.example');
    });

    test('erases once it is told to, and the server learns of it', async () => {
      const app = await start();
      await insertPerson(app, GIZEM);
      const version = app.database.version('inbox', 'accounts');
      const list = [
        '     1  account, with its addresses, cart, sessions and links',
        '     1  orders, which stay for the books without the person',
        '     1  contact messages, with their replies',
      ].join('\n');
      const asked = await run(['erase', GIZEM.email], app.env);
      expect(asked).toEqual({
        code: 1,
        out: expect.stringContaining(`${app.looked}Kept about ${GIZEM.email}:\n${list}\n`),
        err: 'Nothing was erased. There is no terminal to ask: add --yes to erase all of this.\n',
      });
      expect(await everythingKept(app.database)).toMatch(/gizemnur/i);
      const erased = await run(['erase', GIZEM.email, '--yes'], app.env);
      expect(erased).toEqual({ code: 0, out: expect.stringContaining(`\nErased:\n${list}\n`), err: '' });
      expect(await everythingKept(app.database)).not.toMatch(/gizemnur/i);
      expect(readdirSync(join(app.config.dataDir, 'private/resumes'))).toEqual([]);
      await until(() => app.database.version('inbox', 'accounts') > version, 20_000);
      expect(await run(['erase', GIZEM.email, '--yes'], app.env)).toEqual({
        code: 0,
        out: `${app.looked}Nothing is kept about ${GIZEM.email}.\n`,
        err: '',
      });
      expect(await run(['export', GIZEM.email], app.env)).toEqual({
        code: 0,
        out: `${app.looked}Nothing is kept about ${GIZEM.email}.\n`,
        err: '',
      });
    });

    test('gives the reason when it does not erase: staff, and open orders', async () => {
      const app = await start();
      const admin = await insertUser(app.database, { role: 'admin' });
      expect(await run(['erase', admin.email, '--yes'], app.env)).toEqual({
        code: 1,
        out: app.looked,
        err: expect.stringMatching(/^Nothing was erased\. The address is that of a staff account .*\n$/),
      });
      const customer = await insertUser(app.database, { role: 'user' });
      const { number } = await insertOrder(app.database, { customer, status: 'shipped' });
      expect(await run(['erase', customer.email, '--yes'], app.env)).toEqual({
        code: 1,
        out: app.looked,
        err: `Nothing was erased. An order is under way or may still be paid (${number}): erase once it is delivered or closed.\n`,
      });
      expect(await app.database.db.selectFrom('users').select('id').execute()).toHaveLength(2);
    });

    test('reports the erasure and the files left behind when some cannot be removed', async () => {
      const app = await start();
      await insertPerson(app, GIZEM);
      const [cv = ''] = readdirSync(join(app.config.dataDir, 'private/resumes'));
      const file = join(app.config.dataDir, 'private/resumes', cv);
      rmSync(file);
      mkdirSync(file); // `rm` of a file cannot remove a folder
      const { code, out, err } = await run(['erase', GIZEM.email, '--yes'], app.env);
      expect([code, out]).toEqual([1, expect.stringMatching(/\nErased:\n {5}1 {2}account/)]);
      expect(err).toContain(`These files could not be removed.`);
      expect(err.trim().split('\n').slice(1)).toEqual([expect.stringContaining(`${file} (`)]);
      expect(await everythingKept(app.database)).not.toMatch(/gizemnur/i);
    });

    test('does nothing when the data folder is another, or the database is not Kaliphane’s', async () => {
      const app = await start();
      await insertPerson(app, GIZEM);
      const missing = join(folder, 'yok');
      for (const args of [
        ['erase', GIZEM.email, '--yes'],
        ['export', GIZEM.email],
      ]) {
        expect(await run(args, { ...app.env, DATA_DIR: missing })).toEqual({
          code: 1,
          out: '',
          err: `There is no folder ${missing} (DATA_DIR).\n`,
        });
      }
      expect(existsSync(missing)).toBe(false);
      expect(await everythingKept(app.database)).toMatch(/gizemnur/i);

      // Another application's tables; then Kaliphane's, with which no server has started yet.
      const [foreign, unused] = [await setup.address('empty'), await setup.address()];
      if (setup.engine === 'sqlite') new DatabaseSync(foreign).close(); // an empty file
      for (const address of [foreign, unused]) {
        const file = join(folder, 'kaliphane.db');
        if (setup.engine === 'sqlite') copyFileSync(address, file);
        const env: Record<string, string> =
          setup.engine === 'sqlite' ? { DATA_DIR: folder } : { DATA_DIR: folder, DATABASE_URL: address };
        const name =
          setup.engine === 'sqlite'
            ? `SQLite, ${file} (DATA_DIR)`
            : `PostgreSQL, ${new URL(address).host}${new URL(address).pathname} (DATABASE_URL)`;
        for (const args of [
          ['erase', GIZEM.email, '--yes'],
          ['export', GIZEM.email],
        ]) {
          expect(await run(args, env)).toEqual({
            code: 1,
            out: '',
            err: `The database is no installation of Kaliphane: ${name}.\n`,
          });
        }
        if (address === foreign)
          expect(await findDatabase(setup.engine === 'sqlite' ? file : address), 'and makes no tables').toMatchObject({
            isInstalled: false,
          });
      }
    });

    test('never prints the password of the database', async () => {
      if (setup.engine === 'sqlite') return;
      const app = await start();
      await insertUser(app.database, { role: 'admin' });
      const withPassword = new URL(app.env['DATABASE_URL']!);
      withPassword.password = 'gizli-sifre';
      for (const address of [withPassword.href, withPassword.href.replace(/\/[^/]*$/, '/yok')]) {
        const { out, err } = await run(['export', 'kimse@ornek.example'], { ...app.env, DATABASE_URL: address });
        expect(out + err).not.toContain('gizli-sifre');
        expect(out + err).toMatch(
          address === withPassword.href
            ? /^Database: PostgreSQL, /
            : /^The database cannot be read \(DATABASE_URL\): .*yok/,
        );
      }
    });
  },
  seedSmallCatalogue,
);

describe('the command for personal data', () => {
  test.each([
    ['no arguments', [], /^Usage: npm run personal-data -- export <e-mail>/],
    ['no address', ['export'], /^Usage: /],
    ['an unknown action', ['delete', GIZEM.email], /^Usage: /],
    ['too much', ['erase', GIZEM.email, 'x@ornek.example'], /^Usage: /],
    ['an unknown option', ['erase', GIZEM.email, '--all'], /--all.*Usage: /],
    ['an option without its value', ['export', GIZEM.email, '--out', '--yes'], /--out.*Usage: /],
    ['another’s option', ['export', GIZEM.email, '--yes'], /^--yes goes with erase only\. Usage: /],
    ['another’s option', ['erase', GIZEM.email, '--out', 'x'], /^--out goes with export only\. Usage: /],
    ['a malformed address', ['export', 'gizemnur'], /^'gizemnur' is no e-mail address\. Usage: /],
    ['a database that is not there', ['export', GIZEM.email], /^There is no database in .* \(DATA_DIR\)\.$/],
  ] as const)('answers %s in one line, and makes nothing', async (_what, args, sentence) => {
    const { code, out, err } = await run(args);
    expect({ code, out, lines: err.trim().split('\n').length }).toEqual({ code: 1, out: '', lines: 1 });
    expect(err.trim()).toMatch(sentence);
    expect(readdirSync(folder)).toEqual([]);
  });
});
