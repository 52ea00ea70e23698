// Which field a column probably is, by its heading.
import type { ColumnMapping } from '#contract/imports.ts';
import { fold } from '#contract/text.ts';
import type { FieldRule, ImportKind } from './kind.ts';

/** A heading without units and signs, folded. */
const plain = (heading: string): string => fold(heading.replace(/\([^)]*\)|\[[^\]]*\]|\*/g, ' '));

/** The field by its name; undefined: the kind has none of that name. */
export function ruleOf({ fields, named }: Pick<ImportKind, 'fields' | 'named'>, name: string): FieldRule | undefined {
  if (named && name.startsWith(named.prefix) && name.length > named.prefix.length)
    return named.ruleOf(name.slice(named.prefix.length));
  return fields.find((field) => field.name === name);
}

/**
 * Maps each heading to at most one field, and no field twice: exact headings come before other words for a field. An
 * empty heading means nothing.
 */
export function guessed(kind: Pick<ImportKind, 'fields' | 'named'>, header: readonly string[]): ColumnMapping[] {
  const taken = new Set<string>();
  const found: (string | null)[] = header.map(() => null);
  const ways: ((rule: FieldRule, heading: string) => boolean)[] = [
    ({ label }, heading) => label === heading,
    ({ label, name }, heading) => fold(label) === fold(heading) || name === heading,
    ({ label, aliases = [] }, heading) => [label, ...aliases].some((word) => plain(word) === plain(heading)),
  ];
  for (const fits of ways)
    for (const [i, heading] of header.entries()) {
      if (found[i] !== null || plain(heading) === '') continue;
      const rule = kind.fields.find((one) => !taken.has(one.name) && fits(one, heading.trim()));
      if (!rule) continue;
      found[i] = rule.name;
      taken.add(rule.name);
    }
  return header.map((heading, i) => {
    const { named } = kind;
    const name = named && heading.startsWith(named.heading) ? named.prefix + heading.slice(named.heading.length) : null;
    if (found[i] === null && name !== null && !taken.has(name)) {
      taken.add(name);
      found[i] = name;
    }
    return { field: found[i] ?? null, numbers: 'auto', isEmptyCleared: false };
  });
}
