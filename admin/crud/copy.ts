// 'Kopyala': what a copy takes over from a row, by the rule of its kind.
import { NO_PUBLISHING_TIMES } from '#contract/publishing.ts';
import type { Row } from './resource.ts';
import { CRUD_TEXTS } from './texts.ts';

type Values = Readonly<Record<string, unknown>>;

/** What a copy of a row begins with. Fields that the rule does not name are those of the row. */
export interface CopyRule<R extends Row> {
  /** Field with the row's name. */
  named: string;
  /** Fields that begin as in a new row: unique ones, dates, counts. */
  fresh?: readonly string[];
  /** The copy is off the site until somebody switches it on. */
  state: 'isActive' | 'isPublished';
  /** Takes out of the values what belongs to the stored row alone. */
  adapt?: (values: Values) => Values;
  /** What is not copied, for the form. */
  note(row: R): string;
}

/** Name of the parameter of an empty form's address that names the row to copy. */
export const COPIED = 'copy';

/** Address of an empty form that is filled in with the row's values. */
export const copyPath = (list: string, id: string): string => `${list}/create?${COPIED}=${encodeURIComponent(id)}`;

/** 'Kolon' → 'Kolon (kopya)' → 'Kolon (kopya 2)'; as it is where the mark would make it too long. */
export function copiedName(name: string, max = Number.POSITIVE_INFINITY): string {
  const [, stem = name, count] = CRUD_TEXTS.copyMarks.exec(name) ?? [];
  const marked = stem + CRUD_TEXTS.copyMark(stem === name ? 1 : Number(count ?? 1) + 1);
  return marked.length <= max ? marked : name;
}

/**
 * Returns the form's values for a copy.
 * @param values those of the row's form
 * @param initial those of a new row's form
 * @param maxName letters that the name may have
 */
export function copiedValues<V extends object>(
  { named, fresh = [], state, adapt = (same) => same }: CopyRule<never>,
  values: V,
  initial: V,
  maxName?: number,
): V {
  const kept = adapt(values as Values);
  return {
    ...kept,
    ...Object.fromEntries(fresh.map((field) => [field, (initial as Values)[field]])),
    [named]: copiedName(String(kept[named]), maxName),
    [state]: false,
    ...('publishAt' in kept && NO_PUBLISHING_TIMES),
  } as V;
}
