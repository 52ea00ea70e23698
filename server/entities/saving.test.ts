import { describe, expect, test } from 'vitest';
import { ApiError } from '#contract/api-error.ts';
import { changesOf, secret } from './audit/record.ts';
import type { Database } from '../base/db/database.ts';
import { bodyOf } from '../web/errors.ts';
import type { Viewer } from '../call/handlers.ts';
import { describeOnEngines } from '../testing/engines.ts';
import { columnFields, type Resource } from './resource.ts';
import { staffSaving } from './saving.ts';

const person = (name: string): Viewer => ({
  role: 'admin',
  user: { id: 1, publicId: `id-${name}`, name, sessionId: 1 },
  address: '192.0.2.1',
  userAgent: '',
});
const [AYSE, MEHMET, ZEYNEP] = [person('Ayşe'), person('Mehmet'), person('Zeynep')];

const fields = columnFields('programs', {
  name: 'name',
  version: 'programVersion',
  features: 'features',
  isActive: 'isActive',
});
const programs: Resource<'programs'> = {
  kind: 'program',
  scope: 'content',
  table: 'programs',
  absent: 'Program bulunamadı.',
  titleOf: (row) => row.name,
  fieldsOf: fields.fieldsOf,
};
const CAD = {
  name: 'CAD',
  programVersion: '1',
  description: '',
  features: ['a'],
  systemRequirements: [],
  downloadLink: '#',
  fileSize: '',
  lastUpdate: '',
  isActive: false,
  publishAt: null,
  unpublishAt: null,
};

/** Returns a promise's failure as replies carry it. */
const failureOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => {
      throw new Error('did not fail');
    },
    (reason: unknown) => reason,
  );
  if (!ApiError.is(error)) throw error;
  return { status: error.status, ...bodyOf(error) };
};

