import type { Api } from '#contract/endpoints.ts';
import { loadPage, type LoadedPage } from './base/loading.ts';
import { createMatch } from './base/matching.ts';
import type { FormState, FormValues, LoadContext, PageDescription, PageForm } from './base/page.tsx';
import { Shown } from './base/router.tsx';
import { renderDocument } from './document.tsx';
import { loadErrorView } from './layout/error-boundary.tsx';
import { Frame } from './layout/frame.tsx';
import { loadFrame } from './layout/load-frame.ts';
import { createRoutes } from './routes.tsx';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
/** The browser's build. */
interface Built {
  chunks: Record<string, Chunk>;
  /** Files that hold several style sheets each, by the names of these, which are joined by a comma. */
  sheets: Record<string, string>;
}
const START = 'site/entry-start.ts';
const ENTRY = 'site/entry-client.tsx';
const ERROR_VIEW = 'site/layout/frame-error.tsx';
/** Base of the request's address while it is parsed; never the Host header, which anybody can set. */
const BASE = 'http://localhost';

interface RenderInput {
  address: string;
  api: Api;
  publicUrl: string;
  requestId: string;
  built?: Built;
  form?: FormState;
}
interface Rendered {
  status: number;
  location?: string;
  html: string;
  inlineStyle: string;
  isForOne?: boolean;
  isFramable?: boolean;
  failure?: unknown;
}

/** Of an unknown address. */
const NO_PAGE = { files: [], late: [], lateFiles: [], isForOne: false, isStill: false, isFramable: false };

const routes = createRoutes();
await Promise.all(
  routes.map(async (route) => {
    [route.description] = await Promise.all([route.describe!(), route.page(), route.view()]);
  }),
);
await loadErrorView();
const match = createMatch(routes);

/**
 * The key of a kept page: path plus the query keys that the page reads, in order. Empty values stay, because a blank
 * search is refused.
 */
export function pageKey(address: string): string {
  const question = address.indexOf('?');
  if (question < 0) return address;
  const path = address.slice(0, question);
  const given = new URLSearchParams(address.slice(question + 1));
  const read = match(path)?.route.description?.searchKeys ?? [];
  const keys = typeof read === 'function' ? [...new Set(given.keys())].filter(read) : read;
  const kept = new URLSearchParams(
    keys.toSorted().flatMap((key) => {
      const value = given.get(key);
      return value === null ? [] : [[key, value]];
    }),
  );
  return kept.size > 0 ? `${path}?${kept}` : path;
}

/** The form that the page at this address takes by POST; undefined without one. */
export function formAt(address: string) {
  const page = match(address.split('?')[0]!);
  const form = page?.route.description?.form as PageForm<unknown> | undefined;
  return (
    form && { key: form.key, file: form.file, toInput: (values: FormValues) => form.toInput(values, page!.params) }
  );
}

interface Assets {
  styles: string[];
  /** Holds all styles; undefined while they come one by one. */
  sheet?: string | undefined;
  scripts: string[];
  code: string[];
}
const assetsOf = new Map<string, Assets>();

/** Scripts and styles of sources, in the order in which the document names them. */
function filesOf(chunks: Built['chunks'], sources: readonly string[]): { styles: Set<string>; code: Set<string> } {
  const styles = new Set<string>();
  const code = new Set<string>();
  const walk = (key: string) => {
    const chunk = chunks[key];
    if (!chunk || code.has(chunk.file)) return;
    code.add(chunk.file);
    chunk.css?.forEach((file) => styles.add(file));
    chunk.imports?.forEach(walk);
  };
  sources.forEach(walk);
  return { styles, code };
}

/** Files of the address's views: styles at once, code once the page is painted, of late ones when the entry asks. */
function assets(built: Built | undefined, files: readonly string[], late: readonly string[]): Assets {
  if (!built) return { styles: [], scripts: [ENTRY], code: [] };
  const name = [...files, '', ...late].join();
  let known = assetsOf.get(name);
  if (!known) {
    const { chunks, sheets } = built;
    const { code } = filesOf(chunks, [ENTRY, ...files]);
    const styles = [...filesOf(chunks, [ENTRY, ...files, ...late]).styles];
    known = { styles, sheet: sheets[styles.join()], scripts: [chunks[START]!.file], code: [...code] };
    assetsOf.set(name, known);
  }
  return known;
}

/** The style sheets of each page that the site can show, for the build, which joins them (docs/decisions/0108). */
export function styleSets(chunks: Built['chunks']): string[][] {
  const pages = [{ ...NO_PAGE, files: [ERROR_VIEW] }, ...routes.map(({ description }) => description!)];
  return pages.flatMap(({ files, late, lateFiles }) => {
    const choices = lateFiles.reduce<string[][]>(
      (before, { source }) => before.flatMap((chosen) => [chosen, [...chosen, source]]),
      [[]],
    );
    return choices.map((chosen) => [...filesOf(chunks, [ENTRY, ...files, ...chosen, ...late]).styles]);
  });
}

const shownOf = (lateFiles: PageDescription['lateFiles'], data: unknown): string[] =>
  lateFiles.filter(({ isShown }) => isShown(data)).map(({ source }) => source);

/** Where nothing is moved: the server shows one address. */
const stay = async (): Promise<void> => {};

/** Loads and renders one address. A failure of loading becomes the page's error view and is returned for the log. */
export async function render({ address, api, publicUrl, requestId, built, form }: RenderInput): Promise<Rendered> {
  let failure: unknown;
  const context: LoadContext = {
    api,
    publicUrl,
    report: (error) => {
      failure ??= error;
    },
    form,
  };
  const { pathname, search, searchParams } = new URL(BASE + address);
  const found = match(pathname);
  const [frame, loaded] = await Promise.all([
    loadFrame(context),
    loadPage(found, searchParams, context, new AbortController().signal),
  ]);
  const { status } = loaded;
  if ('movedTo' in loaded) return { status, location: loaded.movedTo, html: '', inlineStyle: '' };
  failure ??= loaded.error;
  const { files, late, lateFiles, isForOne, isStill, isFramable } = found?.route.description ?? NO_PAGE;
  const path = found?.route.path;
  const page: LoadedPage =
    'failure' in loaded.page
      ? { failure: { ...loaded.page.failure, requestId } }
      : { ...loaded.page, isLate: late.length > 0 };
  // Puts the error view's styles into the head: loaded with its code, they would shift a painted page.
  const sources = [...files, ...('failure' in page ? [ERROR_VIEW] : shownOf(lateFiles, page.props.data))];
  const { styles, sheet, scripts, code } = assets(built, sources, late);
  // In development styles come with the modules that import them.
  const stillScripts = built ? [] : ['site/styles/index.css', 'site/layout/frame.tsx', ...sources];
  const { html, inlineStyle } = renderDocument({
    frame,
    page: { path, ...('failure' in page ? page : { props: page.props, isLate: page.isLate || undefined }) },
    pathname,
    styles,
    sheet,
    code: isStill ? [] : code,
    scripts: isStill ? stillScripts : scripts,
    isStill,
    app: (
      <Shown frame={frame} location={{ pathname, search, hash: '', key: '' }} page={page} navigate={stay}>
        <Frame />
      </Shown>
    ),
  });
  return { status, html, inlineStyle, isForOne, isFramable, failure };
}
