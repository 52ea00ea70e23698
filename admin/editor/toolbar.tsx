import { Suspense, useEffect, useRef, useState } from 'react';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';
import BoldOutlined from '@ant-design/icons/BoldOutlined';
import ClearOutlined from '@ant-design/icons/ClearOutlined';
import DisconnectOutlined from '@ant-design/icons/DisconnectOutlined';
import FolderOpenOutlined from '@ant-design/icons/FolderOpenOutlined';
import ItalicOutlined from '@ant-design/icons/ItalicOutlined';
import LinkOutlined from '@ant-design/icons/LinkOutlined';
import MinusOutlined from '@ant-design/icons/MinusOutlined';
import OrderedListOutlined from '@ant-design/icons/OrderedListOutlined';
import PictureOutlined from '@ant-design/icons/PictureOutlined';
import RedoOutlined from '@ant-design/icons/RedoOutlined';
import SettingOutlined from '@ant-design/icons/SettingOutlined';
import TableOutlined from '@ant-design/icons/TableOutlined';
import UnderlineOutlined from '@ant-design/icons/UnderlineOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import UnorderedListOutlined from '@ant-design/icons/UnorderedListOutlined';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { IMAGE_ENDINGS } from '#contract/uploads.ts';
import { LazyPicker } from '../form/pick-button.tsx';
import { LIBRARY_TEXTS } from '../form/library-texts.ts';
import { ImageDialog, LinkDialog, TableDialog } from './dialogs.tsx';
import { EDITOR_TEXTS as texts } from './texts.ts';
import { ToolRow, type Tool } from './tool-row.tsx';

const HEADING_LEVELS = [2, 3, 4] as const;
const ACCEPTED = IMAGE_ENDINGS.map((ending) => `.${ending}`).join();

/** Letters drawn by the style sheet, so that they are not part of the button's text. */
const sign = (letters: string) => <span className="editor-sign" data-letters={letters} />;

/**
 * Takes over the text selected in the page. The editor learns of it from an event, which a key pressed right after the
 * selection outruns; once a dialog has the focus, the selection is lost.
 */
