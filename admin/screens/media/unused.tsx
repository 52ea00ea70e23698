import { useState } from 'react';
import { Alert, App, Form, Input, Modal } from 'antd';
import { formatFileSize, formatNumber } from '#contract/format.ts';
import { MAX_UNUSED_AT_ONCE } from '#contract/media.ts';
import { api } from '#browser/signed-in-api.ts';
import { refresh, sentenceOf, useCall } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { MEDIA_TEXTS as texts } from './texts.ts';

/** Deletes what nothing has named for long, once its number is typed. */
export function UnusedDialog({ onClose }: { onClose: () => void }) {
  const { message } = App.useApp();
  const { data, error, isFetching } = useCall('GET /api/media/unused', {});
  const [typed, setTyped] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const count = data?.total ?? 0;
  const isRight = count > 0 && !isFetching && typed.trim() === String(count);
  const remove = async () => {
    if (!isRight) return;
    setIsBusy(true);
    setFailure('');
    try {
      const { removed } = await api('POST /api/media/remove-unused', { body: { count } });
      void message.success(texts.unusedRemoved(formatNumber(removed)));
      onClose();
      await refresh('/api/media');
    } catch (problem) {
      setFailure(sentenceOf(problem, texts.unusedFailed));
      setTyped('');
      await refresh('/api/media');
    } finally {
      setIsBusy(false);
    }
  };
  const problem = failure || (error ? sentenceOf(error, texts.unusedFailed) : '');
  return (
    <Modal
      open
      title={texts.unusedTitle}
      okText={texts.removeUnused}
      cancelText={COMMON_TEXTS.giveUp}
      okButtonProps={{ danger: true, disabled: !isRight, loading: isBusy }}
      onOk={() => void remove()}
      onCancel={onClose}
      loading={!data && !error}
    >
      {problem && <Alert type="error" showIcon title={problem} role="alert" />}
      {data && count === 0 && <p>{texts.unusedNone}</p>}
      {data && count > 0 && (
        <Form layout="vertical" className="crud-dialog-form" onFinish={() => void remove()}>
          <p>{texts.unusedText(formatNumber(count), formatFileSize(data.sizeBytes))}</p>
          {count === MAX_UNUSED_AT_ONCE && <p>{texts.unusedMost}</p>}
          <Form.Item label={texts.typeCount(String(count))} htmlFor="media-unused-count">
            <Input
              id="media-unused-count"
              inputMode="numeric"
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Form.Item>
        </Form>
      )}
    </Modal>
  );
}
