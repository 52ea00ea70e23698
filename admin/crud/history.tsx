import { useState, type ReactNode } from 'react';
import { Button, Modal, Pagination, Result, Spin } from 'antd';
import HistoryOutlined from '@ant-design/icons/HistoryOutlined';
import { byKind } from '#contract/all-kinds.ts';
import type { Offers } from '#contract/kind.ts';
import { HISTORY_KINDS, type AuditEntry, type AuditKind, type HistoryKind } from '#contract/audit.ts';
import { shorten } from '#contract/format.ts';
import { imageUrl, type ImageKind } from '#contract/images.ts';
import { actorText } from '../base/actors.ts';
import { shortDateTimeText } from '../base/dates.ts';
import { sentenceOf, useCall } from '../base/queries.ts';
import { COMMON_TEXTS } from '../base/texts.ts';
import { labelOf } from '../fields/labels.ts';
import { ACTION_NAMES } from '../fields/names.ts';
import {
  HIDDEN,
  NOTHING,
  differenceOf,
  isPictureField,
  itemTexts,
  itemsMoved,
  readingText,
  valueText,
} from '../fields/values.ts';
import type { FormTab } from '../form/form-tabs.tsx';
import { Thumb } from '../form/thumb.tsx';
import type { Row } from './resource.ts';
import { CRUD_TEXTS as texts } from './texts.ts';
import '../form/crud.css';

const PAGE_SIZE = 10;

export const hasHistory = (kind: AuditKind | undefined): kind is HistoryKind =>
  (HISTORY_KINDS as readonly (AuditKind | undefined)[]).includes(kind);

/** Changes of a row, newest first: who, when, which fields, from what to what. Loaded when first drawn. */
function RowHistory({ kind, id }: { kind: HistoryKind; id: string }) {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useCall(
    'GET /api/audit/rows/:kind/:id',
    { params: { kind, id }, query: { page, limit: PAGE_SIZE } },
    { keepPrevious: true },
  );
  if (!data) {
    return error ? (
      <Result
        status="warning"
        title={sentenceOf(error, texts.historyFailed)}
        extra={
          <Button type="primary" loading={isFetching} onClick={() => void refetch()}>
            {COMMON_TEXTS.tryAgain}
          </Button>
        }
      />
    ) : (
      <div className="panel-waiting">
        <Spin description={texts.historyLoading} />
      </div>
    );
  }
  if (data.total === 0) return <p className="crud-note">{texts.historyEmpty}</p>;
  return (
    <section className="row-history" aria-label={COMMON_TEXTS.history} aria-busy={isFetching}>
      <ol className="crud-history">
        {data.items.map((entry) => (
          <li key={entry._id}>
            <div className="crud-history-head">
              <time dateTime={entry.at}>{shortDateTimeText(entry.at)}</time>
              <b className="crud-break">{actorText(entry.actor)}</b>
              <span>{ACTION_NAMES[entry.action]}</span>
            </div>
            <ChangeList entry={entry} />
          </li>
        ))}
      </ol>
      {data.pages > 1 && (
        <Pagination
          current={data.page}
          pageSize={PAGE_SIZE}
          total={data.total}
          showSizeChanger={false}
          showLessItems
          size="small"
          onChange={setPage}
        />
      )}
    </section>
  );
}

/** History of a row whose form has no tabs. */
export function HistoryButton(props: { kind: HistoryKind; id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<HistoryOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {COMMON_TEXTS.history}
      </Button>
      <Modal
        open={isOpen}
        title={COMMON_TEXTS.history}
        width={720}
        onCancel={() => setOpen(false)}
        footer={<Button onClick={() => setOpen(false)}>{COMMON_TEXTS.close}</Button>}
        destroyOnHidden
      >
        <RowHistory {...props} />
      </Modal>
    </>
  );
}

/** Last tab of a form with tabs; none for a new row. */
export const historyTab = (kind: HistoryKind, row: Row | undefined): FormTab[] =>
  row
    ? [
        {
          key: 'history',
          label: COMMON_TEXTS.history,
          fields: [],
          isLazy: true,
          children: <RowHistory kind={kind} id={row._id} />,
        },
      ]
    : [];

type Entry = Pick<AuditEntry, 'kind' | 'action' | 'rowId' | 'changes'>;
type Change = AuditEntry['changes'][number];

const FIRST = 3;
const MAX_SHOWN = 80;
const THUMB = 32;

const IMAGE_KINDS: Partial<Record<AuditEntry['kind'], ImageKind>> = {
  category: 'categories',
  page: 'pages',
  blog: 'blogs',
  ...byKind(({ offers }: { offers: Offers }) => offers.pictures),
};

