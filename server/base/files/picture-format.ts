// Recognises pictures by their structure, from the first byte to the end. No data may hide behind the end: no script,
// no archive (docs/decisions/0007).

export type PictureFormat = 'jpeg' | 'png' | 'gif' | 'webp';

/** undefined: none of the four formats, cut short, or with data behind its end. */
export function pictureFormat(bytes: Buffer): PictureFormat | undefined {
  const [format, endOf] = FORMATS.find(([, , begins]) => begins(bytes)) ?? [];
  if (!format || !endOf) return undefined;
  const end = endOf(bytes);
  if (end === undefined || end > bytes.length) return undefined;
  const rest = bytes.subarray(end);
  return isPadding(rest) || (format === 'jpeg' && isFromPhone(rest)) ? format : undefined;
}

type EndOf = (bytes: Buffer) => number | undefined;
const FORMATS: readonly [PictureFormat, EndOf, (bytes: Buffer) => boolean][] = [
  ['jpeg', endOfJpeg, (bytes) => bytes.length > 3 && bytes.readUInt16BE(0) === 0xffd8 && bytes[2] === 0xff],
  [
    'png',
    endOfPng,
    (bytes) =>
      bytes.length > 16 && bytes.subarray(0, 8).equals(PNG_SIGNATURE) && bytes.toString('latin1', 12, 16) === 'IHDR',
  ],
  ['gif', endOfGif, (bytes) => /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))],
  [
    'webp',
    endOfWebp,
    (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  ],
];
const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

const isPadding = (rest: Buffer): boolean => rest.every((byte) => byte === 0);

/** Phones append a second picture (preview, brightness map), a short film, or their own notes to photographs. */
function isFromPhone(rest: Buffer): boolean {
  const isPicture = rest.length > 2 && rest.readUInt16BE(0) === 0xffd8 && rest[2] === 0xff;
  return isPicture || rest.toString('latin1', 4, 8) === 'ftyp' || rest.toString('latin1', rest.length - 4) === 'SEFT';
}

function endOfJpeg(bytes: Buffer): number | undefined {
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += 2;
      continue;
    }
    if (marker === 0xd9) return at + 2;
    if (marker === 0x00) return undefined;
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2) return undefined;
    at += 2 + length;
    if (marker === 0xda) at = endOfScan(bytes, at);
  }
  return at + 2 === bytes.length && bytes.readUInt16BE(at) === 0xffd9 ? bytes.length : undefined;
}

/** Returns the place of the next marker; within a scan 0xff is followed by 0, and restarts belong to the scan. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1]!;
    if (next === 0xff) at--; // fill: look again from the second one
    else if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

function endOfPng(bytes: Buffer): number | undefined {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    at += 12 + bytes.readUInt32BE(at);
    if (type === 'IEND') return at;
  }
  return undefined;
}

const colourTableBytes = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

function endOfGif(bytes: Buffer): number | undefined {
  // A width of '/*' (10,799 pixels) opens a comment for programs that read the file as a script.
  if (bytes.length < 14 || bytes.toString('latin1', 6, 8) === '/*') return undefined;
  let at = 13 + colourTableBytes(bytes[10]!);
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === 0x3b) return at + 1;
    if (block === 0x21) at = endOfSubBlocks(bytes, at + 2);
    else if (block === 0x2c && at + 10 < bytes.length)
      at = endOfSubBlocks(bytes, at + 11 + colourTableBytes(bytes[at + 9]!));
    else return undefined;
  }
  return undefined;
}

function endOfSubBlocks(bytes: Buffer, start: number): number {
  let at = start;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + bytes[at]!;
  return at + 1;
}

function endOfWebp(bytes: Buffer): number {
  const length = bytes.readUInt32LE(4);
  return 8 + length + (length % 2);
}
