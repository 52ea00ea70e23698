import { Form, Input, InputNumber } from 'antd';
import type { Editor } from '@tiptap/core';
import { SmallDialog } from './small-dialog.tsx';
import { EDITOR_TEXTS as texts } from './texts.ts';

interface Values {
  alt: string;
  width: number | null;
}

/** Text and width of the selected picture; its height follows. */
export function ImageDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [form] = Form.useForm<Values>();
  const { alt, width, height } = editor.getAttributes('image') as {
    alt: string;
    width: number | null;
    height: number | null;
  };

  const apply = (values: Values) => {
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
