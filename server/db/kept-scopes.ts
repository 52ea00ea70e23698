import { SCOPES, type Endpoint } from '#contract/endpoint.ts';
import { contract } from '#contract/endpoints.ts';

/** A part of a scope is written `scope:part`. */
const scopeOf = (scope: string): string => scope.split(':', 1)[0]!;
const read = new Set(Object.values<Endpoint>(contract).flatMap((endpoint) => endpoint.reads ?? []).map(scopeOf));
/** Shown by no reply that is kept: always read from the database. */
const unkept = new Set<string>(SCOPES.filter((scope) => !read.has(scope)));

/** Whether some process may keep replies that show the scope, or a part of it; so it is of a scope unknown to the contract. */
export const isKept = (scope: string): boolean => !unkept.has(scopeOf(scope));
