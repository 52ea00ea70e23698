import type { Migration } from '../migrate.ts';
import { catalogue } from './001-catalogue.ts';

/** In order; append only. */
export const migrations: readonly Migration[] = [catalogue];
