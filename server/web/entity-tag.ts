import type { IncomingHttpHeaders } from 'node:http';

/** Whether the client has what `etag` names, so that 304 will do. */
export function hasCurrent(headers: IncomingHttpHeaders, etag: string): boolean {
  const asked = headers['if-none-match'];
  return asked !== undefined && (asked === etag || asked.split(',').some((tag) => tag.trim() === etag));
}
