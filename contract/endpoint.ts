// What an endpoint is, and the parts of the data that its kept replies depend on.
import type * as z from 'zod';
import type { Access } from './access.ts';
import type { FileRule } from './uploads.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Data that changes together. `content`: the small lists (features, slides, programs, references, quality
 * categories); `inbox`: messages, applications and subscribers; `mail`: mails waiting to be sent; `accounts`: users,
 * sessions, addresses and carts; `orders`: orders and payments; `redirects`: of addresses without a page, with the
 * counts of requests for such addresses; `tasks`: work on many rows; `price_lists`: prices that hold
 * later; `media`: alternative texts of the library. Every write names its scope; a kept reply is valid
 * until one of the scopes it `reads` has changed.
 */
export const SCOPES = [
  'catalogue',
  'settings',
  'pages',
  'blogs',
  'redirects',
  'content',
  'media',
  'jobs',
  'inbox',
  'mail',
  'accounts',
  'orders',
  'tasks',
  'price_lists',
] as const;
export type Scope = (typeof SCOPES)[number];

/**
 * A scope, or one part of it. Reading a scope is reading each of its parts; a write to a scope changes each of its
 * parts, and a write to one part (`changed` in the server) leaves the other parts as they are.
 */
export type Part = Scope | `${Scope}:${string}`;

/**
 * Which products and categories there are, under which addresses and names, and in what order: no write changes this
 * part alone.
 */
export const CATALOGUE_STRUCTURE = 'catalogue:structure';
/** A product's own facts: price, stock, texts, pictures. */
export const productPart = (id: string) => `catalogue:product-${id}` as const;
/** A family's dimension table: prices and stock of its sizes. Its columns and facts are of the structure. */
export const familyPart = (id: string) => `catalogue:family-${id}` as const;

export const scopeOf = (part: Part): Scope => {
  const colon = part.indexOf(':');
  return (colon < 0 ? part : part.slice(0, colon)) as Scope;
};

/** One call of the API, as data. Routes, guards, OpenAPI, the typed client and the cache follow from it. */
export interface Endpoint {
  /** One line for the API page, in Turkish. */
  summary: string;
  /** Who may call it, and what each role sees. Required: an endpoint without it does not compile. */
  access: Access;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** Allow-list of the reply: a field that the schema does not name never leaves the server. */
  response: z.ZodType;
  /** Status of success; 200 unless stated. */
  status?: number;
  /** Limit of the body in bytes; by default 64 KiB for the public and 1 MiB for staff. */
  bodyBytes?: number;
  /** Takes one multipart file instead of a body; reading stops at `maxBytes`. */
  file?: FileRule;
  /** Hands the handler the body byte by byte, with the request's headers: its sender has signed it. */
  isRaw?: boolean;
  /** The reply is a file (see `downloads.ts`), sent as an attachment instead of JSON. */
  isDownload?: boolean;
  /** MIME types that a download may have. */
  contentTypes?: readonly string[];
  /**
   * Calls that one client address, or one account, may make within so many minutes. A file counts before it is read,
   * any other call where the handler says so.
   */
  limit?: { times: number; minutes: number; per?: 'account' };
  /**
   * Parts of the data that the reply shows. Stated on public GETs only: their anonymous replies are kept until one of
   * these parts changes.
   */
  reads?: readonly Part[];
  /**
   * Returns the parts of `reads` that this reply shows; without it, all of `reads` count. `input` is as it came,
   * before its schema.
   */
  shows?(reply: never, input: never): readonly Part[];
}

/** Body limit of calls that carry rich text. */
export const RICH_TEXT_BYTES = 8 * 1024 * 1024;

/**
 * A domain's endpoints keyed 'METHOD /api/path', checked and with their exact types kept. Browsers import fields from
 * the same files; marked as pure, so that their bundles leave the table out.
 *
 * @param summaries one for each key; a missing or superfluous one does not compile
 */
/* @__NO_SIDE_EFFECTS__ */
export const endpoints = <
  const E extends Record<`${Method} /api/${string}`, Omit<Endpoint, 'summary'>>,
  S extends { readonly [K in keyof E]: string },
>(
  summaries: S & { readonly [K in Exclude<keyof S, keyof E>]: never },
  table: E,
): { [K in keyof E]: E[K] & { summary: string } } => {
  const described: Record<string, object> = {};
  for (const key of Object.keys(table) as (keyof E & string)[])
    described[key] = { summary: summaries[key], ...table[key] };
  return described as { [K in keyof E]: E[K] & { summary: string } };
};
