import { prism, turned } from '../body.ts';
import { corners, regular, ring } from '../outline.ts';
import { defineTemplate, mm, text, degrees, THREADS_ARE_CYLINDERS } from '../template.ts';
import { parseThread } from '../threads.ts';

// Of the nominal diameter.
const SLEEVE = { diameter: 2.2, length: 2.6 };
const HOSE = { length: 2, ridge: 1.1 };
const BORE = 0.6;

/** 'hortum 9' is a hose of 9 mm, anything else a thread. */
const endOf = (connection: string): { diameter: number; isHose: boolean } | null => {
  const hose = /^hortum\s+(\d+(?:[.,]\d+)?)$/.exec(connection.trim());
  if (hose) return { diameter: Number(hose[1]!.replace(',', '.')), isHose: true };
  const thread = parseThread(connection);
  return thread && { diameter: thread.diameter, isHose: false };
};

/** Quick coupling: sleeve for the plug, hexagon, and its connection; elbows are shown straight. */
export const quickCoupling = defineTemplate({
  key: 'hizli-kaplin',
  label: 'Hızlı kaplin',
  params: { d: mm('Anma çapı', 3, 60), connection: text('Bağlantı'), angle: degrees('Dirsek açısı', 0, 90) },
  check({ d, connection, angle }) {
    if (angle !== 0) return 'Dirsekli kaplinlerin modeli yok.';
    const end = endOf(connection);
    if (!end) return `Bağlantı 'hortum 9' ya da bir diş olmalı; '${connection}' okunamadı.`;
    if (end.diameter <= BORE * d + 1) return 'Bağlantı delikten büyük olmalı.';
    return null;
  },
  body({ d, connection }) {
    const { diameter } = endOf(connection)!;
    const bore = (BORE * d) / 2;
    const sleeve = SLEEVE.length * d;
    const hexagon = d;
    const length = HOSE.length * d;
    return {
      add: [
        turned(
          corners(
            [-sleeve - hexagon, d / 2 + 0.3],
            [-sleeve - hexagon, (SLEEVE.diameter * d) / 2, { chamfer: d / 12 }],
            [-hexagon + 0.5, (SLEEVE.diameter * d) / 2],
            [-hexagon + 0.5, bore],
            [-hexagon - sleeve / 2, bore],
            [-hexagon - sleeve / 2, d / 2 + 0.3],
          ),
        ),
        prism(regular(6, SLEEVE.diameter * d), -hexagon, 0, { holes: [{ centre: [0, 0], radius: bore }] }),
        turned(ring(-0.5, length, 2 * bore, diameter)),
      ],
      finish: 'brass',
      shownAs: 'turned',
    };
  },
  simplifications: [
    THREADS_ARE_CYLINDERS,
    'Dış ölçüler temsilidir; kilit bilezik, vana ve hortum dişleri modellenmemiştir',
  ],
});
