// The CAD model of a size: the family's mapping gives the template its dimensions.
import type { CadMapping, CadSource } from '#contract/cad.ts';
import type { Dim } from '#contract/dimension-table.ts';
import { milliToNumber } from '#contract/dimension.ts';
import type { FamilyColumn } from '#contract/families.ts';
import { FINISHES, type Body, type FinishName } from '../../../cad/body.ts';
import { readParam, type Template } from '../../../cad/template.ts';
import { templates } from '../../../cad/templates/index.ts';
import { columnGone, TEMPLATE_GONE } from './texts.ts';

type Columns = readonly Pick<FamilyColumn, 'key'>[];
export interface CadModel {
  template: Template;
  /** By the template's params, as read. */
  values: Readonly<Record<string, unknown>>;
  body: Body;
}

const isFinish = (name: string): name is FinishName => Object.hasOwn(FINISHES, name);

/** The model, or the reason why there is none: a sentence for staff. */
export function modelOf(
  { template: key, params, finish }: CadMapping,
  columns: Columns,
  dims: readonly Dim[],
): CadModel | { reason: string } {
  const template = templates.get(key);
  if (!template) return { reason: TEMPLATE_GONE(key) };
  const values: Record<string, unknown> = {};
  for (const [name, param] of Object.entries(template.params)) {
    const given = valueFrom(params[name], columns, dims);
    if (typeof given === 'object' && given !== null) return given;
    const read = readParam(param, given);
    if ('reason' in read) return read;
    values[name] = read.value;
  }
  // The template's own types are those of its params, as just read.
  const reason = template.check(values as never);
  if (reason !== null) return { reason };
  const body = template.body(values as never);
  return { template, values, body: finish !== undefined && isFinish(finish) ? { ...body, finish } : body };
}

function valueFrom(
  source: CadSource | undefined,
  columns: Columns,
  dims: readonly Dim[],
): number | string | null | { reason: string } {
  if (source === undefined) return null;
  if ('value' in source) return source.value;
  const at = columns.findIndex(({ key }) => key === source.column);
  if (at < 0) return { reason: columnGone(source.column) };
  const dim = dims[at] ?? null;
  return typeof dim === 'number' ? milliToNumber(dim) : dim;
}
