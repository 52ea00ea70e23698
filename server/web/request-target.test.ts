import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { listen, startApp, stubSite } from '../testing/app.ts';
import { describeWithDatabase } from '../testing/engines.ts';
import { pathOfTarget } from './request-target.ts';

test.each([
  ['/shop?q=a', '/shop?q=a'],
  ['http://x/shop?q=a', '/shop?q=a'],
  ['HTTPS://x:1/a', '/a'],
  ['http://x', '/'],
  ['http://x?q=a', '/?q=a'],
  ['*', '/*'],
  ['x:1', '/x:1'],
  ['', '/'],
  ['//x/y', '//x/y'],
])('the path of %j is %j', (target, path) => expect(pathOfTarget(target)).toBe(path));

const send = (port: number, line: string): Promise<string> =>
  new Promise((resolve) => {
    let reply = '';
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    });
    socket
      .on('data', (chunk) => {
        reply += chunk.toString();
      })
      .on('error', () => {})
      .on('close', () => resolve(reply.slice(9, 12)));
  });

describeWithDatabase('unusual targets', (setup) => {
  test('are answered as the paths that they mean, and not logged', async () => {
    const testApp = await startApp(setup, { site: stubSite(async ({ path }) => (path === '/bir' ? {} : undefined)) });
    const { port } = await listen(testApp);
    const lines = {
      'GET http://x/bir': '200',
      'GET /bir': '200',
      'GET *': '404',
      'OPTIONS *': '404',
      'GET http://x/api/yok': '404',
      'PROPFIND *': '404',
      'TRACE /bir': '404',
    };
    for (const [line, status] of Object.entries(lines)) expect([line, await send(port, line)]).toEqual([line, status]);
    expect(testApp.log).toEqual([]);
  });
});
