import type { Audience, Grant, Role } from '#contract/access.ts';
import type { UserRole } from '#contract/auth.ts';
import type { Key, Parsed, Reply } from '#contract/endpoints.ts';

/** The signed-in person, as the database has them at this moment. */
export interface SignedIn {
  id: number;
  publicId: string;
  /** The name that the audit table and other people see: the name, or the username of a person without one. */
  name: string;
  /** The session's row. */
  sessionId: number;
}

/** The person and role behind a valid token. */
export interface Known {
  role: UserRole;
  user: SignedIn;
}

/** The caller. `user` is null exactly where the role is anonymous. */
export interface Viewer {
  role: Role;
  user: SignedIn | null;
  /** The client's address, past the trusted proxies; '' for a call without a request. */
  address: string;
  userAgent: string;
}
export const ANONYMOUS: Viewer = { role: 'anonymous', user: null, address: '', userAgent: '' };

/** Who acts where nobody is signed in, as the audit table names them: a command, or the server itself. */
export const processNamed = (name: string): Viewer => ({
  ...ANONYMOUS,
  user: { id: 0, publicId: '', name, sessionId: 0 },
});

/** The person behind a call that admits no anonymous callers. */
export function personOf({ user }: Pick<Viewer, 'user'>): SignedIn {
  if (!user) throw new Error('a call that needs somebody was let in without');
  return user;
}

/** The cookie of the refresh token: its value in the request, and how the reply sets it. */
export interface RefreshCookie {
  value: string | undefined;
  set(token: string): void;
  clear(): void;
  /** A second cookie, which outlives the session: it marks a browser that has signed in to an account before. */
  device: { value: string | undefined; set(token: string): void };
}
/** For calls without a browser, such as those of pages rendered here. */
export const NO_COOKIE: RefreshCookie = {
  value: undefined,
  set() {},
  clear() {},
  device: { value: undefined, set() {} },
};

/** The facts about its caller that a handler gets; the guard has already let the call through. */
export interface CallContext {
  viewer: Viewer;
  /** The grant of the endpoint's access for the caller's role. */
  grant: Grant;
  /** `staff` where the grant is `all`: every row instead of the published ones. */
  audience: Audience;
  cookie: RefreshCookie;
}

export type Handler<K extends Key> = (input: Parsed<K>, context: CallContext) => Reply<K> | Promise<Reply<K>>;
export type Handlers = { [K in Key]: Handler<K> };

/** Types one domain's handlers by their endpoints. */
export const handlers = <K extends Key>(table: { [P in K]: Handler<P> }): { [P in K]: Handler<P> } => table;
