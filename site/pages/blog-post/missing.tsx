import { useEffect, useState } from 'react';
import { BLOG_PATH } from '#contract/paths.ts';
import { useLocation, useNavigate } from '../../base/router.tsx';
import { BLOG_POST_HEAD_TEXTS, BLOG_POST_TEXTS as texts } from '../../texts/blog-post.ts';
import { EmptySheet } from '../../ui/empty-sheet.tsx';
import { toast } from '../../ui/toast.ts';

const REDIRECT_MS = 3_000;
/** Events by which a reader stays. */
const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** A missing post: why, and where to go on. */
export function Missing({ message, isInPage }: { message: string; isInPage: boolean }) {
  const { pathname } = useLocation();
  const isAbsent = message === BLOG_POST_HEAD_TEXTS.notFound;
  const isLeaving = useLeaving(isAbsent && isInPage, message);
  return (
    <EmptySheet
      title={message}
      mark={isAbsent ? '404' : '500'}
      caption={isAbsent ? texts.missingSheet : texts.failedSheet}
      hasGroups
    >
      {isAbsent && <p>{texts.missingHint}</p>}
      {isLeaving && <p className="muted">{texts.redirecting}</p>}
      <p className="empty-sheet-links">
        {!isAbsent && (
          <a className="button" href={pathname}>
            {texts.retry}
          </a>
        )}
        <a className={isAbsent ? 'button' : 'button button--quiet'} href={BLOG_PATH}>
          {texts.backToList}
        </a>
      </p>
    </EmptySheet>
  );
}

/** Shows the reason in a toast and leads to the list after a moment, unless the reader does something. */
function useLeaving(isWanted: boolean, message: string): boolean {
  const navigate = useNavigate();
  const [isStopped, setStopped] = useState(false);
  useEffect(() => {
    if (isWanted) toast(message, 'error');
  }, [isWanted, message]);
  useEffect(() => {
    if (!isWanted || isStopped) return;
    const timer = setTimeout(() => void navigate(BLOG_PATH, { replace: true }), REDIRECT_MS);
    const stop = () => setStopped(true);
    for (const sign of SIGNS_OF_LIFE) addEventListener(sign, stop, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, stop);
    };
  }, [isWanted, isStopped, navigate]);
  return isWanted && !isStopped;
}
