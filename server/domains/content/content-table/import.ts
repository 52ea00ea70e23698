// Posts and pages from a file: what becomes of each row, and how it is done and taken back. Kept by their own saving,
// so that the audit table, former addresses and the trash know them like rows that were typed.
import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '#contract/api-error.ts';
import { fieldsKept, IMPORT_ROW_CHANGED, KNOWN_ROW, UNKNOWN_ROW } from '#contract/import-texts.ts';
import type { Db, Trx } from '../../../base/db/database.ts';
import { formerRule } from '../../../entities/imports/former.ts';
import type { ImportKind, Judge, Judgement, WantedRow } from '../../../entities/imports/kind.ts';
import { withTimes } from '../../../entities/publishing.ts';
import type { By, Change, Row, Values } from '../../../entities/resource.ts';
import { answeringDuplicates, createRow, getRow, removeRow, updateRow } from '../../../entities/saving.ts';
import type { Done, TaskFields, Undone } from '../../../entities/tasks/kind.ts';
import { LIST_ROW_CHANGED_SINCE } from '../../../entities/texts.ts';
import { picturesInHtml } from '../../../entities/imports/html-pictures.ts';
import { contentPictures, type ContentPictures } from './pictures.ts';
import { NotReadable, type ContentKind, type ContentTable, type Flat } from './table.ts';

const NEW_ID = '_id';
const MAX_SHOWN = 400;

type Errors = { field: string; sentence: string }[];

const picked = (values: Flat, names: readonly string[]): TaskFields =>
  Object.fromEntries(names.map((name) => [name, values[name]]));

/** A post's date is no field of its calls. */
const dateOf = ({ createdAt }: Flat): Date | undefined =>
  typeof createdAt === 'string' ? new Date(createdAt) : undefined;

/** A text of a row; none where it is absent or empty. */
function textIn(values: WantedRow['values'], name: string): string[] {
  const value = values.get(name);
  return typeof value === 'string' && value !== '' ? [value] : [];
}

