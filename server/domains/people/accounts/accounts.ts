import { ApiError } from '#contract/api-error.ts';
import { OWN_PASSWORD_MISSING, PASSWORD_WRONG } from '#contract/auth-texts.ts';
import type { Files } from '../../../base/files/files.ts';
import type { FormServices } from '../../../call/services.ts';
import { personOf, type Viewer } from '../../../call/handlers.ts';
import { settingStore } from '../../../base/settings/store.ts';
import { staffSaving } from '../../../entities/saving.ts';
import { attackWarning } from './attack-warning.ts';
import { credentialChecks, type CredentialChecks } from './credentials.ts';
import { deviceTokens, type DeviceTokens } from './device-tokens.ts';
import { hashPassword } from './password-hashes.ts';
import { checkNewPassword, type PasswordContext } from './password-rules.ts';
import { userResource } from './resource.ts';
import { loggingRights } from './rights-log.ts';
import { sessionStore, type Sessions } from './sessions.ts';
import { getUser, isAvatarUsed, type UserRow } from './users.ts';

/** Users, their passwords and sessions. */
export interface Accounts extends FormServices {
  sessions: Sessions;
  credentials: CredentialChecks;
  /** Creates, changes and deletes accounts, with versions and audit. @param keptSession see `userResource` */
  saving(keptSession?: number): ReturnType<typeof staffSaving<'users'>>;
  devices: DeviceTokens;
  /**
   * Checks and hashes a new password.
   * @param field the form's field that a refusal belongs to
   * @param viewer who asks
   * @throws VALIDATION, UNAVAILABLE
   */
  hashNew(
    password: string,
    about: Omit<PasswordContext, 'siteTitle'>,
    field: string,
    viewer: Pick<Viewer, 'address'>,
  ): Promise<string>;
  /** Checks the signed-in person's password. @returns their account @throws WRONG_PASSWORD, RATE_LIMITED */
  confirm(viewer: Viewer, currentPassword: string | undefined): Promise<UserRow>;
  /** Removes an uploaded picture that no account shows any more. */
  dropAvatar(path: string): Promise<void>;
}

const wrongPassword = (sentence: string): ApiError =>
  new ApiError(403, 'WRONG_PASSWORD', sentence, { currentPassword: sentence });
const UPLOADED_AVATARS = '/img/avatars/';

export function openAccounts(services: FormServices, files: Pick<Files, 'removePicture'>): Accounts {
  const { database, limits, security } = services;
  const sessions = sessionStore(services);
  const credentials = credentialChecks(limits, attackWarning(services));
  const devices = deviceTokens(services.secret);
  const settings = settingStore(database);
  return {
    ...services,
    sessions,
    credentials,
    devices,
    saving: (keptSession) => loggingRights(staffSaving(services, userResource(sessions, keptSession)), security),
    async hashNew(password, about, field, { address }) {
      await checkNewPassword(password, { ...about, siteTitle: (await settings.all()).site_title }, field);
      return hashPassword(password, address);
    },
    async confirm(viewer, currentPassword) {
      if (currentPassword === undefined) throw wrongPassword(OWN_PASSWORD_MISSING);
      const { id, sessionId } = personOf(viewer);
      const user = await getUser(database.db, id);
      const isRight = await credentials.areRight({
        account: user.emailKey,
        hash: user.passwordHash,
        password: currentPassword,
        address: viewer.address,
        knownBy: `session ${sessionId}`,
      });
      if (!isRight) {
        security.note('sign-in failed', { account: user.publicId, reason: 'password asked for again' });
        throw wrongPassword(PASSWORD_WRONG);
      }
      return user;
    },
    async dropAvatar(path) {
      if (path.startsWith(UPLOADED_AVATARS) && !(await isAvatarUsed(database.db, path)))
        await files.removePicture(path);
    },
  };
}
