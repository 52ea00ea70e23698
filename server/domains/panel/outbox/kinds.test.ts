import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MAIL_KIND_LABELS } from '#contract/outbox-texts.ts';
import { REPLY_KIND } from '../../../base/mail/outbox.ts';

const DOMAINS = join(import.meta.dirname, '..', '..');
/** A template's kind stands just before its layout. */
const TEMPLATE = /kind: ('[\w-]+'|REPLY_KIND),\s+\.\.\.layout\(/g;

/** Kinds of all templates. Each template calls `layout`. */
function templateKinds(): string[] {
  const kinds: string[] = [];
  for (const file of globSync('**/*.ts', { cwd: DOMAINS }).filter((name) => !name.endsWith('.test.ts'))) {
    const source = readFileSync(join(DOMAINS, file), 'utf8');
    if (!source.includes('mail/layout.ts')) continue;
    const found = [...source.matchAll(TEMPLATE)].map(([, kind = '']) =>
      kind === 'REPLY_KIND' ? REPLY_KIND : kind.slice(1, -1),
    );
    expect(found, `templates in ${file} without a readable kind`).toHaveLength(source.split('layout(').length - 1);
    kinds.push(...found);
  }
  return kinds;
}

test('every kind of mail has a Turkish name, and every name a template', () => {
  expect(templateKinds().toSorted()).toEqual(Object.keys(MAIL_KIND_LABELS).toSorted());
});
