// Reads the XML of a workbook piece by piece. Document types are refused, with them all entities but XML's own; what
// could grow without end in the parser (a tag, a comment, nesting) is bounded.
import { SaxesParser } from 'saxes';
import { TABLE_DAMAGED, TABLE_WITH_DTD } from './table-texts.ts';
import { TableFileError } from './table.ts';

/** Characters without a tag: far more than the longest cell, each of its characters escaped, has. */
const MAX_BETWEEN_TAGS = 1024 * 1024;
const MAX_DEPTH = 64;

/** Names come without their prefix; those of attributes as they are written. */
export interface XmlHandlers {
  /** @param written the name with its prefix */
  open?: (name: string, attributes: Readonly<Record<string, string>>, written: string) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

const damaged = (cause?: unknown): TableFileError => new TableFileError(TABLE_DAMAGED, { cause });

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

function encodingOf(first: Buffer): string {
  if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le';
  return first[0] === 0xfe && first[1] === 0xff ? 'utf-16be' : 'utf-8';
}

/** The decoded texts of pieces. @throws TypeError where they are not in the encoding */
export function decoderOf(encoding: string): { decode: (piece?: Buffer) => string } {
  const decoder = new TextDecoder(encoding, { fatal: true });
  return { decode: (piece) => (piece ? decoder.decode(piece, { stream: true }) : decoder.decode()) };
}

/** Reads a part; gives way after each piece. @throws TableFileError when it is none, or beyond the bounds */
export async function* readXml(
  pieces: AsyncIterable<Buffer>,
  { open, close, text }: XmlHandlers,
): AsyncGenerator<void, void, undefined> {
  const parser = new SaxesParser<{ position: false; xmlns: false }>({ position: false, xmlns: false });
  let depth = 0;
  let sinceTag = 0;
  parser.on('error', (error) => {
    throw damaged(error);
  });
  parser.on('doctype', () => {
    throw new TableFileError(TABLE_WITH_DTD);
  });
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^(utf-?(8|16)|us-ascii)$/i.test(encoding)) throw damaged();
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    sinceTag = 0;
    if (depth > MAX_DEPTH) throw damaged();
    open?.(withoutPrefix(name), attributes, name);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    sinceTag = 0;
    close?.(withoutPrefix(name));
  });
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  let decoder: ReturnType<typeof decoderOf> | undefined;
  const decoded = (piece?: Buffer): string => {
    try {
      decoder ??= decoderOf(encodingOf(piece ?? Buffer.alloc(0)));
      return decoder.decode(piece);
    } catch (error) {
      throw damaged(error);
    }
  };
  for await (const piece of pieces) {
    const characters = decoded(piece);
    // Before the piece: tags within it set the count anew.
    sinceTag += characters.length;
    parser.write(characters);
    if (sinceTag > MAX_BETWEEN_TAGS) throw damaged();
    yield;
  }
  parser.write(decoded()).close();
}

/** Reads a whole part that is small. @throws TableFileError */
export async function readSmallXml(pieces: AsyncIterable<Buffer>, handlers: XmlHandlers): Promise<void> {
  const reading = readXml(pieces, handlers);
  while (!(await reading.next()).done);
}
