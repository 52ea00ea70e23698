import { contract, type Key } from '#contract/endpoints.ts';
import { useOwner } from './session.ts';

/**
 * Whether the role may make the call: what it may not use is absent from the panel. The server refuses it all the same.
 */
export const mayCall = (role: keyof (typeof contract)[Key]['access'], key: Key): boolean =>
  !/^\d+$/.test(contract[key].access[role]);

export function useMay(): (key: Key) => boolean {
  const role = useOwner()?.role ?? 'anonymous';
  return (key) => mayCall(role, key);
}
