import { describe, expect, test } from 'vitest';
import { doc, docx, ole, pdf, zip } from '../testing/documents.ts';
import { inspectDocument } from './document-kind.ts';

const kindOf = (bytes: Buffer) => inspectDocument(bytes).kind;
const patched = (bytes: Buffer, change: (copy: Buffer) => void) => { const copy = Buffer.from(bytes); change(copy); return copy; };

describe('a document is known by its structure', () => {
  test('pdf, doc and docx', () => {
    expect(inspectDocument(pdf())).toEqual({ kind: 'pdf', hasMacros: false });
    expect(inspectDocument(doc())).toEqual({ kind: 'doc', hasMacros: false });
    expect(inspectDocument(docx())).toEqual({ kind: 'docx', hasMacros: false });
  });

  test.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('Özgeçmiş')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF without an end', Buffer.from('%PDF-1.7\nstartxref')],
    ['HTML before a PDF', Buffer.concat([Buffer.from('<script></script>'), pdf()])],
    ['a ZIP of other things', zip([{ name: 'cv.txt', content: 'x' }])],
    ['a spreadsheet', docx([], 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml')],
    ['a ZIP cut short', docx().subarray(0, -10)],
    ['a ZIP with something behind its end', Buffer.concat([docx(), Buffer.from('x')])],
    ['an encrypted document', zip([{ name: '[Content_Types].xml', content: 'x', flags: 1 }, { name: 'word/document.xml', content: 'x', flags: 1 }])],
    ['two lists of contents', docx([{ name: '[Content_Types].xml', content: 'x' }])],
    ['an Excel sheet of old', ole(['Workbook'])],
    ['an OLE file of other byte order', patched(doc(), (b) => b.writeUInt16LE(0xfeff, 28))],
    ['an OLE file whose directory lies outside', patched(doc(), (b) => b.writeUInt32LE(9_999, 48))],
  ])('%s is none', (_, bytes) => expect(kindOf(bytes)).toBeUndefined());

  test('a directory of several sectors is followed, a circular one ends', () => {
    expect(kindOf(ole(['1', '2', '3', '4', '5', 'WordDocument'], 2))).toBe('doc');
    const circular = patched(ole(['a', 'b', 'c', 'd'], 2), (b) => b.writeUInt32LE(1, 512 + 2 * 4));
    expect(kindOf(circular)).toBeUndefined();
  });

  test('macros are seen', () => {
    const macroType = 'application/vnd.ms-word.document.macroEnabled.main+xml';
    expect(inspectDocument(docx([], macroType))).toEqual({ kind: 'docx', hasMacros: true });
    expect(inspectDocument(docx([{ name: 'word/vbaProject.bin', content: 'x' }])).hasMacros).toBe(true);
    expect(inspectDocument(ole(['WordDocument', 'Macros'])).hasMacros).toBe(true);
  });

  test('what unpacks to too much, or has too many parts, is refused without unpacking', () => {
    expect(kindOf(docx([{ name: 'word/media/x.png', content: 'x', unpackedBytes: 201 * 1024 * 1024 }]))).toBeUndefined();
    expect(kindOf(docx(Array.from({ length: 1_999 }, (_, i) => ({ name: `word/${i}`, content: '' }))))).toBeUndefined();
    expect(kindOf(docx(Array.from({ length: 1_998 }, (_, i) => ({ name: `word/${i}`, content: '' }))))).toBe('docx');
    // A list of contents that lies about its size is not unpacked further than a list may be.
    expect(kindOf(zip([{ name: '[Content_Types].xml', content: ' '.repeat(2 * 1024 * 1024), unpackedBytes: 10 }, { name: 'word/document.xml', content: '' }]))).toBeUndefined();
  });

  test('no cut or changed byte makes it throw', () => {
    for (const bytes of [pdf(), doc(), docx()]) {
      for (let i = 0; i < bytes.length; i += 3) {
        expect(() => inspectDocument(bytes.subarray(0, i))).not.toThrow();
        expect(() => inspectDocument(patched(bytes, (copy) => { copy[i] = 0xff; }))).not.toThrow();
      }
    }
  });
});