describeOnEngines('rows of staff', (setup) => {
  async function start() {
    const database = await setup.open();
    let at = Date.UTC(2026, 4, 1);
    const saving = staffSaving({ database, now: () => (at += 1000) }, programs);
    const { publicId } = await saving.create(AYSE, CAD);
    return { database, saving, publicId };
  }
  const audit = (database: Database) => database.db.selectFrom('audit').selectAll().orderBy('id').execute();

  test('are created with a first version, their times, and a row of the audit table', async () => {
    const { database, publicId } = await start();
    const at = new Date(Date.UTC(2026, 4, 1, 0, 0, 1));
    expect(await database.db.selectFrom('programs').selectAll().execute()).toMatchObject([
      { ...CAD, publicId, version: 1, createdAt: at, updatedAt: at },
    ]);
    expect(await audit(database)).toMatchObject([
      {
        at,
        actorId: 'id-Ayşe',
        actorName: 'Ayşe',
        address: '192.0.2.1',
        action: 'create',
        kind: 'program',
        rowId: publicId,
        rowVersion: 1,
        title: 'CAD',
        changes: [
          { field: 'name', before: null, after: 'CAD' },
          { field: 'version', before: null, after: '1' },
          { field: 'features', before: null, after: ['a'] },
          { field: 'isActive', before: null, after: false },
        ],
      },
    ]);
  });

  test('are changed in the given columns only; the audit table has the differences', async () => {
    const { database, saving, publicId } = await start();
    const row = await saving.update(MEHMET, publicId, 1, {
      isActive: true,
      features: ['a'],
      programVersion: undefined,
    });
    expect(row).toMatchObject({
      ...CAD,
      isActive: true,
      version: 2,
      updatedAt: new Date(Date.UTC(2026, 4, 1, 0, 0, 2)),
    });
    expect((await audit(database)).slice(1)).toMatchObject([
      {
        actorName: 'Mehmet',
        action: 'update',
        rowVersion: 2,
        changes: [{ field: 'isActive', before: false, after: true }],
      },
    ]);
  });

  test('stay as they are when nothing changes: no new version, nothing to audit', async () => {
    const { database, saving, publicId } = await start();
    const before = await database.db.selectFrom('programs').selectAll().execute();
    await saving.update(MEHMET, publicId, 1, { name: 'CAD', features: ['a'], isActive: false });
    expect(await database.db.selectFrom('programs').selectAll().execute()).toEqual(before);
    expect(await audit(database)).toHaveLength(1);
  });

  test('are not saved over changes of others in the same fields: 409 with who, when, the fields, both values, and the version now', async () => {
    const { saving, database, publicId } = await start();
    await saving.update(MEHMET, publicId, 1, { name: 'CAM' });
    await saving.update(ZEYNEP, publicId, 2, { programVersion: '2', isActive: true });
    expect(await failureOf(saving.update(AYSE, publicId, 1, { name: 'CAE', features: ['b'] }))).toMatchObject({
      status: 409,
      code: 'STALE',
      message: 'Bu kayıt siz düzenlerken Zeynep tarafından değiştirildi.',
      stale: {
        changedBy: 'Zeynep',
        changedAt: '2026-05-01T00:00:03.000Z',
        version: 3,
        fields: ['name', 'version', 'isActive'],
        changes: [
          { field: 'name', now: 'CAM', mine: 'CAE', by: 'Mehmet', at: '2026-05-01T00:00:02.000Z' },
          { field: 'version', now: '2', by: 'Zeynep', at: '2026-05-01T00:00:03.000Z' },
          { field: 'isActive', now: true, by: 'Zeynep', at: '2026-05-01T00:00:03.000Z' },
        ],
      },
    });
    // An editor of the second version is shown the third only.
    expect((await failureOf(saving.update(AYSE, publicId, 2, { isActive: false, name: 'CAE' }))).stale?.fields).toEqual(
      ['version', 'isActive'],
    );
    expect(await saving.update(AYSE, publicId, undefined, { fileSize: '1 MB' })).toMatchObject({
      name: 'CAM',
      fileSize: '1 MB',
      version: 4,
    });
    expect((await database.db.selectFrom('programs').select('name').executeTakeFirstOrThrow()).name).toBe('CAM');
  });

  test('are merged where two changed different fields, or the same one to the same value', async () => {
    const { saving, database, publicId } = await start();
    await saving.update(MEHMET, publicId, 1, { name: 'CAM', features: ['b'] });
    expect(await saving.update(AYSE, publicId, 1, { programVersion: '2', name: 'CAM' })).toMatchObject({
      name: 'CAM',
      programVersion: '2',
      features: ['b'],
      version: 3,
    });
    expect((await audit(database)).at(-1)).toMatchObject({
      actorName: 'Ayşe',
      rowVersion: 3,
      changes: [{ field: 'version', before: '1', after: '2' }],
    });
    // No difference is left: no new version.
    expect(await saving.update(AYSE, publicId, 1, { name: 'CAM' })).toMatchObject({ version: 3 });
  });

  test('are not merged where the audit table lacks a version in between, nor into a version that does not exist yet', async () => {
    const { saving, database, publicId } = await start();
    await saving.update(MEHMET, publicId, 1, { name: 'CAM' });
    await database.db.updateTable('programs').set({ version: 3 }).execute(); // by a writer without an audit row
    expect((await failureOf(saving.update(AYSE, publicId, 1, { programVersion: '2' }))).stale).toMatchObject({
      fields: ['name'],
      version: 3,
    });
    expect(await failureOf(saving.update(AYSE, publicId, 2, { programVersion: '2' }))).toMatchObject({
      message: 'Bu kayıt siz düzenlerken başka biri tarafından değiştirildi.',
      stale: { changedBy: 'Başka biri', fields: [] },
    });
    expect((await failureOf(saving.update(AYSE, publicId, 4, { programVersion: '2' }))).code).toBe('STALE');
    expect((await saving.update(AYSE, publicId, 3, { programVersion: '2' })).version).toBe(4);
  });

  test('are saved once when two save the same version at once', async () => {
    const { saving, publicId } = await start();
    const results = await Promise.allSettled([
      saving.update(AYSE, publicId, 1, { name: 'A' }),
      saving.update(MEHMET, publicId, 1, { name: 'B' }),
    ]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('that are unknown are a 404 with the resource’s sentence', async () => {
    const { saving } = await start();
    for (const work of [saving.update(AYSE, 'yok', 1, { name: 'x' }), saving.remove(AYSE, 'yok', 'allow')]) {
      expect(await failureOf(work)).toMatchObject({ status: 404, code: 'NOT_FOUND', message: 'Program bulunamadı.' });
    }
  });

  test('are deleted for good, or into the trash with the grant soft', async () => {
    const { database, saving, publicId } = await start();
    const second = (await saving.create(AYSE, { ...CAD, name: 'İkinci' })).publicId;
    await saving.remove(AYSE, publicId, 'allow');
    await saving.remove(MEHMET, second, 'soft');
    expect(await database.db.selectFrom('programs').select('id').execute()).toEqual([]);
    expect(await database.db.selectFrom('trash').selectAll().execute()).toMatchObject([
      { kind: 'program', rowId: second, title: 'İkinci', deletedBy: 'Mehmet' },
    ]);
    expect(
      (await audit(database))
        .filter((entry) => entry.action === 'delete')
        .map((entry) => [entry.actorName, entry.rowId, entry.changes[0]]),
    ).toEqual([
      ['Ayşe', publicId, { field: 'name', before: 'CAD', after: null }],
      ['Mehmet', second, { field: 'name', before: 'İkinci', after: null }],
    ]);
  });

  test('and their audit rows are stored together or not at all', async () => {
    const { database, publicId } = await start();
    const failing = staffSaving(
      { database, now: Date.now },
      { ...programs, afterSave: () => Promise.reject(new Error('no')) },
    );
    await expect(failing.update(AYSE, publicId, 1, { name: 'x' })).rejects.toThrow('no');
    await expect(failing.create(AYSE, CAD)).rejects.toThrow('no');
    expect(await database.db.selectFrom('programs').select('name').execute()).toEqual([{ name: 'CAD' }]);
    expect(await audit(database)).toHaveLength(1);
  });

  test('a value that another row has is the resource’s 409, for each of its unique columns', async () => {
    const database = await setup.open();
    const at = new Date();
    const pages: Resource<'pages'> = {
      kind: 'page',
      scope: 'pages',
      table: 'pages',
      absent: '',
      titleOf: (row) => row.title,
      fieldsOf: () => ({}),
      unique: { slug: { code: 'DUPLICATE', field: 'slug', message: 'Bu slug var' } },
    };
    const users: Resource<'users'> = {
      kind: 'user',
      scope: 'accounts',
      table: 'users',
      absent: '',
      titleOf: (row) => row.name,
      fieldsOf: () => ({}),
      unique: { usernameKey: { code: 'DUPLICATE', field: 'username', message: 'Bu ad var' } },
    };
    const page = {
      slug: 'a',
      title: 'A',
      content: {},
      richTextStamp: null,
      searchTitle: '',
      searchText: '',
      metaTitle: '',
      metaDescription: '',
      isActive: true,
      publishAt: null,
      unpublishAt: null,
      sortOrder: 0,
    };
    const user = {
      username: 'a',
      usernameKey: 'a',
      name: 'A',
      nameSort: 'a',
      email: 'a',
      emailKey: 'a',
      passwordHash: '',
      role: 'user' as const,
      avatar: '',
      isActive: true,
      lastLoginAt: at,
    };
    const [savePages, saveUsers] = [
      staffSaving({ database, now: Date.now }, pages),
      staffSaving({ database, now: Date.now }, users),
    ];
    await savePages.create(AYSE, page);
    await saveUsers.create(AYSE, user);
    expect(await failureOf(savePages.create(AYSE, page))).toMatchObject({
      status: 409,
      code: 'DUPLICATE',
      message: 'Bu slug var',
      fields: { slug: 'Bu slug var' },
    });
    expect(await failureOf(saveUsers.create(AYSE, { ...user, emailKey: 'b' }))).toMatchObject({
      status: 409,
      fields: { username: 'Bu ad var' },
    });
    expect(await failureOf(saveUsers.create(AYSE, { ...user, usernameKey: 'b' }))).toMatchObject({
      status: 409,
      code: 'DUPLICATE',
    }); // without a sentence of its own
  });
});

describe('the audit table’s record of a change', () => {
  test('is empty for equal fields, whatever the order of their keys', () => {
    expect(changesOf({ a: 1, b: [{ x: 1, y: 2 }], c: '' }, { a: 1, b: [{ y: 2, x: 1 }], c: null })).toEqual([]);
  });
  test('has the differing place of long texts', () => {
    const [change] = changesOf(
      { html: `${'x'.repeat(9_000)}eski` },
      { html: `${'x'.repeat(9_000)}yeni${'y'.repeat(9_000)}` },
    );
    expect(change?.before).toMatch(/^…x{60}eski$/);
    expect(change?.after).toMatch(/^…x{60}yeniy{436}…$/);
  });
  test('has the first items of long lists', () => {
    const [change] = changesOf({ list: [] }, { list: Array.from({ length: 100 }, (_, i) => i) });
    expect(change?.after).toEqual([...Array.from({ length: 30 }, (_, i) => i), '… +70']);
  });
  test('has only the fact of a change for secrets', () => {
    expect(changesOf({ password: secret('hash-1') }, { password: secret('hash-2') })).toEqual([
      { field: 'password', before: '•••', after: '•••' },
    ]);
    expect(changesOf({ password: secret('hash-1') }, { password: secret('hash-1') })).toEqual([]);
    expect(JSON.stringify(changesOf({}, { password: secret('hash-1') }))).not.toContain('hash-1');
  });
});
