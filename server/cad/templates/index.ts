// Every template by its key.
import type { Template } from '../template.ts';
import { ejectorPin } from './ejector-pin.ts';

const TEMPLATES: readonly Template[] = [ejectorPin];

export const templates: ReadonlyMap<string, Template> = new Map(TEMPLATES.map((one) => [one.key, one]));
