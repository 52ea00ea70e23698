import { useEffect, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button, Form, Result, Spin, type FormInstance } from 'antd';
import CopyOutlined from '@ant-design/icons/CopyOutlined';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { ApiError } from '#contract/api-error.ts';
import { api } from '#browser/signed-in-api.ts';
import { useMay } from '../base/access.ts';
import { isDraftKind, type RowDraft } from '#contract/drafts.ts';
import { isRevisionKind } from '#contract/revisions.ts';
import { shortDateTimeText } from '../base/dates.ts';
import { call, sentenceOf } from '../base/queries.ts';
import { COMMON_TEXTS } from '../base/texts.ts';
import { labelsOf } from '../fields/labels.ts';
import { ACTIVE_LOOK, DRAFT_LOOK, PASSIVE_LOOK, PUBLISHED_LOOK, type StatusLook } from '../fields/statuses.ts';
import { maxLengthOf } from '../form/field.tsx';
import { SaveForm, UnsavedMark } from '../form/save-form.tsx';
import { StaleDialog } from '../form/stale-dialog.tsx';
import { COPIED, copiedValues, copyPath } from './copy.ts';
import { HistoryButton, hasHistory } from './history.tsx';
import { LinkButton } from './link-button.tsx';
import { SAME_FORM, placeOf } from './list-state.ts';
import { PageHead } from './page-head.tsx';
import { PublishingNote } from './publishing-note.tsx';
import type { Resource, Row } from './resource.ts';
import { useRowEditor, valuesOf, type EditorStart, type RowRules } from './row-editor.ts';
import { StatusTag } from './status.tsx';
import { VersionsContext, type Versions } from './versions.ts';
import { CRUD_TEXTS } from './texts.ts';

/** Data that the inputs of a form may depend on. `row` is undefined for a new one. */
export interface FormView<R> {
  form: FormInstance;
  row: R | undefined;
}

interface ResourceFormProps<R extends Row, V extends object> extends RowRules<R, V> {
  /** Beside the heading. */
  headActions?: (view: FormView<R>) => ReactNode;
  /** Beside save and cancel. */
  moreActions?: (view: FormView<R>) => ReactNode;
  children: (view: FormView<R>) => ReactNode;
}

/**
 * The form on screen. `isNew`: began without a row; `rowId`: its stored row; `copyOf`: the row whose values it began
 * with; `kept`: values taken over from the form before.
 */
interface Begun {
  key: number;
  isNew: boolean;
  rowId: string | undefined;
  copyOf: string | undefined;
  kept?: object;
}
const begin = (key: number, id: string | undefined, copyOf?: string): Begun => ({
  key,
  isNew: id === undefined,
  rowId: id,
  copyOf,
});

/**
 * Creates and edits rows of a resource on one screen. 'Save and stay' keeps a new row in its form, at the row's own
 * address.
 */
export function ResourceForm<R extends Row, V extends object>(props: ResourceFormProps<R, V>) {
  const { resource } = props;
  const { id } = useParams();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const copyOf = (id === undefined && resource.copy && params.get(COPIED)) || undefined;
  const [begun, setBegun] = useState(() => begin(0, id, copyOf));
  const [shown, setShown] = useState({ id, copyOf });
  if (id !== shown.id || copyOf !== shown.copyOf) {
    setShown({ id, copyOf });
    if (id !== begun.rowId || (id === undefined && copyOf !== begun.copyOf)) setBegun(begin(begun.key + 1, id, copyOf));
  }
  if (!begun.isNew)
    return (
      <StoredRow key={begun.key} use="form" resource={resource} id={begun.rowId!}>
        {(row, draft) => <Editor {...props} row={row} draft={draft} />}
      </StoredRow>
    );
  const start = {
    row: undefined,
    onStored: (rowId: string) => setBegun((now) => ({ ...now, rowId })),
    onNext: (kept: Partial<V>) => {
      setBegun(({ key }) => ({ ...begin(key + 1, undefined), kept }));
      if (copyOf !== undefined) void navigate(`${resource.path}/create`, { replace: true, state: SAME_FORM });
    },
  };
  if (begun.copyOf === undefined)
    return <Editor key={begun.key} {...props} {...start} kept={begun.kept as Partial<V> | undefined} />;
  return (
    <StoredRow key={begun.key} use="copy" resource={resource} id={begun.copyOf}>
      {(original) => <Editor {...props} {...start} original={original} />}
    </StoredRow>
  );
}

interface StoredRowProps<R extends Row> {
  /** Rows read for one use are not shown for the other. */
  use: 'form' | 'copy';
  resource: Resource<R>;
  id: string;
  children: (row: R, draft: RowDraft | null) => ReactNode;
}

