import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listen, startApp } from '../testing/app.ts';
import { describeWithDatabase } from '../testing/engines.ts';
import { limitBodyTime } from './body-time.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a body', () => {
  const told = (headers: Record<string, string>, finish?: (request: IncomingMessage) => void): boolean => {
    const request = Object.assign(new EventEmitter(), {
      headers,
      complete: false,
      socket: { bytesRead: 0 },
    }) as unknown as IncomingMessage;
    let isTold = false;
    limitBodyTime(request, () => {
      isTold = true;
    });
    vi.advanceTimersByTime(14_999);
    expect(isTold).toBe(false);
    finish?.(request);
    vi.advanceTimersByTime(1);
    return isTold;
  };

  test('has 15 seconds, an upload more, a missing body no limit', () => {
    expect(told({ 'content-length': '5', 'content-type': 'application/json' })).toBe(true);
    expect(told({ 'transfer-encoding': 'chunked' })).toBe(true);
    expect(told({ 'content-length': '5', 'content-type': 'multipart/form-data; boundary=x' })).toBe(false);
    expect(told({})).toBe(false);
    expect(told({ 'content-length': '0' })).toBe(false);
    expect(
      told({ 'content-length': '5' }, (request) => {
        request.complete = true;
      }),
    ).toBe(false);
    expect(
      told({ 'content-length': '5' }, (request) => {
        request.emit('close');
      }),
    ).toBe(false);
  });

  test.each([
    ['/api/upload', false],
    ['/api/import/abc-1/pictures', true],
    ['/api/import-pictures', true],
    ['/api/import/abc-1/pictures/file', false],
  ])('an upload to %s has a minute; a large one as long as it gets on', (url, isLarge) => {
    const socket = { bytesRead: 0 };
    const headers = { 'content-length': '999999999', 'content-type': 'multipart/form-data; boundary=x' };
    const request = Object.assign(new EventEmitter(), { headers, url, complete: false, socket });
    let times = 0;
    limitBodyTime(request as unknown as IncomingMessage, () => {
      times += 1;
    });
    for (let minute = 0; minute < 20; minute++) {
      socket.bytesRead += 1024 * 1024;
      vi.advanceTimersByTime(60_000);
    }
    expect(times).toBe(isLarge ? 0 : 1);
    socket.bytesRead += 1024 * 1024 - 1;
    vi.advanceTimersByTime(60_000);
    expect(times).toBe(1);
  });
});

describeWithDatabase('a body that arrives too slowly', (setup) => {
  test('is answered 408 and hung up on, without a line in the log', async () => {
    const app = await startApp(setup);
    const { port } = await listen(app);
    const socket = connect(port, '127.0.0.1');
    const reply = new Promise<string>((resolve) => {
      let text = '';
      socket
        .on('data', (data) => {
          text += data;
        })
        .on('close', () => resolve(text));
    });
    const arrived = new Promise((resolve) => {
      app.app.server.once('request', resolve);
    });
    socket.write(
      'POST /api/newsletter HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"email"',
    );
    await arrived;
    vi.advanceTimersByTime(15_000);
    expect(await reply).toMatch(/^HTTP\/1\.1 408 [^]*"message":"İstek zamanında tamamlanmadı\."/);
    expect(app.log).toEqual([]);
  });
});
