// Kinds of pictures and their sizes. Free of the image library, which is loaded with the first upload.
import type { ReceivedFile } from '#contract/endpoints.ts';
import { BASE_WIDTH, SLIDE_WIDTH } from '#contract/images.ts';
import { IMAGE_ENDINGS } from '#contract/uploads.ts';

/** Width of the largest file. `square` is cropped to its middle; `plain` is for programs that know no WebP. */
export interface PictureRule {
  width: number;
  shape?: 'square' | 'plain';
}
/** Each kind has its folder below `img`. */
export const PICTURE_RULES = {
  products: { width: BASE_WIDTH },
  categories: { width: BASE_WIDTH },
  slider: { width: SLIDE_WIDTH },
  blogs: { width: BASE_WIDTH },
  references: { width: BASE_WIDTH },
  pages: { width: BASE_WIDTH },
  media: { width: BASE_WIDTH },
  avatars: { width: 256, shape: 'square' },
  site: { width: BASE_WIDTH, shape: 'plain' },
} as const satisfies Record<string, PictureRule>;
export type PictureKind = keyof typeof PICTURE_RULES;

/** Whether name and declared type, which decide nothing alone, are those of a picture. */
export function isNamedAsPicture({ originalName, declaredType }: ReceivedFile): boolean {
  const ending = /\.([a-z]{3,4})$/i.exec(originalName)?.[1]?.toLowerCase();
  return IMAGE_ENDINGS.some((one) => one === ending) && /^image\/(?!svg)/i.test(declaredType);
}
