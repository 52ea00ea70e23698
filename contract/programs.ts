import * as z from 'zod';
import { LinkOrHashInput, LinkOrHashShown } from './fields.ts';
import { field, kind } from './kind.ts';
import {
  DOWNLOAD_LINK_MISSING,
  FILE_SIZE_MISSING,
  LAST_UPDATE_MISSING,
  NO_PROGRAM_FEATURES,
  NO_SYSTEM_REQUIREMENTS,
  PROGRAM_CALLS,
  PROGRAM_DESCRIPTION_MISSING,
  PROGRAM_LABELS as labels,
  PROGRAM_NAME_MISSING,
  PROGRAM_VERSION_MISSING,
  PROGRAM_WORDS,
} from './program-texts.ts';
import { publishingFields } from './publishing.ts';
import { neededList, neededLongText, neededText, switchValue } from './typed-fields.ts';

const link = z
  .string(DOWNLOAD_LINK_MISSING)
  .min(1, DOWNLOAD_LINK_MISSING)
  .pipe(LinkOrHashInput)
  .describe("'#' while there is no file yet");

/** A program offered for download. */
export const programKind = kind({
  name: 'program',
  table: 'programs',
  path: '/api/programs',
  scope: 'content',
  place: 90,
  menu: { group: 'company', place: 2 },
  words: PROGRAM_WORDS,
  calls: PROGRAM_CALLS,
  fields: {
    name: field(neededText(120, PROGRAM_NAME_MISSING), { label: labels.name }),
    version: field(neededText(40, PROGRAM_VERSION_MISSING), {
      label: labels.version,
      shown: z.string().describe('Of the program, e.g. 2.4.0'),
      column: 'programVersion',
    }),
    description: field(neededLongText(2_000, PROGRAM_DESCRIPTION_MISSING), { label: labels.description }),
    features: field(neededList(300, NO_PROGRAM_FEATURES), { label: labels.features }),
    systemRequirements: field(neededList(300, NO_SYSTEM_REQUIREMENTS), { label: labels.systemRequirements }),
    downloadLink: field(link, { label: labels.downloadLink, shown: LinkOrHashShown }),
    fileSize: field(neededText(40, FILE_SIZE_MISSING), {
      label: labels.fileSize,
      shown: z.string().describe('As typed, e.g. 148 MB'),
    }),
    lastUpdate: field(neededText(60, LAST_UPDATE_MISSING), {
      label: labels.lastUpdate,
      shown: z.string().describe('As typed, e.g. Mart 2025'),
    }),
    isActive: field(switchValue.describe('Activating one deactivates the others'), {
      label: labels.isActive,
      default: false,
    }),
    ...publishingFields,
  },
  order: ['-updatedAt', '-id'],
  titleOf: ({ name, version }) => `${name} ${version}`,
  offers: { active: 'first', toggle: 'PUT', lock: 'rowVersion' },
});
export type Program = z.output<typeof programKind.reply>;
