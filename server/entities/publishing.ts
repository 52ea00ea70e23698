// Times at which rows go on the site and off it: what a save leaves of them (docs/decisions/0138).
import { ApiError } from '#contract/api-error.ts';
import { UNPUBLISH_NOT_AFTER } from '#contract/publishing-texts.ts';
import type { Resource, Row, StaffTable } from './resource.ts';

interface Times {
  publishAt: string | null;
  unpublishAt: string | null;
}

/** Leaves out the times: a version that comes back does not bring those of long ago. */
export const withoutTimes = <F extends object>(fields: F): Omit<F, keyof Times> => {
  const { publishAt: _on, unpublishAt: _off, ...others } = fields as F & Partial<Times>;
  return others;
};

/**
 * The columns of a save with the times that it leaves: a row on the site waits for no publishing, and one that is off
 * it for good for no end. So whoever switches a row by hand clears the time that has lost its meaning.
 * @param before null for a new row
 * @throws VALIDATION when the end does not come after the beginning
 */
export function withTimes<T extends StaffTable, V extends object>(
  { publishing }: Pick<Resource<T>, 'publishing'>,
  before: Row<T> | null,
  values: V,
): V {
  if (!publishing) return values;
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  const after = { publishAt: null, unpublishAt: null, ...before, ...given } as Times & Record<string, unknown>;
  const isOn = after[publishing.flag] === true;
  const publishAt = isOn ? null : after.publishAt;
  const unpublishAt = isOn || publishAt !== null ? after.unpublishAt : null;
  if (publishAt !== null && unpublishAt !== null && unpublishAt <= publishAt)
    throw new ApiError(400, 'VALIDATION', UNPUBLISH_NOT_AFTER, { unpublishAt: UNPUBLISH_NOT_AFTER });
  return { ...values, publishAt, unpublishAt };
}
