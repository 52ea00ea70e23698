/** Which folders of the tree import each other in a circle. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';

const SOURCE = /\.(?:tsx?|mjs)$/;
/** Tests may reach for anything; nothing imports them. */
const TEST = /\.(?:test|spec)\.tsx?$/;
const SKIPPED = new Set(['node_modules', 'dist', 'data', 'test-results']);
/** Static, dynamic and type-only imports, and re-exports. */
const IMPORTS = /(?:\bfrom|\bimport|\bimport\()\s*['"]([^'"\n]+)['"]/g;
const COMMENTS = /\/\*[^]*?\*\/|^\s*\/\/.*$/gm;

/** @typedef {{ from: string, to: string }} Import paths below the root, with '/' */

/** @param {string} folder
 * @returns {string[]} */
function sourcesOf(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || SKIPPED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesOf(path);
    return SOURCE.test(entry.name) && !TEST.test(entry.name) ? [path] : [];
  });
}

/**
 * Every import between two of the tree's own files.
 * @param {string} root the folder with package.json, whose `imports` name the aliases
 * @returns {Import[]}
 */
export function importsOf(root) {
  /** @type {{ imports?: Record<string, string> }} */
  const { imports = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const aliases = Object.entries(imports).map(([name, target]) => [name.replace('*', ''), target.replace('*', '')]);
  /** @param {string} path */
  const named = (path) => relative(root, path).split(sep).join('/');
  return sourcesOf(root).flatMap((file) => {
    const code = readFileSync(file, 'utf8').replace(COMMENTS, '');
    return [...code.matchAll(IMPORTS)].flatMap(([, specifier = '']) => {
      const alias = aliases.find(([name = '']) => specifier.startsWith(name));
      if (alias) return [{ from: named(file), to: posix.join(alias[1] ?? '', specifier.slice(alias[0]?.length)) }];
      return specifier.startsWith('.') ? [{ from: named(file), to: named(resolve(dirname(file), specifier)) }] : [];
    });
  });
}

/**
 * A folder is looked at as its subfolders and the files that lie in it directly, which count as one more ('.'): none of
 * these may reach itself by way of the others.
 * @param {Import[]} imports
 * @returns {{ folder: string, members: string[], imports: Import[] }[]} circles, `imports` being those that make them
 */
export function circlesOf(imports) {
  /** @type {Map<string, Map<string, Map<string, Import[]>>>} folder → member → member */
  const folders = new Map();
  for (const step of imports) {
    const from = step.from.split('/');
    const to = step.to.split('/');
    let depth = 0;
    while (depth < Math.min(from.length, to.length) - 1 && from[depth] === to[depth]) depth += 1;
    /** @param {string[]} path */
    const memberOf = (path) => (path.length - 1 > depth ? (path[depth] ?? '') : '.');
    if (memberOf(from) === memberOf(to)) continue;
    const folder = from.slice(0, depth).join('/');
    const members = folders.get(folder) ?? new Map();
    folders.set(folder, members);
    const targets = members.get(memberOf(from)) ?? new Map();
    members.set(memberOf(from), targets);
    targets.set(memberOf(to), [...(targets.get(memberOf(to)) ?? []), step]);
  }
  return [...folders].flatMap(([folder, members]) =>
    knotsOf(members).map((knot) => ({
      folder,
      members: knot,
      imports: knot.flatMap((from) =>
        [...(members.get(from) ?? [])].flatMap(([to, steps]) => (knot.includes(to) ? steps : [])),
      ),
    })),
  );
}

/**
 * Strongly connected members, by what each reaches.
 * @param {Map<string, Map<string, unknown>>} members
 * @returns {string[][]}
 */
function knotsOf(members) {
  /** @param {string} start */
  const reachedFrom = (start) => {
    const reached = new Set();
    const open = [start];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      for (const target of members.get(next)?.keys() ?? []) {
        if (!reached.has(target)) open.push(target);
        reached.add(target);
      }
    }
    return reached;
  };
  const reached = new Map([...members.keys()].map((member) => [member, reachedFrom(member)]));
  /** @type {string[][]} */
  const knots = [];
  for (const [member, targets] of reached) {
    if (!targets.has(member) || knots.some((knot) => knot.includes(member))) continue;
    knots.push([...targets].filter((other) => reached.get(other)?.has(member)));
  }
  return knots;
}
