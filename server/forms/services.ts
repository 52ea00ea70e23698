import type { Clock } from '../clock.ts';
import type { Database } from '../db/open.ts';
import type { Config } from '../env.ts';
import { rateLimits, type RateLimits } from './rate-limits.ts';
import { openSecret, type Secret } from './secret.ts';

/** What all forms need. */
export interface FormServices {
  database: Database;
  config: Config;
  now: Clock;
  secret: Secret;
  limits: RateLimits;
}

export async function openFormServices(database: Database, config: Config, now: Clock): Promise<FormServices> {
  const secret = await openSecret(database, config.appSecret);
  return { database, config, now, secret, limits: rateLimits({ database, secret, now }) };
}
