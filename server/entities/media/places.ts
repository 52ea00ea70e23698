// Rows that may name files of the library: their tables, the scopes of their writers, and where bare file names lie.
import { byKind } from '#contract/all-kinds.ts';
import type { AuditKind } from '#contract/audit.ts';
import type { Scope } from '#contract/endpoint.ts';
import type { Offers } from '#contract/kind.ts';
import type { MediaUseKind } from '#contract/media.ts';
import type { Tables } from '../../base/db/tables.ts';

export type RowKind = Exclude<MediaUseKind, 'setting'>;
interface Place {
  table: keyof Tables;
  scope: Scope;
  /** Folder of pictures that are named without one. */
  folder: string;
}

export const PLACES: Readonly<Record<RowKind, Place>> = {
  product: { table: 'products', scope: 'catalogue', folder: 'products' },
  family: { table: 'families', scope: 'catalogue', folder: 'products' },
  category: { table: 'categories', scope: 'catalogue', folder: 'categories' },
  blog: { table: 'blogs', scope: 'blogs', folder: 'blogs' },
  page: { table: 'pages', scope: 'pages', folder: 'pages' },
  ...byKind(({ table, scope, offers }) => ({
    table: table as keyof Tables,
    scope,
    folder: (offers as Offers).pictures ?? 'pages',
  })),
};
export const ROW_KINDS = Object.keys(PLACES) as RowKind[];
export const isRowKind = (kind: AuditKind | string): kind is RowKind => Object.hasOwn(PLACES, kind);

/** Scopes in which a row may come to name a file. */
export const MEDIA_SCOPES: readonly Scope[] = [
  ...new Set<Scope>(['settings', ...Object.values(PLACES).map(({ scope }) => scope)]),
];
