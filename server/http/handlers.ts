import type { Audience, Grant, Role } from '#contract/access.ts';
import type { Key, Parsed, Reply } from '#contract/endpoints.ts';

/** Who calls. The session that finds users and roles arrives with sign-in; until then everybody is anonymous. */
export interface Viewer {
  role: Role;
  /** Where the request comes from, past the trusted proxies; '' where nobody asked. */
  address: string;
  userAgent: string;
}
export const ANONYMOUS: Viewer = { role: 'anonymous', address: '', userAgent: '' };

/** What a handler knows of its caller; the guard has let the call through already. */
export interface CallContext {
  viewer: Viewer;
  /** What the endpoint's access grants the caller's role. */
  grant: Grant;
  /** `staff` where the grant is `all`: every row instead of the published ones. */
  audience: Audience;
}

export type Handler<K extends Key> = (input: Parsed<K>, context: CallContext) => Reply<K> | Promise<Reply<K>>;
export type Handlers = { [K in Key]: Handler<K> };

/** One domain's handlers, each typed by its endpoint. */
export const handlers = <K extends Key>(table: { [P in K]: Handler<P> }): { [P in K]: Handler<P> } => table;
