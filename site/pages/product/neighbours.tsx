import { productPath } from '#contract/paths.ts';
import type { Product } from '#contract/products.ts';
import { PRODUCT_TEXTS as texts } from '../../texts/product.ts';
import { QuoteLink } from '../../ui/price.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { productTrail, type Neighbour } from './page.ts';

/** The neighbouring sizes, in the catalogue's order. */
export function Neighbours({ product, neighbours }: { product: Product; neighbours: readonly Neighbour[] }) {
  const { category, subCategory, code } = product;
  return (
    <section className="product-part product-near" aria-labelledby="yakin-olculer">
      <h2 id="yakin-olculer">{texts.neighbours((subCategory ?? category).name)}</h2>
      <table>
        <tbody>
          {neighbours.map((near) => (
            <tr key={near.code} aria-current={near.code === code || undefined}>
              <td className="code">{near.code}</td>
              <td>
                {near.code === code ? (
                  <Unbroken text={near.name} />
                ) : (
                  <a href={productPath(near)}>
                    <Unbroken text={near.name} />
                  </a>
                )}
              </td>
              <td>{near.price ?? <QuoteLink code={near.code} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <a href={`${productTrail(product).at(-2)!.path}&view=list`}>{texts.neighboursAll}</a>
    </section>
  );
}
