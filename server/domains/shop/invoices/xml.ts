// A writer of XML: elements in the order given, text escaped, signs that XML does not allow left out.

/** Neither tab, line feed and carriage return nor what XML 1.0 calls a character. */
// oxlint-disable-next-line no-control-regex -- these are the signs that are to go
const NO_CHARACTER =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string): string => text.replace(NO_CHARACTER, '').replace(/[&<>"']/g, (sign) => ESCAPED[sign]!);

type Attributes = Readonly<Record<string, string>>;
/** An element; null: it is left out. */
export type Element = string | null;

/** An element with text. */
export const leaf = (name: string, text: string | number, attributes: Attributes = {}): Element =>
  `<${name}${attributesText(attributes)}>${escaped(String(text))}</${name}>`;

/** An element with others inside. */
export const node = (name: string, inside: readonly Element[], attributes: Attributes = {}): Element =>
  `<${name}${attributesText(attributes)}>${inside.filter((one) => one !== null).join('')}</${name}>`;

const attributesText = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
