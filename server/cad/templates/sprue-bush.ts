import { turned, type Path } from '../body.ts';
import { defineTemplate, degrees, mm, optional } from '../template.ts';

/** Largest opening of the recess for the nozzle, and the ring that it leaves of the head. */
const OPENING = 20;
const LEAST_RING = 4;

interface Sizes {
  d1: number;
  L: number;
  d2: number;
  k: number;
  d3: number;
  angle: number;
  R: number | null;
}
/** Where the tapered bore begins: at the head's face, or at the bottom of the recess. */
function recessOf({ d2, d3, k, R }: Sizes) {
  if (R === null) return { open: d3 / 2, bottom: -k, deepest: -k };
  const open = Math.min(OPENING, d2 - 2 * LEAST_RING, 2 * R - 2) / 2;
  const centre = -k - Math.sqrt(R * R - open * open);
  return { open, bottom: centre + Math.sqrt(R * R - (d3 * d3) / 4), deepest: centre + R };
}
const exitOf = (sizes: Sizes): number =>
  sizes.d3 / 2 + (sizes.L - recessOf(sizes).bottom) * Math.tan((sizes.angle * Math.PI) / 180);

/** Sprue bush: the bore widens from the nozzle on; with R the head has a spherical recess. */
export const sprueBush = defineTemplate({
  key: 'yolluk-burcu',
  label: 'Yolluk burcu, düz veya radyuslu',
  params: {
    d1: mm('Gövde çapı', 2, 200),
    L: mm('Gövde boyu'),
    d2: mm('Kafa çapı', 4, 300),
    k: mm('Kafa yüksekliği', 1, 100),
    d3: mm('Giriş deliği', 0.5, 50),
    angle: degrees('Konik açı (yan başına)', 0.1, 10),
    R: optional(mm('Meme radyusu', 2, 200)),
  },
  check(sizes) {
    const { d1, d2, d3, k, R } = sizes;
    if (d2 <= d1) return 'Kafa çapı gövde çapından büyük olmalı.';
    if (R !== null && R <= d3 / 2 + 1) return 'Meme radyusu giriş deliğinden büyük olmalı.';
    const { open, deepest } = recessOf(sizes);
    if (open < d3 / 2) return 'Kafada meme yuvası için yer yok.';
    if (deepest >= k) return 'Meme yuvası kafadan derin.';
    if (2 * exitOf(sizes) >= d1) return 'Çıkış deliği gövde çapından küçük olmalı.';
    return null;
  },
  body(sizes) {
    const { d1, L, d2, k, d3, R } = sizes;
    const { open, bottom } = recessOf(sizes);
    const ring: Path = {
      from: [bottom, d3 / 2],
      segments: [
        { to: [L, exitOf(sizes)] },
        { to: [L, d1 / 2] },
        { to: [0, d1 / 2] },
        { to: [0, d2 / 2] },
        { to: [-k, d2 / 2] },
        { to: [-k, open] },
        ...(R === null ? [] : [{ to: [bottom, d3 / 2] as const, via: between(sizes) }]),
      ],
    };
    return { add: [turned(ring)], finish: 'steel', shownAs: 'turned' };
  },
  simplifications: ['Meme yuvasının ağız çapı temsilidir'],
});

/** A point of the recess between its opening and the bore. */
function between(sizes: Sizes): readonly [number, number] {
  const { open } = recessOf(sizes);
  const R = sizes.R!;
  const centre = -sizes.k - Math.sqrt(R * R - open * open);
  const radius = (open + sizes.d3 / 2) / 2;
  return [centre + Math.sqrt(R * R - radius * radius), radius];
}
