import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { App, Button, Dropdown, Tooltip, type DropdownProps, type MenuProps } from 'antd';
import CopyOutlined from '@ant-design/icons/CopyOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined';
import { isForElsewhere } from '#browser/link-press.ts';
import { ApiError } from '#contract/api-error.ts';
import { contract, type Key } from '#contract/endpoints.ts';
import { TRASH_DAYS } from '#contract/trash.ts';
import { api } from '#browser/signed-in-api.ts';
import { useMay } from '../base/access.ts';
import { useIsNarrow } from '../base/narrow.ts';
import { call, queryClient, refresh, sentenceOf } from '../base/queries.ts';
import { useSession } from '../base/session.ts';
import { COMMON_TEXTS } from '../base/texts.ts';
import { KIND_NAMES } from '../fields/names.ts';
import { copyPath } from './copy.ts';
import { changedPaths, type Resource, type Row } from './resource.ts';
import { CRUD_TEXTS } from './texts.ts';

/** Long enough to read it and to reach the button by keyboard; afterwards the row is in the trash. */
const UNDO_SECONDS = 10;

/** An action on a row: an icon in a table, and an entry of the row's menu. */
export interface RowAction {
  key: string;
  /** Without the row's name, which is added for screen readers. */
  label: string;
  icon: ReactNode;
  /** Target, instead of `onClick`; in a new tab with `opensTab`. */
  href?: string;
  opensTab?: boolean;
  onClick?: () => void;
  /** Reason why it is not possible for this row. */
  refusal?: string | undefined;
  isBusy?: boolean;
  /** Deletes: an entry of the menu only, so that it is never beside what is pressed every day. */
  isGrave?: boolean;
  /** An entry of the menu only: it is rare, or something else in the row does the same. */
  isInMenu?: boolean;
}

interface RowActionsProps<R extends Row> {
  resource: Resource<R>;
  row: R;
  /** Between edit and delete. */
  more?: readonly RowAction[] | undefined;
  /** Controls that stay visible on a phone. */
  inline?: ReactNode;
  /** Reason why this row cannot be deleted. */
  refusal?: string | undefined;
}

/** Edit, the row's other actions, and delete with its question. Leaves out actions that the role may not use. */
export function RowActions<R extends Row>({ resource, row, more = [], inline, refusal }: RowActionsProps<R>) {
  const { calls, path, titleOf, copy } = resource;
  const may = useMay();
  const isNarrow = useIsNarrow();
  const removal = useRemoval(resource, row);
  const edit = { key: 'edit', label: CRUD_TEXTS.edit, icon: <EditOutlined aria-hidden /> };
  const actions: RowAction[] = [
    ...(calls.update && may(calls.update) ? [{ ...edit, href: `${path}/update/${row._id}` }] : []),
    ...more,
    ...(copy && calls.create && may(calls.create)
      ? [
          {
            key: 'copy',
            label: CRUD_TEXTS.copy,
            icon: <CopyOutlined aria-hidden />,
            href: copyPath(path, row._id),
            isInMenu: true,
          },
        ]
      : []),
  ];
  const mayRemove = calls.remove !== undefined && may(calls.remove);
  const Actions = isNarrow ? CardActions : ActionBar;
  return (
    <Actions
      title={titleOf(row)}
      actions={actions}
      inline={inline}
      removal={mayRemove ? removal : undefined}
      refusal={refusal}
    />
  );
}

/**
 * Deletes the row from its form, for lists whose rows stand for several of them.
 * @param props.onRemoved leaves the form
 */
export function RemoveButton<R extends Row>({
  resource,
  row,
  onRemoved,
}: {
  resource: Resource<R>;
  row: R;
  onRemoved: () => void;
}) {
  const { isRemoving, remove, question } = useRemoval(resource, row);
  const ask = useQuestion();
  const isAllowed = useMay()(resource.calls.remove!);
  if (!isAllowed) return null;
  return (
    <Button
      danger
      icon={<DeleteOutlined aria-hidden />}
      loading={isRemoving}
      onClick={({ currentTarget }) =>
        ask({ question, remove: async () => ((await remove()) ? onRemoved() : undefined) }, currentTarget)
      }
    >
      {CRUD_TEXTS.remove}
    </Button>
  );
}

interface Removal {
  isRemoving: boolean;
  /** @returns whether the row is gone */
  remove: () => Promise<boolean>;
  /** Question before deleting. */
  question: {
    title: string;
    okText: string;
    cancelText: string;
    okButtonProps: { danger: true };
    description: ReactNode;
  };
}

