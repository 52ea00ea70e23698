// shell/menu/: the menu, its numbers of waiting work, and the phone's version.
//
// The sidebar as data: a described kind comes in by its `menu`, any other resource adds its lines here. Leaves out
// entries that the role may not use.
import {
  PANEL_HOME_PATH,
  PANEL_IMPORT_PATH,
  PANEL_SEO_PATH,
  PANEL_SETTINGS_PATH,
  panelCreatePath,
  panelListPath,
} from '#contract/panel-paths.ts';
import type { ComponentType } from 'react';
import {
  AppstoreOutlined,
  BankOutlined,
  DeleteOutlined,
  FileTextOutlined,
  HistoryOutlined,
  HomeOutlined,
  IdcardOutlined,
  MailOutlined,
  NotificationOutlined,
  PictureOutlined,
  ProfileOutlined,
  SettingOutlined,
  ShoppingOutlined,
  SolutionOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { KINDS, type Kind } from '#contract/all-kinds.ts';
import type { Key } from '#contract/endpoints.ts';
import type { KindWords } from '#contract/kind.ts';
import { COMMON_TEXTS, SCREEN_TITLES } from '../../base/texts.ts';
import { panelPathOf } from '../../crud/resource.ts';
import type { BadgeName } from './badges.tsx';
import { MENU_TEXTS as texts } from './texts.ts';

export interface MenuEntry {
  label: string;
  path: string;
  /** Call the screen is for. */
  needs?: Key;
  /** Number shown beside it. */
  badge?: BadgeName;
}
/** A group with one entry is shown as that entry. */
export interface MenuGroup {
  label: string;
  icon: ComponentType;
  entries: readonly MenuEntry[];
}

/** Lists and empty forms of the described kinds. */
const entriesIn = (group: Kind['menu']['group']): MenuEntry[] =>
  KINDS.filter(({ menu }) => menu.group === group)
    .sort((a, b) => a.menu.place - b.menu.place)
    .flatMap((kind) => {
      const words: KindWords = kind.words;
      const needs: Key = `POST ${kind.path}`;
      const path = panelPathOf(kind);
      return [
        { label: words.menu?.list ?? words.list, path, needs },
        { label: words.menu?.create ?? words.create, path: `${path}/create`, needs },
      ];
    });

/** The lists alone, where new rows are rare. */
const listsIn = (group: Kind['menu']['group']): MenuEntry[] =>
  entriesIn(group).filter(({ path }) => !path.endsWith('/create'));

export const MENU: readonly MenuGroup[] = [
  {
    label: SCREEN_TITLES.dashboard,
    icon: HomeOutlined,
    entries: [{ label: SCREEN_TITLES.dashboard, path: PANEL_HOME_PATH }],
  },
  {
    label: COMMON_TEXTS.content,
    icon: FileTextOutlined,
    entries: [
      { label: texts.allPosts, path: panelListPath('blogs'), needs: 'POST /api/blogs' },
      { label: SCREEN_TITLES['blogs/create'], path: panelCreatePath('blogs'), needs: 'POST /api/blogs' },
      { label: texts.allPages, path: panelListPath('pages'), needs: 'POST /api/pages' },
      { label: texts.newPage, path: panelCreatePath('pages'), needs: 'POST /api/pages' },
      { label: SCREEN_TITLES.menus, path: panelListPath('menus'), needs: 'GET /api/menus/admin' },
      ...listsIn('content'),
      { label: SCREEN_TITLES.seo, path: PANEL_SEO_PATH, needs: 'GET /api/seo' },
    ],
  },
  {
    label: SCREEN_TITLES.products,
    icon: AppstoreOutlined,
    entries: [
      { label: texts.allProducts, path: panelListPath('products'), needs: 'POST /api/products' },
      { label: SCREEN_TITLES['products/create'], path: panelCreatePath('products'), needs: 'POST /api/products' },
      { label: SCREEN_TITLES.families, path: panelListPath('families'), needs: 'POST /api/families' },
      { label: SCREEN_TITLES['families/create'], path: panelCreatePath('families'), needs: 'POST /api/families' },
      { label: SCREEN_TITLES.categories, path: panelListPath('categories'), needs: 'POST /api/categories' },
      { label: SCREEN_TITLES['categories/create'], path: panelCreatePath('categories'), needs: 'POST /api/categories' },
      { label: SCREEN_TITLES['price-lists'], path: panelListPath('price-lists'), needs: 'POST /api/price-lists' },
      ...listsIn('catalogue'),
      { label: SCREEN_TITLES.import, path: PANEL_IMPORT_PATH, needs: 'POST /api/imports/:kind' },
    ],
  },
  {
    label: SCREEN_TITLES.orders,
    icon: ShoppingOutlined,
    entries: [
      { label: SCREEN_TITLES.orders, path: panelListPath('orders'), needs: 'GET /api/orders', badge: 'orders' },
    ],
  },
  {
    label: SCREEN_TITLES.customers,
    icon: IdcardOutlined,
    entries: [{ label: SCREEN_TITLES.customers, path: panelListPath('customers'), needs: 'GET /api/customers' }],
  },
  {
    label: texts.visuals,
    icon: PictureOutlined,
    entries: [
      { label: SCREEN_TITLES.media, path: panelListPath('media'), needs: 'GET /api/media' },
      ...entriesIn('visuals'),
    ],
  },
  {
    label: texts.company,
    icon: BankOutlined,
    entries: entriesIn('company'),
  },
  {
    label: COMMON_TEXTS.people,
    icon: SolutionOutlined,
    entries: [
      ...entriesIn('people'),
      {
        label: SCREEN_TITLES['job-applications'],
        path: panelListPath('job-applications'),
        needs: 'GET /api/job-applications',
        badge: 'applications',
      },
    ],
  },
  {
    label: SCREEN_TITLES.users,
    icon: TeamOutlined,
    entries: [
      { label: texts.allUsers, path: panelListPath('users'), needs: 'GET /api/users' },
      { label: SCREEN_TITLES['users/create'], path: panelCreatePath('users'), needs: 'POST /api/users' },
    ],
  },
  {
    label: SCREEN_TITLES.messages,
    icon: MailOutlined,
    entries: [
      { label: SCREEN_TITLES.messages, path: panelListPath('messages'), needs: 'GET /api/contacts', badge: 'messages' },
    ],
  },
  {
    label: SCREEN_TITLES.newsletter,
    icon: NotificationOutlined,
    entries: [{ label: SCREEN_TITLES.newsletter, path: panelListPath('newsletter'), needs: 'GET /api/newsletter' }],
  },
  {
    label: SCREEN_TITLES.settings,
    icon: SettingOutlined,
    entries: [{ label: SCREEN_TITLES.settings, path: PANEL_SETTINGS_PATH, needs: 'PUT /api/settings' }],
  },
  {
    label: SCREEN_TITLES.audit,
    icon: HistoryOutlined,
    entries: [{ label: SCREEN_TITLES.audit, path: panelListPath('audit'), needs: 'GET /api/audit' }],
  },
  {
    label: SCREEN_TITLES.tasks,
    icon: ProfileOutlined,
    entries: [{ label: SCREEN_TITLES.tasks, path: panelListPath('tasks'), needs: 'GET /api/tasks' }],
  },
  {
    label: SCREEN_TITLES.trash,
    icon: DeleteOutlined,
    entries: [{ label: SCREEN_TITLES.trash, path: panelListPath('trash'), needs: 'GET /api/trash' }],
  },
];

/** Forms that the header's menu offers, labelled like the lists' own buttons. */
const ADDED: readonly string[] = (['products', 'categories', 'blogs', 'pages', 'sliders', 'jobs'] as const).map(
  panelCreatePath,
);
/** Screens that already have a button for one of them: its form, its list, and the dashboard as specified. */
const HAS_OWN_BUTTON: Record<string, readonly string[]> = {
  [PANEL_HOME_PATH]: [panelCreatePath('products'), panelCreatePath('blogs')],
};

/**
 * Forms to add a row.
 * @param pathname address of the open screen, whose own ones are left out
 */
export const quickActions = (may: May, pathname?: string): MenuEntry[] => {
  const entries = allowedGroups(may).flatMap((group) => group.entries);
  return ADDED.filter(
    (path) =>
      pathname === undefined ||
      (!path.startsWith(`${pathname}/`) && path !== pathname && !HAS_OWN_BUTTON[pathname]?.includes(path)),
  ).flatMap((path) => entries.find((entry) => entry.path === path) ?? []);
};

export type May = (key: Key) => boolean;
export const allowed = <E extends MenuEntry>(entries: readonly E[], may: May): E[] =>
  entries.filter(({ needs }) => !needs || may(needs));
export const allowedGroups = (may: May): MenuGroup[] =>
  MENU.map((group) => ({ ...group, entries: allowed(group.entries, may) })).filter(({ entries }) => entries.length > 0);

/** The entry of an address: the one with the longest matching path. */
export const entryOf = (entries: readonly MenuEntry[], pathname: string): MenuEntry | undefined =>
  entries
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0];
