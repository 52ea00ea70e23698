// Fields of each type of section: the one table behind picker, forms and new sections.
import type { SectionType } from '#contract/content.ts';
import type { SectionOf } from '#contract/page-sections.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { SECTION_NAMES } from '../../fields/names.ts';
import { readable } from './paragraphs.ts';
import { PAGE_TEXTS as texts } from './texts.ts';

interface Spec {
  label: string;
  hint?: string;
}
/** One value: a line, a longer text, an icon, a picture, or a choice. */
interface OneSpec extends Spec {
  kind: 'line' | 'text' | 'icon' | 'image' | 'choice';
  placeholder?: string;
  options?: readonly { value: string; label: string }[];
}
/** Texts: paragraphs separated by blank lines, or a list with one per line. */
interface TextsSpec extends Spec {
  kind: 'paragraphs' | 'lines';
  placeholder?: string;
}
/** Rows with fields. */
interface RowsSpec<Row = Record<string, unknown>> extends Spec {
  kind: 'rows';
  /** Name of one row. */
  one: string;
  fields: { [N in keyof Row]: SpecOf<Row[N]> };
}
type SpecOf<V> = V extends readonly string[] ? TextsSpec : V extends readonly (infer Row)[] ? RowsSpec<Row> : OneSpec;
export type FieldSpec = OneSpec | TextsSpec | (Omit<RowsSpec, 'fields'> & { fields: FieldSpecs });
export type FieldSpecs = Readonly<Record<string, FieldSpec>>;

type FormsByType = {
  [T in SectionType]: {
    label: string;
    about: string;
    fields: { [N in Exclude<keyof SectionOf<T>, 'type'>]: SpecOf<SectionOf<T>[N]> };
  };
};

const line = (label: string, more: Omit<OneSpec, 'kind' | 'label'> = {}): OneSpec => ({ kind: 'line', label, ...more });
const text = (label: string): OneSpec => ({ kind: 'text', label });
const icon: OneSpec = { kind: 'icon', label: texts.icon };
const title = line(texts.sectionTitle);
const rowTitle = line(texts.title);
const description = text(texts.description);
const image: OneSpec = { kind: 'image', label: COMMON_TEXTS.picture };
const overlayText = line(texts.overlay, { hint: texts.overlayHint });
const paragraphs: TextsSpec = { kind: 'paragraphs', label: texts.text, hint: texts.paragraphsHint };
const lines = (label: string, placeholder?: string): TextsSpec => ({
  kind: 'lines',
  label,
  hint: COMMON_TEXTS.oneItemPerLine,
  placeholder,
});
const rows = <Fields>(
  label: string,
  one: string,
  fields: Fields,
): Spec & { kind: 'rows'; one: string; fields: Fields } => ({ kind: 'rows', label, one, fields });

const story = { title, paragraphs, image, overlayText };

