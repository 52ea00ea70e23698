import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import type { AuditKind } from '#contract/audit.ts';
import { contract, type Key } from '#contract/endpoints.ts';
import { labelsOf, valueName } from './labels.ts';

const shapeOf = (schema: unknown): string[] => Object.keys((schema as z.ZodObject).shape);
const SAVED: Partial<Record<AuditKind, Key>> = {
  product: 'POST /api/products',
  category: 'POST /api/categories',
  feature: 'POST /api/features',
  slider: 'POST /api/sliders',
  program: 'POST /api/programs',
  reference: 'POST /api/references',
  quality: 'POST /api/quality-management',
  job: 'POST /api/jobs',
  blog: 'POST /api/blogs',
};
const READ: Partial<Record<AuditKind, Key>> = {
  application: 'GET /api/job-applications',
  message: 'GET /api/contacts',
  newsletter: 'GET /api/newsletter',
  order: 'GET /api/orders/export',
};

describe('the audit list speaks Turkish', () => {
  for (const [kind, key] of Object.entries(SAVED) as [AuditKind, Key][]) {
    it(`of each field of a ${kind}`, () =>
      expect(Object.keys(labelsOf(kind))).toEqual(
        expect.arrayContaining(shapeOf((contract[key] as { body?: unknown }).body)),
      ));
  }
  for (const [kind, key] of Object.entries(READ) as [AuditKind, Key][]) {
    it(`of what ${kind} lists were narrowed to`, () =>
      expect(Object.keys(labelsOf(kind))).toEqual(
        expect.arrayContaining(['rows', ...shapeOf((contract[key] as { query?: unknown }).query)]),
      ));
  }
  it('for values of a fixed set', () => {
    expect([
      valueName('user', 'role', 'admin'),
      valueName('job', 'type', 'full-time'),
      valueName('product', 'stockStatus', 'in_stock'),
      valueName('newsletter', 'status', 'confirmed'),
    ]).toEqual(['Yönetici', 'Tam Zamanlı', 'Stokta', 'Onaylı']);
    expect(valueName('setting', 'settingValue', 'x')).toBeUndefined();
    expect(labelsOf('setting')['settingValue']).toBe('Değer');
  });
});
