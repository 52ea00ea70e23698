import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../db/open.ts';

/** Signs what leaves the server and must come back unchanged. A signature made for one purpose says nothing for another. */
export interface Secret {
  sign(purpose: string, text: string): Buffer;
  isSignature(purpose: string, text: string, signature: string): boolean;
}

/** @param given from the environment; without it a secret is made once and kept in the database, for all its processes */
export async function openSecret({ db }: Pick<Database, 'db'>, given: string | undefined): Promise<Secret> {
  const key = given ?? await keptSecret(db);
  const sign = (purpose: string, text: string) => createHmac('sha256', key).update(`${purpose}\n${text}`).digest();
  return {
    sign,
    isSignature(purpose, text, signature) {
      const found = Buffer.from(signature, 'base64url');
      const right = sign(purpose, text);
      return found.length === right.length && timingSafeEqual(found, right);
    },
  };
}

async function keptSecret(db: Database['db']): Promise<string> {
  const read = () => db.selectFrom('secrets').select('value').where('name', '=', 'signing').executeTakeFirst();
  const known = await read();
  if (known) return known.value;
  await db.insertInto('secrets').values({ name: 'signing', value: randomBytes(32).toString('base64url') }).onConflict((c) => c.column('name').doNothing()).execute();
  return (await read())!.value;
}
