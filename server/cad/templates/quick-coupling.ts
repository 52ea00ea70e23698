import { turned, type Place } from '../body.ts';
import { corners, cylinder } from '../outline.ts';
import { defineTemplate, mm, text, degrees, THREADS_ARE_CYLINDERS } from '../template.ts';
import { parseThread } from '../threads.ts';

// Of the nominal diameter.
const SLEEVE = { diameter: 2.2, length: 2.6 };
const JOINT = 1.7;
const END = 2;
const BORE = 0.6;

/** Outside diameter of the connection: 'hortum 9' is for a hose of 9 mm, anything else a thread. */
const endOf = (connection: string): number | null => {
  const hose = /^hortum\s+(\d+(?:[.,]\d+)?)$/.exec(connection.trim());
  return hose ? Number(hose[1]!.replace(',', '.')) : (parseThread(connection)?.diameter ?? null);
};

/** Quick coupling: sleeve for the plug below z = 0, its connection above, or on an elbow leading towards x. */
export const quickCoupling = defineTemplate({
  key: 'hizli-kaplin',
  label: 'Hızlı kaplin, düz veya dirsekli',
  params: { d: mm('Anma çapı', 3, 60), connection: text('Bağlantı'), angle: degrees('Dirsek açısı', 0, 90) },
  check({ d, connection }) {
    const end = endOf(connection);
    if (!end) return `Bağlantı 'hortum 9' ya da bir diş olmalı; '${connection}' okunamadı.`;
    if (end <= BORE * d + 1) return 'Bağlantı delikten büyük olmalı.';
    return null;
  },
  body({ d, connection, angle }) {
    const outer = endOf(connection)!;
    const bore = (BORE * d) / 2;
    const sleeve = SLEEVE.length * d;
    const joint = (JOINT * d) / 2;
    const length = END * d;
    const turn = (angle * Math.PI) / 180;
    const branch: Place = {
      origin: [0, 0, 0],
      z: [Math.sin(turn), 0, Math.cos(turn)],
      x: [Math.cos(turn), 0, -Math.sin(turn)],
    };
    return {
      add: [
        turned(
          corners(
            [-joint - sleeve, 0],
            [-joint - sleeve, (SLEEVE.diameter * d) / 2, { chamfer: d / 12 }],
            [-joint, (SLEEVE.diameter * d) / 2, { chamfer: d / 12 }],
            [-joint, joint * 0.9],
            [0, joint * 0.9],
            [0, 0],
          ),
        ),
        turned({ from: [-joint, 0], segments: [{ to: [joint, 0], via: [0, joint] }] }),
        turned(cylinder(0, joint + length, outer), branch),
      ],
      cut: [
        turned(
          corners(
            [-joint - sleeve - 1, 0],
            [-joint - sleeve - 1, d / 2 + 0.3],
            [-joint - sleeve / 2, d / 2 + 0.3],
            [-joint - sleeve / 2, bore],
            [0, bore],
            [0, 0],
          ),
        ),
        turned({ from: [-bore, 0], segments: [{ to: [bore, 0], via: [0, bore] }] }),
        turned(cylinder(0, joint + length + 1, 2 * bore), branch),
      ],
      finish: 'brass',
      shownAs: 'turned',
    };
  },
  simplifications: [
    THREADS_ARE_CYLINDERS,
    'Dış ölçüler temsilidir; kilit bilezik, vana, anahtar ağzı ve hortum dişleri modellenmemiştir',
  ],
});
