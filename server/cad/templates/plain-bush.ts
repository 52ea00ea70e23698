import { turned } from '../body.ts';
import { corners } from '../outline.ts';
import { defineTemplate, mm } from '../template.ts';

/** A plain tube with chamfered ends. */
export const plainBush = defineTemplate({
  key: 'duz-burc',
  label: 'Burç, düz',
  params: { d1: mm('Delik çapı', 0.5, 400), d2: mm('Dış çap', 1, 500), L: mm('Boy') },
  check: ({ d1, d2 }) => (d2 <= d1 ? 'Dış çap delik çapından büyük olmalı.' : null),
  body({ d1, d2, L }) {
    const chamfer = Math.min(0.5, (d2 - d1) / 8, L / 4);
    return {
      add: [
        turned(
          corners(
            [0, d1 / 2, { chamfer }],
            [0, d2 / 2, { chamfer }],
            [L, d2 / 2, { chamfer }],
            [L, d1 / 2, { chamfer }],
          ),
        ),
      ],
      finish: 'steel',
      shownAs: 'turned',
    };
  },
  simplifications: [],
});
