import { formatNumber } from '#contract/format.ts';
import { PAGER_TEXTS as texts } from '../texts/pager.ts';
import './pager.css';

/** Numbers shown: first, last, and the neighbours of the current page; 0 stands for a gap. */
function numbers(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((n) => n >= 1 && n <= pages);
  // As many numbers at the ends as in the middle, so that 'next' keeps its place.
  if (page <= 3) near.push(...[2, 3, 4].filter((n) => n <= pages));
  if (page >= pages - 2) near.push(...[pages - 3, pages - 2, pages - 1].filter((n) => n >= 1));
  const sorted = [...new Set(near)].sort((a, b) => a - b);
  return sorted.flatMap((n, i) => (i > 0 && n - sorted[i - 1]! > 1 ? [0, n] : [n]));
}

/** The pages of a list; `to` gives a page's address. */
export function Pager({ page, pages, to }: { page: number; pages: number; to: (page: number) => string }) {
  if (pages <= 1) return null;
  return (
    <nav className="pager" aria-label={texts.pages}>
      {page > 1 ? (
        <a className="pager-step" href={to(page - 1)} rel="prev">
          ‹ <span>{texts.previous}</span>
        </a>
      ) : (
        <span className="pager-step" aria-hidden="true">
          ‹ <span>{texts.previous}</span>
        </span>
      )}
      <ol>
        {numbers(page, pages).map((n, i) => (
          <li key={n || -i}>
            {n === 0 ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a href={to(n)} aria-label={texts.page(formatNumber(n))} aria-current={n === page ? 'page' : undefined}>
                {formatNumber(n)}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages ? (
        <a className="pager-step" href={to(page + 1)} rel="next">
          <span>{texts.next}</span> ›
        </a>
      ) : (
        <span className="pager-step" aria-hidden="true">
          <span>{texts.next}</span> ›
        </span>
      )}
    </nav>
  );
}
