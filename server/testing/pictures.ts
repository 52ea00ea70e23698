// Pictures, valid and invalid, most of them made byte by byte.
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

interface Size {
  width?: number;
  height?: number;
}
const plain = ({ width = 1500, height = 1000 }: Size, background = '#2f6f9f') =>
  sharp({ create: { width, height, channels: 3, background } });

export const jpeg = (size: Size = {}): Promise<Buffer> => plain(size).jpeg().toBuffer();
export const png = (size: Size = {}): Promise<Buffer> => plain(size).png().toBuffer();
export const gif = (size: Size = {}): Promise<Buffer> => plain(size).gif().toBuffer();
export const webp = (size: Size = {}): Promise<Buffer> => plain(size).webp().toBuffer();

/** A photograph taken sideways, which says where. */
export const jpegWithPlace = (): Promise<Buffer> =>
  plain({ width: 900, height: 600 })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Copyright: 'GIZLI-AD' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 11/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '29/1 3/1 0/1' },
    })
    .toBuffer();

/** A logo: a disc on nothing. */
export const transparentPng = (): Promise<Buffer> =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="200"><circle cx="400" cy="100" r="90" fill="#c00"/></svg>',
    ),
  )
    .png()
    .toBuffer();

/** Two frames, the first of them red. */
export async function animatedGif(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#ff0000', '#0000ff'].map((colour) => plain({ width: 40, height: 30 }, colour).png().toBuffer()),
  );
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100], loop: 0 })
    .toBuffer();
}

/**
 * A browser told that this is a script would run it: the header's width opens a comment that is closed behind the
 * picture's end.
 */
export const gifThatIsScript = (): Buffer => {
  const one = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');
  one.write('/*', 6, 'latin1');
  return Buffer.concat([one, Buffer.from('*/=1;alert(document.cookie);')]);
};

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** 15,000 × 15,000 pixels in a few hundred bytes; its data ends after the first rows. */
export function hugePng(width = 15_000, height = 15_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8); // one bit a pixel, grey
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(10_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export const svg = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>',
);
export const script = Buffer.from('<script>alert(document.cookie)</script>\n// #!/bin/sh\n');
