// What follows from the register of kinds as a whole.
import type { UnionToIntersection } from './kind.ts';
import * as register from './kinds.ts';

export type Kind = (typeof register)[keyof typeof register];
/** As the audit table, the trash and histories name them. */
export type KindName = Kind['name'];
type LastSegment<P> = P extends `/api/${infer S}` ? S : never;
/** Lists of the kinds, by the last segment of their path. */
export type KindList = LastSegment<Kind['path']>;
export type KindCalls = UnionToIntersection<Kind['endpoints']>;

/** All kinds, by their place. */
export const KINDS: readonly Kind[] = Object.values(register).sort((a, b) => a.place - b.place);

/** A value for each kind, by its name. */
export const byKind = <V>(valueOf: (kind: Kind) => V): Record<KindName, V> =>
  Object.fromEntries(KINDS.map((kind) => [kind.name, valueOf(kind)])) as Record<KindName, V>;

export const kindEndpoints = Object.assign({}, ...KINDS.map(({ endpoints }) => endpoints)) as KindCalls;
