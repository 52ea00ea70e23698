// Words of mails to customers as staff keep them.
import * as z from 'zod';
import { ADMIN_ONLY } from './access.ts';
import { endpoints } from './endpoint.ts';
import { NoContent, NoQuery, RowParams } from './fields.ts';
import { INTRO_MISSING, SUBJECT_MISSING, TEMPLATE_CALLS, unknownPlace } from './mail-template-texts.ts';
import {
  unknownPlaces,
  WORDED_KINDS,
  WORDED_MAILS,
  type MailWords,
  type Place,
  type WordedKind,
} from './mail-wording.ts';
import { updateOf } from './saving.ts';
import { longText, neededLongText, neededText } from './typed-fields.ts';

/** Fields of the form. Names in braces are filled with the mail's values; a name that it has none for is refused. */
export const templateFields = {
  subject: neededText(150, SUBJECT_MISSING),
  intro: neededLongText(2_000, INTRO_MISSING),
  outro: longText(2_000).describe('Empty: none'),
};

/**
 * Why the words may not stand in the mail; undefined: they may. A subject names nobody: the outbox and the audit table
 * keep it longer than a person's data may be kept.
 */
export function placeRefusal(kind: WordedKind, field: keyof MailWords, text: string): string | undefined {
  const places: readonly Place[] = WORDED_MAILS[kind].places;
  const known = field === 'subject' ? places.filter((place) => place !== 'müşteri') : places;
  const [unknown] = unknownPlaces(text, known);
  return unknown === undefined ? undefined : unknownPlace(unknown, known);
}
/** Rules of the form of one mail. */
export const templateRules = (kind: WordedKind): Record<keyof MailWords, z.ZodType<string>> => {
  const known = (field: keyof MailWords) =>
    templateFields[field].superRefine((text, context) => {
      const message = placeRefusal(kind, field, text);
      if (message !== undefined) context.addIssue({ code: 'custom', message });
    });
  return { subject: known('subject'), intro: known('intro'), outro: known('outro') };
};

export const MailTemplate = z.object({
  _id: z.enum(WORDED_KINDS).describe('Kind of the mail, as in the outbox'),
  label: z.string(),
  subject: z.string(),
  intro: z.string(),
  outro: z.string(),
  isOwn: z.boolean().describe('false: the words are the program’s'),
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.string(),
  version: z.int().describe('Grows with every save; sent back with one'),
});
export type MailTemplate = z.output<typeof MailTemplate>;

export const mailTemplateEndpoints = endpoints(TEMPLATE_CALLS, {
  'GET /api/mail/templates': { access: ADMIN_ONLY, query: NoQuery, response: z.array(MailTemplate) },
  'GET /api/mail/templates/:id': { access: ADMIN_ONLY, params: RowParams, response: MailTemplate },
  'PUT /api/mail/templates/:id': {
    access: ADMIN_ONLY,
    params: RowParams,
    body: updateOf(templateFields),
    response: MailTemplate,
  },
  'DELETE /api/mail/templates/:id': {
    access: ADMIN_ONLY,
    params: RowParams,
    response: NoContent,
    status: 204,
  },
  'POST /api/mail/templates/:id/test': {
    access: ADMIN_ONLY,
    params: RowParams,
    body: z.strictObject(templateFields),
    response: z.object({ to: z.string().describe('The caller’s address') }),
    limit: { times: 6, minutes: 1, per: 'account' },
  },
});
