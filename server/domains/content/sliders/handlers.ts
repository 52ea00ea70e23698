import { openSmallList } from '../../../entities/small-list.ts';
import { handlers } from '../../../call/handlers.ts';
import type { StaffServices } from '../../../call/services.ts';
import { slideList } from './resource.ts';

export const sliderHandlers = (services: StaffServices) => {
  const slides = openSmallList(services, slideList);
  return handlers({
    'GET /api/sliders': (_, { audience }) => slides.list(audience),
    'GET /api/sliders/active': () => slides.list('public'),
    'GET /api/sliders/:id': ({ params }, { audience }) => slides.get(params.id, audience),
    'POST /api/sliders': ({ body }, { viewer }) => slides.create(viewer, body),
    'PUT /api/sliders/:id': ({ params, body: { version, ...fields } }, { viewer }) =>
      slides.update(viewer, params.id, version, fields),
    'DELETE /api/sliders/:id': ({ params }, { viewer, grant }) => slides.remove(viewer, params.id, grant),
    'POST /api/sliders/upload': async ({ file }) => ({ imagePath: await services.files.savePicture('slider', file) }),
  });
};
