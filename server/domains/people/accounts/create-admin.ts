import { ApiError } from '#contract/api-error.ts';
import { DEFAULT_AVATAR, SetupInput } from '#contract/auth.ts';
import { toFailed } from '#contract/issues.ts';
import { processNamed } from '../../../call/handlers.ts';
import type { Database } from '../../../base/db/database.ts';
import type { Config } from '../../../base/env.ts';
import { passingSecret } from '../../../base/keys/secret.ts';
import { openFormServices } from '../../../call/services.ts';
import { commandSecurityLog } from '../../../base/security-log.ts';
import { StartError } from '../../../base/start-error.ts';
import { openAccounts } from './accounts.ts';
import { nameColumns } from './resource.ts';

const NewAdmin = SetupInput.omit({ token: true });
/** Actor in the audit table: anybody with access to the machine. */
const OPERATOR = processNamed('admin:create');

/** Creates an admin by the rules of the panel's form. @throws StartError with a sentence for each invalid field */
export async function createAdmin(
  database: Database,
  config: Config,
  input: { email: string; username: string; name: string; password: string },
): Promise<void> {
  const parsed = NewAdmin.safeParse(input);
  if (!parsed.success) throw new StartError(Object.values(toFailed(parsed.error.issues).fields).join(' '));
  const { password, ...names } = parsed.data;
  const accounts = openAccounts(
    await openFormServices(database, config, Date.now, commandSecurityLog(config), passingSecret()),
    { removePicture: async () => {} },
  );
  try {
    const passwordHash = await accounts.hashNew(password, { ...names, role: 'admin' }, 'password', OPERATOR);
    await accounts.saving().create(OPERATOR, {
      ...nameColumns(names),
      passwordHash,
      role: 'admin',
      avatar: DEFAULT_AVATAR,
      isActive: true,
      lastLoginAt: null,
    });
  } catch (error) {
    throw ApiError.is(error) ? new StartError(error.message) : error;
  }
}
