// Imported before any schema is made: Zod writes code of its own where it may, and the Content-Security-Policy forbids
// that.
import * as z from 'zod';

z.config({ jitless: true });
