import { useId } from 'react';
import { CONTENT_KINDS, type ContentKind, siteSearchPath } from '#contract/content-kinds.ts';
import { BLANK_SEARCH } from '#contract/catalogue-texts.ts';
import { MAX_QUERY_LENGTH } from '#contract/catalogue.ts';
import type { ContentGroup, ContentHit, ContentSearchReply } from '#contract/content-search.ts';
import { formatNumber } from '#contract/format.ts';
import { searchPath } from '#contract/page-paths.ts';
import { SITE_SEARCH_PATH } from '#contract/paths.ts';
import type { CatalogueSearchReply } from '#contract/search.ts';
import { longDate } from '../../base/dates.ts';
import { useFrame } from '../../base/frame.ts';
import { phoneLink } from '../../base/links.ts';
import type { PropsOf } from '../../base/page.tsx';
import { LateFound } from '../../search/late-found.tsx';
import { Marked } from '../../ui/marked.tsx';
import { isNothing } from '../../search/reply.ts';
import { SEARCH_TEXTS } from '../../texts/frame.ts';
import { CONTENT_NAMES, SITE_SEARCH_TEXTS as texts } from '../../texts/site-search.ts';
import { ArrowIcon, SearchIcon } from '../../ui/icon.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Pager } from '../../ui/pager.tsx';
import { useBlankRefusal } from '../../ui/search-form.tsx';
import { pagesOf, type siteSearchPage } from './page.ts';
import type { SiteSearch } from './search.ts';
import './view.css';

export default function SiteSearchView({ search, data }: PropsOf<typeof siteSearchPage>) {
  const { q, isCut } = search;
  const { products, content, refused } = data;
  const isAnswered = q !== undefined && refused === undefined;
  const isEmpty =
    products !== null &&
    content !== null &&
    isNothing(products) &&
    CONTENT_KINDS.every((kind) => content[kind].total === 0);
  const heading = () => {
    if (q === undefined) return texts.title;
    return isAnswered && isEmpty ? texts.nothing(q) : texts.searchedFor(q);
  };
  return (
    <>
      <PageHead title={texts.title} path={SITE_SEARCH_PATH} heading={heading()} lead={q ? undefined : texts.lead}>
        <SearchBox key={q} search={search} refused={refused} />
        {isCut && <output className="muted">{texts.cut(MAX_QUERY_LENGTH)}</output>}
      </PageHead>
      {isAnswered && (
        <div className="wrap site-search">
          {isEmpty ? (
            <NothingFound term={q} products={products} />
          ) : (
            <>
              <Kinds q={q} kind={search.kind} products={products} content={content} />
              {(products === null || content === null) && (
                <div className="notice notice--error" role="alert">
                  <p>{texts.failed}</p>
                  <a className="button button--quiet" href={siteSearchPath({ ...search, q })}>
                    {texts.retry}
                  </a>
                </div>
              )}
              {search.kind === undefined && <AllKinds q={q} products={products} content={content} />}
              {search.kind !== undefined && content && (
                <OneKind q={q} kind={search.kind} page={search.page} group={content[search.kind]} />
              )}
            </>
          )}
        </div>
      )}
    </>
  );
}

function SearchBox({ search: { q, isBlank: wasBlank }, refused }: { search: SiteSearch; refused: string | undefined }) {
  const { isBlank, ...refusal } = useBlankRefusal();
  const id = useId();
  const sentence = isBlank || wasBlank ? BLANK_SEARCH : refused;
  return (
    <search className="site-search-box">
      <form className="search-form" action={SITE_SEARCH_PATH} {...refusal}>
        <input
          className="field"
          type="search"
          name="q"
          maxLength={MAX_QUERY_LENGTH}
          defaultValue={q}
          aria-label={texts.title}
          placeholder={texts.prompt}
          autoComplete="off"
          aria-invalid={sentence !== undefined || undefined}
          aria-describedby={sentence === undefined ? undefined : id}
        />
        <button type="submit" className="button">
          <SearchIcon />
          <span>{SEARCH_TEXTS.submit}</span>
        </button>
      </form>
      {sentence !== undefined && (
        <p id={id} className="search-blank" role="alert">
          {sentence}
        </p>
      )}
    </search>
  );
}

const countOf = ({ total, hasMore }: Pick<ContentGroup, 'total' | 'hasMore'>): string =>
  hasMore ? texts.more(formatNumber(total)) : formatNumber(total);

