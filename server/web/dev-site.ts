import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RenderedPage, RenderRequest, Site, SiteForm } from './site.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Addresses of the panel's screens; those of its sources end in a file's name. */
const PANEL_ADDRESS = /^\/admin(?:\/[^.?]*)?(?:\?|$)/;

/** Serves the site from its sources: Vite runs inside this process and reloads changed files. */
export async function openSite(): Promise<Site> {
  const [{ createServer }, { default: middie }] = await Promise.all([import('vite'), import('@fastify/middie')]);
  const vite = await createServer({ root: ROOT, appType: 'custom', server: { middlewareMode: true } });
  const load = () =>
    vite.ssrLoadModule('/site/entry-server.tsx') as Promise<{
      render(r: RenderRequest): Promise<RenderedPage>;
      formAt(address: string): SiteForm | undefined;
    }>;
  return {
    isKeepable: false,
    async render(request) {
      const page = await (await load()).render(request);
      return page.html ? { ...page, html: await vite.transformIndexHtml(request.address, page.html) } : page;
    },
    pageKey: (address) => address, // development keeps no replies
    formAt: async (address) => (await load()).formAt(address),
    adminPage: async () => vite.transformIndexHtml('/admin.html', await readFile(join(ROOT, 'admin.html'), 'utf8')),
    async register(app) {
      await app.register(middie);
      // Vite would answer the panel's address /admin/users with the source admin/users.tsx.
      app.use((request, response, next) => {
        if (PANEL_ADDRESS.test(request.url ?? '')) next();
        else vite.middlewares(request, response, next);
      });
      // Vite's client styles and scripts are inline: the site's policy holds for the built site only.
      app.addHook('onSend', async (_request, reply) => {
        reply.removeHeader('content-security-policy');
      });
      app.addHook('onClose', () => vite.close());
    },
  };
}
