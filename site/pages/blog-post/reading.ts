import { useEffect } from 'react';
import { api } from '../../base/browser-api.ts';

/** Shorter visits do not count. */
const READING_MS = 5_000;

/** Reports a reader to the server after some seconds of the post in view. The server counts each reader once a day. */
export function useReading(postId: string): void {
  useEffect(() => {
    let timer = 0;
    const watch = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = window.setTimeout(count, READING_MS);
    };
    const count = () => {
      document.removeEventListener('visibilitychange', watch);
      api('POST /api/blogs/:id/view', { params: { id: postId } }).catch(() => {}); // not shown to the reader
    };
    document.addEventListener('visibilitychange', watch);
    watch();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', watch);
    };
  }, [postId]);
}
