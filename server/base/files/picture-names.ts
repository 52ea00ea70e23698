// Names of pictures as files and tables write them: with or without folders, in any case, or addresses on the web.
import { createHash } from 'node:crypto';

/** Whether a name is an address on the web. */
export const isWebAddress = (name: string): boolean => /^https?:\/\//i.test(name.trim());

/** Without regard to case and to how letters are composed; I, İ, ı and i are one letter, as people mix them up. */
export const pictureKey = (name: string): string => name.normalize('NFC').toLocaleLowerCase('tr').replaceAll('ı', 'i');

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The folders and the file of a name or an address, the file last. */
export function segmentsOf(name: string): string[] {
  const path = isWebAddress(name) ? decoded(name.trim().replace(/^https?:\/\/[^/?#]*|[?#].*$/gi, '')) : name;
  return path
    .replaceAll('\\', '/')
    .split('/')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '.');
}

/** The file's own name. */
export const fileNameOf = (name: string): string => segmentsOf(name).at(-1) ?? '';

/** By it the import keeps what became of a name. Addresses tell case apart; http and https are one. */
export const hashOfName = (name: string): string =>
  createHash('sha256')
    .update(isWebAddress(name) ? name.trim().replace(/^http:/i, 'https:') : pictureKey(name.trim()))
    .digest('hex');
