// The catalogue's answer to a search: what was typed exactly, then hits by family, then ways on. A separate chunk: the
// window and the catalogue's page fetch it with the first search.
import type { MouseEvent } from 'react';
import { formatNumber } from '#contract/format.ts';
import type { FamilyCard } from '#contract/families.ts';
import { searchPath, searchQuotePath } from '#contract/page-paths.ts';
import { categoryPath, familyPath } from '#contract/paths.ts';
import type { CatalogueGroup, CatalogueSearchReply } from '#contract/search.ts';
import { withQuery } from '#contract/with-query.ts';
import { FOUND_TEXTS as texts } from '../texts/search.ts';
import { ArrowIcon } from '../ui/icon.tsx';
import { Hit, type FoundHit } from './hit.tsx';

export interface FoundProps {
  /** The text that was searched for. */
  term: string;
  reply: CatalogueSearchReply;
  /** Searches in place instead of following a link to another search. */
  onSearch?: (text: string) => void;
}

/** Whether the answer has no product. */
export const isNothing = ({ code, groups, near }: CatalogueSearchReply): boolean =>
  code === null && groups.length === 0 && near.length === 0;

export function Found(props: FoundProps) {
  const { term, reply } = props;
  const names = <Named reply={reply} />;
  if (isNothing(reply))
    return (
      <>
        {names}
        <WaysOn {...props} />
      </>
    );
  const best = bestOf(reply);
  // Before many sizes, families and categories are the shorter way; after a size that was typed, they are others.
  const areNamesFirst = best === null && !isNearOnly(reply);
  return (
    <>
      <ReadAs {...props} />
      {best && (
        <ul className="hits" aria-label={texts.best}>
          <Hit hit={best.hit} family={best.family} beside={best.hit.product.name} isBest />
        </ul>
      )}
      {areNamesFirst && names}
      <Groups groups={groupsBeside(reply, best)} beside={best?.hit.product.name} />
      {reply.near.length > 0 && (
        <>
          <h2 className="found-label">{texts.near}</h2>
          <ul className="hits" aria-label={texts.near}>
            {reply.near.map((hit) => (
              <Hit key={hit.product._id} hit={hit} beside={reply.near[0]!.product.name} />
            ))}
          </ul>
        </>
      )}
      {isNearOnly(reply) && <Quote term={term} />}
      {!areNamesFirst && names}
    </>
  );
}

const isNear = (group: CatalogueGroup | undefined): boolean => group?.level === 'near' || group?.level === 'far';

/** Whether the size asked for is not made: the answer holds the nearest ones. */
export const isNearOnly = ({ code, groups }: CatalogueSearchReply): boolean => code === null && isNear(groups[0]);

interface Best {
  hit: FoundHit;
  family: FamilyCard | null;
}
/** The hit that was surely meant: the very code, the very size, or the only one. */
function bestOf({ code, groups: [first], total }: CatalogueSearchReply): Best | null {
  if (code) return { hit: { product: code.product, level: 'code', differs: [] }, family: first?.family ?? null };
  const hit = first?.hits[0];
  if (!first || !hit) return null;
  const isMeant = first.level === 'code' || first.level === 'exact' || (total === 1 && !isNear(first));
  return isMeant ? { hit, family: first.family } : null;
}

/** The groups without the best hit. */
const groupsBeside = ({ groups }: CatalogueSearchReply, best: Best | null): CatalogueGroup[] =>
  groups.flatMap((group) => {
    const hits = group.hits.filter(({ product }) => product._id !== best?.hit.product._id);
    return hits.length === 0 ? [] : [{ ...group, hits }];
  });

/** Neighbouring groups of one size each share a list; a group with more has its own, below its family's name. */
function Groups({ groups, beside }: { groups: readonly CatalogueGroup[]; beside: string | undefined }) {
  const lists: CatalogueGroup[][] = [];
  for (const group of groups) {
    const last = lists.at(-1);
    if (last && isSingle(last[0]!) && isSingle(group) && isNear(last[0]) === isNear(group)) last.push(group);
    else lists.push([group]);
  }
  const firstNear = lists.find(([group]) => isNear(group));
  return lists.map((list) => {
    const [first] = list;
    const singles = isSingle(first!);
    return (
      <section key={first!.hits[0]!.product._id} className="found-group">
        {list === firstNear && <h2 className="found-label">{texts.near}</h2>}
        {!singles && <GroupHead group={first!} />}
        <ul className="hits" aria-label={singles ? texts.hits : first!.name}>
          {list.flatMap(({ family, hits }) =>
            hits.map((hit) => (
              <Hit
                key={hit.product._id}
                hit={hit}
                family={singles ? family : null}
                beside={(singles && beside) || first!.hits[0]!.product.name}
              />
            )),
          )}
        </ul>
      </section>
    );
  });
}

