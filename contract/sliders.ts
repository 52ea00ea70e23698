import * as z from 'zod';
import { EVERYONE, STAFF_ONLY, STAFF_SEE_ALL } from './access.ts';
import { DEFAULT_SLIDE_BUTTON } from './content.ts';
import { endpoints } from './endpoint.ts';
import { ImagePath, ImageShown, LinkInput, LinkShown, NoQuery, RowParams } from './fields.ts';
import { createOf, savingEndpoints, updateOf } from './saving.ts';
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

const SLIDE_ORDER_REFUSED = 'Sıra numarası 0 veya büyük olmalıdır!';

export const slideFields = {
  title: neededText(120, 'Lütfen slider başlığını girin!').min(3, 'Başlık en az 3 karakter olmalıdır!'),
  subtitle: shortText(200),
  description: longText(1_000),
  image: neededImage('Görsel gereklidir!'),
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

export const sliderEndpoints = endpoints({
  'GET /api/sliders': {
    summary: 'Slaytlar, sırasıyla',
    access: STAFF_SEE_ALL,
    query: NoQuery,
    response: z.array(Slide),
    reads: ['content'],
  },
  'GET /api/sliders/active': {
    summary: 'Etkin slaytlar, sırasıyla',
    access: EVERYONE,
    query: NoQuery,
    response: z.array(Slide),
    reads: ['content'],
  },
  'GET /api/sliders/:id': {
    summary: 'Tek slayt',
    access: STAFF_SEE_ALL,
    params: RowParams,
    query: NoQuery,
    response: Slide,
    reads: ['content'],
  },
  ...savingEndpoints('/api/sliders', 'Slaytı', {
    create: SlideCreate,
    update: updateOf(slideFields),
    response: Slide,
  }),
  'POST /api/sliders/upload': {
    summary: 'Slayt görseli yükler',
    access: STAFF_ONLY,
    file: IMAGE_FILE,
    response: ImagePath,
  },
});
