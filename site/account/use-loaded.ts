import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '#contract/api-error.ts';
import { NO_REPLY } from '#contract/client-texts.ts';
import { session } from '#browser/session.ts';
import { SIGN_IN_TEXTS } from '../texts/account.ts';

export interface Loaded<T> {
  /** Undefined until loaded. */
  data: T | undefined;
  /** Why the last attempt failed; `data` may be there from an earlier one. */
  failure: { sentence: string; status: number } | undefined;
  /** Loads again; the content shown stays meanwhile. */
  reload(): void;
  /** Shows data that a call has replied already. */
  show(data: T): void;
}

/**
 * Loads a personal screen's data in the browser, as the signed-in person. After a refusal (401) it loads again as soon
 * as somebody signs in.
 */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [{ data, failure }, setShown] = useState<Pick<Loaded<T>, 'data' | 'failure'>>({
    data: undefined,
    failure: undefined,
  });
  /** Number of the newest request: only its reply counts. */
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

/**
 * Why a call failed, in the server's words if there are any. @param failure sentence for a failure without a message
 */
export const sentenceOf = (error: unknown, failure: string): string => {
  if (!ApiError.is(error)) return failure;
  return error.message === NO_REPLY ? `${failure} ${NO_REPLY}` : error.message;
};
