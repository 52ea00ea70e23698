import { readStored } from '../cart/stored.ts';

/**
 * Whether the display copy of the user who signed in says admin. It decides about a link only: the server trusts none
 * of it.
 */
export function isAdminStored(): boolean {
  try {
    const user: unknown = JSON.parse(readStored('user') ?? 'null');
    return (user as { role?: unknown } | null)?.role === 'admin';
  } catch {
    return false; // damaged
  }
}
