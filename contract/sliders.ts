import type * as z from 'zod';
import { DEFAULT_SLIDE_BUTTON } from './content.ts';
import { ImageShown, LinkInput, LinkShown } from './fields.ts';
import { field, kind, PlaceShown } from './kind.ts';
import { imageFocus, type PictureFocus } from './picture-focus.ts';
import { publishingFields } from './publishing.ts';
import {
  SLIDE_IMAGE_MISSING,
  SLIDE_ORDER_REFUSED,
  SLIDE_TITLE_MISSING,
  SLIDE_TITLE_TOO_SHORT,
  SLIDER_CALLS,
  SLIDER_LABELS as labels,
  SLIDER_WORDS,
} from './slider-texts.ts';
import { longText, neededImage, neededText, shortText, sortOrder, switchValue, wholePlace } from './typed-fields.ts';

const place = wholePlace(SLIDE_ORDER_REFUSED).min(0, SLIDE_ORDER_REFUSED).pipe(sortOrder);

/** A slide of the homepage. */
export const slideKind = kind({
  name: 'slider',
  table: 'slides',
  path: '/api/sliders',
  scope: 'content',
  place: 80,
  menu: { group: 'visuals', place: 1 },
  words: SLIDER_WORDS,
  calls: SLIDER_CALLS,
  fields: {
    title: field(neededText(120, SLIDE_TITLE_MISSING).min(3, SLIDE_TITLE_TOO_SHORT), { label: labels.title }),
    subtitle: field(shortText(200), { label: labels.subtitle, default: '' }),
    description: field(longText(1_000), { label: labels.description, default: '' }),
    image: field(neededImage(SLIDE_IMAGE_MISSING), { label: labels.image, shown: ImageShown('slider') }),
    link: field(LinkInput, { label: labels.link, default: '', shown: LinkShown }),
    buttonText: field(shortText(40), { label: labels.buttonText, default: DEFAULT_SLIDE_BUTTON }),
    order: field(place, { label: labels.order, default: 1, shown: PlaceShown, column: 'sortOrder' }),
    isActive: field(switchValue, { label: labels.isActive, default: true }),
    ...publishingFields,
  },
  derived: {
    imageFocus: { shown: imageFocus, of: (): PictureFocus | undefined => undefined }, // put in for visitors
  },
  order: ['sortOrder', 'id'],
  titleOf: ({ title }) => title,
  offers: { active: 'list', pictures: 'slider', alsoReads: ['media'] },
});
export type Slide = z.output<typeof slideKind.reply>;
