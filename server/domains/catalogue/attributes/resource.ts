import { ApiError } from '#contract/api-error.ts';
import { ATTRIBUTE_KEY_TAKEN, attributeUsed } from '#contract/attribute-texts.ts';
import { attributeKind } from '#contract/attributes.ts';
import type { Trx } from '../../../base/db/database.ts';
import { listOf, type SmallList } from '../../../entities/small-list.ts';

const FAMILIES_NAMED = 3;

/** @throws IN_USE where columns of families are bound to the attribute */
async function refuseIfUsed(trx: Trx, key: string, field?: string): Promise<void> {
  const families = await trx.selectFrom('families').select(['name', 'columns']).orderBy('nameSort').execute();
  const users = families.filter(({ columns }) => columns.some(({ attribute }) => attribute === key));
  if (users.length === 0) return;
  const sentence = attributeUsed(
    users.length,
    users.slice(0, FAMILIES_NAMED).map(({ name }) => name),
  );
  throw new ApiError(409, 'IN_USE', sentence, field === undefined ? undefined : { [field]: sentence });
}

/** Attributes by which sizes of many families are found. */
export const attributeList: SmallList<typeof attributeKind> = listOf(attributeKind, {
  unique: { key: { code: 'DUPLICATE', field: 'key', message: ATTRIBUTE_KEY_TAKEN } },
  async afterSave(trx, after, before) {
    if (before && before.key !== after.key) await refuseIfUsed(trx, before.key, 'key');
    if (before && before.kind !== after.kind) await refuseIfUsed(trx, after.key, 'kind');
  },
  beforeRemove: (trx, row) => refuseIfUsed(trx, row.key),
});
