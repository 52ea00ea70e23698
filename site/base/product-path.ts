/** A product's address: by slug where it has one, otherwise by code. */
export const productPath = ({ slug, code }: { slug: string; code: string }): string =>
  slug ? `/urun/${encodeURIComponent(slug)}` : `/product/${encodeURIComponent(code)}`;
