import { useState } from 'react';
import { Form, Input } from 'antd';
import { Field } from '../../form/field.tsx';
import { withJson, type Content } from './content.ts';
import { PAGE_TEXTS as texts } from './texts.ts';

const shownAs = (content: Content | undefined): string => (content ? JSON.stringify(content, null, 2) : '');

interface JsonInputProps {
  value?: string;
  onChange?: (text: string) => void;
  id?: string;
}

/** The content as JSON, in step with the forms: valid text updates them, and their changes show here. */
function JsonInput({ onChange, id }: JsonInputProps) {
  const form = Form.useFormInstance();
  const content = Form.useWatch('content', { form, preserve: true }) as Content | undefined;
  const [typed, setTyped] = useState<string>();
  const applied = typed !== undefined && content ? withJson(typed, content) : undefined;
  // Shows the text as typed until a form changes the content.
  const isOwn =
    typed !== undefined &&
    applied !== undefined &&
    ('problem' in applied || JSON.stringify(applied.content) === JSON.stringify(content));
  const type = (text: string) => {
    setTyped(text);
    const result = withJson(text, form.getFieldValue('content') as Content);
    if ('content' in result) form.setFieldValue('content', result.content);
    onChange?.('problem' in result ? text : '');
  };
  return (
    <Input.TextArea
      id={id}
      className="crud-mono page-json"
      spellCheck={false}
      rows={20}
      value={isOwn ? typed : shownAs(content)}
      onChange={(event) => type(event.target.value)}
    />
  );
}

/** Checked while typing, so that nobody leaves the tab with invalid text unnoticed. */
const check = async (_rule: unknown, text: string | undefined): Promise<void> => {
  const result = withJson(text ?? '', { heroTitle: '', heroSubtitle: '', sections: [] });
  if ('problem' in result) throw new Error(result.problem);
};

export function JsonField() {
  return (
    <Field name="json" rules={[{ validator: check }]} extra={texts.jsonHint}>
      <JsonInput />
    </Field>
  );
}
