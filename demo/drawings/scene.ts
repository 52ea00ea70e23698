import { counterClockwise, hull, offsetConvex, type Pt } from './geometry.ts';
import type { Facet, Material, Mouth, Solid } from './solid.ts';
import { dot, unit, type Vec } from './space.ts';
import { HEIGHT, WIDTH, page, px } from './style.ts';

/** Where the picture is taken from, in degrees: 0° azimuth looks from +x, -90° from -y. */
export interface Camera {
  azimuth?: number;
  elevation?: number;
  margin?: number;
}

type Rgb = readonly [r: number, g: number, b: number];
/** Darkest, middle and brightest tone, and how strongly the surface mirrors. */
interface Tone {
  dark: Rgb;
  middle: Rgb;
  light: Rgb;
  gloss: number;
}

const TONES: Record<Material, Tone> = {
  steel: { dark: [62, 70, 80], middle: [158, 168, 179], light: [247, 249, 251], gloss: 1 },
  bright: { dark: [84, 92, 102], middle: [186, 194, 203], light: [255, 255, 255], gloss: 1 },
  dark: { dark: [34, 39, 46], middle: [86, 95, 106], light: [186, 195, 205], gloss: 0.7 },
  nitrided: { dark: [44, 48, 53], middle: [104, 109, 115], light: [176, 181, 187], gloss: 0.35 },
  coated: { dark: [26, 29, 33], middle: [54, 59, 66], light: [146, 153, 162], gloss: 0.8 },
  aluminium: { dark: [112, 116, 120], middle: [204, 208, 211], light: [250, 251, 252], gloss: 0.5 },
  sinter: { dark: [92, 70, 38], middle: [168, 138, 92], light: [214, 190, 148], gloss: 0.15 },
  bronze: { dark: [98, 66, 24], middle: [196, 152, 82], light: [252, 233, 188], gloss: 0.9 },
  brass: { dark: [112, 84, 22], middle: [212, 176, 82], light: [255, 243, 196], gloss: 1 },
  copper: { dark: [104, 52, 30], middle: [201, 128, 92], light: [253, 221, 203], gloss: 1 },
  rubber: { dark: [18, 20, 23], middle: [48, 52, 58], light: [128, 134, 142], gloss: 0.6 },
  graphite: { dark: [28, 31, 35], middle: [56, 61, 67], light: [104, 110, 118], gloss: 0.3 },
  brown: { dark: [48, 24, 12], middle: [118, 66, 38], light: [196, 146, 112], gloss: 0.6 },
  white: { dark: [168, 168, 164], middle: [232, 232, 228], light: [255, 255, 255], gloss: 0.4 },
  green: { dark: [12, 66, 40], middle: [34, 128, 80], light: [150, 210, 178], gloss: 0.3 },
  black: { dark: [14, 15, 17], middle: [42, 45, 49], light: [118, 124, 132], gloss: 0.4 },
  ceramic: { dark: [150, 140, 122], middle: [222, 214, 198], light: [252, 248, 240], gloss: 0.3 },
  yesil: { dark: [14, 74, 40], middle: [42, 146, 86], light: [172, 226, 194], gloss: 0.6 },
  mavi: { dark: [18, 52, 104], middle: [48, 108, 184], light: [176, 206, 242], gloss: 0.6 },
  kirmizi: { dark: [104, 22, 20], middle: [196, 58, 50], light: [246, 188, 180], gloss: 0.6 },
  sari: { dark: [128, 98, 8], middle: [226, 184, 44], light: [255, 240, 178], gloss: 0.6 },
  cable: { dark: [96, 88, 76], middle: [196, 188, 172], light: [244, 240, 230], gloss: 0.2 },
};

const SHADOW_LAYERS = 9;
const EDGE_INK = '#262c33';
const LIGHT = unit([-0.46, 0.68, 0.58]);
const HALF = unit([LIGHT[0], LIGHT[1], LIGHT[2] + 1]);
/** A window low on the left: it puts the bright stripe on upright cylinders. */
const WINDOW = unit([-0.5, -0.3, 0.8]);

