// Addresses and sizes of pictures.

/** A bare file name lies in its kind's folder. */
export type ImageKind = 'products' | 'categories' | 'slider' | 'blogs' | 'references' | 'pages';
export const PLACEHOLDER_IMAGE = '/placeholder.svg';

/**
 * Widths in pixels of the files beside a picture `name.webp`: `name-320.webp`, `name-640.webp`; itself it is this
 * wide, a slide wider.
 */
export const BASE_WIDTH = 1200;
export const SLIDE_WIDTH = 1600;
export const VARIANT_WIDTHS = [320, 640] as const;

/** Address of a picture: `http…` and `/…` as they are, other values in the kind's folder, nothing → the placeholder. */
export const imageUrl = (kind: ImageKind, value: string | null | undefined): string => {
  if (!value) return PLACEHOLDER_IMAGE;
  return /^(https?:|\/)/.test(value) ? value : `/img/${kind}/${value}`;
};

/** Files of one of our pictures by width; pictures from elsewhere have one address only. */
interface ImageSources {
  src: string;
  srcSet?: string;
}
export const imageSources = (kind: ImageKind, value: string | null | undefined): ImageSources => {
  const url = imageUrl(kind, value);
  if (!url.startsWith('/img/') || !url.endsWith('.webp')) return { src: url };
  const stem = url.slice(0, -'.webp'.length);
  const variants = VARIANT_WIDTHS.map((width) => `${stem}-${width}.webp ${width}w`);
  return {
    src: `${stem}-640.png`,
    srcSet: [...variants, `${url} ${url.startsWith('/img/slider/') ? SLIDE_WIDTH : BASE_WIDTH}w`].join(', '),
  };
};

/** Distinct pictures of a product, the main one first. */
export const galleryOf = (product: {
  mainImage: string | null;
  img: readonly string[];
  additionalImages: readonly string[];
}): string[] =>
  [...new Set([product.mainImage, ...product.img, ...product.additionalImages])].filter((value): value is string =>
    Boolean(value),
  );

/** Value of `sizes` for a slide's picture; the page's head preloads the first one with it. */
export const SLIDE_SIZES = '(min-width: 641px) 550px, 260px';
