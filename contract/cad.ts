// CAD models: how a family's columns feed a template.
import * as z from 'zod';

/** Where a template's parameter gets its value: a column of the family, or one value for all its sizes. */
const CadSource = z.union([
  z.strictObject({ column: z.string().min(1).max(8) }),
  z.strictObject({ value: z.union([z.number(), z.string().max(40)]) }),
]);
export type CadSource = z.output<typeof CadSource>;

/** What a family says of its models. */
export const CadMapping = z.strictObject({
  template: z.string().min(1).max(60),
  /** By the template's parameters. */
  params: z.record(z.string().max(20), CadSource),
  /** Colour of the models, a name of the finishes; absent: the template's. */
  finish: z.string().max(20).optional(),
});
export type CadMapping = z.output<typeof CadMapping>;
