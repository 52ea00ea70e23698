import * as z from 'zod';

/** A change of status: when, by whom, from which to which, and the note with it. */
export const StatusChange = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  from: z.string(),
  to: z.string(),
  notes: z.string(),
});
export type StatusChange = z.output<typeof StatusChange>;
