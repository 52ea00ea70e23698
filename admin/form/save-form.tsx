// form/: a form of the panel and its inputs: fields, uploads, lists of rows, unsaved changes, conflicts between two
// people (docs/decisions/0036).
import { useCallback, useEffect, useId, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { App, Button, Dropdown, Form, type FormInstance } from 'antd';
import SaveOutlined from '@ant-design/icons/SaveOutlined';
import UpOutlined from '@ant-design/icons/UpOutlined';
import { ApiError } from '#contract/api-error.ts';
import type { StaleDetails } from '#contract/errors.ts';
import { useIsNarrow } from '../base/narrow.ts';
import { sentenceOf } from '../base/queries.ts';
import { COMMON_TEXTS } from '../base/texts.ts';
import { showFieldErrors } from './field-errors.ts';
import { FieldContext, type Schemas } from './field.tsx';
import { useLeaveGuard } from './leave-guard.tsx';
import { FORM_TEXTS as texts } from './texts.ts';
import './crud.css';

/** Where a save leads: back to the list, into the same form, or to an empty one. */
export type SaveNext = 'done' | 'stay' | 'new';
/** Buttons besides the usual one. */
const MORE_SAVES: Readonly<Record<Exclude<SaveNext, 'done'>, string>> = texts.moreSaves;

interface SaveFormProps<V extends object> {
  form: FormInstance;
  schemas: Schemas;
  labels: Readonly<Record<string, string>>;
  initialValues: V;
  isSaving: boolean;
  /** Called when the user is about to leave. */
  isDirty: () => boolean;
  /** Whether there is something to save; by default whatever is unsaved. */
  canSave?: () => boolean;
  /** Replaces the save that Ctrl+S makes. */
  onShortcut?: (() => void) | undefined;
  /** Has something to save from the start: a press on an empty form says what is missing. */
  isNew?: boolean;
  /** Valid values, including those of hidden inputs. */
  onSave: (values: V, next: SaveNext) => void;
  /** Further ways to save. Ctrl+S stays in the form where 'stay' is one of them. */
  more?: readonly Exclude<SaveNext, 'done'>[];
  /** Scrolls to an input; see `useReveal`. */
  reveal: (name: (string | number)[]) => void;
  saveText?: string;
  /** Shown beside the save button. */
  actions?: ReactNode;
  /** Distinguishes forms on one screen. */
  name?: string;
  children: ReactNode;
}

/** Element that got the focus back after a save, not by the user's choice. */
let givenBack: Element | null = null;

/**
 * Scrolls to an input and focuses it, unless the user types elsewhere by then.
 * @param openTab opens the input's tab, in forms with tabs
 */
export function useReveal(
  form: FormInstance,
  openTab?: (name: (string | number)[]) => void,
): (name: (string | number)[]) => void {
  return useCallback(
    (name) => {
      openTab?.(name);
      const from = document.activeElement;
      givenBack = null;
      // Waits until the tab is drawn and, after a save, the inputs are enabled again.
      setTimeout(() => {
        const now = document.activeElement;
        if (now !== from && now !== givenBack && now?.matches('input, textarea, [contenteditable=true]')) return; // taking the focus would misplace the text being typed
        form.scrollToField(name, { focus: true, block: 'center', behavior: 'smooth' });
      }, 60);
    },
    [form, openTab],
  );
}

const NO_MORE: readonly never[] = [];

/**
 * A form of the panel: the contract's rules, Ctrl+S, protection against double submission, and a question before
 * changes are lost.
 */
export function SaveForm<V extends object>({
  form,
  schemas,
  labels,
  initialValues,
  isSaving,
  isDirty,
  canSave = isDirty,
  onShortcut,
  isNew = false,
  onSave,
  reveal,
  more = NO_MORE,
  saveText = COMMON_TEXTS.save,
  actions,
  name,
  children,
}: SaveFormProps<V>) {
  const [uploads, setUploads] = useState(0);
  const countUpload = useCallback((by: 1 | -1) => setUploads((count) => count + by), []);
  const context = useMemo(() => ({ schemas, labels, countUpload }), [schemas, labels, countUpload]);
  const isBusy = isSaving || uploads > 0;
  const isNarrow = useIsNarrow();
  const next = useRef<SaveNext>('done');
  const canStay = more.includes('stay');
  // Inputs are disabled while saving, and a disabled input loses the focus.
  const held = useRef<Element>(null);
  useEffect(() => {
    if (isSaving || !(held.current instanceof HTMLElement)) return;
    if (document.activeElement === document.body) {
      givenBack = held.current;
      held.current.focus({ preventScroll: true });
    }
    held.current = null;
  }, [isSaving]);
  const hasChanges = useLatest(() => isNew || canSave());
  const shortcut = useLatest(onShortcut);
  const submit = useCallback(
    (then: SaveNext) => {
      if (!hasChanges.current()) return;
      next.current = then;
      form.submit();
    },
    [form, hasChanges],
  );
  useLeaveGuard(isDirty);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (isBusy || event.repeat) return;
      if (shortcut.current) shortcut.current();
      else submit(canStay ? 'stay' : 'done');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [submit, canStay, isBusy, shortcut]);
  return (
    <FieldContext value={context}>
      <Form
        form={form}
        name={name}
        layout="vertical"
        initialValues={initialValues}
        disabled={isSaving}
        scrollToFirstError={false}
        onFinish={() => {
          const then = next.current;
          held.current = document.activeElement;
          next.current = 'done'; // Enter in an input and the form's own button
          if (!isBusy && hasChanges.current()) onSave(form.getFieldsValue(true) as V, then);
        }}
        onFinishFailed={({ errorFields: [first] }) => {
          next.current = 'done';
          if (first) reveal(first.name as (string | number)[]);
        }}
        className="crud-form"
      >
        {children}
        <div className="crud-form-actions">
          {!isNarrow && actions}
          <SaveButtons
            form={form}
            isUnchanged={() => !isNew && !canSave()}
            isSaving={isSaving}
            isBusy={isBusy}
            saveText={uploads > 0 ? texts.uploading : saveText}
            more={more}
            onMore={submit}
          />
          {isNarrow && actions}
        </div>
      </Form>
    </FieldContext>
  );
}

