// Reads the models that the server writes: binary glTF with one mesh of triangles and edges.

export interface ModelMesh {
  /** mm, z upwards: x, y, z of each vertex. */
  positions: Float32Array<ArrayBuffer>;
  normals: Float32Array<ArrayBuffer>;
  triangles: Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;
  /** Pairs of vertices. */
  edges: Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;
  /** Red, green, blue, 0–1, linear. */
  color: readonly [number, number, number];
  min: readonly number[];
  max: readonly number[];
}

const MAGIC = 0x46546c67;
/** Of glTF's accessors: the others of our files are floats. */
const UNSIGNED_INT = 5125;

interface Gltf {
  accessors: { bufferView: number; componentType: number; count: number; min?: number[]; max?: number[] }[];
  bufferViews: { byteOffset: number }[];
  materials: { pbrMetallicRoughness: { baseColorFactor: [number, number, number, number] } }[];
}

/** @throws Error for anything but such a file */
export function readGlb(file: ArrayBuffer): ModelMesh {
  const head = new DataView(file);
  if (file.byteLength < 20 || head.getUint32(0, true) !== MAGIC) throw new Error('no binary glTF');
  const jsonLength = head.getUint32(12, true);
  const gltf = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 20, jsonLength))) as Gltf;
  const bin = 20 + jsonLength + 8;
  const accessor = (index: number) => {
    const { bufferView, ...facts } = gltf.accessors[index]!;
    return { ...facts, at: bin + gltf.bufferViews[bufferView]!.byteOffset };
  };
  const floats = (index: number) => {
    const { at, count } = accessor(index);
    return new Float32Array(file, at, count * 3);
  };
  const indices = (index: number) => {
    const { at, count, componentType } = accessor(index);
    return componentType === UNSIGNED_INT ? new Uint32Array(file, at, count) : new Uint16Array(file, at, count);
  };
  const [r, g, b] = gltf.materials[0]!.pbrMetallicRoughness.baseColorFactor;
  const { min = [0, 0, 0], max = [0, 0, 0] } = accessor(0);
  return {
    positions: floats(0),
    normals: floats(1),
    triangles: indices(2),
    edges: indices(3),
    color: [r, g, b],
    min,
    max,
  };
}