interface ChangeProps {
  entry: Entry;
  change: Change;
  /** Nothing is cut. */
  isWhole: boolean;
}

/** One change: old value struck through, then the new one. */
function ChangeText(props: ChangeProps): ReactNode {
  const {
    entry: { kind, action, rowId },
    change: { field, before, after },
    isWhole,
  } = props;
  if (action === 'update' && before === HIDDEN && after === HIDDEN) return texts.hiddenChange;
  const isPicture = isPictureField(kind, field, rowId);
  const show = (value: unknown): ReactNode =>
    isPicture ? <Pictures {...props} value={value} /> : cutUnless(isWhole, valueText(kind, field, value, rowId));
  if (action === 'delete') return <del>{show(before)}</del>;
  if (action !== 'update') return <ins>{show(after)}</ins>;
  return (
    (!isPicture && partChanged(props)) || (
      <>
        <del>{show(before)}</del> <span aria-hidden>→</span> <ins>{show(after)}</ins>
      </>
    )
  );
}

const cutUnless = (isWhole: boolean, text: string): string => (isWhole ? text : shorten(text, MAX_SHOWN));

function Pictures({ entry: { kind, rowId }, change: { field }, value, isWhole }: ChangeProps & { value: unknown }) {
  const all = (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === 'string' && one !== '',
  );
  if (all.length === 0) return NOTHING;
  const shown = isWhole ? all : all.slice(0, FIRST);
  const folder = IMAGE_KINDS[kind] ?? 'products';
  return (
    <span className="change-pictures">
      {shown.map((address, i) => {
        const name = valueText(kind, field, address, rowId);
        return (
          <a
            key={`${address} ${i}`}
            href={imageUrl(folder, address)}
            target="_blank"
            rel="noopener noreferrer"
            title={name}
          >
            <Thumb kind={folder} value={address} size={THUMB} alt={name} />
          </a>
        );
      })}
      {all.length > shown.length && ` +${all.length - shown.length}`}
    </span>
  );
}

/** A list's items that went and came, or where a long text differs; undefined where the whole values say more. */
function partChanged({
  entry: { kind, rowId },
  change: { field, before, after },
  isWhole,
}: ChangeProps): ReactNode | undefined {
  const cut = (text: string) => cutUnless(isWhole, text);
  if (Array.isArray(before) && Array.isArray(after)) {
    const moved = itemsMoved(itemTexts(kind, field, before), itemTexts(kind, field, after));
    if (moved && moved.gone.length + moved.come.length < Math.max(before.length, after.length))
      return (
        <>
          {moved.gone.length > 0 && (
            <>
              <del>{cut(moved.gone.join(', '))}</del>{' '}
            </>
          )}
          {moved.come.length > 0 && <ins>+ {cut(moved.come.join(', '))}</ins>}
        </>
      );
  }
  const differing = differenceOf(valueText(kind, field, before, rowId), valueText(kind, field, after, rowId));
  if (!differing) return undefined;
  const { lead, was, is, tail } = differing;
  return (
    <>
      {lead} {was && <del>{cut(was)}</del>} {is && <ins>{cut(is)}</ins>} {tail}
    </>
  );
}

/** Whether anything is left out at first. */
const hasMore = ({ kind, rowId, changes }: Entry): boolean =>
  changes.length > FIRST ||
  changes.some(({ field, before, after }) =>
    [before, after].some((value) =>
      isPictureField(kind, field, rowId)
        ? Array.isArray(value) && value.length > FIRST
        : valueText(kind, field, value, rowId).length > MAX_SHOWN,
    ),
  );

/**
 * Changes of an entry, field by field; for reading, a summary.
 * @param first number of changes shown at first
 */
export function ChangeList({ entry, first = FIRST }: { entry: Entry; first?: number | undefined }) {
  const [isWhole, setIsWhole] = useState(false);
  const { kind, action, changes } = entry;
  if (action === 'read' || action === 'export') return <>{readingText(entry)}</>;
  if (changes.length === 0) return null;
  const shown = isWhole ? changes : changes.slice(0, first);
  const showMore = changes.length > first ? texts.showAllOf(changes.length) : texts.showAll;
  return (
    <div className="crud-changes">
      <ul>
        {shown.map((change) => (
          <li key={change.field}>
            <b>{labelOf(kind, change.field)}:</b> <ChangeText entry={entry} change={change} isWhole={isWhole} />
          </li>
        ))}
      </ul>
      {(isWhole || changes.length > first || hasMore(entry)) && (
        <Button type="link" size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? texts.showLess : showMore}
        </Button>
      )}
    </div>
  );
}
