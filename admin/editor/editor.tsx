// editor/: the rich text editor of products and posts.
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { App } from 'antd';
import { EditorContent, useEditor } from '@tiptap/react';
import { sentenceOf } from '../base/queries.ts';
import { TableTools } from './table-tools.tsx';
import { createTextField, type FieldSettings } from './text-field.ts';
import { EDITOR_TEXTS as texts } from './texts.ts';
import { Toolbar } from './toolbar.tsx';
import './editor.css';

export interface RichTextProps extends Omit<FieldSettings, 'onFailure' | 'onLost'> {
  /** HTML as stored on the server; the form passes it, like `onChange` and `id`. */
  value?: string;
  id?: string;
  label: string;
}

/** The editor itself; `rich-text-field.tsx` loads it on demand. */
export function Editor({ value = '', id, label, onChange, sendImage, refuse, onBusy }: RichTextProps) {
  const { message } = App.useApp();
  const settings = useMemo(
    (): FieldSettings => ({
      onChange,
      sendImage,
      refuse,
      onBusy,
      onFailure: (name, reason) => {
        const isSaid = typeof reason === 'string';
        void message.error(isSaid ? reason : sentenceOf(reason, texts.uploadFailed(name)));
      },
      onLost: () => {
        void message.warning(texts.imagesLost);
      },
    }),
    [onChange, sendImage, refuse, onBusy, message],
  );
  const [field] = useState(() => createTextField(value, label, settings));
  const editor = useEditor({ ...field.options, shouldRerenderOnTransaction: false });

  useEffect(() => field.use(settings), [field, settings]);
  // In the commit itself: by the time of a later effect, a letter more may be typed, and `value` look like a foreign one.
  useLayoutEffect(() => field.show(value), [field, value]);
  useEffect(() => () => field.release(), [field]);

  return (
    <div className="editor" id={id}>
      <Toolbar editor={editor} onFiles={(files) => field.insertFiles(files)} />
      <TableTools editor={editor} />
      <EditorContent editor={editor} />
      <p className="editor-hint">{texts.keys}</p>
    </div>
  );
}
