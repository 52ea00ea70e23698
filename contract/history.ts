import * as z from 'zod';

/** A change of a status: who, when, from what to what, and what was noted. */
export const StatusChange = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  from: z.string(),
  to: z.string(),
  notes: z.string(),
});
export type StatusChange = z.output<typeof StatusChange>;
