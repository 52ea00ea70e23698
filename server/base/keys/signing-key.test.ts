import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { accessTokens } from '../../domains/people/accounts/access-tokens.ts';
import { StartError } from '../start-error.ts';
import { startApp } from '../../testing/app.ts';
import { describeWithDatabase } from '../../testing/engines.ts';
import { signIn } from '../../testing/sign-in.ts';
import { openSecret } from './secret.ts';
import { signingKey } from './signing-key.ts';

const FORMER = 'the-key-that-an-earlier-version-kept-in-the-database';
const OTHER = 'another-key-which-is-as-long-as-a-key-has-to-be';

describeWithDatabase('the signing key', (setup) => {
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'kaliphane-key-'));
    setup.onEnd(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  };
  const fileOf = (dataDir: string) => join(dataDir, 'private/signing.key');
  const putFile = (dataDir: string, text: string) => {
    mkdirSync(join(dataDir, 'private'), { recursive: true });
    writeFileSync(fileOf(dataDir), text);
  };
  const rowsOf = async ({ db }: Database) =>
    (await db.selectFrom('secrets').select('name').orderBy('name').execute()).map(({ name }) => name);
  const leaveFormer = ({ db }: Database) =>
    db.insertInto('secrets').values({ name: 'signing', value: FORMER }).execute();
  const refusal = async (database: Database, dataDir: string) => {
    const error: unknown = await signingKey(database, { dataDir }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StartError);
    expect((error as Error).message).not.toContain('\n');
    return (error as Error).message;
  };

  test('is made once, in a file of the server’s user; the database has nothing to sign with', async () => {
    const [database, dataDir] = [await setup.open(), newFolder()];
    const keys = await Promise.all(Array.from({ length: 5 }, () => signingKey(database, { dataDir })));
    expect(new Set(keys).size, 'processes that start at once agree').toBe(1);
    expect(await signingKey(database, { dataDir })).toBe(keys[0]);
    expect(readFileSync(fileOf(dataDir), 'utf8')).toBe(`${keys[0]}\n`);
    expect([statSync(fileOf(dataDir)).mode & 0o777, statSync(join(dataDir, 'private')).mode & 0o777]).toEqual([
      0o600, 0o700,
    ]);
    expect(readdirSync(join(dataDir, 'private')), 'nothing unfinished is left').toEqual(['signing.key']);
    expect(JSON.stringify(await database.db.selectFrom('secrets').selectAll().execute())).not.toContain(keys[0]);
    expect(await rowsOf(database)).toEqual(['signing key fingerprint']);
  });

  test('that an earlier version kept in the database moves into the file, and signs nobody out', async () => {
    const address = await setup.address();
    const [database, dataDir] = [await setup.open(address), newFolder()];
    await leaveFormer(database);
    const started = await startApp(setup, { database, config: { dataDir, appSecret: undefined } });
    expect(readFileSync(fileOf(dataDir), 'utf8')).toBe(`${FORMER}\n`);
    expect(await rowsOf(database)).toEqual(['signing key fingerprint']);
    const admin = await signIn(started, 'admin');
    expect((await admin.get('/api/users')).status).toBe(200);
    const token = await accessTokens({
      secret: await openSecret(database, { appSecret: FORMER, dataDir }),
      now: Date.now,
    }).sign({ session: admin.session, user: admin.user.publicId });
    expect((await started.get('/api/users', { authorization: `Bearer ${token}` })).status, 'a token of before').toBe(
      200,
    );
    if (setup.engine === 'sqlite')
      for (const end of ['', '-wal'])
        expect(readFileSync(address + end).includes(FORMER), `kaliphane.db${end}`).toBe(false);
  });

  test('is whole in one place at least when the move was broken off', async () => {
    const [database, dataDir] = [await setup.open(), newFolder()];
    await leaveFormer(database);
    putFile(dataDir, `${FORMER}\n`); // and then the power went
    expect(await signingKey(database, { dataDir })).toBe(FORMER);
    expect(await rowsOf(database)).toEqual(['signing key fingerprint']);
    expect(await signingKey(database, { dataDir })).toBe(FORMER);
  });

  test('is not replaced in silence where its file is missing', async () => {
    const [database, dataDir, otherDir] = [await setup.open(), newFolder(), newFolder()];
    const key = await signingKey(database, { dataDir });
    const message = await refusal(database, otherDir);
    for (const part of [fileOf(otherDir), 'APP_SECRET', `delete from secrets where name = 'signing key fingerprint'`])
      expect(message).toContain(part);
    expect(readdirSync(otherDir)).toEqual([]);
    putFile(otherDir, key);
    expect(await signingKey(database, { dataDir: otherDir }), 'the file was put back').toBe(key);
    await database.db.deleteFrom('secrets').where('name', '=', 'signing key fingerprint').execute();
    rmSync(fileOf(otherDir));
    expect(await signingKey(database, { dataDir: otherDir }), 'its owner begins with a new one').not.toBe(key);
  });

  test('of another database is refused, and so is a damaged one', async () => {
    const [database, dataDir] = [await setup.open(), newFolder()];
    const key = await signingKey(database, { dataDir });
    putFile(dataDir, OTHER);
    expect(await refusal(database, dataDir)).toContain('is not the one that this database was used with');
    for (const text of ['', '\n', key.slice(0, 10)]) {
      putFile(dataDir, text);
      expect(await refusal(database, dataDir)).toContain('damaged');
    }
    const upgraded = await setup.open();
    await leaveFormer(upgraded);
    putFile(dataDir, OTHER);
    expect(await refusal(upgraded, dataDir)).toContain('is not the one');
    expect(await rowsOf(upgraded), 'the only copy stays').toEqual(['signing']);
  });

  test('is APP_SECRET where that is set, which needs no file; without it again, the start is refused until its owner decides', async () => {
    const [database, dataDir] = [await setup.open(), newFolder()];
    await leaveFormer(database);
    expect(await signingKey(database, { dataDir, appSecret: OTHER })).toBe(OTHER);
    expect(await rowsOf(database)).toEqual(['signing key fingerprint']);
    expect(readdirSync(dataDir)).toEqual([]);
    const third = 'a-third-key-which-is-as-long-as-a-key-has-to-be';
    expect(await signingKey(database, { dataDir, appSecret: third })).toBe(third);
    expect(await refusal(database, dataDir)).toContain('set APP_SECRET as before');
    expect(await signingKey(database, { dataDir, appSecret: third })).toBe(third);
  });
});
