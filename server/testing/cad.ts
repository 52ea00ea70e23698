// Bodies, jobs and mappings for tests of CAD models.
import type { CadMapping } from '#contract/cad.ts';
import type { Database } from '../base/db/database.ts';
import { json } from '../base/db/tables.ts';
import type { Body } from '../cad/body.ts';
import type { ModelJob } from '../cad/kernel/process.ts';
import { boundsOf } from '../cad/measuring/measure.ts';
import { templates } from '../cad/templates/index.ts';

/** An ejector pin DIN 1530-A, Ø6, with its usual head. */
export const pinBody = (L = 200): Body =>
  templates.get('itici-pim-a')!.body({ d1: 6, d2: 12, k: 5, r: 0.5, L } as never);

export const jobOf = (body: Body): ModelJob => ({
  body,
  bounds: boundsOf(body),
  title: {
    code: 'P-1',
    name: 'İtici pim',
    color: '#b4bac2',
    company: 'Örnek A.Ş.',
    website: 'https://ornek.example',
    remarks: ['Nominal ölçüler'],
    changedAt: '2026-11-26T10:00:00.000Z',
  },
  output: { format: 'step', protocol: '214' },
});

/** Of the family `PIN_FAMILY`. */
export const PIN_MAPPING: CadMapping = {
  template: 'itici-pim-a',
  params: { d1: { column: 'd1' }, L: { column: 'L' }, k: { column: 'k' }, d2: { value: 12 } },
};
/** Gives it to every family. */
export const setCadMapping = (database: Database, mapping: CadMapping | null) =>
  database.write('catalogue', (trx) =>
    trx
      .updateTable('families')
      .set({ cad: mapping && json(mapping) })
      .execute(),
  );
