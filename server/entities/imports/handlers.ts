import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ApiError, notFound } from '#contract/api-error.ts';
import {
  checkTitle,
  IMPORT_CHANGES_NOTHING,
  IMPORT_COLUMNS_REFUSED,
  IMPORT_FIELD_TWICE,
  IMPORT_HAS_ERRORS,
  IMPORT_IS_BUSY,
  IMPORT_MODE_REFUSED,
  IMPORT_NOT_ALLOWED,
  IMPORT_NOT_CHECKED,
  IMPORT_NOTHING_MAPPED,
  IMPORT_WARNINGS_OPEN,
  IMPORT_WAS_APPLIED,
  importTitle,
  keyColumnMissing,
  MAPPING_ABSENT,
} from '#contract/import-texts.ts';
import type { ReceivedFile } from '#contract/endpoints.ts';
import { PERSONAL_IMPORTS, type ColumnMapping, type ImportForm, type ImportKindName } from '#contract/imports.ts';
import { fold } from '#contract/text.ts';
import { newPublicId } from '../../base/db/public-id.ts';
import { json } from '../../base/db/tables.ts';
import { TableFileError } from '../../base/files/tables/tables.ts';
import { handlers, personOf, type Viewer } from '../../call/handlers.ts';
import { pageOf } from '../../call/list-page.ts';
import type { StaffServices } from '../../call/services.ts';
import type { TaskWorks } from '../tasks/kind.ts';
import { isOpen } from '../tasks/rows.ts';
import { beginTask, draftTask, findDraft } from '../tasks/start.ts';
import { importPath } from './check.ts';
import { forgetRows } from './clean.ts';
import { errorsFile, sampleFile } from './files.ts';
import { ruleOf } from './guess.ts';
import type { ImportKind, ImportKinds } from './kind.ts';
import { pictureHandlers } from './picture-handlers.ts';
import { forgetMissing } from './pictures.ts';
import { lookAtImport } from './reading.ts';
import { findImport, inFileOrder, shownImport, stateNow, taskOf, type ImportRecord } from './rows.ts';
import type { ImportParams } from './work.ts';

/** Rows up to which applying is done while the call waits. */
const APPLIED_AT_ONCE = 200;
/** Row numbers of one query. */
const NUMBERS_AT_ONCE = 10_000;

type Services = Pick<StaffServices, 'database' | 'now'> & { dataDir: string };

const refused = (sentence: string, field?: string): ApiError =>
  new ApiError(400, 'VALIDATION', sentence, field === undefined ? undefined : { [field]: sentence });
/** @throws FORBIDDEN where the role may not save such rows */
function checkRights({ access }: ImportKind, { role }: Viewer): void {
  if (access?.[role] === '401' || access?.[role] === '403') throw new ApiError(403, 'FORBIDDEN', IMPORT_NOT_ALLOWED);
}
const guarded = (sentence: string): ApiError => new ApiError(409, 'GUARDED', sentence);

/** Looks at a file. @throws VALIDATION for one that is no table */
async function looked(kind: ImportKind, path: string, at: Date, form?: ImportForm) {
  try {
    return await lookAtImport(kind, path, at, form);
  } catch (error) {
    if (error instanceof TableFileError) throw refused(error.message, 'file');
    throw error;
  }
}

/** @throws VALIDATION for columns that cannot be imported that way */
function checkMapping(kind: ImportKind, columns: ImportRecord['columns'], mapping: readonly ColumnMapping[]): void {
  const names = mapping.flatMap(({ field }) => field ?? []);
  if (mapping.length !== columns.length || names.some((name) => !ruleOf(kind, name)))
    throw refused(IMPORT_COLUMNS_REFUSED, 'mapping');
  const missing = kind.fields.find(({ isKey, name }) => isKey && !names.includes(name));
  if (missing) throw refused(keyColumnMissing(missing.label), 'mapping');
  if (new Set(names).size < names.length) throw refused(IMPORT_FIELD_TWICE, 'mapping');
  if (names.length < 2) throw refused(IMPORT_NOTHING_MAPPED, 'mapping');
}

