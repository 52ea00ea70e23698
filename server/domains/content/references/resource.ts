import type { Reference, ReferenceCreate } from '#contract/references.ts';
import { AS_ARRANGED, type SmallList } from '../../../entities/small-list.ts';
import { columnFields } from '../../../entities/resource.ts';
import { REFERENCE_ABSENT } from '../texts.ts';

const { fieldsOf, valuesOf } = columnFields('brands', {
  name: 'name',
  sector: 'sector',
  description: 'description',
  website: 'website',
  sortOrder: 'sortOrder',
  logo: 'logo',
  isActive: 'isActive',
});

/** Customers that the company names as references. */
export const referenceList: SmallList<'brands', ReferenceCreate, Reference> = {
  resource: {
    kind: 'reference',
    scope: 'content',
    table: 'brands',
    absent: REFERENCE_ABSENT,
    titleOf: (row) => row.name,
    fieldsOf,
  },
  order: AS_ARRANGED,
  valuesOf,
  show: (row) => ({
    _id: row.publicId,
    name: row.name,
    logo: row.logo,
    sector: row.sector,
    description: row.description,
    website: row.website,
    isActive: row.isActive,
    sortOrder: row.sortOrder,
    version: row.version,
  }),
};
