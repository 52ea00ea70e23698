// Downloads of files for signed-in people only: a link would carry no token, so the file is fetched and handed to the
// browser.
import { createClient } from '#contract/client.ts';
import { ApiError } from '#contract/api-error.ts';
import { NO_REPLY } from '#contract/client-texts.ts';
import type { Contract, Input, Key } from '#contract/endpoints.ts';
import { fetchSignedIn } from './signed-in-api.ts';

/** Calls that reply with a file. */
export type DownloadKey = { [K in Key]: Contract[K] extends { isDownload: true } ? K : never }[Key];

interface FetchedFile {
  content: Blob;
  name: string;
}

const fetchFile = createClient(async (path, init) => {
  const reply = await fetchSignedIn(path, init);
  const read = async (): Promise<FetchedFile> => ({
    content: await reply.blob(),
    name: fileNameOf(reply.headers.get('content-disposition')) ?? 'dosya',
  });
  return { ok: reply.ok, status: reply.status, json: () => (reply.ok ? read() : reply.json()) };
}) as unknown as (key: DownloadKey, input: unknown) => Promise<FetchedFile | undefined>;

/** Long enough for every browser to start saving. */
const KEPT_MS = 60_000;

/** Saves the file of a call under the name that the server gives it. @throws ApiError */
export async function download<K extends DownloadKey>(key: K, input: Input<K>): Promise<void> {
  const file = await fetchFile(key, input);
  if (!file) throw new ApiError(0, 'NETWORK_ERROR', NO_REPLY); // the transfer broke off
  const address = URL.createObjectURL(file.content);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}

const MAX_LENGTH = 1_000;

/** The file name out of a `Content-Disposition` of our server; undefined if missing. */
export function fileNameOf(header: string | null): string | undefined {
  if (!header || header.length > MAX_LENGTH) return undefined;
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(header)?.[1];
  if (encoded)
    try {
      return decodeURIComponent(encoded);
    } catch {
      /* damaged: falls back to the plain name */
    }
  return /filename="([^"]+)"/i.exec(header)?.[1];
}
