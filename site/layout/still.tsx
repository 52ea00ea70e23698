import type { ReactNode } from 'react';

/**
 * A part that stays as the server rendered it for a whole visit. The browser takes it over as it stands, without its
 * code:
 * give it `{import.meta.env.SSR && <Part />}`, and the part is not in the browser's bundle at all.
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