/** Deletes a row. Where deletions go to the trash, the toast offers to undo it. */
function useRemoval<R extends Row>(resource: Resource<R>, row: R): Removal {
  const { calls, texts, titleOf } = resource;
  const { message } = App.useApp();
  const isSoft = useIsSoft(calls.remove);
  const restore = useRestore();
  const [isRemoving, setIsRemoving] = useState(false);

  const undo = (): void => {
    void message.loading({ content: CRUD_TEXTS.restoring, key: 'remove', duration: 0 }); // no button, so that it cannot be pressed twice
    void restore(row._id);
  };
  const remove = async (): Promise<boolean> => {
    setIsRemoving(true);
    try {
      await call(calls.remove!, { params: { id: row._id } });
      if (isSoft) {
        void message.success({
          content: (
            <>
              <span>{texts.removed}</span>{' '}
              <Button className="crud-undo" type="link" size="small" onClick={undo}>
                {COMMON_TEXTS.undo}
              </Button>
            </>
          ),
          key: 'remove',
          duration: UNDO_SECONDS,
        });
      } else void message.success({ content: texts.removed, key: 'remove' });
    } catch (error) {
      void message.error({ content: sentenceOf(error, texts.removeFailed), key: 'remove' });
      if (!ApiError.is(error) || error.status !== 404) return false; // 404: somebody else was faster, so the list is read again
    } finally {
      setIsRemoving(false);
    }
    await refresh(...changedPaths(resource));
    return true;
  };
  return {
    isRemoving,
    remove,
    question: {
      title: resource.confirmRemove?.(row) ?? texts.confirmRemove,
      okText: COMMON_TEXTS.yes,
      cancelText: COMMON_TEXTS.no,
      okButtonProps: { danger: true },
      description: (
        <>
          <strong className="crud-break">{titleOf(row)}</strong>
          <br />
          {isSoft ? CRUD_TEXTS.restorableFor(TRASH_DAYS) : COMMON_TEXTS.irrevocable}
        </>
      ),
    },
  };
}

/** Asks before deleting; afterwards the focus is on the control that asked. */
function useQuestion() {
  const { modal } = App.useApp();
  return (
    {
      question: { description, ...question },
      remove,
    }: { question: Removal['question']; remove: () => Promise<unknown> },
    asker: HTMLElement | null,
  ): void =>
    void modal.confirm({
      ...question,
      content: description,
      focusable: { autoFocusButton: 'cancel' },
      onOk: remove,
      afterClose: () => asker?.focus(),
    });
}

/** Whether this role's deletions go to the trash. */
function useIsSoft(key: Key | undefined): boolean {
  const role = useSession()?.user.role ?? 'anonymous';
  return key !== undefined && contract[key].access[role] === 'soft';
}

interface ActionsProps {
  /** Name of the row. */
  title: string;
  actions: readonly RowAction[];
  inline: ReactNode;
  /** Undefined where the role may not delete. */
  removal: Removal | undefined;
  refusal: string | undefined;
}

type MenuClick = NonNullable<MenuProps['onClick']>;

/** `autoFocus` moves the focus into the menu. */
const MENU: DropdownProps = { trigger: ['click'], placement: 'bottomRight', autoFocus: true };

/** Enter would also press the button that a dialog opened by it has focused. */
const withoutItsKey =
  (act: () => void): MenuClick =>
  ({ domEvent }) => {
    domEvent.preventDefault();
    act();
  };

const labelOrWhy = (label: string, why: string | undefined): ReactNode =>
  why === undefined ? (
    label
  ) : (
    <>
      {label}
      <small className="crud-menu-why">{why}</small>
    </>
  );

/** One button for all actions: the only one on a phone's card, the last one in a table's row. */
function ActionMenu({
  title,
  actions,
  removal,
  refusal,
  isSmall = false,
  tabIndex,
}: Omit<ActionsProps, 'inline'> & { isSmall?: boolean; tabIndex?: number }) {
  const ask = useQuestion();
  const navigate = useNavigate();
  const [button, setButton] = useState<HTMLElement | null>(null);

  const start = ({ href, opensTab, onClick }: RowAction): void => {
    if (href !== undefined && opensTab) window.open(href, '_blank', 'noopener');
    else if (href !== undefined) void navigate(href);
    else onClick?.();
  };
  const items: NonNullable<MenuProps['items']> = actions.map((action) => ({
    key: action.key,
    icon: action.icon,
    danger: action.isGrave ?? false,
    disabled: action.refusal !== undefined,
    label: labelOrWhy(action.label, action.refusal),
    onClick: withoutItsKey(() => start(action)),
  }));
  if (removal)
    items.push({
      key: 'remove',
      icon: <DeleteOutlined aria-hidden />,
      danger: true,
      disabled: refusal !== undefined,
      label: labelOrWhy(CRUD_TEXTS.remove, refusal),
      onClick: withoutItsKey(() => ask(removal, button)),
    });
  if (items.length === 0) return null;
  return (
    <Dropdown menu={{ items }} {...MENU}>
      <Button
        ref={setButton}
        type="text"
        {...(isSmall && { size: 'small' })}
        {...(tabIndex !== undefined && { tabIndex })}
        loading={removal?.isRemoving || actions.some(({ isBusy }) => isBusy)}
        icon={<EllipsisOutlined aria-hidden />}
        aria-label={CRUD_TEXTS.actionsOf(title)}
      />
    </Dropdown>
  );
}

