import { Avatar, Dropdown } from 'antd';
import { DownOutlined, GlobalOutlined, LogoutOutlined, SettingOutlined, UserOutlined } from '@ant-design/icons';
import { Link } from 'react-router';
import { DEFAULT_AVATAR, type SignedInUser } from '#contract/auth.ts';
import { useMay } from '../access.ts';
import { ROLE_NAMES } from './sign-in.ts';
import { SIGN_OUT_STATE } from './sign-out-state.ts';

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

/** Who is signed in, and what is theirs. */
export function UserMenu({ user }: { user: SignedInUser }) {
  const may = useMay();
  const name = user.name || user.username;
  const items = [
    { key: 'profile', icon: <UserOutlined aria-hidden />, label: <Link to="/admin/profile">Profil</Link> },
    ...(may('PUT /api/settings')
      ? [{ key: 'settings', icon: <SettingOutlined aria-hidden />, label: <Link to="/admin/settings">Ayarlar</Link> }]
      : []),
    { key: 'site', icon: <GlobalOutlined aria-hidden />, label: <a href="/">Siteye Git</a> },
    { type: 'divider' as const },
    {
      key: 'leave',
      icon: <LogoutOutlined aria-hidden />,
      label: (
        <Link to="/admin" state={SIGN_OUT_STATE}>
          Çıkış Yap
        </Link>
      ),
    },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <button type="button" className="user-button">
        <span className="unseen">Kullanıcı menüsü: </span>
        <span aria-hidden="true">
          <UserAvatar user={user} />
        </span>
        <span className="user-button-text">
          <b>{name}</b>
          <small>{ROLE_NAMES[user.role]}</small>
        </span>
        <DownOutlined aria-hidden />
      </button>
    </Dropdown>
  );
}
