import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { FoundProps } from './found.tsx';

/** Names the code of the answer to the server. */
export const FOUND_FILE = 'search/found.tsx';

type Shown = ComponentType<FoundProps>;

/** Set once its code is here; on the server from the start. */
let Loaded: Shown | undefined = import.meta.env.SSR ? (await import('./found.tsx')).Found : undefined;

/** Fetches the code of the answer. To be awaited before a page with one is shown, so that nothing moves later. */
export async function loadFound(): Promise<void> {
  Loaded ??= (await import('./found.tsx')).Found;
}

const Late = lazy(async () => {
  await loadFound();
  return { default: Loaded! };
});

/**
 * The answer to a search on a page that mostly has none: its code comes with the first search. Until then the browser
 * shows it as the server sent it; the document lists its styles (`FOUND_FILE`).
 */
export function LateFound(props: FoundProps) {
  const [Answer] = useState<Shown>(() => Loaded ?? Late);
  return (
    <Suspense>
      <Answer {...props} />
    </Suspense>
  );
}
