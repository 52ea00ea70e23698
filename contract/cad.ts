// CAD models: how a family's columns feed a template, the call for the files, and those of the panel.
import * as z from 'zod';
import { EVERYONE, STAFF_ONLY, STAFF_SEE_ALL } from './access.ts';
import {
  CAD_CALLS,
  CAD_FORMAT_REFUSED,
  CAD_NAME_MISSING,
  OWN_CAD_REFUSED,
  OWN_CAD_TWICE,
  STEP_PROTOCOL_REFUSED,
  TRIED_ARTICLES_REFUSED,
  ZIP_FORMATS_REFUSED,
  ZIP_LINES_REFUSED,
  ZIP_LINES_TWICE,
} from './cad-texts.ts';
import { Download, ZIP_TYPE } from './downloads.ts';
import { endpoints } from './endpoint.ts';
import { NOT_LIST } from './field-texts.ts';
import { Id, RowParams } from './fields.ts';
import { neededText } from './typed-fields.ts';
import { CAD_FILE } from './uploads.ts';

/** Where a template's parameter gets its value: a column of the family, or one value for all its sizes. */
const CadSource = z.union([
  z.strictObject({ column: z.string().min(1).max(8) }),
  z.strictObject({ value: z.union([z.number(), z.string().max(40)]) }),
]);
export type CadSource = z.output<typeof CadSource>;

/** What a family says of its models. */
export const CadMapping = z.strictObject({
  template: z.string().min(1).max(60).describe('Key of a template'),
  params: z.record(z.string().max(20), CadSource).describe('By the template’s parameters'),
  finish: z
    .string()
    .max(20)
    .optional()
    .describe('Colour of the models, a name of the finishes; absent: the template’s'),
  hasPictures: z
    .boolean()
    .optional()
    .describe('Whether pages show drawings and pictures of the model, each size its own; absent: they do'),
});
export type CadMapping = z.output<typeof CadMapping>;

/** MIME types of the files, by format. */
export const CAD_TYPES = {
  step: 'model/step',
  dxf: 'image/vnd.dxf',
  glb: 'model/gltf-binary',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  pdf: 'application/pdf',
} as const;
export type CadFormat = keyof typeof CAD_TYPES;
export const CAD_FORMATS = Object.keys(CAD_TYPES) as readonly CadFormat[];

/** Formats in which staff may give files of their own, and in which zips hold files. */
export const FILE_FORMATS = ['step', 'dxf'] as const satisfies readonly CadFormat[];
export type FileFormat = (typeof FILE_FORMATS)[number];

const areDistinct = (values: readonly string[]): boolean => new Set(values).size === values.length;

/** A CAD file that staff uploaded: visitors get it in place of the computed one. */
export const OwnCadFile = z.strictObject(
  {
    format: z.enum(FILE_FORMATS, OWN_CAD_REFUSED),
    file: z
      .string(OWN_CAD_REFUSED)
      .regex(/^[0-9a-f]{32}$/, OWN_CAD_REFUSED)
      .describe('As its upload named it'),
    name: neededText(120, CAD_NAME_MISSING).describe('As its sender named it'),
    size: z.int(OWN_CAD_REFUSED).min(1, OWN_CAD_REFUSED).max(CAD_FILE.maxBytes, OWN_CAD_REFUSED).describe('Bytes'),
  },
  OWN_CAD_REFUSED,
);
export type OwnCadFile = z.output<typeof OwnCadFile>;

/** One file of each format at most. */
export const ownCadFiles = z
  .array(OwnCadFile, NOT_LIST)
  .max(FILE_FORMATS.length, OWN_CAD_TWICE)
  .refine((files) => areDistinct(files.map(({ format }) => format)), OWN_CAD_TWICE);

/** A template as staff choose it. */
export const CadTemplate = z.object({
  key: z.string(),
  label: z.string(),
  params: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      kind: z.enum(['number', 'thread', 'choice', 'text']),
      unit: z.string(),
      isOptional: z.boolean(),
      options: z.array(z.string()).describe('Of a choice'),
    }),
  ),
  simplifications: z.array(z.string()),
});
export type CadTemplate = z.output<typeof CadTemplate>;

/** Models of one call: a spring takes most of a second. */
export const MAX_TRIED_ARTICLES = 10;

