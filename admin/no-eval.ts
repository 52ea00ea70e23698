// Imported before any schema: Zod generates code where it can, and the Content-Security-Policy forbids that.
import * as z from 'zod';

z.config({ jitless: true });
