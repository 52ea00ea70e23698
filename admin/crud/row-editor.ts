import { useEffect, useRef, useState } from 'react';
import { App, Form } from 'antd';
import { useNavigate } from 'react-router';
import type { StaleDetails } from '#contract/errors.ts';
import { isDraftKind, type RowDraft } from '#contract/drafts.ts';
import type { WholeRevision } from '#contract/revisions.ts';
import { api } from '#browser/signed-in-api.ts';
import { call, refresh } from '../base/queries.ts';
import { COMMON_TEXTS } from '../base/texts.ts';
import { changedFields, changedNames, changedParts, isMergeable, withChanges } from '../form/changed-fields.ts';
import { showFieldErrors } from '../form/field-errors.ts';
import type { Schemas } from '../form/field.tsx';
import { useReveal, useSave, type SaveNext } from '../form/save-form.tsx';
import { SAME_FORM, placeOf } from './list-state.ts';
import { changedPaths, type Resource, type Row } from './resource.ts';
import { CRUD_TEXTS } from './texts.ts';

type Body = Record<string, unknown>;

/** Conversions between a resource's rows, the form's values and the body of its calls. */
export interface RowRules<R extends Row, V extends object> {
  resource: Resource<R>;
  /** The contract's fields: rules of the inputs, and names of what is sent. */
  schemas: Schemas;
  /** For editing, where its rules differ. */
  editSchemas?: Schemas;
  /** Values of a new row. */
  initial: V;
  /** Default: the row's fields named in `initial`. */
  toValues?: (row: R) => V;
  /** Body to send; default: the values named in the schemas. */
  toBody?: (values: V) => Body;
  /** Wraps the sending of a save, e.g. to ask for a password first. `undefined`: given up, which is no failure. */
  around?: (send: (body: Body) => Promise<R>, body: Body, row: R | undefined) => Promise<R | undefined>;
  /** Values to save over a newer row, where that is more than the changes made here. */
  overNewer?: (merged: V, mine: V, newer: V) => V;
  /** By field: sentence about a change that others made too; see `StaleDialog`. */
  staleNotes?: (mine: V, stale: StaleDetails) => Readonly<Record<string, string>>;
  /**
   * The row as a kept version had it, where that is more than its fields in place of today's. Fields of categories are
   * ids in a version; those in `gone` have none.
   */
  formerRow?: (row: R, version: Pick<WholeRevision, 'fields' | 'gone'>) => R;
  /** Puts a draft's fields on top of the row's values; default: under the same names. */
  fromDraft?: (values: V, fields: RowDraft['fields']) => V;
  /** The changes as a draft keeps them; default: as a save sends them. */
  draftOf?: (changes: Body) => Body;
  /** For forms with tabs; see `useFormTabs`. */
  openTab?: (name: (string | number)[]) => void;
  /** Fields that the next new row takes over ('Kaydet ve yeni'). */
  keeps?: readonly (keyof V & string)[];
}

/** A version that was put into the form, and the names of the fields that differ from the stored row. */
export interface Restored {
  version: number;
  at: string;
  names: readonly string[];
}

export interface EditorStart<R, V> {
  row: R | undefined;
  /** The stored row's draft. */
  draft?: RowDraft | null | undefined;
  /** Values of the row that this new one is a copy of. */
  copied?: V | undefined;
  /** Values taken over from the new row before. */
  kept?: Partial<V> | undefined;
  /** Called when a new row has been stored and this form continues with it. */
  onStored?: (id: string) => void;
  /** Called when the next new row is wanted. */
  onNext?: (kept: Partial<V>) => void;
}

/** The row as the form's values. */
export const valuesOf = <R extends Row, V extends object>(
  { initial, toValues }: { initial: V; toValues?: ((row: R) => V) | undefined },
  row: R,
): V =>
  toValues
    ? toValues(row)
    : (Object.fromEntries(
        Object.keys(initial).map((name) => [name, (row as Readonly<Record<string, unknown>>)[name]]),
      ) as V);

/** Sentences for all fields at once, also for inputs that are not drawn. */
function refusals(schemas: Schemas, body: Body): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(body)) {
    for (const issue of schemas[name]?.safeParse(value).error?.issues ?? [])
      fields[[name, ...issue.path].join('.')] ??= issue.message;
  }
  return fields;
}

