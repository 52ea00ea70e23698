/**
 * Starts the built server once for all browser tests, and stops it at the end. Set TEST_SITE_URL to test a running
 * server instead.
 */
import { startServer } from './server.ts';

export default async function globalSetup(): Promise<(() => Promise<void>) | void> {
  if (process.env.TEST_SITE_URL) return;
  const { url, dataDir, stop } = await startServer();
  process.env.TEST_DATA_DIR = dataDir; // for tests that write rows to the database, as another process would
  process.env.TEST_SITE_URL = url;
  return stop;
}
