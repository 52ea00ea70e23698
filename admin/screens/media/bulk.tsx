// Work on chosen files: into a folder, tags to and fro, away.
import { useState } from 'react';
import { App, Button, Form, Modal, Select } from 'antd';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import FolderOutlined from '@ant-design/icons/FolderOutlined';
import TagsOutlined from '@ant-design/icons/TagsOutlined';
import { formatNumber } from '#contract/format.ts';
import { mediaFields, type MediaChanged } from '#contract/media.ts';
import type { Input } from '#contract/endpoints.ts';
import { api } from '#browser/signed-in-api.ts';
import { refresh, sentenceOf } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { rule } from '../../form/field.tsx';
import { FolderSelect } from '../../form/media-folders.tsx';
import { TypedDialog } from '../../form/typed-dialog.tsx';
import { MEDIA_TEXTS as texts } from './texts.ts';

type Changes = Omit<Input<'POST /api/media/bulk'>['body'], 'ids'>;

/** @param onDone the chosen files are dealt with */
export function MediaBulk({
  chosen,
  onChoosePage,
  onDone,
}: {
  chosen: ReadonlySet<string>;
  onChoosePage: () => void;
  onDone: () => void;
}) {
  const { message, modal } = App.useApp();
  const [dialog, setDialog] = useState<'move' | 'tags'>();
  const [isBusy, setIsBusy] = useState(false);
  const count = formatNumber(chosen.size);

  const tell = ({ changed, refused }: MediaChanged, isRemoved: boolean): void => {
    const sentence = (isRemoved ? texts.removedMany : texts.changed)(formatNumber(changed));
    if (refused.length === 0) return void message.success(sentence);
    void modal.warning({
      title: texts.refusedTitle(formatNumber(refused.length)),
      okText: texts.close,
      content: (
        <>
          <p>{sentence}</p>
          <ul className="media-refused">
            {refused.map(({ _id, name, sentence: reason }) => (
              <li key={_id}>
                <b>{name}</b> {reason}
              </li>
            ))}
          </ul>
        </>
      ),
    });
  };
  const change = async (changes: Changes): Promise<void> => {
    setIsBusy(true);
    try {
      const reply = await api('POST /api/media/bulk', { body: { ...changes, ids: [...chosen] } });
      setDialog(undefined);
      onDone();
      await refresh('/api/media');
      tell(reply, changes.isRemoved === true);
    } catch (error) {
      void message.error(sentenceOf(error, texts.bulkFailed));
    } finally {
      setIsBusy(false);
    }
  };
  const remove = (): void => {
    void modal.confirm({
      title: texts.removeChosenTitle(count),
      content: texts.removeChosenText,
      okText: texts.remove,
      okButtonProps: { danger: true },
      cancelText: COMMON_TEXTS.giveUp,
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => change({ isRemoved: true }),
    });
  };
  return (
    <div className="media-bulk">
      <output>{texts.chosen(count)}</output>
      <Button icon={<FolderOutlined aria-hidden />} disabled={isBusy} onClick={() => setDialog('move')}>
        {texts.move}
      </Button>
      <Button icon={<TagsOutlined aria-hidden />} disabled={isBusy} onClick={() => setDialog('tags')}>
        {texts.tagsFor}
      </Button>
      <Button danger icon={<DeleteOutlined aria-hidden />} disabled={isBusy} onClick={remove}>
        {texts.remove}
      </Button>
      <Button type="link" onClick={onChoosePage}>
        {texts.choosePage}
      </Button>
      <Button type="link" onClick={onDone}>
        {texts.letGo}
      </Button>
      {dialog === 'move' && (
        <MoveDialog count={count} isBusy={isBusy} onChange={change} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'tags' && (
        <TagsDialog count={count} isBusy={isBusy} onChange={change} onClose={() => setDialog(undefined)} />
      )}
    </div>
  );
}

interface DialogProps {
  count: string;
  isBusy: boolean;
  onChange: (changes: Changes) => Promise<void>;
  onClose: () => void;
}

function MoveDialog({ count, isBusy, onChange, onClose }: DialogProps) {
  const [folderId, setFolderId] = useState<string | null>(null);
  return (
    <Modal
      open
      title={texts.moveTitle(count)}
      okText={texts.move}
      cancelText={COMMON_TEXTS.giveUp}
      okButtonProps={{ loading: isBusy }}
      onOk={() => void onChange({ folderId })}
      onCancel={onClose}
    >
      <FolderSelect label={texts.folder} none={texts.noFolder} value={folderId} onChange={setFolderId} />
    </Modal>
  );
}

interface Tags {
  addTags: string[];
  removeTags: string[];
}

function TagsDialog({ count, isBusy, onChange, onClose }: DialogProps) {
  const [form] = Form.useForm<Tags>();
  const addTags = Form.useWatch('addTags', form) ?? [];
  const removeTags = Form.useWatch('removeTags', form) ?? [];
  return (
    <TypedDialog
      open
      title={texts.tagsTitle(count)}
      okText={COMMON_TEXTS.save}
      cancelText={COMMON_TEXTS.giveUp}
      okButtonProps={{ loading: isBusy, disabled: addTags.length + removeTags.length === 0 }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<Tags>
        form={form}
        layout="vertical"
        name="mediatags"
        initialValues={{ addTags: [], removeTags: [] }}
        onFinish={(values) => void onChange(values)}
      >
        <Form.Item name="addTags" label={texts.addTags} extra={texts.tagsHint} rules={rule(mediaFields.tags, 'change')}>
          <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',', ';']} />
        </Form.Item>
        <Form.Item name="removeTags" label={texts.removeTags} rules={rule(mediaFields.tags, 'change')}>
          <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',', ';']} />
        </Form.Item>
      </Form>
    </TypedDialog>
  );
}
