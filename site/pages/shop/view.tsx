import { useNavigation } from 'react-router';
import { BLANK_SEARCH } from '#contract/catalogue-texts.ts';
import type { Category } from '#contract/categories.ts';
import { formatNumber } from '#contract/format.ts';
import { shopPath } from '#contract/page-paths.ts';
import { SHOP_PATH } from '#contract/paths.ts';
import type { PropsOf } from '../../base/page.tsx';
import { SHOP_TEXTS as texts, SHOP_HEAD_TEXTS } from '../../texts/shop.ts';
import { LateFound } from '../../search/late-found.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useLiveSearch } from './live-search.ts';
import { shopTrail, type shopPage } from './page.ts';
import { Results } from './results.tsx';
import { chosenCategories, keptSort, type ChosenCategories, type ShopSearch } from './search.tsx';
import { Sidebar } from './sidebar.tsx';
import './view.css';
import './results.css';

export default function ShopView({
  search: asked,
  data: { categories, products, found, isCategoryUnknown },
}: PropsOf<typeof shopPage>) {
  // An unknown category shows all products, and the rest of the page is about all products too.
  const state: ShopSearch = isCategoryUnknown ? { page: 1, view: asked.view } : asked;
  const live = useLiveSearch(state, asked);
  const { state: moving, location: next } = useNavigation();
  const chosen = chosenCategories(categories, state);
  const named = chosen.sub ?? chosen.main;
  const isRenewing = moving === 'loading' && next.pathname === SHOP_PATH;
  const isOverview = !named && !state.q && state.page === 1;
  // Ways on come after the list's sentence that nothing was found.
  const isNothing = found?.total === 0;
  const answer = found && state.q && (
    <section className="shop-found" aria-label={texts.answer} aria-busy={isRenewing || undefined}>
      <LateFound term={state.q} reply={found} />
    </section>
  );
  return (
    <div className="wrap shop">
      <Breadcrumb trail={shopTrail(chosen)} />
      <header className="shop-head">
        <h1>{named?.name ?? SHOP_HEAD_TEXTS.title}</h1>
        {named?.description && <p>{named.description}</p>}
      </header>
      <Sidebar state={state} categories={categories} chosen={chosen} search={live} />
      <div className="shop-main">
        {asked.isBlank && (
          <p className="notice notice--error" role="alert">
            {BLANK_SEARCH}
          </p>
        )}
        {isCategoryUnknown && <output className="notice">{texts.unknownCategory}</output>}
        {isOverview && categories && <CategoryCards categories={categories} view={state.view} />}
        {chosen.main && categories && <SubCategoryTags state={state} chosen={chosen} categories={categories} />}
        {!isNothing && answer}
        <Results state={state} products={products} chosen={chosen} search={live} isRenewing={isRenewing} />
        {isNothing && answer}
      </div>
    </div>
  );
}

function CategoryCards({ categories, view }: { categories: readonly Category[]; view: ShopSearch['view'] }) {
  return (
    <ul className="shop-cards" aria-label={texts.categories}>
      {categories.map((category) =>
        category.parentCategory ? null : (
          <li key={category._id}>
            <a href={shopPath({ category: category._id, view })}>
              <Picture kind="categories" image={category.img} alt="" sizes="96px" width={96} height={72} />
              <span className="shop-cards-name">{category.name}</span>
              <small>{texts.count(formatNumber(category.productCount))}</small>
            </a>
          </li>
        ),
      )}
    </ul>
  );
}

function SubCategoryTags({
  state,
  chosen: { main, sub },
  categories,
}: {
  state: ShopSearch;
  chosen: ChosenCategories;
  categories: readonly Category[];
}) {
  const subs = categories.filter(({ parentCategory }) => parentCategory?._id === main!._id);
  if (subs.length === 0) return null;
  const to = (subCategory?: string) =>
    shopPath({ category: main!._id, subCategory, sort: keptSort(state), view: state.view });
  return (
    <nav className="shop-subs" aria-label={texts.subCategories}>
      <ul>
        <li>
          <a className="tag" href={to()} aria-current={sub ? undefined : 'true'} data-keep-scroll="">
            {texts.all}
          </a>
        </li>
        {subs.map((child) => (
          <li key={child._id}>
            <a
              className="tag"
              href={to(child._id)}
              aria-current={child === sub ? 'true' : undefined}
              data-keep-scroll=""
            >
              {child.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
