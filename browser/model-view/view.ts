// A model in a canvas: looked at, turned, measured.
import { cameraOf, cornersOf, FIRST_LOOK, projected, type Look } from './camera.ts';
import { addControls } from './controls.ts';
import type { ModelMesh } from './glb.ts';
import { openRenderer } from './renderer.ts';

/** A length of the model's box in the picture: its ends and middle in pixels, its length in mm. */
export interface ShownExtent {
  mm: number;
  from: { x: number; y: number };
  to: { x: number; y: number };
}
export interface ModelView {
  change(next: (look: Look) => Look): void;
  end(): void;
}

/** Pairs of corners of the box along x, y and z, by their numbers as `cornersOf` counts them. */
const BOX_EDGES = [
  [0, 1],
  [0, 2],
  [0, 4],
  [1, 3],
  [1, 5],
  [2, 3],
  [2, 6],
  [4, 5],
  [4, 6],
  [3, 7],
  [5, 7],
  [6, 7],
] as const;
const axisOf = ([a, b]: readonly [number, number]): number => Math.log2(a ^ b);

/**
 * Shows a model and has it turned by its viewer. Draws once for each change.
 * @param onDrawn told of the lengths of the model's box after each picture
 * @returns null: the browser has no WebGL 2
 */
export function showModel(
  canvas: HTMLCanvasElement,
  mesh: ModelMesh,
  onDrawn: (extents: readonly ShownExtent[]) => void = () => {},
): ModelView | null {
  const renderer = openRenderer(canvas, mesh);
  if (!renderer) return null;
  const corners = cornersOf(mesh);
  let look = FIRST_LOOK;
  let frame = 0;
  const draw = () => {
    frame = 0;
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    const ratio = Math.min(devicePixelRatio, 2);
    canvas.width = Math.round(clientWidth * ratio);
    canvas.height = Math.round(clientHeight * ratio);
    const aspect = clientWidth / clientHeight;
    const camera = cameraOf(look, mesh, aspect);
    renderer.draw(camera, canvas.width, canvas.height);
    const spots = corners.map((corner) => {
      const { x, y } = projected(camera, corner, aspect);
      return { x: ((x + 1) / 2) * clientWidth, y: ((1 - y) / 2) * clientHeight };
    });
    onDrawn(
      [0, 1, 2].map((axis) => {
        // The lowest of the four parallel edges: lengths stand below the part, as on drawings.
        const height = ([a, b]: readonly [number, number]) => spots[a]!.y + spots[b]!.y;
        const [a, b] = BOX_EDGES.filter((edge) => axisOf(edge) === axis).toSorted((p, q) => height(q) - height(p))[0]!;
        return { mm: mesh.max[axis]! - mesh.min[axis]!, from: spots[a]!, to: spots[b]! };
      }),
    );
  };
  const wish = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const change = (next: (look: Look) => Look) => {
    look = next(look);
    wish();
  };
  const sizes = new ResizeObserver(wish);
  sizes.observe(canvas);
  addControls(canvas, change);
  return {
    change,
    end() {
      sizes.disconnect();
      cancelAnimationFrame(frame);
    },
  };
}
