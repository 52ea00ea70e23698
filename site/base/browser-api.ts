import { createClient } from '#contract/client.ts';

/** The API over the browser's fetch, without a session. */
export const api = createClient((path, init) => fetch(path, init as RequestInit));
