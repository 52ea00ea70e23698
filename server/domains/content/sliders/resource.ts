import type { Slide, SlideCreate } from '#contract/sliders.ts';
import { AS_ARRANGED, type SmallList } from '../../../entities/small-list.ts';
import { columnFields } from '../../../entities/resource.ts';
import { SLIDE_ABSENT } from '../texts.ts';

const { fieldsOf, valuesOf } = columnFields('slides', {
  title: 'title',
  subtitle: 'subtitle',
  description: 'description',
  image: 'image',
  link: 'link',
  buttonText: 'buttonText',
  order: 'sortOrder',
  isActive: 'isActive',
});

/** Slides of the home page. */
export const slideList: SmallList<'slides', SlideCreate, Slide> = {
  resource: {
    kind: 'slider',
    scope: 'content',
    table: 'slides',
    absent: SLIDE_ABSENT,
    titleOf: (row) => row.title,
    fieldsOf,
  },
  order: AS_ARRANGED,
  valuesOf,
  show: (row) => ({
    _id: row.publicId,
    title: row.title,
    subtitle: row.subtitle,
    description: row.description,
    image: row.image,
    link: row.link,
    buttonText: row.buttonText,
    isActive: row.isActive,
    order: row.sortOrder,
    version: row.version,
  }),
};