function takeSelection({ view }: Editor): void {
  const { anchorNode, anchorOffset, focusNode, focusOffset } = view.dom.ownerDocument.getSelection()!;
  const { tr, selection } = view.state;
  if (!(selection instanceof TextSelection) || !view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return;
  const [anchor, head] = [view.posAtDOM(anchorNode!, anchorOffset), view.posAtDOM(focusNode!, focusOffset)];
  view.dispatch(tr.setSelection(TextSelection.between(tr.doc.resolve(anchor), tr.doc.resolve(head))));
}

export function Toolbar({ editor, onFiles }: { editor: Editor; onFiles: (files: readonly File[]) => void }) {
  const files = useRef<HTMLInputElement>(null);
  const [dialog, setDialog] = useState<'link' | 'image' | 'table' | 'library'>();
  const is = useEditorState({
    editor,
    selector: ({ editor: { state } }) => ({
      on: Object.fromEntries(
        [
          'bold',
          'italic',
          'underline',
          'subscript',
          'superscript',
          'bulletList',
          'orderedList',
          'blockquote',
          'link',
          'table',
          'paragraph',
        ].map((name) => [name, editor.isActive(name)]),
      ),
      level: HEADING_LEVELS.find((level) => editor.isActive('heading', { level })),
      isPicture:
        state.selection instanceof NodeSelection &&
        state.selection.node.type.name === 'image' &&
        !state.selection.node.attrs.upload,
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!editor.isFocused || !(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k')
        return;
      event.preventDefault();
      takeSelection(editor);
      setDialog('link');
    };
    addEventListener('keydown', onKey); // on the window, because the text may not be drawn yet
    return () => removeEventListener('keydown', onKey);
  }, [editor]);
  const chain = () => editor.chain().focus();
  const mark = (name: string, label: string, icon: Tool['icon'], keys?: string): Tool => ({
    label,
    icon,
    isOn: is.on[name] ?? false,
    onUse: () => chain().toggleMark(name).run(),
    keys,
  });

  const groups: Tool[][] = [
    [
      {
        label: texts.undo,
        keys: 'Ctrl+Z',
        icon: <UndoOutlined />,
        isOff: !is.canUndo,
        onUse: () => chain().undo().run(),
      },
      {
        label: texts.redo,
        keys: 'Ctrl+Y',
        icon: <RedoOutlined />,
        isOff: !is.canRedo,
        onUse: () => chain().redo().run(),
      },
    ],
    [
      ...HEADING_LEVELS.map((level): Tool => ({
        label: texts.heading(level),
        keys: `Ctrl+Alt+${level}`,
        icon: sign(`H${level}`),
        isOn: is.level === level,
        onUse: () => chain().toggleHeading({ level }).run(),
      })),
      {
        label: texts.paragraph,
        icon: sign('¶'),
        isOn: Boolean(is.on.paragraph),
        onUse: () => chain().setParagraph().run(),
      },
    ],
    [
      mark('bold', texts.bold, <BoldOutlined />, 'Ctrl+B'),
      mark('italic', texts.italic, <ItalicOutlined />, 'Ctrl+I'),
      mark('underline', texts.underline, <UnderlineOutlined />, 'Ctrl+U'),
      mark('subscript', texts.subscript, sign('x₂')),
      mark('superscript', texts.superscript, sign('x²')),
    ],
    [
      {
        label: texts.bulletList,
        icon: <UnorderedListOutlined />,
        isOn: Boolean(is.on.bulletList),
        onUse: () => chain().toggleBulletList().run(),
      },
      {
        label: texts.orderedList,
        icon: <OrderedListOutlined />,
        isOn: Boolean(is.on.orderedList),
        onUse: () => chain().toggleOrderedList().run(),
      },
      {
        label: texts.quote,
        icon: sign('”'),
        isOn: Boolean(is.on.blockquote),
        onUse: () => chain().toggleBlockquote().run(),
      },
    ],
    [
      {
        label: texts.link,
        keys: 'Ctrl+K',
        icon: <LinkOutlined />,
        isOn: Boolean(is.on.link),
        onUse: () => setDialog('link'),
      },
      {
        label: texts.unlink,
        icon: <DisconnectOutlined />,
        isOff: !is.on.link,
        onUse: () => chain().extendMarkRange('link').unsetLink().run(),
      },
    ],
    [
      { label: texts.image, icon: <PictureOutlined />, onUse: () => files.current?.click() },
      { label: LIBRARY_TEXTS.fromLibrary, icon: <FolderOpenOutlined />, onUse: () => setDialog('library') },
      { label: texts.imageSettings, icon: <SettingOutlined />, isOff: !is.isPicture, onUse: () => setDialog('image') },
      { label: texts.table, icon: <TableOutlined />, isOff: Boolean(is.on.table), onUse: () => setDialog('table') },
      { label: texts.rule, icon: <MinusOutlined />, onUse: () => chain().setHorizontalRule().run() },
      { label: texts.clear, icon: <ClearOutlined />, onUse: () => chain().unsetAllMarks().clearNodes().run() },
    ],
  ];

  const close = () => {
    setDialog(undefined);
  };
  return (
    <>
      <ToolRow label={texts.toolbar} groups={groups} editor={editor} />
      <input
        ref={files}
        className="editor-file"
        type="file"
        accept={ACCEPTED}
        multiple
        aria-label={texts.image}
        tabIndex={-1}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {dialog === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {dialog === 'image' && <ImageDialog editor={editor} onClose={close} />}
      {dialog === 'table' && <TableDialog editor={editor} onClose={close} />}
      {dialog === 'library' && (
        <Suspense fallback={null}>
          <LazyPicker
            offer={{ kind: 'image' }}
            onClose={close}
            onPick={({ path: src, width, height }) => {
              close();
              // Without a text of its own the site shows the library's.
              chain()
                .insertContent({ type: 'image', attrs: { src, alt: '', width, height } })
                .run();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
