import { contract, type Key } from '#contract/endpoints.ts';
import { useOwner } from './session.ts';

/**
 * Whether the role may make the call. The panel leaves out what a role may not use; the server refuses it in any case.
 */
export const mayCall = (role: keyof (typeof contract)[Key]['access'], key: Key): boolean =>
  !/^\d+$/.test(contract[key].access[role]);

export function useMay(): (key: Key) => boolean {
  const role = useOwner()?.role ?? 'anonymous';
  return (key) => mayCall(role, key);
}
