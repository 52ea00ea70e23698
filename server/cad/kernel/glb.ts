// Binary glTF 2.0, as the viewer and other programs read it: triangles and edges of one mesh.
import type { Mesh } from './mesh.ts';

const MAGIC = 0x46546c67;
const VERSION = 2;
const JSON_CHUNK = 0x4e4f534a;
const BIN_CHUNK = 0x004e4942;
// Of glTF's accessors and primitives.
const FLOAT = 5126;
const UNSIGNED_INT = 5125;
const UNSIGNED_SHORT = 5123;
const LINES = 1;
/** mm with z upwards, in metres with y upwards, column by column. */
const TO_GLTF = [0.001, 0, 0, 0, 0, 0, -0.001, 0, 0, 0.001, 0, 0, 0, 0, 0, 1];

const padded = (length: number): number => Math.ceil(length / 4) * 4;

/** @param color '#b4bac2' */
export function writeGlb(
  { positions, normals, triangles, edges }: Mesh,
  name: string,
  color: string,
): Buffer<ArrayBuffer> {
  const isSmall = positions.length / 3 <= 0xffff;
  const indices = (list: Uint32Array) => (isSmall ? Uint16Array.from(list) : list);
  const views = [positions, normals, indices(triangles), indices(edges)];
  const offsets = views.map((_, i) => views.slice(0, i).reduce((sum, { byteLength }) => sum + padded(byteLength), 0));
  const binLength = views.reduce((sum, { byteLength }) => sum + padded(byteLength), 0);
  const extent = (pick: (...values: number[]) => number) =>
    [0, 1, 2].map((axis) =>
      positions.reduce((found, value, i) => (i % 3 === axis ? pick(found, value) : found), positions[axis]!),
    );
  const componentType = isSmall ? UNSIGNED_SHORT : UNSIGNED_INT;
  const attributes = { POSITION: 0, NORMAL: 1 };
  const json = Buffer.from(
    JSON.stringify({
      asset: { version: '2.0' },
      scene: 0,
      scenes: [{ nodes: [0] }],
      nodes: [{ name, mesh: 0, matrix: TO_GLTF }],
      materials: [
        {
          pbrMetallicRoughness: {
            baseColorFactor: [...[1, 3, 5].map((at) => (Number.parseInt(color.slice(at, at + 2), 16) / 255) ** 2.2), 1],
            metallicFactor: 0.2,
            roughnessFactor: 0.5,
          },
        },
      ],
      meshes: [
        {
          primitives: [
            { attributes, indices: 2, material: 0 },
            { attributes: { POSITION: 0 }, indices: 3, mode: LINES },
          ],
        },
      ],
      accessors: [
        {
          bufferView: 0,
          componentType: FLOAT,
          count: positions.length / 3,
          type: 'VEC3',
          min: extent(Math.min),
          max: extent(Math.max),
        },
        { bufferView: 1, componentType: FLOAT, count: normals.length / 3, type: 'VEC3' },
        { bufferView: 2, componentType, count: triangles.length, type: 'SCALAR' },
        { bufferView: 3, componentType, count: edges.length, type: 'SCALAR' },
      ],
      bufferViews: views.map(({ byteLength }, i) => ({ buffer: 0, byteOffset: offsets[i], byteLength })),
      buffers: [{ byteLength: binLength }],
    }),
  );
  const jsonLength = padded(json.length);
  const file = Buffer.alloc(12 + 8 + jsonLength + 8 + binLength);
  file.writeUInt32LE(MAGIC, 0);
  file.writeUInt32LE(VERSION, 4);
  file.writeUInt32LE(file.length, 8);
  file.writeUInt32LE(jsonLength, 12);
  file.writeUInt32LE(JSON_CHUNK, 16);
  file.fill(' ', 20, 20 + jsonLength); // as the format pads JSON
  json.copy(file, 20);
  const bin = 20 + jsonLength;
  file.writeUInt32LE(binLength, bin);
  file.writeUInt32LE(BIN_CHUNK, bin + 4);
  views.forEach(({ buffer, byteOffset, byteLength }, i) =>
    Buffer.from(buffer, byteOffset, byteLength).copy(file, bin + 8 + offsets[i]!),
  );
  return file;
}