/** Always reads the row from the server; a list's cached row may be old. */
function StoredRow<R extends Row>({ use, resource, id, children }: StoredRowProps<R>) {
  const { calls, texts, path, kind, idParam = 'id' } = resource;
  const { message } = App.useApp();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [use, calls.get, id],
    queryFn: async () => {
      const row = await call<R>(calls.get!, { params: { [idParam]: id } });
      const hasDraft = use === 'form' && isDraftKind(kind);
      return {
        row,
        draft: hasDraft ? await api('GET /api/drafts/:kind/:id', { params: { kind, id: row._id }, query: {} }) : null,
      };
    },
    gcTime: 0,
    staleTime: Infinity,
  });
  const isMissing = ApiError.is(error) && (error.status === 404 || error.status === 410);
  useEffect(() => {
    if (!error) return;
    void message.error({ content: isMissing ? texts.rowMissing : sentenceOf(error, texts.rowFailed), key: 'row' });
    if (isMissing) void navigate(placeOf(path), { replace: true });
  }, [error, isMissing, texts, path, message, navigate]);

  if (data) return children(data.row, data.draft);
  return (
    <>
      <PageHead backTo={placeOf(path)} />
      {error && !isMissing && !isFetching ? (
        <Result
          status="warning"
          title={sentenceOf(error, texts.rowFailed)}
          extra={
            <Button type="primary" onClick={() => void refetch()}>
              {COMMON_TEXTS.tryAgain}
            </Button>
          }
        />
      ) : (
        <div className="panel-waiting">
          <Spin size="large" description={texts.loading} />
        </div>
      )}
    </>
  );
}

const BEGINNING = ['stay', 'new'] as const;
const GOING_ON = ['stay'] as const;
const NO_WAYS: readonly never[] = [];
/** A draft is published once; going on is for what is saved at once. */
const waysOn = (isStored: boolean, hasDraft: boolean) => {
  if (hasDraft) return NO_WAYS;
  return isStored ? GOING_ON : BEGINNING;
};
const saveTextOf = (isStored: boolean, isDraft: boolean): string => {
  if (isDraft) return CRUD_TEXTS.publishDraft;
  return isStored ? COMMON_TEXTS.saveChanges : COMMON_TEXTS.save;
};
const NO_LABELS: Readonly<Record<string, string>> = {};

/** The row's values as those of a copy. */
function copyOfRow<R extends Row, V extends object>(rules: RowRules<R, V>, original: R): V {
  const { named } = rules.resource.copy!;
  return copiedValues(
    rules.resource.copy!,
    valuesOf(rules, original),
    rules.initial,
    maxLengthOf(rules.schemas[named]),
  );
}

