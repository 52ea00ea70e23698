// A page's whole HTML. Only the page itself is rendered each time: the frame around it depends on settings, menu and
// the kind of address, and is rendered once for thousands of pages.
import { StrictMode, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { PRODUCT_PREFIX } from '#contract/paths.ts';
import sansUrl from '../fonts/sans.woff2?url';
import type { FrameData } from './base/frame.ts';
import { safeJson } from './base/head.tsx';
import type { Failure } from './base/loading.ts';
import type { AnyProps } from './base/page.tsx';
import { languageOf, type Language } from './base/languages.ts';
import { FramePart, PAGE_PLACE } from './layout/frame-part.ts';
import { themeStyle } from './theme.ts';

/** The page as the server rendered it; `path` is its route's. */
interface SentPage {
  path: string | undefined;
  failure?: Failure;
  props?: AnyProps;
  isLate?: boolean | undefined;
}
/** What the browser needs to go on from the document. */
export interface PageData {
  frame: FrameData;
  page: SentPage;
}

interface DocumentParts extends PageData {
  pathname: string;
  /** Frame and page, under the router. */
  app: ReactNode;
  /** Paths of files, without a leading slash. */
  styles: readonly string[];
  /** Holds all styles; undefined while they come one by one. */
  sheet: string | undefined;
  scripts: readonly string[];
  /** Files that `entry-start.ts` fetches, the entry first. */
  code: readonly string[];
  /** The page runs no code in the browser and needs no data there. */
  isStill: boolean;
}

/** Everything made from one frame. */
interface Made {
  inlineStyle: string;
  json: string;
  /** The beginnings of documents, by language and files. */
  beginnings: Map<string, string>;
  /** The rendered frame, by the page's place in the menus. */
  arounds: Map<string, Around>;
}
interface Around {
  head: string;
  before: string;
  after: string;
}

/** More than the site's own addresses: invented ones must not fill the memory. */
const MAX_AROUNDS = 100;

const madeByFrame = new WeakMap<FrameData, Made>();

function madeOf(frame: FrameData): Made {
  const known = madeByFrame.get(frame);
  if (known) return known;
  const made: Made = {
    inlineStyle: themeStyle(frame.settings),
    json: safeJson({ ...frame, seller: undefined, columns: undefined }), // the footer stays as the server rendered it
    beginnings: new Map(),
    arounds: new Map(),
  };
  madeByFrame.set(frame, made);
  return made;
}

const ROOT = '<div id="root">';
const ROOT_END = '</div>';

/**
 * Renders a part of the app. `head`: title, descriptions and preloads, which React puts first when it finds no head.
 */
function renderPart(part: 'around' | 'page', app: ReactNode): { head: string; body: string } {
  const html = renderToString(
    <div id="root">
      <FramePart value={part}>
        <StrictMode>{app}</StrictMode>
      </FramePart>
    </div>,
  );
  const start = html.indexOf(ROOT);
  return { head: html.slice(0, start), body: html.slice(start + ROOT.length, -ROOT_END.length) };
}

/** The frame is the same around all products that no menu names; around other pages a menu may mark the page. */
function placeOf({ menu }: FrameData, pathname: string): string {
  if (!pathname.startsWith(PRODUCT_PREFIX)) return pathname;
  const isNamed = menu.some(
    ({ href, items = [] }) => href === pathname || items.some((item) => item.href === pathname),
  );
  return isNamed ? pathname : PRODUCT_PREFIX;
}

function aroundOf({ arounds }: Made, frame: FrameData, pathname: string, app: ReactNode): Around {
  const place = placeOf(frame, pathname);
  let around = arounds.get(place);
  if (!around) {
    const { head, body } = renderPart('around', app);
    const at = body.indexOf(PAGE_PLACE);
    around = { head, before: body.slice(0, at), after: body.slice(at + PAGE_PLACE.length) };
    arounds.set(place, around);
    if (arounds.size > MAX_AROUNDS) arounds.delete(arounds.keys().next().value!);
  }
  return around;
}

const HEAD_END = '</head></html>';
/** An attribute of `<link>` that React's types do not know. */
const DISABLED = { disabled: true };

/** The document up to the page's own part of the head. */
function beginningOf(
  { beginnings, inlineStyle }: Made,
  lang: Language,
  { frame, styles, sheet, scripts, code }: DocumentParts,
): string {
  const name = [lang, ...styles, ...scripts, ...code].join();
  let beginning = beginnings.get(name);
  if (!beginning) {
    const html = renderToStaticMarkup(
      <html lang={lang}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="theme-color" content={frame.settings.site_background_color} />
          <link rel="icon" href={frame.settings.site_favicon || '/favicon.svg'} />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
          <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={sansUrl} />
          <style dangerouslySetInnerHTML={{ __html: inlineStyle }} />
          {sheet && <link rel="stylesheet" href={`/${sheet}`} />}
          {/* Disabled, they are not fetched, but tell the code of later pages that their styles are here. */}
          {styles.map((file) => (
            <link key={file} rel="stylesheet" href={`/${file}`} {...(sheet && DISABLED)} />
          ))}
          {/* The drawing's colours become the system's, and what is chosen keeps a ground; colours mixed from these
              follow. Shapes that carry a fact and dark grounds are left to these tokens. Windows with other colours
              fetch it last, so that it is not among the styles a page waits for. */}
          <link rel="stylesheet" href="/high-contrast.css" media="(forced-colors: active)" />
          {scripts.map((file) => (
            <script
              key={file}
              type="module"
              src={`/${file}`}
              // The end of the document, and with it the style of the address's part, must not wait for this file.
              async={code.length > 0}
              data-code={code.map((one) => `/${one}`).join(' ') || undefined}
            />
          ))}
        </head>
      </html>,
    );
    beginnings.set(name, (beginning = `<!DOCTYPE html>${html.slice(0, -HEAD_END.length)}`));
  }
  return beginning;
}

/** Renders the document. `inlineStyle` is the style in it that the Content-Security-Policy names. */
export function renderDocument(parts: DocumentParts): { html: string; inlineStyle: string } {
  const { frame, page: sent, pathname, app, isStill } = parts;
  const made = madeOf(frame);
  const around = aroundOf(made, frame, pathname, app);
  const page = renderPart('page', app);
  const data = `{"frame":${made.json},"page":${safeJson(sent)}}`;
  const html = `${beginningOf(made, languageOf(pathname), parts)}${around.head}${page.head}</head><body>${ROOT}${around.before}${page.body}${around.after}${ROOT_END}${
    isStill ? '' : `<script type="application/json" id="page-data">${data}</script>`
  }</body></html>`;
  return { html, inlineStyle: made.inlineStyle };
}