const isSingle = ({ hits, total }: CatalogueGroup): boolean => hits.length === 1 && total === 1;

/** The family's name, and the way to all its sizes that fit. */
function GroupHead({ group }: { group: CatalogueGroup }) {
  const { family, name, total, filter } = group;
  const count = formatNumber(total);
  return (
    <div className="found-head">
      <h3>{family ? <a href={familyPath(family.slug)}>{name}</a> : name}</h3>
      {family && !isNear(group) && (
        <a
          className="found-all"
          href={withQuery(familyPath(family.slug), filter)}
          aria-label={texts.allOfFamily(count, name)}
        >
          {texts.allOf(count)}
        </a>
      )}
    </div>
  );
}

/** How the text was read, where that is not as it was typed. */
function ReadAs({ reply: { didYouMean, corrected, unknown }, onSearch }: FoundProps) {
  return (
    <>
      {corrected !== null && (
        <p className="found-read">
          {didYouMean === null ? (
            texts.readAs(corrected)
          ) : (
            <SearchLink text={corrected} label={didYouMean} onSearch={onSearch} />
          )}
        </p>
      )}
      {unknown.length > 0 && <p className="found-read">{texts.unknown(unknown)}</p>}
    </>
  );
}

interface SearchLinkProps {
  text: string;
  label?: string;
  className?: string;
  onSearch: FoundProps['onSearch'];
}
/** Another search: in place where there is a box for it. */
function SearchLink({ text, label = text, className, onSearch }: SearchLinkProps) {
  const onClick = (event: MouseEvent) => {
    if (!onSearch || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onSearch(text);
  };
  return (
    <a className={className} href={searchPath(text)} onClick={onClick}>
      {label}
    </a>
  );
}

/** Families and categories that the text names. */
function Named({ reply: { families, categories } }: { reply: CatalogueSearchReply }) {
  if (families.length + categories.length === 0) return null;
  return (
    <div className="found-named">
      {families.length > 0 && (
        <nav aria-label={texts.families}>
          <h2 className="found-label">{texts.families}</h2>
          <FamilyLinks families={families} />
        </nav>
      )}
      {categories.length > 0 && (
        <nav aria-label={texts.categories}>
          <h2 className="found-label">{texts.categories}</h2>
          <ul className="found-links">
            {categories.map(({ _id, name, parentCategory, productCount }) => (
              <li key={_id}>
                <a href={parentCategory ? categoryPath(parentCategory._id, _id) : categoryPath(_id)}>
                  <span>{name}</span>
                  <small>{texts.sizes(formatNumber(productCount))}</small>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

const FamilyLinks = ({ families }: { families: readonly FamilyCard[] }) => (
  <ul className="found-links">
    {families.map(({ _id, name, slug, articleCount }) => (
      <li key={_id}>
        <a href={familyPath(slug)}>
          <span>{name}</span>
          <small>{texts.sizes(formatNumber(articleCount))}</small>
        </a>
      </li>
    ))}
  </ul>
);

/** Where nothing was found: what lies nearest, and the way to a quote. */
function WaysOn({ term, reply: { nearest }, onSearch }: FoundProps) {
  const words = nearest?.words ?? [];
  const families = nearest?.families ?? [];
  return (
    <div className="found-ways">
      {words.length > 0 && (
        <nav aria-label={texts.nearestWords}>
          <h2 className="found-label">{texts.nearestWords}</h2>
          <ul className="found-chips">
            {words.map((word) => (
              <li key={word}>
                <SearchLink className="found-chip" text={word} onSearch={onSearch} />
              </li>
            ))}
          </ul>
        </nav>
      )}
      {families.length > 0 && (
        <nav aria-label={texts.nearestFamilies}>
          <h2 className="found-label">{texts.nearestFamilies}</h2>
          <ul className="found-chips">
            {families.map(({ _id, name, slug }) => (
              <li key={_id}>
                <a className="found-chip" href={familyPath(slug)}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Quote term={term} />
    </div>
  );
}

const Quote = ({ term }: { term: string }) => (
  <p className="found-quote">
    <span className="muted">{texts.quoteHint}</span>
    <a className="more" href={searchQuotePath(term)}>
      {texts.quote(term)}
      <ArrowIcon />
    </a>
  </p>
);
