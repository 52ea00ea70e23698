// The site's menus: what is stored, or what stands in a menu that was never saved, and both as visitors see them.
import type { Selectable } from 'kysely';
import { NOTICE_SLUG } from '#contract/legal-pages.ts';
import {
  defaultEntries,
  isStaticTarget,
  MENU_PLACES,
  STATIC_TARGETS,
  type MenuEntry,
  type MenuItem,
  type MenuPlaceName,
} from '#contract/menu-places.ts';
import { MENU_COLUMN_TITLES, MENU_PLACE_LABELS, STATIC_TARGET_LABELS } from '#contract/menu-texts.ts';
import type { MenuColumn, MenuLink, SiteMenus, StoredMenu } from '#contract/menus.ts';
import type { Db } from '../../../base/db/database.ts';
import type { MenuTable } from '../../../base/db/tables.ts';
import { flat, targetOf, targetsFor, type Target, type Targets } from './targets.ts';

export type MenuRow = Selectable<MenuTable>;

/** Everything menus are made of, read together. */
interface Read {
  rows: ReadonlyMap<MenuPlaceName, MenuRow>;
  targets: Targets;
  pages: readonly Target[];
  mainCategories: readonly Target[];
}

export async function readMenus(db: Db): Promise<Read> {
  const stored = await db.selectFrom('menus').selectAll().orderBy('place').execute();
  const { targets, pages, categories } = await targetsFor(
    db,
    stored.flatMap(({ entries }) => flat(entries)),
  );
  return {
    rows: new Map(stored.map((row) => [row.place, row])),
    targets,
    pages: pages.filter(({ isPublic }) => isPublic),
    mainCategories: categories.filter(({ isMain, isPublic }) => isMain && isPublic),
  };
}

/** The entries of a menu that was never saved. */
export const usualEntries = ({ pages, mainCategories }: Read, place: MenuPlaceName): MenuEntry[] =>
  defaultEntries(place, {
    pages: pages.map(({ to, slug }) => ({ _id: to, slug })),
    mainCategories: mainCategories.map(({ to }) => ({ _id: to })),
  });
const entriesOf = (read: Read, place: MenuPlaceName): readonly MenuEntry[] =>
  read.rows.get(place)?.entries ?? usualEntries(read, place);

type Link = Omit<MenuLink, 'items'>;

/** Where an entry leads, under which name; undefined where visitors see nothing. */
function linkOf(targets: Targets, item: MenuItem): Link | undefined {
  const newTab = item.newTab ? { newTab: true as const } : {};
  if (item.kind === 'heading') return { label: item.label };
  if (item.kind === 'url') return { label: item.label, href: item.to, ...newTab };
  if (item.kind === 'static') {
    if (!isStaticTarget(item.to)) return undefined;
    const { path, also }: { path: string; also?: readonly string[] } = STATIC_TARGETS[item.to];
    return {
      label: item.label || STATIC_TARGET_LABELS[item.to],
      href: path,
      ...(also && { also: [...also] }),
      ...newTab,
    };
  }
  const target = targetOf(targets, item);
  return target?.isPublic ? { label: item.label || target.name, href: target.path, ...newTab } : undefined;
}

/** Entries with what visitors see below them; headings without any are left out. */
function linksOf({ targets }: Read, entries: readonly MenuEntry[]): MenuLink[] {
  return entries.flatMap((entry): MenuLink[] => {
    const link = linkOf(targets, entry);
    if (!link) return [];
    if (entry.kind !== 'heading') return [link];
    const items = entry.items.flatMap((item) => linkOf(targets, item) ?? []);
    return items.length > 0 ? [{ ...link, items }] : [];
  });
}

/** All menus as visitors see them. */
export async function siteMenus(db: Db): Promise<SiteMenus> {
  const read = await readMenus(db);
  const linksAt = (place: MenuPlaceName): MenuLink[] => linksOf(read, entriesOf(read, place));
  const columnAt = (place: MenuPlaceName): MenuColumn => ({
    title: read.rows.get(place)?.title || MENU_COLUMN_TITLES[place]!,
    links: linksAt(place),
  });
  return {
    header: linksAt('header'),
    footer_1: columnAt('footer_1'),
    footer_2: columnAt('footer_2'),
    footer_legal: linksAt('footer_legal'),
    groups: read.mainCategories.map(({ name, path }) => ({ label: name, href: path })),
    hasNotice: read.pages.some(({ slug }) => slug === NOTICE_SLUG),
    hasPosts: [...read.rows.values()].some(({ entries }) => flat(entries).some(({ kind }) => kind === 'blog')),
  };
}

/** A menu that was never saved is in its first version. */
export const versionOf = (row: MenuRow | undefined): number => row?.version ?? 1;

function show(read: Read, place: MenuPlaceName): StoredMenu {
  const row = read.rows.get(place);
  const entries = [...entriesOf(read, place)];
  const targets = new Set(flat(entries).flatMap((item) => targetOf(read.targets, item) ?? []));
  return {
    _id: place,
    label: MENU_PLACE_LABELS[place],
    title: row?.title ?? '',
    entries,
    targets: [...targets],
    isOwn: row !== undefined,
    changedAt: row?.updatedAt.toISOString() ?? null,
    changedBy: row?.byName ?? '',
    version: versionOf(row),
  };
}

/** Menus as staff edit them. */
export async function storedMenus(db: Db, places: readonly MenuPlaceName[] = MENU_PLACES): Promise<StoredMenu[]> {
  const read = await readMenus(db);
  return places.map((place) => show(read, place));
}

/** A menu's entries as lines, for the audit table: '– ' before what is below a heading. */
export function linesOf({ targets }: Pick<Read, 'targets'>, entries: readonly MenuEntry[]): string[] {
  const line = (item: MenuItem): string => {
    const target = targetOf(targets, item);
    const fixed = isStaticTarget(item.to) ? STATIC_TARGET_LABELS[item.to] : item.to;
    const name = item.label || (target?.name ?? (item.kind === 'static' ? fixed : ''));
    const address =
      target?.path ?? (item.kind === 'static' && isStaticTarget(item.to) ? STATIC_TARGETS[item.to].path : item.to);
    return item.kind === 'heading' ? name : `${name} (${address})${item.newTab ? ' ↗' : ''}`;
  };
  return entries.flatMap((entry) => [line(entry), ...entry.items.map((item) => `– ${line(item)}`)]);
}
