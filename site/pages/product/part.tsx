import { useState, type DOMAttributes } from 'react';
import type { PartName, Parts } from './details.ts';

/** Ids of the parts' places in the document. */
const idOf = (name: PartName): string => `urun-${name}`;

interface PartProps extends Pick<DOMAttributes<HTMLDivElement>, 'onInput' | 'onClick'> {
  name: PartName;
  parts: Parts;
  className?: string | undefined;
}

/**
 * A part of the page whose HTML is written once. On the first page of a visit the browser takes it from the document;
 * nothing, if the product has no such part.
 */
export function Part({ name, parts, ...rest }: PartProps) {
  const html = parts[name];
  const id = idOf(name);
  const [inner] = useState(() => html || (import.meta.env.SSR ? '' : (document.getElementById(id)?.innerHTML ?? '')));
  if (html === undefined) return null;
  return <div {...rest} id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inner }} />;
}
