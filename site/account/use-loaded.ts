import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '#contract/api-error.ts';
import { session } from '#browser/session.ts';
import { SIGN_IN_TEXTS } from '../texts/account.ts';
import { NO_REPLY } from '#contract/client.ts';

export interface Loaded<T> {
  /** Undefined until it is there. */
  data: T | undefined;
  /** Why it is not there, or not new. */
  failure: { sentence: string; status: number } | undefined;
  /** Asks again; what is shown stays meanwhile. */
  reload(): void;
  /** What a call replied already. */
  show(data: T): void;
}

/**
 * What a personal screen shows, asked for in the browser as the signed-in person; again after signing in anew, where it
 * was refused.
 */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [{ data, failure }, setShown] = useState<Pick<Loaded<T>, 'data' | 'failure'>>({
    data: undefined,
    failure: undefined,
  });
  /** Only the newest question's answer counts. */
  const newest = useRef(0);

  const reload = (): void => {
    const own = (newest.current += 1);
    const when = (change: () => void) => {
      if (own === newest.current) change();
    };
    load().then(
      (reply) => when(() => setShown({ data: reply, failure: undefined })),
      (error: unknown) =>
        when(() =>
          setShown((last) => ({
            ...last,
            failure: ApiError.is(error)
              ? { sentence: error.message, status: error.status }
              : { sentence: SIGN_IN_TEXTS.lost, status: 0 },
          })),
        ),
    );
  };
  const onOpen = useEffectEvent(reload);
  const onSession = useEffectEvent(() => {
    if (failure?.status === 401 && session.get()) reload();
  });
  useEffect(() => {
    onOpen();
    const end = session.subscribe(() => onSession());
    return () => {
      newest.current += 1;
      end();
    };
  }, []);

  return {
    data,
    failure,
    reload,
    show: (shown) => {
      newest.current += 1;
      setShown({ data: shown, failure: undefined });
    },
  };
}

/** Why a call failed, in the server's words where there are any. @param failure what did not happen, a sentence */
export const sentenceOf = (error: unknown, failure: string): string => {
  if (!ApiError.is(error)) return failure;
  return error.message === NO_REPLY ? `${failure} ${NO_REPLY}` : error.message;
};
