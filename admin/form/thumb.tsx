import { useState } from 'react';
import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import PictureOutlined from '@ant-design/icons/PictureOutlined';
import TrademarkOutlined from '@ant-design/icons/TrademarkOutlined';
import UserOutlined from '@ant-design/icons/UserOutlined';
import { Avatar } from 'antd';
import { PLACEHOLDER_IMAGE, imageSources, imageUrl, type ImageKind } from '#contract/images.ts';
import { DEFAULT_AVATAR, type SignedInUser } from '#contract/auth.ts';

/** Content of a picture, where it is more than a folder. */
export type ThumbKind = ImageKind | 'avatars' | 'any';

/** Shown for a missing picture; products have the site's own drawing. */
const STAND_INS = {
  categories: AppstoreOutlined,
  slider: PictureOutlined,
  blogs: FileTextOutlined,
  references: TrademarkOutlined,
  pages: FileTextOutlined,
  avatars: UserOutlined,
  any: PictureOutlined,
} as const satisfies Record<Exclude<ThumbKind, 'products'>, typeof UserOutlined>;

interface ThumbProps {
  kind?: ThumbKind;
  value: string | null | undefined;
  /** Height in pixels. */
  size?: number;
  /** Twice as wide as high, like a slide. */
  isWide?: boolean;
  alt?: string;
}

/** A small picture, or a stand-in of its kind when it is missing or broken. */
export function Thumb({ kind = 'products', value, size = 36, isWide = false, alt = '' }: ThumbProps) {
  const folder = kind === 'avatars' || kind === 'any' ? 'products' : kind;
  const wanted = imageUrl(folder, value);
  const [broken, setBroken] = useState('');
  const isShown = Boolean(value) && wanted !== PLACEHOLDER_IMAGE && broken !== wanted;
  const width = isWide ? 2 * size : size;
  if (!isShown && kind !== 'products') {
    const StandIn = STAND_INS[kind];
    return (
      <span
        className="crud-thumb crud-thumb-none"
        style={{ width, height: size, fontSize: size * 0.45 }}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        <StandIn aria-hidden />
      </span>
    );
  }
  const { src, srcSet } = isShown ? imageSources(folder, value) : { src: PLACEHOLDER_IMAGE, srcSet: undefined };
  return (
    <img
      className="crud-thumb"
      src={src}
      srcSet={srcSet}
      sizes={srcSet && `${width}px`}
      width={width}
      height={size}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(wanted)}
    />
  );
}

/** Initials of the first and the last name: 'İlknur Şen' → 'İŞ'. */
const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('tr');
};

/** The user's picture, or initials. */
export function UserAvatar({
  user,
  size = 32,
}: {
  user: Pick<SignedInUser, 'avatar' | 'name' | 'username'>;
  size?: number;
}) {
  const initials = initialsOf(user.name || user.username);
  // Initials also replace a picture that fails to load.
  return user.avatar && user.avatar !== DEFAULT_AVATAR ? (
    <Avatar size={size} src={user.avatar} alt="">
      {initials}
    </Avatar>
  ) : (
    <Avatar size={size} className="user-initials">
      {initials}
    </Avatar>
  );
}
