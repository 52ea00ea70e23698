import type { ProductCard as ProductCardData } from '#contract/products.ts';
import { shortenToWords } from '#contract/format.ts';
import { productPath } from '#contract/paths.ts';
import { useFrame } from '../../base/frame.ts';
import { AddButton, isBuyable } from '../../cart/add-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PriceOrQuote } from '../../ui/figures.tsx';
import { Stock } from '../../ui/price.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import './product-card.css';

/** Characters of the description on a card. */
const DESCRIPTION_LENGTH = 60;
const IMAGE_SIZES = '(min-width: 1200px) 230px, (min-width: 760px) 30vw, 46vw';

/** A product in the grid. All of it leads to the product, except 'Teklif Al' and 'Sepete Ekle'. */
export function ProductCard({ product, isEager = false }: { product: ProductCardData; isEager?: boolean }) {
  const { code, name, description, price, stockStatus } = product;
  const { settings } = useFrame();
  return (
    <li className="product-card">
      <Picture
        kind="products"
        image={product.mainImage ?? product.img[0]}
        alt={name}
        sizes={IMAGE_SIZES}
        isEager={isEager}
      />
      <span className="product-card-code code">{code}</span>
      <h3 className="product-card-name">
        <a href={productPath(product)}>
          <Unbroken text={name} />
        </a>
      </h3>
      <p className="product-card-text">{shortenToWords(description, DESCRIPTION_LENGTH)}</p>
      <div className="product-card-foot">
        <div>
          <PriceOrQuote price={price} code={code} />
          <Stock status={stockStatus} />
        </div>
        {isBuyable(product, settings.shop_currency) && <AddButton product={product} />}
      </div>
    </li>
  );
}