function mix(a: Rgb, b: Rgb, t: number): Rgb {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

function hex(c: Rgb): string {
  return `#${c
    .map((v) =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/**
 * Tone of a surface by its normal as the viewer sees it (x right, y up, z towards him): a light above left, a dark
 * horizon, light from the bench.
 */
function shade(tone: Tone, n: Vec, lift = 0): string {
  const facing = dot(n, LIGHT) * 0.5 + 0.5;
  const horizon = 0.13 * tone.gloss * Math.exp(-(((n[1] + 0.48) / 0.2) ** 2));
  const bounce = 0.16 * Math.max(0, -n[1] - 0.35);
  const sparkle =
    0.46 * tone.gloss * Math.max(0, dot(n, HALF)) ** 18 + 0.34 * tone.gloss * Math.max(0, dot(n, WINDOW)) ** 34;
  const b = Math.max(0, Math.min(1, 0.04 + 0.78 * facing ** 1.55 - horizon + bounce + sparkle + lift));
  return hex(b < 0.5 ? mix(tone.dark, tone.middle, b * 2) : mix(tone.middle, tone.light, (b - 0.5) * 2));
}

interface View {
  project(p: Vec): Pt;
  seen(n: Vec): Vec;
  towards: Vec;
}

function viewOf(azimuth: number, elevation: number): View {
  const [a, e] = [(azimuth * Math.PI) / 180, (elevation * Math.PI) / 180];
  const right: Vec = [-Math.sin(a), Math.cos(a), 0];
  const up: Vec = [-Math.sin(e) * Math.cos(a), -Math.sin(e) * Math.sin(a), Math.cos(e)];
  const towards: Vec = [Math.cos(e) * Math.cos(a), Math.cos(e) * Math.sin(a), Math.sin(e)];
  return {
    towards,
    project: (p) => [dot(p, right), dot(p, up)],
    seen: (n) => [dot(n, right), dot(n, up), dot(n, towards)],
  };
}

function middle(points: readonly Vec[]): Vec {
  const sum = points.reduce((s, p): Vec => [s[0] + p[0], s[1] + p[1], s[2] + p[2]], [0, 0, 0] as Vec);
  return [sum[0] / points.length, sum[1] / points.length, sum[2] / points.length];
}

/**
 * A shaded picture of the bodies on a bench, painted in the order given (farthest first). The scale follows from what
 * is shown; no perspective.
 */
export function drawScene(
  solids: readonly Solid[],
  { azimuth = -52, elevation = 28, margin = 84 }: Camera = {},
): string {
  const view = viewOf(azimuth, elevation);
  const all = solids.flatMap((s) => s.facets.flatMap((f) => f.points).concat(s.balls?.map((b) => b.centre) ?? []));
  const ground = all.reduce((m, p) => Math.min(m, p[2]), Infinity);
  const top = all.reduce((m, p) => Math.max(m, p[2]), -Infinity);
  // Only parts near the bench darken it: a wide head or an eye high above would cast a blot.
  const isLow = (p: Vec): boolean => p[2] - ground <= (top - ground) * 0.62;
  const rests = (points: readonly Vec[]): boolean => points.some((p) => p[2] - ground <= (top - ground) * 0.2);
  const footprints = solids
    .map((s) => s.facets.flatMap((f) => f.points))
    .filter(rests)
    .map((points) =>
      points.filter(isLow).map((p): Vec => [p[0] + (p[2] - ground) * 0.12, p[1] + (p[2] - ground) * 0.1, ground]),
    );
  const flatPoints = all.map(view.project);
  const bounds = flatPoints.reduce(
    (b, [x, y]) => ({ x0: Math.min(b.x0, x), y0: Math.min(b.y0, y), x1: Math.max(b.x1, x), y1: Math.max(b.y1, y) }),
    { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity },
  );
  const scale = Math.min(
    (WIDTH - 2 * margin) / (bounds.x1 - bounds.x0),
    (HEIGHT - 2 * margin) / (bounds.y1 - bounds.y0),
  );
  const [ox, oy] = [
    WIDTH / 2 - ((bounds.x0 + bounds.x1) / 2) * scale,
    HEIGHT / 2 + ((bounds.y0 + bounds.y1) / 2) * scale,
  ];
  const screen = (p: Vec): Pt => {
    const [x, y] = view.project(p);
    return [ox + x * scale, oy - y * scale];
  };
  const loopPath = (points: readonly Vec[]): string =>
    `${points
      .map((p, i) => {
        const [x, y] = screen(p);
        return `${i === 0 ? 'M' : 'L'}${px(x)} ${px(y)}`;
      })
      .join('')}Z`;

  let gradients = '';
  let gradientCount = 0;
  const paintFacet = (facet: Facet, tone: Tone): { fill: string; lines: string } => {
    const n = view.seen(facet.normal);
    const lift = facet.isInner ? -0.16 : 0;
    const d = loopPath(facet.points) + (facet.holes ?? []).map(loopPath).join('');
    let fill = shade(tone, n, lift);
    let seam = `stroke="${fill}" stroke-width="1.2" stroke-linejoin="round"`;
    if (facet.isFlat) {
      const id = `g${gradientCount++}`;
      gradients += `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${shade(tone, n, lift + 0.09)}"/><stop offset="1" stop-color="${shade(tone, n, lift - 0.08)}"/></linearGradient>`;
      fill = `url(#${id})`;
      seam = '';
    }
    let lines = '';
    const closedSharp = facet.edges.every((e) => e === 'sharp');
    if (closedSharp) lines = d;
    else
      facet.edges.forEach((edge, i) => {
        if (edge === 'none' || (edge !== 'sharp' && dot(edge, view.towards) > 1e-6)) return;
        const [p, q] = [facet.points[i], facet.points[(i + 1) % facet.points.length]];
        if (!p || !q) return;
        const [[x0, y0], [x1, y1]] = [screen(p), screen(q)];
        lines += `M${px(x0)} ${px(y0)}L${px(x1)} ${px(y1)}`;
      });
    return { fill: `<path fill-rule="evenodd" fill="${fill}" ${seam} d="${d}"/>`, lines };
  };

  const clips = new Map<Mouth, number>();
  /** The clip a wall inside a bore needs: undefined for none, null where no opening faces the viewer. */
  const clipOf = (facet: Facet): number | undefined | null => {
    if (!facet.mouths) return undefined;
    const mouth = facet.mouths.find((m) => dot(m.normal, view.towards) > 0);
    if (!mouth) return null;
    const id = clips.get(mouth) ?? clips.size + 1;
    clips.set(mouth, id);
    return id;
  };

  const paintSolid = (solid: Solid): string => {
    const tone = TONES[solid.material];
    const sign = solid.axis ? Math.sign(dot(solid.axis, view.towards)) || 1 : 1;
    const visible = solid.facets.filter((f) => dot(f.normal, view.towards) > 1e-6);
    const keyed = visible.map((f) => ({
      f,
      clip: clipOf(f),
      depth: f.rank !== undefined ? f.rank * sign : dot(middle(f.points), view.towards),
    }));
    // Openings do not overlap: whole bores one after the other need one clip each.
    keyed.sort(
      (a, b) => Number(b.f.isInner) - Number(a.f.isInner) || (a.clip ?? 0) - (b.clip ?? 0) || a.depth - b.depth,
    );
    let svg = '';
    let open: number | undefined;
    let lines = '';
    let depthNow = Number.NaN;
    const weight = solid.edgeWeight ?? 2.4;
    // Lines of one band come after its fills, else a neighbour's fill would eat half of each.
    const flushLines = (): void => {
      if (lines !== '')
        svg += `<path fill="none" stroke="${EDGE_INK}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round" d="${lines}"/>`;
      lines = '';
    };
    if (solid.hasOutline)
      svg += `<path fill="none" stroke="${EDGE_INK}" stroke-width="${weight * 2}" stroke-linejoin="round" d="${keyed.map(({ f }) => loopPath(f.points)).join('')}"/>`;
    // Runs of facets behind the same opening share one clipped group.
    for (const { f, clip, depth } of keyed) {
      if (clip === null) continue;
      if (clip !== open || depth !== depthNow) flushLines();
      if (clip !== open) svg += (open ? '</g>' : '') + (clip ? `<g clip-path="url(#c${clip})">` : '');
      open = clip;
      depthNow = depth;
      const painted = paintFacet(f, tone);
      svg += painted.fill;
      if (!solid.hasOutline) lines += painted.lines;
    }
    flushLines();
    if (open) svg += '</g>';
    for (const ball of [...(solid.balls ?? [])].sort(
      (a, b) => dot(a.centre, view.towards) - dot(b.centre, view.towards),
    )) {
      const [x, y] = screen(ball.centre);
      svg += `<circle cx="${px(x)}" cy="${px(y)}" r="${px(ball.radius * scale)}" fill="url(#ball)" stroke="${EDGE_INK}" stroke-width="2"/>`;
    }
    for (const decal of solid.decals ?? []) {
      if (dot(decal.base.w, view.towards) <= 0) continue;
      const [x, y] = screen(decal.base.o);
      const [ux, uy] = view.project(decal.base.u);
      const [vx, vy] = view.project(decal.base.v);
      svg += `<g transform="matrix(${[ux * scale, -uy * scale, -vx * scale, vy * scale, x, y].map((k) => k.toFixed(4)).join(' ')})">${decal.svg}</g>`;
    }
    return svg;
  };

  // A soft edge from stacked outlines: a blur filter would cost more than all the rest of the picture.
  const outlines = footprints
    .filter((points) => points.length > 2)
    .map((points) => counterClockwise(hull(points.map(screen))));
  const openings = solids.flatMap((s) => (s.lit ? [counterClockwise(s.lit.map(screen))] : []));
  const loopOf = (points: readonly Pt[]): string => `M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}Z`;
  const shadow = Array.from({ length: SHADOW_LAYERS }, (_, i) => {
    const spread = 20 - (i * 38) / (SHADOW_LAYERS - 1);
    return `<path d="${outlines.map((o) => loopOf(offsetConvex(o, spread))).join('')}${openings.map((o) => loopOf(offsetConvex(o, -spread).toReversed())).join('')}"/>`;
  }).join('');
  const bodies = solids.map(paintSolid).join('');
  const defs = `<defs><radialGradient id="ball" cx="0.36" cy="0.3" r="0.75"><stop offset="0" stop-color="#ffffff"/><stop offset="0.45" stop-color="#b9c1ca"/><stop offset="1" stop-color="#565f69"/></radialGradient>${gradients}${[...clips].map(([m, id]) => `<clipPath id="c${id}"><path d="${loopPath(m.loop)}"/></clipPath>`).join('')}</defs>`;
  return page(`${defs}<g fill="#3c444c" fill-opacity="0.05">${shadow}</g>${bodies}`);
}
