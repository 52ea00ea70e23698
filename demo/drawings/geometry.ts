/** Plane geometry shared by the flat views and the solids. Coordinates are millimetres, y upwards. */
export type Pt = readonly [x: number, y: number];

/** Points of a circle, counter-clockwise, without repeating the first. */
export function circle(cx: number, cy: number, r: number, n = 72): Pt[] {
  return Array.from({ length: n }, (_, i): Pt => [
    cx + r * Math.cos((2 * Math.PI * i) / n),
    cy + r * Math.sin((2 * Math.PI * i) / n),
  ]);
}

/** Points of an arc from `from` to `to` degrees, both ends included. */
export function arc(cx: number, cy: number, r: number, from: number, to: number, n = 16): Pt[] {
  return Array.from({ length: n + 1 }, (_, i): Pt => {
    const a = ((from + ((to - from) * i) / n) * Math.PI) / 180;
    return [cx + r * Math.cos(a), cy + r * Math.sin(a)];
  });
}

export function rect(x0: number, y0: number, x1: number, y1: number): Pt[] {
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
}

/** Regular polygon; `r` is the radius to the corners, `turn` the angle of the first corner in degrees. */
export function regular(n: number, r: number, turn = 0, cx = 0, cy = 0): Pt[] {
  return circle(0, 0, r, n).map(([x, y]): Pt => {
    const a = (turn * Math.PI) / 180;
    return [cx + x * Math.cos(a) - y * Math.sin(a), cy + x * Math.sin(a) + y * Math.cos(a)];
  });
}

export function moved(points: readonly Pt[], dx: number, dy: number): Pt[] {
  return points.map(([x, y]): Pt => [x + dx, y + dy]);
}

/** Twice the signed area; positive when counter-clockwise. */
function signedArea(points: readonly Pt[]): number {
  let sum = 0;
  points.forEach(([x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y];
    sum += x * ny - nx * y;
  });
  return sum;
}

/** The same loop running counter-clockwise. */
export function counterClockwise(points: readonly Pt[]): Pt[] {
  return signedArea(points) < 0 ? points.toReversed() : [...points];
}

/** Convex hull (monotone chain). */
export function hull(points: readonly Pt[]): Pt[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Pt[]): Pt[] => {
    const chain: Pt[] = [];
    for (const p of list) {
      for (;;) {
        const b = chain.at(-1);
        const a = chain.at(-2);
        if (!a || !b || (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        chain.pop();
      }
      chain.push(p);
    }
    chain.pop();
    return chain;
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** Hatching lines at `angle` degrees, clipped to the loops by the even-odd rule. */
export function hatchLines(loops: readonly (readonly Pt[])[], gap: number, angle: number): [Pt, Pt][] {
  const a = (angle * Math.PI) / 180;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  // Turned so that the hatching runs horizontally: then each line is a plain scan line.
  const turned = loops.map((loop) => loop.map(([x, y]): Pt => [x * c + y * s, y * c - x * s]));
  const heights = turned.flat().map((p) => p[1]);
  const lines: [Pt, Pt][] = [];
  const top = heights.reduce((m, h) => Math.max(m, h), -Infinity);
  const bottom = heights.reduce((m, h) => Math.min(m, h), Infinity);
  for (let h = (Math.ceil(bottom / gap) + 0.5) * gap; h < top; h += gap) {
    const cuts: number[] = [];
    for (const loop of turned) {
      loop.forEach(([x0, y0], i) => {
        const [x1, y1] = loop[(i + 1) % loop.length] ?? [x0, y0];
        if (y0 > h !== y1 > h) cuts.push(x0 + ((h - y0) / (y1 - y0)) * (x1 - x0));
      });
    }
    cuts.sort((p, q) => p - q);
    for (let i = 0; i + 1 < cuts.length; i += 2) {
      const [p, q] = [cuts[i] ?? 0, cuts[i + 1] ?? 0];
      if (q - p > gap * 0.1)
        lines.push([
          [p * c - h * s, p * s + h * c],
          [q * c - h * s, q * s + h * c],
        ]);
    }
  }
  return lines;
}

/** A counter-clockwise convex outline moved outwards by `d` (inwards when negative). */
export function offsetConvex(points: readonly Pt[], d: number): Pt[] {
  return points.map(([x, y], i): Pt => {
    const [px, py] = points[(i + points.length - 1) % points.length] ?? [x, y];
    const [nx, ny] = points[(i + 1) % points.length] ?? [x, y];
    const [ax, ay] = [y - py, px - x];
    const [bx, by] = [ny - y, x - nx];
    const [la, lb] = [Math.hypot(ax, ay) || 1, Math.hypot(bx, by) || 1];
    const [mx, my] = [ax / la + bx / lb, ay / la + by / lb];
    const l = Math.hypot(mx, my) || 1;
    return [x + (mx / l) * d, y + (my / l) * d];
  });
}
