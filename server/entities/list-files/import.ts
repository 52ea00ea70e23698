// Rows of a small list from a file: kept by the list's own saving, so that its rules, the audit table and the trash
// know them like rows that were typed.
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import { ApiError } from '#contract/api-error.ts';
import { fieldsKept, IMPORT_ROW_CHANGED, KNOWN_ROW, UNKNOWN_ROW } from '#contract/import-texts.ts';
import { fold } from '#contract/text.ts';
import type { Db, Trx } from '../../base/db/database.ts';
import type { FieldRule, ImportKind, Judge, Judgement, WantedRow } from '../imports/kind.ts';
import type { By, Change, Row, StaffTable, Values as RowValues } from '../resource.ts';
import { answeringDuplicates, createRow, getRow, removeRow, updateRow } from '../saving.ts';
import { readSmallList } from '../small-list.ts';
import type { Done, TaskFields, Undone } from '../tasks/kind.ts';
import { LIST_ROW_CHANGED_SINCE } from '../texts.ts';
import { cellOf, cellTypeOf, fieldsOf, valueOf, type ListFile, type Values } from './list-file.ts';

/** Between the two parts of a key. */
const JOINT = ' → ';
const NEW_ID = '_id';

/** Empties that a text is, a list, and anything else. */
const emptied = (rule: FieldRule): unknown => {
  if (rule.type === 'list') return [];
  return rule.type === 'text' ? '' : null;
};

/** Sentences of a refusal by the names of fields. */
const refusals = (error: unknown, field: string): { field: string; sentence: string }[] => {
  if (!ApiError.is(error)) throw error;
  const named = Object.entries(error.fields ?? {});
  return named.length > 0
    ? named.map(([name, sentence]) => ({ field: name, sentence }))
    : [{ field, sentence: error.message }];
};

