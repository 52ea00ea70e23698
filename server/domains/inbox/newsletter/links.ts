// Signed links in the newsletter's mails. They need no row, and only the server can tell whose they are.
import type { Secret } from '../../../base/keys/secret.ts';

const CONFIRM_WITHIN_MS = 7 * 24 * 60 * 60_000;

export const newsletterLinks = (secret: Secret) => {
  const seal = (purpose: string, text: string) => `${text}.${secret.sign(purpose, text).toString('base64url')}`;
  const unseal = (purpose: string, token: string): string[] | undefined => {
    const dot = token.lastIndexOf('.');
    const text = token.slice(0, Math.max(0, dot));
    return secret.isSignature(purpose, text, token.slice(dot + 1)) ? text.split('.') : undefined;
  };
  return {
    confirmToken: (publicId: string, generation: number, nowMs: number): string =>
      seal('newsletter confirm', `${publicId}.${generation}.${(nowMs + CONFIRM_WITHIN_MS).toString(36)}`),
    readConfirmToken(token: string, nowMs: number): { publicId: string; generation: number } | undefined {
      const [publicId = '', generation = '', expires = ''] = unseal('newsletter confirm', token) ?? [];
      return publicId && Number.parseInt(expires, 36) > nowMs
        ? { publicId, generation: Number(generation) }
        : undefined;
    },
    /** Never expires, so that the link works as long as the mail exists. */
    unsubscribeToken: (publicId: string): string => seal('newsletter unsubscribe', publicId),
    readUnsubscribeToken: (token: string): string | undefined => unseal('newsletter unsubscribe', token)?.[0],
  };
};
