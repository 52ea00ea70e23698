import { lazy, Suspense, useContext, useState } from 'react';
import { Button, Modal, Pagination, Result, Spin } from 'antd';
import DiffOutlined from '@ant-design/icons/DiffOutlined';
import HistoryOutlined from '@ant-design/icons/HistoryOutlined';
import RollbackOutlined from '@ant-design/icons/RollbackOutlined';
import { HISTORY_KINDS, type AuditKind, type HistoryEntry, type HistoryKind } from '#contract/audit.ts';
import { isRevisionKind } from '#contract/revisions.ts';
import { actorText } from '../base/actors.ts';
import { shortDateTimeText } from '../base/dates.ts';
import { useIsNarrow } from '../base/narrow.ts';
import { sentenceOf, useCall } from '../base/queries.ts';
import { COMMON_TEXTS } from '../base/texts.ts';
import { ACTION_NAMES } from '../fields/names.ts';
import type { FormTab } from '../form/form-tabs.tsx';
import { ChangeList } from './change-list.tsx';
import type { Row } from './resource.ts';
import { CRUD_TEXTS as texts } from './texts.ts';
import { VersionsContext, useGoBack } from './versions.ts';
import '../form/crud.css';

/** With the package that compares words, in a chunk of its own. */
const CompareDialog = lazy(() => import('./compare-dialog.tsx'));

const PAGE_SIZE = 10;

export const hasHistory = (kind: AuditKind | undefined): kind is HistoryKind =>
  (HISTORY_KINDS as readonly (AuditKind | undefined)[]).includes(kind);

/** Kinds whose versions are kept name their history after them. */
const nameOf = (kind: HistoryKind): string => (isRevisionKind(kind) ? texts.versions : COMMON_TEXTS.history);

/**
 * Changes and kept versions of a row, newest first: who, when, which fields, from what to what. Loaded when first drawn.
 */
function RowHistory({ kind, id, onRestored }: { kind: HistoryKind; id: string; onRestored?: () => void }) {
  const [page, setPage] = useState(1);
  const [compared, setCompared] = useState<number>();
  const versions = useContext(VersionsContext);
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
    <section className="row-history" aria-label={nameOf(kind)} aria-busy={isFetching}>
      <ol className="crud-history">
        {data.items.map((entry) => (
          <li key={entry._id}>
            <EntryHead entry={entry} />
            <ChangeOf entry={entry} />
            {versions && entry.isKept && entry.version !== null && (
              <VersionButtons
                version={entry.version}
                onCompare={() => setCompared(entry.version!)}
                onRestored={onRestored}
              />
            )}
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
      {versions && compared !== undefined && (
        <Suspense fallback={null}>
          <CompareDialog
            versions={versions}
            version={compared}
            onClose={() => setCompared(undefined)}
            onRestored={() => {
              setCompared(undefined);
              onRestored?.();
            }}
          />
        </Suspense>
      )}
    </section>
  );
}

/** 'Sürüm 7 · 21.11.2026 14:05 · Ayşe Demir' */
function EntryHead({ entry: { version, isKept, at, actor, action } }: { entry: HistoryEntry }) {
  return (
    <div className="crud-history-head">
      {isKept && version !== null && <b>{texts.version(version)}</b>}
      <time dateTime={at}>{shortDateTimeText(at)}</time>
      {actor !== '' && <b className="crud-break">{actorText(actor)}</b>}
      <span>{action === null ? texts.unrecorded : ACTION_NAMES[action]}</span>
    </div>
  );
}

const ChangeOf = ({ entry: { action, ...entry } }: { entry: HistoryEntry }) =>
  action === null ? null : <ChangeList entry={{ ...entry, action }} />;

/** Compares a version and puts it into the form; the present one is in the form already. */
function VersionButtons({
  version,
  onCompare,
  onRestored,
}: {
  version: number;
  onCompare: () => void;
  onRestored: (() => void) | undefined;
}) {
  const versions = useContext(VersionsContext)!;
  const { goBack, isReading } = useGoBack(versions);
  const isNarrow = useIsNarrow();
  if (version === versions.present) return <p className="crud-note">{texts.presentVersion}</p>;
  const name = texts.version(version);
  const size = isNarrow ? 'middle' : 'small';
  return (
    <div className="crud-version-buttons">
      <Button size={size} icon={<DiffOutlined aria-hidden />} aria-label={texts.compareOf(name)} onClick={onCompare}>
        {texts.compare}
      </Button>
      <Button
        size={size}
        icon={<RollbackOutlined aria-hidden />}
        loading={isReading}
        aria-label={texts.goBackOf(name)}
        onClick={() => void goBack(version, onRestored)}
      >
        {texts.goBack}
      </Button>
    </div>
  );
}

/** History of a row whose form has no tabs. */
export function HistoryButton(props: { kind: HistoryKind; id: string }) {
  const [isOpen, setOpen] = useState(false);
  const name = nameOf(props.kind);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon={<HistoryOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {name}
      </Button>
      <Modal
        open={isOpen}
        title={name}
        width={720}
        onCancel={close}
        footer={<Button onClick={close}>{COMMON_TEXTS.close}</Button>}
        destroyOnHidden
      >
        <RowHistory {...props} onRestored={close} />
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
          label: nameOf(kind),
          fields: [],
          isLazy: true,
          children: <RowHistory kind={kind} id={row._id} />,
        },
      ]
    : [];
