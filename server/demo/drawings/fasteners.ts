import { regular, type Pt } from './geometry.ts';
import { HEAD_FIRST, pictures, type PartPictures } from './part.ts';
import { threaded } from './profiles.ts';
import { drawScene } from './scene.ts';
import { pocket, revolve } from './solid.ts';
import { lying, type Base } from './space.ts';
import { drawCutPlate, drawEnd, drawFront, drawThread, type Turning } from './turned.ts';

/** The face a lying part shows first (at x = 0), for sockets cut into it. */
function frontFace(height: number): Base {
  return { o: [0, 0, height], u: [0, -1, 0], v: [0, 0, 1], w: [-1, 0, 0] };
}

/** DIN 912 socket head cap screw. */
export function socketScrew({ d, head, k, length, thread, wrench }: { d: number; head: number; k: number; length: number; thread: number; wrench: number } = { d: 16, head: 24, k: 16, length: 62, thread: 40, wrench: 14 }): PartPictures {
  const [r, rh] = [d / 2, head / 2];
  const socket = wrench / 2 / Math.cos(Math.PI / 6);
  const end = k + length;
  const t: Turning = { outer: [[0, 0], [0, rh - 1.4], [1.4, rh], [k, rh], [k, r], [end - 1.6, r], [end, r - 1.6], [end, 0]] };
  const depth = k * 0.5;
  const hidden: Pt[] = [[0, socket], [depth, socket], [depth + 3.4, 0], [depth, -socket], [0, -socket]];
  return pictures(
    (s) => {
      drawFront(s, t);
      drawThread(s, end - thread, end - 0.8, r * 0.85, 0);
      s.line([[end - thread, -r], [end - thread, r]]);
      s.line([[end - 1.6, -r], [end - 1.6, r]]);
      s.line(hidden, 'hidden');
      const cx = end + head * 1.05;
      drawEnd(s, cx, 0, [rh, rh - 1.4]);
      s.area([regular(6, socket, 30, cx, 0)], 'paper');
      s.length(k, end, 'L', { level: 2, from: [-rh, -r] });
      s.length(end - thread, end, 'b', { level: 1, from: -r });
      s.length(0, k, 'k', { level: 2, from: -rh });
      s.height(-rh, rh, 'Ødk', { level: -1, from: 0 });
      s.height(-r, r, 'M', { at: end + 6, from: end });
      s.length(cx - wrench / 2, cx + wrench / 2, 's', { level: 1, from: 0 });
    },
    (s) => {
      const reach = head * 1.15;
      const joint = k + length * 0.46;
      drawCutPlate(s, { bore: [[-2, rh + 1], [k, rh + 1], [k, r + 1], [joint, r + 1]], reach });
      drawCutPlate(s, { bore: [[joint, r], [end + 5, r], [end + 5, r * 0.85], [end + 12, r * 0.85], [end + 12, 0.001], [end + 12.1, 0], [end + 22, 0]], reach, angle: 135 });
      drawFront(s, t);
      for (const side of [1, -1]) s.line([[joint, side * r * 0.85], [end, side * r * 0.85]], 'thin');
      s.line(hidden, 'hidden');
      s.note(k + length * 0.22, reach * 0.85, 'üst plaka', -60, -80);
      s.note(end - 4, reach * 0.85, 'dişli plaka', 50, -80);
    },
    () => {
      const body: Turning = { outer: [[0, 0], [0, rh - 1.4], [1.4, rh], [k, rh], [k, r], [end - thread, r], ...threaded(end - thread, end - 1.6, r, 2.4), [end, r - 2], [end, 0]] };
      return drawScene([revolve(body, lying(rh), 'dark', { edgeWeight: 1.5 }), pocket(regular(6, socket, 10), depth, frontFace(rh), 'dark')], HEAD_FIRST);
    },
  );
}

