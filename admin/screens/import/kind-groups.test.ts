import { expect, test } from 'vitest';
import { IMPORT_KINDS } from '#contract/imports.ts';
import { KIND_GROUPS } from './kind-groups.ts';

test('every kind is offered, in one group', () => {
  expect(KIND_GROUPS.flatMap(([, kinds]) => kinds).toSorted()).toEqual(IMPORT_KINDS.toSorted());
});
