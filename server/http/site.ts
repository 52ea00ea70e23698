import type { FastifyInstance } from 'fastify';
import type { Api } from '#contract/endpoints.ts';

/** A rendered page, as `site/entry-server.tsx` gives it. */
export interface RenderedPage {
  status: number;
  /** Set for a redirect: where to. */
  location?: string;
  html: string;
  /** The theme's inline style, which the Content-Security-Policy names by its hash. */
  inlineStyle: string;
  /** What went wrong while loading, for the log; the page shows its error view. */
  failure?: unknown;
}

export interface RenderRequest {
  /** Path and query. */
  address: string;
  api: Api;
  /** Base of canonical addresses, without a trailing slash. */
  publicUrl: string;
  /** Shown with the error view, to be found in the log. */
  requestId: string;
}

/** The public site as the server sees it: built, or served by Vite while developing. */
export interface Site {
  render(request: RenderRequest): Promise<RenderedPage>;
  /** The address under which a page is kept: known keys of its query only, in order. */
  pageKey(address: string): string;
  /** Routes of its own: assets when built, Vite's while developing. */
  register(app: FastifyInstance): Promise<void>;
  /** Whether pages may be kept (not while developing). */
  isKeepable: boolean;
}
