import { useCallback, useRef, useState } from 'react';
import { App, type FormInstance } from 'antd';
import { ApiError } from '#contract/api-error.ts';
import type { StaleDetails } from '#contract/errors.ts';
import { sentenceOf } from '../base/queries.ts';
import { showFieldErrors } from './failure.ts';

export interface SaveOptions {
  /** Said where the server gave no sentence. */
  failed: string;
  /** The row is newer than the one that was edited. Without it that is said like any failure. */
  onStale?: (stale: StaleDetails) => void;
}

/** `undefined`: it failed, and that has been said; or a save was running already. */
export type Save = <T>(send: () => Promise<T>, options: SaveOptions) => Promise<{ reply: T } | undefined>;

/**
 * Sends a form once at a time: failures become a toast and sentences at the inputs, and what was typed stays.
 * @param reveal brings an input into view, in whatever tab it is
 */
export function useSave(
  form: FormInstance,
  reveal?: (name: (string | number)[]) => void,
): { save: Save; isSaving: boolean } {
  const { message } = App.useApp();
  const [isSaving, setIsSaving] = useState(false);
  const isRunning = useRef(false); // two clicks may come before the first is drawn
  const save: Save = useCallback(
    async (send, { failed, onStale }) => {
      if (isRunning.current) return undefined;
      isRunning.current = true;
      setIsSaving(true);
      try {
        return { reply: await send() };
      } catch (error) {
        if (ApiError.is(error) && error.code === 'STALE' && error.stale && onStale) {
          onStale(error.stale);
          return undefined;
        }
        void message.error({ content: sentenceOf(error, failed), key: 'save' });
        const first = ApiError.is(error) && error.fields ? showFieldErrors(form, error.fields) : undefined;
        if (first) reveal?.(first);
        return undefined;
      } finally {
        isRunning.current = false;
        setIsSaving(false);
      }
    },
    [form, message, reveal],
  );
  return { save, isSaving };
}
