import { useState } from 'react';
import { App, Button, Form, Input } from 'antd';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import FolderAddOutlined from '@ant-design/icons/FolderAddOutlined';
import { formatNumber } from '#contract/format.ts';
import { mediaFolderFields, type MediaFolder } from '#contract/media-folders.ts';
import { MAX_FOLDER_DEPTH } from '#contract/media-limits.ts';
import { api } from '#browser/signed-in-api.ts';
import { queryClient, refresh, sentenceOf } from '../../base/queries.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { rule } from '../../form/field.tsx';
import { FolderSelect, type PlacedFolder } from '../../form/media-folders.tsx';
import { TypedDialog } from '../../form/typed-dialog.tsx';
import { MEDIA_TEXTS as texts } from './texts.ts';

/** Files of no folder, as the address names them. */
export const IN_NONE = 'none';

interface Props {
  folders: readonly PlacedFolder[];
  /** Id of the open folder, `IN_NONE`, or '' for all files. */
  place: string;
  onOpen: (place: string) => void;
}

/** The folders beside the files, with the work on the open one. */
export function Folders({ folders, place, onOpen }: Props) {
  const [edited, setEdited] = useState<MediaFolder | 'new'>();
  const open = folders.find(({ _id }) => _id === place);
  const entry = (id: string, name: string, level: number, files?: number) => (
    <li key={id}>
      <button
        type="button"
        aria-current={id === place || undefined}
        data-level={level}
        title={name}
        onClick={() => onOpen(id)}
      >
        <span>{name}</span>
        {files !== undefined && <small>{formatNumber(files)}</small>}
      </button>
    </li>
  );
  return (
    <nav className="media-folders" aria-label={texts.folders}>
      <h2>{texts.folders}</h2>
      <ul>
        {entry('', texts.everywhere, 1)}
        {folders.map(({ _id, name, level, files }) => entry(_id, name, level, files))}
        {folders.length > 0 && entry(IN_NONE, texts.inNone, 1)}
      </ul>
      <div className="media-folder-work">
        <Button size="small" icon={<FolderAddOutlined aria-hidden />} onClick={() => setEdited('new')}>
          {texts.newFolder}
        </Button>
        {open && (
          <>
            <Button size="small" icon={<EditOutlined aria-hidden />} onClick={() => setEdited(open)}>
              {texts.editFolder}
            </Button>
            <RemoveFolder folder={open} onRemoved={() => onOpen(open.parentId ?? '')} />
          </>
        )}
      </div>
      {edited && (
        <FolderDialog
          folder={edited === 'new' ? null : edited}
          folders={folders}
          within={open?._id ?? null}
          onClose={() => setEdited(undefined)}
          onSaved={onOpen}
        />
      )}
    </nav>
  );
}

/** Whether a call read the files of the folder. */
const isListOf = ([key, input]: readonly unknown[], folder: string): boolean =>
  key === 'GET /api/media' && (input as { query?: { in?: string } }).query?.in === folder;

function RemoveFolder({ folder, onRemoved }: { folder: PlacedFolder; onRemoved: () => void }) {
  const { message, modal } = App.useApp();
  const ask = (): void => {
    void modal.confirm({
      title: texts.removeFolderTitle,
      content: (
        <>
          <strong className="crud-break">{folder.path}</strong>
          <br />
          {texts.removeFolderText}
        </>
      ),
      okText: texts.removeFolder,
      okButtonProps: { danger: true },
      cancelText: COMMON_TEXTS.giveUp,
      focusable: { autoFocusButton: 'cancel' },
      onOk: async () => {
        try {
          await api('DELETE /api/media-folders/:id', { params: { id: folder._id } });
          void message.success(texts.folderRemoved);
          onRemoved();
          // Once the folder is known to be gone its files are not asked for again.
          await refresh('/api/media-folders');
          queryClient.removeQueries({ predicate: ({ queryKey }) => isListOf(queryKey, folder._id) });
        } catch (error) {
          void message.error(sentenceOf(error, texts.folderRemoveFailed));
        }
        await refresh('/api/media');
      },
    });
  };
  return (
    <Button size="small" danger icon={<DeleteOutlined aria-hidden />} onClick={ask}>
      {texts.removeFolder}
    </Button>
  );
}

interface Values {
  name: string;
  parentId: string | null;
}

function FolderDialog({
  folder,
  folders,
  within,
  onClose,
  onSaved,
}: {
  /** null: a new one. */
  folder: MediaFolder | null;
  folders: readonly PlacedFolder[];
  /** The open folder, in which a new one lies. */
  within: string | null;
  onClose: () => void;
  onSaved: (id: string) => void;
}) {
  const { message } = App.useApp();
  const [form] = Form.useForm<Values>();
  const [isBusy, setIsBusy] = useState(false);
  const save = async (values: Values): Promise<void> => {
    setIsBusy(true);
    try {
      const saved = folder
        ? await api('PUT /api/media-folders/:id', {
            params: { id: folder._id },
            body: { ...values, version: folder.version },
          })
        : await api('POST /api/media-folders', { body: values });
      void message.success(texts.folderSaved);
      await refresh('/api/media');
      onClose();
      onSaved(saved._id);
    } catch (error) {
      void message.error(sentenceOf(error, texts.folderFailed));
      setIsBusy(false);
    }
  };
  const isWithin = (one: PlacedFolder): boolean => {
    for (let at: PlacedFolder | undefined = one; at; at = folders.find(({ _id }) => _id === at?.parentId))
      if (at._id === folder?._id) return true;
    return false;
  };
  return (
    <TypedDialog
      open
      title={folder ? texts.editFolder : texts.newFolder}
      okText={COMMON_TEXTS.save}
      cancelText={COMMON_TEXTS.giveUp}
      okButtonProps={{ loading: isBusy }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <Form<Values>
        form={form}
        layout="vertical"
        name="folder"
        initialValues={{ name: folder?.name ?? '', parentId: folder ? folder.parentId : within }}
        onFinish={(values) => void save(values)}
      >
        <Form.Item name="name" label={texts.folderName} required rules={rule(mediaFolderFields.name)}>
          <Input />
        </Form.Item>
        <Form.Item name="parentId" label={texts.folderPlace}>
          <FolderSelect none={texts.topFolder} except={(one) => one.level >= MAX_FOLDER_DEPTH || isWithin(one)} />
        </Form.Item>
      </Form>
    </TypedDialog>
  );
}
