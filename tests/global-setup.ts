/** Makes the demo content that each worker's server starts with, unless TEST_SITE_URL names a running server. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashInputs, isCurrent, makeStamped } from '../scripts/setup/stamps.mjs';
import { startServer } from './server.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Everything that decides what a first start writes. */
const SOURCES = ['contract', 'demo', 'server', 'start', 'package-lock.json'];

export default async function globalSetup(): Promise<void> {
  if (process.env.TEST_SITE_URL) return;
  const content = join(ROOT, '.cache/demo-content');
  const stamp = `${content}.made-from`;
  const sources = hashInputs(ROOT, SOURCES);
  if (!isCurrent(stamp, sources)) {
    await makeStamped(stamp, sources, async () => {
      await rm(content, { recursive: true, force: true });
      const server = await startServer();
      await server.stop({ keptAs: content });
    });
  }
  process.env.TEST_CONTENT = content;
}
