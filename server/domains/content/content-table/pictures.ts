// Pictures that texts and covers name, as the library has them. The one place at which an import finds them.
import { PLACEHOLDER_IMAGE } from '#contract/images.ts';
import type { Db } from '../../../base/db/database.ts';
import { withoutPictures } from '../../../base/rich-text/foreign-html.ts';
import { libraryPictures } from '../../../entities/media/by-name.ts';

const SRC = /\ssrc="([^"]*)"/i;
const isElsewhere = (address: string): boolean => /^https?:\/\//i.test(address);
/** An attribute's value as text. */
const plain = (value: string): string => value.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

export interface ContentPictures {
  /**
   * A picture by its address with us, its file's name or its address elsewhere. undefined: it is missing.
   * @param known values that the row has already: they stay
   */
  cover(value: string, folder: 'blogs' | 'pages', known: readonly string[]): string | undefined;
  /** Sanitized HTML with our pictures; missing ones are left out. @param known the HTML that the row has */
  html(html: string, known: string): { html: string; isMissing: boolean };
}

/** Reads the library's names once. */
export async function contentPictures(db: Db): Promise<ContentPictures> {
  const library = await libraryPictures(db);
  return {
    cover(value, folder, known) {
      if (known.includes(value) || value.startsWith('/') || library.has(`/img/${folder}/${value}`)) return value;
      return isElsewhere(value) ? library.at(value) : library.named(value);
    },
    html(html, known) {
      let isMissing = false;
      const addressOf = (tag: string): string => SRC.exec(tag)?.[1] ?? '';
      const found = html.replace(/<img\b[^<>]*>/gi, (tag) => {
        const address = addressOf(tag);
        if (!isElsewhere(address) || known.includes(`src="${address}"`)) return tag;
        const path = library.at(plain(address));
        return path === undefined ? tag : tag.replace(SRC, () => ` src="${path}"`);
      });
      const kept = withoutPictures(found, (tag) => {
        const address = addressOf(tag);
        const isGone = address === '' || (isElsewhere(address) && !known.includes(`src="${address}"`));
        isMissing ||= isGone;
        return isGone;
      });
      return { html: kept, isMissing };
    },
  };
}

/** Stands in for a cover that the library does not have. */
export const NO_COVER = PLACEHOLDER_IMAGE;
