import { useRef, useState, type ReactNode } from 'react';
import { App, Button, Checkbox, Form, Input, Tooltip, type InputRef } from 'antd';
import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import CheckOutlined from '@ant-design/icons/CheckOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import StarFilled from '@ant-design/icons/StarFilled';
import StarOutlined from '@ant-design/icons/StarOutlined';
import { ApiError } from '#contract/api-error.ts';
import { MAX_VIEW_NAME, viewNameRule, type ListView } from '#contract/list-views.ts';
import { api } from '#browser/signed-in-api.ts';
import { refresh, sentenceOf } from '../base/queries.ts';
import { useSession } from '../base/session.ts';
import { COMMON_TEXTS } from '../base/texts.ts';
import { rule } from '../form/field.tsx';
import { TypedDialog } from '../form/typed-dialog.tsx';
import { ToolPopover } from './tool-popover.tsx';
import { keepView, type ListViews } from './use-list-views.ts';
import { VIEW_TEXTS as texts } from './view-texts.ts';
import './list-views.css';

/** Chooses, saves and keeps views of a list. */
export function ViewMenu({ views }: { views: ListViews }) {
  const { own, saved, active, activeOwn, isChanged, now, show } = views;
  const { message } = App.useApp();
  const isAdmin = useSession()?.user.role === 'admin';
  const [isOpen, setIsOpen] = useState(false);
  const [edited, setEdited] = useState<ListView | 'new'>();
  const mayChange = ({ isOwn }: ListView): boolean => isOwn || isAdmin;

  const choose = (view: Parameters<typeof show>[0]): void => {
    show(view);
    setIsOpen(false);
  };
  const update = async (view: ListView): Promise<void> => {
    setIsOpen(false);
    try {
      const body = { state: now, version: view.version };
      keepView(await api('PUT /api/list-views/:id', { params: { id: view._id }, body }));
      void message.success({ content: texts.updated, key: 'view' });
    } catch (error) {
      void message.error({ content: sentenceOf(error, texts.saveFailed), key: 'view' });
      await refresh('/api/list-views');
    }
  };
  const edit = (view: ListView | 'new'): void => {
    setIsOpen(false);
    setEdited(view);
  };
  const name = active?.name ?? activeOwn?.name;
  const groups = [
    { key: 'own', title: texts.own, rows: saved.filter(({ isOwn }) => isOwn) },
    { key: 'shared', title: texts.shared, rows: saved.filter(({ isOwn }) => !isOwn) },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <>
      <ToolPopover
        icon={<AppstoreOutlined aria-hidden />}
        label={
          <span className="crud-view-name" title={name}>
            {name ?? texts.views}
            {isChanged && <span className="unseen"> ({texts.changed})</span>}
          </span>
        }
        title={texts.views}
        isOpen={isOpen}
        onOpen={setIsOpen}
        isMarked={name !== undefined}
      >
        <ul className="crud-views">
          <ViewLine name={texts.all} isActive={name === undefined} onChoose={() => choose(undefined)} />
          {own.map((view) => (
            <ViewLine key={view.key} name={view.name} isActive={view === activeOwn} onChoose={() => choose(view)} />
          ))}
        </ul>
        {groups.map(({ key, title, rows }) => (
          <section key={key}>
            <h3 className="crud-views-title">{title}</h3>
            <ul className="crud-views">
              {rows.map((view) => (
                <ViewLine
                  key={view._id}
                  name={view.name}
                  note={view.isOwn ? undefined : texts.sharedBy(view.owner)}
                  isActive={view === active}
                  onChoose={() => choose(view)}
                >
                  <OpeningButton view={view} views={views} />
                  {mayChange(view) && (
                    <>
                      <IconButton
                        label={texts.edit(view.name)}
                        icon={<EditOutlined aria-hidden />}
                        onClick={() => edit(view)}
                      />
                      <RemoveButton
                        view={view}
                        onOpen={() => setIsOpen(false)}
                        onRemoved={() => view === active && show(undefined)}
                      />
                    </>
                  )}
                </ViewLine>
              ))}
            </ul>
          </section>
        ))}
        {saved.length === 0 && <p className="crud-views-none">{texts.none}</p>}
        <div className="crud-tool-foot">
          {active && isChanged && mayChange(active) && (
            <Button type="link" size="small" onClick={() => void update(active)}>
              {texts.update(active.name)}
            </Button>
          )}
          <Button type="link" size="small" onClick={() => edit('new')}>
            {texts.save}
          </Button>
        </div>
      </ToolPopover>
      {edited && (
        <ViewDialog
          key={edited === 'new' ? 'new' : edited._id}
          view={edited}
          views={views}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

function ViewLine({
  name,
  note,
  isActive,
  onChoose,
  children,
}: {
  name: string;
  note?: string | undefined;
  isActive: boolean;
  onChoose: () => void;
  children?: ReactNode;
}) {
  return (
    <li>
      <button type="button" className="crud-view" aria-current={isActive || undefined} onClick={onChoose}>
        <CheckOutlined aria-hidden className="crud-view-mark" />
        <span>
          {name}
          {note && <small>{note}</small>}
        </span>
      </button>
      {children}
    </li>
  );
}

function IconButton({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) {
  return (
    <Tooltip title={label}>
      <Button type="text" size="small" icon={icon} aria-label={label} onClick={onClick} />
    </Tooltip>
  );
}

/** Lets the list open with the view, or with none. */
function OpeningButton({ view: { _id, name }, views: { opening, setOpening } }: { view: ListView; views: ListViews }) {
  const isOpening = opening === _id;
  return (
    <Tooltip title={isOpening ? texts.opensWith(name) : texts.openWith(name)}>
      <Button
        type="text"
        size="small"
        icon={isOpening ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
        aria-label={texts.openWith(name)}
        aria-pressed={isOpening}
        onClick={() => setOpening(isOpening ? null : _id)}
      />
    </Tooltip>
  );
}

function RemoveButton({ view, onOpen, onRemoved }: { view: ListView; onOpen: () => void; onRemoved: () => void }) {
  const { message, modal } = App.useApp();
  const remove = async (): Promise<void> => {
    try {
      await api('DELETE /api/list-views/:id', { params: { id: view._id } });
      void message.success({ content: texts.removed, key: 'view' });
      onRemoved();
    } catch (error) {
      void message.error({ content: sentenceOf(error, texts.removeFailed), key: 'view' });
    }
    await refresh('/api/list-views');
  };
  const ask = (): void => {
    onOpen();
    modal.confirm({
      title: texts.removeTitle,
      content: (
        <>
          <strong className="crud-break">{view.name}</strong>
          <br />
          {view.isShared ? texts.removeShared : texts.removeText}
        </>
      ),
      okText: COMMON_TEXTS.yes,
      okButtonProps: { danger: true },
      cancelText: COMMON_TEXTS.no,
      focusable: { autoFocusButton: 'cancel' },
      onOk: remove,
    });
  };
  return <IconButton label={texts.remove(view.name)} icon={<DeleteOutlined aria-hidden />} onClick={ask} />;
}

interface DialogValues {
  name: string;
  isShared: boolean;
}

/** Name and sharing of a new view, or of one that is there. */
function ViewDialog({ view, views, onClose }: { view: ListView | 'new'; views: ListViews; onClose: () => void }) {
  const [form] = Form.useForm<DialogValues>();
  const { message } = App.useApp();
  const [isSaving, setIsSaving] = useState(false);
  const [isShown, setIsShown] = useState(true);
  const input = useRef<InputRef>(null);
  const isNew = view === 'new';

  const send = async (values: DialogValues): Promise<void> => {
    setIsSaving(true);
    try {
      const stored = isNew
        ? await api('POST /api/list-views', { body: { list: views.key, ...values, state: views.now } })
        : await api('PUT /api/list-views/:id', {
            params: { id: view._id },
            body: { ...values, version: view.version },
          });
      keepView(stored);
      if (isNew) views.show(stored);
      void message.success({ content: texts.saved, key: 'view' });
      setIsShown(false);
    } catch (error) {
      const sentence = (ApiError.is(error) && error.fields?.['name']) || sentenceOf(error, texts.saveFailed);
      form.setFields([{ name: 'name', errors: [sentence] }]);
      input.current?.focus();
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <TypedDialog
      open={isShown}
      width={440}
      title={isNew ? texts.newTitle : texts.editTitle}
      okText={texts.saveButton}
      cancelText={COMMON_TEXTS.giveUp}
      confirmLoading={isSaving}
      onOk={() => form.submit()}
      onCancel={() => setIsShown(false)}
      afterOpenChange={(isNowOpen) => (isNowOpen ? input.current?.focus() : onClose())}
    >
      <Form
        form={form}
        name="list-view"
        layout="vertical"
        initialValues={isNew ? { name: '', isShared: false } : { name: view.name, isShared: view.isShared }}
        disabled={isSaving}
        onFinish={(values) => void send(values)}
      >
        <Form.Item name="name" label={texts.name} required rules={rule(viewNameRule)} validateTrigger="onSubmit">
          <Input ref={input} maxLength={MAX_VIEW_NAME} placeholder={texts.namePlaceholder} autoComplete="off" />
        </Form.Item>
        <Form.Item name="isShared" valuePropName="checked">
          <Checkbox>{texts.share}</Checkbox>
        </Form.Item>
      </Form>
    </TypedDialog>
  );
}
