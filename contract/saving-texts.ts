// Sentences of the calls by which staff keep rows.
import { TRASH_DAYS } from './access.ts';

// Each takes the row in the accusative: 'Özelliği'. Marked as pure, so that browsers' bundles leave the summaries out.
/* @__NO_SIDE_EFFECTS__ */
const adds = (what: string): string => `${what} ekler`;
/* @__NO_SIDE_EFFECTS__ */
export const changes = (what: string): string => `${what} değiştirir; gönderilmeyen alanlar olduğu gibi kalır`;
/* @__NO_SIDE_EFFECTS__ */
export const trashes = (what: string, note = ''): string =>
  `${what} çöp kutusuna taşır; ${TRASH_DAYS} gün geri alınabilir${note && `. ${note}`}`;

/** Summaries of the calls of `savingEndpoints`. @param what the row in the accusative: 'Özelliği' */
/* @__NO_SIDE_EFFECTS__ */
export const savingCalls = <const P extends `/api/${string}`>(path: P, what: string) =>
  ({
    [`POST ${path}`]: adds(what),
    [`PUT ${path}/:id`]: changes(what),
    [`DELETE ${path}/:id`]: trashes(what),
  }) as Record<`POST ${P}` | `PUT ${P}/:id` | `DELETE ${P}/:id`, string>;
