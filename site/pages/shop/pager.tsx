import { formatNumber } from '#contract/text.ts';
import { SHOP_TEXTS as texts } from '../../texts/shop.ts';
import { shopPath, type ShopSearch } from './search.ts';

/** First, last, and the neighbours of the current page; 0 stands for a gap. */
function numbers(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  // At the ends as many as in the middle, so that 'next' stays where it is.
  if (page <= 3) near.push(...[2, 3, 4].filter((n) => n <= pages));
  if (page >= pages - 2) near.push(...[pages - 3, pages - 2, pages - 1].filter((n) => n >= 1));
  const sorted = [...new Set(near)].sort((a, b) => a - b);
  return sorted.flatMap((n, i) => (i > 0 && n - sorted[i - 1]! > 1 ? [0, n] : [n]));
}

/** The pages of a list. */
export function Pager({ state, pages }: { state: ShopSearch; pages: number }) {
  if (pages <= 1) return null;
  const to = (page: number) => shopPath({ ...state, page });
  const { page } = state;
  return (
    <nav className="shop-pager" aria-label={texts.pages}>
      {page > 1 ? <a className="shop-pager-step" href={to(page - 1)} rel="prev">‹ <span>{texts.previous}</span></a> : <span className="shop-pager-step" aria-hidden="true">‹ <span>{texts.previous}</span></span>}
      <ol>
        {numbers(page, pages).map((n, i) => (
          <li key={n || -i}>{n === 0 ? <span aria-hidden="true">…</span> : <a href={to(n)} aria-label={texts.page(formatNumber(n))} aria-current={n === page ? 'page' : undefined}>{formatNumber(n)}</a>}</li>
        ))}
      </ol>
      {page < pages ? <a className="shop-pager-step" href={to(page + 1)} rel="next"><span>{texts.next}</span> ›</a> : <span className="shop-pager-step" aria-hidden="true"><span>{texts.next}</span> ›</span>}
    </nav>
  );
}
