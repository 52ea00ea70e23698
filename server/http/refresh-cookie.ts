// The cookie that keeps somebody signed in: out of scripts' reach, and sent by pages of ours only.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_IDLE_MS } from '../accounts/sessions.ts';
import type { RefreshCookie } from './handlers.ts';

/** @param publicUrl over HTTPS the name's prefix makes browsers refuse one that a subdomain or plain HTTP has set */
export function refreshCookies(publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? '__Host-kaliphane' : 'kaliphane_session';
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure } as const;
  return {
    name,
    valueOf: ({ cookies }: FastifyRequest): string | undefined => cookies[name],
    of: (request: FastifyRequest, reply: FastifyReply): RefreshCookie => ({
      value: request.cookies[name],
      set: (token) => { reply.setCookie(name, token, { ...options, maxAge: SESSION_IDLE_MS / 1000 }); },
      clear: () => { reply.clearCookie(name, options); },
    }),
  };
}
