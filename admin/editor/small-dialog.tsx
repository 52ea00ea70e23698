import type { ReactNode } from 'react';
import { Form, Modal, type FormInstance } from 'antd';
import type { Editor } from '@tiptap/core';
import { EDITOR_TEXTS as texts } from './texts.ts';

/** A few inputs over the editor; Enter applies them, and the cursor goes back to where it was. */
export function SmallDialog<V extends object>({
  editor,
  title,
  form,
  initial,
  okText = texts.save,
  onApply,
  onClose,
  children,
}: {
  editor: Editor;
  title: string;
  form: FormInstance<V>;
  initial: V;
  okText?: string;
  onApply: (values: V) => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const leave = () => {
    onClose();
    setTimeout(() => editor.commands.focus(), 0); // after the dialog has given the focus back
  };
  return (
    <Modal
      open
      title={title}
      okText={okText}
      cancelText={texts.cancel}
      onOk={() => form.submit()}
      onCancel={leave}
      width={440}
      afterOpenChange={(isOpen) => {
        if (isOpen) form.focusField(Object.keys(initial)[0]);
      }}
    >
      {/* Its own form, though the editor lies in one: what happens here must not submit that. */}
      <div onSubmit={(event) => event.stopPropagation()}>
        <Form<V>
          form={form}
          layout="vertical"
          name="editor-dialog"
          initialValues={initial}
          onFinish={(values) => {
            onApply(values);
            leave();
          }}
        >
          {children}
          <button type="submit" hidden tabIndex={-1} aria-hidden />
        </Form>
      </div>
    </Modal>
  );
}
