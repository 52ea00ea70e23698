// The id of a request, in its reply and in its log lines. A trusted proxy's id is taken over, so that both logs can be
// joined.
import type { IncomingMessage } from 'node:http';

const PATTERN = /^[\w.-]{1,64}$/;
const ID = Symbol('request id');
type Identified = IncomingMessage & { [ID]?: string };

export interface RequestIds {
  /** Gives a request its id. */
  make(request: IncomingMessage): string;
  /** Returns the request's id. */
  of(request: IncomingMessage): string | undefined;
}

/** @param isTrusted whether an address belongs to a trusted proxy */
export function requestIds(isTrusted: (address: string) => boolean): RequestIds {
  const given = ({ headers, socket }: IncomingMessage): string | undefined => {
    const id = headers['x-request-id'];
    return typeof id === 'string' && PATTERN.test(id) && isTrusted(socket.remoteAddress ?? '') ? id : undefined;
  };
  return {
    make: (request) => ((request as Identified)[ID] = given(request) ?? crypto.randomUUID()),
    of: (request) => (request as Identified)[ID] ?? given(request),
  };
}
