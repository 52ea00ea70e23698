import { pagePath } from '#contract/page-paths.ts';
import { CONTACT_PATH, HOME_PATH } from '#contract/paths.ts';
import type { PropsOf } from '../../base/page.tsx';
import { DYNAMIC_PAGE_TEXTS as texts, PAGE_PROBLEMS } from '../../texts/dynamic-page.ts';
import { NOT_FOUND_TEXTS } from '../../texts/error.ts';
import { EmptySheet } from '../../ui/empty-sheet.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import { SectionsPage } from '../page-sections/page.tsx';
import { type dynamicPage, type PageProblem } from './dynamic-page.ts';

/** A page that staff wrote, or the reason for its absence. */
export default function DynamicPageView({ params, search, data }: PropsOf<typeof dynamicPage>) {
  return 'page' in data ? (
    <SectionsPage page={data.page} category={search.category} />
  ) : (
    <Problem problem={data.problem} path={pagePath(params.slug)} />
  );
}

function Problem({ problem, path }: { problem: PageProblem; path: string }) {
  const mayHelp = problem === 'failed' || problem === 'network';
  return (
    <EmptySheet title={NOT_FOUND_TEXTS.title} mark={mayHelp ? '!' : '404'} caption={texts.sheet} hasGroups>
      <p role="alert">{PAGE_PROBLEMS[problem]}</p>
      <SearchForm />
      <p className="empty-sheet-links">
        {mayHelp && (
          <a className="button" href={path}>
            {texts.retry}
          </a>
        )}
        <a className="button button--quiet" href={HOME_PATH}>
          {texts.home}
        </a>
        <a className="button button--quiet" href={CONTACT_PATH}>
          {texts.contact}
        </a>
      </p>
    </EmptySheet>
  );
}
