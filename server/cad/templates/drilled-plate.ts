import { prism, turned, upright } from '../body.ts';
import { centredRectangle, cylinder } from '../outline.ts';
import { defineTemplate, mm } from '../template.ts';

/** Distance of the pillars' bores from the edges, in their diameters, and of the screws' beside them. */
const EDGE = 0.5;

/** Mould plate with four bores for guide pillars. */
export const drilledPlate = defineTemplate({
  key: 'kalip-plakasi',
  label: 'Kalıp plakası, dört kolon delikli',
  params: { l: mm('Boy'), b: mm('Genişlik'), t: mm('Kalınlık'), d: mm('Kolon deliği', 2, 200) },
  check: ({ l, b, d }) => (Math.min(l, b) <= (2 * EDGE + 1) * d + 2 ? 'Kolon delikleri plakaya sığmıyor.' : null),
  body({ l, b, t, d }) {
    const [x, y] = [l / 2 - (EDGE + 0.5) * d, b / 2 - (EDGE + 0.5) * d];
    return {
      add: [prism(centredRectangle(l, b, { chamfer: 1 }), 0, t)],
      cut: [-x, x].flatMap((cx) => [-y, y].map((cy) => turned(cylinder(-1, t + 1, d), upright([cx, cy, 0])))),
      finish: 'steel',
      shownAs: 'plate',
    };
  },
  simplifications: ['Kolon deliklerinin yeri temsilidir; cıvata ve kaldırma delikleri modellenmemiştir'],
});
