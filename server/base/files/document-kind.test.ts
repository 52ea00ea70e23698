import { describe, expect, test } from 'vitest';
import { doc, docx, ole, pdf, zip } from '../../testing/documents.ts';
import { inspectDocument } from './document-kind.ts';

const kindOf = async (bytes: Buffer) => (await inspectDocument(bytes)).kind;
const patched = (bytes: Buffer, change: (copy: Buffer) => void) => {
  const copy = Buffer.from(bytes);
  change(copy);
  return copy;
};

describe('a document is known by its structure', () => {
  test('pdf, doc and docx', async () => {
    expect(await inspectDocument(pdf())).toEqual({ kind: 'pdf', hasMacros: false });
    expect(await inspectDocument(doc())).toEqual({ kind: 'doc', hasMacros: false });
    expect(await inspectDocument(docx())).toEqual({ kind: 'docx', hasMacros: false });
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
    [
      'an encrypted document',
      zip([
        { name: '[Content_Types].xml', content: 'x', flags: 1 },
        { name: 'word/document.xml', content: 'x', flags: 1 },
      ]),
    ],
    ['two lists of contents', docx([{ name: '[Content_Types].xml', content: 'x' }])],
    ['an Excel sheet of old', ole(['Workbook'])],
    ['an OLE file of other byte order', patched(doc(), (b) => b.writeUInt16LE(0xfeff, 28))],
    ['an OLE file whose directory lies outside', patched(doc(), (b) => b.writeUInt32LE(9_999, 48))],
  ])('%s is none', async (_, bytes) => {
    expect(await kindOf(bytes)).toBeUndefined();
  });

  test('a directory of several sectors is followed, a circular one ends', async () => {
    expect(await kindOf(ole(['1', '2', '3', '4', '5', 'WordDocument'], 2))).toBe('doc');
    const circular = patched(ole(['a', 'b', 'c', 'd'], 2), (b) => b.writeUInt32LE(1, 512 + 2 * 4));
    expect(await kindOf(circular)).toBeUndefined();
  });

  test('macros are seen', async () => {
    const macroType = 'application/vnd.ms-word.document.macroEnabled.main+xml';
    expect(await inspectDocument(docx([], macroType))).toEqual({ kind: 'docx', hasMacros: true });
    expect((await inspectDocument(docx([{ name: 'word/vbaProject.bin', content: 'x' }]))).hasMacros).toBe(true);
    expect((await inspectDocument(ole(['WordDocument', 'Macros']))).hasMacros).toBe(true);
  });

  test('a document that unpacks to too much, or has too many parts, is refused without unpacking', async () => {
    expect(
      await kindOf(docx([{ name: 'word/media/x.png', content: 'x', unpackedBytes: 201 * 1024 * 1024 }])),
    ).toBeUndefined();
    expect(
      await kindOf(docx(Array.from({ length: 1_999 }, (_, i) => ({ name: `word/${i}`, content: '' })))),
    ).toBeUndefined();
    expect(await kindOf(docx(Array.from({ length: 1_998 }, (_, i) => ({ name: `word/${i}`, content: '' }))))).toBe(
      'docx',
    );
    // A list of contents that lies about its size is not unpacked further than a list may be.
    expect(
      await kindOf(
        zip([
          { name: '[Content_Types].xml', content: ' '.repeat(2 * 1024 * 1024), unpackedBytes: 10 },
          { name: 'word/document.xml', content: '' },
        ]),
      ),
    ).toBeUndefined();
  });

  test('a part that unpacks to more than it says, or to less, is refused', async () => {
    for (const said of [10, 2 * 1024 * 1024 - 1, 2 * 1024 * 1024 + 1]) {
      expect(
        await kindOf(docx([{ name: 'word/media/x.bmp', content: ' '.repeat(2 * 1024 * 1024), unpackedBytes: said }])),
        `${said}`,
      ).toBeUndefined();
    }
    expect(await kindOf(docx([{ name: 'word/media/x.bmp', content: ' '.repeat(2 * 1024 * 1024) }]))).toBe('docx');
    expect(
      await kindOf(docx([{ name: 'word/media/x.bmp', content: ' '.repeat(21 * 1024 * 1024) }])),
      'honest, but a thousand times what was sent',
    ).toBeUndefined();
    expect(
      await kindOf(docx([{ name: 'word/small.xml', content: 'x'.repeat(500), unpackedBytes: 499 }])),
      'a small one',
    ).toBeUndefined();
  });

  test.each(['../../../etc/cron.d/x', 'word/../../x', '/etc/cron.d/x', 'C:/x', 'word\\x.xml', '..\\x'])(
    'an entry named %s leads elsewhere',
    async (name) => {
      expect(await kindOf(docx([{ name, content: 'x' }]))).toBeUndefined();
    },
  );

  test('no cut or changed byte makes it throw', async () => {
    for (const bytes of [pdf(), doc(), docx()]) {
      for (let i = 0; i < bytes.length; i += 3) {
        await expect(inspectDocument(bytes.subarray(0, i))).resolves.toBeDefined();
        await expect(
          inspectDocument(
            patched(bytes, (copy) => {
              copy[i] = 0xff;
            }),
          ),
        ).resolves.toBeDefined();
      }
    }
  });
});
