import type { ReactNode } from 'react';

/**
 * A part that stays as the server rendered it for a whole visit. The browser takes it over as it stands, without its code:
 * give it `{import.meta.env.SSR && <Part />}`, and the part is not in the browser's bundle at all.
 */
export function Still({ id, children }: { id: string; children: ReactNode }) {
  if (import.meta.env.SSR) return <div id={id}>{children}</div>;
  return <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: document.getElementById(id)?.innerHTML ?? '' }} />;
}
