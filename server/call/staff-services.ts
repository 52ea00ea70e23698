import type { Clock } from '../base/clock.ts';
import type { Database } from '../base/db/database.ts';
import type { Files } from '../base/files/files.ts';

/** What the handlers of staff's resources need. */
export interface StaffServices {
  database: Database;
  files: Files;
  now: Clock;
}
