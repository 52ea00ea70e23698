import type { Clock } from '../clock.ts';
import type { Database } from '../db/open.ts';
import type { Files } from '../files/files.ts';

/** What the handlers of staff's resources need. */
export interface StaffServices {
  database: Database;
  files: Files;
  now: Clock;
}
