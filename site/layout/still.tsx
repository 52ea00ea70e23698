import { useState, type ReactNode } from 'react';

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
  return <Kept id={id} lang={lang} />;
}

/**
 * Reads the HTML once. Read at every rendering, an attribute that a browser or its extensions have added since would
 * make React write the part anew, and what is typed into its form would be lost.
 */
function Kept({ id, lang }: { id: string; lang: string | undefined }) {
  const [html] = useState(() => ({ __html: document.getElementById(id)?.innerHTML ?? '' }));
  return <div id={id} lang={lang} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}
