// Reads a table as an import does, and tells how long it took and how much memory was held at most.
import { lookAtTable, readTable } from '../server/base/files/tables/tables.ts';

export interface TablesResult {
  rows: number;
  lookMs: number;
  readMs: number;
  residentMiB: number;
}

async function measure(path: string): Promise<TablesResult> {
  const start = performance.now();
  const { form } = await lookAtTable(path);
  const looked = performance.now();
  let rows = 0;
  for await (const { cells } of readTable(path, form)) rows += cells.length > 0 ? 1 : 0;
  return {
    rows,
    lookMs: looked - start,
    readMs: performance.now() - looked,
    residentMiB: process.resourceUsage().maxRSS / 1024,
  };
}

process.once('message', (path: string) => {
  void measure(path).then((result) => process.send!(result));
});
process.once('disconnect', () => process.exit(0)); // never outlives the run
