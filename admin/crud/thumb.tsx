import { useState } from 'react';
import { imageSources, imageUrl, PLACEHOLDER_IMAGE, type ImageKind } from '#contract/images.ts';

interface ThumbProps { kind?: ImageKind; value: string | null | undefined; /** Width and height in pixels. */ size?: number; alt?: string }

/** A small picture; the placeholder where there is none, or it does not come. */
export function Thumb({ kind = 'products', value, size = 44, alt = '' }: ThumbProps) {
  const wanted = imageUrl(kind, value);
  const [broken, setBroken] = useState('');
  const isShown = broken !== wanted;
  const { src, srcSet } = isShown ? imageSources(kind, value) : { src: PLACEHOLDER_IMAGE, srcSet: undefined };
  return (
    <img
      className="crud-thumb" src={src} {...(srcSet ? { srcSet, sizes: `${size}px` } : {})} width={size} height={size} alt={alt}
      loading="lazy" decoding="async" onError={() => setBroken(wanted)}
    />
  );
}
