import type { Audience, Grant, Role } from '#contract/access.ts';
import type { UserRole } from '#contract/auth.ts';
import type { Key, Parsed, Reply } from '#contract/endpoints.ts';

/** The person of a session, as the database has them at this moment. */
export interface SignedIn {
  id: number;
  publicId: string;
  /** For the audit table and for what others read: name, or username without one. */
  name: string;
  /** Row of the session. */
  sessionId: number;
}

/** Somebody whose token was found valid. */
export interface Known {
  role: UserRole;
  user: SignedIn;
}

/** Who calls. `user` is null exactly where the role is anonymous. */
export interface Viewer {
  role: Role;
  user: SignedIn | null;
  /** Where the request comes from, past the trusted proxies; '' where nobody asked. */
  address: string;
  userAgent: string;
}
export const ANONYMOUS: Viewer = { role: 'anonymous', user: null, address: '', userAgent: '' };

/** Who acts where nobody is signed in, as the audit table names them: a command, or the server itself. */
export const processNamed = (name: string): Viewer => ({
  ...ANONYMOUS,
  user: { id: 0, publicId: '', name, sessionId: 0 },
});

/** The person of a call that nobody anonymous is let in to. */
export function personOf({ user }: Pick<Viewer, 'user'>): SignedIn {
  if (!user) throw new Error('a call that needs somebody was let in without');
  return user;
}

/** The cookie of the refresh token, as the request brought it, and as the reply sets it. */
export interface RefreshCookie {
  value: string | undefined;
  set(token: string): void;
  clear(): void;
  /** A second cookie, which stays when the session ends: the browser has signed in to an account before. */
  device: { value: string | undefined; set(token: string): void };
}
/** Of calls that no browser makes: pages that are rendered here. */
export const NO_COOKIE: RefreshCookie = {
  value: undefined,
  set() {},
  clear() {},
  device: { value: undefined, set() {} },
};

/** What a handler knows of its caller; the guard has let the call through already. */
export interface CallContext {
  viewer: Viewer;
  /** What the endpoint's access grants the caller's role. */
  grant: Grant;
  /** `staff` where the grant is `all`: every row instead of the published ones. */
  audience: Audience;
  cookie: RefreshCookie;
}

export type Handler<K extends Key> = (input: Parsed<K>, context: CallContext) => Reply<K> | Promise<Reply<K>>;
export type Handlers = { [K in Key]: Handler<K> };

/** One domain's handlers, each typed by its endpoint. */
export const handlers = <K extends Key>(table: { [P in K]: Handler<P> }): { [P in K]: Handler<P> } => table;
