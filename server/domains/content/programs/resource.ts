import { programKind } from '#contract/programs.ts';
import { listOf, type SmallList } from '../../../entities/small-list.ts';

/** Programs for download. */
export const programList: SmallList<typeof programKind> = listOf(programKind, {
  /** Offers one program at a time: activating one deactivates the others. */
  async afterSave(trx, after, before, by) {
    if (!after.isActive || before?.isActive) return;
    const others = await trx
      .selectFrom('programs')
      .select('publicId')
      .where('isActive', '=', true)
      .where('id', '<>', after.id)
      .execute();
    for (const { publicId } of others) await by.saveToo(programList.resource, publicId, { isActive: false });
  },
  /** A restored program is inactive until staff have checked it. */
  beforeRestore: async () => ({ isActive: false }),
});
