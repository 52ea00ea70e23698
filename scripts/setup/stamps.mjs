/** Stamps: a small file beside each output, naming its inputs, so that it is made again only when they change. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A hash of files and folders by content (not by time: `git checkout` changes times), plus any further facts. Missing
 * files count as absent. Leaves out tests in folders: no output depends on them.
 * @param {string} root
 * @param {string[]} names relative to `root`
 * @param {string[]} [facts]
 */
export function hashInputs(root, names, facts = []) {
  const hash = createHash('sha256');
  for (const fact of facts) hash.update(`${fact}\0`);
  /** @param {string} name */
  const add = (name) => {
    const path = join(root, name);
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) hash.update(`${name}\0absent\0`);
    else if (stats.isDirectory()) {
      for (const entry of readdirSync(path).sort()) {
        if (entry !== 'node_modules' && !/\.test\.[cm]?[jt]sx?$/.test(entry)) add(`${name}/${entry}`);
      }
    } else {
      const content = readFileSync(path);
      hash.update(`${name}\0${content.length}\0`).update(content);
    }
  };
  for (const name of names) add(name);
  return hash.digest('hex');
}

/** @param {string} stamp its path
 * @param {string} value */
export function isCurrent(stamp, value) {
  try {
    return readFileSync(stamp, 'utf8') === value;
  } catch {
    return false;
  }
}

/** Makes something and stamps it. The old stamp goes first, so an interrupted or failed run leaves none.
 * @param {string} stamp its path
 * @param {string} value
 * @param {() => Promise<void>} make throws when it fails */
export async function makeStamped(stamp, value, make) {
  rmSync(stamp, { force: true });
  await make();
  writeFileSync(`${stamp}.new`, value);
  renameSync(`${stamp}.new`, stamp);
}
