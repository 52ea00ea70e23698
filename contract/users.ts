// Accounts as admins manage them.
import * as z from 'zod';
import { ADMIN_GUARDED, ADMIN_ONLY } from './access.ts';
import { USER_CALLS } from './auth-texts.ts';
import { DEFAULT_AVATAR, GivenPassword, NewPassword, PersonName, Username, UserRole } from './auth.ts';
import { endpoints } from './endpoint.ts';
import { ImageInput, ImagePath, listReply, NoContent, pageParams, RowParams, searchParam } from './fields.ts';
import { Email } from './form-fields.ts';
import { createOf, updateOf } from './saving.ts';
import { switchValue } from './typed-fields.ts';
import { IMAGE_FILE } from './uploads.ts';

export const User = z.object({
  _id: z.string(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  role: UserRole,
  avatar: z.string().describe('Image path'),
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
  lastLoginAt: z.iso.datetime().nullable(),
  version: z.int(),
});
export type User = z.output<typeof User>;

export const USER_SORTS = [
  'name',
  '-name',
  'username',
  '-username',
  'email',
  '-email',
  'newest',
  'oldest',
  'lastLogin',
] as const;
const UserQuery = z.strictObject({
  ...pageParams,
  q: searchParam('In name, username and e-mail'),
  role: UserRole.optional(),
  isActive: z.enum(['true', 'false']).optional(),
  sort: z.enum(USER_SORTS).optional(),
});

/** Fields of the user form. */
export const userFields = {
  username: Username,
  name: PersonName,
  email: Email,
  role: UserRole,
  avatar: ImageInput,
  isActive: switchValue,
};
/** Password of the person who saves: needed to make an admin, and to change somebody's role, e-mail or password. */
const reauthentication = { currentPassword: GivenPassword.optional() };

export const userEndpoints = endpoints(USER_CALLS, {
  'GET /api/users': {
    access: ADMIN_ONLY,
    query: UserQuery,
    response: listReply(User),
  },
  'GET /api/users/:id': { access: ADMIN_ONLY, params: RowParams, response: User },
  'POST /api/users': {
    access: ADMIN_ONLY,
    status: 201,
    response: User,
    body: createOf(
      { ...userFields, password: NewPassword },
      { role: 'user', avatar: DEFAULT_AVATAR, isActive: true, name: '' },
    ).extend(reauthentication),
  },
  'POST /api/users/upload': {
    access: ADMIN_ONLY,
    file: IMAGE_FILE,
    response: ImagePath,
  },
  'PUT /api/users/:id': {
    access: ADMIN_ONLY,
    params: RowParams,
    response: User,
    body: updateOf({ ...userFields, password: z.union([z.literal(''), NewPassword]) }).extend(reauthentication),
  },
  'PATCH /api/users/:id/status': {
    access: ADMIN_GUARDED,
    params: RowParams,
    body: z.strictObject({ isActive: switchValue }),
    response: User,
  },
  'DELETE /api/users/:id': {
    access: ADMIN_GUARDED,
    params: RowParams,
    response: NoContent,
    status: 204,
  },
});
