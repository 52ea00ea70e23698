import { useCallback } from 'react';
import { App, Button } from 'antd';
import { KINDS } from '#contract/all-kinds.ts';
import type { Task } from '#contract/tasks.ts';
import { api } from '#browser/signed-in-api.ts';
import { refresh, sentenceOf } from '../../base/queries.ts';
import { TASK_TEXTS as texts } from './texts.ts';

/** Long enough to read it and to reach the button by keyboard; afterwards the list of tasks has it. */
const UNDO_SECONDS = 10;

/** Reads again whatever a task may have changed. */
export const refreshAfter = (): Promise<void> =>
  refresh(
    '/api/products',
    '/api/families',
    '/api/categories',
    '/api/tasks',
    '/api/audit',
    '/api/dashboard',
    '/api/exchange-rates',
    '/api/blogs',
    '/api/pages',
    '/api/trash',
    ...KINDS.map(({ path }) => path),
  );

function sentences({ kind, title, counts: { changed, refused, restored, kept }, isUndoing }: Task): string {
  if (kind === 'import-check' || kind === 'everything') return texts.ended(title);
  if (kind === 'rows-edit') {
    const left = isUndoing ? kept : refused;
    return (
      (isUndoing ? texts.rowsRestored(restored) : texts.rowsDone(title, changed)) +
      (left > 0 ? texts.rowsRefused(left) : '')
    );
  }
  const words = kind === 'import' ? texts.rowWords : texts.productWords;
  return isUndoing
    ? words.restored(restored) + (kept > 0 ? words.kept(kept) : '')
    : words.changed(changed) + (refused > 0 ? words.refused(refused) : '');
}

/** Says how a task ended, with a button that takes it back. */
export function useTaskResult(): (task: Task) => void {
  const { message } = App.useApp();
  return useCallback(
    (task: Task) => {
      const key = `task ${task._id}`;
      const undo = async (): Promise<void> => {
        void message.loading({ content: texts.undoing, key, duration: 0 }); // no button, so that it cannot be pressed twice
        try {
          const undone = await api('POST /api/tasks/:id/undo', { params: { id: task._id } });
          if (undone.state === 'queued') void message.info({ content: texts.undoing, key });
          else void message.success({ content: sentences(undone), key });
        } catch (error) {
          void message.error({ content: sentenceOf(error, texts.undoFailed), key });
        }
        await refreshAfter();
      };
      if (task.state === 'failed') {
        void message.error({ content: texts.failed(task.title), key });
        return;
      }
      void message.success({
        content: (
          <>
            {sentences(task)}{' '}
            {task.canUndo && (
              <Button type="link" size="small" onClick={() => void undo()}>
                {texts.undo}
              </Button>
            )}
          </>
        ),
        key,
        duration: task.canUndo ? UNDO_SECONDS : undefined,
      });
    },
    [message],
  );
}
