// Imports: a file becomes rows in four steps — it is sent, its columns are mapped, every row is checked without changing
// anything, then the rows are applied as a task that can be taken back (docs/decisions/0135).
import * as z from 'zod';
import { STAFF_ONLY } from './access.ts';
import { CSV_TYPE, Download, XLSX_TYPE } from './downloads.ts';
import { endpoints } from './endpoint.ts';
import { LIST_FILES } from './list-files.ts';
import { NoContent, NoQuery, pagedParams, pageOf, RowParams } from './fields.ts';
import { CSV_DELIMITERS, CSV_ENCODINGS, TABLE_LIMITS } from './table-files.ts';
import {
  IMPORT_CALLS,
  IMPORT_COLUMNS_REFUSED,
  IMPORT_FILE_TOO_LARGE,
  IMPORT_KIND_REFUSED,
  IMPORT_MODE_REFUSED,
  IMPORT_ROWS_REFUSED,
  MAPPING_NAME_MISSING,
  PICTURES_ZIP_LIMITS,
  PICTURES_ZIP_TOO_LARGE,
} from './import-texts.ts';
import { Task } from './tasks.ts';
import { neededText } from './typed-fields.ts';
import type { FileRule } from './uploads.ts';

/**
 * `prices`, `stock` and `pictures` are columns of products, which they never add; `pictures` is a ZIP whose files are
 * named by the products' codes; the last are small lists.
 */
export const IMPORT_KINDS = [
  'products',
  'prices',
  'stock',
  'pictures',
  'categories',
  'families',
  'family-columns',
  'articles',
  'posts',
  'pages',
  'customers',
  'orders',
  ...LIST_FILES,
] as const;
export type ImportKindName = (typeof IMPORT_KINDS)[number];
/** Kinds whose files are tables. */
const TableKind = z.enum(IMPORT_KINDS, IMPORT_KIND_REFUSED).exclude(['pictures'], IMPORT_KIND_REFUSED);
export type TableKindName = z.output<typeof TableKind>;

/** Kinds whose files hold people's data: for admins alone, and kept for a short time (docs/decisions/0145). */
export const PERSONAL_IMPORTS: readonly ImportKindName[] = ['customers', 'orders'];

/** Systems whose exports are read as they are. */
export const IMPORT_SOURCES = ['woocommerce', 'shopify', 'wordpress'] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

/** Fields that say where a new row, and a category that it makes, were found before: redirects lead from there. */
export const FORMER_FIELDS = ['formerAddress', 'formerCategoryAddress'] as const;
export type FormerField = (typeof FORMER_FIELDS)[number];

export const IMPORT_FILE = {
  field: 'file',
  maxBytes: TABLE_LIMITS.megabytes * 1024 * 1024,
  tooLarge: IMPORT_FILE_TOO_LARGE,
} as const satisfies FileRule;

/** A ZIP of pictures, alone or beside a table. */
export const PICTURES_ZIP = {
  field: 'file',
  maxBytes: PICTURES_ZIP_LIMITS.gigabytes * 1024 ** 3,
  tooLarge: PICTURES_ZIP_TOO_LARGE,
} as const satisfies FileRule;

/** How a file is read. */
export const ImportForm = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('csv'),
    encoding: z.enum(CSV_ENCODINGS),
    delimiter: z.enum(CSV_DELIMITERS),
  }),
  z.strictObject({ kind: z.literal('xlsx'), sheet: z.string().max(100).describe("The sheet's name") }),
  z.strictObject({ kind: z.literal('wxr') }).describe('An export of WordPress'),
  z.strictObject({ kind: z.literal('zip') }).describe('Pictures that are named by codes'),
]);
export type ImportForm = z.output<typeof ImportForm>;

/** `auto`: decided from all values of the column; `comma`: 1.234,56; `dot`: 1,234.56. */
export const NUMBER_READINGS = ['auto', 'comma', 'dot'] as const;

/** What becomes of a column. */
export const ColumnMapping = z.strictObject({
  field: z
    .string(IMPORT_COLUMNS_REFUSED)
    .max(300, IMPORT_COLUMNS_REFUSED)
    .nullable()
    .describe(
      "A field's name; 'spec:' and a heading for a technical value, 'dim:' and a letter for a dimension; null: the column is ignored",
    ),
  numbers: z.enum(NUMBER_READINGS, IMPORT_COLUMNS_REFUSED).default('auto'),
  isEmptyCleared: z
    .boolean(IMPORT_COLUMNS_REFUSED)
    .default(false)
    .describe('Whether an empty cell empties the field; otherwise it leaves it as it is'),
});
export type ColumnMapping = z.output<typeof ColumnMapping>;

