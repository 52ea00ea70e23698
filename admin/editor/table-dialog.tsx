import { Checkbox, Form, InputNumber, Space } from 'antd';
import type { Editor } from '@tiptap/core';
import { SmallDialog } from './small-dialog.tsx';
import { EDITOR_TEXTS as texts } from './texts.ts';

interface Values {
  rows: number;
  cols: number;
  withHeaderRow: boolean;
}

export function TableDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [form] = Form.useForm<Values>();
  const apply = (values: Values) => {
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
