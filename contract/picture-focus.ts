// What stays visible of a picture where it is cut.
import * as z from 'zod';

export const PictureFocus = z.object({
  x: z.int().describe('Percent from the left'),
  y: z.int().describe('Percent from the top'),
});
export type PictureFocus = z.output<typeof PictureFocus>;

/** A picture's focus in replies for visitors. */
export const imageFocus = PictureFocus.optional().describe(
  "What stays visible of the picture where it is cut, by the media library; absent: the picture's middle",
);
