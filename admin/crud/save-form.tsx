import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Button, Form, type FormInstance } from 'antd';
import SaveOutlined from '@ant-design/icons/SaveOutlined';
import { FieldContext, type Schemas } from './field.tsx';
import { useLeaveGuard } from './leave-guard.tsx';
import './crud.css';

interface SaveFormProps<V extends object> {
  form: FormInstance;
  schemas: Schemas;
  labels: Readonly<Record<string, string>>;
  initialValues: V;
  isSaving: boolean;
  /** Asked when somebody is about to leave. */
  isDirty: () => boolean;
  /** Values that the rules let through, those of hidden inputs among them. */
  onSave: (values: V) => void;
  /** Brings an input into view; see `useReveal`. */
  reveal: (name: (string | number)[]) => void;
  saveText?: string;
  /** Beside the save button. */
  actions?: ReactNode;
  /** Tells forms of one screen apart. */
  name?: string;
  children: ReactNode;
}

/** Scrolls an input into view and focuses it, unless somebody types elsewhere by then. @param openTab shows the tab that holds it, where the form has tabs */
export function useReveal(form: FormInstance, openTab?: (name: (string | number)[]) => void): (name: (string | number)[]) => void {
  return useCallback((name) => {
    openTab?.(name);
    const from = document.activeElement;
    // The tab is drawn first, and after a save the inputs are no longer disabled.
    setTimeout(() => {
      const now = document.activeElement;
      if (now !== from && now?.matches('input, textarea, [contenteditable=true]')) return; // their words would go astray
      form.scrollToField(name, { focus: true, block: 'center', behavior: 'smooth' });
    }, 60);
  }, [form, openTab]);
}

/** A form of the panel: rules by the contract, Ctrl+S, a save that cannot be sent twice, and a question before its changes are lost. */
export function SaveForm<V extends object>({ form, schemas, labels, initialValues, isSaving, isDirty, onSave, reveal, saveText = 'Kaydet', actions, name, children }: SaveFormProps<V>) {
  const [uploads, setUploads] = useState(0);
  const countUpload = useCallback((by: 1 | -1) => setUploads((count) => count + by), []);
  const context = useMemo(() => ({ schemas, labels, countUpload }), [schemas, labels, countUpload]);
  const isBusy = isSaving || uploads > 0;
  useLeaveGuard(isDirty);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      if (!isBusy && !event.repeat) form.submit();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [form, isBusy]);
  return (
    <FieldContext value={context}>
      <Form
        form={form}
        {...(name ? { name } : {})}
        layout="vertical"
        initialValues={initialValues}
        disabled={isSaving}
        scrollToFirstError={false}
        onFinish={() => { if (!isBusy) onSave(form.getFieldsValue(true) as V); }}
        onFinishFailed={({ errorFields: [first] }) => { if (first) reveal(first.name as (string | number)[]); }}
        className="crud-form"
      >
        {children}
        <div className="crud-form-actions">
          <Button type="primary" htmlType="submit" icon={<SaveOutlined aria-hidden />} loading={isSaving} disabled={isBusy}>{uploads > 0 ? 'Yükleme sürüyor…' : saveText}</Button>
          {actions}
        </div>
      </Form>
    </FieldContext>
  );
}