/** On a phone's card: the menu alone. */
function CardActions({ inline, ...actions }: ActionsProps) {
  return (
    <div className="crud-row-actions">
      {inline}
      <ActionMenu {...actions} />
    </div>
  );
}

/**
 * In a table's row: an icon per action, then the menu, which has all of them in words, and alone deleting and copying. Without such an
 * entry there is no menu.
 */
function ActionBar({ inline, ...all }: ActionsProps) {
  const { title, actions, removal } = all;
  const icons = actions.filter(({ isGrave, isInMenu }) => !isGrave && !isInMenu);
  return (
    <div
      className="crud-row-actions"
      role="toolbar"
      tabIndex={-1}
      aria-label={CRUD_TEXTS.actionsOf(title)}
      onKeyDown={moveAlong}
      onFocus={keepOneStop}
    >
      {icons.map((action, index) => (
        <ActionButton key={action.key} action={action} title={title} tabIndex={index === 0 ? 0 : -1} />
      ))}
      {inline}
      {(removal || icons.length < actions.length) && (
        <ActionMenu {...all} isSmall tabIndex={icons.length > 0 ? -1 : 0} />
      )}
    </div>
  );
}

function ActionButton({
  action: { label, icon, href, opensTab, onClick, refusal, isBusy },
  title,
  tabIndex,
}: {
  action: RowAction;
  title: string;
  tabIndex: number;
}) {
  const navigate = useNavigate();
  const usual = { type: 'text', size: 'small', icon, tabIndex } as const;
  if (refusal !== undefined)
    return (
      <Tooltip title={refusal}>
        <span>
          <Button {...usual} disabled aria-label={`${label}: ${title}. ${refusal}`} />
        </span>
      </Tooltip>
    );
  return (
    <Tooltip title={label}>
      <Button
        {...usual}
        {...(href !== undefined && { href })} // antd draws a link even for an undefined href
        {...(href !== undefined && opensTab && { target: '_blank', rel: 'noopener' })}
        loading={isBusy ?? false}
        aria-label={`${label}: ${title}`}
        onClick={(event) => {
          if (href === undefined) {
            onClick?.();
            return;
          }
          if (opensTab || isForElsewhere(event)) return;
          event.preventDefault();
          void navigate(href);
        }}
      />
    </Tooltip>
  );
}

const buttonsOf = (bar: HTMLElement): HTMLElement[] => [
  ...bar.querySelectorAll<HTMLElement>('a, button:not(:disabled)'),
];

/** Arrow keys move between the buttons, so that a row is one stop of the Tab key. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const buttons = buttonsOf(event.currentTarget);
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  buttons.at((at + step) % buttons.length)?.focus();
}

/** Tab returns to the button used last. */
function keepOneStop({ currentTarget, target }: { currentTarget: HTMLElement; target: EventTarget }): void {
  const buttons = buttonsOf(currentTarget);
  if (!buttons.includes(target as HTMLElement)) return;
  for (const button of buttons) button.tabIndex = button === target ? 0 : -1;
}

/**
 * Restores a deleted row and reports it.
 * @param id of the trash entry or of the deleted row
 */
export function useRestore(): (id: string) => Promise<void> {
  const { message } = App.useApp();
  return async (id) => {
    try {
      const { kind, also } = await api('POST /api/trash/:id/restore', { params: { id } });
      const around = also.length > 0 ? CRUD_TEXTS.restoredAround(also.map(({ title }) => title).join(', ')) : '';
      void message.success({
        content: CRUD_TEXTS.restored(KIND_NAMES[kind], around),
        key: 'remove',
        duration: around ? 6 : 3,
      });
    } catch (error) {
      void message.error({ content: sentenceOf(error, CRUD_TEXTS.restoreFailed), key: 'remove', duration: 6 });
    }
    await queryClient.invalidateQueries(); // the row is in its lists again; after a failure the lists may also be old
  };
}
