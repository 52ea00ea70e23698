// Creates an admin in the configured database, as a separate process. Asks for the password, or reads it from
// ADMIN_PASSWORD.
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { PANEL_PATH } from '#contract/panel-paths.ts';
import { createAdmin } from '../server/domains/people/accounts/create-admin.ts';
import { openDatabase } from '../server/base/db/opening/open.ts';
import { readConfig } from '../server/base/env.ts';
import { StartError } from '../server/base/start-error.ts';

const USAGE = 'npm run admin:create -- --email <address> --username <name> --name <first and last name>';

function readArguments(): { email: string; username: string; name: string } {
  try {
    const text = { type: 'string' } as const;
    const { email, username, name } = parseArgs({ options: { email: text, username: text, name: text } }).values;
    if (email && username && name) return { email, username, name };
  } catch (error) {
    throw new StartError(`${(error as Error).message} Usage: ${USAGE}`);
  }
  throw new StartError(`Usage: ${USAGE}`);
}

/** Asks on the terminal without showing the typed text. */
async function ask(question: string): Promise<string> {
  process.stdout.write(question);
  const terminal = createInterface({
    input: process.stdin,
    output: new Writable({ write: (_chunk, _encoding, done) => done() }),
    terminal: true,
  });
  terminal.on('SIGINT', () => process.exit(130));
  const answer = await terminal.question('');
  terminal.close();
  process.stdout.write('\n');
  return answer;
}

async function readPassword(): Promise<string> {
  const given = process.env['ADMIN_PASSWORD'];
  if (given) return given;
  if (!process.stdin.isTTY) throw new StartError('There is no terminal to ask for the password: set ADMIN_PASSWORD.');
  const password = await ask('Password: ');
  if ((await ask('Once more: ')) !== password) throw new StartError('The passwords differ.');
  return password;
}

try {
  const person = readArguments();
  const config = readConfig(process.env);
  const password = await readPassword();
  const database = await openDatabase(config.databaseUrl);
  try {
    await createAdmin(database, config, { ...person, password });
  } finally {
    await database.close();
  }
  console.log(`${person.username} is an admin now and signs in at ${config.publicUrl}${PANEL_PATH}`);
} catch (error) {
  // Mistakes of the owner are one line; other failures are bugs and keep their stack.
  console.error(error instanceof StartError ? `No admin was created. ${error.message}` : error);
  process.exit(1);
}
