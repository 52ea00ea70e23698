// Roles, what endpoints grant them, and the rows of the authorisation table that several endpoints share.

/** Days during which a deleted row can be restored. */
export const TRASH_DAYS = 30;

/** Callers: `anonymous` has no session; the others are users' roles. */
export const ROLES = ['anonymous', 'user', 'moderator', 'admin'] as const;
export type Role = (typeof ROLES)[number];
/** Roles that may use the panel. */
export const isStaffRole = (role: string): role is 'moderator' | 'admin' => role === 'moderator' || role === 'admin';

/** What an endpoint grants a role. */
export type Grant =
  /** Everything that it offers. */
  | 'allow'
  /** Every row. */
  | 'all'
  /** Published and active rows. */
  | 'active-only'
  /** The public settings. */
  | 'public-keys'
  /** The caller's rows. */
  | 'own'
  /** The session that the refresh cookie names, whatever the bearer token. */
  | 'cookie'
  /** Deletes so that the row can be restored for `TRASH_DAYS`. */
  | 'soft'
  /** Everything, but for admins' accounts (409). */
  | 'guard'
  /** Everything; each call is noted in the audit table. */
  | 'audited'
  /** The caller's rows; 404 for anybody else's. */
  | 'own-or-404'
  /** Callers whose signature over the request is valid. */
  | 'signature'
  /** Refused with that status. */
  | '401'
  | '403';

/** Readers: `public` sees published and active rows, `staff` all. */
export type Audience = 'public' | 'staff';

/** One row of the authorisation table: every endpoint states one. */
export type Access = Readonly<Record<Role, Grant>>;

/** Any caller. */
export const EVERYONE: Access = { anonymous: 'allow', user: 'allow', moderator: 'allow', admin: 'allow' };
/** Reading calls of site and panel: only staff see drafts and inactive rows. */
export const STAFF_SEE_ALL: Access = { anonymous: 'active-only', user: 'active-only', moderator: 'all', admin: 'all' };
/** Published rows for every caller, staff included. */
export const ACTIVE_ONLY: Access = {
  anonymous: 'active-only',
  user: 'active-only',
  moderator: 'active-only',
  admin: 'active-only',
};
/** Settings: admins get every key for their form, everybody else the public ones. */
export const ADMIN_SEES_ALL_KEYS: Access = {
  anonymous: 'public-keys',
  user: 'public-keys',
  moderator: 'public-keys',
  admin: 'allow',
};
/** Staff's work: content, catalogue, jobs, messages. */
export const STAFF_ONLY: Access = { anonymous: '401', user: '403', moderator: 'allow', admin: 'allow' };
/** Rows that are staff's alone. */
export const STAFF_READ_ALL: Access = { anonymous: '401', user: '403', moderator: 'all', admin: 'all' };
/** Deleting by staff: the row goes to the trash. */
export const STAFF_DELETES: Access = { anonymous: '401', user: '403', moderator: 'soft', admin: 'soft' };
export const ADMIN_ONLY: Access = { anonymous: '401', user: '403', moderator: '403', admin: 'allow' };
/** Admins, about accounts that are not admins'. */
export const ADMIN_GUARDED: Access = { anonymous: '401', user: '403', moderator: '403', admin: 'guard' };
/** Everybody who is signed in, about themselves. */
export const OWN: Access = { anonymous: '401', user: 'own', moderator: 'own', admin: 'own' };
/** Staff reading personal data: each reading is noted in the audit table. */
export const STAFF_AUDITED: Access = { anonymous: '401', user: '403', moderator: 'audited', admin: 'audited' };
export const ADMIN_AUDITED: Access = { anonymous: '401', user: '403', moderator: '403', admin: 'audited' };
