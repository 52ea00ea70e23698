// Parts of a product's page that need no family: tables and lists of its own, and its neighbours in the catalogue.
import { DEFAULT_UNIT } from '#contract/units.ts';
import { deliveryOf } from '#contract/delivery.ts';
import { formatFileSize, formatNumber } from '#contract/format.ts';
import { ANY_QUANTITY } from '#contract/order-quantity.ts';
import { categoryPath, productPath, quotePath } from '#contract/paths.ts';
import type { Product, ProductCard } from '#contract/products.ts';
import type { Settings } from '#contract/setting-defaults.ts';
import { markup, type Markup } from '../../base/markup.ts';
import { OFFER_TEXTS } from '../../texts/frame.ts';
import { DETAIL_TEXTS as texts } from '../../texts/product-details.ts';
import { priceWords } from '../../ui/price-words.ts';
import { unbrokenParts } from '../../ui/unbroken.tsx';

/** A name without line breaks inside sizes and standards. */
export const unbroken = (name: string): Markup =>
  markup`${unbrokenParts(name).map(({ text, isWhole }) => (isWhole ? markup`<span class="unbroken">${text}</span>` : markup`${text}`))}`;

/** The order code with a button that copies it, and the name. */
export const heading = ({ code, name }: Product): Markup =>
  markup`<p class="product-code"><span class="visually-hidden">${texts.code} </span><b class="code">${code}</b><button type="button" data-copy="${code}">${texts.copyCode}</button><output></output></p><h1>${unbroken(name)}</h1>`;
export const description = ({ description: text }: Product): Markup =>
  markup`<p class="product-text">${unbroken(text)}</p>`;

/** The link to ask for the price of a product without one. */
export const quoteLink = (code: string): Markup =>
  markup`<a class="price-quote" href="${quotePath(code)}" aria-label="${OFFER_TEXTS.quoteFor(code)}">${OFFER_TEXTS.quote}</a>`;

/** A price as visitors read it; a second figure stands small below. */
export function priceFigures(price: Parameters<typeof priceWords>[0]): Markup {
  const [now, beside] = priceWords(price);
  return markup`${now}${beside !== undefined && markup`<small class="price-beside"> ${beside}</small>`}`;
}

/** Least order, pack, unit and weight, where they say anything, above the dimensions. */
export function withOrderFacts(
  { orderQuantity: { min, pack } = ANY_QUANTITY, weightG, unit }: Product,
  dimensions: Markup | false,
): Markup | false {
  const facts = [
    min > 1 && texts.least(formatNumber(min)),
    pack > 1 && texts.pack(formatNumber(pack)),
    unit !== DEFAULT_UNIT && texts.unit(unit),
    weightG !== null && texts.weight(weightText(weightG)),
  ].filter((fact) => fact !== false);
  if (facts.length === 0) return dimensions;
  return markup`<ul class="product-order">${facts.map((fact) => markup`<li>${fact}</li>`)}</ul>${dimensions}`;
}
const GRAMS_PER_KG = 1_000;
const weightText = (grams: number): string =>
  grams < GRAMS_PER_KG ? `${grams} g` : `${formatNumber(grams / GRAMS_PER_KG)} kg`;

/** The button for what the price is in instalments, right below the price. */
export function withInstalments({ _id, price }: Product, from: number | null, below: Markup | false): Markup | false {
  if (!price || from === null || price.current < from) return below;
  return markup`<p class="product-instalments"><button type="button" class="button button--quiet button--dense" aria-haspopup="dialog" data-instalments="${_id}">${texts.instalments}</button></p>${below}`;
}

/** Delivery and warranty. */
export const terms = (product: Product, settings: Settings): Markup =>
  markup`<dl class="product-terms"><div><dt>${texts.delivery}</dt><dd>${deliveryOf(product, settings)}</dd></div><div><dt>${texts.warranty}</dt><dd>${settings.company_warranty_text}</dd></div></dl>`;

/** Specifications beside the picture of a product without a family; the table lists all. */
const KEY_SPECS = 6;
export const keySpecs = ({ technicalSpecs }: Product): Markup | false =>
  technicalSpecs.length > 0 &&
  markup`<dl class="product-key">${technicalSpecs
    .slice(0, KEY_SPECS)
    .map(
      ({ name, value, unit }) =>
        markup`<div><dt>${name}</dt><dd>${value}${unit && markup`<small> ${unit}</small>`}</dd></div>`,
    )}</dl>`;

export const specsTable = (specs: Product['technicalSpecs']): Markup =>
  markup`<table class="product-specs"><thead><tr><th scope="col">${texts.specName}</th><th scope="col">${texts.specValue}</th><th scope="col">${texts.specUnit}</th></tr></thead><tbody>${specs.map(
    ({ name, value, unit }) => markup`<tr><th scope="row">${name}</th><td>${value}</td><td>${unit}</td></tr>`,
  )}</tbody></table>`;

export const points = (list: readonly string[]): Markup =>
  markup`<ul class="product-points">${list.map((point) => markup`<li>${point}</li>`)}</ul>`;

export const documentList = (documents: Product['documents']): Markup =>
  markup`<h2 id="belgeler">${texts.documents}</h2><ul>${documents.map(
    ({ name, url, type, size }) =>
      markup`<li><a href="${url}" download=""><b>${texts.documentTypes[type]}</b> <span>${name}</span> <small>${formatFileSize(size)}</small></a></li>`,
  )}</ul>`;

/** The neighbours of a product without a family, in the catalogue's order. */
export function nearProducts({ category, subCategory, code }: Product, near: readonly ProductCard[]): Markup {
  const rows = near.map((one) => {
    const name = unbroken(one.name);
    return markup`<tr${one.code === code && markup` aria-current="true"`}><td class="code">${one.code}</td><td>${
      one.code === code ? name : markup`<a href="${productPath(one)}">${name}</a>`
    }</td><td>${one.price ? priceFigures(one.price) : quoteLink(one.code)}</td></tr>`;
  });
  const all = `${categoryPath(category._id, subCategory?._id)}&view=list`;
  return markup`<h2 id="yakin-olculer">${texts.neighbours((subCategory ?? category).name)}</h2><table class="product-near-list"><tbody>${rows}</tbody></table><a href="${all}">${texts.neighboursAll}</a>`;
}
