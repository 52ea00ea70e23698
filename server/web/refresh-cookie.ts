// The cookies that keep people signed in and that remember their browser: out of scripts' reach, and sent only by pages
// of this site (docs/decisions/0040).
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SESSION_IDLE_MS } from '../domains/people/accounts/sessions.ts';
import type { RefreshCookie } from '../call/handlers.ts';

/** As long as browsers keep any cookie. */
const DEVICE_SECONDS = 400 * 24 * 60 * 60;

/**
 * @param publicUrl under HTTPS the name's prefix makes browsers refuse a cookie set by a subdomain or over plain HTTP
 */
export function refreshCookies(publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:');
  const name = isSecure ? '__Host-kaliphane' : 'kaliphane_session';
  const deviceName = isSecure ? '__Host-kaliphane-device' : 'kaliphane_device';
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure } as const;
  return {
    name,
    valueOf: ({ cookies }: FastifyRequest): string | undefined => cookies[name],
    of: (request: FastifyRequest, reply: FastifyReply): RefreshCookie => ({
      value: request.cookies[name],
      set: (token) => {
        reply.setCookie(name, token, { ...options, maxAge: SESSION_IDLE_MS / 1000 });
      },
      clear: () => {
        reply.clearCookie(name, options);
      },
      device: {
        value: request.cookies[deviceName],
        set: (token) => {
          reply.setCookie(deviceName, token, { ...options, maxAge: DEVICE_SECONDS });
        },
      },
    }),
  };
}
