import type { Clock } from '../base/clock.ts';
import type { Database } from '../base/db/database.ts';
import type { Config } from '../base/env.ts';
import type { ReceivedFile } from '#contract/endpoints.ts';
import type { Files, SavedDocument } from '../base/files/files.ts';
import type { PictureKind } from '../base/files/picture-rules.ts';
import type { Viewer } from './handlers.ts';
import { NO_SECURITY_LOG, type SecurityLog } from '../base/security-log.ts';
import { rateLimits, type RateLimits } from '../base/limits/rate-limits.ts';
import { openSecret, type Secret } from '../base/keys/secret.ts';

/** Takes staff's files into the library; one that it has already is not stored again. */
export interface Library {
  /** @throws INVALID_FILE, UNAVAILABLE */
  addPicture(kind: PictureKind, file: ReceivedFile, viewer: Viewer): Promise<{ imagePath: string; isKnown?: boolean }>;
  /** @throws INVALID_FILE */
  addDocument(file: ReceivedFile, viewer: Viewer): Promise<SavedDocument & { isKnown?: boolean }>;
}

/** What the handlers of staff's rows need. */
export interface StaffServices {
  database: Database;
  files: Files;
  library: Library;
  now: Clock;
}

/** Services that all forms need. */
export interface FormServices {
  database: Database;
  config: Config;
  now: Clock;
  secret: Secret;
  limits: RateLimits;
  security: SecurityLog;
}

/**
 * Opens the services of forms.
 * @param given used instead of the server's secret: see `passingSecret`
 * @throws StartError when the database's signing key is missing
 */
export async function openFormServices(
  database: Database,
  config: Config,
  now: Clock,
  security = NO_SECURITY_LOG,
  given?: Secret,
): Promise<FormServices> {
  const secret = given ?? (await openSecret(database, config));
  return { database, config, now, secret, security, limits: rateLimits({ database, secret, now, security }) };
}
