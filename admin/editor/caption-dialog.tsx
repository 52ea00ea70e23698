import { Form, Input } from 'antd';
import type { Editor } from '@tiptap/core';
import { SmallDialog } from './small-dialog.tsx';
import { EDITOR_TEXTS as texts } from './texts.ts';

interface Values {
  caption: string;
}

/** What stands above the table. */
export function CaptionDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [form] = Form.useForm<Values>();
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
