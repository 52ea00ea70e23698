// Recognises CAD files by their beginning and their end: a cut file is none (docs/decisions/0021).

const END_LENGTH = 1024;
const BINARY_DXF = 'AutoCAD Binary DXF\r\n\x1a\0';

export function cadKind(bytes: Buffer): 'step' | 'dxf' | undefined {
  const start = bytes.toString('latin1', 0, END_LENGTH).replace(/^\u00ef\u00bb\u00bf/, '');
  const end = bytes.toString('latin1', Math.max(0, bytes.length - END_LENGTH));
  if (/^\s*ISO-10303-21;/.test(start)) return /END-ISO-10303-21;\s*$/.test(end) ? 'step' : undefined;
  if (start.startsWith(BINARY_DXF)) return end.endsWith('EOF\0') ? 'dxf' : undefined;
  // Comments (group 999) may stand before the first section.
  return /^(?:\s*999\r?\n.*\r?\n)*\s*0\r?\n\s*SECTION\r?\n/.test(start) && /\n\s*0\r?\n\s*EOF\s*$/.test(end)
    ? 'dxf'
    : undefined;
}
