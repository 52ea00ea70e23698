import { turned, type FinishName } from '../body.ts';
import { cylinder, rectangle } from '../outline.ts';
import { choice, defineTemplate, mm } from '../template.ts';

/** Wire of ISO 10243 springs: width across, of the room between hole and pin; the gap to both. */
const WIRE = 0.86;
/** Height of the wire by load, of its width, and the free part of the pitch. */
const LOADS: Readonly<
  Record<'yeşil' | 'mavi' | 'kırmızı' | 'sarı', { finish: FinishName; height: number; pitch: number }>
> = {
  yeşil: { finish: 'green', height: 0.5, pitch: 2.05 },
  mavi: { finish: 'blue', height: 0.6, pitch: 1.9 },
  kırmızı: { finish: 'red', height: 0.75, pitch: 1.7 },
  sarı: { finish: 'yellow', height: 0.9, pitch: 1.5 },
};

/** ISO 10243 die spring at its free length: rectangular wire, ends ground flat. */
export const dieSpring = defineTemplate({
  key: 'kalip-yayi',
  label: 'Kalıp yayı (ISO 10243)',
  params: {
    Dh: mm('Delik çapı', 4, 200),
    Dd: mm('Pim çapı', 1, 190),
    L0: mm('Serbest boy', 5, 1_000),
    color: choice('Renk', ['yeşil', 'mavi', 'kırmızı', 'sarı']),
  },
  check({ Dh, Dd, L0 }) {
    if (Dd >= Dh - 2) return 'Delik çapı pim çapından büyük olmalı.';
    if (L0 <= (Dh - Dd) * 1.5) return 'Serbest boy tel kesitine göre çok kısa.';
    return null;
  },
  body({ Dh, Dd, L0, color }) {
    const { finish, height, pitch } = LOADS[color];
    const room = (Dh - Dd) / 2;
    const width = WIRE * room;
    const inner = Dd / 2 + (room - width) / 2;
    const high = height * width;
    const step = pitch * high;
    // The helix begins below and ends above: grinding takes what stands out.
    const turns = (L0 + high) / step;
    return {
      add: [
        {
          kind: 'coil',
          outline: rectangle([-high, inner], [0, inner + width]),
          pitch: step,
          turns,
          bottom: 0,
          top: L0,
        },
      ],
      around: [turned(cylinder(0, L0, Dh)), turned(cylinder(0, L0, Dd))],
      finish,
      shownAs: 'turned',
    };
  },
  simplifications: ['Tel kesiti ve hatve temsilidir; yay serbest boydadır'],
});
