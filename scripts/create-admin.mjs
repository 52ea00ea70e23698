/**
 * `npm run admin:create -- --email … --username … --name …`: installs Node 24 and packages like `npm start`, but builds
 * nothing, and creates an admin in the database that the server's environment names.
 */
import { exitCodeOf, main, run, withNodeFirst } from './setup/commands.mjs';
import { prepare, root } from './setup/prepare.mjs';

await main(async () => {
  const node = await prepare({ build: false });
  return exitCodeOf(
    await run(node, ['start/create-admin.ts', ...process.argv.slice(2)], { cwd: root, env: withNodeFirst(node) }),
  );
});
