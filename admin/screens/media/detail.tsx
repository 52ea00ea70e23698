import { useState } from 'react';
import { App, Button, Form, Input, Modal, Select, Upload } from 'antd';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import SwapOutlined from '@ant-design/icons/SwapOutlined';
import { Link } from 'react-router';
import type { AuditKind } from '#contract/audit.ts';
import { formatNumber } from '#contract/format.ts';
import { mediaFields, type MediaDetail } from '#contract/media.ts';
import type { PictureFocus } from '#contract/picture-focus.ts';
import { MEDIA_ENDINGS, MEDIA_FILE } from '#contract/media-file.ts';
import { api } from '#browser/signed-in-api.ts';
import { useMay } from '../../base/access.ts';
import { shortTime } from '../../base/dates.ts';
import { queryClient, refresh, sentenceOf, useCall } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { upload } from '../../base/upload.ts';
import { Detail, DetailList } from '../../crud/details.tsx';
import { KIND_NAMES } from '../../fields/names.ts';
import { rule } from '../../form/field.tsx';
import { FolderSelect } from '../../form/media-folders.tsx';
import { mediaFacts, mediaName, MediaPicture } from '../../form/media-tiles.tsx';
import { FORM_TEXTS } from '../../form/texts.ts';
import { addressOf } from '../audit/address.ts';
import { FocusField } from './focus.tsx';
import { MEDIA_TEXTS as texts } from './texts.ts';
import { mediaRefusal } from './uploads.tsx';

interface Values {
  alt: string;
  title: string;
  tags: string[];
  folderId: string | null;
  focus: PictureFocus | null;
}

/** One file: its words, the places that name it, another file in its place, deleting it. */
export function MediaDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [isGone, setIsGone] = useState(false);
  const { data, error } = useCall('GET /api/media/:id', { params: { id } }, { enabled: !isGone });
  if (isGone) return null;
  if (!data)
    return (
      <Modal
        open
        className="crud-dialog"
        title={texts.file}
        width={920}
        footer={null}
        onCancel={onClose}
        loading={!error}
      >
        {error && <p role="alert">{sentenceOf(error, texts.loadFailed)}</p>}
      </Modal>
    );
  return <FileDialog key={data.version} media={data} onClose={onClose} onGone={() => setIsGone(true)} />;
}

function FileDialog({
  media,
  onClose,
  onGone,
}: {
  media: MediaDetail;
  onClose: () => void;
  /** The file is deleted: it must not be read again. */
  onGone: () => void;
}) {
  const { message, modal } = App.useApp();
  const [form] = Form.useForm<Values>();
  const [isBusy, setIsBusy] = useState(false);
  const { _id: id, version } = media;
  const save = async (values: Values): Promise<void> => {
    setIsBusy(true);
    try {
      await api('PUT /api/media/:id', { params: { id }, body: { ...values, version } });
      void message.success(texts.saved);
      onClose();
      await refresh('/api/media');
    } catch (error) {
      void message.error(sentenceOf(error, texts.saveFailed));
    } finally {
      setIsBusy(false);
    }
  };
  const leave = (): void => {
    if (!form.isFieldsTouched()) return onClose();
    void modal.confirm({
      title: FORM_TEXTS.unsavedTitle,
      content: FORM_TEXTS.unsavedText,
      okText: FORM_TEXTS.leave,
      cancelText: FORM_TEXTS.stayInForm,
      focusable: { autoFocusButton: 'cancel' },
      onOk: onClose,
    });
  };
  const remove = (): void => {
    void modal.confirm({
      title: texts.removeTitle,
      content: (
        <>
          <strong className="crud-break">{mediaName(media)}</strong>
          <br />
          {texts.removeText}
        </>
      ),
      okText: texts.remove,
      okButtonProps: { danger: true },
      cancelText: COMMON_TEXTS.giveUp,
      focusable: { autoFocusButton: 'cancel' },
      onOk: async () => {
        try {
          await api('DELETE /api/media/:id', { params: { id } });
          // Neither the list's refreshing nor this dialog may read it again.
          onGone();
          queryClient.removeQueries({ queryKey: ['GET /api/media/:id', { params: { id } }] });
          void message.success(texts.removed);
          onClose();
        } catch (error) {
          void message.error(sentenceOf(error, texts.removeFailed));
        }
        await refresh('/api/media');
      },
    });
  };
  return (
    <Modal
      open
      className="crud-dialog"
      title={mediaName(media)}
      width={920}
      onCancel={leave}
      footer={
        <div className="media-foot">
          <Button
            danger
            icon={<DeleteOutlined aria-hidden />}
            disabled={media.uses > 0}
            title={media.uses > 0 ? texts.inUse(formatNumber(media.uses)) : undefined}
            onClick={remove}
          >
            {texts.remove}
          </Button>
          <ReplaceButton media={media} />
          <Button type="primary" loading={isBusy} onClick={() => form.submit()}>
            {texts.save}
          </Button>
        </div>
      }
    >
      <Form<Values>
        form={form}
        layout="vertical"
        className="media-detail crud-dialog-form"
        name="media"
        initialValues={{
          alt: media.alt,
          title: media.title,
          tags: media.tags,
          folderId: media.folderId,
          focus: media.focus,
        }}
        onFinish={(values) => void save(values)}
      >
        <div className="media-detail-file">
          {media.kind === 'image' ? (
            <Form.Item name="focus" label={texts.focus} extra={texts.focusHint}>
              <FocusField media={media} />
            </Form.Item>
          ) : (
            <span className="media-picture">
              <MediaPicture media={media} size={320} />
            </span>
          )}
          <DetailList>
            <Detail label={texts.name} isWide>
              {media.originalName}
            </Detail>
            <Detail label={texts.facts}>{mediaFacts(media)}</Detail>
            <Detail label={texts.addedBy}>{media.byName || texts.found}</Detail>
            <Detail label={texts.addedAt}>
              <time dateTime={media.createdAt}>{shortTime(media.createdAt)}</time>
            </Detail>
          </DetailList>
          <Button href={media.path} target="_blank" rel="noopener">
            {texts.openFile}
          </Button>
        </div>
        <div>
          {media.kind === 'image' && (
            <Form.Item name="alt" label={texts.alt} extra={texts.altHint} rules={rule(mediaFields.alt)}>
              <Input />
            </Form.Item>
          )}
          <Form.Item name="title" label={texts.title} rules={rule(mediaFields.title)}>
            <Input />
          </Form.Item>
          <Form.Item name="tags" label={texts.tags} extra={texts.tagsHint} rules={rule(mediaFields.tags, 'change')}>
            <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={[',', ';']} />
          </Form.Item>
          <Form.Item name="folderId" label={texts.folder}>
            <FolderSelect none={texts.noFolder} />
          </Form.Item>
          <Uses media={media} />
        </div>
      </Form>
    </Modal>
  );
}

