// The geometry kernel: OpenCascade as WebAssembly. Loaded in the CAD process alone, never by the web server.
import openKernel, { type OpenCascadeInstance } from 'replicad-opencascadejs';

export type Kernel = OpenCascadeInstance;

/** Starts the kernel, which prints nothing. */
export function startKernel(): Promise<Kernel> {
  const silent = () => {};
  return openKernel({ print: silent, printErr: silent });
}
