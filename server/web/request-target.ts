/**
 * The path that a request is for. Addresses begin with a slash, but a proxy's whole address ('http://x/y'), and '*',
 * are allowed too, and would pass every route by.
 */
export function pathOfTarget(target: string): string {
  if (target.startsWith('/')) return target;
  const [, path] = /^https?:\/\/[^/?#]*(.*)$/i.exec(target) ?? [undefined, target];
  return path.startsWith('/') ? path : `/${path}`;
}
