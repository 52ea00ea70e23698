import { useRef, useState, type ReactNode } from 'react';
import { App, Button, Popconfirm, Tooltip } from 'antd';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import { useNavigate } from 'react-router';
import { ApiError } from '#contract/api-error.ts';
import { contract, type Key } from '#contract/endpoints.ts';
import { TRASH_DAYS } from '#contract/trash.ts';
import { useMay } from '../access.ts';
import { refresh, sentenceOf } from '../queries.ts';
import { useSession } from '../session.ts';
import { call } from './call.ts';
import { changedPaths, type Resource, type Row } from './resource.ts';
import { useRestore } from './use-restore.ts';

/** Long enough to read, and to reach the button by keyboard; the trash has it afterwards. */
const UNDO_SECONDS = 10;

interface RowActionsProps<R extends Row> {
  resource: Resource<R>;
  row: R;
  /** Between edit and delete. */
  more?: ReactNode;
  /** Why this row may not be deleted. */
  refusal?: string | undefined;
}

/** Whether what this role deletes can be had back. */
function useIsSoft(key: Key | undefined): boolean {
  const role = useSession()?.user.role ?? 'anonymous';
  return key !== undefined && contract[key].access[role] === 'soft';
}

/** Edit, what else there is, and delete with its question; what the role may not do is absent. */
export function RowActions<R extends Row>({ resource, row, more, refusal }: RowActionsProps<R>) {
  const { calls, texts, path, titleOf } = resource;
  const { message } = App.useApp();
  const navigate = useNavigate();
  const may = useMay();
  const isSoft = useIsSoft(calls.remove);
  const restore = useRestore();
  const [isRemoving, setIsRemoving] = useState(false);
  const removeButton = useRef<HTMLButtonElement>(null);
  const title = titleOf(row);
  const editPath = `${path}/update/${row._id}`;

  const undo = (): void => {
    void message.loading({ content: 'Geri alınıyor...', key: 'remove', duration: 0 }); // nothing to press twice
    void restore(row._id);
  };
  const remove = async (): Promise<void> => {
    setIsRemoving(true);
    try {
      await call(calls.remove!, { params: { id: row._id } });
      if (isSoft) {
        void message.success({ content: <><span>{texts.removed}</span> <Button className="crud-undo" type="link" size="small" onClick={undo}>Geri al</Button></>, key: 'remove', duration: UNDO_SECONDS });
      } else void message.success({ content: texts.removed, key: 'remove' });
    } catch (error) {
      void message.error({ content: sentenceOf(error, texts.removeFailed), key: 'remove' });
      if (!ApiError.is(error) || error.status !== 404) return; // somebody else was faster: the list shows it no more
    } finally {
      setIsRemoving(false);
    }
    await refresh(...changedPaths(resource));
  };

  return (
    <div className="crud-row-actions">
      {calls.update && may(calls.update) && (
        <Tooltip title="Düzenle">
          <Button type="text" size="small" icon={<EditOutlined aria-hidden />} aria-label={`Düzenle: ${title}`} href={editPath} onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return; // a tab of its own, as with any link
            event.preventDefault();
            void navigate(editPath);
          }} />
        </Tooltip>
      )}
      {more}
      {calls.remove && may(calls.remove) && (refusal !== undefined
        ? <Tooltip title={refusal}><span><Button type="text" size="small" danger disabled icon={<DeleteOutlined aria-hidden />} aria-label={`Sil: ${title}. ${refusal}`} /></span></Tooltip>
        : (
          <Popconfirm
            title={texts.confirmRemove} description={<><strong className="crud-break">{title}</strong><br />{isSoft ? `${TRASH_DAYS} gün içinde çöp kutusundan geri alınabilir.` : 'Bu işlem geri alınamaz.'}</>}
            okText="Evet" cancelText="Hayır" okButtonProps={{ danger: true }} cancelButtonProps={{ autoFocus: true }} placement="topRight" onConfirm={remove}
            onOpenChange={(isOpen) => { if (!isOpen && document.activeElement?.closest('.ant-popover')) removeButton.current?.focus(); }}
          >
            <Button ref={removeButton} type="text" size="small" danger loading={isRemoving} icon={<DeleteOutlined aria-hidden />} aria-label={`Sil: ${title}`} title="Sil" />
          </Popconfirm>
        ))}
    </div>
  );
}
