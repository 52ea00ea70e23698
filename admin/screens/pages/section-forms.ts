// What a section of each type holds, as its form shows it: the one table that the picker, the forms and new sections
// are made of.
import type { SectionType } from '#contract/content.ts';
import { SECTION_NAMES } from '../../fields/names.ts';
import type { SectionOf } from '#contract/page-sections.ts';

interface Spec {
  label: string;
  hint?: string;
}
/** One value: a line, a text of several lines, an icon, a picture, or one of some. */
export interface OneSpec extends Spec {
  kind: 'line' | 'text' | 'icon' | 'image' | 'choice';
  placeholder?: string;
  options?: readonly { value: string; label: string }[];
}
/** Texts: running text with a blank line between paragraphs, or a list with one on each line. */
export interface TextsSpec extends Spec {
  kind: 'paragraphs' | 'lines';
  placeholder?: string;
}
/** Rows of fields of their own. */
export interface RowsSpec<Row = Record<string, unknown>> extends Spec {
  kind: 'rows';
  /** What one of them is called. */
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
const icon: OneSpec = { kind: 'icon', label: 'İkon' };
const title = line('Bölüm başlığı');
const rowTitle = line('Başlık');
const description = text('Açıklama');
const image: OneSpec = { kind: 'image', label: 'Görsel' };
const overlayText = line('Görsel üstü yazı', { hint: 'Görselin alt kenarında görünür.' });
const paragraphs: TextsSpec = { kind: 'paragraphs', label: 'Metin', hint: 'Paragrafları boş bir satırla ayırın.' };
const lines = (label: string, placeholder?: string): TextsSpec => ({
  kind: 'lines',
  label,
  hint: 'Her satıra bir madde yazın.',
  ...(placeholder ? { placeholder } : {}),
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
    about: 'Başlık, alt başlık ve metin; altında isteğe bağlı rakamlar.',
    fields: {
      title,
      subtitle: line('Alt başlık'),
      paragraphs,
      stats: rows('Rakamlar', 'Rakam', {
        icon,
        number: line('Değer', { placeholder: '25+' }),
        label: line('Açıklama', { placeholder: 'yıllık deneyim' }),
      }),
    },
  },
  'company-story': { label: SECTION_NAMES['company-story'], about: 'Metin ve yanında görsel.', fields: story },
  mission: { label: SECTION_NAMES.mission, about: 'Misyon metni ve yanında görsel.', fields: story },
  vision: { label: SECTION_NAMES.vision, about: 'Vizyon metni ve yanında görsel.', fields: story },
  capacity: {
    label: SECTION_NAMES.capacity,
    about: 'Büyük bir görsel ve üretim rakamları.',
    fields: {
      title,
      image,
      overlayText,
      stats: rows('Rakamlar', 'Rakam', {
        icon,
        value: line('Değer', { placeholder: '10.000+' }),
        label: line('Açıklama', { placeholder: 'ürün çeşidi' }),
      }),
    },
  },
  values: {
    label: SECTION_NAMES.values,
    about: 'İkonlu değer kartları.',
    fields: { title, values: rows('Değerler', 'Değer', { icon, title: rowTitle, description }) },
  },
  features: {
    label: SECTION_NAMES.features,
    about: 'İkonlu özellik kutuları.',
    fields: { title, items: rows('Özellikler', 'Özellik', { icon, title: rowTitle, description }) },
  },
  timeline: {
    label: SECTION_NAMES.timeline,
    about: 'Yıllara göre kilometre taşları.',
    fields: {
      title,
      milestones: rows('Kilometre taşları', 'Kilometre taşı', {
        year: line('Yıl', { placeholder: '1999' }),
        title: rowTitle,
        description,
      }),
    },
  },
  growth: {
    label: SECTION_NAMES.growth,
    about: 'Metin ve yanında başarı maddeleri.',
    fields: { title, paragraphs, achievements: lines('Başarılar') },
  },
  certificates: {
    label: SECTION_NAMES.certificates,
    about: 'Kalite belgeleri: kurum, yıl, geçerlilik ve durum.',
    fields: {
      title,
      certificates: rows('Belgeler', 'Belge', {
        name: line('Belge adı', { placeholder: 'ISO 9001:2015' }),
        title: line('Konusu', { placeholder: 'Kalite yönetim sistemi' }),
        description,
        year: line('Yıl'),
        authority: line('Veren kurum'),
        validity: line('Geçerlilik', { placeholder: '2027' }),
        status: {
          kind: 'choice',
          label: 'Durum',
          options: [
            { value: 'active', label: 'Aktif' },
            { value: 'passive', label: 'Pasif' },
          ],
        },
      }),
    },
  },
  facilities: {
    label: SECTION_NAMES.facilities,
    about: 'Tesislerin alanı, yeri, kapasitesi ve özellikleri.',
    fields: {
      title,
      facilities: rows('Tesisler', 'Tesis', {
        name: line('Tesis adı'),
        type: line('Türü', { placeholder: 'Üretim tesisi' }),
        area: line('Alan', { placeholder: '4.200 m²' }),
        location: line('Konum'),
        capacity: line('Kapasite'),
        features: lines('Özellikler'),
      }),
    },
  },
  equipment: {
    label: SECTION_NAMES.equipment,
    about: 'Gruplara ayrılmış makine ve ekipman listeleri.',
    fields: {
      title,
      categories: rows('Gruplar', 'Grup', {
        title: line('Grup adı', { placeholder: 'Taşlama' }),
        items: lines('Makineler'),
      }),
    },
  },
  standards: {
    label: SECTION_NAMES.standards,
    about: 'Başlık ve metin; standartlar ve açıklamalar için.',
    fields: { title, paragraphs },
  },
  'quality-categories': {
    label: SECTION_NAMES['quality-categories'],
    about: 'Solda kategoriler, sağda seçilenin açıklaması ve maddeleri.',
    fields: {
      title,
      categories: rows('Kategoriler', 'Kategori', {
        name: line('Kategori adı', { hint: 'Listede görünür.' }),
        icon,
        title: line('Başlık'),
        description,
        points: lines('Maddeler'),
      }),
    },
  },
};

/** A section as it is stored: what its form does not know stays in it. */
export type LooseSection = { type: string } & Record<string, unknown>;

export interface SectionForm {
  label: string;
  about: string;
  fields: FieldSpecs;
}
/** Of a type that is not known: none. */
export const formOf = (type: string): SectionForm | undefined =>
  Object.hasOwn(SECTION_FORMS, type) ? (SECTION_FORMS[type as SectionType] as unknown as SectionForm) : undefined;

/** Nothing, as a field of the kind holds it. */
const emptyOf = (spec: FieldSpec): unknown =>
  spec.kind === 'rows' || spec.kind === 'paragraphs' || spec.kind === 'lines'
    ? []
    : spec.kind === 'choice'
      ? (spec.options?.[0]?.value ?? '')
      : '';
export const emptyRow = (fields: FieldSpecs): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, emptyOf(spec)]));
export const emptySection = (type: SectionType): LooseSection => ({ type, ...emptyRow(formOf(type)!.fields) });
