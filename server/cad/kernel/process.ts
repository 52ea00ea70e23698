// The CAD process: builds one model after another for the web server, which starts and ends it (`../making/modeller.ts`).
import type { Body } from '../body.ts';
import type { Bounds, Measures } from '../solid-measures.ts';
import type { StepProtocol, StepTitle } from '../step-title.ts';
import { measure } from './check.ts';
import { startKernel } from './kernel.ts';
import { solidOf } from './solid.ts';
import { writeStep } from './step.ts';

export interface ModelJob {
  body: Body;
  title: StepTitle;
  protocol: StepProtocol;
  /** Of the body, which the solid must have. */
  bounds: Bounds;
}
export interface Model {
  measures: Measures;
  /** The STEP file, ASCII. */
  step: string;
}
/** `failure`: what the kernel said of a body that makes no model. */
export type ModelReply = { rssBytes: number } & ({ model: Model } | { failure: string });

const kernel = await startKernel();

function make({ body, bounds, title, protocol }: ModelJob): Model {
  const solid = solidOf(kernel, body);
  return { measures: measure(kernel, solid, bounds), step: writeStep(kernel, solid, title, protocol) };
}

/** The kernel throws WebAssembly exceptions, which are no errors and say little. */
const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'the kernel refused the geometry';

process.on('message', (job: ModelJob) => {
  let reply: { model: Model } | { failure: string };
  try {
    reply = { model: make(job) };
  } catch (error) {
    reply = { failure: sentenceOf(error) };
  }
  process.send!({ ...reply, rssBytes: process.memoryUsage.rss() } satisfies ModelReply);
});
// The web server has ended, or was killed.
process.on('disconnect', () => process.exit());