export const SECTION_FORMS: FormsByType = {
  intro: {
    label: SECTION_NAMES.intro,
    about: texts.aboutIntro,
    fields: {
      title,
      subtitle: line(texts.subtitle),
      paragraphs,
      stats: rows(texts.stats, texts.stat, {
        icon,
        number: line(texts.value, { placeholder: '25+' }),
        label: line(texts.description, { placeholder: texts.statExample }),
      }),
    },
  },
  'company-story': { label: SECTION_NAMES['company-story'], about: texts.aboutStory, fields: story },
  mission: { label: SECTION_NAMES.mission, about: texts.aboutMission, fields: story },
  vision: { label: SECTION_NAMES.vision, about: texts.aboutVision, fields: story },
  capacity: {
    label: SECTION_NAMES.capacity,
    about: texts.aboutCapacity,
    fields: {
      title,
      image,
      overlayText,
      stats: rows(texts.stats, texts.stat, {
        icon,
        value: line(texts.value, { placeholder: '10.000+' }),
        label: line(texts.description, { placeholder: texts.capacityExample }),
      }),
    },
  },
  values: {
    label: SECTION_NAMES.values,
    about: texts.aboutValues,
    fields: { title, values: rows(texts.values, texts.value, { icon, title: rowTitle, description }) },
  },
  features: {
    label: SECTION_NAMES.features,
    about: texts.aboutFeatures,
    fields: { title, items: rows(texts.features, COMMON_TEXTS.feature, { icon, title: rowTitle, description }) },
  },
  timeline: {
    label: SECTION_NAMES.timeline,
    about: texts.aboutTimeline,
    fields: {
      title,
      milestones: rows(texts.milestones, texts.milestone, {
        year: line(COMMON_TEXTS.year, { placeholder: '1999' }),
        title: rowTitle,
        description,
      }),
    },
  },
  growth: {
    label: SECTION_NAMES.growth,
    about: texts.aboutGrowth,
    fields: { title, paragraphs, achievements: lines(texts.achievements) },
  },
  certificates: {
    label: SECTION_NAMES.certificates,
    about: texts.aboutCertificates,
    fields: {
      title,
      certificates: rows(texts.documents, texts.certificate, {
        name: line(texts.certificateName, { placeholder: 'ISO 9001:2015' }),
        title: line(texts.certificateTitle, { placeholder: texts.certificateExample }),
        description,
        number: line(texts.certificateNumber),
        year: line(COMMON_TEXTS.year),
        authority: line(texts.authority),
        validity: line(texts.validity, { placeholder: '2027' }),
        status: {
          kind: 'choice',
          label: COMMON_TEXTS.status,
          options: [
            { value: 'active', label: COMMON_TEXTS.active },
            { value: 'passive', label: COMMON_TEXTS.passive },
          ],
        },
      }),
    },
  },
  facilities: {
    label: SECTION_NAMES.facilities,
    about: texts.aboutFacilities,
    fields: {
      title,
      facilities: rows(texts.facilities, texts.facility, {
        name: line(texts.facilityName),
        type: line(texts.facilityType, { placeholder: texts.facilityExample }),
        area: line(COMMON_TEXTS.field, { placeholder: '4.200 m²' }),
        location: line(texts.location),
        capacity: line(texts.capacity),
        features: lines(texts.features),
      }),
    },
  },
  equipment: {
    label: SECTION_NAMES.equipment,
    about: texts.aboutEquipment,
    fields: {
      title,
      categories: rows(texts.groups, texts.group, {
        title: line(texts.groupName, { placeholder: texts.groupExample }),
        items: lines(texts.machines),
      }),
    },
  },
  standards: {
    label: SECTION_NAMES.standards,
    about: texts.aboutStandards,
    fields: { title, paragraphs },
  },
  'quality-categories': {
    label: SECTION_NAMES['quality-categories'],
    about: texts.aboutQuality,
    fields: {
      title,
      categories: rows(COMMON_TEXTS.categories, texts.category, {
        name: line(texts.categoryName, { hint: texts.categoryHint }),
        icon,
        title: line(texts.title),
        description,
        points: lines(texts.points),
      }),
    },
  },
};

/** A stored section, which may have fields that its form does not know. */
export type LooseSection = { type: string } & Record<string, unknown>;

interface SectionForm {
  label: string;
  about: string;
  fields: FieldSpecs;
}
/** undefined for an unknown type. */
export const formOf = (type: string): SectionForm | undefined =>
  Object.hasOwn(SECTION_FORMS, type) ? (SECTION_FORMS[type as SectionType] as unknown as SectionForm) : undefined;

/**
 * First words of a section, by which it is known while it is closed: its title, or else the first text in it.
 * @returns '' for an empty one
 */
export function firstWordsOf(section: LooseSection): string {
  const form = formOf(section.type);
  return firstText(form?.fields ?? { title }, section);
}

const CALLED: readonly FieldSpec['kind'][] = ['line', 'text', 'paragraphs', 'lines', 'rows'];

function firstText(fields: FieldSpecs, values: Readonly<Record<string, unknown>>): string {
  for (const [name, spec] of Object.entries(fields)) {
    if (!CALLED.includes(spec.kind)) continue;
    const value = values[name];
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      const words = wordsIn(spec, one);
      if (words !== '') return words;
    }
  }
  return '';
}

function wordsIn(spec: FieldSpec, value: unknown): string {
  if (spec.kind === 'rows')
    return typeof value === 'object' && value !== null ? firstText(spec.fields, value as Record<string, unknown>) : '';
  return typeof value === 'string' ? withoutMarks(value) : '';
}

/** Running text may have inline marks. The result is shown as text, never as HTML. */
const withoutMarks = (html: string): string =>
  readable(html)
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Empty value of a field. */
function emptyOf(spec: FieldSpec): unknown {
  if (spec.kind === 'rows' || spec.kind === 'paragraphs' || spec.kind === 'lines') return [];
  return spec.kind === 'choice' ? (spec.options?.[0]?.value ?? '') : '';
}
export const emptyRow = (fields: FieldSpecs): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, emptyOf(spec)]));
export const emptySection = (type: SectionType): LooseSection => ({ type, ...emptyRow(formOf(type)!.fields) });
