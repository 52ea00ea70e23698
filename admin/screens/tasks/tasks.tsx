// screens/tasks/: work on many rows: what runs, what it did, taking it back (docs/decisions/0130).
import { App, Progress, Spin } from 'antd';
import CloseOutlined from '@ant-design/icons/CloseOutlined';
import RollbackOutlined from '@ant-design/icons/RollbackOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import UnorderedListOutlined from '@ant-design/icons/UnorderedListOutlined';
import { panelListPath } from '#contract/panel-paths.ts';
import type { Task, TaskOutcome } from '#contract/tasks.ts';
import { api } from '#browser/signed-in-api.ts';
import { shortTime } from '../../base/dates.ts';
import { sentenceOf, useCall } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { useMay } from '../../base/access.ts';
import { useDownload } from '../../crud/download-button.tsx';
import { useListState } from '../../crud/list-state.ts';
import { ResourceList, type WayOn } from '../../crud/resource-list.tsx';
import type { Resource } from '../../crud/resource.ts';
import type { RowAction } from '../../crud/row-actions.tsx';
import type { Column } from '../../crud/row-views.tsx';
import { StatusTag } from '../../crud/status.tsx';
import { taskLook } from '../../fields/statuses.ts';
import { refreshAfter, useTaskResult } from './result.tsx';
import { TASK_TEXTS as texts } from './texts.ts';

const tasks: Resource<Task> = {
  kind: 'task',
  path: panelListPath('tasks'),
  calls: { list: 'GET /api/tasks' },
  titleOf: ({ title }) => title,
  texts: texts.rows,
};

/** What became of the rows, in words. */
function outcomeOf({ kind, done, counts, isUndoing, hasFile }: Task): string {
  if (kind === 'import-check') return texts.checked(done);
  if (kind === 'everything') return hasFile ? texts.fileReady : texts.fileGone;
  const names = isUndoing ? (['restored', 'kept'] as const) : (['changed', 'same', 'refused'] as const);
  const told = names.filter((name, i) => i === 0 || counts[name] > 0);
  return told.map((name) => texts[name](counts[name])).join(' · ');
}

const isOpen = ({ state }: Task): boolean => state === 'queued' || state === 'running';

const COLUMNS: Column<Task>[] = [
  {
    key: 'title',
    title: texts.work,
    onPhone: 'heading',
    isKey: true,
    minWidth: 200,
    render: ({ title, by }) => (
      <>
        <strong className="crud-break" title={title}>
          {title}
        </strong>
        <div className="crud-note crud-one-line">{by}</div>
      </>
    ),
  },
  {
    key: 'state',
    title: COMMON_TEXTS.status,
    width: 168,
    onPhone: 'plain',
    render: (task) => <StatusTag look={taskLook(task)} />,
  },
  {
    key: 'result',
    title: texts.result,
    minWidth: 220,
    render: (task) =>
      isOpen(task) ? (
        <span className="task-progress">
          {texts.progress(task.done, task.total)}
          <Progress
            percent={task.total === 0 ? 0 : Math.floor((100 * task.done) / task.total)}
            size="small"
            showInfo={false}
            aria-label={task.title}
          />
        </span>
      ) : (
        <>
          {outcomeOf(task)}
          {task.message && <div className="crud-note">{task.message}</div>}
        </>
      ),
  },
  {
    key: 'createdAt',
    title: COMMON_TEXTS.date,
    width: 138,
    render: ({ createdAt }) => <time dateTime={createdAt}>{shortTime(createdAt)}</time>,
  },
];

const WAYS_ON: readonly WayOn[] = [
  { label: texts.openProducts, to: panelListPath('products'), needs: 'POST /api/products/bulk' },
];
/** Rows of the details. */
const MOST_ROWS = 100;
/** A list with running tasks is read again. */
const READ_EVERY_MS = 2_000;

