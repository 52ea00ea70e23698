import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { MenuOutlined } from '@ant-design/icons';
import type { SignedInUser } from '#contract/auth.ts';
import { useMay } from '../access.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { allowed, QUICK_ACTIONS } from './menu.ts';
import { UserMenu } from './user-menu.tsx';

/** From here on it stands out from what moves below it. */
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
  const actions = allowed(QUICK_ACTIONS, useMay());
  return (
    <header className="panel-header" data-scrolled={isScrolled || undefined}>
      <button type="button" className="icon-button panel-menu-button" aria-label="Menüyü aç" aria-haspopup="dialog" onClick={onMenu}><MenuOutlined aria-hidden /></button>
      <Breadcrumb />
      <div className="panel-header-end">
        {actions.map(({ label, path, icon: Icon }) => <Link key={path} className="quick-action" to={path}><Icon aria-hidden /><span>{label}</span></Link>)}
        <UserMenu user={user} />
      </div>
    </header>
  );
}