/** Imports: a file is sent, mapped, checked, applied. */
export const importHandlers = (
  { database, now, dataDir }: Services,
  { kinds, works }: { kinds: ImportKinds; works: TaskWorks },
) => {
  const { db } = database;
  const parts = { database, works, now };
  const shown = async (publicId: string) => shownImport(db, kinds, await findImport(db, publicId), now());

  /** The import, for who may import such rows: its cells may be people's data. @throws 404, FORBIDDEN */
  async function importFor(publicId: string, viewer: Viewer): Promise<ImportRecord> {
    const row = await findImport(db, publicId);
    checkRights(kinds[row.kind], viewer);
    return row;
  }

  /** The same, which nobody works on at present. @throws 409 while it runs and once it was applied */
  async function idle(publicId: string, viewer: Viewer): Promise<ImportRecord> {
    const row = await importFor(publicId, viewer);
    const task = await taskOf(db, row);
    if (task && isOpen(task)) throw guarded(IMPORT_IS_BUSY);
    if (row.state === 'applied') throw guarded(IMPORT_WAS_APPLIED);
    return row;
  }

  /** Begins a task that has no rows of its own. */
  async function beginLong(kind: 'import-check', viewer: Viewer, title: string, params: unknown): Promise<number> {
    const draft = await findDraft(db, viewer, kind, await draftTask(parts, { kind, viewer, rowIds: [] }));
    await beginTask(parts, draft, { title, params, atOnce: -1 });
    return draft.id;
  }

  async function numbersOf(importId: number): Promise<string[]> {
    const found: string[] = [];
    for (let after = 0; ;) {
      const rows = await db
        .selectFrom('importRows')
        .select('no')
        .where('importId', '=', importId)
        .where('action', 'in', ['create', 'update'])
        .where('no', '>', after)
        .orderBy('no')
        .limit(NUMBERS_AT_ONCE)
        .execute();
      found.push(...rows.map(({ no }) => String(no)));
      if (rows.length < NUMBERS_AT_ONCE) return found;
      after = rows.at(-1)!.no;
    }
  }

  /** Takes a file that was sent. @returns its import */
  async function begin(name: ImportKindName, file: ReceivedFile, viewer: Viewer) {
    const kind = kinds[name];
    checkRights(kind, viewer);
    const createdAt = new Date(now());
    const look = await looked(kind, file.path, createdAt);
    const publicId = newPublicId();
    const path = importPath(dataDir, publicId);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await rename(file.path, path);
    const person = personOf(viewer);
    try {
      await database.write('tasks', (trx) =>
        trx
          .insertInto('imports')
          .values({
            publicId,
            kind: name,
            state: 'mapping',
            fileName: file.originalName,
            form: json(look.form),
            sheets: json(look.sheets),
            columns: json(look.columns),
            mapping: json(look.mapping),
            mode: kind.modes[0]!,
            problem: '',
            warnings: json([]),
            arePicturesFetched: look.form.translated?.source != null,
            taskId: null,
            byId: person.publicId,
            byName: person.name,
            createdAt,
          })
          .execute(),
      );
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    return shown(publicId);
  }

  return handlers({
    ...pictureHandlers({ database, dataDir, kinds, idle, find: importFor, shown }),

    'POST /api/imports/:kind': ({ params, file }, { viewer }) => begin(params.kind, file, viewer),

    'POST /api/import-pictures': ({ file }, { viewer }) => begin('pictures', file, viewer),

    'GET /api/imports/:kind/sample': ({ params, query: { format } }) =>
      sampleFile({ dataDir, now: now() }, { name: params.kind, kind: kinds[params.kind], format }),

    async 'GET /api/import/:id'({ params }, { viewer }) {
      await importFor(params.id, viewer);
      return shown(params.id);
    },

    async 'POST /api/import/:id/form'({ params, body: { form } }, { viewer }) {
      const row = await idle(params.id, viewer);
      const look = await looked(kinds[row.kind], importPath(dataDir, row.publicId), row.createdAt, form);
      await database.write('tasks', (trx) =>
        trx
          .updateTable('imports')
          .set({
            state: 'mapping',
            form: json(look.form),
            columns: json(look.columns),
            mapping: json(look.mapping),
            arePicturesFetched: look.form.translated?.source != null,
            problem: '',
          })
          .where('id', '=', row.id)
          .execute(),
      );
      return shown(params.id);
    },

    async 'POST /api/import/:id/check'({ params, body: { mapping, mode, arePicturesFetched } }, { viewer }) {
      const row = await idle(params.id, viewer);
      const kind = kinds[row.kind];
      checkMapping(kind, row.columns, mapping);
      if (!kind.modes.includes(mode)) throw refused(IMPORT_MODE_REFUSED, 'mode');
      await forgetRows(database, row.id);
      if (kind.pictures) await forgetMissing(database, row.id);
      await database.write('tasks', (trx) =>
        trx
          .updateTable('imports')
          .set({
            mapping: json(mapping),
            mode,
            arePicturesFetched: kind.pictures !== undefined && arePicturesFetched,
            state: 'checking',
            problem: '',
            warnings: json([]),
            taskId: null,
          })
          .where('id', '=', row.id)
          .execute(),
      );
      const taskId = await beginLong('import-check', viewer, checkTitle(row.fileName), { importId: row.id });
      await database.write('tasks', (trx) =>
        trx.updateTable('imports').set({ taskId }).where('id', '=', row.id).execute(),
      );
      return shown(params.id);
    },

    async 'GET /api/import/:id/rows'({ params, query }, { viewer }) {
      const row = await importFor(params.id, viewer);
      const kind = kinds[row.kind];
      const label = (field: string): string => ruleOf(kind, field)?.label ?? field;
      const rows = db
        .selectFrom('importRows')
        .where('importId', '=', row.id)
        .$if(query.action !== undefined, (q) => q.where('action', '=', query.action!));
      const { n } = await rows.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
      const page = await rows
        .select(['no', 'key', 'action', 'fieldsBefore', 'fieldsAfter', 'errors'])
        .orderBy('no')
        .limit(query.limit)
        .offset((query.page - 1) * query.limit)
        .execute();
      const items = page.map(({ no, key, action, fieldsBefore, fieldsAfter, errors }) => ({
        no,
        key,
        action,
        changes: Object.entries(inFileOrder(fieldsAfter ?? {}, row.mapping)).map(([field, value]) => ({
          label: label(field),
          before: kind.shown(field, fieldsBefore?.[field]),
          after: kind.shown(field, value),
        })),
        errors: errors.map(({ field, value, sentence }) => ({ label: label(field), value, sentence })),
      }));
      return pageOf({ items, total: n }, query);
    },

    async 'GET /api/import/:id/errors'({ params }, { viewer }) {
      const row = await importFor(params.id, viewer);
      return errorsFile(db, row, kinds[row.kind]);
    },

    async 'POST /api/import/:id/apply'({ params, body: { areErrorsSkipped, accepted, areMailsSent } }, { viewer }) {
      const row = await idle(params.id, viewer);
      if (stateNow(row, await taskOf(db, row)) !== 'checked') throw guarded(IMPORT_NOT_CHECKED);
      const { counts } = await shown(params.id);
      if (counts!.error > 0 && !areErrorsSkipped) throw guarded(IMPORT_HAS_ERRORS);
      if (row.warnings.some(({ name }) => !accepted.includes(name))) throw guarded(IMPORT_WARNINGS_OPEN);
      const rowIds = await numbersOf(row.id);
      if (rowIds.length === 0) throw guarded(IMPORT_CHANGES_NOTHING);
      const draftId = await draftTask(parts, { kind: 'import', viewer, rowIds });
      const draft = await findDraft(db, viewer, 'import', draftId);
      const isFirst = await database.write('tasks', async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('imports')
          .set({ state: 'applied', taskId: draft.id })
          .where('id', '=', row.id)
          .where('state', '=', 'checked')
          .executeTakeFirst();
        return numUpdatedRows > 0n;
      });
      if (!isFirst) throw guarded(IMPORT_WAS_APPLIED); // pressed twice
      await beginTask(parts, draft, {
        title: importTitle(row.fileName, rowIds.length),
        params: { importId: row.id, kind: row.kind, areErrorsSkipped, areMailsSent } satisfies ImportParams,
        atOnce: APPLIED_AT_ONCE,
      });
      // The rows are kept by themselves, for as long as they can be taken back.
      if (PERSONAL_IMPORTS.includes(row.kind)) await rm(importPath(dataDir, row.publicId), { force: true });
      return shown(params.id);
    },

    async 'GET /api/import-mappings'({ query }) {
      const rows = await db
        .selectFrom('importMappings')
        .selectAll()
        .where('kind', '=', query.kind)
        .orderBy('nameKey')
        .execute();
      return rows.map(shownMapping);
    },

    async 'POST /api/import-mappings'({ body: { kind, name, columns } }) {
      const nameKey = fold(name);
      return database.write('tasks', async (trx) => {
        const earlier = await trx
          .selectFrom('importMappings')
          .select('id')
          .where('kind', '=', kind)
          .where('nameKey', '=', nameKey)
          .executeTakeFirst();
        const row = earlier
          ? await trx
              .updateTable('importMappings')
              .set({ name, columns: json(columns) })
              .where('id', '=', earlier.id)
              .returningAll()
              .executeTakeFirstOrThrow()
          : await trx
              .insertInto('importMappings')
              .values({ publicId: newPublicId(), kind, name, nameKey, columns: json(columns) })
              .returningAll()
              .executeTakeFirstOrThrow();
        return shownMapping(row);
      });
    },

    async 'DELETE /api/import-mappings/:id'({ params }) {
      const { numDeletedRows } = await database.write('tasks', (trx) =>
        trx.deleteFrom('importMappings').where('publicId', '=', params.id).executeTakeFirst(),
      );
      if (numDeletedRows === 0n) throw notFound(MAPPING_ABSENT);
    },
  });
};

const shownMapping = ({
  publicId,
  kind,
  name,
  columns,
}: {
  publicId: string;
  kind: ImportKindName;
  name: string;
  columns: (ColumnMapping & { header: string })[];
}) => ({ _id: publicId, kind, name, columns });
