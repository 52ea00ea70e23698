import { useEffect, useState, type ComponentType } from 'react';
import type { FailedProps } from '../base/router.tsx';

let View: ComponentType<FailedProps> | undefined;

/** Fetches the error view: the server at its start, the browser when a page arrives as an error or something fails. */
export async function loadErrorView(): Promise<void> {
  View = (await import('./frame-error.tsx')).FrameError;
}

/**
 * Replaces a page that is unknown or failed. The view's code is fetched when needed, which is rare; if that fails too,
 * the browser reloads the address.
 */
export function PageError({ failure }: FailedProps) {
  const [, setIsLoaded] = useState(View !== undefined);
  useEffect(() => {
    if (!View)
      loadErrorView().then(
        () => setIsLoaded(true),
        () => location.reload(),
      );
  }, []);
  return View ? <View failure={failure} /> : null;
}
