// How a version is stored: as JSON text, deflated where it is long.
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';

const deflated = promisify(deflateRaw);
const inflated = promisify(inflateRaw);

/** Characters up to which a version is stored as it is. */
export const PLAIN_LENGTH = 200_000;
/** Quick: the save waits for it. */
const LEVEL = 2;
/** Begins a deflated one; JSON begins otherwise. */
const MARK = 'deflated:';
/** Bytes, far above the largest body of a call: nothing else makes this memory. */
const MAX_BYTES = 64 * 1024 * 1024;

/** A version of a row. */
export interface Past {
  /** By the names of the calls' fields. */
  fields: Readonly<Record<string, unknown>>;
  /** Row ids of categories, by field. */
  categories?: Readonly<Record<string, number | null>>;
  /** Their names as they were. */
  names?: Readonly<Record<string, string>>;
}

export async function packed(past: Past): Promise<string> {
  const text = JSON.stringify(past);
  return text.length > PLAIN_LENGTH ? MARK + (await deflated(text, { level: LEVEL })).toString('base64') : text;
}

export async function unpacked(data: string): Promise<Past> {
  if (!data.startsWith(MARK)) return JSON.parse(data) as Past;
  const bytes = Buffer.from(data.slice(MARK.length), 'base64');
  return JSON.parse((await inflated(bytes, { maxOutputLength: MAX_BYTES })).toString()) as Past;
}
