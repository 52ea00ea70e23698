// HTML of other systems as plain HTML, before it is sanitized: paragraphs that are blank lines, WordPress's shortcodes,
// blocks and frames. Each step reads the text once.

const BLOCK =
  /<\/?(?:p|div|ul|ol|li|dl|dt|dd|table|caption|thead|tbody|tfoot|tr|td|th|h[1-6]|blockquote|figure|figcaption|hr|pre|section|article)\b/i;

/** Blank lines become paragraphs, other line ends breaks; blocks stay as they are. */
function withParagraphs(html: string): string {
  return html
    .split(/\n\s*\n/)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map((piece) => (BLOCK.test(piece) ? piece : `<p>${piece.replaceAll('\n', '<br>')}</p>`))
    .join('\n');
}

/** HTML whose paragraphs are blank lines, as shops show it, with tags for them. */
export const paragraphs = (html: string): string =>
  !html.includes('\n') || /<p\b/i.test(html) ? html : withParagraphs(html);

/** Shortcodes of WordPress and its usual plugins; others are known by their attributes or their end. */
const SHORTCODES =
  /^(?:gallery|playlist|audio|video|embed|caption|wp_caption|contact-form(?:-7)?|wpforms|gravityforms?|rev_slider|layerslider|elementor-template|products?|product_page|add_to_cart|recent_products|featured_products|toc|youtube|divider|(?:vc|et_pb|fusion|su|av|mk|wpb|us)_\w+)$/i;
const SHORTCODE = /\[(\/?)([a-z][\w-]{0,60})((?:\s[^[\]<>]*(?:<[^<>]*>[^[\]<>]*)*)?)\/?\]/gi;
const HAS_ATTRIBUTE = /\s[\w-]+=["'\w]/;
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g;

const attributesOf = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  );

const quoted = (text: string): string => text.replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const linkTo = (address: string): string =>
  /^https?:\/\//i.test(address) ? `\n\n<p><a href="${quoted(address)}">${quoted(address)}</a></p>\n\n` : '';
const picture = (address: string): string => `\n\n<figure><img src="${quoted(address)}"></figure>\n\n`;

/**
 * Captions become figures, galleries their pictures, films and sounds links; of other shortcodes what stands between
 * them stays.
 * @param pictureOf the address of a picture by its number
 */
function withoutShortcodes(html: string, pictureOf: (id: string) => string | undefined): string {
  if (!html.includes('[')) return html;
  const ended = new Set([...html.matchAll(/\[\/([a-z][\w-]{0,60})\]/gi)].map(([, name = '']) => name.toLowerCase()));
  return html.replace(SHORTCODE, (whole: string, slash: string, written: string, rest: string) => {
    const name = written.toLowerCase();
    if (!SHORTCODES.test(name) && !ended.has(name) && !HAS_ATTRIBUTE.test(rest)) return whole;
    const isEnd = slash !== '';
    if (name === 'caption' || name === 'wp_caption') return isEnd ? '</figure>\n\n' : '\n\n<figure>';
    if (isEnd) return name === 'embed' ? ' ' : '\n\n';
    const attributes = attributesOf(rest);
    if (name === 'gallery')
      return (attributes.get('ids') ?? attributes.get('include') ?? '')
        .split(',')
        .map((id) => pictureOf(id.trim()))
        .map((address) => (address === undefined ? '' : picture(address)))
        .join('');
    const address = ['src', 'url', 'mp4', 'mp3', 'href'].map((one) => attributes.get(one)).find((one) => one);
    if (['video', 'audio', 'youtube'].includes(name)) return linkTo(address ?? '');
    return name === 'embed' ? ' ' : '\n\n';
  });
}

/** Whether a text has shortcodes that an import reduces. */
export const hasShortcodes = (text: string): boolean => withoutShortcodes(text, () => undefined) !== text;

