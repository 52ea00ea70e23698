// Work on chosen rows of a list: into the trash, or another state (docs/decisions/0140).
import { useState, type ReactNode } from 'react';
import { App, Button } from 'antd';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import { isRowsKind, stateOf, type RowsAction, type RowsKind } from '#contract/rows-edit.ts';
import { api } from '#browser/signed-in-api.ts';
import { useMay } from '../../base/access.ts';
import { sentenceOf } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import type { Resource, Row } from '../../crud/resource.ts';
import { refreshAfter, useTaskResult } from './result.tsx';
import { ROWS_EDIT_TEXTS as texts } from './texts.ts';

/** Does the work and says what became of it. @param onDone the rows are dealt with, or will be */
export function useRowsWork(kind: RowsKind, onDone: () => void) {
  const { message, modal } = App.useApp();
  const showResult = useTaskResult();
  const [isBusy, setIsBusy] = useState(false);
  const run = async (action: RowsAction, ids: readonly string[]): Promise<void> => {
    setIsBusy(true);
    try {
      const task = await api('POST /api/rows/edit', { body: { kind, action, ids: [...ids] } });
      if (task.state === 'queued') void message.info({ content: texts.started, key: 'rows' });
      else showResult(task);
      onDone();
      await refreshAfter();
    } catch (error) {
      void message.error({ content: sentenceOf(error, texts.failed), key: 'rows' });
    } finally {
      setIsBusy(false);
    }
  };
  /** Asks first. */
  const remove = async (ids: readonly string[]): Promise<void> => {
    const isMeant = await modal.confirm({
      title: texts.removeTitle(ids.length),
      content: texts.removeText,
      okText: texts.remove,
      okButtonProps: { danger: true },
      cancelText: COMMON_TEXTS.giveUp,
    });
    if (isMeant) await run('remove', ids);
  };
  return { run, remove, isBusy };
}

/** The button that moves chosen rows to the trash. */
export const RemoveChosen = ({
  chosen,
  work: { remove, isBusy },
}: {
  chosen: readonly string[];
  work: ReturnType<typeof useRowsWork>;
}) => (
  <Button danger icon={<DeleteOutlined aria-hidden />} disabled={isBusy} onClick={() => void remove(chosen)}>
    {texts.removeChosen(chosen.length)}
  </Button>
);

/**
 * Boxes of a list's rows with the work on those that are chosen; undefined for kinds without it, and for a role that
 * may not.
 */
export function useRowsEdit<R extends Row>({ kind: ofList }: Pick<Resource<R>, 'kind'>) {
  const may = useMay();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const kind = isRowsKind(ofList) ? ofList : undefined;
  const work = useRowsWork(kind ?? 'page', () => setChosen([]));
  if (!kind || !may('POST /api/rows/edit')) return undefined;
  const names = stateOf(kind) === 'isPublished' ? texts.publishing : texts.activity;
  const actions: ReactNode = chosen.length > 0 && (
    <>
      <Button disabled={work.isBusy} onClick={() => void work.run('on', chosen)}>
        {names.on}
      </Button>
      <Button disabled={work.isBusy} onClick={() => void work.run('off', chosen)}>
        {names.off}
      </Button>
      <RemoveChosen chosen={chosen} work={work} />
      <Button type="link" onClick={() => setChosen([])}>
        {texts.letGo}
      </Button>
    </>
  );
  return { chosen, onChange: setChosen, actions };
}
