import * as z from 'zod';
import { EVERYONE, STAFF_ONLY, STAFF_SEE_ALL } from './access.ts';
import { DEFAULT_SLIDE_BUTTON } from './content.ts';
import { endpoints } from './endpoint.ts';
import { ImagePath, ImageShown, LinkInput, LinkShown, NoQuery, RowParams } from './fields.ts';
import { createOf, savingEndpoints, updateOf } from './saving.ts';
import {
  SLIDE_IMAGE_MISSING,
  SLIDE_ORDER_REFUSED,
  SLIDE_TITLE_MISSING,
  SLIDE_TITLE_TOO_SHORT,
  SLIDER_CALLS,
} from './slider-texts.ts';
import { longText, neededImage, neededText, shortText, sortOrder, switchValue, wholePlace } from './typed-fields.ts';
import { IMAGE_FILE } from './uploads.ts';

/** A slide of the homepage. */
export const Slide = z.object({
  _id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  description: z.string(),
  image: ImageShown('slider'),
  link: LinkShown,
  buttonText: z.string(),
  isActive: z.boolean(),
  order: z.int().describe('Smaller comes first'),
  version: z.int(),
});
export type Slide = z.output<typeof Slide>;

export const slideFields = {
  title: neededText(120, SLIDE_TITLE_MISSING).min(3, SLIDE_TITLE_TOO_SHORT),
  subtitle: shortText(200),
  description: longText(1_000),
  image: neededImage(SLIDE_IMAGE_MISSING),
  link: LinkInput,
  buttonText: shortText(40),
  order: wholePlace(SLIDE_ORDER_REFUSED).min(0, SLIDE_ORDER_REFUSED).pipe(sortOrder),
  isActive: switchValue,
};
export const SlideCreate = createOf(slideFields, {
  subtitle: '',
  description: '',
  link: '',
  buttonText: DEFAULT_SLIDE_BUTTON,
  order: 1,
  isActive: true,
});
export type SlideCreate = z.output<typeof SlideCreate>;

export const sliderEndpoints = endpoints(SLIDER_CALLS, {
  'GET /api/sliders': {
    access: STAFF_SEE_ALL,
    query: NoQuery,
    response: z.array(Slide),
    reads: ['content'],
  },
  'GET /api/sliders/active': {
    access: EVERYONE,
    query: NoQuery,
    response: z.array(Slide),
    reads: ['content'],
  },
  'GET /api/sliders/:id': {
    access: STAFF_SEE_ALL,
    params: RowParams,
    query: NoQuery,
    response: Slide,
    reads: ['content'],
  },
  ...savingEndpoints('/api/sliders', {
    create: SlideCreate,
    update: updateOf(slideFields),
    response: Slide,
  }),
  'POST /api/sliders/upload': {
    access: STAFF_ONLY,
    file: IMAGE_FILE,
    response: ImagePath,
  },
});
