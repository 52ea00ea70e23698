// PDF files of the web server: fonts that have all of Turkish and the lira, facts of the file, its bytes.
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';

const require = createRequire(import.meta.url);
const font = (name: string): string => require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);

export type Pdf = InstanceType<typeof import('pdfkit')>;
/** Points; 72 to an inch. */
export type Place = readonly [x: number, y: number];
/** Width and height, points. */
export const A4 = [595.28, 841.89] as const;
export const mm = (length: number): number => (length * 72) / 25.4;

/** Fonts: `regular`, `bold`, `mono`. Pages are added by whoever draws; none turns by itself. */
export async function openPdf(facts: { title: string; author: string; at: Date }): Promise<Pdf> {
  const { default: PdfDocument } = await import('pdfkit'); // only who asks for a document needs it
  const pdf = new PdfDocument({
    autoFirstPage: false,
    bufferPages: true,
    info: { Title: facts.title, Author: facts.author, CreationDate: facts.at, ModDate: facts.at },
    lang: 'tr',
    displayTitle: true,
  });
  pdf.registerFont('regular', font('DejaVuSans'));
  pdf.registerFont('bold', font('DejaVuSans-Bold'));
  pdf.registerFont('mono', font('DejaVuSansMono'));
  return pdf;
}

export async function bytesOf(pdf: Pdf): Promise<Uint8Array<ArrayBuffer>> {
  pdf.end();
  return new Uint8Array(await buffer(pdf));
}
