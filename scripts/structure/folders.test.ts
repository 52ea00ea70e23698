import { describe, expect, test } from 'vitest';
import { circlesOf, importsOf } from './folders.mjs';

const edges = (...pairs: string[]) =>
  pairs.map((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return { from, to };
  });

const found = (...pairs: string[]) =>
  circlesOf(edges(...pairs)).map(({ folder, members }) => `${folder}: ${members.toSorted().join()}`);

describe('circles between folders', () => {
  test('there are none where imports go one way, also through several folders', () => {
    expect(found('a/x.ts b/x.ts', 'b/x.ts c/x.ts', 'a/y.ts c/x.ts', 'a/x.ts a/y.ts')).toEqual([]);
  });

  test('files that import each other need not do so themselves', () => {
    expect(found('a/x.ts b/x.ts', 'b/y.ts a/y.ts')).toEqual([': a,b']);
  });

  test('a longer way round counts', () => {
    expect(found('a/x.ts b/x.ts', 'b/x.ts c/x.ts', 'c/x.ts a/y.ts')).toEqual([': a,b,c']);
  });

  test('folders within folders are seen at their own level only', () => {
    expect(found('s/a/x.ts s/b/x.ts', 's/b/y.ts s/a/y.ts', 't/x.ts s/a/x.ts')).toEqual(['s: a,b']);
  });

  test('a folder and its own subfolder make one', () => {
    expect(found('a/x.ts a/sub/x.ts', 'a/sub/y.ts a/y.ts')).toEqual(['a: .,sub']);
  });
});

describe('imports of the tree', () => {
  test('are found behind aliases, without ending in another folder', () => {
    const imports = importsOf(new URL('../..', import.meta.url).pathname);
    expect(imports).toContainEqual({ from: 'start/main.ts', to: 'server/app.ts' });
    expect(imports.filter(({ to }) => to.startsWith('..'))).toEqual([]);
  });

  test('make no circle between folders', () => {
    const circles = circlesOf(importsOf(new URL('../..', import.meta.url).pathname));
    expect(
      circles.map(({ folder, members, imports }) => ({
        between: members.map((member) => `${folder}/${member}`),
        imports: imports.map(({ from, to }) => `${from} → ${to}`),
      })),
    ).toEqual([]);
  });
});
