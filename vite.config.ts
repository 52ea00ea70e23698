import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const TEXT_FILE = /\.(js|css|svg|json|webmanifest)$/;

/** Writes `.br` and `.gz` beside a file. */
async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < 256) return;
  await writeFile(
    `${path}.br`,
    await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/** Compresses every text asset; the server sends the results as they are. */
const precompress = (): Plugin => ({
  name: 'precompress',
  applyToEnvironment: (environment) => environment.config.consumer === 'client',
  async writeBundle({ dir }) {
    const files = (await readdir(dir!, { recursive: true })).filter(
      (file) => TEXT_FILE.test(file) && !file.startsWith('.vite'),
    );
    await Promise.all(files.map((file) => compress(join(dir!, file))));
  },
});

const CLIENT = 'dist/client';
const SERVER = 'dist/server';

/**
 * Joins the style sheets of each page in one file, because on a slow line each file costs a way there and back
 * (docs/decisions/0108). `.vite/sheets.json` names the files by the sheets that they hold.
 */
async function joinStyles(): Promise<void> {
  const { styleSets } = (await import(pathToFileURL(resolve(SERVER, 'entry-server.js')).href)) as {
    styleSets(chunks: unknown): string[][];
  };
  const chunks: unknown = JSON.parse(await readFile(join(CLIENT, '.vite/manifest.json'), 'utf8'));
  const sheets: Record<string, string> = {};
  for (const styles of styleSets(chunks)) {
    if (styles.length < 2 || sheets[styles.join()]) continue;
    const contents = await Promise.all(styles.map((file) => readFile(join(CLIENT, file), 'utf8')));
    const content = contents.join('');
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
    const file = `assets/page-${hash}.css`;
    await writeFile(join(CLIENT, file), content);
    await compress(join(CLIENT, file));
    sheets[styles.join()] = file;
  }
  await writeFile(join(CLIENT, '.vite/sheets.json'), JSON.stringify(sheets));
}

/**
 * Refuses to build a panel whose files need each other in a circle: the one that comes first would find the other's
 * values undefined, on some screens and not on others.
 */
const noCircles = (): Plugin => ({
  name: 'no-circles',
  applyToEnvironment: (environment) => environment.name === 'panel',
  generateBundle(_, bundle) {
    const isDone = new Set<string>();
    const visit = (file: string, above: readonly string[]): void => {
      if (above.includes(file)) this.error(`Files need each other: ${[...above, file].join(' → ')}`);
      const chunk = bundle[file];
      if (isDone.has(file) || chunk?.type !== 'chunk') return;
      for (const imported of chunk.imports) visit(imported, [...above, file]);
      isDone.add(file);
    };
    for (const file of Object.keys(bundle)) visit(file, []);
  },
});

export default defineConfig({
  appType: 'custom',
  publicDir: 'site/public',
  plugins: [react(), noCircles(), precompress()],
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'panel', 'ssr']) await builder.build(builder.environments[name]!);
      await joinStyles();
    },
  },
  environments: {
    client: {
      build: {
        outDir: CLIENT,
        manifest: true,
        assetsInlineLimit: 0, // fonts and icons stay files: the Content-Security-Policy allows no data: fonts
        rolldownOptions: {
          input: { start: 'site/entry-start.ts', site: 'site/entry-client.tsx' },
          // Writes constants, as addresses and sentences, where they are used: as exports of the shared file they would
          // cost a product page half a kilobyte.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            // Every page names a hundred of them, and hashes do not compress: 42 bits beside a name are enough.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
                // The frame and the pages' shared code come in one file instead of a dozen, which compress badly. Pages
                // stay separate, and so does the entry, which waits for a page.
                {
                  name: 'shared',
                  test: /preload-helper|node_modules[\\/]regexparam[\\/]|[\\/](browser[\\/]link-press\.ts|contract[\\/](api-error|catalogue|client|delivery|images|money|format|paths|(catalogue|client|delivery)-texts)\.ts|site[\\/](styles[\\/]|base[\\/](?!dates|checking|markup|or-null|query)|cart[\\/](stored|add-button|quantity)\.|texts[\\/]frame\.|ui[\\/](broken-images|icon|picture|price|breadcrumb\.css|unbroken\.css)\.?|layout[\\/](?!search-dialog|frame-error|account)|(?!entry-|theme|page-code|late-font|next-page)[\w-]+\.tsx?$))/,
                },
                // The stored cart; and what fills it, fetched at the first press.
                {
                  name: 'cart-lines',
                  test: /[\\/](contract[\\/](cart-line|cart-texts|order-quantity)\.ts|site[\\/]cart[\\/]store\.ts)$/,
                },
                { name: 'cart-add', test: /[\\/]site[\\/](cart[\\/]add|texts[\\/]cart)\.ts$/ },
                // What names and compares families, in lists and on their pages.
                {
                  name: 'variants',
                  test: /[\\/]site[\\/](ui[\\/](family-card[\\/](form|variants)|log-scale)|pages[\\/]shop[\\/]scales|search[\\/](late-found|reply))\.tsx?$/,
                },
                // The answer to a search in one file, so that the shared code has fewer to name.
                {
                  name: 'search',
                  test: /[\\/]site[\\/](search[\\/](?!late-found|reply)[\w-]+\.tsx?$|texts[\\/]found\.)/,
                },
                // Code that most pages but the product's have, in one file, because each file costs a slow phone some
                // milliseconds.
                {
                  name: 'parts',
                  test: /[\\/](contract[\\/](icons|content|page-paths|with-query)\.ts|site[\\/]base[\\/](dates|markup|or-null|query)\.ts|site[\\/]ui[\\/](breadcrumb|class-icon|language-alternates|page-head|search-form|unbroken)\.tsx?)$/,
                },
                // Product and family both show it: with the family's code, a product's page would load that too.
                { name: 'drawing', test: /[\\/]site[\\/](ui[\\/]lettered-drawing[\\/]|texts[\\/]drawing\.)/ },
                // Sizes as a family's page and the catalogue both show them.
                {
                  name: 'sizes',
                  test: /[\\/](contract[\\/]dimension\.ts|site[\\/](ui[\\/](extent\.ts|chips[\\/][\w-]+\.css|empty-state\.css|pager\.css)|texts[\\/]extent\.))/,
                },
                // A family's page without its body, whose code comes later: both need the first, and one file is less to
                // name than four.
                {
                  name: 'family',
                  test: /[\\/]site[\\/](pages[\\/]family[\\/](code|page|title|address|size-typing|view|family|print)\.|texts[\\/]family\.|ui[\\/]dimension-table[\\/][\w-]+\.css|cart[\\/](tray|buy-bar)\.css)/,
                },
                // What cart, checkout and orders say of sums.
                {
                  name: 'sums',
                  test: /[\\/](contract[\\/](order-sums|unit-sums|latest-delivery)\.ts|site[\\/](cart[\\/](totals|latest|count)|texts[\\/]totals)\.ts)$/,
                },
                // Forms come with the pages that have one; last, because code shared with every page belongs above.
                {
                  name: 'forms',
                  test: /[\\/](browser[\\/]new-uuid\.ts|contract[\\/](form-texts|consent|resumes)\.ts|site[\\/](ui[\\/]form-|texts[\\/]form\.ts))/,
                },
              ],
            },
          },
        },
      },
    },
    // A separate build, so that site and panel share no chunk and neither carries code of the other.
    panel: {
      consumer: 'client',
      build: {
        outDir: 'dist/panel',
        assetsDir: 'panel-assets',
        copyPublicDir: false,
        assetsInlineLimit: 0,
        chunkSizeWarningLimit: 1_200,
        rolldownOptions: {
          input: 'admin.html',
          output: {
            // Left alone, a screen's code comes in up to a hundred files. What several screens share comes in five, so
            // that a screen after the first is a file or two. The first screen takes none of `inputs` and `rows`: what
            // the frame and it import of them is named in `kit` and `frame`.
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                // The sign-in page, which needs none of the others.
                { name: 'door', tags: ['$initial'] },
                // Only screens with a date need it, and it needs `inputs`, which `kit` does not.
                {
                  name: 'dates',
                  test: /node_modules[\\/](antd[\\/]es[\\/]date-picker|@rc-component[\\/]picker)[\\/](?!.*locale)/,
                },
                {
                  name: 'kit',
                  test: /node_modules[\\/](?!(antd[\\/]es|@rc-component)[\\/](alert|badge|card|checkbox|date-picker|descriptions|divider|input|input-number|mini-decimal|pagination|picker|popconfirm|progress|radio|result|segmented|select|slider|spin|switch|table|tabs|tag|tree|upload|virtual-list)[\\/](?!.*locale|TableMeasure))/,
                  minShareCount: 5,
                },
                { name: 'inputs', test: /node_modules/, minShareCount: 5 },
                {
                  name: 'frame',
                  test: /[\\/](contract|browser|admin[\\/](base|shell|fields))[\\/]|[\\/]admin[\\/](form[\\/](leave-guard|texts|thumb)|crud[\\/]resource)\.tsx?$/,
                  minShareCount: 3,
                },
                { name: 'rows', minShareCount: 4 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: SERVER,
        ssr: true,
        rolldownOptions: { input: { 'entry-server': 'site/entry-server.tsx' } },
      },
    },
  },
});
