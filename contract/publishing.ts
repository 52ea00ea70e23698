// Times at which a row goes on the site and off it, chosen by staff (docs/decisions/0138). Part of the fields of each
// kind that can be published.
import * as z from 'zod';
import { field } from './kind.ts';
import { PUBLISH_AT_REFUSED, PUBLISHING_LABELS as labels, UNPUBLISH_AT_REFUSED } from './publishing-texts.ts';

const MINUTE_MS = 60_000;
/** To the minute, always written alike: such texts compare as their times do. */
const wholeMinute = (text: string): string => {
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? text : new Date(Math.floor(ms / MINUTE_MS) * MINUTE_MS).toISOString();
};
const minute = (refused: string) => z.iso.datetime(refused).overwrite(wholeMinute).nullable();
const shown = z.iso.datetime().nullable().optional();

/**
 * The two times. A row on the site has no time to be published; one off the site that waits for none has no time to be
 * taken off: whoever switches a row by hand clears what has lost its meaning.
 */
export const publishingFields = {
  publishAt: field(minute(PUBLISH_AT_REFUSED).describe('Goes on the site then; cleared when it is there'), {
    label: labels.publishAt,
    default: null,
    shown: shown.describe('For staff only: when it goes on the site; null: no time is chosen'),
    isGenerated: true,
    isForStaff: true,
    isOnCards: true,
  }),
  unpublishAt: field(minute(UNPUBLISH_AT_REFUSED).describe('Goes off the site then; later than publishAt'), {
    label: labels.unpublishAt,
    default: null,
    shown: shown.describe('For staff only: when it goes off the site; null: no time is chosen'),
    isGenerated: true,
    isForStaff: true,
    isOnCards: true,
  }),
};

/** The same for kinds whose schemas are written one by one. */
export const publishingInputs = {
  publishAt: publishingFields.publishAt.input,
  unpublishAt: publishingFields.unpublishAt.input,
};
export const publishingShown = {
  publishAt: publishingFields.publishAt.shown,
  unpublishAt: publishingFields.unpublishAt.shown,
};
export const NO_PUBLISHING_TIMES = { publishAt: null, unpublishAt: null };
