import { useEffect, useState } from 'react';
import { Dropdown } from 'antd';
import { DownOutlined, MenuOutlined, PlusOutlined } from '@ant-design/icons';
import { Link, useLocation } from 'react-router';
import type { SignedInUser } from '#contract/auth.ts';
import { useMay } from '../base/access.ts';
import { COMMON_TEXTS } from '../base/texts.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { quickActions } from './menu/menu.ts';
import { RunningTask } from './tasks/running-task.tsx';
import { SearchButton } from './search/search-button.tsx';
import { SHELL_TEXTS as texts } from './texts.ts';
import { UserMenu } from './user-menu.tsx';

/** Scroll position from which the header stands out. */
const SCROLLED_PX = 50;

function useScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(scrollY > SCROLLED_PX);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return isScrolled;
}

export function Header({ user, onMenu }: { user: SignedInUser; onMenu: () => void }) {
  const isScrolled = useScrolled();
  return (
    <header className="panel-header" data-scrolled={isScrolled || undefined}>
      <button
        type="button"
        className="icon-button panel-menu-button"
        aria-label={texts.openMenu}
        aria-haspopup="dialog"
        onClick={onMenu}
      >
        <MenuOutlined aria-hidden />
      </button>
      <Breadcrumb />
      <div className="panel-header-end">
        <RunningTask />
        <SearchButton />
        <AddMenu />
        <UserMenu user={user} />
      </div>
    </header>
  );
}

/** Adds a row from anywhere; phones have it in search and menu. */
function AddMenu() {
  const { pathname } = useLocation();
  const actions = quickActions(useMay(), pathname);
  return (
    <Dropdown
      menu={{ items: actions.map(({ label, path }) => ({ key: path, label: <Link to={path}>{label}</Link> })) }}
      trigger={['click']}
      placement="bottomRight"
    >
      <button type="button" className="quick-action">
        <PlusOutlined aria-hidden />
        <span>{COMMON_TEXTS.add}</span>
        <DownOutlined aria-hidden />
      </button>
    </Dropdown>
  );
}
