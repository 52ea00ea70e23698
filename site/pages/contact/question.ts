import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Challenge } from '#contract/contacts.ts';
import { api } from '../../base/browser-api.ts';

/** The server refuses earlier and later answers. */
const MIN_AGE_MS = 3_000;
const RENEW_AFTER_MS = 12 * 60_000;

export interface Question {
  challenge: Challenge | undefined;
  isFailed: boolean;
  isAnswer(text: string): boolean;
  /** Asks for another question. */
  renew(): void;
  /** Asks for another question if this one is nearly too old. */
  renewIfOld(): void;
  /** Resolves when the server takes an answer: a second question is answered fast. */
  untilAnswerable(): Promise<void>;
}

function answerTo({ a, b, op }: Challenge): number {
  if (op === '+') return a + b;
  return op === '-' ? a - b : a * b;
}

/** The server's question. @param given the question that came with the page */
export function useQuestion(given: Challenge | undefined): Question {
  const [challenge, setChallenge] = useState(given);
  const [isFailed, setFailed] = useState(false);
  const askedAt = useRef(0);
  const isGone = useRef(false);

  const ask = () => {
    api('GET /api/contacts/challenge').then(
      (next) => {
        if (isGone.current) return;
        askedAt.current = performance.now();
        setChallenge(next);
      },
      () => {
        if (isGone.current) return;
        setChallenge(undefined);
        setFailed(true);
      },
    );
  };
  const renew = () => {
    setFailed(false);
    ask();
  };
  const begin = useEffectEvent(() => {
    askedAt.current = performance.now();
    if (!challenge) ask();
  });
  useEffect(() => {
    isGone.current = false;
    begin();
    return () => {
      isGone.current = true;
    };
  }, []);

  return {
    challenge,
    isFailed,
    renew,
    isAnswer: (text) => challenge !== undefined && Number(text.trim().replace('−', '-') || NaN) === answerTo(challenge),
    renewIfOld: () => {
      if (performance.now() - askedAt.current > RENEW_AFTER_MS) renew();
    },
    untilAnswerable: () =>
      new Promise((resolve) => {
        setTimeout(resolve, Math.max(0, askedAt.current + MIN_AGE_MS - performance.now()));
      }),
  };
}
