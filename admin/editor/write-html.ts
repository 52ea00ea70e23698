// Writes the editor's document as HTML exactly as the server's sanitizer does: what is saved comes back unchanged.
import type { JSONContent } from '@tiptap/core';

const MARK_TAGS: Record<string, string> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
  subscript: 'sub',
  superscript: 'sup',
};
const BLOCK_TAGS: Record<string, string> = { paragraph: 'p', bulletList: 'ul', blockquote: 'blockquote' };

type Mark = NonNullable<JSONContent['marks']>[number];
type Attributes = Record<string, string | number | null | undefined>;

const inText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const inAttribute = (text: string): string => inText(text).replaceAll('"', '&quot;');
const spell = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === null || value === undefined ? '' : ` ${name}="${inAttribute(String(value))}"`))
    .join('');
const element = (tag: string, attributes: Attributes, content: string): string =>
  `<${tag}${spell(attributes)}>${content}</${tag}>`;
const childrenOf = (node: JSONContent): JSONContent[] => node.content ?? [];

const isEmptyParagraph = (node: JSONContent): boolean => node.type === 'paragraph' && childrenOf(node).length === 0;

/** The document without trailing empty lines; '' when empty. Leaves out pictures that are being uploaded. */
export function writeHtml(doc: JSONContent): string {
  const blocks = childrenOf(doc);
  const last = blocks.findLastIndex((node) => !isEmptyParagraph(node));
  return writeBlocks(blocks.slice(0, last + 1));
}

const writeBlocks = (nodes: readonly JSONContent[]): string => nodes.map(writeBlock).join('');

function writeBlock(node: JSONContent): string {
  const { type = '', attrs = {} } = node;
  if (type === 'heading') return element(`h${attrs.level}`, {}, writeInline(childrenOf(node)));
  if (type === 'orderedList')
    return element('ol', { start: attrs.start > 1 ? attrs.start : null }, writeBlocks(childrenOf(node)));
  if (type === 'listItem') return element('li', {}, writeUnwrapped(childrenOf(node)));
  if (type === 'codeBlock') return element('pre', {}, element('code', {}, writeInline(childrenOf(node))));
  if (type === 'horizontalRule') return '<hr />';
  if (type === 'image') return writeImage(attrs);
  if (type === 'table') return writeTable(node);
  if (type === 'paragraph') return element('p', {}, writeInline(childrenOf(node)));
  return element(BLOCK_TAGS[type] ?? 'p', {}, writeBlocks(childrenOf(node)));
}

/** The only paragraph of a cell or list item needs no tag. */
function writeUnwrapped(blocks: readonly JSONContent[]): string {
  const [first, ...others] = blocks;
  if (first?.type !== 'paragraph' || others.some(({ type }) => type !== 'bulletList' && type !== 'orderedList'))
    return writeBlocks(blocks);
  return writeInline(childrenOf(first)) + writeBlocks(others);
}

function writeImage({ src, alt, title, width, height }: Record<string, string | null>): string {
  return src ? `<img${spell({ src, alt: alt ?? '', title, width, height, loading: 'lazy' })} />` : '';
}

/** Header rows at the top become the table's head. */
function writeTable(table: JSONContent): string {
  const rows = childrenOf(table);
  const firstOfBody = rows.findIndex((row) => childrenOf(row).some(({ type }) => type !== 'tableHeader'));
  const headRows = firstOfBody < 0 ? 0 : firstOfBody; // a table of headings only still needs a body
  const part = (tag: string, some: JSONContent[], scope: string) =>
    some.length > 0
      ? element(
          tag,
          {},
          some
            .map((row) =>
              element(
                'tr',
                {},
                childrenOf(row)
                  .map((cell) => writeCell(cell, scope))
                  .join(''),
              ),
            )
            .join(''),
        )
      : '';
  const { caption } = (table.attrs ?? {}) as { caption?: string | null };
  return element(
    'table',
    {},
    `${caption ? element('caption', {}, inText(caption)) : ''}${part('thead', rows.slice(0, headRows), 'col')}${part('tbody', rows.slice(headRows), 'row')}`,
  );
}

function writeCell(cell: JSONContent, scope: string): string {
  const { colspan = 1, rowspan = 1 } = (cell.attrs ?? {}) as { colspan?: number; rowspan?: number };
  const spans = { colspan: colspan > 1 ? colspan : null, rowspan: rowspan > 1 ? rowspan : null };
  return cell.type === 'tableHeader'
    ? element('th', { ...spans, scope }, writeUnwrapped(childrenOf(cell)))
    : element('td', spans, writeUnwrapped(childrenOf(cell)));
}

const openTag = ({ type, attrs = {} }: Mark): string => {
  if (type !== 'link') return `<${MARK_TAGS[type]}>`;
  const isNewTab = attrs.target === '_blank';
  return `<a${spell({ title: attrs.title as string | null, href: attrs.href as string, target: isNewTab ? '_blank' : null, rel: isNewTab ? 'noopener' : null })}>`;
};
const closeTag = ({ type }: Mark): string => `</${type === 'link' ? 'a' : MARK_TAGS[type]}>`;
const isSame = (a: Mark, b: Mark | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Adjacent nodes with the same marks share the tags. */
function writeInline(nodes: readonly JSONContent[]): string {
  let html = '';
  let open: Mark[] = [];
  const change = (marks: Mark[]): void => {
    let shared = 0;
    while (shared < open.length && isSame(open[shared]!, marks[shared])) shared++;
    html += open.slice(shared).toReversed().map(closeTag).join('') + marks.slice(shared).map(openTag).join('');
    open = marks;
  };
  for (const node of nodes) {
    change((node.marks ?? []).filter(({ type }) => type === 'link' || type in MARK_TAGS));
    html += node.type === 'hardBreak' ? '<br />' : inText(node.text ?? '');
  }
  change([]);
  return html;
}