/** An article whose model was tried. */
export const TriedModel = z.object({
  _id: z.string(),
  code: z.string(),
  reason: z.string().describe('Why there is no model; empty: there is one'),
  volume: z.number().describe('mm³; 0 without a model'),
  size: z.tuple([z.number(), z.number(), z.number()]).describe('mm along x, y and z'),
  stepBytes: z.int(),
  ms: z.int().describe('From asking to having it'),
});
export type TriedModel = z.output<typeof TriedModel>;

/** Articles of one zip. */
export const MAX_ZIP_LINES = 200;

/** A zip of many articles' files, which is made in the background. */
export const CadZip = z.object({
  id: z.string().describe('Nobody can guess it: whoever has it may fetch the file'),
  done: z.int().describe('Articles whose files are in it'),
  total: z.int().describe('Articles that were asked for'),
  state: z.enum(['making', 'ready', 'failed']),
  message: z.string().describe('Why it failed; empty otherwise'),
  bytes: z.int().nullable().describe('Of the file; null: it is not ready'),
  url: z.string().nullable().describe('Of the file, for 24 hours; null: it is not ready'),
});
export type CadZip = z.output<typeof CadZip>;

export const cadEndpoints = endpoints(CAD_CALLS, {
  'GET /api/products/:id/cad/:format': {
    access: STAFF_SEE_ALL,
    params: z.object({ id: Id.describe('Id or code'), format: z.enum(CAD_FORMATS, CAD_FORMAT_REFUSED) }),
    query: z.strictObject({
      ap: z
        .enum(['214', '242'], STEP_PROTOCOL_REFUSED)
        .default('214')
        .describe('Application protocol of STEP files: 214 opens in old systems too'),
      v: z
        .string()
        .max(40)
        .optional()
        .describe('The version of a drawing or picture: browsers keep it without asking again'),
    }),
    response: Download,
    isDownload: true,
    contentTypes: Object.values(CAD_TYPES),
    // Files that are made for the first time; those that are kept have the limit of `KEPT_LIMIT` in the server.
    limit: { times: 60, minutes: 10 },
  },
  'POST /api/cad/zip': {
    access: STAFF_SEE_ALL,
    body: z.strictObject({
      lines: z
        .array(z.strictObject({ id: Id.describe('Id or code of an article') }), ZIP_LINES_REFUSED(MAX_ZIP_LINES))
        .min(1, ZIP_LINES_REFUSED(MAX_ZIP_LINES))
        .max(MAX_ZIP_LINES, ZIP_LINES_REFUSED(MAX_ZIP_LINES))
        .refine((lines) => areDistinct(lines.map(({ id }) => id)), ZIP_LINES_TWICE),
      formats: z
        .array(z.enum(FILE_FORMATS, ZIP_FORMATS_REFUSED), ZIP_FORMATS_REFUSED)
        .min(1, ZIP_FORMATS_REFUSED)
        .refine(areDistinct, ZIP_FORMATS_REFUSED),
    }),
    response: CadZip,
    status: 202,
    // The files inside count against no other limit: 10 × 200 articles are what an address can ask for.
    limit: { times: 10, minutes: 10 },
  },
  'GET /api/cad/zip/:id': { access: EVERYONE, params: RowParams, response: CadZip },
  'GET /api/cad/zip/:id/file': {
    access: EVERYONE,
    params: RowParams,
    response: Download,
    isDownload: true,
    contentTypes: [ZIP_TYPE],
  },
  'POST /api/cad/files': { access: STAFF_ONLY, file: CAD_FILE, response: OwnCadFile },
  'GET /api/cad/templates': {
    access: STAFF_ONLY,
    response: z.object({
      isOn: z.boolean().describe('Whether the shop gives CAD files'),
      templates: z.array(CadTemplate),
      finishes: z.array(z.object({ name: z.string(), color: z.string() })),
    }),
  },
  'POST /api/families/:id/cad/try': {
    access: STAFF_ONLY,
    params: RowParams,
    body: z.strictObject({
      mapping: CadMapping,
      articles: z
        .array(Id, TRIED_ARTICLES_REFUSED(MAX_TRIED_ARTICLES))
        .min(1, TRIED_ARTICLES_REFUSED(MAX_TRIED_ARTICLES))
        .max(MAX_TRIED_ARTICLES, TRIED_ARTICLES_REFUSED(MAX_TRIED_ARTICLES)),
    }),
    response: z.object({ tried: z.array(TriedModel) }),
  },
});
