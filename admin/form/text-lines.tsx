import { useState } from 'react';
import { Select } from 'antd';
import { GrowingText } from './growing-text.tsx';

interface ListInputProps {
  value?: readonly string[];
  onChange?: (value: string[]) => void;
  onBlur?: () => void;
  id?: string;
  placeholder?: string;
}

const toLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A list as a text with one item per line; blank lines count for nothing. */
export function TextLines({ value = [], onChange, rows = 4, ...input }: ListInputProps & { rows?: number }) {
  const [text, setText] = useState(() => value.join('\n'));
  // What is typed stays as it is typed, until the list becomes another from outside.
  const shown = toLines(text).join('\n') === value.join('\n') ? text : value.join('\n');
  return (
    <GrowingText
      {...input}
      rows={rows}
      value={shown}
      onChange={(event) => {
        setText(event.target.value);
        onChange?.(toLines(event.target.value));
      }}
    />
  );
}

/** A list as tags, typed with commas or Enter between them. */
export function TagsInput({ value = [], onChange, ...input }: ListInputProps) {
  const change = (tags: string[]) => onChange?.([...new Set(tags.map((tag) => tag.trim()).filter(Boolean))]);
  return (
    <Select
      mode="tags"
      open={false}
      suffixIcon={null}
      tokenSeparators={[',', '\n']}
      {...input}
      value={[...value]}
      onChange={change}
    />
  );
}