export const IMPORT_MODES = ['update', 'create', 'both'] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];

export const ImportField = z.object({
  name: z.string(),
  label: z.string(),
  isKey: z.boolean(),
  isNumber: z.boolean().describe('Read by the number form of its column'),
  isNeeded: z.boolean().describe('A new row must have it'),
});
export type ImportField = z.output<typeof ImportField>;

/** What becomes of a row. */
export const IMPORT_ACTIONS = ['create', 'update', 'same', 'error'] as const;
export type ImportAction = (typeof IMPORT_ACTIONS)[number];

/** `mapping`: waits for its columns; `checking`; `checked`: waits for its go-ahead; `applied`: see its task. */
export const IMPORT_STATES = ['mapping', 'checking', 'checked', 'applied'] as const;

/** Prices that jump, products that go off, pictures that the library does not have, orders whose customers get a mail. */
export const IMPORT_WARNINGS = ['price', 'off', 'picture', 'shipped'] as const;
export type ImportWarning = (typeof IMPORT_WARNINGS)[number];

export const Import = z.object({
  _id: z.string(),
  kind: z.enum(IMPORT_KINDS),
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  form: ImportForm,
  source: z
    .enum(IMPORT_SOURCES)
    .nullable()
    .describe(
      'The system that wrote the file: its columns are then translated; null: the columns are those of the file',
    ),
  notes: z.array(z.string()).describe('What the translation did'),
  sheets: z.array(z.string()),
  columns: z.array(
    z.object({
      header: z.string(),
      samples: z.array(z.string()).describe('Up to five values'),
      hasAddresses: z.boolean().optional().describe('Whether its first values hold addresses on the web'),
    }),
  ),
  fields: z.array(ImportField),
  mapping: z.array(ColumnMapping).describe('One for each column: guessed, until it is chosen'),
  modes: z.array(z.enum(IMPORT_MODES)).describe('Those that the kind has'),
  mode: z.enum(IMPORT_MODES),
  problem: z.string().describe('Why the check ended early; empty: it did not'),
  counts: z
    .object({ create: z.int(), update: z.int(), same: z.int(), error: z.int() })
    .nullable()
    .describe('Rows by what becomes of them; null: not checked'),
  makes: z.array(z.string()).describe('Categories that the import adds'),
  offersMails: z.boolean().describe('Whether new rows may be told of by mail: customers, to choose a password'),
  warnings: z.array(z.object({ name: z.enum(IMPORT_WARNINGS), sentence: z.string() })),
  pictures: z
    .object({
      fields: z.array(z.string()).describe('Fields whose values name pictures'),
      takesZip: z.boolean().describe('Whether a ZIP may be added; that of a ZIP alone is the file itself'),
      zip: z.object({ fileName: z.string(), count: z.int() }).nullable(),
      areFetched: z.boolean().describe('Whether pictures are fetched from their addresses'),
      done: z.int().describe('Of those that the check takes into the library'),
      total: z.int(),
      missing: z.int(),
    })
    .nullable()
    .describe('null: rows of the kind have no pictures'),
  task: Task.nullable().describe('The check while it runs; then the work on the rows'),
  createdAt: z.iso.datetime(),
  by: z.string(),
});
export type Import = z.output<typeof Import>;

export const ImportRow = z.object({
  no: z.int().describe('Line of the file; the headings are line 1'),
  key: z.string(),
  action: z.enum(IMPORT_ACTIONS),
  changes: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
  errors: z.array(z.object({ label: z.string(), value: z.string(), sentence: z.string() })),
});
export type ImportRow = z.output<typeof ImportRow>;

export const MissingPicture = z.object({
  name: z.string().describe('As the file names it'),
  sentence: z.string().describe('Why it is missing'),
});
export type MissingPicture = z.output<typeof MissingPicture>;

export const SavedMapping = z.object({
  _id: z.string(),
  kind: z.enum(IMPORT_KINDS),
  name: z.string(),
  columns: z.array(ColumnMapping.extend({ header: z.string() })),
});
export type SavedMapping = z.output<typeof SavedMapping>;

