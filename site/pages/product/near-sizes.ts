// The sizes before and after an article, with what buys them.
import { STOCK_STATUSES } from '#contract/catalogue.ts';
import { STOCK_LABELS } from '#contract/catalogue-texts.ts';
import { leadTimeOf } from '#contract/delivery.ts';
import { isLetter } from '#contract/dimension.ts';
import type { ArticleSizes } from '#contract/families.ts';
import type { Currency } from '#contract/money.ts';
import { familyPath, productPath } from '#contract/paths.ts';
import type { Product, ShownPrice } from '#contract/products.ts';
import type { Settings } from '#contract/setting-defaults.ts';
import { markup, type Markup } from '../../base/markup.ts';
import { isBuyable } from '../../cart/add-button.tsx';
import { DETAIL_TEXTS as texts } from '../../texts/product-details.ts';
import { priceFigures, quoteLink } from './plain-parts.ts';
import { LEAST_NEIGHBOURS, valueText } from './size-parts.ts';

/** Columns of dimensions: the key columns, and others up to this many. */
const MOST_COLUMNS = 5;
/** Cells of a row before its dimensions. */
const FIXED_CELLS = 6;

type Row = ArticleSizes['neighbours'][number];

/** The table in the order of the key dimensions. @param settings null: they could not be loaded */
export function nearSizes(product: Product, sizes: ArticleSizes, settings: Settings | null): Markup | false {
  const { family, neighbours } = sizes;
  if (neighbours.length < LEAST_NEIGHBOURS) return false;
  const columns = shownColumns(sizes);
  const heads = columns.map(
    ({ key, label, unit, isKey }) =>
      markup`<th scope="col"${!isKey && markup` class="product-near-more"`}><b>${isLetter(key) ? key : label}</b><small>${isLetter(key) && unit}</small></th>`,
  );
  const rows = neighbours.map((row, i) => {
    const [id, code, slug] = row;
    const isThis = id === product._id;
    const cells = columns.map(({ place, isKey }) => {
      const value = row[place] ?? null;
      return markup`<td${!isKey && markup` class="product-near-more"`}>${value === null ? '–' : valueText(value)}</td>`;
    });
    return markup`<tr${isThis && markup` aria-current="true"`}><th scope="row" class="code">${
      isThis ? code : markup`<a href="${productPath({ slug, code })}">${code}</a>`
    }</th>${cells}${offerCells(row, { isThis, currency: sizes.currency as Currency, shown: sizes.shown?.[i] ?? undefined, settings })}</tr>`;
  });
  return markup`<div class="product-near-head"><h2 id="yakin-olculer">${texts.nearSizes}</h2><a href="${familyPath(family.slug)}">${texts.allSizes(family.articleCount)}</a></div><table class="product-sizes"><thead><tr><th scope="col">${texts.code}</th>${heads}<th scope="col">${texts.price}</th><th scope="col">${texts.stock}</th><th scope="col">${texts.lead}</th><th scope="col"><span class="visually-hidden">${texts.add}</span></th></tr></thead><tbody>${rows}</tbody></table>`;
}

/** Key columns, then lettered ones. */
function shownColumns({ dimensions, switches }: ArticleSizes) {
  const columns = dimensions.map(({ key, label, unit }, i) => ({
    key,
    label,
    unit,
    isKey: switches.some((one) => one.key === key),
    place: FIXED_CELLS + i,
  }));
  const keys = columns.filter(({ isKey }) => isKey);
  const others = columns.filter(({ key, isKey }) => !isKey && isLetter(key));
  return [...keys, ...others.slice(0, Math.max(0, MOST_COLUMNS - keys.length))];
}

interface RowContext {
  isThis: boolean;
  currency: Currency;
  shown: ShownPrice | undefined;
  settings: Settings | null;
}

/** Price, stock, lead time, and the button that adds: in the order of all tables. */
function offerCells(
  [id, code, , current, stock, leadTimeDays]: Row,
  { isThis, currency, shown, settings }: RowContext,
): Markup {
  const stockStatus = STOCK_STATUSES[stock] ?? 'out_of_stock';
  const price = current === null ? null : { current, currency, shown };
  const canBuy = settings !== null && isBuyable({ price, stockStatus }, settings.shop_currency);
  const button =
    canBuy &&
    markup`<button type="button" class="button button--quiet button--dense" data-add="${id}" aria-label="${texts.addNamed(code)}">${texts.add}</button>`;
  return markup`<td><b>${price ? priceFigures(price) : quoteLink(code)}</b></td><td><span class="stock stock--${stockStatus}">${STOCK_LABELS[stockStatus]}</span></td><td>${
    settings && leadTimeOf({ stockStatus, leadTimeDays }, settings)
  }</td><td>${isThis ? markup`<small>${texts.thisSize}</small>` : button}</td>`;
}
