import { useEffect, useState, type ComponentType } from 'react';

let View: ComponentType | undefined;

/**
 * Fetches the error view: the server at its start, the browser where a page arrives as one, or when something fails.
 */
export async function loadErrorView(): Promise<void> {
  View = (await import('./frame-error.tsx')).FrameError;
}

/**
 * What stands for a page that is unknown or could not be made. Its code comes when it is needed, which is seldom; where
 * it does not, the browser loads the address by itself.
 */
export function PageError() {
  const [, setIsLoaded] = useState(View !== undefined);
  useEffect(() => {
    if (!View)
      loadErrorView().then(
        () => setIsLoaded(true),
        () => location.reload(),
      );
  }, []);
  return View ? <View /> : null;
}
