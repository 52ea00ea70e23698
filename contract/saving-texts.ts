// Sentences of the calls by which staff keep rows.
import { TRASH_DAYS } from './access.ts';

// @param what the row in the accusative: 'Özelliği'
const adds = (what: string): string => `${what} ekler`;
export const changes = (what: string): string => `${what} değiştirir; gönderilmeyen alanlar olduğu gibi kalır`;
export const trashes = (what: string): string => `${what} çöp kutusuna taşır; ${TRASH_DAYS} gün geri alınabilir`;

/** Summaries of the calls of `savingEndpoints`. @param what the row in the accusative: 'Özelliği' */
/* @__NO_SIDE_EFFECTS__ */
export const savingCalls = <const P extends `/api/${string}`>(path: P, what: string) =>
  ({
    [`POST ${path}`]: adds(what),
    [`PUT ${path}/:id`]: changes(what),
    [`DELETE ${path}/:id`]: trashes(what),
  }) as Record<`POST ${P}` | `PUT ${P}/:id` | `DELETE ${P}/:id`, string>;
