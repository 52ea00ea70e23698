/**
 * `npm run personal-data -- export|erase <e-mail> …`: installs Node 24 and packages like `npm start`, but builds
 * nothing, and uses the database that the server's environment names. Writes files into the folder of the call.
 */
import { join } from 'node:path';
import { exitCodeOf, main, run, withNodeFirst } from './setup/commands.mjs';
import { prepare, root } from './setup/prepare.mjs';

await main(async () => {
  const node = await prepare({ build: false });
  // npm runs scripts in the project's folder; INIT_CWD names the folder of the call.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  return exitCodeOf(
    await run(node, [join(root, 'start/personal-data.ts'), ...process.argv.slice(2)], {
      cwd,
      env: withNodeFirst(node),
    }),
  );
});
