// Meshes for the viewer: triangles with normals, and the edges where faces meet at an angle.
import type { TopoDS_Shape } from 'replicad-opencascadejs';
import type { Kernel } from './kernel.ts';

export interface Mesh {
  /** x, y, z of each vertex, mm. */
  positions: Float32Array;
  normals: Float32Array;
  /** Three vertices a triangle. */
  triangles: Uint32Array;
  /** Two vertices a piece of an edge. */
  edges: Uint32Array;
}

/** Radians between neighbouring triangles of one face. */
const ANGLE = 0.25;
/** Cosine of the angle from which on two triangles meet at an edge: larger than any between triangles of one face. */
const EDGE_COSINE = Math.cos(0.45);
/** Vertices of different faces closer than this are one point of the solid, mm. */
const SAME_POINT = 1e-4;

/** @param error of chords, mm */
export function meshOf(kernel: Kernel, solid: TopoDS_Shape, error: number): Mesh {
  kernel.ReplicadMeshExtractor.mesh(solid, error, ANGLE);
  const faces = kernel.ReplicadMeshExtractor.extract(solid, error, ANGLE, false);
  // The memory may grow, and move, with every call: it is read only now.
  const { buffer } = kernel.wasmMemory;
  const positions = new Float32Array(buffer, faces.getVerticesPtr(), faces.getVerticesSize()).slice();
  const normals = new Float32Array(buffer, faces.getNormalsPtr(), faces.getNormalsSize()).slice();
  const triangles = new Uint32Array(buffer, faces.getTrianglesPtr(), faces.getTrianglesSize()).slice();
  return { positions, normals, triangles, edges: sharpEdges(positions, triangles) };
}

/** Edges of triangles whose neighbour stands at an angle: neither seams of round faces nor tangent edges. */
function sharpEdges(positions: Float32Array, triangles: Uint32Array): Uint32Array {
  const points = new Map<string, number>();
  const pointOf = Uint32Array.from({ length: positions.length / 3 }, (_, vertex) => {
    const key = [0, 1, 2].map((axis) => Math.round(positions[vertex * 3 + axis]! / SAME_POINT)).join();
    const known = points.get(key) ?? points.size;
    points.set(key, known);
    return known;
  });
  const normalOf = (at: number): number[] => {
    const [a, b, c] = [0, 1, 2].map((corner) => {
      const vertex = triangles[at + corner]!;
      return [0, 1, 2].map((axis) => positions[vertex * 3 + axis]!);
    }) as [number[], number[], number[]];
    const [u, v] = [b, c].map((end) => end.map((value, axis) => value - a[axis]!)) as [number[], number[]];
    const n = [0, 1, 2].map((i) => u[(i + 1) % 3]! * v[(i + 2) % 3]! - u[(i + 2) % 3]! * v[(i + 1) % 3]!);
    const length = Math.hypot(...n) || 1;
    return n.map((value) => value / length);
  };
  const seen = new Map<number, { ends: [number, number]; normal: number[] }>();
  const edges: number[] = [];
  for (let at = 0; at < triangles.length; at += 3) {
    const normal = normalOf(at);
    for (const side of [0, 1, 2]) {
      const ends: [number, number] = [triangles[at + side]!, triangles[at + ((side + 1) % 3)]!];
      const [p, q] = ends.map((vertex) => pointOf[vertex]!).sort((a, b) => a - b) as [number, number];
      if (p === q) continue;
      const key = p * points.size + q;
      const other = seen.get(key);
      if (!other) seen.set(key, { ends, normal });
      else if (normal.reduce((sum, value, axis) => sum + value * other.normal[axis]!, 0) < EDGE_COSINE)
        edges.push(...ends);
    }
  }
  return Uint32Array.from(edges);
}
