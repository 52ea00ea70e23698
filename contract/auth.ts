// Accounts of all roles: signing in, sessions, the own profile, and the set-up of the first admin.
import * as z from 'zod';
import { type Access, EVERYONE, OWN } from './access.ts';
import {
  AUTH_CALLS,
  EMAIL_TOO_LONG,
  LINK_INVALID,
  OWN_EMAIL_MISSING,
  OWN_PASSWORD_MISSING,
  PASSWORD_WRONG,
  ROLE_REFUSED,
  USERNAME_MISSING,
  usernameTooShort,
} from './auth-texts.ts';
import { endpoints } from './endpoint.ts';
import { NAME_MISSING } from './field-texts.ts';
import { clean, NoContent, NoQuery, RowParams } from './fields.ts';
import { Email } from './form-fields.ts';
import { PASSWORD_MISSING, passwordTooLong, passwordTooShort } from './password-texts.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './passwords.ts';
import { neededText } from './typed-fields.ts';
import { IMAGE_FILE } from './uploads.ts';

export const USER_ROLES = ['user', 'moderator', 'admin'] as const;
export const UserRole = z.enum(USER_ROLES, ROLE_REFUSED);
export type UserRole = z.output<typeof UserRole>;

const MIN_USERNAME_LENGTH = 3;
export const DEFAULT_AVATAR = '/avatar.svg';

/**
 * A new password: any characters, nothing trimmed. The server also refuses commonly breached ones, and asks more of
 * staff.
 */
export const NewPassword = z
  .string(PASSWORD_MISSING)
  .min(1, PASSWORD_MISSING)
  .min(MIN_PASSWORD_LENGTH, passwordTooShort(MIN_PASSWORD_LENGTH))
  .max(MAX_PASSWORD_LENGTH, passwordTooLong(MAX_PASSWORD_LENGTH));
/** A password typed to sign in or to confirm: only compared, so its length has no lower bound. */
export const GivenPassword = z.string(OWN_PASSWORD_MISSING).min(1, OWN_PASSWORD_MISSING).max(1000, PASSWORD_WRONG);
export const Username = neededText(40, USERNAME_MISSING).min(
  MIN_USERNAME_LENGTH,
  usernameTooShort(MIN_USERNAME_LENGTH),
);
export const PersonName = neededText(120, NAME_MISSING);

/** The signed-in user, as the browser keeps it for display. */
export const SignedInUser = z.object({
  id: z.string(),
  email: z.string(),
  username: z.string(),
  role: UserRole,
  avatar: z.string().describe('Image path'),
  name: z.string(),
});
export type SignedInUser = z.output<typeof SignedInUser>;

export const Session = z.object({
  _id: z.string(),
  device: z.string().describe('Browser and system, e.g. "Chrome, Windows"'),
  address: z.string().describe('Client address at the last refresh'),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type Session = z.output<typeof Session>;

const SignedIn = z.object({
  user: SignedInUser,
  accessToken: z.string().describe('JWT for the header Authorization: Bearer …; 10 minutes'),
});
const WITH_COOKIE: Access = { anonymous: '401', user: 'cookie', moderator: 'cookie', admin: 'cookie' };
/** Ends the caller's session; the reply is the same without one. */
const LEAVING: Access = { anonymous: 'allow', user: 'own', moderator: 'own', admin: 'own' };

export const LoginInput = z.strictObject({
  email: z.string(OWN_EMAIL_MISSING).max(254, EMAIL_TOO_LONG).overwrite(clean).min(1, OWN_EMAIL_MISSING),
  password: GivenPassword,
});

/** Fields of the own profile; a new e-mail needs the password. */
export const profileFields = { name: PersonName, username: Username, email: Email };
const ProfileInput = z.strictObject({
  ...z.object(profileFields).partial().shape,
  currentPassword: GivenPassword.optional().describe('Needed with a new e-mail'),
});
const PasswordInput = z.strictObject({ currentPassword: GivenPassword, newPassword: NewPassword });
export const SetupInput = z.strictObject({
  token: z.string().max(200, LINK_INVALID),
  name: PersonName,
  username: Username,
  email: Email,
  password: NewPassword,
});

export const authEndpoints = endpoints(AUTH_CALLS, {
  'POST /api/auth/login': {
    access: EVERYONE,
    body: LoginInput,
    response: SignedIn,
  },
  'POST /api/auth/refresh': {
    access: WITH_COOKIE,
    response: z.object({ accessToken: z.string() }),
  },
  'POST /api/auth/logout': {
    access: LEAVING,
    response: NoContent,
    status: 204,
  },
  'GET /api/auth/me': {
    access: OWN,
    query: NoQuery,
    response: z.object({ user: SignedInUser }),
  },
  'PUT /api/auth/me': {
    access: OWN,
    body: ProfileInput,
    response: z.object({ user: SignedInUser }),
  },
  'POST /api/auth/avatar': {
    access: OWN,
    file: IMAGE_FILE,
    response: z.object({ user: SignedInUser }),
    limit: { times: 10, minutes: 60, per: 'account' },
  },
  'POST /api/auth/password': {
    access: OWN,
    body: PasswordInput,
    response: NoContent,
    status: 204,
  },
  'GET /api/auth/sessions': {
    access: OWN,
    query: NoQuery,
    response: z.array(Session),
  },
  'DELETE /api/auth/sessions/:id': {
    access: OWN,
    params: RowParams,
    body: z.strictObject({ currentPassword: GivenPassword }),
    response: NoContent,
    status: 204,
  },
  'POST /api/auth/setup': {
    access: EVERYONE,
    body: SetupInput,
    response: SignedIn,
    limit: { times: 10, minutes: 15 },
  },
});
