// Parts of a product's page that the browser shows as the server wrote them. Their code comes with the next product's
// page only.
import { ApiError } from '#contract/api-error.ts';
import { toSettings, type Settings } from '#contract/setting-defaults.ts';
import { galleryOf } from '#contract/images.ts';
import type { ArticleSizes, Drawing } from '#contract/families.ts';
import type { Product, ProductCard } from '#contract/products.ts';
import { markup, type Markup } from '../../base/markup.ts';
import type { LoadContext } from '../../base/page.tsx';
import { DRAWING_LOOKS } from '../../texts/product-details.ts';
import { breadcrumbMarkup } from '../../ui/breadcrumb.tsx';
import {
  description,
  documentList,
  heading,
  keySpecs,
  nearProducts,
  points,
  specsTable,
  terms,
  withInstalments,
  withOrderFacts,
} from './plain-parts.ts';
import { describedParts } from './described-parts.ts';
import { nearSizes } from './near-sizes.ts';
import { cadLinks } from './cad-links.ts';
import { dimensionTable, drawnValue, sizeSwitch } from './size-parts.ts';
import { productTrail } from './trail.ts';
import { trueRatio } from './true-ratio.ts';

/** Sizes in the list of a product without a family, this one included. */
const NEIGHBOUR_COUNT = 5;
/** The parts' places in the page. */
export type PartName =
  | 'trail'
  | 'name'
  | 'text'
  | 'ratio'
  | 'switch'
  | 'dimensions'
  | 'terms'
  | 'rules'
  | 'description'
  | 'specs'
  | 'applications'
  | 'features'
  | 'documents'
  | 'neighbours';

export interface Details {
  /** The drawing first, then the picture of this very size; without any, one placeholder. */
  pictures: string[];
  /** How many of them are the drawing and the picture of this very size: the others may stand for all sizes. */
  own: number;
  drawing: (Pick<Drawing, 'image' | 'letters'> & { caption: string; values: Readonly<Record<string, string>> }) | null;
  parts: Parts;
}

/** HTML of the parts that the product has; '' where the browser finds it in the document. */
export type Parts = Readonly<Partial<Record<PartName, string>>>;

type Loading = Pick<LoadContext, 'api' | 'report'> & { signal: AbortSignal; product: Product };

/** Loads what belongs to the product's family and neighbours, and writes the parts. */
export async function loadDetails({ api, product, signal, report }: Loading): Promise<Details> {
  const calm = async <T>(call: Promise<T>): Promise<T | null> => {
    try {
      return await call;
    } catch (error) {
      if (!signal.aborted && !(ApiError.is(error) && error.status < 500)) report(error);
      return null;
    }
  };
  const params = { id: product._id };
  const sizes = product.family && (await calm(api('GET /api/products/:id/sizes', { params }, signal)));
  const query = { near: product._id, limit: NEIGHBOUR_COUNT };
  const near = sizes ? null : await calm(api('GET /api/products', { query }, signal));
  const [settings, mode] = await Promise.all([
    calm(api('GET /api/settings', {}, signal)),
    product.price?.currency === 'TRY' ? calm(api('GET /api/payment/mode', {}, signal)) : null,
  ]);
  const written = Object.entries(
    partsOf(product, {
      sizes,
      near: near?.products ?? [],
      settings: settings && toSettings(settings),
      instalmentsFrom: mode?.instalmentsFrom ?? null,
    }),
  ).flatMap(([name, part]) => (part ? [[name, part.html] as const] : []));
  const parts = Object.assign(Object.create(WITHOUT_HTML) as Parts, Object.fromEntries(written));
  return { drawing: sizes && drawingOf(sizes), ...picturesOf(product, sizes), parts };
}

/** The document holds the HTML already: the data for the browser only name the parts. */
const WITHOUT_HTML = {
  toJSON(this: Parts): Parts {
    return Object.fromEntries(Object.keys(this).map((name) => [name, '']));
  },
};

interface Beside {
  sizes: ArticleSizes | null;
  near: readonly ProductCard[];
  settings: Settings | null;
  /** Price in lira from which instalments are shown; null: there are none. */
  instalmentsFrom: number | null;
}

const asksSignIn = (settings: Settings | null): boolean => settings?.shop_cad_sign_in ?? false;

/** Files that staff gave a product without a family: it has no others. */
function looseParts(product: Product, isForSignedIn: boolean): Markup | false {
  const own = product.cadFiles.map(({ format }) => format);
  const specs = keySpecs(product);
  if (own.length === 0) return specs;
  return markup`${specs}${cadLinks(product, { files: own, own, simplifications: [] }, isForSignedIn)}`;
}

const partsOf = (
  product: Product,
  { sizes, near, settings, instalmentsFrom }: Beside,
): Record<PartName, Markup | false> => ({
  trail: breadcrumbMarkup(productTrail(product)),
  name: heading(product),
  text: description(product),
  // A drawing in the size's own proportions needs no second one.
  ratio: sizes !== null && sizes.drawing !== null && sizes.drawing.look !== 'true' && trueRatio(sizes),
  switch: sizes !== null && sizeSwitch(product, sizes),
  dimensions: withInstalments(
    product,
    instalmentsFrom,
    withOrderFacts(
      product,
      sizes
        ? markup`${dimensionTable(sizes)}${cadLinks(product, sizes.cad, asksSignIn(settings))}`
        : looseParts(product, asksSignIn(settings)),
    ),
  ),
  terms: settings !== null && terms(product, settings),
  ...describedParts(product),
  specs: product.technicalSpecs.length > 0 && specsTable(product.technicalSpecs),
  applications: product.applications.length > 0 && points(product.applications),
  features: product.features.length > 0 && points(product.features),
  documents: product.documents.length > 0 && documentList(product.documents),
  neighbours: sizes ? nearSizes(product, sizes, settings) : near.length > 1 && nearProducts(product, near),
});

/** A picture of this very size takes the place of one that stands for all sizes. */
function picturesOf(product: Product, sizes: ArticleSizes | null): Pick<Details, 'pictures' | 'own'> {
  const own = [sizes?.drawing?.image, sizes?.picture].filter((one) => typeof one === 'string');
  const given = galleryOf(product);
  const isReplaced = Boolean(sizes?.picture) && product.areImagesRepresentative;
  const pictures = [...own, ...(isReplaced ? given.slice(1) : given)];
  return { pictures: pictures.length > 0 ? pictures : [''], own: own.length };
}

function drawingOf({ drawing, dimensions }: ArticleSizes): Details['drawing'] {
  if (drawing === null) return null;
  const values = Object.fromEntries(
    dimensions.flatMap(({ key, value }) => (value === null ? [] : [[key, drawnValue({ key, value })]])),
  );
  const { look, ...shown } = drawing;
  return { ...shown, caption: DRAWING_LOOKS[look], values };
}
