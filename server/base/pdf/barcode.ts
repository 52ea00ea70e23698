import JsBarcode from 'jsbarcode';
import { INK } from './writing.ts';
import type { Pdf, Place } from './open-pdf.ts';

/** The bars of a text as Code 128, one sign for each module: '1' is dark. Takes ASCII. */
export function modulesOf(text: string): string {
  const drawn: { encodings?: readonly { data: string }[] } = {};
  JsBarcode(drawn, text, { format: 'CODE128' });
  return drawn.encodings!.map(({ data }) => data).join('');
}

/** Draws a Code 128 without its text. Scanners need ten modules of white on each side: leave them free. */
export function drawBarcode(
  pdf: Pdf,
  text: string,
  [x, y]: Place,
  { width, height }: { width: number; height: number },
): void {
  const modules = modulesOf(text);
  const step = width / modules.length;
  for (const { index, 0: bar } of modules.matchAll(/1+/g)) pdf.rect(x + index * step, y, bar.length * step, height);
  pdf.fill(INK);
}
