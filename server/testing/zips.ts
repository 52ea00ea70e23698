// Reads ZIPs in tests, with every check that a reader can make.
import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** The entries' texts by their names, in their order. A byte order mark stays. */
export async function zipEntries(bytes: Buffer): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(bytes, { validateEntrySizes: true, strictFileNames: true });
  const found: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry));
    found[entry.fileName] = content.toString();
  }
  return found;
}
