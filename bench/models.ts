// Builds CAD models of the demo's articles and prints the table by template: `node bench/models.ts` builds all,
// `--sample` the first, middle and last size of each family; `--freecad` has FreeCAD read the sample's STEP files too.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FINISHES, type Body } from '../server/cad/body.ts';
import { MODELLER_LIMITS, openModeller } from '../server/cad/making/modeller.ts';
import { boundsOf, volumeOf } from '../server/cad/measuring/measure.ts';
import { areSameBounds, type Bounds, type Measures } from '../server/cad/solid-measures.ts';
import { faultOf } from '../server/domains/catalogue/cad/files.ts';
import { modelOf } from '../server/domains/catalogue/cad-models/model.ts';
import { cadOf } from '../demo/cad/index.ts';
import { demoProducts } from '../demo/catalogue/index.ts';
import { readFamilies } from '../demo/families.ts';

/** Of the table: a template and what came of its articles. */
interface Line {
  articles: number;
  built: number;
  faults: string[];
  /** Largest difference between the solid's volume and the body's, relative. */
  difference: number;
  ms: number;
  bytes: number;
}

const isSample = process.argv.includes('--sample');
const isRead = process.argv.includes('--freecad');
/** FreeCAD's volume and bounds may differ by so much. */
const VOLUME_TOLERANCE = 0.001;
const SCRIPT = fileURLToPath(new URL('read-step.py', import.meta.url));

const families = readFamilies([...demoProducts('demo')]);
const lines = new Map<string, Line>();
const modeller = openModeller({ ...MODELLER_LIMITS, modelMs: 60_000 });
const folder = mkdtempSync(join(tmpdir(), 'kaliphane-step-'));
const written = new Map<string, Measures>();
const withoutModel: string[] = [];

async function build(code: string, body: Body, line: Line, isSampled: boolean): Promise<void> {
  const began = performance.now();
  const { measures, file } = await modeller.make({
    body,
    bounds: boundsOf(body),
    title: {
      code,
      name: code,
      color: FINISHES[body.finish],
      company: 'Örnek',
      website: 'https://ornek.example',
      remarks: ['Nominal ölçüler'],
      changedAt: '2026-01-05T08:00:00Z',
    },
    output: { format: 'step', protocol: '214' },
  });
  line.ms += performance.now() - began;
  line.bytes += file.length;
  const fault = faultOf(body, measures);
  if (fault !== null) throw new Error(fault);
  // By rays where there is no formula, which takes its time.
  const formula = isSampled ? volumeOf(body) : volumeOf(body, { onlyExact: true });
  if (formula) line.difference = Math.max(line.difference, Math.abs(measures.volume / formula.volume - 1));
  line.built += 1;
  if (!isSampled || !isRead) return;
  const name = `${code.replace(/[^\w.-]/g, '_')}.step`;
  writeFileSync(join(folder, name), file);
  written.set(name, measures);
}

for (const { family, products, columns, dims } of families) {
  const mapping = cadOf(family);
  if (!mapping) {
    withoutModel.push(`${family.key} (${products.length})`);
    continue;
  }
  const line = lines.get(mapping.template) ?? { articles: 0, built: 0, faults: [], difference: 0, ms: 0, bytes: 0 };
  lines.set(mapping.template, line);
  const sample = new Set([0, Math.floor(products.length / 2), products.length - 1]);
  for (const [at, { code }] of products.entries()) {
    if (isSample && !sample.has(at)) continue;
    line.articles += 1;
    const model = modelOf(mapping, columns, dims[at]!);
    try {
      if ('reason' in model) throw new Error(model.reason);
      await build(code, model.body, line, sample.has(at));
    } catch (error) {
      line.faults.push(`${code}: ${(error as Error).message}`);
    }
  }
  process.stderr.write('.');
}
modeller.stop();
process.stderr.write('\n');

console.log('| template | articles | built, valid | volume, largest difference | ms | kB |\n|---|---|---|---|---|---|');
for (const [template, { articles, built, difference, ms, bytes }] of lines)
  console.log(
    `| ${template} | ${articles} | ${built} | ${(difference * 100).toFixed(4)} % | ${Math.round(ms / built)} | ${(bytes / built / 1000).toFixed(1)} |`,
  );
const all = [...lines.values()];
const faults = all.flatMap((line) => line.faults);
console.log(
  `\n${all.reduce((sum, { built }) => sum + built, 0)} models; without a template: ${withoutModel.join(', ') || 'none'}`,
);
if (faults.length > 0) console.log(`\nFaults:\n${faults.join('\n')}`);
let isWrong = faults.length > 0;

if (isRead) {
  execFileSync('freecadcmd', [SCRIPT], {
    env: { ...process.env, STEP_FOLDER: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const read = JSON.parse(readFileSync(join(folder, 'read.json'), 'utf8')) as Record<
    string,
    Bounds & { solids: number; isValid: boolean; volume: number }
  >;
  const wrong = [...written].flatMap(([name, expected]) => {
    const seen = read[name];
    if (!seen) return [`${name}: not read`];
    return [
      ...(seen.solids === 1 && seen.isValid ? [] : [`${name}: ${seen.solids} solids, valid ${seen.isValid}`]),
      ...(Math.abs(seen.volume / expected.volume - 1) <= VOLUME_TOLERANCE
        ? []
        : [`${name}: ${seen.volume} mm³ instead of ${expected.volume}`]),
      ...(areSameBounds(seen, expected)
        ? []
        : [
            `${name}: ${JSON.stringify([seen.min, seen.max])} instead of ${JSON.stringify([expected.min, expected.max])}`,
          ]),
    ];
  });
  console.log(
    `\nFreeCAD read ${written.size} files; ${wrong.length} differ.${wrong.map((one) => `\n${one}`).join('')}`,
  );
  isWrong ||= wrong.length > 0;
}
rmSync(folder, { recursive: true });
process.exitCode = isWrong ? 1 : 0;
