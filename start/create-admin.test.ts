import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../server/base/db/opening/open.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PERSON = ['--email', 'zeynep@ornek.example', '--username', 'zeynep', '--name', 'Zeynep Ay'];
const PASSWORD = 'x7Kp!vQ2mZ9a';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kaliphane-admin-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Runs `start/create-admin.ts` as a separate process, without a terminal. */
const createAdmin = (args: string[], env: Record<string, string> = {}) =>
  new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    const child = spawn(process.execPath, [join(ROOT, 'start/create-admin.ts'), ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, SECURITY_LOG: '0', ...env },
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

test('creates an admin with the password of the environment, which it prints nowhere', async () => {
  const made = await createAdmin(PERSON, { ADMIN_PASSWORD: PASSWORD, PUBLIC_URL: 'https://www.ornek.example' });
  expect(made).toEqual({
    code: 0,
    out: 'zeynep is an admin now and signs in at https://www.ornek.example/admin\n',
    err: '',
  });
  const database = await openDatabase(join(dataDir, 'kaliphane.db'));
  expect(await database.db.selectFrom('users').select(['email', 'role', 'isActive']).execute()).toEqual([
    { email: 'zeynep@ornek.example', role: 'admin', isActive: true },
  ]);
  await database.close();
});

test('reports the new admin to the security log', async () => {
  const { code, err } = await createAdmin(PERSON, { ADMIN_PASSWORD: PASSWORD, SECURITY_LOG: '1' });
  expect(code).toBe(0);
  expect(JSON.parse(err)).toMatchObject({ security: 'rights changed', reason: 'new admin' });
  expect(err).not.toContain('ornek.example');
});

test.each([
  ['what is missing', PERSON.slice(2), { ADMIN_PASSWORD: PASSWORD }, /^Usage: npm run admin:create -- --email/],
  ['what it does not know', [...PERSON, '--role', 'x'], { ADMIN_PASSWORD: PASSWORD }, /--role.*Usage: /],
  ['that there is no terminal', PERSON, {}, /ADMIN_PASSWORD/],
  [
    'every field that is wrong',
    ['--email', 'x', '--username', 'ab', '--name', 'A'],
    { ADMIN_PASSWORD: 'kisa' },
    /e-posta.*8 karakter/,
  ],
  ['that the password is too easy', PERSON, { ADMIN_PASSWORD: 'fenerbahce1907' }, /çok yaygın/],
  ['a wrong environment', PERSON, { ADMIN_PASSWORD: PASSWORD, PORT: 'x' }, /PORT must be/],
] as const)('says in one line %s', async (_what, args, env, sentence) => {
  const { code, out, err } = await createAdmin([...args], env);
  expect({ code, out, lines: err.trim().split('\n').length }).toEqual({ code: 1, out: '', lines: 1 });
  expect(err).toMatch(/^No admin was created\. /);
  expect(err.replace('No admin was created. ', '')).toMatch(sentence);
});
