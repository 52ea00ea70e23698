import type { ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Versions } from '../base/db/changes.ts';

/**
 * Looks at the versions once for all requests that the event loop has taken from the network together, because a look
 * costs as much as a tenth of sending a kept page (2.8 µs on SQLite).
 *
 * A request still sees every commit that was acknowledged before it was sent. The requests of one turn come from
 * connections that had something to read when the turn's look at the network (epoll) returned, and the look at the
 * versions comes after that: whatever had begun to arrive by then was sent before the look. Only bytes that follow on
 * the same connection within the turn can be younger, and of them only a whole further request matters: one that was
 * sent without waiting for the reply to the one before. Node gives such a response no socket until that reply is
 * finished, and for it the versions are looked at again. One that waits its turn in `connections.ts` is answered in a
 * later turn.
 *
 * The event loop's own counters tell the turns apart: `loopCount` grows before each look at the network, `events` after
 * what it brought was dealt with (when very many connections are ready libuv looks several times in a turn).
 */
export function versionsOnArrival(look: () => Versions): (response: Pick<ServerResponse, 'socket'>) => Versions {
  let known: Versions | undefined;
  let seenLoops = -1;
  let seenEvents = -1;
  return ({ socket }) => {
    const { loopCount, events } = performance.nodeTiming.uvMetricsInfo;
    if (!known || !socket || loopCount !== seenLoops || events !== seenEvents) {
      known = look();
      seenLoops = loopCount;
      seenEvents = events;
    }
    return known;
  };
}