/** The rows that a task left as they were, with the reason. */
function Details({ task }: { task: Task }) {
  const outcome: TaskOutcome = task.isUndoing ? 'kept' : 'refused';
  const { data, error } = useCall('GET /api/tasks/:id/rows', {
    params: { id: task._id },
    query: { outcome, limit: MOST_ROWS },
  });
  if (error) return <p className="crud-note">{sentenceOf(error, texts.detailsFailed)}</p>;
  if (!data) return <Spin />;
  if (data.total === 0) return <p>{task.counts[outcome] > 0 ? texts.detailsGone : texts.noDetails}</p>;
  return (
    <>
      <ul className="task-rows">
        {data.items.map(({ rowId, title, sentence }) => (
          <li key={rowId}>
            <b className="crud-break">{title}</b>
            <span className="crud-note">{sentence}</span>
          </li>
        ))}
      </ul>
      {data.total > data.items.length && <p className="crud-note">{texts.more(data.items.length, data.total)}</p>}
    </>
  );
}

function useTaskActions(): (task: Task) => RowAction[] {
  const { modal, message } = App.useApp();
  const showResult = useTaskResult();
  const may = useMay();
  const { save } = useDownload('GET /api/everything/export/:id', texts.downloadFailed);
  const run = async (work: () => Promise<Task>, failed: string, said: (task: Task) => void): Promise<void> => {
    try {
      said(await work());
    } catch (error) {
      void message.error({ content: sentenceOf(error, failed), key: 'task' });
    }
    await refreshAfter();
  };
  const cancel = ({ _id: id }: Task) =>
    modal.confirm({
      title: texts.cancelQuestion,
      content: texts.cancelHint,
      okText: texts.cancel,
      cancelText: COMMON_TEXTS.giveUp,
      focusable: { autoFocusButton: 'cancel' },
      onOk: () =>
        run(
          () => api('POST /api/tasks/:id/cancel', { params: { id } }),
          texts.cancelFailed,
          () => void message.success({ content: texts.cancelled, key: 'task' }),
        ),
    });
  const undo = ({ _id: id, title }: Task) =>
    modal.confirm({
      title: texts.undoQuestion,
      content: (
        <>
          <strong className="crud-break">{title}</strong>
          <br />
          {texts.undoHint}
        </>
      ),
      okText: texts.undo,
      cancelText: COMMON_TEXTS.giveUp,
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => run(() => api('POST /api/tasks/:id/undo', { params: { id } }), texts.undoFailed, showResult),
    });
  return (task) => [
    {
      key: 'details',
      label: texts.details,
      icon: <UnorderedListOutlined aria-hidden />,
      onClick: () =>
        void modal.info({
          title: task.title,
          icon: null,
          width: 560,
          okText: COMMON_TEXTS.close,
          content: <Details task={task} />,
        }),
    },
    ...(task.hasFile && may('GET /api/everything/export/:id')
      ? [
          {
            key: 'download',
            label: texts.download,
            icon: <DownloadOutlined aria-hidden />,
            onClick: () => void save({ params: { id: task._id } }),
          },
        ]
      : []),
    ...(task.canCancel
      ? [{ key: 'cancel', label: texts.cancel, icon: <CloseOutlined aria-hidden />, onClick: () => void cancel(task) }]
      : []),
    ...(task.canUndo
      ? [{ key: 'undo', label: texts.undo, icon: <RollbackOutlined aria-hidden />, onClick: () => void undo(task) }]
      : []),
  ];
}

export function TaskList() {
  const [state, change] = useListState([], 20);
  const actions = useTaskActions();
  // The list is under the same address in the cache: reading it here keeps it fresh while something runs.
  const { data } = useCall('GET /api/tasks/active', {});
  useCall(
    'GET /api/tasks',
    { query: { page: state.page, limit: state.size } },
    { everyMs: data && data.length > 0 ? READ_EVERY_MS : undefined },
  );
  return (
    <ResourceList
      resource={tasks}
      columns={COLUMNS}
      state={state}
      onChange={change}
      note={texts.note}
      moreActions={actions}
      actionsWidth={110}
      waysOn={WAYS_ON}
    />
  );
}
