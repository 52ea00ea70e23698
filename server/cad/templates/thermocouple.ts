import { turned } from '../body.ts';
import { corners } from '../outline.ts';
import { defineTemplate, mm } from '../template.ts';

/** The sleeve where sheath and cable meet, mm. */
const SLEEVE = { diameter: 6, length: 35 };

/** Sheathed thermocouple: sheath and sleeve, the sleeve below z = 0. */
export const thermocouple = defineTemplate({
  key: 'termokupl',
  label: 'Termokupl, kılıflı',
  params: { d: mm('Kılıf çapı', 0.3, 12), L: mm('Kılıf boyu') },
  check: () => null,
  body({ d, L }) {
    const wide = Math.max(SLEEVE.diameter, d + 2) / 2;
    return {
      add: [
        turned(
          corners(
            [-SLEEVE.length, 0],
            [-SLEEVE.length, wide],
            [0, wide, { chamfer: wide / 4 }],
            [0, d / 2],
            [L, d / 2, { radius: d / 4 }],
            [L, 0],
          ),
        ),
      ],
      finish: 'stainless',
      shownAs: 'turned',
    };
  },
  simplifications: ['Kablo modellenmemiştir; geçiş kovanının ölçüleri temsilidir'],
});
