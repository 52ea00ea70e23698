// content-table/: posts and pages as tables in files, out and in (docs/decisions/0144).
import type * as z from 'zod';
import type { Trx } from '../../../base/db/database.ts';
import type { SheetCell } from '../../../base/files/xlsx-writer.ts';
import type { FieldRule, Translator } from '../../../entities/imports/kind.ts';
import type { Change, Resource, Row, Values } from '../../../entities/resource.ts';
import type { ContentPictures } from './pictures.ts';

export type ContentKind = 'blogs' | 'pages';
/** A row by the fields of its file, each as a call or JSON holds it. */
export type Flat = Readonly<Record<string, unknown>>;

/** What the files of a kind need to know of it. */
export interface ContentTable<T extends ContentKind> {
  resource: Resource<T>;
  /** In the order of the file; the first is the key, the address. */
  fields: readonly FieldRule[];
  /** Widths of the columns that are not as wide as usual. */
  widths: Readonly<Record<string, number>>;
  schemas: { create: z.ZodType<object>; update: z.ZodType<object> };
  flatOf(row: Values<T> & { createdAt?: Date }): Flat;
  /** A field as a cell of the file. */
  cellOf(field: string, value: unknown): SheetCell;
  /** A cell's word as the field's value; other words are the value itself. @throws NotReadable */
  valueOf(field: string, cell: unknown): unknown;
  /** The body of a call with these fields; empty ones are emptied. */
  bodyOf(fields: Flat): Record<string, unknown>;
  /** The field of a refused part of a call. */
  fieldOf(path: readonly PropertyKey[]): string;
  createColumns(trx: Trx, body: object): Promise<Values<T>>;
  updateColumns(trx: Trx, body: object, row: Row<T>): Promise<Change<T>>;
  /** The fields with pictures of the library, and the names of missing ones. @param row as it is; null for a new one */
  withPictures(fields: Flat, row: Row<T> | null, pictures: ContentPictures): { fields: Flat; missing: string[] };
  /** Fields that name a picture, and those whose HTML or sections hold some. */
  pictures: { cover: readonly string[]; text: readonly string[] };
  translators: readonly Translator[];
  /** Where the site shows it. */
  pathOf(slug: string): string;
  sample: Readonly<Record<string, string | number>>;
  /** Its name on the sheet and in the audit table, and that of the file. */
  words: { title: string; fileName(day: string): string };
}

/** A cell that says nothing that its field could be. */
export class NotReadable extends Error {}
