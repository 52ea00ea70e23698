import { beforeEach, expect, test, vi } from 'vitest';
import type { SignedInUser } from '#contract/auth.ts';

const USER: SignedInUser = {
  id: '7b0d1c1e-6d7b-4f0e-9d55-0f6a2c1b9a10',
  email: 'a@ornek.example',
  username: 'ayse',
  role: 'user',
  name: 'Ayşe Usta',
  avatar: '/avatar.svg',
};

let kept: Map<string, string>;
let isFull: boolean;

/** The module as loaded by a page that has just been opened. */
async function open() {
  vi.resetModules();
  return (await import('./session.ts')).session;
}

beforeEach(() => {
  kept = new Map();
  isFull = false;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull) throw new Error('full');
      kept.set(key, value);
    },
    removeItem: (key: string) => {
      kept.delete(key);
    },
  });
  return () => {
    vi.unstubAllGlobals();
  };
});

test('outlives the page', async () => {
  (await open()).begin({ user: USER, accessToken: 'a' });
  expect((await open()).get()).toEqual({ user: USER, accessToken: 'a' });
});

test('a late reply does not bring back a session that another tab has ended', async () => {
  for (const late of ['renew', 'showUser'] as const) {
    const session = await open();
    session.begin({ user: USER, accessToken: 'a' });
    kept.clear(); // by another tab
    if (late === 'renew') session.renew('b');
    else session.showUser({ ...USER, name: 'Ayşe' });
    expect(kept.size).toBe(0);
    expect(session.get()).toBeNull();
    expect(session.owner()?.id).toBe(USER.id); // the open page stays this person's
  }
});

test('a late reply does not change a session that another person has begun in another tab', async () => {
  const other = { user: { ...USER, id: '5f0d1c1e-6d7b-4f0e-9d55-0f6a2c1b9a11', name: 'Banu Usta' }, accessToken: 'c' };
  for (const late of ['renew', 'showUser', 'end', 'isStillOf'] as const) {
    const session = await open();
    session.begin({ user: USER, accessToken: 'a' });
    kept.set('accessToken', other.accessToken).set('user', JSON.stringify(other.user)); // by another tab
    if (late === 'renew') session.renew('b');
    else if (late === 'showUser') session.showUser({ ...USER, name: 'Ayşe' });
    else if (late === 'end') session.end();
    else expect(session.isStillOf(USER.id)).toBe(false);
    expect(kept.get('accessToken')).toBe('c');
    expect(session.get()).toEqual(other);
    session.showUser(USER); // a late reply to the former person
    expect(session.get()).toEqual(other);
  }
});

test('lasts as long as the page if storage is unavailable', async () => {
  isFull = true;
  const session = await open();
  session.begin({ user: USER, accessToken: 'a' });
  session.renew('b');
  session.showUser({ ...USER, name: 'Ayşe' });
  expect(session.get()).toEqual({ user: { ...USER, name: 'Ayşe' }, accessToken: 'b' });
});
