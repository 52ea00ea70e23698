// Former addresses of rows that an import makes: redirects to where the site has them now.
import { FORMER_HEADINGS } from '#contract/import-texts.ts';
import { FORMER_FIELDS, type FormerField } from '#contract/imports.ts';
import type { Trx } from '../../base/db/database.ts';
import type { By } from '../resource.ts';
import type { TaskFields } from '../tasks/kind.ts';
import type { FieldRule, ImportKind } from './kind.ts';

/** The redirects of the site, as far as imports make them. */
export interface FormerAddresses {
  /** The address as it is compared. @returns the sentence where it could never be one */
  read(address: string): { address: string } | { sentence: string };
  /** @returns the redirect's public id; null where none is needed or allowed */
  add(trx: Trx, from: string, to: string, by: By): Promise<string | null>;
  /** Takes one back that nobody has changed. */
  remove(trx: Trx, publicId: string, by: By): Promise<void>;
}

/** Public ids of the redirects that a row made: part of what it did. */
const MADE = 'madeRedirects';

export const formerRule = (name: FormerField): FieldRule => ({ name, label: FORMER_HEADINGS[name], type: 'text' });

export const isFormer = (name: string): name is FormerField => (FORMER_FIELDS as readonly string[]).includes(name);

/** A row's fields and its former addresses apart. */
export function splitFormer(after: TaskFields): { fields: TaskFields; former: Map<FormerField, string> } {
  const fields: Record<string, unknown> = {};
  const former = new Map<FormerField, string>();
  for (const [name, value] of Object.entries(after))
    if (isFormer(name)) former.set(name, String(value));
    else fields[name] = value;
  return { fields, former };
}

/** Adds the redirects of a row that was made. @param done what the row's making says of it */
export async function addFormer(
  trx: Trx,
  { kind, addresses }: { kind: ImportKind; addresses: FormerAddresses },
  { former, done, by }: { former: ReadonlyMap<FormerField, string>; done: TaskFields; by: By },
): Promise<TaskFields> {
  const made: string[] = [];
  for (const [name, from] of former) {
    const to = await kind.former?.[name]?.(trx, done);
    const id = to ? await addresses.add(trx, from, to, by) : null;
    if (id !== null) made.push(id);
  }
  return made.length === 0 ? done : { ...done, [MADE]: made };
}

/** What a row did, without its redirects, and these. */
export function splitMade(after: TaskFields): { after: TaskFields; made: string[] } {
  const { [MADE]: made = [], ...fields } = after as TaskFields & { [MADE]?: string[] };
  return { after: fields, made: made as string[] };
}
