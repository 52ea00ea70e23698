// Has a zip of sizes' CAD files made, and saves it. Fetched at the first press.
import { ApiError } from '#contract/api-error.ts';
import { formatNumber } from '#contract/format.ts';
import { api } from '../../base/browser-api.ts';
import { CAD_ZIP_TEXTS as texts } from '../../texts/cad-zip.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 5_000;
const GROWTH = 1.2;
/** Answers that may fail to come, as where a phone changes its network. */
const MAX_MISSED = 3;

const paused = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * @param say shows how far it is, and in the end what keeps the file
 * @param signal ends the asking; the server goes on, and an equal request gets the same zip
 */
export async function saveZip(ids: readonly string[], say: (text: string) => void, signal: AbortSignal): Promise<void> {
  try {
    const url = await zipUrl(ids, say, signal);
    const link = document.createElement('a');
    link.href = url;
    link.download = '';
    link.click();
    say(texts.saved);
  } catch (error) {
    if (signal.aborted) return;
    say(ApiError.is(error) && error.status > 0 ? error.message : texts.failed);
  }
}

async function zipUrl(ids: readonly string[], say: (text: string) => void, signal: AbortSignal): Promise<string> {
  const body = { lines: ids.map((id) => ({ id })), formats: ['step' as const, 'dxf' as const] };
  let zip = await api('POST /api/cad/zip', { body }, signal);
  let missed = 0;
  for (let pause = FIRST_PAUSE_MS; zip.state === 'making'; pause = Math.min(pause * GROWTH, LONGEST_PAUSE_MS)) {
    say(texts.progress(formatNumber(zip.done), formatNumber(zip.total)));
    await paused(pause);
    signal.throwIfAborted();
    try {
      zip = await api('GET /api/cad/zip/:id', { params: { id: zip.id } }, signal);
      missed = 0;
    } catch (error) {
      if (!(ApiError.is(error) && error.status === 0 && ++missed < MAX_MISSED)) throw error;
    }
  }
  if (zip.url === null) throw new ApiError(422, 'CAD_FAILED', zip.message);
  return zip.url;
}
