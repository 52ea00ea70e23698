import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '#contract/api-error.ts';
import type { Output } from '#contract/endpoints.ts';
import { api } from '#browser/signed-in-api.ts';
import { session } from '#browser/session.ts';

export type PaidSession = Output<'GET /api/payment/session/:id'>;

/**
 * `slow`: the provider has not confirmed in time; `lost`: the server could not be asked; `unknown`: this person has no
 * such session.
 */
type Payment =
  | { is: 'checking' | 'unknown' | 'lost' | 'signed-out' }
  | { is: 'paid' | 'unpaid' | 'slow'; session: PaidSession };

const PATIENCE_MS = 60_000;
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 10_000;

const waits = (error: unknown): boolean =>
  ApiError.is(error) && (error.status === 0 || error.status === 429 || error.status >= 500);

/**
 * The result of a payment: asked for up to a minute, with growing pauses. @param onSignedIn called after signing in
 * again, when it can be asked for again
 */
export function usePayment(sessionId: string, onSignedIn: () => void): Payment {
  const [payment, setPayment] = useState<Payment>({ is: 'checking' });

  useEffect(() => {
    const began = performance.now();
    let [timer, pause, isOver] = [0, FIRST_PAUSE_MS, false];
    const show = (next: Payment) => {
      if (!isOver) setPayment(next);
    };
    /** @returns false when there is no more time */
    const later = (): boolean => {
      if (performance.now() - began + pause > PATIENCE_MS) return false;
      if (!isOver) timer = window.setTimeout(() => void look(), pause);
      pause = Math.min(pause * 1.5, MAX_PAUSE_MS);
      return true;
    };
    async function look(): Promise<void> {
      try {
        const reply = await api('GET /api/payment/session/:id', { params: { id: sessionId } });
        if (reply.status !== 'processing') show({ is: reply.status, session: reply });
        else if (!later()) show({ is: 'slow', session: reply });
      } catch (error) {
        if (ApiError.is(error) && error.status === 401) show({ is: 'signed-out' });
        else if (!waits(error)) show({ is: 'unknown' });
        else if (!later()) show({ is: 'lost' });
      }
    }
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [sessionId]);

  // After signing in again, in this tab or another.
  const onSession = useEffectEvent(() => {
    if (payment.is === 'signed-out' && session.get()) onSignedIn();
  });
  useEffect(() => session.subscribe(() => onSession()), []);
  return payment;
}
