import type { ReactNode } from 'react';
import type { Category } from '#contract/categories.ts';
import { formatNumber, shortenToWords } from '#contract/format.ts';
import { searchPath } from '#contract/page-paths.ts';
import { categoryPath, SHOP_PATH } from '#contract/paths.ts';
import { FRAME_TEXTS } from '../../texts/frame.ts';
import { HOME_TEXTS } from '../../texts/home.ts';
import { ArrowIcon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';

/** Characters of a description: two lines on wide screens. */
const DESCRIPTION_LENGTH = 96;

/** The main categories: built-in ones if they could not be loaded, nothing if there are none. */
export function Categories({ categories }: { categories: Category[] | null }) {
  if (categories?.length === 0) return null;
  return (
    <section className="section" aria-labelledby="home-categories">
      <div className="wrap">
        <div className="section-head">
          <div>
            <p className="eyebrow">{HOME_TEXTS.categoriesEyebrow}</p>
            <h2 id="home-categories">{HOME_TEXTS.categoriesTitle}</h2>
          </div>
          <a className="more" href={SHOP_PATH}>
            {FRAME_TEXTS.allProducts}
            <ArrowIcon />
          </a>
          <p>{HOME_TEXTS.categoriesLead}</p>
        </div>
        <ul className="home-categories cells">
          {categories?.map(({ _id, name, description, img, productCount }) => (
            <Card key={_id} path={categoryPath(_id)} name={name} description={description} count={productCount}>
              <Picture
                kind="categories"
                image={img}
                alt=""
                sizes="(min-width: 960px) 400px, (min-width: 600px) 50vw, 120px"
              />
            </Card>
          )) ??
            HOME_TEXTS.fallbackCategories.map(({ name, description, query }) => (
              <Card key={name} path={searchPath(query)} name={name} description={description} count={0} />
            ))}
        </ul>
      </div>
    </section>
  );
}

interface CardProps {
  path: string;
  name: string;
  description: string;
  count: number;
  children?: ReactNode;
}

function Card({ path, name, description, count, children }: CardProps) {
  return (
    <li>
      <a href={path}>
        {children}
        <span className="home-category-words">
          <strong>{name}</strong>
          <span className="home-category-text">{shortenToWords(description, DESCRIPTION_LENGTH)}</span>
          {count > 0 && (
            <span className="home-category-count figures">{HOME_TEXTS.productCount(formatNumber(count))}</span>
          )}
        </span>
      </a>
    </li>
  );
}
