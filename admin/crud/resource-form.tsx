import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button, Form, Result, Spin, type FormInstance } from 'antd';
import { useNavigate, useParams } from 'react-router';
import { ApiError } from '#contract/api-error.ts';
import type { StaleDetails } from '#contract/errors.ts';
import { refresh, sentenceOf, call } from '../base/queries.ts';
import { COMMON_TEXTS } from '../base/texts.ts';
import { labelsOf } from '../fields/labels.ts';
import { changedFields, changedNames, changedParts, withChanges, isMergeable } from '../form/changed-fields.ts';
import { showFieldErrors } from '../form/field-errors.ts';
import type { Schemas } from '../form/field.tsx';
import { SaveForm, UnsavedMark, useReveal, type SaveNext, useSave } from '../form/save-form.tsx';
import { StaleDialog } from '../form/stale-dialog.tsx';
import { hasHistory, HistoryButton } from './history.tsx';
import { placeOf, SAME_FORM } from './list-state.ts';
import { PageHead } from './page-head.tsx';
import { changedPaths, type Resource, type Row } from './resource.ts';
import { CRUD_TEXTS } from './texts.ts';

type Body = Record<string, unknown>;
/** What the inputs of a form may depend on. `row` is absent for a new one. */
export interface FormView<R> {
  form: FormInstance;
  row: R | undefined;
}

export interface ResourceFormProps<R extends Row, V extends object> {
  resource: Resource<R>;
  /** The contract's fields: rules of the inputs, and the names of what is sent. */
  schemas: Schemas;
  /** Where editing has sentences of its own. */
  editSchemas?: Schemas;
  /** Of a new row. */
  initial: V;
  /** Without it, the row's fields that `initial` names. */
  toValues?: (row: R) => V;
  /** What is sent of the values; without it, those that the schemas name. */
  toBody?: (values: V) => Body;
  /** Around the sending of a save, e.g. to ask for a password first. `undefined`: given up, which is no failure. */
  around?: (send: (body: Body) => Promise<R>, body: Body, row: R | undefined) => Promise<R | undefined>;
  /** What is saved over a newer row, where that is more than what was changed here on top of it. */
  overNewer?: (merged: V, mine: V, newer: V) => V;
  /** By field: what becomes of it where others changed it too, in a sentence; see `StaleDialog`. */
  staleNotes?: (mine: V, stale: StaleDetails) => Readonly<Record<string, string>>;
  /** Of forms with tabs; see `useFormTabs`. */
  openTab?: (name: (string | number)[]) => void;
  /** What a further new row begins with as the one before ('Kaydet ve yeni'). */
  keeps?: readonly (keyof V & string)[];
  /** Beside the heading. */
  headActions?: (view: FormView<R>) => ReactNode;
  /** Beside save and cancel. */
  moreActions?: (view: FormView<R>) => ReactNode;
  children: (view: FormView<R>) => ReactNode;
}

/**
 * A form in the window. `isNew`: it began empty; `rowId`: what it holds, once that is stored; `kept`: what the form
 * before it left.
 */
interface Begun {
  key: number;
  isNew: boolean;
  rowId: string | undefined;
  kept?: object;
}
const begin = (key: number, id: string | undefined): Begun => ({ key, isNew: id === undefined, rowId: id });

/**
 * Creates and edits rows of a resource on one screen. A new row that is saved to go on with stays in its form, at the
 * address of its own.
 */
export function ResourceForm<R extends Row, V extends object>(props: ResourceFormProps<R, V>) {
  const { id } = useParams();
  const [begun, setBegun] = useState(() => begin(0, id));
  const [shownId, setShownId] = useState(id);
  if (id !== shownId) {
    setShownId(id);
    if (id !== begun.rowId) setBegun(begin(begun.key + 1, id));
  }
  if (!begun.isNew) return <ExistingRow key={begun.key} {...props} id={begun.rowId!} />;
  return (
    <Editor
      key={begun.key}
      {...props}
      row={undefined}
      kept={begun.kept as Partial<V> | undefined}
      onStored={(rowId) => setBegun((now) => ({ ...now, rowId }))}
      onNext={(kept) => setBegun(({ key }) => ({ ...begin(key + 1, undefined), kept }))}
    />
  );
}

