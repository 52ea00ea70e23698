// The description of a kind of row that staff edit, as data: `saving.ts` creates, saves and deletes by it, `trash/`
// restores by it (docs/decisions/0035).
import type { Selectable } from 'kysely';
import type { Kind } from '#contract/all-kinds.ts';
import type { AuditKind } from '#contract/audit.ts';
import type { Part, Scope } from '#contract/endpoint.ts';
import type { ErrorCode, StaleChange } from '#contract/errors.ts';
import type { TrashKind } from '#contract/trash.ts';
import type { ShownFields } from './audit/record.ts';
import type { Trx } from '../base/db/database.ts';
import type { Tables } from '../base/db/tables.ts';
import type { Viewer } from '../call/handlers.ts';

/** Tables whose rows have a public id, a version, and the times of creation and change. */
export type StaffTable =
  | Kind['table']
  | 'products'
  | 'families'
  | 'categories'
  | 'users'
  | 'blogs'
  | 'pages'
  | 'media'
  | 'mediaFolders'
  | 'contactMessages'
  | 'priceLists'
  | 'jobApplications';

/** The columns that all of them share, maintained by `saving.ts`. */
interface Kept {
  id: number;
  publicId: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}
export type Row<T extends StaffTable> = Selectable<Tables[T]> & Kept;
/** Columns with their values as rows have them: lists are lists, and become JSON when they are stored. */
export type Values<T extends StaffTable> = Omit<Selectable<Tables[T]>, keyof Kept>;
/** Columns of a save; absent or undefined columns keep their value. */
export type Change<T extends StaffTable> = { [C in keyof Values<T>]?: Values<T>[C] | undefined };

/** The reply to a value that another row already has. */
export interface Duplicate {
  code: ErrorCode;
  field: string;
  message: string;
}

/** The author and time of a save. */
export interface By {
  viewer: Viewer;
  at: Date;
  /** Id of the audit entry about many rows that the save is a part of. */
  within?: number | undefined;
  /**
   * Work that several saves of one transaction need once, at its end, by what it is about. Without it each save does its
   * own at once.
   */
  later?: Map<string, (trx: Trx) => Promise<void>> | undefined;
}

/** The author of a save, for changes of other rows in the same transaction: each gets its version and its audit row. */
export interface Saver extends By {
  saveToo<T extends StaffTable>(resource: Resource<T>, publicId: string, change: Change<T>): Promise<void>;
}

export interface Conflict {
  change: StaleChange;
  /** The sentence of the refusal when this is the only conflict. */
  sentence: string;
}

/**
 * Changes of a save besides columns, without a new version: they have their own rule for changes that others made in
 * the meantime.
 */
export interface Apart<T extends StaffTable> {
  /** Returns the conflict where the save would undo changes of others. */
  conflict(trx: Trx, row: Row<T>): Promise<Conflict | undefined>;
  /** @returns whether the row has changed */
  apply(trx: Trx, row: Row<T>, by: By): Promise<boolean>;
}

export interface Resource<T extends StaffTable> {
  kind: AuditKind;
  /** The scope whose readers a change concerns; also the lock that writers share. */
  scope: Scope;
  table: T;
  /** The sentence of the 404. */
  absent: string;
  titleOf(row: Row<T>): string;
  /** Replaces the title of an erased row in the audit table, where titles are visitors' own words. */
  erasedTitle?: string;
  /**
   * Returns the row by the names of the call's fields, for the audit table and for messages about a newer row. Derived
   * columns stay out.
   */
  fieldsOf(row: Row<T>, trx: Trx): ShownFields | Promise<ShownFields>;
  /** What is kept of each version of a row, for its form; without it none is kept (docs/decisions/0131). */
  past?: {
    /** Returns the row as its calls name and type the fields; the categories are apart, and stock stays out. */
    fieldsOf(row: Row<T>): Readonly<Record<string, unknown>>;
    /** Columns of the fields that are ids of categories. */
    categories?: Readonly<Record<string, keyof Row<T> & string>>;
    /** Fields that are HTML: sanitized when they are read. */
    richText?: readonly string[];
  };
  /** Rows go on the site and off it at times that staff choose (docs/decisions/0138). */
  publishing?: {
    /** The column that says whether a row is on the site. */
    flag: 'isActive' | 'isPublished';
  };
  /** Returns the columns that change with the state of a row, when it is switched without its form. */
  switched?(trx: Trx, row: Row<T>, isOn: boolean): Promise<Change<T>>;
  /** Unique columns, each with its 409. */
  unique?: { [C in keyof Values<T>]?: Duplicate };
  /**
   * Parts of the scope that a save of these columns changes, with everything that follows from it; by default the whole
   * scope.
   */
  partsOf?(row: Row<T>, columns: readonly string[]): readonly Part[];
  /** Updates other rows after this one was created (`before` is null), saved or restored. */
  afterSave?(trx: Trx, after: Row<T>, before: Row<T> | null, by: Saver): Promise<void>;
  /** @throws when the row must not be deleted */
  beforeRemove?(trx: Trx, row: Row<T>): Promise<void>;
  /** Other scopes whose rows may need this one; they are locked, so that no such row is added in between. */
  keptBy?: readonly Scope[];
  /**
   * Columns with which a deleted row stays in its table because others need it, `deletedAt` among them; null: the row
   * is removed. It lies in the trash either way.
   */
  keptAs?(trx: Trx, row: Row<T>, at: Date): Promise<Change<T> | null>;
  /** Rows elsewhere that are deleted and restored together with it: taken out as plain data, put back from it. */
  related?: {
    take(trx: Trx, row: Row<T>): Promise<unknown>;
    putBack(trx: Trx, row: Row<T>, taken: unknown): Promise<void>;
  };
  /**
   * The row that contains this one, by the first of the columns that names one; it is restored too when it is in the
   * trash.
   */
  within?: { kind: TrashKind; columns: readonly (keyof Row<T> & string)[] };
  /**
   * Columns that must differ from those at the deletion, or from those the row was kept with. @throws when the row
   * cannot be restored
   */
  beforeRestore?(trx: Trx, row: Row<T>): Promise<Change<T>>;
}

/** Fields that are columns, some under another name: `{ title: 'title', order: 'sortOrder' }`. */
export const columnFields = <T extends StaffTable, const M extends Record<string, keyof Values<T> & string>>(
  _table: T,
  columns: M,
) => ({
  /** Returns the row by the fields' names. */
  fieldsOf: (row: Row<T>): ShownFields =>
    Object.fromEntries(Object.entries(columns).map(([field, column]) => [field, row[column as keyof Row<T>]])),
  /** Returns the columns of the given fields; other fields are ignored. */
  valuesOf: <F extends { [K in keyof M]?: Values<T>[M[K]] | undefined }>(fields: F) =>
    Object.fromEntries(Object.entries(columns).map(([field, column]) => [column, fields[field]])) as unknown as {
      [K in keyof M as M[K]]: K extends keyof F ? F[K] : undefined;
    },
});

/** The kinds that can be restored from the trash, each with its resource. */
export type TrashResources = Readonly<Record<TrashKind, unknown>>;
export const resourceOf = (resources: TrashResources, kind: TrashKind): Resource<StaffTable> =>
  resources[kind] as Resource<StaffTable>;
