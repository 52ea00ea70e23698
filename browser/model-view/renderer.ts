// Draws a model by WebGL 2: shaded faces, dark edges, nothing else. A picture is drawn when something changes only.
import type { Camera } from './camera.ts';
import type { ModelMesh } from './glb.ts';

const VERTEX = `#version 300 es
in vec3 position;
in vec3 normal;
uniform mat3 axes;
uniform vec3 centre;
uniform vec2 scale;
uniform vec2 shift;
uniform float depth;
uniform float nearer;
out vec3 toEye;
void main() {
  vec3 seen = (position - centre) * axes;
  toEye = normal * axes;
  gl_Position = vec4(seen.xy * scale + shift, -seen.z / depth - nearer, 1.0);
}`;
/** Two lights from above and a little from below, in the picture's axes: they stay where they are when the model turns. */
const FRAGMENT = `#version 300 es
precision mediump float;
in vec3 toEye;
uniform vec3 color;
uniform float isLit;
out vec4 shown;
void main() {
  vec3 n = normalize(toEye);
  if (n.z < 0.0) n = -n;
  float light = 0.34 + 0.5 * max(dot(n, normalize(vec3(-0.4, 0.7, 0.6))), 0.0)
    + 0.22 * max(dot(n, normalize(vec3(0.7, -0.1, 0.7))), 0.0);
  float glint = 0.18 * pow(max(dot(n, normalize(vec3(-0.2, 0.35, 0.92))), 0.0), 24.0);
  vec3 lit = mix(vec3(1.0), vec3(light), isLit) * color + glint * isLit;
  shown = vec4(pow(lit, vec3(1.0 / 2.2)), 1.0);
}`;

const EDGE_COLOR = [0.012, 0.016, 0.022] as const;
/** Edges are drawn so much nearer than their faces, in parts of the depth. */
const EDGE_NEARER = 0.0015;

export interface Renderer {
  /** @param width, height of the picture, in its own pixels */
  draw(camera: Camera, width: number, height: number): void;
}

/** @returns null: the browser has no WebGL 2 */
export function openRenderer(canvas: HTMLCanvasElement, mesh: ModelMesh): Renderer | null {
  const gl = canvas.getContext('webgl2', { antialias: true, alpha: true });
  if (!gl) return null;
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind)!;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return null;
  gl.useProgram(program);
  const at = (name: string) => gl.getUniformLocation(program, name);
  const places = Object.fromEntries(
    ['axes', 'centre', 'scale', 'shift', 'depth', 'nearer', 'color', 'isLit'].map((name) => [name, at(name)]),
  );
  const fill = (name: string, values: Float32Array<ArrayBuffer>) => {
    const place = gl.getAttribLocation(program, name);
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ARRAY_BUFFER, values, gl.STATIC_DRAW);
    gl.enableVertexAttribArray(place);
    gl.vertexAttribPointer(place, 3, gl.FLOAT, false, 0, 0);
  };
  fill('position', mesh.positions);
  fill('normal', mesh.normals);
  const indexed = (list: ModelMesh['triangles']) => {
    const buffer = gl.createBuffer();
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, buffer);
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, list, gl.STATIC_DRAW);
    return { buffer, count: list.length, type: list.BYTES_PER_ELEMENT === 4 ? gl.UNSIGNED_INT : gl.UNSIGNED_SHORT };
  };
  const faces = indexed(mesh.triangles);
  const edges = indexed(mesh.edges);
  gl.enable(gl.DEPTH_TEST);
  gl.clearColor(0, 0, 0, 0);

  const drawIndexed = (mode: number, { buffer, count, type }: typeof faces) => {
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, buffer);
    gl.drawElements(mode, count, type, 0);
  };
  return {
    draw({ axes, centre, scale, x, y, reach }, width, height) {
      const aspect = width / height;
      gl.viewport(0, 0, width, height);
      gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
      // Column by column: `v * axes` in the shader is then the product with each row.
      gl.uniformMatrix3fv(places['axes']!, false, axes.flat());
      gl.uniform3fv(places['centre']!, centre);
      gl.uniform2f(places['scale']!, scale / aspect, scale);
      gl.uniform2f(places['shift']!, x / aspect, y);
      gl.uniform1f(places['depth']!, reach * 1.05);
      gl.uniform1f(places['nearer']!, 0);
      gl.uniform1f(places['isLit']!, 1);
      gl.uniform3fv(places['color']!, mesh.color);
      drawIndexed(gl.TRIANGLES, faces);
      gl.uniform1f(places['nearer']!, EDGE_NEARER);
      gl.uniform1f(places['isLit']!, 0);
      gl.uniform3fv(places['color']!, EDGE_COLOR);
      drawIndexed(gl.LINES, edges);
    },
  };
}
