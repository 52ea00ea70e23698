// An article's CAD files, below its dimensions. Their links work without JavaScript.
import { CAD_DISCLAIMER } from '#contract/cad-texts.ts';
import type { ArticleSizes } from '#contract/families.ts';
import { cadFilePath, cadRequestPath } from '#contract/cad-paths.ts';
import { doorPath } from '#contract/page-paths.ts';
import { productPath, SIGN_IN_PATH } from '#contract/paths.ts';
import type { Product } from '#contract/products.ts';
import { markup, type Markup } from '../../base/markup.ts';
import { CAD_TEXTS as texts } from '../../texts/product-details.ts';

/** @param isForSignedIn without JavaScript, which sends who is signed in, the links lead to the door */
export function cadLinks(
  { _id, code, slug }: Pick<Product, '_id' | 'code' | 'slug'>,
  cad: ArticleSizes['cad'],
  isForSignedIn: boolean,
): Markup {
  if (!cad) return markup`<p class="product-cad">${texts.none} <a href="${cadRequestPath(code)}">${texts.ask}</a></p>`;
  const { files, own } = cad;
  const links = files.map((format) =>
    format === 'glb'
      ? markup`<button type="button" class="button button--quiet button--dense" data-model="${_id}">${texts.view}</button>`
      : markup`<a class="button button--quiet button--dense" href="${
          isForSignedIn ? doorPath(SIGN_IN_PATH, productPath({ slug, code })) : cadFilePath(_id, format)
        }" data-article="${_id}" data-cad="${format}"${!isForSignedIn && markup` download=""`}>${texts.download(format)}</a>`,
  );
  const simplified = cad.simplifications.map((sentence) => markup`<li>${sentence}.</li>`);
  return markup`<div class="product-cad"><h2 class="visually-hidden">CAD</h2><p class="product-cad-links">${links}<output></output></p><details><summary>${texts.about}</summary><p>${own.length < files.length && CAD_DISCLAIMER} ${texts.formats}</p>${own.length > 0 && markup`<p>${texts.own(own)}</p>`}${simplified.length > 0 && markup`<ul>${simplified}</ul>`}</details></div>`;
}
