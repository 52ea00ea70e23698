import { siteSearchPath } from '#contract/content-kinds.ts';
import { BLANK_SEARCH } from '#contract/catalogue-texts.ts';
import type { Category } from '#contract/categories.ts';
import type { FamilyPage } from '#contract/families.ts';
import { formatNumber } from '#contract/format.ts';
import { shopPath } from '#contract/page-paths.ts';
import { SHOP_PATH } from '#contract/paths.ts';
import type { PropsOf } from '../../base/page.tsx';
import { useNavigation } from '../../base/router.tsx';
import { SHOP_TEXTS as texts, SHOP_HEAD_TEXTS } from '../../texts/shop.ts';
import { SITE_SEARCH_TEXTS } from '../../texts/site-search.ts';
import { LateFound } from '../../search/late-found.tsx';
import { isNearOnly, rowIds } from '../../search/reply.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ArrowIcon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useLiveSearch } from './live-search.ts';
import type { ShopLists } from './lists.ts';
import { shopTrail, type shopPage } from './page.ts';
import { cappedCount, Results } from './results.tsx';
import {
  chosenCategories,
  keptView,
  unfiltered,
  wholeCatalogue,
  type AskedSearch,
  type ChosenCategories,
  type ShopSearch,
} from './search.tsx';
import { Sidebar } from './sidebar.tsx';
import './view.css';
import './results.css';

const NO_ROWS: ReadonlySet<string> = new Set();

export default function ShopView({
  search: asked,
  data: { categories, lists, found, isCategoryUnknown, refused },
}: PropsOf<typeof shopPage>) {
  const state = shownState(asked, isCategoryUnknown, refused !== undefined);
  const live = useLiveSearch(state, asked);
  const { state: moving, location: next } = useNavigation();
  const chosen = chosenCategories(categories, state);
  const named = chosen.sub ?? chosen.main;
  const isRenewing = moving === 'loading' && next.pathname === SHOP_PATH;
  const isWhole = !named && !state.q && !state.filters;
  const families = lists?.families ?? undefined;
  const hasSections = isWhole && families !== undefined && categories !== null;
  /** The search found no product: the heading says so, and the answer has the ways on. */
  const isNothing = state.q !== undefined && !state.filters && lists?.products.total === 0;
  /** The nearest way on is the same search everywhere. */
  const isNothingHere = isNothing && named !== undefined;
  const isMissed = found !== null && found.total > 0 && isNearOnly(found);
  const answer = found && state.q && (
    <section className="shop-found" aria-label={texts.answer} aria-busy={isRenewing || undefined}>
      <LateFound term={state.q} reply={found} isExact={state.tam === '1'} />
    </section>
  );
  return (
    <div className={state.q ? 'wrap shop' : 'wrap shop shop--tree'}>
      <Breadcrumb trail={shopTrail(chosen, state.q)} />
      <header className="shop-head">
        {state.q ? (
          <h1 className="shop-term">
            {isNothing ? SHOP_HEAD_TEXTS.noResults(state.q) : texts.searchedFor(state.q)}
            {lists && !isNothing && !isMissed && texts.resultCount(cappedCount(lists.products.total))}
          </h1>
        ) : (
          <h1>{named?.name ?? SHOP_HEAD_TEXTS.title}</h1>
        )}
        {families && families.total > 0 && <Figures families={families} state={state} hasLink={hasSections} />}
      </header>
      <Sidebar
        state={state}
        categories={categories}
        chosen={chosen}
        search={live}
        facets={lists?.facets ?? []}
        listHeight={lists ? heightOf(lists) : 0}
        shownText={
          families
            ? texts.showFamilies(formatNumber(families.total))
            : texts.showArticles(formatNumber(lists?.products.total ?? 0))
        }
      />
      <div className="shop-main">
        {asked.isBlank && (
          <p className="notice notice--error" role="alert">
            {BLANK_SEARCH}
          </p>
        )}
        {refused !== undefined && (
          <p className="notice notice--error" role="alert">
            {refused}
          </p>
        )}
        {isCategoryUnknown && <output className="notice">{texts.unknownCategory}</output>}
        {isWhole &&
          state.page === 1 &&
          categories &&
          (hasSections ? (
            <CategoryRail categories={categories} />
          ) : (
            <CategoryCards categories={categories} state={state} />
          ))}
        {chosen.main && categories && <SubCategoryTags state={state} chosen={chosen} categories={categories} />}
        {!isNothingHere && answer}
        <Results
          state={state}
          lists={lists}
          categories={categories}
          chosen={chosen}
          search={live}
          isRenewing={isRenewing}
          hasSections={hasSections}
          inRows={found && state.q ? rowIds(found) : NO_ROWS}
          isMissed={isMissed}
        />
        {isNothingHere && answer}
        {state.q && (
          <p>
            <a className="more" href={siteSearchPath({ q: state.q })}>
              {SITE_SEARCH_TEXTS.alsoContent}
              <ArrowIcon />
            </a>
          </p>
        )}
        {named?.description && !state.q && <p className="shop-about">{named.description}</p>}
      </div>
    </div>
  );
}

