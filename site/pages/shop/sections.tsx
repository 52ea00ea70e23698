// The catalogue's first page: the families of each main category.
import type { Category } from '#contract/categories.ts';
import { categoryPath } from '#contract/paths.ts';
import { SHOP_TEXTS as texts } from '../../texts/shop.ts';
import { FamilyCard } from '../../ui/family-card/family-card.tsx';
import { groupVariants } from '../../ui/family-card/variants.ts';
import type { ShopFamily } from './lists.ts';

/** Cards whose pictures are loaded at once. */
const EAGER_CARDS = 6;

interface SectionsProps {
  families: readonly ShopFamily[];
  categories: readonly Category[];
}

/** Cards by main category, in the categories' order. Categories without families have no section. */
export function Sections({ families, categories }: SectionsProps) {
  const sections = categories.flatMap((main) => {
    if (main.parentCategory) return [];
    const own = families.filter(({ category }) => category._id === main._id);
    return own.length === 0 ? [] : [{ main, groups: groupVariants(own), subs: subsOf(main, own, categories) }];
  });
  return sections.map(({ main, groups, subs }, at) => (
    <section key={main._id} className="shop-section" aria-labelledby={`kategori-${main._id}`}>
      <header>
        <h2 id={`kategori-${main._id}`}>
          <a href={categoryPath(main._id)}>{main.name}</a>
        </h2>
        {at === 0 && <p>{texts.lowestPrices}</p>}
        {subs.length > 0 && (
          <ul className="shop-section-subs">
            {subs.map(({ _id, name }) => (
              <li key={_id}>
                <a href={categoryPath(main._id, _id)}>{name}</a>
              </li>
            ))}
          </ul>
        )}
      </header>
      <ul className="family-cards">
        {groups.map((group, i) => (
          <FamilyCard key={group.variants[0]!.family._id} group={group} isEager={at === 0 && i < EAGER_CARDS} />
        ))}
      </ul>
    </section>
  ));
}

/** Sub-categories that have one of the families. */
const subsOf = (main: Category, families: readonly ShopFamily[], categories: readonly Category[]): Category[] =>
  categories.filter(
    ({ _id, parentCategory }) =>
      parentCategory?._id === main._id && families.some(({ subCategory }) => subCategory?._id === _id),
  );
