import { ACTOR_NAMES } from './texts.ts';

/** An entry's actor in words: people by their name, commands on the server by what they do. */
export const actorText = (actor: string): string => (ACTOR_NAMES as Partial<Record<string, string>>)[actor] ?? actor;
