import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { StartError } from '../base/start-error.ts';
import { registerBuiltAssets } from './built-assets.ts';
import type { RenderedPage, RenderRequest, Site, SiteForm } from './site.ts';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

/**
 * The exports of the server bundle (`site/entry-server.tsx`), stated here because rooms do not import each other
 * (docs/decisions/0001).
 */
interface SiteBundle {
  render(request: RenderRequest & { built?: { chunks: unknown; sheets: unknown } }): Promise<RenderedPage>;
  pageKey(address: string): string;
  formAt(address: string): SiteForm | undefined;
}

/** The site as `vite build` made it. */
export async function openSite(): Promise<Site> {
  if (!['server/entry-server.js', 'panel/admin.html'].every((file) => existsSync(join(DIST, file))))
    throw new StartError('The site is not built: run `npm start`.');
  const json = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(DIST, file), 'utf8'));
  const built = {
    chunks: await json('client/.vite/manifest.json'),
    sheets: await json('client/.vite/sheets.json'),
  };
  const adminPage = await readFile(join(DIST, 'panel/admin.html'), 'utf8');
  const bundle: SiteBundle = await import(join(DIST, 'server/entry-server.js'));
  return {
    isKeepable: true,
    render: (request) => bundle.render({ ...request, built }),
    pageKey: bundle.pageKey,
    formAt: bundle.formAt,
    adminPage: async () => adminPage,
    async register(app) {
      await registerBuiltAssets(app, join(DIST, 'client/assets'), '/assets/');
      await registerBuiltAssets(app, join(DIST, 'panel/panel-assets'), '/panel-assets/');
      await app.register(fastifyStatic, {
        root: join(DIST, 'client'),
        prefix: '/',
        decorateReply: false,
        index: false,
        wildcard: false,
        maxAge: '1d',
        schemaHide: true,
        globIgnore: ['.vite/**', 'assets/**', '**/*.html', '**/*.br', '**/*.gz'],
      });
    },
  };
}
