import { useId, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { DownOutlined, MenuFoldOutlined, MenuUnfoldOutlined, PlusOutlined } from '@ant-design/icons';
import type { Settings } from '#contract/setting-defaults.ts';
import { useMay } from '../../base/access.ts';
import { VERSION_LABEL, experienceOf } from '../../base/company.ts';
import { COMMON_TEXTS } from '../../base/texts.ts';
import { MenuBadge, useBadges, type BadgeName } from './badges.tsx';
import { allowedGroups, entryOf, type MenuEntry, type MenuGroup } from './menu.ts';
import { MENU_TEXTS as texts } from './texts.ts';

interface Props {
  settings: Settings;
  isCollapsed?: boolean;
  /** undefined in the phone's menu, which cannot be collapsed. */
  onCollapse?: (isCollapsed: boolean) => void;
}

/** The panel's menu, with the company above and the version below. */
export function Sidebar({ settings, isCollapsed = false, onCollapse }: Props) {
  const groups = allowedGroups(useMay());
  const { pathname } = useLocation();
  const badges = useBadges();
  const current = entryOf(
    groups.flatMap(({ entries }) => entries),
    pathname,
  );
  return (
    <div className="sidebar" data-collapsed={isCollapsed || undefined}>
      <Link className="sidebar-brand" to="/admin/dashboard">
        <Mark key={settings.site_logo} logo={settings.site_logo} />
        <span className="sidebar-brand-text">
          <b>{settings.site_title}</b>
          <small>{COMMON_TEXTS.panel}</small>
        </span>
      </Link>
      <nav className="sidebar-menu" aria-label={texts.adminMenu}>
        <ul>
          {groups.map((group) => (
            <li key={group.label}>
              <Group group={group} current={current} badges={badges} isCollapsed={isCollapsed} />
            </li>
          ))}
        </ul>
      </nav>
      <footer className="sidebar-foot">
        <p className="sidebar-foot-text">
          <span>{experienceOf(settings)}</span>
          <span className="mono">{VERSION_LABEL}</span>
        </p>
        {onCollapse && (
          <button
            type="button"
            className="icon-button"
            aria-label={isCollapsed ? texts.expandMenu : texts.collapseMenu}
            title={isCollapsed ? texts.expandMenu : texts.collapseMenu}
            onClick={() => onCollapse(!isCollapsed)}
          >
            {isCollapsed ? <MenuUnfoldOutlined aria-hidden /> : <MenuFoldOutlined aria-hidden />}
          </button>
        )}
      </footer>
    </div>
  );
}

/** The shop's logo; a drawn mark without one, or when it fails to load. */
function Mark({ logo }: { logo: string }) {
  const [isBroken, setBroken] = useState(false);
  if (logo && !isBroken) return <img className="sidebar-logo" src={logo} alt="" onError={() => setBroken(true)} />;
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="14" />
      <circle className="sidebar-brand-bore" cx="20" cy="20" r="6.2" />
      <path d="M20 2v36M2 20h36" />
    </svg>
  );
}

/** Empty forms stand beside their list's name on phones. */
const isForm = ({ path }: MenuEntry): boolean => path.endsWith('/create');

type Badges = Readonly<Record<BadgeName, number>>;

function Group({
  group: { label, icon: Icon, entries },
  current,
  badges,
  isCollapsed,
}: {
  group: MenuGroup;
  current: MenuEntry | undefined;
  badges: Badges;
  isCollapsed: boolean;
}) {
  const listId = useId();
  const isHere = current !== undefined && entries.some(({ path }) => path === current.path);
  const [isToggled, setToggled] = useState<boolean>();
  const [only] = entries;
  if (only && entries.length === 1)
    return (
      <Entry entry={{ ...only, label }} isCurrent={isHere} badges={badges} title={isCollapsed ? label : undefined}>
        <Icon aria-hidden />
      </Entry>
    );

  // When collapsed, the style sheet opens the list beside the icon on hover or focus.
  const isOpen = isCollapsed || (isToggled ?? isHere);
  return (
    <div className="menu-group" data-here={isHere || undefined}>
      <button
        type="button"
        className="menu-line"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-label={isCollapsed ? label : undefined}
        onClick={() => setToggled(!isOpen)}
      >
        <Icon aria-hidden />
        <span>{label}</span>
        {(!isOpen || isCollapsed) &&
          entries.map(({ path, badge }) => badge && <MenuBadge key={path} name={badge} count={badges[badge]} />)}
        <DownOutlined className="menu-arrow" aria-hidden />
      </button>
      <ul id={listId} hidden={!isOpen} aria-label={label}>
        {entries.map((entry) => (
          <li key={entry.path} data-creates={isForm(entry) || undefined}>
            <Entry entry={entry} isCurrent={entry.path === current?.path} badges={badges}>
              {isForm(entry) && <PlusOutlined aria-hidden className="menu-plus" />}
            </Entry>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Entry({
  entry: { label, path, badge },
  isCurrent,
  badges,
  title,
  children,
}: {
  entry: MenuEntry;
  isCurrent: boolean;
  badges: Badges;
  title?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <Link className="menu-line" to={path} aria-current={isCurrent ? 'page' : undefined} title={title}>
      {children}
      <span>{label}</span>
      {badge && <MenuBadge name={badge} count={badges[badge]} />}
    </Link>
  );
}
