import type { ReactNode } from 'react';

/**
 * A part that stays as the server rendered it for a whole visit. The browser keeps the HTML without the code: with
 * `{import.meta.env.SSR && <Part />}` as children, the part is not in the browser's bundle.
 */
export function Still({ id, lang, children }: { id: string; lang?: string | undefined; children: ReactNode }) {
  if (import.meta.env.SSR)
    return (
      <div id={id} lang={lang}>
        {children}
      </div>
    );
  return (
    <div
      id={id}
      lang={lang}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: document.getElementById(id)?.innerHTML ?? '' }}
    />
  );
}
