// Connects the editor with its form field: value, pasted and dropped files, uploads.
import type { Editor, EditorOptions } from '@tiptap/core';
import type { EditorView } from '@tiptap/pm/view';
import { createExtensions } from './extensions.ts';
import { createImageUploads, type SendImage } from './image-uploads.ts';
import { cleanPasted, fileOfDataUrl, hasWords } from './paste.ts';
import { hasRunningUploads } from './picture.ts';
import { EDITOR_TEXTS as texts } from './texts.ts';
import { writeHtml } from './write-html.ts';

/** Settings from the form; they may change with each rendering. */
export interface FieldSettings {
  onChange?: ((html: string) => void) | undefined;
  sendImage: SendImage;
  /** Reason why a file cannot be a picture of a text; undefined when it can. */
  refuse: (file: File) => string | undefined;
  /** Called when uploads begin and end; the value lacks their pictures until then. */
  onBusy?: ((isBusy: boolean) => void) | undefined;
  /** Called when a file could not be used, with its name and the error or sentence. */
  onFailure: (name: string, reason: unknown) => void;
  /** Called when pictures of the pasted text are not part of it. */
  onLost: () => void;
}

const filesOf = (transfer: DataTransfer | null): File[] => [...(transfer?.files ?? [])];

/** Position for a dropped picture: before or after the paragraph, whichever is nearer, never inside it. */
function besideBlock(view: EditorView, { clientX, clientY }: DragEvent): number | undefined {
  const found = view.posAtCoords({ left: clientX, top: clientY });
  if (!found) return undefined;
  const place = view.state.doc.resolve(found.pos);
  if (!place.parent.isTextblock) return found.pos;
  return place.parentOffset < place.parent.content.size / 2 ? place.before() : place.after();
}

/** @param value HTML as stored on the server */
export function createTextField(value: string, label: string, first: FieldSettings) {
  let settings = first;
  let editor: Editor | undefined;
  let isBusy = false;
  /** The original value, how the editor writes it, and the value reported last. */
  const told = { original: value, spelled: '', html: value };

  const uploads = createImageUploads({
    send: (file, onProgress) => settings.sendImage(file, onProgress),
    onFailure: (file, error) => settings.onFailure(file.name, error),
    // An empty transaction lets the document take over finished uploads.
    onChange: () => {
      if (editor && !editor.isDestroyed) editor.view.dispatch(editor.state.tr);
    },
  });

  const begin = (file: File): string | null => {
    const refusal = settings.refuse(file);
    if (refusal === undefined) return uploads.start(file);
    settings.onFailure(file.name, refusal);
    return null;
  };

  const insertFiles = (files: readonly File[], position?: number): void => {
    const pictures = files
      .map(begin)
      .filter((upload) => upload !== null)
      .map((upload) => ({ type: 'image', attrs: { upload } }));
    if (pictures.length > 0 && editor)
      editor
        .chain()
        .focus()
        .insertContentAt(position ?? editor.state.selection.to, pictures)
        .run();
  };

  const options: Partial<EditorOptions> = {
    extensions: createExtensions(uploads),
    content: value,
    injectCSS: false, // because of the Content-Security-Policy; editor.css has the rules
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: 'editor-text' },
      transformPastedHTML: (html) =>
        cleanPasted(html, {
          onImage: (url) => {
            const file = fileOfDataUrl(url, texts.pastedName);
            return file && begin(file);
          },
          onLost: () => settings.onLost(),
        }),
      handlePaste: (_view, event) => {
        const files = filesOf(event.clipboardData);
        // Word and Excel add a picture of the copied text; the text itself is worth more.
        if (files.length === 0 || hasWords(event.clipboardData?.getData('text/html') ?? '')) return false;
        insertFiles(files);
        return true;
      },
      handleDrop: (view, event, _slice, isMoved) => {
        const files = filesOf(event.dataTransfer);
        if (isMoved || files.length === 0) return false;
        event.preventDefault();
        insertFiles(files, besideBlock(view, event));
        return true;
      },
      handleKeyDown: (view, event) => {
        if (!event.altKey || event.key !== 'F10') return false;
        view.dom.closest('.editor')?.querySelector<HTMLElement>('.editor-tool[tabindex="0"]')?.focus();
        return true;
      },
    },
    onCreate: ({ editor: created }) => {
      editor = created;
      told.spelled = writeHtml(created.getJSON());
    },
    onUpdate: ({ editor: changed }) => {
      const html = writeHtml(changed.getJSON());
      const wasBusy = isBusy;
      isBusy = hasRunningUploads(changed.state.doc);
      if (isBusy !== wasBusy) settings.onBusy?.(isBusy);
      // The original to the letter: a text that was changed back counts as unchanged.
      const next = html === told.spelled ? told.original : html;
      if (next === told.html) return;
      told.html = next;
      settings.onChange?.(next);
    },
  };

  return {
    options,
    insertFiles,
    use: (next: FieldSettings): void => {
      settings = next;
    },
    /** Shows a value from outside: the row was read again. */
    show(html: string): void {
      if (html === told.html || !editor) return;
      editor.commands.setContent(html, { emitUpdate: false });
      Object.assign(told, { original: html, html, spelled: writeHtml(editor.getJSON()) });
    },
    release(): void {
      if (isBusy) settings.onBusy?.(false);
      uploads.release();
    },
  };
}
