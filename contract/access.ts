/** Days during which a deleted row can be restored. */
export const TRASH_DAYS = 30;

/** Who is asking. `anonymous` has no session; the others are users' roles. */
export const ROLES = ['anonymous', 'user', 'moderator', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/**
 * What an endpoint grants a role:
 * `allow`: everything it offers; `all`: every row; `active-only`: published and active rows; `public-keys`: the public
 * settings;
 * `own`: rows of the caller; `cookie`: the session that the refresh cookie names, whatever the bearer token; `soft`:
 * deletes so
 * that the row can be restored for 30 days; `guard`: allowed but for admins' accounts (409); `audited`: allowed, and
 * noted in the
 * audit table; `own-or-404`: rows of the caller, anybody else's are answered as if missing; `signature`: whoever holds
 * the key that signs the
 * request; `401`/`403`: refused with that status.
 */
export type Grant =
  | 'allow'
  | 'all'
  | 'active-only'
  | 'public-keys'
  | 'own'
  | 'cookie'
  | 'soft'
  | 'guard'
  | 'audited'
  | 'own-or-404'
  | 'signature'
  | '401'
  | '403';

/** Whose rows a reader sees: the published and active ones, or all. */
export type Audience = 'public' | 'staff';

/** One row of the authorisation table: every endpoint states one. */
export type Access = Readonly<Record<Role, Grant>>;

/** The same for all. */
export const EVERYONE: Access = { anonymous: 'allow', user: 'allow', moderator: 'allow', admin: 'allow' };
/** Shared reading calls: staff see drafts and inactive rows, others do not. */
export const STAFF_SEE_ALL: Access = { anonymous: 'active-only', user: 'active-only', moderator: 'all', admin: 'all' };
/** Published rows, whoever asks. */
export const ACTIVE_ONLY: Access = {
  anonymous: 'active-only',
  user: 'active-only',
  moderator: 'active-only',
  admin: 'active-only',
};
/** Settings: the admin's form needs every key, everybody else gets the public ones. */
export const ADMIN_SEES_ALL_KEYS: Access = {
  anonymous: 'public-keys',
  user: 'public-keys',
  moderator: 'public-keys',
  admin: 'allow',
};
/** Staff's work: content, catalogue, jobs, messages. */
export const STAFF_ONLY: Access = { anonymous: '401', user: '403', moderator: 'allow', admin: 'allow' };
/** Deleting, whoever does it: the row goes to the trash. */
export const STAFF_DELETES: Access = { anonymous: '401', user: '403', moderator: 'soft', admin: 'soft' };
export const ADMIN_ONLY: Access = { anonymous: '401', user: '403', moderator: '403', admin: 'allow' };
/** Admins, about other people than admins. */
export const ADMIN_GUARDED: Access = { anonymous: '401', user: '403', moderator: '403', admin: 'guard' };
/** Everybody who is signed in, about themselves. */
export const OWN: Access = { anonymous: '401', user: 'own', moderator: 'own', admin: 'own' };
/** Staff reading what people wrote of themselves. */
export const STAFF_AUDITED: Access = { anonymous: '401', user: '403', moderator: 'audited', admin: 'audited' };
export const ADMIN_AUDITED: Access = { anonymous: '401', user: '403', moderator: '403', admin: 'audited' };
