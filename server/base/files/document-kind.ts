// Recognises documents by their structure; names and declared types say nothing (docs/decisions/0021).
import { inspectDocx } from './docx.ts';
import { inspectDoc } from './ole.ts';

export interface DocumentFacts {
  kind: 'pdf' | 'doc' | 'docx' | undefined;
  hasMacros: boolean;
}

const END_LENGTH = 2048;

export async function inspectDocument(bytes: Buffer): Promise<DocumentFacts> {
  if (isPdf(bytes)) return { kind: 'pdf', hasMacros: false };
  const docx = await inspectDocx(bytes);
  if (docx) return { kind: 'docx', hasMacros: docx.hasMacros };
  const doc = inspectDoc(bytes);
  if (doc) return { kind: 'doc', hasMacros: doc.hasMacros };
  return { kind: undefined, hasMacros: false };
}

/** A PDF begins with its version and ends with the place of its table. */
function isPdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) return false;
  const end = bytes.toString('latin1', Math.max(0, bytes.length - END_LENGTH));
  return /startxref\s{1,4}\d{1,10}\s{1,4}%%EOF/.test(end);
}