/** Rows of the list on wide screens, about, in pixels. */
const FAMILY_ROW = 82;
const ARTICLE_ROW = 70;
const heightOf = ({ families, products }: ShopLists): number =>
  (families?.families.length ?? 0) * FAMILY_ROW + products.products.length * ARTICLE_ROW;

/** The state that the page shows: an unknown category shows everything, refused filters are left out. */
function shownState(asked: AskedSearch, isCategoryUnknown: boolean, isRefused: boolean): ShopSearch {
  if (isCategoryUnknown) return wholeCatalogue(asked);
  return isRefused ? unfiltered(asked) : asked;
}

/** '95 seri · 11.538 ölçü · ● 5.459 stokta', and the way to the articles where there is no switch. */
function Figures({
  families: { total, articleTotal, inStockTotal },
  state,
  hasLink,
}: {
  families: Pick<FamilyPage, 'total' | 'articleTotal' | 'inStockTotal'>;
  state: ShopSearch;
  hasLink: boolean;
}) {
  return (
    <p className="shop-figures figures">
      <span>{texts.familyCount(formatNumber(total))}</span> · <span>{texts.sizeCount(formatNumber(articleTotal))}</span>
      {inStockTotal > 0 && (
        <>
          {' '}
          · <span className="stock stock--in_stock">{texts.inStockCount(formatNumber(inStockTotal))}</span>
        </>
      )}
      {hasLink && (
        <>
          {' '}
          <a href={shopPath({ ...state, show: 'articles' })}>{texts.articles}</a>
        </>
      )}
    </p>
  );
}

/** The main categories above sections, which have them as headings: one line where the tree is a drawer. */
const CategoryRail = ({ categories }: { categories: readonly Category[] }) => (
  <nav className="shop-subs shop-rail" aria-label={texts.sections}>
    <ul>
      {categories.map(({ _id, name, parentCategory, productCount }) =>
        parentCategory ? null : (
          <li key={_id}>
            <a className="tag" href={shopPath({ category: _id })}>
              {name} <small>{texts.sizeCount(formatNumber(productCount))}</small>
            </a>
          </li>
        ),
      )}
    </ul>
  </nav>
);

function CategoryCards({ categories, state }: { categories: readonly Category[]; state: ShopSearch }) {
  return (
    <ul className="shop-cards" aria-label={texts.categories}>
      {categories.map((category) =>
        category.parentCategory ? null : (
          <li key={category._id}>
            <a href={shopPath({ ...keptView(state), category: category._id })}>
              <Picture kind="categories" image={category.img} alt="" sizes="96px" width={96} height={72} />
              <span className="shop-cards-name">{category.name}</span>
              <small>{texts.sizeCount(formatNumber(category.productCount))}</small>
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
    shopPath({ ...keptView(state), category: main!._id, subCategory, filters: state.filters });
  return (
    <nav className="shop-subs" aria-label={texts.subCategories}>
      <ul>
        <li>
          <a className="tag" href={to()} aria-current={sub ? undefined : 'true'} data-keep-scroll="">
            {texts.all} <small>{texts.sizeCount(formatNumber(main!.productCount))}</small>
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
              {child.name} <small>{formatNumber(child.productCount)}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
