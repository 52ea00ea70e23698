// Bodies and jobs for tests of CAD models.
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
