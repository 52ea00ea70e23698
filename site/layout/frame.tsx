import { isRouteErrorResponse, Outlet, ScrollRestoration, useRouteError } from 'react-router';
import { HeadTags, useFrame } from '../page.tsx';
import { NOT_FOUND_TEXTS, ERROR_TEXTS } from '../texts.ts';

/** What surrounds every page. */
export function Frame() {
  return <><main id="content"><Outlet /></main><ScrollRestoration /></>;
}

/** The view of an unknown address, and of a page that could not be made. */
export function FrameError() {
  const error = useRouteError();
  const frame = useFrame();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const texts = isMissing ? NOT_FOUND_TEXTS : ERROR_TEXTS;
  const requestId = isRouteErrorResponse(error) ? (error.data as { requestId?: string } | null)?.requestId : undefined;
  return (
    <div className="wrap">
      <HeadTags frame={frame} head={{ title: `${texts.title} | ${frame.settings.site_title}`, isNoindex: true }} />
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      {!isMissing && requestId && <p className="muted">{ERROR_TEXTS.reference} <span className="code">{requestId}</span></p>}
      <a className="button" href="/">{texts.home}</a>
    </div>
  );
}
