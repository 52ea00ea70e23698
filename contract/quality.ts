import * as z from 'zod';
import { STAFF_ONLY } from './access.ts';
import { DEFAULT_QUALITY_COLOR, DEFAULT_QUALITY_ICON } from './content.ts';
import { endpoints } from './endpoint.ts';
import { ColorInput, ColorShown, IconInput, IconShown, NoQuery } from './fields.ts';
import { CREATED_AT, field, group, kind, PlaceShown } from './kind.ts';
import { publishingFields } from './publishing.ts';
import {
  NO_QUALITY_POINTS,
  NOT_METADATA,
  QUALITY_CALLS,
  QUALITY_CONTENT_MISSING,
  QUALITY_DESCRIPTION_MISSING,
  QUALITY_DESCRIPTION_TOO_SHORT,
  QUALITY_LABELS as labels,
  QUALITY_NAME_MISSING,
  QUALITY_NAME_TOO_SHORT,
  QUALITY_STATS_CALLS,
  QUALITY_TITLE_MISSING,
  QUALITY_TITLE_TOO_SHORT,
  QUALITY_WORDS,
} from './quality-texts.ts';
import { neededList, neededLongText, neededText, shortText, sortOrder, switchValue, textList } from './typed-fields.ts';

const content = {
  title: field(neededText(200, QUALITY_TITLE_MISSING).min(3, QUALITY_TITLE_TOO_SHORT), {
    label: labels.contentTitle,
    column: 'contentTitle',
  }),
  description: field(neededLongText(2_000, QUALITY_DESCRIPTION_MISSING).min(10, QUALITY_DESCRIPTION_TOO_SHORT), {
    label: labels.contentDescription,
    column: 'contentDescription',
  }),
  points: field(neededList(300, NO_QUALITY_POINTS), { label: labels.contentPoints, column: 'contentPoints' }),
};
const metadata = {
  metaTitle: field(shortText(200), { label: labels.metaTitle }),
  metaDescription: field(shortText(160), { label: labels.metaDescription }),
  keywords: field(textList(80), { label: labels.keywords }),
};

/** A subject of quality management. */
export const qualityKind = kind({
  name: 'quality',
  table: 'qualityCategories',
  path: '/api/quality-management',
  scope: 'content',
  place: 120,
  menu: { group: 'company', place: 3 },
  words: QUALITY_WORDS,
  calls: QUALITY_CALLS,
  fields: {
    name: field(neededText(120, QUALITY_NAME_MISSING).min(3, QUALITY_NAME_TOO_SHORT), { label: labels.name }),
    content: group(content, QUALITY_CONTENT_MISSING, { label: labels.content }),
    icon: field(IconInput, { label: labels.icon, default: DEFAULT_QUALITY_ICON, shown: IconShown }),
    color: field(ColorInput, {
      label: labels.color,
      default: DEFAULT_QUALITY_COLOR,
      shown: ColorShown(DEFAULT_QUALITY_COLOR),
    }),
    order: field(sortOrder, { label: labels.order, default: 0, shown: PlaceShown, column: 'sortOrder' }),
    isActive: field(switchValue, { label: labels.isActive, default: true }),
    ...publishingFields,
    metadata: group(metadata, NOT_METADATA, {
      label: labels.metadata,
      default: { metaTitle: '', metaDescription: '', keywords: [] },
    }),
  },
  derived: { createdAt: CREATED_AT },
  order: ['sortOrder', 'id'],
  titleOf: ({ name }) => name,
  offers: { staffList: true, toggle: 'PATCH' },
});
export type QualityCategory = z.output<typeof qualityKind.reply>;

export const qualityStatsEndpoints = endpoints(QUALITY_STATS_CALLS, {
  'GET /api/quality-management/stats/dashboard': {
    access: STAFF_ONLY,
    query: NoQuery,
    response: z.object({ totalCategories: z.int(), activeCategories: z.int(), inactiveCategories: z.int() }),
  },
});
