import { totalmem } from 'node:os';

const MIB = 1024 * 1024;

/**
 * Bytes of memory that the process may use: the machine's, or the limit of its container (cgroup). Unlimited containers
 * report 0 or more than the machine has.
 */
export function usableMemory(constrained = process.constrainedMemory(), total = totalmem()): number {
  return constrained > 0 ? Math.min(constrained, total) : total;
}

/**
 * Default memory for kept replies: an eighth of the machine's, at least 64 and at most 512 MiB. A machine of 2 GB keeps
 * all pages of 11,538 products (121 MiB when first compressed, 104 MiB later).
 * @returns whole MiB
 */
export const defaultPageCacheMib = (memoryBytes: number): number =>
  Math.min(512, Math.max(64, Math.floor(memoryBytes / 8 / MIB)));