/** An address that stands alone on its line is shown by WordPress as what it leads to; here it is a link. */
const withLinks = (html: string): string =>
  html
    .split('\n')
    .map((line) => (/^\s*https?:\/\/[^\s<>"[\]]+\s*$/i.test(line) ? linkTo(line.trim()) : line))
    .join('\n');

/** What follows a caption's picture is its caption. */
const withCaptions = (html: string): string =>
  html.replace(
    /<figure>\s*((?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?)((?:(?!<\/?figure|<figcaption)[^])*)<\/figure>/gi,
    (_, image: string, words: string) =>
      `<figure>${image}${words.trim() === '' ? '' : `<figcaption>${words.trim()}</figcaption>`}</figure>`,
  );

/** Headings of the levels that texts here have. */
const withOurHeadings = (html: string): string =>
  html.replace(/<(\/?)h([156])\b/gi, (_, slash: string, level: string) => `<${slash}h${level === '1' ? 2 : 4}`);

/** Lines within these are no paragraphs of their own. */
const HOLDERS = 'pre|table|ul|ol|blockquote|figure';
const HOLDER = new RegExp(`(<(?:${HOLDERS})\\b[^<>]*>|</(?:${HOLDERS})>)`, 'i');

/** Without the comments, in which WordPress keeps its blocks. */
function withoutComments(html: string): string {
  const kept: string[] = [];
  for (let from = 0; ;) {
    const start = html.indexOf('<!--', from);
    const end = start < 0 ? -1 : html.indexOf('-->', start + 4);
    if (end < 0) return kept.concat(html.slice(from)).join('');
    kept.push(html.slice(from, start));
    from = end + 3;
  }
}

/** Blank lines as paragraphs, but within what holds lines of its own. */
function withBlocks(html: string): string {
  const open: string[] = [];
  let codes = 0;
  const pieces = html.split(HOLDER).map((piece) => {
    const [, slash, name] = /^<(\/?)(\w+)/.exec(piece) ?? [];
    if (HOLDER.test(piece) && name !== undefined) {
      const closed = slash === '' ? undefined : open.pop();
      if (slash === '') open.push(name.toLowerCase());
      if (slash === '' && name.toLowerCase() === 'pre') codes += 1;
      if (closed === 'pre') codes -= 1;
      return piece;
    }
    if (codes > 0) return piece;
    const linked = withLinks(piece);
    if (open.length > 0) return linked.replace(/\n\s*\n/g, '\n');
    return withParagraphs(linked.replace(/<\/(?:p|h[1-6])>/gi, '$&\n\n').replace(/<(?:p|h[1-6]|hr)\b/gi, '\n\n$&'));
  });
  return pieces.filter((piece) => piece !== '').join('\n');
}

/**
 * A text of WordPress, written with blocks or without, as HTML.
 * @param pictureOf the address of a picture by its number
 */
export function wordpressHtml(text: string, pictureOf: (id: string) => string | undefined): string {
  const plain = withoutShortcodes(withoutComments(text.replace(/\r\n?/g, '\n')), pictureOf)
    .replace(/<iframe\b[^<>]*?\ssrc\s*=\s*["']?(https?:\/\/[^\s"'<>]+)[^<>]*>(?:\s*<\/iframe>)?/gi, (_, src: string) =>
      linkTo(src),
    )
    .replace(/<\/?(?:div|section|article|main|header|footer|aside|center)\b[^<>]*>/gi, '\n\n');
  return withOurHeadings(withCaptions(withBlocks(plain))).trim();
}

/** HTML without the pictures of which nothing is left, and what stood around them. */
export function withoutPictures(html: string, isGone: (tag: string) => boolean): string {
  let isAny = false;
  const rest = html.replace(/<img\b[^<>]*>/gi, (tag) => {
    if (!isGone(tag)) return tag;
    isAny = true;
    return '';
  });
  if (!isAny) return html;
  return rest
    .replace(/<a\b[^<>]*>\s*<\/a>/gi, '')
    .replace(/<figure>\s*<\/figure>/gi, '')
    .replace(/<figure>\s*<figcaption>((?:(?!<\/?fig)[^])*)<\/figcaption>\s*<\/figure>/gi, '<p>$1</p>')
    .replace(/<p>\s*(?:<br\s*\/?>\s*)*<\/p>\s*/gi, '');
}
