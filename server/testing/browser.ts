// A browser as the sign-in calls see it: it keeps the cookie that they set.
import type { LightMyRequestResponse } from 'fastify';
import { TEST_PASSWORD } from './sign-in.ts';
import type { TestApp } from './app.ts';

export interface AuthReply {
  status: number;
  headers: LightMyRequestResponse['headers'];
  cookies: LightMyRequestResponse['cookies'];
  json: {
    accessToken: string;
    user: Record<string, unknown>;
    code: string;
    message: string;
    fields?: Record<string, string>;
  };
}

export interface TestBrowser {
  /** The refresh token, '' without one; tests may put another in its place. */
  cookie: string;
  /** The token by which an account recognises this browser, '' without one. */
  device: string;
  /** The access token of the last sign-in or refresh. */
  accessToken: string;
  send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<AuthReply>;
  login(email: string, password?: string): Promise<AuthReply>;
  refresh(headers?: Record<string, string>): Promise<AuthReply>;
  /** Returns the status of a call with the access token. */
  me(accessToken?: string): Promise<number>;
}

/** @param from its address */
export function openBrowser(
  { app, config }: Pick<TestApp, 'app' | 'config'>,
  from = '192.0.2.1',
  userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36',
): TestBrowser {
  const [name, deviceName] = config.publicUrl.startsWith('https:')
    ? ['__Host-kaliphane', '__Host-kaliphane-device']
    : ['kaliphane_session', 'kaliphane_device'];
  const browser: TestBrowser = {
    cookie: '',
    device: '',
    accessToken: '',
    async send(method, path, body, headers = {}) {
      const cookies = [
        browser.cookie && `${name}=${browser.cookie}`,
        browser.device && `${deviceName}=${browser.device}`,
      ]
        .filter(Boolean)
        .join('; ');
      const reply = await app.inject({
        method,
        url: `/api/auth/${path}`,
        remoteAddress: from,
        payload: body,
        headers: { 'user-agent': userAgent, ...(cookies ? { cookie: cookies } : {}), ...headers },
      });
      for (const cookie of reply.cookies) {
        if (cookie.name === name) browser.cookie = cookie.value;
        if (cookie.name === deviceName) browser.device = cookie.value;
      }
      return {
        status: reply.statusCode,
        headers: reply.headers,
        cookies: reply.cookies,
        json: (reply.body ? reply.json() : undefined) as AuthReply['json'],
      };
    },
    async login(email, password = TEST_PASSWORD) {
      const reply = await browser.send('POST', 'login', { email, password });
      if (reply.status === 200) browser.accessToken = reply.json.accessToken;
      return reply;
    },
    async refresh(headers) {
      const reply = await browser.send('POST', 'refresh', undefined, headers);
      if (reply.status === 200) browser.accessToken = reply.json.accessToken;
      return reply;
    },
    async me(accessToken = browser.accessToken) {
      return (await browser.send('GET', 'me', undefined, { authorization: `Bearer ${accessToken}` })).status;
    },
  };
  return browser;
}
