import { describe, expect, test } from 'vitest';
import { createKeptReplies, type Weighed } from './kept-replies.ts';

interface Reply extends Weighed {
  name: string;
  bytes: number;
}
const reply = (name: string, bytes = 10): Reply => ({ name, bytes });

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

describe('kept replies', () => {
  test('give back what was kept last under the key', () => {
    const kept = createKeptReplies<Reply>(100);
    kept.set('/a', reply('first', 30));
    kept.set('/a', reply('second', 20));
    expect(kept.get('/a')?.name).toBe('second');
    expect(kept.get('/b')).toBeUndefined();
    expect(kept.size).toEqual({ entries: 1, bytes: 20 });
  });

  test('never keep a reply larger than the bound, nor the one it would have replaced', () => {
    const kept = createKeptReplies<Reply>(100);
    kept.set('/a', reply('small'));
    kept.set('/a', reply('large', 101));
    expect(kept.get('/a')).toBeUndefined();
    expect(kept.size).toEqual({ entries: 0, bytes: 0 });
  });

  test('drop the oldest unused reply, and spare used ones', () => {
    const kept = createKeptReplies<Reply>(30);
    for (const name of ['a', 'b', 'c']) kept.set(name, reply(name));
    kept.get('a');
    kept.set('d', reply('d'));
    expect(['a', 'b', 'c', 'd'].filter((key) => kept.get(key))).toEqual(['a', 'c', 'd']);
  });

  test('keep what is just put in, even where all others are in use', () => {
    const kept = createKeptReplies<Reply>(30);
    for (const name of ['a', 'b', 'c']) {
      kept.set(name, reply(name));
      kept.get(name);
    }
    kept.set('d', reply('d'));
    expect(kept.get('d')?.name).toBe('d');
    expect(kept.size.entries).toBe(3);
  });

  test('hold on to pages in use while thousands pass by once', () => {
    const kept = createKeptReplies<Reply>(1_000);
    const hot = Array.from({ length: 20 }, (_, i) => `/hot-${i}`);
    for (const key of hot) kept.set(key, reply(key));
    for (let i = 0; i < 5_000; i++) {
      kept.set(`/scan-${i}`, reply('scan'));
      if (!kept.get(hot[i % hot.length]!)) throw new Error(`${hot[i % hot.length]} is gone after ${i}`);
    }
  });

  test('charge what has grown or shrunk, and make room for the growth', () => {
    const kept = createKeptReplies<Reply>(100);
    const all = Array.from({ length: 10 }, (_, i) => reply(`${i}`));
    for (const one of all) kept.set(one.name, one);
    const [first] = all;
    first!.bytes = 25;
    kept.weigh('0', first!);
    expect(kept.get('0')).toBe(first); // others went, although they are younger
    expect(kept.size).toEqual({ entries: 8, bytes: 95 });
    first!.bytes = 5;
    kept.weigh('0', first!);
    expect(kept.size).toEqual({ entries: 8, bytes: 75 });
    first!.bytes = 101;
    kept.weigh('0', first!);
    expect(kept.get('0')).toBeUndefined();
    expect(kept.size).toEqual({ entries: 7, bytes: 70 });
  });

  test('do not charge, nor drop, in the name of a reply that was replaced', () => {
    const kept = createKeptReplies<Reply>(100);
    const old = reply('old');
    kept.set('/a', old);
    kept.set('/a', reply('new'));
    old.bytes = 90;
    kept.weigh('/a', old);
    kept.drop('/a', old);
    expect(kept.get('/a')?.name).toBe('new');
    expect(kept.size).toEqual({ entries: 1, bytes: 10 });
  });

  test.each([1, 2, 3, 4, 5])('stay a map within their bound whatever happens (%i)', (seed) => {
    const below = numbers(seed);
    const maxBytes = 500;
    const kept = createKeptReplies<Reply>(maxBytes);
    /** The last reply put in under each key, whether or not it is still kept. */
    const put = new Map<string, Reply>();
    const charged = new Map<string, number>();
    for (let step = 0; step < 2_000; step++) {
      const key = `/${below(60)}`;
      const last = put.get(key);
      const action = below(10);
      if (action < 4) {
        const next = reply(`${step}`, 1 + below(below(20) === 0 ? 600 : 60));
        put.set(key, next);
        charged.set(key, next.bytes);
        kept.set(key, next);
        expect(kept.get(key), `step ${step}`).toBe(next.bytes <= maxBytes ? next : undefined);
      } else if (action < 7) {
        expect([undefined, last], `step ${step}`).toContain(kept.get(key));
      } else if (action < 9 && last) {
        last.bytes = 1 + below(120);
        charged.set(key, last.bytes);
        kept.weigh(key, last);
      } else if (last) {
        kept.drop(key, last);
        expect(kept.get(key), `step ${step}`).toBeUndefined();
      }
      if (kept.size.bytes > maxBytes) throw new Error(`${kept.size.bytes} bytes at step ${step}`);
      if (step % 50 > 0) continue; // because looking counts as use
      const present = [...put].filter(([one, value]) => kept.get(one) === value).map(([one]) => one);
      expect(kept.size, `step ${step}`).toEqual({
        entries: present.length,
        bytes: present.reduce((sum, one) => sum + charged.get(one)!, 0),
      });
    }
  });
});
