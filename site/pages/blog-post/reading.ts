import { useEffect } from 'react';
import { api } from '../../base/browser-api.ts';

/** Whoever leaves sooner has not read. */
const READING_MS = 5_000;

/** Tells the server of a reader: somebody who had the post before them for a moment. It counts each once a day. */
export function useReading(postId: string): void {
  useEffect(() => {
    let timer = 0;
    const watch = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = window.setTimeout(count, READING_MS);
    };
    const count = () => {
      document.removeEventListener('visibilitychange', watch);
      api('POST /api/blogs/:id/view', { params: { id: postId } }).catch(() => {}); // nothing that a reader should hear of
    };
    document.addEventListener('visibilitychange', watch);
    watch();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', watch);
    };
  }, [postId]);
}
