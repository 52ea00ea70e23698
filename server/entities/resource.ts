// What a kind of row that staff edit is, as data: `saving.ts` creates, saves and deletes by it, `trash/` brings back.
import type { Selectable } from 'kysely';
import type { AuditKind } from '#contract/audit.ts';
import type { Part, Scope } from '#contract/endpoint.ts';
import type { ErrorCode, StaleChange } from '#contract/errors.ts';
import type { TrashKind } from '#contract/trash.ts';
import type { ShownFields } from './audit/record.ts';
import type { Trx } from '../base/db/database.ts';
import type { Tables } from '../base/db/tables.ts';
import type { Viewer } from '../call/handlers.ts';

/** Tables whose rows have a public id, a version and their times. */
export type StaffTable =
  | 'products'
  | 'categories'
  | 'users'
  | 'blogs'
  | 'features'
  | 'slides'
  | 'programs'
  | 'brands'
  | 'qualityCategories'
  | 'pages'
  | 'jobs'
  | 'contactMessages'
  | 'jobApplications';

/** What they have in common, kept by `saving.ts`. */
interface Kept {
  id: number;
  publicId: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}
export type Row<T extends StaffTable> = Selectable<Tables[T]> & Kept;
/** Columns with their values as rows have them: lists are lists, JSON is made of them when they are stored. */
export type Values<T extends StaffTable> = Omit<Selectable<Tables[T]>, keyof Kept>;
/** Columns of a save; those that are absent or undefined stay. */
export type Change<T extends StaffTable> = { [C in keyof Values<T>]?: Values<T>[C] | undefined };

/** The answer to a value that another row has already. */
export interface Duplicate {
  code: ErrorCode;
  field: string;
  message: string;
}

/** Who saves, and when. */
export interface By {
  viewer: Viewer;
  at: Date;
}

/**
 * Who saves, for changes of other rows that follow in the same transaction: each gets its version and its audit row.
 */
export interface Saver extends By {
  saveToo<T extends StaffTable>(resource: Resource<T>, publicId: string, change: Change<T>): Promise<void>;
}

export interface Conflict {
  change: StaleChange;
  /** Says it where it is all that stands against the save. */
  sentence: string;
}

/** What a save changes besides columns and without a new version: it has its own rule for what others did meanwhile. */
export interface Apart<T extends StaffTable> {
  /** Where it would undo what others did. */
  conflict(trx: Trx, row: Row<T>): Promise<Conflict | undefined>;
  /** @returns whether the row is another now */
  apply(trx: Trx, row: Row<T>, by: By): Promise<boolean>;
}

export interface Resource<T extends StaffTable> {
  kind: AuditKind;
  /** Whose readers a change concerns, and the lock that writers share. */
  scope: Scope;
  table: T;
  /** The sentence of its 404. */
  absent: string;
  titleOf(row: Row<T>): string;
  /** Stands in the audit table for the title of a row that is gone for good, where titles are visitors' own words. */
  erasedTitle?: string;
  /**
   * The row by the names of the call's fields: for the audit table, and for who saved over a newer row. Derived columns
   * stay out.
   */
  fieldsOf(row: Row<T>, trx: Trx): ShownFields | Promise<ShownFields>;
  /** Columns that are unique, each with its 409. */
  unique?: { [C in keyof Values<T>]?: Duplicate };
  /**
   * Parts of the scope that a save of these columns changes, with all that follows from it; unless given, the whole
   * scope.
   */
  partsOf?(row: Row<T>, columns: readonly string[]): readonly Part[];
  /** What follows in other rows once it was created (`before` is null), saved or restored. */
  afterSave?(trx: Trx, after: Row<T>, before: Row<T> | null, by: Saver): Promise<void>;
  /** @throws when it may not be deleted */
  beforeRemove?(trx: Trx, row: Row<T>): Promise<void>;
  /** What other scopes' rows may keep it, so that none of them comes in between. */
  keptBy?: readonly Scope[];
  /**
   * Columns with which a deleted row stays in its table because others need it, `deletedAt` among them; null: it goes.
   * It lies in the trash either way.
   */
  keptAs?(trx: Trx, row: Row<T>, at: Date): Promise<Change<T> | null>;
  /** Rows elsewhere that go with it, and come back with it: taken out as plain data, put back from it. */
  related?: {
    take(trx: Trx, row: Row<T>): Promise<unknown>;
    putBack(trx: Trx, row: Row<T>, taken: unknown): Promise<void>;
  };
  /**
   * The row that it lies in, by the first of its columns that names one: brought back with it where it is in the trash
   * too.
   */
  within?: { kind: TrashKind; columns: readonly (keyof Row<T> & string)[] };
  /**
   * Columns that have to be another now than when it was deleted, or than those it was kept with. @throws when it
   * cannot come back
   */
  beforeRestore?(trx: Trx, row: Row<T>): Promise<Change<T>>;
}

/** Fields that are columns, some by another name: `{ title: 'title', order: 'sortOrder' }`. */
export const columnFields = <T extends StaffTable, const M extends Record<string, keyof Values<T> & string>>(
  _table: T,
  columns: M,
) => ({
  /** The row by the fields' names. */
  fieldsOf: (row: Row<T>): ShownFields =>
    Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, row[column as keyof Row<T>]])),
  /** The columns of the fields that are given; other fields are not looked at. */
  valuesOf: <F extends { [K in keyof M]?: Values<T>[M[K]] | undefined }>(fields: F) =>
    Object.fromEntries(Object.entries(columns).map(([field, column]) => [column, fields[field]])) as unknown as {
      [K in keyof M as M[K]]: K extends keyof F ? F[K] : undefined;
    },
});

/** The kinds that can come back out of the trash, each with its own resource. */
export type TrashResources = Readonly<Record<TrashKind, unknown>>;
export const resourceOf = (resources: TrashResources, kind: TrashKind): Resource<StaffTable> =>
  resources[kind] as Resource<StaffTable>;
