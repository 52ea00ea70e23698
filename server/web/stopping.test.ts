import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { until } from '../testing/engines.ts';

const STOPPING = fileURLToPath(new URL('stopping.ts', import.meta.url));

test('a process whose wrapper went away before it had started ends once it has', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kaliphane-stopping-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const script = join(folder, 'start.mjs');
  writeFileSync(
    script,
    `
    import { setTimeout as pause } from 'node:timers/promises';
    import { stopOnSignals } from ${JSON.stringify(STOPPING)};
    setInterval(() => {}, 1_000);
    process.once('disconnect', () => {});
    process.send('up');
    while (process.connected) await pause(20);
    const drain = { begin() {}, async closePorts() { console.log('ports closed'); } };
    stopOnSignals({ app: { drain }, delayMs: 0, finish: async () => { console.log('finished'); } });
  `,
  );
  const child = fork(script, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let said = '';
  child.stdout!.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await once(child, 'message');
  const ended = once(child, 'exit');
  child.disconnect();
  expect(await ended).toEqual([0, null]);
  await until(() => said === 'ports closed\nfinished\n');
});