/** What a small list is to the import. */
export function listImport(file: ListFile): ImportKind {
  const { list, keys, aliases = {}, sample, prepare = (values) => values, made = {} } = file;
  const { kind, resource, show, valuesOf } = list;
  const [key, second] = keys;
  const schemas = { create: kind.create as z.ZodType<Values>, update: kind.update as z.ZodType<Values> };
  const fields = Object.entries(fieldsOf(file)).map(([name, one]): FieldRule => ({
    name,
    label: one.label,
    type: cellTypeOf(one),
    aliases: aliases[name] ?? [],
    isKey: keys.includes(name),
    isNeeded: !('default' in one),
  }));
  const ruleOf = (name: string): FieldRule => fields.find((one) => one.name === name)!;
  /** A part of the key as rows have it. */
  const partOf = (name: string, text: string): string => {
    const parsed = fieldsOf(file)[name]!.input.safeParse(text);
    return String(parsed.success ? parsed.data : text).trim();
  };
  const keyOf = (first: string, other: string): string => {
    const parts = [partOf(key, first), ...(second === undefined ? [] : [partOf(second, other)])];
    return parts.includes('') ? '' : parts.join(JOINT);
  };
  const keyOfRow = (row: Values): string => keys.map((name) => String(row[name!])).join(JOINT);
  const shownOf = (row: Row<StaffTable>): Values => show(row as never) as Values;
  const picked = (values: Values, names: readonly string[]): Record<string, unknown> =>
    Object.fromEntries(names.map((name) => [name, values[name]]));
  /** The row's values by its call's schema, as they would be stored. @throws as the list's calls */
  const stored = (body: Values, row: Values | null): Values =>
    prepare((row ? schemas.update : schemas.create).parse(body), row);

  async function open(db: Db): Promise<Judge> {
    const rows = (await readSmallList(db, list).list('staff')) as readonly Values[];
    // Rows that differ by spelling alone are told apart where a list has them.
    const exact = new Map(rows.map((row) => [keyOfRow(row), row]));
    const folded = new Map(rows.map((row) => [keyOfRow(row).split(JOINT).map(fold).join(JOINT), row]));

    function judged({ key: text, values }: WantedRow, mode: string): Judgement {
      const found = exact.get(text) ?? folded.get(text.split(JOINT).map(fold).join(JOINT));
      const error = (errors: Judgement['errors']): Judgement => ({
        action: 'error',
        rowId: String(found?.['_id'] ?? ''),
        before: null,
        after: {},
        errors,
      });
      if (!found && mode === 'update') return error([{ field: key, sentence: UNKNOWN_ROW }]);
      if (found && mode === 'create') return error([{ field: key, sentence: KNOWN_ROW }]);
      const given = Object.fromEntries(
        [...values]
          .filter(([name]) => !found || !keys.includes(name))
          .map(([name, value]) => [name, value === null ? emptied(ruleOf(name)) : valueOf(file, name, value)]),
      );
      const body = found || second !== undefined ? given : { ...given, [key]: text };
      const parsed = (found ? schemas.update : schemas.create).safeParse(body);
      if (!parsed.success) {
        const first = new Map(parsed.error.issues.toReversed().map((issue) => [String(issue.path[0]), issue.message]));
        return error([...first].map(([field, sentence]) => ({ field, sentence })));
      }
      let wanted: Values;
      try {
        wanted = prepare(parsed.data, found ?? null);
      } catch (refusal) {
        return error(refusals(refusal, key));
      }
      if (!found)
        return { action: 'create', rowId: '', before: null, after: picked(wanted, Object.keys(body)), errors: [] };
      const news = Object.keys(wanted).filter((name) => !isDeepStrictEqual(wanted[name], found[name]));
      return {
        action: news.length === 0 ? 'same' : 'update',
        rowId: String(found['_id']),
        before: picked(found, news),
        after: picked(wanted, news),
        errors: [],
      };
    }
    return { judge: async (wanted, mode) => wanted.map((row) => judged(row, mode)), warningsOf: () => [] };
  }

  const save = (trx: Trx, publicId: string, values: Values, by: By): Promise<unknown> =>
    answeringDuplicates(resource, () =>
      updateRow(trx, resource, by, publicId, undefined, (row) => {
        const change = stored(values, shownOf(row as Row<StaffTable>));
        return valuesOf(change) as Change<StaffTable> as never;
      }),
    );

  return {
    locks: [kind.scope],
    modes: ['both', 'update', 'create'],
    access: (kind.endpoints as Readonly<Record<string, { access: ImportKind['access'] }>>)[`POST ${kind.path}`]!
      .access!,
    fields,
    keyOf,
    sample,
    open,
    async create(trx, after, by): Promise<Done> {
      const values = stored(after, null);
      const row = await answeringDuplicates(resource, () =>
        createRow(trx, resource, by, { ...valuesOf(values), ...made } as RowValues<StaffTable> as never),
      );
      return { outcome: 'changed', before: null, after: { [NEW_ID]: row.publicId } };
    },
    async update(trx, { rowId, before, after }, by): Promise<Done> {
      const row = shownOf((await getRow(trx, resource, rowId)) as Row<StaffTable>);
      if (!isDeepStrictEqual(picked(row, Object.keys(before)), before))
        return { outcome: 'refused', sentence: IMPORT_ROW_CHANGED };
      await save(trx, rowId, after, by);
      return { outcome: 'changed', before, after: { [NEW_ID]: rowId, ...after } };
    },
    async undo(
      trx: Trx,
      { before, after: { [NEW_ID]: id, ...after } }: { before: TaskFields | null; after: TaskFields },
      by: By,
    ): Promise<Undone> {
      const row = (await getRow(trx, resource, String(id))) as Row<StaffTable>;
      if (before === null) {
        if (row.version > 1) return { outcome: 'kept', sentence: LIST_ROW_CHANGED_SINCE };
        await removeRow(trx, resource, by, row.publicId, 'all');
        return { outcome: 'restored' };
      }
      const present = shownOf(row);
      const names = Object.keys(after).filter((name) => isDeepStrictEqual(present[name], after[name]));
      if (names.length > 0) await save(trx, row.publicId, picked(before, names), by);
      const kept = Object.keys(after).filter((name) => !names.includes(name));
      return kept.length === 0
        ? { outcome: 'restored' }
        : { outcome: 'kept', sentence: fieldsKept(kept.map((name) => ruleOf(name).label)) };
    },
    shown: (field, value) => String(cellOf(file, field, value) ?? ''),
  };
}
