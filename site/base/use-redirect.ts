import { useEffect } from 'react';

/**
 * Asks the server whether an address without a page leads on: it alone knows the redirects that staff keep. The visitor
 * came by a link within the site, so nobody has asked it yet.
 */
export function useRedirect(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const leaving = new AbortController();
    void fetch(location.href, { method: 'HEAD', redirect: 'manual', signal: leaving.signal })
      .then(({ type }) => {
        if (type === 'opaqueredirect') location.reload();
      })
      .catch(() => {}); // the page says already that there is none
    return () => leaving.abort();
  }, [isWanted]);
}
