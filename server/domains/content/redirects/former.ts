// Redirects that an import makes from the former addresses of its rows.
import { sql } from 'kysely';
import { ApiError } from '#contract/api-error.ts';
import { addressKey, comparedAddress } from '#contract/redirect-paths.ts';
import { REDIRECT_FROM_IMPORT } from '#contract/redirect-texts.ts';
import { redirectKind } from '#contract/redirects.ts';
import { changed } from '../../../base/db/changes.ts';
import type { Trx } from '../../../base/db/database.ts';
import type { FormerAddresses } from '../../../entities/imports/former.ts';
import { createRow, removeRow } from '../../../entities/saving.ts';
import { redirectList } from './resource.ts';

const keyOf = (address: string): string | undefined => {
  const compared = comparedAddress(address);
  return compared && addressKey(compared);
};

/** A redirect that the list's rules refuse leaves its row alone: the row is what matters. */
async function withinSavepoint<R>(trx: Trx, work: () => Promise<R>): Promise<R | null> {
  await sql`savepoint former_address`.execute(trx);
  try {
    const done = await work();
    await sql`release savepoint former_address`.execute(trx);
    return done;
  } catch (error) {
    if (!ApiError.is(error)) throw error;
    await sql`rollback to savepoint former_address`.execute(trx);
    await sql`release savepoint former_address`.execute(trx);
    return null;
  }
}

export const formerAddresses: FormerAddresses = {
  read(address) {
    const { success, data, error } = redirectKind.inputs.fromPath.safeParse(address);
    return success ? { address: data } : { sentence: error.issues[0]!.message };
  },

  async add(trx, from, to, by) {
    const key = keyOf(from);
    if (key === undefined || key === keyOf(to)) return null;
    const earlier = await trx.selectFrom('redirects').select('id').where('fromPath', '=', key).executeTakeFirst();
    if (earlier) return null;
    changed(trx, ['redirects']);
    const row = await withinSavepoint(trx, () =>
      createRow(trx, redirectList.resource, by, {
        fromPath: key,
        code: 301,
        target: to,
        isActive: true,
        note: REDIRECT_FROM_IMPORT,
        hits: 0,
        lastHitAt: null,
      }),
    );
    return row?.publicId ?? null;
  },

  async remove(trx, publicId, by) {
    const row = await trx.selectFrom('redirects').select('version').where('publicId', '=', publicId).executeTakeFirst();
    if (row?.version !== 1) return;
    changed(trx, ['redirects']);
    await removeRow(trx, redirectList.resource, by, publicId, 'all');
  },
};
