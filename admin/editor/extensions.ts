// Content that a text may have: exactly what the server's sanitizer keeps.
import { Mark, type Extensions } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { isTextLink } from '#contract/fields.ts';
import type { ImageUploads } from './image-uploads.ts';
import { createPicture } from './picture.ts';

/** Subscript and superscript exclude each other. */
const shifted = (name: 'subscript' | 'superscript', tag: 'sub' | 'sup') =>
  Mark.create({
    name,
    excludes: 'subscript superscript',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

/** A table with its caption; columns fit their content, as on the site. */
const TextTable = Table.extend({
  addAttributes: () => ({
    caption: {
      default: null,
      parseHTML: (element: HTMLElement) => element.querySelector(':scope > caption')?.textContent?.trim() || null,
      renderHTML: ({ caption }: Record<string, unknown>) => (caption ? { 'data-caption': caption } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  addNodeView: null,
});

export const createExtensions = (uploads: ImageUploads): Extensions => [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (address) => isTextLink(address),
    },
  }),
  shifted('subscript', 'sub'),
  shifted('superscript', 'sup'),
  TextTable,
  TableRow,
  TableHeader,
  TableCell,
  createPicture(uploads),
];
