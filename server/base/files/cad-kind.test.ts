import { expect, test } from 'vitest';
import { cadKind } from './cad-kind.ts';

const STEP = "ISO-10303-21;\r\nHEADER;\r\nENDSEC;\r\nDATA;\r\n#1=X('a');\r\nENDSEC;\r\nEND-ISO-10303-21;\r\n";
const DXF = '  0\r\nSECTION\r\n  2\r\nENTITIES\r\n  0\r\nENDSEC\r\n  0\r\nEOF\r\n';

test.each([
  ['STEP', STEP, 'step'],
  [
    'STEP with a byte order mark and a long body',
    `\ufeff${STEP.replace('#1', `${'#2=Y();\r\n'.repeat(500)}#1`)}`,
    'step',
  ],
  ['DXF', DXF, 'dxf'],
  ['DXF with comments before it', `999\nYapan: birisi\n999\nTarih\n${DXF.replaceAll('\r', '')}`, 'dxf'],
  ['binary DXF', 'AutoCAD Binary DXF\r\n\x1a\0\0SECTION\0\0EOF\0', 'dxf'],
  ['a cut STEP file', STEP.slice(0, -10), undefined],
  ['a cut DXF file', DXF.slice(0, -8), undefined],
  ['STEP inside a web page', `<html>${STEP}</html>`, undefined],
  ['a drawing of another kind', 'AC1032\0\0\0', undefined],
  ['nothing', '', undefined],
])('%s is recognised by its content', (_, text, kind) => {
  expect(cadKind(Buffer.from(text))).toBe(kind);
});