interface Answers {
  q: string;
  products: CatalogueSearchReply | null;
  content: ContentSearchReply | null;
}

/** The kinds with their counts: links, so that they work without JavaScript. */
function Kinds({ q, kind, products, content }: Answers & { kind: ContentKind | undefined }) {
  return (
    <nav className="site-search-kinds" aria-label={texts.kinds}>
      <ul>
        <li>
          <a className="tag" href={siteSearchPath({ q })} aria-current={kind === undefined ? 'page' : undefined}>
            {texts.all}
          </a>
        </li>
        {products && !isNothing(products) && (
          <li>
            <a className="tag" href={searchPath(q)}>
              {texts.counted(texts.products, formatNumber(products.total))}
            </a>
          </li>
        )}
        {content &&
          CONTENT_KINDS.filter((one) => content[one].total > 0 || one === kind).map((one) => (
            <li key={one}>
              <a
                className="tag"
                href={siteSearchPath({ q, kind: one })}
                aria-current={one === kind ? 'page' : undefined}
              >
                {texts.counted(CONTENT_NAMES[one], countOf(content[one]))}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

function AllKinds({ q, products, content }: Answers) {
  return (
    <>
      {products && !isNothing(products) && (
        <section className="site-search-part" aria-labelledby="products">
          <h2 id="products">{texts.products}</h2>
          <div className="shop-found">
            <LateFound term={q} reply={products} />
          </div>
          <a className="more" href={searchPath(q)}>
            {texts.allProducts}
            <ArrowIcon />
          </a>
        </section>
      )}
      {content &&
        CONTENT_KINDS.filter((kind) => content[kind].total > 0).map((kind) => (
          <section key={kind} className="site-search-part" aria-labelledby={kind}>
            <h2 id={kind}>{CONTENT_NAMES[kind]}</h2>
            <Hits items={content[kind].items} hasDates={kind === 'posts'} />
            {content[kind].total > content[kind].items.length && (
              <a className="more" href={siteSearchPath({ q, kind })}>
                {texts.allOf(texts.counted(CONTENT_NAMES[kind], countOf(content[kind])))}
                <ArrowIcon />
              </a>
            )}
          </section>
        ))}
    </>
  );
}

function OneKind({ q, kind, page, group }: { q: string; kind: ContentKind; page: number; group: ContentGroup }) {
  const pages = pagesOf(group.total);
  const name = CONTENT_NAMES[kind];
  if (group.total === 0)
    return (
      <div className="empty-state">
        <output>{texts.noneOf(name)}</output>
        <p className="muted">{texts.noneHint}</p>
      </div>
    );
  if (page > pages)
    return (
      <div className="notice">
        <p>{texts.unknownPage(formatNumber(pages))}</p>
        <a className="button button--quiet" href={siteSearchPath({ q, kind })}>
          {texts.firstPage}
        </a>
      </div>
    );
  return (
    <section className="site-search-part" aria-labelledby={kind}>
      <h2 id={kind}>{name}</h2>
      <Hits items={group.items} hasDates={kind === 'posts'} />
      <Pager page={page} pages={pages} to={(n) => siteSearchPath({ q, kind, page: n })} />
    </section>
  );
}

function Hits({ items, hasDates }: { items: readonly ContentHit[]; hasDates: boolean }) {
  return (
    <ul className="site-search-hits">
      {items.map(({ _id, path, title, snippet, at }) => (
        <li key={_id}>
          <h3>
            <a href={path}>
              <Marked text={title} />
            </a>
          </h3>
          <p>
            <Marked text={snippet} />
          </p>
          {hasDates && <time dateTime={at}>{longDate(at)}</time>}
        </li>
      ))}
    </ul>
  );
}

/** The ways on of the catalogue's search, with the quote, and the telephone. */
function NothingFound({ term, products }: { term: string; products: CatalogueSearchReply }) {
  const { contact_phone: phone } = useFrame().settings;
  return (
    <section className="site-search-part site-search-part--none" aria-label={texts.products}>
      <p className="muted">{texts.noneHint}</p>
      <div className="shop-found">
        <LateFound term={term} reply={products} />
      </div>
      {phone && (
        <p>
          {texts.helpByPhone}{' '}
          <a className="figures" href={phoneLink(phone)}>
            {phone}
          </a>
        </p>
      )}
    </section>
  );
}
