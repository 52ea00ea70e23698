import type { Family, FamilyCard } from '#contract/families.ts';
import { panelListPath } from '#contract/panel-paths.ts';
import { familyPath } from '#contract/paths.ts';
import type { Resource } from '../../crud/resource.ts';
import { FAMILY_TEXTS as texts } from './texts.ts';
import type { FamilyValues } from './values.ts';

type Shown = Pick<Family, '_id' | 'name' | 'slug' | 'isActive' | 'articleCount'>;

/** Columns that no size has values in yet; of a word's families, the original stays the one that is meant first. */
const unbound = (values: Readonly<Record<string, unknown>>) => {
  const { columns, aliases } = values as unknown as FamilyValues;
  return {
    ...values,
    columns: columns.map(({ formerKey: _formerKey, ...column }) => column),
    aliases: aliases.map(({ text }) => ({ text, isFirst: false })),
  };
};

const catalogue = {
  kind: 'family',
  path: panelListPath('families'),
  calls: {
    list: 'GET /api/families',
    get: 'GET /api/families/:slug',
    create: 'POST /api/families',
    update: 'PUT /api/families/:id',
    remove: 'DELETE /api/families/:id',
    status: 'PUT /api/families/:id',
  },
  idParam: 'slug',
  shownIn: ['/api/products', '/api/attributes'],
  titleOf: ({ name }: Shown) => name,
  siteOf: ({ slug, isActive, articleCount }: Shown) => (isActive && articleCount > 0 ? familyPath(slug) : undefined),
  confirmRemove: ({ articleCount }: Shown) => texts.confirmRemove(articleCount),
  copy: {
    named: 'name',
    fresh: ['slug'],
    state: 'isActive',
    adapt: unbound,
    note: () => texts.copyNote,
  },
  texts: texts.rows,
} as const satisfies Resource<Shown>;

/** For the list. */
export const families: Resource<FamilyCard> = catalogue;
/** For the form. */
export const wholeFamilies: Resource<Family> = catalogue;