interface SaveButtonsProps {
  form: FormInstance;
  isUnchanged: () => boolean;
  isSaving: boolean;
  isBusy: boolean;
  saveText: string;
  more: readonly Exclude<SaveNext, 'done'>[];
  onMore: (next: SaveNext) => void;
}

/**
 * Off until something is changed, with the reason. By `aria-disabled`: a button that is pressed and then has nothing
 * left to save keeps the focus.
 */
function SaveButtons({ form, isUnchanged, isSaving, isBusy, saveText, more, onMore }: SaveButtonsProps) {
  Form.useWatch([], { form, preserve: true }); // re-renders on every change, also of values without an input
  const isNarrow = useIsNarrow();
  const reason = useId();
  const isOff = !isBusy && isUnchanged();
  const off = isOff ? { 'aria-disabled': true, 'aria-describedby': reason, title: texts.nothingToSave } : {};
  return (
    <>
      {!isNarrow &&
        more.toReversed().map((key) => (
          <Button key={key} {...off} disabled={isBusy} onClick={() => onMore(key)}>
            {MORE_SAVES[key]}
          </Button>
        ))}
      <span className="crud-form-saves">
        <Button
          type="primary"
          htmlType="submit"
          icon={<SaveOutlined aria-hidden />}
          loading={isSaving}
          disabled={isBusy}
          {...off}
        >
          {saveText}
        </Button>
        {isNarrow && more.length > 0 && (
          <Dropdown
            trigger={['click']}
            placement="topRight"
            disabled={isBusy || isOff}
            menu={{
              items: more.map((key) => ({ key, label: MORE_SAVES[key] })),
              onClick: ({ key }) => onMore(key as SaveNext),
            }}
          >
            <Button
              type="primary"
              icon={<UpOutlined aria-hidden />}
              aria-label={texts.otherSaves}
              disabled={isBusy || isOff}
            />
          </Dropdown>
        )}
      </span>
      <span id={reason} className="unseen">
        {isOff && texts.nothingToSave}
      </span>
    </>
  );
}

/** The newest of a function that changes with every rendering. */
function useLatest<F>(now: F): RefObject<F> {
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  return latest;
}

/** Says that the form has unsaved changes. Rendered among the form's actions. */
export function UnsavedMark({ form, isDirty }: { form: FormInstance; isDirty: () => boolean }) {
  Form.useWatch([], { form, preserve: true }); // re-renders on every change, also of values without an input
  return <output className="crud-unsaved">{isDirty() ? texts.unsaved : ''}</output>;
}

interface SaveOptions {
  /** Fallback when the server gave no sentence. */
  failed: string;
  /** Called when the row has changed since it was read. Without it, reported like any failure. */
  onStale?: (stale: StaleDetails) => void;
}

/** `undefined`: failed and reported, or a save was already running. */
type Save = <T>(send: () => Promise<T>, options: SaveOptions) => Promise<{ reply: T } | undefined>;

/**
 * Sends a form, one save at a time. Failures become a toast and errors at the inputs; typed values stay.
 * @param reveal scrolls to an input, in whatever tab
 */
export function useSave(
  form: FormInstance,
  reveal?: (name: (string | number)[]) => void,
): { save: Save; isSaving: boolean } {
  const { message } = App.useApp();
  const [isSaving, setIsSaving] = useState(false);
  const isRunning = useRef(false); // a second click may come before the first is rendered
  const save: Save = useCallback(
    async (send, { failed, onStale }) => {
      if (isRunning.current) return undefined;
      isRunning.current = true;
      setIsSaving(true);
      try {
        return { reply: await send() };
      } catch (error) {
        if (ApiError.is(error) && error.code === 'STALE' && error.stale && onStale) {
          onStale(error.stale);
          return undefined;
        }
        void message.error({ content: sentenceOf(error, failed), key: 'save' });
        const first = ApiError.is(error) && error.fields ? showFieldErrors(form, error.fields) : undefined;
        if (first) reveal?.(first);
        return undefined;
      } finally {
        isRunning.current = false;
        setIsSaving(false);
      }
    },
    [form, message, reveal],
  );
  return { save, isSaving };
}
