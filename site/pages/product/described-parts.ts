// The written description: rules of choosing and mounting stand in sight, the rest in its tab.
import type { Product } from '#contract/products.ts';
import { markup, Markup } from '../../base/markup.ts';

/** A heading that names choice or mounting, with its list. */
const RULES = /<h([2-4])>([^<]*(?:seçim|montaj)[^<]*)<\/h\1>\s*(<(ul|ol)>.*?<\/\4>)/isu;

/** Parts of the description, which the server has sanitized. */
export function describedParts({
  detailedDescription: html,
}: Product): Record<'rules' | 'description', Markup | false> {
  const found = RULES.exec(html);
  const rest = found ? html.replace(found[0], '').trim() : html;
  return {
    rules: found !== null && markup`<h2>${new Markup(found[2]!)}</h2>${new Markup(found[3]!)}`,
    description: rest !== '' && new Markup(rest),
  };
}
