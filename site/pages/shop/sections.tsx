// The catalogue's first page: the families of each main category.
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Category } from '#contract/categories.ts';
import { formatNumber } from '#contract/format.ts';
import { categoryPath } from '#contract/paths.ts';
import { SHOP_TEXTS as texts } from '../../texts/shop.ts';
import { FamilyCard } from '../../ui/family-card/family-card.tsx';
import { groupVariants, type VariantGroup } from '../../ui/family-card/variants.ts';
import { useLateLayout } from '../../ui/use-late-layout.ts';
import type { ShopFamily } from './lists.ts';

/** Of more cards than these a phone shows three, and the others when they are asked for; without scripts all. */
const MOST_ON_PHONES = 4;
const SHOWN_ON_PHONES = 3;
/** Cards whose pictures are loaded at once: more, and a phone's first paint waits for pictures that it does not show. */
const EAGER_CARDS = SHOWN_ON_PHONES;

interface SectionsProps {
  families: readonly ShopFamily[];
  categories: readonly Category[];
}

/** Cards by main category, in the categories' order. Categories without families have no section. */
export function Sections({ families, categories }: SectionsProps) {
  useLateLayout('.shop-section + .shop-section');
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
      <SectionCards groups={groups} isFirst={at === 0} name={main.name} />
    </section>
  ));
}

interface SectionCardsProps {
  groups: readonly VariantGroup[];
  isFirst: boolean;
  /** Of the section's category. */
  name: string;
}
function SectionCards({ groups, isFirst, name }: SectionCardsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const hidden = groups.length > MOST_ON_PHONES ? formatNumber(familiesIn(groups.slice(SHOWN_ON_PHONES))) : undefined;
  return (
    <>
      <ul className={hidden && !isOpen ? 'family-cards family-cards--folded' : 'family-cards'}>
        {groups.map((group, i) => (
          <FamilyCard key={group.variants[0]!.family._id} group={group} isEager={isFirst && i < EAGER_CARDS} />
        ))}
      </ul>
      {hidden && !isOpen && (
        <button
          className="shop-unfold"
          type="button"
          aria-label={texts.moreFamiliesOf(hidden, name)}
          onClick={(event) => {
            const cards = event.currentTarget.parentElement!.querySelectorAll('.family-card');
            flushSync(() => setIsOpen(true)); // what was hidden cannot take the focus
            cards[SHOWN_ON_PHONES]!.querySelector('a')!.focus();
          }}
        >
          {texts.moreFamilies(hidden)}
        </button>
      )}
    </>
  );
}

const familiesIn = (groups: readonly VariantGroup[]): number =>
  groups.reduce((sum, { variants }) => sum + variants.length, 0);

/** Sub-categories that have one of the families. */
const subsOf = (main: Category, families: readonly ShopFamily[], categories: readonly Category[]): Category[] =>
  categories.filter(
    ({ _id, parentCategory }) =>
      parentCategory?._id === main._id && families.some(({ subCategory }) => subCategory?._id === _id),
  );
