import type { ReactNode } from 'react';
import { Checkbox, Form, Input, InputNumber, Space, type FormInstance } from 'antd';
import type { Editor } from '@tiptap/core';
import { LINK_REFUSED, isTextLink } from '#contract/fields.ts';
import { focusFirst } from '../base/focus-first.ts';
import { TypedDialog } from '../form/typed-dialog.tsx';
import { EDITOR_TEXTS as texts } from './texts.ts';

/** A few inputs over the editor. Enter applies them, and the cursor returns to its place. */
function SmallDialog<V extends object>({
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
    setTimeout(() => editor.commands.focus(), 0); // after the dialog has returned the focus
  };
  return (
    <TypedDialog
      open
      title={title}
      okText={okText}
      cancelText={texts.cancel}
      onOk={() => form.submit()}
      onCancel={leave}
      width={440}
      afterOpenChange={(isOpen) => {
        if (isOpen) focusFirst(form, Object.keys(initial)[0]);
      }}
    >
      {/* A separate form inside the page's form: submitting it must not submit the outer one. */}
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
    </TypedDialog>
  );
}

interface LinkValues {
  href: string;
  text: string;
  isNewTab: boolean;
}

/** 'ornek.com/a' → 'https://ornek.com/a': people copy addresses without the scheme. */
const complete = (text: string): string =>
  /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]\S*)?$/i.test(text) ? `https://${text}` : text;

/** Sets the link of the selection, or of the link at the cursor. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [form] = Form.useForm<LinkValues>();
  const link = editor.getAttributes('link') as { href?: string; target?: string | null };
  const { empty } = editor.state.selection;
  const asksText = empty && !link.href;

  const apply = ({ href, text, isNewTab }: LinkValues) => {
    const attributes = { href: complete(href.trim()), target: isNewTab ? '_blank' : null };
    if (asksText) {
      const shown = text.trim() || attributes.href;
      editor
        .chain()
        .insertContent({ type: 'text', text: shown, marks: [{ type: 'link', attrs: attributes }] })
        .run();
    } else {
      // The cursor ends after the link, so that typing continues instead of replacing it.
      editor
        .chain()
        .extendMarkRange('link')
        .setLink(attributes)
        .command(({ tr, commands }) => commands.setTextSelection(tr.selection.to))
        .run();
    }
  };

  return (
    <SmallDialog
      editor={editor}
      title={texts.linkTitle}
      form={form}
      initial={{ href: link.href ?? '', text: '', isNewTab: link.target === '_blank' }}
      onApply={apply}
      onClose={onClose}
    >
      <Form.Item
        name="href"
        label={texts.linkAddress}
        extra={texts.linkHint}
        required
        validateTrigger="onSubmit"
        rules={[
          {
            validator: async (_, href: string) => {
              if (!href.trim()) throw new Error(texts.linkMissing);
              if (!isTextLink(complete(href.trim()))) throw new Error(LINK_REFUSED);
            },
          },
        ]}
      >
        <Input inputMode="url" autoComplete="off" placeholder="https://" />
      </Form.Item>
      {asksText && (
        <Form.Item name="text" label={texts.linkText}>
          <Input />
        </Form.Item>
      )}
      <Form.Item name="isNewTab" valuePropName="checked" noStyle>
        <Checkbox>{texts.linkNewTab}</Checkbox>
      </Form.Item>
    </SmallDialog>
  );
}

interface ImageValues {
  alt: string;
  width: number | null;
}

/** Alternative text and width of the selected picture; the height follows. */
export function ImageDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [form] = Form.useForm<ImageValues>();
  const { alt, width, height } = editor.getAttributes('image') as {
    alt: string;
    width: number | null;
    height: number | null;
  };

  const apply = (values: ImageValues) => {
    const isSized = values.width !== null && width !== null && height !== null;
    editor.commands.updateAttributes('image', {
      alt: values.alt.trim(),
      width: values.width,
      height: isSized ? Math.max(1, Math.round((values.width! * height) / width)) : null,
    });
  };

  return (
    <SmallDialog
      editor={editor}
      title={texts.imageTitle}
      form={form}
      initial={{ alt, width }}
      onApply={apply}
      onClose={onClose}
    >
      <Form.Item name="alt" label={texts.imageAlt} extra={texts.imageAltHint}>
        <Input maxLength={300} />
      </Form.Item>
      <Form.Item name="width" label={texts.imageWidth} extra={texts.imageWidthHint}>
        <InputNumber min={16} max={2400} precision={0} />
      </Form.Item>
    </SmallDialog>
  );
}

interface TableValues {
  rows: number;
  cols: number;
  withHeaderRow: boolean;
}

export function TableDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [form] = Form.useForm<TableValues>();
  const apply = (values: TableValues) => {
    editor.chain().insertTable(values).run();
  };
  return (
    <SmallDialog
      editor={editor}
      title={texts.table}
      form={form}
      initial={{ rows: 3, cols: 3, withHeaderRow: true }}
      okText={texts.insert}
      onApply={apply}
      onClose={onClose}
    >
      <Space size="large">
        <Form.Item name="rows" label={texts.rows} rules={[{ required: true, message: '' }]}>
          <InputNumber min={1} max={50} precision={0} />
        </Form.Item>
        <Form.Item name="cols" label={texts.columns} rules={[{ required: true, message: '' }]}>
          <InputNumber min={1} max={12} precision={0} />
        </Form.Item>
      </Space>
      <Form.Item name="withHeaderRow" valuePropName="checked" noStyle>
        <Checkbox>{texts.headerRow}</Checkbox>
      </Form.Item>
    </SmallDialog>
  );
}

interface CaptionValues {
  caption: string;
}

/** Edits the table's caption. */
export function CaptionDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [form] = Form.useForm<CaptionValues>();
  const { caption } = editor.getAttributes('table') as { caption: string | null };
  return (
    <SmallDialog
      editor={editor}
      title={texts.caption}
      form={form}
      initial={{ caption: caption ?? '' }}
      onClose={onClose}
      onApply={(values) => {
        editor.commands.updateAttributes('table', { caption: values.caption.trim() || null });
      }}
    >
      <Form.Item name="caption" label={texts.caption}>
        <Input maxLength={200} />
      </Form.Item>
    </SmallDialog>
  );
}
