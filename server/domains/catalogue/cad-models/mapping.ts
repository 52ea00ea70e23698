// A family's mapping in a save: whether it fits the template and the columns.
import type { CadMapping } from '#contract/cad.ts';
import { readParam } from '../../../cad/template.ts';
import { templates } from '../../../cad/templates/index.ts';
import { columnGone, paramMissing, paramUnknown, TEMPLATE_GONE } from './texts.ts';

/** What is wrong with a mapping, a sentence for staff; null: nothing. */
export function mappingFault({ template: key, params }: CadMapping, columns: readonly string[]): string | null {
  const template = templates.get(key);
  if (!template) return TEMPLATE_GONE(key);
  const unknown = Object.keys(params).find((name) => !Object.hasOwn(template.params, name));
  if (unknown !== undefined) return paramUnknown(unknown);
  for (const [name, param] of Object.entries(template.params)) {
    const source = params[name];
    if (source === undefined) {
      if (!param.isOptional) return paramMissing(param.label);
    } else if ('column' in source) {
      if (!columns.includes(source.column)) return columnGone(source.column);
    } else {
      const read = readParam(param, source.value);
      if ('reason' in read) return read.reason;
    }
  }
  return null;
}

/** The mapping with the letters that its columns have now. */
export function followRenames(
  mapping: CadMapping,
  columns: readonly { key: string; formerKey?: string | undefined }[],
): CadMapping {
  const renamed = new Map(columns.map(({ key, formerKey = key }) => [formerKey, key]));
  return {
    ...mapping,
    params: Object.fromEntries(
      Object.entries(mapping.params).map(([name, source]) => [
        name,
        'column' in source ? { column: renamed.get(source.column) ?? source.column } : source,
      ]),
    ),
  };
}
