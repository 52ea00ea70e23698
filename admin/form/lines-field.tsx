import { useContext, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button, Form } from 'antd';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type * as z from 'zod';
import { COMMON_TEXTS } from '../base/texts.ts';
import { Field, FieldContext, keyOf, type FieldProps } from './field.tsx';
import { GrowingText } from './growing-text.tsx';
import { FORM_TEXTS as texts } from './texts.ts';

interface LinesFieldProps {
  name: FieldProps['name'];
  /** Schema of the whole list. */
  schema: z.ZodType;
  /** Schema of one line. */
  lineSchema: z.ZodType;
  /** Name of a line: 'Özellik' → 'Özellik 2', 'Özellik Ekle'. */
  what: string;
  /** The last line cannot be removed. */
  keepsOne?: boolean;
  required?: boolean;
}

/** Lines as they are saved: trimmed, without the blank ones. */
export const filledLines = (lines: readonly string[]): string[] => lines.map((line) => line.trim()).filter(Boolean);

/** A list with one input per line. Enter adds a line below; pasting several lines adds as many. */
export function LinesField({ name, schema, lineSchema, what, keepsOne = false, required = true }: LinesFieldProps) {
  const { labels } = useContext(FieldContext);
  const form = Form.useFormInstance();
  const box = useRef<HTMLFieldSetElement>(null);
  const path = [name].flat();
  const label = labels[keyOf(name)] ?? what;
  const lines = (): string[] => (form.getFieldValue(path) as string[] | undefined) ?? [];
  const put = (next: string[], focused: number): void => {
    flushSync(() => {
      form.setFieldValue(path, next);
      form.setFields([{ name: path, errors: [] }]);
    });
    box.current?.querySelectorAll('textarea')[focused]?.focus(); // synchronously: the next key belongs to the new line
  };
  const insert = (at: number, added: readonly string[]) =>
    put([...lines().slice(0, at), ...added, ...lines().slice(at)], at + added.length - 1);
  const onKeyDown = (at: number) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!event.ctrlKey && !event.metaKey) insert(at + 1, ['']);
  };
  const onPaste = (at: number) => (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData
      .getData('text/plain')
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean);
    if (pasted.length < 2) return;
    event.preventDefault();
    const isEmpty = (lines()[at] ?? '').trim() === '';
    put(
      [...lines().slice(0, at + (isEmpty ? 0 : 1)), ...pasted, ...lines().slice(at + 1)],
      at + pasted.length - (isEmpty ? 1 : 0),
    );
  };
  const check = async (_rule: unknown, value: string[]) => {
    const whole = schema.safeParse(value).error?.issues.find((issue) => issue.path.length === 0);
    if (whole) throw new Error(whole.message);
  };
  return (
    <Form.Item label={label} required={required} className="crud-lines">
      <fieldset ref={box} id={path.join('_')} tabIndex={-1} aria-label={label}>
        <Form.List name={path} rules={[{ validator: check }]}>
          {(rows, { remove }, { errors }) => (
            <>
              {rows.map(({ key, name: at }) => (
                <div key={key} className="crud-line">
                  <Field name={[at]} schema={lineSchema} required={false}>
                    <LineInput
                      label={`${what} ${at + 1}`}
                      onKeyDown={onKeyDown(at)}
                      onPaste={onPaste(at)}
                      onType={() => form.setFields([{ name: path, errors: [] }])}
                    />
                  </Field>
                  <Button
                    type="text"
                    danger
                    icon={<DeleteOutlined aria-hidden />}
                    aria-label={texts.removeLine(what, at + 1)}
                    disabled={keepsOne && rows.length === 1}
                    onClick={() => remove(at)}
                  />
                </div>
              ))}
              <Button icon={<PlusOutlined aria-hidden />} onClick={() => insert(lines().length, [''])}>
                {COMMON_TEXTS.addOne(what)}
              </Button>
              <Form.ErrorList errors={errors} />
            </>
          )}
        </Form.List>
      </fieldset>
    </Form.Item>
  );
}

interface LineInputProps {
  label: string;
  onKeyDown: (event: KeyboardEvent) => void;
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void;
  onType: () => void;
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
}

function LineInput({ label, onType, onChange, ...input }: LineInputProps) {
  return (
    <GrowingText
      {...input}
      rows={1}
      aria-label={label}
      onChange={(event) => {
        onType();
        onChange?.(event.target.value);
      }}
    />
  );
}
