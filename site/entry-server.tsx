import type { Api } from '#contract/endpoints.ts';
import { loadPage, type LoadedPage } from './base/loading.ts';
import { createMatch } from './base/matching.ts';
import type { FormState, FormValues, LoadContext, PageForm } from './base/page.tsx';
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
type Manifest = Record<string, Chunk>;
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
  manifest?: Manifest;
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
const NO_PAGE = { files: [], late: [], lateFiles: () => [], isForOne: false, isStill: false, isFramable: false };

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
  scripts: string[];
  code: string[];
}
const assetsOf = new Map<string, Assets>();

/** Files of the address's views: styles at once, code once the page is painted, of late ones when the entry asks. */
function assets(manifest: Manifest | undefined, files: readonly string[], late: readonly string[]): Assets {
  if (!manifest) return { styles: [], scripts: [ENTRY], code: [] };
  const name = [...files, '', ...late].join();
  let known = assetsOf.get(name);
  if (!known) {
    const styles = new Set<string>();
    const code = new Set<string>();
    const walk = (key: string, met: Set<string>) => {
      const chunk = manifest[key];
      if (!chunk || met.has(chunk.file)) return;
      met.add(chunk.file);
      chunk.css?.forEach((file) => styles.add(file));
      for (const one of chunk.imports ?? []) walk(one, met);
    };
    for (const file of [ENTRY, ...files]) walk(file, code);
    const lateCode = new Set(code);
    for (const file of late) walk(file, lateCode);
    assetsOf.set(name, (known = { styles: [...styles], scripts: [manifest[START]!.file], code: [...code] }));
  }
  return known;
}

/** Where nothing is moved: the server shows one address. */
const stay = async (): Promise<void> => {};

/** Loads and renders one address. A failure of loading becomes the page's error view and is returned for the log. */
export async function render({ address, api, publicUrl, requestId, manifest, form }: RenderInput): Promise<Rendered> {
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
  const sources = [...files, ...('failure' in page ? [ERROR_VIEW] : lateFiles(page.props.data))];
  const { styles, scripts, code } = assets(manifest, sources, late);
  // In development styles come with the modules that import them.
  const stillScripts = manifest ? [] : ['site/styles/index.css', 'site/layout/frame.tsx', ...sources];
  const { html, inlineStyle } = renderDocument({
    frame,
    page: { path, ...('failure' in page ? page : { props: page.props, isLate: page.isLate || undefined }) },
    pathname,
    styles,
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
