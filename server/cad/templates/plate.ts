import { prism } from '../body.ts';
import { centredRectangle } from '../outline.ts';
import { defineTemplate, mm } from '../template.ts';

/** Ground plate, spacer block: l along x, b along y, t upwards. */
export const plate = defineTemplate({
  key: 'plaka',
  label: 'Plaka, takoz: dikdörtgen',
  params: { l: mm('Boy'), b: mm('Genişlik'), t: mm('Kalınlık') },
  check: () => null,
  body: ({ l, b, t }) => ({
    add: [prism(centredRectangle(l, b), 0, t)],
    finish: 'steel',
    shownAs: 'plate',
  }),
  simplifications: [],
});
