// From an address's route to a page that can be shown, on the server as in the browser.
import type { ComponentType } from 'react';
import type { Match } from './matching.ts';
import {
  isUnknownName,
  SENT_KEY,
  unknownAddress,
  WithStatus,
  type AnyPage,
  type AnyProps,
  type FormState,
  type LoadContext,
  type Route,
} from './page.tsx';

/** Why there is no page, for the error view. */
export interface Failure {
  status: number;
  /** By which the server's log can be searched. */
  requestId?: string;
}

export interface ReadyPage {
  path: string;
  head: AnyPage['head'];
  View: ComponentType<AnyProps>;
  props: AnyProps;
  /** The view's code comes after the frame is live (`PageCode.late`). */
  isLate?: boolean;
}
export type LoadedPage = ReadyPage | { failure: Failure };

/** `error`: an unforeseen failure, for the log. */
export type PageLoaded = { page: LoadedPage; status: number; error?: unknown } | { movedTo: string; status: number };

const SENT: FormState = { values: {}, fields: {}, message: '', isSent: true };

/** Loads an address's page: code and data at the same time. Never rejects. @param match its route, if there is one */
export async function loadPage(
  match: Match<Route> | undefined,
  query: URLSearchParams,
  context: LoadContext,
  signal: AbortSignal,
): Promise<PageLoaded> {
  try {
    if (!match) throw unknownAddress();
    const { route, params } = match;
    const [{ head, search, loaded }, View] = await Promise.all([
      route.page().then((page) => loadData(page, params, query, context, signal)),
      route.view(),
    ]);
    const [data, status] = loaded instanceof WithStatus ? [loaded.data, loaded.status] : [loaded, 200];
    return { page: { path: route.path, head, View, props: { params, search, data } }, status };
  } catch (error) {
    return toFailed(isUnknownName(error) ? unknownAddress() : error);
  }
}

async function loadData(
  page: AnyPage,
  params: Record<string, string>,
  query: URLSearchParams,
  context: LoadContext,
  signal: AbortSignal,
): Promise<{ head: AnyPage['head']; search: unknown; loaded: unknown }> {
  const search = page.search?.(query);
  const form = context.form ?? (page.form && query.get(SENT_KEY) ? SENT : undefined);
  const loaded = await page.load?.({ ...context, form, params, search, signal });
  return { head: page.head, search, loaded };
}

function toFailed(error: unknown): PageLoaded {
  if (!(error instanceof Response)) return { page: { failure: { status: 500 } }, status: 500, error };
  const { status, headers } = error;
  const movedTo = headers.get('location');
  return movedTo === null ? { page: { failure: { status } }, status } : { movedTo, status };
}
