// The CAD process: builds one model after another for the web server, which starts and ends it (`../making/modeller.ts`).
import type { Body } from '../body.ts';
import type { Bounds, Measures } from '../solid-measures.ts';
import type { SheetContent } from '../sheet/content.ts';
import { writeSheet } from '../sheet/write.ts';
import type { StepProtocol, StepTitle } from '../step-title.ts';
import { measure } from './check.ts';
import { writeGlb } from './glb.ts';
import { startKernel } from './kernel.ts';
import { meshOf } from './mesh.ts';
import { writePicture } from './picture.ts';
import { shapeOf, solidOf } from './solid.ts';
import { writeStep } from './step.ts';

export interface ModelJob {
  body: Body;
  title: StepTitle;
  /** What to write of the solid. */
  output: { format: 'step'; protocol: StepProtocol } | { format: 'glb' | 'webp' };
  /** Of the body, which the solid must have. */
  bounds: Bounds;
}
export interface Model {
  measures: Measures;
  file: Uint8Array<ArrayBuffer>;
}
/** A drawing sheet needs no kernel: it is printed here because its fonts would hold up the web server. */
export interface SheetJob {
  sheet: SheetContent;
}
export type Job = ModelJob | SheetJob;
export type Made = Model | Pick<Model, 'file'>;
/** Sent once, when the kernel has started. */
export interface Ready {
  isReady: true;
}
/** `failure`: what the kernel said of a body that makes no model. */
export type Reply = { rssBytes: number } & ({ made: Made } | { failure: string });

const kernel = await startKernel();
process.send!({ isReady: true } satisfies Ready);

/** Errors of chords in meshes, mm: at the smaller one springs have 17,000 triangles. */
const CHORD_ERROR = { plain: 0.05, coil: 0.2 };

async function make({ body, bounds, title, output }: ModelJob): Promise<Model> {
  // Pictures show long parts with a gap.
  const solid = output.format === 'webp' ? shapeOf(kernel, body) : solidOf(kernel, body);
  const measures = measure(kernel, solid, bounds);
  if (output.format === 'step')
    return { measures, file: Buffer.from(writeStep(kernel, solid, title, output.protocol)) };
  const isCoil = body.add.some(({ kind }) => kind === 'coil');
  const mesh = meshOf(kernel, solid, isCoil ? CHORD_ERROR.coil : CHORD_ERROR.plain);
  if (output.format === 'webp') return { measures, file: await writePicture(mesh, { ...body, color: title.color }) };
  return { measures, file: writeGlb(mesh, { name: title.code, color: title.color, bounds: measures }) };
}

/** The kernel throws WebAssembly exceptions, which are no errors and say little. */
const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'the kernel refused the geometry';

process.on('message', async (job: Job) => {
  let reply: { made: Made } | { failure: string };
  try {
    reply = { made: 'sheet' in job ? { file: await writeSheet(job.sheet) } : await make(job) };
  } catch (error) {
    reply = { failure: sentenceOf(error) };
  }
  process.send!({ ...reply, rssBytes: process.memoryUsage.rss() } satisfies Reply);
});
// The web server has ended, or was killed.
process.on('disconnect', () => process.exit());