const KindParams = z.object({ kind: TableKind });
const columns = z.array(ColumnMapping, IMPORT_COLUMNS_REFUSED).max(TABLE_LIMITS.columns, IMPORT_COLUMNS_REFUSED);

export const importEndpoints = endpoints(IMPORT_CALLS, {
  'POST /api/imports/:kind': {
    access: STAFF_ONLY,
    params: KindParams,
    file: IMPORT_FILE,
    response: Import,
    status: 201,
  },
  'GET /api/imports/:kind/sample': {
    access: STAFF_ONLY,
    params: KindParams,
    query: z.strictObject({ format: z.enum(['xlsx', 'csv']).default('xlsx') }),
    response: Download,
    isDownload: true,
    contentTypes: [XLSX_TYPE, CSV_TYPE],
  },
  'GET /api/import/:id': { access: STAFF_ONLY, params: RowParams, query: NoQuery, response: Import },
  'POST /api/import/:id/form': {
    access: STAFF_ONLY,
    params: RowParams,
    body: z.strictObject({ form: ImportForm }),
    response: Import,
  },
  'POST /api/import/:id/check': {
    access: STAFF_ONLY,
    params: RowParams,
    body: z.strictObject({
      mapping: columns,
      mode: z.enum(IMPORT_MODES, IMPORT_MODE_REFUSED),
      arePicturesFetched: z
        .boolean()
        .default(false)
        .describe('Whether pictures are fetched from their https addresses into the library'),
    }),
    response: Import,
  },
  'POST /api/import-pictures': {
    access: STAFF_ONLY,
    file: PICTURES_ZIP,
    response: Import,
    status: 201,
  },
  'POST /api/import/:id/pictures': {
    access: STAFF_ONLY,
    params: RowParams,
    file: PICTURES_ZIP,
    response: Import,
  },
  'DELETE /api/import/:id/pictures': { access: STAFF_ONLY, params: RowParams, response: Import },
  'GET /api/import/:id/pictures': {
    access: STAFF_ONLY,
    params: RowParams,
    query: z.strictObject(pagedParams(50)),
    response: pageOf(MissingPicture),
  },
  'GET /api/import/:id/pictures/file': {
    access: STAFF_ONLY,
    params: RowParams,
    query: NoQuery,
    response: Download,
    isDownload: true,
    contentTypes: [CSV_TYPE],
  },
  'GET /api/import/:id/rows': {
    access: STAFF_ONLY,
    params: RowParams,
    query: z.strictObject({ ...pagedParams(50), action: z.enum(IMPORT_ACTIONS, IMPORT_ROWS_REFUSED).optional() }),
    response: pageOf(ImportRow),
  },
  'GET /api/import/:id/errors': {
    access: STAFF_ONLY,
    params: RowParams,
    query: NoQuery,
    response: Download,
    isDownload: true,
    contentTypes: [CSV_TYPE],
  },
  'POST /api/import/:id/apply': {
    access: STAFF_ONLY,
    params: RowParams,
    body: z.strictObject({
      areErrorsSkipped: z
        .boolean()
        .default(false)
        .describe('false: one wrong row, now or while they are applied, and nothing is applied'),
      accepted: z.array(z.enum(IMPORT_WARNINGS)).max(IMPORT_WARNINGS.length).default([]),
      areMailsSent: z
        .boolean()
        .default(false)
        .describe('Sends each new customer a link to choose a password; only where the import offers it'),
    }),
    response: Import,
  },
  'GET /api/import-mappings': {
    access: STAFF_ONLY,
    query: z.strictObject({ kind: z.enum(IMPORT_KINDS, IMPORT_KIND_REFUSED) }),
    response: z.array(SavedMapping),
  },
  'POST /api/import-mappings': {
    access: STAFF_ONLY,
    body: z.strictObject({
      kind: z.enum(IMPORT_KINDS, IMPORT_KIND_REFUSED),
      name: neededText(80, MAPPING_NAME_MISSING),
      columns: z
        .array(ColumnMapping.extend({ header: z.string().max(300) }), IMPORT_COLUMNS_REFUSED)
        .max(TABLE_LIMITS.columns, IMPORT_COLUMNS_REFUSED),
    }),
    response: SavedMapping,
    status: 201,
  },
  'DELETE /api/import-mappings/:id': {
    access: STAFF_ONLY,
    params: RowParams,
    response: NoContent,
    status: 204,
  },
});
