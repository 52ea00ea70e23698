import { Node } from '@tiptap/core';
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';
import type { Node as DocumentNode } from '@tiptap/pm/model';
import { isTextImage } from '#contract/fields.ts';
import type { ImageUploads } from './image-uploads.ts';
import { EDITOR_TEXTS as texts } from './texts.ts';

const key = new PluginKey('picture-uploads');

/** Identifies an upload in the clipboard and the parser. Not an address, so nothing is loaded. */
export const UPLOAD_ATTRIBUTE = 'data-upload';

const toLength = (value: string | null): number | null =>
  value !== null && /^\d{1,5}$/.test(value) ? Number(value) : null;

/** Pictures that still refer to an upload. */
function placeholders(doc: DocumentNode): { position: number; id: string }[] {
  const found: { position: number; id: string }[] = [];
  doc.descendants((node, position) => {
    if (node.type.name === 'image' && node.attrs.upload) found.push({ position, id: node.attrs.upload as string });
  });
  return found;
}

export const hasRunningUploads = (doc: DocumentNode): boolean => placeholders(doc).length > 0;

/** Turns finished uploads into pictures and removes failed ones. Not a separate undo step. */
function settle(state: EditorState, uploads: ImageUploads): Transaction | null {
  const change = state.tr.setMeta('addToHistory', false);
  for (const { position, id } of placeholders(state.doc).toReversed()) {
    // from the end, so that positions stay valid
    const upload = uploads.get(id)?.state ?? 'failed';
    if (upload === 'running') continue;
    if (upload === 'failed') change.delete(position, position + 1);
    else
      for (const [name, value] of Object.entries({ ...upload, upload: null }))
        change.setNodeAttribute(position, name, value);
  }
  return change.docChanged ? change : null;
}

/** A picture in the text: stored on the server, or being uploaded. */
export const createPicture = (uploads: ImageUploads) =>
  Node.create({
    name: 'image',
    group: 'block',
    draggable: true,

    addAttributes() {
      return {
        src: { default: null },
        alt: { default: '' },
        title: { default: null },
        width: { default: null, parseHTML: (element: HTMLElement) => toLength(element.getAttribute('width')) },
        height: { default: null, parseHTML: (element: HTMLElement) => toLength(element.getAttribute('height')) },
        upload: {
          default: null,
          parseHTML: (element: HTMLElement) => element.getAttribute(UPLOAD_ATTRIBUTE),
          renderHTML: ({ upload }: Record<string, unknown>) => (upload ? { [UPLOAD_ATTRIBUTE]: upload } : {}),
        },
      };
    },

    parseHTML: () => [
      {
        tag: 'img',
        getAttrs: (element) =>
          uploads.get(element.getAttribute(UPLOAD_ATTRIBUTE) ?? '') || isTextImage(element.getAttribute('src') ?? '')
            ? null
            : false,
      },
    ],
    renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],

    addNodeView:
      () =>
      ({ node }) => {
        let shown = node;
        const dom = document.createElement('div');
        const image = document.createElement('img');
        const progress = document.createElement('div');
        dom.className = 'editor-picture';
        progress.className = 'editor-picture-progress';
        progress.setAttribute('role', 'progressbar');
        progress.setAttribute('aria-label', texts.pastedName);
        dom.append(image);

        const render = (): void => {
          const {
            src,
            alt,
            width,
            height,
            upload: id,
          } = shown.attrs as {
            src: string | null;
            alt: string;
            width: number | null;
            height: number | null;
            upload: string | null;
          };
          const upload = id ? uploads.get(id) : undefined;
          const address = upload?.previewUrl ?? src ?? '';
          if (image.getAttribute('src') !== address) image.src = address;
          image.alt = alt;
          for (const [name, value] of Object.entries({ width, height })) {
            if (value === null) image.removeAttribute(name);
            else image.setAttribute(name, String(value));
          }
          dom.classList.toggle('editor-picture--uploading', Boolean(upload));
          if (!upload) return progress.remove();
          progress.textContent = texts.uploading(upload.percent);
          progress.setAttribute('aria-valuenow', String(upload.percent));
          progress.style.setProperty('--percent', `${upload.percent}%`);
          if (!progress.isConnected) dom.append(progress);
        };
        render();
        const unwatch = uploads.watch(() => {
          if (shown.attrs.upload) render();
        });
        return {
          dom,
          update: (next) => {
            if (next.type !== shown.type) return false;
            shown = next;
            render();
            return true;
          },
          ignoreMutation: () => true,
          destroy: unwatch,
        };
      },

    addProseMirrorPlugins: () => [
      new Plugin({ key, appendTransaction: (_changes, _before, state) => settle(state, uploads) }),
    ],
  });
