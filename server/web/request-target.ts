/**
 * Returns the path of a request. Targets begin with a slash, but a proxy's absolute address ('http://x/y'), and '*',
 * are allowed too, and would match no route.
 */
export function pathOfTarget(target: string): string {
  if (target.startsWith('/')) return target;
  const [, path] = /^https?:\/\/[^/?#]*(.*)$/i.exec(target) ?? [undefined, target];
  return path.startsWith('/') ? path : `/${path}`;
}
