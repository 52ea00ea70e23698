import { App, Button, Result } from 'antd';
import { useState } from 'react';
import type { Import } from '#contract/imports.ts';
import { PANEL_IMPORT_PATH, panelListPath } from '#contract/panel-paths.ts';
import type { Task } from '#contract/tasks.ts';
import { api } from '#browser/signed-in-api.ts';
import { sentenceOf, useCall } from '../../base/queries.ts';
import { LinkButton } from '../../crud/link-button.tsx';
import { taskLook } from '../../fields/statuses.ts';
import { refreshAfter } from '../tasks/result.tsx';
import { MissingPictures } from './pictures.tsx';
import { IMPORT_TEXTS as texts } from './texts.ts';

/** Refused rows that are listed. */
const MOST = 50;

/** What became of the rows, in words. */
function sentencesOf({ counts, isUndoing }: Task): string {
  const names = isUndoing ? (['restored', 'kept'] as const) : (['changed', 'refused'] as const);
  return names
    .filter((name, i) => i === 0 || counts[name] > 0)
    .map((name) => texts.result[name](counts[name]))
    .join(' · ');
}

/** Rows of which there is something to say: those that could not be applied or taken back, or not wholly. */
function Left({ task, outcome }: { task: Task; outcome: 'kept' | 'refused' | 'restored' }) {
  const { data } = useCall('GET /api/tasks/:id/rows', {
    params: { id: task._id },
    query: { outcome, limit: MOST },
  });
  const told = data?.items.filter(({ sentence }) => sentence !== '') ?? [];
  if (told.length === 0) return null;
  return (
    <ul className="task-rows import-left" aria-label={outcome === 'restored' ? texts.restoredRows : texts.refusedRows}>
      {told.map(({ rowId, title, sentence }) => (
        <li key={rowId}>
          <b className="crud-break">{title}</b>
          <span className="crud-note">{sentence}</span>
        </li>
      ))}
    </ul>
  );
}

/** The last step: what was done, and the way back. */
export function ImportResult({ data, onChanged }: { data: Import; onChanged: (data: Import) => void }) {
  const { message } = App.useApp();
  const [isUndoing, setIsUndoing] = useState(false);
  const { task } = data;
  if (!task) return <Result status="info" title={texts.loadFailed} />;
  const undo = async (): Promise<void> => {
    setIsUndoing(true);
    try {
      await api('POST /api/tasks/:id/undo', { params: { id: task._id } });
      onChanged(await api('GET /api/import/:id', { params: { id: data._id } }));
      void refreshAfter();
    } catch (error) {
      void message.error({ content: sentenceOf(error, texts.undoFailed), key: 'import' });
    } finally {
      setIsUndoing(false);
    }
  };
  const isWhole = task.state === 'done' || task.state === 'undone';
  return (
    <>
      <Result
        className="import-result"
        status={isWhole ? 'success' : 'warning'}
        title={isWhole ? sentencesOf(task) : texts.notApplied}
        subTitle={
          <>
            {!isWhole && <span>{task.message === '' ? taskLook(task).label : task.message} </span>}
            {task.canUndo && <span>{texts.undoHint}</span>}
          </>
        }
        extra={
          <>
            {task.canUndo && (
              <Button loading={isUndoing} onClick={() => void undo()}>
                {texts.undo}
              </Button>
            )}
            <LinkButton to={panelListPath('tasks')}>{texts.allTasks}</LinkButton>
            <LinkButton type="primary" to={PANEL_IMPORT_PATH}>
              {texts.another}
            </LinkButton>
          </>
        }
      />
      <Left task={task} outcome={task.isUndoing ? 'kept' : 'refused'} />
      {task.isUndoing && <Left task={task} outcome="restored" />}
      <div className="import-left">
        <MissingPictures data={data} />
      </div>
    </>
  );
}
