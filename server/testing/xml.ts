import { SaxesParser } from 'saxes';

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
}

/** Reads a well-formed document. @throws at the first error */
export function readXml(text: string): XmlElement {
  const parser = new SaxesParser();
  const root: XmlElement = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element = { name, attributes: { ...attributes } as Record<string, string>, text: '', children: [] };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('text', (part) => {
    open.at(-1)!.text += part;
  });
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  return root.children[0]!;
}

/** Elements at the path below an element: 'cac:Party/cbc:Name'. */
export const at = (element: XmlElement, path: string): XmlElement[] =>
  path
    .split('/')
    .reduce((found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)), [element]);
export const textAt = (element: XmlElement, path: string): string => at(element, path)[0]?.text ?? '';

/** Every element of the document. */
export const all = (element: XmlElement): XmlElement[] => [element, ...element.children.flatMap(all)];
