// The slides as visitors see them: their pictures are cut, and the library says what stays visible of each.
import type { Slide } from '#contract/sliders.ts';
import { imageUrl } from '#contract/images.ts';
import type { Database } from '../../base/db/database.ts';
import { handlers } from '../../call/handlers.ts';
import { readSmallList, type SmallList } from '../../entities/small-list.ts';
import { focusPoints } from '../media/focus.ts';

export function slideHandlers(database: Database, list: SmallList) {
  const slides = readSmallList(database.db, list);
  const focusOf = focusPoints(database);
  return handlers({
    async 'GET /api/sliders/active'() {
      const shown = (await slides.list('public')) as Slide[];
      const addressOf = ({ image }: Slide) => imageUrl('slider', image);
      const points = await focusOf(shown.map(addressOf));
      return shown.map((slide) => ({ ...slide, imageFocus: points.get(addressOf(slide)) }));
    },
  });
}
