import type { Program, ProgramCreate } from '#contract/programs.ts';
import type { SmallList } from '../../../entities/small-list.ts';
import { columnFields, type Resource } from '../../../entities/resource.ts';
import { PROGRAM_ABSENT } from '../texts.ts';

const { fieldsOf, valuesOf } = columnFields('programs', {
  name: 'name',
  version: 'programVersion',
  description: 'description',
  features: 'features',
  systemRequirements: 'systemRequirements',
  downloadLink: 'downloadLink',
  fileSize: 'fileSize',
  lastUpdate: 'lastUpdate',
  isActive: 'isActive',
});

const resource: Resource<'programs'> = {
  kind: 'program',
  scope: 'content',
  table: 'programs',
  absent: PROGRAM_ABSENT,
  titleOf: (row) => `${row.name} ${row.programVersion}`,
  fieldsOf,
  /** Offers one program at a time: activating one deactivates the others. */
  async afterSave(trx, after, before, by) {
    if (!after.isActive || before?.isActive) return;
    const others = await trx
      .selectFrom('programs')
      .select('publicId')
      .where('isActive', '=', true)
      .where('id', '<>', after.id)
      .execute();
    for (const { publicId } of others) await by.saveToo(resource, publicId, { isActive: false });
  },
  /** A restored program is inactive until staff have checked it. */
  beforeRestore: async () => ({ isActive: false }),
};

/** Programs for download. */
export const programList: SmallList<'programs', ProgramCreate, Program> = {
  resource,
  order: ['-updatedAt', '-id'],
  valuesOf,
  show: (row) => ({
    _id: row.publicId,
    name: row.name,
    version: row.programVersion,
    description: row.description,
    features: row.features,
    systemRequirements: row.systemRequirements,
    downloadLink: row.downloadLink,
    fileSize: row.fileSize,
    lastUpdate: row.lastUpdate,
    isActive: row.isActive,
    rowVersion: row.version,
  }),
};
