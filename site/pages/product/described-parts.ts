// The written description: rules of choosing and mounting stand in sight, the rest in its tab, without what stands in
// sight already.
import type { Product } from '#contract/products.ts';
import { markup, Markup } from '../../base/markup.ts';

/** A heading that names choice or mounting, with its list. */
const RULES = /<h([2-4])>([^<]*(?:seçim|montaj)[^<]*)<\/h\1>\s*(<(ul|ol)>.*?<\/\4>)/isu;

/** Parts of the description, which the server has sanitized. */
export function describedParts(product: Product): Record<'rules' | 'description', Markup | false> {
  const html = product.detailedDescription;
  const found = RULES.exec(html);
  const rest = withoutLead(found ? html.replace(found[0], '').trim() : html, product);
  return {
    rules: found !== null && markup`<h2>${new Markup(found[2]!)}</h2>${new Markup(found[3]!)}`,
    description: rest !== '' && new Markup(rest),
  };
}

const LEAD = /^\s*<p>(.*?)<\/p>/su;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
/** What a reader sees of HTML. */
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name]!)
    .replace(/\s+/g, ' ')
    .trim();

/** Without a first paragraph that says name, code and short text, as the head does; a text with nothing else stays. */
function withoutLead(html: string, { name, code, description }: Product): string {
  const lead = LEAD.exec(html);
  const said = lead ? plain(lead[1]!) : '';
  if (!lead || !said.endsWith(description)) return html;
  const rest = said
    .slice(0, said.length - description.length)
    .replace(name, '')
    .replace(code, '');
  return /^[\s().,:–-]*(?:ürün kodu)?[\s().,:–-]*$/iu.test(rest) ? html.slice(lead[0].length).trim() || html : html;
}
