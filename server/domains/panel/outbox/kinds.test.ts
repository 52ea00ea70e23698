import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MAIL_KIND_LABELS } from '#contract/outbox-texts.ts';
import { REPLY_KIND } from '../../../base/mail/outbox.ts';

const DOMAINS = join(import.meta.dirname, '..', '..');
/** A template's kind stands just before its layout; that of one with the owner's words is named to `letter`. */
const TEMPLATE = /(?:kind: ('[\w-]+'|REPLY_KIND),\s+\.\.\.layout\(|\bletter\(\s*site,\s*('[\w-]+'))/g;

/** Kinds of all templates. Each template calls `layout` or `letter`. */
function templateKinds(): string[] {
  const kinds: string[] = [];
  for (const file of globSync('**/*.ts', { cwd: DOMAINS }).filter((name) => !name.endsWith('.test.ts'))) {
    const source = readFileSync(join(DOMAINS, file), 'utf8');
    if (!/mail\/(?:layout|wording)\.ts/.test(source)) continue;
    const found = [...source.matchAll(TEMPLATE)].map(([, fixed, worded]) => {
      const kind = fixed ?? worded ?? '';
      return kind === 'REPLY_KIND' ? REPLY_KIND : kind.slice(1, -1);
    });
    expect(found, `templates in ${file} without a readable kind`).toHaveLength(
      [...source.matchAll(/\b(?:layout|letter)\(/g)].length,
    );
    kinds.push(...found);
  }
  return kinds;
}

test('every kind of mail has a Turkish name, and every name a template', () => {
  expect(templateKinds().toSorted()).toEqual(Object.keys(MAIL_KIND_LABELS).toSorted());
});
