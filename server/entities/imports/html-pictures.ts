// Pictures within HTML that name addresses on the web.
import { isWebAddress } from '../../base/files/picture-names.ts';

/** The address of a picture's tag, with what stands around it. */
const SOURCE = /(<img\b[^>]*?\ssrc\s*=\s*)(?:"([^"]*)"|'([^']*)')/gi;
const plain = (text: string): string => text.replaceAll(/&amp;|&#0?38;/g, '&').trim();

/** The addresses of the pictures. */
export const picturesInHtml = (html: string): string[] =>
  [...html.matchAll(SOURCE)].map(([, , double, single]) => plain(double ?? single ?? '')).filter(isWebAddress);

/** The HTML with the pictures that lie in the library; others stay as they are. */
export const withPicturesInHtml = (html: string, pathOf: (address: string) => string | undefined): string =>
  html.replace(SOURCE, (tag: string, before: string, double?: string, single?: string) => {
    const path = pathOf(plain(double ?? single ?? ''));
    return path === undefined ? tag : `${before}"${path}"`;
  });
