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
  const { pictures } = data;
  const isPreparing = data.state === 'checking' && pictures !== null && pictures.done < pictures.total;
  const { done, total } = isPreparing ? pictures : task;
  const checks = isPreparing ? texts.preparing : texts.checking;
  const work = data.state === 'checking' ? checks : texts.applying;
  const words = task.isUndoing ? texts.undoing : work;
  return (
    <section className="import-progress" aria-label={words}>
      <output>
        <strong>{isPreparing ? texts.preparingOf(done, total) : words}</strong>
        {!isPreparing && <span>{total > 0 ? texts.progress(done, total) : texts.waits}</span>}
      </output>
      <Progress percent={total === 0 ? 0 : Math.floor((100 * done) / total)} showInfo={false} aria-label={words} />
      <p>{texts.leave}</p>
      {task.canCancel && <Button onClick={() => void cancel()}>{texts.cancel}</Button>}
    </section>
  );
}
