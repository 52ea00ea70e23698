import { Dropdown } from 'antd';
import { DownOutlined, GlobalOutlined, LogoutOutlined, SettingOutlined, UserOutlined } from '@ant-design/icons';
import { Link } from 'react-router';
import type { SignedInUser } from '#contract/auth.ts';
import { PANEL_PATH, PANEL_PROFILE_PATH, PANEL_SETTINGS_PATH } from '#contract/panel-paths.ts';
import { HOME_PATH } from '#contract/paths.ts';
import { useMay } from '../base/access.ts';
import { SCREEN_TITLES } from '../base/texts.ts';
import { ROLE_NAMES } from '../fields/names.ts';
import { UserAvatar } from '../form/thumb.tsx';
import { SIGN_OUT_STATE } from './door/addresses.ts';
import { SHELL_TEXTS as texts } from './texts.ts';

/** Name and role of the user, with links to profile, settings, site and sign-out. */
export function UserMenu({ user }: { user: SignedInUser }) {
  const may = useMay();
  const name = user.name || user.username;
  const items = [
    {
      key: 'profile',
      icon: <UserOutlined aria-hidden />,
      label: <Link to={PANEL_PROFILE_PATH}>{SCREEN_TITLES.profile}</Link>,
    },
    ...(may('PUT /api/settings')
      ? [
          {
            key: 'settings',
            icon: <SettingOutlined aria-hidden />,
            label: <Link to={PANEL_SETTINGS_PATH}>{SCREEN_TITLES.settings}</Link>,
          },
        ]
      : []),
    { key: 'site', icon: <GlobalOutlined aria-hidden />, label: <a href={HOME_PATH}>{texts.openSite}</a> },
    { type: 'divider' as const },
    {
      key: 'leave',
      icon: <LogoutOutlined aria-hidden />,
      label: (
        <Link to={PANEL_PATH} state={SIGN_OUT_STATE}>
          {texts.signOut}
        </Link>
      ),
    },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <button type="button" className="user-button">
        <span className="unseen">{texts.userMenu}</span>
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
