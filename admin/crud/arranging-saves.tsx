// Sends new orders: one call after a while of moving, one at a time, with an undo in the message.
import { useEffect, useRef } from 'react';
import { App, Button } from 'antd';
import { api } from '#browser/signed-in-api.ts';
import { queryClient, refresh, sentenceOf } from '../base/queries.ts';
import { COMMON_TEXTS } from '../base/texts.ts';
import { changedPaths, type Resource, type Row } from './resource.ts';
import { inOrder } from './arranging-order.ts';
import { ARRANGING_TEXTS as texts } from './arranging-texts.ts';

/** Long enough to read it and to reach the button by keyboard. */
const UNDO_SECONDS = 10;
/** Presses of an arrow key become one call after such a pause. */
export const PAUSE_MS = 700;
const KEY = 'arrange';

interface Batch {
  /** The order on the server before it. */
  before: readonly string[];
  ids: readonly string[];
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, at) => id === b[at]);

/** Takes new orders of groups: shows them at once, in all lists of the resource, and stores them. */
export function useSaving<R extends Row>(resource: Resource<R>) {
  const { calls, arranged } = resource;
  const { message } = App.useApp();
  const waiting = useRef<Batch>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void>>(Promise.resolve());

  const show = (ids: readonly string[]): void => {
    void queryClient.cancelQueries({ queryKey: [calls.list] }); // an older reply would move the rows back
    queryClient.setQueriesData<unknown>({ queryKey: [calls.list] }, (rows: unknown) =>
      Array.isArray(rows) ? inOrder(rows as R[], ids, arranged!.field) : rows,
    );
  };
  const store = async ({ before, ids }: Batch, isUndo: boolean): Promise<void> => {
    try {
      await api('PUT /api/arrangements/:kind', {
        params: { kind: arranged!.kind },
        body: { ids: [...ids], shown: [...before] },
      });
      void message.success({
        content: isUndo ? (
          texts.undone
        ) : (
          <>
            <span>{texts.saved}</span>{' '}
            <Button className="crud-undo" type="link" size="small" onClick={() => undo({ before, ids })}>
              {COMMON_TEXTS.undo}
            </Button>
          </>
        ),
        key: KEY,
        duration: isUndo ? 3 : UNDO_SECONDS,
      });
    } catch (error) {
      waiting.current = undefined; // made of an order that does not hold
      clearTimeout(timer.current);
      void message.error({ content: sentenceOf(error, texts.failed), key: KEY, duration: 6 });
    }
    if (!waiting.current) await refresh(...changedPaths(resource));
  };
  const flush = (isUndo = false): void => {
    clearTimeout(timer.current);
    const batch = waiting.current;
    waiting.current = undefined;
    if (!batch || isSame(batch.before, batch.ids)) return;
    running.current = running.current.then(() => store(batch, isUndo));
  };
  /** @param isLater waits for further moves */
  const take = (before: readonly string[], ids: readonly string[], { isLater = false, isUndo = false } = {}): void => {
    const last = waiting.current;
    const isSameGroup = last !== undefined && isSame(last.ids, before);
    if (last && !isSameGroup) flush();
    waiting.current = { before: isSameGroup ? last.before : before, ids };
    show(ids);
    clearTimeout(timer.current);
    if (isLater) timer.current = setTimeout(flush, PAUSE_MS);
    else flush(isUndo);
  };
  const undo = ({ before, ids }: Batch): void => {
    message.destroy(KEY);
    take(ids, before, { isUndo: true });
  };

  const leave = useRef(flush);
  useEffect(() => {
    leave.current = flush;
  });
  useEffect(() => () => leave.current(), []); // moves that still wait are stored when the list is left
  return take;
}
