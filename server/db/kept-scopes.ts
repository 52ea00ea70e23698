import { SCOPES, type Endpoint } from '#contract/endpoint.ts';
import { contract } from '#contract/endpoints.ts';

const read = new Set(Object.values<Endpoint>(contract).flatMap((endpoint) => endpoint.reads ?? []));
/** Shown by no reply that is kept: always read from the database. */
const unkept = new Set<string>(SCOPES.filter((scope) => !read.has(scope)));

/** Whether some process may keep replies that show the scope; so it is of a scope unknown to the contract. */
export const isKept = (scope: string): boolean => !unkept.has(scope);
