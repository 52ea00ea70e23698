import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  StaticRouterProvider,
  type DataStrategyFunction,
  type DataStrategyResult,
  type RouteObject,
} from 'react-router';
import type { Api } from '#contract/endpoints.ts';
import type { FrameData } from './base/frame.ts';
import { loadContext, settle, type FormState, type FormValues, type PageForm, type RouteHandle } from './base/page.tsx';
import { renderDocument } from './document.tsx';
import { loadErrorView } from './layout/error-boundary.tsx';
import { createRouteMatch } from './route-match.ts';
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
/** Base of the request's address, which React Router needs; never the Host header, which anybody can set. */
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

const routes = createRoutes();
const allRoutes = (of: RouteObject[]): RouteObject[] =>
  of.flatMap((route) => [route, ...allRoutes(route.children ?? [])]);
await Promise.all(
  allRoutes(routes).map(async (route) => {
    await settle(route);
    const handle = route.handle as RouteHandle | undefined;
    if (handle) handle.description = await handle.describe();
  }),
);
await loadErrorView();
const handler = createStaticHandler(routes);
const match = createRouteMatch(routes);

/**
 * The key of a kept page: path plus the query keys that the page reads, in order. Empty values stay, because a blank
 * search is refused.
 */
export function pageKey(address: string): string {
  const question = address.indexOf('?');
  if (question < 0) return address;
  const path = address.slice(0, question);
  const given = new URLSearchParams(address.slice(question + 1));
  const keys =
    match(path)?.flatMap(({ route }) => {
      const read = (route.handle as RouteHandle | undefined)?.description?.searchKeys ?? [];
      return typeof read === 'function' ? [...new Set(given.keys())].filter(read) : read;
    }) ?? [];
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
  const page = match(address.split('?')[0]!)?.at(-1);
  const form = (page?.route.handle as RouteHandle | undefined)?.description?.form as PageForm<unknown> | undefined;
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

/** Files of the address's views: styles at once, code once the page is painted. */
function assets(manifest: Manifest | undefined, files: string[]): Assets {
  if (!manifest) return { styles: [], scripts: [ENTRY], code: [] };
  const name = files.join();
  let known = assetsOf.get(name);
  if (!known) {
    const styles = new Set<string>();
    const code = new Set<string>();
    const walk = (key: string) => {
      const chunk = manifest[key];
      if (!chunk || code.has(chunk.file)) return;
      code.add(chunk.file);
      chunk.css?.forEach((file) => styles.add(file));
      chunk.imports?.forEach(walk);
    };
    [ENTRY, ...files].forEach(walk);
    assetsOf.set(name, (known = { styles: [...styles], scripts: [manifest[START]!.file], code: [...code] }));
  }
  return known;
}

/**
 * Calls the loaders as React Router would, without its preparations for each loader: they share one address and are
 * never aborted.
 */
const loadAll: DataStrategyFunction<unknown> = async ({ matches, request, url, pattern, context }) =>
  Object.fromEntries(
    await Promise.all(
      matches.flatMap(({ route: { id, loader }, params }) => {
        if (typeof loader !== 'function') return [];
        const load = async (): Promise<DataStrategyResult> => {
          try {
            return {
              type: 'data',
              result: await loader({ request, url, pattern, params, context: context as RouterContextProvider }),
            };
          } catch (error) {
            return { type: 'error', result: error };
          }
        };
        return [load().then((result) => [id, result] as const)];
      }),
    ),
  );

/** Loads and renders one address. A failure of loading becomes the page's error view and is returned for the log. */
export async function render({ address, api, publicUrl, requestId, manifest, form }: RenderInput): Promise<Rendered> {
  let failure: unknown;
  const requestContext = new RouterContextProvider();
  requestContext.set(loadContext, {
    api,
    publicUrl,
    report: (error) => {
      failure ??= error;
    },
    form,
  });
  const context = await handler.query(new Request(BASE + address), { requestContext, dataStrategy: loadAll });
  if (context instanceof Response)
    return { status: context.status, location: context.headers.get('location') ?? '/', html: '', inlineStyle: '' };

  let errors: Record<string, unknown> | null = null;
  for (const [id, error] of Object.entries(context.errors ?? {})) {
    // Keeps an error's message on the server: the browser gets the status only.
    errors ??= {};
    if (isRouteErrorResponse(error)) {
      errors[id] = { ...error, data: { requestId }, __type: 'RouteErrorResponse' };
    } else {
      failure ??= error;
      errors[id] = { status: 500, statusText: '', data: { requestId }, internal: false, __type: 'RouteErrorResponse' };
      context.errors![id] = errors[id]; // so that both sides render the same
    }
  }

  const frame = context.loaderData['frame'] as FrameData | undefined;
  const files = context.matches.flatMap(
    ({ route }) => (route.handle as RouteHandle | undefined)?.description?.files ?? [],
  );
  // Puts the error view's styles into the head: loaded with its code, they would shift a painted page.
  if (errors) files.push(ERROR_VIEW);
  const is = (flag: 'isForOne' | 'isStill' | 'isFramable') =>
    context.matches.some(({ route }) => (route.handle as RouteHandle | undefined)?.description?.[flag]);
  const [isForOne, isStill, isFramable] = [is('isForOne'), is('isStill'), is('isFramable')];
  const { styles, scripts, code } = assets(manifest, files);
  // In development styles come with the modules that import them.
  const stillScripts = manifest ? [] : ['site/styles/index.css', 'site/layout/frame.tsx', ...files];
  const { frame: _, ...own } = context.loaderData;
  // Only the matched routes: React Router would convert all of them for every page.
  const matched = context.matches.map(({ route: { children: _children, ...route } }) => route);
  const { html, inlineStyle } = renderDocument({
    frame,
    errors,
    pageData: own,
    pathname: context.location.pathname,
    styles,
    code: isStill ? [] : code,
    scripts: isStill ? stillScripts : scripts,
    isStill,
    app: <StaticRouterProvider router={createStaticRouter(matched, context)} context={context} hydrate={false} />,
  });
  return {
    status: context.statusCode,
    html,
    inlineStyle,
    isForOne,
    isFramable,
    failure,
  };
}