/** A form's row and its saves: checks, sends the changes, merges what others saved meanwhile, stays or leaves. */
export function useRowEditor<R extends Row, V extends object>({
  resource,
  schemas: createSchemas,
  editSchemas,
  initial,
  toValues: ownValues,
  toBody,
  around,
  overNewer,
  staleNotes,
  formerRow,
  openTab,
  keeps = [],
  fromDraft = (values, fields) => ({ ...values, ...fields }),
  draftOf = (changes) => changes,
  row: loaded,
  draft: loadedDraft,
  copied,
  kept: keptValues,
  onStored,
  onNext,
}: RowRules<R, V> & EditorStart<R, V>) {
  const { calls, texts, path, lock = 'version', idParam = 'id' } = resource;
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
  const [restored, setRestored] = useState<Restored>();
  const [isLeft, setIsLeft] = useState(false); // until the list's code has come: what is typed would be lost
  const schemas = (row && editSchemas) || createSchemas;
  const toValues = (from: R): V => valuesOf({ initial, toValues: ownValues }, from);
  const [draft, setDraft] = useState(loadedDraft ?? undefined);
  const storedValues = loaded ? toValues(loaded) : (copied ?? { ...initial, ...keptValues });
  const startValues = loadedDraft ? fromDraft(storedValues, loadedDraft.fields) : storedValues;
  const saved = useRef(copied ? initial : storedValues); // the stored values; changes are the difference to them
  const drafted = useRef(loadedDraft ? startValues : undefined); // the same with the draft on top
  const base = useRef(loadedDraft?.version); // the version on which the draft was begun
  const isLeaving = useRef(false);
  const next = useRef<SaveNext>('done'); // for the save that is running or waiting for an answer
  const filled = useRef<string>(undefined); // the version in the form: another may replace it unasked
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
  const isDirty = () =>
    !isLeaving.current && changedNames(bodyOf(drafted.current ?? saved.current), bodyOf(present())).length > 0;
  const toList = () => navigate(placeOf(path));

  const lockOf = (from: R | undefined) => (from as Partial<Record<typeof lock, number>> | undefined)?.[lock];
  /** Says what is wrong, at the inputs. */
  const isRefused = (body: Body): boolean => {
    const fields = refusals(schemas, body);
    const first = Object.keys(fields)[0];
    if (first === undefined) return false;
    const input = showFieldErrors(form, fields);
    if (input) reveal(input);
    else void message.error({ content: fields[first], key: 'save' });
    return true;
  };
  /** @param isMerged others' changes are merged already */
  const send = async (version: number | undefined, isMerged = false): Promise<void> => {
    const body = bodyOf(present());
    if (isRefused(body)) return;
    const deliver = (sent: Body): Promise<R> =>
      row && calls.update
        ? call<R>(calls.update, {
            params: { id: row._id },
            body: { ...sent, [lock]: version, ...(draft && { draft: draft.at }) },
          })
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
    void refresh(...changedPaths(resource), ...(draft ? (['/api/drafts'] as const) : []));
    void message.success({ content: row ? texts.updated : texts.created, key: 'save' });
    const isStaying = next.current === 'stay';
    // Also when the form is left: whoever turns back at once finds the stored row.
    if (row || isStaying) takeOver(done.reply);
    else isLeaving.current = true;
    if (next.current === 'new' && onNext)
      return onNext(Object.fromEntries(keeps.map((name) => [name, present()[name]])) as unknown as Partial<V>);
    if (!isStaying) {
      setIsLeft(true);
      await toList();
      return setIsLeft(false);
    }
    if (row) return;
    onStored?.(done.reply._id);
    void navigate(`${path}/update/${done.reply._id}`, { replace: true, state: SAME_FORM });
  };

  const forgetDraft = (): void => {
    setDraft(undefined);
    void refresh('/api/drafts');
    drafted.current = undefined;
    base.current = undefined;
  };
  /** Keeps the form's changes as a draft; the row stays as it is. */
  const keepDraft = async (): Promise<void> => {
    const body = bodyOf(present());
    if (!row || !isDraftKind(resource.kind) || isRefused(body)) return;
    const fields = draftOf(changedFields(bodyOf(saved.current), body));
    if (Object.keys(fields).length === 0) {
      void message.warning({ content: CRUD_TEXTS.draftEmpty, key: 'save' });
      return;
    }
    const done = await save(
      () =>
        call<RowDraft>('PUT /api/drafts/:id', {
          params: { id: row._id },
          body: { kind: resource.kind, version: base.current ?? lockOf(row), seen: draft?.at ?? null, fields },
        }),
      { failed: CRUD_TEXTS.draftFailed },
    );
    if (!done) return;
    drafted.current = fromDraft(saved.current, fields);
    base.current = done.reply.version;
    setDraft(done.reply);
    void refresh('/api/drafts');
    setRestored(undefined);
    void message.success({ content: CRUD_TEXTS.draftKept, key: 'save' });
  };
  /** Asks first. */
  const discardDraft = async (): Promise<void> => {
    const isWanted = await modal.confirm({
      title: CRUD_TEXTS.discardTitle,
      content: CRUD_TEXTS.discardText,
      okText: CRUD_TEXTS.discardDraft,
      okButtonProps: { danger: true },
      cancelText: COMMON_TEXTS.giveUp,
      focusable: { autoFocusButton: 'cancel' },
    });
    if (!isWanted || !row || !isDraftKind(resource.kind)) return;
    const { kind } = resource;
    const done = await save(() => api('DELETE /api/drafts/:kind/:id', { params: { kind, id: row._id }, query: {} }), {
      failed: CRUD_TEXTS.discardFailed,
    });
    if (!done) return;
    forgetDraft();
    await takeNewer(false);
    void message.success({ content: CRUD_TEXTS.draftGone, key: 'save' });
  };

  /** Shows the stored row in the form; the focus stays. */
  const takeOver = (reply: R): void => {
    const stored = toValues(reply);
    saved.current = stored;
    forgetDraft();
    form.setFieldsValue(stored);
    setRow(reply);
    setKept([]);
    setRestored(undefined);
  };

  /**
   * Reads the current row and puts it under the form.
   * @param merge values to show
   * @returns undefined when the row could not be read
   */
  const rebase = async (merge: (newer: V) => V): Promise<R | undefined> => {
    const done = await save(() => call<R>(calls.get!, { params: { [idParam]: row!._id } }), {
      failed: texts.rowFailed,
    });
    if (!done) return undefined;
    const newer = toValues(done.reply);
    form.setFieldsValue(merge(newer));
    saved.current = newer;
    base.current = undefined;
    if (drafted.current) drafted.current = newer;
    setRow(done.reply);
    return done.reply;
  };
  const withMine = (newer: V): V => withChanges(newer as Body, saved.current as Body, { ...present() } as Body) as V;
  /** @param keepsMine keeps the changes made here on top */
  const takeNewer = async (keepsMine: boolean): Promise<void> => {
    setRestored(undefined);
    if (!(await rebase(keepsMine ? withMine : (newer) => newer))) return;
    setKept(keepsMine ? mine() : []);
    setStale(undefined);
  };
  /** Saves only the changes made here, over the newer row. */
  const saveOver = async (): Promise<void> => {
    const newer = await rebase((under) => (overNewer ? overNewer(withMine(under), present(), under) : withMine(under)));
    if (!newer) return;
    setStale(undefined);
    await send(lockOf(newer), true);
  };
  /** Puts a kept version into the form, over all that is typed. */
  const fillWith = (past: WholeRevision): void => {
    const { fields, gone, names } = past;
    const former = formerRow?.(row!, past) ?? ({ ...row!, ...fields } as R);
    const errors = Object.fromEntries(
      gone.map((field) => [
        field,
        [field in names ? CRUD_TEXTS.categoryGone(names[field]!) : CRUD_TEXTS.categoryGoneUnnamed],
      ]),
    );
    // Each value as a whole: parts that the version does not have are gone.
    form.setFields(
      Object.entries(toValues(former)).map(([name, value]) => ({ name, value, errors: errors[name] ?? [] })),
    );
    setKept([]);
    filled.current = JSON.stringify(bodyOf(present()));
    setRestored({ version: past.version, at: past.at, names: mine() });
    openTab?.([firstField]);
    scrollTo(0, 0);
    if (gone[0] !== undefined) reveal([gone[0]]);
  };
  const restore = async (past: WholeRevision): Promise<boolean> => {
    const isWanted =
      !isDirty() ||
      JSON.stringify(bodyOf(present())) === filled.current ||
      (await modal.confirm({
        title: CRUD_TEXTS.replaceTitle,
        content: CRUD_TEXTS.replaceText,
        okText: COMMON_TEXTS.yes,
        okButtonProps: { danger: true },
        cancelText: COMMON_TEXTS.no,
        focusable: { autoFocusButton: 'cancel' },
      }));
    if (isWanted) fillWith(past);
    return isWanted;
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
  return {
    form,
    row,
    schemas,
    startValues,
    isSaving: isSaving || isLeft,
    isDirty,
    reveal,
    save: (then: SaveNext) => {
      next.current = then;
      void send(base.current ?? lockOf(row));
    },
    /** There is something to save: changes, or a draft. */
    canSave: () => isDirty() || (draft !== undefined && !isLeaving.current),
    /** The stored draft in the form. */
    draft,
    /** The row has changed since the draft was begun. */
    isDraftOld: draft !== undefined && draft.version < (lockOf(row) ?? 0),
    keepDraft: () => void keepDraft(),
    discardDraft: () => void discardDraft(),
    toList,
    /** Names of changes put on top of a newer row, to be reviewed before saving. */
    kept,
    forgetKept: () => setKept([]),
    /** The version in the form, until it is saved. */
    restored,
    forgetRestored: () => setRestored(undefined),
    restore,
    version: lockOf(row),
    stale,
    stay: () => setStale(undefined),
    merge: () => void takeNewer(true),
    overwrite: () => void saveOver(),
    reload,
  };
}
