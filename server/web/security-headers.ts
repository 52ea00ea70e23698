import { hash } from 'node:crypto';

/** Headers of every reply. HSTS only where the site is served over HTTPS. */
export const securityHeaders = (publicUrl: string): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/** Shown in a frame at the visitor's wish: the map of the contact page. Other frames are forbidden. */
const MAP_ORIGIN = 'https://www.openstreetmap.org';

/**
 * The policy of a page. Its only inline style is the theme's, named by hash; its inline data blocks are not scripts.
 * @param isFramable pages of this site may show it in a frame; then no script in it runs
 */
export function contentSecurityPolicy(inlineStyle: string, isFramable = false): string {
  const name = `${isFramable} ${inlineStyle}`;
  if (latest?.name !== name) latest = { name, policy: policyOf(hash('sha256', inlineStyle, 'base64'), isFramable) };
  return latest.policy;
}

/** Nearly all pages have the same style: the policy is made once, and kept replies share one string. */
let latest: { name: string; policy: string } | undefined;

function policyOf(styleHash: string, isFramable: boolean): string {
  return [
    "default-src 'none'",
    `script-src ${isFramable ? "'none'" : "'self'"}`,
    `style-src 'self' 'sha256-${styleHash}'`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${MAP_ORIGIN}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${isFramable ? "'self'" : "'none'"}`,
  ].join('; ');
}

/**
 * The policy of the panel. Its libraries write style elements at run time: those carry the reply's nonce. Pictures are
 * shown before they are uploaded, previews in a frame.
 */
export const adminSecurityPolicy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** For replies that are data: no script may run. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";
/** For documents and pictures that staff uploaded. */
export const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
