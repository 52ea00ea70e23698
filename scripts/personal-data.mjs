/**
 * `npm run personal-data -- export|erase <e-mail> …`: brings what it needs, as `npm start` does, but builds nothing,
 * and looks
 * into the database that the server's environment names. Files are written into the folder that it was called from.
 */
import { join } from 'node:path';
import { exitCodeOf, main, run, withNodeFirst } from './setup/commands.mjs';
import { prepare, root } from './setup/prepare.mjs';

await main(async () => {
  const node = await prepare({ build: false });
  // npm runs scripts in the project's folder, and tells where it was called.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  return exitCodeOf(
    await run(node, [join(root, 'start/personal-data.ts'), ...process.argv.slice(2)], {
      cwd,
      env: withNodeFirst(node),
    }),
  );
});
