/**
 * Playwright's `test` for the panel: `asAdmin` and `asModerator` sign the test's browser in as a new person of that
 * role, through rows in the database, so that no test meets the limits of signing in.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { UserRole } from '../contract/auth.ts';
import type { Database } from '../server/base/db/database.ts';
import { openDatabase } from '../server/base/db/opening/open.ts';
import {
  insertSession,
  insertUser,
  TEST_PASSWORD,
  type NewTestUser,
  type TestUser,
} from '../server/testing/sign-in.ts';
import { test as base } from './fixtures.ts';

export { checkAxe, checkNoOverflow, expect, layoutShift } from './fixtures.ts';
export { TEST_PASSWORD };

const COOKIE = 'kaliphane_session';

/** A person with a separate session. */
export interface Person extends TestUser {
  password: string;
  /** Public id of the session. */
  session: string;
  accessToken: string;
  refreshToken: string;
  /** Calls the API as this person. Returns the reply's body, or undefined for an empty one; throws on a refusal. */
  call<T = unknown>(method: string, path: string, body?: object): Promise<T>;
}

export interface People {
  database: Database;
  /** Creates an account with `TEST_PASSWORD`. Names are unique unless given. */
  create(role: UserRole, given?: Omit<NewTestUser, 'role'>): Promise<TestUser>;
  /** Creates an account with a session, in no browser yet. */
  withSession(role: UserRole, given?: Omit<NewTestUser, 'role'>): Promise<Person>;
  /** Adds a session to the account, as from another browser. */
  addSession(user: TestUser, userAgent: string): Promise<void>;
  /**
   * Gives the person's session to a browser that has opened nothing yet. `accessToken` replaces theirs, e.g. with an
   * expired one.
   */
  enter(context: BrowserContext, person: Person, accessToken?: string): Promise<void>;
  /**
   * Lets the server end the account's sessions when the page sends this call, so that no other call of the page learns
   * it first.
   */
  endSessionsAt(page: Page, user: TestUser, method: string, path: string): Promise<void>;
}

async function sendCall<T>(
  baseURL: string,
  accessToken: string,
  method: string,
  path: string,
  body?: object,
): Promise<T> {
  const reply = await fetch(new URL(path, baseURL), {
    method,
    headers: { authorization: `Bearer ${accessToken}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body && JSON.stringify(body),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text}`);
  return (text ? JSON.parse(text) : undefined) as T;
}

/** Waits until an opened address of the panel shows content: the sign-in page, or the frame with its screen. */
const untilShown = (page: Page): Promise<void> => page.locator('main:not(:has(.panel-waiting))').waitFor();

export const test = base.extend<{ people: People; asAdmin: Person; asModerator: Person }, { database: Database }>({
  database: [
    async ({ dataDir }, use) => {
      const database = await openDatabase(join(dataDir, 'kaliphane.db'));
      await use(database);
      await database.close();
    },
    { scope: 'worker' },
  ],

  // Dialogs and lists of the panel slide in, and a click would hit an element that has moved since.
  contextOptions: ({ contextOptions }, use) => use({ ...contextOptions, reducedMotion: 'reduce' }),

  people: async ({ database, dataDir, baseURL }, use) => {
    // A server that has just started may keep the file for longer than its own writes would wait for it.
    const put = <T>(work: () => Promise<T>): Promise<T> => database.prepare(work);
    const create: People['create'] = (role, given = {}) => {
      const username = `${role}-${randomBytes(5).toString('hex')}`;
      const person = { username, name: `Deneme ${username}`, email: `${username}@kalip.example`, ...given, role };
      return put(() => insertUser(database, person));
    };
    const server = { dataDir, appSecret: undefined };
    await use({
      database,
      create,
      async withSession(role, given) {
        const user = await create(role, given);
        const { session, refreshToken, sign } = await put(() => insertSession(database, user, server));
        const accessToken = await sign();
        return {
          ...user,
          password: TEST_PASSWORD,
          session,
          accessToken,
          refreshToken,
          call: (method, path, body) => sendCall(baseURL!, accessToken, method, path, body),
        };
      },
      async addSession(user, userAgent) {
        await put(() => insertSession(database, user, server, { userAgent }));
      },
      async enter(context, person, accessToken = person.accessToken) {
        await context.addCookies([
          { name: COOKIE, value: person.refreshToken, url: baseURL!, httpOnly: true, sameSite: 'Strict' },
        ]);
        const { user } = await person.call<{ user: unknown }>('GET', '/api/auth/me');
        // Once per tab: later changes by the test to the session stay.
        await context.addInitScript(
          ([token, stored]) => {
            if (!location.protocol.startsWith('http') || sessionStorage.getItem('test-entered')) return;
            sessionStorage.setItem('test-entered', 'yes');
            localStorage.setItem('accessToken', token!);
            localStorage.setItem('user', stored!);
          },
          [accessToken, JSON.stringify(user)],
        );
      },
      async endSessionsAt(page, user, method, path) {
        let isDone = false;
        await page.route(`**${path}`, async (route) => {
          if (isDone || route.request().method() !== method) return route.fallback();
          isDone = true;
          await put(() =>
            database.write('accounts', (trx) => trx.deleteFrom('sessions').where('userId', '=', user.id).execute()),
          );
          return route.continue();
        });
      },
    });
  },

  asAdmin: async ({ people, context }, use) => {
    const person = await people.withSession('admin');
    await people.enter(context, person);
    await use(person);
  },
  asModerator: async ({ people, context }, use) => {
    const person = await people.withSession('moderator');
    await people.enter(context, person);
    await use(person);
  },

  page: async ({ page }, use) => {
    const open = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await open(url, options);
      if (new URL(page.url()).pathname.startsWith('/admin')) await untilShown(page);
      return response;
    };
    await use(page);
  },
});

/**
 * Chooses to delete a row, in its menu.
 * @param title of the row
 * @returns the question
 */
export async function askToRemove(page: Page, title: string, entry = 'Sil'): Promise<Locator> {
  await page.getByRole('button', { name: `İşlemler: ${title}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
  return page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Hayır' }) });
}
