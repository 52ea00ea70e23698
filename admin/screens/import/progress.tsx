import { App, Button, Progress } from 'antd';
import type { Import } from '#contract/imports.ts';
import { api } from '#browser/signed-in-api.ts';
import { sentenceOf } from '../../base/queries.ts';
import { IMPORT_TEXTS as texts } from './texts.ts';

/** Whether the server works on it. */
export const isWorking = ({ state, task }: Import): boolean =>
  (state === 'checking' || state === 'applied') && (task?.state === 'queued' || task?.state === 'running');

/** How far it is, with a way to stop it. */
export function ImportProgress({ data, onChanged }: { data: Import; onChanged: (data: Import) => void }) {
  const { message } = App.useApp();
  const task = data.task!;
  const cancel = async (): Promise<void> => {
    try {
      await api('POST /api/tasks/:id/cancel', { params: { id: task._id } });
      onChanged(await api('GET /api/import/:id', { params: { id: data._id } }));
    } catch (error) {
      void message.error({ content: sentenceOf(error, texts.cancelFailed), key: 'import' });
    }
  };
  const work = data.state === 'checking' ? texts.checking : texts.applying;
  const words = task.isUndoing ? texts.undoing : work;
  return (
    <section className="import-progress" aria-label={words}>
      <output>
        <strong>{words}</strong>
        <span>{task.total > 0 ? texts.progress(task.done, task.total) : texts.waits}</span>
      </output>
      <Progress
        percent={task.total === 0 ? 0 : Math.floor((100 * task.done) / task.total)}
        showInfo={false}
        aria-label={words}
      />
      <p>{texts.leave}</p>
      {task.canCancel && <Button onClick={() => void cancel()}>{texts.cancel}</Button>}
    </section>
  );
}