/** DIN 6325 dowel pin: rounded end, chamfered end. */
export function dowelPin({ d, length }: { d: number; length: number } = { d: 16, length: 74 }): PartPictures {
  const r = d / 2;
  // The rounded end is a cap of radius ≈ d.
  const capAngle = Math.asin((r - 1) / d);
  const cap = Array.from({ length: 9 }, (_, i): Pt => {
    const a = capAngle * (1 - i / 8);
    return [length - d + d * Math.cos(a), d * Math.sin(a)];
  });
  const shoulder = (cap[0]?.[0] ?? length) - 0.6;
  const t: Turning = { outer: [[0, 0], [0, r - 1.1], [4, r], [shoulder, r], ...cap] };
  return pictures(
    (s) => {
      drawFront(s, t);
      const cx = length + d * 1.4;
      drawEnd(s, cx, 0, [r, r - 1.1]);
      s.length(0, length, 'L', { level: 1, from: [-r, 0] });
      s.length(0, 4, 'c', { level: -1, from: r });
      s.height(-r, r, 'Ød m6', { at: length * 0.4, from: 0 });
      s.note(length - 0.6, 3, 'R', 50, -110);
    },
    (s) => {
      const reach = d * 1.25;
      drawCutPlate(s, { bore: [[-5, r], [length * 0.5, r]], reach });
      drawCutPlate(s, { bore: [[length * 0.5, r], [length + 5, r]], reach, angle: 135 });
      drawFront(s, t);
      s.height(-r, r, 'Ød H7/m6', { level: 1, from: length + 5 });
      s.note(length * 0.25, reach * 0.85, 'plaka 1', -60, -80);
      s.note(length * 0.75, reach * 0.85, 'plaka 2', 60, -80);
    },
    () => drawScene([revolve(t, lying(r), 'bright')], HEAD_FIRST),
  );
}

/** DIN 914 set screw: full thread, hexagon socket, cone point. */
export function setScrew({ d, length, wrench, cone }: { d: number; length: number; wrench: number; cone: number } = { d: 16, length: 34, wrench: 8, cone: 6.4 }): PartPictures {
  const r = d / 2;
  const core = r * 0.84;
  const socket = wrench / 2 / Math.cos(Math.PI / 6);
  const t: Turning = { outer: [[0, 0], [0, core], [r - core, r], [length - cone - 0.6, r], [length - cone + 0.6, core], [length, 0]] };
  const depth = length * 0.36;
  const hidden: Pt[] = [[0, socket], [depth, socket], [depth + 2.4, 0], [depth, -socket], [0, -socket]];
  return pictures(
    (s) => {
      drawFront(s, t);
      for (const side of [1, -1]) s.line([[0.4, side * core], [length - cone + 0.6, side * core]], 'thin');
      s.line(hidden, 'hidden');
      const cx = length + d * 1.1;
      s.ring(cx, 0, r, 'edge', 'metal');
      s.ring(cx, 0, core, 'thin');
      s.area([regular(6, socket, 30, cx, 0)], 'paper');
      s.cross(cx, 0, r);
      s.length(0, length, 'L', { level: 1, from: [-r, 0] });
      s.length(0, depth, 't', { level: -1, from: r });
      s.height(-r, r, 'M', { level: -1, from: 0 });
      s.length(cx - wrench / 2, cx + wrench / 2, 's', { level: 1, from: 0 });
      s.note(length - cone * 0.4, core * 0.4, '90°', 60, -110);
    },
    (s) => {
      const reach = d * 1.15;
      drawCutPlate(s, { bore: [[-6, r], [length - cone + 2, r]], reach });
      const shaft = d * 0.62;
      s.area([[[length, -reach], [length + shaft * 1.6, -reach], [length + shaft * 1.6, reach], [length, reach], [length, cone * 0.18], [length - 0.01, 0], [length, -cone * 0.18]]], 'metal');
      s.centre([length + shaft * 0.8, -reach], [length + shaft * 0.8, reach]);
      drawFront(s, t);
      for (const side of [1, -1]) s.line([[0.4, side * core], [length - cone + 0.6, side * core]], 'thin');
      s.line(hidden, 'hidden');
      s.note(length * 0.4, reach * 0.85, 'göbek', -60, -70);
      s.note(length + shaft, reach * 0.6, 'mil', 160, -80);
    },
    () => {
      const body: Turning = { outer: [[0, 0], [0, core - 0.6], ...threaded(0.8, length - cone, r, 2), [length - cone + 0.6, core - 0.4], [length, 0]] };
      return drawScene([revolve(body, lying(r), 'dark', { edgeWeight: 1.5 }), pocket(regular(6, socket, 10), depth, frontFace(r), 'dark')], { ...HEAD_FIRST, azimuth: -138, margin: 110 });
    },
  );
}
