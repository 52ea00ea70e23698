import type { ComponentType } from 'react';
import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import EnterOutlined from '@ant-design/icons/EnterOutlined';
import FileTextOutlined from '@ant-design/icons/FileTextOutlined';
import LayoutOutlined from '@ant-design/icons/LayoutOutlined';
import ShoppingOutlined from '@ant-design/icons/ShoppingOutlined';
import UserOutlined from '@ant-design/icons/UserOutlined';
import { formatMoney } from '#contract/money.ts';
import { orderStatusLabel } from '#contract/order-texts.ts';
import { panelListPath, panelOrderPath, panelRowPath, type PanelList } from '#contract/panel-paths.ts';
import type { PanelSearchResults } from '#contract/panel-search.ts';
import { COMMON_TEXTS, SCREEN_TITLES } from '../../base/texts.ts';
import { ROLE_NAMES } from '../../fields/names.ts';
import type { Recent } from './recent.ts';
import type { FoundScreen } from './screens.ts';
import { SEARCH_TEXTS as texts } from './texts.ts';

export interface Choice {
  to: string;
  title: string;
  note: string;
  icon: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** For codes and numbers. */
  isMono?: boolean;
  /** Kind to remember it under; undefined: not remembered. */
  recent?: Recent['kind'];
  /** Leads to the list with the whole group. */
  isMore?: boolean;
}
export interface ChoiceGroup {
  label: string;
  choices: Choice[];
}

const ICONS: Record<Recent['kind'], Choice['icon']> = {
  screen: LayoutOutlined,
  product: AppstoreOutlined,
  order: ShoppingOutlined,
  blog: FileTextOutlined,
  page: FileTextOutlined,
};

const moreOf = (list: PanelList, q: string): Choice => ({
  to: panelListPath(list, { q }),
  title: texts.showAll,
  note: '',
  icon: EnterOutlined,
  isMore: true,
});

export const screenChoice = ({ label, path, group }: FoundScreen): Choice => ({
  to: path,
  title: label,
  note: group === label ? '' : group,
  icon: ICONS.screen,
  recent: 'screen',
});
export const recentChoice = ({ to, title, note, kind }: Recent): Choice => ({
  to,
  title,
  note,
  icon: ICONS[kind],
  recent: kind,
  isMono: kind === 'order',
});

/** The server's results in groups; empty groups are left out. */
export function resultGroups(
  { products, families, orders, users, blogs, pages }: PanelSearchResults,
  q: string,
): ChoiceGroup[] {
  const group = <R>(
    label: string,
    list: PanelList,
    found: { items: readonly R[]; hasMore: boolean } | null,
    toChoice: (row: R) => Choice,
  ): ChoiceGroup => ({
    label,
    choices: [...(found?.items.map(toChoice) ?? []), ...(found?.hasMore ? [moreOf(list, q)] : [])],
  });
  return [
    group(SCREEN_TITLES.products, 'products', products, ({ _id, code, name, isActive }) => ({
      to: panelRowPath('products', _id),
      title: code,
      note: isActive ? name : texts.passiveOf(name),
      icon: ICONS.product,
      recent: 'product',
      isMono: true,
    })),
    group(SCREEN_TITLES.families, 'families', families, ({ _id, name, articleCount, isActive }) => ({
      to: panelRowPath('families', _id),
      title: name,
      note: isActive ? texts.articlesOf(articleCount) : COMMON_TEXTS.passive,
      icon: ICONS.product,
      recent: 'product',
    })),
    group(SCREEN_TITLES.orders, 'orders', orders, ({ _id, number, customerName, total, currency, ...state }) => ({
      to: panelOrderPath(_id),
      title: number,
      note: `${customerName} · ${orderStatusLabel(state)} · ${formatMoney(total, currency)}`,
      icon: ICONS.order,
      recent: 'order',
      isMono: true,
    })),
    group(SCREEN_TITLES.users, 'users', users, ({ _id, name, username, email, role }) => ({
      to: panelRowPath('users', _id),
      title: name || username,
      note: `${email} · ${ROLE_NAMES[role]}`,
      icon: UserOutlined,
    })),
    group(COMMON_TEXTS.posts, 'blogs', blogs, ({ _id, title, isPublished }) => ({
      to: panelRowPath('blogs', _id),
      title,
      note: isPublished ? '' : COMMON_TEXTS.draft,
      icon: ICONS.blog,
      recent: 'blog',
    })),
    group(SCREEN_TITLES.pages, 'pages', pages, ({ _id, title, isActive }) => ({
      to: panelRowPath('pages', _id),
      title,
      note: isActive ? '' : COMMON_TEXTS.passive,
      icon: ICONS.page,
      recent: 'page',
    })),
  ].filter(({ choices }) => choices.length > 0);
}

/** Choice to remember; for an order without the customer's name. */
export const toRecent = ({ to, title, note, recent }: Choice): Recent | undefined =>
  recent && { to, title, note: recent === 'order' ? '' : note, kind: recent };
