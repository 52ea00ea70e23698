import { useState } from 'react';
import { App, Button } from 'antd';
import { useNavigate } from 'react-router';
import type { PriceList } from '#contract/price-lists.ts';
import { api } from '#browser/signed-in-api.ts';
import { shortDateTimeText } from '../../base/dates.ts';
import { queryClient, refresh, sentenceOf } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { placeOf } from '../../crud/list-state.ts';
import { FactsDialog } from './facts-dialog.tsx';
import { priceLists, refreshLists } from './resource.ts';
import { PRICE_LIST_TEXTS as texts } from './texts.ts';

/** States in which a list's prices hold, or may still have to be put back. */
const KEPT: readonly PriceList['state'][] = ['scheduled', 'starting', 'running', 'ending', 'halted'];

interface Step {
  key: string;
  label: string;
  question?: { title: string; hint: string };
  run: () => Promise<PriceList>;
  said: (list: PriceList) => string;
}

/** What can be done with the list as it is now. */
export function PriceListActions({ list }: { list: PriceList }) {
  const { modal, message } = App.useApp();
  const navigate = useNavigate();
  const [now] = useState(() => Date.now());
  const [isEditing, setIsEditing] = useState(false);
  const [busy, setBusy] = useState('');
  const input = { params: { id: list._id } };

  const run = async ({ key, run: work, said }: Step): Promise<void> => {
    setBusy(key);
    try {
      void message.success({ content: said(await work()), key: 'price-list' });
    } catch (error) {
      void message.error({ content: sentenceOf(error, texts.actionFailed), key: 'price-list', duration: 10 });
    }
    await refreshLists();
    setBusy('');
  };
  const ask = (step: Step): void => {
    if (!step.question) return void run(step);
    void modal.confirm({
      title: step.question.title,
      content: step.question.hint,
      okText: step.label,
      cancelText: COMMON_TEXTS.giveUp,
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => run(step),
    });
    return undefined;
  };
  const remove = () =>
    modal.confirm({
      title: texts.rows.confirmRemove,
      okText: texts.remove,
      okButtonProps: { danger: true },
      cancelText: COMMON_TEXTS.giveUp,
      focusable: { autoFocusButton: 'cancel' },
      onOk: async () => {
        try {
          await api('DELETE /api/price-lists/:id', input);
          void message.success({ content: texts.rows.removed, key: 'price-list' });
          void navigate(placeOf(priceLists.path));
          // Not the list itself, which is still on screen.
          await queryClient.invalidateQueries({ queryKey: [priceLists.calls.list] });
          await refresh('/api/audit');
        } catch (error) {
          void message.error({ content: sentenceOf(error, texts.removeFailed), key: 'price-list' });
        }
      },
    });

  const isLater = list.startsAt !== null && Date.parse(list.startsAt) > now;
  const steps: Record<string, Step> = {
    schedule: {
      key: 'schedule',
      label: isLater ? texts.schedule : texts.startNow,
      question: {
        title: isLater ? texts.scheduleQuestion(shortDateTimeText(list.startsAt!)) : texts.startQuestion,
        hint: texts.scheduleHint(list.count),
      },
      run: () => api('POST /api/price-lists/:id/schedule', { ...input, body: { version: list.version } }),
      said: ({ state }) => (state === 'scheduled' ? texts.scheduled : texts.started),
    },
    cancel: {
      key: 'cancel',
      label: texts.cancelSchedule,
      run: () => api('POST /api/price-lists/:id/cancel', input),
      said: () => texts.cancelled,
    },
    stop: {
      key: 'stop',
      label: texts.stop,
      question: { title: texts.stopQuestion, hint: texts.stopHint },
      run: () => api('POST /api/price-lists/:id/cancel', input),
      said: () => texts.stopped,
    },
    end: {
      key: 'end',
      label: texts.endNow,
      question: { title: texts.endQuestion, hint: texts.endHint },
      run: () => api('POST /api/price-lists/:id/end', input),
      said: ({ state }) => (state === 'completed' ? texts.ended : texts.rows.updated),
    },
    undo: {
      key: 'undo',
      label: texts.undo,
      question: { title: texts.undoQuestion, hint: texts.undoHint },
      run: () => api('POST /api/price-lists/:id/undo', input),
      said: ({ state }) => (state === 'undone' ? texts.undone : texts.rows.updated),
    },
  };
  const offered = [
    list.state === 'draft' && list.count > 0 && steps['schedule'],
    list.state === 'scheduled' && steps['cancel'],
    list.state === 'starting' && steps['stop'],
    list.state === 'running' && steps['end'],
    list.canUndo && steps['undo'],
  ].filter((step): step is Step => Boolean(step));

  return (
    <>
      {!KEPT.includes(list.state) && (
        <Button danger onClick={() => void remove()}>
          {texts.remove}
        </Button>
      )}
      {list.state === 'draft' && <Button onClick={() => setIsEditing(true)}>{texts.edit}</Button>}
      {offered.map((step) => (
        <Button
          key={step.key}
          type={step.key === 'schedule' ? 'primary' : 'default'}
          loading={busy === step.key}
          onClick={() => ask(step)}
        >
          {step.label}
        </Button>
      ))}
      {isEditing && <FactsDialog list={list} onClose={() => setIsEditing(false)} onSaved={() => setIsEditing(false)} />}
    </>
  );
}
