// Whether somebody may take CAD files, where the shop gives them to signed-in people only.
import { ApiError } from '#contract/api-error.ts';
import { CAD_SIGN_IN } from '#contract/cad-texts.ts';
import type { Database } from '../../../base/db/database.ts';
import { settingStore } from '../../../base/settings/store.ts';
import type { Viewer } from '../../../call/handlers.ts';

/** @throws UNAUTHENTICATED */
export async function checkSignedIn(database: Database, { role }: Pick<Viewer, 'role'>): Promise<void> {
  if (role !== 'anonymous') return;
  const { shop_cad_sign_in: isAsked } = await settingStore(database).all();
  if (isAsked) throw new ApiError(401, 'UNAUTHENTICATED', CAD_SIGN_IN);
}
