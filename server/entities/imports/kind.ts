// imports/: a file becomes rows (docs/decisions/0135). It knows nothing of products: a kind says which fields a column may
// be, what becomes of a row, and how that is done.
import type { Access } from '#contract/access.ts';
import type {
  FormerField,
  ImportAction,
  ImportKindName,
  ImportMode,
  ImportSource,
  ImportWarning,
} from '#contract/imports.ts';
import type { Lock } from '../../base/db/changes.ts';
import type { Db, Trx } from '../../base/db/database.ts';
import type { PictureKind } from '../../base/files/picture-rules.ts';
import type { TableRow } from '../../base/files/tables/tables.ts';
import type { Done, TaskFields, Undone } from '../tasks/kind.ts';
import type { By } from '../resource.ts';

/** How a cell is read. `list`: its items are separated by '|'. */
export type CellType = 'text' | 'number' | 'whole' | 'switch' | 'list';

/** What a column may be. */
export interface FieldRule {
  name: string;
  /** The heading of exported files. */
  label: string;
  type: CellType;
  /** Other headings that mean it. */
  aliases?: readonly string[];
  /** By it a row is found. Each kind has one, or two that do so together; those are among a row's values too. */
  isKey?: boolean;
  /** A new row must have it. */
  isNeeded?: boolean;
}

/** A value as a cell says it; null: the field is to be emptied. */
export type WantedValue = string | number | boolean | readonly string[] | null;
/** A row of the file by the names of its fields; fields that are to stay as they are are absent. */
export interface WantedRow {
  no: number;
  key: string;
  values: ReadonlyMap<string, WantedValue>;
  /** Fields whose values only stand in for missing ones: rows that are there already keep theirs. */
  standIns: ReadonlySet<string>;
}

/** What is to become of a row. */
export interface Judgement {
  action: ImportAction;
  /** Public id of the row that it changes; '' for none. */
  rowId: string;
  /** The fields that change, as they are; null for a new row. */
  before: TaskFields | null;
  after: TaskFields;
  errors: readonly { field: string; sentence: string }[];
  warning?: ImportWarning | undefined;
  /** Path of a category that it adds. */
  makes?: string | undefined;
  /** Names of pictures for which nothing was found. */
  missing?: readonly string[] | undefined;
}

/** Finds the pictures that rows name, those that came with the file or were fetched. */
export interface PictureFinder {
  /** Where a picture lies by its name in the row or its address; undefined: look in the library. */
  pathOf(nameOrAddress: string): string | undefined;
  /**
   * What becomes of addresses without a picture. `fetched`: they are missing; `named`: the library is asked for their
   * files' names, and what it does not have is missing; `kept`: they stay in the row as they are.
   */
  addresses: 'fetched' | 'named' | 'kept';
}

/** Judges the rows of one file, in pieces. */
export interface Judge {
  /** @param rows whose cells could all be read; each key once in the file */
  judge(rows: readonly WantedRow[], mode: ImportMode, pictures: PictureFinder): Promise<Judgement[]>;
  /** Which of the warnings are so many that staff must tick them. @param counts rows with each */
  warningsOf(counts: Readonly<Record<ImportWarning, number>>): ImportWarning[];
}

/** A row of a file; of a translated one with the places of cells that stand in for missing values. */
export interface TranslatedRow extends TableRow {
  standIns?: readonly number[];
}
/** The export of another shop under the headings of the kind. */
export interface Translation {
  /** `isOff`: ignored until staff ask for it. */
  columns: readonly { header: string; isEmptyCleared: boolean; isOff?: boolean }[];
  /** Sentences about what it does. */
  notes: readonly string[];
  /** From the beginning at each call; a row keeps its number in the file. */
  rows(): AsyncIterable<TranslatedRow>;
}
export interface Translator {
  source: ImportSource;
  recognises(header: readonly string[]): boolean;
  /**
   * Reads the file once.
   * @param rows of the file, from the beginning at each call
   * @param at when the file was sent
   */
  open(header: readonly string[], rows: () => AsyncIterable<TableRow>, at: Date): Promise<Translation>;
}

/** A reader of files that are no tables, which makes rows of them. */
export interface FileReader {
  /** @throws TableFileError */
  open(path: string): Promise<{
    header: readonly string[];
    /** Sentences about what it does. */
    notes: readonly string[];
    /** From the beginning at each call. */
    rows(): AsyncIterable<TableRow>;
  }>;
}

/** What staff chose when they let the rows be applied. */
export interface ApplyChoices {
  areMailsSent: boolean;
}

export interface ImportKind {
  /** Locks of a batch that applies rows or takes them back. */
  locks: readonly Lock[];
  /** The first is the usual one. */
  modes: readonly ImportMode[];
  fields: readonly FieldRule[];
  /** Fields that are named by a heading: technical values. */
  named?: {
    /** Of a field's name: 'spec:'. */
    prefix: string;
    /** Of a heading that means such a field: 'Özellik: '. */
    heading: string;
    /** The field by the rest of its name, that of its heading. */
    ruleOf(rest: string): FieldRule;
  };
  /** Who may import it; absent: all staff. */
  access?: Access;
  /** The key as rows have it; '' where a part of it is missing. @param second of a key that is two fields */
  keyOf(text: string, second: string): string;
  /** Pictures that rows name; absent: they have none. */
  pictures?: {
    /** As which they are taken into the library. */
    kind: PictureKind;
    /** Fields whose values are names of pictures, or hold them. */
    fields: readonly string[];
    /** The names and addresses that a row mentions, in any of its fields. */
    namedBy(values: WantedRow['values']): readonly string[];
  };
  /** A ZIP of pictures is the file itself, which is read as a table; absent: the file is one. */
  reader?: FileReader;
  /** Whether new rows may be told of by mail, where staff choose so. */
  offersMails?: boolean;
  /** Exports of other shops that it reads. */
  translators?: readonly Translator[];
  /**
   * Where the site has what a row made, by the fields of its former addresses; null: it made nothing of that kind.
   * Those fields are among `fields`, but no judge sees them.
   */
  former?: Partial<Record<FormerField, (trx: Trx, done: TaskFields) => Promise<string | null>>>;
  /** A file that shows how it is meant: values by the names of fields. */
  sample: Readonly<Record<string, string | number>>;
  /** @param made keys of the rows that the file adds, as far as it was judged before */
  open(db: Db, made: readonly string[]): Promise<Judge>;
  create(trx: Trx, after: TaskFields, by: By, choices: ApplyChoices): Promise<Done>;
  update(trx: Trx, row: { rowId: string; before: TaskFields; after: TaskFields }, by: By): Promise<Done>;
  undo(trx: Trx, row: { before: TaskFields | null; after: TaskFields }, by: By): Promise<Undone>;
  /** A field's value in words. */
  shown(field: string, value: unknown): string;
}

export type ImportKinds = Readonly<Record<ImportKindName, ImportKind>>;
