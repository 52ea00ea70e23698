import { ApiError } from '#contract/api-error.ts';

export interface FairTurnRules<Lane extends string> {
  atOnce: number;
  /**
   * How many may wait: in the lane, in each of its groups, in each group of those, and so on. Lanes take turns, the
   * groups of a lane take turns for its share, and so on down; within the innermost groups the order is first come,
   * first served.
   */
  lanes: Record<Lane, readonly number[]>;
  /** The sentence for refused callers, and the seconds until they may try again. */
  busy: string;
  retrySeconds: number;
}
/** The path of the work's owner: the lane, then its groups, the widest first. */
export type Whose<Lane extends string> = readonly [lane: Lane, ...groups: string[]];

interface Waiting {
  begin(): void;
  refuse(): void;
}

/** Groups in the order of their turns, or works in the order of arrival. */
class Queue {
  readonly groups = new Map<string, Queue>();
  readonly works: Waiting[] = [];
  size = 0;

  add(path: readonly string[], work: Waiting): void {
    this.size += 1;
    const [name, ...rest] = path;
    if (name === undefined) {
      this.works.push(work);
      return;
    }
    const group = this.groups.get(name) ?? new Queue();
    this.groups.set(name, group);
    group.add(rest, work);
  }

  /** The next work; its group's next turn comes after the others'. */
  take(): Waiting | undefined {
    if (this.size === 0) return undefined;
    this.size -= 1;
    const [first] = this.groups;
    if (!first) return this.works.shift();
    const [name, group] = first;
    const work = group.take();
    this.groups.delete(name);
    if (group.size > 0) this.groups.set(name, group);
    return work;
  }

  /**
   * Removes one work of the group at this depth on the newcomer's path when the group holds more than it may. @returns
   * the removed work
   */
  bound(newcomer: readonly string[], depth: number, most: number): Waiting | undefined {
    const [name = '', ...rest] = newcomer;
    if (depth === 0) return this.size > most ? this.drop(newcomer) : undefined;
    const group = this.groups.get(name);
    const work = group?.bound(rest, depth - 1, most);
    if (!group || !work) return undefined;
    this.size -= 1;
    if (group.size === 0) this.groups.delete(name);
    return work;
  }

  /**
   * Removes the newest work of the largest group. Among equals it is not the newcomer's, so that many small groups keep
   * nobody out.
   */
  drop(newcomer: readonly string[]): Waiting | undefined {
    if (this.size === 0) return undefined;
    this.size -= 1;
    const [own = '', ...rest] = newcomer;
    let largest: [string, Queue] | undefined;
    for (const entry of this.groups) if (entry[0] !== own && entry[1].size >= (largest?.[1].size ?? 0)) largest = entry;
    const ownGroup = this.groups.get(own);
    if (ownGroup && ownGroup.size > (largest?.[1].size ?? 0)) largest = [own, ownGroup];
    if (!largest) return this.works.pop();
    const [name, group] = largest;
    const work = group.drop(name === own ? rest : []);
    if (group.size === 0) this.groups.delete(name);
    return work;
  }
}

/**
 * Gives heavy works turns by owner, so that one owner's many works do not delay others' few. When there is no room, the
 * newest work of the owner with the most waiting is refused.
 * @throws UNAVAILABLE
 */
export function fairTurns<Lane extends string>({
  atOnce,
  lanes,
  busy,
  retrySeconds,
}: FairTurnRules<Lane>): <T>(whose: Whose<Lane>, work: () => Promise<T>) => Promise<T> {
  const queue = new Queue();
  let running = 0;

  return async (whose, work) => {
    if (running < atOnce) running++;
    else {
      await new Promise<void>((resolve, reject) => {
        queue.add(whose, {
          begin: resolve,
          refuse: () => reject(new ApiError(503, 'UNAVAILABLE', busy, undefined, retrySeconds)),
        });
        lanes[whose[0]].forEach((most, i) => queue.bound(whose, i + 1, most)?.refuse());
      });
    }
    try {
      return await work();
    } finally {
      const next = queue.take(); // takes over the place
      if (next) next.begin();
      else running--;
    }
  };
}
