import { useCallback, useMemo, type ReactNode } from 'react';
import { Alert, Form, type FormInstance } from 'antd';
import { focusFirst } from '../../base/focus-first.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { FieldContext, type Schemas } from '../../form/field.tsx';
import { useLeaveGuard } from '../../form/leave-guard.tsx';
import { TypedDialog } from '../../form/typed-dialog.tsx';
import { ORDER_TEXTS as texts } from './texts.ts';

const LABELS: Readonly<Record<string, string>> = texts.fieldLabels;

/** Opening and closing of a dialog; see `useDetails`. */
export interface DialogPlace {
  isOpen: boolean;
  close: () => void;
  forget: () => void;
}

interface OrderDialogProps<V extends object> {
  place: DialogPlace;
  /** Distinguishes its inputs from those of other forms. */
  name: string;
  form: FormInstance;
  title: string;
  okText: string;
  isDanger?: boolean;
  schemas: Schemas;
  initialValues: V;
  /** First input, which gets the focus. */
  first: string | string[];
  isSending: boolean;
  problem: string | undefined;
  /** Reason why it is no longer possible. */
  refusal?: string | undefined;
  onSave: (values: V) => void;
  children: ReactNode;
}

/** A form over an order. Shows failures inside and keeps typed values until it succeeds. */
export function OrderDialog<V extends object>({
  place,
  name,
  form,
  title,
  okText,
  isDanger = false,
  schemas,
  initialValues,
  first,
  isSending,
  problem,
  refusal,
  onSave,
  children,
}: OrderDialogProps<V>) {
  const context = useMemo(() => ({ schemas, labels: LABELS, countUpload: () => {} }), [schemas]);
  useLeaveGuard(useCallback(() => place.isOpen && form.isFieldsTouched(), [place.isOpen, form]));
  const said = problem ?? refusal;
  return (
    <TypedDialog
      open={place.isOpen}
      title={title}
      width={520}
      okText={okText}
      cancelText={COMMON_TEXTS.giveUp}
      confirmLoading={isSending}
      okButtonProps={{ htmlType: 'submit', form: name, danger: isDanger, disabled: refusal !== undefined }}
      cancelButtonProps={{ disabled: isSending }}
      onCancel={() => {
        if (!isSending) place.close();
      }}
      afterClose={place.forget}
      afterOpenChange={(isOpen) => {
        if (isOpen) focusFirst(form, first);
      }}
    >
      <FieldContext value={context}>
        <Form
          form={form}
          name={name}
          layout="vertical"
          className="crud-dialog-form"
          initialValues={initialValues}
          disabled={isSending}
          scrollToFirstError={{ focus: true, block: 'center' }}
          onFinish={() => onSave(form.getFieldsValue(true) as V)}
        >
          {children}
          {said !== undefined && <Alert type="error" showIcon role="alert" title={said} />}
        </Form>
      </FieldContext>
    </TypedDialog>
  );
}
