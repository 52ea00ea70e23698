// `base/`: the ground that all other folders build on. Here: a page = path + search + load + head + view, typed from
// one end to the other.
import type { ComponentType } from 'react';
import { ApiError } from '#contract/api-error.ts';
import type { Api, FileKey, Key } from '#contract/endpoints.ts';
import type { FrameData } from './frame.ts';
import type { Head } from './head.tsx';

/** The parts of loading that differ: calls run in process on the server, by fetch in the browser. */
export interface LoadContext {
  api: Api;
  /** Base of canonical addresses, without a trailing slash. */
  publicUrl: string;
  /** Reports a failure that the page survives: the server logs it and does not keep the page. */
  report(error: unknown): void;
  /** The page's form after it was sent without JavaScript: refused (with the values) or accepted. */
  form?: FormState;
}

/** The fields of a sent HTML form: the first value of each name; an unticked box is absent. */
export type FormValues = Readonly<Record<string, string>>;
export interface FormState {
  values: FormValues;
  /** Path of the call's input → sentence, as in an `ApiError`. */
  fields: Readonly<Record<string, string>>;
  message: string;
  isSent: boolean;
}

/** Query key of the address that an accepted form redirects to. */
export const SENT_KEY = 'gonderildi';

/**
 * A form that works without JavaScript: `<form method="post">` to the page's own address (without `action`). The server
 * makes the call `key`. An accepted form redirects to the address with `?gonderildi=1`, a refused one shows the page
 * again; `load` gets `form` either way.
 */
export interface PageForm<PathParams> {
  key: Exclude<Extract<Key, `POST ${string}`>, FileKey>;
  /** The call's input. The call checks it, so it need not be checked here. */
  toInput(values: FormValues, params: PathParams): { params?: object; body?: object };
  /**
   * A file field (`enctype="multipart/form-data"`): the call `key` takes the file, and the value `as` becomes the field
   * of that name in its reply.
   */
  file?: { field: string; key: FileKey; as: string };
}

type Params<P extends string> = P extends `${string}:${infer N}/${infer R}`
  ? { [K in N]: string } & Params<`/${R}`>
  : P extends `${string}:${infer N}`
    ? { [K in N]: string }
    : unknown;

export interface ViewProps<P extends string, S, D> {
  params: Params<P>;
  search: S;
  data: D;
}
export interface HeadInput<P extends string, S, D> extends ViewProps<P, S, D> {
  frame: FrameData;
  publicUrl: string;
}

export interface LoadInput<P extends string, S> extends LoadContext {
  params: Params<P>;
  search: S;
  signal: AbortSignal;
}

export interface PageDefinition<P extends string, S, D> {
  path: P;
  /**
   * Query keys that the page reads, or a function that tells them; the server ignores all others, also in the key of a
   * kept page.
   */
  searchKeys?: SearchKeys;
  search?: (query: URLSearchParams) => S;
  /** Runs on the server for the first page of a visit, in the browser for the next ones. Throw `moved` to redirect. */
  load?: (input: LoadInput<P, S>) => Promise<D | WithStatus<D>>;
  head: (input: HeadInput<P, S, D>) => Head;
  /**
   * Sources below `site/` of late parts, each with whether the data shows it: the document lists their styles, so that
   * nothing is painted without them.
   */
  lateFiles?: readonly (readonly [file: string, isShown: (data: D) => boolean])[];
  /** The address holds a secret (a token from a mail): the page is never kept. */
  isForOne?: boolean;
  /** Shown as the server rendered it, without JavaScript; in the server's routes only. */
  isStill?: boolean;
  /**
   * The panel may show the page in a frame. Needs `isStill`: code in the frame would run beside the panel's session.
   */
  isFramable?: boolean;
  form?: PageForm<Params<P>>;
}

type SearchKeys = readonly string[] | ((key: string) => boolean);

/** Data of a page with an HTTP status other than 200: an error view, a notice. */
export class WithStatus<D> {
  readonly status: number;
  readonly data: D;
  constructor(status: number, data: D) {
    this.status = status;
    this.data = data;
  }
}

/** Props of a page's view: `PropsOf<typeof productPage>`. */
export type PropsOf<T> = T extends PageDefinition<infer P, infer S, infer D> ? ViewProps<P, S, D> : never;

