import { useId } from 'react';
import { categoryPath, SHOP_PATH } from '#contract/paths.ts';
import { useFrame } from '../base/frame.ts';
import { PRODUCT_GROUPS_TEXTS as texts } from '../texts/product-groups.ts';
import './product-groups.css';

/** The catalogue's groups in ruled columns, on pages without a product: the visitor may have come for one. */
export function ProductGroups() {
  const { categories } = useFrame();
  const id = useId();
  return (
    categories.length > 0 && (
      <section className="product-groups" aria-labelledby={id}>
        <div className="section-head">
          <h2 id={id}>{texts.title}</h2>
          <a className="more" href={SHOP_PATH}>
            {texts.all}
          </a>
        </div>
        <ul>
          {categories.map(({ _id, name }) => (
            <li key={_id}>
              <a href={categoryPath(_id)}>{name}</a>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}
