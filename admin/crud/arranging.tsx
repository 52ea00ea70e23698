// Rows dragged or moved to their place in lists that staff arrange by hand.
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import HolderOutlined from '@ant-design/icons/HolderOutlined';
import { useMay } from '../base/access.ts';
import { whatIsSet, type ListState } from './list-state.ts';
import type { Resource, Row } from './resource.ts';
import type { RowAction } from './row-actions.tsx';
import type { Column } from './row-views.tsx';
import { droppedBefore, groupIds, movedTo } from './arranging-order.ts';
import { ARRANGING_TEXTS as texts } from './arranging-texts.ts';
import { useDragging } from './row-dragging.ts';
import { useSaving } from './arranging-saves.tsx';
import './arranging.css';

/** What a list whose rows can be moved shows besides. */
export interface Arranging<R extends Row> {
  /** The handles. */
  column: Column<R>;
  /** Entries of a row's menu. */
  actions: (row: R) => readonly RowAction[];
  /** Marks the dragged row, and the place where it will stand. */
  classOf: (row: R) => string | undefined;
  /** Says where a row stands after it was moved by keyboard. */
  spoken: ReactNode;
}

/**
 * Lets rows be moved while the list shows them in the order of their places.
 * @param rows all rows of the list, on whatever page
 * @returns undefined where it does not, or where the role may not
 */
export function useArranging<R extends Row>(
  resource: Resource<R>,
  { state, rows }: { state: ListState; rows: readonly R[] | undefined },
): Arranging<R> | undefined {
  const { arranged, titleOf } = resource;
  const may = useMay();
  const take = useSaving(resource);
  const [said, setSaid] = useState('');
  const focused = useRef<string>(undefined);
  const { drop, handleProps } = useDragging(({ id, before, last }) => {
    const ids = groupIds(rows ?? [], arranged!, id);
    take(ids, droppedBefore(ids, id, before, last));
  });
  useLayoutEffect(() => {
    if (focused.current === undefined) return;
    document.querySelector<HTMLElement>(`[data-arrange="${CSS.escape(focused.current)}"]`)?.focus(); // moving the row drops the focus
    focused.current = undefined;
  });

  if (!arranged || !may('PUT /api/arrangements/:kind') || whatIsSet(state) !== 'nothing') return undefined;
  if (state.sort !== '' && (arranged.groupOf || state.sort !== arranged.field)) return undefined;

  const move = (row: R, by: 1 | -1, isLater: boolean): void => {
    const before = groupIds(rows ?? [], arranged, row._id);
    const place = before.indexOf(row._id) + by;
    if (place < 0 || place >= before.length) return;
    take(before, movedTo(before, row._id, place), { isLater });
    setSaid(texts.place(titleOf(row), place + 1, before.length));
  };
  const onKeyDown = (row: R) => (event: KeyboardEvent) => {
    const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key];
    if (by === undefined) return;
    event.preventDefault();
    focused.current = row._id;
    move(row, by, true);
  };
  const actions = (row: R): RowAction[] => {
    const ids = groupIds(rows ?? [], arranged, row._id);
    const place = ids.indexOf(row._id);
    if (ids.length < 2) return [];
    return [
      {
        key: 'up',
        label: texts.up,
        icon: <ArrowUpOutlined aria-hidden />,
        isInMenu: true,
        refusal: place === 0 ? texts.isFirst : undefined,
        onClick: () => move(row, -1, false),
      },
      {
        key: 'down',
        label: texts.down,
        icon: <ArrowDownOutlined aria-hidden />,
        isInMenu: true,
        refusal: place === ids.length - 1 ? texts.isLast : undefined,
        onClick: () => move(row, 1, false),
      },
    ];
  };
  return {
    column: {
      key: 'arrange',
      title: texts.column,
      isTitleUnseen: true,
      width: 40,
      onPhone: 'handle',
      render: (row) => (
        <button
          type="button"
          className="crud-handle"
          data-arrange={row._id}
          data-group={arranged.groupOf?.(row) ?? ''}
          aria-label={texts.handleOf(titleOf(row))}
          title={texts.handleHint}
          onKeyDown={onKeyDown(row)}
          {...handleProps(row._id)}
        >
          <HolderOutlined aria-hidden />
        </button>
      ),
    },
    actions,
    classOf: ({ _id }) => {
      if (!drop) return undefined;
      if (_id === drop.id) return 'crud-dragged';
      if (_id === drop.before) return 'crud-drop-before';
      return drop.before === undefined && _id === drop.last ? 'crud-drop-after' : undefined;
    },
    spoken: <output className="unseen">{said}</output>,
  };
}
