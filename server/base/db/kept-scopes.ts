import { scopeOf, type Endpoint, type Scope } from '#contract/endpoint.ts';
import { contract } from '#contract/endpoints.ts';

/** Other scopes are shown by no reply that is kept: they are always read from the database. */
const kept = new Set(Object.values<Endpoint>(contract).flatMap(({ reads = [] }) => reads.map(scopeOf)));

/** Whether some process may keep replies that show the scope. */
export const isKept = (scope: Scope): boolean => kept.has(scope);
