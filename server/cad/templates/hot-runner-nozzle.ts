import { turned } from '../body.ts';
import { corners } from '../outline.ts';
import { choice, defineTemplate, mm } from '../template.ts';

// Head and tip, of the body's diameter.
const HEAD = { diameter: 1.6, height: 0.6 };
const TIP = { length: 0.6, diameter: 0.5 };
/** An open nozzle's bore goes through; a torpedo closes it to this part at the tip. */
const POINT = 0.35;

/** Hot runner nozzle: head, heated body, tip and flow bore. L is below the head. */
export const hotRunnerNozzle = defineTemplate({
  key: 'sicak-yolluk-memesi',
  label: 'Sıcak yolluk memesi',
  params: {
    d1: mm('Gövde çapı', 6, 150),
    L: mm('Boy'),
    bore: mm('Akış deliği', 1, 60),
    tip: choice('Uç tipi', ['torpido', 'açık']),
  },
  check({ d1, L, bore }) {
    if (bore >= TIP.diameter * d1 - 1) return 'Akış deliği gövdeye göre çok büyük.';
    if (L <= 2 * TIP.length * d1) return 'Boy çapa göre çok kısa.';
    return null;
  },
  body({ d1, L, bore, tip }) {
    const head = HEAD.height * d1;
    const end = L - TIP.length * d1;
    const exit = tip === 'açık' ? bore / 2 : (bore / 2) * POINT;
    return {
      add: [
        turned(
          corners(
            [-head, bore / 2],
            [-head, (HEAD.diameter * d1) / 2, { chamfer: 1 }],
            [0, (HEAD.diameter * d1) / 2],
            [0, d1 / 2],
            [end, d1 / 2],
            [L, (TIP.diameter * d1) / 2],
            [L, exit],
            [end, bore / 2],
          ),
        ),
      ],
      finish: 'steel',
      shownAs: 'turned',
    };
  },
  simplifications: ['Kafa ve uç ölçüleri temsilidir; rezistans, termokupl ve torpido ucu modellenmemiştir'],
});