function Editor<R extends Row, V extends object>({
  headActions,
  moreActions,
  children,
  original,
  ...rules
}: ResourceFormProps<R, V> & Omit<EditorStart<R, V>, 'copied'> & { original?: R }) {
  const { resource, openTab } = rules;
  const { kind, copy, calls } = resource;
  const may = useMay();
  const labels = kind ? labelsOf(kind) : NO_LABELS;
  const editor = useRowEditor({ ...rules, copied: original && copyOfRow(rules, original) });
  const { form, row, schemas, startValues, isSaving, isDirty, reveal, save, toList } = editor;
  const { kept, forgetKept, stale, merge, overwrite, reload, stay } = editor;
  const { restored, forgetRestored, draft } = editor;
  const isLive = (row as Readonly<Record<string, unknown>> | undefined)?.[resource.statusField ?? 'isActive'] === true;
  const takesDrafts = row !== undefined && isDraftKind(kind) && (isLive || draft !== undefined);
  const labelled = (names: readonly string[]) => names.map((name) => labels[name] ?? name).join(', ');
  const versions: Versions | null =
    row && isRevisionKind(kind) && editor.version !== undefined
      ? { kind, id: row._id, present: editor.version, restore: editor.restore }
      : null;
  return (
    <VersionsContext value={versions}>
      <PageHead
        title={row && !resource.keepsHeading ? resource.titleOf(row) : undefined}
        note={row && <RowNote resource={resource} row={row} />}
        isNoteBeside
        backTo={placeOf(resource.path)}
      >
        {headActions?.({ form, row })}
        {row && copy && calls.create && may(calls.create) && (
          <LinkButton icon={<CopyOutlined aria-hidden />} to={copyPath(resource.path, row._id)}>
            {CRUD_TEXTS.copy}
          </LinkButton>
        )}
        {
          row && !openTab && hasHistory(kind) && (
            <HistoryButton kind={kind} id={row._id} />
          ) /* forms with tabs have a history tab */
        }
      </PageHead>
      {original && !row && (
        <Alert
          className="crud-kept"
          type="info"
          showIcon
          title={CRUD_TEXTS.copyTitle(resource.titleOf(original))}
          description={copy?.note(original)}
        />
      )}
      {kept.length > 0 && (
        <Alert
          className="crud-kept"
          type="info"
          showIcon
          closable={{ onClose: forgetKept }}
          title={CRUD_TEXTS.keptTitle}
          description={CRUD_TEXTS.keptText(labelled(kept))}
        />
      )}
      {draft && (
        <Alert
          className="crud-kept"
          type="warning"
          showIcon
          title={CRUD_TEXTS.draftTitle(draft.by, shortDateTimeText(draft.at))}
          description={
            <>
              <p>{`${CRUD_TEXTS.draftText}${editor.isDraftOld ? ` ${CRUD_TEXTS.draftOld}` : ''}`}</p>
              <Button size="small" disabled={isSaving} onClick={editor.discardDraft}>
                {CRUD_TEXTS.discardDraft}
              </Button>
            </>
          }
        />
      )}
      {restored && (
        <Alert
          className="crud-kept"
          type="info"
          showIcon
          closable={{ onClose: forgetRestored }}
          title={CRUD_TEXTS.restoredTitle(CRUD_TEXTS.version(restored.version), shortDateTimeText(restored.at))}
          description={
            restored.names.length > 0 ? CRUD_TEXTS.restoredText(labelled(restored.names)) : CRUD_TEXTS.restoredSame
          }
        />
      )}
      <SaveForm
        form={form}
        schemas={schemas}
        labels={labels}
        initialValues={startValues}
        isSaving={isSaving}
        isDirty={isDirty}
        canSave={editor.canSave}
        onShortcut={draft && (() => isDirty() && editor.keepDraft())}
        isNew={!row}
        reveal={reveal}
        onSave={(_values, then) => save(then)}
        more={waysOn(row !== undefined, draft !== undefined)}
        saveText={saveTextOf(row !== undefined, draft !== undefined && isLive)}
        actions={
          <>
            {moreActions?.({ form, row })}
            {takesDrafts && <DraftButton form={form} isDirty={isDirty} isSaving={isSaving} onKeep={editor.keepDraft} />}
            <Button onClick={() => void toList()}>{CRUD_TEXTS.cancel}</Button>
            <UnsavedMark form={form} isDirty={isDirty} />
          </>
        }
      >
        {children({ form, row })}
      </SaveForm>
      <StaleDialog
        stale={stale?.details}
        kind={kind}
        labels={labels}
        mine={stale?.mine ?? []}
        parts={stale?.parts ?? []}
        notes={stale?.notes}
        isBusy={isSaving}
        onMerge={merge}
        onOverwrite={overwrite}
        onReload={reload}
        onStay={stay}
      />
    </VersionsContext>
  );
}

interface DraftButtonProps {
  form: FormInstance;
  isDirty: () => boolean;
  isSaving: boolean;
  onKeep: () => void;
}

/** Keeps the changes of a row on the site for later; off until something is changed. */
function DraftButton({ form, isDirty, isSaving, onKeep }: DraftButtonProps) {
  Form.useWatch([], { form, preserve: true }); // re-renders on every change, also of values without an input
  return (
    <Button disabled={isSaving || !isDirty()} onClick={onKeep}>
      {CRUD_TEXTS.keepDraft}
    </Button>
  );
}

/** State of a stored row, where it has one. */
function lookOf(row: object): StatusLook | undefined {
  if ('isPublished' in row) return row.isPublished ? PUBLISHED_LOOK : DRAFT_LOOK;
  if ('isActive' in row) return row.isActive ? ACTIVE_LOOK : PASSIVE_LOOK;
  return undefined;
}

/** Beside the heading: the stored row's state and its way to the site. */
function RowNote<R extends Row>({ resource, row }: { resource: Resource<R>; row: R }) {
  const look = lookOf(row);
  const address = resource.siteOf?.(row);
  return (
    <>
      {resource.keepsHeading && <strong>{resource.titleOf(row)}</strong>}
      {look && <StatusTag look={look} />}
      <PublishingNote row={row} />
      {address && (
        <a href={address} target="_blank" rel="noopener">
          {COMMON_TEXTS.showOnSite}
          <span className="unseen"> {COMMON_TEXTS.inNewTab}</span>
        </a>
      )}
    </>
  );
}
