import type { Schemas } from './field.tsx';

/** The values that could be saved as they are: what is missing or wrong yet, a preview shows as empty. */
export const showable = (schemas: Schemas, values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => schemas[name]?.safeParse(value).success));
