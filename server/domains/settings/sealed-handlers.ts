import { ApiError } from '#contract/api-error.ts';
import { SEALED_NAMES, type SealedName, type SealedState } from '#contract/sealed.ts';
import { FROM_ENVIRONMENT } from '#contract/sealed-texts.ts';
import type { Db, Trx } from '../../base/db/database.ts';
import { lookAtSealed, putSealed, removeSealed } from '../../base/keys/sealed.ts';
import { handlers, type Viewer } from '../../call/handlers.ts';
import type { FormServices } from '../../call/services.ts';
import { noteSealedChange } from './sealed-changes.ts';

/**
 * Secrets of the panel: stored and replaced by admins, shown to nobody.
 * @param isFromEnvironment whether the environment gives the value, so that the panel's has no effect
 */
export const sealedHandlers = (
  { database, secret, now }: Pick<FormServices, 'database' | 'secret' | 'now'>,
  isFromEnvironment: (name: SealedName) => boolean,
) => {
  const stateOf = async (db: Db, name: SealedName): Promise<SealedState> => {
    const look = await lookAtSealed(db, secret, name);
    return {
      name,
      isSet: look !== null,
      hint: look?.hint ?? '',
      isReadable: look?.isReadable ?? true,
      isFromEnvironment: isFromEnvironment(name),
      updatedAt: look?.updatedAt.toISOString() ?? null,
    };
  };

  /** Changes a value and notes who did. */
  const change = (
    viewer: Viewer,
    name: SealedName,
    work: (trx: Trx, at: Date) => Promise<{ was: boolean; is: boolean }>,
  ): Promise<SealedState> => {
    if (isFromEnvironment(name)) throw new ApiError(409, 'GUARDED', FROM_ENVIRONMENT);
    return database.write('settings', async (trx) => {
      const at = new Date(now());
      await noteSealedChange(trx, { viewer, at, name, ...(await work(trx, at)) });
      return stateOf(trx, name);
    });
  };

  return handlers({
    'GET /api/sealed': () => Promise.all(SEALED_NAMES.map((name) => stateOf(database.db, name))),
    'PUT /api/sealed/:name': ({ params: { name }, body: { value } }, { viewer }) =>
      change(viewer, name, async (trx, at) => {
        const was = (await lookAtSealed(trx, secret, name)) !== null;
        await putSealed(trx, secret, name, value, at);
        return { was, is: true };
      }),
    'DELETE /api/sealed/:name': ({ params: { name } }, { viewer }) =>
      change(viewer, name, async (trx) => ({ was: await removeSealed(trx, name), is: false })),
  });
};
