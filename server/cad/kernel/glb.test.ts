import { expect, test } from 'vitest';
import { readGlb } from '#browser/model-view/glb.ts';
import { writeGlb } from './glb.ts';

const tetrahedron = {
  positions: Float32Array.from([0, 0, 0, 10, 0, 0, 0, 10, 0, 0, 0, 10]),
  normals: Float32Array.from([0, 0, -1, 0, -1, 0, -1, 0, 0, 0.577, 0.577, 0.577]),
  triangles: Uint32Array.from([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]),
  edges: Uint32Array.from([0, 1, 1, 2]),
};
const facts = { name: 'Z40', color: '#ff8000', bounds: { min: [0, 0, 0], max: [10, 10, 10] } } as const;
/** As a download arrives: in a buffer of its own. */
const received = (file: Buffer) => Uint8Array.from(file).buffer;

test('the viewer reads what the server writes', () => {
  const mesh = readGlb(received(writeGlb(tetrahedron, facts)));
  expect([...mesh.positions]).toEqual([...tetrahedron.positions]);
  expect([...mesh.normals]).toEqual([...tetrahedron.normals]);
  expect([...mesh.triangles]).toEqual([...tetrahedron.triangles]);
  expect([...mesh.edges]).toEqual([...tetrahedron.edges]);
  expect(mesh.color).toEqual([1, expect.closeTo(0.22, 2), 0]);
  expect(mesh).toMatchObject({ min: [0, 0, 0], max: [10, 10, 10] });
});

test('meshes of more vertices than 16 bits count have longer indices', () => {
  const count = 70_000;
  const large = {
    positions: new Float32Array(count * 3),
    normals: new Float32Array(count * 3),
    triangles: Uint32Array.from([0, 1, count - 1]),
    edges: Uint32Array.from([0, count - 1]),
  };
  const { triangles } = readGlb(received(writeGlb(large, facts)));
  expect([...triangles]).toEqual([0, 1, count - 1]);
});

test('anything but such a file is refused', () => {
  expect(() => readGlb(new ArrayBuffer(8))).toThrow('no binary glTF');
  expect(() => readGlb(received(Buffer.from('<!doctype html><title>404</title>')))).toThrow('no binary glTF');
});
