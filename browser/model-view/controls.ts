// Turning, zooming and moving by pointer, touch, wheel and keys.
import { FIRST_LOOK, moved, turned, zoomed, type Look } from './camera.ts';

/** Degrees that a drag across the picture's height turns. */
const DRAG_DEGREES = 200;
const KEY_DEGREES = 10;
export const KEY_ZOOM = 1.25;
const WHEEL_ZOOM = 0.0015;

const KEYS: Readonly<Record<string, (look: Look) => Look>> = {
  ArrowLeft: (look) => turned(look, KEY_DEGREES, 0),
  ArrowRight: (look) => turned(look, -KEY_DEGREES, 0),
  ArrowUp: (look) => turned(look, 0, KEY_DEGREES),
  ArrowDown: (look) => turned(look, 0, -KEY_DEGREES),
  '+': (look) => zoomed(look, KEY_ZOOM),
  '=': (look) => zoomed(look, KEY_ZOOM),
  '-': (look) => zoomed(look, 1 / KEY_ZOOM),
  '0': () => FIRST_LOOK,
  Home: () => FIRST_LOOK,
};

interface Spot {
  x: number;
  y: number;
}
const middle = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
});
const spread = ([a, b]: readonly Spot[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 1);

/** One finger or the pointer turns, two fingers zoom and move, as does the pointer with Shift or the right button. */
export function addControls(element: HTMLElement, change: (next: (look: Look) => Look) => void): void {
  const down = new Map<number, Spot>();
  let isMoving = false;
  element.addEventListener('keydown', (event) => {
    const next = KEYS[event.key];
    if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    change(next);
  });
  element.addEventListener('pointerdown', (event) => {
    element.setPointerCapture(event.pointerId);
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    isMoving = event.shiftKey || event.button === 2;
  });
  const end = ({ pointerId }: PointerEvent) => down.delete(pointerId);
  element.addEventListener('pointerup', end);
  element.addEventListener('pointercancel', end);
  element.addEventListener('contextmenu', (event) => event.preventDefault());
  element.addEventListener('pointermove', (event) => {
    const before = [...down.values()];
    if (!down.has(event.pointerId)) return;
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const after = [...down.values()];
    const [from, to] = [middle(before), middle(after)];
    const height = element.clientHeight;
    const dx = (to.x - from.x) / height;
    const dy = (to.y - from.y) / height;
    if (after.length > 1) change((look) => moved(zoomed(look, spread(after) / spread(before)), dx, -dy));
    else if (isMoving) change((look) => moved(look, dx, -dy));
    else change((look) => turned(look, -dx * DRAG_DEGREES, dy * DRAG_DEGREES));
  });
  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      change((look) => zoomed(look, Math.exp(-event.deltaY * WHEEL_ZOOM)));
    },
    { passive: false },
  );
}
