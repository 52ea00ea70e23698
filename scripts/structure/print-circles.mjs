/** `node scripts/structure/print-circles.mjs [folder]`: circles between folders, with the imports that make them. */
import { join } from 'node:path';
import { circlesOf, importsOf } from './folders.mjs';

const [only = ''] = process.argv.slice(2);
for (const { folder, members, imports } of circlesOf(importsOf(join(import.meta.dirname, '../..')))) {
  if (!`${folder}/`.startsWith(only)) continue;
  console.log(`${folder || 'the root'}: ${members.join(', ')}`);
  for (const { from, to } of imports) console.log(`  ${from} → ${to}`);
}
