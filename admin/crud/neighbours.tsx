import type { ReactNode } from 'react';
import { Button, Tooltip } from 'antd';
import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { useNavigate } from 'react-router';
import { formatNumber } from '#contract/format.ts';
import { useAnyCall } from '../base/queries.ts';
import { queryOf, turnPage } from './list-state.ts';
import { rowsOf, type ListReply, type Resource, type Row } from './resource.ts';
import { CRUD_TEXTS as texts } from './texts.ts';

interface Found<R> {
  row: R;
  page: number;
}

/** A page of the list the user came from; not loaded without a page number. */
function usePageOf<R extends Row>(
  { calls, path }: Resource<R>,
  page: number | undefined,
): { rows: readonly R[]; total: number } | undefined {
  const query = queryOf(path);
  const { data } = useAnyCall<ListReply<R>>(
    calls.list,
    { query: { ...query, page } },
    { enabled: query !== undefined && page !== undefined },
  );
  return data && { rows: rowsOf(data), total: 'total' in data ? data.total : data.length };
}

/**
 * Links to the rows before and after this one in the list the user came from; nothing without such a list, or when the
 * row is no longer in it.
 */
export function Neighbours<R extends Row>({
  resource,
  id,
  what,
}: {
  resource: Resource<R>;
  id: string;
  /** 'ürün', for labels. */
  what: string;
}) {
  const navigate = useNavigate();
  const asked = queryOf(resource.path);
  const [page, size] = [Number(asked?.['page'] ?? 1), Number(asked?.['limit'] ?? 0)];
  const here = usePageOf(resource, asked ? page : undefined);
  const at = here?.rows.findIndex(({ _id }) => _id === id) ?? -1;
  const isLast = here !== undefined && at === here.rows.length - 1;
  const before = usePageOf(resource, at === 0 && page > 1 ? page - 1 : undefined);
  const after = usePageOf(resource, isLast && here.total > page * size ? page + 1 : undefined);
  if (!here || at < 0) return null;

  const found = (row: R | undefined, on: number): Found<R> | undefined => row && { row, page: on };
  const previous = at > 0 ? found(here.rows[at - 1], page) : found(before?.rows.at(-1), page - 1);
  const next = isLast ? found(after?.rows[0], page + 1) : found(here.rows[at + 1], page);
  const go = (to: Found<R>) => {
    if (to.page !== page) turnPage(resource.path, to.page);
    void navigate(`${resource.path}/update/${to.row._id}`);
  };
  const way = (word: string, icon: ReactNode, to: Found<R> | undefined) => {
    const label = to ? `${word} ${what}: ${resource.titleOf(to.row)}` : texts.noNeighbour(word, what);
    return (
      <Tooltip title={label}>
        <Button icon={icon} aria-label={label} disabled={!to} onClick={() => to && go(to)} />
      </Tooltip>
    );
  };
  return (
    <nav className="crud-neighbours" aria-label={texts.neighbours}>
      {way(texts.previous, <LeftOutlined aria-hidden />, previous)}
      <span>
        {formatNumber((page - 1) * size + at + 1)} / {formatNumber(here.total)}
      </span>
      {way(texts.next, <RightOutlined aria-hidden />, next)}
    </nav>
  );
}
