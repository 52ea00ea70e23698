import { turned } from '../body.ts';
import { cylinder } from '../outline.ts';
import { defineTemplate, mm } from '../template.ts';

/** Spiral core of a cooling bore, as the cylinder that it fills. */
export const spiralCore = defineTemplate({
  key: 'spiral-sogutucu',
  label: 'Spiral soğutucu',
  params: { d1: mm('Çap', 2, 200), L: mm('Boy') },
  check: () => null,
  body: ({ d1, L }) => ({ add: [turned(cylinder(0, L, d1))], finish: 'aluminium', shownAs: 'turned' }),
  simplifications: ['Su kanalı modellenmemiştir: parça, kapladığı silindir olarak gösterilir'],
});
