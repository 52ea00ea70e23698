import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { App, Button, Dropdown, Popconfirm, Tooltip, type DropdownProps } from 'antd';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined';
import { ApiError } from '#contract/api-error.ts';
import { contract, type Key } from '#contract/endpoints.ts';
import { TRASH_DAYS } from '#contract/trash.ts';
import { api } from '#browser/signed-in-api.ts';
import { useMay } from '../base/access.ts';
import { useIsNarrow } from '../base/narrow.ts';
import { refresh, sentenceOf, call, queryClient } from '../base/queries.ts';
import { useSession } from '../base/session.ts';
import { COMMON_TEXTS } from '../base/texts.ts';
import { KIND_NAMES } from '../fields/names.ts';
import { changedPaths, type Resource, type Row } from './resource.ts';
import { CRUD_TEXTS } from './texts.ts';

/** Long enough to read, and to reach the button by keyboard; the trash has it afterwards. */
const UNDO_SECONDS = 10;

/** What can be done with a row: an icon in a table, an entry of the menu on a phone's card. */
export interface RowAction {
  key: string;
  /** Without the row's name, which is added for screen readers. */
  label: string;
  icon: ReactNode;
  /** Leads there instead of `onClick`; with `opensTab` in a new tab. */
  href?: string;
  opensTab?: boolean;
  onClick?: () => void;
  /** Why it cannot be done with this row. */
  refusal?: string | undefined;
  isBusy?: boolean;
}

interface RowActionsProps<R extends Row> {
  resource: Resource<R>;
  row: R;
  /** Between edit and delete. */
  more?: readonly RowAction[] | undefined;
  /** Controls that stay in sight on a phone too. */
  inline?: ReactNode;
  /** Why this row may not be deleted. */
  refusal?: string | undefined;
}

/** Whether what this role deletes can be had back. */
function useIsSoft(key: Key | undefined): boolean {
  const role = useSession()?.user.role ?? 'anonymous';
  return key !== undefined && contract[key].access[role] === 'soft';
}

/** The keyboard goes into the menu with it. */
const MENU: DropdownProps = { trigger: ['click'], placement: 'bottomRight', autoFocus: true };

const isNewTab = (event: MouseEvent): boolean => event.ctrlKey || event.metaKey || event.shiftKey;