/** Reads the row anew each time: a form never begins with what a list has kept. */
function ExistingRow<R extends Row, V extends object>({ id, ...props }: ResourceFormProps<R, V> & { id: string }) {
  const { calls, texts, path } = props.resource;
  const { message } = App.useApp();
  const navigate = useNavigate();
  const {
    data: row,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['form', calls.get, id],
    queryFn: () => call<R>(calls.get!, { params: { id } }),
    gcTime: 0,
    staleTime: Infinity,
  });
  const isMissing = ApiError.is(error) && (error.status === 404 || error.status === 410);
  useEffect(() => {
    if (!error) return;
    void message.error({ content: isMissing ? texts.rowMissing : sentenceOf(error, texts.rowFailed), key: 'row' });
    if (isMissing) void navigate(placeOf(path), { replace: true });
  }, [error, isMissing, texts, path, message, navigate]);

  if (row) return <Editor {...props} row={row} />;
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

/** Sentences of all fields at once, those of inputs that are not drawn among them. */
function refusals(schemas: Schemas, body: Body): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(body)) {
    for (const issue of schemas[name]?.safeParse(value).error?.issues ?? [])
      fields[[name, ...issue.path].join('.')] ??= issue.message;
  }
  return fields;
}

interface EditorProps<R, V> {
  row: R | undefined;
  /** Of the new row before it. */
  kept?: Partial<V> | undefined;
  /** A new row has been stored, and this form goes on with it. */
  onStored?: (id: string) => void;
  /** The next new row is wanted. */
  onNext?: (kept: Partial<V>) => void;
}

const BEGINNING = ['stay', 'new'] as const;
const GOING_ON = ['stay'] as const;
const NO_LABELS: Readonly<Record<string, string>> = {};

