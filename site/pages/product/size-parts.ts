// Parts of the page of a family's size: the switch to other sizes, its dimensions.
import { formatMilli, isDiameter, isLetter, numberToMilli } from '#contract/dimension.ts';
import type { ArticleSizes } from '#contract/families.ts';
import { formatDeviations } from '#contract/iso286.ts';
import { familyPath, productPath } from '#contract/paths.ts';
import type { Product } from '#contract/products.ts';
import { markup, type Markup } from '../../base/markup.ts';
import { DETAIL_TEXTS as texts } from '../../texts/product-details.ts';
import { unbroken } from './plain-parts.ts';

/** Values of a key dimension that are shown side by side; more are a list to choose from. */
const MAX_CHIPS = 12;

/** Rows of the table of neighbours, the size itself among them. */
export const LEAST_NEIGHBOURS = 2;

type Value = ArticleSizes['dimensions'][number]['value'];
export const valueText = (value: Exclude<Value, null>): string =>
  typeof value === 'number' ? formatMilli(numberToMilli(value)) : value;

/** A value as a drawing writes it: 'Ø6', '200', 'M8'. */
export const drawnValue = ({ key, value }: { key: string; value: Exclude<Value, null> }): string =>
  (isDiameter(key) && typeof value === 'number' ? 'Ø' : '') + valueText(value);

/** The way to the size that differs in one key dimension: links, or a list where there are many values. */
export function sizeSwitch(
  product: Product,
  { family, dimensions, switches, material, hardnessText }: ArticleSizes,
): Markup {
  const facts = [material, hardnessText].filter((fact) => fact !== '').join(' · ');
  const hasLists = switches.some(({ options }) => options.length > MAX_CHIPS);
  const fields = switches.map(({ key, options }) => {
    const { label, unit, value } = dimensions.find((one) => one.key === key)!;
    const name = markup`${isLetter(key) && markup`<b class="code">${key}</b> `}${label}${unit && `, ${unit}`}`;
    if (options.length > MAX_CHIPS) {
      const list = options.map(
        (option) =>
          markup`<option value="${String(option.value)}"${
            option.value === value && markup` selected`
          }${option.slug === null && markup` disabled`} data-slug="${option.slug ?? ''}">${valueText(option.value)}</option>`,
      );
      return markup`<label class="product-select" data-dim="${key}"><span>${name}</span><select class="field" name="${key}" autocomplete="off">${list}</select></label>`;
    }
    const chips = options.map((option) => {
      const text = valueText(option.value);
      if (option.value === value) return markup`<a href="${productPath(product)}" aria-current="true">${text}</a>`;
      // Not made with this product's other dimensions: the family's table shows what is made with it.
      if (option.slug === null)
        return markup`<a href="${familyPath(family.slug)}?${key}=${encodeURIComponent(String(option.value))}" title="${texts.elsewhere}" data-elsewhere>${text}</a>`;
      return markup`<a href="${productPath({ slug: option.slug, code: '' })}" data-keep-scroll>${text}</a>`;
    });
    const kept = hasLists && markup`<input type="hidden" name="${key}" value="${String(value)}">`;
    return markup`<div class="product-chips" role="group" aria-label="${label}" data-dim="${key}"><span>${name}</span>${kept}<p>${chips}</p></div>`;
  });
  const go = hasLists && markup`<button class="button button--quiet">${texts.go}</button>`;
  return markup`${facts && markup`<p class="product-material">${unbroken(facts)}</p>`}<form class="product-switch" action="${familyPath(family.slug)}" aria-label="${texts.switch}">${fields}${go}</form>`;
}

/** The dimensions; below them the way to all sizes, unless a table of the neighbours has it. */
export function dimensionTable({ family, dimensions, neighbours }: ArticleSizes): Markup {
  const rows = dimensions
    .filter(({ key, value, isKey }) => value !== null && (isKey || isLetter(key)))
    .map(({ key, label, unit, value, tolerance, limits }) => {
      const shown = drawnValue({ key, value: value! });
      const limit = limits && markup` <span>(${formatDeviations(limits)})</span>`;
      return markup`<tr data-dim="${key}"><th scope="row" class="code">${isLetter(key) && key}</th><td>${label}</td><td class="code">${shown}${
        unit !== '' && unit !== 'mm' && /\d/.test(shown) && markup` <small>${unit}</small>`
      }</td><td>${tolerance.replaceAll('-', '−')}${limit}</td></tr>`;
    });
  const all =
    neighbours.length < LEAST_NEIGHBOURS &&
    markup`<a class="product-all" href="${familyPath(family.slug)}">${texts.allSizes(family.articleCount)}</a>`;
  return markup`<table class="product-dims"><caption class="visually-hidden">${texts.dimensions}</caption><thead class="visually-hidden"><tr><th scope="col">${texts.letter}</th><th scope="col">${texts.specName}</th><th scope="col">${texts.value}</th><th scope="col">${texts.tolerance}</th></tr></thead><tbody>${rows}</tbody></table>${all}`;
}
