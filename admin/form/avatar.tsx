import { Avatar } from 'antd';
import { DEFAULT_AVATAR, type SignedInUser } from '#contract/auth.ts';

/** First letters of the first and the last name: 'İlknur Şen' → 'İŞ'. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('tr');
};

/** The person's picture, or their initials. */
export function UserAvatar({
  user,
  size = 32,
}: {
  user: Pick<SignedInUser, 'avatar' | 'name' | 'username'>;
  size?: number;
}) {
  const initials = initialsOf(user.name || user.username);
  // The initials also stand in for a picture that does not load.
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
