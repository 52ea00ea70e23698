// Where shops had their products and categories.

/** A text as WordPress makes an address of it. */
export const wordpressSlug = (text: string): string =>
  text
    .replace(/[ıøØæÆßł]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&[a-z0-9#]{2,8};/g, '')
    .replaceAll('×', 'x')
    .replace(/[./\u00a0–—]/g, '-')
    .replace(/[^a-z0-9 _-]/g, '')
    .replace(/[\s-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 200);
const LETTERS: Readonly<Record<string, string>> = { ı: 'i', ø: 'o', Ø: 'o', æ: 'ae', Æ: 'ae', ß: 's', ł: 'l' };

/** Gives each address once: several products of ours may have been one there. */
export function onceEach(): (address: string) => string {
  const given = new Set<string>();
  return (address) => {
    if (address === '' || given.has(address)) return '';
    given.add(address);
    return address;
  };
}

/** The path of a whole address, with slashes as the shop has them; '' for none. */
export function pathOfAddress(text: string): string {
  if (!URL.canParse(text)) return '';
  const { pathname } = new URL(text);
  return pathname === '/' ? '' : pathname;
}
