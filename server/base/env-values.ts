// Reads settings from the process's environment, and the kinds of values that several of them share.
import * as z from 'zod';
import { StartError } from './start-error.ts';

export type Environment = Record<string, string | undefined>;

/** Empty variables count as unset. @throws StartError naming every wrong one */
export function readSettings<T extends z.ZodObject>(shape: T, env: Environment): z.output<T> {
  const parsed = shape.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (parsed.success) return parsed.data;
  throw new StartError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; '));
}

export const choice = <const T extends readonly string[]>(...values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`);

/** Loopback alone may do without TLS: the traffic does not leave the machine. */
export const isSafeOrigin = (text: string): boolean => {
  const url = URL.parse(text);
  const isLoopback =
    url !== null &&
    (url.hostname === 'localhost' || url.hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(url.hostname));
  return url?.origin === text && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback));
};
