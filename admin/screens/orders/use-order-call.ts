import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormInstance } from 'antd';
import { ApiError } from '#contract/api-error.ts';
import type { StaffOrder } from '#contract/orders.ts';
import { refresh, sentenceOf } from '../../base/queries.ts';
import { changedPaths } from '../../crud/resource.ts';
import { showFieldErrors } from '../../form/field-errors.ts';
import { orders } from './resource.ts';
import { ORDER_TEXTS as texts } from './texts.ts';

interface OrderCall {
  /** @param call resolves to the changed order; undefined when somebody else's change was kept */
  send: (call: () => Promise<StaffOrder | undefined>, failed: string) => Promise<StaffOrder | undefined>;
  isSending: boolean;
  /** Reason why the last call changed nothing. */
  problem: string | undefined;
}

/**
 * Sends a change of an order, one at a time. Shows failures beside the typed values and reads the order again, because
 * it may have changed.
 */
export function useOrderCall(onChanged: (order: StaffOrder) => void, form?: FormInstance): OrderCall {
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [wrong, setWrong] = useState<ReturnType<typeof showFieldErrors>>();
  // Not at once: a field cannot be focused while the form is disabled.
  useEffect(() => {
    if (wrong && !isSending) form?.scrollToField(wrong, { focus: true, block: 'center' });
  }, [wrong, isSending, form]);
  const isRunning = useRef(false); // a second click may come before the first is rendered
  const send: OrderCall['send'] = useCallback(
    async (call, failed) => {
      if (isRunning.current) return undefined;
      isRunning.current = true;
      setIsSending(true);
      setProblem(undefined);
      setWrong(undefined);
      try {
        const reply = await call();
        if (reply) onChanged(reply);
        else setProblem(texts.changedMeanwhile);
        return reply;
      } catch (error) {
        setProblem(sentenceOf(error, failed));
        const first = form && ApiError.is(error) && error.fields ? showFieldErrors(form, error.fields) : undefined;
        setWrong(first);
        return undefined;
      } finally {
        isRunning.current = false;
        setIsSending(false);
        void refresh(...changedPaths(orders));
      }
    },
    [onChanged, form],
  );
  return { send, isSending, problem };
}
