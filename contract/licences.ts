// Open source that the shop is made of, with its licences.
import * as z from 'zod';
import { EVERYONE } from './access.ts';
import { Download } from './downloads.ts';
import { endpoints } from './endpoint.ts';
import { LICENCE_ABSENT, LICENCE_CALLS } from './licence-texts.ts';

export const LicencedPackage = z.object({
  name: z.string(),
  version: z.string(),
  licence: z.string().describe('SPDX expression; empty: the package names none'),
  source: z.string().describe('Address of its source or page; empty: it names none'),
});
export type LicencedPackage = z.output<typeof LicencedPackage>;

export const LICENCE_TEXT_TYPE = 'text/plain; charset=utf-8';

export const licenceEndpoints = endpoints(LICENCE_CALLS, {
  'GET /api/licences': {
    access: EVERYONE,
    response: z.array(LicencedPackage).describe('By name'),
  },
  'GET /api/licences/text': {
    access: EVERYONE,
    query: z.strictObject({
      name: z.string(LICENCE_ABSENT).max(214, LICENCE_ABSENT).describe('Of a package in the list'),
      version: z.string(LICENCE_ABSENT).max(60, LICENCE_ABSENT),
    }),
    response: Download,
    isDownload: true,
    contentTypes: [LICENCE_TEXT_TYPE],
  },
});
