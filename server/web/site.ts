import type { FastifyInstance } from 'fastify';
import type { Api, FileKey, Key } from '#contract/endpoints.ts';
import type { RawInput } from './call.ts';

/** A rendered page, as returned by `site/entry-server.tsx`. */
export interface RenderedPage {
  status: number;
  /** Target of a redirect. */
  location?: string;
  html: string;
  /** The theme's inline style, which the Content-Security-Policy names by its hash. */
  inlineStyle: string;
  /** Whether the address is a secret of its reader: never kept. */
  isForOne?: boolean;
  /** Whether pages of this site may show it in a frame; no script in it runs. */
  isFramable?: boolean;
  /** Failure while loading, for the log; the page shows its error view. */
  failure?: unknown;
}

export interface RenderRequest {
  /** Path and query. */
  address: string;
  api: Api;
  /** Base of canonical addresses, without a trailing slash. */
  publicUrl: string;
  /** Shown with the error view; the same id is in the log. */
  requestId: string;
  /** A form that was sent to the page's address and refused. */
  form?: FormState;
}

/** A submitted form with its outcome; the page shows it again. */
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
  /** A file field: the call that takes the file, and the value that holds its reply. */
  file?: { field: string; key: FileKey; as: string };
  toInput(values: Record<string, string>): RawInput;
}

/** The public site as the server sees it: built, or served by Vite while developing. */
export interface Site {
  render(request: RenderRequest): Promise<RenderedPage>;
  /** The key under which a page is kept: only known keys of its query, in order. */
  pageKey(address: string): string;
  /** The form of the page at this address; undefined where there is none. */
  formAt(address: string): SiteForm | undefined | Promise<SiteForm | undefined>;
  /** The panel's page, the same for all of its addresses; `NONCE_PLACE` marks the reply's nonce. */
  adminPage(): Promise<string>;
  /** Registers its own routes: assets when built, Vite's while developing. */
  register(app: FastifyInstance): Promise<void>;
  /** Whether pages may be kept (not while developing). */
  isKeepable: boolean;
}
