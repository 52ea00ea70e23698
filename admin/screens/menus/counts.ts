import type { MenuEntry, MenuItem } from '#contract/menu-places.ts';
import type { StoredMenu } from '#contract/menus.ts';

type Menu = Pick<StoredMenu, 'entries' | 'targets'>;

/** Links of a menu, without headings. */
export const linksOf = ({ entries }: Menu): MenuItem[] =>
  entries.flatMap((entry: MenuEntry): MenuItem[] => [entry, ...entry.items]).filter(({ kind }) => kind !== 'heading');

const isRow = ({ kind }: MenuItem): boolean => kind === 'page' || kind === 'category' || kind === 'blog';

/** Links that visitors do not see: what they lead to is not published, or gone. */
export const hiddenCount = (menu: Menu): number =>
  linksOf(menu).filter(
    (link) =>
      isRow(link) && !menu.targets.some(({ kind, to, isPublic }) => kind === link.kind && to === link.to && isPublic),
  ).length;
