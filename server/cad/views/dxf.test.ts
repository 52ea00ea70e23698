import Parser from 'dxf-parser';
import { expect, test } from 'vitest';
import { writeDxf } from './dxf.ts';
import { templates } from '../templates/index.ts';
import { viewsOf } from './views.ts';

const pin = templates.get('itici-pim-a')!.body({ d1: 6, L: 100, d2: 12, k: 5, r: 0.5 } as never);
const title = { code: 'Z40-6-100', name: 'İtici pim Ø6 × 100 – çelik', company: 'Kalıphane Şirketi' };
const text = writeDxf(viewsOf(pin), title);

test('a pin reads back: its layers, its lines, its extents', () => {
  const dxf = new Parser().parseSync(text)!;
  expect(dxf.header.$ACADVER).toBe('AC1009');
  expect(Object.keys(dxf.tables.layer.layers)).toEqual(['KONTUR', 'GIZLI', 'EKSEN']);
  expect(Object.keys(dxf.tables.lineType.lineTypes)).toEqual(['CONTINUOUS', 'CENTER', 'DASHED']);
  const count = (type: string, layer: string) =>
    dxf.entities.filter((entity) => entity.type === type && entity.layer === layer).length;
  expect([count('LINE', 'KONTUR'), count('ARC', 'KONTUR'), count('CIRCLE', 'KONTUR')]).toEqual([10, 2, 2]);
  expect([count('CIRCLE', 'GIZLI'), count('LINE', 'EKSEN')]).toEqual([1, 3]);
  expect(dxf.entities).toHaveLength(18);
  // Two views with centre lines: 3 mm beyond the pin, 1 mm beyond its end view.
  expect(dxf.header.$EXTMIN).toEqual({ x: -8, y: -7, z: 0 });
  expect(dxf.header.$EXTMAX).toEqual({ x: 95 + 10 + 12 + 1, y: 7, z: 0 });
  const lines = dxf.entities.flatMap((entity) =>
    entity.layer === 'KONTUR' && 'vertices' in entity ? (entity.vertices as { x: number; y: number }[]) : [],
  );
  expect(Math.min(...lines.map(({ x }) => x))).toBe(-5);
  expect(Math.max(...lines.map(({ x }) => x))).toBe(95);
  expect(Math.max(...lines.map(({ y }) => y))).toBe(6);
});

test('the head tells what it is, in ASCII', () => {
  expect(text.split('\r\n').slice(0, 8)).toEqual([
    '999',
    'Z40-6-100',
    '999',
    'Itici pim O6 x 100 - celik',
    '999',
    'Kaliphane Sirketi',
    '999',
    'Nominal olculer, 1:1, mm',
  ]);
  expect(/^[\r\n -~]*$/.test(text)).toBe(true);
  expect(text.endsWith('  0\r\nEOF\r\n')).toBe(true);
});

test('numbers have at most six decimals, equal input gives equal bytes', () => {
  expect(/\.\d{7}/.test(text)).toBe(false);
  expect(/\d[eE][-+]?\d/.test(text)).toBe(false);
  expect(writeDxf(viewsOf({ ...pin }), title)).toBe(text);
  expect(text.length).toBeLessThan(3000);
});
