import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import type { ListedAuditEntry } from '#contract/audit.ts';
import type { Task } from '#contract/tasks.ts';
import { startApp } from '../../testing/app.ts';
import { insertProducts } from '../../testing/catalogue.ts';
import { describeOnEngines } from '../../testing/engines.ts';
import { importing } from '../../testing/imports.ts';
import { signIn } from '../../testing/sign-in.ts';
import { seedSmallCatalogue } from '../../testing/small-catalogue.ts';
import { zipEntries } from '../../testing/zips.ts';
import { removeOldExports } from './clean.ts';
import { GIVEN_TABLES, KEPT_TABLES } from './tables.ts';
import { everythingPath } from './work.ts';

/** The database's own, of one engine: indexes of texts, processes that are up, and the views of these tests. */
const NOT_DATA =
  /^migrations$|^instances$|^instanceAcks$|^sequences$|^rowsOf[A-Z]|(?:Trigrams|Words)(?:Config|Content|Data|Docsize|Idx)?$/;
const camel = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

describeOnEngines(
  'all data as a file',
  (setup) => {
    async function start() {
      const app = await startApp(setup);
      const admin = await signIn(app, 'admin');
      const folder = join(app.config.dataDir, 'img/products');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'çap.webp'), Buffer.alloc(300_000, 7));
      for (const kind of ['invoices', 'receipts', 'resumes']) {
        mkdirSync(join(app.config.dataDir, 'private', kind), { recursive: true });
        writeFileSync(join(app.config.dataDir, 'private', kind, `${kind}.pdf`), kind);
      }
      return { ...app, admin, ...importing(app, admin) };
    }

    test('every table is either given or kept, and no given column is a secret', async () => {
      const { database } = await start();
      const tables = (await database.db.introspection.getTables()).map(({ name }) => camel(name));
      const known = [...Object.keys(GIVEN_TABLES), ...KEPT_TABLES];
      expect(new Set(known).size).toBe(known.length);
      const own = tables.filter((name) => !NOT_DATA.test(name));
      expect(own.toSorted()).toEqual(known.toSorted());
      for (const table of await database.db.introspection.getTables()) {
        const rule = GIVEN_TABLES[camel(table.name) as keyof typeof GIVEN_TABLES];
        const given = table.columns.map(({ name }) => camel(name)).filter((name) => !rule?.without?.includes(name));
        if (rule)
          expect(given.filter((name) => /hash|token|secret|password|session|salt|idempotency/i.test(name))).toEqual([]);
        if (rule && !rule.order) expect(given).toContain('id');
        for (const column of [...(rule?.order ?? []), ...(rule?.without ?? [])])
          expect(
            table.columns.map(({ name }) => camel(name)),
            table.name,
          ).toContain(column);
      }
    });

    test('tables, media and their sums; admins alone, noted, kept for a day', async () => {
      const { app, admin, database, config, work } = await start();
      await insertProducts(
        database,
        Array.from({ length: 1_100 }, (_, i) => ({ code: `ÇOK-${i}`, name: 'a;"b"\nc', category: 'kolonlar' })),
      );
      const begun = await admin.post<Task>('/api/everything/export', {});
      expect(begun.status).toBe(201);
      await work();
      const task = (await admin.get<Task>(`/api/tasks/${begun.json._id}`)).json;
      expect(task).toMatchObject({ kind: 'everything', state: 'done', hasFile: true, message: '' });
      const url = `/api/everything/export/${task._id}`;
      const reply = await app.inject({ url, headers: await admin.headers() });
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/zip']);
      const moderator = await signIn({ app, database, config } as never, 'moderator');
      expect((await moderator.get(url)).status).toBe(403);
      expect((await moderator.post('/api/everything/export', {})).status).toBe(403);

      const entries = await zipEntries(reply.rawPayload);
      const manifest = JSON.parse(entries['manifest.json']!) as {
        version: string;
        entries: { name: string; bytes: number; sha256: string; rows?: number }[];
      };
      expect(manifest.version).toMatch(/^\d+\./);
      expect(manifest.entries.filter(({ rows }) => rows !== undefined)).toHaveLength(Object.keys(GIVEN_TABLES).length);
      for (const { name, sha256 } of manifest.entries.filter((one) => one.name.endsWith('.csv')))
        expect(createHash('sha256').update(entries[name]!).digest('hex'), name).toBe(sha256);
      const picture = manifest.entries.find(({ name }) => name === 'img/products/çap.webp');
      expect(picture?.sha256).toBe(
        createHash('sha256')
          .update(readFileSync(join(config.dataDir, 'img/products/çap.webp')))
          .digest('hex'),
      );
      for (const kind of ['invoices', 'receipts', 'resumes']) expect(entries[`private/${kind}/${kind}.pdf`]).toBe(kind);
      for (const { name, rows } of manifest.entries) {
        if (rows === undefined || rows === 0) continue;
        expect(parse(entries[name]!, { bom: true, delimiter: ';', columns: true }), name).toHaveLength(rows);
      }
      const { n } = await database.db
        .selectFrom('products')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
      expect(manifest.entries.find(({ name }) => name === 'tables/products.csv')!.rows).toBe(n);
      const { rows: users } = await sql<{ passwordHash: string }>`select password_hash from users`.execute(database.db);
      expect(users.length).toBeGreaterThan(0);
      for (const { passwordHash } of users) expect(entries['tables/users.csv']).not.toContain(passwordHash);

      const { items } = (await admin.get<{ items: ListedAuditEntry[] }>('/api/audit?group=reading')).json;
      expect(items.slice(0, 2).map(({ action, kind }) => [action, kind])).toEqual([
        ['export', 'task'],
        ['export', 'task'],
      ]);
      const path = join(config.dataDir, everythingPath(task._id));
      await removeOldExports({ dataDir: config.dataDir, now: Date.now });
      expect(existsSync(path)).toBe(true);
      utimesSync(path, new Date(0), new Date(0));
      await removeOldExports({ dataDir: config.dataDir, now: Date.now });
      expect((await admin.get(url)).status).toBe(404);
    });
  },
  seedSmallCatalogue,
);
