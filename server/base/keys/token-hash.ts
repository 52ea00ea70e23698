import { createHash } from 'node:crypto';

/** A random token as the database keeps it: who reads the table cannot use it. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
