import { imageSources, type ImageKind } from '#contract/images.ts';

interface PictureProps {
  kind: ImageKind;
  /** As the reply has it: a file name, a path or an address. */
  image: string | null | undefined;
  alt: string;
  /** How wide it is shown, as the `sizes` attribute wants it. */
  sizes: string;
  width?: number;
  height?: number;
  /** Of the pictures first seen: loaded at once. */
  isEager?: boolean;
}

/** A picture in the size that fits, WebP with a PNG for browsers without; its place is kept while it loads. */
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
