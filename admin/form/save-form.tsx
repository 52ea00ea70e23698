import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Button, Dropdown, Form, type FormInstance, App } from 'antd';
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

/** Where a save leads: to where the form belongs, back into it, or to an empty one. */
export type SaveNext = 'done' | 'stay' | 'new';
/** Besides the usual button. */
const MORE_SAVES: Readonly<Record<Exclude<SaveNext, 'done'>, string>> = texts.moreSaves;

interface SaveFormProps<V extends object> {
  form: FormInstance;
  schemas: Schemas;
  labels: Readonly<Record<string, string>>;
  initialValues: V;
  isSaving: boolean;
  /** Asked when somebody is about to leave. */
  isDirty: () => boolean;
  /** Values that the rules let through, those of hidden inputs among them. */
  onSave: (values: V, next: SaveNext) => void;
  /** Further ways to save; Ctrl+S stays in the form where that is one of them. */
  more?: readonly Exclude<SaveNext, 'done'>[];
  /** Brings an input into view; see `useReveal`. */
  reveal: (name: (string | number)[]) => void;
  saveText?: string;
  /** Beside the save button. */
  actions?: ReactNode;
  /** Tells forms of one screen apart. */
  name?: string;
  children: ReactNode;
}

/** What has got the keyboard back after a save: nobody chose it anew. */
let givenBack: Element | null = null;

/**
 * Scrolls an input into view and focuses it, unless somebody types elsewhere by then. @param openTab shows the tab that
 * holds it, where the form has tabs
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
      // The tab is drawn first, and after a save the inputs are no longer disabled.
      setTimeout(() => {
        const now = document.activeElement;
        if (now !== from && now !== givenBack && now?.matches('input, textarea, [contenteditable=true]')) return; // their words would go astray
        form.scrollToField(name, { focus: true, block: 'center', behavior: 'smooth' });
      }, 60);
    },
    [form, openTab],
  );
}

const NO_MORE: readonly never[] = [];

/**
 * A form of the panel: rules by the contract, Ctrl+S, a save that cannot be sent twice, and a question before its
 * changes are lost.
 */
export function SaveForm<V extends object>({
  form,
  schemas,
  labels,
  initialValues,
  isSaving,
  isDirty,
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
  // Inputs are disabled while they are sent, and a disabled input loses the keyboard.
  const held = useRef<Element>(null);
  useEffect(() => {
    if (isSaving || !(held.current instanceof HTMLElement)) return;
    if (document.activeElement === document.body) {
      givenBack = held.current;
      held.current.focus({ preventScroll: true });
    }
    held.current = null;
  }, [isSaving]);
  const submit = useCallback(
    (then: SaveNext) => {
      next.current = then;
      form.submit();
    },
    [form],
  );
  useLeaveGuard(isDirty);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (!isBusy && !event.repeat) submit(canStay ? 'stay' : 'done');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [submit, canStay, isBusy]);
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
          next.current = 'done'; // what Enter in an input and the form's own button mean
          if (!isBusy) onSave(form.getFieldsValue(true) as V, then);
        }}
        onFinishFailed={({ errorFields: [first] }) => {
          next.current = 'done';
          if (first) reveal(first.name as (string | number)[]);
        }}
        className="crud-form"
      >
        {children}
        <div className="crud-form-actions">
          <span className="crud-form-saves">
            <Button
              type="primary"
              htmlType="submit"
              icon={<SaveOutlined aria-hidden />}
              loading={isSaving}
              disabled={isBusy}
            >
              {uploads > 0 ? texts.uploading : saveText}
            </Button>
            {isNarrow && more.length > 0 && (
              <Dropdown
                trigger={['click']}
                placement="topRight"
                disabled={isBusy}
                menu={{
                  items: more.map((key) => ({ key, label: MORE_SAVES[key] })),
                  onClick: ({ key }) => submit(key as SaveNext),
                }}
              >
                <Button
                  type="primary"
                  icon={<UpOutlined aria-hidden />}
                  aria-label={texts.otherSaves}
                  disabled={isBusy}
                />
              </Dropdown>
            )}
          </span>
          {!isNarrow &&
            more.map((key) => (
              <Button key={key} disabled={isBusy} onClick={() => submit(key)}>
                {MORE_SAVES[key]}
              </Button>
            ))}
          {actions}
        </div>
      </Form>
    </FieldContext>
  );
}

/** Says that the form holds what is not stored. Stands in the form's actions. */
export function UnsavedMark({ form, isDirty }: { form: FormInstance; isDirty: () => boolean }) {
  Form.useWatch([], { form, preserve: true }); // asked again with every change, also of what no input holds
  return <output className="crud-unsaved">{isDirty() ? texts.unsaved : ''}</output>;
}

interface SaveOptions {
  /** Said where the server gave no sentence. */
  failed: string;
  /** The row is newer than the one that was edited. Without it that is said like any failure. */
  onStale?: (stale: StaleDetails) => void;
}

/** `undefined`: it failed, and that has been said; or a save was running already. */
type Save = <T>(send: () => Promise<T>, options: SaveOptions) => Promise<{ reply: T } | undefined>;

/**
 * Sends a form once at a time: failures become a toast and sentences at the inputs, and what was typed stays.
 * @param reveal brings an input into view, in whatever tab it is
 */
export function useSave(
  form: FormInstance,
  reveal?: (name: (string | number)[]) => void,
): { save: Save; isSaving: boolean } {
  const { message } = App.useApp();
  const [isSaving, setIsSaving] = useState(false);
  const isRunning = useRef(false); // two clicks may come before the first is drawn
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
