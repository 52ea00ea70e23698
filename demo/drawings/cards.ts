import { hatchLines, rect, type Pt } from './geometry.ts';
import { lettering, letteringWidth } from './lettering.ts';
import { ACCENT, HEIGHT, INK, LABEL_INK, PAPER, WIDTH, page, px } from './style.ts';

function hatchPath(loops: readonly (readonly Pt[])[], gap: number): string {
  return hatchLines(loops, gap, -45)
    .map(([[x0, y0], [x1, y1]]) => `M${px(x0)} ${px(y0)}L${px(x1)} ${px(y1)}`)
    .join('');
}

/** Neutral picture where a product has none: a sectioned block with a bore, and 'Görsel yok'. */
export function drawPlaceholder(): string {
  const [left, right] = [rect(330, 270, 530, 550), rect(670, 270, 870, 550)];
  const label = 'Görsel yok';
  const size = 40;
  return page(`<g fill="none" stroke="#aab4bf" stroke-linejoin="round">
<path stroke-width="1.4" d="${hatchPath([left, right], 18)}"/>
<rect x="330" y="270" width="540" height="280" stroke-width="3.5"/><path stroke-width="3.5" d="M530 270V550M670 270V550"/>
<path stroke-width="1.4" stroke-dasharray="30 7 5 7" d="M600 230V590M290 410H910"/>
<path stroke-width="1.4" d="M330 562V640M870 562V640M330 630H870"/></g>
<path fill="#aab4bf" d="M330 630l22 5v-10ZM870 630l-22 5v-10Z"/>
<g stroke="${ACCENT}">${lettering(label, WIDTH / 2 - letteringWidth(label, size) / 2, HEIGHT - 170, size, 4)}</g>`);
}

/** Breaks a text into lines that fit; a word longer than a line stays whole. */
function wrapped(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && letteringWidth(`${last} ${word}`, size) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Open Graph card, 1200 × 630: the title and a line below in technical lettering beside a drawn guide bush. */
export function drawShareCard(title: string, subtitle: string): string {
  const room = 640;
  let size = 66;
  let lines = wrapped(title, size, room);
  while (size > 30 && (lines.length > 3 || lines.some((line) => letteringWidth(line, size) > room))) {
    size -= 4;
    lines = wrapped(title, size, room);
  }
  const small = 30;
  const below = wrapped(subtitle, small, room).slice(0, 3);
  const step = size * 1.7;
  const top = 315 - ((lines.length - 1) * step + below.length * small * 1.7 + 40) / 2 + size / 2;
  const text = lines
    .map((line, i) => `<g stroke="${INK}">${lettering(line, 90, top + i * step, size, size * 0.115)}</g>`)
    .join('');
  const rule = top + (lines.length - 1) * step + 46;
  const sub = below
    .map((line, i) => `<g stroke="${LABEL_INK}">${lettering(line, 90, rule + 62 + i * small * 1.7, small, 2.9)}</g>`)
    .join('');
  // Half of a bush in section: flange above, body below, the bore between.
  const halves = [-1, 1].map((side): Pt[] =>
    (
      [
        [58, 150],
        [130, 150],
        [130, 206],
        [104, 206],
        [104, 470],
        [58, 470],
      ] as const
    ).map(([x, y]): Pt => [960 + side * x, y]),
  );
  const outline = halves.map((loop) => `M${loop.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}Z`).join('');
  return page(
    `<path d="M0 0H1200V630H0Z" fill="${PAPER}"/><path fill="none" stroke="#eef1f4" stroke-width="1" d="${Array.from({ length: 29 }, (_, i) => `M${(i + 1) * 40} 0V630`).join('')}${Array.from({ length: 15 }, (_, i) => `M0 ${(i + 1) * 40}H1200`).join('')}"/>
<path fill="#f2f4f7" d="${outline}"/><path fill="none" stroke="${INK}" stroke-width="1.4" d="${hatchPath(halves, 16)}"/>
<path fill="none" stroke="${INK}" stroke-width="3.5" stroke-linejoin="round" d="${outline}M902 150H1018M902 470H1018"/>
<path fill="none" stroke="${ACCENT}" stroke-width="1.4" d="M960 110V510" stroke-dasharray="30 7 5 7"/>
<path fill="none" stroke="${ACCENT}" stroke-width="1.4" d="M856 482V540M1064 482V540M856 530H1064"/><path fill="${ACCENT}" d="M856 530l22 5v-10ZM1064 530l-22 5v-10Z"/>
${text}<path stroke="${ACCENT}" stroke-width="3" d="M90 ${px(rule)}H210"/>${sub}`,
    1200,
    630,
  );
}