function Editor<R extends Row, V extends object>({
  resource,
  schemas: createSchemas,
  editSchemas,
  initial,
  toValues: ownValues,
  toBody,
  around,
  overNewer,
  staleNotes,
  openTab,
  keeps = [],
  headActions,
  moreActions,
  children,
  row: loaded,
  kept: keptValues,
  onStored,
  onNext,
}: ResourceFormProps<R, V> & EditorProps<R, V>) {
  const { calls, texts, path, kind, lock = 'version' } = resource;
  const [form] = Form.useForm();
  const { message, modal } = App.useApp();
  const navigate = useNavigate();
  const reveal = useReveal(form, openTab);
  const { save, isSaving } = useSave(form, reveal);
  const [row, setRow] = useState(loaded);
  const [stale, setStale] = useState<{
    details: StaleDetails;
    mine: string[];
    parts: string[];
    notes: Readonly<Record<string, string>>;
  }>();
  const [kept, setKept] = useState<readonly string[]>([]);
  const labels = kind ? labelsOf(kind) : NO_LABELS;
  const schemas = (row && editSchemas) || createSchemas;
  const toValues =
    ownValues ??
    ((from: R) =>
      Object.fromEntries(
        Object.keys(initial).map((name) => [name, (from as Readonly<Record<string, unknown>>)[name]]),
      ) as V);
  const startValues = loaded ? toValues(loaded) : { ...initial, ...keptValues };
  const saved = useRef(startValues); // what the row holds; the form differs from it by what was changed here
  const isLeaving = useRef(false);
  const next = useRef<SaveNext>('done'); // of the save that runs or waits for an answer
  const isFurther = keptValues !== undefined;
  const [firstField] = useState(() =>
    Object.keys(initial).find((name) => !(keeps as readonly string[]).includes(name))!,
  );
  useEffect(() => {
    if (!isFurther) return;
    scrollTo(0, 0);
    reveal([firstField]);
  }, [isFurther, firstField, reveal]);

  const bodyOf = (values: V): Body =>
    toBody ? toBody(values) : Object.fromEntries(Object.keys(schemas).map((name) => [name, (values as Body)[name]]));
  const present = () => form.getFieldsValue(true) as V;
  const mine = () => changedNames(bodyOf(saved.current), bodyOf(present()));
  const isDirty = () => !isLeaving.current && mine().length > 0;
  const toList = () => navigate(placeOf(path));

  const lockOf = (from: R | undefined) => (from as Partial<Record<typeof lock, number>> | undefined)?.[lock];
  /** @param isMerged what others changed is merged already */
  const send = async (version: number | undefined, isMerged = false): Promise<void> => {
    const body = bodyOf(present());
    const fields = refusals(schemas, body);
    const first = Object.keys(fields)[0];
    if (first !== undefined) {
      const input = showFieldErrors(form, fields);
      if (input) reveal(input);
      else void message.error({ content: fields[first], key: 'save' });
      return;
    }
    const deliver = (sent: Body): Promise<R> =>
      row && calls.update
        ? call<R>(calls.update, { params: { id: row._id }, body: { ...sent, [lock]: version } })
        : call<R>(calls.create!, { body: sent });
    const content = row
      ? changedFields(bodyOf(saved.current), body)
      : Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    const refused: StaleDetails[] = [];
    const done = await save(() => (around ? around(deliver, content, row) : deliver(content)), {
      failed: row ? texts.updateFailed : texts.createFailed,
      onStale: (details) => refused.push(details),
    });
    const [details] = refused;
    if (details) {
      const parts = changedParts(bodyOf(saved.current), bodyOf(present()));
      if (!isMerged && isMergeable(details, parts)) return saveOver();
      setStale({ details, mine: mine(), parts, notes: staleNotes?.(present(), details) ?? {} });
      return;
    }
    if (!done?.reply) return;
    setStale(undefined);
    void refresh(...changedPaths(resource));
    void message.success({ content: row ? texts.updated : texts.created, key: 'save' });
    if (next.current === 'stay') return goOn(done.reply);
    isLeaving.current = true;
    if (next.current === 'new' && onNext)
      onNext(Object.fromEntries(keeps.map((name) => [name, present()[name]])) as unknown as Partial<V>);
    else void toList();
  };

  /** The form as the server has stored it; the keyboard stays where it was. */
  const goOn = (reply: R): void => {
    const stored = toValues(reply);
    saved.current = stored;
    form.setFieldsValue(stored);
    setRow(reply);
    setKept([]);
    if (row) return;
    onStored?.(reply._id);
    void navigate(`${path}/update/${reply._id}`, { replace: true, state: SAME_FORM });
  };

  /**
   * Reads the row as it is now and puts it under the form. @param merge what the form shows then @returns undefined: it
   * could not be read
   */
  const rebase = async (merge: (newer: V) => V): Promise<R | undefined> => {
    const done = await save(() => call<R>(calls.get!, { params: { id: row!._id } }), { failed: texts.rowFailed });
    if (!done) return undefined;
    const newer = toValues(done.reply);
    form.setFieldsValue(merge(newer));
    saved.current = newer;
    setRow(done.reply);
    return done.reply;
  };
  const withMine = (newer: V): V => withChanges(newer as Body, saved.current as Body, { ...present() } as Body) as V;
  /** @param keepsMine what was changed here stays on top */
  const takeNewer = async (keepsMine: boolean): Promise<void> => {
    if (!(await rebase(keepsMine ? withMine : (newer) => newer))) return;
    setKept(keepsMine ? mine() : []);
    setStale(undefined);
  };
  /** Saves what was changed here over the newer row; of that, everything else stays. */
  const saveOver = async (): Promise<void> => {
    const newer = await rebase((under) => (overNewer ? overNewer(withMine(under), present(), under) : withMine(under)));
    if (!newer) return;
    setStale(undefined);
    await send(lockOf(newer), true);
  };
  const reload = () =>
    modal.confirm({
      title: CRUD_TEXTS.reloadTitle,
      content: CRUD_TEXTS.reloadText,
      okText: COMMON_TEXTS.yes,
      okButtonProps: { danger: true },
      cancelText: COMMON_TEXTS.no,
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => takeNewer(false),
    });

  return (
    <>
      <PageHead note={row ? resource.titleOf(row) : undefined} backTo={placeOf(path)}>
        {headActions?.({ form, row })}
        {
          row && !openTab && hasHistory(kind) && (
            <HistoryButton kind={kind} id={row._id} />
          ) /* forms with tabs have one for it */
        }
      </PageHead>
      {kept.length > 0 && (
        <Alert
          className="crud-kept"
          type="info"
          showIcon
          closable={{ onClose: () => setKept([]) }}
          title={CRUD_TEXTS.keptTitle}
          description={CRUD_TEXTS.keptText(kept.map((name) => labels[name] ?? name).join(', '))}
        />
      )}
      <SaveForm
        form={form}
        schemas={schemas}
        labels={labels}
        initialValues={startValues}
        isSaving={isSaving}
        isDirty={isDirty}
        reveal={reveal}
        onSave={(_values, then) => {
          next.current = then;
          void send(lockOf(row));
        }}
        more={row ? GOING_ON : BEGINNING}
        saveText={row ? COMMON_TEXTS.saveChanges : COMMON_TEXTS.save}
        actions={
          <>
            {moreActions?.({ form, row })}
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
        onMerge={() => void takeNewer(true)}
        onOverwrite={() => void saveOver()}
        onReload={reload}
        onStay={() => setStale(undefined)}
      />
    </>
  );
}
