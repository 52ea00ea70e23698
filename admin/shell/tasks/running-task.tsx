// shell/tasks/: the running work on many rows, in the header.
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Progress } from 'antd';
import { panelListPath } from '#contract/panel-paths.ts';
import type { Task } from '#contract/tasks.ts';
import { api } from '#browser/signed-in-api.ts';
import { useCall } from '../../base/queries.ts';
import { refreshAfter, useTaskResult } from '../../screens/tasks/result.tsx';
import { TASK_TEXTS as texts } from '../../screens/tasks/texts.ts';

const RUNNING_MS = 2_000;
/** Others may have begun one. */
const IDLE_MS = 30_000;

/** Says what each task came to that was running before and has ended. */
function useEnds(active: readonly Task[] | undefined): void {
  const known = useRef<readonly string[]>([]);
  const showResult = useTaskResult();
  useEffect(() => {
    if (!active) return;
    const ended = known.current.filter((id) => active.every(({ _id }) => _id !== id));
    known.current = active.map(({ _id }) => _id);
    if (ended.length === 0) return;
    void refreshAfter();
    for (const id of ended) api('GET /api/tasks/:id', { params: { id } }).then(showResult, () => {}); // the list has it
  }, [active, showResult]);
}

/** Progress of the running task; nothing while none runs. */
export function RunningTask() {
  const query = useCall('GET /api/tasks/active', {}, { everyMs: IDLE_MS });
  const [task] = query.data ?? [];
  useCall('GET /api/tasks/active', {}, { everyMs: task ? RUNNING_MS : undefined });
  useEnds(query.data);
  if (!task) return null;
  const done = texts.progress(task.done, task.total);
  const title = task.isUndoing ? `${texts.undoing}: ${task.title}` : task.title;
  return (
    <Link className="panel-task" to={panelListPath('tasks')} title={texts.running(title, done)}>
      <Progress
        type="circle"
        size={18}
        strokeWidth={14}
        showInfo={false}
        percent={task.total === 0 ? 0 : Math.floor((100 * task.done) / task.total)}
        aria-hidden
      />
      <span className="panel-task-words">{texts.running(title, done)}</span>
    </Link>
  );
}
