// Icons that staff choose for features, pages and quality categories, free of schemas. They are drawn in
// `site/public/icons.svg`, one symbol for each name, so that pages carry no icon font and the panel can show the same
// ones.

export const ICON_NAMES = [
  'award',
  'certificate',
  'gear',
  'list-check',
  'arrow-up-circle',
  'lightbulb',
  'shield-check',
  'people',
  'graph-up',
  'check-circle',
  'star',
  'globe',
  'truck',
  'rulers',
  'tools',
  'box',
  'building',
  'clock',
  'calendar',
  'headset',
  'telephone',
  'envelope',
  'search',
  'download',
  'thermometer',
  'droplet',
  'lightning',
  'recycle',
  'layers',
  'cpu',
  'trophy',
  'bullseye',
  'eye',
  'heart',
  'hand-thumbs-up',
  'flag',
  'book',
  'bank',
  'bar-chart',
] as const;
export type IconName = (typeof ICON_NAMES)[number];

/** Icon for a class that is not bundled. */
export const NEUTRAL_ICON = 'neutral';

/** Names of the same icons in other sets. */
const ALIASES: Record<string, IconName> = {
  cog: 'gear',
  cogs: 'gear',
  'gear-fill': 'gear',
  users: 'people',
  'user-friends': 'people',
  'shield-alt': 'shield-check',
  'shield-halved': 'shield-check',
  shield: 'shield-check',
  'chart-line': 'graph-up',
  'graph-up-arrow': 'graph-up',
  'chart-bar': 'bar-chart',
  'check-circle-fill': 'check-circle',
  check: 'check-circle',
  'circle-check': 'check-circle',
  medal: 'award',
  'patch-check': 'certificate',
  'shipping-fast': 'truck',
  'truck-fast': 'truck',
  ruler: 'rulers',
  'ruler-combined': 'rulers',
  wrench: 'tools',
  'screwdriver-wrench': 'tools',
  hammer: 'tools',
  'box-seam': 'box',
  industry: 'building',
  'globe-europe': 'globe',
  headphones: 'headset',
  phone: 'telephone',
  bolt: 'lightning',
  tint: 'droplet',
  leaf: 'recycle',
  'layer-group': 'layers',
  microchip: 'cpu',
  'thumbs-up': 'hand-thumbs-up',
  history: 'clock',
  'calendar-alt': 'calendar',
  tasks: 'list-check',
  'arrow-up': 'arrow-up-circle',
  university: 'bank',
};

/** 'bi-gear' or 'fa-cog' → 'gear'; a class that is not bundled → 'neutral'. */
export const iconName = (className: string): IconName | typeof NEUTRAL_ICON => {
  const name = className.replace(/^(?:fa|bi)-/, '');
  return ICON_NAMES.find((one) => one === name) ?? (Object.hasOwn(ALIASES, name) ? ALIASES[name]! : NEUTRAL_ICON);
};
