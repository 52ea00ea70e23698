import type { Database } from '../db/open.ts';
import { handlers } from '../http/handlers.ts';
import { sliderStore } from './store.ts';

export const sliderHandlers = (database: Database) => {
  const slides = sliderStore(database);
  return handlers({
    'GET /api/sliders': (_, { audience }) => slides.list(audience),
    'GET /api/sliders/active': () => slides.list('public'),
    'GET /api/sliders/:id': ({ params }, { audience }) => slides.get(params.id, audience),
  });
};