/** What a kind of content is to the import. */
export function contentImport<T extends ContentKind>(table: ContentTable<T>): ImportKind {
  const { resource, fields, schemas } = table;
  const [{ name: key }] = fields as [(typeof fields)[number]];
  const labelOf = (name: string): string => fields.find((one) => one.name === name)?.label ?? name;
  const flatOf = (row: Row<T>): Flat => table.flatOf(row);

  async function foundBySlug(db: Db, slugs: readonly string[]): Promise<Map<string, Row<T>>> {
    const rows = await db
      .selectFrom(resource.table as 'blogs')
      .selectAll()
      .where('slug', 'in', slugs)
      .execute();
    return new Map(rows.map((row) => [row.slug, row as unknown as Row<T>]));
  }

  /** What the words of the cells stand for. */
  function valuesOf(wanted: WantedRow, isNew: boolean, errors: Errors): Flat {
    const values: Record<string, unknown> = isNew ? { [key]: wanted.key } : {};
    for (const [name, value] of wanted.values) {
      if (!isNew && wanted.standIns.has(name)) continue;
      try {
        values[name] = value === null ? null : table.valueOf(name, value);
      } catch (error) {
        if (!(error instanceof NotReadable)) throw error;
        errors.push({ field: name, sentence: error.message });
      }
    }
    return values;
  }

  /** Sentences of a refusal by the names of fields. */
  function refuse(error: unknown, errors: Errors): void {
    if (!ApiError.is(error)) throw error;
    const [path = key] = Object.keys(error.fields ?? {});
    errors.push({ field: table.fieldOf(path.split('.')), sentence: error.message });
  }

  async function open(db: Db): Promise<Judge> {
    const withFound = await contentPictures(db);

    async function judged(
      wanted: WantedRow,
      mode: string,
      found: Row<T> | undefined,
      pictures: ContentPictures,
    ): Promise<Judgement> {
      const errors: Errors = [];
      const wrong = (): Judgement => ({
        action: 'error',
        rowId: found?.publicId ?? '',
        before: null,
        after: {},
        errors,
      });
      if (!found && mode === 'update') errors.push({ field: key, sentence: UNKNOWN_ROW });
      if (found && mode === 'create') errors.push({ field: key, sentence: KNOWN_ROW });
      if (errors.length > 0) return wrong();
      const row = found ?? null;
      try {
        const named = table.withPictures(valuesOf(wanted, !found, errors), row, pictures);
        const body = table.bodyOf(named.fields);
        const parsed = (found ? schemas.update : schemas.create).safeParse(body);
        if (!parsed.success) {
          const said = new Set(errors.map(({ field }) => field));
          for (const { path, message } of parsed.error.issues) {
            const field = table.fieldOf(path);
            if (!said.has(field)) errors.push({ field, sentence: message });
            said.add(field);
          }
        }
        if (errors.length > 0 || !parsed.success) return wrong();
        // The address is given: nothing is read for it, and nothing is written.
        const trx = db as unknown as Trx;
        const columns = withTimes(
          resource,
          row,
          found ? await table.updateColumns(trx, parsed.data, found) : await table.createColumns(trx, parsed.data),
        );
        const given = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
        const flat = table.flatOf({
          ...row,
          ...given,
          createdAt: dateOf(named.fields) ?? found?.createdAt,
        } as unknown as Values<T>);
        const names = Object.keys(named.fields).filter((name) => name !== key || !found);
        if (!found)
          return {
            action: 'create',
            rowId: '',
            before: null,
            after: picked(flat, names),
            errors,
            warning: named.missing.length > 0 ? 'picture' : undefined,
            missing: named.missing,
          };
        const present = flatOf(found);
        const news = names.filter((name) => !isDeepStrictEqual(flat[name], present[name]));
        return {
          action: news.length === 0 ? 'same' : 'update',
          rowId: found.publicId,
          before: picked(present, news),
          after: picked(flat, news),
          errors,
          warning: named.missing.length > 0 && news.length > 0 ? 'picture' : undefined,
          missing: named.missing,
        };
      } catch (error) {
        refuse(error, errors);
        return wrong();
      }
    }

    return {
      async judge(rows, mode, finder) {
        const pictures = withFound(finder);
        const found = await foundBySlug(
          db,
          rows.map((row) => row.key),
        );
        const judgements: Judgement[] = [];
        for (const row of rows) judgements.push(await judged(row, mode, found.get(row.key), pictures));
        return judgements;
      },
      warningsOf: ({ picture }) => (picture > 0 ? ['picture'] : []),
    };
  }

  const setDate = (trx: Trx, publicId: string, createdAt: Date) =>
    trx
      .updateTable(resource.table as 'blogs')
      .set({ createdAt })
      .where('publicId', '=', publicId)
      .execute();

  const save = (trx: Trx, publicId: string, values: Flat, by: By): Promise<unknown> =>
    answeringDuplicates(resource, () =>
      updateRow(trx, resource, by, publicId, undefined, async (row) => {
        const createdAt = dateOf(values);
        const body = schemas.update.parse(table.bodyOf(values));
        return { ...(await table.updateColumns(trx, body, row)), ...(createdAt && { createdAt }) } as Change<T>;
      }),
    );

  return {
    locks: [resource.scope],
    modes: ['both', 'update', 'create'],
    fields: [...fields, formerRule('formerAddress')],
    translators: table.translators,
    pictures: {
      kind: resource.table,
      fields: [...table.pictures.cover, ...table.pictures.text],
      namedBy: (values) => [
        ...table.pictures.cover.flatMap((name) => textIn(values, name)),
        ...table.pictures.text.flatMap((name) => textIn(values, name).flatMap(picturesInHtml)),
      ],
    },
    keyOf: (text) => text.trim().toLowerCase(),
    sample: table.sample,
    open,
    former: {
      formerAddress: async (trx, { [NEW_ID]: id }) =>
        table.pathOf(String(flatOf(await getRow(trx, resource, String(id)))[key])),
    },
    async create(trx, after, by): Promise<Done> {
      const body = schemas.create.parse(table.bodyOf(after));
      const row = await answeringDuplicates(resource, () =>
        createRow(trx, resource, by, (within) => table.createColumns(within, body)),
      );
      const createdAt = dateOf(after);
      if (createdAt) await setDate(trx, row.publicId, createdAt);
      return { outcome: 'changed', before: null, after: { [NEW_ID]: row.publicId } };
    },
    async update(trx, { rowId, before, after }, by): Promise<Done> {
      const present = flatOf(await getRow(trx, resource, rowId));
      if (!isDeepStrictEqual(picked(present, Object.keys(before)), before))
        return { outcome: 'refused', sentence: IMPORT_ROW_CHANGED };
      await save(trx, rowId, after, by);
      return { outcome: 'changed', before, after: { [NEW_ID]: rowId, ...after } };
    },
    async undo(trx, { before, after: { [NEW_ID]: id, ...after } }, by): Promise<Undone> {
      const row = await getRow(trx, resource, String(id));
      if (before === null) {
        if (row.version > 1) return { outcome: 'kept', sentence: LIST_ROW_CHANGED_SINCE };
        await removeRow(trx, resource, by, row.publicId, 'all');
        return { outcome: 'restored' };
      }
      const present = flatOf(row);
      const names = Object.keys(after).filter((name) => isDeepStrictEqual(present[name], after[name]));
      if (names.length > 0) await save(trx, row.publicId, picked(before, names), by);
      const kept = Object.keys(after).filter((name) => !names.includes(name));
      return kept.length === 0 ? { outcome: 'restored' } : { outcome: 'kept', sentence: fieldsKept(kept.map(labelOf)) };
    },
    shown(field, value) {
      const text = String(table.cellOf(field, value) ?? '');
      return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
    },
  };
}
