import { imageSources, type ImageKind } from '#contract/images.ts';

interface PictureProps {
  kind: ImageKind;
  /** A file name, a path or an address, as in the API's reply. */
  image: string | null | undefined;
  alt: string;
  /** Width on screen, as the `sizes` attribute takes it. */
  sizes: string;
  width?: number;
  height?: number;
  /** Loads at once: for pictures in the first view. */
  isEager?: boolean;
}

/** A picture in a fitting size, WebP with a PNG fallback. Width and height reserve its place. */
export function Picture({ kind, image, alt, sizes, width = 640, height = 480, isEager = false }: PictureProps) {
  const { src, srcSet } = imageSources(kind, image);
  const img = (
    <img src={src} alt={alt} width={width} height={height} loading={isEager ? 'eager' : 'lazy'} decoding="async" />
  );
  return srcSet ? (
    <picture>
      <source type="image/webp" srcSet={srcSet} sizes={sizes} />
      {img}
    </picture>
  ) : (
    img
  );
}