/** Defines a page; infers D without the status that `load` may put around it. */
export const definePage = <const P extends string, S = undefined, D = undefined>(
  definition: PageDefinition<P, S, D>,
): PageDefinition<P, S, D> => definition;

/** A permanent redirect, to be thrown from `load`. */
export const moved = (to: string): Response => new Response(null, { status: 301, headers: { location: to } });

/** Whether the API knows no such name. 400: the address holds a text that cannot be a name. */
export const isUnknownName = (error: unknown): boolean =>
  ApiError.is(error) && (error.status === 404 || error.status === 400);

/** Shows the site's 404 view when thrown from `load`. */
export const unknownAddress = (): Response => new Response(null, { status: 404, statusText: 'Not Found' });

/**
 * Where a page's code lies. Both parts are fetched when the page is first wanted, so that no page carries another's
 * code.
 */
export interface PageCode<P extends string, S, D> {
  /**
   * Sources below `site/`, as the build's manifest names them, for the server: it lists their files in the document.
   * `false` in the browser.
   */
  files: false | readonly string[];
  /**
   * Of these only the styles come with the document. The browser makes the frame live first and the page once its
   * view's code has come.
   */
  late?: false | readonly string[];
  page: () => Promise<PageDefinition<P, S, D>>;
  /** Separate from `page`, because a view's props come from the page's type. */
  view: () => Promise<{ default: ComponentType<ViewProps<P, S, D>> }>;
}

/** A page with its types forgotten, as routes hold it. */
export type AnyPage = PageDefinition<string, unknown, unknown>;
export type AnyProps = ViewProps<string, unknown, unknown>;

/** The place of a page's code; each part is fetched once. */
export interface Route {
  path: string;
  page(): Promise<AnyPage>;
  view(): Promise<ComponentType<AnyProps>>;
  /** For the server only. */
  describe?: () => Promise<PageDescription>;
  /** Set by the server once the route is settled. */
  description?: PageDescription;
}
/** Sources (of `late` ones the styles only), query keys of the kept address, form, and whether the page may be kept. */
export interface PageDescription {
  files: readonly string[];
  late: readonly string[];
  /** Sources of the parts that a page's data can show. */
  lateFiles: readonly { source: string; isShown(data: unknown): boolean }[];
  searchKeys: SearchKeys;
  form?: PageForm<never>;
  isForOne: boolean;
  isStill: boolean;
  isFramable: boolean;
}

type FindCode<P extends string, S, D> = () => PageCode<P, S, D> | Promise<PageCode<P, S, D>>;

/** The route of a page, at the path that its definition names. */
export function toRoute<P extends string, S, D>(path: NoInfer<P>, find: FindCode<P, S, D>): Route {
  return {
    path,
    page: once(async () => (await (await find()).page()) as unknown as AnyPage),
    view: once(async () => (await (await find()).view()).default as ComponentType<AnyProps>),
    ...(import.meta.env.SSR ? { describe: () => describe(find) } : {}),
  };
}

/** Remembers what was fetched; a failure is tried again. */
function once<T>(fetch: () => Promise<T>): () => Promise<T> {
  let fetched: Promise<T> | undefined;
  return () =>
    (fetched ??= fetch().catch((error: unknown) => {
      fetched = undefined;
      throw error;
    }));
}

async function describe<P extends string, S, D>(find: FindCode<P, S, D>): Promise<PageDescription> {
  const { files, late, page } = await find();
  const { lateFiles, searchKeys = [], form, isForOne = false, isStill = false, isFramable = false } = await page();
  const sources = (names: false | readonly string[] = false) => (names || []).map((name) => `site/${name}`);
  const named = {
    files: sources(files),
    late: sources(late),
    lateFiles: (lateFiles ?? []).map(([file, isShown]) => ({
      source: `site/${file}`,
      isShown: (data: unknown) => isShown(data as D),
    })),
    isForOne,
    isStill,
    isFramable,
  };
  if (!form) return { ...named, searchKeys };
  if (typeof searchKeys !== 'function') return { ...named, searchKeys: [...searchKeys, SENT_KEY], form };
  return { ...named, searchKeys: (key) => key === SENT_KEY || searchKeys(key), form };
}
