import { afterAll, describe, expect, test } from 'vitest';
import { mappingFault } from '../../server/domains/catalogue/cad-models/mapping.ts';
import { modelOf } from '../../server/domains/catalogue/cad-models/model.ts';
import { faultOf } from '../../server/domains/catalogue/cad/files.ts';
import { volumeOf } from '../../server/cad/measuring/measure.ts';
import { MODELLER_LIMITS, openModeller } from '../../server/cad/making/modeller.ts';
import { templates } from '../../server/cad/templates/index.ts';
import { jobOf } from '../../server/testing/cad.ts';
import { demoProducts } from '../catalogue/index.ts';
import { readFamilies } from '../families.ts';
import { cadOf } from './index.ts';

const families = readFamilies([...demoProducts('demo')]).map((one) => ({ ...one, mapping: cadOf(one.family) }));
const articles = families.flatMap(({ products, columns, dims, mapping, family }) =>
  products.map(({ code }, i) => ({ code, family: family.key, columns, mapping, dims: dims[i]! })),
);
const modelled = families.flatMap(({ mapping, ...one }) => (mapping ? [{ ...one, mapping }] : []));

test('at least 97 % of the articles have a model', () => {
  const share = articles.filter(({ mapping }) => mapping !== null).length / articles.length;
  expect(share).toBeGreaterThanOrEqual(0.97);
});

test('every mapping fits its template and its family’s columns', () => {
  for (const { mapping, columns, family } of modelled)
    expect(
      mappingFault(
        mapping,
        columns.map(({ key }) => key),
      ),
      family.key,
    ).toBeNull();
});

test('every template is used', () => {
  const used = new Set(modelled.map(({ mapping }) => mapping.template));
  expect([...templates.keys()].filter((key) => !used.has(key))).toEqual([]);
});

test('every article’s dimensions make a body', () => {
  for (const { code, mapping, columns, dims } of articles) {
    if (!mapping) continue;
    const model = modelOf(mapping, columns, dims);
    expect('reason' in model ? model.reason : '', code).toBe('');
  }
});

describe('first, middle and last size of each family are the solids that their bodies say', () => {
  const modeller = openModeller({ ...MODELLER_LIMITS, maxWaiting: Infinity });
  afterAll(() => modeller.stop());
  for (const { family, mapping, columns, dims } of modelled)
    test(family.key, async () => {
      const places = new Set([0, Math.floor(dims.length / 2), dims.length - 1]);
      for (const at of places) {
        const model = modelOf(mapping, columns, dims[at]!);
        if ('reason' in model) throw new Error(model.reason);
        const { measures } = await modeller.make(jobOf(model.body));
        expect(faultOf(model.body, measures)).toBeNull();
        const { volume } = volumeOf(model.body);
        expect(measures.volume / volume).toBeCloseTo(1, 3);
      }
    });
});
