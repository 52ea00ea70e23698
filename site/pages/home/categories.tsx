import { formatNumber } from '#contract/format.ts';
import { searchPath } from '#contract/page-paths.ts';
import { categoryPath, SHOP_PATH } from '#contract/paths.ts';
import { FRAME_TEXTS } from '../../texts/frame.ts';
import { HOME_TEXTS as texts } from '../../texts/home.ts';
import { Picture } from '../../ui/picture.tsx';
import { MOULD_ID } from './mould.tsx';
import type { CategoryGroup, HomeData } from './page.ts';

/** The main categories: built-in ones if they could not be loaded, nothing if there are none. */
export function Categories({
  data: { categories, otherCategories, totals },
}: {
  data: Pick<HomeData, 'categories' | 'otherCategories' | 'totals'>;
}) {
  if (categories?.length === 0) return null;
  return (
    <section className="section home-groups" aria-labelledby="home-categories">
      <div className="wrap">
        <div className="section-head">
          <h2 id="home-categories">{texts.categoriesTitle}</h2>
          <a className="more" href={SHOP_PATH}>
            {FRAME_TEXTS.allProducts} {totals && texts.allFamilies(formatNumber(totals.total))}
          </a>
        </div>
        <ul className="home-cards">
          {categories?.map((group) => (
            <li key={group._id}>
              <Picture kind="categories" image={group.img} alt="" width={96} height={72} sizes="96px" />
              <Group group={group} />
            </li>
          )) ??
            texts.fallbackCategories.map(({ name, description, query }) => (
              <li key={name}>
                <h3>
                  <a href={searchPath(query)}>{name}</a>
                </h3>
                <p>{description}</p>
              </li>
            ))}
        </ul>
        {otherCategories.length > 0 && (
          <ul className="home-other-groups" aria-label={texts.otherCategories}>
            {otherCategories.map((group) => (
              <li key={group._id}>
                <Group group={group} />
              </li>
            ))}
            <li className="home-name-unknown">
              <h3>{texts.nameUnknown}</h3>
              <a href={`#${MOULD_ID}`}>{texts.chooseInMould}</a>
            </li>
          </ul>
        )}
      </div>
    </section>
  );
}

/** A main category and its sub-categories as links. */
const Group = ({ group: { _id, name, productCount, subs } }: { group: CategoryGroup }) => (
  <>
    <h3>
      <a href={categoryPath(_id)}>{name}</a>{' '}
      {productCount > 0 && <small className="figures">{formatNumber(productCount)}</small>}
    </h3>
    {subs.length > 0 && (
      <p>
        {subs.map((sub, i) => (
          <span key={sub._id}>
            {i > 0 && ', '}
            <a href={categoryPath(_id, sub._id)}>{sub.name}</a>
          </span>
        ))}
      </p>
    )}
  </>
);
