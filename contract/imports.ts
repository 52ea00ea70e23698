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
} from './import-texts.ts';
import { Task } from './tasks.ts';
import { neededText } from './typed-fields.ts';
import type { FileRule } from './uploads.ts';

/** `prices` and `stock` are columns of products, which they never add; the last are small lists. */
export const IMPORT_KINDS = ['products', 'prices', 'stock', 'categories', 'posts', 'pages', ...LIST_FILES] as const;
export type ImportKindName = (typeof IMPORT_KINDS)[number];

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

/** How a file is read. */
export const ImportForm = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('csv'),
    encoding: z.enum(CSV_ENCODINGS),
    delimiter: z.enum(CSV_DELIMITERS),
  }),
  z.strictObject({ kind: z.literal('xlsx'), sheet: z.string().max(100).describe("The sheet's name") }),
  z.strictObject({ kind: z.literal('wxr') }).describe('An export of WordPress'),
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
    .describe("A field's name; 'spec:' and a heading for a technical value; null: the column is ignored"),
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

/** Prices that jump, products that go off, pictures that the library does not have. */
export const IMPORT_WARNINGS = ['price', 'off', 'picture'] as const;
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
  columns: z.array(z.object({ header: z.string(), samples: z.array(z.string()).describe('Up to five values') })),
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
  warnings: z.array(z.object({ name: z.enum(IMPORT_WARNINGS), sentence: z.string() })),
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

export const SavedMapping = z.object({
  _id: z.string(),
  kind: z.enum(IMPORT_KINDS),
  name: z.string(),
  columns: z.array(ColumnMapping.extend({ header: z.string() })),
});
export type SavedMapping = z.output<typeof SavedMapping>;

const KindParams = z.object({ kind: z.enum(IMPORT_KINDS, IMPORT_KIND_REFUSED) });
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
    body: z.strictObject({ mapping: columns, mode: z.enum(IMPORT_MODES, IMPORT_MODE_REFUSED) }),
    response: Import,
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
