// The process that works on tasks: a long piece of work must neither hold up the shop's process nor end with a request.
// `task-keeper.ts` starts it; it ends when nothing waits.
import { readConfig } from './base/env.ts';
import { openDatabase } from './base/db/opening/open.ts';
import { runTasks } from './entities/tasks/run.ts';
import { taskWorks } from './task-works.ts';

let isEnding = false;
const end = (): void => {
  isEnding = true; // after the batch that runs
};
process.on('SIGTERM', end);
process.on('SIGINT', end);
process.on('disconnect', end); // the server has died

const config = readConfig(process.env);
const { databaseUrl, dataDir } = config;
const database = await openDatabase(databaseUrl, console.error, 'small');
try {
  await runTasks(
    { database, works: taskWorks(dataDir, config), now: Date.now },
    { runner: process.argv[2], isEnding: () => isEnding, onError: (error) => console.error('a task failed:', error) },
  );
} finally {
  await database.close();
  if (process.connected) process.disconnect();
}