/** Where the file is used, each with the way to it. */
function Uses({ media: { usedIn, uses } }: { media: MediaDetail }) {
  const may = useMay();
  return (
    <section className="media-uses">
      <h3>{texts.usedIn}</h3>
      {usedIn.length === 0 && <p>{texts.usedNowhere}</p>}
      <ul>
        {usedIn.map(({ kind, rowId, title, isDeleted }) => {
          const isMine = kind !== 'setting' || may('PUT /api/settings');
          const address = isMine
            ? addressOf({ kind: kind as AuditKind, rowId, title, place: isDeleted ? 'trash' : 'row' })
            : undefined;
          return (
            <li key={`${kind} ${rowId}`}>
              <span>{KIND_NAMES[kind as AuditKind]}</span>
              {address === undefined ? title : <Link to={address}>{title}</Link>}
              {isDeleted && <i>{texts.inTrash}</i>}
            </li>
          );
        })}
      </ul>
      {uses > usedIn.length && <p>{texts.moreUses(formatNumber(uses - usedIn.length))}</p>}
    </section>
  );
}

/** Asks, and puts another file in the place of this one. */
function ReplaceButton({ media }: { media: MediaDetail }) {
  const { message, modal } = App.useApp();
  const [isBusy, setIsBusy] = useState(false);
  const { _id: id, uses, kind } = media;
  const send = async (file: File): Promise<void> => {
    setIsBusy(true);
    try {
      const key = 'POST /api/media/:id/replace';
      await upload(key, MEDIA_FILE.field, file, () => {}, undefined, { id });
      void message.success(texts.replaced);
      await refresh('/api/');
    } catch (error) {
      void message.error(sentenceOf(error, texts.replaceFailed));
    } finally {
      setIsBusy(false);
    }
  };
  const ask = (file: File): void => {
    const refusal = mediaRefusal(file);
    if (refusal) return void message.error(refusal);
    void modal.confirm({
      title: texts.replaceTitle,
      content: (
        <>
          <strong className="crud-break">{file.name}</strong>
          <br />
          {uses > 0 ? texts.replaceText(formatNumber(uses)) : texts.replaceUnused}
        </>
      ),
      okText: texts.replace,
      cancelText: COMMON_TEXTS.giveUp,
      onOk: () => send(file),
    });
  };
  return (
    <Upload
      accept={MEDIA_ENDINGS.filter((ending) => (kind === 'document') === /^(?:pdf|docx?)$/.test(ending))
        .map((ending) => `.${ending}`)
        .join()}
      showUploadList={false}
      beforeUpload={(file) => {
        ask(file);
        return Upload.LIST_IGNORE;
      }}
    >
      <Button icon={<SwapOutlined aria-hidden />} loading={isBusy}>
        {texts.replace}
      </Button>
    </Upload>
  );
}
