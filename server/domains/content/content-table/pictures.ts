// Pictures that texts and covers name, as the library has them. The one place at which an import finds them.
import { PLACEHOLDER_IMAGE } from '#contract/images.ts';
import type { Db } from '../../../base/db/database.ts';
import { withoutPictures } from '../../../base/rich-text/foreign-html.ts';
import type { PictureFinder } from '../../../entities/imports/kind.ts';
import { isWebAddress } from '../../../base/files/picture-names.ts';
import { libraryPictures } from '../../../entities/media/by-name.ts';

const SRC = /\ssrc="([^"]*)"/i;
/** An attribute's value as text. */
const plain = (value: string): string => value.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

export interface ContentPictures {
  /**
   * A picture by its address with us, its file's name or its address elsewhere. undefined: it is missing.
   * @param known values that the row has already: they stay
   */
  cover(value: string, folder: 'blogs' | 'pages', known: readonly string[]): string | undefined;
  /** Sanitized HTML with our pictures; missing ones are left out. @param known the HTML that the row has */
  html(html: string, known: string): { html: string; missing: string[] };
}

/** Reads the library's names once. The returned function also knows what came with a file or was fetched. */
export async function contentPictures(db: Db): Promise<(pictures: PictureFinder) => ContentPictures> {
  const library = await libraryPictures(db);
  return ({ pathOf }) => ({
    cover(value, folder, known) {
      if (known.includes(value) || value.startsWith('/') || library.has(`/img/${folder}/${value}`)) return value;
      return pathOf(value) ?? (isWebAddress(value) ? library.at(value) : library.named(value));
    },
    html(html, known) {
      const missing: string[] = [];
      const addressOf = (tag: string): string => SRC.exec(tag)?.[1] ?? '';
      const found = html.replace(/<img\b[^<>]*>/gi, (tag) => {
        const address = addressOf(tag);
        if (!isWebAddress(address) || known.includes(`src="${address}"`)) return tag;
        const path = pathOf(plain(address)) ?? library.at(plain(address));
        return path === undefined ? tag : tag.replace(SRC, () => ` src="${path}"`);
      });
      const kept = withoutPictures(found, (tag) => {
        const address = addressOf(tag);
        const isGone = address === '' || (isWebAddress(address) && !known.includes(`src="${address}"`));
        if (isGone && address !== '') missing.push(plain(address));
        return isGone;
      });
      return { html: kept, missing };
    },
  });
}

/** Stands in for a cover that the library does not have. */
export const NO_COVER = PLACEHOLDER_IMAGE;
