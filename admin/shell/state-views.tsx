import { Link, isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { PANEL_HOME_PATH } from '#contract/panel-paths.ts';
import { SCREEN_TITLES } from '../base/texts.ts';
import { SHELL_TEXTS as texts } from './texts.ts';

/** Screen that the role may not use. */
export function NotAllowed() {
  return (
    <section className="state-view">
      <p className="state-view-code mono" aria-hidden="true">
        403
      </p>
      <h1>{texts.notAllowed}</h1>
      <p>{texts.notAllowedText}</p>
      <p className="state-view-ways">
        <Link to={PANEL_HOME_PATH}>{texts.toHome}</Link>
      </p>
    </section>
  );
}

/** Unknown address in the panel. */
export function NotFound() {
  const { pathname } = useLocation();
  return (
    <section className="state-view">
      <p className="state-view-code mono" aria-hidden="true">
        404
      </p>
      <h1>{SCREEN_TITLES['*']}</h1>
      <p>
        <span className="mono">{pathname}</span>
        {texts.notFoundText}
      </p>
      <p className="state-view-ways">
        <Link to={PANEL_HOME_PATH}>{texts.toHome}</Link>
      </p>
    </section>
  );
}

/** Shown where a screen broke, with ways out. The error stays in the console. */
export function RouteError() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <section className="state-view" role="alert">
      <h1>{isMissing ? SCREEN_TITLES['*'] : texts.broken}</h1>
      <p>{isMissing ? texts.missing : texts.brokenText}</p>
      <p className="state-view-ways">
        {!isMissing && (
          <button type="button" className="door-button" onClick={() => location.reload()}>
            {texts.reloadPage}
          </button>
        )}
        <Link to={PANEL_HOME_PATH}>{texts.toHome}</Link>
      </p>
    </section>
  );
}
