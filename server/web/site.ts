import type { FastifyInstance } from 'fastify';
import type { Api, FileKey, Key } from '#contract/endpoints.ts';
import type { RawInput } from './call.ts';

/** A rendered page, as `site/entry-server.tsx` gives it. */
export interface RenderedPage {
  status: number;
  /** Set for a redirect: where to. */
  location?: string;
  html: string;
  /** The theme's inline style, which the Content-Security-Policy names by its hash. */
  inlineStyle: string;
  /** The address is a secret of its reader: never kept. */
  isForOne?: boolean;
  /** Pages of ours may show it in a frame; nothing in it runs. */
  isFramable?: boolean;
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
  /** A form that was sent to the page's address and refused. */
  form?: FormState;
}

/** A form as it was sent, and what became of it; the page shows it again. */
export interface FormState {
  values: Record<string, string>;
  /** Field path → sentence. */
  fields: Record<string, string>;
  message: string;
  isSent: boolean;
}

/** The form that a page takes by POST (`PageDefinition.form`). */
export interface SiteForm {
  key: Key;
  /** A file field: the call that takes the file, and the value that holds what its reply names so. */
  file?: { field: string; key: FileKey; as: string };
  toInput(values: Record<string, string>): RawInput;
}

/** The public site as the server sees it: built, or served by Vite while developing. */
export interface Site {
  render(request: RenderRequest): Promise<RenderedPage>;
  /** The address under which a page is kept: known keys of its query only, in order. */
  pageKey(address: string): string;
  /** The form of the page at this address; undefined when it takes none. */
  formAt(address: string): SiteForm | undefined | Promise<SiteForm | undefined>;
  /** The panel's page, the same for all of its addresses; `NONCE_PLACE` stands where the reply's nonce belongs. */
  adminPage(): Promise<string>;
  /** Routes of its own: assets when built, Vite's while developing. */
  register(app: FastifyInstance): Promise<void>;
  /** Whether pages may be kept (not while developing). */
  isKeepable: boolean;
}