/** Edit, what else there is, and delete with its question; what the role may not do is absent. */
export function RowActions<R extends Row>({ resource, row, more = [], inline, refusal }: RowActionsProps<R>) {
  const { calls, texts, path, titleOf } = resource;
  const { message, modal } = App.useApp();
  const navigate = useNavigate();
  const may = useMay();
  const isNarrow = useIsNarrow();
  const isSoft = useIsSoft(calls.remove);
  const restore = useRestore();
  const [isRemoving, setIsRemoving] = useState(false);
  const mainButton = useRef<HTMLButtonElement>(null);
  const [menuButton, setMenuButton] = useState<HTMLElement | null>(null);
  const title = titleOf(row);

  const undo = (): void => {
    void message.loading({ content: CRUD_TEXTS.restoring, key: 'remove', duration: 0 }); // nothing to press twice
    void restore(row._id);
  };
  const remove = async (): Promise<void> => {
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
      if (!ApiError.is(error) || error.status !== 404) return; // somebody else was faster: the list shows it no more
    } finally {
      setIsRemoving(false);
    }
    await refresh(...changedPaths(resource));
  };

  const editPath = `${path}/update/${row._id}`;
  const actions: RowAction[] = [
    ...(calls.update && may(calls.update)
      ? [{ key: 'edit', label: CRUD_TEXTS.edit, icon: <EditOutlined aria-hidden />, href: editPath }]
      : []),
    ...more,
  ];
  const mayRemove = calls.remove !== undefined && may(calls.remove);
  const question = {
    title: texts.confirmRemove,
    okText: COMMON_TEXTS.yes,
    cancelText: COMMON_TEXTS.no,
    okButtonProps: { danger: true },
    description: (
      <>
        <strong className="crud-break">{title}</strong>
        <br />
        {isSoft ? CRUD_TEXTS.restorableFor(TRASH_DAYS) : COMMON_TEXTS.irrevocable}
      </>
    ),
  };

  if (isNarrow) {
    const { description, ...asked } = question;
    const ask = () =>
      void modal.confirm({
        ...asked,
        content: description,
        focusable: { autoFocusButton: 'cancel' },
        onOk: remove,
        afterClose: () => menuButton?.focus(),
      });
    const items = [
      ...actions.map(({ key, label, icon, href, opensTab, onClick, refusal: why }) => ({
        key,
        icon,
        disabled: why !== undefined,
        label:
          why === undefined ? (
            label
          ) : (
            <>
              {label}
              <small className="crud-menu-why">{why}</small>
            </>
          ),
        onClick: () => {
          if (href !== undefined && opensTab) window.open(href, '_blank', 'noopener');
          else if (href !== undefined) void navigate(href);
          else onClick?.();
        },
      })),
      ...(mayRemove
        ? [
            {
              key: 'remove',
              icon: <DeleteOutlined aria-hidden />,
              danger: true,
              disabled: refusal !== undefined,
              label:
                refusal === undefined ? (
                  CRUD_TEXTS.remove
                ) : (
                  <>
                    {CRUD_TEXTS.remove}
                    <small className="crud-menu-why">{refusal}</small>
                  </>
                ),
              onClick: ask,
            },
          ]
        : []),
    ];
    return (
      <div className="crud-row-actions">
        {inline}
        {items.length > 0 && (
          <Dropdown menu={{ items }} {...MENU}>
            <Button
              ref={setMenuButton}
              type="text"
              loading={isRemoving || actions.some(({ isBusy }) => isBusy)}
              icon={<EllipsisOutlined aria-hidden />}
              aria-label={CRUD_TEXTS.actionsOf(title)}
            />
          </Dropdown>
        )}
      </div>
    );
  }

  return (
    <div
      className="crud-row-actions"
      role="toolbar"
      tabIndex={-1}
      aria-label={CRUD_TEXTS.actionsOf(title)}
      onKeyDown={moveAlong}
      onFocus={keepOneStop}
    >
      {actions.map(({ key, label, icon, href, opensTab, onClick, refusal: why, isBusy }, index) => {
        const usual = { type: 'text', size: 'small', icon, tabIndex: index === 0 ? 0 : -1 } as const;
        if (why !== undefined) {
          return (
            <Tooltip key={key} title={why}>
              <span>
                <Button {...usual} disabled aria-label={`${label}: ${title}. ${why}`} />
              </span>
            </Tooltip>
          );
        }
        const target = href === undefined ? {} : { href, ...(opensTab ? { target: '_blank', rel: 'noopener' } : {}) };
        return (
          <Tooltip key={key} title={label}>
            <Button
              {...usual}
              {...target}
              loading={isBusy ?? false}
              aria-label={`${label}: ${title}`}
              onClick={(event) => {
                if (href === undefined) {
                  onClick?.();
                  return;
                }
                if (opensTab || isNewTab(event)) return; // a tab of its own, as with any link
                event.preventDefault();
                void navigate(href);
              }}
            />
          </Tooltip>
        );
      })}
      {inline}
      {mayRemove &&
        (refusal !== undefined ? (
          <Tooltip title={refusal}>
            <span>
              <Button
                type="text"
                size="small"
                danger
                disabled
                icon={<DeleteOutlined aria-hidden />}
                aria-label={CRUD_TEXTS.removeRefused(title, refusal)}
              />
            </span>
          </Tooltip>
        ) : (
          <Popconfirm
            {...question}
            cancelButtonProps={{ autoFocus: true }}
            placement="topRight"
            onConfirm={remove}
            onOpenChange={(isOpen) => {
              if (!isOpen && document.activeElement?.closest('.ant-popover')) mainButton.current?.focus();
            }}
          >
            <Button
              ref={mainButton}
              type="text"
              size="small"
              danger
              loading={isRemoving}
              icon={<DeleteOutlined aria-hidden />}
              aria-label={CRUD_TEXTS.removeOf(title)}
              title={CRUD_TEXTS.remove}
              tabIndex={actions.length > 0 ? -1 : 0}
            />
          </Popconfirm>
        ))}
    </div>
  );
}

const buttonsOf = (bar: HTMLElement): HTMLElement[] => [
  ...bar.querySelectorAll<HTMLElement>('a, button:not(:disabled)'),
];

/** Left and right go from one button to the next: the row costs one stop of the Tab key. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const buttons = buttonsOf(event.currentTarget);
  const at = buttons.indexOf(document.activeElement as HTMLElement);
  if (step === 0 || at < 0) return;
  event.preventDefault();
  buttons.at((at + step) % buttons.length)?.focus();
}

/** Tab comes back to the button that was used last. */
function keepOneStop({ currentTarget, target }: { currentTarget: HTMLElement; target: EventTarget }): void {
  const buttons = buttonsOf(currentTarget);
  if (!buttons.includes(target as HTMLElement)) return;
  for (const button of buttons) button.tabIndex = button === target ? 0 : -1;
}

/** Takes a deletion back and says what came back. @param id of the trash entry or of the deleted row */
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
    await queryClient.invalidateQueries(); // it is in its own lists again, and what was shown has changed in any case
  };
}
